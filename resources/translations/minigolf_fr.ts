<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>AdjustmentStrip</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n restante</numerusform>
            <numerusform>%n restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjustment tiles</source>
        <translation>Tuiles d’ajustement</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>Bench: {names}</source>
        <translation>Banc&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Whoever passed plays first in the next round, the last one first</source>
        <translation>Ceux qui ont passé commencent le tour suivant, le dernier à passer en tête</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
</context>
<context>
    <name>BoardScreen</name>
    <message>
        <source>Esc once more goes home; all of it is kept.</source>
        <translation>Encore Échap pour revenir à l’accueil&#x202f;; tout est conservé.</translation>
    </message>
</context>
<context>
    <name>CheckPanel</name>
    <message>
        <source>Can be played</source>
        <translation>Peut se jouer</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Pas encore prêt</translation>
    </message>
    <message>
        <source>Nothing is odd about it.</source>
        <translation>Rien d’anormal.</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
</context>
<context>
    <name>ChoicesPanel</name>
    <message>
        <source>Course</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Land of the file</source>
        <translation>Terrain du fichier</translation>
    </message>
    <message>
        <source>Mr Client</source>
        <translation>M. Client</translation>
    </message>
    <message>
        <source>Mrs Client</source>
        <translation>Mme Cliente</translation>
    </message>
    <message>
        <source>Name of the course</source>
        <translation>Nom du parcours</translation>
    </message>
    <message>
        <source>No Mr Client</source>
        <translation>Sans M. Client</translation>
    </message>
    <message>
        <source>No Mrs Client</source>
        <translation>Sans Mme Cliente</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Passes of the solo game, {pass_cost.points} off each</source>
        <translation>Passes de la partie solo, {pass_cost.points} de moins chacune</translation>
    </message>
    <message>
        <source>Tiles collected face down, {collected_points.points} each</source>
        <translation>Tuiles collectées face cachée, {collected_points.points} chacune</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
</context>
<context>
    <name>ClientCard</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} so far</source>
        <translation>déjà {count}</translation>
    </message>
</context>
<context>
    <name>ClubHand</name>
    <message>
        <source>Your clubs</source>
        <translation>Vos clubs</translation>
    </message>
    <message>
        <source>face down: hold V to look</source>
        <translation>face cachée&#x202f;: maintenez V pour regarder</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>in the discard</source>
        <translation>dans la défausse</translation>
    </message>
</context>
<context>
    <name>ConditionLine</name>
    <message>
        <source>The rule of {condition} (?)</source>
        <translation>La règle&#x202f;: {condition} (?)</translation>
    </message>
</context>
<context>
    <name>CourseCard</name>
    <message numerus="yes">
        <source>%n new tiles</source>
        <translation>
            <numerusform>%n nouvelle tuile</numerusform>
            <numerusform>%n nouvelles tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to see the course large (O)</source>
        <translation>Cliquez pour voir le parcours en grand (O)</translation>
    </message>
    <message>
        <source>{name}: score {points}</source>
        <translation>{name}&#x202f;: score {points}</translation>
    </message>
</context>
<context>
    <name>CoursePanel</name>
    <message>
        <source>Course</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Trous</translation>
    </message>
    <message>
        <source>Name of the course</source>
        <translation>Nom du parcours</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Rank of the solo deck that is a fair match here</source>
        <translation>Rang du paquet solo pour une partie équitable ici</translation>
    </message>
    <message>
        <source>Solo par</source>
        <translation>Par solo</translation>
    </message>
    <message>
        <source>Stableford</source>
        <translation>Stableford</translation>
    </message>
    <message>
        <source>Stableford points for par play, and the most there are</source>
        <translation>Points Stableford en jouant le par, et maximum possible</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
</context>
<context>
    <name>DecksLeft</name>
    <message>
        <source>Cards left</source>
        <translation>Cartes restantes</translation>
    </message>
    <message numerus="yes">
        <source>{deck}: %n cards left</source>
        <translation>
            <numerusform>{deck}&#x202f;: %n carte restante</numerusform>
            <numerusform>{deck}&#x202f;: %n cartes restantes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>First choose a tile, then the cell where it goes.</source>
        <translation>Choisissez d’abord une tuile, puis la case où la placer.</translation>
    </message>
    <message numerus="yes">
        <source>It fits in %n places.</source>
        <translation>
            <numerusform>Elle peut aller à %n endroit.</numerusform>
            <numerusform>Elle peut aller à %n endroits.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Rangé</translation>
    </message>
    <message>
        <source>off the land {points}</source>
        <translation>hors du terrain {points}</translation>
    </message>
</context>
<context>
    <name>DrawnCards</name>
    <message>
        <source>Cards drawn</source>
        <translation>Cartes piochées</translation>
    </message>
</context>
<context>
    <name>FacePalette</name>
    <message numerus="yes">
        <source>%n tiles left</source>
        <translation>
            <numerusform>%n tuile restante</numerusform>
            <numerusform>%n tuiles restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Any par</source>
        <translation>Tous les pars</translation>
    </message>
    <message>
        <source>Any stars</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Fairways</source>
        <translation>Fairways</translation>
    </message>
    <message>
        <source>Greens</source>
        <translation>Greens</translation>
    </message>
    <message>
        <source>Kind of tile</source>
        <translation>Type de tuile</translation>
    </message>
    <message>
        <source>Only what is left in the box</source>
        <translation>Seulement ce qui reste dans la boîte</translation>
    </message>
    <message>
        <source>Par of the tee</source>
        <translation>Par du tee</translation>
    </message>
    <message>
        <source>Par {par}</source>
        <translation>Par {par}</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Étoiles</translation>
    </message>
    <message>
        <source>Tees</source>
        <translation>Tees</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Tiles of the box</source>
        <translation>Tuiles de la boîte</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>posée</translation>
    </message>
</context>
<context>
    <name>FreeActions</name>
    <message>
        <source>Clear the land</source>
        <translation>Vider le terrain</translation>
    </message>
    <message>
        <source>Draw a land</source>
        <translation>Dessiner un terrain</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>Ouvrir un parcours</translation>
    </message>
    <message>
        <source>Putt on it</source>
        <translation>Y jouer aux dés de putt</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Enregistrer une image</translation>
    </message>
    <message>
        <source>Search the box</source>
        <translation>Chercher dans la boîte</translation>
    </message>
    <message>
        <source>Take the tile away</source>
        <translation>Enlever la tuile</translation>
    </message>
    <message>
        <source>Your boards</source>
        <translation>Vos plateaux</translation>
    </message>
</context>
<context>
    <name>FreePanels</name>
    <message>
        <source>Score at a table</source>
        <translation>Score à une table</translation>
    </message>
    <message>
        <source>no land</source>
        <translation>sans terrain</translation>
    </message>
    <message>
        <source>{land}  ·  free board</source>
        <translation>{land}  ·  plateau libre</translation>
    </message>
</context>
<context>
    <name>GoalList</name>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Green {hole}, %n hexes away</source>
        <translation>
            <numerusform>Green {hole}, à %n hexagone</numerusform>
            <numerusform>Green {hole}, à %n hexagones</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearest greens</source>
        <translation>Greens proches</translation>
    </message>
    <message>
        <source>from golfer {number}</source>
        <translation>du golfeur {number}</translation>
    </message>
    <message>
        <source>worth {points} to the next there</source>
        <translation>vaut {points} pour le prochain</translation>
    </message>
    <message>
        <source>your secret target</source>
        <translation>votre cible secrète</translation>
    </message>
</context>
<context>
    <name>GolfCardSheet</name>
    <message>
        <source>Backs</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Clubs</translation>
    </message>
    <message>
        <source>Clubs in the hand</source>
        <translation>Clubs en main</translation>
    </message>
    <message>
        <source>Golfers</source>
        <translation>Golfeurs</translation>
    </message>
    <message>
        <source>Shot cards</source>
        <translation>Cartes de tir</translation>
    </message>
    <message>
        <source>Solo cards</source>
        <translation>Cartes solo</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
</context>
<context>
    <name>GolferCard</name>
    <message>
        <source>The power is used for now.</source>
        <translation>Le pouvoir est utilisé pour l’instant.</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisé</translation>
    </message>
</context>
<context>
    <name>GroupTable</name>
    <message>
        <source>Count the points</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Draw two tiles</source>
        <translation>Tirer deux tuiles</translation>
    </message>
    <message>
        <source>Enter takes the chosen tile face down, and you stop for good. Esc: go on designing.</source>
        <translation>Entrée prend la tuile choisie face cachée, et vous vous arrêtez pour de bon. Échap&#x202f;: continuer.</translation>
    </message>
    <message>
        <source>First choose the tile to lay on the gate.</source>
        <translation>Choisissez d’abord la tuile à poser sur la porte d’entrée.</translation>
    </message>
    <message>
        <source>First choose the tile to take face down.</source>
        <translation>Choisissez d’abord la tuile à prendre face cachée.</translation>
    </message>
    <message>
        <source>Place tile</source>
        <translation>Placer la tuile</translation>
    </message>
    <message>
        <source>Take back what {name} did</source>
        <translation>Annuler l’action de {name}</translation>
    </message>
    <message>
        <source>Take face down</source>
        <translation>Prendre face cachée</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>The game is over. Hole numbers may still be moved; Enter counts the points.</source>
        <translation>Partie finie. Les numéros de trous se déplacent encore&#x202f;; Entrée compte.</translation>
    </message>
    <message>
        <source>To stop for good, choose the tile to take face down, then press Enter. Esc: go on designing.</source>
        <translation>Pour vous arrêter pour de bon, choisissez la tuile à prendre face cachée, puis appuyez sur Entrée. Échap&#x202f;: continuer.</translation>
    </message>
    <message>
        <source>final phase</source>
        <translation>phase finale</translation>
    </message>
    <message>
        <source>keys 1–{last}</source>
        <translation>touches 1–{last}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>tour {number}</translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation>Ensuite&#x202f;: {name}</translation>
    </message>
    <message>
        <source>{name}&apos;s course: back to mine</source>
        <translation>Parcours de {name}&#x202f;: retour au mien</translation>
    </message>
    <message>
        <source>{name}: choose a tile</source>
        <translation>{name}&#x202f;: votre tuile</translation>
    </message>
    <message>
        <source>{name}: take a tile</source>
        <translation>{name}&#x202f;: prenez une tuile</translation>
    </message>
    <message>
        <source>{name}: what goes back?</source>
        <translation>{name}&#x202f;: quelles tuiles remettre&#x202f;?</translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>At the gate</source>
        <translation>À la porte d’entrée</translation>
    </message>
    <message>
        <source>B back, D discard</source>
        <translation>B&#x202f;: sac, D&#x202f;: défausse</translation>
    </message>
    <message>
        <source>Both tiles</source>
        <translation>Les deux tuiles</translation>
    </message>
    <message>
        <source>The other tile</source>
        <translation>L’autre tuile</translation>
    </message>
    <message>
        <source>Your two tiles</source>
        <translation>Vos deux tuiles</translation>
    </message>
    <message>
        <source>keys 1, 2</source>
        <translation>touches 1, 2</translation>
    </message>
</context>
<context>
    <name>HolesPanel</name>
    <message>
        <source>Hole {number}, par {par}</source>
        <translation>Trou {number}, par {par}</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Trous</translation>
    </message>
    <message>
        <source>Par {par}</source>
        <translation>Par {par}</translation>
    </message>
</context>
<context>
    <name>LandSheet</name>
    <message>
        <source>{tiles.tiles}, {area} m²</source>
        <translation>{tiles.tiles}, {area} m²</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>does not fit</source>
        <translation>mauvais raccord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>leads off the land</source>
        <translation>sort du terrain</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>side fits</source>
        <translation>bon raccord</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>encore ouvert</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Close (L)</source>
        <translation>Fermer (L)</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
</context>
<context>
    <name>NumberMenu</name>
    <message>
        <source>&amp;Not played</source>
        <translation>&amp;Non joué</translation>
    </message>
    <message>
        <source>Hole {number}</source>
        <translation>Trou {number}</translation>
    </message>
    <message>
        <source>No tee leads to this green yet</source>
        <translation>Aucun tee ne mène encore à ce green</translation>
    </message>
</context>
<context>
    <name>OpenSheet</name>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Nameless course</source>
        <translation>Parcours sans nom</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>Ouvrir un parcours</translation>
    </message>
    <message>
        <source>Your own courses come first. Each opens on a board of its own.</source>
        <translation>Vos parcours viennent d’abord. Chacun s’ouvre sur son propre plateau.</translation>
    </message>
</context>
<context>
    <name>OrderOfPlay</name>
    <message>
        <source>Choosing clubs</source>
        <translation>Sélection du club</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <source>chooses a club</source>
        <translation>choisit un club</translation>
    </message>
    <message>
        <source>club chosen</source>
        <translation>club choisi</translation>
    </message>
    <message>
        <source>has played</source>
        <translation>a joué</translation>
    </message>
    <message>
        <source>misses this turn</source>
        <translation>passe ce tour</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>joue maintenant</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
</context>
<context>
    <name>PawnRow</name>
    <message>
        <source>Order of play</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <source>has played</source>
        <translation>a joué</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>joue maintenant</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation>sur {count}</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Go back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Go back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>{answer} (Enter)</source>
        <translation>{answer} (Entrée)</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Lay it there</source>
        <translation>La poser là</translation>
    </message>
    <message>
        <source>Lay the tile on the gate?</source>
        <translation>Poser la tuile sur la porte d’entrée&#x202f;?</translation>
    </message>
    <message>
        <source>It can be placed in a later turn, which counts as passing. Left there to the end it costs {reserve_cost.points}.</source>
        <translation>Vous pourrez la placer à un prochain tour, mais cela comptera comme passer. Si elle y reste jusqu’à la fin, elle coûte {reserve_cost.points}.</translation>
    </message>
    <message>
        <source>Neither tile is placed, and {pass_cost.points} are taken off.</source>
        <translation>Aucune des deux tuiles n’est placée, et vous perdez {pass_cost.points}.</translation>
    </message>
    <message>
        <source>No tile is placed. The pawn goes to the bench, and plays early in the next round.</source>
        <translation>Aucune tuile n’est placée. Votre pion va sur le banc, et vous jouerez parmi les premiers au tour suivant.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pass this turn?</source>
        <translation>Passer ce tour&#x202f;?</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>S’arrêter</translation>
    </message>
    <message>
        <source>Stop designing?</source>
        <translation>Vous arrêter&#x202f;?</translation>
    </message>
    <message>
        <source>The course is counted as it stands. Final score: {points}.</source>
        <translation>Le parcours est compté tel quel. Score final&#x202f;: {points}.</translation>
    </message>
</context>
<context>
    <name>QuickSheet</name>
    <message>
        <source>Any</source>
        <translation>Indifférent</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Built by chance, hole after hole, by the book. It can be undone.</source>
        <translation>Tracé au hasard, trou après trou, selon les règles. On peut l’annuler.</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Trous</translation>
    </message>
    <message>
        <source>Quick course</source>
        <translation>Parcours éclair</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Étoiles</translation>
    </message>
</context>
<context>
    <name>RacksPanel</name>
    <message>
        <source>Next</source>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Réglettes</translation>
    </message>
    <message>
        <source>Tiles of the next round</source>
        <translation>Tuiles du prochain tour</translation>
    </message>
</context>
<context>
    <name>RivalsPanel</name>
    <message>
        <source>Combined scoring</source>
        <translation>Score combiné</translation>
    </message>
    <message>
        <source>No opponent scores.</source>
        <translation>Aucun adversaire ne marque.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Opponents with a target left reach it after the turn.</source>
        <translation>Après ce tour, chaque adversaire atteint sa cible, s’il en a une.</translation>
    </message>
    <message>
        <source>Turn the club over ({key})</source>
        <translation>Retourner le club ({key})</translation>
    </message>
    <message>
        <source>Your turn only</source>
        <translation>Vous seul</translation>
    </message>
    <message>
        <source>makes for green {hole}</source>
        <translation>vise le green {hole}</translation>
    </message>
    <message>
        <source>no target left</source>
        <translation>plus de cible</translation>
    </message>
    <message numerus="yes">
        <source>{rival}: %n points</source>
        <translation>
            <numerusform>{rival}&#x202f;: %n point</numerusform>
            <numerusform>{rival}&#x202f;: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SatisfactionPanel</name>
    <message>
        <source>If the game ended now: {points}. Click to see why.</source>
        <translation>Si la partie s’arrêtait là&#x202f;: {points}. Cliquez pour voir pourquoi.</translation>
    </message>
    <message>
        <source>Satisfaction</source>
        <translation>Satisfaction</translation>
    </message>
    <message>
        <source>What stands so far: {points}. Click to see it.</source>
        <translation>Acquis jusqu’ici&#x202f;: {points}. Cliquez pour le voir.</translation>
    </message>
    <message>
        <source>as good as it gets</source>
        <translation>impossible de faire mieux</translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation>en s’arrêtant là</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>jusqu’ici</translation>
    </message>
    <message>
        <source>to be counted</source>
        <translation>à compter</translation>
    </message>
    <message>
        <source>{points} to the next</source>
        <translation>encore {points}</translation>
    </message>
</context>
<context>
    <name>SatisfactionScale</name>
    <message>
        <source>Score {points}: {level}</source>
        <translation>Score {points}&#x202f;: {level}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>%n black cubes</source>
        <translation>
            <numerusform>%n cube noir</numerusform>
            <numerusform>%n cubes noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes left</source>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
        </translation>
    </message>
    <message>
        <source>Hole {number}: par {par}</source>
        <translation>Trou {number}&#x202f;: par {par}</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message numerus="yes">
        <source>%n holes in one</source>
        <translation>
            <numerusform>%n trou en un</numerusform>
            <numerusform>%n trous en un</numerusform>
        </translation>
    </message>
    <message>
        <source>Hole {number}, par {par}</source>
        <translation>Trou {number}, par {par}</translation>
    </message>
    <message>
        <source>P{par}</source>
        <translation>P{par}</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>par {par}</source>
        <translation>par {par}</translation>
    </message>
    <message>
        <source>tokens on the green: {points}</source>
        <translation>jetons sur le green&#x202f;: {points}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message numerus="yes">
        <source>%n tiles face down</source>
        <translation>
            <numerusform>%n tuile face cachée</numerusform>
            <numerusform>%n tuiles face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>designing</source>
        <translation>conçoit</translation>
    </message>
    <message>
        <source>land full</source>
        <translation>terrain rempli</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>plays now</source>
        <translation>joue maintenant</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>à l’arrêt</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} sur {all}</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing was played, because it could not be saved: {reason}</source>
        <translation>Rien n’a été joué, car l’enregistrement a échoué&#x202f;: {reason}</translation>
    </message>
</context>
<context>
    <name>ShelfSheet</name>
    <message>
        <source>All you lay is kept here by itself.</source>
        <translation>Tout ce que vous posez est conservé ici automatiquement.</translation>
    </message>
    <message>
        <source>Another name (F2)</source>
        <translation>Renommer (F2)</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>D’un fichier</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation>Nom du plateau</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nouveau plateau</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Search (/)</source>
        <translation>Chercher (/)</translation>
    </message>
    <message>
        <source>Search the boards</source>
        <translation>Chercher parmi les plateaux</translation>
    </message>
    <message>
        <source>Your boards</source>
        <translation>Vos plateaux</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>{name} est supprimé.</translation>
    </message>
</context>
<context>
    <name>SignMenu</name>
    <message>
        <source>&amp;Let the program choose</source>
        <translation>&amp;Laisser le programme choisir</translation>
    </message>
    <message>
        <source>Hole &amp;{number}</source>
        <translation>Trou &amp;{number}</translation>
    </message>
</context>
<context>
    <name>SoloCard</name>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>rivals score</source>
        <translation>les rivaux marquent</translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message>
        <source>Left over</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Score {points}</source>
        <translation>Score {points}</translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Discard the tile</source>
        <translation>Défausser la tuile</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Lay the tile in hand on the gate, or take it from there (G)</source>
        <translation>Poser la tuile en main sur la porte d’entrée, ou l’y reprendre (G)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>My promises</source>
        <translation>Mes promesses</translation>
    </message>
    <message>
        <source>Number the holes</source>
        <translation>Numéroter les trous</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pass {points}</source>
        <translation>Passer {points}</translation>
    </message>
    <message>
        <source>Place the tile (Enter)</source>
        <translation>Placer la tuile (Entrée)</translation>
    </message>
    <message>
        <source>Place tile</source>
        <translation>Placer la tuile</translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation>Remettre la tuile dans le sac</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation>Règles et touches</translation>
    </message>
    <message>
        <source>Save the course</source>
        <translation>Enregistrer le parcours</translation>
    </message>
    <message>
        <source>See the next course</source>
        <translation>Voir le parcours suivant</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Show fit and worth</source>
        <translation>Montrer raccords et valeurs</translation>
    </message>
    <message>
        <source>Show the whole land</source>
        <translation>Voir tout le terrain</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>S’arrêter</translation>
    </message>
    <message>
        <source>Stop for good: take a tile face down now, and one in every round to come (S)
Possible in the final phase: once a land is full, or nobody builds</source>
        <translation>S’arrêter pour de bon&#x202f;: prendre une tuile face cachée maintenant, et une à chaque tour à venir (S)
Possible en phase finale&#x202f;: dès qu’un terrain est rempli, ou que personne ne construit</translation>
    </message>
    <message>
        <source>Take tile {key}</source>
        <translation>Prendre la tuile {key}</translation>
    </message>
    <message>
        <source>Tiles in the box</source>
        <translation>Tuiles de la boîte</translation>
    </message>
    <message>
        <source>Turn it back</source>
        <translation>Tourner dans l’autre sens</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Tourner la tuile</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
</context>
<context>
    <name>TargetCards</name>
    <message>
        <source>Green {hole}</source>
        <translation>Green {hole}</translation>
    </message>
    <message>
        <source>to be kept</source>
        <translation>à garder</translation>
    </message>
</context>
<context>
    <name>TeeSign</name>
    <message>
        <source>PAR {par}</source>
        <translation>PAR {par}</translation>
    </message>
</context>
<context>
    <name>TileCard</name>
    <message>
        <source>Discard for good (D)</source>
        <translation>Défausser pour de bon (D)</translation>
    </message>
    <message>
        <source>Put back into the bag (B)</source>
        <translation>Remettre dans le sac (B)</translation>
    </message>
    <message>
        <source>Tile {key}: {words}</source>
        <translation>Tuile {key}&#x202f;: {words}</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>pas de tuile</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>placée</translation>
    </message>
</context>
<context>
    <name>TilePalette</name>
    <message numerus="yes">
        <source>%n designs</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n restante</numerusform>
            <numerusform>%n restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous types</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Kind of tile</source>
        <translation>Type de tuile</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the box</source>
        <translation>Chercher dans la boîte</translation>
    </message>
    <message>
        <source>Tiles of the box</source>
        <translation>Tuiles de la boîte</translation>
    </message>
    <message>
        <source>Words such as: tee 2 people (/)</source>
        <translation>Par exemple&#x202f;: tee 2 visiteurs (/)</translation>
    </message>
</context>
<context>
    <name>TileSheet</name>
    <message>
        <source>Corners</source>
        <translation>Virages</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>Croisements</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Extension</translation>
    </message>
    <message>
        <source>Fairways</source>
        <translation>Fairways</translation>
    </message>
    <message>
        <source>Greens</source>
        <translation>Greens</translation>
    </message>
    <message>
        <source>Lawns</source>
        <translation>Pelouses</translation>
    </message>
    <message>
        <source>Straight paths</source>
        <translation>Chemins droits</translation>
    </message>
    <message>
        <source>Tees</source>
        <translation>Tees</translation>
    </message>
    <message>
        <source>no hazard</source>
        <translation>sans obstacle</translation>
    </message>
    <message>
        <source>nothing to count</source>
        <translation>rien à compter</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Click for the rule (?)</source>
        <translation>Cliquez pour voir la règle (?)</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>%n tiles in the bag</source>
        <translation>
            <numerusform>%n tuile dans le sac</numerusform>
            <numerusform>%n tuiles dans le sac</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Minigolf Desktop</source>
        <translation>Minigolf Desktop</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>ZoomButtons</name>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>About Minigolf Desktop</source>
        <translation>À propos de Minigolf Desktop</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Qt is used under the LGPL.</source>
        <translation>Logiciel libre sous licence MIT. Qt est utilisé sous LGPL.</translation>
    </message>
    <message>
        <source>Golf board games for the desktop, offline and without an account.</source>
        <translation>Des jeux de société autour du golf pour ordinateur, hors ligne et sans compte.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Minigolf Desktop</source>
        <translation>Minigolf Desktop</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Rapports</translation>
    </message>
    <message>
        <source>Show the folder in which the program reports faults</source>
        <translation>Montrer le dossier des rapports d’erreur</translation>
    </message>
    <message>
        <source>The fonts Quicksand and Manrope are under the SIL Open Font Licence.</source>
        <translation>Les polices Quicksand et Manrope sont sous SIL Open Font Licence.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>compilé</translation>
    </message>
    <message>
        <source>not compiled</source>
        <translation>non compilé</translation>
    </message>
</context>
<context>
    <name>amendments</name>
    <message>
        <source>A ball travels fast only where it lands on another tee box.</source>
        <translation>Le déplacement rapide n’est permis que si la balle atterrit sur un autre tee box.</translation>
    </message>
    <message>
        <source>A table that ignores mistakes counts nothing for Playability.</source>
        <translation>Une table qui ignore les erreurs ne compte pas la jouabilité.</translation>
    </message>
    <message>
        <source>Cards of a turn stay aside until it is over, thrown ones too.</source>
        <translation>Les cartes d’un tour restent de côté jusqu’à la fin du tour, même celles qu’on a jetées.</translation>
    </message>
    <message>
        <source>Extra holes please Mr Client as any other hole does.</source>
        <translation>Un trou supplémentaire plaît à M. Client comme n’importe quel autre.</translation>
    </message>
    <message>
        <source>Five clubs are dealt to everybody to draft.</source>
        <translation>Chacun reçoit cinq clubs pour la sélection.</translation>
    </message>
    <message>
        <source>Hit out of a bunker off the course, a ball is out of bounds.</source>
        <translation>Une balle envoyée d’un bunker hors du parcours est hors-jeu.</translation>
    </message>
    <message>
        <source>In a play-off the last to play picks who goes first among equals, though out.</source>
        <translation>Aux tours d’élimination, le dernier à avoir joué choisit qui commence parmi les ex æquo, même s’il est éliminé.</translation>
    </message>
    <message>
        <source>The tokens of the players may be put on any green.</source>
        <translation>Les jetons des joueurs peuvent se poser sur n’importe quel green.</translation>
    </message>
    <message>
        <source>The tricky tee with a slope and a pool has no arrow.</source>
        <translation>La tuile délicate au tee, à la pente et au plan d’eau n’a pas de flèche.</translation>
    </message>
    <message>
        <source>Three rounds in which everybody passes begin the final phase.</source>
        <translation>Trois tours où tout le monde passe déclenchent la phase finale.</translation>
    </message>
</context>
<context>
    <name>banner</name>
    <message>
        <source>The circuit is closed!</source>
        <translation>Le circuit est bouclé&#x202f;!</translation>
    </message>
    <message>
        <source>choose a tile</source>
        <translation>choisissez une tuile</translation>
    </message>
    <message>
        <source>choose the tile to take face down</source>
        <translation>choisissez la tuile à prendre face cachée</translation>
    </message>
    <message>
        <source>choose what goes back into the bag</source>
        <translation>choisissez ce qui retourne dans le sac</translation>
    </message>
    <message>
        <source>from the gate and back: {circuit_points.points}</source>
        <translation>de la porte d’entrée à la porte d’entrée&#x202f;: {circuit_points.points}</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>tour {number}</translation>
    </message>
    <message>
        <source>the final phase begins</source>
        <translation>la phase finale commence</translation>
    </message>
    <message>
        <source>{name} closes the circuit!</source>
        <translation>{name} boucle le circuit&#x202f;!</translation>
    </message>
    <message>
        <source>{name}, your turn</source>
        <translation>{name}, à vous de jouer</translation>
    </message>
</context>
<context>
    <name>best course</name>
    <message>
        <source>Nothing better than yours was found. Well built!</source>
        <translation>Rien de mieux que le vôtre&#x202f;: bien construit&#x202f;!</translation>
    </message>
    <message>
        <source>The best course with these tiles</source>
        <translation>Le meilleur parcours avec ces tuiles</translation>
    </message>
    <message>
        <source>The best that was found</source>
        <translation>Le meilleur trouvé</translation>
    </message>
    <message>
        <source>It {changes}.</source>
        <translation>Il {changes}.</translation>
    </message>
    <message>
        <source>Faint: as in yours</source>
        <translation>Voilé&#x202f;: comme chez vous</translation>
    </message>
    <message>
        <source>From draw {draw} on it goes its own way: it {changes}.</source>
        <translation>À partir du tirage {draw}, il suit sa propre voie&#x202f;: il {changes}.</translation>
    </message>
    <message>
        <source>The computer knows all tiles beforehand that you drew, in their order, and looks for {seconds} seconds for the best course with them. Close this to cancel.</source>
        <translation>L’ordinateur connaît d’avance toutes les tuiles que vous avez tirées, dans l’ordre. Pendant {seconds} secondes, il cherche le meilleur parcours qu’elles permettent. Fermez pour annuler.</translation>
    </message>
    <message>
        <source>Time of the search</source>
        <translation>Durée de la recherche</translation>
    </message>
    <message>
        <source>With all tiles known beforehand it has {points} more: {gains}, but {losses}.</source>
        <translation>Toutes les tuiles étant connues d’avance, il a {points} de plus&#x202f;: {gains}, mais {losses}.</translation>
    </message>
    <message>
        <source>With all tiles known beforehand it has {points} more: {gains}.</source>
        <translation>Toutes les tuiles étant connues d’avance, il a {points} de plus&#x202f;: {gains}.</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Le vôtre</translation>
    </message>
    <message numerus="yes">
        <source>lays %n of yours in another way</source>
        <translation>
            <numerusform>pose autrement %n des vôtres</numerusform>
            <numerusform>pose autrement %n des vôtres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lays %n tiles that you left</source>
        <translation>
            <numerusform>pose %n tuile que vous avez laissée</numerusform>
            <numerusform>pose %n tuiles que vous avez laissées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n of yours</source>
        <translation>
            <numerusform>laisse %n des vôtres</numerusform>
            <numerusform>laisse %n des vôtres</numerusform>
        </translation>
    </message>
    <message>
        <source>passes less often</source>
        <translation>passe moins souvent</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Course</source>
        <translation>Parcours</translation>
    </message>
</context>
<context>
    <name>boards</name>
    <message numerus="yes">
        <source>%n boards lie on the shelf.</source>
        <translation>
            <numerusform>%n plateau sur l’étagère.</numerusform>
            <numerusform>%n plateaux sur l’étagère.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board cannot be read: {fault}.</source>
        <translation>Un plateau est illisible&#x202f;: {fault}.</translation>
    </message>
    <message>
        <source>Delete those that you no longer need (B).</source>
        <translation>Supprimez ceux dont vous n’avez plus besoin (B).</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open another board?</source>
        <translation>Ouvrir un autre plateau&#x202f;?</translation>
    </message>
    <message>
        <source>The board is whole, but its undo cannot be read: {fault}.</source>
        <translation>Le plateau est entier, mais son historique d’annulation est illisible&#x202f;: {fault}.</translation>
    </message>
    <message>
        <source>The board used last is open in another window. This is another one.</source>
        <translation>Le dernier plateau utilisé est ouvert dans une autre fenêtre. En voici un autre.</translation>
    </message>
    <message>
        <source>This board is open in another window.</source>
        <translation>Ce plateau est ouvert dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>What lies here could not be saved, and is lost then.</source>
        <translation>Ce qui est posé ici n’a pas pu être enregistré&#x202f;: ce sera perdu.</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>{name} lies on the shelf of boards (B).</source>
        <translation>{name} est sur l’étagère des plateaux (B).</translation>
    </message>
</context>
<context>
    <name>book</name>
    <message numerus="yes">
        <source>%n games, best {best}, mean {mean}, last {last}</source>
        <translation>
            <numerusform>%n partie, record {best}, moyenne {mean}, dernière {last}</numerusform>
            <numerusform>%n parties, record {best}, moyenne {mean}, dernière {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new badges</source>
        <translation>
            <numerusform>%n nouveau badge</numerusform>
            <numerusform>%n nouveaux badges</numerusform>
        </translation>
    </message>
    <message>
        <source>Advanced, alone</source>
        <translation>Avancée, solo</translation>
    </message>
    <message>
        <source>Advanced, in a group</source>
        <translation>Avancée, à plusieurs</translation>
    </message>
    <message>
        <source>Advanced, on own lands</source>
        <translation>Avancée, sur ses terrains</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Badges</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs virtuels</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Earned on {date}</source>
        <translation>Gagné le {date}</translation>
    </message>
    <message>
        <source>Family, alone</source>
        <translation>Familiale, solo</translation>
    </message>
    <message>
        <source>Family, in a group</source>
        <translation>Familiale, à plusieurs</translation>
    </message>
    <message>
        <source>Family, on own lands</source>
        <translation>Famille, sur ses terrains</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Figures and badges of all games (Ctrl+G)</source>
        <translation>Chiffres et badges de tous les jeux (Ctrl+G)</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Golfers</source>
        <translation>Golfeurs</translation>
    </message>
    <message>
        <source>Guest book</source>
        <translation>Livre d’or</translation>
    </message>
    <message>
        <source>Holes by par</source>
        <translation>Par des trous</translation>
    </message>
    <message>
        <source>Lands</source>
        <translation>Terrains</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernière</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %n games</source>
        <translation>
            <numerusform>Moyenne de %n dernière partie</numerusform>
            <numerusform>Moyenne des %n dernières parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>No game has been finished yet. Who writes the first line?</source>
        <translation>Aucune partie terminée pour l’instant. Qui écrira la première ligne&#x202f;?</translation>
    </message>
    <message>
        <source>Not earned yet</source>
        <translation>Pas encore gagné</translation>
    </message>
    <message>
        <source>Open the guest book</source>
        <translation>Ouvrir le livre d’or</translation>
    </message>
    <message>
        <source>Par {par}</source>
        <translation>Par {par}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>The badge looked at</source>
        <translation>Le badge affiché</translation>
    </message>
    <message>
        <source>Told by</source>
        <translation>Classés par</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
</context>
<context>
    <name>carrying</name>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n plateau</numerusform>
            <numerusform>%n plateaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n courses</source>
        <translation>
            <numerusform>%n parcours</numerusform>
            <numerusform>%n parcours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it was here already.</source>
        <translation>Tout était déjà ici.</translation>
    </message>
    <message>
        <source>Bring a home back</source>
        <translation>Rapporter un foyer</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Rapporter</translation>
    </message>
    <message>
        <source>Bring back…</source>
        <translation>Rapporter…</translation>
    </message>
    <message>
        <source>Bring this home back?</source>
        <translation>Rapporter ce foyer&#x202f;?</translation>
    </message>
    <message>
        <source>Bringing everything back</source>
        <translation>Tout est rapporté</translation>
    </message>
    <message>
        <source>Homes (*.minigolf-home)</source>
        <translation>Foyers (*.minigolf-home)</translation>
    </message>
    <message>
        <source>It is merged with what is here. Nothing that is here is overwritten.</source>
        <translation>Il est réuni avec ce qui est ici. Rien de ce qui est ici n’est remplacé.</translation>
    </message>
    <message>
        <source>Looking at the file</source>
        <translation>Lecture du fichier</translation>
    </message>
    <message>
        <source>New here: {what}.</source>
        <translation>Nouveau ici&#x202f;: {what}.</translation>
    </message>
    <message numerus="yes">
        <source>Packed {when}, with %n games.</source>
        <translation>
            <numerusform>Emporté le {when}, avec %n partie.</numerusform>
            <numerusform>Emporté le {when}, avec %n parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Records and figures are merged; no game is new.</source>
        <translation>Records et chiffres sont réunis&#x202f;; aucune partie n’est nouvelle.</translation>
    </message>
    <message>
        <source>Take along…</source>
        <translation>Emporter…</translation>
    </message>
    <message>
        <source>Take everything along</source>
        <translation>Tout emporter</translation>
    </message>
    <message>
        <source>Taking everything along</source>
        <translation>Tout est emporté</translation>
    </message>
    <message>
        <source>The settings as well</source>
        <translation>Les réglages aussi</translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>and other things</source>
        <translation>et autre chose</translation>
    </message>
    <message>
        <source>lost: {what}</source>
        <translation>perdu&#x202f;: {what}</translation>
    </message>
    <message>
        <source>mended: {what}</source>
        <translation>réparé&#x202f;: {what}</translation>
    </message>
</context>
<context>
    <name>characters</name>
    <message>
        <source>A click on a head lets the computer play there.</source>
        <translation>Cliquez sur une tête pour confier sa place à l’ordinateur.</translation>
    </message>
    <message>
        <source>A click or Enter hurries on.</source>
        <translation>Un clic ou Entrée pour accélérer.</translation>
    </message>
    <message>
        <source>A click, Space or Enter hurries on.</source>
        <translation>Un clic, Espace ou Entrée pour accélérer.</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>A person plays here</source>
        <translation>Une personne joue ici</translation>
    </message>
    <message>
        <source>Ada</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Choose who plays</source>
        <translation>Choisir qui joue</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Cléo</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Dario</translation>
    </message>
    <message>
        <source>Enid</source>
        <translation>Enid</translation>
    </message>
    <message>
        <source>Finish at once</source>
        <translation>Finir d’un coup</translation>
    </message>
    <message>
        <source>Fritz</source>
        <translation>Fritz</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Seats change in a game of several that goes on.</source>
        <translation>Pour changer de place, il faut une partie à plusieurs en cours.</translation>
    </message>
    <message>
        <source>Somebody has to go? The computer plays on, until they are back. Their score then counts for no record, nor as a try of the day.</source>
        <translation>Quelqu’un doit s’absenter&#x202f;? L’ordinateur joue à sa place jusqu’à son retour. Son score ne compte alors ni pour les records ni comme essai du jour.</translation>
    </message>
    <message>
        <source>The computer came to no decision. Go on to ask it again.</source>
        <translation>L’ordinateur n’a pas su décider. Continuez pour le lui redemander.</translation>
    </message>
    <message>
        <source>The computer plays here: {who}</source>
        <translation>L’ordinateur joue ici&#x202f;: {who}</translation>
    </message>
    <message>
        <source>The computer takes long. Go on to ask it again.</source>
        <translation>Le joueur virtuel tarde à répondre. Continuez pour lui redemander.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Who plays (Ctrl+Shift+P)</source>
        <translation>Qui joue (Ctrl+Maj+P)</translation>
    </message>
    <message>
        <source>Won lately: {won} of {games}.</source>
        <translation>Victoires récentes&#x202f;: {won} sur {games}.</translation>
    </message>
    <message>
        <source>You won, and {rival} is at full strength already.</source>
        <translation>Vous avez gagné, et {rival} joue déjà de toutes ses forces.</translation>
    </message>
    <message>
        <source>You won: {rival} plays a little stronger next time.</source>
        <translation>Vous avez gagné&#x202f;: {rival} jouera un peu plus fort la prochaine fois.</translation>
    </message>
    <message>
        <source>Your hand, {name}</source>
        <translation>Votre main, {name}</translation>
    </message>
    <message>
        <source>counts every point</source>
        <translation>compte chaque point</translation>
    </message>
    <message>
        <source>dares</source>
        <translation>aime oser</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>hates water</source>
        <translation>déteste l’eau</translation>
    </message>
    <message>
        <source>is in a hurry</source>
        <translation>est toujours pressé</translation>
    </message>
    <message>
        <source>just right</source>
        <translation>à votre mesure</translation>
    </message>
    <message>
        <source>lays a tile on the gate</source>
        <translation>pose une tuile sur la porte d’entrée</translation>
    </message>
    <message>
        <source>loves a round trip</source>
        <translation>adore les circuits</translation>
    </message>
    <message>
        <source>loves company</source>
        <translation>aime la compagnie</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>places a tile</source>
        <translation>place une tuile</translation>
    </message>
    <message>
        <source>places the tile from the gate</source>
        <translation>place la tuile de la porte d’entrée</translation>
    </message>
    <message>
        <source>puts a tile back</source>
        <translation>remet une tuile</translation>
    </message>
    <message>
        <source>takes a tile face down</source>
        <translation>prend une tuile face cachée</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>{name} builds on {land}</source>
        <translation>{name} construit sur {land}</translation>
    </message>
    <message>
        <source>{name} is choosing a land</source>
        <translation>{name} choisit un terrain</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} réfléchit</translation>
    </message>
    <message>
        <source>{name} is thinking about promises</source>
        <translation>{name} réfléchit aux promesses</translation>
    </message>
    <message>
        <source>{name} {likes}</source>
        <translation>{name} {likes}</translation>
    </message>
    <message>
        <source>{name}, {level}</source>
        <translation>{name}, {level}</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}&#x202f;: {action}</translation>
    </message>
    <message>
        <source>{person} won, and {rival} is at full strength already.</source>
        <translation>{person} a gagné, et {rival} joue déjà de toutes ses forces.</translation>
    </message>
    <message>
        <source>{person} won: {rival} plays a little stronger next time.</source>
        <translation>{person} a gagné&#x202f;: {rival} jouera un peu plus fort la prochaine fois.</translation>
    </message>
    <message>
        <source>{rival} beat you, and cannot play any weaker.</source>
        <translation>{rival} vous a battu, et ne peut pas jouer moins fort.</translation>
    </message>
    <message>
        <source>{rival} beat you, and plays a little weaker next time.</source>
        <translation>{rival} vous a battu, et jouera un peu moins fort la prochaine fois.</translation>
    </message>
    <message>
        <source>{rival} beat {person}, and cannot play any weaker.</source>
        <translation>{rival} a battu {person}, et ne peut pas jouer moins fort.</translation>
    </message>
    <message>
        <source>{rival} beat {person}, and plays a little weaker next time.</source>
        <translation>{rival} a battu {person}, et jouera un peu moins fort la prochaine fois.</translation>
    </message>
</context>
<context>
    <name>clients</name>
    <message>
        <source>Every arrow that points the way of play is worth {points.points}.</source>
        <translation>Chaque flèche dans le sens du jeu vaut {points.points}.</translation>
    </message>
    <message>
        <source>Every bench on the course is worth {points.points}.</source>
        <translation>Chaque banc du parcours vaut {points.points}.</translation>
    </message>
    <message>
        <source>Every dog on the course is worth {points.points}.</source>
        <translation>Chaque chien du parcours vaut {points.points}.</translation>
    </message>
    <message>
        <source>Every finished hole is worth {taste_points.points}: hole 4 if its par is 4, the others if not.</source>
        <translation>Chaque trou fini vaut {taste_points.points}&#x202f;: le trou 4 si son par est 4, les autres si leur par n’est pas 4.</translation>
    </message>
    <message>
        <source>Every finished hole of four tiles or more is worth {taste_points.points}.</source>
        <translation>Chaque trou fini de quatre tuiles ou plus vaut {taste_points.points}.</translation>
    </message>
    <message>
        <source>Every finished hole of par {taste_par} is worth {taste_points.points}.</source>
        <translation>Chaque trou fini de par {taste_par} vaut {taste_points.points}.</translation>
    </message>
    <message>
        <source>Every finished hole that is a tee and a green alone is worth {taste_points.points}.</source>
        <translation>Chaque trou fini composé seulement d’un tee et d’un green vaut {taste_points.points}.</translation>
    </message>
    <message>
        <source>Every finished hole with a corner is worth {taste_points.points}, however many it has.</source>
        <translation>Chaque trou fini qui a au moins un virage vaut {taste_points.points}.</translation>
    </message>
    <message>
        <source>Every finished hole with an obstacle is worth {taste_points.points}, however many.</source>
        <translation>Chaque trou fini qui a au moins un obstacle vaut {taste_points.points}.</translation>
    </message>
    <message>
        <source>Every finished hole without a corner is worth {taste_points.points}.</source>
        <translation>Chaque trou fini sans virage vaut {taste_points.points}.</translation>
    </message>
    <message>
        <source>Every flower bed on the course is worth {points.points}.</source>
        <translation>Chaque parterre de fleurs du parcours vaut {points.points}.</translation>
    </message>
    <message>
        <source>Every pipe or tunnel on the course is worth {points.points}.</source>
        <translation>Chaque tuyau ou tunnel du parcours vaut {points.points}.</translation>
    </message>
    <message>
        <source>Every pool on the course is worth {points.points}.</source>
        <translation>Chaque plan d’eau du parcours vaut {points.points}.</translation>
    </message>
    <message>
        <source>Every slope on the course is worth {points.points}.</source>
        <translation>Chaque pente du parcours vaut {points.points}.</translation>
    </message>
    <message>
        <source>Every tile without a path is worth {points.points}.</source>
        <translation>Chaque tuile sans chemin vaut {points.points}.</translation>
    </message>
    <message>
        <source>Every tree on the course is worth {points.points}.</source>
        <translation>Chaque arbre du parcours vaut {points.points}.</translation>
    </message>
    <message>
        <source>Loves a hole of four tiles or more</source>
        <translation>Aime les trous de quatre tuiles ou plus</translation>
    </message>
    <message>
        <source>Loves a hole of par 4</source>
        <translation>Aime les trous de par 4</translation>
    </message>
    <message>
        <source>Loves a hole of two tiles</source>
        <translation>Aime les trous de deux tuiles</translation>
    </message>
    <message>
        <source>Loves a hole with a bend</source>
        <translation>Aime les trous avec virage</translation>
    </message>
    <message>
        <source>Loves a hole with an obstacle</source>
        <translation>Aime les trous avec obstacle</translation>
    </message>
    <message>
        <source>Loves a hole without a bend</source>
        <translation>Aime les trous sans virage</translation>
    </message>
    <message>
        <source>Loves arrows the right way</source>
        <translation>Aime les flèches dans le bon sens</translation>
    </message>
    <message>
        <source>Loves benches</source>
        <translation>Aime les bancs</translation>
    </message>
    <message>
        <source>Loves dogs</source>
        <translation>Aime les chiens</translation>
    </message>
    <message>
        <source>Loves flower beds</source>
        <translation>Aime les parterres</translation>
    </message>
    <message>
        <source>Loves grass without a path</source>
        <translation>Aime l’herbe sans chemin</translation>
    </message>
    <message>
        <source>Loves pipes and tunnels</source>
        <translation>Aime les tuyaux et tunnels</translation>
    </message>
    <message>
        <source>Loves slopes</source>
        <translation>Aime les pentes</translation>
    </message>
    <message>
        <source>Loves to walk straight on</source>
        <translation>Aime marcher tout droit</translation>
    </message>
    <message>
        <source>Loves trees</source>
        <translation>Aime les arbres</translation>
    </message>
    <message>
        <source>Loves water pools</source>
        <translation>Aime les plans d’eau</translation>
    </message>
    <message>
        <source>Loves what has no flaw</source>
        <translation>Aime ce qui est sans défaut</translation>
    </message>
    <message>
        <source>Par 4 on hole 4 only</source>
        <translation>Par 4 au trou 4 seulement</translation>
    </message>
    <message>
        <source>{no_mistake_points.points} for a course without a mistake, {filled_points} for a land just filled, {perfect_circuit_points} for a perfect circuit, {perfect_par_points} for perfect par.</source>
        <translation>{no_mistake_points.points} pour un parcours sans erreur, {filled_points} pour un terrain exactement rempli, {perfect_circuit_points} pour un circuit parfait, {perfect_par_points} pour un par parfait.</translation>
    </message>
    <message>
        <source>{taste_points.points} each time the next tee lies straight ahead of a green; {all_straight_points} more when all eight do.</source>
        <translation>{taste_points.points} chaque fois que le tee suivant est dans l’alignement du green&#x202f;; {all_straight_points} de plus si les huit le sont.</translation>
    </message>
    <message>
        <source>{no_mistake_points} to {perfect_par_points}</source>
        <translation>{no_mistake_points} à {perfect_par_points}</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>{points} chacun</translation>
    </message>
</context>
<context>
    <name>clubs</name>
    <message>
        <source>2 iron</source>
        <translation>fer 2</translation>
    </message>
    <message>
        <source>3 hybrid</source>
        <translation>hybride 3</translation>
    </message>
    <message>
        <source>3 iron</source>
        <translation>fer 3</translation>
    </message>
    <message>
        <source>3 wood</source>
        <translation>bois 3</translation>
    </message>
    <message>
        <source>4 iron</source>
        <translation>fer 4</translation>
    </message>
    <message>
        <source>5 hybrid</source>
        <translation>hybride 5</translation>
    </message>
    <message>
        <source>5 iron</source>
        <translation>fer 5</translation>
    </message>
    <message>
        <source>5 wood</source>
        <translation>bois 5</translation>
    </message>
    <message>
        <source>6 iron</source>
        <translation>fer 6</translation>
    </message>
    <message>
        <source>7 iron</source>
        <translation>fer 7</translation>
    </message>
    <message>
        <source>8 hybrid</source>
        <translation>hybride 8</translation>
    </message>
    <message>
        <source>8 iron</source>
        <translation>fer 8</translation>
    </message>
    <message>
        <source>8 wood</source>
        <translation>bois 8</translation>
    </message>
    <message>
        <source>9 iron</source>
        <translation>fer 9</translation>
    </message>
    <message>
        <source>Big hit: draws from {deck}.</source>
        <translation>Gros coup&#x202f;: pioche dans le {deck}.</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>driver</translation>
    </message>
    <message>
        <source>Goes its whole distance from the rough.</source>
        <translation>Garde toute sa distance dans le rough.</translation>
    </message>
    <message>
        <source>Lob wedge</source>
        <translation>lob wedge</translation>
    </message>
    <message>
        <source>No big hit.</source>
        <translation>Pas de gros coup.</translation>
    </message>
    <message>
        <source>Only from a tee box.</source>
        <translation>Seulement d’un tee box.</translation>
    </message>
    <message>
        <source>Pitching wedge</source>
        <translation>pitching wedge</translation>
    </message>
    <message>
        <source>Plays out of a bunker as out of the rough.</source>
        <translation>Se joue dans un bunker comme dans le rough.</translation>
    </message>
    <message>
        <source>Sand wedge</source>
        <translation>sand wedge</translation>
    </message>
    <message>
        <source>The aim of a chip is told before the card is drawn.</source>
        <translation>Chip&#x202f;: visée avant la pioche.</translation>
    </message>
    <message>
        <source>The aim of its chip is chosen after the draw.</source>
        <translation>Chip&#x202f;: visée après la pioche.</translation>
    </message>
    <message>
        <source>aim after the draw</source>
        <translation>visée après la pioche</translation>
    </message>
    <message>
        <source>aim before the draw</source>
        <translation>visée avant la pioche</translation>
    </message>
    <message>
        <source>chip deck</source>
        <translation>paquet chip</translation>
    </message>
    <message>
        <source>deck 2</source>
        <translation>paquet 2</translation>
    </message>
    <message>
        <source>deck 3</source>
        <translation>paquet 3</translation>
    </message>
    <message>
        <source>deck 4</source>
        <translation>paquet 4</translation>
    </message>
    <message>
        <source>deck 5</source>
        <translation>paquet 5</translation>
    </message>
    <message>
        <source>draw 1</source>
        <translation>piocher 1</translation>
    </message>
    <message>
        <source>draw 1 card from {deck}</source>
        <translation>piochez 1 carte du {deck}</translation>
    </message>
    <message>
        <source>draw 1 card from {first} or {second}</source>
        <translation>piochez 1 carte du {first} ou du {second}</translation>
    </message>
    <message>
        <source>draw 1 from either</source>
        <translation>piocher 1 de l’un ou l’autre</translation>
    </message>
    <message>
        <source>draw 2, play one</source>
        <translation>piocher 2, en jouer une</translation>
    </message>
    <message>
        <source>draw {count.cards} from {deck}, play one</source>
        <translation>piochez {count.cards} du {deck}, jouez-en une</translation>
    </message>
    <message>
        <source>goes {far.hexes} straight on, {rough} from the rough</source>
        <translation>va à {far.hexes} tout droit, {rough} depuis le rough</translation>
    </message>
    <message>
        <source>from the rough one hex less</source>
        <translation>du rough, un hexagone de moins</translation>
    </message>
    <message>
        <source>initiative {number}</source>
        <translation>initiative {number}</translation>
    </message>
    <message>
        <source>no loss from the rough</source>
        <translation>ne perd rien dans le rough</translation>
    </message>
    <message>
        <source>only from a tee box</source>
        <translation>seulement d’un tee box</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>sand is rough for it</source>
        <translation>le sable vaut du rough</translation>
    </message>
    <message>
        <source>straight, no card</source>
        <translation>tout droit, sans carte</translation>
    </message>
    <message>
        <source>the chip deck</source>
        <translation>paquet chip</translation>
    </message>
</context>
<context>
    <name>conditions</name>
    <message numerus="yes">
        <source>%n cells to fill</source>
        <translation>
            <numerusform>%n case à remplir</numerusform>
            <numerusform>%n cases à remplir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes counted as one</source>
        <translation>
            <numerusform>%n trou compté comme un seul</numerusform>
            <numerusform>%n trous comptés comme un seul</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes in the zone</source>
        <translation>
            <numerusform>%n trou dans la zone</numerusform>
            <numerusform>%n trous dans la zone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes of par 4</source>
        <translation>
            <numerusform>%n trou de par 4</numerusform>
            <numerusform>%n trous de par 4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes with a bend</source>
        <translation>
            <numerusform>%n trou avec virage</numerusform>
            <numerusform>%n trous avec virage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes with an obstacle</source>
        <translation>
            <numerusform>%n trou avec obstacle</numerusform>
            <numerusform>%n trous avec obstacle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n long holes</source>
        <translation>
            <numerusform>%n trou long</numerusform>
            <numerusform>%n trous longs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lucky holes</source>
        <translation>
            <numerusform>%n trou porte-bonheur</numerusform>
            <numerusform>%n trous porte-bonheur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes</source>
        <translation>
            <numerusform>%n passe</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n perfect parts</source>
        <translation>
            <numerusform>%n perfection</numerusform>
            <numerusform>%n perfections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promises kept</source>
        <translation>
            <numerusform>%n promesse tenue</numerusform>
            <numerusform>%n promesses tenues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short holes</source>
        <translation>
            <numerusform>%n trou court</numerusform>
            <numerusform>%n trous courts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n straight holes</source>
        <translation>
            <numerusform>%n trou droit</numerusform>
            <numerusform>%n trous droits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles collected</source>
        <translation>
            <numerusform>%n tuile collectée</numerusform>
            <numerusform>%n tuiles collectées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles off the land</source>
        <translation>
            <numerusform>%n tuile hors du terrain</numerusform>
            <numerusform>%n tuiles hors du terrain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times straight on</source>
        <translation>
            <numerusform>%n fois tout droit</numerusform>
            <numerusform>%n fois tout droit</numerusform>
        </translation>
    </message>
    <message>
        <source>A point for every person on the course.</source>
        <translation>Un point par visiteur sur le parcours.</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Circuit</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapidité</translation>
    </message>
    <message>
        <source>Fun</source>
        <translation>Popularité</translation>
    </message>
    <message>
        <source>Her whim</source>
        <translation>Mme Cliente</translation>
    </message>
    <message>
        <source>His whim</source>
        <translation>M. Client</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Playable</source>
        <translation>Jouabilité</translation>
    </message>
    <message>
        <source>Promises</source>
        <translation>Promesses</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>The points of the land; {off_land_cost} off for every tile beside it, {empty_cost} for every cell left empty.</source>
        <translation>Les points du terrain&#x202f;; {off_land_cost} de moins par tuile en dehors, {empty_cost} par case restée vide.</translation>
    </message>
    <message>
        <source>This table ignores mistakes: whether the course can be played is not counted.</source>
        <translation>Cette table ignore les erreurs&#x202f;: la jouabilité du parcours ne compte pas.</translation>
    </message>
    <message>
        <source>What Mr Client wishes of the holes.</source>
        <translation>Ce que M. Client souhaite pour les trous.</translation>
    </message>
    <message>
        <source>What Mrs Client wishes to see on the tiles.</source>
        <translation>Ce que Mme Cliente souhaite voir sur les tuiles.</translation>
    </message>
    <message>
        <source>What was promised is won or lost now.</source>
        <translation>Ce qui a été promis se gagne ou se perd maintenant.</translation>
    </message>
    <message>
        <source>a tile left at the gate</source>
        <translation>une tuile restée sur la porte</translation>
    </message>
    <message>
        <source>all filled</source>
        <translation>tout est rempli</translation>
    </message>
    <message>
        <source>mistakes do not count</source>
        <translation>les erreurs ne comptent pas</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>aucune erreur</translation>
    </message>
    <message>
        <source>no pass</source>
        <translation>aucune passe</translation>
    </message>
    <message>
        <source>the gate is clear</source>
        <translation>la porte est libre</translation>
    </message>
    <message>
        <source>{collected_points.points} for every tile collected after stopping.</source>
        <translation>{collected_points.points} par tuile collectée après l’arrêt.</translation>
    </message>
    <message>
        <source>{link_points.points} for every green beside the next tee, and for the gate beside tee 1 and green 9.</source>
        <translation>{link_points.points} par green à côté du tee suivant, et pour la porte d’entrée à côté du tee 1 et du green 9.</translation>
    </message>
    <message>
        <source>{zone_points.points} for every hole of par 3, 4 or 5; 1 off for every cube of the {cubes} too few or too many.</source>
        <translation>{zone_points.points} par trou de par 3, 4 ou 5&#x202f;; 1 de moins par cube en trop ou manquant sur les {cubes}.</translation>
    </message>
    <message>
        <source>{count} of {all} links</source>
        <translation>liens&#x202f;: {count} sur {all}</translation>
    </message>
    <message>
        <source>{hole_count_cost} off for every hole missing or too many, {malformed_cost} for a malformed hole or a path that meets grass, {wrong_way_cost} for a tile against the direction of play.</source>
        <translation>{hole_count_cost} de moins par trou manquant ou supplémentaire, {malformed_cost} par trou malformé ou chemin contre l’herbe, {wrong_way_cost} par tuile à contresens.</translation>
    </message>
    <message>
        <source>{pass_cost} off for every pass.</source>
        <translation>{pass_cost} de moins chaque fois que vous passez.</translation>
    </message>
    <message>
        <source>{reserve_cost} off for a tile that is still at the gate.</source>
        <translation>{reserve_cost} de moins pour une tuile encore sur la porte d’entrée.</translation>
    </message>
</context>
<context>
    <name>content</name>
    <message>
        <source>A forest course: the straight line is nearly always a trunk.</source>
        <translation>Un parcours en forêt&#x202f;: tout droit, il y a presque toujours un tronc.</translation>
    </message>
    <message>
        <source>A single thread of fairway from the clubhouse to the far horizon.</source>
        <translation>Un seul fil de fairway, du club-house jusqu’à l’horizon.</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Ancre</translation>
    </message>
    <message>
        <source>Badger&apos;s Copse</source>
        <translation>Les Blaireaux</translation>
    </message>
    <message>
        <source>Bandstand</source>
        <translation>Kiosque</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Cloche</translation>
    </message>
    <message>
        <source>Boomerang</source>
        <translation>Boomerang</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>Botte</translation>
    </message>
    <message>
        <source>Brook Lawn</source>
        <translation>Pré du ruisseau</translation>
    </message>
    <message>
        <source>Canal Basin</source>
        <translation>Bassin du canal</translation>
    </message>
    <message>
        <source>Carp</source>
        <translation>Carpe</translation>
    </message>
    <message>
        <source>Clockwork Yard</source>
        <translation>Cour aux rouages</translation>
    </message>
    <message>
        <source>Cloister</source>
        <translation>Cloître</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>Cove</source>
        <translation>Crique</translation>
    </message>
    <message>
        <source>Crater Lake</source>
        <translation>Lac de cratère</translation>
    </message>
    <message>
        <source>Crescent</source>
        <translation>Croissant</translation>
    </message>
    <message>
        <source>Crossways</source>
        <translation>Les Carrefours</translation>
    </message>
    <message>
        <source>Dog-Ear</source>
        <translation>Oreille cornée</translation>
    </message>
    <message>
        <source>Duck Ponds</source>
        <translation>Étangs aux canards</translation>
    </message>
    <message>
        <source>Eighteen flags within shouting distance of each other, with stings between them.</source>
        <translation>Dix-huit drapeaux à portée de voix, et de quoi se faire piquer en chemin.</translation>
    </message>
    <message>
        <source>Flower Show</source>
        <translation>Fête des fleurs</translation>
    </message>
    <message>
        <source>Grand Stairs</source>
        <translation>Grand escalier</translation>
    </message>
    <message>
        <source>Hairpins</source>
        <translation>Épingles</translation>
    </message>
    <message>
        <source>Half Moon</source>
        <translation>Demi-lune</translation>
    </message>
    <message>
        <source>Harbour Basin</source>
        <translation>Bassin du port</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Hedge Maze</source>
        <translation>Labyrinthe</translation>
    </message>
    <message>
        <source>Heron Pond</source>
        <translation>Étang aux hérons</translation>
    </message>
    <message>
        <source>Holes cross on the same tile: shout before you play, and watch who answers.</source>
        <translation>Des trous se croisent sur une même tuile&#x202f;: criez avant de jouer, et voyez qui répond.</translation>
    </message>
    <message>
        <source>Hornets&apos; Nest</source>
        <translation>Nid de frelons</translation>
    </message>
    <message>
        <source>Horseshoe</source>
        <translation>Fer à cheval</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sablier</translation>
    </message>
    <message>
        <source>Island greens, lakes across the fairway and wet feet for the impatient.</source>
        <translation>Des greens en île, des lacs en travers du fairway et les pieds mouillés pour les impatients.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Larkfield Nine</source>
        <translation>Les Alouettes</translation>
    </message>
    <message>
        <source>Lily Pads</source>
        <translation>Nénuphars</translation>
    </message>
    <message>
        <source>Meander</source>
        <translation>Méandre</translation>
    </message>
    <message>
        <source>Mill Race</source>
        <translation>Bief</translation>
    </message>
    <message>
        <source>Millpond</source>
        <translation>Étang du moulin</translation>
    </message>
    <message>
        <source>Mr Intheway</source>
        <translation>M. Intheway</translation>
    </message>
    <message>
        <source>Mr Linear</source>
        <translation>M. Linear</translation>
    </message>
    <message>
        <source>Mr Long</source>
        <translation>M. Long</translation>
    </message>
    <message>
        <source>Mr Luckyfor</source>
        <translation>M. Luckyfor</translation>
    </message>
    <message>
        <source>Mr Perfect</source>
        <translation>M. Perfect</translation>
    </message>
    <message>
        <source>Mr Short</source>
        <translation>M. Short</translation>
    </message>
    <message>
        <source>Mr Straightforward</source>
        <translation>M. Straightforward</translation>
    </message>
    <message>
        <source>Mr Turner</source>
        <translation>M. Turner</translation>
    </message>
    <message>
        <source>Mr Überstitious</source>
        <translation>M. Überstitious</translation>
    </message>
    <message>
        <source>Mrs Bloom</source>
        <translation>Mme Bloom</translation>
    </message>
    <message>
        <source>Mrs Camper</source>
        <translation>Mme Camper</translation>
    </message>
    <message>
        <source>Mrs Evergreen</source>
        <translation>Mme Evergreen</translation>
    </message>
    <message>
        <source>Mrs Hotdog</source>
        <translation>Mme Hotdog</translation>
    </message>
    <message>
        <source>Mrs Lazy</source>
        <translation>Mme Lazy</translation>
    </message>
    <message>
        <source>Mrs Noreturn</source>
        <translation>Mme Noreturn</translation>
    </message>
    <message>
        <source>Mrs Plumber</source>
        <translation>Mme Plumber</translation>
    </message>
    <message>
        <source>Mrs Sloppy</source>
        <translation>Mme Sloppy</translation>
    </message>
    <message>
        <source>Mrs Sprinkle</source>
        <translation>Mme Sprinkle</translation>
    </message>
    <message>
        <source>Nine crooked holes among the trees: think before you swing.</source>
        <translation>Neuf trous tortueux parmi les arbres&#x202f;: réfléchissez avant de frapper.</translation>
    </message>
    <message>
        <source>Nine friendly holes on open meadow, most of the sand well out of the way.</source>
        <translation>Neuf trous accueillants en plein pré, avec presque tout le sable à l’écart.</translation>
    </message>
    <message>
        <source>Nine holes round a chain of ponds; the dry way is always the longer one.</source>
        <translation>Neuf trous autour d’un chapelet d’étangs&#x202f;; rester au sec, c’est toujours le plus long.</translation>
    </message>
    <message>
        <source>Old Moat</source>
        <translation>Vieilles douves</translation>
    </message>
    <message>
        <source>Old Timber</source>
        <translation>Vieille Futaie</translation>
    </message>
    <message>
        <source>Out along the cliffs and home again, with a drop on either hand.</source>
        <translation>L’aller et le retour au bord des falaises, avec le vide de chaque côté.</translation>
    </message>
    <message>
        <source>Oval Lawn</source>
        <translation>Pelouse ovale</translation>
    </message>
    <message>
        <source>Over and Under</source>
        <translation>Dessus dessous</translation>
    </message>
    <message>
        <source>Oxbow</source>
        <translation>Bras mort</translation>
    </message>
    <message>
        <source>Packed like a comb, every two-green tile in play: made for Chaos and Kelly Golf.</source>
        <translation>Serré comme un rayon de miel, toutes les tuiles à deux greens en jeu&#x202f;: fait pour le Chaos Golf et le Kelly Golf.</translation>
    </message>
    <message>
        <source>Peninsula</source>
        <translation>Presqu’île</translation>
    </message>
    <message>
        <source>Pilgrims&apos; Coast</source>
        <translation>Côte des pèlerins</translation>
    </message>
    <message>
        <source>Pocket Park</source>
        <translation>Parc de poche</translation>
    </message>
    <message>
        <source>Practice Meadow</source>
        <translation>Pré d’essai</translation>
    </message>
    <message>
        <source>Rice Terraces</source>
        <translation>Rizières</translation>
    </message>
    <message>
        <source>Sailboat</source>
        <translation>Voilier</translation>
    </message>
    <message>
        <source>Saltmarsh Dunes</source>
        <translation>Dunes du pré salé</translation>
    </message>
    <message>
        <source>Sand, more sand, and a tide pool or two; bring the sand wedge.</source>
        <translation>Du sable, encore du sable, et une ou deux mares&#x202f;; prenez le sand wedge.</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation>Scierie</translation>
    </message>
    <message>
        <source>Seven Hills</source>
        <translation>Les Sept Collines</translation>
    </message>
    <message>
        <source>Seven tiles and five holes for the first game (Match Play only).</source>
        <translation>Sept tuiles et cinq trous pour la première partie (Match Play seulement).</translation>
    </message>
    <message>
        <source>Snail Shell</source>
        <translation>Coquille d’escargot</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation>Étoile de mer</translation>
    </message>
    <message>
        <source>Sunday Lawn</source>
        <translation>Pré du dimanche</translation>
    </message>
    <message>
        <source>Swan</source>
        <translation>Cygne</translation>
    </message>
    <message>
        <source>The Honeycomb</source>
        <translation>Le Rayon de miel</translation>
    </message>
    <message>
        <source>The Long Ribbon</source>
        <translation>Le Long Ruban</translation>
    </message>
    <message>
        <source>The Long Way Round</source>
        <translation>Le Grand Détour</translation>
    </message>
    <message>
        <source>The hardest faces in the box and an adjustment tile wherever it hurts.</source>
        <translation>Les faces les plus dures de la boîte, et une tuile d’ajustement partout où ça fait mal.</translation>
    </message>
    <message>
        <source>Thornwall</source>
        <translation>Mur d’épines</translation>
    </message>
    <message>
        <source>Thousand Reeds</source>
        <translation>Les Mille Roseaux</translation>
    </message>
    <message>
        <source>Trout Farm</source>
        <translation>Élevage de truites</translation>
    </message>
    <message>
        <source>Twin Ponds</source>
        <translation>Étangs jumeaux</translation>
    </message>
    <message>
        <source>Two Bridges</source>
        <translation>Deux ponts</translation>
    </message>
    <message>
        <source>Viaduct</source>
        <translation>Viaduc</translation>
    </message>
    <message>
        <source>Vicarage</source>
        <translation>Presbytère</translation>
    </message>
    <message>
        <source>Vineyard</source>
        <translation>Vignoble</translation>
    </message>
    <message>
        <source>Walled Garden</source>
        <translation>Jardin clos</translation>
    </message>
    <message>
        <source>Watermill</source>
        <translation>Moulin à eau</translation>
    </message>
    <message>
        <source>Watersmeet</source>
        <translation>Confluent</translation>
    </message>
    <message>
        <source>Wide fairways, shy hazards and the worst spots turfed over: eighteen holes to relax on.</source>
        <translation>De larges fairways, des obstacles timides et du gazon aux pires endroits&#x202f;: dix-huit trous pour se détendre.</translation>
    </message>
</context>
<context>
    <name>counting</name>
    <message numerus="yes">
        <source>%n points ahead.</source>
        <translation>
            <numerusform>%n point d’avance.</numerusform>
            <numerusform>%n points d’avance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points more for: {level}</source>
        <translation>
            <numerusform>encore %n point&#x202f;: {level}</numerusform>
            <numerusform>encore %n points&#x202f;: {level}</numerusform>
        </translation>
    </message>
    <message>
        <source>A practice game counts for no record.</source>
        <translation>Une partie d’entraînement ne compte pour aucun record.</translation>
    </message>
    <message>
        <source>As good as it gets.</source>
        <translation>Impossible de faire mieux.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Condition by condition, in the order in which the two clients ask.</source>
        <translation>Condition par condition, dans l’ordre où les deux clients les posent.</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy the code {code}: it leads to this game</source>
        <translation>Copier le code {code}&#x202f;: il mène à cette partie</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Recompter</translation>
    </message>
    <message>
        <source>Count: {condition}</source>
        <translation>Compter&#x202f;: {condition}</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Equal on points with {names}, but stopped building first.</source>
        <translation>À égalité avec {names}, mais en s’arrêtant plus tôt.</translation>
    </message>
    <message>
        <source>Equal on points, and nobody took a tile first.</source>
        <translation>À égalité de points, et personne n’a pris de tuile en premier.</translation>
    </message>
    <message>
        <source>Final counting</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>Final score: {points}</source>
        <translation>Score&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Tableau final</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Look at the course of {name}</source>
        <translation>Voir le parcours de {name}</translation>
    </message>
    <message>
        <source>Move hole numbers, or take back what ended the game</source>
        <translation>Déplacer les numéros de trous, ou annuler le coup qui a fini la partie</translation>
    </message>
    <message>
        <source>Next (Enter or right arrow)</source>
        <translation>Suivant (Entrée ou flèche droite)</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>One back</source>
        <translation>En arrière</translation>
    </message>
    <message>
        <source>One back (left arrow)</source>
        <translation>En arrière (flèche gauche)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Place {place} among your courses.</source>
        <translation>Place {place} parmi vos parcours.</translation>
    </message>
    <message>
        <source>Place {place} among your groups.</source>
        <translation>Place {place} parmi vos groupes.</translation>
    </message>
    <message>
        <source>Place {place} on {land}.</source>
        <translation>Place {place} sur {land}.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Putt on it</source>
        <translation>Y jouer aux dés de putt</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Raisons</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Satisfaction</source>
        <translation>Satisfaction</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Enregistrer une image</translation>
    </message>
    <message>
        <source>Save the course</source>
        <translation>Enregistrer le parcours</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Piste de score</translation>
    </message>
    <message>
        <source>Score track: {points}</source>
        <translation>Piste de score&#x202f;: {points}</translation>
    </message>
    <message>
        <source>See the courses</source>
        <translation>Voir les parcours</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>See the winner</source>
        <translation>Voir le vainqueur</translation>
    </message>
    <message>
        <source>Show us round! We are curious.</source>
        <translation>Faites-nous visiter&#x202f;! Nous sommes curieux.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Skip to the result (S)</source>
        <translation>Passer au résultat (S)</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>The best a group has done so far!</source>
        <translation>Le meilleur score d’un groupe jusqu’ici&#x202f;!</translation>
    </message>
    <message>
        <source>The best on {land} so far!</source>
        <translation>Le meilleur sur {land} jusqu’ici&#x202f;!</translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation>Le meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>The final counting</source>
        <translation>Le décompte final</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>We build yours, {name}!</source>
        <translation>C’est le vôtre que nous construisons, {name}&#x202f;!</translation>
    </message>
    <message>
        <source>We cannot choose: we build them all!</source>
        <translation>Impossible de choisir&#x202f;: nous les construisons tous&#x202f;!</translation>
    </message>
    <message>
        <source>Your best course so far!</source>
        <translation>Votre meilleur parcours&#x202f;!</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation>{names} gagnent</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names} gagne</translation>
    </message>
</context>
<context>
    <name>course editor</name>
    <message>
        <source>18 Holes  ·  course editor</source>
        <translation>18 trous  ·  éditeur de parcours</translation>
    </message>
    <message>
        <source>Anew</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Tout recommencer</translation>
    </message>
    <message>
        <source>Copy a picture</source>
        <translation>Copier une image</translation>
    </message>
    <message>
        <source>Course editor</source>
        <translation>Éditeur de parcours</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <translation>Supprimer {name}&#x202f;?</translation>
    </message>
    <message>
        <source>First give the course a name.</source>
        <translation>Donnez d’abord un nom au parcours.</translation>
    </message>
    <message>
        <source>Flip the tile</source>
        <translation>Retourner la tuile</translation>
    </message>
    <message>
        <source>Golf courses (*.minigolf *.json)</source>
        <translation>Parcours de golf (*.minigolf *.json)</translation>
    </message>
    <message>
        <source>Look through the tiles</source>
        <translation>Parcourir les tuiles</translation>
    </message>
    <message>
        <source>My course</source>
        <translation>Mon parcours</translation>
    </message>
    <message>
        <source>No tee leads to this green yet.</source>
        <translation>Aucun tee ne mène encore à ce green.</translation>
    </message>
    <message>
        <source>Not all of your courses can be read.</source>
        <translation>Certains de vos parcours sont illisibles.</translation>
    </message>
    <message>
        <source>Number along the fairways</source>
        <translation>Numéroter le long des fairways</translation>
    </message>
    <message>
        <source>Number the greens</source>
        <translation>Numéroter les greens</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>Ouvrir un parcours</translation>
    </message>
    <message>
        <source>Play on it</source>
        <translation>Y jouer</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Éclair</translation>
    </message>
    <message>
        <source>Quick course</source>
        <translation>Parcours éclair</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace {name}?</source>
        <translation>Remplacer {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Save a file to share</source>
        <translation>Enregistrer un fichier à partager</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Enregistrer une image</translation>
    </message>
    <message>
        <source>Save the course</source>
        <translation>Enregistrer le parcours</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Show the whole course</source>
        <translation>Voir tout le parcours</translation>
    </message>
    <message>
        <source>Show what links</source>
        <translation>Montrer les raccords</translation>
    </message>
    <message>
        <source>Take in a shared course</source>
        <translation>Importer un parcours partagé</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>L’enlever</translation>
    </message>
    <message>
        <source>The file of this course is deleted for good.</source>
        <translation>Le fichier de ce parcours est supprimé pour de bon.</translation>
    </message>
    <message>
        <source>The picture can be pasted elsewhere now.</source>
        <translation>L’image peut maintenant être collée ailleurs.</translation>
    </message>
    <message>
        <source>This course cannot be opened: {fault}.</source>
        <translation>Impossible d’ouvrir ce parcours&#x202f;: {fault}.</translation>
    </message>
    <message>
        <source>Turn it back</source>
        <translation>Tourner dans l’autre sens</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Tourner la tuile</translation>
    </message>
    <message>
        <source>Undo brings back what lay here before.</source>
        <translation>Annuler fait revenir ce qui était là avant.</translation>
    </message>
    <message>
        <source>Yardage book to print</source>
        <translation>Carnet de parcours à imprimer</translation>
    </message>
    <message>
        <source>You have another course of this name.</source>
        <translation>Un autre de vos parcours porte déjà ce nom.</translation>
    </message>
    <message>
        <source>Your boards</source>
        <translation>Vos plateaux</translation>
    </message>
    <message>
        <source>{name} is among your courses, beside {other}.</source>
        <translation>{name} rejoint vos parcours, à côté de {other}.</translation>
    </message>
    <message>
        <source>{name} is among your courses.</source>
        <translation>{name} rejoint vos parcours.</translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>Before the first tee</source>
        <translation>Avant le premier tee</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>Everybody else looks away.
Nothing shows before the button is pressed.</source>
        <translation>Les autres regardent ailleurs.
Rien n’apparaît tant que vous n’appuyez pas sur le bouton.</translation>
    </message>
    <message>
        <source>Hole {hole}, stroke {turn}</source>
        <translation>Trou {hole}, coup {turn}</translation>
    </message>
    <message>
        <source>Hole {hole}, turn {turn}</source>
        <translation>Trou {hole}, tour {turn}</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>I am {name}, show my cards</source>
        <translation>Je suis {name}, voir mes cartes</translation>
    </message>
    <message>
        <source>I am {name}, show my hand</source>
        <translation>Je suis {name}, voir ma main</translation>
    </message>
    <message>
        <source>I am {name}, show my lands</source>
        <translation>Je suis {name}, voir mes terrains</translation>
    </message>
    <message>
        <source>I am {name}, show the table</source>
        <translation>Je suis {name}, voir la table</translation>
    </message>
    <message>
        <source>I am {name}, show the two greens</source>
        <translation>Je suis {name}, voir les deux greens</translation>
    </message>
    <message>
        <source>Put the game away for later (Esc)</source>
        <translation>Ranger la partie pour plus tard (Échap)</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>The clients visit. Everybody else looks away.</source>
        <translation>Visite des clients. Les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>The mouse is yours.</source>
        <translation>À vous la souris.</translation>
    </message>
    <message>
        <source>Three lands are waiting.</source>
        <translation>Trois terrains attendent.</translation>
    </message>
    <message numerus="yes">
        <source>Turn {round}, %n greens left</source>
        <translation>
            <numerusform>Tour {round}, encore %n green</numerusform>
            <numerusform>Tour {round}, encore %n greens</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fini</translation>
    </message>
    <message>
        <source>has a target</source>
        <translation>a une cible</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>{name}, an extra turn?</source>
        <translation>{name}, un tour supplémentaire&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, choose a club</source>
        <translation>{name}, choisissez un club</translation>
    </message>
    <message>
        <source>{name}, choose a club to throw in</source>
        <translation>{name}, choisissez un club à défausser</translation>
    </message>
    <message>
        <source>{name}, choose your land</source>
        <translation>{name}, choisissez votre terrain</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, c’est à vous de jouer</translation>
    </message>
    <message>
        <source>{name}, keep a secret target</source>
        <translation>{name}, gardez une cible secrète</translation>
    </message>
    <message>
        <source>{name}, which club never expires?</source>
        <translation>{name}, quel club n’expire jamais&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, your promises</source>
        <translation>{name}, vos promesses</translation>
    </message>
</context>
<context>
    <name>days</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n jour pour l’instant</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>A computer has played here: this try does not count.</source>
        <translation>L’ordinateur a joué ici&#x202f;: cet essai ne compte pas.</translation>
    </message>
    <message>
        <source>A computer played on: it does not count</source>
        <translation>Continuée par l’ordinateur&#x202f;: elle ne compte pas</translation>
    </message>
    <message>
        <source>A letter or figure of this code is wrong, or two are swapped.</source>
        <translation>Une lettre ou un chiffre de ce code est faux, ou deux sont inversés.</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Begun, and deleted</source>
        <translation>Commencée, puis supprimée</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Code of a game</source>
        <translation>Code d’une partie</translation>
    </message>
    <message>
        <source>Code: {code}</source>
        <translation>Code&#x202f;: {code}</translation>
    </message>
    <message>
        <source>Copied, with the code of the game.</source>
        <translation>Copié, avec le code de la partie.</translation>
    </message>
    <message>
        <source>Copied: {code}. Whoever types it gets this game.</source>
        <translation>Copié&#x202f;: {code}. En saisissant ce code, on joue cette partie.</translation>
    </message>
    <message>
        <source>Copy the result, a picture and the code of the game</source>
        <translation>Copier le résultat, une image et le code de la partie</translation>
    </message>
    <message>
        <source>Counts once</source>
        <translation>Compte une seule fois</translation>
    </message>
    <message>
        <source>Everybody gets the same games, and the first try counts.</source>
        <translation>Les mêmes parties pour tout le monde, et seul le premier essai compte.</translation>
    </message>
    <message>
        <source>Hole of the week</source>
        <translation>Trou de la semaine</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Non jouée</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play a code</source>
        <translation>Jouer un code</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Play the code</source>
        <translation>Jouer le code</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>The code is that of a game: open one first.</source>
        <translation>Le code est celui d’une partie&#x202f;: ouvrez-en d’abord une.</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>This code is of a game that this program does not have.</source>
        <translation>Ce code vient d’un jeu que ce programme n’a pas.</translation>
    </message>
    <message>
        <source>This code was made by a later version of the program.</source>
        <translation>Ce code vient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>This game has no code: a code cannot hold a course of your own, or a lesson.</source>
        <translation>Cette partie n’a pas de code&#x202f;: un code ne peut contenir ni l’un de vos parcours, ni une leçon.</translation>
    </message>
    <message>
        <source>This is no code. One looks like D1K4-07MX-9FJT.</source>
        <translation>Ce n’est pas un code. Un code ressemble à D1K4-07MX-9FJT.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Whoever types the code of a game gets that game: the same set-up, the same luck.</source>
        <translation>Le code d’une partie permet de la rejouer&#x202f;: même mise en place, même hasard.</translation>
    </message>
    <message>
        <source>a computer played on, which does not count</source>
        <translation>continuée par l’ordinateur, elle ne compte pas</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencée</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>pas encore jouée</translation>
    </message>
    <message>
        <source>{strokes}, par {par}</source>
        <translation>{strokes}, par {par}</translation>
    </message>
    <message>
        <source>{title}, week of {date}</source>
        <translation>{title}, semaine du {date}</translation>
    </message>
    <message>
        <source>{title}, {date}</source>
        <translation>{title}, {date}</translation>
    </message>
</context>
<context>
    <name>deleting</name>
    <message>
        <source>Your own files cannot be changed now: one that was there before comes back at the next start.</source>
        <translation>Vos fichiers ne peuvent pas être modifiés pour l’instant&#x202f;: l’un d’eux, présent avant, reviendra au prochain démarrage.</translation>
    </message>
</context>
<context>
    <name>designer badges</name>
    <message>
        <source>A promise kept</source>
        <translation>Promesse tenue</translation>
    </message>
    <message>
        <source>All nine</source>
        <translation>Neuf sur neuf</translation>
    </message>
    <message>
        <source>Beat a computer player that plays hard.</source>
        <translation>Battez un joueur virtuel de niveau difficile.</translation>
    </message>
    <message>
        <source>Bridge builder</source>
        <translation>Pontonnier</translation>
    </message>
    <message>
        <source>Build a course with all nine holes.</source>
        <translation>Construisez un parcours avec ses neuf trous.</translation>
    </message>
    <message>
        <source>Build a hole of nine tiles or more.</source>
        <translation>Construisez un trou de neuf tuiles ou plus.</translation>
    </message>
    <message>
        <source>Build all nine holes and fill every cell of the land.</source>
        <translation>Construisez les neuf trous et remplissez toutes les cases du terrain.</translation>
    </message>
    <message>
        <source>Build all nine holes and lose nothing for playability.</source>
        <translation>Construisez les neuf trous sans rien perdre en jouabilité.</translation>
    </message>
    <message>
        <source>Build all nine holes without a single pass.</source>
        <translation>Construisez les neuf trous sans passer une seule fois.</translation>
    </message>
    <message>
        <source>Build for ten different pairs of clients.</source>
        <translation>Construisez pour dix couples de clients différents.</translation>
    </message>
    <message>
        <source>Build nine holes with a par of exactly 36.</source>
        <translation>Construisez neuf trous pour un par de 36 exactement.</translation>
    </message>
    <message>
        <source>Build on ten different lands.</source>
        <translation>Construisez sur dix terrains différents.</translation>
    </message>
    <message>
        <source>Close the circuit: 20 points for the way round.</source>
        <translation>Bouclez le circuit&#x202f;: 20 points pour le tour complet.</translation>
    </message>
    <message>
        <source>Earn 20 points by his whim.</source>
        <translation>Gagnez 20 points avec M. Client.</translation>
    </message>
    <message>
        <source>Earn 30 points by her whim.</source>
        <translation>Gagnez 30 points avec Mme Cliente.</translation>
    </message>
    <message>
        <source>Finish fifty courses.</source>
        <translation>Terminez cinquante parcours.</translation>
    </message>
    <message>
        <source>Finish ten courses.</source>
        <translation>Terminez dix parcours.</translation>
    </message>
    <message>
        <source>Finish your first course.</source>
        <translation>Terminez votre premier parcours.</translation>
    </message>
    <message>
        <source>First sod</source>
        <translation>Première motte</translation>
    </message>
    <message>
        <source>Happy clients</source>
        <translation>Clients heureux</translation>
    </message>
    <message>
        <source>Her dream course</source>
        <translation>Parcours de madame</translation>
    </message>
    <message>
        <source>His dream course</source>
        <translation>Parcours de monsieur</translation>
    </message>
    <message>
        <source>Landscaper</source>
        <translation>Paysagiste</translation>
    </message>
    <message>
        <source>Lay two crossings on one course.</source>
        <translation>Posez deux croisements sur un même parcours.</translation>
    </message>
    <message>
        <source>Master builder</source>
        <translation>Maître d’œuvre</translation>
    </message>
    <message>
        <source>Never at a loss</source>
        <translation>Jamais à court</translation>
    </message>
    <message>
        <source>Not a gap</source>
        <translation>Pas un vide</translation>
    </message>
    <message>
        <source>Nothing to mend</source>
        <translation>Rien à redire</translation>
    </message>
    <message>
        <source>Park keeper</source>
        <translation>Maître du parc</translation>
    </message>
    <message>
        <source>Reach 110 points alone in a family game.</source>
        <translation>Atteignez 110 points en solo dans une partie familiale.</translation>
    </message>
    <message>
        <source>Reach 120 points alone in an advanced game.</source>
        <translation>Atteignez 120 points en solo dans une partie avancée.</translation>
    </message>
    <message>
        <source>Reach 150 points alone in a family game.</source>
        <translation>Atteignez 150 points en solo dans une partie familiale.</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>La boucle est bouclée</translation>
    </message>
    <message>
        <source>Speechless</source>
        <translation>Sans voix</translation>
    </message>
    <message>
        <source>Ten couples</source>
        <translation>Dix couples</translation>
    </message>
    <message>
        <source>Ten lands</source>
        <translation>Dix terrains</translation>
    </message>
    <message>
        <source>The long way</source>
        <translation>Le grand tour</translation>
    </message>
    <message>
        <source>To the last cube</source>
        <translation>Au cube près</translation>
    </message>
</context>
<context>
    <name>designer hints</name>
    <message>
        <source>Build on land {number}</source>
        <translation>Construire sur le terrain {number}</translation>
    </message>
    <message>
        <source>Discard tile {number}</source>
        <translation>Défausser la tuile {number}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Lay tile {number} on the gate</source>
        <translation>Poser la tuile {number} sur la porte d’entrée</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Promise {condition}</source>
        <translation>Promettre&#x202f;: {condition}</translation>
    </message>
    <message>
        <source>Put tile {number} back</source>
        <translation>Remettre la tuile {number}</translation>
    </message>
    <message>
        <source>Stop designing</source>
        <translation>S’arrêter</translation>
    </message>
    <message>
        <source>Stop for good with tile {number} face down</source>
        <translation>S’arrêter pour de bon, tuile {number} face cachée</translation>
    </message>
    <message>
        <source>Take tile {number} face down</source>
        <translation>Prendre la tuile {number} face cachée</translation>
    </message>
    <message>
        <source>The tile from the gate: {place}</source>
        <translation>La tuile de la porte d’entrée&#x202f;: {place}</translation>
    </message>
    <message>
        <source>Tile {number}: {place}</source>
        <translation>Tuile {number}&#x202f;: {place}</translation>
    </message>
    <message>
        <source>about {points.points} expected</source>
        <translation>on attend environ {points.points}</translation>
    </message>
    <message>
        <source>as good as the best in trial games</source>
        <translation>aussi bien que le meilleur coup en parties simulées</translation>
    </message>
    <message>
        <source>brings about {points} by rank</source>
        <translation>rapporte environ {points} au classement</translation>
    </message>
    <message>
        <source>what is on it is worth {points}</source>
        <translation>ce qui s’y trouve vaut {points}</translation>
    </message>
    <message>
        <source>ends are easier to close</source>
        <translation>des bouts plus faciles à fermer</translation>
    </message>
    <message>
        <source>ends are harder to close</source>
        <translation>des bouts plus difficiles à fermer</translation>
    </message>
    <message>
        <source>filling them brings about {points}</source>
        <translation>les remplir rapporte environ {points}</translation>
    </message>
    <message>
        <source>gives up about {points} to come</source>
        <translation>fait perdre environ {points} à venir</translation>
    </message>
    <message>
        <source>leaves about {points} to come</source>
        <translation>laisse espérer environ {points}</translation>
    </message>
    <message>
        <source>more to come: {conditions}</source>
        <translation>à venir&#x202f;: {conditions}</translation>
    </message>
    <message>
        <source>no points yet, and nothing is lost</source>
        <translation>aucun point encore, et rien n’est perdu</translation>
    </message>
    <message>
        <source>the best tile instead: {changes}</source>
        <translation>plutôt la meilleure tuile&#x202f;: {changes}</translation>
    </message>
    <message>
        <source>what is left costs more than it will bring</source>
        <translation>ce qui reste coûtera plus qu’il ne rapportera</translation>
    </message>
    <message>
        <source>{points.cells} to fill</source>
        <translation>{points.cells} à remplir</translation>
    </message>
    <message>
        <source>{points.points} for the land</source>
        <translation>{points.points} pour le terrain</translation>
    </message>
    <message>
        <source>{points} ahead of the next by its own reckoning</source>
        <translation>{points} de mieux que le suivant, à son idée</translation>
    </message>
    <message>
        <source>{points} ahead of the next in trial games</source>
        <translation>{points} de mieux que le suivant en parties simulées</translation>
    </message>
    <message>
        <source>{points} behind the best in trial games</source>
        <translation>{points} de moins que le meilleur en parties simulées</translation>
    </message>
    <message>
        <source>{points} wanted</source>
        <translation>{points} utiles</translation>
    </message>
</context>
<context>
    <name>designer lessons</name>
    <message>
        <source>A fine land too, but this lesson is laid out for Bandstand, on the left.</source>
        <translation>Beau terrain aussi, mais cette leçon se joue sur le Kiosque, à gauche.</translation>
    </message>
    <message>
        <source>A fine land too, but this lesson is laid out for Bandstand, on the right.</source>
        <translation>Beau terrain aussi, mais cette leçon se joue sur le Kiosque, à droite.</translation>
    </message>
    <message>
        <source>A first course</source>
        <translation>Un premier parcours</translation>
    </message>
    <message>
        <source>A green for your hole! It stands last, so you will play last next time. That is the price: lay it at the end of the path.</source>
        <translation>Un green pour votre trou&#x202f;! Il est tout à droite&#x202f;: au prochain tour, vous jouerez en dernier. C’est le prix à payer. Posez-le au bout du chemin.</translation>
    </message>
    <message>
        <source>A look below shows which tiles come then.</source>
        <translation>Au-dessous, on voit déjà les tuiles du tour suivant.</translation>
    </message>
    <message>
        <source>A tee with three flags. Lay it left of the green, its path leading up.</source>
        <translation>Un tee à trois drapeaux. Posez-le à gauche du green, chemin vers le haut.</translation>
    </message>
    <message>
        <source>A third round without any building begins the final phase. So does the first land that is full.</source>
        <translation>Au troisième tour de suite sans construction, la phase finale commence. Elle commence aussi dès qu’un terrain est rempli.</translation>
    </message>
    <message>
        <source>A visit tile came out of the bag: the clients drop by, and everybody may promise more, behind the curtain.</source>
        <translation>Une tuile visite est sortie du sac&#x202f;: les clients passent vous voir, et chacun peut faire d’autres promesses, à l’abri du rideau.</translation>
    </message>
    <message>
        <source>And its green below it: another par 4.</source>
        <translation>Et son green juste en dessous&#x202f;: encore un par 4.</translation>
    </message>
    <message>
        <source>Ask for none: press Enter.</source>
        <translation>N’en redemandez aucune&#x202f;: appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Both would be fine, but now we try what passing is like.</source>
        <translation>Les deux conviendraient, mais voyons plutôt comment on passe.</translation>
    </message>
    <message>
        <source>Click the tee, then the marked cell. Turn it with R until its path leads to the right, away from the gate.</source>
        <translation>Cliquez sur le tee, puis sur la case marquée. Tournez-le avec R jusqu’à ce que son chemin parte à droite, à l’opposé de la porte d’entrée.</translation>
    </message>
    <message>
        <source>Condition by condition is counted, with its tiles lit on the course. Press this button until the result is there, as slowly as you like.</source>
        <translation>Les conditions sont comptées une à une&#x202f;; les tuiles concernées s’éclairent sur le parcours. Appuyez sur ce bouton jusqu’au résultat, à votre rythme.</translation>
    </message>
    <message>
        <source>Each turn you draw two tiles and place one of them. The second one is a tee: there a hole begins.</source>
        <translation>À chaque tour, vous tirez deux tuiles et vous en placez une. La seconde est un tee&#x202f;: c’est le départ d’un trou.</translation>
    </message>
    <message>
        <source>Enter places it.</source>
        <translation>Entrée pour la placer.</translation>
    </message>
    <message>
        <source>First you choose one of three lands. Take Bandstand, on the right: a click will do.</source>
        <translation>Choisissez d’abord un terrain parmi trois. Prenez le Kiosque, à droite&#x202f;: un clic suffit.</translation>
    </message>
    <message>
        <source>From now on the lesson puts back what is left over. Look, a green! It ends a hole.</source>
        <translation>Désormais, la leçon remet dans le sac ce qui reste. Tiens, un green&#x202f;! C’est la fin d’un trou.</translation>
    </message>
    <message>
        <source>Here is the score so far. A whole game has nine holes and ends when the land is full, or when you stop.</source>
        <translation>Voici votre score pour l’instant. Une partie complète compte neuf trous&#x202f;; elle finit quand le terrain est rempli ou quand vous vous arrêtez.</translation>
    </message>
    <message>
        <source>In a group everybody builds a course of their own. You are Kim, and the lesson plays for Robin, who has chosen a land already.</source>
        <translation>En groupe, chacun construit son propre parcours. Vous êtes Kim, et la leçon joue Robin, qui a déjà choisi son terrain.</translation>
    </message>
    <message>
        <source>It is early for more. Leave it at the circuit.</source>
        <translation>Il est trop tôt pour en promettre plus. Restez-en au circuit.</translation>
    </message>
    <message>
        <source>Lay it at the end of the path.</source>
        <translation>Posez-le au bout du chemin.</translation>
    </message>
    <message>
        <source>Lay the first tile right of the tee.</source>
        <translation>Posez la première tuile à droite du tee.</translation>
    </message>
    <message>
        <source>Left of the last green, on the marked cell, the path leading down.</source>
        <translation>À gauche du dernier green, sur la case marquée, chemin vers le bas.</translation>
    </message>
    <message>
        <source>None of them, please: just press Enter.</source>
        <translation>Aucune, s’il vous plaît&#x202f;: appuyez simplement sur Entrée.</translation>
    </message>
    <message>
        <source>Not so much at once: promise the circuit, and nothing else.</source>
        <translation>Pas tant à la fois&#x202f;: promettez le circuit, et rien d’autre.</translation>
    </message>
    <message>
        <source>Now get your friends to the table!</source>
        <translation>Et maintenant, jouez avec vos amis&#x202f;!</translation>
    </message>
    <message>
        <source>Now you know what they want. Surprise them with nine holes!</source>
        <translation>Vous savez maintenant ce qu’ils veulent. Surprenez-les avec neuf trous&#x202f;!</translation>
    </message>
    <message>
        <source>One promise is a must; it cannot be taken back. Choose the circuit, on the right, and confirm with Enter.</source>
        <translation>Il faut faire au moins une promesse, et on ne revient pas dessus. Choisissez le circuit, à droite, et confirmez avec Entrée.</translation>
    </message>
    <message>
        <source>One promise is enough for now: confirm with Enter.</source>
        <translation>Une promesse suffit pour l’instant&#x202f;: confirmez avec Entrée.</translation>
    </message>
    <message>
        <source>One tile is left over. You may put it back into the bag, or discard it for good.</source>
        <translation>Il reste une tuile. Vous pouvez la remettre dans le sac ou la défausser pour de bon.</translation>
    </message>
    <message>
        <source>Pass as well.</source>
        <translation>Passez, vous aussi.</translation>
    </message>
    <message>
        <source>Pass for the last time, and the final phase begins.</source>
        <translation>Passez une dernière fois, et la phase finale commence.</translation>
    </message>
    <message>
        <source>Pass for the last time.</source>
        <translation>Passez une dernière fois.</translation>
    </message>
    <message>
        <source>Pass once more, to see what happens.</source>
        <translation>Passez encore une fois, pour voir la suite.</translation>
    </message>
    <message>
        <source>Pass once more: we want to see what comes of it.</source>
        <translation>Passez encore une fois&#x202f;: voyons ce que cela donne.</translation>
    </message>
    <message>
        <source>Press Stop, choose a tile, and confirm with Enter.</source>
        <translation>Appuyez sur S’arrêter, choisissez une tuile et confirmez avec Entrée.</translation>
    </message>
    <message>
        <source>Press once more: who wins?</source>
        <translation>Appuyez encore une fois&#x202f;: qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Press this button until the promises are revealed, as slowly as you like.</source>
        <translation>Appuyez sur ce bouton jusqu’à ce que les promesses soient révélées, à votre rythme.</translation>
    </message>
    <message>
        <source>Put it back this time: somebody may like it later.</source>
        <translation>Cette fois, remettez-la&#x202f;: elle plaira peut-être plus tard.</translation>
    </message>
    <message>
        <source>Put it back: press B.</source>
        <translation>Remettez-la&#x202f;: touche B.</translation>
    </message>
    <message>
        <source>Robin stops as well, and with everybody the game is over. Press Count the points, or Enter.</source>
        <translation>Robin s’arrête aussi. Tout le monde s’est arrêté&#x202f;: la partie est terminée. Appuyez sur Compter ou sur Entrée.</translation>
    </message>
    <message>
        <source>This is your land, and the hut is its gate. The course grows from here: each tile touches another one or the gate.</source>
        <translation>Voici votre terrain&#x202f;; la cabane est sa porte d’entrée. Le parcours part de là&#x202f;: chaque tuile doit en toucher une autre, ou la porte d’entrée.</translation>
    </message>
    <message>
        <source>Your land brings its points if you fill it: each empty cell costs {empty_cost.points}, and so do tiles beside the land or in the water, {off_land_cost} each.</source>
        <translation>Votre terrain rapporte ses points si vous le remplissez&#x202f;: chaque case vide coûte {empty_cost.points}, chaque tuile hors du terrain ou dans l’eau {off_land_cost}.</translation>
    </message>
    <message>
        <source>Yours shall be Bandstand, on the left: click it.</source>
        <translation>Votre terrain sera le Kiosque, à gauche&#x202f;: cliquez dessus.</translation>
    </message>
    <message>
        <source>A green with the next tee beside it is another link: {link_points.points} more. Ten links make the whole circuit.</source>
        <translation>Un green à côté du tee suivant&#x202f;: encore un lien, et {link_points.points} de plus. Il faut dix liens pour tout le circuit.</translation>
    </message>
    <message>
        <source>A tee at a straight side of the gate: that is a link of the circuit, {link_points.points}.</source>
        <translation>Le tee touche un bord droit de la porte d’entrée&#x202f;: c’est un lien du circuit, {link_points.points}.</translation>
    </message>
    <message>
        <source>Five holes are missing, at {hole_count_cost.points} each, and most of the land is empty: of course they are cross.</source>
        <translation>Il manque cinq trous, à {hole_count_cost.points} chacun, et le terrain est presque vide&#x202f;: pas étonnant qu’ils soient fâchés.</translation>
    </message>
    <message>
        <source>From now on you may stop. Each round you then take a tile face down, worth {collected_points.points}, and build no more.</source>
        <translation>Désormais, vous pouvez vous arrêter. À chaque tour, vous prenez alors une tuile face cachée, qui vaut {collected_points.points}, et vous ne construisez plus.</translation>
    </message>
    <message>
        <source>Golfers do not like to walk. Lay the next tee just below the green, its path leading down.</source>
        <translation>Les golfeurs n’aiment pas marcher. Posez le tee suivant juste sous le green, chemin vers le bas.</translation>
    </message>
    <message>
        <source>If neither tile suits you, pass. That costs {pass_cost.points}, and two others are drawn. Try it.</source>
        <translation>Si aucune des deux tuiles ne vous convient, passez. Cela coûte {pass_cost.points}, et on en tire deux autres. Essayez.</translation>
    </message>
    <message>
        <source>In each condition everybody scores and is ranked; the rank matters only to those who promised it.</source>
        <translation>Pour chaque condition, tous les joueurs marquent et sont classés&#x202f;; mais le rang ne compte que pour ceux qui l’ont promise.</translation>
    </message>
    <message>
        <source>In the end everybody is ranked in every condition. Of two players, who promised it gains {first_of_two_points.points} as the first, and loses {last_of_two_cost} as the second.</source>
        <translation>À la fin, les joueurs sont classés pour chaque condition. À deux, celui qui l’a promise gagne {first_of_two_points.points} s’il est premier, et en perd {last_of_two_cost} s’il est second.</translation>
    </message>
    <message>
        <source>Mr Luckyfor loves holes of par {taste_par}: {taste_points.points} for each. Mrs Evergreen has a point for every tree on your tiles, and people are fun: a point each.</source>
        <translation>M. Luckyfor aime les trous de par {taste_par}&#x202f;: {taste_points.points} chacun. Mme Evergreen donne un point par arbre sur vos tuiles, et chaque visiteur rapporte un point de popularité.</translation>
    </message>
    <message>
        <source>Par 3 lies in the green zone, like 4 and 5: {zone_points.points}. Every flag takes one of your {cubes.cubes}; nine holes of par 4 would use them up exactly.</source>
        <translation>Un par 3 est dans la zone verte, comme un par 4 ou 5&#x202f;: {zone_points.points}. Chaque drapeau prend un de vos {cubes.cubes}&#x202f;; neuf trous de par 4 les utilisent tous, au cube près.</translation>
    </message>
    <message>
        <source>Promises come last. You have more links of the circuit than Robin: {first_of_two_points.points} for you.</source>
        <translation>Les promesses se comptent en dernier. Votre circuit a plus de liens que celui de Robin&#x202f;: {first_of_two_points.points} pour vous.</translation>
    </message>
    <message>
        <source>Racks and turn order, promises, a visit, the final phase and the counting.</source>
        <translation>Réglettes et ordre du tour, promesses, une visite, la phase finale et le décompte.</translation>
    </message>
    <message>
        <source>Red meets red, and grass meets grass. Here a side that does not fit is refused; where it is allowed, each costs {mismatch_cost.points}.</source>
        <translation>Le rouge touche le rouge, l’herbe touche l’herbe. Ici, un mauvais raccord est refusé&#x202f;; là où il est permis, il coûte {mismatch_cost.points}.</translation>
    </message>
    <message>
        <source>Robin has decided. It is your turn: open it.</source>
        <translation>Robin a décidé. À vous&#x202f;: ouvrez le rideau.</translation>
    </message>
    <message>
        <source>Robin has promised something. Now it is you: open the curtain.</source>
        <translation>Robin a fait une promesse. À vous&#x202f;: ouvrez le rideau.</translation>
    </message>
    <message>
        <source>Robin promised par and is second in it, which costs {last_of_two_cost.points}.</source>
        <translation>Robin a promis le par et n’y est que second&#x202f;: cela lui coûte {last_of_two_cost.points}.</translation>
    </message>
    <message>
        <source>Robin takes no tile and passes: that pawn sits on the bench. In a group a pass costs no points.</source>
        <translation>Robin ne prend pas de tuile et passe&#x202f;: son pion va sur le banc. En groupe, passer ne coûte aucun point.</translation>
    </message>
    <message>
        <source>Take the tee: it stands on the left, so you will be first. Lay it on the marked cell, its path leading right.</source>
        <translation>Prenez le tee&#x202f;: il est à gauche, vous jouerez donc en premier. Posez-le sur la case marquée, chemin vers la droite.</translation>
    </message>
    <message>
        <source>Tee to green: a hole is done. The red flags on its tiles make its par, which is only 2.</source>
        <translation>Du tee au green&#x202f;: voilà un trou. Les drapeaux rouges de ses tuiles font son par&#x202f;: seulement 2.</translation>
    </message>
    <message>
        <source>The bench plays first, and on it whoever passed last. That is you!</source>
        <translation>Le banc joue en premier, en commençant par le dernier à avoir passé. C’est vous&#x202f;!</translation>
    </message>
    <message>
        <source>The final phase: tiles that nobody took now leave the game, unless somebody asks them back into the bag.</source>
        <translation>La phase finale&#x202f;: désormais, les tuiles que personne n’a prises quittent la partie, sauf si quelqu’un demande à les remettre dans le sac.</translation>
    </message>
    <message>
        <source>The first tile, please, right of the tee: there the path goes on.</source>
        <translation>La première tuile, s’il vous plaît, à droite du tee&#x202f;: c’est là que le chemin continue.</translation>
    </message>
    <message>
        <source>The game is over. Press Count the points, or Enter.</source>
        <translation>La partie est terminée. Appuyez sur Compter ou sur Entrée.</translation>
    </message>
    <message>
        <source>The green goes below the tee.</source>
        <translation>Le green se pose sous le tee.</translation>
    </message>
    <message>
        <source>The green goes to the end of the path, on the marked cell.</source>
        <translation>Le green va au bout du chemin, sur la case marquée.</translation>
    </message>
    <message>
        <source>The green zone begins at 3, so this par brings no points.</source>
        <translation>La zone verte commence à 3&#x202f;: ce par ne rapporte rien.</translation>
    </message>
    <message>
        <source>The green, please, above the tee.</source>
        <translation>Le green, s’il vous plaît, au-dessus du tee.</translation>
    </message>
    <message>
        <source>The green, please, below the tee.</source>
        <translation>Le green, s’il vous plaît, sous le tee.</translation>
    </message>
    <message>
        <source>The green, please, on the marked cell: it finishes your hole.</source>
        <translation>Le green, s’il vous plaît, sur la case marquée&#x202f;: il termine votre trou.</translation>
    </message>
    <message>
        <source>The rack holds one tile more than there are players, in the order of the numbers on their backs. Robin took one, and the pawn stands in its place.</source>
        <translation>La réglette porte une tuile de plus qu’il n’y a de joueurs, dans l’ordre des numéros au dos. Robin en a pris une, et son pion en tient la place.</translation>
    </message>
    <message>
        <source>The tee goes below the green, on the marked cell, its path leading down. R turns it.</source>
        <translation>Le tee va sous le green, sur la case marquée, chemin vers le bas. R le tourne.</translation>
    </message>
    <message>
        <source>The tee goes left of the last green, its path leading up. R turns it.</source>
        <translation>Le tee va à gauche du dernier green, chemin vers le haut. R le tourne.</translation>
    </message>
    <message>
        <source>The tee goes on the marked cell, its path leading right. R turns it, and Esc puts it back in your hand.</source>
        <translation>Le tee va sur la case marquée, chemin vers la droite. R le tourne, et Échap le remet en main.</translation>
    </message>
    <message>
        <source>The tee goes on the marked cell, its path leading right. R turns it, and Esc puts it back on the rack.</source>
        <translation>Le tee va sur la case marquée, chemin vers la droite. R le tourne, et Échap le remet sur la réglette.</translation>
    </message>
    <message>
        <source>The tee has one flag, and this green has two. Finish the hole with it.</source>
        <translation>Le tee a un drapeau, et ce green en a deux. Terminez le trou avec lui.</translation>
    </message>
    <message>
        <source>Their cards tell what they love.</source>
        <translation>Leurs cartes disent ce qu’ils aiment.</translation>
    </message>
    <message>
        <source>There would be something, but let us see what passing is like.</source>
        <translation>Il y aurait de quoi faire, mais voyons comment on passe.</translation>
    </message>
    <message>
        <source>This is the advanced game, with promises. They are secret: a curtain falls, and everybody else looks away.</source>
        <translation>Voici la partie avancée, avec ses promesses. Elles sont secrètes&#x202f;: le rideau tombe, et les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>Three flags, and one more on this green: par 4. Lay it above the tee.</source>
        <translation>Trois drapeaux, et un de plus sur ce green&#x202f;: par 4. Posez-le au-dessus du tee.</translation>
    </message>
    <message>
        <source>Tiles, holes, par, two clients, the circuit, passing and the counting.</source>
        <translation>Tuiles, trous, par, deux clients, circuit, passes et décompte.</translation>
    </message>
    <message>
        <source>Together, with promises</source>
        <translation>À plusieurs, avec promesses</translation>
    </message>
    <message>
        <source>Welcome! Two clients want a minigolf course from you: Mrs Evergreen and Mr Luckyfor.</source>
        <translation>Bienvenue&#x202f;! Deux clients vous commandent un parcours de minigolf&#x202f;: Mme Evergreen et M. Luckyfor.</translation>
    </message>
    <message>
        <source>What you promised stays. More of it may pay once you see how the courses grow; now it is early, so press Enter and leave it at that.</source>
        <translation>Une promesse faite reste faite. D’autres paieront peut-être quand les parcours auront grandi&#x202f;; pour l’instant, il est trop tôt&#x202f;: appuyez sur Entrée et restez-en là.</translation>
    </message>
    <message>
        <source>You begin this round. What nobody took went back into the bag, and the other tiles moved up.</source>
        <translation>Vous commencez ce tour. Les tuiles que personne n’a prises sont retournées dans le sac, et les autres ont avancé.</translation>
    </message>
    <message>
        <source>You could build on, but now we try to stop: press Stop, then choose a tile.</source>
        <translation>Vous pourriez continuer à construire, mais voyons comment on s’arrête&#x202f;: appuyez sur S’arrêter, puis choisissez une tuile.</translation>
    </message>
    <message>
        <source>You could go on for long, but let us see the counting: press Stop.</source>
        <translation>Vous pourriez continuer longtemps, mais passons au décompte&#x202f;: appuyez sur S’arrêter.</translation>
    </message>
    <message>
        <source>You know how it goes. The tee belongs left of the green, its path leading down.</source>
        <translation>Vous connaissez la marche à suivre. Le tee va à gauche du green, chemin vers le bas.</translation>
    </message>
    <message>
        <source>You may promise more at a visit. For now, just confirm.</source>
        <translation>Vous pourrez en promettre d’autres lors d’une visite. Pour l’instant, confirmez.</translation>
    </message>
    <message>
        <source>You may stop whenever you like. Four holes are few, but you shall see how a course is counted. Press Stop.</source>
        <translation>Vous pouvez vous arrêter quand vous voulez. Quatre trous, c’est peu, mais voyons comment se compte un parcours. Appuyez sur S’arrêter.</translation>
    </message>
    <message>
        <source>You win! Empty land and missing holes cost you both a lot: a real game goes on until a land is nearly full.</source>
        <translation>Vous gagnez&#x202f;! Le terrain vide et les trous manquants vous coûtent cher à tous deux&#x202f;: une vraie partie dure jusqu’à ce qu’un terrain soit presque plein.</translation>
    </message>
    <message>
        <source>Your tile also decides when you play: in the next round the pawn farthest left begins.</source>
        <translation>Votre tuile décide aussi quand vous jouez&#x202f;: au prochain tour, le pion le plus à gauche commence.</translation>
    </message>
</context>
<context>
    <name>designer rules</name>
    <message>
        <source>/, Del, X, {control}+S, O, B, G</source>
        <translation>/, Suppr, X, {control}+S, O, B, G</translation>
    </message>
    <message>
        <source>1, 2, … 6</source>
        <translation>1, 2, … 6</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>A crossing carries two holes, one over the other.</source>
        <translation>Sur un croisement, deux trous passent l’un par-dessus l’autre.</translation>
    </message>
    <message>
        <source>A hole is finished when it runs from its tee to its green. One with a loose end is unfinished; it still has a number and a par, but Mr Client does not look at it. A path that runs against grass or the gate ends there for good: its hole counts as one of the nine, but pleases Mr Client no more.</source>
        <translation>Un trou est fini quand son chemin mène du tee au green. S’il garde un bout libre, il est inachevé&#x202f;: il a un numéro et un par, mais M. Client ne le regarde pas. Un chemin qui bute contre l’herbe ou la porte d’entrée s’arrête là pour de bon&#x202f;: son trou compte parmi les neuf, mais ne plaît plus à M. Client.</translation>
    </message>
    <message>
        <source>A hole is one tee, one green and any paths between. A crossing belongs to two holes, or twice to one. Nine holes make a course.</source>
        <translation>Un trou, c’est un tee, un green et autant de tuiles de chemin que l’on veut entre les deux. Un croisement sert à deux trous, ou deux fois au même. Un parcours compte neuf trous.</translation>
    </message>
    <message>
        <source>A hole: one tee, two paths, one green. Its flags add up to its par.</source>
        <translation>Un trou&#x202f;: un tee, deux chemins, un green. Ses drapeaux additionnés donnent son par.</translation>
    </message>
    <message>
        <source>A tile beside the land and a cell left empty. Tiles in the water cost as much as tiles beside the land.</source>
        <translation>Une tuile hors du terrain et une case restée vide. Une tuile dans l’eau coûte autant qu’une tuile hors du terrain.</translation>
    </message>
    <message>
        <source>A tile in reserve (expansion)</source>
        <translation>Une tuile en réserve (extension)</translation>
    </message>
    <message>
        <source>A tile in the middle of nowhere: every lit cell touches it by a side or a corner, and the same tile would fit there.</source>
        <translation>Une tuile seule au milieu&#x202f;: chaque case éclairée la touche par un bord ou par un coin, et la même tuile s’y raccorderait.</translation>
    </message>
    <message>
        <source>A tile lies on an empty cell and touches another tile or the gate, if only by a corner. Turn it as you like; what lies stays where it is.</source>
        <translation>Une tuile se pose sur une case vide et touche une autre tuile ou la porte d’entrée, même si ce n’est que par un coin. Tournez-la à votre gré&#x202f;; une tuile posée ne bouge plus.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Above the chevron points to the green, below away from it.</source>
        <translation>En haut, le chevron pointe vers le green&#x202f;; en bas, il lui tourne le dos.</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>Flèches, Entrée</translation>
    </message>
    <message>
        <source>Blue and red choose from the middle row; blue first. What lies there comes in the order of the numbers on the backs, lowest on the left. The lower row comes next round.</source>
        <translation>Bleu et rouge choisissent dans la rangée du milieu, bleu en premier. Les tuiles y sont rangées selon le numéro de leur dos, le plus petit à gauche. La rangée du bas vient au tour suivant.</translation>
    </message>
    <message>
        <source>Can it be played?</source>
        <translation>Est-il jouable&#x202f;?</translation>
    </message>
    <message>
        <source>Choose one of three lands. Each turn two tiles are drawn: place one, and the other goes back into the bag or out of the game.</source>
        <translation>Choisissez un terrain parmi trois. À chaque tour, on tire deux tuiles&#x202f;: placez-en une&#x202f;; l’autre retourne dans le sac ou quitte la partie.</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>Circuit</translation>
    </message>
    <message>
        <source>Circuit: {link_points} for every green with the next tee on the tile beside it, and for tee 1 and green 9 beside the straight sides of the gate.</source>
        <translation>Circuit&#x202f;: {link_points} par green dont le tee suivant est sur la tuile voisine, et pour le tee 1 et le green 9 s’ils touchent un bord droit de la porte d’entrée.</translation>
    </message>
    <message>
        <source>Designer, rule by rule</source>
        <translation>Designer, règle par règle</translation>
    </message>
    <message>
        <source>Each land is worth its points; hard ones are worth more. From them {off_land_cost} are taken for every tile beside the land or in the water, and {empty_cost} for every cell still empty.</source>
        <translation>Chaque terrain vaut des points&#x202f;; les plus difficiles en valent plus. On en retire {off_land_cost} par tuile hors du terrain ou dans l’eau, et {empty_cost} par case encore vide.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Everybody builds a course of their own for the same two clients. Tiles lie on a rack, one more than there are players, and below it those of the next round. Take one in your turn, or pass.</source>
        <translation>Chacun construit son propre parcours pour les deux mêmes clients. La réglette porte une tuile de plus qu’il n’y a de joueurs, et au-dessous sont celles du tour suivant. À votre tour, prenez une tuile ou passez.</translation>
    </message>
    <message>
        <source>F, +, −</source>
        <translation>F, +, −</translation>
    </message>
    <message>
        <source>F1, F10</source>
        <translation>F1, F10</translation>
    </message>
    <message>
        <source>F11, {control}+,</source>
        <translation>F11, {control}+,</translation>
    </message>
    <message>
        <source>Fun and the two wishes</source>
        <translation>La popularité et les deux caprices</translation>
    </message>
    <message>
        <source>Fun: 1 for every person. Her whim: points for every thing she loves.</source>
        <translation>Popularité&#x202f;: 1 par visiteur. Mme Cliente&#x202f;: des points pour chaque chose qu’elle aime.</translation>
    </message>
    <message>
        <source>Fun: every person on the tiles of the course is worth a point.</source>
        <translation>Popularité&#x202f;: chaque visiteur sur les tuiles du parcours vaut un point.</translation>
    </message>
    <message>
        <source>G, M</source>
        <translation>G, M</translation>
    </message>
    <message>
        <source>His whim: {taste_points} for every finished hole to his taste.</source>
        <translation>M. Client&#x202f;: {taste_points} par trou fini à son goût.</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Trous</translation>
    </message>
    <message>
        <source>In a group the upper rack shows whose turn it is: the pawns choose from left to right. Take a tile of the middle rack and place it; your pawn takes its place in the rack. Tiles lie in the order of the numbers on their backs, so a modest tile now means an early choice in the next round.</source>
        <translation>En groupe, la réglette du haut donne l’ordre de jeu&#x202f;: les pions choisissent de gauche à droite. Prenez une tuile de la réglette du milieu et placez-la&#x202f;; votre pion prend sa place sur la réglette. Les tuiles sont rangées selon le numéro de leur dos&#x202f;: prendre une tuile modeste maintenant, c’est choisir tôt au tour suivant.</translation>
    </message>
    <message>
        <source>Holes are numbered so that they score best. Drag a sign onto any tile of another hole to swap their numbers, or press N. A number that you set stays until you give it back with 0.</source>
        <translation>Les trous sont numérotés pour rapporter le plus. Glissez un panneau sur une tuile d’un autre trou pour échanger leurs numéros, ou appuyez sur N. Un numéro que vous donnez reste jusqu’à ce que vous l’effaciez avec 0.</translation>
    </message>
    <message>
        <source>A green and the next tee on one tile are neighbours of their own: they lie side by side, which brings {link_points.points} of the circuit. Mr Straightforward is pleased where the ball goes on in the same direction as well.</source>
        <translation>Un green et le tee suivant sur une même tuile sont voisins d’office&#x202f;: ils se touchent, ce qui rapporte {link_points.points} de circuit. M. Straightforward est content si la balle repart aussi dans la même direction.</translation>
    </message>
    <message>
        <source>A hole is one tee, one green and any paths between. Red meets red, grass meets grass. A white chevron stands on tiles that are played one way only: a jump, a tunnel or an arrow.</source>
        <translation>Un trou, c’est un tee, un green et autant de tuiles de chemin que l’on veut entre les deux. Le rouge touche le rouge, l’herbe touche l’herbe. Un chevron blanc marque une tuile à sens unique&#x202f;: un tremplin, un tunnel ou une flèche.</translation>
    </message>
    <message>
        <source>A path that meets grass: {mismatch_cost.points}.</source>
        <translation>Un chemin contre l’herbe&#x202f;: {mismatch_cost.points}.</translation>
    </message>
    <message>
        <source>A tricky tile carries two pieces of path: a tee or a green beside a path, or a tee and a green. They may belong to two holes, or both to one.</source>
        <translation>Une tuile délicate porte deux morceaux de chemin&#x202f;: un tee ou un green avec un chemin, ou un tee et un green. Ils peuvent appartenir à deux trous, ou au même.</translation>
    </message>
    <message>
        <source>A white arrow shows the way of play. Mrs Noreturn counts those that point from tee to green; one that points back brings nothing and costs {wrong_way_cost.points}.</source>
        <translation>Une flèche blanche donne le sens du jeu. Mme Noreturn compte celles qui vont du tee vers le green&#x202f;; une flèche à contresens ne rapporte rien et coûte {wrong_way_cost.points}.</translation>
    </message>
    <message>
        <source>Alone, a promise kept brings {promise_points.points} and a broken one costs {promise_points}. In a group all are ranked by the condition promised, and your rank tells your points; equals share the better one. Who did not promise has a rank too, but gains and loses nothing.</source>
        <translation>En solo, une promesse tenue rapporte {promise_points.points}, une promesse rompue en coûte {promise_points}. En groupe, les joueurs sont classés pour chaque condition promise, et votre rang décide de vos points&#x202f;; les ex æquo partagent le meilleur rang. Sans promesse, on est classé aussi, mais on ne gagne ni ne perd rien.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>By the other rule there is one visit: tiles that nobody takes are laid aside, and once they are {untaken} the clients come.</source>
        <translation>Il existe une autre règle, avec une seule visite&#x202f;: les tuiles que personne ne prend sont mises de côté, et quand il y en a {untaken}, les clients viennent.</translation>
    </message>
    <message>
        <source>F8</source>
        <translation>F8</translation>
    </message>
    <message>
        <source>F9</source>
        <translation>F9</translation>
    </message>
    <message>
        <source>Five holes. Their red flags add up to their pars.</source>
        <translation>Cinq trous. La somme des drapeaux rouges donne leur par.</translation>
    </message>
    <message>
        <source>From green to tee, side by side, and tee 1 beside the gate: {link_points.points} each.</source>
        <translation>Du green au tee suivant, côte à côte, et du tee 1 à la porte d’entrée&#x202f;: {link_points.points} chaque fois.</translation>
    </message>
    <message>
        <source>From now on tiles that nobody takes leave the game. Whoever still designs may ask at the end of a round for some of them to go back into the bag.</source>
        <translation>Désormais, les tuiles que personne ne prend quittent la partie. Un joueur qui construit encore peut demander, à la fin d’un tour, que certaines retournent dans le sac.</translation>
    </message>
    <message>
        <source>Golfers do not like to walk. {link_points.points} whenever the tile of a green lies side by side with the tile of the next tee.</source>
        <translation>Les golfeurs n’aiment pas marcher. {link_points.points} chaque fois que la tuile d’un green touche par un côté celle du tee suivant.</translation>
    </message>
    <message>
        <source>Her whim</source>
        <translation>Le caprice de Mme Cliente</translation>
    </message>
    <message>
        <source>His whim</source>
        <translation>Le caprice de M. Client</translation>
    </message>
    <message>
        <source>If neither suits you, pass: that costs {pass_cost.points}. Stop whenever you are content; the game also ends when the land is full.</source>
        <translation>Si aucune ne vous convient, passez&#x202f;: cela coûte {pass_cost.points}. Arrêtez-vous quand cela vous suffit&#x202f;; la partie finit aussi quand le terrain est rempli.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Land: its points, less {off_land_cost} for every tile beside it or in the water and {empty_cost} for every empty cell.</source>
        <translation>Terrain&#x202f;: ses points, moins {off_land_cost} par tuile en dehors ou dans l’eau et {empty_cost} par case vide.</translation>
    </message>
    <message>
        <source>Minigolf Designer</source>
        <translation>Minigolf Designer</translation>
    </message>
    <message>
        <source>Most points win. Of equals the one wins who took a first tile face down before the others; if none of them took any, the win is shared. Elsewhere equals share a rank, and the next ranks stay empty.</source>
        <translation>Celui qui a le plus de points gagne. À égalité, c’est celui qui a pris le premier une tuile face cachée&#x202f;; si aucun n’en a pris, la victoire est partagée. Pour tout le reste, les ex æquo partagent un rang, et les rangs suivants restent vides.</translation>
    </message>
    <message>
        <source>N, arrows, 1 … 9</source>
        <translation>N, flèches, 1 … 9</translation>
    </message>
    <message>
        <source>Numbers at any time</source>
        <translation>Numéroter à tout moment</translation>
    </message>
    <message>
        <source>O, L</source>
        <translation>O, L</translation>
    </message>
    <message>
        <source>One point for each person, whoever they are.</source>
        <translation>Un point par visiteur, quel qu’il soit.</translation>
    </message>
    <message>
        <source>Others may be declared one hole where tiles could have led from end to end over empty cells, on the land or beside it. Fewer holes are not always better: nine are wanted.</source>
        <translation>D’autres peuvent être comptés comme un seul trou, si des tuiles avaient pu relier leurs bouts par des cases vides, sur le terrain ou en dehors. Moins de trous n’est pas toujours mieux&#x202f;: il en faut neuf.</translation>
    </message>
    <message>
        <source>P, S</source>
        <translation>P, S</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Par 2 is below the zone and brings nothing, par 4 lies in it.</source>
        <translation>Un par 2 est sous la zone et ne rapporte rien, un par 4 est dedans.</translation>
    </message>
    <message>
        <source>Placing a tile</source>
        <translation>Placer une tuile</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Promise one of seven things at least when you have your land, and more at each visit. Nobody sees yours before the end, and none can be taken back.</source>
        <translation>Une fois votre terrain choisi, promettez au moins une chose sur sept, et d’autres à chaque visite si vous voulez. Vos promesses restent secrètes jusqu’à la fin, et on ne peut pas les reprendre.</translation>
    </message>
    <message>
        <source>Promises (advanced game)</source>
        <translation>Promesses (partie avancée)</translation>
    </message>
    <message>
        <source>R, Shift+R</source>
        <translation>R, Maj+R</translation>
    </message>
    <message>
        <source>Shift + arrows</source>
        <translation>Maj + flèches</translation>
    </message>
    <message>
        <source>Space + drag</source>
        <translation>Espace + glisser</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>The final phase</source>
        <translation>La phase finale</translation>
    </message>
    <message>
        <source>The program declares what scores best, and tells so in the count.</source>
        <translation>Le programme retient ce qui rapporte le plus, et le dit dans le décompte.</translation>
    </message>
    <message>
        <source>The program numbers the holes so that they score best. Drag a sign onto any tile of another hole to swap their numbers, or click it, whenever you like.</source>
        <translation>Le programme numérote les trous pour qu’ils rapportent le plus. Quand vous voulez, glissez un panneau sur une tuile d’un autre trou pour échanger leurs numéros, ou cliquez dessus.</translation>
    </message>
    <message>
        <source>The solo game</source>
        <translation>La partie solo</translation>
    </message>
    <message>
        <source>The total tells how satisfied the clients are, in five steps from unhappy to impressed.</source>
        <translation>Le total dit à quel point les clients sont satisfaits, en cinq degrés, de mécontents à impressionnés.</translation>
    </message>
    <message>
        <source>Two clients want a minigolf course of nine holes. You choose one of three pieces of land and lay tiles on it. The happier the two are in the end, the more points you have: {happy} make them happy, {impressed} impress them.</source>
        <translation>Deux clients veulent un parcours de minigolf de neuf trous. Choisissez un terrain parmi trois et posez-y des tuiles. Plus les clients sont heureux à la fin, plus vous avez de points&#x202f;: à {happy}, ils sont contents&#x202f;; à {impressed}, impressionnés.</translation>
    </message>
    <message>
        <source>Two loose ends look into one empty cell: in the end they are one hole.</source>
        <translation>Deux bouts libres donnent sur la même case vide&#x202f;: à la fin, ils ne font qu’un seul trou.</translation>
    </message>
    <message>
        <source>Two tees in one hole.</source>
        <translation>Deux tees dans un même trou.</translation>
    </message>
    <message>
        <source>Two tiles are drawn from the bag. Place one of them so that it touches a tile or the gate, if only by a corner, and turn it as you like. The other goes back into the bag or away for good.</source>
        <translation>On tire deux tuiles du sac. Placez-en une qui touche une autre tuile ou la porte d’entrée, même si ce n’est que par un coin, et tournez-la à votre gré. L’autre retourne dans le sac ou quitte la partie.</translation>
    </message>
    <message>
        <source>Unfinished holes are holes too. Say how they would have been finished: two loose ends that look into the same empty cell are one hole, as one tile would have joined them. They stay apart where that hole would have two tees, two greens, a ring or a bad connection. Of three or four ends in one cell those that lie opposite are joined.</source>
        <translation>Un trou inachevé est aussi un trou. Il faut dire comment il aurait été fini&#x202f;: deux bouts libres qui donnent sur la même case vide font un seul trou, car une tuile les aurait reliés. Ils restent séparés si ce trou avait deux tees, deux greens, une boucle ou un mauvais raccord. De trois ou quatre bouts sur une même case, on relie ceux qui se font face.</translation>
    </message>
    <message>
        <source>Unfinished holes in the end</source>
        <translation>Les trous inachevés à la fin</translation>
    </message>
    <message>
        <source>Visit tiles lie in the bag among the others. When one is drawn the clients come by: everybody may promise more before play goes on.</source>
        <translation>Le sac contient aussi des tuiles visite. Quand l’une d’elles est tirée, les clients passent&#x202f;: chacun peut faire d’autres promesses avant que la partie reprenne.</translation>
    </message>
    <message>
        <source>Visits (advanced game)</source>
        <translation>Visites (partie avancée)</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>De quoi il s’agit</translation>
    </message>
    <message>
        <source>Where two tiles meet, path meets path and grass meets grass. A tile may lie beside the land or in the water, at a price.</source>
        <translation>Là où deux tuiles se touchent, le chemin rejoint le chemin et l’herbe rejoint l’herbe. Une tuile peut se poser hors du terrain ou dans l’eau, mais cela coûte des points.</translation>
    </message>
    <message>
        <source>Mistakes: {hole_count_cost} off for every hole missing or too many, {malformed_cost} for two tees or two greens in a hole or a path that meets grass, {wrong_way_cost} for a white chevron the wrong way.</source>
        <translation>Erreurs&#x202f;: {hole_count_cost} de moins par trou manquant ou en trop, {malformed_cost} pour deux tees ou deux greens dans un même trou ou un chemin contre l’herbe, {wrong_way_cost} pour un chevron blanc à contresens.</translation>
    </message>
    <message>
        <source>A new game may allow mistakes: then a side that does not fit is only warned of, and costs points in the end. For a first game, or with children, it may ignore them: then a course is not checked for whether it can be played, and nothing is lost for it. The children&apos;s table of a new game sets easy lands, a family game, mistakes ignored and hints with one click.</source>
        <translation>Une nouvelle partie peut permettre les erreurs&#x202f;: un mauvais raccord donne alors un simple avertissement, et coûte des points à la fin. Pour une première partie, ou avec des enfants, elle peut même les ignorer&#x202f;: on ne vérifie pas si le parcours est jouable, et on n’y perd rien. La table des enfants d’une nouvelle partie choisit d’un clic des terrains faciles, la version familiale, les erreurs ignorées et les conseils.</translation>
    </message>
    <message>
        <source>A table that ignores mistakes leaves all of this out: missing and extra holes, two tees or two greens, paths that meet grass, the wrong direction. Mr Perfect then has nothing to find fault with and gives his {no_mistake_points.points} to everybody.</source>
        <translation>Une table qui ignore les erreurs laisse tout cela de côté&#x202f;: trous manquants ou supplémentaires, doubles tees ou doubles greens, chemins contre l’herbe, mauvais sens. M. Perfect n’a alors rien à redire et donne ses {no_mistake_points.points} à tout le monde.</translation>
    </message>
    <message>
        <source>Holes beyond nine have no number. Finished ones please Mr Client like any other, unless his wish speaks of numbers: Mr Überstitious and Mr Straightforward know the nine only, and so do par and the circuit. Each costs its {hole_count_cost.points} all the same.</source>
        <translation>Les trous au-delà du neuvième n’ont pas de numéro. Terminés, ils plaisent à M. Client comme les autres, sauf si son souhait parle de numéros&#x202f;: M. Überstitious et M. Straightforward ne connaissent que les neuf, tout comme le par et le circuit. Chacun coûte malgré tout ses {hole_count_cost.points}.</translation>
    </message>
    <message>
        <source>Mrs Client counts things on the tiles, Mr Client looks at finished holes. Their cards tell what each is worth; their faces are on the page of clients (key T).</source>
        <translation>Mme Cliente compte ce qu’elle aime sur les tuiles, M. Client regarde les trous finis. Leurs cartes disent ce que cela rapporte&#x202f;; leurs visages sont à la page des clients (touche T).</translation>
    </message>
    <message>
        <source>Once a land is full the others may stop too, by taking a tile face down. Whoever has stopped takes one in every round; each is worth {collected_points.points}. Most points win; of equals, the one who took the first tile face down earlier, and if none of them took one they share the win.</source>
        <translation>Dès qu’un terrain est rempli, les autres peuvent aussi s’arrêter en prenant une tuile face cachée. Un joueur arrêté en prend une à chaque tour&#x202f;; chacune vaut {collected_points.points}. Celui qui a le plus de points gagne&#x202f;; à égalité, c’est celui qui a pris plus tôt sa première tuile face cachée, et si aucun n’en a pris, la victoire est partagée.</translation>
    </message>
    <message>
        <source>Par: {zone_points} for every hole of par {zone_first} to {zone_last}, finished or not. There are {cubes.cubes}: each one left over or missing costs 1.</source>
        <translation>Par&#x202f;: {zone_points} par trou de par {zone_first} à {zone_last}, fini ou non. Vous avez {cubes.cubes}&#x202f;: chaque cube qui reste ou qui manque coûte 1.</translation>
    </message>
    <message>
        <source>Passing costs {pass_cost.points} and brings two other tiles. The game ends when the land is full or when you stop.</source>
        <translation>Passer coûte {pass_cost.points} et amène deux autres tuiles. La partie finit quand le terrain est rempli ou quand vous vous arrêtez.</translation>
    </message>
    <message>
        <source>Passing puts your pawn on the bench. Who passes last plays first in the next round. Tiles that nobody took go back into the bag; in the final phase they leave the game.</source>
        <translation>Si vous passez, votre pion va sur le banc. Le dernier à passer joue en premier au tour suivant. Les tuiles que personne n’a prises retournent dans le sac&#x202f;; pendant la phase finale, elles quittent la partie.</translation>
    </message>
    <message>
        <source>The number on the back grows with the people on a tile, and then with its par.</source>
        <translation>Le numéro du dos croît avec les visiteurs de la tuile, puis avec son par.</translation>
    </message>
    <message>
        <source>The par of a hole is the sum of its red flags. A hole of par {zone_first} to {zone_last} is in the zone and brings {zone_points.points}. An unfinished hole counts as well, with the flags that it has.</source>
        <translation>Le par d’un trou est la somme de ses drapeaux rouges. Un trou de par {zone_first} à {zone_last} est dans la zone et rapporte {zone_points.points}. Un trou inachevé compte aussi, avec les drapeaux qu’il a.</translation>
    </message>
    <message>
        <source>There are {cubes.cubes} for all par together. Each cube left over costs a point, and so does each point of par that lacks a cube.</source>
        <translation>Il y a {cubes.cubes} pour tous les trous. Chaque cube qui reste coûte un point, et chaque point de par sans cube aussi.</translation>
    </message>
    <message>
        <source>Tricky tiles and arrows (expansion)</source>
        <translation>Tuiles délicates et flèches (extension)</translation>
    </message>
    <message>
        <source>Where one hole passes the tile twice, it counts twice for the length of that hole, with Mr Short and with Mr Long.</source>
        <translation>Si un même trou passe deux fois sur la tuile, elle compte double dans sa longueur, pour M. Short comme pour M. Long.</translation>
    </message>
    <message>
        <source>Who fills the last cell of a land has stopped, and the final phase begins; {idle_rounds.rounds} in a row in which everybody passes begin it too. Those who still design go on, pass, or stop for good by taking a tile face down (key S).</source>
        <translation>Remplir la dernière case de son terrain, c’est s’arrêter&#x202f;: la phase finale commence. Elle commence aussi après {idle_rounds.rounds} de suite où tout le monde passe. Les autres continuent, passent, ou s’arrêtent pour de bon en prenant une tuile face cachée (touche S).</translation>
    </message>
    <message>
        <source>Who has stopped takes a tile each round and collects it: {collected_points.points} each for being fast. The game ends with the round in which the last player stops, or when the bag cannot fill a rack.</source>
        <translation>À chaque tour, un joueur arrêté prend une tuile et la garde&#x202f;: {collected_points.points} de rapidité. La partie finit avec le tour où le dernier joueur s’arrête, ou quand le sac ne peut plus remplir une réglette.</translation>
    </message>
    <message>
        <source>Whom a hole pleases</source>
        <translation>À qui plaît un trou</translation>
    </message>
    <message>
        <source>With this option one tile may wait on your gate. To place it later is a pass. A tile that still waits in the end costs {reserve_cost.points}.</source>
        <translation>Avec cette option, une tuile peut attendre sur votre porte d’entrée. La placer plus tard compte comme passer. Si elle y est encore à la fin, elle coûte {reserve_cost.points}.</translation>
    </message>
    <message>
        <source>With two to five players</source>
        <translation>De deux à cinq joueurs</translation>
    </message>
    <message>
        <source>You can draw a land of your own: Draw a land on the page of a new game, or on the free board. It has 20 to 60 cells in one piece, and lawn at a straight side of the gate. Its difficulty and its points are an estimate.</source>
        <translation>Vous pouvez dessiner un terrain&#x202f;: Dessiner un terrain, sur la page d’une nouvelle partie ou sur le plateau libre. Il a de 20 à 60 cases d’un seul tenant, et de la pelouse le long d’un côté droit de la porte d’entrée. Sa difficulté et ses points sont une estimation.</translation>
    </message>
    <message>
        <source>You may do so at any time: in your turn, while others play, and when the game is over but not yet counted. Numbers matter for Mr Client, for the circuit and for tee 1 and green 9 at the gate.</source>
        <translation>À tout moment&#x202f;: à votre tour, pendant celui des autres, et quand la partie est finie mais pas encore comptée. Les numéros comptent pour M. Client, pour le circuit, et pour le tee 1 et le green 9 à la porte d’entrée.</translation>
    </message>
    <message>
        <source>Your pawn takes the place of the tile: the further left it stood, the sooner you play in the next round. Whoever passed plays before all of them, the last to pass first.</source>
        <translation>Votre pion prend la place de la tuile&#x202f;: plus elle était à gauche, plus tôt vous jouez au tour suivant. Ceux qui ont passé jouent avant tous les autres, le dernier à passer en tête.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À votre tour</translation>
    </message>
    <message>
        <source>fit the course into the window, zoom</source>
        <translation>ajuster le parcours à la fenêtre, zoom</translation>
    </message>
    <message>
        <source>free board</source>
        <translation>plateau libre</translation>
    </message>
    <message>
        <source>full screen, settings</source>
        <translation>plein écran, réglages</translation>
    </message>
    <message>
        <source>hear again what a screen reader said last</source>
        <translation>réentendre ce que le lecteur d’écran a dit en dernier</translation>
    </message>
    <message>
        <source>in 18 Holes: look over the course, hex by hex</source>
        <translation>18 trous&#x202f;: explorer le parcours, hexagone par hexagone</translation>
    </message>
    <message>
        <source>move the course</source>
        <translation>déplacer le parcours</translation>
    </message>
    <message>
        <source>move the tile, put it down, say yes</source>
        <translation>déplacer la tuile, la poser, valider</translation>
    </message>
    <message>
        <source>new game, all games</source>
        <translation>nouvelle partie, toutes les parties</translation>
    </message>
    <message>
        <source>number a hole; 0 leaves it to the program</source>
        <translation>numéroter un trou&#x202f;; 0 laisse choisir le programme</translation>
    </message>
    <message>
        <source>on it: search, take away, clear, save, open, your boards, putt</source>
        <translation>dessus&#x202f;: chercher, enlever, vider, enregistrer, ouvrir, vos plateaux, dés de putt</translation>
    </message>
    <message>
        <source>pass, stop for good</source>
        <translation>passer, s’arrêter pour de bon</translation>
    </message>
    <message>
        <source>pick up a tile</source>
        <translation>prendre une tuile</translation>
    </message>
    <message>
        <source>put the tile back; leave a screen</source>
        <translation>reposer la tuile&#x202f;; quitter un écran</translation>
    </message>
    <message>
        <source>see the course of the next player, what happened</source>
        <translation>voir le parcours du joueur suivant, ce qui s’est passé</translation>
    </message>
    <message>
        <source>sounds on, sounds off</source>
        <translation>activer ou couper les sons</translation>
    </message>
    <message>
        <source>take back, do again</source>
        <translation>annuler, rétablir</translation>
    </message>
    <message>
        <source>the rule of a refusal or of the line that is lit</source>
        <translation>la règle d’un refus ou de la ligne éclairée</translation>
    </message>
    <message>
        <source>this page, menu</source>
        <translation>cette page, le menu</translation>
    </message>
    <message>
        <source>turn the tile; also right click and wheel</source>
        <translation>tourner la tuile&#x202f;; aussi clic droit et molette</translation>
    </message>
    <message>
        <source>use the gate, see your own promises</source>
        <translation>utiliser la porte d’entrée, voir ses promesses</translation>
    </message>
    <message>
        <source>what is in the box and left in the bag</source>
        <translation>ce qui est dans la boîte et reste dans le sac</translation>
    </message>
    <message>
        <source>with no tile in hand: look over the course, cell by cell</source>
        <translation>sans tuile en main&#x202f;: explorer le parcours, case par case</translation>
    </message>
    <message>
        <source>{control}+B</source>
        <translation>{control}+B</translation>
    </message>
    <message>
        <source>{control}+N, {control}+O</source>
        <translation>{control}+N, {control}+O</translation>
    </message>
    <message>
        <source>{control}+Z, {control}+Shift+Z</source>
        <translation>{control}+Z, {control}+Maj+Z</translation>
    </message>
    <message>
        <source>{hole_count_cost} off for every hole that is missing to nine, or beyond nine.</source>
        <translation>{hole_count_cost} de moins par trou en dessous ou au-dessus de neuf.</translation>
    </message>
    <message>
        <source>{link_points} more for tee 1 and {link_points} more for green 9 beside a straight side of the gate: ten links, {circuit_points.points}.</source>
        <translation>{link_points} de plus pour le tee 1 et {link_points} de plus pour le green 9 s’ils touchent un bord droit de la porte d’entrée&#x202f;: dix liens, {circuit_points.points}.</translation>
    </message>
    <message>
        <source>{malformed_cost} off for a hole with two tees or two greens or that runs in a ring.</source>
        <translation>{malformed_cost} de moins par trou à deux tees, à deux greens ou en boucle.</translation>
    </message>
    <message>
        <source>{mismatch_cost} off wherever a path meets grass. In the end a path that leads off the land, into water or against the gate counts as one too.</source>
        <translation>{mismatch_cost} de moins partout où un chemin bute contre l’herbe. À la fin, un chemin qui sort du terrain, mène à l’eau ou bute contre la porte d’entrée compte aussi.</translation>
    </message>
    <message>
        <source>{wrong_way_cost} off for a white chevron that points against the direction of play.</source>
        <translation>{wrong_way_cost} de moins par chevron blanc à contresens du jeu.</translation>
    </message>
</context>
<context>
    <name>designer tips</name>
    <message>
        <source>A side that does not fit</source>
        <translation>Un mauvais raccord</translation>
    </message>
    <message>
        <source>A land is full: its player has stopped, and takes a tile face down in every round to come.</source>
        <translation>Un terrain est plein&#x202f;: son joueur a fini, et prend désormais une tuile face cachée à chaque tour.</translation>
    </message>
    <message>
        <source>At each visit everybody may promise more, as long as promises are left.</source>
        <translation>À chaque visite, chacun peut faire d’autres promesses, tant qu’il lui en reste.</translation>
    </message>
    <message>
        <source>At each visit you may promise more, as long as promises are left.</source>
        <translation>À chaque visite, vous pouvez faire d’autres promesses, tant qu’il vous en reste.</translation>
    </message>
    <message>
        <source>Enough tiles were left over: that brings the clients, once in a game.</source>
        <translation>Assez de tuiles sont restées de côté&#x202f;: c’est ce qui amène les clients, une fois par partie.</translation>
    </message>
    <message>
        <source>Everybody may go on, pass, or stop for good by taking a tile face down, in every round to come.</source>
        <translation>À chaque tour, chacun peut désormais continuer, passer, ou s’arrêter pour de bon en prenant une tuile face cachée.</translation>
    </message>
    <message>
        <source>Everybody may promise more, as long as promises are left. In the end the rank in what was promised gives or takes points.</source>
        <translation>Chacun peut faire d’autres promesses, tant qu’il lui en reste. À la fin, le rang obtenu dans ce qu’on a promis rapporte ou coûte des points.</translation>
    </message>
    <message>
        <source>Everybody passed in {idle_rounds.rounds} in a row: that begins it too.</source>
        <translation>Tout le monde a passé pendant {idle_rounds.rounds} de suite&#x202f;: cela aussi la déclenche.</translation>
    </message>
    <message>
        <source>Here a path leads off the land or into its water.</source>
        <translation>Ici, un chemin sort du terrain ou finit dans l’eau.</translation>
    </message>
    <message>
        <source>Here a path meets grass. In the end each such mistake costs {mismatch_cost.points}.</source>
        <translation>Ici, un chemin bute contre l’herbe. À la fin, chacune de ces erreurs coûte {mismatch_cost.points}.</translation>
    </message>
    <message>
        <source>Here a path meets the gate, whose sides are grass. In the end each such mistake costs {mismatch_cost.points}.</source>
        <translation>Ici, un chemin bute contre la porte, dont les côtés comptent comme de l’herbe. À la fin, chacune de ces erreurs coûte {mismatch_cost.points}.</translation>
    </message>
    <message>
        <source>In the end a promise kept brings {promise_points.points}, and a broken one costs as many.</source>
        <translation>À la fin, une promesse tenue rapporte {promise_points.points}, et une promesse rompue en coûte autant.</translation>
    </message>
    <message>
        <source>In the end the rank in what was promised gives or takes points.</source>
        <translation>À la fin, le rang obtenu dans ce qu’on a promis rapporte ou coûte des points.</translation>
    </message>
    <message>
        <source>The clients come by</source>
        <translation>Les clients passent</translation>
    </message>
    <message>
        <source>The final phase</source>
        <translation>La phase finale</translation>
    </message>
    <message>
        <source>The others go on, pass, or stop for good by taking a tile face down as well.</source>
        <translation>Les autres continuent, passent, ou s’arrêtent pour de bon en prenant eux aussi une tuile face cachée.</translation>
    </message>
    <message>
        <source>Unless another path goes on from there, it costs {mismatch_cost.points} in the end, as any side that does not fit.</source>
        <translation>Si aucun autre chemin ne le prolonge, il coûte {mismatch_cost.points} à la fin, comme tout mauvais raccord.</translation>
    </message>
    <message>
        <source>You may promise more. In the end a promise kept brings {promise_points.points}, and a broken one costs as many.</source>
        <translation>Vous pouvez faire d’autres promesses. À la fin, une promesse tenue rapporte {promise_points.points}, et une promesse rompue en coûte autant.</translation>
    </message>
</context>
<context>
    <name>dialog</name>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>Dice tray</source>
        <translation>Piste de dés</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
</context>
<context>
    <name>earlier game</name>
    <message>
        <source>Left on {day}</source>
        <translation>Quittée le {day}</translation>
    </message>
    <message>
        <source>The course, as it was left</source>
        <translation>Le parcours, tel qu’il a été quitté</translation>
    </message>
</context>
<context>
    <name>eighteen-holes badges</name>
    <message>
        <source>A pocketful</source>
        <translation>Les poches pleines</translation>
    </message>
    <message>
        <source>All-rounder</source>
        <translation>Touche-à-tout</translation>
    </message>
    <message>
        <source>Alone against the deck</source>
        <translation>Seul contre le paquet</translation>
    </message>
    <message>
        <source>At the clubhouse</source>
        <translation>Au club-house</translation>
    </message>
    <message>
        <source>Beat a computer player that plays hard.</source>
        <translation>Battez un joueur virtuel de niveau difficile.</translation>
    </message>
    <message>
        <source>Beat a deck in Solo Chaos.</source>
        <translation>Battez un paquet en Chaos solo.</translation>
    </message>
    <message>
        <source>Champion of the green</source>
        <translation>Champion du green</translation>
    </message>
    <message>
        <source>Club member</source>
        <translation>Membre du club</translation>
    </message>
    <message>
        <source>Finish a game of Stroke Play under par.</source>
        <translation>Terminez une partie de Stroke Play sous le par.</translation>
    </message>
    <message>
        <source>Finish twenty games.</source>
        <translation>Terminez vingt parties.</translation>
    </message>
    <message>
        <source>Finish your first game.</source>
        <translation>Terminez votre première partie.</translation>
    </message>
    <message>
        <source>Hole in one</source>
        <translation>Trou en un</translation>
    </message>
    <message>
        <source>Play as six different golfers.</source>
        <translation>Jouez avec six golfeurs différents.</translation>
    </message>
    <message>
        <source>Play five different modes.</source>
        <translation>Jouez cinq modes différents.</translation>
    </message>
    <message>
        <source>Play no hole of Stroke Play over par.</source>
        <translation>En Stroke Play, ne dépassez le par sur aucun trou.</translation>
    </message>
    <message>
        <source>Play on five different courses.</source>
        <translation>Jouez sur cinq parcours différents.</translation>
    </message>
    <message>
        <source>Six friends</source>
        <translation>Six amis</translation>
    </message>
    <message>
        <source>Steady hand</source>
        <translation>Main sûre</translation>
    </message>
    <message>
        <source>Take a hole-in-one token.</source>
        <translation>Gagnez un jeton de trou en un.</translation>
    </message>
    <message>
        <source>Take three hole-in-one tokens in one game.</source>
        <translation>Gagnez trois jetons de trou en un dans une même partie.</translation>
    </message>
    <message>
        <source>Teed off</source>
        <translation>Premier départ</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Traveller</source>
        <translation>Grand voyageur</translation>
    </message>
    <message>
        <source>Under par</source>
        <translation>Sous le par</translation>
    </message>
    <message>
        <source>Win a shared first place at the 19th.</source>
        <translation>Gagnez au 19e trou une première place partagée.</translation>
    </message>
    <message>
        <source>Win eight tokens in a game.</source>
        <translation>Gagnez huit jetons dans une partie.</translation>
    </message>
</context>
<context>
    <name>eighteen-holes lessons</name>
    <message>
        <source>A ball in water would miss its next turn.</source>
        <translation>Tombée dans l’eau, une balle passerait son prochain tour.</translation>
    </message>
    <message>
        <source>A ball that ends its turn on a tee box may play once more, when all have played. There is one three hexes away.</source>
        <translation>Une balle qui finit son tour sur un tee box peut rejouer une fois quand tout le monde a joué. Il y en a un à trois hexagones.</translation>
    </message>
    <message>
        <source>A fine drive! But where no fairway is, there is rough: from here a shot flies one hex less.</source>
        <translation>Beau drive&#x202f;! Mais hors du fairway, c’est le rough&#x202f;: d’ici, un coup vole un hexagone de moins.</translation>
    </message>
    <message>
        <source>A first hole</source>
        <translation>Un premier trou</translation>
    </message>
    <message>
        <source>A 2&#xa0;iron draws a card from deck 4 or deck 5: the higher the number, the longer the shot. The course shows what may come of it.</source>
        <translation>Un fer&#xa0;2 pioche une carte du paquet 4 ou du paquet 5&#x202f;: plus le numéro est grand, plus le coup est long. Le parcours montre ce que cela peut donner.</translation>
    </message>
    <message>
        <source>A good club, too. But of these the 2&#xa0;iron goes farthest.</source>
        <translation>Un bon club aussi, mais c’est le fer&#xa0;2 qui va le plus loin.</translation>
    </message>
    <message>
        <source>A new round, and three clubs are left to you. Keep one for the next tee box when you can.</source>
        <translation>Un nouveau tour, et il vous reste trois clubs. Gardez-en un, si possible, pour le prochain tee box.</translation>
    </message>
    <message>
        <source>A turn has five actions; those that are possible now lie by your hand.</source>
        <translation>À votre tour, vous avez cinq actions&#x202f;; celles qui sont possibles maintenant sont près de votre main.</translation>
    </message>
    <message>
        <source>Ada and Bruno have played. Your ball lies on a tee box, so here is your extra turn, with any club that you still have.</source>
        <translation>Ada et Bruno ont joué. Votre balle est sur un tee box&#x202f;: voici votre tour supplémentaire, avec n’importe quel club encore en main.</translation>
    </message>
    <message>
        <source>Ada has picked as well. These four are what she left you.</source>
        <translation>Ada a choisi, elle aussi. Voici les quatre clubs qu’elle vous laisse.</translation>
    </message>
    <message>
        <source>Ada&apos;s 29 was lower than your 31, so she went first this time.</source>
        <translation>Le 29 d’Ada est plus petit que votre 31&#x202f;: cette fois, elle a joué avant vous.</translation>
    </message>
    <message>
        <source>Ada&apos;s wood flies four hexes, without a card.</source>
        <translation>Le bois d’Ada envoie la balle à quatre hexagones, sans carte.</translation>
    </message>
    <message>
        <source>After a hole everybody goes to the next tee, with the clubs they still have.</source>
        <translation>Après un trou, tout le monde va au tee suivant, avec les clubs qui lui restent.</translation>
    </message>
    <message>
        <source>Aim for the marked hex on the fairway, past the trees.</source>
        <translation>Visez l’hexagone marqué sur le fairway, au-delà des arbres.</translation>
    </message>
    <message>
        <source>Aim for the marked hex, over the fairway.</source>
        <translation>Visez l’hexagone marqué, par-dessus le fairway.</translation>
    </message>
    <message>
        <source>Aim for the marked hex, the tee box.</source>
        <translation>Visez l’hexagone marqué, le tee box.</translation>
    </message>
    <message>
        <source>Aim for the marked hex: it is a green.</source>
        <translation>Visez l’hexagone marqué&#x202f;: c’est un green.</translation>
    </message>
    <message>
        <source>And something for the bunkers: to the sand wedge they are no worse than rough. Take it.</source>
        <translation>Et contre les bunkers&#x202f;? Pour le sand wedge, ils ne sont pas pires que le rough. Prenez-le.</translation>
    </message>
    <message>
        <source>Any flag, in any order: two tokens on each green, and tee boxes that let you play again.</source>
        <translation>Tous les drapeaux, dans l’ordre de votre choix&#x202f;: deux jetons par green, et des tee box qui font rejouer.</translation>
    </message>
    <message>
        <source>Both clubs lie open now. The number on the ribbon is the initiative: the lowest plays first.</source>
        <translation>Les deux clubs sont révélés. Le nombre sur le ruban est l’initiative&#x202f;: la plus faible joue en premier.</translation>
    </message>
    <message>
        <source>Bruno&apos;s 7 and Ada&apos;s 29 came before your 31. Bruno was first on that green and took 5 points; Ada came second, and took 2.</source>
        <translation>Le 7 de Bruno et le 29 d’Ada passent avant votre 31. Bruno, premier sur ce green, a pris 5 points&#x202f;; Ada, deuxième, en a pris 2.</translation>
    </message>
    <message>
        <source>Chaos Golf</source>
        <translation>Chaos Golf</translation>
    </message>
    <message>
        <source>Choose deck 5, and play the club.</source>
        <translation>Choisissez le paquet 5, et jouez le club.</translation>
    </message>
    <message>
        <source>Choose the 6&#xa0;iron.</source>
        <translation>Choisissez le fer&#xa0;6.</translation>
    </message>
    <message>
        <source>First a long one: the 2&#xa0;iron draws from deck 4 or 5. Choose it, and confirm with Enter.</source>
        <translation>D’abord un club long&#x202f;: le fer&#xa0;2 pioche dans le paquet 4 ou 5. Choisissez-le, puis confirmez avec Entrée.</translation>
    </message>
    <message>
        <source>Irons and hybrids are longer or shorter as their card says. A wood needs no card: the 5&#xa0;wood flies three hexes, and two from the rough.</source>
        <translation>Fers et hybrides vont plus ou moins loin, selon la carte. Un bois se passe de carte&#x202f;: le bois&#xa0;5 fait trois hexagones, et deux depuis le rough.</translation>
    </message>
    <message>
        <source>Keep that one for later: the 2&#xa0;iron goes farthest here.</source>
        <translation>Gardez-le pour plus tard&#x202f;: ici, c’est le fer&#xa0;2 qui va le plus loin.</translation>
    </message>
    <message>
        <source>Take the 2&#xa0;iron.</source>
        <translation>Prenez le fer&#xa0;2.</translation>
    </message>
    <message>
        <source>That one may fly too far: the 6&#xa0;iron is right for the tee box.</source>
        <translation>Il risque d’aller trop loin&#x202f;: pour le tee box, il vous faut le fer&#xa0;6.</translation>
    </message>
    <message>
        <source>The 2&#xa0;iron goes farthest, and from a tee nothing holds it back.</source>
        <translation>Le fer&#xa0;2 va le plus loin, et depuis un tee rien ne le freine.</translation>
    </message>
    <message>
        <source>The 4&#xa0;iron, please: it goes just far enough.</source>
        <translation>Le fer&#xa0;4, s’il vous plaît&#x202f;: il va juste assez loin.</translation>
    </message>
    <message>
        <source>The 5&#xa0;wood, please: it is the one that needs no luck.</source>
        <translation>Le bois&#xa0;5, s’il vous plaît&#x202f;: lui n’a pas besoin de chance.</translation>
    </message>
    <message>
        <source>The hole is long, so begin with a long club: choose the 2&#xa0;iron, and confirm with Enter.</source>
        <translation>Le trou est long&#x202f;: commencez par un club long. Choisissez le fer&#xa0;2, et confirmez avec Entrée.</translation>
    </message>
    <message>
        <source>The last card of each hand is passed on unasked: the 8&#xa0;wood came to you with it.</source>
        <translation>La dernière carte de chaque main passe d’office au voisin&#x202f;: vous recevez ainsi le bois&#xa0;8.</translation>
    </message>
    <message>
        <source>The wedge draws two cards, and you play one of them. Here both fly two hexes, onto the green: there is nothing to choose.</source>
        <translation>Le wedge pioche deux cartes, et vous en jouez une. Ici, les deux font deux hexagones, jusqu’au green&#x202f;: le choix est vite fait.</translation>
    </message>
    <message>
        <source>Your 2&#xa0;iron lies in the discard now. Take the 4&#xa0;iron next.</source>
        <translation>Votre fer&#xa0;2 est maintenant dans la défausse. Prenez ensuite le fer&#xa0;4.</translation>
    </message>
    <message>
        <source>Your first cards are back, and the 3&#xa0;hybrid is gone. That is how you learn what Ada likes.</source>
        <translation>Vos premières cartes reviennent, sans l’hybride&#xa0;3. C’est ainsi qu’on apprend ce qu’Ada aime.</translation>
    </message>
    <message>
        <source>Clubs, initiative, cards and aims, rough, sand, trees, out of bounds and the flag.</source>
        <translation>Clubs, initiative, cartes et visée, rough, sable, arbres, hors-jeu et drapeau.</translation>
    </message>
    <message>
        <source>A chip is aimed before its cards are drawn: click the arrow on the trees, towards the green, then draw.</source>
        <translation>Un chip se vise avant la pioche des cartes&#x202f;: cliquez sur la flèche des arbres, vers le green, puis piochez.</translation>
    </message>
    <message>
        <source>Aim for the marked hex: click it, press its number, or use the arrows. Enter sends the ball off.</source>
        <translation>Visez l’hexagone marqué&#x202f;: cliquez dessus, tapez son numéro ou utilisez les flèches. Puis Entrée, et la balle part.</translation>
    </message>
    <message>
        <source>Click the arrow on the trees, towards the green, or press 5. Then draw.</source>
        <translation>Cliquez sur la flèche des arbres, vers le green, ou appuyez sur 5. Puis piochez.</translation>
    </message>
    <message>
        <source>Each hex where the ball may land is marked.</source>
        <translation>Chaque hexagone où la balle peut atterrir est marqué.</translation>
    </message>
    <message>
        <source>Enjoy them!</source>
        <translation>Profitez-en&#x202f;!</translation>
    </message>
    <message>
        <source>Fenced trees stop a ball on the hex before them. Look at Ada: she hit straight at the trees, and her ball has not moved at all.</source>
        <translation>Les arbres clôturés arrêtent la balle sur l’hexagone d’avant. Voyez Ada&#x202f;: elle a tiré droit dans les arbres, et sa balle n’a pas bougé.</translation>
    </message>
    <message>
        <source>First on this green: the 5 points are yours. Had you landed on a tee box again, you could have played on.</source>
        <translation>Première balle sur ce green&#x202f;: les 5 points sont à vous. Sur un autre tee box, vous auriez encore pu rejouer.</translation>
    </message>
    <message>
        <source>How everybody comes by five clubs of their own.</source>
        <translation>Comment chacun choisit ses cinq clubs.</translation>
    </message>
    <message>
        <source>In Chaos Golf there is no next hole: play for any flag, in any direction and any order.</source>
        <translation>Au Chaos Golf, pas de trou suivant&#x202f;: visez n’importe quel drapeau, dans n’importe quelle direction et n’importe quel ordre.</translation>
    </message>
    <message>
        <source>In a full game everybody drafts five clubs. These five were dealt to you, and five others to Ada.</source>
        <translation>Une partie complète commence par la sélection des clubs&#x202f;: cinq pour chacun. On vous a donné ces cinq-là, et cinq autres à Ada.</translation>
    </message>
    <message>
        <source>In the rough the ball stops at the tuft on the card, one hex early. Aim for the marked hex, past the trees.</source>
        <translation>Dans le rough, la balle s’arrête à la touffe de la carte, un hexagone plus tôt. Visez l’hexagone marqué, au-delà des arbres.</translation>
    </message>
    <message>
        <source>Keep that one for later: choose the pitching wedge.</source>
        <translation>Gardez-le pour plus tard&#x202f;: choisissez le pitching wedge.</translation>
    </message>
    <message>
        <source>Lucky you did not land here: a ball in a bunker must get out first, and a card tells whether it does.</source>
        <translation>Une chance que votre balle ne soit pas ici&#x202f;: dans un bunker, il faut d’abord en sortir, et c’est une carte qui en décide.</translation>
    </message>
    <message>
        <source>No need for that yet. Play the club, with deck 4.</source>
        <translation>Ce n’est pas encore le moment. Jouez le club, avec le paquet 4.</translation>
    </message>
    <message>
        <source>Now choose the pitching wedge.</source>
        <translation>Choisissez maintenant le pitching wedge.</translation>
    </message>
    <message>
        <source>Now something for the trees: only chips fly over them. Take the pitching wedge.</source>
        <translation>Et contre les arbres&#x202f;? Seuls les chips volent par-dessus. Prenez le pitching wedge.</translation>
    </message>
    <message>
        <source>Now you know how a turn goes. Enjoy your first game!</source>
        <translation>Vous savez maintenant comment se joue un tour. Bonne première partie&#x202f;!</translation>
    </message>
    <message>
        <source>Over the trees and onto the green, after three turns. Ada is not there yet: the hole is yours.</source>
        <translation>Par-dessus les arbres et sur le green, en trois tours. Ada n’y est pas encore&#x202f;: le trou est à vous.</translation>
    </message>
    <message>
        <source>Over trees you can fly already. Take the sand wedge, for the bunkers.</source>
        <translation>Pour passer les arbres, vous avez déjà ce qu’il faut. Prenez le sand wedge, contre les bunkers.</translation>
    </message>
    <message>
        <source>Play a card, onto the green.</source>
        <translation>Jouez une carte, sur le green.</translation>
    </message>
    <message>
        <source>Play the club with deck 3: it flies farther than deck 2.</source>
        <translation>Jouez le club avec le paquet 3&#x202f;: il porte plus loin que le paquet 2.</translation>
    </message>
    <message>
        <source>Play the club with deck 5, the longest.</source>
        <translation>Jouez le club avec le paquet 5, le plus long.</translation>
    </message>
    <message>
        <source>Play the club with deck 5: click that deck, or press D and an arrow.</source>
        <translation>Jouez le club avec le paquet 5&#x202f;: cliquez sur ce paquet, ou appuyez sur D puis sur une flèche.</translation>
    </message>
    <message>
        <source>Six hexes! That reaches the flag back there: aim for it.</source>
        <translation>Six hexagones&#x202f;! De quoi atteindre le drapeau, là-bas&#x202f;: visez-le.</translation>
    </message>
    <message>
        <source>So go for what is near, and use the tee boxes. Enjoy the chaos!</source>
        <translation>Visez donc ce qui est proche, et servez-vous des tee box. Bon chaos&#x202f;!</translation>
    </message>
    <message>
        <source>Take it for the shots that must be sure.</source>
        <translation>Prenez-le pour les coups à ne pas rater.</translation>
    </message>
    <message>
        <source>That one stops at trees. The pitching wedge flies over them.</source>
        <translation>Celui-là s’arrête aux arbres. Le pitching wedge passe par-dessus.</translation>
    </message>
    <message>
        <source>That would hit the trees. The pitching wedge flies over them.</source>
        <translation>La balle toucherait les arbres. Le pitching wedge passe par-dessus.</translation>
    </message>
    <message>
        <source>The card shows the flight: five hexes straight on. You choose only the direction.</source>
        <translation>La carte montre le vol&#x202f;: cinq hexagones tout droit. Vous ne choisissez que la direction.</translation>
    </message>
    <message>
        <source>The clubs are for this course. Its long holes want a long club, its bunkers and trees something of their own.</source>
        <translation>Choisissez les clubs pour ce parcours&#x202f;: ses longs trous demandent un club long, ses bunkers et ses arbres chacun le leur.</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>La sélection des clubs</translation>
    </message>
    <message>
        <source>The most points win.</source>
        <translation>Celui qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>There are flags nobody has yet, some of them far away. Play the club with deck 5.</source>
        <translation>Il reste des drapeaux que personne n’a pris, certains au loin. Jouez le club avec le paquet 5.</translation>
    </message>
    <message>
        <source>There are trees between you and the flag, too. Only chips fly over trees: choose the pitching wedge.</source>
        <translation>Il y a aussi des arbres entre vous et le drapeau. Seuls les chips volent par-dessus&#x202f;: choisissez le pitching wedge.</translation>
    </message>
    <message>
        <source>These five clubs are your hand. In each round everybody lays one face down; then all are turned over together.</source>
        <translation>Ces cinq clubs sont votre main. À chaque tour, chacun en pose un face cachée&#x202f;; puis on les révèle tous ensemble.</translation>
    </message>
    <message>
        <source>This is the clubhouse. A ball that lands there or leaves the course is out of bounds: it comes back, you keep the club, but the turn is over.</source>
        <translation>Voici le club-house. Une balle qui y atterrit ou qui quitte le parcours est hors-jeu&#x202f;: elle revient, vous gardez le club, mais votre tour est fini.</translation>
    </message>
    <message>
        <source>Three hexes: just far enough. Aim for the tee box.</source>
        <translation>Trois hexagones&#x202f;: juste ce qu’il faut. Visez le tee box.</translation>
    </message>
    <message>
        <source>To reset takes all used clubs back into the hand, in place of a shot.</source>
        <translation>Réinitialiser la main&#x202f;: au lieu de frapper, on y reprend tous les clubs utilisés.</translation>
    </message>
    <message>
        <source>Two tokens lie on each green. The first ball there takes the 5, the second the 2, never one player both.</source>
        <translation>Chaque green porte deux jetons. La première balle arrivée prend le 5, la deuxième le 2&#x202f;; un même joueur ne prend jamais les deux.</translation>
    </message>
    <message>
        <source>Welcome to the tee of hole 1. The flag over there marks its green.</source>
        <translation>Bienvenue au tee du trou 1. Le drapeau, là-bas, marque le green.</translation>
    </message>
    <message>
        <source>When the last 5 is taken the round is played to its end, and whoever has the most points wins.</source>
        <translation>Quand le dernier 5 est pris, on finit le tour, et celui qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>You each pick one in secret and pass the rest on. So Ada&apos;s cards come to you, and what you leave goes to her.</source>
        <translation>Chacun prend un club en secret et passe le reste. Vous recevez donc les cartes d’Ada, et elle reçoit celles que vous laissez.</translation>
    </message>
    <message>
        <source>You have clubs enough, so play yours, with deck 4.</source>
        <translation>Vous avez assez de clubs&#x202f;: jouez donc le vôtre, avec le paquet 4.</translation>
    </message>
    <message>
        <source>You play against Ada: whoever is on the green in fewer turns wins the hole.</source>
        <translation>Vous jouez contre Ada&#x202f;: le trou va à celui de vous deux qui atteint le green en moins de tours.</translation>
    </message>
    <message>
        <source>Your 12 is the lowest number, so you begin. Draw from deck 3.</source>
        <translation>Votre 12 est le plus petit nombre&#x202f;: vous commencez. Piochez dans le paquet 3.</translation>
    </message>
    <message>
        <source>Your 8 comes before Ada&apos;s 18.</source>
        <translation>Votre 8 passe avant le 18 d’Ada.</translation>
    </message>
    <message>
        <source>Your five clubs: long, sure, short, over trees and out of sand. They are yours for the whole game, so a good mix pays.</source>
        <translation>Vos cinq clubs&#x202f;: un long, un sûr, un court, un pour les arbres et un pour le sable. Vous les gardez toute la partie&#x202f;: un bon assortiment paie.</translation>
    </message>
</context>
<context>
    <name>eighteen-holes rules</name>
    <message>
        <source>1 to 6 aim, clockwise from north; 1 to 5 choose a club or a card; the arrow keys go on to the next of them. Enter does what the large button says, Esc goes back.</source>
        <translation>1 à 6&#x202f;: viser, dans le sens horaire à partir du nord&#x202f;; 1 à 5&#x202f;: choisir un club ou une carte&#x202f;; flèches&#x202f;: passer au suivant. Entrée fait ce que dit le grand bouton, Échap revient en arrière.</translation>
    </message>
    <message>
        <source>18 Holes</source>
        <translation>18 trous</translation>
    </message>
    <message>
        <source>18 Holes in short</source>
        <translation>18 trous en bref</translation>
    </message>
    <message>
        <source>A ball in the sand must get out first. Aim at a hex beside, draw a card from a deck of your club, and look at its small sign: the ball stays, or goes to that hex, or to the one left or right of it.</source>
        <translation>Une balle dans le sable doit d’abord en sortir. Visez un hexagone voisin, piochez une carte d’un paquet de votre club et regardez son petit symbole&#x202f;: la balle reste sur place, ou va sur cet hexagone, ou sur celui qui est juste à gauche ou à droite.</translation>
    </message>
    <message>
        <source>A ball that ends in water costs the next turn; after that it is played from there, as from the rough, or from a lake on a fairway as from the fairway. In Stroke Play it costs a stroke instead of a turn.</source>
        <translation>Une balle qui finit dans l’eau fait passer le tour suivant&#x202f;; ensuite, elle se joue de là comme du rough, ou comme du fairway si c’est un lac sur un fairway. En Stroke Play, elle coûte un coup au lieu d’un tour.</translation>
    </message>
    <message>
        <source>A chip flies over trees on the hex beside you. It cannot land on trees: then it lies on the hex before, and where that has trees too, the ball stays where it was. Chips go their whole way from the rough.</source>
        <translation>Un chip vole par-dessus les arbres de l’hexagone voisin. Il ne peut pas atterrir sur des arbres&#x202f;: la balle tombe alors sur l’hexagone d’avant, et s’il y a là aussi des arbres, elle reste où elle était. Les chips gardent toute leur distance dans le rough.</translation>
    </message>
    <message>
        <source>A club draws a card from one of its decks, or two of which you play one. The card shows how the ball flies; you choose the direction of its first step. From the rough the ball goes a hex less, but not with hybrids and chips.</source>
        <translation>Un club pioche une carte d’un de ses paquets, ou deux dont vous jouez une. La carte montre le vol de la balle&#x202f;; vous choisissez la direction de départ. Depuis le rough, la balle va un hexagone moins loin, sauf avec les hybrides et les chips.</translation>
    </message>
    <message>
        <source>A course is laid of large tiles, seven hexes each; where their corners meet there is one hex more, and it is rough unless an adjustment tile covers it. A hole leads from its tee box to its green, mostly along a fairway. You need not keep to the fairway, but shots go farther from it.</source>
        <translation>Un parcours se compose de grandes tuiles de sept hexagones. Là où leurs coins se rejoignent, il y a un hexagone de plus&#x202f;: c’est du rough, sauf si une tuile d’ajustement le couvre. Un trou va de son tee box à son green, le plus souvent par un fairway. Rien n’oblige à le suivre, mais c’est du fairway que les coups vont le plus loin.</translation>
    </message>
    <message>
        <source>A deck of solo cards says which turns are yours alone and after which ones the opponents score too: then each takes the largest token of its target. On a green where you are too, the lower initiative has the {first_token} and the other the {second_token}.</source>
        <translation>Un paquet de cartes solo dit quels tours sont à vous seul, et après lesquels les adversaires marquent aussi&#x202f;: chacun prend alors le plus gros jeton de sa cible. Sur un green où vous êtes aussi, l’initiative la plus faible prend le {first_token} et l’autre le {second_token}.</translation>
    </message>
    <message>
        <source>A flight is a row of steps. The arrow is the ball, the aim is up: after the first steps straight ahead it may bend a sixth of a circle to the left or to the right, and goes on that way. The ball lies on the last hex, with the number of steps.</source>
        <translation>Un vol est une suite de pas. La flèche est la balle, et la visée va vers le haut&#x202f;: après les premiers pas tout droit, le vol peut tourner d’un sixième de cercle à gauche ou à droite, puis il continue ainsi. La balle finit sur le dernier hexagone, avec le nombre de pas.</translation>
    </message>
    <message>
        <source>A game may allow balls to cross open ground: then only the landing counts.</source>
        <translation>Une option permet aux balles de survoler l’extérieur du parcours&#x202f;: seul compte alors l’atterrissage.</translation>
    </message>
    <message>
        <source>A golfer card bends a rule for its player. Side A makes the game easier, side B mostly harder. Each golfer is in a game once. What may be done once a hole may be done again when the next hole begins; in the chaos games, when its player claims a green.</source>
        <translation>Une carte de golfeur change une règle pour son joueur. La face A facilite le jeu, la face B le complique le plus souvent. Chaque golfeur n’est qu’une fois dans une partie. Ce qui se fait une fois par trou peut se refaire au début du trou suivant&#x202f;; dans les modes chaos, quand le joueur prend un green.</translation>
    </message>
    <message>
        <source>A hole ends in the first round in which somebody reaches the green. All who are there then have a point: one takes the flag, the others a token.</source>
        <translation>Un trou finit avec le premier tour où quelqu’un atteint le green. Tous ceux qui y sont marquent alors un point&#x202f;: l’un prend le drapeau, les autres un jeton.</translation>
    </message>
    <message>
        <source>A hole in one takes a single turn: from the tee box onto the green, with a shot. Its token breaks ties.</source>
        <translation>Un trou en un se fait en un seul tour&#x202f;: du tee box au green, d’un seul coup. Son jeton départage les égalités.</translation>
    </message>
    <message>
        <source>A hole-in-one, with the first turn of a hole, gives a token that breaks ties.</source>
        <translation>Un trou en un, au premier tour d’un trou, donne un jeton qui départage les égalités.</translation>
    </message>
    <message>
        <source>A lake on the fairway.</source>
        <translation>Un lac sur le fairway.</translation>
    </message>
    <message>
        <source>A round of turns</source>
        <translation>Un tour de jeu</translation>
    </message>
    <message>
        <source>A small course. Fairways lead from tee to green; sand, water and fenced trees lie in the way.</source>
        <translation>Un petit parcours. Les fairways mènent du tee au green&#x202f;; du sable, de l’eau et des arbres clôturés barrent la route.</translation>
    </message>
    <message>
        <source>A solo card: turns of your own, then one in which the opponents score too.</source>
        <translation>Une carte solo&#x202f;: des tours à vous seul, puis un tour où les adversaires marquent aussi.</translation>
    </message>
    <message>
        <source>A square: the ball stays.</source>
        <translation>Un carré&#x202f;: la balle reste.</translation>
    </message>
    <message>
        <source>A token of {big_skin} lies on the last green; every player puts another one on any green, be there one already or not. The other greens get {least_skin} or {small_skin} by chance. All this is seen before the draft.</source>
        <translation>Un jeton de {big_skin} est posé sur le dernier green&#x202f;; chaque joueur en met un autre sur le green de son choix, qu’il en porte déjà un ou non. Les autres greens en reçoivent un de {least_skin} ou {small_skin} au hasard. Tout cela se voit avant la sélection des clubs.</translation>
    </message>
    <message>
        <source>After a turn the club goes to the discard. It comes back with all others when the hand is reset.</source>
        <translation>Après un tour, le club va à la défausse. Il revient avec les autres quand la main est réinitialisée.</translation>
    </message>
    <message>
        <source>Aimed north: out as aimed, or to the left, or to the right.</source>
        <translation>Visée au nord&#x202f;: sortie comme visé, ou à gauche, ou à droite.</translation>
    </message>
    <message>
        <source>An empty deck takes its discard back, shuffled, without the cards of this turn, those thrown away at a big hit either.</source>
        <translation>Un paquet vide reprend sa défausse, mélangée, sans les cartes de ce tour, même celles qu’un gros coup a fait jeter.</translation>
    </message>
    <message>
        <source>As drawn.</source>
        <translation>Tels quels.</translation>
    </message>
    <message>
        <source>As on a card.</source>
        <translation>Comme sur une carte.</translation>
    </message>
    <message>
        <source>Before a chip is drawn its direction is told; it flies over trees beside you. The lob wedge alone aims afterwards. Woods draw nothing and go straight on.</source>
        <translation>On annonce la direction d’un chip avant de piocher&#x202f;; il vole par-dessus les arbres voisins. Seul le lob wedge se vise après. Les bois ne piochent rien et vont tout droit.</translation>
    </message>
    <message>
        <source>Before a chip is drawn you tell its direction, and keep to it. The lob wedge alone aims after the draw.</source>
        <translation>Avant de piocher un chip, annoncez sa direction&#x202f;: elle ne change plus. Seul le lob wedge se vise après la pioche.</translation>
    </message>
    <message>
        <source>Before you move you may turn an opponent&apos;s club over, once your own is chosen. Extra turns come after the opponents; of a big hit, chance throws a card away.</source>
        <translation>Une fois votre club choisi, et avant de vous déplacer, vous pouvez retourner le club d’un adversaire. Les tours supplémentaires viennent après les adversaires&#x202f;; lors d’un gros coup, c’est le hasard qui jette une carte.</translation>
    </message>
    <message>
        <source>Big hit</source>
        <translation>Gros coup</translation>
    </message>
    <message>
        <source>Big hit: farther than the club can, with a neighbour&apos;s help.</source>
        <translation>Gros coup&#x202f;: plus loin que le club ne le permet, avec l’aide d’un voisin.</translation>
    </message>
    <message>
        <source>Bunker: aim at a hex beside, draw, and look at the small sign on the card: it says whether the ball stays, or goes ahead, left or right. The sand wedge plays as from the rough.</source>
        <translation>Bunker&#x202f;: visez un hexagone voisin, piochez, et regardez le petit symbole de la carte&#x202f;: la balle reste, ou part tout droit, à gauche ou à droite. Le sand wedge s’y joue comme dans le rough.</translation>
    </message>
    <message>
        <source>Bunker: get out first.</source>
        <translation>Bunker&#x202f;: sortir d’abord.</translation>
    </message>
    <message>
        <source>Bunkers</source>
        <translation>Bunkers</translation>
    </message>
    <message>
        <source>Chaos Golf</source>
        <translation>Chaos Golf</translation>
    </message>
    <message>
        <source>Chaos Golf against Moon, Bolt and Leaf. Each of them has a row of target greens, the next one known. You choose five of all 34 clubs; each of them is dealt five, face down.</source>
        <translation>Un Chaos Golf contre Lune, Éclair et Feuille. Chacun a une rangée de greens pour cibles, dont la prochaine est connue. Vous choisissez cinq des 34 clubs&#x202f;; chacun d’eux en reçoit cinq, face cachée.</translation>
    </message>
    <message>
        <source>Chaos Golf, Chaos Teams, Kelly Golf, Solo Chaos: greens are claimed in any order, and who comes to a tee box may play another club when all had a turn.</source>
        <translation>Chaos Golf, Chaos Teams, Kelly Golf, Chaos solo&#x202f;: les greens se prennent dans n’importe quel ordre&#x202f;; sur un tee box, on peut jouer un autre club quand tout le monde a joué.</translation>
    </message>
    <message>
        <source>Chaos Teams</source>
        <translation>Chaos Teams</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Chips.</source>
        <translation>Chips.</translation>
    </message>
    <message>
        <source>Clubhouse: fly over, never land.</source>
        <translation>Club-house&#x202f;: survoler, jamais atterrir.</translation>
    </message>
    <message>
        <source>Clubs and cards</source>
        <translation>Clubs et cartes</translation>
    </message>
    <message>
        <source>Coming by clubs</source>
        <translation>Recevoir ses clubs</translation>
    </message>
    <message>
        <source>Course and holes</source>
        <translation>Parcours et trous</translation>
    </message>
    <message>
        <source>Deck 2.</source>
        <translation>Paquet 2.</translation>
    </message>
    <message>
        <source>Deck 3.</source>
        <translation>Paquet 3.</translation>
    </message>
    <message>
        <source>Deck 4.</source>
        <translation>Paquet 4.</translation>
    </message>
    <message>
        <source>Deck 5.</source>
        <translation>Paquet 5.</translation>
    </message>
    <message>
        <source>Drag a flag onto another one and they swap numbers. N numbers the greens one after the other, A along the fairways.</source>
        <translation>Glissez un drapeau sur un autre&#x202f;: ils échangent leurs numéros. N numérote les greens un par un, A le long des fairways.</translation>
    </message>
    <message>
        <source>Drag a tile from the box, or click it and then a place. The wheel or the right button turns it, and so does R; F lays its other face up, Del takes it away.</source>
        <translation>Glissez une tuile de la boîte, ou cliquez dessus puis sur un emplacement. La molette ou le bouton droit la tourne, R aussi&#x202f;; F la retourne, Suppr l’enlève.</translation>
    </message>
    <message>
        <source>Draw one card more than usual, from the deck above the highest of your club. Your left neighbour throws one of them away; you play one of the rest.</source>
        <translation>Piochez une carte de plus que d’habitude, dans le paquet au-dessus du plus élevé de votre club. Votre voisin de gauche en jette une&#x202f;; vous jouez l’une des autres.</translation>
    </message>
    <message>
        <source>Each player has two golfers and one hand of five clubs. Which golfer is to move is named after the card is drawn; before it only to move one hex or to leave a bunker. Who fell into the water misses a turn while the other plays; where both must miss, no club is chosen.</source>
        <translation>Chaque joueur a deux golfeurs et une seule main de cinq clubs. Il désigne le golfeur à déplacer après la pioche, ou avant s’il bouge d’un hexagone ou sort d’un bunker. Un golfeur tombé dans l’eau passe un tour pendant que l’autre joue&#x202f;; si les deux doivent passer, on ne choisit pas de club.</translation>
    </message>
    <message>
        <source>Every flight, deck by deck</source>
        <translation>Tous les vols, paquet par paquet</translation>
    </message>
    <message>
        <source>Every ground</source>
        <translation>Tous les sols</translation>
    </message>
    <message>
        <source>Every hex without fairway is rough: a turn that begins there sends the ball one hex less, to the tuft on the card. Woods have a second figure for it.</source>
        <translation>Tout hexagone sans fairway est du rough&#x202f;: un tour qui commence là envoie la balle un hexagone moins loin, jusqu’à la touffe de la carte. Les bois ont un second chiffre pour cela.</translation>
    </message>
    <message>
        <source>Everybody begins on the first tee and plays to any green in any order. The first there takes the token of {first_token}, the second that of {second_token}; nobody takes both of a green. On the same green in one round, the lower initiative is first.</source>
        <translation>Tout le monde part du premier tee et joue vers n’importe quel green, dans n’importe quel ordre. Le premier arrivé prend le jeton de {first_token}, le deuxième celui de {second_token}&#x202f;; personne ne prend les deux jetons d’un même green. Au même tour, sur le même green, l’initiative la plus faible est première.</translation>
    </message>
    <message>
        <source>Everybody draws two targets and keeps one, in secret. Greens are claimed in any order, with fast travel as in Chaos Golf.</source>
        <translation>Chacun tire deux cibles et en garde une, en secret. Les greens se prennent dans n’importe quel ordre, avec le déplacement rapide du Chaos Golf.</translation>
    </message>
    <message>
        <source>Everybody finishes every hole and waits on the green for the others. Each turn is a stroke, whatever was done in it. Water and out of bounds cost one more; no turn is missed.</source>
        <translation>Chacun finit chaque trou et attend les autres sur le green. Chaque tour compte pour un coup, quoi qu’on y fasse. L’eau et le hors-jeu en coûtent un de plus&#x202f;; on ne passe jamais son tour.</translation>
    </message>
    <message>
        <source>Everybody finishes every hole. Turns are counted, missed ones and those out of bounds too.</source>
        <translation>Chacun finit chaque trou. On compte tous les tours, même passés ou hors-jeu.</translation>
    </message>
    <message>
        <source>Everybody is dealt five clubs; the more play, the more clubs are in the game. The others go back into the box unseen. Everybody keeps one and passes the rest to the left, until five are kept; the last one comes by itself.</source>
        <translation>Chacun reçoit cinq clubs&#x202f;; plus il y a de joueurs, plus il y a de clubs en jeu. Les autres retournent dans la boîte sans qu’on les voie. Chacun garde un club et passe le reste à gauche, jusqu’à en avoir cinq&#x202f;; le dernier vient d’office.</translation>
    </message>
    <message>
        <source>Hazards relaxed or sharp</source>
        <translation>Obstacles adoucis ou corsés</translation>
    </message>
    <message>
        <source>Match Play: whoever reaches the green in the first round that somebody does has a point. Skins: the same for tokens of {least_skin}, {small_skin} or {big_skin.points}; a tie moves them on to the next green.</source>
        <translation>Match Play&#x202f;: un point à qui atteint le green au premier tour où quelqu’un y arrive. Skins&#x202f;: pareil, pour des jetons de {least_skin}, {small_skin} ou {big_skin.points}&#x202f;; en cas d’égalité, ils passent au green suivant.</translation>
    </message>
    <message>
        <source>One flag a green, in any order. A golfer on a tee box takes the extra turn itself. {flags_to_win.flags} win at once; else the most when all are taken.</source>
        <translation>Un drapeau par green, dans n’importe quel ordre. Sur un tee box, c’est le golfeur lui-même qui joue le tour supplémentaire. {flags_to_win.flags} donnent aussitôt la victoire&#x202f;; sinon, celui qui en a le plus gagne quand tous sont pris.</translation>
    </message>
    <message>
        <source>Par brings {par_points.points}, each turn less one more, each turn more one less, but never below nought. The most points win.</source>
        <translation>Le par rapporte {par_points.points}&#x202f;; chaque tour de moins en ajoute un, chaque tour de plus en retire un, sans descendre sous zéro. Celui qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>Stroke Play: the fewest strokes win, one for each turn. Stableford: {par_points.points} for par, one more or less for each turn under or over it. Golf Racing: first on the last green, with every green in order.</source>
        <translation>Stroke Play&#x202f;: celui qui joue le moins de coups gagne, et chaque tour en compte un. Stableford&#x202f;: {par_points.points} pour le par, un de plus ou de moins par tour sous le par ou au-dessus. Golf Racing&#x202f;: le premier au dernier green, en passant par tous les greens dans l’ordre.</translation>
    </message>
    <message>
        <source>The 19th</source>
        <translation>Le 19e trou</translation>
    </message>
    <message>
        <source>The 19th leads from where the last green lies to the clubhouse, which is a green for those who play it, and only now. Everybody has the clubs that the game left in hand; no tee box stands where they begin, so the driver rests. Hazards cost what they cost in the game, scores stay as they are.</source>
        <translation>Le 19e trou va du dernier green au club-house, qui devient un green pour ceux qui le jouent, et seulement à ce moment-là. Chacun garde la main qu’il avait à la fin de la partie&#x202f;; on ne part pas d’un tee box, le driver ne sert donc pas. Les obstacles coûtent ce qu’ils coûtaient dans la partie, les scores ne changent plus.</translation>
    </message>
    <message>
        <source>The own target brings {own_target.points}, the target of another {others_target}, any other green {no_target}. A target that is claimed, by whomever, is replaced by one of two new ones.</source>
        <translation>Votre cible rapporte {own_target.points}, celle d’un autre {others_target}, tout autre green {no_target}. Une cible atteinte, par n’importe qui, est remplacée par l’une de deux nouvelles.</translation>
    </message>
    <message>
        <source>Everybody puts a club face down; then all are turned over. The lowest number plays first. A club that was used lies in the discard until the hand is empty or reset.</source>
        <translation>Chacun pose un club face cachée&#x202f;; puis on les révèle tous. Le plus petit nombre joue en premier. Un club utilisé reste dans la défausse jusqu’à ce que la main soit vide ou réinitialisée.</translation>
    </message>
    <message>
        <source>F the hole or the whole course, plus and minus zoom, S score card, L what happened, Ctrl+Z undo, Ctrl+Y redo.</source>
        <translation>F&#x202f;: le trou ou tout le parcours&#x202f;; plus et moins&#x202f;: zoom&#x202f;; S&#x202f;: carte de score&#x202f;; L&#x202f;: ce qui s’est passé&#x202f;; Ctrl+Z&#x202f;: annuler&#x202f;; Ctrl+Y&#x202f;: rétablir.</translation>
    </message>
    <message>
        <source>Fairway: shots go their whole way.</source>
        <translation>Fairway&#x202f;: les coups gardent leur distance.</translation>
    </message>
    <message>
        <source>Fast travel: whose ball ends a turn on another tee box than before may take another turn at the end of the round, in the order of initiative, with any club in hand; and again, as long as other tee boxes are reached and clubs last. A club that never expires is played once in such a chain.</source>
        <translation>Déplacement rapide&#x202f;: si votre balle finit le tour sur un autre tee box qu’avant, vous avez droit, quand tout le monde a joué, à un tour supplémentaire, dans l’ordre d’initiative, avec n’importe quel club en main&#x202f;; et ainsi de suite, tant que vous atteignez d’autres tee box et qu’il vous reste des clubs. Un club qui n’expire jamais se joue une fois par série.</translation>
    </message>
    <message>
        <source>Fenced trees stop the ball on the hex before them; what lies there counts. Trees without a fence are only there to be looked at.</source>
        <translation>Les arbres clôturés arrêtent la balle sur l’hexagone d’avant&#x202f;; c’est son sol qui compte. Les arbres sans clôture ne sont là que pour le décor.</translation>
    </message>
    <message>
        <source>Fenced trees: the ball stops before.</source>
        <translation>Arbres clôturés&#x202f;: la balle s’arrête devant.</translation>
    </message>
    <message>
        <source>First on the last green wins; between equals the most holes in one.</source>
        <translation>Le premier au dernier green gagne&#x202f;; à égalité, celui qui a le plus de trous en un.</translation>
    </message>
    <message>
        <source>Flights</source>
        <translation>Les vols</translation>
    </message>
    <message>
        <source>For a first game there are five ready hands, A to E, without golfer cards. Who plays alone chooses five clubs freely.</source>
        <translation>Pour une première partie, il y a cinq mains toutes prêtes, de A à E, sans cartes de golfeur. En solo, on choisit librement cinq clubs.</translation>
    </message>
    <message>
        <source>Golf Racing</source>
        <translation>Golf Racing</translation>
    </message>
    <message>
        <source>Golfers may share a hex, and may stand on the fairways, tees and greens of other holes. Only fenced trees and the clubhouse are closed to them.</source>
        <translation>Plusieurs golfeurs peuvent être sur le même hexagone, et même sur les fairways, tees et greens d’autres trous. Seuls les arbres clôturés et le club-house leur sont interdits.</translation>
    </message>
    <message>
        <source>Green: a hole ends here.</source>
        <translation>Green&#x202f;: un trou finit ici.</translation>
    </message>
    <message>
        <source>Hands are secret, discards lie open. Everybody lays a club face down, and all are turned over together. The number on its ribbon is its initiative: the lowest plays first.</source>
        <translation>Les mains sont secrètes, les défausses visibles. Chacun pose un club face cachée, et on les révèle tous ensemble. Le nombre sur le ruban est l’initiative&#x202f;: la plus faible joue en premier.</translation>
    </message>
    <message>
        <source>Hybrids and chips do not mind the rough.</source>
        <translation>Les hybrides et les chips ne craignent pas le rough.</translation>
    </message>
    <message>
        <source>Hybrids do not mind the rough.</source>
        <translation>Les hybrides ne craignent pas le rough.</translation>
    </message>
    <message>
        <source>In the chaos modes: N stays on the tee box, G changes the golfer of a team, T shows a secret target while it is held, 7 to 9 turn over clubs of opponents.</source>
        <translation>Dans les modes chaos, N&#x202f;: rester sur le tee box&#x202f;; G&#x202f;: changer de golfeur dans une équipe&#x202f;; T&#x202f;: voir une cible secrète tant qu’on la maintient&#x202f;; 7 à 9&#x202f;: retourner les clubs des adversaires.</translation>
    </message>
    <message>
        <source>Irons draw one card, most of them from one of two decks.</source>
        <translation>Les fers piochent une carte, le plus souvent de l’un de deux paquets.</translation>
    </message>
    <message>
        <source>Kelly Golf</source>
        <translation>Kelly Golf</translation>
    </message>
    <message>
        <source>Keys of the round</source>
        <translation>Touches de la partie</translation>
    </message>
    <message>
        <source>Lake: miss a turn, then as fairway.</source>
        <translation>Lac&#x202f;: passer un tour, puis comme un fairway.</translation>
    </message>
    <message>
        <source>Leave the bunker: the only thing to do with a ball in the sand, but to reset.</source>
        <translation>Sortir du bunker&#x202f;: dans le sable, c’est la seule chose à faire, à part réinitialiser la main.</translation>
    </message>
    <message>
        <source>Longest Drive.</source>
        <translation>Longest Drive.</translation>
    </message>
    <message>
        <source>Longest Drive: six hexes straight on. Whoever plays it keeps the card, for the glory.</source>
        <translation>Longest Drive&#x202f;: six hexagones tout droit. On garde la carte après l’avoir jouée, pour la gloire.</translation>
    </message>
    <message>
        <source>Look at the course before you pick: sand asks for the sand wedge, trees for chips, long fairways for woods and low irons.</source>
        <translation>Regardez le parcours avant de choisir&#x202f;: le sable demande le sand wedge, les arbres des chips, les longs fairways des bois et de longs fers.</translation>
    </message>
    <message>
        <source>M move one hex, P play the club, B big hit, X leave a bunker, R reset the hand, D to the decks or draw anew, V shows the own hand while it is held.</source>
        <translation>M&#x202f;: se déplacer d’un hexagone&#x202f;; P&#x202f;: jouer le club&#x202f;; B&#x202f;: gros coup&#x202f;; X&#x202f;: sortir d’un bunker&#x202f;; R&#x202f;: réinitialiser la main&#x202f;; D&#x202f;: aller aux paquets ou repiocher&#x202f;; V&#x202f;: voir sa main tant qu’on la maintient.</translation>
    </message>
    <message>
        <source>Match Play</source>
        <translation>Match Play</translation>
    </message>
    <message>
        <source>Most clubs draw one card from a deck, or from one of two decks; some draw two cards, of which you play one. Decks are called C, 2, 3, 4 and 5: the higher the number, the longer the shots.</source>
        <translation>La plupart des clubs piochent une carte d’un paquet, ou de l’un de deux paquets&#x202f;; certains en piochent deux, et vous en jouez une. Les paquets s’appellent C, 2, 3, 4 et 5&#x202f;: plus le numéro est grand, plus les coups sont longs.</translation>
    </message>
    <message>
        <source>Mouse and keys of the course editor</source>
        <translation>Souris et touches de l’éditeur de parcours</translation>
    </message>
    <message>
        <source>Move one hex: to any open hex beside you, unless you are in a bunker.</source>
        <translation>Se déplacer d’un hexagone&#x202f;: sur tout hexagone libre voisin, sauf depuis un bunker.</translation>
    </message>
    <message>
        <source>Of two cards drawn side by side, special ones need not be followed; only the topmost card of each counts.</source>
        <translation>Quand on pioche deux cartes côte à côte, rien n’oblige à suivre les cartes spéciales&#x202f;; seule compte, de chacune, la carte du dessus.</translation>
    </message>
    <message>
        <source>Off the course: out of bounds.</source>
        <translation>Hors du parcours&#x202f;: hors-jeu.</translation>
    </message>
    <message>
        <source>Off the course: the ball comes back.</source>
        <translation>Hors du parcours&#x202f;: la balle revient.</translation>
    </message>
    <message>
        <source>On your turn do one thing: move one hex, play the club, try a big hit, try to leave a bunker, or take your discard back.</source>
        <translation>À votre tour, faites une seule chose&#x202f;: vous déplacer d’un hexagone, jouer le club, tenter un gros coup, tenter de sortir d’un bunker, ou reprendre votre défausse.</translation>
    </message>
    <message>
        <source>Out as aimed.</source>
        <translation>Sortie comme visé.</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation>Hors-jeu</translation>
    </message>
    <message>
        <source>Out of bounds, and on the clubhouse: the ball lies where it was hit and the club comes back into the hand. In Stroke Play it costs one stroke more.</source>
        <translation>Hors-jeu ou sur le club-house, la balle reste là où elle a été frappée et le club revient en main. En Stroke Play, cela coûte un coup de plus.</translation>
    </message>
    <message>
        <source>Out to the left.</source>
        <translation>Sortie à gauche.</translation>
    </message>
    <message>
        <source>Out to the right.</source>
        <translation>Sortie à droite.</translation>
    </message>
    <message>
        <source>Over the trees beside the ball.</source>
        <translation>Par-dessus les arbres voisins.</translation>
    </message>
    <message>
        <source>Play the club: draw, decide, move, as the card of the club says.</source>
        <translation>Jouer le club&#x202f;: piocher, décider, se déplacer, comme le dit sa carte.</translation>
    </message>
    <message>
        <source>Playing a club</source>
        <translation>Jouer un club</translation>
    </message>
    <message>
        <source>Q quick course, O open, B your boards, Ctrl+S save, X begin anew, I and E take in and hand out a file, Ctrl+P sheet to print, G play.</source>
        <translation>Q&#x202f;: parcours éclair&#x202f;; O&#x202f;: ouvrir&#x202f;; B&#x202f;: vos plateaux&#x202f;; Ctrl+S&#x202f;: enregistrer&#x202f;; X&#x202f;: tout recommencer&#x202f;; I et E&#x202f;: importer et exporter un fichier&#x202f;; Ctrl+P&#x202f;: feuille à imprimer&#x202f;; G&#x202f;: jouer.</translation>
    </message>
    <message>
        <source>Reaching the green</source>
        <translation>Atteindre le green</translation>
    </message>
    <message>
        <source>Relaxed: every second hex of a bunker or a lake becomes rough, evenly over the whole course, and the odd one too. Where a lake lay on a fairway, the fairway runs on.</source>
        <translation>Adoucis&#x202f;: un hexagone de bunker ou de lac sur deux devient du rough, régulièrement sur tout le parcours&#x202f;; si leur nombre est impair, on arrondit au-dessus. Là où un lac coupait un fairway, le fairway continue.</translation>
    </message>
    <message>
        <source>Relaxed: half of the sand is rough.</source>
        <translation>Adoucis&#x202f;: la moitié du sable devient du rough.</translation>
    </message>
    <message>
        <source>Sharp: as many are added, of the same kinds, on rough beside the fairways, never within one hex of a tee box or a green. Where there is no room for all, fewer are added. Trees stay as they are.</source>
        <translation>Corsés&#x202f;: on en ajoute autant, des mêmes sortes, sur le rough qui borde les fairways, jamais à moins de deux hexagones d’un tee box ou d’un green. Si la place manque, on en ajoute moins. Les arbres ne changent pas.</translation>
    </message>
    <message>
        <source>Reset the hand: no shot; the discard comes back into the hand, and the club of this turn is discarded after it.</source>
        <translation>Réinitialiser la main&#x202f;: au lieu de frapper, on reprend sa défausse en main, puis le club de ce tour est défaussé.</translation>
    </message>
    <message>
        <source>A ball that leaves the course is out, even if it would come back. It lies where it was hit, the club returns to the hand, and the turn is over. To land on the clubhouse is out too, but on the 19th. In Stroke Play it costs a stroke.</source>
        <translation>Une balle qui quitte le parcours est hors-jeu, même si sa course l’y ramenait. Elle reste là où elle a été frappée, le club revient en main, et le tour est fini. Sur le club-house, elle est hors-jeu aussi, sauf au 19e trou. En Stroke Play, cela coûte un coup.</translation>
    </message>
    <message>
        <source>First there wins. Of those who arrive in the same round, fewer strokes go first, then whoever played first in it. A team is there with either of its golfers. After {nineteenth_rounds.rounds} without anybody there, the first place stays shared.</source>
        <translation>Le premier arrivé gagne. Si plusieurs arrivent dans le même tour, c’est celui qui a le moins de coups, puis celui qui a joué le premier dans ce tour. Une équipe est arrivée dès que l’un de ses golfeurs l’est. Si personne n’est arrivé au bout de {nineteenth_rounds.rounds}, la première place reste partagée.</translation>
    </message>
    <message>
        <source>Rough</source>
        <translation>Rough</translation>
    </message>
    <message>
        <source>Rough: a hex less.</source>
        <translation>Rough&#x202f;: un hexagone de moins.</translation>
    </message>
    <message>
        <source>Sharp: half as many again.</source>
        <translation>Corsés&#x202f;: moitié plus de sable.</translation>
    </message>
    <message>
        <source>Short: on to a lower deck.</source>
        <translation>Court&#x202f;: vers un paquet plus faible.</translation>
    </message>
    <message>
        <source>Shuffle, then draw again.</source>
        <translation>Mélange, puis nouvelle pioche.</translation>
    </message>
    <message>
        <source>Shuffle: the deck takes its discard back and is shuffled; then another card is drawn from it.</source>
        <translation>Mélange&#x202f;: le paquet reprend sa défausse et on le mélange&#x202f;; puis on y pioche une autre carte.</translation>
    </message>
    <message>
        <source>Six hexes lie beside a golfer. Where fenced trees stand, and on the clubhouse, nobody walks.</source>
        <translation>Un golfeur a six hexagones voisins. Personne ne marche sur des arbres clôturés, ni sur le club-house.</translation>
    </message>
    <message>
        <source>Skins</source>
        <translation>Skins</translation>
    </message>
    <message>
        <source>Solo Chaos</source>
        <translation>Chaos solo</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Cartes spéciales</translation>
    </message>
    <message>
        <source>Stableford</source>
        <translation>Stableford</translation>
    </message>
    <message>
        <source>Straight.</source>
        <translation>Tout droit.</translation>
    </message>
    <message>
        <source>Stroke Play</source>
        <translation>Stroke Play</translation>
    </message>
    <message>
        <source>Super and short cards lead on to another deck, a shuffle card brings the discards of its deck back. A wild card has more than one end to choose from.</source>
        <translation>Les cartes super et court mènent à un autre paquet, une carte mélange ramène la défausse du sien. Un joker offre plusieurs fins au choix.</translation>
    </message>
    <message>
        <source>Super and short: another card is drawn on top, from the deck that stands on the card. One may lead to the next. A super chip leads to deck 3 and no longer flies over trees.</source>
        <translation>Super et court&#x202f;: on pioche une autre carte par-dessus, dans le paquet inscrit sur la carte, et cela peut s’enchaîner. Un super chip mène au paquet 3 et ne vole plus par-dessus les arbres.</translation>
    </message>
    <message>
        <source>Super: on to a higher deck.</source>
        <translation>Super&#x202f;: vers un paquet plus fort.</translation>
    </message>
    <message>
        <source>T goes to the tiles of the box; there and on the meadow the arrow keys walk, Enter takes up and puts down, Esc lets go.</source>
        <translation>T&#x202f;: aller aux tuiles de la boîte&#x202f;; là comme sur le pré, les flèches se déplacent, Entrée prend et pose, Échap lâche.</translation>
    </message>
    <message>
        <source>Tee box: as fairway; the driver may be used.</source>
        <translation>Tee box&#x202f;: comme un fairway&#x202f;; on peut y jouer le driver.</translation>
    </message>
    <message>
        <source>The ball stops before them.</source>
        <translation>La balle s’arrête devant.</translation>
    </message>
    <message>
        <source>The card shows how the ball goes. You choose the direction of its first step and may change your mind until you confirm. Every place where it can land is shown on the course, with what it lands on.</source>
        <translation>La carte montre le trajet de la balle. Vous choisissez la direction de départ, et pouvez changer d’avis tant que vous n’avez pas confirmé. Le parcours montre chaque endroit où la balle peut atterrir, et sur quoi.</translation>
    </message>
    <message>
        <source>The driver draws two cards, from a tee box only.</source>
        <translation>Le driver pioche deux cartes, et seulement d’un tee box.</translation>
    </message>
    <message>
        <source>The fewest strokes win. The best rounds of each course are kept.</source>
        <translation>Celui qui joue le moins de coups gagne. Les meilleures parties de chaque parcours sont conservées.</translation>
    </message>
    <message>
        <source>The five actions</source>
        <translation>Les cinq actions</translation>
    </message>
    <message>
        <source>The game ends after the round in which the last {first_token} is taken. The most points win.</source>
        <translation>La partie finit avec le tour où l’on prend le dernier jeton de {first_token}. Celui qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>The game ends when the last flag is taken. The most points win.</source>
        <translation>La partie finit quand le dernier drapeau est pris. Celui qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>The golfers</source>
        <translation>Les golfeurs</translation>
    </message>
    <message>
        <source>The ground</source>
        <translation>Le sol</translation>
    </message>
    <message>
        <source>The most points win; between equals the most holes in one, else they share the win.</source>
        <translation>Celui qui a le plus de points gagne&#x202f;; à égalité, celui qui a le plus de trous en un, sinon la victoire est partagée.</translation>
    </message>
    <message>
        <source>The rank of the deck says how strong they are; a deck may be built card by card too. With more combined turns than are played its rank lies between two figures. The game ends with the last token of {first_token}, or with the deck. Have more points than each of them.</source>
        <translation>Le rang du paquet donne leur force&#x202f;; on peut aussi composer un paquet carte par carte. S’il compte plus de tours combinés qu’on n’en joue, son rang est entre deux nombres. La partie finit avec le dernier jeton de {first_token}, ou avec le paquet. Pour gagner, ayez plus de points que chacun d’eux.</translation>
    </message>
    <message>
        <source>The same card from the rough.</source>
        <translation>La même carte depuis le rough.</translation>
    </message>
    <message>
        <source>The seed of the game says which ones: the same seed gives the same course, and the easel shows it before the game. Best scores on a relaxed or a sharp course stand apart.</source>
        <translation>La graine de la partie décide lesquels&#x202f;: la même graine donne le même parcours, et le chevalet le montre avant le départ. Les meilleurs scores d’un parcours adouci ou corsé sont comptés à part.</translation>
    </message>
    <message>
        <source>The tokens of a green.</source>
        <translation>Les jetons d’un green.</translation>
    </message>
    <message>
        <source>The tuft is where it ends from the rough. On a chip a tree stands there instead: trees on that hex are flown over.</source>
        <translation>La touffe montre où il finit depuis le rough. Sur un chip, il y a un arbre à la place&#x202f;: les arbres de cet hexagone sont survolés.</translation>
    </message>
    <message>
        <source>Three ahead from the fairway.</source>
        <translation>Trois devant depuis le fairway.</translation>
    </message>
    <message>
        <source>To the left.</source>
        <translation>Vers la gauche.</translation>
    </message>
    <message>
        <source>To the right.</source>
        <translation>Vers la droite.</translation>
    </message>
    <message>
        <source>To walk into water costs the same, to fly over it costs nothing.</source>
        <translation>Entrer dans l’eau à pied coûte autant&#x202f;; la survoler ne coûte rien.</translation>
    </message>
    <message>
        <source>Towards trees or the clubhouse it stays where it is. Off the course it is out of bounds: it stays too, and the club returns to the hand. With the sand wedge as the club in play, sand is rough and no more.</source>
        <translation>Vers des arbres ou le club-house, la balle reste où elle est. Hors du parcours, elle est hors-jeu&#x202f;: elle reste aussi, et le club revient en main. Avec le sand wedge en jeu, le sable n’est que du rough.</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>Water and lakes</source>
        <translation>Eau et lacs</translation>
    </message>
    <message>
        <source>Water: miss a turn, then as rough.</source>
        <translation>Eau&#x202f;: passer un tour, puis comme du rough.</translation>
    </message>
    <message>
        <source>Water: you miss your next turn; then you play on from there. In Stroke Play it costs a stroke instead. Fenced trees: the ball stops on the hex before.</source>
        <translation>Eau&#x202f;: vous passez votre prochain tour, puis vous jouez de là. En Stroke Play, cela coûte un coup à la place. Arbres clôturés&#x202f;: la balle s’arrête sur l’hexagone d’avant.</translation>
    </message>
    <message>
        <source>Ways to win</source>
        <translation>Comment gagner</translation>
    </message>
    <message>
        <source>Wedges draw chips.</source>
        <translation>Les wedges piochent des chips.</translation>
    </message>
    <message>
        <source>What a hex shows in its middle counts for the whole hex.</source>
        <translation>Ce qu’un hexagone montre en son centre vaut pour tout l’hexagone.</translation>
    </message>
    <message>
        <source>Where the last hole is tied and the jackpot decides, or points are level, those concerned play on from the first hole with full hands until one is alone on a green.</source>
        <translation>Si le dernier trou est à égalité et que le jackpot doit décider, ou si les points sont égaux, les joueurs concernés repartent du premier trou avec leur main complète, jusqu’à ce que l’un d’eux soit seul sur un green.</translation>
    </message>
    <message>
        <source>Who has no club in hand takes the whole discard back first. So may who holds a club that cannot be used now, such as the driver away from a tee box, whatever else is in the hand.</source>
        <translation>Un joueur sans club en main reprend d’abord toute sa défausse. Il peut aussi la reprendre s’il tient un club inutilisable à ce moment, comme le driver loin d’un tee box, quoi qu’il ait d’autre en main.</translation>
    </message>
    <message>
        <source>Who is on a green when a round is over goes on to the next tee, whatever the others do.</source>
        <translation>Un joueur qui est sur un green à la fin d’un tour passe au tee suivant, sans attendre les autres.</translation>
    </message>
    <message>
        <source>Who reaches the green first, and alone, takes its tokens. If several do, the tokens move on to the next green.</source>
        <translation>Le premier à atteindre le green, s’il y est seul, prend ses jetons. S’ils sont plusieurs, les jetons passent au green suivant.</translation>
    </message>
    <message>
        <source>Who sets a game up may soften its course or sharpen it. As drawn, every bunker and every lake stays where it is.</source>
        <translation>En préparant la partie, on peut adoucir le parcours ou le corser. Tels quels&#x202f;: chaque bunker et chaque lac reste à sa place.</translation>
    </message>
    <message>
        <source>Who shares the first place may play it off once the game is over, where the course has a clubhouse. The result offers it. Nobody has to: the first place is shared until somebody wins it there.</source>
        <translation>Quand la partie est finie, ceux qui partagent la première place peuvent se départager, si le parcours a un club-house. L’écran des résultats le propose. Personne n’y est obligé&#x202f;: la première place reste partagée tant que personne ne l’y a gagnée.</translation>
    </message>
    <message>
        <source>Whoever ends a move on the green has finished the hole. What that is worth depends on the mode. Then everybody goes to the next tee, and whoever would have missed a turn in the water no longer does.</source>
        <translation>Un joueur qui finit son déplacement sur le green a fini le trou. Ce que cela rapporte dépend du mode. Puis tout le monde va au tee suivant, et celui qui devait encore passer un tour à cause de l’eau en est dispensé.</translation>
    </message>
    <message>
        <source>Wild: choose an end.</source>
        <translation>Joker&#x202f;: choisissez une fin.</translation>
    </message>
    <message>
        <source>Wild: choose one of its ends. Where all but one lead out of bounds, that one must be taken.</source>
        <translation>Joker&#x202f;: choisissez l’une de ses fins. Si une seule ne mène pas hors-jeu, il faut prendre celle-là.</translation>
    </message>
    <message>
        <source>With a club that bears the gold burst, draw one card more than usual, all from the deck above its highest. Super, short and shuffle cards are followed first. Then the player on your left throws one card away, and you play one of those that remain. Alone, chance throws.</source>
        <translation>Avec un club marqué de l’éclat doré, piochez une carte de plus que d’habitude, toutes dans le paquet au-dessus de son plus élevé. On suit d’abord les cartes super, court et mélange. Puis le joueur à votre gauche jette une carte, et vous jouez l’une de celles qui restent. En solo, c’est le hasard qui jette.</translation>
    </message>
    <message>
        <source>Woods and the driver have no deck for the sand: with them you can only reset the hand. Whoever has no other club, nor one to borrow, may walk out.</source>
        <translation>Les bois et le driver n’ont pas de paquet pour le sable&#x202f;: avec eux, on ne peut que réinitialiser la main. Sans aucun autre club, ni club à emprunter, on peut en sortir à pied.</translation>
    </message>
    <message>
        <source>Woods draw nothing: so many hexes, and fewer from the rough (the tuft).</source>
        <translation>Les bois ne piochent rien&#x202f;: un nombre fixe d’hexagones, moins depuis le rough (la touffe).</translation>
    </message>
    <message>
        <source>Woods draw nothing: they go straight, a fixed number of hexes. The driver draws from deck 5, from a tee box only.</source>
        <translation>Les bois ne piochent rien&#x202f;: ils vont tout droit, d’un nombre fixe d’hexagones. Le driver pioche dans le paquet 5, et seulement d’un tee box.</translation>
    </message>
</context>
<context>
    <name>eighteen-holes tips</name>
    <message>
        <source>A Shuffle card</source>
        <translation>Une carte Mélange</translation>
    </message>
    <message>
        <source>A deck has run out</source>
        <translation>Un paquet est épuisé</translation>
    </message>
    <message>
        <source>Cards drawn in this turn stay out of it until the turn is over.</source>
        <translation>Les cartes piochées pendant ce tour n’y reviennent pas avant la fin du tour.</translation>
    </message>
    <message>
        <source>In the water</source>
        <translation>Dans l’eau</translation>
    </message>
    <message>
        <source>Its discard is shuffled and becomes the deck again.</source>
        <translation>Sa défausse est mélangée et redevient le paquet.</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation>Hors-jeu</translation>
    </message>
    <message>
        <source>The ball lies where it was hit, and the chosen club returns to the hand.</source>
        <translation>La balle revient là où elle a été frappée, et le club choisi revient en main.</translation>
    </message>
    <message>
        <source>The ball lies where it was hit, and the chosen club returns to the hand. The turn is over.</source>
        <translation>La balle revient là où elle a été frappée, et le club choisi revient en main. Le tour est fini.</translation>
    </message>
    <message>
        <source>The deck takes its discard back and is shuffled, and another card is drawn from it.</source>
        <translation>Le paquet reprend sa défausse, on le mélange, et on y pioche une autre carte.</translation>
    </message>
    <message>
        <source>The golfer misses the next turn of the team: the other one takes it.</source>
        <translation>Le golfeur passe le prochain tour de l’équipe&#x202f;: c’est l’autre golfeur qui le joue.</translation>
    </message>
    <message>
        <source>The golfer misses the next turn, and then plays from there.</source>
        <translation>Le golfeur passe son prochain tour, puis joue de là.</translation>
    </message>
    <message>
        <source>The golfer misses the next turn, which counts as one taken, and then plays from there.</source>
        <translation>Le golfeur passe son prochain tour, qui compte comme joué, puis repart de là.</translation>
    </message>
    <message>
        <source>The turn counts, and one stroke more.</source>
        <translation>Le tour compte, et un coup de plus.</translation>
    </message>
    <message>
        <source>The water costs one stroke more. No turn is missed, and the ball is played from there.</source>
        <translation>L’eau coûte un coup de plus. On ne passe aucun tour, et la balle se joue de là.</translation>
    </message>
    <message>
        <source>Where the hole ends before, nothing is missed.</source>
        <translation>Si le trou se termine avant, aucun tour n’est perdu.</translation>
    </message>
    <message>
        <source>With both in the water, the team misses a round.</source>
        <translation>Si les deux sont dans l’eau, l’équipe entière passe un tour.</translation>
    </message>
</context>
<context>
    <name>elements</name>
    <message numerus="yes">
        <source>%n arrows the right way</source>
        <translation>
            <numerusform>%n flèche dans le bon sens</numerusform>
            <numerusform>%n flèches dans le bon sens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n benches</source>
        <translation>
            <numerusform>%n banc</numerusform>
            <numerusform>%n bancs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dogs</source>
        <translation>
            <numerusform>%n chien</numerusform>
            <numerusform>%n chiens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flower beds</source>
        <translation>
            <numerusform>%n parterre de fleurs</numerusform>
            <numerusform>%n parterres de fleurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n visiteur</numerusform>
            <numerusform>%n visiteurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pipes and tunnels</source>
        <translation>
            <numerusform>%n tuyau ou tunnel</numerusform>
            <numerusform>%n tuyaux et tunnels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pools</source>
        <translation>
            <numerusform>%n plan d’eau</numerusform>
            <numerusform>%n plans d’eau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slopes</source>
        <translation>
            <numerusform>%n pente</numerusform>
            <numerusform>%n pentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles of grass</source>
        <translation>
            <numerusform>%n tuile d’herbe</numerusform>
            <numerusform>%n tuiles d’herbe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trees</source>
        <translation>
            <numerusform>%n arbre</numerusform>
            <numerusform>%n arbres</numerusform>
        </translation>
    </message>
    <message>
        <source>Benches</source>
        <translation>Bancs</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Chiens</translation>
    </message>
    <message>
        <source>Flower beds</source>
        <translation>Parterres de fleurs</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Visiteurs</translation>
    </message>
    <message>
        <source>Pipes and tunnels</source>
        <translation>Tuyaux et tunnels</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>Plans d’eau</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>Pentes</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>A few matches round one table, and a podium in the end.</source>
        <translation>Quelques parties autour d’une table, et un podium à la fin.</translation>
    </message>
    <message>
        <source>A whole evening?</source>
        <translation>Toute une soirée&#x202f;?</translation>
    </message>
    <message>
        <source>All three games</source>
        <translation>Les trois jeux</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Une soirée</translation>
    </message>
    <message>
        <source>An evening…</source>
        <translation>Une soirée…</translation>
    </message>
    <message>
        <source>Another evening</source>
        <translation>Une autre soirée</translation>
    </message>
    <message>
        <source>At least one of them has to be a person.</source>
        <translation>L’un d’eux au moins doit être une personne.</translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation>Commencer la soirée</translation>
    </message>
    <message>
        <source>Cup of three</source>
        <translation>Coupe en trois parties</translation>
    </message>
    <message>
        <source>End the evening</source>
        <translation>Finir la soirée</translation>
    </message>
    <message>
        <source>End the evening without a winner?</source>
        <translation>Terminer la soirée sans vainqueur&#x202f;?</translation>
    </message>
    <message>
        <source>First to three</source>
        <translation>Le premier à trois</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Its matches stay in the guest book.</source>
        <translation>Ses parties restent dans le livre d’or.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Look at the evening</source>
        <translation>Voir la soirée</translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation>Suite&#x202f;: {game}</translation>
    </message>
    <message>
        <source>You may play several matches as an evening, until somebody has won three or each game was played, with a podium in the end. Home begins it too.</source>
        <translation>Plusieurs parties peuvent faire une soirée, jusqu’à trois victoires ou jusqu’à ce que chaque jeu soit joué, avec un podium à la fin. L’accueil la commence aussi.</translation>
    </message>
    <message>
        <source>{winners}!</source>
        <translation>{winners}&#x202f;!</translation>
    </message>
    <message>
        <source>Play on: {game}</source>
        <translation>Reprendre&#x202f;: {game}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>The podium</source>
        <translation>Le podium</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Cette soirée</translation>
    </message>
    <message>
        <source>This evening: {standings}.</source>
        <translation>Ce soir&#x202f;: {standings}.</translation>
    </message>
    <message>
        <source>Two of them are called {name}.</source>
        <translation>Deux d’entre eux s’appellent {name}.</translation>
    </message>
    <message>
        <source>{names} share the evening</source>
        <translation>{names} se partagent la soirée</translation>
    </message>
    <message>
        <source>{name} wins the evening</source>
        <translation>{name} gagne la soirée</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message numerus="yes">
        <source>%n tiles are laid aside.</source>
        <translation>
            <numerusform>%n tuile est mise de côté.</numerusform>
            <numerusform>%n tuiles sont mises de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles go back into the bag.</source>
        <translation>
            <numerusform>%n tuile retourne dans le sac.</numerusform>
            <numerusform>%n tuiles retournent dans le sac.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles go out of the game.</source>
        <translation>
            <numerusform>%n tuile quitte la partie.</numerusform>
            <numerusform>%n tuiles quittent la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have stopped: the game is over.</source>
        <translation>Tout le monde s’est arrêté&#x202f;: la partie est terminée.</translation>
    </message>
    <message>
        <source>Back into the bag: {tile}.</source>
        <translation>Remise dans le sac&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>Discarded: {tile}.</source>
        <translation>Défaussée&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>Drawn: {tiles}.</source>
        <translation>Tirées&#x202f;: {tiles}.</translation>
    </message>
    <message>
        <source>Everybody passed in three rounds in a row: the final phase begins, all may stop.</source>
        <translation>Tout le monde a passé trois tours de suite&#x202f;: la phase finale commence, chacun peut s’arrêter.</translation>
    </message>
    <message>
        <source>Laid aside: {tile}.</source>
        <translation>Mise de côté&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>Laid on the gate: {tile}.</source>
        <translation>Posée sur la porte d’entrée&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>One land was given out.</source>
        <translation>Un terrain a été attribué.</translation>
    </message>
    <message>
        <source>Placed in {place}: {tile}.</source>
        <translation>Placée en {place}&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>Round {number}: {players}.</source>
        <translation>Tour {number}&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>The bag holds too few tiles: the game is over.</source>
        <translation>Il n’y a plus assez de tuiles dans le sac&#x202f;: la partie est terminée.</translation>
    </message>
    <message>
        <source>The clients visit.</source>
        <translation>Visite des clients.</translation>
    </message>
    <message>
        <source>The final phase begins: the others may stop.</source>
        <translation>La phase finale commence&#x202f;: les autres peuvent s’arrêter.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The hole in {place} is number {number}.</source>
        <translation>Le trou en {place} porte le numéro {number}.</translation>
    </message>
    <message>
        <source>The hole in {place} is numbered by itself again.</source>
        <translation>Le trou en {place} est de nouveau numéroté par le programme.</translation>
    </message>
    <message>
        <source>The land is full: the game is over.</source>
        <translation>Le terrain est rempli&#x202f;: la partie est terminée.</translation>
    </message>
    <message>
        <source>Three lands were dealt.</source>
        <translation>Trois terrains ont été distribués.</translation>
    </message>
    <message>
        <source>You chose {land}.</source>
        <translation>Vous avez choisi {land}.</translation>
    </message>
    <message>
        <source>You passed: {pass_cost.points} off.</source>
        <translation>Vous avez passé&#x202f;: {pass_cost.points} de moins.</translation>
    </message>
    <message>
        <source>You promised: {promise}.</source>
        <translation>Vous avez promis&#x202f;: {promise}.</translation>
    </message>
    <message>
        <source>You stopped.</source>
        <translation>Vous vous arrêtez.</translation>
    </message>
    <message>
        <source>{name} asks back into the bag: {tile}.</source>
        <translation>{name} fait remettre dans le sac&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>{name} chose {land}.</source>
        <translation>{name} a choisi {land}.</translation>
    </message>
    <message>
        <source>{name} filled the land.</source>
        <translation>{name} a rempli le terrain.</translation>
    </message>
    <message>
        <source>{name} gave the hole in {place} number {number}.</source>
        <translation>{name} a donné au trou en {place} le numéro {number}.</translation>
    </message>
    <message>
        <source>{name} laid on the gate: {tile}.</source>
        <translation>{name} a posé sur la porte d’entrée&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>{name} left a hole&apos;s number to the program.</source>
        <translation>{name} a laissé le programme numéroter un trou.</translation>
    </message>
    <message>
        <source>{name} made a promise.</source>
        <translation>{name} a fait une promesse.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} a passé.</translation>
    </message>
    <message>
        <source>{name} placed from the gate in {place}: {tile}.</source>
        <translation>{name} a placé en {place}, depuis la porte d’entrée&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>{name} placed in {place}: {tile}.</source>
        <translation>{name} a placé en {place}&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>{name} promised: {condition}.</source>
        <translation>{name} a promis&#x202f;: {condition}.</translation>
    </message>
    <message>
        <source>{name} stopped.</source>
        <translation>{name} s’arrête.</translation>
    </message>
    <message>
        <source>{name} took a tile face down.</source>
        <translation>{name} a pris une tuile face cachée.</translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes</source>
        <translation>
            <numerusform>%n cube de par</numerusform>
            <numerusform>%n cubes de par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags</source>
        <translation>
            <numerusform>%n drapeau</numerusform>
            <numerusform>%n drapeaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>%n trou</numerusform>
            <numerusform>%n trous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n visiteur</numerusform>
            <numerusform>%n visiteurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flow</name>
    <message>
        <source>The best scores could not be read, so a new list begins. The old file is kept.</source>
        <translation>Les meilleurs scores sont illisibles&#x202f;: une nouvelle liste commence. L’ancien fichier est conservé.</translation>
    </message>
    <message>
        <source>The file is kept as {place}.</source>
        <translation>Le fichier est conservé sous {place}.</translation>
    </message>
    <message>
        <source>This game can be looked at, but not played on.</source>
        <translation>On peut revoir cette partie, mais pas la continuer.</translation>
    </message>
    <message>
        <source>This game cannot be opened now: {fault}.
Its file stays as it is.</source>
        <translation>Impossible d’ouvrir cette partie maintenant&#x202f;: {fault}.
Son fichier reste tel quel.</translation>
    </message>
    <message>
        <source>This game cannot be read: {fault}.</source>
        <translation>Cette partie est illisible&#x202f;: {fault}.</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>This game was begun under earlier rules of {game}: it can be looked at, not played on. Today: {changes}</source>
        <translation>Cette partie a commencé avec d’anciennes règles de {game}&#x202f;: on peut la revoir, pas la continuer. Aujourd’hui&#x202f;: {changes}</translation>
    </message>
    <message>
        <source>This game was finished under earlier rules of {game}. It is counted here by those of today; the records keep the score of its time.</source>
        <translation>Cette partie a fini avec d’anciennes règles de {game}. Elle est comptée ici avec celles d’aujourd’hui&#x202f;; les records gardent le score de l’époque.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the program begins with the usual ones. Your games are safe.</source>
        <translation>Vos réglages sont illisibles&#x202f;: le programme démarre avec les réglages habituels. Vos parties ne risquent rien.</translation>
    </message>
</context>
<context>
    <name>free board</name>
    <message>
        <source>Course files (*.minigolf *.json)</source>
        <translation>Fichiers de parcours (*.minigolf *.json)</translation>
    </message>
    <message>
        <source>Free board</source>
        <translation>Plateau libre</translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation>Ouvrir un parcours</translation>
    </message>
    <message>
        <source>This course cannot be opened: {fault}.</source>
        <translation>Impossible d’ouvrir ce parcours&#x202f;: {fault}.</translation>
    </message>
</context>
<context>
    <name>golf choice</name>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>%n trou</numerusform>
            <numerusform>%n trous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in which the opponents score too.</source>
        <translation>
            <numerusform>%n où les adversaires marquent aussi.</numerusform>
            <numerusform>%n où les adversaires marquent aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more turns of combined scoring are needed.</source>
        <translation>
            <numerusform>Il manque %n tour de score combiné.</numerusform>
            <numerusform>Il manque %n tours de score combiné.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns of yours alone,</source>
        <translation>
            <numerusform>%n tour à vous seul,</numerusform>
            <numerusform>%n tours à vous seul,</numerusform>
        </translation>
    </message>
    <message>
        <source>18 Holes</source>
        <translation>18 trous</translation>
    </message>
    <message>
        <source>A ball that leaves the course in flight and comes back is not out of bounds.</source>
        <translation>Une balle qui quitte le parcours en vol et y revient n’est pas hors-jeu.</translation>
    </message>
    <message>
        <source>A golfer card for {name}</source>
        <translation>Une carte de golfeur pour {name}</translation>
    </message>
    <message>
        <source>Balls may cross open ground</source>
        <translation>Les balles peuvent sortir en vol</translation>
    </message>
    <message>
        <source>Build a course by chance (Q)</source>
        <translation>Tracer un parcours au hasard (Q)</translation>
    </message>
    <message>
        <source>Build the deck card by card</source>
        <translation>Composer le paquet carte par carte</translation>
    </message>
    <message>
        <source>Built by chance, hole after hole, by the book.</source>
        <translation>Tracé au hasard, trou après trou, dans les règles.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Can be played with {mode}</source>
        <translation>Jouable en {mode}</translation>
    </message>
    <message>
        <source>Change this course, or lay one of your own</source>
        <translation>Modifier ce parcours, ou en tracer un</translation>
    </message>
    <message>
        <source>Choose a golfer card</source>
        <translation>Choisir une carte de golfeur</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Choose clubs in the open</source>
        <translation>Choisir les clubs à découvert</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Clubs</translation>
    </message>
    <message>
        <source>Hole {number}: par {par}</source>
        <translation>Trou {number}&#x202f;: par {par}</translation>
    </message>
    <message>
        <source>Solo par {rank}: a fair match here</source>
        <translation>Par solo {rank}&#x202f;: partie équitable</translation>
    </message>
    <message>
        <source>Course editor</source>
        <translation>Éditeur de parcours</translation>
    </message>
    <message numerus="yes">
        <source>%n holes, par {par}</source>
        <translation>
            <numerusform>%n trou, par {par}</numerusform>
            <numerusform>%n trous, par {par}</numerusform>
        </translation>
    </message>
    <message>
        <source>Courses</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Draft clubs, shape shots, beat the hex course.</source>
        <translation>Choisissez vos clubs et domptez le parcours d’hexagones.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Free seat</source>
        <translation>Place libre</translation>
    </message>
    <message>
        <source>Free seat of {name}</source>
        <translation>Place libre de {name}</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Go back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Golfer card of {name}: {card}</source>
        <translation>Carte de golfeur de {name}&#x202f;: {card}</translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation>Obstacles</translation>
    </message>
    <message>
        <source>Holes of the quick course</source>
        <translation>Trous du parcours éclair</translation>
    </message>
    <message>
        <source>Match Play, five short holes, ready hands: tees off at once</source>
        <translation>Match Play, cinq trous courts, mains toutes prêtes&#x202f;: on joue tout de suite</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modes</translation>
    </message>
    <message>
        <source>Nameless course</source>
        <translation>Parcours sans nom</translation>
    </message>
    <message>
        <source>New game of 18 Holes</source>
        <translation>Nouvelle partie de 18 trous</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Pas de carte</translation>
    </message>
    <message>
        <source>No card (0)</source>
        <translation>Pas de carte (0)</translation>
    </message>
    <message>
        <source>No curtain falls and all hands lie open.</source>
        <translation>Pas de rideau, et toutes les mains sont visibles.</translation>
    </message>
    <message>
        <source>Not made for {mode}</source>
        <translation>Pas fait pour {mode}</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>One more plays</source>
        <translation>Un joueur de plus</translation>
    </message>
    <message>
        <source>One of your own, with adjustment tiles.</source>
        <translation>L’un des vôtres, avec tuiles d’ajustement.</translation>
    </message>
    <message>
        <source>One of your own.</source>
        <translation>L’un des vôtres.</translation>
    </message>
    <message numerus="yes">
        <source>Only {played} of its %n combined turns are played.</source>
        <translation>
            <numerusform>On ne joue que {played} de son %n tour combiné.</numerusform>
            <numerusform>On ne joue que {played} de ses %n tours combinés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Our first game</source>
        <translation>Notre première partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players and options</source>
        <translation>Joueurs et options</translation>
    </message>
    <message>
        <source>Quick course</source>
        <translation>Parcours éclair</translation>
    </message>
    <message>
        <source>Quick course {seed}</source>
        <translation>Parcours éclair {seed}</translation>
    </message>
    <message>
        <source>Rank of the solo deck</source>
        <translation>Rang du paquet solo</translation>
    </message>
    <message>
        <source>Rank {least}</source>
        <translation>Rang {least}</translation>
    </message>
    <message>
        <source>Rank {least} to {most}</source>
        <translation>Rang {least} à {most}</translation>
    </message>
    <message>
        <source>Secrets, open ground and seeds</source>
        <translation>Secrets, sorties en vol et graines</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed of the quick course</source>
        <translation>Graine du parcours éclair</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Graine&#x202f;: {seed}</translation>
    </message>
    <message>
        <source>Side A makes the game easier, side B mostly harder.</source>
        <translation>La face A facilite le jeu, la face B le complique le plus souvent.</translation>
    </message>
    <message>
        <source>Solo deck</source>
        <translation>Paquet solo</translation>
    </message>
    <message>
        <source>Solo deck, card by card</source>
        <translation>Paquet solo, carte par carte</translation>
    </message>
    <message>
        <source>Solo par {rank}: a fair match as drawn</source>
        <translation>Par solo {rank}&#x202f;: équitable tel quel</translation>
    </message>
    <message>
        <source>Strength of the opponents</source>
        <translation>Force adverse</translation>
    </message>
    <message>
        <source>Suits {mode} well</source>
        <translation>Idéal en {mode}</translation>
    </message>
    <message>
        <source>Tee off: {mode}</source>
        <translation>Au départ&#x202f;: {mode}</translation>
    </message>
    <message>
        <source>The course on the easel</source>
        <translation>Le parcours sur le chevalet</translation>
    </message>
    <message>
        <source>The higher the rank, the more often the opponents score</source>
        <translation>Plus le rang est élevé, plus les adversaires marquent souvent</translation>
    </message>
    <message>
        <source>The same seed builds the same course</source>
        <translation>La même graine trace le même parcours</translation>
    </message>
    <message>
        <source>The same seed deals the same cards</source>
        <translation>La même graine distribue les mêmes cartes</translation>
    </message>
    <message>
        <source>Use this deck</source>
        <translation>Utiliser ce paquet</translation>
    </message>
    <message>
        <source>What becomes of bunkers and lakes; the easel shows it</source>
        <translation>Ce que deviennent bunkers et lacs&#x202f;; le chevalet le montre</translation>
    </message>
    <message>
        <source>{level} of 5, difficulty {figure}</source>
        <translation>{level} sur 5, difficulté {figure}</translation>
    </message>
    <message>
        <source>{mode} is not for so many players</source>
        <translation>Trop de joueurs pour {mode}</translation>
    </message>
    <message>
        <source>{mode} needs more players</source>
        <translation>Pas assez de joueurs pour {mode}</translation>
    </message>
    <message>
        <source>{mode}, {players}</source>
        <translation>{mode}, {players}</translation>
    </message>
    <message>
        <source>{par.points} for par everywhere, {most} at most</source>
        <translation>{par.points} en jouant le par partout, {most} au plus</translation>
    </message>
    <message>
        <source>{name} has this golfer</source>
        <translation>{name} a ce golfeur</translation>
    </message>
    <message>
        <source>{rank} is a fair match on it as drawn</source>
        <translation>{rank}&#x202f;: équitable tel quel</translation>
    </message>
    <message>
        <source>{rank} is a fair match on this course</source>
        <translation>{rank}&#x202f;: équitable sur ce parcours</translation>
    </message>
</context>
<context>
    <name>golf draft</name>
    <message>
        <source>18 Holes</source>
        <translation>18 trous</translation>
    </message>
    <message>
        <source>Any of all 34; the opponents share what is left.</source>
        <translation>Parmi les 34 clubs&#x202f;; les adversaires se partagent le reste.</translation>
    </message>
    <message>
        <source>Any of the clubs for one and two players.</source>
        <translation>Parmi les clubs pour un et deux joueurs.</translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation>Autour de la table</translation>
    </message>
    <message>
        <source>Before anybody else: irons only.</source>
        <translation>Avant tous les autres&#x202f;: des fers seulement.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n clubs</source>
        <translation>
            <numerusform>Choisissez %n club</numerusform>
            <numerusform>Choisissez %n clubs</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisissez une carte</translation>
    </message>
    <message>
        <source>Club {number} of {clubs}</source>
        <translation>Club {number} sur {clubs}</translation>
    </message>
    <message>
        <source>Clubs to choose from</source>
        <translation>Clubs au choix</translation>
    </message>
    <message>
        <source>Dorian takes three clubs, and keeps them all.</source>
        <translation>Dorian prend trois clubs, et les garde tous.</translation>
    </message>
    <message>
        <source>Draft clubs</source>
        <translation>Sélection des clubs</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Iron Jane chooses five irons first.</source>
        <translation>Iron Jane choisit d’abord cinq fers.</translation>
    </message>
    <message>
        <source>Iron Jane chooses four irons first, all different.</source>
        <translation>Iron Jane choisit d’abord quatre fers, tous différents.</translation>
    </message>
    <message>
        <source>Nobody else picks from these cards.</source>
        <translation>Personne d’autre ne choisit parmi ces cartes.</translation>
    </message>
    <message>
        <source>Slick Rikesh takes a single club, now or in a later pass.</source>
        <translation>Slick Rikesh prend un seul club, maintenant ou plus tard dans la sélection.</translation>
    </message>
    <message>
        <source>Take none</source>
        <translation>N’en prendre aucun</translation>
    </message>
    <message>
        <source>Take none of these (P)</source>
        <translation>N’en prendre aucun (P)</translation>
    </message>
    <message>
        <source>Take the {club}</source>
        <translation>Prendre&#x202f;: {club}</translation>
    </message>
    <message>
        <source>The Shark may not carry wedges.</source>
        <translation>The Shark n’a pas droit aux wedges.</translation>
    </message>
    <message>
        <source>The course</source>
        <translation>Le parcours</translation>
    </message>
    <message>
        <source>The driver is yours: four more.</source>
        <translation>Le driver est à vous&#x202f;: encore quatre.</translation>
    </message>
    <message>
        <source>The driver is yours: four more. Every tee is left with it or a wood.</source>
        <translation>Le driver est à vous&#x202f;: encore quatre. Chaque tee se joue avec lui ou un bois.</translation>
    </message>
    <message>
        <source>Then the cards go to {name}.</source>
        <translation>Puis les cartes vont à {name}.</translation>
    </message>
    <message>
        <source>Then the cards go to {name}; the last one that comes is yours.</source>
        <translation>Puis les cartes vont à {name}&#x202f;; la dernière qui arrive est à vous.</translation>
    </message>
    <message>
        <source>This golfer may not carry it.</source>
        <translation>Ce golfeur n’y a pas droit.</translation>
    </message>
    <message>
        <source>What is left goes back into the box.</source>
        <translation>Ce qui reste retourne dans la boîte.</translation>
    </message>
    <message>
        <source>What nobody took may make up the hand.</source>
        <translation>Ce que personne n’a pris peut compléter la main.</translation>
    </message>
    <message>
        <source>Whole course</source>
        <translation>Tout le parcours</translation>
    </message>
    <message>
        <source>Your clubs</source>
        <translation>Vos clubs</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>{count} of {places}</source>
        <translation>{count} sur {places}</translation>
    </message>
    <message>
        <source>{name} picks a club</source>
        <translation>{name} choisit un club</translation>
    </message>
    <message>
        <source>{name}, pick a club</source>
        <translation>{name}, choisissez un club</translation>
    </message>
</context>
<context>
    <name>golf events</name>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>A flag stands on every green.</source>
        <translation>Il y a un drapeau sur chaque green.</translation>
    </message>
    <message>
        <source>A tie: {names} play on from hole 1.</source>
        <translation>Égalité&#x202f;: {names} rejouent à partir du trou 1.</translation>
    </message>
    <message>
        <source>Chance threw a card away: {card}.</source>
        <translation>Le hasard a jeté une carte&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>Clubs: {clubs}.</source>
        <translation>Clubs&#x202f;: {clubs}.</translation>
    </message>
    <message>
        <source>Combined scoring: opponents with a target left reach it this turn.</source>
        <translation>Score combiné&#x202f;: les adversaires qui ont encore une cible l’atteignent ce tour.</translation>
    </message>
    <message>
        <source>Everybody tees off, in any direction.</source>
        <translation>Tout le monde part, dans la direction de son choix.</translation>
    </message>
    <message>
        <source>Green {hole} was {claimer}&apos;s secret target.</source>
        <translation>Le green {hole} était la cible secrète de {claimer}.</translation>
    </message>
    <message>
        <source>Hole {hole}, par {par}.</source>
        <translation>Trou {hole}, par {par}.</translation>
    </message>
    <message>
        <source>No target is left for {name}.</source>
        <translation>Il ne reste plus de cible pour {name}.</translation>
    </message>
    <message>
        <source>Nobody wins hole {hole}: its tokens go to hole {onto}.</source>
        <translation>Personne ne gagne le trou {hole}&#x202f;: ses jetons passent au trou {onto}.</translation>
    </message>
    <message>
        <source>Only you can score this turn.</source>
        <translation>Ce tour-ci, personne d’autre que vous ne peut marquer.</translation>
    </message>
    <message>
        <source>The round is over. First: {names}.</source>
        <translation>La partie est finie. En tête&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Tokens of {first_token} and {second_token.points} lie on every green.</source>
        <translation>Chaque green porte un jeton de {first_token} et un de {second_token.points}.</translation>
    </message>
    <message>
        <source>Turn {number} of the round.</source>
        <translation>Tour {number} de la partie.</translation>
    </message>
    <message>
        <source>short, draw from {deck}</source>
        <translation>court, pioche dans le {deck}</translation>
    </message>
    <message>
        <source>shuffle and draw again</source>
        <translation>mélange et nouvelle pioche</translation>
    </message>
    <message>
        <source>super, draw from {deck}</source>
        <translation>super, pioche dans le {deck}</translation>
    </message>
    <message>
        <source>the longest drive</source>
        <translation>le plus long drive</translation>
    </message>
    <message>
        <source>{claimer} reached the secret target of {owner}.</source>
        <translation>{claimer} a atteint la cible secrète de {owner}.</translation>
    </message>
    <message>
        <source>{name} aims {direction}.</source>
        <translation>{name} vise&#x202f;: {direction}.</translation>
    </message>
    <message>
        <source>{name} drew from {deck}: {card}.</source>
        <translation>{name} a pioché dans le {deck}&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{name} has hit the longest drive and keeps the card.</source>
        <translation>{name} a frappé le plus long drive et garde la carte.</translation>
    </message>
    <message>
        <source>{name} hit the ball {place}.</source>
        <translation>{name} a envoyé la balle {place}.</translation>
    </message>
    <message>
        <source>{name} hit the trees; the ball stays.</source>
        <translation>{name} touche les arbres&#x202f;; la balle reste.</translation>
    </message>
    <message>
        <source>{name} hit the trees; the ball went {place}.</source>
        <translation>{name} touche les arbres&#x202f;; la balle est allée {place}.</translation>
    </message>
    <message>
        <source>{name} put a token of {points} on green {hole}.</source>
        <translation>{name} a mis un jeton de {points} sur le green {hole}.</translation>
    </message>
    <message>
        <source>No card was left in {deck}: its discards were shuffled.</source>
        <translation>Il ne restait aucune carte dans le {deck}&#x202f;: sa défausse a été mélangée.</translation>
    </message>
    <message>
        <source>Nobody came to the clubhouse: the first place stays shared.</source>
        <translation>Personne n’est arrivé au club-house&#x202f;: la première place reste partagée.</translation>
    </message>
    <message>
        <source>Out of the tie-break: {names}.</source>
        <translation>Éliminés du départage&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>The 19th: {names} play on to the clubhouse.</source>
        <translation>19e trou&#x202f;: {names} continuent jusqu’au club-house.</translation>
    </message>
    <message>
        <source>The discards went back into {deck}, shuffled.</source>
        <translation>La défausse du {deck} y est retournée, et il a été mélangé.</translation>
    </message>
    <message>
        <source>{name} cannot get out that way and stays in the bunker.</source>
        <translation>{name} ne peut pas sortir par là et reste dans le bunker.</translation>
    </message>
    <message>
        <source>{name} is in the clubhouse.</source>
        <translation>{name} est au club-house.</translation>
    </message>
    <message>
        <source>{name} is in the water and misses the next turn, unless the hole ends first.</source>
        <translation>{name} est dans l’eau et passe son prochain tour, sauf si le trou se termine avant.</translation>
    </message>
    <message>
        <source>{name} is in the water and misses the next turn.</source>
        <translation>{name} est dans l’eau et passe son prochain tour.</translation>
    </message>
    <message>
        <source>{name} is in the water: one stroke more.</source>
        <translation>{name} est dans l’eau&#x202f;: un coup de plus.</translation>
    </message>
    <message>
        <source>{name} is lucky and draws again.</source>
        <translation>{name} a de la chance et repioche.</translation>
    </message>
    <message>
        <source>{name} keeps a secret target.</source>
        <translation>{name} garde une cible secrète.</translation>
    </message>
    <message>
        <source>{name} keeps the card of {deck} for the next shot.</source>
        <translation>{name} garde la carte du {deck} pour le prochain coup.</translation>
    </message>
    <message>
        <source>{name} left the bunker, {place}.</source>
        <translation>{name} sort du bunker, {place}.</translation>
    </message>
    <message>
        <source>{name} looked at the top card of {deck}.</source>
        <translation>{name} a regardé la carte du dessus du {deck}.</translation>
    </message>
    <message>
        <source>{name} misses a turn because of the water.</source>
        <translation>{name} passe un tour à cause de l’eau.</translation>
    </message>
    <message>
        <source>{name} moved one hex, {place}.</source>
        <translation>{name} se déplace d’un hexagone, {place}.</translation>
    </message>
    <message>
        <source>{name} put the card back, for all to see: {card}.</source>
        <translation>{name} a remis la carte, à la vue de tous&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{name} reached green {hole} in {turns}.</source>
        <translation>{name} a atteint le green {hole} en {turns}.</translation>
    </message>
    <message>
        <source>{name} stays in the bunker.</source>
        <translation>{name} reste dans le bunker.</translation>
    </message>
    <message>
        <source>{name} takes the flag of green {hole}.</source>
        <translation>{name} prend le drapeau du green {hole}.</translation>
    </message>
    <message>
        <source>{name} threw a card away: {card}.</source>
        <translation>{name} a jeté une carte&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>{name} throws in the {club} and draws again.</source>
        <translation>{name} défausse un club ({club}) et repioche.</translation>
    </message>
    <message>
        <source>{name} took the discard back.</source>
        <translation>{name} a repris la défausse.</translation>
    </message>
    <message>
        <source>{name} tries a big hit from {deck}.</source>
        <translation>{name} tente un gros coup du {deck}.</translation>
    </message>
    <message>
        <source>{name} uses the {club} of {owner}.</source>
        <translation>{name} utilise le club de {owner}&#x202f;: {club}.</translation>
    </message>
    <message>
        <source>{name} went out of bounds: one stroke more, the club comes back.</source>
        <translation>{name} est hors-jeu&#x202f;: un coup de plus, le club revient.</translation>
    </message>
    <message>
        <source>{name} went out of bounds: the club comes back.</source>
        <translation>{name} est hors-jeu&#x202f;: le club revient.</translation>
    </message>
    <message>
        <source>{name} wins the 19th.</source>
        <translation>{name} gagne le 19e trou.</translation>
    </message>
    <message>
        <source>{name}&apos;s golfer {number}</source>
        <translation>{name} (golfeur {number})</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points for green {hole}.</source>
        <translation>
            <numerusform>{name}&#x202f;: %n point pour le green {hole}.</numerusform>
            <numerusform>{name}&#x202f;: %n points pour le green {hole}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a hole-in-one on hole {hole}!</source>
        <translation>{name}&#x202f;: un trou en un au trou {hole}&#x202f;!</translation>
    </message>
    <message>
        <source>{name}: the {club} never expires.</source>
        <translation>{name} a un club qui n’expire jamais&#x202f;: {club}.</translation>
    </message>
    <message>
        <source>{name}: {score} for hole {hole}.</source>
        <translation>{name}&#x202f;: {score} au trou {hole}.</translation>
    </message>
    <message>
        <source>{rival} makes for green {hole}.</source>
        <translation>{rival} vise le green {hole}.</translation>
    </message>
    <message>
        <source>{rival}&apos;s club: {club}, initiative {number}.</source>
        <translation>Club de {rival}&#x202f;: {club}, initiative {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{rival}: %n points for green {hole}.</source>
        <translation>
            <numerusform>{rival}&#x202f;: %n point pour le green {hole}.</numerusform>
            <numerusform>{rival}&#x202f;: %n points pour le green {hole}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>golf faces</name>
    <message numerus="yes">
        <source>%n fairway tiles</source>
        <translation>
            <numerusform>%n tuile de fairway</numerusform>
            <numerusform>%n tuiles de fairway</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n greens</source>
        <translation>
            <numerusform>%n green</numerusform>
            <numerusform>%n greens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Fairway</source>
        <translation>Fairway</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Tee</source>
        <translation>Tee</translation>
    </message>
    <message>
        <source>a green without a number</source>
        <translation>un green sans numéro</translation>
    </message>
    <message>
        <source>green of hole {number}</source>
        <translation>green du trou {number}</translation>
    </message>
    <message>
        <source>linked</source>
        <translation>relié</translation>
    </message>
    <message>
        <source>no fairway meets it</source>
        <translation>aucun fairway en face</translation>
    </message>
    <message>
        <source>par {par}</source>
        <translation>par {par}</translation>
    </message>
    <message numerus="yes">
        <source>par {par}, then %n fairway tiles</source>
        <translation>
            <numerusform>par {par}, puis %n tuile de fairway</numerusform>
            <numerusform>par {par}, puis %n tuiles de fairway</numerusform>
        </translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>ligne {row}, colonne {column}</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>encore ouvert</translation>
    </message>
    <message>
        <source>with its green</source>
        <translation>avec son green</translation>
    </message>
</context>
<context>
    <name>golf faults</name>
    <message>
        <source>A tile lies here already.</source>
        <translation>Une tuile est déjà posée ici.</translation>
    </message>
    <message>
        <source>An adjustment tile lies here already.</source>
        <translation>Une tuile d’ajustement est déjà posée ici.</translation>
    </message>
    <message>
        <source>An adjustment tile lies on the course only.</source>
        <translation>Une tuile d’ajustement ne se pose que sur le parcours.</translation>
    </message>
    <message>
        <source>An adjustment tile may not cover a green.</source>
        <translation>Une tuile d’ajustement ne peut pas couvrir un green.</translation>
    </message>
    <message>
        <source>An adjustment tile may not cover a tee.</source>
        <translation>Une tuile d’ajustement ne peut pas couvrir un tee.</translation>
    </message>
    <message>
        <source>An adjustment tile may not cover the clubhouse.</source>
        <translation>Une tuile d’ajustement ne peut pas couvrir le club-house.</translation>
    </message>
    <message>
        <source>Another hole begins at the tee of {hole}.</source>
        <translation>Un autre trou commence au tee du {hole}.</translation>
    </message>
    <message>
        <source>Another hole ends on the green of {hole}.</source>
        <translation>Un autre trou finit sur le green du {hole}.</translation>
    </message>
    <message>
        <source>Hole {hole} begins far from the green before.</source>
        <translation>Le trou {hole} commence loin du green précédent.</translation>
    </message>
    <message>
        <source>Hole {hole} does not begin at a tee.</source>
        <translation>Le trou {hole} ne commence pas à un tee.</translation>
    </message>
    <message>
        <source>Hole {hole} does not end on a green.</source>
        <translation>Le trou {hole} ne finit pas sur un green.</translation>
    </message>
    <message>
        <source>Hole {hole}: the fairway does not lead from the tee to the green.</source>
        <translation>Trou {hole}&#x202f;: le fairway ne mène pas du tee au green.</translation>
    </message>
    <message>
        <source>Hole {hole}: the tee asks for this many fairway tiles: {wanted}. It has {found}.</source>
        <translation>Trou {hole}&#x202f;: tuiles de fairway demandées par le tee&#x202f;: {wanted}&#x202f;; posées&#x202f;: {found}.</translation>
    </message>
    <message>
        <source>Hole {hole}: the tee says par {wanted}, the hole par {found}.</source>
        <translation>Trou {hole}&#x202f;: le tee annonce un par {wanted}, le trou est un par {found}.</translation>
    </message>
    <message>
        <source>No adjustment tile shows that ground: {terrain}.</source>
        <translation>Aucune tuile d’ajustement ne montre ce sol&#x202f;: {terrain}.</translation>
    </message>
    <message>
        <source>Nothing leads from the tee of hole {hole} to its green.</source>
        <translation>Rien ne mène du tee du trou {hole} à son green.</translation>
    </message>
    <message>
        <source>Nothing lies here yet: begin with a tee.</source>
        <translation>Rien n’est encore posé ici&#x202f;: commencez par un tee.</translation>
    </message>
    <message>
        <source>The box has only {most} of these adjustment tiles: {terrain}.</source>
        <translation>La boîte n’a que {most} de ces tuiles d’ajustement&#x202f;: {terrain}.</translation>
    </message>
    <message>
        <source>Too many holes: {holes}. A course has {most} at most.</source>
        <translation>Trop de trous&#x202f;: {holes}. Un parcours en a {most} au plus.</translation>
    </message>
    <message>
        <source>There is no hole yet: lead a fairway from a tee to a green.</source>
        <translation>Il n’y a pas encore de trou&#x202f;: tracez un fairway d’un tee à un green.</translation>
    </message>
    <message>
        <source>There is no tile {face} in the box.</source>
        <translation>Il n’y a pas de tuile {face} dans la boîte.</translation>
    </message>
    <message>
        <source>These tiles do not touch the others.</source>
        <translation>Ces tuiles ne touchent pas les autres.</translation>
    </message>
    <message>
        <source>This green has no number.</source>
        <translation>Ce green n’a pas de numéro.</translation>
    </message>
    <message>
        <source>This tee leads to no hole.</source>
        <translation>Ce tee ne mène à aucun trou.</translation>
    </message>
    <message>
        <source>Three tiles must meet at a corner before it can be covered.</source>
        <translation>Trois tuiles doivent se toucher à un coin pour qu’on puisse le couvrir.</translation>
    </message>
    <message>
        <source>Tile {tile} is laid already.</source>
        <translation>La tuile {tile} est déjà posée.</translation>
    </message>
</context>
<context>
    <name>golf ground</name>
    <message>
        <source>, then </source>
        <translation>, puis </translation>
    </message>
    <message>
        <source>bunker</source>
        <translation>bunker</translation>
    </message>
    <message>
        <source>clubhouse</source>
        <translation>club-house</translation>
    </message>
    <message>
        <source>fairway</source>
        <translation>fairway</translation>
    </message>
    <message>
        <source>from a green</source>
        <translation>depuis un green</translation>
    </message>
    <message>
        <source>from the fairway</source>
        <translation>depuis le fairway</translation>
    </message>
    <message>
        <source>from the rough</source>
        <translation>depuis le rough</translation>
    </message>
    <message>
        <source>from the tee</source>
        <translation>depuis le tee</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>in a bunker</source>
        <translation>dans un bunker</translation>
    </message>
    <message>
        <source>in a lake, as fairway</source>
        <translation>dans un lac, comme du fairway</translation>
    </message>
    <message>
        <source>in the water, as rough</source>
        <translation>dans l’eau, comme du rough</translation>
    </message>
    <message>
        <source>into a bunker</source>
        <translation>dans un bunker</translation>
    </message>
    <message>
        <source>into a lake</source>
        <translation>dans un lac</translation>
    </message>
    <message>
        <source>into the rough</source>
        <translation>dans le rough</translation>
    </message>
    <message>
        <source>into the water</source>
        <translation>dans l’eau</translation>
    </message>
    <message>
        <source>lake</source>
        <translation>lac</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>onto a green</source>
        <translation>sur un green</translation>
    </message>
    <message>
        <source>onto a tee</source>
        <translation>sur un tee</translation>
    </message>
    <message>
        <source>onto the fairway</source>
        <translation>sur le fairway</translation>
    </message>
    <message>
        <source>open ground</source>
        <translation>hors parcours</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>rough</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>tee</source>
        <translation>tee</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>arbres</translation>
    </message>
    <message>
        <source>water</source>
        <translation>eau</translation>
    </message>
</context>
<context>
    <name>golf hints</name>
    <message>
        <source>A better one may come</source>
        <translation>Il peut en venir une meilleure</translation>
    </message>
    <message>
        <source>A club costs more than the turn would gain</source>
        <translation>Un club coûte plus que le tour ne rapporterait</translation>
    </message>
    <message>
        <source>A little worse than the best</source>
        <translation>Un peu moins bien que le meilleur</translation>
    </message>
    <message>
        <source>About {turns} fewer than with the next best</source>
        <translation>Environ {turns} de moins qu’avec le suivant</translation>
    </message>
    <message>
        <source>About {turns} more than the best</source>
        <translation>Environ {turns} de plus que le meilleur</translation>
    </message>
    <message>
        <source>About {turns} more than with the next best</source>
        <translation>Environ {turns} de plus qu’avec le suivant</translation>
    </message>
    <message>
        <source>Another card is better for you</source>
        <translation>Une autre carte vous convient mieux</translation>
    </message>
    <message>
        <source>At best: {where}</source>
        <translation>Au mieux&#x202f;: {where}</translation>
    </message>
    <message>
        <source>Bruno likes it far</source>
        <translation>Bruno aime taper loin</translation>
    </message>
    <message>
        <source>Cleo likes the fairway</source>
        <translation>Cleo aime le fairway</translation>
    </message>
    <message>
        <source>Dario likes big hits</source>
        <translation>Dario aime les gros coups</translation>
    </message>
    <message>
        <source>Draw card {number} anew</source>
        <translation>Repiocher la carte {number}</translation>
    </message>
    <message>
        <source>Enid keeps away from water</source>
        <translation>Enid évite l’eau</translation>
    </message>
    <message>
        <source>Follow card {number}: draw again</source>
        <translation>Suivre la carte {number}&#x202f;: repiocher</translation>
    </message>
    <message>
        <source>For a step: {where}</source>
        <translation>Pour un pas&#x202f;: {where}</translation>
    </message>
    <message>
        <source>For your next shot</source>
        <translation>Pour votre prochain coup</translation>
    </message>
    <message>
        <source>Fritz likes to be near the others</source>
        <translation>Fritz aime être près des autres</translation>
    </message>
    <message>
        <source>Golfer {number}</source>
        <translation>Golfeur {number}</translation>
    </message>
    <message>
        <source>Green {number}</source>
        <translation>Green {number}</translation>
    </message>
    <message>
        <source>Hand the cards over</source>
        <translation>Passer les cartes</translation>
    </message>
    <message>
        <source>It costs nothing, and all your clubs are there</source>
        <translation>Cela ne coûte rien, et tous vos clubs sont là</translation>
    </message>
    <message>
        <source>It costs nothing, and shows what you choose from</source>
        <translation>Cela ne coûte rien, et montre entre quoi choisir</translation>
    </message>
    <message>
        <source>It costs nothing, and tells what would come</source>
        <translation>Cela ne coûte rien, et dit ce qui viendrait</translation>
    </message>
    <message>
        <source>It was close: the next best is about as good</source>
        <translation>C’était serré&#x202f;: le suivant est à peu près aussi bon</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Garder la carte</translation>
    </message>
    <message>
        <source>Keep your own club</source>
        <translation>Garder son propre club</translation>
    </message>
    <message>
        <source>Keeps clubs that save about {turns} on the next hole</source>
        <translation>Garde des clubs qui épargnent environ {turns} au trou suivant</translation>
    </message>
    <message>
        <source>Likeliest spot: {where}</source>
        <translation>Point le plus probable&#x202f;: {where}</translation>
    </message>
    <message>
        <source>Look at the top card of {deck}</source>
        <translation>Regarder la carte du dessus du {deck}</translation>
    </message>
    <message>
        <source>Nothing is left to follow</source>
        <translation>Il ne reste rien à suivre</translation>
    </message>
    <message>
        <source>Pick none</source>
        <translation>N’en choisir aucun</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Remettre la carte</translation>
    </message>
    <message>
        <source>Stay where you are</source>
        <translation>Rester sur place</translation>
    </message>
    <message>
        <source>Take the discard back</source>
        <translation>Reprendre la défausse</translation>
    </message>
    <message>
        <source>The next best is about as good, as it sees it</source>
        <translation>Le suivant est à peu près aussi bon, à son idée</translation>
    </message>
    <message>
        <source>Throw card {number} away</source>
        <translation>Jeter la carte {number}</translation>
    </message>
    <message>
        <source>Turn a club of a rival over</source>
        <translation>Retourner le club d’un rival</translation>
    </message>
    <message>
        <source>With it {name} could come to lie so: {where}</source>
        <translation>Avec elle, {name} pourrait finir ainsi&#x202f;: {where}</translation>
    </message>
    <message>
        <source>another green</source>
        <translation>un autre green</translation>
    </message>
    <message>
        <source>comes first {chance} less often</source>
        <translation>arrive en tête {chance} moins souvent</translation>
    </message>
    <message>
        <source>comes first {chance} more often</source>
        <translation>arrive en tête {chance} plus souvent</translation>
    </message>
    <message>
        <source>for the fairway</source>
        <translation>pour le fairway</translation>
    </message>
    <message>
        <source>for the green</source>
        <translation>pour le green</translation>
    </message>
    <message>
        <source>it hardly changes who comes first</source>
        <translation>cela ne change guère qui arrive en tête</translation>
    </message>
    <message>
        <source>less likely to come first</source>
        <translation>moins de chances d’arriver en tête</translation>
    </message>
    <message>
        <source>likelier to come first</source>
        <translation>plus de chances d’arriver en tête</translation>
    </message>
    <message>
        <source>out of the bunker</source>
        <translation>hors du bunker</translation>
    </message>
    <message>
        <source>par {par}: the longer a hole, the longer the token lies</source>
        <translation>par {par}&#x202f;: plus un trou est long, plus le jeton y reste</translation>
    </message>
    <message>
        <source>past the trees</source>
        <translation>au-delà des arbres</translation>
    </message>
    <message>
        <source>past the water</source>
        <translation>au-delà de l’eau</translation>
    </message>
    <message>
        <source>{lies}; then one step to the green</source>
        <translation>{lies}&#x202f;; puis un pas jusqu’au green</translation>
    </message>
    <message>
        <source>{lies}; then {club}: green {chance}</source>
        <translation>{lies}&#x202f;; puis {club}&#x202f;: green {chance}</translation>
    </message>
    <message>
        <source>{turns} better here than the average of these</source>
        <translation>ici, {turns} de mieux que la moyenne de ceux-ci</translation>
    </message>
    <message>
        <source>{turns} better than the next best, as it sees it</source>
        <translation>{turns} de mieux que le suivant, à son idée</translation>
    </message>
    <message>
        <source>{way} · card {number}</source>
        <translation>{way} · carte {number}</translation>
    </message>
</context>
<context>
    <name>golf modes</name>
    <message numerus="yes">
        <source>%n holes, par {par}</source>
        <translation>
            <numerusform>%n trou, par {par}</numerusform>
            <numerusform>%n trous, par {par}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more hazard hexes</source>
        <translation>
            <numerusform>%n hexagone d’obstacle en plus</numerusform>
            <numerusform>%n hexagones d’obstacle en plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} hazard hexes become rough</source>
        <translation>
            <numerusform>%n hexagone d’obstacle sur {all} en rough</numerusform>
            <numerusform>%n hexagones d’obstacle sur {all} en rough</numerusform>
        </translation>
    </message>
    <message>
        <source>Any five of the clubs.</source>
        <translation>Cinq clubs de votre choix.</translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation>Tels quels</translation>
    </message>
    <message>
        <source>Bolt</source>
        <translation>Éclair</translation>
    </message>
    <message>
        <source>Chaos Golf</source>
        <translation>Chaos Golf</translation>
    </message>
    <message>
        <source>Chaos Teams</source>
        <translation>Chaos Teams</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Every green in order, each at one&apos;s own pace. First on the last wins.</source>
        <translation>Tous les greens dans l’ordre, chacun à son rythme. Le premier au dernier gagne.</translation>
    </message>
    <message>
        <source>Every turn, splash and ball out of bounds is a stroke. Fewest win.</source>
        <translation>Tour, plongeon, hors-jeu&#x202f;: un coup chacun. Le plus petit total gagne.</translation>
    </message>
    <message>
        <source>First on the green takes the flag. Most flags win, then most holes in one.</source>
        <translation>Le premier au green prend le drapeau. Celui qui en a le plus gagne&#x202f;; à égalité, on compte les trous en un.</translation>
    </message>
    <message>
        <source>For a first game and for lively evenings: one bad hole is soon forgotten.</source>
        <translation>Pour une première partie et les soirées animées&#x202f;: un mauvais trou s’oublie vite.</translation>
    </message>
    <message>
        <source>For a group that would rather grab flags than queue at the tee.</source>
        <translation>Pour un groupe qui préfère rafler des drapeaux que faire la queue au tee.</translation>
    </message>
    <message>
        <source>For an honest round that forgives: one awful hole costs {par_points.points}.</source>
        <translation>Pour une partie sérieuse mais clémente&#x202f;: un trou raté coûte {par_points.points}.</translation>
    </message>
    <message>
        <source>Greens in any order, {first_token} and {second_token.points}. Have more than any opponent.</source>
        <translation>Greens dans n’importe quel ordre, {first_token} et {second_token.points}. Ayez-en plus que chaque adversaire.</translation>
    </message>
    <message>
        <source>Greens in any order: {first_token.points} for the first there, {second_token} for the second.</source>
        <translation>Greens dans n’importe quel ordre&#x202f;: {first_token.points} au premier arrivé, {second_token} au deuxième.</translation>
    </message>
    <message>
        <source>Par is worth {par_points.points}, a turn less 1 more, a turn more 1 less.</source>
        <translation>Le par vaut {par_points.points}&#x202f;; un tour de moins, 1 de plus&#x202f;; un tour de plus, 1 de moins.</translation>
    </message>
    <message>
        <source>{own_target.points} for your secret green, {others_target} for that of another, {no_target} for any other.</source>
        <translation>{own_target.points} pour votre green secret, {others_target} pour celui d’un autre, {no_target} pour tout autre.</translation>
    </message>
    <message>
        <source>{players}. {when}</source>
        <translation>{players}. {when}</translation>
    </message>
    <message>
        <source>For bluffers: every golfer is on the way to a green nobody knows of.</source>
        <translation>Pour les bluffeurs&#x202f;: chaque golfeur va vers un green que les autres ignorent.</translation>
    </message>
    <message>
        <source>For gamblers: save your best clubs for the greens that pay.</source>
        <translation>Pour les flambeurs&#x202f;: gardez vos meilleurs clubs pour les greens qui rapportent.</translation>
    </message>
    <message>
        <source>For one, against three quick opponents whose strength you set yourself.</source>
        <translation>En solo, contre trois adversaires rapides dont vous réglez la force.</translation>
    </message>
    <message>
        <source>For those who like to see who is ahead: the course is the score board.</source>
        <translation>Pour ceux qui aiment voir qui mène&#x202f;: le parcours sert de tableau de score.</translation>
    </message>
    <message>
        <source>For those who want golf as it is on television, with every turn counted.</source>
        <translation>Pour jouer au golf comme à la télévision, où chaque tour compte.</translation>
    </message>
    <message>
        <source>For two who like Chaos Golf: each leads a pair with one bag of clubs.</source>
        <translation>À deux, pour ceux qui aiment le Chaos Golf&#x202f;: chacun mène une paire avec un seul sac de clubs.</translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Golf Racing</source>
        <translation>Golf Racing</translation>
    </message>
    <message>
        <source>Greens are worth {least_skin}, {small_skin} or {big_skin}. A tie takes the points to the next green.</source>
        <translation>Les greens valent {least_skin}, {small_skin} ou {big_skin}. En cas d’égalité, les points passent au green suivant.</translation>
    </message>
    <message>
        <source>Greens in any order, one flag each. Ten flags win at once.</source>
        <translation>Greens dans n’importe quel ordre, un drapeau chacun. Dix drapeaux, et c’est gagné.</translation>
    </message>
    <message>
        <source>Hands dealt by chance, for those who know the game: no draft.</source>
        <translation>Mains distribuées au hasard, pour qui connaît le jeu&#x202f;: pas de sélection des clubs.</translation>
    </message>
    <message>
        <source>Kelly Golf</source>
        <translation>Kelly Golf</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Match Play</source>
        <translation>Match Play</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Lune</translation>
    </message>
    <message>
        <source>Neither sand nor water here</source>
        <translation>Ni sable ni eau sur ce parcours</translation>
    </message>
    <message>
        <source>Pick a club, pass the other cards on, until everybody has five.</source>
        <translation>Choisissez un club, passez les autres cartes, jusqu’à en avoir cinq chacun.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Ready hands</source>
        <translation>Prêtes</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Adoucis</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Corsés</translation>
    </message>
    <message>
        <source>Skins</source>
        <translation>Skins</translation>
    </message>
    <message>
        <source>Solo Chaos</source>
        <translation>Chaos solo</translation>
    </message>
    <message>
        <source>Stableford</source>
        <translation>Stableford</translation>
    </message>
    <message>
        <source>Stroke Play</source>
        <translation>Stroke Play</translation>
    </message>
    <message>
        <source>The hands A to E of a first game; golfer cards stay in the box.</source>
        <translation>Les mains A à E d’une première partie&#x202f;; les cartes de golfeur restent dans la boîte.</translation>
    </message>
    <message>
        <source>{course}, relaxed</source>
        <translation>{course}, parcours adouci</translation>
    </message>
    <message>
        <source>{course}, sharp</source>
        <translation>{course}, parcours corsé</translation>
    </message>
    <message>
        <source>{least} to {most.players}</source>
        <translation>{least} à {most.players}</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
</context>
<context>
    <name>golf refusals</name>
    <message>
        <source>A wood does not get out of a bunker.</source>
        <translation>Un bois ne sort pas d’un bunker.</translation>
    </message>
    <message>
        <source>A wood draws no cards.</source>
        <translation>Un bois ne pioche pas de carte.</translation>
    </message>
    <message>
        <source>Dorian resets the hand before teeing off only.</source>
        <translation>Dorian ne réinitialise sa main qu’avant le départ d’un trou.</translation>
    </message>
    <message>
        <source>Every club in hand can be used now.</source>
        <translation>Tous les clubs en main peuvent servir maintenant.</translation>
    </message>
    <message>
        <source>First name the golfer who moves.</source>
        <translation>Dites d’abord quel golfeur se déplace.</translation>
    </message>
    <message>
        <source>First the ball must get out of the bunker.</source>
        <translation>La balle doit d’abord sortir du bunker.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>No big hit can be tried with this club.</source>
        <translation>Ce club ne permet pas de gros coup.</translation>
    </message>
    <message>
        <source>Nobody can stand on fenced trees.</source>
        <translation>Personne ne peut se tenir sur des arbres clôturés.</translation>
    </message>
    <message>
        <source>Nobody can stand on the clubhouse.</source>
        <translation>Personne ne peut se tenir sur le club-house.</translation>
    </message>
    <message>
        <source>Nobody else has a club to borrow.</source>
        <translation>Personne d’autre n’a de club à emprunter.</translation>
    </message>
    <message>
        <source>Of a wild card the end that stays on the course must be taken.</source>
        <translation>Avec un joker, il faut prendre la fin qui reste sur le parcours.</translation>
    </message>
    <message>
        <source>Slugger plays a wood or the driver on a tee box.</source>
        <translation>Slugger joue un bois ou le driver sur un tee box.</translation>
    </message>
    <message>
        <source>That club is not in the hand.</source>
        <translation>Ce club n’est pas en main.</translation>
    </message>
    <message>
        <source>That is not possible at this moment.</source>
        <translation>Ce n’est pas possible pour l’instant.</translation>
    </message>
    <message>
        <source>That is off the course.</source>
        <translation>C’est hors du parcours.</translation>
    </message>
    <message>
        <source>The ball does not lie in a bunker.</source>
        <translation>La balle n’est pas dans un bunker.</translation>
    </message>
    <message>
        <source>The card that Bunjil keeps must be used by this shot.</source>
        <translation>La carte que garde Bunjil doit servir à ce coup.</translation>
    </message>
    <message>
        <source>The direction was told before the card was drawn.</source>
        <translation>La direction a été annoncée avant la pioche.</translation>
    </message>
    <message>
        <source>The driver can be used on a tee box only.</source>
        <translation>Le driver ne sert que sur un tee box.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The golfer&apos;s power is used already.</source>
        <translation>Le pouvoir du golfeur est déjà utilisé.</translation>
    </message>
    <message>
        <source>There is nothing in the discard.</source>
        <translation>Il n’y a rien dans la défausse.</translation>
    </message>
    <message>
        <source>This club does not draw from that deck.</source>
        <translation>Ce club ne pioche pas dans ce paquet.</translation>
    </message>
    <message>
        <source>With that club Dorian could do nothing here.</source>
        <translation>Avec ce club, Dorian ne pourrait rien faire ici.</translation>
    </message>
</context>
<context>
    <name>golf result</name>
    <message>
        <source>18 Holes</source>
        <translation>18 trous</translation>
    </message>
    <message>
        <source>Another course</source>
        <translation>Un autre parcours</translation>
    </message>
    <message>
        <source>Best on this course</source>
        <translation>Le meilleur sur ce parcours</translation>
    </message>
    <message>
        <source>Best score on this course: {score}, {name}</source>
        <translation>Meilleur score sur ce parcours&#x202f;: {score}, {name}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>First score on this course: {score}, {name}</source>
        <translation>Premier score sur ce parcours&#x202f;: {score}, {name}</translation>
    </message>
    <message>
        <source>From the last green to the clubhouse, with the clubs you have: first there wins.</source>
        <translation>Du dernier green au club-house, avec les clubs qui vous restent&#x202f;: le premier arrivé gagne.</translation>
    </message>
    <message>
        <source>Keep the course</source>
        <translation>Garder le parcours</translation>
    </message>
    <message>
        <source>Level in the end, and first in the play-off.</source>
        <translation>À égalité à la fin, et en tête aux tours d’élimination.</translation>
    </message>
    <message>
        <source>Level in the end, with more holes in one.</source>
        <translation>À égalité à la fin, avec plus de trous en un.</translation>
    </message>
    <message>
        <source>Level on points, and no tie-break in this mode.</source>
        <translation>À égalité de points, et ce mode ne départage pas.</translation>
    </message>
    <message>
        <source>New best score on this course: {score}, {name}</source>
        <translation>Nouveau meilleur score sur ce parcours&#x202f;: {score}, {name}</translation>
    </message>
    <message>
        <source>Nobody came to the clubhouse: the first place stays shared.</source>
        <translation>Personne n’est arrivé au club-house&#x202f;: la première place reste partagée.</translation>
    </message>
    <message>
        <source>Nothing between them, not even a hole in one.</source>
        <translation>Rien ne les sépare, pas même un trou en un.</translation>
    </message>
    <message>
        <source>Pictures to show</source>
        <translation>Images à montrer</translation>
    </message>
    <message>
        <source>Play the 19th</source>
        <translation>Jouer le 19e trou</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Round finished: {score}</source>
        <translation>Partie finie&#x202f;: {score}</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Carte de score</translation>
    </message>
    <message>
        <source>The first place was shared, then won at the 19th.</source>
        <translation>Première place partagée, puis gagnée au 19e trou.</translation>
    </message>
    <message>
        <source>The opponents win</source>
        <translation>Les adversaires gagnent</translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#x202f;!</translation>
    </message>
    <message>
        <source>{names} win together</source>
        <translation>{names} gagnent ensemble</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names} gagne</translation>
    </message>
    <message>
        <source>{name} is among your courses.</source>
        <translation>{name} rejoint vos parcours.</translation>
    </message>
    <message>
        <source>{score}, {ahead} ahead of the next.</source>
        <translation>{score}, {ahead} d’avance sur le suivant.</translation>
    </message>
    <message>
        <source>{theirs.points} against your {mine}.</source>
        <translation>{theirs.points} contre vos {mine}.</translation>
    </message>
</context>
<context>
    <name>golf round</name>
    <message numerus="yes">
        <source>%n hexes from the ball</source>
        <translation>
            <numerusform>à %n hexagone de la balle</numerusform>
            <numerusform>à %n hexagones de la balle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes from you</source>
        <translation>
            <numerusform>à %n hexagone de vous</numerusform>
            <numerusform>à %n hexagones de vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes to green {hole}</source>
        <translation>
            <numerusform>à %n hexagone du green {hole}</numerusform>
            <numerusform>à %n hexagones du green {hole}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes to the green</source>
        <translation>
            <numerusform>à %n hexagone du green</numerusform>
            <numerusform>à %n hexagones du green</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>%n trou</numerusform>
            <numerusform>%n trous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes in one</source>
        <translation>
            <numerusform>%n trou en un</numerusform>
            <numerusform>%n trous en un</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for green {hole}</source>
        <translation>
            <numerusform>%n point pour le green {hole}</numerusform>
            <numerusform>%n points pour le green {hole}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points move on to hole {onto}</source>
        <translation>
            <numerusform>%n point passe au trou {onto}</numerusform>
            <numerusform>%n points passent au trou {onto}</numerusform>
        </translation>
    </message>
    <message>
        <source>18 Holes</source>
        <translation>18 trous</translation>
    </message>
    <message>
        <source>A ball in it costs a stroke</source>
        <translation>Une balle qui y tombe coûte un coup</translation>
    </message>
    <message>
        <source>A ball in it misses a turn</source>
        <translation>Une balle qui y tombe fait passer un tour</translation>
    </message>
    <message>
        <source>A club comes back when the hand is empty or reset.</source>
        <translation>Un club revient quand la main est vide ou réinitialisée.</translation>
    </message>
    <message>
        <source>A hole-in-one for {name}!</source>
        <translation>Un trou en un pour {name}&#x202f;!</translation>
    </message>
    <message>
        <source>A secret target (T)</source>
        <translation>Une cible secrète (T)</translation>
    </message>
    <message>
        <source>A tie: {names} play on from hole 1</source>
        <translation>Égalité&#x202f;: {names} rejouent à partir du trou 1</translation>
    </message>
    <message>
        <source>Aim first; then the sign on the card decides.</source>
        <translation>Visez d’abord&#x202f;; puis le symbole de la carte décide.</translation>
    </message>
    <message>
        <source>All have played</source>
        <translation>Tous ont joué</translation>
    </message>
    <message>
        <source>An extra turn?</source>
        <translation>Un tour supplémentaire&#x202f;?</translation>
    </message>
    <message>
        <source>Another aim</source>
        <translation>Autre visée</translation>
    </message>
    <message>
        <source>Another direction</source>
        <translation>Autre direction</translation>
    </message>
    <message>
        <source>Another tee box gives another turn.</source>
        <translation>Un autre tee box donne encore un tour.</translation>
    </message>
    <message>
        <source>Back to my own</source>
        <translation>Revenir au mien</translation>
    </message>
    <message>
        <source>Back to the shot</source>
        <translation>Revenir au coup</translation>
    </message>
    <message>
        <source>Balls may fly over it.</source>
        <translation>Les balles peuvent passer au-dessus.</translation>
    </message>
    <message>
        <source>Best: {score}, {name}</source>
        <translation>Record&#x202f;: {score}, {name}</translation>
    </message>
    <message>
        <source>Big hit</source>
        <translation>Gros coup</translation>
    </message>
    <message>
        <source>Big hit: {card}.</source>
        <translation>Gros coup&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>Borrow a club</source>
        <translation>Emprunter un club</translation>
    </message>
    <message>
        <source>Bunjil may look at the top card of a deck, at the right (D).</source>
        <translation>Bunjil peut regarder la carte du dessus d’un paquet, à droite (D).</translation>
    </message>
    <message>
        <source>Choose a card and an aim</source>
        <translation>Choisissez une carte et une visée</translation>
    </message>
    <message>
        <source>Choose a club</source>
        <translation>Choisissez un club</translation>
    </message>
    <message>
        <source>Choose an aim</source>
        <translation>Choisissez une visée</translation>
    </message>
    <message>
        <source>Choose this club</source>
        <translation>Choisir ce club</translation>
    </message>
    <message>
        <source>Click any green, or use the arrow keys.</source>
        <translation>Cliquez sur un green, ou utilisez les flèches.</translation>
    </message>
    <message>
        <source>Clubs may be turned over in turns of combined scoring, once yours is chosen.</source>
        <translation>On peut retourner des clubs aux tours de score combiné, une fois le sien choisi.</translation>
    </message>
    <message>
        <source>Clubs of the others</source>
        <translation>Clubs des autres</translation>
    </message>
    <message>
        <source>Clubs of {name}</source>
        <translation>Clubs de {name}</translation>
    </message>
    <message>
        <source>Combined scoring</source>
        <translation>Score combiné</translation>
    </message>
    <message>
        <source>Discards of the others</source>
        <translation>Défausses des autres</translation>
    </message>
    <message>
        <source>Dorian takes it back after every use.</source>
        <translation>Dorian le reprend après chaque usage.</translation>
    </message>
    <message>
        <source>Draw a chip card</source>
        <translation>Piocher un chip</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Repiocher</translation>
    </message>
    <message>
        <source>Draw anew (Lucky)</source>
        <translation>Repiocher (Lucky)</translation>
    </message>
    <message>
        <source>Draw from {deck}</source>
        <translation>Piocher&#x202f;: {deck}</translation>
    </message>
    <message>
        <source>Each club is for one extra turn.</source>
        <translation>Chaque club sert à un tour supplémentaire.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc once more goes home; the game is kept.</source>
        <translation>Encore Échap pour revenir à l’accueil&#x202f;; la partie est conservée.</translation>
    </message>
    <message>
        <source>Exit bunker</source>
        <translation>Sortie bunker</translation>
    </message>
    <message>
        <source>First choose a card, or one of its landings.</source>
        <translation>Choisissez d’abord une carte, ou l’un de ses points de chute.</translation>
    </message>
    <message>
        <source>First choose a club, by click or with keys 1 to 5.</source>
        <translation>Choisissez d’abord un club, d’un clic ou avec 1 à 5.</translation>
    </message>
    <message>
        <source>First choose a direction, on the course or with 1 to 6.</source>
        <translation>Choisissez d’abord une direction, sur le parcours ou avec 1 à 6.</translation>
    </message>
    <message>
        <source>First choose a green on the course.</source>
        <translation>Choisissez d’abord un green sur le parcours.</translation>
    </message>
    <message>
        <source>First choose one of the two greens.</source>
        <translation>Choisissez d’abord l’un des deux greens.</translation>
    </message>
    <message>
        <source>First choose the club of somebody else.</source>
        <translation>Choisissez d’abord le club d’un autre joueur.</translation>
    </message>
    <message>
        <source>First choose where to hit.</source>
        <translation>Choisissez d’abord où frapper.</translation>
    </message>
    <message>
        <source>Follow the card?</source>
        <translation>Suivre la carte&#x202f;?</translation>
    </message>
    <message>
        <source>For your eyes only</source>
        <translation>Rien que pour vos yeux</translation>
    </message>
    <message>
        <source>Golfer {number} instead</source>
        <translation>Plutôt le golfeur {number}</translation>
    </message>
    <message>
        <source>Golfer {number}: {what}</source>
        <translation>Golfeur {number}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Green of hole {hole}</source>
        <translation>Green du trou {hole}</translation>
    </message>
    <message>
        <source>Green {hole}</source>
        <translation>Green {hole}</translation>
    </message>
    <message>
        <source>Green {hole} was {owner}&apos;s secret target</source>
        <translation>Le green {hole} était la cible secrète de {owner}</translation>
    </message>
    <message>
        <source>Draw {count.cards} from {deck}; one is thrown away.</source>
        <translation>Piochez {count.cards} du {deck}&#x202f;; une est jetée.</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes to the clubhouse</source>
        <translation>
            <numerusform>%n hexagone jusqu’au club-house</numerusform>
            <numerusform>%n hexagones jusqu’au club-house</numerusform>
        </translation>
    </message>
    <message>
        <source>Green {hole} will be worth {points.points}.</source>
        <translation>Le green {hole} vaudra {points.points}.</translation>
    </message>
    <message>
        <source>Green {hole}, the secret target</source>
        <translation>Green {hole}, la cible secrète</translation>
    </message>
    <message>
        <source>Hand the cards over</source>
        <translation>Passer les cartes</translation>
    </message>
    <message>
        <source>Here a hole ends. A ball flies over it, too.</source>
        <translation>Ici finit un trou. Une balle peut aussi le survoler.</translation>
    </message>
    <message>
        <source>Hit it</source>
        <translation>Frapper</translation>
    </message>
    <message>
        <source>Hits the trees beside it</source>
        <translation>Touche les arbres voisins</translation>
    </message>
    <message>
        <source>Hold to see your hand (V)</source>
        <translation>Maintenez pour voir votre main (V)</translation>
    </message>
    <message>
        <source>Hole or whole course (F)</source>
        <translation>Trou ou parcours entier (F)</translation>
    </message>
    <message>
        <source>Hole {hole}</source>
        <translation>Trou {hole}</translation>
    </message>
    <message>
        <source>Hole {hole} goes to {names}</source>
        <translation>Le trou {hole} va à {names}</translation>
    </message>
    <message>
        <source>Hole {hole} is finished</source>
        <translation>Le trou {hole} est fini</translation>
    </message>
    <message>
        <source>Hole {hole} is tied: a jackpot</source>
        <translation>Égalité au trou {hole}&#x202f;: un jackpot</translation>
    </message>
    <message>
        <source>In a bunker</source>
        <translation>Dans un bunker</translation>
    </message>
    <message>
        <source>In a lake</source>
        <translation>Dans un lac</translation>
    </message>
    <message>
        <source>In the clubhouse</source>
        <translation>Au club-house</translation>
    </message>
    <message>
        <source>In the rough</source>
        <translation>Dans le rough</translation>
    </message>
    <message>
        <source>In the water</source>
        <translation>Dans l’eau</translation>
    </message>
    <message>
        <source>It cannot hit from here: only for a step, or to reset the hand.</source>
        <translation>D’ici, il ne frappe pas&#x202f;: il sert à faire un pas, ou à réinitialiser la main.</translation>
    </message>
    <message numerus="yes">
        <source>Its sign P{par} {tiles}: par {par}, with %n fairway tiles between tee and green.</source>
        <translation>
            <numerusform>Son panneau P{par} {tiles}&#x202f;: par {par}, avec %n tuile de fairway entre tee et green.</numerusform>
            <numerusform>Son panneau P{par} {tiles}&#x202f;: par {par}, avec %n tuiles de fairway entre tee et green.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep a secret target</source>
        <translation>Gardez une cible secrète</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Keep it for your next shot, or put it back for all to see.</source>
        <translation>Gardez-la pour votre prochain coup, ou remettez-la à la vue de tous.</translation>
    </message>
    <message>
        <source>Keep my own</source>
        <translation>Garder le mien</translation>
    </message>
    <message>
        <source>Keep this card?</source>
        <translation>Garder cette carte&#x202f;?</translation>
    </message>
    <message>
        <source>Keep this target</source>
        <translation>Garder cette cible</translation>
    </message>
    <message>
        <source>Key T shows your target later on.</source>
        <translation>La touche T montre votre cible plus tard.</translation>
    </message>
    <message>
        <source>Left neighbour of {hitter}: which card must go?</source>
        <translation>Voisin de gauche de {hitter}&#x202f;: quelle carte jeter&#x202f;?</translation>
    </message>
    <message>
        <source>Let chance throw one away</source>
        <translation>Laisser le hasard en jeter une</translation>
    </message>
    <message>
        <source>Look at the top card of {deck} (Bunjil)</source>
        <translation>Regarder la carte du dessus du {deck} (Bunjil)</translation>
    </message>
    <message>
        <source>Lucky discards another club for a new card.</source>
        <translation>Lucky défausse un autre club pour une nouvelle carte.</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>Avancer ici</translation>
    </message>
    <message>
        <source>Move one hex</source>
        <translation>Un hexagone</translation>
    </message>
    <message>
        <source>Name this club</source>
        <translation>Désigner ce club</translation>
    </message>
    <message>
        <source>Next ({number} of {count})</source>
        <translation>Suivant ({number} sur {count})</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>No card for a wood</source>
        <translation>Pas de carte pour un bois</translation>
    </message>
    <message numerus="yes">
        <source>No shot; %n used clubs come back.</source>
        <translation>
            <numerusform>Pas de coup&#x202f;; %n club utilisé revient.</numerusform>
            <numerusform>Pas de coup&#x202f;; %n clubs utilisés reviennent.</numerusform>
        </translation>
    </message>
    <message>
        <source>No shot; no club is in the discard.</source>
        <translation>Pas de coup&#x202f;; aucun club dans la défausse.</translation>
    </message>
    <message>
        <source>No target is left</source>
        <translation>Plus aucune cible</translation>
    </message>
    <message>
        <source>Nobody in the clubhouse: the win stays shared</source>
        <translation>Personne au club-house&#x202f;: victoire partagée</translation>
    </message>
    <message>
        <source>On a green with nothing to take</source>
        <translation>Sur un green où il n’y a rien à prendre</translation>
    </message>
    <message>
        <source>On a tee box</source>
        <translation>Sur un tee box</translation>
    </message>
    <message>
        <source>On the fairway</source>
        <translation>Sur le fairway</translation>
    </message>
    <message>
        <source>On the green</source>
        <translation>Sur le green</translation>
    </message>
    <message>
        <source>On the green of another hole</source>
        <translation>Sur le green d’un autre trou</translation>
    </message>
    <message>
        <source>On to hole {hole}: {names}</source>
        <translation>Au trou {hole}&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Opponents take the largest token of their green.</source>
        <translation>Les adversaires prennent le plus gros jeton de leur green.</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation>Hors-jeu</translation>
    </message>
    <message>
        <source>Out of bounds: the ball goes back to where it was hit.</source>
        <translation>Hors-jeu&#x202f;: la balle revient là où elle a été frappée.</translation>
    </message>
    <message>
        <source>Out of the bunker</source>
        <translation>Sorti du bunker</translation>
    </message>
    <message>
        <source>Out of the tie-break: {names}</source>
        <translation>Éliminés du départage&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Par {par}</source>
        <translation>Par {par}</translation>
    </message>
    <message>
        <source>Place the token</source>
        <translation>Placer le jeton</translation>
    </message>
    <message>
        <source>Play club</source>
        <translation>Jouer le club</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play shot</source>
        <translation>Jouer le coup</translation>
    </message>
    <message>
        <source>Play this club</source>
        <translation>Jouer ce club</translation>
    </message>
    <message>
        <source>Point at a landing of any card; ← changes the card.</source>
        <translation>Survolez un point de chute d’une carte&#x202f;; ← change de carte.</translation>
    </message>
    <message>
        <source>Point at a landing of either; G changes the golfer.</source>
        <translation>Survolez un point de chute de l’un ou l’autre&#x202f;; G change de golfeur.</translation>
    </message>
    <message>
        <source>Point at a landing, or use keys 1 to 6.</source>
        <translation>Survolez un point de chute, ou touches 1 à 6.</translation>
    </message>
    <message>
        <source>Points: {scores}</source>
        <translation>Points&#x202f;: {scores}</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>La remettre</translation>
    </message>
    <message>
        <source>Quick course</source>
        <translation>Parcours éclair</translation>
    </message>
    <message>
        <source>Reset hand</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset your hand</source>
        <translation>Réinitialiser la main</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Carte de score</translation>
    </message>
    <message>
        <source>Score card (S)</source>
        <translation>Carte de score (S)</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Voir ma main</translation>
    </message>
    <message>
        <source>Show the two greens</source>
        <translation>Voir les deux greens</translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>Slick Rikesh may use a club of another&apos;s discard.</source>
        <translation>Slick Rikesh peut utiliser un club de la défausse d’un autre.</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Rester ici</translation>
    </message>
    <message>
        <source>Stays in the bunker</source>
        <translation>Reste dans le bunker</translation>
    </message>
    <message>
        <source>Stops before the trees</source>
        <translation>S’arrête devant les arbres</translation>
    </message>
    <message>
        <source>Stroke {number}</source>
        <translation>Coup {number}</translation>
    </message>
    <message>
        <source>Strokes: {scores}</source>
        <translation>Coups&#x202f;: {scores}</translation>
    </message>
    <message>
        <source>Take aim</source>
        <translation>Viser</translation>
    </message>
    <message>
        <source>Take the discard back</source>
        <translation>Reprendre la défausse</translation>
    </message>
    <message>
        <source>Tee of hole {hole}</source>
        <translation>Tee du trou {hole}</translation>
    </message>
    <message>
        <source>The 19th</source>
        <translation>Le 19e trou</translation>
    </message>
    <message>
        <source>The 19th: first there wins.</source>
        <translation>Le 19e trou&#x202f;: le premier arrivé gagne.</translation>
    </message>
    <message>
        <source>The action of this turn is chosen already.</source>
        <translation>L’action de ce tour est déjà choisie.</translation>
    </message>
    <message numerus="yes">
        <source>The arrow keys lead through %n choices</source>
        <translation>
            <numerusform>Les flèches donnent %n choix</numerusform>
            <numerusform>Les flèches donnent %n choix</numerusform>
        </translation>
    </message>
    <message>
        <source>The card drawn anew must be played.</source>
        <translation>La carte repiochée doit être jouée.</translation>
    </message>
    <message>
        <source>The club is discarded without a shot.</source>
        <translation>Le club est défaussé sans frapper.</translation>
    </message>
    <message>
        <source>The clubhouse</source>
        <translation>Le club-house</translation>
    </message>
    <message>
        <source>The game is over, and its score is kept.</source>
        <translation>La partie est terminée et son score conservé.</translation>
    </message>
    <message>
        <source>The golfer is named after the draw.</source>
        <translation>Le golfeur se choisit après la pioche.</translation>
    </message>
    <message>
        <source>The longest drive!</source>
        <translation>Le plus long drive&#x202f;!</translation>
    </message>
    <message>
        <source>The lowest number plays first.</source>
        <translation>Le plus petit nombre joue en premier.</translation>
    </message>
    <message>
        <source>The next shot goes its whole distance.</source>
        <translation>Le coup suivant garde toute sa distance.</translation>
    </message>
    <message>
        <source>The next shot goes one hex less; chips and hybrids go as far as ever.</source>
        <translation>Le coup suivant va un hexagone moins loin&#x202f;; chips et hybrides vont aussi loin que d’habitude.</translation>
    </message>
    <message>
        <source>The other green goes back into the bag.</source>
        <translation>L’autre green retourne dans le sac.</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>The two greens</source>
        <translation>Les deux greens</translation>
    </message>
    <message>
        <source>The {club} is discarded after it.</source>
        <translation>Ce club est défaussé ensuite&#x202f;: {club}.</translation>
    </message>
    <message>
        <source>The {club} stays in the hand.</source>
        <translation>Ce club reste en main&#x202f;: {club}.</translation>
    </message>
    <message>
        <source>Then it lies as in the rough.</source>
        <translation>Elle s’y joue comme du rough.</translation>
    </message>
    <message>
        <source>Then it lies as on the fairway.</source>
        <translation>Elle s’y joue comme du fairway.</translation>
    </message>
    <message>
        <source>There is no way in that direction.</source>
        <translation>Pas de passage dans cette direction.</translation>
    </message>
    <message>
        <source>They may play it off: the score card offers the 19th.</source>
        <translation>Ils peuvent se départager&#x202f;: la carte de score propose le 19e trou.</translation>
    </message>
    <message>
        <source>They stop the ball on the hex before. Chips pass those beside the ball.</source>
        <translation>Ils arrêtent la balle sur l’hexagone d’avant. Les chips passent ceux qui touchent la balle.</translation>
    </message>
    <message>
        <source>This card is a shot already.</source>
        <translation>Cette carte est déjà un coup.</translation>
    </message>
    <message>
        <source>This club lies in the discard.</source>
        <translation>Ce club est dans la défausse.</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>La jeter</translation>
    </message>
    <message>
        <source>Throw in which club?</source>
        <translation>Défausser quel club&#x202f;?</translation>
    </message>
    <message>
        <source>Throw it in</source>
        <translation>Le défausser</translation>
    </message>
    <message>
        <source>Thrown away: {card}.</source>
        <translation>Jetée&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>To get out, aim at a hex beside it; the sign on the card decides.</source>
        <translation>Pour en sortir, visez un hexagone voisin&#x202f;; le symbole de la carte décide.</translation>
    </message>
    <message>
        <source>To the {direction}: {club}</source>
        <translation>Vers le {direction}&#x202f;: {club}</translation>
    </message>
    <message>
        <source>Try the big hit</source>
        <translation>Tenter le gros coup</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>Two greens out of the bag</source>
        <translation>Deux greens tirés du sac</translation>
    </message>
    <message>
        <source>Use another&apos;s club?</source>
        <translation>Utiliser le club d’un autre&#x202f;?</translation>
    </message>
    <message>
        <source>Use this club</source>
        <translation>Utiliser ce club</translation>
    </message>
    <message>
        <source>What happened in the last turn</source>
        <translation>Ce qui s’est passé au dernier tour</translation>
    </message>
    <message>
        <source>What happened this turn</source>
        <translation>Ce qui s’est passé ce tour</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Ce qui est demandé</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Ce qui a été fait</translation>
    </message>
    <message>
        <source>What was revealed cannot be taken back.</source>
        <translation>On ne peut pas annuler ce qui a été révélé.</translation>
    </message>
    <message>
        <source>Which club never expires?</source>
        <translation>Quel club n’expire jamais&#x202f;?</translation>
    </message>
    <message>
        <source>Which golfer, and where to?</source>
        <translation>Quel golfeur, et vers où&#x202f;?</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Qui décide</translation>
    </message>
    <message>
        <source>Whose club?</source>
        <translation>Le club de qui&#x202f;?</translation>
    </message>
    <message>
        <source>Wild: press a key again for its other flight.</source>
        <translation>Joker&#x202f;: appuyez de nouveau pour son autre vol.</translation>
    </message>
    <message>
        <source>Within reach: big hit</source>
        <translation>À portée&#x202f;: gros coup</translation>
    </message>
    <message>
        <source>Within reach: {club}</source>
        <translation>À portée&#x202f;: {club}</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n points</source>
        <translation>
            <numerusform>Vaut %n point</numerusform>
            <numerusform>Vaut %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You then play right after its owner. Once a hole.</source>
        <translation>Vous jouez alors juste après son propriétaire. Une fois par trou.</translation>
    </message>
    <message>
        <source>Your secret target is green {hole}.</source>
        <translation>Votre cible secrète est le green {hole}.</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>a big hit</source>
        <translation>un gros coup</translation>
    </message>
    <message>
        <source>a hole-in-one!</source>
        <translation>un trou en un&#x202f;!</translation>
    </message>
    <message>
        <source>an extra turn?</source>
        <translation>un tour de plus&#x202f;?</translation>
    </message>
    <message>
        <source>because of the water</source>
        <translation>à cause de l’eau</translation>
    </message>
    <message>
        <source>borrowed</source>
        <translation>emprunté</translation>
    </message>
    <message>
        <source>bunker</source>
        <translation>bunker</translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation>carte {number}</translation>
    </message>
    <message>
        <source>chooses a club</source>
        <translation>choisit un club</translation>
    </message>
    <message>
        <source>chooses an action</source>
        <translation>choisit une action</translation>
    </message>
    <message>
        <source>chooses an aim</source>
        <translation>choisit une visée</translation>
    </message>
    <message>
        <source>chooses next</source>
        <translation>choisit ensuite</translation>
    </message>
    <message>
        <source>combined scoring</source>
        <translation>score combiné</translation>
    </message>
    <message>
        <source>draws anew</source>
        <translation>repioche</translation>
    </message>
    <message>
        <source>extra turn to come</source>
        <translation>tour de plus à venir</translation>
    </message>
    <message>
        <source>fairway</source>
        <translation>fairway</translation>
    </message>
    <message>
        <source>fell into the water</source>
        <translation>tombe à l’eau</translation>
    </message>
    <message>
        <source>finishes the race</source>
        <translation>finit la course</translation>
    </message>
    <message>
        <source>first onto: {ground}</source>
        <translation>d’abord sur&#x202f;: {ground}</translation>
    </message>
    <message>
        <source>first there wins</source>
        <translation>le premier arrivé gagne</translation>
    </message>
    <message>
        <source>gives an extra turn at the end</source>
        <translation>donne un tour supplémentaire à la fin</translation>
    </message>
    <message>
        <source>golfer {number} plays, {other} misses</source>
        <translation>le golfeur {number} joue, le {other} passe</translation>
    </message>
    <message>
        <source>golfer {number}, {lie}</source>
        <translation>golfeur {number}, {lie}</translation>
    </message>
    <message>
        <source>golfers 1 and 2</source>
        <translation>golfeurs 1 et 2</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>green {hole}, which {rival} wants too</source>
        <translation>green {hole}, que {rival} vise aussi</translation>
    </message>
    <message>
        <source>has a target</source>
        <translation>a une cible</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>has placed a token</source>
        <translation>a placé un jeton</translation>
    </message>
    <message>
        <source>hold V</source>
        <translation>maintenez V</translation>
    </message>
    <message>
        <source>holes out in {turns}</source>
        <translation>finit le trou en {turns}</translation>
    </message>
    <message>
        <source>is in the clubhouse</source>
        <translation>est au club-house</translation>
    </message>
    <message>
        <source>keeps a target</source>
        <translation>garde une cible</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardée</translation>
    </message>
    <message>
        <source>left the bunker</source>
        <translation>sort du bunker</translation>
    </message>
    <message>
        <source>may borrow a club</source>
        <translation>peut emprunter un club</translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation>passe un tour</translation>
    </message>
    <message>
        <source>misses this turn</source>
        <translation>passe ce tour</translation>
    </message>
    <message>
        <source>moved {place}</source>
        <translation>avance {place}</translation>
    </message>
    <message>
        <source>must be played</source>
        <translation>doit être jouée</translation>
    </message>
    <message>
        <source>must get out of it first</source>
        <translation>doit d’abord en sortir</translation>
    </message>
    <message>
        <source>names a club</source>
        <translation>désigne un club</translation>
    </message>
    <message>
        <source>names a golfer, aims</source>
        <translation>choisit golfeur et visée</translation>
    </message>
    <message>
        <source>never expires</source>
        <translation>n’expire jamais</translation>
    </message>
    <message>
        <source>not from a bunker</source>
        <translation>pas d’un bunker</translation>
    </message>
    <message>
        <source>on the green</source>
        <translation>sur le green</translation>
    </message>
    <message>
        <source>on to the next tee</source>
        <translation>en route vers le tee suivant</translation>
    </message>
    <message>
        <source>one stroke more</source>
        <translation>un coup de plus</translation>
    </message>
    <message>
        <source>only from a tee</source>
        <translation>seulement d’un tee</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>hors-jeu</translation>
    </message>
    <message>
        <source>over the trees</source>
        <translation>par-dessus les arbres</translation>
    </message>
    <message>
        <source>places a token</source>
        <translation>place un jeton</translation>
    </message>
    <message>
        <source>played {place}</source>
        <translation>joue {place}</translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>mis de côté</translation>
    </message>
    <message>
        <source>reached green {hole}</source>
        <translation>a atteint le green {hole}</translation>
    </message>
    <message>
        <source>reset the hand</source>
        <translation>a réinitialisé sa main</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>rough</translation>
    </message>
    <message>
        <source>stays in the bunker</source>
        <translation>reste dans le bunker</translation>
    </message>
    <message>
        <source>stays where it was</source>
        <translation>reste où elle était</translation>
    </message>
    <message>
        <source>stays where it was, one stroke more</source>
        <translation>reste où elle était, un coup de plus</translation>
    </message>
    <message>
        <source>stopped by the trees</source>
        <translation>arrêté par les arbres</translation>
    </message>
    <message>
        <source>takes flag {hole}</source>
        <translation>prend le drapeau {hole}</translation>
    </message>
    <message>
        <source>takes the flag of green {hole}</source>
        <translation>prend le drapeau du green {hole}</translation>
    </message>
    <message>
        <source>takes the tokens: {tokens}</source>
        <translation>prend les jetons&#x202f;: {tokens}</translation>
    </message>
    <message>
        <source>the ball stays where it is</source>
        <translation>la balle reste où elle est</translation>
    </message>
    <message>
        <source>the turn is over</source>
        <translation>le tour est fini</translation>
    </message>
    <message>
        <source>to be played</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>to go</source>
        <translation>à jeter</translation>
    </message>
    <message>
        <source>took green {hole}</source>
        <translation>a pris le green {hole}</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>waits for the neighbour</source>
        <translation>attend le voisin</translation>
    </message>
    <message>
        <source>water</source>
        <translation>eau</translation>
    </message>
    <message>
        <source>went out of bounds</source>
        <translation>hors-jeu</translation>
    </message>
    <message>
        <source>which The Shark does not mind</source>
        <translation>ce qui ne gêne pas The Shark</translation>
    </message>
    <message>
        <source>{chance} to come here</source>
        <translation>{chance} d’arriver ici</translation>
    </message>
    <message>
        <source>{chance} to come here, with {deck}</source>
        <translation>{chance} d’arriver ici, avec le {deck}</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} partagent la victoire</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names} gagne</translation>
    </message>
    <message>
        <source>{name} chooses a club next: everybody else looks away.</source>
        <translation>{name} choisit ensuite un club&#x202f;: les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>{name} draws another secret target: everybody else looks away.</source>
        <translation>{name} tire une autre cible secrète&#x202f;: les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>{name} is on a tee box: another club may be played.</source>
        <translation>{name} est sur un tee box et peut jouer un autre club.</translation>
    </message>
    <message>
        <source>{name} may take an extra turn: everybody else looks away.</source>
        <translation>{name} peut prendre un tour supplémentaire&#x202f;: les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>{name} misses a turn</source>
        <translation>{name} passe un tour</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points</source>
        <translation>
            <numerusform>{name} prend %n point</numerusform>
            <numerusform>{name} prend %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes flag {hole}</source>
        <translation>{name} prend le drapeau {hole}</translation>
    </message>
    <message>
        <source>{name} throws a card away</source>
        <translation>{name} jette une carte</translation>
    </message>
    <message>
        <source>{name} wins the 19th</source>
        <translation>{name} gagne le 19e trou</translation>
    </message>
    <message>
        <source>{name}, place your token of {points.points}</source>
        <translation>{name}, placez votre jeton de {points.points}</translation>
    </message>
    <message>
        <source>{own_target.points} for you there; {others_target} for another who gets there.</source>
        <translation>{own_target.points} si vous y arrivez&#x202f;; {others_target} si c’est un autre.</translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation>{name}&#x202f;: {result}</translation>
    </message>
</context>
<context>
    <name>golf scores</name>
    <message numerus="yes">
        <source>%n flags</source>
        <translation>
            <numerusform>%n drapeau</numerusform>
            <numerusform>%n drapeaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n greens</source>
        <translation>
            <numerusform>%n green</numerusform>
            <numerusform>%n greens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>par</source>
        <translation>dans le par</translation>
    </message>
    <message>
        <source>{difference} against par on every hole</source>
        <translation>{difference} sur le par à chaque trou</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>{number} over par</source>
        <translation>{number} au-dessus du par</translation>
    </message>
    <message>
        <source>{number} under par</source>
        <translation>{number} sous le par</translation>
    </message>
    <message>
        <source>{points} against rank {rank}</source>
        <translation>{points} contre le rang {rank}</translation>
    </message>
</context>
<context>
    <name>golf scoring</name>
    <message>
        <source>New targets</source>
        <translation>Nouvelles cibles</translation>
    </message>
    <message>
        <source>The opponents have no targets left</source>
        <translation>Les adversaires n’ont plus de cible</translation>
    </message>
    <message>
        <source>You miss a turn</source>
        <translation>Vous passez un tour</translation>
    </message>
    <message numerus="yes">
        <source>You: %n points</source>
        <translation>
            <numerusform>Vous&#x202f;: %n point</numerusform>
            <numerusform>Vous&#x202f;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>because of the water</source>
        <translation>à cause de l’eau</translation>
    </message>
    <message>
        <source>from green {hole}</source>
        <translation>du green {hole}</translation>
    </message>
    <message>
        <source>{club}, {theirs}: after your {mine}, so you come first</source>
        <translation>{club}, {theirs}&#x202f;: après votre {mine}, vous passez donc devant</translation>
    </message>
    <message>
        <source>{club}, {theirs}: before your {mine}, so they come first</source>
        <translation>{club}, {theirs}&#x202f;: avant votre {mine}, l’adversaire passe donc devant</translation>
    </message>
    <message>
        <source>{rival} finds nothing left on green {hole}</source>
        <translation>{rival} ne trouve plus rien sur le green {hole}</translation>
    </message>
    <message>
        <source>{rival} to green {hole}</source>
        <translation>{rival} vers le green {hole}</translation>
    </message>
    <message>
        <source>{rival} wants green {hole} too</source>
        <translation>{rival} veut aussi le green {hole}</translation>
    </message>
    <message numerus="yes">
        <source>{rival}: %n points</source>
        <translation>
            <numerusform>{rival}&#x202f;: %n point</numerusform>
            <numerusform>{rival}&#x202f;: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>golfers</name>
    <message>
        <source>After a draw you may draw another card from the same deck; that one must be played. You can do so again after taking your hand back.</source>
        <translation>Après une pioche, vous pouvez piocher une autre carte du même paquet&#x202f;; c’est elle qui doit être jouée. Vous pourrez recommencer après avoir repris votre main.</translation>
    </message>
    <message>
        <source>After a draw you may put another of your clubs on the discard and draw another card from the same deck; that one must be played. Once a hand, and once a hole at most.</source>
        <translation>Après une pioche, vous pouvez mettre un autre de vos clubs dans la défausse et piocher une autre carte du même paquet&#x202f;; c’est elle qui doit être jouée. Une fois par main, et au plus une fois par trou.</translation>
    </message>
    <message>
        <source>After the draft you tell all which of your clubs lasts: it always returns to your hand. You may take the others back only between holes, when it is the last you hold.</source>
        <translation>Après la sélection, vous annoncez lequel de vos clubs n’expire jamais&#x202f;: il revient toujours en main. Vous ne reprenez les autres qu’entre deux trous, quand il est le dernier que vous tenez.</translation>
    </message>
    <message>
        <source>Always has the driver.</source>
        <translation>A toujours le driver.</translation>
    </message>
    <message>
        <source>Always has the driver; tees off with it or a wood.</source>
        <translation>A toujours le driver&#x202f;; part avec lui ou avec un bois.</translation>
    </message>
    <message>
        <source>Bunjil</source>
        <translation>Bunjil</translation>
    </message>
    <message>
        <source>Dorian</source>
        <translation>Dorian</translation>
    </message>
    <message>
        <source>Has one club, and plays what others have used.</source>
        <translation>A un seul club, et joue ceux que d’autres ont utilisés.</translation>
    </message>
    <message>
        <source>Iron Jane</source>
        <translation>Iron Jane</translation>
    </message>
    <message>
        <source>Lucky</source>
        <translation>Lucky</translation>
    </message>
    <message>
        <source>Once a hand: draws a shot card anew.</source>
        <translation>Une fois par main&#x202f;: repioche une carte de tir.</translation>
    </message>
    <message>
        <source>Once a hole: looks at a card, keeps or shows it.</source>
        <translation>Une fois par trou&#x202f;: regarde une carte, la garde ou la montre.</translation>
    </message>
    <message>
        <source>Once a hole: looks at the top card of a deck.</source>
        <translation>Une fois par trou&#x202f;: regarde la carte du dessus d’un paquet.</translation>
    </message>
    <message>
        <source>Once a hole: plays a club revealed by another.</source>
        <translation>Une fois par trou&#x202f;: joue un club révélé par un autre.</translation>
    </message>
    <message>
        <source>Once a hole: throws in a club to draw anew.</source>
        <translation>Une fois par trou&#x202f;: défausse un club pour repiocher.</translation>
    </message>
    <message>
        <source>Once on every hole, just before choosing a club, you may look at the top card of a deck that one of your clubs can draw from. Keep it for your next shot, with a club that draws from that deck, or put it back face up for all to see.</source>
        <translation>Une fois par trou, juste avant de choisir un club, vous pouvez regarder la carte du dessus d’un paquet où l’un de vos clubs peut piocher. Gardez-la pour votre prochain coup, avec un club qui pioche dans ce paquet, ou remettez-la face visible, à la vue de tous.</translation>
    </message>
    <message>
        <source>Once on every hole, just before choosing a club, you may look in secret at the top card of a deck that one of your clubs can draw from. It goes back where it was.</source>
        <translation>Une fois par trou, juste avant de choisir un club, vous pouvez regarder en secret la carte du dessus d’un paquet où l’un de vos clubs peut piocher. Elle retourne où elle était.</translation>
    </message>
    <message>
        <source>Once on every hole, when all clubs are revealed, you may play the club of somebody else instead of your own, right after its owner.</source>
        <translation>Une fois par trou, quand tous les clubs sont révélés, vous pouvez jouer le club d’un autre au lieu du vôtre, juste après son propriétaire.</translation>
    </message>
    <message>
        <source>One club of your choice is never used up.</source>
        <translation>Un club de votre choix n’expire jamais.</translation>
    </message>
    <message>
        <source>Only three clubs, and none is ever used up.</source>
        <translation>Trois clubs seulement, et aucun n’expire jamais.</translation>
    </message>
    <message>
        <source>Picks four irons before the draft, no two alike.</source>
        <translation>Choisit quatre fers avant la sélection des clubs, tous différents.</translation>
    </message>
    <message>
        <source>Picks her irons before the draft.</source>
        <translation>Choisit ses fers avant la sélection des clubs.</translation>
    </message>
    <message>
        <source>Plays one earlier and wins every tie.</source>
        <translation>Joue un rang plus tôt et gagne les égalités.</translation>
    </message>
    <message>
        <source>Plays one earlier but loses every tie.</source>
        <translation>Joue un rang plus tôt mais perd les égalités.</translation>
    </message>
    <message>
        <source>Slick Rikesh</source>
        <translation>Slick Rikesh</translation>
    </message>
    <message>
        <source>Slugger</source>
        <translation>Slugger</translation>
    </message>
    <message>
        <source>Swift</source>
        <translation>Swift</translation>
    </message>
    <message>
        <source>The Shark</source>
        <translation>The Shark</translation>
    </message>
    <message>
        <source>The driver is yours and returns to your hand after use. You draft four clubs besides.</source>
        <translation>Le driver est à vous et revient en main après usage. Vous prenez quatre autres clubs à la sélection.</translation>
    </message>
    <message>
        <source>The driver is yours and returns to your hand after use. You draft four clubs besides. From every tee box you must play the driver or a wood, on par 3 too.</source>
        <translation>Le driver est à vous et revient en main après usage. Vous prenez quatre autres clubs à la sélection. De chaque tee box vous devez jouer le driver ou un bois, même sur un par 3.</translation>
    </message>
    <message>
        <source>The initiative of your club counts one less. Where it equals that of another, the other plays first.</source>
        <translation>L’initiative de votre club compte un de moins. À égalité avec un autre, c’est lui qui joue en premier.</translation>
    </message>
    <message>
        <source>The initiative of your club counts one less. Where it equals that of another, you play first.</source>
        <translation>L’initiative de votre club compte un de moins. À égalité avec un autre, c’est vous qui jouez en premier.</translation>
    </message>
    <message>
        <source>Water is plain ground.</source>
        <translation>L’eau est un sol ordinaire.</translation>
    </message>
    <message>
        <source>Water is plain ground; carries no wedge.</source>
        <translation>L’eau est un sol ordinaire&#x202f;; ne porte aucun wedge.</translation>
    </message>
    <message>
        <source>You carry three clubs instead of five. All return to your hand after use.</source>
        <translation>Vous avez trois clubs au lieu de cinq. Tous reviennent en main après usage.</translation>
    </message>
    <message>
        <source>You choose five irons out of all the clubs before the others draft theirs.</source>
        <translation>Vous choisissez cinq fers parmi tous les clubs avant la sélection des autres joueurs.</translation>
    </message>
    <message>
        <source>You choose four irons out of all the clubs before the others draft theirs; each must have another name.</source>
        <translation>Vous choisissez quatre fers, tous différents, parmi tous les clubs avant la sélection des autres joueurs.</translation>
    </message>
    <message>
        <source>You draft a single club, at any time in the draft. It tells when your turn is; you play with any club that lies in the discard of another, or with your own.</source>
        <translation>Vous prenez un seul club, à n’importe quel moment de la sélection. Il décide de votre tour de jouer&#x202f;; vous jouez avec n’importe quel club de la défausse d’un autre, ou avec le vôtre.</translation>
    </message>
    <message>
        <source>You play from water as from the ground below it and miss no turn.</source>
        <translation>Dans l’eau, vous jouez comme sur le sol qu’elle couvre, et vous ne passez aucun tour.</translation>
    </message>
    <message>
        <source>You play from water as from the ground below it and miss no turn. Pitching, sand and lob wedge are not for you.</source>
        <translation>Dans l’eau, vous jouez comme sur le sol qu’elle couvre, et vous ne passez aucun tour. Pitching, sand et lob wedge vous sont interdits.</translation>
    </message>
    <message>
        <source>side A, the easier one</source>
        <translation>face A, la plus facile</translation>
    </message>
    <message>
        <source>side B, the harder one</source>
        <translation>face B, la plus difficile</translation>
    </message>
</context>
<context>
    <name>heading</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Good moves</source>
        <translation>Bons coups</translation>
    </message>
    <message>
        <source>Good moves (H twice)</source>
        <translation>Bons coups (H deux fois)</translation>
    </message>
    <message>
        <source>Good moves; still looking</source>
        <translation>Bons coups&#x202f;; recherche en cours</translation>
    </message>
    <message>
        <source>H once more shows good moves.</source>
        <translation>Encore H pour voir de bons coups.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Looking for good moves</source>
        <translation>Recherche de bons coups</translation>
    </message>
</context>
<context>
    <name>home</name>
    <message>
        <source>1 to 5 players</source>
        <translation>1–5 joueurs</translation>
    </message>
    <message>
        <source>18 Holes</source>
        <translation>18 trous</translation>
    </message>
    <message>
        <source>18 Holes · {players}</source>
        <translation>18 trous · {players}</translation>
    </message>
    <message>
        <source>A course in the making</source>
        <translation>Un parcours en chantier</translation>
    </message>
    <message>
        <source>A few matches round one table, and a podium in the end</source>
        <translation>Quelques parties autour d’une table, et un podium à la fin</translation>
    </message>
    <message>
        <source>A finished course</source>
        <translation>Un parcours fini</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Les parties</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Une soirée</translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Choose one of three easy pieces of land, lay a tile a turn, and see what two fussy clients make of your nine holes. The program counts every point.</source>
        <translation>Choisissez un terrain facile parmi trois, posez une tuile par tour, et voyez ce que deux clients difficiles pensent de vos neuf trous. Le programme compte tous les points.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Design a course, then play it.</source>
        <translation>Créez un parcours, puis jouez-le.</translation>
    </message>
    <message>
        <source>Draft clubs, shape shots, beat the hex course.</source>
        <translation>Une sélection de clubs, un parcours d’hexagones.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Free board</source>
        <translation>Plateau libre</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Its visitors go home by lamplight. Which land comes next?</source>
        <translation>Ses visiteurs rentrent à la lueur des lampes. Quel sera le prochain terrain&#x202f;?</translation>
    </message>
    <message>
        <source>Lay tiles, build nine holes, please two fussy clients.</source>
        <translation>Des tuiles, neuf trous, deux clients difficiles.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Minigolf Designer</source>
        <translation>Minigolf Designer</translation>
    </message>
    <message>
        <source>Minigolf Designer · {version}</source>
        <translation>Minigolf Designer · {version}</translation>
    </message>
    <message>
        <source>Minigolf Desktop</source>
        <translation>Minigolf Desktop</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>No game finished yet</source>
        <translation>Aucune partie finie</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open the calendar</source>
        <translation>Ouvrir le calendrier</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Putt Dice</source>
        <translation>Dés de putt</translation>
    </message>
    <message>
        <source>Putt Dice · {players}</source>
        <translation>Dés de putt · {players}</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Roll, putt and stay dry on a course you built.</source>
        <translation>Lancez, puttez et restez au sec sur un parcours à vous.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Score so far: {points}</source>
        <translation>Score actuel&#x202f;: {points}</translation>
    </message>
    <message>
        <source>See the records of {game}</source>
        <translation>Voir les records de {game}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Three lands to see</source>
        <translation>Trois terrains à voir</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Your first course</source>
        <translation>Votre premier parcours</translation>
    </message>
    <message>
        <source>Your last course in the evening</source>
        <translation>Votre dernier parcours, le soir</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>drapeaux</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>strokes</source>
        <translation>coups</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>hier, {time}</translation>
    </message>
    <message>
        <source>{game} · begun under earlier rules</source>
        <translation>{game} · commencée avec d’anciennes règles</translation>
    </message>
    <message>
        <source>{game}: play a lesson</source>
        <translation>{game}&#x202f;: jouer une leçon</translation>
    </message>
    <message>
        <source>{placed} of {cells.tiles}</source>
        <translation>{placed} sur {cells.tiles}</translation>
    </message>
    <message>
        <source>{played} of {holes.holes}</source>
        <translation>{played} sur {holes.holes}</translation>
    </message>
</context>
<context>
    <name>house rules</name>
    <message>
        <source>An evening</source>
        <translation>Une soirée</translation>
    </message>
    <message>
        <source>An evening is a small series round one table: until somebody has won three matches of a game, three matches of one, or one of each game. Computers may have seats, if one at least is a person’s.</source>
        <translation>Une soirée est une petite série autour d’une table&#x202f;: jusqu’à trois victoires dans un jeu, trois parties d’un jeu, ou une de chaque. Des ordinateurs peuvent y avoir une place, si une au moins est à une personne.</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Home sets up the next match for everybody. Whatever all of them begin together in the game that is due belongs to the evening, also a rematch; a match in which a computer takes somebody’s place does not. The evening may be left and gone on with on another day. In the end there is a podium, and the guest book keeps who won.</source>
        <translation>L’accueil prépare la partie suivante pour tous. Tout ce qu’ils commencent ensemble dans le jeu dont c’est le tour est de la soirée, une revanche aussi&#x202f;; une partie où un ordinateur prend la place de quelqu’un ne l’est pas. On peut quitter la soirée et la reprendre un autre jour. À la fin il y a un podium, et le livre d’or garde qui a gagné.</translation>
    </message>
    <message>
        <source>In Minigolf Designer it is points more. In Putt Dice and where 18 Holes counts strokes it is strokes off, elsewhere in 18 Holes points more. The result tells who wins with it and without; records and badges know nothing of it.</source>
        <translation>Dans Minigolf Designer, ce sont des points en plus. Dans Dés de putt, et là où 18 trous compte les coups, ce sont des coups en moins, ailleurs dans 18 trous des points en plus. Le résultat dit qui gagne avec et sans&#x202f;; records et badges n’en savent rien.</translation>
    </message>
    <message>
        <source>In a cup a place counts two points for everybody behind and one for everybody equal. With handicaps the places are those with them.</source>
        <translation>Dans une coupe, une place vaut deux points pour chacun derrière et un pour chacun à égalité. Avec handicap, les places sont celles avec lui.</translation>
    </message>
    <message>
        <source>On the page of the household everybody has a name, a portrait, a colour with its sign, a level of help, and a size of text of their own. Names are changed, merged, hidden and removed there. Games stay under the names they were played by, and nothing leaves this computer.</source>
        <translation>Sur la page de la maison, chacun a un nom, un portrait, une couleur avec son signe, un niveau d’aide et une taille de texte. On y change, réunit, masque et retire des noms. Les parties restent sous les noms d’alors, et rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>The guest book tells of each person: games, best and mean, what they like best, against whom they play, and their badges.</source>
        <translation>Le livre d’or parle de chacun&#x202f;: parties, record et moyenne au fil du temps, ce qu’il préfère, contre qui il joue, et ses badges.</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>La maison</translation>
    </message>
    <message>
        <source>The household</source>
        <translation>Les joueurs de la maison</translation>
    </message>
    <message>
        <source>There is none in Golf Racing: the race is over as soon as somebody is home, and the others have not played to any end that a head start could be added to. Nor is there one alone.</source>
        <translation>Il n’y en a pas dans Golf Racing&#x202f;: la course s’achève dès que quelqu’un est arrivé, et les autres n’ont pas de score auquel ajouter une avance. Il n’y en a pas non plus pour qui joue seul.</translation>
    </message>
    <message>
        <source>Whoever types a name to play is somebody of the house. A click on a face above the seats lets them sit down, another lets them get up; the head at a seat opens the choice of everybody and of the computers.</source>
        <translation>Qui saisit un nom pour jouer est de la maison. Un clic sur un visage au-dessus des places le fait asseoir, un autre le fait lever&#x202f;; la tête d’une place ouvre le choix de tous, ordinateurs compris.</translation>
    </message>
    <message>
        <source>With a handicap everybody at the table would win as often. It is suggested from the last games of each, in the mode and on the course that is set up, and stands beside every seat; a click on it chooses another one. The button Handicap lets it count.</source>
        <translation>Avec un handicap, tous à la table gagneraient aussi souvent. Il est proposé d’après les dernières parties de chacun, dans le mode et sur le parcours choisis, et se lit à chaque place&#x202f;; un clic dessus en choisit un autre. Le bouton Handicap le fait compter.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Click the green of hole {number}</source>
        <translation>Cliquez sur le green du trou {number}</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Drag a tee onto the meadow, or build a</source>
        <translation>Glissez un tee sur le pré, ou tracez un</translation>
    </message>
    <message>
        <source>Drag fairways and a green here; point at a tile to turn it</source>
        <translation>Glissez ici fairways et green&#x202f;; survolez une tuile pour la tourner</translation>
    </message>
    <message>
        <source>Drag tiles here; click a flag to change its number</source>
        <translation>Glissez des tuiles ici&#x202f;; cliquez sur un drapeau pour changer son numéro</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>R or wheel</source>
        <translation>R ou molette</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>retourner</translation>
    </message>
    <message>
        <source>lay it</source>
        <translation>la poser</translation>
    </message>
    <message>
        <source>number in order</source>
        <translation>numéroter dans l’ordre</translation>
    </message>
    <message>
        <source>put it away</source>
        <translation>la ranger</translation>
    </message>
    <message>
        <source>quick course</source>
        <translation>parcours éclair</translation>
    </message>
    <message>
        <source>take away</source>
        <translation>enlever</translation>
    </message>
    <message>
        <source>take up</source>
        <translation>prendre</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tourner</translation>
    </message>
</context>
<context>
    <name>land</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>A gap in the middle: lead the circuit round it.</source>
        <translation>Un vide au milieu&#x202f;: faites-en le tour avec le circuit.</translation>
    </message>
    <message>
        <source>Build on {land}</source>
        <translation>Construire&#x202f;: {land}</translation>
    </message>
    <message>
        <source>Choose your land</source>
        <translation>Choisissez votre terrain</translation>
    </message>
    <message>
        <source>Ends of one tile: keep tees and greens for them.</source>
        <translation>Des bouts d’une tuile&#x202f;: pour les tees et les greens.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Lanes one tile wide: many edges, little choice.</source>
        <translation>Allées d’une tuile&#x202f;: beaucoup de bords, peu de choix.</translation>
    </message>
    <message>
        <source>Long shores: no path may end in the water.</source>
        <translation>De longues rives&#x202f;: aucun chemin ne doit finir à l’eau.</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Graine {seed}</translation>
    </message>
    <message>
        <source>Something of everything.</source>
        <translation>Un peu de tout.</translation>
    </message>
    <message numerus="yes">
        <source>The fewest corners here: %n.</source>
        <translation>
            <numerusform>Le moins de coins ici&#x202f;: %n.</numerusform>
            <numerusform>Le moins de coins ici&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest fence here: %n edges.</source>
        <translation>
            <numerusform>La plus longue clôture ici&#x202f;: %n bord.</numerusform>
            <numerusform>La plus longue clôture ici&#x202f;: %n bords.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest straight here: %n tiles.</source>
        <translation>
            <numerusform>La plus longue ligne droite ici&#x202f;: %n tuile.</numerusform>
            <numerusform>La plus longue ligne droite ici&#x202f;: %n tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most compact one here: %n edges.</source>
        <translation>
            <numerusform>Le plus ramassé ici&#x202f;: %n bord.</numerusform>
            <numerusform>Le plus ramassé ici&#x202f;: %n bords.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most corners here: %n.</source>
        <translation>
            <numerusform>Le plus de coins ici&#x202f;: %n.</numerusform>
            <numerusform>Le plus de coins ici&#x202f;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The points are yours as long as you stay on it and fill it.</source>
        <translation>Les points sont à vous si vous y restez et le remplissez.</translation>
    </message>
    <message numerus="yes">
        <source>The shortest straights here: %n tiles at most.</source>
        <translation>
            <numerusform>Les lignes droites les plus courtes ici&#x202f;: %n tuile au plus.</numerusform>
            <numerusform>Les lignes droites les plus courtes ici&#x202f;: %n tuiles au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wide and open: room for long holes.</source>
        <translation>Large et ouvert&#x202f;: de la place pour de longs trous.</translation>
    </message>
    <message>
        <source>Your land</source>
        <translation>Votre terrain</translation>
    </message>
    <message>
        <source>a pond and a stream to build round</source>
        <translation>un étang et un ruisseau à contourner</translation>
    </message>
    <message>
        <source>a pond to build round</source>
        <translation>un étang à contourner</translation>
    </message>
    <message>
        <source>a stream to build round</source>
        <translation>un ruisseau à contourner</translation>
    </message>
    <message>
        <source>easy to fill</source>
        <translation>facile à remplir</translation>
    </message>
    <message>
        <source>hard to fill</source>
        <translation>difficile à remplir</translation>
    </message>
    <message>
        <source>no water</source>
        <translation>pas d’eau</translation>
    </message>
    <message>
        <source>not rated</source>
        <translation>non classé</translation>
    </message>
    <message>
        <source>tricky to fill</source>
        <translation>délicat à remplir</translation>
    </message>
    <message>
        <source>{area} m²</source>
        <translation>{area} m²</translation>
    </message>
    <message>
        <source>{name}, choose your land</source>
        <translation>{name}, choisissez votre terrain</translation>
    </message>
</context>
<context>
    <name>land editor</name>
    <message numerus="yes">
        <source>%n cells fewer: a land has {most} at most.</source>
        <translation>
            <numerusform>%n case de trop&#x202f;: un terrain en a {most} au plus.</numerusform>
            <numerusform>%n cases de trop&#x202f;: un terrain en a {most} au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells more: a land has {fewest} at least.</source>
        <translation>
            <numerusform>Encore %n case&#x202f;: un terrain en a {fewest} au moins.</numerusform>
            <numerusform>Encore %n cases&#x202f;: un terrain en a {fewest} au moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>A computer fills it when it is whole.</source>
        <translation>L’ordinateur le remplit dès qu’il est entier.</translation>
    </message>
    <message>
        <source>A computer fills it…</source>
        <translation>L’ordinateur le remplit…</translation>
    </message>
    <message>
        <source>A computer tries it when your hand rests.</source>
        <translation>L’ordinateur essaie dès que votre main se repose.</translation>
    </message>
    <message numerus="yes">
        <source>About %n golf balls, by an estimate</source>
        <translation>
            <numerusform>Environ %n balle de golf, selon une estimation</numerusform>
            <numerusform>Environ %n balles de golf, selon une estimation</numerusform>
        </translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Surface</translation>
    </message>
    <message numerus="yes">
        <source>As a computer did it, with %n mistakes.</source>
        <translation>
            <numerusform>Comme l’ordinateur l’a fait, avec %n erreur.</numerusform>
            <numerusform>Comme l’ordinateur l’a fait, avec %n erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>As a computer did it, with any tiles of the box.</source>
        <translation>Comme l’ordinateur l’a fait, avec toutes les tuiles de la boîte.</translation>
    </message>
    <message>
        <source>Begin another land</source>
        <translation>Commencer un autre terrain</translation>
    </message>
    <message>
        <source>Brushes</source>
        <translation>Pinceaux</translation>
    </message>
    <message>
        <source>Can be filled: circuit {circuit}, par {par}</source>
        <translation>Se remplit&#x202f;: circuit {circuit}, par {par}</translation>
    </message>
    <message>
        <source>Can it be filled?</source>
        <translation>Peut-on le remplir&#x202f;?</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Code of the land</source>
        <translation>Code du terrain</translation>
    </message>
    <message>
        <source>Copy the code of the land</source>
        <translation>Copier le code du terrain</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>Drag to paint, with Shift a rectangle. Click the gate to turn it.</source>
        <translation>Glissez pour peindre, avec Maj un rectangle. Cliquez sur la porte d’entrée pour la tourner.</translation>
    </message>
    <message>
        <source>Draw a land by its code</source>
        <translation>Dessiner un terrain d’après son code</translation>
    </message>
    <message>
        <source>Draw it</source>
        <translation>Le dessiner</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Porte</translation>
    </message>
    <message>
        <source>It is wider than the meadow.</source>
        <translation>Le terrain est plus large que le pré.</translation>
    </message>
    <message numerus="yes">
        <source>It lies in %n pieces. Join them side by side.</source>
        <translation>
            <numerusform>Le terrain est en %n morceau. Joignez ses cases par leurs côtés.</numerusform>
            <numerusform>Le terrain est en %n morceaux. Joignez-les par leurs côtés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Land editor</source>
        <translation>Éditeur de terrains</translation>
    </message>
    <message>
        <source>Lands (*.minigolf *.json)</source>
        <translation>Terrains (*.minigolf *.json)</translation>
    </message>
    <message>
        <source>Lawn</source>
        <translation>Pelouse</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Pré</translation>
    </message>
    <message>
        <source>Minigolf Designer  ·  land editor</source>
        <translation>Minigolf Designer  ·  éditeur de terrains</translation>
    </message>
    <message>
        <source>Mirror the land</source>
        <translation>Retourner le terrain en miroir</translation>
    </message>
    <message>
        <source>Name of the land</source>
        <translation>Nom du terrain</translation>
    </message>
    <message>
        <source>Nameless land</source>
        <translation>Terrain sans nom</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>New land</source>
        <translation>Nouveau terrain</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Il ne manque rien.</translation>
    </message>
    <message>
        <source>Nothing leads in: lay lawn at a straight side of the gate.</source>
        <translation>Rien ne mène à l’intérieur&#x202f;: mettez de la pelouse le long d’un côté droit de la porte d’entrée.</translation>
    </message>
    <message>
        <source>Open a shared land</source>
        <translation>Importer un terrain partagé</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>Étang</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>Gomme</translation>
    </message>
    <message>
        <source>Save a file to share</source>
        <translation>Enregistrer un fichier à partager</translation>
    </message>
    <message>
        <source>Search the lands</source>
        <translation>Chercher un terrain</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Show the whole land</source>
        <translation>Voir tout le terrain</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Ruisseau</translation>
    </message>
    <message>
        <source>That is no code of a land, or a character is wrong.</source>
        <translation>Ce n’est pas le code d’un terrain, ou un caractère est faux.</translation>
    </message>
    <message>
        <source>This land cannot be opened: {fault}.</source>
        <translation>Impossible d’ouvrir ce terrain&#x202f;: {fault}.</translation>
    </message>
    <message>
        <source>This land is too winding for a code: share its file.</source>
        <translation>Ce terrain est trop tortueux pour un code&#x202f;: partagez son fichier.</translation>
    </message>
    <message>
        <source>Turn the gate</source>
        <translation>Tourner la porte d’entrée</translation>
    </message>
    <message>
        <source>Whoever drew it finds the code below Share.</source>
        <translation>Qui a dessiné le terrain trouve son code sous Partager.</translation>
    </message>
    <message>
        <source>You need not wait for it.</source>
        <translation>Inutile d’attendre.</translation>
    </message>
    <message>
        <source>Your lands</source>
        <translation>Vos terrains</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>environ {points}</translation>
    </message>
    <message>
        <source>{area} m²</source>
        <translation>{area} m²</translation>
    </message>
    <message>
        <source>{code} is copied: another household types it.</source>
        <translation>{code} est copié&#x202f;: une autre maison n’a qu’à le taper.</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>A first lesson</source>
        <translation>Une première leçon</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Back (Backspace)</source>
        <translation>Retour (Retour arrière)</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation>Commencer une partie</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Is {game} new to you? In a few minutes you learn it by playing.</source>
        <translation>Vous ne connaissez pas {game}&#x202f;? En quelques minutes, vous l’apprendrez en jouant.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation>Quitter la leçon (Échap)</translation>
    </message>
    <message>
        <source>Lessons that are played: the real game, with a hand to hold.</source>
        <translation>Des leçons à jouer&#x202f;: le vrai jeu, et l’on vous tient la main.</translation>
    </message>
    <message>
        <source>Let the lesson do it</source>
        <translation>Laisser faire la leçon</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Play the lesson</source>
        <translation>Jouer la leçon</translation>
    </message>
    <message>
        <source>Read this first, then press Next.</source>
        <translation>Lisez d’abord ceci, puis appuyez sur Suivant.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation>Étape {step} sur {steps}</translation>
    </message>
    <message>
        <source>That is allowed, but not what we try now.</source>
        <translation>C’est permis, mais ce n’est pas l’exercice du moment.</translation>
    </message>
    <message>
        <source>Your place is kept: Learn leads back to it.</source>
        <translation>Vous pourrez reprendre ici&#x202f;: Apprendre y ramène.</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>apprise</translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation>étape {step} sur {steps}</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Disappointed</source>
        <translation>Déçus</translation>
    </message>
    <message>
        <source>Happy</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Impressed</source>
        <translation>Impressionnés</translation>
    </message>
    <message>
        <source>It will do. They shrug, and look at the sandwiches.</source>
        <translation>Ça ira. Ils haussent les épaules et lorgnent les sandwichs.</translation>
    </message>
    <message>
        <source>Not what they had in mind. A few more evenings at the desk, please.</source>
        <translation>Pas ce qu’ils avaient en tête. Encore quelques soirées au bureau, s’il vous plaît.</translation>
    </message>
    <message>
        <source>They are speechless. Golfers will come from far away for this.</source>
        <translation>Ils en restent sans voix. On viendra de loin pour y jouer.</translation>
    </message>
    <message>
        <source>They like it! The diggers come on Monday.</source>
        <translation>Ça leur plaît&#x202f;! Les pelleteuses arrivent lundi.</translation>
    </message>
    <message>
        <source>They shake their heads and leave. The meadow stays a meadow.</source>
        <translation>Ils secouent la tête et s’en vont. Le pré reste un pré.</translation>
    </message>
    <message>
        <source>Unexcited</source>
        <translation>Peu emballés</translation>
    </message>
    <message>
        <source>Unhappy</source>
        <translation>Mécontents</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>About Minigolf Desktop</source>
        <translation>À propos de Minigolf Desktop</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Copy the code of this game</source>
        <translation>Copier le code de cette partie</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>Dans la boîte</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Paper and files</source>
        <translation>Papier et fichiers</translation>
    </message>
    <message>
        <source>Play a code</source>
        <translation>Jouer un code</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation>Règles et touches</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation>Les sons sont coupés</translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation>Les sons sont activés</translation>
    </message>
    <message>
        <source>Turn sounds off</source>
        <translation>Couper les sons</translation>
    </message>
    <message>
        <source>Turn sounds on</source>
        <translation>Activer les sons</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
</context>
<context>
    <name>more</name>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>21 not taken</source>
        <translation>21 non prises</translation>
    </message>
    <message>
        <source>24 tiles more, and four more clients.</source>
        <translation>24 tuiles et quatre clients de plus.</translation>
    </message>
    <message>
        <source>A path against grass is pointed out before it is laid.</source>
        <translation>Un chemin contre l’herbe est signalé avant la pose.</translation>
    </message>
    <message>
        <source>A path into grass costs {mismatch_cost.points}. Ignore: mistakes cost nothing, for a first game.</source>
        <translation>Un chemin contre l’herbe coûte {mismatch_cost.points}. Ignorer&#x202f;: les erreurs ne coûtent rien, pour une première partie.</translation>
    </message>
    <message>
        <source>A practice game counts for no record.</source>
        <translation>Une partie d’entraînement ne compte pour aucun record.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancée</translation>
    </message>
    <message>
        <source>Advanced is played with promises.</source>
        <translation>La version avancée se joue avec des promesses.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permettre</translation>
    </message>
    <message>
        <source>Chance picks the client</source>
        <translation>Le hasard choisit le client</translation>
    </message>
    <message>
        <source>Children&apos;s table</source>
        <translation>Table des enfants</translation>
    </message>
    <message>
        <source>Choices for the new game</source>
        <translation>Choix pour la nouvelle partie</translation>
    </message>
    <message>
        <source>Choose another colour</source>
        <translation>Choisir une autre couleur</translation>
    </message>
    <message>
        <source>Deal three lands</source>
        <translation>Distribuer trois terrains</translation>
    </message>
    <message>
        <source>Draw a land</source>
        <translation>Dessiner un terrain</translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation>Tirer une autre graine</translation>
    </message>
    <message>
        <source>Each lets you promise more.</source>
        <translation>Chacune permet d’autres promesses.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Faciles</translation>
    </message>
    <message>
        <source>Easy lands for a first game: {names}.</source>
        <translation>Terrains faciles pour&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>Easy lands, a family game, mistakes ignored, hints on. All of it can still be changed.</source>
        <translation>Terrains faciles, version familiale, erreurs ignorées, conseils. Tout reste modifiable.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Everybody builds on the one that you choose.</source>
        <translation>Tout le monde construit sur celui que vous choisissez.</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Extension</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familiale</translation>
    </message>
    <message>
        <source>Go to the land</source>
        <translation>Voir le terrain</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Ardus</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Keep one at the gate</source>
        <translation>Une à la porte</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Land, mistakes, visits, seed and practice</source>
        <translation>Terrain, erreurs, visites, graine et entraînement</translation>
    </message>
    <message>
        <source>Land: {name}</source>
        <translation>Terrain&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Lands</source>
        <translation>Terrains</translation>
    </message>
    <message>
        <source>Minigolf Designer. Everything may stay as it is: just deal.</source>
        <translation>Minigolf Designer. Tout peut rester tel quel&#x202f;: distribuez.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Mistakes: {choice}</source>
        <translation>Erreurs&#x202f;: {choice}</translation>
    </message>
    <message>
        <source>Mr Client</source>
        <translation>M. Client</translation>
    </message>
    <message>
        <source>Mrs Client</source>
        <translation>Mme Cliente</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>No path can be laid against grass.</source>
        <translation>Aucun chemin ne peut se poser contre l’herbe.</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>One for everybody, yours first.</source>
        <translation>Le même pour tous, les vôtres d’abord.</translation>
    </message>
    <message>
        <source>Paths may be laid against grass; each costs points in the end.</source>
        <translation>Les chemins peuvent se poser contre l’herbe&#x202f;; chacun coûte des points à la fin.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Prevent</source>
        <translation>Empêcher</translation>
    </message>
    <message>
        <source>Putt of No Return</source>
        <translation>Putt de non-retour</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Réservation</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation>Graine&#x202f;: {seed}</translation>
    </message>
    <message>
        <source>Shows where a tile fits and what it is worth there, and tells good moves when asked.</source>
        <translation>Montre où va une tuile et ce qu’elle y vaut, et donne de bons coups à la demande.</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>The client before</source>
        <translation>Le client précédent</translation>
    </message>
    <message>
        <source>The next client</source>
        <translation>Le client suivant</translation>
    </message>
    <message>
        <source>The same seed gives the same lands and tiles.</source>
        <translation>La même graine donne les mêmes terrains et tuiles.</translation>
    </message>
    <message>
        <source>Three by chance</source>
        <translation>Trois au hasard</translation>
    </message>
    <message>
        <source>Three each. More balls, more corners to fill.</source>
        <translation>Trois chacun. Plus de balles, plus de recoins à remplir.</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>Tuiles dans le sac</translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation>Corsés</translation>
    </message>
    <message>
        <source>Undo goes past a draw</source>
        <translation>Annuler même après un tirage</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Visits of the clients</source>
        <translation>Visites des clients</translation>
    </message>
    <message>
        <source>Visits: {choice}</source>
        <translation>Visites&#x202f;: {choice}</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Avertir</translation>
    </message>
    <message>
        <source>Whether the course can be played is not counted: holes missing or too many, malformed ones, paths against grass and wrong directions cost nothing.</source>
        <translation>La jouabilité du parcours ne compte pas&#x202f;: trous en trop, manquants ou malformés, chemins contre l’herbe et mauvais sens ne coûtent rien.</translation>
    </message>
    <message>
        <source>You alone, against what the clients expect.</source>
        <translation>Vous seul, face aux attentes des clients.</translation>
    </message>
    <message>
        <source>Your first game: you are dealt easy lands.</source>
        <translation>Votre première partie&#x202f;: vous recevez des terrains faciles.</translation>
    </message>
    <message>
        <source>Your lands</source>
        <translation>Vos terrains</translation>
    </message>
    <message>
        <source>whoever turns up</source>
        <translation>qui viendra</translation>
    </message>
    <message>
        <source>{name}: {colour}</source>
        <translation>{name}&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>{reserve_cost.points} off if it is still there in the end.</source>
        <translation>{reserve_cost.points} de moins si elle y est encore à la fin.</translation>
    </message>
    <message numerus="yes">
        <source>{word} lands, %n golf balls</source>
        <translation>
            <numerusform>Terrains {word}, %n balle de golf</numerusform>
            <numerusform>Terrains {word}, %n balles de golf</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>news</name>
    <message>
        <source>18 Holes from edge to edge</source>
        <translation>18 trous d’un bord à l’autre</translation>
    </message>
    <message>
        <source>And more: games of the day, a season of thirty tasks, lessons that are played, lands of your own, sheets to print, sounds, and a home that can be taken along.</source>
        <translation>Et aussi&#x202f;: des parties du jour, une saison de trente défis, des leçons qui se jouent, vos propres terrains, des feuilles à imprimer, des sons, et toutes vos parties à emporter.</translation>
    </message>
    <message>
        <source>Company at every seat</source>
        <translation>De la compagnie à chaque place</translation>
    </message>
    <message>
        <source>Everybody has a portrait and as much help as they like. A handicap gives even chances, and an evening of several matches ends on the podium.</source>
        <translation>Chacun a son portrait et autant d’aide qu’il veut. Un handicap donne des chances égales, et une soirée de plusieurs parties finit sur le podium.</translation>
    </message>
    <message>
        <source>People come to the course that you finished, and play over its obstacles until the lamps are lit.</source>
        <translation>Des visiteurs viennent sur le parcours que vous avez fini, et puttent entre ses obstacles jusqu’à la lueur des lampes.</translation>
    </message>
    <message>
        <source>Six characters play all three games, easy, medium, hard or just right for you. The bulb tells a good move, and a game that is over can be looked at again.</source>
        <translation>Six personnages jouent aux trois jeux&#x202f;: facile, moyen, difficile ou à votre mesure. L’ampoule dit un bon coup, et une partie finie se revoit tour par tour.</translation>
    </message>
    <message>
        <source>The course is the table now, with relief, figures and the seasons. Point at a club, and it shows how far that goes.</source>
        <translation>Le parcours est la table, avec du relief, des figurines et les saisons. Pointez un club, et il montre jusqu’où porte le coup.</translation>
    </message>
    <message>
        <source>The gates open</source>
        <translation>Les portes s’ouvrent</translation>
    </message>
    <message>
        <source>Version {version}. Your games, boards and records are all here, and go on.</source>
        <translation>Version {version}. Vos parties, vos plateaux et vos records sont tous là, et continuent.</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Les nouveautés</translation>
    </message>
    <message>
        <source>Your household</source>
        <translation>Les joueurs de la maison</translation>
    </message>
</context>
<context>
    <name>not kept</name>
    <message>
        <source>Nothing can be saved now: {why}.
You can look at your games and play on; what you play is gone when the window closes. To keep it, see that this folder may be written, then start the program again.</source>
        <translation>Rien ne peut être enregistré pour l’instant&#x202f;: {why}.
Vous pouvez revoir vos parties et jouer&#x202f;; mais ce que vous jouez disparaîtra à la fermeture de la fenêtre. Pour le garder, vérifiez que ce dossier accepte l’écriture, puis relancez le programme.</translation>
    </message>
    <message>
        <source>Nothing is saved: {why}. What you play is gone when the window closes.</source>
        <translation>Rien n’est enregistré&#x202f;: {why}. Ce que vous jouez disparaîtra à la fermeture de la fenêtre.</translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>&lt;&#xa0;1&#xa0;%</source>
        <translation>&lt;&#x202f;1&#x202f;%</translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message numerus="yes">
        <source>%n other files were left alone: one course opens at a time.</source>
        <translation>
            <numerusform>%n autre fichier est resté de côté&#x202f;: un seul parcours s’ouvre à la fois.</numerusform>
            <numerusform>%n autres fichiers sont restés de côté&#x202f;: un seul parcours s’ouvre à la fois.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>opening day</name>
    <message numerus="yes">
        <source>%n visitors</source>
        <translation>
            <numerusform>%n visiteur</numerusform>
            <numerusform>%n visiteurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n visitors came.</source>
        <translation>
            <numerusform>%n visiteur est venu.</numerusform>
            <numerusform>%n visiteurs sont venus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Meilleur tour</translation>
    </message>
    <message>
        <source>Best round: {strokes}</source>
        <translation>Meilleur tour&#x202f;: {strokes}</translation>
    </message>
    <message>
        <source>Best round: {strokes}.</source>
        <translation>Meilleur tour&#x202f;: {strokes}.</translation>
    </message>
    <message>
        <source>Faster, and slowly again (Space, or click the course)</source>
        <translation>Plus vite, puis de nouveau lentement (Espace, ou clic sur le parcours)</translation>
    </message>
    <message>
        <source>Most hated hole</source>
        <translation>Trou le plus détesté</translation>
    </message>
    <message>
        <source>Most hated hole: {hole}</source>
        <translation>Trou le plus détesté&#x202f;: {hole}</translation>
    </message>
    <message>
        <source>Most hated hole: {hole}.</source>
        <translation>Trou le plus détesté&#x202f;: {hole}.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>Open the gates</source>
        <translation>Ouvrir les portes</translation>
    </message>
    <message>
        <source>Opening day</source>
        <translation>Jour d’ouverture</translation>
    </message>
    <message>
        <source>People come to putt on the course</source>
        <translation>Des visiteurs viennent jouer sur le parcours</translation>
    </message>
    <message>
        <source>People gather at the gate</source>
        <translation>Les visiteurs se pressent à la porte</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Enregistrer une image</translation>
    </message>
    <message>
        <source>Speed {times}×</source>
        <translation>Vitesse {times}×</translation>
    </message>
    <message>
        <source>The course in the evening (P)</source>
        <translation>Le parcours le soir (P)</translation>
    </message>
    <message>
        <source>The gates need a land, and tiles on it.</source>
        <translation>Pour ouvrir les portes, il faut un terrain et des tuiles dessus.</translation>
    </message>
    <message>
        <source>The gates of {course} are open.</source>
        <translation>Les portes sont ouvertes&#x202f;: {course}.</translation>
    </message>
    <message>
        <source>The hut counts</source>
        <translation>Au guichet</translation>
    </message>
    <message>
        <source>The whole day once more (R)</source>
        <translation>Revoir toute la journée (R)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>To the evening</source>
        <translation>Jusqu’au soir</translation>
    </message>
    <message>
        <source>To the evening (S)</source>
        <translation>Jusqu’au soir (S)</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Visiteurs</translation>
    </message>
    <message>
        <source>{number}, with {strokes}</source>
        <translation>le {number}, avec {strokes}</translation>
    </message>
    <message numerus="yes">
        <source>{strokes} after %n holes</source>
        <translation>
            <numerusform>{strokes} après %n trou</numerusform>
            <numerusform>{strokes} après %n trous</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>people</name>
    <message numerus="yes">
        <source>%n points more</source>
        <translation>
            <numerusform>%n point en plus</numerusform>
            <numerusform>%n points en plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes off</source>
        <translation>
            <numerusform>%n coup en moins</numerusform>
            <numerusform>%n coups en moins</numerusform>
        </translation>
    </message>
    <message>
        <source>A head start for who plays worse, suggested from the last games, so that each would win as often. Records count without it.</source>
        <translation>Une avance pour qui joue moins bien, conseillée d’après les dernières parties, pour que chacun gagne aussi souvent. Les records n’en tiennent pas compte.</translation>
    </message>
    <message>
        <source>All games of {other} are {name}’s from now on. Undo takes it back.</source>
        <translation>Toutes les parties de {other} sont désormais celles de {name}. Annuler les sépare.</translation>
    </message>
    <message>
        <source>As the settings</source>
        <translation>Selon les réglages</translation>
    </message>
    <message>
        <source>At every table where they sit; of several wishes the largest counts.</source>
        <translation>À toute table où cette personne joue&#x202f;; à plusieurs, la plus grande compte.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Evenings won</source>
        <translation>Soirées gagnées</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Family table</source>
        <translation>Tableau de famille</translation>
    </message>
    <message>
        <source>Favourite client</source>
        <translation>Client préféré</translation>
    </message>
    <message>
        <source>Favourite course</source>
        <translation>Parcours préféré</translation>
    </message>
    <message>
        <source>Favourite golfer</source>
        <translation>Golfeur préféré</translation>
    </message>
    <message>
        <source>Favourite land</source>
        <translation>Terrain préféré</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Good moves too</source>
        <translation>Bons coups aussi</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Handicap of {name}: {words}</source>
        <translation>Handicap de {name}&#x202f;: {words}</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Is the same as…</source>
        <translation>Est la même personne que…</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Most often against</source>
        <translation>Le plus souvent contre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>No handicap here: a race is over with the first who arrives, and a solo deck has a rank.</source>
        <translation>Pas de handicap ici&#x202f;: une course s’achève avec le premier arrivé, et un paquet solo a un rang.</translation>
    </message>
    <message>
        <source>No two of the house have finished a game together yet.</source>
        <translation>Deux personnes de la maison n’ont pas encore fini de partie ensemble.</translation>
    </message>
    <message>
        <source>Nobody yet: whoever types a name to play is somebody of the house.</source>
        <translation>Personne encore&#x202f;: qui écrit son nom pour jouer est de la maison.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>On their own turns: where a tile fits and what it is worth.</source>
        <translation>À son tour&#x202f;: où une tuile convient et ce qu’elle vaut.</translation>
    </message>
    <message>
        <source>The games stay, under the name; portrait and choices go. Undo takes it back. Whoever plays under the name again is of the house again.</source>
        <translation>Les parties restent, sous ce nom&#x202f;; le portrait et les choix s’en vont. Annuler y revient. Qui rejoue sous ce nom est de nouveau de la maison.</translation>
    </message>
    <message>
        <source>Against each other</source>
        <translation>En face à face</translation>
    </message>
    <message>
        <source>Household</source>
        <translation>Joueurs de la maison</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Au placement</translation>
    </message>
    <message>
        <source>Played as {names} before.</source>
        <translation>A joué sous le nom de {names}.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <translation>Portrait {number}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Retirer {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Afficher de nouveau</translation>
    </message>
    <message>
        <source>Somebody new…</source>
        <translation>Quelqu’un d’autre…</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>They are one</source>
        <translation>C’est la même</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Who is hidden is not offered where somebody sits down.</source>
        <translation>Qui est masqué n’est pas proposé au moment de prendre place.</translation>
    </message>
    <message>
        <source>Whoever plays here. Nothing of it leaves this computer.</source>
        <translation>Tous ceux qui jouent ici. Rien n’en quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>De qui</translation>
    </message>
    <message>
        <source>With handicaps {names} wins: {scores}.</source>
        <translation>Avec les handicaps, {names} gagne&#x202f;: {scores}.</translation>
    </message>
    <message>
        <source>With handicaps {names} would share the win: {scores}.</source>
        <translation>Avec les handicaps, {names} se partageraient la victoire&#x202f;: {scores}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{day}: the computers won</source>
        <translation>{day}&#x202f;: les ordinateurs ont gagné</translation>
    </message>
    <message numerus="yes">
        <source>{day}: {names}, %n games won</source>
        <translation>
            <numerusform>{day}&#x202f;: {names}, %n partie gagnée</numerusform>
            <numerusform>{day}&#x202f;: {names}, %n parties gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: {names}, {kind}</source>
        <translation>{day}&#x202f;: {names}, {kind}</translation>
    </message>
    <message>
        <source>{name} (hidden)</source>
        <translation>{name} (masqué)</translation>
    </message>
    <message>
        <source>{name} (won {share})</source>
        <translation>{name} (gagné&#x202f;: {share})</translation>
    </message>
    <message>
        <source>{name} gets up</source>
        <translation>{name} se lève</translation>
    </message>
    <message>
        <source>{name} is, or was, somebody else’s name. If they are one, say so below.</source>
        <translation>{name} est, ou était, le nom de quelqu’un d’autre. Si c’est la même personne, dites-le ci-dessous.</translation>
    </message>
    <message>
        <source>{name} sits down</source>
        <translation>{name} prend place</translation>
    </message>
    <message>
        <source>{other} and {name} are one person?</source>
        <translation>{other} et {name} sont une seule personne&#x202f;?</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} sur {whole}</translation>
    </message>
    <message>
        <source>{words} (suggested)</source>
        <translation>{words} (conseillé)</translation>
    </message>
</context>
<context>
    <name>pictures</name>
    <message>
        <source>A picture to show</source>
        <translation>Une image à montrer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation>Dessin de l’image</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Pictures ({kinds})</source>
        <translation>Images ({kinds})</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Carte de score</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
</context>
<context>
    <name>pill</name>
    <message>
        <source>worth {points}</source>
        <translation>vaut {points}</translation>
    </message>
</context>
<context>
    <name>plans</name>
    <message>
        <source>Next best: {move}</source>
        <translation>Sinon&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Why did they do that? (W)</source>
        <translation>Pourquoi ce coup&#x202f;? (W)</translation>
    </message>
    <message>
        <source>Why they did it</source>
        <translation>Pourquoi ce coup&#x202f;?</translation>
    </message>
</context>
<context>
    <name>podium</name>
    <message>
        <source>Podium</source>
        <translation>Podium</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>practice</source>
        <translation>entraînement</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message numerus="yes">
        <source>%n bunker hexes</source>
        <translation>
            <numerusform>%n hexagone de bunker</numerusform>
            <numerusform>%n hexagones de bunker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes of trees</source>
        <translation>
            <numerusform>%n hexagone d’arbres</numerusform>
            <numerusform>%n hexagones d’arbres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>%n trou</numerusform>
            <numerusform>%n trous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water hexes</source>
        <translation>
            <numerusform>%n hexagone d’eau</numerusform>
            <numerusform>%n hexagones d’eau</numerusform>
        </translation>
    </message>
    <message>
        <source>2 to 5 players</source>
        <translation>2 à 5 joueurs</translation>
    </message>
    <message>
        <source>A course</source>
        <translation>Un parcours</translation>
    </message>
    <message>
        <source>A splash costs a stroke: a tray of water.</source>
        <translation>Un plouf coûte un coup&#x202f;: une bassine d’eau.</translation>
    </message>
    <message>
        <source>A tree of the garden, or a broom in a bucket.</source>
        <translation>Un arbre du jardin, ou un balai dans un seau.</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Alone: five games</source>
        <translation>En solo&#x202f;: cinq parties</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Noir et blanc</translation>
    </message>
    <message>
        <source>Bonus card</source>
        <translation>Carte bonus</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Croisement</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Drawing the pages</source>
        <translation>Dessin des pages</translation>
    </message>
    <message>
        <source>Every hole begins here: a doormat.</source>
        <translation>Chaque trou commence ici&#x202f;: un paillasson.</translation>
    </message>
    <message>
        <source>Fewest strokes win. After a tie play on: whoever needs more is out.</source>
        <translation>Le moins de coups gagne. En cas d’égalité on continue&#x202f;: qui en prend plus est éliminé.</translation>
    </message>
    <message>
        <source>For who waits: a chair does.</source>
        <translation>Pour qui attend&#x202f;: une chaise suffit.</translation>
    </message>
    <message>
        <source>Greens in any order: write what each is worth to whom.</source>
        <translation>Greens dans n’importe quel ordre&#x202f;: notez ce que chacun rapporte à qui.</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Trou</translation>
    </message>
    <message>
        <source>Hole {hole}</source>
        <translation>Trou {hole}</translation>
    </message>
    <message>
        <source>Ink</source>
        <translation>Encre</translation>
    </message>
    <message>
        <source>It turns the ball aside: stones or building blocks.</source>
        <translation>Il dévie la balle&#x202f;: des pierres ou des cubes.</translation>
    </message>
    <message>
        <source>Keep it from the balls.</source>
        <translation>À tenir loin des balles.</translation>
    </message>
    <message>
        <source>Land</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Left of the line the turns, right of it the points.</source>
        <translation>À gauche du trait les tours, à droite les points.</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Mat</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Minigolf Designer</source>
        <translation>Minigolf Designer</translation>
    </message>
    <message>
        <source>Mound</source>
        <translation>Butte</translation>
    </message>
    <message>
        <source>Mr and Mrs Client</source>
        <translation>M. et Mme Client</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Name or date</source>
        <translation>Nom ou date</translation>
    </message>
    <message>
        <source>Near the way: {hazards}.</source>
        <translation>Près du chemin&#x202f;: {hazards}.</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Next page (Page down)</source>
        <translation>Page suivante (Page suiv.)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Nothing is in the way.</source>
        <translation>Rien ne gêne.</translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation>Obstacle</translation>
    </message>
    <message>
        <source>On paper</source>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>One path leads over another: a plank on two bricks.</source>
        <translation>Une piste passe sur l’autre&#x202f;: une planche sur deux briques.</translation>
    </message>
    <message>
        <source>One way</source>
        <translation>Sens unique</translation>
    </message>
    <message>
        <source>Page before</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Page before (Page up)</source>
        <translation>Page précédente (Page préc.)</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Page {number} sur {count}</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Play round it: pots in a ring.</source>
        <translation>On le contourne&#x202f;: des pots en rond.</translation>
    </message>
    <message>
        <source>Played as the arrow points: chalk.</source>
        <translation>On joue dans le sens de la flèche&#x202f;: à la craie.</translation>
    </message>
    <message>
        <source>Points lost stand with a minus. The highest total wins.</source>
        <translation>Les points perdus s’écrivent avec un moins. Le plus grand total gagne.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Putt from the mat to the cup, hole by hole: the fewest strokes win.</source>
        <translation>Puttez du tapis à la coupe, trou après trou&#x202f;: le moins de coups gagne.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation>Enregistrer les pages</translation>
    </message>
    <message>
        <source>Save the pages as a PDF file: it can be printed anywhere.</source>
        <translation>Enregistrez les pages dans un fichier PDF&#x202f;: il s’imprime n’importe où.</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Feuilles de score</translation>
    </message>
    <message>
        <source>Score sheets to print</source>
        <translation>Feuilles de score à imprimer</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Sheets (*.pdf)</source>
        <translation>Feuilles (*.pdf)</translation>
    </message>
    <message>
        <source>The ball has to go in: a sunken flower pot.</source>
        <translation>La balle doit y entrer&#x202f;: un pot de fleurs enfoncé.</translation>
    </message>
    <message>
        <source>The ball rolls through: a tube or a cardboard box.</source>
        <translation>La balle passe dedans&#x202f;: un tube ou un carton.</translation>
    </message>
    <message>
        <source>The course as a sheet to print, with a score card</source>
        <translation>Le parcours en feuille à imprimer, avec une carte de score</translation>
    </message>
    <message>
        <source>The cup lies on it: a heap of sand.</source>
        <translation>La coupe est dessus&#x202f;: un tas de sable.</translation>
    </message>
    <message>
        <source>The figures on the tiles are those of the box: so the course is laid on a table.</source>
        <translation>Les chiffres sur les tuiles sont ceux de la boîte&#x202f;: on pose ainsi le parcours sur la table.</translation>
    </message>
    <message>
        <source>The pages are on their way to the printer.</source>
        <translation>Les pages sont en route vers l’imprimante.</translation>
    </message>
    <message>
        <source>The printer takes no pages. Is it switched on?</source>
        <translation>L’imprimante ne prend pas de pages. Est-elle allumée&#x202f;?</translation>
    </message>
    <message>
        <source>This computer knows no printer.</source>
        <translation>Cet ordinateur ne connaît aucune imprimante.</translation>
    </message>
    <message>
        <source>Tick who is first on the green, or write what it is worth.</source>
        <translation>Cochez qui est le premier sur le green, ou notez ce qu’il vaut.</translation>
    </message>
    <message>
        <source>Too weak, and the ball rolls back: a board on a brick.</source>
        <translation>Trop faible, la balle redescend&#x202f;: une planche sur une brique.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Whoever looks on.</source>
        <translation>Tous ceux qui regardent.</translation>
    </message>
    <message>
        <source>Write the round in which each green is reached.</source>
        <translation>Notez la manche où chaque green est atteint.</translation>
    </message>
    <message numerus="yes">
        <source>a hole ends after %n strokes</source>
        <translation>
            <numerusform>un trou finit après %n coup</numerusform>
            <numerusform>un trou finit après %n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>par {par}</source>
        <translation>par {par}</translation>
    </message>
    <message>
        <source>the clubhouse</source>
        <translation>le club-house</translation>
    </message>
</context>
<context>
    <name>promises</name>
    <message numerus="yes">
        <source>%n promises chosen</source>
        <translation>
            <numerusform>%n promesse choisie</numerusform>
            <numerusform>%n promesses choisies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promises made</source>
        <translation>
            <numerusform>%n promesse faite</numerusform>
            <numerusform>%n promesses faites</numerusform>
        </translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5e</translation>
    </message>
    <message>
        <source>All filled, nothing beside it</source>
        <translation>Tout rempli, rien en dehors</translation>
    </message>
    <message>
        <source>At the end each condition is ranked, and only those who promised it win or lose by it. Nobody sees yours before.</source>
        <translation>À la fin, les joueurs sont classés pour chaque condition, et seuls ceux qui l’ont promise y gagnent ou y perdent. Personne ne voit les vôtres avant.</translation>
    </message>
    <message>
        <source>Choose at least one</source>
        <translation>Choisissez-en au moins une</translation>
    </message>
    <message>
        <source>Close the cards</source>
        <translation>Ranger les cartes</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation>Touche {number}</translation>
    </message>
    <message numerus="yes">
        <source>Make %n promises</source>
        <translation>
            <numerusform>Faire %n promesse</numerusform>
            <numerusform>Faire %n promesses</numerusform>
        </translation>
    </message>
    <message>
        <source>Most links of the circuit</source>
        <translation>Le plus de liens de circuit</translation>
    </message>
    <message>
        <source>Most people</source>
        <translation>Le plus de visiteurs</translation>
    </message>
    <message>
        <source>Most points for par</source>
        <translation>Le plus de points pour le par</translation>
    </message>
    <message>
        <source>Most points for the land</source>
        <translation>Le plus de points pour le terrain</translation>
    </message>
    <message>
        <source>Most points of Mr Client</source>
        <translation>Le plus de points de M. Client</translation>
    </message>
    <message>
        <source>Most points of Mrs Client</source>
        <translation>Le plus de points de Mme Cliente</translation>
    </message>
    <message>
        <source>Most tiles taken after stopping</source>
        <translation>Le plus de tuiles prises après l’arrêt</translation>
    </message>
    <message>
        <source>All ten links, {circuit_points.points}</source>
        <translation>Les dix liens, {circuit_points.points}</translation>
    </message>
    <message>
        <source>Each promise kept brings {promise_points.points}, each one broken costs {promise_points}. There is no way to promise less later.</source>
        <translation>Chaque promesse tenue rapporte {promise_points.points}, chaque promesse rompue en coûte {promise_points}. On ne peut plus en retirer ensuite.</translation>
    </message>
    <message>
        <source>Nine holes in the zone, {cubes.cubes}</source>
        <translation>Neuf trous dans la zone, {cubes.cubes}</translation>
    </message>
    <message>
        <source>No promise chosen</source>
        <translation>Aucune promesse choisie</translation>
    </message>
    <message>
        <source>Not a single pass</source>
        <translation>Ne jamais passer</translation>
    </message>
    <message>
        <source>One at least. What is promised cannot be taken back.</source>
        <translation>Une au moins. Une promesse faite ne se reprend pas.</translation>
    </message>
    <message>
        <source>Only you see them.</source>
        <translation>Personne d’autre ne les voit.</translation>
    </message>
    <message>
        <source>Promise nothing more</source>
        <translation>Ne rien promettre de plus</translation>
    </message>
    <message>
        <source>The clients are here. Promise more, or leave it at that.</source>
        <translation>Les clients sont là. Faites d’autres promesses, ou restez-en là.</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Votre choix</translation>
    </message>
    <message>
        <source>Your promises</source>
        <translation>Vos promesses</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>rompue</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>choisie</translation>
    </message>
    <message>
        <source>just filled</source>
        <translation>exactement rempli</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>tenue</translation>
    </message>
    <message>
        <source>no pass</source>
        <translation>aucune passe</translation>
    </message>
    <message>
        <source>promised</source>
        <translation>promis</translation>
    </message>
    <message>
        <source>{promised_her_points.points} of Mrs Client</source>
        <translation>{promised_her_points.points} de Mme Cliente</translation>
    </message>
    <message>
        <source>{promised_his_points.points} of Mr Client</source>
        <translation>{promised_his_points.points} de M. Client</translation>
    </message>
    <message>
        <source>{promised_people.people} or more</source>
        <translation>{promised_people.people} ou plus</translation>
    </message>
    <message>
        <source>{name}, your promises</source>
        <translation>{name}, vos promesses</translation>
    </message>
    <message>
        <source>{promise} broken: {fact}</source>
        <translation>{promise}, rompue&#x202f;: {fact}</translation>
    </message>
    <message>
        <source>{promise} kept: {fact}</source>
        <translation>{promise}, tenue&#x202f;: {fact}</translation>
    </message>
    <message>
        <source>{promise}: {place}</source>
        <translation>{promise}&#x202f;: {place}</translation>
    </message>
</context>
<context>
    <name>punctuation</name>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>{head}: {words}</source>
        <translation>{head}&#x202f;: {words}</translation>
    </message>
</context>
<context>
    <name>putt-dice badges</name>
    <message>
        <source>A regular</source>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Beat a computer player that plays hard.</source>
        <translation>Battez un joueur virtuel de niveau difficile.</translation>
    </message>
    <message>
        <source>Better and better</source>
        <translation>De mieux en mieux</translation>
    </message>
    <message>
        <source>Better than par</source>
        <translation>Mieux que le par</translation>
    </message>
    <message>
        <source>Better your own best three times on one course.</source>
        <translation>Améliorez trois fois votre record sur un même parcours.</translation>
    </message>
    <message>
        <source>Cool head</source>
        <translation>Tête froide</translation>
    </message>
    <message>
        <source>Finish the nine holes five strokes under par.</source>
        <translation>Terminez les neuf trous cinq coups sous le par.</translation>
    </message>
    <message>
        <source>Finish the nine holes under par.</source>
        <translation>Terminez les neuf trous sous le par.</translation>
    </message>
    <message>
        <source>Finish twenty-five rounds.</source>
        <translation>Terminez vingt-cinq parties.</translation>
    </message>
    <message>
        <source>Finish your first round.</source>
        <translation>Terminez votre première partie.</translation>
    </message>
    <message>
        <source>First of four</source>
        <translation>Premier de quatre</translation>
    </message>
    <message>
        <source>First putt</source>
        <translation>Premier putt</translation>
    </message>
    <message>
        <source>Five under</source>
        <translation>Cinq de moins</translation>
    </message>
    <message>
        <source>Hole by hole</source>
        <translation>Trou après trou</translation>
    </message>
    <message>
        <source>Hole out three times with a single stroke in a round.</source>
        <translation>Finissez trois trous en un seul coup dans une même partie.</translation>
    </message>
    <message>
        <source>Hole out with a single stroke.</source>
        <translation>Finissez un trou en un seul coup.</translation>
    </message>
    <message>
        <source>In one</source>
        <translation>En un coup</translation>
    </message>
    <message>
        <source>Lucky and good</source>
        <translation>Chance et talent</translation>
    </message>
    <message>
        <source>On the road</source>
        <translation>En tournée</translation>
    </message>
    <message>
        <source>Putt on five different courses.</source>
        <translation>Puttez sur cinq parcours différents.</translation>
    </message>
    <message>
        <source>Take no hole over its par.</source>
        <translation>Ne dépassez le par sur aucun trou.</translation>
    </message>
    <message>
        <source>Three in one</source>
        <translation>Trois fois en un</translation>
    </message>
    <message>
        <source>Win after a play-off.</source>
        <translation>Gagnez après des tours d’élimination.</translation>
    </message>
    <message>
        <source>Win alone against three others.</source>
        <translation>Gagnez seul face à trois autres.</translation>
    </message>
</context>
<context>
    <name>putt-dice lessons</name>
    <message>
        <source>A first hole</source>
        <translation>Un premier trou</translation>
    </message>
    <message>
        <source>Bad luck strikes only a ball that stopped for lack of precision.</source>
        <translation>Le «&#x202f;pas de bol&#x202f;» ne frappe qu’une balle arrêtée faute de précision.</translation>
    </message>
    <message>
        <source>Be bold and roll two dice: press 2, then roll.</source>
        <translation>De l’audace, lancez deux dés&#x202f;: touche 2, puis lancez.</translation>
    </message>
    <message>
        <source>Before each stroke you choose one to four dice. Each die carries the ball one tile at most.</source>
        <translation>Avant chaque coup, vous choisissez d’un à quatre dés. Chaque dé fait avancer la balle d’une tuile au plus.</translation>
    </message>
    <message>
        <source>But every die after the white one takes precision away more often than it gives some.</source>
        <translation>Mais, après le blanc, chaque dé retire de la précision plus souvent qu’il n’en donne.</translation>
    </message>
    <message>
        <source>Dice, precision, slopes, water, bad luck and holing out.</source>
        <translation>Dés, précision, pentes, eau, pas de bol et balle rentrée.</translation>
    </message>
    <message>
        <source>Each tile has a red flag with a number: the precision that it takes to leave the tile.</source>
        <translation>Chaque tuile a un drapeau rouge avec un chiffre&#x202f;: la précision qu’il faut pour la quitter.</translation>
    </message>
    <message>
        <source>Every roll of dice is one stroke. Fewest strokes win.</source>
        <translation>Chaque lancer de dés compte pour un coup. Celui qui joue le moins de coups gagne.</translation>
    </message>
    <message>
        <source>In the cup! Four strokes on a hole of par 6: that is two under par.</source>
        <translation>Dans le trou&#x202f;! Quatre coups sur un trou de par 6&#x202f;: deux sous le par.</translation>
    </message>
    <message>
        <source>Just one die this time: click the first card, or press 1.</source>
        <translation>Un seul dé cette fois&#x202f;: cliquez sur la première carte, ou touche 1.</translation>
    </message>
    <message>
        <source>Now for the cup. Leaving this tile takes 2, and the green takes 1: with a precision of 3 two dice carry the ball all the way in.</source>
        <translation>Et maintenant, le trou. Quitter cette tuile demande 2, et le green 1&#x202f;: avec 3 de précision, deux dés rentrent la balle.</translation>
    </message>
    <message>
        <source>A splash! With the penalty stroke, three strokes are marked on your score card.</source>
        <translation>Plouf&#x202f;! Avec le coup de pénalité, trois coups sont marqués sur votre carte de score.</translation>
    </message>
    <message>
        <source>After {most_strokes.strokes} a hole is over for you, cup or no cup.</source>
        <translation>Après {most_strokes.strokes}, le trou est fini pour vous, balle rentrée ou non.</translation>
    </message>
    <message>
        <source>Down the slope the ball would roll one tile back, for free. In the water you take a penalty stroke, but go on from the next tile.</source>
        <translation>En roulant au bas de la pente, la balle reculerait d’une tuile, sans rien coûter. Dans l’eau, vous prenez un coup de pénalité, mais repartez de la tuile suivante.</translation>
    </message>
    <message>
        <source>On a tile without slope, water or flowers bad luck does nothing at all.</source>
        <translation>Sur une tuile sans pente, ni eau, ni fleurs, le «&#x202f;pas de bol&#x202f;» ne fait rien du tout.</translation>
    </message>
    <message>
        <source>One die cannot reach the cup from here, and more take precision away. Take two.</source>
        <translation>D’ici, un dé n’atteint pas le trou, et trop de dés coûtent en précision. Prenez-en deux.</translation>
    </message>
    <message>
        <source>One white face also has an exclamation mark: bad luck. We shall meet it soon.</source>
        <translation>Une face blanche porte aussi un point d’exclamation&#x202f;: pas de bol. Nous allons bientôt le rencontrer.</translation>
    </message>
    <message>
        <source>Precision that is left over is lost.</source>
        <translation>La précision qui reste est perdue.</translation>
    </message>
    <message>
        <source>See for yourself: press All faces, or the key F. Flags give precision, crossed-out flags take it away.</source>
        <translation>Voyez vous-même&#x202f;: bouton Toutes les faces, ou touche F. Les drapeaux donnent de la précision, les drapeaux barrés en retirent.</translation>
    </message>
    <message>
        <source>Take one die and roll it: press 1, then Roll, Space or Enter.</source>
        <translation>Prenez un dé et lancez-le&#x202f;: touche 1, puis Lancer, Espace ou Entrée.</translation>
    </message>
    <message>
        <source>That is all of Putt Dice. A round has nine holes, and up to five can play.</source>
        <translation>Voilà tout pour les dés de putt. Une partie compte neuf trous, et on y joue jusqu’à cinq.</translation>
    </message>
    <message>
        <source>The cards tell how likely it is to hole out. Roll two dice.</source>
        <translation>Les cartes donnent vos chances de finir le trou. Lancez deux dés.</translation>
    </message>
    <message>
        <source>This tile has a slope and water, and leaving it takes 2. The figures on the tiles tell where the ball may stop, and how likely that is.</source>
        <translation>Cette tuile a une pente et de l’eau, et il faut 2 pour la quitter. Les chiffres sur les tuiles disent où la balle peut s’arrêter, et avec quelles chances.</translation>
    </message>
    <message>
        <source>The roll gave 2, the tee took 1 of it, and the one die carried the ball one tile.</source>
        <translation>Le lancer a donné 2, le tee en a pris 1, et le seul dé a fait avancer la balle d’une tuile.</translation>
    </message>
    <message>
        <source>The slope leads back to the tee. Take the water this time.</source>
        <translation>La pente ramène au tee. Prenez l’eau cette fois.</translation>
    </message>
    <message>
        <source>The tee wants only 1.</source>
        <translation>Le tee ne demande que 1.</translation>
    </message>
    <message>
        <source>The white die always gives 1 or more, so it gets you off this tee for sure.</source>
        <translation>Le dé blanc donne toujours 1 ou plus&#x202f;: avec lui, vous quitterez ce tee à coup sûr.</translation>
    </message>
    <message>
        <source>Too little precision: the ball stays. And the exclamation mark shows. That is bad luck!</source>
        <translation>Pas assez de précision&#x202f;: la balle reste. Et voilà le point d’exclamation. Pas de bol&#x202f;!</translation>
    </message>
    <message>
        <source>Two dice this time: click the second card, or press 2.</source>
        <translation>Deux dés cette fois&#x202f;: cliquez sur la deuxième carte, ou touche 2.</translation>
    </message>
    <message>
        <source>We roll in a moment. First look at All faces.</source>
        <translation>On lance dans un instant. Regardez d’abord Toutes les faces.</translation>
    </message>
    <message>
        <source>Welcome! Your ball lies on the tee, and the cup waits on the green at the other end.</source>
        <translation>Bienvenue&#x202f;! Votre balle est sur le tee, et le trou vous attend sur le green à l’autre bout.</translation>
    </message>
    <message>
        <source>You may choose. Take the water.</source>
        <translation>À vous de choisir. Prenez l’eau.</translation>
    </message>
</context>
<context>
    <name>putt-dice rules</name>
    <message>
        <source>1 to 4 choose the dice or an answer, Space or Enter rolls, F shows all faces of the dice, Ctrl+Z takes back what no dice followed, Esc leaves the round for later.</source>
        <translation>1 à 4&#x202f;: choisir les dés ou une réponse&#x202f;; Espace ou Entrée&#x202f;: lancer&#x202f;; F&#x202f;: toutes les faces des dés&#x202f;; Ctrl+Z&#x202f;: annuler ce qu’aucun dé n’a suivi&#x202f;; Échap&#x202f;: garder la partie pour plus tard.</translation>
    </message>
    <message>
        <source>A course can be putted on when it has nine numbered holes, each from its tee to its green, no path that meets grass and no white chevron the wrong way.</source>
        <translation>On peut putter sur un parcours qui a neuf trous numérotés, chacun de son tee à son green, sans chemin contre l’herbe ni chevron blanc à contresens.</translation>
    </message>
    <message>
        <source>After {most_strokes.strokes} you pick the ball up and write down {most_strokes}.</source>
        <translation>Après {most_strokes.strokes}, vous ramassez la balle et notez {most_strokes}.</translation>
    </message>
    <message>
        <source>All faces, die by die. The dots in the corner tell the order in which they are taken.</source>
        <translation>Toutes les faces, dé par dé. Les points dans le coin donnent l’ordre dans lequel on les prend.</translation>
    </message>
    <message>
        <source>Any other can be repaired first: the program looks for the fewest changes, shows each of them, and takes the tiles from the box.</source>
        <translation>Tout autre parcours peut d’abord être réparé&#x202f;: le programme cherche le moins de changements possible, les montre un à un, et prend les tuiles dans la boîte.</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <translation>Pas de bol</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Cartes bonus</translation>
    </message>
    <message>
        <source>Courses to putt on</source>
        <translation>Les parcours où putter</translation>
    </message>
    <message>
        <source>Each die carries the ball one tile at most. Leaving a tile costs the figure on its flag in precision. When it does not suffice the ball stays there; what is left over is lost.</source>
        <translation>Chaque dé fait avancer la balle d’une tuile au plus. Quitter une tuile coûte en précision le chiffre de son drapeau. S’il n’y en a pas assez, la balle y reste, et le reste est perdu.</translation>
    </message>
    <message>
        <source>Equal totals play off from hole 1: after each hole everybody above the fewest strokes is out, until one is left. Who played last picks among equals though out.</source>
        <translation>À égalité, on rejoue à partir du trou 1 des tours d’élimination&#x202f;: après chaque trou, tous ceux qui dépassent le plus petit nombre de coups sont éliminés, jusqu’à ce qu’il n’en reste qu’un. Entre ex æquo, le dernier à avoir joué choisit qui commence, même éliminé.</translation>
    </message>
    <message>
        <source>Everybody finishes the hole before the next player begins. The fewest strokes begin the next hole, then around the table; among equals the player who played last picks.</source>
        <translation>Chacun finit le trou avant que le suivant commence. Celui qui a joué le moins de coups commence le trou suivant, puis on suit le tour de table&#x202f;; entre ex æquo, le dernier à avoir joué choisit.</translation>
    </message>
    <message>
        <source>From the tile before the green two dice are needed for the cup.</source>
        <translation>De la tuile avant le green, il faut deux dés pour rentrer la balle.</translation>
    </message>
    <message>
        <source>Held in the water: on to the next tile, and a stroke.</source>
        <translation>Retenue dans l’eau&#x202f;: sur la tuile suivante, et un coup.</translation>
    </message>
    <message>
        <source>Held on a slope: back a tile.</source>
        <translation>Retenue sur une pente&#x202f;: une tuile en arrière.</translation>
    </message>
    <message>
        <source>In Minigolf Empire the investment card adds {card_money} golfars to invest in land and advertising, and {card_income} to the income of the same game. The press card gives {card_coverage_points.points} more from Mrs Pressco to its holder with the best press coverage, alone or with others.</source>
        <translation>Dans Minigolf Empire, la carte de renommée ajoute {card_money} golfars à investir en terrain et en publicité, et {card_income} au revenu de la même partie. La carte de presse rapporte {card_coverage_points.points} de plus auprès de Mme Pressco si son détenteur a la meilleure couverture médiatique, seul ou à égalité.</translation>
    </message>
    <message>
        <source>It matters only where the precision runs out, and never where the strength did.</source>
        <translation>Il ne joue que si la précision a manqué, jamais si c’est la force.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>More dice carry the ball farther, but the darker ones take precision away. White has the exclamation mark as well, which counts as one flag.</source>
        <translation>Plus il y a de dés, plus la balle va loin, mais les plus foncés retirent de la précision. Le blanc a aussi le point d’exclamation, qui compte pour un drapeau.</translation>
    </message>
    <message>
        <source>On a course built in a game of Minigolf Designer its winner putts first, on any other the players choose, or chance does.</source>
        <translation>Sur un parcours construit dans une partie de Minigolf Designer, c’est le vainqueur de celle-ci qui putte en premier&#x202f;; ailleurs, les joueurs choisissent, ou le hasard.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <source>Putt Dice</source>
        <translation>Dés de putt</translation>
    </message>
    <message>
        <source>Putt round a finished course of nine holes. Whoever takes the fewest strokes wins; players with equal totals play off from hole 1, and whoever takes more strokes than another on a hole is out.</source>
        <translation>Faites le tour d’un parcours fini de neuf trous, putt après putt. Celui qui joue le moins de coups gagne&#x202f;; les joueurs à égalité rejouent des tours d’élimination à partir du trou 1&#x202f;: celui qui fait plus de coups qu’un autre à un trou est éliminé.</translation>
    </message>
    <message>
        <source>Roll one to four dice: white always, then yellow, orange and red. Flags add to your precision, flags crossed out take from it; below nought is nought.</source>
        <translation>Lancez d’un à quatre dés&#x202f;: toujours le blanc, puis le jaune, l’orange et le rouge. Les drapeaux ajoutent à votre précision, les drapeaux barrés en retirent&#x202f;; elle ne descend pas sous zéro.</translation>
    </message>
    <message>
        <source>Strength and precision</source>
        <translation>Force et précision</translation>
    </message>
    <message>
        <source>The best three take a card each to the next round. The training coupon of the third takes {coupon_strokes.strokes} off; the other two are for Minigolf Empire, another game, and are only shown here. After that round they are gone, played or not.</source>
        <translation>Les trois premiers emportent chacun une carte à la partie suivante. Le bon d’entraînement du troisième retire {coupon_strokes.strokes}&#x202f;; les deux autres cartes servent à Minigolf Empire, un autre jeu, et sont seulement montrées ici. Après cette partie, elles disparaissent, jouées ou non.</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Les dés</translation>
    </message>
    <message>
        <source>The exclamation mark counts as one flag. If the ball is then held on a tile with water or flowers, it is placed on the next tile and a stroke is added; on the green it stays. On a slope it rolls back a tile, at no cost. With both, choose.</source>
        <translation>Le point d’exclamation compte pour un drapeau. Si la balle est alors retenue sur une tuile avec de l’eau ou des fleurs, on la place sur la tuile suivante et on ajoute un coup&#x202f;; sur le green, elle reste. Sur une pente, elle recule d’une tuile, sans rien coûter. S’il y a les deux, choisissez.</translation>
    </message>
    <message>
        <source>Three dice, but the flags suffice for two tiles only.</source>
        <translation>Trois dés, mais les drapeaux ne suffisent que pour deux tuiles.</translation>
    </message>
    <message>
        <source>To hole out you leave the green as well: that takes one die more than to reach it, and the precision of the green.</source>
        <translation>Pour finir le trou, il faut aussi quitter le green&#x202f;: cela demande un dé de plus que pour l’atteindre, et la précision du green.</translation>
    </message>
    <message>
        <source>Two dice, two tiles: there is precision left, but no strength.</source>
        <translation>Deux dés, deux tuiles&#x202f;: il reste de la précision, mais plus de force.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>De quoi il s’agit</translation>
    </message>
</context>
<context>
    <name>putt-dice tips</name>
    <message>
        <source>Bad luck on a slope, but before the tee there is no tile: the ball stays, and it costs no stroke.</source>
        <translation>Pas de bol, c’est une pente&#x202f;; mais avant le tee, il n’y a pas de tuile&#x202f;: la balle reste sur place, et cela ne coûte aucun coup.</translation>
    </message>
    <message>
        <source>Bad luck on a slope: the ball rolls one tile back. That costs no stroke.</source>
        <translation>Pas de bol sur une pente&#x202f;: la balle recule d’une tuile. Cela ne coûte aucun coup.</translation>
    </message>
    <message>
        <source>Bad luck took the ball into water or flowers: one penalty stroke, and it goes on from the next tile.</source>
        <translation>Pas de bol, la balle est dans l’eau ou les fleurs&#x202f;: un coup de pénalité, et elle repart de la tuile suivante.</translation>
    </message>
    <message>
        <source>Bad luck took the ball into water or flowers: one penalty stroke. After the green there is no tile, so it stays there.</source>
        <translation>Pas de bol, la balle est dans l’eau ou les fleurs&#x202f;: un coup de pénalité. Après le green, il n’y a plus de tuile&#x202f;: elle y reste.</translation>
    </message>
    <message>
        <source>Down the slope</source>
        <translation>En bas de la pente</translation>
    </message>
    <message>
        <source>Splash!</source>
        <translation>Plouf&#x202f;!</translation>
    </message>
</context>
<context>
    <name>putting</name>
    <message numerus="yes">
        <source>%n flower beds</source>
        <translation>
            <numerusform>%n parterre de fleurs</numerusform>
            <numerusform>%n parterres de fleurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pools</source>
        <translation>
            <numerusform>%n plan d’eau</numerusform>
            <numerusform>%n plans d’eau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slopes</source>
        <translation>
            <numerusform>%n pente</numerusform>
            <numerusform>%n pentes</numerusform>
        </translation>
    </message>
    <message>
        <source>A long day: every tile costs much to leave.</source>
        <translation>Une longue journée&#x202f;: chaque tuile coûte cher à quitter.</translation>
    </message>
    <message>
        <source>A stroll: little gets in the way of the ball.</source>
        <translation>Une promenade&#x202f;: peu de chose gêne la balle.</translation>
    </message>
    <message>
        <source>All faces</source>
        <translation>Toutes les faces</translation>
    </message>
    <message>
        <source>Another round</source>
        <translation>Une autre partie</translation>
    </message>
    <message>
        <source>Bad luck on the slope, but the tee holds the ball</source>
        <translation>Pas de bol sur la pente, mais le tee retient la balle</translation>
    </message>
    <message>
        <source>Bad luck {chance}</source>
        <translation>Pas de bol {chance}</translation>
    </message>
    <message>
        <source>Bad luck! Which one?</source>
        <translation>Pas de bol&#x202f;! Lequel&#x202f;?</translation>
    </message>
    <message>
        <source>Bad luck: a splash, and a penalty stroke</source>
        <translation>Pas de bol&#x202f;: plouf, et un coup de pénalité</translation>
    </message>
    <message>
        <source>Bad luck: rolled back down the slope</source>
        <translation>Pas de bol&#x202f;: la balle redescend la pente</translation>
    </message>
    <message>
        <source>Between flower beds: a ball among them costs a stroke.</source>
        <translation>Entre les parterres&#x202f;: une balle dans les fleurs coûte un coup.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Bruno likes many dice</source>
        <translation>Bruno aime beaucoup de dés</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Choose a course</source>
        <translation>Choisissez un parcours</translation>
    </message>
    <message>
        <source>Cleo likes few dice</source>
        <translation>Cleo aime peu de dés</translation>
    </message>
    <message>
        <source>Course files (*.minigolf *.json)</source>
        <translation>Fichiers de parcours (*.minigolf *.json)</translation>
    </message>
    <message>
        <source>Dario likes to hole out at once</source>
        <translation>Dario aime finir le trou d’un coup</translation>
    </message>
    <message>
        <source>Down the slope: one tile back</source>
        <translation>En bas de la pente&#x202f;: une tuile en arrière</translation>
    </message>
    <message>
        <source>Draw one by chance</source>
        <translation>En tirer un au hasard</translation>
    </message>
    <message>
        <source>Enid keeps away from bad luck</source>
        <translation>Enid évite le pas de bol</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Equal totals: a play-off from hole {number}</source>
        <translation>Égalité&#x202f;: tours d’élimination dès le trou {number}</translation>
    </message>
    <message>
        <source>Final score card</source>
        <translation>Carte de score finale</translation>
    </message>
    <message>
        <source>Fritz likes to share a score</source>
        <translation>Fritz aime partager un score</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Trou</translation>
    </message>
    <message>
        <source>Hole {number}</source>
        <translation>Trou {number}</translation>
    </message>
    <message>
        <source>Holed now: {score}</source>
        <translation>Fini maintenant&#x202f;: {score}</translation>
    </message>
    <message>
        <source>How many dice?</source>
        <translation>Combien de dés&#x202f;?</translation>
    </message>
    <message>
        <source>Into the flowers: one tile on, one stroke more</source>
        <translation>Dans les fleurs&#x202f;: une tuile en avant, un coup de plus</translation>
    </message>
    <message>
        <source>Into the flowers: still on the green, one stroke more</source>
        <translation>Dans les fleurs&#x202f;: toujours sur le green, un coup de plus</translation>
    </message>
    <message>
        <source>Into the water: one tile on, one stroke more</source>
        <translation>À l’eau&#x202f;: une tuile en avant, un coup de plus</translation>
    </message>
    <message>
        <source>Into the water: still on the green, one stroke more</source>
        <translation>À l’eau&#x202f;: toujours sur le green, un coup de plus</translation>
    </message>
    <message>
        <source>Last roll</source>
        <translation>Dernier lancer</translation>
    </message>
    <message>
        <source>Last roll  {sum}</source>
        <translation>Dernier lancer  {sum}</translation>
    </message>
    <message>
        <source>Leaving a tile costs the number on its red flag.</source>
        <translation>Quitter une tuile coûte le nombre de son drapeau rouge.</translation>
    </message>
    <message>
        <source>Mind the water: a splash costs a stroke.</source>
        <translation>Gare à l’eau&#x202f;: un plongeon coûte un coup.</translation>
    </message>
    <message>
        <source>Mistakes: {faults}.</source>
        <translation>Erreurs&#x202f;: {faults}.</translation>
    </message>
    <message>
        <source>Mistakes: {faults}. Changes that mend them: {changes}.</source>
        <translation>Erreurs&#x202f;: {faults}. Changements qui les réparent&#x202f;: {changes}.</translation>
    </message>
    <message>
        <source>Mistakes: {faults}. Fewest changes that mend them: {changes}.</source>
        <translation>Erreurs&#x202f;: {faults}. Réparation la plus courte&#x202f;: {changes}.</translation>
    </message>
    <message>
        <source>Name of the player {colour}</source>
        <translation>Nom du joueur {colour}</translation>
    </message>
    <message>
        <source>Nameless course</source>
        <translation>Parcours sans nom</translation>
    </message>
    <message>
        <source>Course record: {strokes}, {player}</source>
        <translation>Record du parcours&#x202f;: {strokes}, {player}</translation>
    </message>
    <message>
        <source>New course record: {strokes}, {player}</source>
        <translation>Nouveau record du parcours&#x202f;: {strokes}, {player}</translation>
    </message>
    <message>
        <source>Nine holes, as few strokes as you can.</source>
        <translation>Neuf trous, le moins de coups possible.</translation>
    </message>
    <message>
        <source>Open a course file</source>
        <translation>Ouvrir un fichier de parcours</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <source>Out of the play-off: {players}</source>
        <translation>Éliminés&#x202f;: {players}</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation>Tours d’élimination</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Putt Dice</source>
        <translation>Dés de putt</translation>
    </message>
    <message>
        <source>Putt on {course}, {players}</source>
        <translation>Putter&#x202f;: {course}, {players}</translation>
    </message>
    <message>
        <source>Putts first</source>
        <translation>Putte en premier</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation>Le réparer</translation>
    </message>
    <message>
        <source>Roll one die</source>
        <translation>Lancer un dé</translation>
    </message>
    <message>
        <source>Roll {number} dice</source>
        <translation>Lancer {number} dés</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Carte de score</translation>
    </message>
    <message>
        <source>Still equal: the play-off goes on, hole {number}</source>
        <translation>Toujours à égalité&#x202f;: les tours d’élimination continuent, trou {number}</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>The course</source>
        <translation>Le parcours</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>The score card stays until you leave.</source>
        <translation>La carte de score reste affichée jusqu’à votre départ.</translation>
    </message>
    <message>
        <source>The slope: the ball stays on the tee</source>
        <translation>La pente&#x202f;: la balle reste sur le tee</translation>
    </message>
    <message>
        <source>The tile has a slope and something to fall into.</source>
        <translation>La tuile a une pente, et de quoi tomber dedans.</translation>
    </message>
    <message>
        <source>They share the fewest strokes on the last hole.</source>
        <translation>À égalité pour le moins de coups au dernier trou.</translation>
    </message>
    <message>
        <source>Up and down: a ball rolls back from the slopes.</source>
        <translation>Des hauts et des bas&#x202f;: la balle redescend les pentes.</translation>
    </message>
    <message>
        <source>What is on the dice (F)</source>
        <translation>Ce qu’il y a sur les dés (F)</translation>
    </message>
    <message>
        <source>With one die, from the ball</source>
        <translation>Avec un dé, depuis la balle</translation>
    </message>
    <message>
        <source>With {number} dice, from the ball</source>
        <translation>Avec {number} dés, depuis la balle</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>a slope</source>
        <translation>une pente</translation>
    </message>
    <message>
        <source>bad luck {chance}</source>
        <translation>pas de bol {chance}</translation>
    </message>
    <message>
        <source>done in {strokes}</source>
        <translation>fini en {strokes}</translation>
    </message>
    <message>
        <source>flowers</source>
        <translation>des fleurs</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>green {chance}</source>
        <translation>green {chance}</translation>
    </message>
    <message>
        <source>hole out</source>
        <translation>finir le trou</translation>
    </message>
    <message>
        <source>hole out {chance}</source>
        <translation>finir le trou {chance}</translation>
    </message>
    <message>
        <source>holed now {chance}</source>
        <translation>fini maintenant {chance}</translation>
    </message>
    <message>
        <source>in {strokes}</source>
        <translation>en {strokes}</translation>
    </message>
    <message>
        <source>investment card</source>
        <translation>carte de renommée</translation>
    </message>
    <message>
        <source>more reach, less precision (keys 1 to 4)</source>
        <translation>plus loin, moins de précision (touches 1 à 4)</translation>
    </message>
    <message>
        <source>needs a repair</source>
        <translation>à réparer</translation>
    </message>
    <message>
        <source>next</source>
        <translation>suivant</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>un dé</translation>
    </message>
    <message>
        <source>one player</source>
        <translation>un joueur</translation>
    </message>
    <message>
        <source>par</source>
        <translation>par</translation>
    </message>
    <message>
        <source>par {par}</source>
        <translation>par {par}</translation>
    </message>
    <message>
        <source>play-off</source>
        <translation>élimination</translation>
    </message>
    <message>
        <source>press card</source>
        <translation>carte de presse</translation>
    </message>
    <message>
        <source>putts now, {stroke}</source>
        <translation>putte, {stroke}</translation>
    </message>
    <message>
        <source>record {strokes}</source>
        <translation>record {strokes}</translation>
    </message>
    <message>
        <source>stays here</source>
        <translation>reste ici</translation>
    </message>
    <message>
        <source>stroke {number}</source>
        <translation>coup {number}</translation>
    </message>
    <message>
        <source>the next roll is about as good, as it sees it</source>
        <translation>le lancer suivant est à peu près aussi bon, à son idée</translation>
    </message>
    <message>
        <source>then</source>
        <translation>puis</translation>
    </message>
    <message>
        <source>tile {number}</source>
        <translation>tuile {number}</translation>
    </message>
    <message>
        <source>to par</source>
        <translation>au par</translation>
    </message>
    <message>
        <source>training coupon</source>
        <translation>bon d’entraînement</translation>
    </message>
    <message>
        <source>water</source>
        <translation>de l’eau</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>wins as often with the next roll</source>
        <translation>gagne aussi souvent avec le lancer suivant</translation>
    </message>
    <message>
        <source>wins {chance} less than with the next roll</source>
        <translation>gagne {chance} de moins qu’avec le lancer suivant</translation>
    </message>
    <message>
        <source>wins {chance} more than with the next roll</source>
        <translation>gagne {chance} de plus qu’avec le lancer suivant</translation>
    </message>
    <message>
        <source>wins {chance} of such rounds</source>
        <translation>gagne {chance} de ces parties</translation>
    </message>
    <message>
        <source>{course}, repaired</source>
        <translation>{course}, réparé</translation>
    </message>
    <message>
        <source>{name} is out, and only says who begins</source>
        <translation>{name} est hors jeu, et dit seulement qui commence</translation>
    </message>
    <message>
        <source>{name} putts first: nobody else may be picked</source>
        <translation>{name} putte en premier&#x202f;: personne d’autre ne peut être choisi</translation>
    </message>
    <message numerus="yes">
        <source>{name} then putts after %n other players</source>
        <translation>
            <numerusform>{name} putte alors après %n autre joueur</numerusform>
            <numerusform>{name} putte alors après %n autres joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} then putts last, and knows what to beat</source>
        <translation>{name} putte alors en dernier, et sait quoi battre</translation>
    </message>
    <message>
        <source>{number} dice</source>
        <translation>{number} dés</translation>
    </message>
    <message>
        <source>{number} expected</source>
        <translation>{number} attendus</translation>
    </message>
    <message>
        <source>{player} holds the press card: in Minigolf Empire, another game, it gives {points} more from Mrs Pressco for the best press coverage, even a shared one.</source>
        <translation>{player} a la carte de presse&#x202f;: dans Minigolf Empire, un autre jeu, elle rapporte {points} de plus auprès de Mme Pressco pour la meilleure couverture médiatique, même à égalité.</translation>
    </message>
    <message>
        <source>{player} holds the training coupon: in the next round it takes {strokes} off.</source>
        <translation>{player} a le bon d’entraînement&#x202f;: à la prochaine partie, il retire {strokes}.</translation>
    </message>
    <message>
        <source>{player} picks the ball up after {strokes}</source>
        <translation>{player} ramasse la balle après {strokes}</translation>
    </message>
    <message>
        <source>{player} uses the training coupon now or never: {strokes} off</source>
        <translation>{player}&#x202f;: {strokes} de moins, maintenant ou jamais</translation>
    </message>
    <message>
        <source>{strokes} better than the next roll, as it sees it</source>
        <translation>{strokes} de mieux que le lancer suivant, à son idée</translation>
    </message>
    <message>
        <source>{strokes} expected</source>
        <translation>{strokes} en moyenne</translation>
    </message>
    <message>
        <source>{strokes} expected on this hole</source>
        <translation>{strokes} en moyenne à ce trou</translation>
    </message>
    <message>
        <source>{tiles}, tee to green</source>
        <translation>{tiles}, du tee au green</translation>
    </message>
    <message>
        <source>{player} holds the investment card: in Minigolf Empire, another game, it adds {money} golfars to invest in land and advertising, and {income} to the income.</source>
        <translation>{player} a la carte de renommée&#x202f;: dans Minigolf Empire, un autre jeu, elle ajoute {money} golfars à investir en terrain et en publicité, et {income} au revenu.</translation>
    </message>
    <message>
        <source>{player} holes out in {strokes}</source>
        <translation>{player} finit le trou en {strokes}</translation>
    </message>
    <message>
        <source>{player} is out, but played the last hole last.</source>
        <translation>{player}&#x202f;: hors du jeu, mais dernier à jouer au trou précédent.</translation>
    </message>
    <message>
        <source>{player} makes a hole in one!</source>
        <translation>{player} fait un trou en un&#x202f;!</translation>
    </message>
    <message>
        <source>{player} picks who putts first</source>
        <translation>{player} choisit qui putte en premier</translation>
    </message>
    <message>
        <source>{player} share the first place</source>
        <translation>{player} partagent la première place</translation>
    </message>
    <message>
        <source>{player} wins hole {hole}</source>
        <translation>{player} gagne le trou {hole}</translation>
    </message>
    <message>
        <source>{player} wins the round</source>
        <translation>{player} gagne la partie</translation>
    </message>
    <message>
        <source>{player} won the game in which this course was built.</source>
        <translation>{player} a gagné la partie où ce parcours a été construit.</translation>
    </message>
</context>
<context>
    <name>race</name>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Both courses</source>
        <translation>Les deux parcours</translation>
    </message>
    <message>
        <source>Click to look away</source>
        <translation>Cliquez pour regarder ailleurs</translation>
    </message>
    <message>
        <source>Each for themselves, with the same lands and tiles.</source>
        <translation>Chacun pour soi, avec les mêmes terrains et les mêmes tuiles.</translation>
    </message>
    <message>
        <source>Look over the fence</source>
        <translation>Regarder par-dessus la haie</translation>
    </message>
    <message>
        <source>Look over the fence at the rival&apos;s course (O)</source>
        <translation>Regarder par-dessus la haie le parcours du rival (O)</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Rival</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>You and {name} share the victory.</source>
        <translation>Vous et {name} partagez la victoire.</translation>
    </message>
    <message numerus="yes">
        <source>You beat {name} by %n points.</source>
        <translation>
            <numerusform>Vous battez {name} de %n point.</numerusform>
            <numerusform>Vous battez {name} de %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>chooses a land</source>
        <translation>choisit un terrain</translation>
    </message>
    <message>
        <source>has finished</source>
        <translation>a fini</translation>
    </message>
    <message numerus="yes">
        <source>{name} is %n points ahead of you.</source>
        <translation>
            <numerusform>{name} a %n point d’avance sur vous.</numerusform>
            <numerusform>{name} a %n points d’avance sur vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lays the last tiles</source>
        <translation>{name} pose ses dernières tuiles</translation>
    </message>
    <message>
        <source>{name}, {level}: {points}</source>
        <translation>{name}, {level}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>{name}: {progress}</source>
        <translation>{name}&#x202f;: {progress}</translation>
    </message>
    <message>
        <source>{version}, against {name}</source>
        <translation>{version}, contre {name}</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message numerus="yes">
        <source>%n black cubes</source>
        <translation>
            <numerusform>%n cube noir</numerusform>
            <numerusform>%n cubes noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells left empty</source>
        <translation>
            <numerusform>%n case restée vide</numerusform>
            <numerusform>%n cases restées vides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes missing</source>
        <translation>
            <numerusform>%n trou manquant</numerusform>
            <numerusform>%n trous manquants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes too many</source>
        <translation>
            <numerusform>%n trou de trop</numerusform>
            <numerusform>%n trous de trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n malformed holes</source>
        <translation>
            <numerusform>%n trou malformé</numerusform>
            <numerusform>%n trous malformés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n par cubes not used</source>
        <translation>
            <numerusform>%n cube de par inutilisé</numerusform>
            <numerusform>%n cubes de par inutilisés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes</source>
        <translation>
            <numerusform>%n passe</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paths meet grass</source>
        <translation>
            <numerusform>%n chemin contre l’herbe</numerusform>
            <numerusform>%n chemins contre l’herbe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles collected</source>
        <translation>
            <numerusform>%n tuile collectée</numerusform>
            <numerusform>%n tuiles collectées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles off the land</source>
        <translation>
            <numerusform>%n tuile hors du terrain</numerusform>
            <numerusform>%n tuiles hors du terrain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles the wrong way</source>
        <translation>
            <numerusform>%n tuile à contresens</numerusform>
            <numerusform>%n tuiles à contresens</numerusform>
        </translation>
    </message>
    <message>
        <source>A perfect circuit</source>
        <translation>Un circuit parfait</translation>
    </message>
    <message>
        <source>A tile left at the gate</source>
        <translation>Une tuile restée sur la porte d’entrée</translation>
    </message>
    <message>
        <source>An extra hole is to his taste</source>
        <translation>Un trou supplémentaire est à son goût</translation>
    </message>
    <message>
        <source>An extra hole of parts</source>
        <translation>Un trou de trop, fait de bouts</translation>
    </message>
    <message>
        <source>Full, and nothing beside it</source>
        <translation>Rempli, et rien en dehors</translation>
    </message>
    <message>
        <source>Green 9 beside the gate</source>
        <translation>Green 9 à côté de la porte d’entrée</translation>
    </message>
    <message>
        <source>Green {before} beside tee {hole}</source>
        <translation>Green {before} à côté du tee {hole}</translation>
    </message>
    <message numerus="yes">
        <source>Hole {hole} counted as one: %n tiles between its parts.</source>
        <translation>
            <numerusform>Trou {hole} compté comme un seul&#x202f;: %n tuile entre ses bouts.</numerusform>
            <numerusform>Trou {hole} compté comme un seul&#x202f;: %n tuiles entre ses bouts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hole {hole} counted as one: a crossing between them.</source>
        <translation>Trou {hole} compté comme un seul&#x202f;: un croisement entre les bouts.</translation>
    </message>
    <message>
        <source>Hole {hole} counted as one: one tile between them.</source>
        <translation>Trou {hole} compté comme un seul&#x202f;: une tuile entre les bouts.</translation>
    </message>
    <message>
        <source>Hole {hole} counted as one: tiles could lead from part to part.</source>
        <translation>Trou {hole} compté comme un seul&#x202f;: des tuiles pourraient mener d’un bout à l’autre.</translation>
    </message>
    <message>
        <source>Hole {hole} in the green zone</source>
        <translation>Trou {hole} dans la zone verte</translation>
    </message>
    <message>
        <source>Hole {hole} is to his taste</source>
        <translation>Le trou {hole} est à son goût</translation>
    </message>
    <message>
        <source>Hole {hole}: a crossing between</source>
        <translation>Trou {hole}&#x202f;: un croisement entre les deux</translation>
    </message>
    <message>
        <source>Hole {hole}: declared one</source>
        <translation>Trou {hole}&#x202f;: compté comme un seul</translation>
    </message>
    <message>
        <source>Hole {hole}: one tile between</source>
        <translation>Trou {hole}&#x202f;: une tuile entre les deux</translation>
    </message>
    <message>
        <source>How they like this land</source>
        <translation>Ce que vaut ce terrain pour eux</translation>
    </message>
    <message>
        <source>Mistakes are ignored</source>
        <translation>Les erreurs sont ignorées</translation>
    </message>
    <message>
        <source>Nothing lost for mistakes</source>
        <translation>Aucun point perdu pour des erreurs</translation>
    </message>
    <message>
        <source>Perfect par</source>
        <translation>Un par parfait</translation>
    </message>
    <message>
        <source>Promise: {condition}</source>
        <translation>Promesse&#x202f;: {condition}</translation>
    </message>
    <message>
        <source>Straight on all the way</source>
        <translation>Tout droit d’un bout à l’autre</translation>
    </message>
    <message>
        <source>Straight on to tee {hole}</source>
        <translation>Tout droit jusqu’au tee {hole}</translation>
    </message>
    <message>
        <source>Tee 1 beside the gate</source>
        <translation>Tee 1 à côté de la porte d’entrée</translation>
    </message>
</context>
<context>
    <name>records</name>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>%n trou</numerusform>
            <numerusform>%n trous</numerusform>
        </translation>
    </message>
    <message>
        <source>A land of one’s own</source>
        <translation>Un terrain dessiné</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancée</translation>
    </message>
    <message>
        <source>Base box</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Best rounds of Putt Dice</source>
        <translation>Meilleures parties de dés de putt</translation>
    </message>
    <message>
        <source>Best scores</source>
        <translation>Meilleurs scores</translation>
    </message>
    <message>
        <source>Best scores of 18 Holes</source>
        <translation>Meilleurs scores de 18 trous</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Enter, or a double click on the line</source>
        <translation>Entrée, ou un double clic sur la ligne</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familiale</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Golfer</source>
        <translation>Golfeur</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Type de partie</translation>
    </message>
    <message>
        <source>Lands</source>
        <translation>Terrains</translation>
    </message>
    <message>
        <source>Lands of the box</source>
        <translation>Terrains de la boîte</translation>
    </message>
    <message>
        <source>Mistakes were ignored</source>
        <translation>Erreurs ignorées</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Nameless course</source>
        <translation>Parcours sans nom</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>No course has been judged yet. Yours could be the first.</source>
        <translation>Aucun parcours n’a encore été jugé. Le vôtre pourrait être le premier.</translation>
    </message>
    <message>
        <source>No round has been finished yet. Yours could be the first.</source>
        <translation>Aucune partie terminée pour l’instant. La vôtre pourrait être la première.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Putt of No Return</source>
        <translation>Putt de non-retour</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message numerus="yes">
        <source>Scores of %n games over time</source>
        <translation>
            <numerusform>Score de %n partie au fil du temps</numerusform>
            <numerusform>Scores de %n parties au fil du temps</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Show the course</source>
        <translation>Voir le parcours</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>The course on the easel</source>
        <translation>Le parcours sur le chevalet</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>Then came</source>
        <translation>Puis venaient</translation>
    </message>
    <message>
        <source>This course is not among your files any more.</source>
        <translation>Ce parcours n’est plus parmi vos fichiers.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>{low} to {high}, the last one {last}</source>
        <translation>{low} à {high}, le dernier {last}</translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message numerus="yes">
        <source>%n adjustment tiles show it.</source>
        <translation>
            <numerusform>%n tuile d’ajustement le montre.</numerusform>
            <numerusform>%n tuiles d’ajustement le montrent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies in the box</source>
        <translation>
            <numerusform>%n exemplaire dans la boîte</numerusform>
            <numerusform>%n exemplaires dans la boîte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n designs</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n greens.</source>
        <translation>
            <numerusform>%n green.</numerusform>
            <numerusform>%n greens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the bag</source>
        <translation>
            <numerusform>%n restante dans le sac</numerusform>
            <numerusform>%n restantes dans le sac</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stars of three.</source>
        <translation>
            <numerusform>%n étoile sur trois.</numerusform>
            <numerusform>%n étoiles sur trois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the box</source>
        <translation>
            <numerusform>%n tuile dans la boîte</numerusform>
            <numerusform>%n tuiles dans la boîte</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s share</source>
        <translation>La part d’un joueur</translation>
    </message>
    <message>
        <source>A whole par 3 by itself.</source>
        <translation>Un par 3 entier à elle seule.</translation>
    </message>
    <message>
        <source>Adjustment tiles</source>
        <translation>Tuiles d’ajustement</translation>
    </message>
    <message>
        <source>Advanced game: promise one condition at least when your land is chosen, and more at each visit of the clients. A promise cannot be taken back. Only what was promised is won or lost; in a group the best keeper of a promise gains most.</source>
        <translation>Partie avancée&#x202f;: une fois votre terrain choisi, promettez au moins une condition, et d’autres à chaque visite des clients. Une promesse ne se reprend pas. On ne gagne et on ne perd que sur ce qu’on a promis&#x202f;; en groupe, celui qui tient le mieux une promesse y gagne le plus.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>All of the base box</source>
        <translation>Toutes celles de la boîte de base</translation>
    </message>
    <message>
        <source>Bars show the share of all tiles; the darker a figure&apos;s ground, the more of its kind the tiles hold. The bag holds them all when a game begins.</source>
        <translation>Les barres montrent la part de toutes les tuiles&#x202f;; plus le fond d’un chiffre est foncé, plus les tuiles en portent. Au début d’une partie, elles sont toutes dans le sac.</translation>
    </message>
    <message>
        <source>Benches</source>
        <translation>Bancs</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Clubs</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Virage</translation>
    </message>
    <message>
        <source>Course tiles</source>
        <translation>Tuiles de parcours</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Croisement</translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation>Chiens</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Drivers</translation>
    </message>
    <message>
        <source>Every piece of it. Ctrl+Tab turns pages.</source>
        <translation>Toutes ses pièces. Ctrl+Tab change de page.</translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation>Extension</translation>
    </message>
    <message>
        <source>Fairways</source>
        <translation>Fairways</translation>
    </message>
    <message>
        <source>Flower beds</source>
        <translation>Parterres de fleurs</translation>
    </message>
    <message>
        <source>From Putt of No Return</source>
        <translation>De Putt de non-retour</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Golfers</source>
        <translation>Golfeurs</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>Greens</source>
        <translation>Greens</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Half the fun is to discover the tiles as they come out of the bag.</source>
        <translation>La moitié du plaisir est de découvrir les tuiles à mesure qu’elles sortent du sac.</translation>
    </message>
    <message>
        <source>How promises work</source>
        <translation>Comment marchent les promesses</translation>
    </message>
    <message>
        <source>Hybrids</source>
        <translation>Hybrides</translation>
    </message>
    <message>
        <source>In games of {players} and more.</source>
        <translation>Dans les parties à {players} et plus.</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>Dans la boîte</translation>
    </message>
    <message>
        <source>In the ready hand {letter} of a first game.</source>
        <translation>Dans la main prête {letter} d’une première partie.</translation>
    </message>
    <message>
        <source>Initiative {number}: {draw}.</source>
        <translation>Initiative {number}&#x202f;: {draw}.</translation>
    </message>
    <message>
        <source>Irons</source>
        <translation>Fers</translation>
    </message>
    <message>
        <source>It adds {number} to the rank of the deck.</source>
        <translation>Elle ajoute {number} au rang du paquet.</translation>
    </message>
    <message>
        <source>It is laid on one hex of a course.</source>
        <translation>Elle se pose sur un hexagone d’un parcours.</translation>
    </message>
    <message>
        <source>Kind of tile</source>
        <translation>Type de tuile</translation>
    </message>
    <message>
        <source>Lands</source>
        <translation>Terrains</translation>
    </message>
    <message>
        <source>Lawn</source>
        <translation>Pelouse</translation>
    </message>
    <message>
        <source>None left in the bag</source>
        <translation>Plus aucune dans le sac</translation>
    </message>
    <message>
        <source>Obstacles</source>
        <translation>Obstacles</translation>
    </message>
    <message>
        <source>One way only</source>
        <translation>Sens unique</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Par {par}</source>
        <translation>Par {par}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Visiteurs</translation>
    </message>
    <message>
        <source>Pipes and tunnels</source>
        <translation>Tuyaux et tunnels</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>Plans d’eau</translation>
    </message>
    <message>
        <source>Promises</source>
        <translation>Promesses</translation>
    </message>
    <message>
        <source>Putt of No Return</source>
        <translation>Putt de non-retour</translation>
    </message>
    <message>
        <source>Search the tiles</source>
        <translation>Chercher parmi les tuiles</translation>
    </message>
    <message>
        <source>Search: dog, corner, par 2 …</source>
        <translation>Chercher&#x202f;: chien, virage, par 2 …</translation>
    </message>
    <message>
        <source>Shot cards</source>
        <translation>Cartes de tir</translation>
    </message>
    <message>
        <source>Side {letter}</source>
        <translation>Face {letter}</translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation>Pentes</translation>
    </message>
    <message>
        <source>Solo card</source>
        <translation>Carte solo</translation>
    </message>
    <message>
        <source>Solo cards</source>
        <translation>Cartes solo</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Droit</translation>
    </message>
    <message>
        <source>Tee</source>
        <translation>Tee</translation>
    </message>
    <message>
        <source>Tee of a par {par}; fairway tiles to add: {tiles}.</source>
        <translation>Tee d’un par {par}&#x202f;; tuiles de fairway à ajouter&#x202f;: {tiles}.</translation>
    </message>
    <message>
        <source>Tees</source>
        <translation>Tees</translation>
    </message>
    <message>
        <source>The back of every adjustment tile.</source>
        <translation>Le dos de chaque tuile d’ajustement.</translation>
    </message>
    <message>
        <source>The land looked at</source>
        <translation>Le terrain affiché</translation>
    </message>
    <message>
        <source>The piece looked at</source>
        <translation>La pièce affichée</translation>
    </message>
    <message>
        <source>The tile looked at</source>
        <translation>La tuile affichée</translation>
    </message>
    <message>
        <source>There is no such tile in the box.</source>
        <translation>Aucune tuile de ce genre dans la boîte.</translation>
    </message>
    <message>
        <source>Tile {id}</source>
        <translation>Tuile {id}</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Arbres</translation>
    </message>
    <message>
        <source>Turns of yours alone: {alone}. Combined turns: {combined}.</source>
        <translation>Tours à vous seul&#x202f;: {alone}. Tours combinés&#x202f;: {combined}.</translation>
    </message>
    <message>
        <source>Wedges</source>
        <translation>Wedges</translation>
    </message>
    <message numerus="yes">
        <source>What each of %n players may expect, if the whole bag were shared out evenly.</source>
        <translation>
            <numerusform>Ce que %n joueur peut attendre, si tout le sac était partagé également.</numerusform>
            <numerusform>Ce que chacun des %n joueurs peut attendre, si tout le sac était partagé également.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the tiles hold</source>
        <translation>Ce que portent les tuiles</translation>
    </message>
    <message>
        <source>With an obstacle</source>
        <translation>Avec obstacle</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>{left} of {copies} left</source>
        <translation>{left} sur {copies}</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message numerus="yes">
        <source>%n sides do not fit: a path would meet grass.</source>
        <translation>
            <numerusform>%n mauvais raccord&#x202f;: un chemin buterait contre l’herbe.</numerusform>
            <numerusform>%n mauvais raccords&#x202f;: un chemin buterait contre l’herbe.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile has four rotations.</source>
        <translation>Une tuile a quatre rotations.</translation>
    </message>
    <message>
        <source>A tile must touch another one or the gate, if only by a corner.</source>
        <translation>Une tuile doit en toucher une autre ou la porte d’entrée, même si ce n’est que par un coin.</translation>
    </message>
    <message>
        <source>At least one promise must be made.</source>
        <translation>Il faut faire au moins une promesse.</translation>
    </message>
    <message>
        <source>Holes are numbered from 1 to 9.</source>
        <translation>Les trous se numérotent de 1 à 9.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>No tile may be kept at the gate in this game.</source>
        <translation>Dans cette partie, on ne peut pas garder de tuile à la porte d’entrée.</translation>
    </message>
    <message>
        <source>Only in the final phase: once a land is full, or nobody has built for three rounds.</source>
        <translation>Seulement en phase finale&#x202f;: dès qu’un terrain est rempli, ou que personne n’a construit depuis trois tours.</translation>
    </message>
    <message>
        <source>That is not possible at this moment.</source>
        <translation>Ce n’est pas possible pour l’instant.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The gate stands there.</source>
        <translation>La porte d’entrée est là.</translation>
    </message>
    <message>
        <source>The side to the east does not fit: a path would meet grass.</source>
        <translation>Mauvais raccord à l’est&#x202f;: un chemin buterait contre l’herbe.</translation>
    </message>
    <message>
        <source>The side to the north does not fit: a path would meet grass.</source>
        <translation>Mauvais raccord au nord&#x202f;: un chemin buterait contre l’herbe.</translation>
    </message>
    <message>
        <source>The side to the south does not fit: a path would meet grass.</source>
        <translation>Mauvais raccord au sud&#x202f;: un chemin buterait contre l’herbe.</translation>
    </message>
    <message>
        <source>The side to the west does not fit: a path would meet grass.</source>
        <translation>Mauvais raccord à l’ouest&#x202f;: un chemin buterait contre l’herbe.</translation>
    </message>
    <message>
        <source>There is a tile already.</source>
        <translation>Il y a déjà une tuile.</translation>
    </message>
    <message>
        <source>There is a tile at the gate already.</source>
        <translation>Il y a déjà une tuile à la porte d’entrée.</translation>
    </message>
    <message>
        <source>There is no hole to number.</source>
        <translation>Il n’y a pas de trou à numéroter.</translation>
    </message>
    <message>
        <source>There is no such land to choose.</source>
        <translation>Ce terrain n’est pas au choix.</translation>
    </message>
    <message>
        <source>There is no such promise.</source>
        <translation>Cette promesse n’existe pas.</translation>
    </message>
    <message>
        <source>There is no tile at the gate.</source>
        <translation>Il n’y a pas de tuile à la porte d’entrée.</translation>
    </message>
    <message>
        <source>There is no tile to take there.</source>
        <translation>Il n’y a pas de tuile à prendre ici.</translation>
    </message>
    <message>
        <source>This course is another player&apos;s.</source>
        <translation>Ce parcours est à un autre joueur.</translation>
    </message>
    <message>
        <source>This promise is made already.</source>
        <translation>Cette promesse est déjà faite.</translation>
    </message>
    <message>
        <source>This tile goes back into the bag already.</source>
        <translation>Cette tuile retourne déjà dans le sac.</translation>
    </message>
    <message>
        <source>Who has stopped places no tiles any more.</source>
        <translation>Un joueur arrêté ne place plus de tuile.</translation>
    </message>
    <message>
        <source>Who has stopped takes a tile each round.</source>
        <translation>Un joueur arrêté prend une tuile à chaque tour.</translation>
    </message>
</context>
<context>
    <name>repair</name>
    <message>
        <source>A hole has two greens</source>
        <translation>Un trou a deux greens</translation>
    </message>
    <message>
        <source>A hole has two tees</source>
        <translation>Un trou a deux tees</translation>
    </message>
    <message>
        <source>A hole too many</source>
        <translation>Un trou de trop</translation>
    </message>
    <message>
        <source>A one-way tile lies the wrong way</source>
        <translation>Une tuile à sens unique est posée à contresens</translation>
    </message>
    <message>
        <source>A path leads nowhere</source>
        <translation>Un chemin ne mène nulle part</translation>
    </message>
    <message>
        <source>A path meets grass or the gate</source>
        <translation>Un chemin bute contre l’herbe ou la porte d’entrée</translation>
    </message>
    <message>
        <source>A path runs in a ring</source>
        <translation>Un chemin fait une boucle</translation>
    </message>
    <message>
        <source>Add a hole in {place}</source>
        <translation>Ajouter un trou en {place}</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Tel quel</translation>
    </message>
    <message>
        <source>Bends</source>
        <translation>Virages</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changements</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Assez</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Fewest changes</source>
        <translation>Le moins de changements</translation>
    </message>
    <message>
        <source>Fill the gap in {place}</source>
        <translation>Combler le vide en {place}</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Herbe</translation>
    </message>
    <message>
        <source>Greens</source>
        <translation>Greens</translation>
    </message>
    <message>
        <source>Holes missing: {number}</source>
        <translation>Trous manquants&#x202f;: {number}</translation>
    </message>
    <message>
        <source>Kind of tile</source>
        <translation>Type de tuile</translation>
    </message>
    <message>
        <source>Look for fewer changes</source>
        <translation>Chercher moins de changements</translation>
    </message>
    <message>
        <source>Looking for a repair</source>
        <translation>Recherche d’une réparation</translation>
    </message>
    <message>
        <source>Looking for fewer changes</source>
        <translation>Recherche de moins de changements</translation>
    </message>
    <message>
        <source>Mistakes and changes</source>
        <translation>Erreurs et changements</translation>
    </message>
    <message>
        <source>More of a tile than the box holds</source>
        <translation>Une tuile en plus d’exemplaires que dans la boîte</translation>
    </message>
    <message>
        <source>Nothing is wrong any more</source>
        <translation>Plus aucune erreur</translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>encore {number}</translation>
    </message>
    <message>
        <source>Proved: no repair takes fewer.</source>
        <translation>C’est prouvé&#x202f;: aucune réparation n’en demande moins.</translation>
    </message>
    <message>
        <source>Repair a course</source>
        <translation>Réparer un parcours</translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation>Le réparer</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Réparé</translation>
    </message>
    <message>
        <source>Show the course</source>
        <translation>Montrer le parcours</translation>
    </message>
    <message>
        <source>Still wrong</source>
        <translation>Encore des erreurs</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Droits</translation>
    </message>
    <message>
        <source>Swap the tile in {place} for one of the bag</source>
        <translation>Échanger la tuile en {place} contre une du sac</translation>
    </message>
    <message>
        <source>Take the hole in {place} away</source>
        <translation>Enlever le trou en {place}</translation>
    </message>
    <message>
        <source>Take the tile away (Del)</source>
        <translation>Enlever la tuile (Suppr)</translation>
    </message>
    <message>
        <source>Take the tile in {place} away</source>
        <translation>Enlever la tuile en {place}</translation>
    </message>
    <message>
        <source>Tees</source>
        <translation>Tees</translation>
    </message>
    <message>
        <source>The best found so far. At least {number} are needed.</source>
        <translation>Le mieux trouvé jusqu’ici. Il en faut au moins {number}.</translation>
    </message>
    <message>
        <source>The course, arrow keys choose a tile</source>
        <translation>Le parcours, les flèches choisissent une tuile</translation>
    </message>
    <message>
        <source>The repaired course is a new file; the original stays. Click a tile or a gap to change it by hand.</source>
        <translation>Le parcours réparé est un nouveau fichier&#x202f;; l’original reste. Cliquez sur une tuile ou un vide pour changer à la main.</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>Tuiles dans le sac</translation>
    </message>
    <message>
        <source>Turn the tile (R)</source>
        <translation>Tourner la tuile (R)</translation>
    </message>
    <message>
        <source>Turn the tile in {place}</source>
        <translation>Tourner la tuile en {place}</translation>
    </message>
    <message>
        <source>Two paths</source>
        <translation>Deux chemins</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Annuler (Ctrl+Z)</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>ligne {row}, colonne {column}</translation>
    </message>
    <message>
        <source>{changes} changes mend the course. At least {number} are needed.</source>
        <translation>{changes} changements réparent le parcours. Il en faut au moins {number}.</translation>
    </message>
</context>
<context>
    <name>reports</name>
    <message>
        <source>A report is in this file:</source>
        <translation>Le rapport est dans ce fichier&#x202f;:</translation>
    </message>
    <message>
        <source>Go home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Minigolf Desktop cannot start. Your games are safe.</source>
        <translation>Minigolf Desktop ne peut pas démarrer. Vos parties ne risquent rien.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Voir le dossier</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>The program made a mistake, and what you did last may not have happened.</source>
        <translation>Le programme a commis une erreur, et votre dernière action n’a peut-être pas eu lieu.</translation>
    </message>
    <message>
        <source>Your game is safe: every move that you confirmed is on the disk.</source>
        <translation>Votre partie ne risque rien&#x202f;: chaque coup confirmé est sur le disque.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Better: {action}</source>
        <translation>Mieux&#x202f;: {action}</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>Brilliant</source>
        <translation>Brillant</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien vu</translation>
    </message>
    <message>
        <source>Hole {number}</source>
        <translation>Trou {number}</translation>
    </message>
    <message>
        <source>How it began</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>Let the computer judge it</source>
        <translation>Faire juger par l’ordinateur</translation>
    </message>
    <message>
        <source>Play it (Space)</source>
        <translation>Dérouler (Espace)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Rejouer à partir d’ici</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>Arrêter (Espace)</translation>
    </message>
    <message>
        <source>Luck cost {amount} against the mean draw.</source>
        <translation>La chance a coûté {amount} par rapport au tirage moyen.</translation>
    </message>
    <message>
        <source>Against a mean start this one is worth {amount} (give or take {error}).</source>
        <translation>Par rapport à un départ moyen, celui-ci vaut {amount} (à {error} près).</translation>
    </message>
    <message>
        <source>All of that adds up to {amount}.</source>
        <translation>Tout cela fait {amount}.</translation>
    </message>
    <message>
        <source>As many points as {name}</source>
        <translation>Autant de points que {name}</translation>
    </message>
    <message>
        <source>At first sight another choice is {amount} better. It is still tried out.</source>
        <translation>À première vue, un autre choix vaut {amount} de plus. Les essais sont en cours.</translation>
    </message>
    <message>
        <source>At first sight nothing is better. It is still tried out.</source>
        <translation>À première vue, rien n’est meilleur. Les essais sont en cours.</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Choices cost {amount} against the best that was found.</source>
        <translation>Par rapport au mieux trouvé, vos choix ont coûté {amount}.</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Parcours</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Luck helped by {amount} against the mean draw.</source>
        <translation>La chance a apporté {amount} par rapport au tirage moyen.</translation>
    </message>
    <message>
        <source>Neither start nor luck nor choices explain {amount} (give or take {error}): that came of it later than the computer looks ahead.</source>
        <translation>Ni le départ, ni la chance, ni les choix n’expliquent {amount} (à {error} près)&#x202f;: cela s’est joué plus loin que l’ordinateur ne voit.</translation>
    </message>
    <message>
        <source>No land is chosen yet.</source>
        <translation>Aucun terrain n’est encore choisi.</translation>
    </message>
    <message>
        <source>Promises</source>
        <translation>Promesses</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>The best it found is {amount} better (give or take {error}).</source>
        <translation>Le mieux qu’il ait trouvé est meilleur de {amount} (à {error} près).</translation>
    </message>
    <message>
        <source>The best it found is {amount} better.</source>
        <translation>Le mieux qu’il ait trouvé est meilleur de {amount}.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>The computer found nothing better.</source>
        <translation>L’ordinateur n’a rien trouvé de mieux.</translation>
    </message>
    <message>
        <source>The computer would have chosen otherwise. What that comes to in the end it cannot tell: it is in no sum.</source>
        <translation>L’ordinateur aurait choisi autrement. Il ne sait pas chiffrer ce que cela vaut à la fin&#x202f;: ce choix n’entre dans aucune somme.</translation>
    </message>
    <message>
        <source>Thinking: {share} · Cancel</source>
        <translation>Il réfléchit&#x202f;: {share} · Annuler</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ce tour</translation>
    </message>
    <message>
        <source>Tiles to choose from</source>
        <translation>Tuiles au choix</translation>
    </message>
    <message>
        <source>Turn by turn, with what the computer thinks</source>
        <translation>Tour par tour, avec l’avis de l’ordinateur</translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation>Tour {number} sur {count}</translation>
    </message>
    <message>
        <source>Turns of the game</source>
        <translation>Tours de la partie</translation>
    </message>
    <message>
        <source>Unexplained</source>
        <translation>Inexpliqué</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituel</translation>
    </message>
    <message>
        <source>What the result is made of</source>
        <translation>De quoi le résultat est fait</translation>
    </message>
    <message>
        <source>Whose luck and choices</source>
        <translation>Chance et choix de qui</translation>
    </message>
    <message>
        <source>With mean luck, a mean start and the best choices: {amount}.</source>
        <translation>Avec une chance moyenne, un départ moyen et les meilleurs choix&#x202f;: {amount}.</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>choix</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>chance</translation>
    </message>
    <message>
        <source>unexplained</source>
        <translation>inexpliqué</translation>
    </message>
    <message>
        <source>{amount} ahead of {name}</source>
        <translation>{amount} devant {name}</translation>
    </message>
    <message>
        <source>{amount} behind {name}</source>
        <translation>{amount} derrière {name}</translation>
    </message>
    <message>
        <source>{amount} better</source>
        <translation>mieux de {amount}</translation>
    </message>
    <message>
        <source>{name} promised {promises}</source>
        <translation>{name} a promis {promises}</translation>
    </message>
    <message>
        <source>{name} was the first to take a tile face down</source>
        <translation>{name} a pris en premier une tuile face cachée</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation>Règles et touches</translation>
    </message>
    <message>
        <source>Search (/)</source>
        <translation>Chercher (/)</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>The next place (Enter)</source>
        <translation>L’endroit suivant (Entrée)</translation>
    </message>
    <message>
        <source>The place before (Shift+Enter)</source>
        <translation>L’endroit précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>The rule (F1)</source>
        <translation>La règle (F1)</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
</context>
<context>
    <name>rules tables</name>
    <message>
        <source>A fair match, course by course</source>
        <translation>Le rang équitable, parcours par parcours</translation>
    </message>
    <message>
        <source>A path with a white arrow</source>
        <translation>Un chemin avec une flèche blanche</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Ajoute</translation>
    </message>
    <message>
        <source>Advanced game</source>
        <translation>Version avancée</translation>
    </message>
    <message>
        <source>All clubs, in the order of their initiative</source>
        <translation>Tous les clubs, par ordre d’initiative</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Tout ensemble</translation>
    </message>
    <message>
        <source>Any other green</source>
        <translation>Tout autre green</translation>
    </message>
    <message>
        <source>Aside; at the visit all go back into the bag.</source>
        <translation>Mises de côté&#x202f;; à la visite, toutes retournent dans le sac.</translation>
    </message>
    <message>
        <source>Back into the bag or out of the game, as you say.</source>
        <translation>Dans le sac ou hors de la partie, à votre choix.</translation>
    </message>
    <message>
        <source>Back into the bag.</source>
        <translation>Elles retournent dans le sac.</translation>
    </message>
    <message>
        <source>Big hit</source>
        <translation>Gros coup</translation>
    </message>
    <message>
        <source>Big hit: the deck that the cards are drawn from.</source>
        <translation>Gros coup&#x202f;: le paquet où l’on pioche les cartes.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Clubs</translation>
    </message>
    <message>
        <source>Clubs in the game, by players</source>
        <translation>Clubs en jeu, selon le nombre de joueurs</translation>
    </message>
    <message>
        <source>Equals share the better rank, and the next ones stay empty.</source>
        <translation>Les ex æquo partagent le meilleur rang, et les rangs suivants restent vides.</translation>
    </message>
    <message>
        <source>Family game</source>
        <translation>Version familiale</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Herbe</translation>
    </message>
    <message>
        <source>Greens</source>
        <translation>Greens</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Hole {hole}</source>
        <translation>Trou {hole}</translation>
    </message>
    <message>
        <source>Holes</source>
        <translation>Trous</translation>
    </message>
    <message>
        <source>How satisfied the clients are, by points</source>
        <translation>La satisfaction des clients, selon les points</translation>
    </message>
    <message>
        <source>In the final phase</source>
        <translation>Pendant la phase finale</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Kept with</source>
        <translation>Tenue avec</translation>
    </message>
    <message>
        <source>Kept: {promise_points.points} more. Broken: as many fewer.</source>
        <translation>Tenue&#x202f;: {promise_points.points} de plus. Rompue&#x202f;: autant de moins.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Mr Straightforward gives {all_straight_points.points} more where all eight greens lead straight on to the next tee.</source>
        <translation>M. Straightforward donne {all_straight_points.points} de plus si les huit greens mènent tout droit au tee suivant.</translation>
    </message>
    <message>
        <source>Out of the game, unless a player who still designs asks for some of them back at the end of the round.</source>
        <translation>Hors de la partie, sauf celles qu’un joueur qui construit encore redemande à la fin du tour.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points of a hole, by its par and the turns taken</source>
        <translation>Points d’un trou, selon son par et le nombre de tours</translation>
    </message>
    <message>
        <source>Points of a promise in a group, by rank</source>
        <translation>Points d’une promesse en groupe, selon le rang</translation>
    </message>
    <message>
        <source>Promise</source>
        <translation>Promesse</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>En solo</translation>
    </message>
    <message>
        <source>The face with ! brings bad luck.</source>
        <translation>La face au point d’exclamation, c’est pas de bol&#x202f;!</translation>
    </message>
    <message>
        <source>The number on the back of a tile</source>
        <translation>Le numéro au dos d’une tuile</translation>
    </message>
    <message>
        <source>The own target</source>
        <translation>Sa propre cible</translation>
    </message>
    <message>
        <source>The precision on the faces of the dice</source>
        <translation>La précision sur les faces des dés</translation>
    </message>
    <message>
        <source>The ready hands of a first game</source>
        <translation>Les mains prêtes d’une première partie</translation>
    </message>
    <message>
        <source>The solo cards of the box</source>
        <translation>Les cartes solo de la boîte</translation>
    </message>
    <message>
        <source>The target of another</source>
        <translation>La cible d’un autre</translation>
    </message>
    <message>
        <source>The tiles of Putt of No Return</source>
        <translation>Les tuiles de Putt de Non-Retour</translation>
    </message>
    <message>
        <source>The ways to play</source>
        <translation>Les façons de jouer</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Le vainqueur</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Tricky: a green and a path</source>
        <translation>Délicate&#x202f;: un green et un chemin</translation>
    </message>
    <message>
        <source>Tricky: a tee and a green</source>
        <translation>Délicate&#x202f;: un tee et un green</translation>
    </message>
    <message>
        <source>Tricky: a tee and a path</source>
        <translation>Délicate&#x202f;: un tee et un chemin</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Turns of your own right before it</source>
        <translation>Tours à vous seul juste avant</translation>
    </message>
    <message>
        <source>Until the final phase</source>
        <translation>Avant la phase finale</translation>
    </message>
    <message>
        <source>Until the one visit of the other rule</source>
        <translation>Avant la visite unique de l’autre règle</translation>
    </message>
    <message>
        <source>Visit tiles</source>
        <translation>Tuiles de visite</translation>
    </message>
    <message>
        <source>Visit tiles in the bag</source>
        <translation>Tuiles de visite dans le sac</translation>
    </message>
    <message>
        <source>What Mr Client gives for these five holes</source>
        <translation>Ce que M. Client donne pour ces cinq trous</translation>
    </message>
    <message>
        <source>What Mr Perfect gives points for</source>
        <translation>Ce qui rapporte avec M. Perfect</translation>
    </message>
    <message>
        <source>What a green is worth</source>
        <translation>Ce que vaut un green</translation>
    </message>
    <message>
        <source>What a promise asks for in a solo game</source>
        <translation>Ce que demande une promesse en solo</translation>
    </message>
    <message>
        <source>What a turn of combined scoring adds to the rank of a deck</source>
        <translation>Ce qu’un tour de score combiné ajoute au rang d’un paquet</translation>
    </message>
    <message>
        <source>What becomes of tiles that nobody takes</source>
        <translation>Ce que deviennent les tuiles que personne ne prend</translation>
    </message>
    <message>
        <source>What every Mr Client looks for</source>
        <translation>Ce que regarde chaque M. Client</translation>
    </message>
    <message>
        <source>What every Mrs Client counts</source>
        <translation>Ce que compte chaque Mme Cliente</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>What lies in the decks</source>
        <translation>Le contenu des paquets</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Where they go</source>
        <translation>Où elles vont</translation>
    </message>
    <message>
        <source>Who comes second</source>
        <translation>Le deuxième</translation>
    </message>
    <message>
        <source>Who comes third</source>
        <translation>Le troisième</translation>
    </message>
    <message>
        <source>Who gets which card</source>
        <translation>À qui va chaque carte</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Souhait</translation>
    </message>
    <message>
        <source>below {least}</source>
        <translation>moins de {least}</translation>
    </message>
    <message>
        <source>in any order</source>
        <translation>dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>dans l’ordre</translation>
    </message>
    <message>
        <source>{least} and more</source>
        <translation>{least} et plus</translation>
    </message>
</context>
<context>
    <name>saved games</name>
    <message>
        <source>A file that cannot be read</source>
        <translation>Un fichier illisible</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete this game (Del)</source>
        <translation>Supprimer cette partie (Suppr)</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Supprimer cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Its file is deleted for good.</source>
        <translation>Son fichier est supprimé pour de bon.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Saved games, newest first</source>
        <translation>Parties enregistrées, les plus récentes d’abord</translation>
    </message>
    <message>
        <source>There is no saved game yet. Begin one, and it waits for you here.</source>
        <translation>Aucune partie enregistrée. Commencez-en une, elle vous attendra ici.</translation>
    </message>
    <message>
        <source>begun under earlier rules</source>
        <translation>commencée avec d’anciennes règles</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>finie</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>en cours</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <source>Course files (*.minigolf *.json)</source>
        <translation>Fichiers de parcours (*.minigolf *.json)</translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation>Dessin de l’image</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>Images (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace {name}?
A file of this name lies in {folder} already.</source>
        <translation>Remplacer {name}&#x202f;?
Un fichier de ce nom existe déjà dans {folder}.</translation>
    </message>
    <message>
        <source>Save a picture of the course</source>
        <translation>Enregistrer une image du parcours</translation>
    </message>
    <message>
        <source>Save the course</source>
        <translation>Enregistrer le parcours</translation>
    </message>
    <message>
        <source>Save the final table</source>
        <translation>Enregistrer le tableau final</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
        <source>final-table</source>
        <translation>tableau-final</translation>
    </message>
</context>
<context>
    <name>score card</name>
    <message>
        <source>Flags</source>
        <translation>Drapeaux</translation>
    </message>
    <message>
        <source>Greens</source>
        <translation>Greens</translation>
    </message>
    <message>
        <source>Hole</source>
        <translation>Trou</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Aller</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Score card</source>
        <translation>Carte de score</translation>
    </message>
    <message>
        <source>To par</source>
        <translation>± par</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
</context>
<context>
    <name>season</name>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>A condition of the task is missed.</source>
        <translation>Une condition du défi n’est pas remplie.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Next task</source>
        <translation>Défi suivant</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Pas encore essayé.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play this task</source>
        <translation>Jouer ce défi</translation>
    </message>
    <message numerus="yes">
        <source>Played %n times</source>
        <translation>
            <numerusform>Joué %n fois</numerusform>
            <numerusform>Joué %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>See the map</source>
        <translation>Voir la carte</translation>
    </message>
    <message>
        <source>Task {number}</source>
        <translation>Défi {number}</translation>
    </message>
    <message>
        <source>Task {number} of {count} · {game}</source>
        <translation>Défi {number} sur {count} · {game}</translation>
    </message>
    <message>
        <source>Thirty short tasks, from the first lawn to the clubhouse.</source>
        <translation>Trente petits défis, de la première pelouse au club-house.</translation>
    </message>
    <message>
        <source>at most {figure}</source>
        <translation>au plus {figure}</translation>
    </message>
    <message>
        <source>best: {figure}</source>
        <translation>record&#x202f;: {figure}</translation>
    </message>
    <message>
        <source>{stars} of {most.stars}</source>
        <translation>{stars} sur {most.stars}</translation>
    </message>
</context>
<context>
    <name>season tasks</name>
    <message>
        <source>A crossing carries one hole over another: lead a path up to it from both sides.</source>
        <translation>Un croisement fait passer un trou au-dessus d’un autre&#x202f;: amenez-y un chemin des deux côtés.</translation>
    </message>
    <message>
        <source>A friendly match</source>
        <translation>Un match amical</translation>
    </message>
    <message>
        <source>A full house</source>
        <translation>Salle comble</translation>
    </message>
    <message>
        <source>A stroll in the park</source>
        <translation>Une promenade au parc</translation>
    </message>
    <message>
        <source>A tied hole leaves its skin for the next one; The Shark does not mind the water.</source>
        <translation>Un trou à égalité laisse son skin au suivant&#x202f;; l’eau ne gêne pas The Shark.</translation>
    </message>
    <message>
        <source>All your cubes lie on the score sheet then: count the flags before the last holes.</source>
        <translation>Tous vos cubes sont alors sur la feuille de score&#x202f;: comptez les drapeaux avant les derniers trous.</translation>
    </message>
    <message>
        <source>Alone against three</source>
        <translation>Seul contre trois</translation>
    </message>
    <message>
        <source>An arrow counts whichever way it points, but played against it costs: mind the tees.</source>
        <translation>Une flèche compte dans les deux sens, mais la jouer à contresens coûte&#x202f;: attention aux tees.</translation>
    </message>
    <message>
        <source>As promised</source>
        <translation>Comme promis</translation>
    </message>
    <message>
        <source>Bad luck in the flowers costs a stroke: from the tiles before them, aim past.</source>
        <translation>Pas de bol dans les fleurs, et c’est un coup de plus&#x202f;: depuis la tuile d’avant, visez au-delà.</translation>
    </message>
    <message>
        <source>Bad luck on a slope rolls the ball back: stop before it, or go all the way up.</source>
        <translation>Pas de bol sur une pente, et la balle redescend&#x202f;: arrêtez-vous avant, ou montez d’un trait.</translation>
    </message>
    <message>
        <source>Beat Ada in a match over five holes.</source>
        <translation>Battez Ada dans un match de cinq trous.</translation>
    </message>
    <message>
        <source>Beat Bruno on Over and Under.</source>
        <translation>Battez Bruno sur Dessus dessous.</translation>
    </message>
    <message>
        <source>Beat the three automatic opponents of Solo Chaos.</source>
        <translation>Battez les trois adversaires automatiques du Chaos solo.</translation>
    </message>
    <message>
        <source>Beds of flowers</source>
        <translation>Parterres fleuris</translation>
    </message>
    <message>
        <source>Bring as many people as you can onto your course.</source>
        <translation>Faites venir autant de visiteurs que possible sur votre parcours.</translation>
    </message>
    <message>
        <source>Build a course that pleases your first two clients.</source>
        <translation>Construisez un parcours qui plaît à vos deux premiers clients.</translation>
    </message>
    <message>
        <source>Build at least two tiles into the course on which two paths meet or cross.</source>
        <translation>Placez sur le parcours au moins deux tuiles où deux chemins se rencontrent ou se croisent.</translation>
    </message>
    <message>
        <source>Build holes whose pars make 36 together.</source>
        <translation>Construisez des trous dont les pars font 36 en tout.</translation>
    </message>
    <message>
        <source>Build the long holes that Mr Long loves.</source>
        <translation>Construisez les longs trous qu’aime M. Long.</translation>
    </message>
    <message>
        <source>Build what Mrs Camper and Mr Perfect ask for, on a hard land, with all that the box holds.</source>
        <translation>Construisez ce que demandent Mme Camper et M. Perfect, sur un terrain difficile, avec tout ce qu’il y a dans la boîte.</translation>
    </message>
    <message>
        <source>Bunjil sees the top card of a deck first: look, then choose the club.</source>
        <translation>Bunjil voit d’abord la carte du dessus d’un paquet&#x202f;: regardez, puis choisissez le club.</translation>
    </message>
    <message>
        <source>Chaos on Larkfield</source>
        <translation>Chaos aux Alouettes</translation>
    </message>
    <message>
        <source>Circuit 20</source>
        <translation>Circuit 20</translation>
    </message>
    <message>
        <source>Circuit points</source>
        <translation>Points de circuit</translation>
    </message>
    <message>
        <source>Claim greens in any order, before Ada and Dario claim them.</source>
        <translation>Prenez les greens dans n’importe quel ordre, avant qu’Ada et Dario ne les prennent.</translation>
    </message>
    <message>
        <source>Claim more than Cleo with a team of two golfers.</source>
        <translation>Avec une équipe de deux golfeurs, prenez plus de greens que Cléo.</translation>
    </message>
    <message>
        <source>Collect points in Stableford on Larkfield Nine.</source>
        <translation>Récoltez des points en Stableford aux Alouettes.</translation>
    </message>
    <message>
        <source>Come home from Seven Hills near par.</source>
        <translation>Terminez les Sept Collines près du par.</translation>
    </message>
    <message>
        <source>Come round the longest course of all under par.</source>
        <translation>Bouclez le plus long de tous les parcours sous le par.</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>Croisements</translation>
    </message>
    <message>
        <source>Dorian carries three clubs that never leave the hand: know them by heart.</source>
        <translation>Dorian a trois clubs qui ne quittent jamais la main&#x202f;: connaissez-les par cœur.</translation>
    </message>
    <message>
        <source>Dry feet</source>
        <translation>Les pieds au sec</translation>
    </message>
    <message>
        <source>Each of them counts a point: of two tiles take the crowded one.</source>
        <translation>Chacun compte un point&#x202f;: entre deux tuiles, prenez la plus peuplée.</translation>
    </message>
    <message>
        <source>Each step of the way counts two points, and there are ten of them.</source>
        <translation>Chaque étape rapporte deux points, et il y en a dix.</translation>
    </message>
    <message>
        <source>Every tile between tee and green makes a hole longer; leave room before you begin one.</source>
        <translation>Chaque tuile entre tee et green allonge un trou&#x202f;; gardez de la place avant d’en commencer un.</translation>
    </message>
    <message>
        <source>Finish as many of the nine holes at Duck Ponds as you can under their par.</source>
        <translation>Finissez sous le par autant des neuf trous des Étangs aux canards que possible.</translation>
    </message>
    <message>
        <source>Finish holes of the Clockwork Yard under par.</source>
        <translation>Finissez sous le par des trous de la Cour aux rouages.</translation>
    </message>
    <message>
        <source>Five holes before lunch</source>
        <translation>Cinq trous avant le déjeuner</translation>
    </message>
    <message>
        <source>Give Mrs Noreturn the arrows that she loves.</source>
        <translation>Offrez à Mme Noreturn les flèches qu’elle aime.</translation>
    </message>
    <message>
        <source>Greens ahead</source>
        <translation>Greens d’avance</translation>
    </message>
    <message>
        <source>He is in a hurry and rolls many dice: let him, and count your own.</source>
        <translation>Il est pressé et lance beaucoup de dés&#x202f;: laissez-le faire, et comptez les vôtres.</translation>
    </message>
    <message>
        <source>He wants a whole par, a whole circuit and no mistake: everything that you learned.</source>
        <translation>Il veut un par complet, un circuit complet et aucune faute&#x202f;: tout ce que vous avez appris.</translation>
    </message>
    <message>
        <source>Her points</source>
        <translation>Ses points</translation>
    </message>
    <message>
        <source>Holes under par</source>
        <translation>Trous sous le par</translation>
    </message>
    <message>
        <source>In front of water a die fewer is often the shorter way.</source>
        <translation>Devant l’eau, un dé de moins est souvent le plus court chemin.</translation>
    </message>
    <message>
        <source>Iron Jane chooses her irons herself: take those that reach the far greens.</source>
        <translation>Iron Jane choisit elle-même ses fers&#x202f;: prenez ceux qui atteignent les greens lointains.</translation>
    </message>
    <message>
        <source>Keep the promises that you make at the start.</source>
        <translation>Tenez les promesses que vous faites au début.</translation>
    </message>
    <message>
        <source>Lay out a round trip: from the gate over all holes and back again.</source>
        <translation>Tracez une boucle&#x202f;: de la porte, par tous les trous, et retour.</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Leave yourself open sides, so that one of two tiles always fits.</source>
        <translation>Gardez des côtés ouverts, pour pouvoir toujours placer l’une des deux tuiles.</translation>
    </message>
    <message>
        <source>Let no hole of the Flower Show run away from you.</source>
        <translation>À la Fête des fleurs, ne vous effondrez sur aucun trou.</translation>
    </message>
    <message>
        <source>Like clockwork</source>
        <translation>Réglé comme une horloge</translation>
    </message>
    <message>
        <source>Long lanes</source>
        <translation>Longues pistes</translation>
    </message>
    <message>
        <source>Longest hole</source>
        <translation>Trou le plus long</translation>
    </message>
    <message>
        <source>Look over the fence now and then; she loves a round trip more than anything.</source>
        <translation>Regardez parfois par-dessus la haie&#x202f;; elle aime les boucles plus que tout.</translation>
    </message>
    <message>
        <source>Lucky may draw a card anew: keep that for the shots that matter.</source>
        <translation>Lucky peut repiocher une carte&#x202f;: gardez cela pour les coups qui comptent.</translation>
    </message>
    <message>
        <source>No pass</source>
        <translation>Sans passer</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>Sans retour</translation>
    </message>
    <message>
        <source>Off par 36</source>
        <translation>Écart au par 36</translation>
    </message>
    <message>
        <source>One die is safe, two are brave: read the flags before you roll.</source>
        <translation>Un dé, c’est sûr&#x202f;; deux, c’est osé&#x202f;: lisez les drapeaux avant de lancer.</translation>
    </message>
    <message>
        <source>Opening day</source>
        <translation>Jour d’ouverture</translation>
    </message>
    <message>
        <source>Over and under Bruno</source>
        <translation>Bruno, dessus dessous</translation>
    </message>
    <message>
        <source>Par 36 exactly</source>
        <translation>Par 36 tout juste</translation>
    </message>
    <message>
        <source>Par is high where the way is long: on those holes strokes are won.</source>
        <translation>Le par est haut là où le chemin est long&#x202f;: c’est sur ces trous qu’on gagne des coups.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Visiteurs</translation>
    </message>
    <message>
        <source>Perfection</source>
        <translation>La perfection</translation>
    </message>
    <message>
        <source>Plant Mrs Bloom as many flower beds as you can.</source>
        <translation>Plantez pour Mme Bloom autant de parterres que possible.</translation>
    </message>
    <message>
        <source>Play the Practice Meadow alone, with few strokes.</source>
        <translation>Jouez en solo le Pré d’essai, en peu de coups.</translation>
    </message>
    <message>
        <source>Please Mrs Hotdog and Mr Short without a single pass.</source>
        <translation>Comblez Mme Hotdog et M. Short sans passer une seule fois.</translation>
    </message>
    <message>
        <source>Please Mrs Sloppy and Mr Straightforward on a hard land.</source>
        <translation>Comblez Mme Sloppy et M. Straightforward sur un terrain difficile.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation>Points d’avance</translation>
    </message>
    <message>
        <source>Points on Larkfield</source>
        <translation>Des points aux Alouettes</translation>
    </message>
    <message>
        <source>Promise little that is sure, and one thing that is bold.</source>
        <translation>Promettez peu, mais du sûr, et une seule chose osée&#x202f;: une promesse est vite faite.</translation>
    </message>
    <message>
        <source>Promised points</source>
        <translation>Points promis</translation>
    </message>
    <message>
        <source>Putt round Pocket Park as near to par as you can.</source>
        <translation>Faites le tour du Parc de poche en restant aussi près du par que possible.</translation>
    </message>
    <message>
        <source>Race Cleo: she builds with the same tiles on the same land.</source>
        <translation>Mesurez-vous à Cléo&#x202f;: elle construit avec les mêmes tuiles sur le même terrain.</translation>
    </message>
    <message>
        <source>Reach the last green before Bruno and Enid do.</source>
        <translation>Atteignez le dernier green avant Bruno et Enid.</translation>
    </message>
    <message>
        <source>Reach your secret targets before Enid and Bruno reach theirs.</source>
        <translation>Atteignez vos cibles secrètes avant qu’Enid et Bruno n’atteignent les leurs.</translation>
    </message>
    <message>
        <source>Secret targets</source>
        <translation>Cibles secrètes</translation>
    </message>
    <message>
        <source>Seven hills</source>
        <translation>Sept collines</translation>
    </message>
    <message>
        <source>Short holes can be holed in one roll: as many dice as tiles, and a little luck.</source>
        <translation>Un trou court peut se faire d’un seul lancer&#x202f;: autant de dés que de tuiles, et un peu de chance.</translation>
    </message>
    <message>
        <source>Skin game</source>
        <translation>La chasse aux skins</translation>
    </message>
    <message>
        <source>Slick Rikesh borrows the others&apos; clubs: look what lies open first.</source>
        <translation>Slick Rikesh emprunte les clubs des autres&#x202f;: regardez d’abord ce qui est visible.</translation>
    </message>
    <message>
        <source>Slugger carries the driver, which never leaves the hand: use it on long holes.</source>
        <translation>Slugger a le driver, qui ne quitte jamais la main&#x202f;: servez-vous-en sur les longs trous.</translation>
    </message>
    <message>
        <source>Steep land</source>
        <translation>Terrain pentu</translation>
    </message>
    <message>
        <source>Straight holes and slopes are wanted where there is least room for them.</source>
        <translation>Il faut des trous droits et des pentes, justement là où la place manque.</translation>
    </message>
    <message>
        <source>Straight through the show</source>
        <translation>Tout droit entre les fleurs</translation>
    </message>
    <message>
        <source>Swift plays early: a bad hole costs nothing here but its points, so attack.</source>
        <translation>Swift joue tôt&#x202f;: un mauvais trou ne coûte ici que ses points, alors attaquez.</translation>
    </message>
    <message>
        <source>The champions&apos; round</source>
        <translation>La ronde des champions</translation>
    </message>
    <message>
        <source>The long way round</source>
        <translation>Le long détour</translation>
    </message>
    <message>
        <source>The neighbour builds too</source>
        <translation>Le voisin construit aussi</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>La course</translation>
    </message>
    <message>
        <source>Their clubs are turned over one by one: what is played already does not come again.</source>
        <translation>Leurs clubs se retournent un à un&#x202f;: ce qui est joué ne revient pas.</translation>
    </message>
    <message>
        <source>To par</source>
        <translation>Sur le par</translation>
    </message>
    <message>
        <source>Trees and holes of par 4 are what they love; fill the land and join green to tee.</source>
        <translation>Ils aiment les arbres et les trous de par 4&#x202f;; remplissez le terrain et reliez chaque green au tee suivant.</translation>
    </message>
    <message>
        <source>Two crossings</source>
        <translation>Deux croisements</translation>
    </message>
    <message>
        <source>Two golfers each</source>
        <translation>Deux golfeurs chacun</translation>
    </message>
    <message>
        <source>Two golfers share your hand: send them to opposite ends of the course.</source>
        <translation>Deux golfeurs partagent votre main&#x202f;: envoyez-les aux deux bouts du parcours.</translation>
    </message>
    <message>
        <source>Two points a bed: take the tile with flowers even where the other one fits better.</source>
        <translation>Deux points par parterre&#x202f;: prenez la tuile fleurie, même si l’autre se place mieux.</translation>
    </message>
    <message>
        <source>Win more skins than Fritz and Cleo on Heron Pond.</source>
        <translation>Gagnez plus de skins que Fritz et Cléo à l’Étang aux hérons.</translation>
    </message>
    <message>
        <source>Win the closing match against Ada, who plays hard, over nine holes.</source>
        <translation>Gagnez le dernier match, neuf trous contre Ada au niveau difficile.</translation>
    </message>
    <message>
        <source>Worst hole over par</source>
        <translation>Pire trou sur le par</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>1×</source>
        <translation>1×</translation>
    </message>
    <message>
        <source>2×</source>
        <translation>2×</translation>
    </message>
    <message>
        <source>A tile or a shot waits for your yes.</source>
        <translation>Une tuile ou un coup attend votre accord.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permettre</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Vitesse des animations</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Tout de suite</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Automne</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Sac</translation>
    </message>
    <message>
        <source>Blossom, green leaves, red leaves or frost outdoors.</source>
        <translation>Dehors&#x202f;: fleurs, herbe verte, feuilles rousses ou givre.</translation>
    </message>
    <message>
        <source>By the date</source>
        <translation>Selon la date</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs virtuels</translation>
    </message>
    <message>
        <source>Computer players speak; never with reduced motion.</source>
        <translation>Les joueurs virtuels parlent, sauf avec moins de mouvement.</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation>Rideau</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Edge checking</source>
        <translation>Contrôle des bords</translation>
    </message>
    <message>
        <source>F8 turns them on and off everywhere.</source>
        <translation>F8 les active ou les coupe partout.</translation>
    </message>
    <message>
        <source>Falls between two players who share this screen.</source>
        <translation>Tombe entre deux joueurs qui partagent cet écran.</translation>
    </message>
    <message>
        <source>Good moves and why: the bulb, or H hit twice.</source>
        <translation>De bons coups et pourquoi&#x202f;: l’ampoule, ou H deux fois.</translation>
    </message>
    <message>
        <source>Help with placing</source>
        <translation>Aide au placement</translation>
    </message>
    <message>
        <source>Hints in games that count</source>
        <translation>Conseils en partie comptée</translation>
    </message>
    <message>
        <source>How long is seen what they are about to do.</source>
        <translation>Durée d’affichage de ce qu’ils vont faire.</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Échelle de l’interface</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Nothing travels or grows; short fades only.</source>
        <translation>Rien ne bouge ni ne grandit&#x202f;: de courts fondus seulement.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Only for secrets</source>
        <translation>Pour les secrets</translation>
    </message>
    <message>
        <source>Prevent</source>
        <translation>Empêcher</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Saisons</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Shows where a tile fits and what it is worth there.</source>
        <translation>Montre où une tuile peut aller et ce qu’elle y vaut.</translation>
    </message>
    <message>
        <source>Size of text, panels and buttons.</source>
        <translation>Taille du texte, des panneaux et des boutons.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Small talk</source>
        <translation>Bavardages</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Printemps</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Été</translation>
    </message>
    <message>
        <source>Tells how many tiles are left.</source>
        <translation>Dit combien de tuiles il reste.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>This display has room for {number} %.</source>
        <translation>Cet écran permet {number}&#x202f;%.</translation>
    </message>
    <message>
        <source>Tile left over</source>
        <translation>Tuile restante</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Astuces</translation>
    </message>
    <message>
        <source>Told once. To turn them on again tells them all anew.</source>
        <translation>Dites une seule fois. Les réactiver les fait redire toutes.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Warn</source>
        <translation>Avertir</translation>
    </message>
    <message>
        <source>What a new game does about paths that meet grass.</source>
        <translation>Ce qu’une nouvelle partie fait des chemins contre l’herbe.</translation>
    </message>
    <message>
        <source>What becomes of the tile not placed, when the next two are drawn.</source>
        <translation>Ce que devient la tuile non placée, quand les deux suivantes sont tirées.</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Hiver</translation>
    </message>
</context>
<context>
    <name>shots</name>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>; whoever plays it keeps it</source>
        <translation>&#x202f;; celui qui la joue la garde</translation>
    </message>
    <message>
        <source>Flies {least} to {most.hexes}.</source>
        <translation>Vole de {least} à {most.hexes}.</translation>
    </message>
    <message>
        <source>Flies {most.hexes}.</source>
        <translation>Vole {most.hexes}.</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>From the rough as well, and over trees beside the ball.</source>
        <translation>Du rough aussi, et par-dessus les arbres voisins de la balle.</translation>
    </message>
    <message>
        <source>From the rough one less, but not with hybrids.</source>
        <translation>Du rough un de moins, sauf avec les hybrides.</translation>
    </message>
    <message>
        <source>Longest drive</source>
        <translation>Longest Drive</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Court</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>Super!</source>
        <translation>Super&#x202f;!</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>bunker</source>
        <translation>bunker</translation>
    </message>
    <message>
        <source>lay down and draw from</source>
        <translation>poser et piocher dans</translation>
    </message>
    <message>
        <source>lay it down and draw from {deck}.</source>
        <translation>posez-la et piochez dans le {deck}.</translation>
    </message>
    <message>
        <source>left or right</source>
        <translation>à gauche ou à droite</translation>
    </message>
    <message>
        <source>one of three</source>
        <translation>l’un de trois</translation>
    </message>
    <message>
        <source>out of the bunker as aimed</source>
        <translation>sort du bunker comme visé</translation>
    </message>
    <message>
        <source>out of the bunker to the left</source>
        <translation>sort du bunker à gauche</translation>
    </message>
    <message>
        <source>out of the bunker to the right</source>
        <translation>sort du bunker à droite</translation>
    </message>
    <message>
        <source>shuffle, then draw again</source>
        <translation>mélanger, puis repiocher</translation>
    </message>
    <message>
        <source>stays in the bunker</source>
        <translation>reste dans le bunker</translation>
    </message>
    <message>
        <source>the deck takes its discards back, draw again.</source>
        <translation>le paquet reprend sa défausse, repiochez.</translation>
    </message>
    <message>
        <source>you choose</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>{steps} ahead</source>
        <translation>{steps} devant</translation>
    </message>
    <message>
        <source>{steps} left</source>
        <translation>{steps} à gauche</translation>
    </message>
    <message>
        <source>{steps} right</source>
        <translation>{steps} à droite</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Touche {key}</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Coup annulé</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Home (Esc)</source>
        <translation>Accueil (Échap)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Y)</source>
        <translation>Rétablir (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Règles (F1)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Annuler (Ctrl+Z)</translation>
    </message>
    <message>
        <source>What happened (L)</source>
        <translation>Ce qui s’est passé (L)</translation>
    </message>
</context>
<context>
    <name>target peek</name>
    <message>
        <source>A secret target</source>
        <translation>Une cible secrète</translation>
    </message>
    <message>
        <source>Everybody else looks away. It shows for as long as you hold the button.</source>
        <translation>Les autres regardent ailleurs. Elle se montre tant que vous maintenez le bouton.</translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation>Maintenir pour voir</translation>
    </message>
    <message>
        <source>It glows on the course. Let go to hide it.</source>
        <translation>Elle luit sur le parcours. Relâchez pour la cacher.</translation>
    </message>
    <message>
        <source>or hold T, Enter or Space</source>
        <translation>ou maintenez T, Entrée ou Espace</translation>
    </message>
    <message>
        <source>{name}, your secret target</source>
        <translation>{name}, votre cible secrète</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>, {number} parts declared</source>
        <translation>, en {number} morceaux comptés comme un seul</translation>
    </message>
    <message>
        <source>, {number} parts tied</source>
        <translation>, en {number} morceaux reliés par une case vide</translation>
    </message>
    <message>
        <source>--seats: {word} is none of {levels}, alone or with one of {characters}, as in hard-enid</source>
        <translation>--seats&#x202f;: {word} n’est ni {levels}, seul ou avec l’un de {characters}, comme dans hard-enid</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partie</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 joueur</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota du disque dépassé</translation>
    </message>
    <message>
        <source>Draw a course file as a picture; the ending says which kind.</source>
        <translation>Dessiner en image un fichier de parcours&#x202f;; l’extension choisit le format.</translation>
    </message>
    <message>
        <source>Draw every screen in scripted states, and sheets of all tiles and lands.</source>
        <translation>Dessiner chaque écran dans des situations préparées, et des planches de toutes les tuiles et de tous les terrains.</translation>
    </message>
    <message>
        <source>Expecting &apos;,&apos; delimiter</source>
        <translation>il manque une virgule</translation>
    </message>
    <message>
        <source>Expecting &apos;:&apos; delimiter</source>
        <translation>il manque un deux-points</translation>
    </message>
    <message>
        <source>Expecting property name enclosed in double quotes</source>
        <translation>il manque un nom de champ entre guillemets droits</translation>
    </message>
    <message>
        <source>Expecting value</source>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <source>Extra data</source>
        <translation>données en trop</translation>
    </message>
    <message>
        <source>Field required</source>
        <translation>ce champ est obligatoire</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>Golf board games for the desktop. Without a verb the window opens; a verb does its work without a screen and ends with exit status 0 when all is well, 1 when it found something wrong, 2 for bad input.</source>
        <translation>Des jeux de société autour du golf pour ordinateur. Sans commande, la fenêtre s’ouvre&#x202f;; une commande travaille sans écran et finit avec le code de retour 0 si tout va bien, 1 si elle a trouvé un défaut, 2 si l’entrée est mauvaise.</translation>
    </message>
    <message>
        <source>Input should be a valid boolean</source>
        <translation>il faut true ou false</translation>
    </message>
    <message>
        <source>Input should be a valid integer</source>
        <translation>il faut un nombre entier</translation>
    </message>
    <message>
        <source>Input should be a valid list</source>
        <translation>il faut une liste</translation>
    </message>
    <message>
        <source>Input should be a valid string</source>
        <translation>il faut un texte</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée-sortie</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>Merge what was taken along into the games, records, players, boards and courses of here. Nothing of here is overwritten, and the settings stay. A file in which anything is wrong changes nothing.</source>
        <translation>Réunit ce qui a été emporté avec les parties, records, joueurs, plateaux et parcours d’ici. Rien d’ici n’est remplacé, et les réglages restent. Un fichier qui a le moindre défaut ne change rien.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Pack games, records, players, boards, courses and settings into one file, to be brought back on another computer.</source>
        <translation>Range parties, records, joueurs, plateaux, parcours et réglages dans un seul fichier, à rapporter sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>Play whole games with random legal actions, check them, print figures.</source>
        <translation>Jouer des parties entières avec des actions permises, tirées au hasard, les vérifier et afficher des chiffres.</translation>
    </message>
    <message>
        <source>Print the best moves of whoever is to move in a saved match, and why.</source>
        <translation>Afficher les meilleurs coups du joueur dont c’est le tour dans une partie enregistrée, et pourquoi.</translation>
    </message>
    <message>
        <source>Qt has no platform {name} here</source>
        <translation>Qt n’a pas de plateforme {name} ici</translation>
    </message>
    <message>
        <source>Qt needs {files}, missing on this system</source>
        <translation>Qt a besoin de {files}, introuvable sur ce système</translation>
    </message>
    <message>
        <source>Qt needs {files}, missing on this system; install with: {command}</source>
        <translation>Qt a besoin de {files}, introuvable sur ce système&#x202f;; pour l’installer&#x202f;: {command}</translation>
    </message>
    <message>
        <source>Read a saved match or a course, replay it and say what is wrong with it. A match that was begun under earlier rules of its game is sound, and can be looked at.</source>
        <translation>Lire une partie enregistrée ou un parcours, rejouer et dire ce qui ne va pas. Une partie commencée avec d’anciennes règles de son jeu est valable, et peut se revoir.</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>disque en lecture seule</translation>
    </message>
    <message>
        <source>Score course files, each point with its reason and its cells.</source>
        <translation>Compter les points de fichiers de parcours, chaque point avec sa raison et ses cases.</translation>
    </message>
    <message>
        <source>The window reports its faults in {folder}</source>
        <translation>La fenêtre signale ses erreurs dans {folder}</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>trop de liens symboliques à suivre</translation>
    </message>
    <message>
        <source>Unterminated string</source>
        <translation>texte sans guillemet fermant</translation>
    </message>
    <message>
        <source>VERB</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>\u{letter} is half of a letter</source>
        <translation>\u{letter} est la moitié d’une lettre</translation>
    </message>
    <message>
        <source>a device, not a file</source>
        <translation>un périphérique, pas un fichier</translation>
    </message>
    <message>
        <source>a folder, not a file</source>
        <translation>un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>a library is broken: {fault}</source>
        <translation>une bibliothèque est endommagée&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>a link that leads nowhere</source>
        <translation>un lien qui ne mène nulle part</translation>
    </message>
    <message>
        <source>a match of {game}, begun under earlier rules and to be looked at only</source>
        <translation>une partie de {game}, commencée avec d’anciennes règles, à revoir seulement</translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation>un nombre a trop de chiffres</translation>
    </message>
    <message>
        <source>a number or any words</source>
        <translation>un nombre ou des mots</translation>
    </message>
    <message>
        <source>a pipe, not a file</source>
        <translation>un tube, pas un fichier</translation>
    </message>
    <message>
        <source>a socket, not a file</source>
        <translation>un socket, pas un fichier</translation>
    </message>
    <message>
        <source>after move {number}: {problem}</source>
        <translation>après le coup {number}&#x202f;: {problem}</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s&#x202f;: %(message)s</translation>
    </message>
    <message>
        <source>at the start: {problem}</source>
        <translation>au début&#x202f;: {problem}</translation>
    </message>
    <message>
        <source>begun under earlier rules of the game</source>
        <translation>commencée avec d’anciennes règles du jeu</translation>
    </message>
    <message>
        <source>cannot be written ({why})</source>
        <translation>écriture impossible ({why})</translation>
    </message>
    <message>
        <source>check a saved match or a course</source>
        <translation>vérifier une partie enregistrée ou un parcours</translation>
    </message>
    <message>
        <source>computer players, such as hard,medium or hard-enid,easy; their seats go round</source>
        <translation>joueurs virtuels, par exemple hard,medium ou hard-enid,easy&#x202f;; ils changent de place à tour de rôle</translation>
    </message>
    <message>
        <source>count as in the solo game</source>
        <translation>compter comme en partie solo</translation>
    </message>
    <message>
        <source>draw a course</source>
        <translation>dessiner un parcours</translation>
    </message>
    <message>
        <source>draw every screen</source>
        <translation>dessiner chaque écran</translation>
    </message>
    <message>
        <source>entry {entry}</source>
        <translation>entrée {entry}</translation>
    </message>
    <message>
        <source>everything works</source>
        <translation>tout fonctionne</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>au moins un argument est attendu</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>un argument est attendu</translation>
    </message>
    <message>
        <source>extra hole</source>
        <translation>trou de trop</translation>
    </message>
    <message>
        <source>field &apos;game&apos;: {game} is not {name}</source>
        <translation>champ «&#x202f;game&#x202f;»&#x202f;: {game} n’est pas {name}</translation>
    </message>
    <message>
        <source>field &apos;gate&apos;: it lies outside the rows of the land</source>
        <translation>champ «&#x202f;gate&#x202f;»&#x202f;: la porte d’entrée est hors des lignes du terrain</translation>
    </message>
    <message>
        <source>--seats names {seats}, --players {players}</source>
        <translation>--seats en nomme {seats}, --players {players}</translation>
    </message>
    <message>
        <source>Load all content, draw a screen of every kind, play a turn of every game, save it and open it again. Your own games and settings are left alone.</source>
        <translation>Charger tout le contenu, dessiner un écran de chaque sorte, jouer un tour de chaque jeu, l’enregistrer et le rouvrir. Vos parties et vos réglages ne sont pas touchés.</translation>
    </message>
    <message>
        <source>a course, tiles: {tiles}, holes: {holes}</source>
        <translation>un parcours, nombre de tuiles&#x202f;: {tiles}, de trous&#x202f;: {holes}</translation>
    </message>
    <message>
        <source>a course, tiles: {tiles}, holes: {holes}, par: {par}</source>
        <translation>un parcours, nombre de tuiles&#x202f;: {tiles}, de trous&#x202f;: {holes}, par&#x202f;: {par}</translation>
    </message>
    <message>
        <source>a match of {game}, moves: {number}, {over}</source>
        <translation>une partie de {game}, nombre de coups&#x202f;: {number}, {over}</translation>
    </message>
    <message>
        <source>draw every screen in all its states, which takes some minutes</source>
        <translation>dessiner chaque écran dans tous ses états, ce qui prend quelques minutes</translation>
    </message>
    <message>
        <source>field &apos;land&apos;, field &apos;name&apos; belongs to version 3</source>
        <translation>champ «&#x202f;land&#x202f;», le champ «&#x202f;name&#x202f;» date de la version 3</translation>
    </message>
    <message>
        <source>field &apos;land&apos;, field &apos;rows&apos;: cells of land and water: {cells}; at most {most} can be shown</source>
        <translation>champ «&#x202f;land&#x202f;», champ «&#x202f;rows&#x202f;»&#x202f;: cases de terre et d’eau&#x202f;: {cells}&#x202f;; le programme en montre {most} au plus</translation>
    </message>
    <message>
        <source>field &apos;land&apos;, field &apos;rows&apos;: {fault}</source>
        <translation>champ «&#x202f;land&#x202f;», champ «&#x202f;rows&#x202f;»&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>field &apos;land&apos;: there is no land {land}</source>
        <translation>champ «&#x202f;land&#x202f;»&#x202f;: le terrain {land} n’existe pas</translation>
    </message>
    <message>
        <source>field &apos;reserved&apos;: there is no tile {tile}</source>
        <translation>champ «&#x202f;reserved&#x202f;»&#x202f;: la tuile {tile} n’existe pas</translation>
    </message>
    <message>
        <source>field &apos;rows&apos;: {fault}</source>
        <translation>champ «&#x202f;rows&#x202f;»&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>field &apos;rules&apos; belongs to version 2</source>
        <translation>le champ «&#x202f;rules&#x202f;» date de la version 2</translation>
    </message>
    <message>
        <source>field &apos;setup&apos;, {fault}</source>
        <translation>champ «&#x202f;setup&#x202f;», {fault}</translation>
    </message>
    <message>
        <source>field &apos;winner&apos; belongs to version 2</source>
        <translation>le champ «&#x202f;winner&#x202f;» date de la version 2</translation>
    </message>
    <message>
        <source>field version: a whole number from 1 is wanted</source>
        <translation>champ version&#x202f;: il faut un nombre entier à partir de 1</translation>
    </message>
    <message>
        <source>field {field}</source>
        <translation>champ {field}</translation>
    </message>
    <message>
        <source>field {field} belongs to version 3</source>
        <translation>le champ {field} date de la version 3</translation>
    </message>
    <message>
        <source>field {field} is there twice</source>
        <translation>le champ {field} est en double</translation>
    </message>
    <message>
        <source>field {field}, entry {entry}</source>
        <translation>champ {field}, entrée {entry}</translation>
    </message>
    <message>
        <source>field {field}: there is no such field</source>
        <translation>champ {field}&#x202f;: ce champ n’existe pas</translation>
    </message>
    <message>
        <source>games a second: {games}, actions: {actions}</source>
        <translation>parties par seconde&#x202f;: {games}, actions&#x202f;: {actions}</translation>
    </message>
    <message>
        <source>hole {number}</source>
        <translation>trou {number}</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix impossible&#x202f;: %(value)r (au choix&#x202f;: %(choices)s)</translation>
    </message>
    <message>
        <source>larger than {limit} bytes</source>
        <translation>plus de {limit} octets</translation>
    </message>
    <message>
        <source>length {length}, par {par}</source>
        <translation>longueur {length}, par {par}</translation>
    </message>
    <message>
        <source>line 1: field &apos;course&apos;: hole {number} does not lie on it</source>
        <translation>ligne 1&#x202f;: champ «&#x202f;course&#x202f;»&#x202f;: le trou {number} n’est pas sur ce parcours</translation>
    </message>
    <message>
        <source>line 1: field &apos;course&apos;: {fault}</source>
        <translation>ligne 1&#x202f;: champ «&#x202f;course&#x202f;»&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>line 1: its end is missing</source>
        <translation>ligne 1&#x202f;: il manque la fin</translation>
    </message>
    <message>
        <source>line 1: {fault}</source>
        <translation>ligne 1&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>line {number}: no step of a history</source>
        <translation>ligne {number}&#x202f;: ce n’est pas une étape d’un historique</translation>
    </message>
    <message>
        <source>line {number}: only half written</source>
        <translation>ligne {number}&#x202f;: écrite à moitié seulement</translation>
    </message>
    <message>
        <source>line {number}: {fault}</source>
        <translation>ligne {number}&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>merge a home that was taken along</source>
        <translation>réunir ce qui a été emporté avec ce qui est ici</translation>
    </message>
    <message>
        <source>more than {limit} lines</source>
        <translation>plus de {limit} lignes</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>trop d’imbrications</translation>
    </message>
    <message>
        <source>new here: games {games}, boards {boards}, courses {courses}</source>
        <translation>nouveau ici&#x202f;: parties {games}, plateaux {boards}, parcours {courses}</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>aucun problème</translation>
    </message>
    <message>
        <source>no state of a free board</source>
        <translation>ce n’est pas l’état d’un plateau libre</translation>
    </message>
    <message>
        <source>no state of the course editor</source>
        <translation>ce n’est pas un état de l’éditeur de parcours</translation>
    </message>
    <message>
        <source>no state of the land editor</source>
        <translation>ce n’est pas l’état de l’éditeur de terrains</translation>
    </message>
    <message>
        <source>not JSON at line {line}, column {column}: {what}</source>
        <translation>pas du JSON, ligne {line}, colonne {column}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>not UTF-8 at byte {number}</source>
        <translation>pas de l’UTF-8, octet {number}</translation>
    </message>
    <message>
        <source>not a course file</source>
        <translation>ce n’est pas un fichier de parcours</translation>
    </message>
    <message>
        <source>not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>not a file of a golf course</source>
        <translation>ce n’est pas un fichier de parcours de golf</translation>
    </message>
    <message>
        <source>not a file of a land</source>
        <translation>ce n’est pas un fichier de terrain</translation>
    </message>
    <message>
        <source>not a file of settings</source>
        <translation>ce n’est pas un fichier de réglages</translation>
    </message>
    <message>
        <source>not a history of a board</source>
        <translation>ce n’est pas l’historique d’un plateau</translation>
    </message>
    <message>
        <source>not a history of games</source>
        <translation>ce n’est pas un historique de parties</translation>
    </message>
    <message>
        <source>not a move: a seat and an action, or undo, or redo</source>
        <translation>pas un coup&#x202f;: il faut une place et une action, undo ou redo</translation>
    </message>
    <message>
        <source>not a saved match</source>
        <translation>ce n’est pas une partie enregistrée</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>impossible avec l’argument %s</translation>
    </message>
    <message>
        <source>not over</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>one JSON object a line, in order</source>
        <translation>un objet JSON par ligne, dans l’ordre</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>pack all of a home into one file</source>
        <translation>ranger tout ce qui est conservé dans un fichier</translation>
    </message>
    <message>
        <source>play random games and look for problems</source>
        <translation>jouer des parties au hasard et chercher des problèmes</translation>
    </message>
    <message>
        <source>play through the rules themselves, not their kernel</source>
        <translation>jouer avec les règles elles-mêmes, sans leur noyau</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments</translation>
    </message>
    <message>
        <source>print good moves of a saved match, and why</source>
        <translation>afficher de bons coups d’une partie enregistrée, et pourquoi</translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation>afficher un objet JSON</translation>
    </message>
    <message>
        <source>print them in black and white</source>
        <translation>les imprime en noir et blanc</translation>
    </message>
    <message>
        <source>score courses</source>
        <translation>compter les points de parcours</translation>
    </message>
    <message>
        <source>see {command}</source>
        <translation>voir {command}</translation>
    </message>
    <message>
        <source>setting {name} cannot be {value}</source>
        <translation>le réglage {name} ne peut pas valoir {value}</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>afficher la version et quitter</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>test this copy of the program</source>
        <translation>tester cet exemplaire du programme</translation>
    </message>
    <message>
        <source>the course it is played on is not among the files: {name}</source>
        <translation>le parcours de cette partie n’est pas parmi les fichiers&#x202f;: {name}</translation>
    </message>
    <message>
        <source>the display {name} cannot be opened</source>
        <translation>impossible d’ouvrir l’écran {name}</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>les arguments suivants sont requis&#x202f;: %s</translation>
    </message>
    <message>
        <source>there is no display: DISPLAY and WAYLAND_DISPLAY are not set; start from a desktop</source>
        <translation>il n’y a pas d’écran&#x202f;: ni DISPLAY ni WAYLAND_DISPLAY n’est défini&#x202f;; lancez le programme depuis un bureau</translation>
    </message>
    <message>
        <source>there is no rival</source>
        <translation>il n’y a pas de rival</translation>
    </message>
    <message>
        <source>there is no seat {number}</source>
        <translation>la place {number} n’existe pas</translation>
    </message>
    <message>
        <source>there is no setting {name}</source>
        <translation>le réglage {name} n’existe pas</translation>
    </message>
    <message>
        <source>there is no state in it</source>
        <translation>il ne contient aucun état</translation>
    </message>
    <message>
        <source>there is no such field</source>
        <translation>ce champ n’existe pas</translation>
    </message>
    <message>
        <source>there is nothing to take back or to play again</source>
        <translation>il n’y a rien à annuler ni à rétablir</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments inconnus&#x202f;: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>utilisation&#x202f;: </translation>
    </message>
    <message>
        <source>verbs</source>
        <translation>commandes</translation>
    </message>
    <message>
        <source>version {version} of the rules is of a newer program; this one plays by version {newest}</source>
        <translation>la version {version} des règles vient d’un programme plus récent&#x202f;; celui-ci joue avec la version {newest}</translation>
    </message>
    <message>
        <source>version {version} was written by a newer program; this one reads up to version {newest}</source>
        <translation>la version {version} vient d’un programme plus récent&#x202f;; celui-ci lit jusqu’à la version {newest}</translation>
    </message>
    <message>
        <source>write sheets to print on this paper, into a PDF file</source>
        <translation>écrit des feuilles à imprimer sur ce papier, dans un fichier PDF</translation>
    </message>
    <message>
        <source>{course}{remarks}</source>
        <translation>{course}{remarks}</translation>
    </message>
    <message>
        <source>{file}, {fault}</source>
        <translation>{file}, {fault}</translation>
    </message>
    <message>
        <source>{file}: OK: {verdict}</source>
        <translation>{file}&#x202f;: en ordre&#x202f;: {verdict}</translation>
    </message>
    <message>
        <source>{file}: a picture ends in {endings}</source>
        <translation>{file}&#x202f;: une image se termine par {endings}</translation>
    </message>
    <message>
        <source>{file}: begun under earlier rules, and to be looked at only</source>
        <translation>{file}&#x202f;: partie commencée avec d’anciennes règles, à revoir seulement</translation>
    </message>
    <message>
        <source>{file}: cannot be copied ({why})</source>
        <translation>{file}&#x202f;: copie impossible ({why})</translation>
    </message>
    <message>
        <source>{file}: cannot be deleted ({why})</source>
        <translation>{file}&#x202f;: suppression impossible ({why})</translation>
    </message>
    <message>
        <source>{file}: cannot be locked ({why})</source>
        <translation>{file}&#x202f;: verrouillage impossible ({why})</translation>
    </message>
    <message>
        <source>{file}: cannot be moved ({why})</source>
        <translation>{file}&#x202f;: déplacement impossible ({why})</translation>
    </message>
    <message>
        <source>{file}: cannot be opened ({why})</source>
        <translation>{file}&#x202f;: ouverture impossible ({why})</translation>
    </message>
    <message>
        <source>{file}: cannot be read (not a file name)</source>
        <translation>{file}&#x202f;: lecture impossible (ce n’est pas un nom de fichier)</translation>
    </message>
    <message>
        <source>{file}: cannot be read ({why})</source>
        <translation>{file}&#x202f;: lecture impossible ({why})</translation>
    </message>
    <message>
        <source>{file}: cannot be written ({why})</source>
        <translation>{file}&#x202f;: écriture impossible ({why})</translation>
    </message>
    <message>
        <source>{file}: damaged ({why})</source>
        <translation>{file}&#x202f;: endommagé ({why})</translation>
    </message>
    <message>
        <source>{file}: larger than {limit} bytes</source>
        <translation>{file}&#x202f;: plus de {limit} octets</translation>
    </message>
    <message>
        <source>{file}: neither a saved match nor a course</source>
        <translation>{file}&#x202f;: ni une partie enregistrée, ni un parcours</translation>
    </message>
    <message>
        <source>{file}: no file of a home</source>
        <translation>{file}&#x202f;: pas un fichier de foyer</translation>
    </message>
    <message>
        <source>{file}: no home that was taken along</source>
        <translation>{file}&#x202f;: pas un foyer emporté</translation>
    </message>
    <message>
        <source>{file}: no picture</source>
        <translation>{file}&#x202f;: pas une image</translation>
    </message>
    <message>
        <source>{file}: no tile lies on the course</source>
        <translation>{file}&#x202f;: aucune tuile sur le parcours</translation>
    </message>
    <message>
        <source>{file}: not a file of this kind</source>
        <translation>{file}&#x202f;: pas un fichier de ce genre</translation>
    </message>
    <message>
        <source>{file}: not saved (too many moves for one match)</source>
        <translation>{file}&#x202f;: pas enregistrée (trop de coups pour une seule partie)</translation>
    </message>
    <message>
        <source>{file}: not saved ({why})</source>
        <translation>{file}&#x202f;: pas enregistrée ({why})</translation>
    </message>
    <message>
        <source>{file}: open in another window of the program</source>
        <translation>{file}&#x202f;: ouvert dans une autre fenêtre du programme</translation>
    </message>
    <message>
        <source>{file}: sheets to print end in {ending}</source>
        <translation>{file}&#x202f;: les feuilles à imprimer finissent par {ending}</translation>
    </message>
    <message>
        <source>{file}: the ending is none of {endings}</source>
        <translation>{file}&#x202f;: l’extension n’est aucune de {endings}</translation>
    </message>
    <message>
        <source>{file}: the game is over, nobody is to move</source>
        <translation>{file}&#x202f;: la partie est terminée, plus personne ne joue</translation>
    </message>
    <message>
        <source>{file}: there is no such file</source>
        <translation>{file}&#x202f;: ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>{file}: there is such a file already</source>
        <translation>{file}&#x202f;: ce fichier existe déjà</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>{folder}: cannot be made ({why})</source>
        <translation>{folder}&#x202f;: création impossible ({why})</translation>
    </message>
    <message>
        <source>{folder}: cannot be written ({why})</source>
        <translation>{folder}&#x202f;: écriture impossible ({why})</translation>
    </message>
    <message>
        <source>{folder}: there is no such folder</source>
        <translation>{folder}&#x202f;: ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>{games}, {actions} actions in {seconds} seconds</source>
        <translation>{games}, {actions} actions en {seconds} secondes</translation>
    </message>
    <message>
        <source>{games}, {seconds} seconds of thinking</source>
        <translation>{games}, {seconds} secondes de réflexion</translation>
    </message>
    <message>
        <source>{game} has no mode {mode}; it has {known}</source>
        <translation>{game} n’a pas de mode {mode}&#x202f;; modes connus&#x202f;: {known}</translation>
    </message>
    <message>
        <source>{game} {mode} is for {counts}, not for {players}</source>
        <translation>{game} {mode} se joue à {counts}, pas à {players}</translation>
    </message>
    <message>
        <source>{match}: its set-up ({codes})</source>
        <translation>{match}&#x202f;: la mise en place ({codes})</translation>
    </message>
    <message>
        <source>{match}: up to move {number} ({codes})</source>
        <translation>{match}&#x202f;: jusqu’au coup {number} ({codes})</translation>
    </message>
    <message>
        <source>{name} is no paper</source>
        <translation>{name} n’est pas un papier</translation>
    </message>
    <message>
        <source>{name} is not a JSON value</source>
        <translation>{name} n’est pas une valeur JSON</translation>
    </message>
    <message>
        <source>{name} is not installed; from the sources, run {command}</source>
        <translation>{name} n’est pas installé&#x202f;; depuis les sources, lancez {command}</translation>
    </message>
    <message>
        <source>{name}: {won} won, {shared} shared, mean {mean}; {each} ms a decision, {most} ms at most</source>
        <translation>{name}&#x202f;: {won} de victoires, {shared} partagées, moyenne {mean}&#x202f;; {each} ms par décision, {most} ms au plus</translation>
    </message>
    <message>
        <source>{numbers} or {last} players</source>
        <translation>{numbers} ou {last} joueurs</translation>
    </message>
    <message>
        <source>{number} games</source>
        <translation>{number} parties</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} joueurs</translation>
    </message>
    <message>
        <source>{outer}, {inner}</source>
        <translation>{outer}, {inner}</translation>
    </message>
    <message>
        <source>{place}: ({x}, {y}) has a tile already</source>
        <translation>{place}&#x202f;: il y a déjà une tuile en ({x}, {y})</translation>
    </message>
    <message>
        <source>{place}: another hole has the number {number}, and they cannot be declared one</source>
        <translation>{place}&#x202f;: un autre trou porte le numéro {number}, et ils ne peuvent pas compter comme un seul</translation>
    </message>
    <message>
        <source>{place}: its hole has the number {number} already</source>
        <translation>{place}&#x202f;: son trou porte déjà le numéro {number}</translation>
    </message>
    <message>
        <source>{place}: the gate lies on ({x}, {y})</source>
        <translation>{place}&#x202f;: la porte d’entrée est en ({x}, {y})</translation>
    </message>
    <message>
        <source>{place}: the tile has no segment {segment}</source>
        <translation>{place}&#x202f;: la tuile n’a pas de segment {segment}</translation>
    </message>
    <message>
        <source>{place}: the tile has two segments; field &apos;segment&apos; is missing</source>
        <translation>{place}&#x202f;: la tuile a deux segments&#x202f;; il manque le champ «&#x202f;segment&#x202f;»</translation>
    </message>
    <message>
        <source>{place}: there is a {title} Client already</source>
        <translation>{place}&#x202f;: il y a déjà un client {title}</translation>
    </message>
    <message>
        <source>{place}: there is no client {client}</source>
        <translation>{place}&#x202f;: le client {client} n’existe pas</translation>
    </message>
    <message>
        <source>{place}: there is no tile on ({x}, {y})</source>
        <translation>{place}&#x202f;: il n’y a pas de tuile en ({x}, {y})</translation>
    </message>
    <message>
        <source>{place}: there is no tile {tile}</source>
        <translation>{place}&#x202f;: la tuile {tile} n’existe pas</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>{words} is not a language such as en</source>
        <translation>{words} n’est pas une langue comme en</translation>
    </message>
    <message>
        <source>{words} is not a scale from 75 to 200, in per cent</source>
        <translation>{words} n’est pas une échelle de 75 à 200, en pour cent</translation>
    </message>
    <message>
        <source>{words} is not a size such as 1366x768</source>
        <translation>{words} n’est pas une taille comme 1366x768</translation>
    </message>
    <message>
        <source>{words} is not a whole number from {least} to {most}</source>
        <translation>{words} n’est pas un nombre entier de {least} à {most}</translation>
    </message>
</context>
<context>
    <name>tiles</name>
    <message>
        <source>a hole without a number</source>
        <translation>un trou sans numéro</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>virage</translation>
    </message>
    <message>
        <source>crossing</source>
        <translation>croisement</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>hole {number}</source>
        <translation>trou {number}</translation>
    </message>
    <message>
        <source>lawn</source>
        <translation>pelouse</translation>
    </message>
    <message>
        <source>off the land</source>
        <translation>hors du terrain</translation>
    </message>
    <message>
        <source>one way only</source>
        <translation>sens unique</translation>
    </message>
    <message>
        <source>par {par}</source>
        <translation>par {par}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>ligne {row}, colonne {column}</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>droit</translation>
    </message>
    <message>
        <source>tee</source>
        <translation>tee</translation>
    </message>
    <message>
        <source>tee and green</source>
        <translation>tee et green</translation>
    </message>
    <message>
        <source>the gate</source>
        <translation>la porte</translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
</context>
<context>
    <name>versions</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Putt of No Return</source>
        <translation>Putt de non-retour</translation>
    </message>
    <message>
        <source>advanced game</source>
        <translation>partie avancée</translation>
    </message>
    <message>
        <source>blue drop</source>
        <translation>goutte bleue</translation>
    </message>
    <message>
        <source>family game</source>
        <translation>partie familiale</translation>
    </message>
    <message>
        <source>green plus</source>
        <translation>plus vert</translation>
    </message>
    <message>
        <source>mistakes ignored</source>
        <translation>erreurs ignorées</translation>
    </message>
    <message>
        <source>purple clover</source>
        <translation>trèfle violet</translation>
    </message>
    <message>
        <source>red heart</source>
        <translation>cœur rouge</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>étoile jaune</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>All right</source>
        <translation>D’accord</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et %n de plus.</numerusform>
            <numerusform>Et %n de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window is writing the settings. What you chose counts here, and is written with your next choice or when you leave.</source>
        <translation>Une autre fenêtre est en train d’écrire les réglages. Votre choix vaut ici, et sera écrit avec le prochain ou à la fermeture.</translation>
    </message>
    <message>
        <source>Look whether the disk is full, and whether your files may be written. What was saved before is safe.</source>
        <translation>Vérifiez que le disque n’est pas plein et que vos fichiers acceptent l’écriture. Ce qui a été enregistré avant ne risque rien.</translation>
    </message>
    <message>
        <source>Minigolf Desktop</source>
        <translation>Minigolf Desktop</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
</context>
</TS>
