<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>AdjustmentStrip</name>
    <message>
        <source>Adjustment tiles</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>nobody</source>
        <translation></translation>
    </message>
    <message>
        <source>Whoever passed plays first in the next round, the last one first</source>
        <translation></translation>
    </message>
    <message>
        <source>Bench: {names}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>BoardScreen</name>
    <message>
        <source>Esc once more goes home; all of it is kept.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>CheckPanel</name>
    <message>
        <source>What is wrong</source>
        <translation></translation>
    </message>
    <message>
        <source>Check</source>
        <translation></translation>
    </message>
    <message>
        <source>Can be played</source>
        <translation></translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation></translation>
    </message>
    <message>
        <source>Nothing is odd about it.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>ChoicesPanel</name>
    <message>
        <source>Course</source>
        <translation></translation>
    </message>
    <message>
        <source>Name of the course</source>
        <translation></translation>
    </message>
    <message>
        <source>Land</source>
        <translation></translation>
    </message>
    <message>
        <source>Land of the file</source>
        <translation></translation>
    </message>
    <message>
        <source>Mrs Client</source>
        <translation></translation>
    </message>
    <message>
        <source>No Mrs Client</source>
        <translation></translation>
    </message>
    <message>
        <source>Mr Client</source>
        <translation></translation>
    </message>
    <message>
        <source>No Mr Client</source>
        <translation></translation>
    </message>
    <message>
        <source>Passes of the solo game, {pass_cost.points} off each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo</source>
        <translation></translation>
    </message>
    <message>
        <source>Table</source>
        <translation></translation>
    </message>
    <message>
        <source>Tiles collected face down, {collected_points.points} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation></translation>
    </message>
    <message>
        <source>Passes</source>
        <translation></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation></translation>
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
        <translation></translation>
    </message>
</context>
<context>
    <name>ClubHand</name>
    <message>
        <source>face down: hold V to look</source>
        <translation></translation>
    </message>
    <message>
        <source>in play</source>
        <translation></translation>
    </message>
    <message>
        <source>in the discard</source>
        <translation></translation>
    </message>
    <message>
        <source>Your clubs</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>ConditionLine</name>
    <message>
        <source>The rule of {condition} (?)</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>CourseCard</name>
    <message>
        <source>Click to see the course large (O)</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}: score {points}</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n new tiles</source>
        <translation>
            <numerusform>%n new tile</numerusform>
            <numerusform>%n new tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoursePanel</name>
    <message>
        <source>Course</source>
        <translation></translation>
    </message>
    <message>
        <source>Name of the course</source>
        <translation></translation>
    </message>
    <message>
        <source>Holes</source>
        <translation></translation>
    </message>
    <message>
        <source>Par</source>
        <translation></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation></translation>
    </message>
    <message>
        <source>Stableford</source>
        <translation></translation>
    </message>
    <message>
        <source>Stableford points for par play, and the most there are</source>
        <translation></translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation></translation>
    </message>
    <message>
        <source>Solo par</source>
        <translation></translation>
    </message>
    <message>
        <source>Rank of the solo deck that is a fair match here</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>DecksLeft</name>
    <message numerus="yes">
        <source>{deck}: %n cards left</source>
        <translation>
            <numerusform>{deck}: %n card left</numerusform>
            <numerusform>{deck}: %n cards left</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message numerus="yes">
        <source>It fits in %n places.</source>
        <translation>
            <numerusform>It fits in %n place.</numerusform>
            <numerusform>It fits in %n places.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off the land {points}</source>
        <translation></translation>
    </message>
    <message>
        <source>First choose a tile, then the cell where it goes.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>DrawnCards</name>
    <message>
        <source>Cards drawn</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>FacePalette</name>
    <message>
        <source>Tiles</source>
        <translation></translation>
    </message>
    <message>
        <source>Tiles of the box</source>
        <translation></translation>
    </message>
    <message>
        <source>All</source>
        <translation></translation>
    </message>
    <message>
        <source>Tees</source>
        <translation></translation>
    </message>
    <message>
        <source>Fairways</source>
        <translation></translation>
    </message>
    <message>
        <source>Greens</source>
        <translation></translation>
    </message>
    <message>
        <source>Kind of tile</source>
        <translation></translation>
    </message>
    <message>
        <source>Par of the tee</source>
        <translation></translation>
    </message>
    <message>
        <source>Any par</source>
        <translation></translation>
    </message>
    <message>
        <source>Par {par}</source>
        <translation></translation>
    </message>
    <message>
        <source>Stars</source>
        <translation></translation>
    </message>
    <message>
        <source>Any stars</source>
        <translation></translation>
    </message>
    <message>
        <source>Only what is left in the box</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message>
        <source>laid</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>FreeActions</name>
    <message>
        <source>Take the tile away</source>
        <translation></translation>
    </message>
    <message>
        <source>Clear the land</source>
        <translation></translation>
    </message>
    <message>
        <source>Draw a land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the box</source>
        <translation></translation>
    </message>
    <message>
        <source>Your boards</source>
        <translation></translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation></translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation></translation>
    </message>
    <message>
        <source>Putt on it</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>FreePanels</name>
    <message>
        <source>Score at a table</source>
        <translation></translation>
    </message>
    <message>
        <source>no land</source>
        <translation></translation>
    </message>
    <message>
        <source>{land}  ·  free board</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>GoalList</name>
    <message>
        <source>your secret target</source>
        <translation></translation>
    </message>
    <message>
        <source>from golfer {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>worth {points} to the next there</source>
        <translation></translation>
    </message>
    <message>
        <source>Nearest greens</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Green {hole}, %n hexes away</source>
        <translation>
            <numerusform>Green {hole}, %n hex away</numerusform>
            <numerusform>Green {hole}, %n hexes away</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GolfCardSheet</name>
    <message>
        <source>Clubs</source>
        <translation></translation>
    </message>
    <message>
        <source>Clubs in the hand</source>
        <translation></translation>
    </message>
    <message>
        <source>Shot cards</source>
        <translation></translation>
    </message>
    <message>
        <source>Backs</source>
        <translation></translation>
    </message>
    <message>
        <source>Golfers</source>
        <translation></translation>
    </message>
    <message>
        <source>Solo cards</source>
        <translation></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>GolferCard</name>
    <message>
        <source>used</source>
        <translation></translation>
    </message>
    <message>
        <source>The power is used for now.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>GroupTable</name>
    <message>
        <source>{name}&apos;s course: back to mine</source>
        <translation></translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>Count the points</source>
        <translation></translation>
    </message>
    <message>
        <source>Draw two tiles</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter takes the chosen tile face down, and you stop for good. Esc: go on designing.</source>
        <translation></translation>
    </message>
    <message>
        <source>Take back what {name} did</source>
        <translation></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation></translation>
    </message>
    <message>
        <source>The game is over. Hole numbers may still be moved; Enter counts the points.</source>
        <translation></translation>
    </message>
    <message>
        <source>To stop for good, choose the tile to take face down, then press Enter. Esc: go on designing.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} is next</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}: what goes back?</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}: take a tile</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}: choose a tile</source>
        <translation></translation>
    </message>
    <message>
        <source>final phase</source>
        <translation></translation>
    </message>
    <message>
        <source>keys 1–{last}</source>
        <translation></translation>
    </message>
    <message>
        <source>Done</source>
        <translation></translation>
    </message>
    <message>
        <source>Take face down</source>
        <translation></translation>
    </message>
    <message>
        <source>Place tile</source>
        <translation></translation>
    </message>
    <message>
        <source>First choose the tile to take face down.</source>
        <translation></translation>
    </message>
    <message>
        <source>First choose the tile to lay on the gate.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>HandPanel</name>
    <message>
        <source>Your two tiles</source>
        <translation></translation>
    </message>
    <message>
        <source>At the gate</source>
        <translation></translation>
    </message>
    <message>
        <source>The other tile</source>
        <translation></translation>
    </message>
    <message>
        <source>Both tiles</source>
        <translation></translation>
    </message>
    <message>
        <source>B back, D discard</source>
        <translation></translation>
    </message>
    <message>
        <source>keys 1, 2</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>HolesPanel</name>
    <message>
        <source>Par {par}</source>
        <translation></translation>
    </message>
    <message>
        <source>Holes</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {number}, par {par}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>LandSheet</name>
    <message>
        <source>{tiles.tiles}, {area} m²</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side fits</source>
        <translation></translation>
    </message>
    <message>
        <source>south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still open</source>
        <translation></translation>
    </message>
    <message>
        <source>west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads off the land</source>
        <translation></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation></translation>
    </message>
    <message>
        <source>Close (L)</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>NumberMenu</name>
    <message>
        <source>No tee leads to this green yet</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>&amp;Not played</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>OpenSheet</name>
    <message>
        <source>Open a course</source>
        <translation></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation></translation>
    </message>
    <message>
        <source>Open</source>
        <translation></translation>
    </message>
    <message>
        <source>Your own courses come first. Each opens on a board of its own.</source>
        <translation></translation>
    </message>
    <message>
        <source>Nameless course</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>OrderOfPlay</name>
    <message>
        <source>chooses a club</source>
        <translation></translation>
    </message>
    <message>
        <source>club chosen</source>
        <translation></translation>
    </message>
    <message>
        <source>has played</source>
        <translation></translation>
    </message>
    <message>
        <source>plays now</source>
        <translation></translation>
    </message>
    <message>
        <source>waits</source>
        <translation></translation>
    </message>
    <message>
        <source>misses this turn</source>
        <translation></translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation></translation>
    </message>
    <message>
        <source>Choosing clubs</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>PawnRow</name>
    <message>
        <source>Order of play</source>
        <translation></translation>
    </message>
    <message>
        <source>plays now</source>
        <translation></translation>
    </message>
    <message>
        <source>has played</source>
        <translation></translation>
    </message>
    <message>
        <source>waits</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>of {count}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Go back</source>
        <translation></translation>
    </message>
    <message>
        <source>Go back (Esc)</source>
        <translation></translation>
    </message>
    <message>
        <source>{answer} (Enter)</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Pass this turn?</source>
        <translation></translation>
    </message>
    <message>
        <source>No tile is placed. The pawn goes to the bench, and plays early in the next round.</source>
        <translation></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation></translation>
    </message>
    <message>
        <source>The course is counted as it stands. Final score: {points}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Lay the tile on the gate?</source>
        <translation></translation>
    </message>
    <message>
        <source>Lay it there</source>
        <translation></translation>
    </message>
    <message>
        <source>It can be placed in a later turn, which counts as passing. Left there to the end it costs {reserve_cost.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither tile is placed, and {pass_cost.points} are taken off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop designing?</source>
        <translation></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>QuickSheet</name>
    <message>
        <source>Quick course</source>
        <translation></translation>
    </message>
    <message>
        <source>Built by chance, hole after hole, by the book. It can be undone.</source>
        <translation></translation>
    </message>
    <message>
        <source>Holes</source>
        <translation></translation>
    </message>
    <message>
        <source>Any</source>
        <translation></translation>
    </message>
    <message>
        <source>Stars</source>
        <translation></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation></translation>
    </message>
    <message>
        <source>Build</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>RacksPanel</name>
    <message>
        <source>Racks</source>
        <translation></translation>
    </message>
    <message>
        <source>Next</source>
        <translation></translation>
    </message>
    <message>
        <source>Tiles of the next round</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>RivalsPanel</name>
    <message>
        <source>Combined scoring</source>
        <translation></translation>
    </message>
    <message>
        <source>Your turn only</source>
        <translation></translation>
    </message>
    <message>
        <source>No opponent scores.</source>
        <translation></translation>
    </message>
    <message>
        <source>Turn the club over ({key})</source>
        <translation></translation>
    </message>
    <message>
        <source>no target left</source>
        <translation></translation>
    </message>
    <message>
        <source>makes for green {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation></translation>
    </message>
    <message>
        <source>Opponents with a target left reach it after the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{rival}: %n points</source>
        <translation>
            <numerusform>{rival}: %n point</numerusform>
            <numerusform>{rival}: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SatisfactionPanel</name>
    <message>
        <source>Satisfaction</source>
        <translation></translation>
    </message>
    <message>
        <source>if it ended now</source>
        <translation></translation>
    </message>
    <message>
        <source>so far</source>
        <translation></translation>
    </message>
    <message>
        <source>as good as it gets</source>
        <translation></translation>
    </message>
    <message>
        <source>to be counted</source>
        <translation></translation>
    </message>
    <message>
        <source>{points} to the next</source>
        <translation></translation>
    </message>
    <message>
        <source>What stands so far: {points}. Click to see it.</source>
        <translation></translation>
    </message>
    <message>
        <source>If the game ended now: {points}. Click to see why.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>SatisfactionScale</name>
    <message>
        <source>Score {points}: {level}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n black cubes</source>
        <translation>
            <numerusform>%n black cube</numerusform>
            <numerusform>%n black cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes left</source>
        <translation>
            <numerusform>%n cube left</numerusform>
            <numerusform>%n cubes left</numerusform>
        </translation>
    </message>
    <message>
        <source>Hole {number}: par {par}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Scores</source>
        <translation></translation>
    </message>
    <message>
        <source>P{par}</source>
        <translation></translation>
    </message>
    <message>
        <source>par {par}</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {number}, par {par}</source>
        <translation></translation>
    </message>
    <message>
        <source>tokens on the green: {points}</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n holes in one</source>
        <translation>
            <numerusform>%n hole in one</numerusform>
            <numerusform>%n holes in one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>land full</source>
        <translation></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation></translation>
    </message>
    <message>
        <source>passed</source>
        <translation></translation>
    </message>
    <message>
        <source>plays now</source>
        <translation></translation>
    </message>
    <message>
        <source>designing</source>
        <translation></translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n tiles face down</source>
        <translation>
            <numerusform>%n tile face down</numerusform>
            <numerusform>%n tiles face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Nothing was played, because it could not be saved: {reason}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>ShelfSheet</name>
    <message>
        <source>All you lay is kept here by itself.</source>
        <translation></translation>
    </message>
    <message>
        <source>Another name (F2)</source>
        <translation></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation></translation>
    </message>
    <message>
        <source>From a file</source>
        <translation></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation></translation>
    </message>
    <message>
        <source>Name</source>
        <translation></translation>
    </message>
    <message>
        <source>Name of the board</source>
        <translation></translation>
    </message>
    <message>
        <source>New board</source>
        <translation></translation>
    </message>
    <message>
        <source>Open</source>
        <translation></translation>
    </message>
    <message>
        <source>Search (/)</source>
        <translation></translation>
    </message>
    <message>
        <source>Search the boards</source>
        <translation></translation>
    </message>
    <message>
        <source>Your boards</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>SignMenu</name>
    <message>
        <source>Hole &amp;{number}</source>
        <translation></translation>
    </message>
    <message>
        <source>&amp;Let the program choose</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>SoloCard</name>
    <message>
        <source>Turns</source>
        <translation></translation>
    </message>
    <message>
        <source>rivals score</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message>
        <source>Left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableActions</name>
    <message>
        <source>Take tile {key}</source>
        <translation></translation>
    </message>
    <message>
        <source>Place tile</source>
        <translation></translation>
    </message>
    <message>
        <source>Place the tile (Enter)</source>
        <translation></translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation></translation>
    </message>
    <message>
        <source>Turn it back</source>
        <translation></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation></translation>
    </message>
    <message>
        <source>See the next course</source>
        <translation></translation>
    </message>
    <message>
        <source>My promises</source>
        <translation></translation>
    </message>
    <message>
        <source>Pass {points}</source>
        <translation></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation></translation>
    </message>
    <message>
        <source>Put the tile back</source>
        <translation></translation>
    </message>
    <message>
        <source>Discard the tile</source>
        <translation></translation>
    </message>
    <message>
        <source>Number the holes</source>
        <translation></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation></translation>
    </message>
    <message>
        <source>Stop for good: take a tile face down now, and one in every round to come (S)
Possible in the final phase: once a land is full, or nobody builds</source>
        <translation></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation></translation>
    </message>
    <message>
        <source>Show the whole land</source>
        <translation></translation>
    </message>
    <message>
        <source>Show fit and worth</source>
        <translation></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation></translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation></translation>
    </message>
    <message>
        <source>Tiles in the box</source>
        <translation></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation></translation>
    </message>
    <message>
        <source>Save the course</source>
        <translation></translation>
    </message>
    <message>
        <source>Home</source>
        <translation></translation>
    </message>
    <message>
        <source>More</source>
        <translation></translation>
    </message>
    <message>
        <source>Gate</source>
        <translation></translation>
    </message>
    <message>
        <source>Lay the tile in hand on the gate, or take it from there (G)</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>TargetCards</name>
    <message>
        <source>to be kept</source>
        <translation></translation>
    </message>
    <message>
        <source>Green {hole}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>TeeSign</name>
    <message>
        <source>PAR {par}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>TileCard</name>
    <message>
        <source>Put back into the bag (B)</source>
        <translation></translation>
    </message>
    <message>
        <source>Discard for good (D)</source>
        <translation></translation>
    </message>
    <message>
        <source>no tile</source>
        <translation></translation>
    </message>
    <message>
        <source>Tile {key}: {words}</source>
        <translation></translation>
    </message>
    <message>
        <source>placed</source>
        <translation></translation>
    </message>
    <message>
        <source>in hand</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>TilePalette</name>
    <message>
        <source>Tiles of the box</source>
        <translation></translation>
    </message>
    <message>
        <source>Box</source>
        <translation></translation>
    </message>
    <message>
        <source>Search</source>
        <translation></translation>
    </message>
    <message>
        <source>Search the box</source>
        <translation></translation>
    </message>
    <message>
        <source>Words such as: tee 2 people (/)</source>
        <translation></translation>
    </message>
    <message>
        <source>Kind of tile</source>
        <translation></translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n designs</source>
        <translation>
            <numerusform>%n design</numerusform>
            <numerusform>%n designs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileSheet</name>
    <message>
        <source>Expansion</source>
        <translation></translation>
    </message>
    <message>
        <source>Tees</source>
        <translation></translation>
    </message>
    <message>
        <source>Fairways</source>
        <translation></translation>
    </message>
    <message>
        <source>Greens</source>
        <translation></translation>
    </message>
    <message>
        <source>no hazard</source>
        <translation></translation>
    </message>
    <message>
        <source>Straight paths</source>
        <translation></translation>
    </message>
    <message>
        <source>Corners</source>
        <translation></translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation></translation>
    </message>
    <message>
        <source>Lawns</source>
        <translation></translation>
    </message>
    <message>
        <source>nothing to count</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Click for the rule (?)</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation></translation>
    </message>
    <message>
        <source>Minigolf Desktop</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag</source>
        <translation>
            <numerusform>%n tile in the bag</numerusform>
            <numerusform>%n tiles in the bag</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Cancel</source>
        <translation></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>ZoomButtons</name>
    <message>
        <source>Zoom</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>About Minigolf Desktop</source>
        <translation></translation>
    </message>
    <message>
        <source>Minigolf Desktop</source>
        <translation></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation></translation>
    </message>
    <message>
        <source>compiled</source>
        <translation></translation>
    </message>
    <message>
        <source>not compiled</source>
        <translation></translation>
    </message>
    <message>
        <source>Golf board games for the desktop, offline and without an account.</source>
        <translation></translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Qt is used under the LGPL.</source>
        <translation></translation>
    </message>
    <message>
        <source>The fonts Quicksand and Manrope are under the SIL Open Font Licence.</source>
        <translation></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation></translation>
    </message>
    <message>
        <source>Reports</source>
        <translation></translation>
    </message>
    <message>
        <source>Show the folder in which the program reports faults</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>amendments</name>
    <message>
        <source>A ball travels fast only where it lands on another tee box.</source>
        <translation></translation>
    </message>
    <message>
        <source>A table that ignores mistakes counts nothing for Playability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of a turn stay aside until it is over, thrown ones too.</source>
        <translation></translation>
    </message>
    <message>
        <source>Extra holes please Mr Client as any other hole does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five clubs are dealt to everybody to draft.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hit out of a bunker off the course, a ball is out of bounds.</source>
        <translation></translation>
    </message>
    <message>
        <source>In a play-off the last to play picks who goes first among equals, though out.</source>
        <translation></translation>
    </message>
    <message>
        <source>The tokens of the players may be put on any green.</source>
        <translation></translation>
    </message>
    <message>
        <source>The tricky tee with a slope and a pool has no arrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three rounds in which everybody passes begin the final phase.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>banner</name>
    <message>
        <source>The circuit is closed!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a tile</source>
        <translation></translation>
    </message>
    <message>
        <source>choose the tile to take face down</source>
        <translation></translation>
    </message>
    <message>
        <source>choose what goes back into the bag</source>
        <translation></translation>
    </message>
    <message>
        <source>from the gate and back: {circuit_points.points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>the final phase begins</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} closes the circuit!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, your turn</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>best course</name>
    <message>
        <source>Nothing better than yours was found. Well built!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best course with these tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best that was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It {changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faint: as in yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From draw {draw} on it goes its own way: it {changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer knows all tiles beforehand that you drew, in their order, and looks for {seconds} seconds for the best course with them. Close this to cancel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all tiles known beforehand it has {points} more: {gains}, but {losses}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all tiles known beforehand it has {points} more: {gains}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>lays %n of yours in another way</source>
        <translation>
            <numerusform>lays %n of yours in another way</numerusform>
            <numerusform>lays %n of yours in another way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lays %n tiles that you left</source>
        <translation>
            <numerusform>lays %n tile that you left</numerusform>
            <numerusform>lays %n tiles that you left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves %n of yours</source>
        <translation>
            <numerusform>leaves %n of yours</numerusform>
            <numerusform>leaves %n of yours</numerusform>
        </translation>
    </message>
    <message>
        <source>passes less often</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Course</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>boards</name>
    <message numerus="yes">
        <source>%n boards lie on the shelf.</source>
        <translation>
            <numerusform>%n board lies on the shelf.</numerusform>
            <numerusform>%n boards lie on the shelf.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board cannot be read: {fault}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Delete those that you no longer need (B).</source>
        <translation></translation>
    </message>
    <message>
        <source>Open</source>
        <translation></translation>
    </message>
    <message>
        <source>Open another board?</source>
        <translation></translation>
    </message>
    <message>
        <source>The board is whole, but its undo cannot be read: {fault}.</source>
        <translation></translation>
    </message>
    <message>
        <source>The board used last is open in another window. This is another one.</source>
        <translation></translation>
    </message>
    <message>
        <source>This board is open in another window.</source>
        <translation></translation>
    </message>
    <message>
        <source>What lies here could not be saved, and is lost then.</source>
        <translation></translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation></translation>
    </message>
    <message>
        <source>on the table</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} lies on the shelf of boards (B).</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>book</name>
    <message numerus="yes">
        <source>%n games, best {best}, mean {mean}, last {last}</source>
        <translation>
            <numerusform>%n game, best {best}, mean {mean}, last {last}</numerusform>
            <numerusform>%n games, best {best}, mean {mean}, last {last}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new badges</source>
        <translation>
            <numerusform>%n new badge</numerusform>
            <numerusform>%n new badges</numerusform>
        </translation>
    </message>
    <message>
        <source>Advanced, alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced, in a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced, on own lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earned on {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family, alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family, in a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family, on own lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures and badges of all games (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holes by par</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %n games</source>
        <translation>
            <numerusform>Mean of the last game</numerusform>
            <numerusform>Mean of the last %n games</numerusform>
        </translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game has been finished yet. Who writes the first line?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not earned yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the guest book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par {par}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The badge looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>carrying</name>
    <message numerus="yes">
        <source>%n boards</source>
        <translation>
            <numerusform>%n board</numerusform>
            <numerusform>%n boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n courses</source>
        <translation>
            <numerusform>%n course</numerusform>
            <numerusform>%n courses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it was here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring a home back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring back…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring this home back?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bringing everything back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Homes (*.minigolf-home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is merged with what is here. Nothing that is here is overwritten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New here: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Packed {when}, with %n games.</source>
        <translation>
            <numerusform>Packed {when}, with %n game.</numerusform>
            <numerusform>Packed {when}, with %n games.</numerusform>
        </translation>
    </message>
    <message>
        <source>Records and figures are merged; no game is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take along…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take everything along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking everything along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings as well</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>and other things</source>
        <translation></translation>
    </message>
    <message>
        <source>lost: {what}</source>
        <translation></translation>
    </message>
    <message>
        <source>mended: {what}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>characters</name>
    <message>
        <source>A click on a head lets the computer play there.</source>
        <translation></translation>
    </message>
    <message>
        <source>A click or Enter hurries on.</source>
        <translation></translation>
    </message>
    <message>
        <source>A click, Space or Enter hurries on.</source>
        <translation></translation>
    </message>
    <message>
        <source>A person</source>
        <translation></translation>
    </message>
    <message>
        <source>A person plays here</source>
        <translation></translation>
    </message>
    <message>
        <source>Ada</source>
        <translation></translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose who plays</source>
        <translation></translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation></translation>
    </message>
    <message>
        <source>Dario</source>
        <translation></translation>
    </message>
    <message>
        <source>Enid</source>
        <translation></translation>
    </message>
    <message>
        <source>Finish at once</source>
        <translation></translation>
    </message>
    <message>
        <source>Fritz</source>
        <translation></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation></translation>
    </message>
    <message>
        <source>Seats change in a game of several that goes on.</source>
        <translation></translation>
    </message>
    <message>
        <source>Somebody has to go? The computer plays on, until they are back. Their score then counts for no record, nor as a try of the day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer came to no decision. Go on to ask it again.</source>
        <translation></translation>
    </message>
    <message>
        <source>The computer plays here: {who}</source>
        <translation></translation>
    </message>
    <message>
        <source>The computer takes long. Go on to ask it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation></translation>
    </message>
    <message>
        <source>Who plays (Ctrl+Shift+P)</source>
        <translation></translation>
    </message>
    <message>
        <source>Won lately: {won} of {games}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won, and {rival} is at full strength already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won: {rival} plays a little stronger next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand, {name}</source>
        <translation></translation>
    </message>
    <message>
        <source>counts every point</source>
        <translation></translation>
    </message>
    <message>
        <source>dares</source>
        <translation></translation>
    </message>
    <message>
        <source>easy</source>
        <translation></translation>
    </message>
    <message>
        <source>hard</source>
        <translation></translation>
    </message>
    <message>
        <source>hates water</source>
        <translation></translation>
    </message>
    <message>
        <source>is in a hurry</source>
        <translation></translation>
    </message>
    <message>
        <source>just right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays a tile on the gate</source>
        <translation></translation>
    </message>
    <message>
        <source>loves a round trip</source>
        <translation></translation>
    </message>
    <message>
        <source>loves company</source>
        <translation></translation>
    </message>
    <message>
        <source>medium</source>
        <translation></translation>
    </message>
    <message>
        <source>passes</source>
        <translation></translation>
    </message>
    <message>
        <source>places a tile</source>
        <translation></translation>
    </message>
    <message>
        <source>places the tile from the gate</source>
        <translation></translation>
    </message>
    <message>
        <source>puts a tile back</source>
        <translation></translation>
    </message>
    <message>
        <source>takes a tile face down</source>
        <translation></translation>
    </message>
    <message>
        <source>thinks</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} builds on {land}</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} is choosing a land</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} is thinking about promises</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} {likes}</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}, {level}</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation></translation>
    </message>
    <message>
        <source>{person} won, and {rival} is at full strength already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{person} won: {rival} plays a little stronger next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rival} beat you, and cannot play any weaker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rival} beat you, and plays a little weaker next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rival} beat {person}, and cannot play any weaker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rival} beat {person}, and plays a little weaker next time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clients</name>
    <message>
        <source>Loves dogs</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves trees</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves benches</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves water pools</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves pipes and tunnels</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves slopes</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves flower beds</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves arrows the right way</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves grass without a path</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves a hole of two tiles</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves a hole of four tiles or more</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves a hole without a bend</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves a hole with a bend</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves a hole of par 4</source>
        <translation></translation>
    </message>
    <message>
        <source>Par 4 on hole 4 only</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves to walk straight on</source>
        <translation></translation>
    </message>
    <message>
        <source>Every arrow that points the way of play is worth {points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every bench on the course is worth {points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every dog on the course is worth {points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every finished hole is worth {taste_points.points}: hole 4 if its par is 4, the others if not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every finished hole of four tiles or more is worth {taste_points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every finished hole of par {taste_par} is worth {taste_points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every finished hole that is a tee and a green alone is worth {taste_points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every finished hole with a corner is worth {taste_points.points}, however many it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every finished hole with an obstacle is worth {taste_points.points}, however many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every finished hole without a corner is worth {taste_points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every flower bed on the course is worth {points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pipe or tunnel on the course is worth {points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pool on the course is worth {points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every slope on the course is worth {points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tile without a path is worth {points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tree on the course is worth {points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loves a hole with an obstacle</source>
        <translation></translation>
    </message>
    <message>
        <source>Loves what has no flaw</source>
        <translation></translation>
    </message>
    <message>
        <source>{no_mistake_points.points} for a course without a mistake, {filled_points} for a land just filled, {perfect_circuit_points} for a perfect circuit, {perfect_par_points} for perfect par.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{no_mistake_points} to {perfect_par_points}</source>
        <translation></translation>
    </message>
    <message>
        <source>{taste_points.points} each time the next tee lies straight ahead of a green; {all_straight_points} more when all eight do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>clubs</name>
    <message>
        <source>or</source>
        <translation></translation>
    </message>
    <message>
        <source>straight, no card</source>
        <translation></translation>
    </message>
    <message>
        <source>draw 2, play one</source>
        <translation></translation>
    </message>
    <message>
        <source>draw 1 from either</source>
        <translation></translation>
    </message>
    <message>
        <source>draw 1</source>
        <translation></translation>
    </message>
    <message>
        <source>only from a tee box</source>
        <translation></translation>
    </message>
    <message>
        <source>sand is rough for it</source>
        <translation></translation>
    </message>
    <message>
        <source>aim after the draw</source>
        <translation></translation>
    </message>
    <message>
        <source>no loss from the rough</source>
        <translation></translation>
    </message>
    <message>
        <source>aim before the draw</source>
        <translation></translation>
    </message>
    <message>
        <source>from the rough one hex less</source>
        <translation></translation>
    </message>
    <message>
        <source>3 hybrid</source>
        <translation></translation>
    </message>
    <message>
        <source>5 hybrid</source>
        <translation></translation>
    </message>
    <message>
        <source>8 hybrid</source>
        <translation></translation>
    </message>
    <message>
        <source>2 iron</source>
        <translation></translation>
    </message>
    <message>
        <source>3 iron</source>
        <translation></translation>
    </message>
    <message>
        <source>4 iron</source>
        <translation></translation>
    </message>
    <message>
        <source>5 iron</source>
        <translation></translation>
    </message>
    <message>
        <source>6 iron</source>
        <translation></translation>
    </message>
    <message>
        <source>7 iron</source>
        <translation></translation>
    </message>
    <message>
        <source>8 iron</source>
        <translation></translation>
    </message>
    <message>
        <source>9 iron</source>
        <translation></translation>
    </message>
    <message>
        <source>3 wood</source>
        <translation></translation>
    </message>
    <message>
        <source>5 wood</source>
        <translation></translation>
    </message>
    <message>
        <source>8 wood</source>
        <translation></translation>
    </message>
    <message>
        <source>Driver</source>
        <translation></translation>
    </message>
    <message>
        <source>Sand wedge</source>
        <translation></translation>
    </message>
    <message>
        <source>Pitching wedge</source>
        <translation></translation>
    </message>
    <message>
        <source>Lob wedge</source>
        <translation></translation>
    </message>
    <message>
        <source>chip deck</source>
        <translation></translation>
    </message>
    <message>
        <source>deck 2</source>
        <translation></translation>
    </message>
    <message>
        <source>deck 3</source>
        <translation></translation>
    </message>
    <message>
        <source>deck 4</source>
        <translation></translation>
    </message>
    <message>
        <source>deck 5</source>
        <translation></translation>
    </message>
    <message>
        <source>draw {count.cards} from {deck}, play one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes {far.hexes} straight on, {rough} from the rough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chip deck</source>
        <translation></translation>
    </message>
    <message>
        <source>draw 1 card from {first} or {second}</source>
        <translation></translation>
    </message>
    <message>
        <source>draw 1 card from {deck}</source>
        <translation></translation>
    </message>
    <message>
        <source>Only from a tee box.</source>
        <translation></translation>
    </message>
    <message>
        <source>Plays out of a bunker as out of the rough.</source>
        <translation></translation>
    </message>
    <message>
        <source>Goes its whole distance from the rough.</source>
        <translation></translation>
    </message>
    <message>
        <source>The aim of a chip is told before the card is drawn.</source>
        <translation></translation>
    </message>
    <message>
        <source>The aim of its chip is chosen after the draw.</source>
        <translation></translation>
    </message>
    <message>
        <source>Big hit: draws from {deck}.</source>
        <translation></translation>
    </message>
    <message>
        <source>No big hit.</source>
        <translation></translation>
    </message>
    <message>
        <source>initiative {number}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>conditions</name>
    <message>
        <source>Fun</source>
        <translation></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n holes counted as one</source>
        <translation>
            <numerusform>%n hole counted as one</numerusform>
            <numerusform>%n holes counted as one</numerusform>
        </translation>
    </message>
    <message>
        <source>Her whim</source>
        <translation></translation>
    </message>
    <message>
        <source>His whim</source>
        <translation></translation>
    </message>
    <message>
        <source>Par</source>
        <translation></translation>
    </message>
    <message>
        <source>{zone_points.points} for every hole of par 3, 4 or 5; 1 off for every cube of the {cubes} too few or too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land</source>
        <translation></translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation></translation>
    </message>
    <message>
        <source>Playable</source>
        <translation></translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation></translation>
    </message>
    <message>
        <source>Passes</source>
        <translation></translation>
    </message>
    <message>
        <source>Promises</source>
        <translation></translation>
    </message>
    <message>
        <source>A point for every person on the course.</source>
        <translation></translation>
    </message>
    <message>
        <source>What Mrs Client wishes to see on the tiles.</source>
        <translation></translation>
    </message>
    <message>
        <source>What Mr Client wishes of the holes.</source>
        <translation></translation>
    </message>
    <message>
        <source>The points of the land; {off_land_cost} off for every tile beside it, {empty_cost} for every cell left empty.</source>
        <translation></translation>
    </message>
    <message>
        <source>{hole_count_cost} off for every hole missing or too many, {malformed_cost} for a malformed hole or a path that meets grass, {wrong_way_cost} for a tile against the direction of play.</source>
        <translation></translation>
    </message>
    <message>
        <source>{link_points.points} for every green beside the next tee, and for the gate beside tee 1 and green 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reserve_cost} off for a tile that is still at the gate.</source>
        <translation></translation>
    </message>
    <message>
        <source>{pass_cost} off for every pass.</source>
        <translation></translation>
    </message>
    <message>
        <source>What was promised is won or lost now.</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n tiles collected</source>
        <translation>
            <numerusform>%n tile collected</numerusform>
            <numerusform>%n tiles collected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes in the zone</source>
        <translation>
            <numerusform>%n hole in the zone</numerusform>
            <numerusform>%n holes in the zone</numerusform>
        </translation>
    </message>
    <message>
        <source>This table ignores mistakes: whether the course can be played is not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tile left at the gate</source>
        <translation></translation>
    </message>
    <message>
        <source>mistakes do not count</source>
        <translation></translation>
    </message>
    <message>
        <source>the gate is clear</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n promises kept</source>
        <translation>
            <numerusform>%n promise kept</numerusform>
            <numerusform>%n promises kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes</source>
        <translation>
            <numerusform>%n pass</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message>
        <source>no pass</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n times straight on</source>
        <translation>
            <numerusform>%n time straight on</numerusform>
            <numerusform>%n times straight on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short holes</source>
        <translation>
            <numerusform>%n short hole</numerusform>
            <numerusform>%n short holes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n long holes</source>
        <translation>
            <numerusform>%n long hole</numerusform>
            <numerusform>%n long holes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n straight holes</source>
        <translation>
            <numerusform>%n straight hole</numerusform>
            <numerusform>%n straight holes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes with a bend</source>
        <translation>
            <numerusform>%n hole with a bend</numerusform>
            <numerusform>%n holes with a bend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes of par 4</source>
        <translation>
            <numerusform>%n hole of par 4</numerusform>
            <numerusform>%n holes of par 4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lucky holes</source>
        <translation>
            <numerusform>%n lucky hole</numerusform>
            <numerusform>%n lucky holes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes with an obstacle</source>
        <translation>
            <numerusform>%n hole with an obstacle</numerusform>
            <numerusform>%n holes with an obstacle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles off the land</source>
        <translation>
            <numerusform>%n tile off the land</numerusform>
            <numerusform>%n tiles off the land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells to fill</source>
        <translation>
            <numerusform>%n cell to fill</numerusform>
            <numerusform>%n cells to fill</numerusform>
        </translation>
    </message>
    <message>
        <source>all filled</source>
        <translation></translation>
    </message>
    <message>
        <source>{collected_points.points} for every tile collected after stopping.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {all} links</source>
        <translation></translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n perfect parts</source>
        <translation>
            <numerusform>%n perfect part</numerusform>
            <numerusform>%n perfect parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>content</name>
    <message>
        <source>Dog-Ear</source>
        <translation></translation>
    </message>
    <message>
        <source>Bandstand</source>
        <translation></translation>
    </message>
    <message>
        <source>Half Moon</source>
        <translation></translation>
    </message>
    <message>
        <source>Cloister</source>
        <translation></translation>
    </message>
    <message>
        <source>Oval Lawn</source>
        <translation></translation>
    </message>
    <message>
        <source>Grand Stairs</source>
        <translation></translation>
    </message>
    <message>
        <source>Heart</source>
        <translation></translation>
    </message>
    <message>
        <source>Vicarage</source>
        <translation></translation>
    </message>
    <message>
        <source>Bell</source>
        <translation></translation>
    </message>
    <message>
        <source>Walled Garden</source>
        <translation></translation>
    </message>
    <message>
        <source>Millpond</source>
        <translation></translation>
    </message>
    <message>
        <source>Cove</source>
        <translation></translation>
    </message>
    <message>
        <source>Boot</source>
        <translation></translation>
    </message>
    <message>
        <source>Spring</source>
        <translation></translation>
    </message>
    <message>
        <source>Brook Lawn</source>
        <translation></translation>
    </message>
    <message>
        <source>Crater Lake</source>
        <translation></translation>
    </message>
    <message>
        <source>Viaduct</source>
        <translation></translation>
    </message>
    <message>
        <source>Peninsula</source>
        <translation></translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation></translation>
    </message>
    <message>
        <source>Watermill</source>
        <translation></translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation></translation>
    </message>
    <message>
        <source>Rice Terraces</source>
        <translation></translation>
    </message>
    <message>
        <source>Vineyard</source>
        <translation></translation>
    </message>
    <message>
        <source>Boomerang</source>
        <translation></translation>
    </message>
    <message>
        <source>Clover</source>
        <translation></translation>
    </message>
    <message>
        <source>Swan</source>
        <translation></translation>
    </message>
    <message>
        <source>The Long Way Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Bridges</source>
        <translation></translation>
    </message>
    <message>
        <source>Key</source>
        <translation></translation>
    </message>
    <message>
        <source>Meander</source>
        <translation></translation>
    </message>
    <message>
        <source>Harbour Basin</source>
        <translation></translation>
    </message>
    <message>
        <source>Twin Ponds</source>
        <translation></translation>
    </message>
    <message>
        <source>Lily Pads</source>
        <translation></translation>
    </message>
    <message>
        <source>Old Moat</source>
        <translation></translation>
    </message>
    <message>
        <source>Hairpins</source>
        <translation></translation>
    </message>
    <message>
        <source>Trout Farm</source>
        <translation></translation>
    </message>
    <message>
        <source>Oxbow</source>
        <translation></translation>
    </message>
    <message>
        <source>Horseshoe</source>
        <translation></translation>
    </message>
    <message>
        <source>Crescent</source>
        <translation></translation>
    </message>
    <message>
        <source>Mill Race</source>
        <translation></translation>
    </message>
    <message>
        <source>Carp</source>
        <translation></translation>
    </message>
    <message>
        <source>Watersmeet</source>
        <translation></translation>
    </message>
    <message>
        <source>Canal Basin</source>
        <translation></translation>
    </message>
    <message>
        <source>Clockwork Yard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duck Ponds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flower Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hedge Maze</source>
        <translation></translation>
    </message>
    <message>
        <source>Over and Under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pocket Park</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sailboat</source>
        <translation></translation>
    </message>
    <message>
        <source>Seven Hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snail Shell</source>
        <translation></translation>
    </message>
    <message>
        <source>Starfish</source>
        <translation></translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation></translation>
    </message>
    <message>
        <source>Mr Short</source>
        <translation></translation>
    </message>
    <message>
        <source>Mr Long</source>
        <translation></translation>
    </message>
    <message>
        <source>Mr Linear</source>
        <translation></translation>
    </message>
    <message>
        <source>Mr Turner</source>
        <translation></translation>
    </message>
    <message>
        <source>Mr Luckyfor</source>
        <translation></translation>
    </message>
    <message>
        <source>Mr Überstitious</source>
        <translation></translation>
    </message>
    <message>
        <source>Mr Straightforward</source>
        <translation></translation>
    </message>
    <message>
        <source>Mrs Hotdog</source>
        <translation></translation>
    </message>
    <message>
        <source>Mrs Evergreen</source>
        <translation></translation>
    </message>
    <message>
        <source>Mrs Sprinkle</source>
        <translation></translation>
    </message>
    <message>
        <source>Mrs Bloom</source>
        <translation></translation>
    </message>
    <message>
        <source>Mrs Lazy</source>
        <translation></translation>
    </message>
    <message>
        <source>Mrs Plumber</source>
        <translation></translation>
    </message>
    <message>
        <source>Mrs Sloppy</source>
        <translation></translation>
    </message>
    <message>
        <source>Mr Intheway</source>
        <translation></translation>
    </message>
    <message>
        <source>Mr Perfect</source>
        <translation></translation>
    </message>
    <message>
        <source>Mrs Noreturn</source>
        <translation></translation>
    </message>
    <message>
        <source>Mrs Camper</source>
        <translation></translation>
    </message>
    <message>
        <source>Practice Meadow</source>
        <translation></translation>
    </message>
    <message>
        <source>Larkfield Nine</source>
        <translation></translation>
    </message>
    <message>
        <source>Heron Pond</source>
        <translation></translation>
    </message>
    <message>
        <source>Badger&apos;s Copse</source>
        <translation></translation>
    </message>
    <message>
        <source>Sunday Lawn</source>
        <translation></translation>
    </message>
    <message>
        <source>Crossways</source>
        <translation></translation>
    </message>
    <message>
        <source>The Honeycomb</source>
        <translation></translation>
    </message>
    <message>
        <source>Hornets&apos; Nest</source>
        <translation></translation>
    </message>
    <message>
        <source>Saltmarsh Dunes</source>
        <translation></translation>
    </message>
    <message>
        <source>Old Timber</source>
        <translation></translation>
    </message>
    <message>
        <source>Thousand Reeds</source>
        <translation></translation>
    </message>
    <message>
        <source>Pilgrims&apos; Coast</source>
        <translation></translation>
    </message>
    <message>
        <source>The Long Ribbon</source>
        <translation></translation>
    </message>
    <message>
        <source>Thornwall</source>
        <translation></translation>
    </message>
    <message>
        <source>Seven tiles and five holes for the first game (Match Play only).</source>
        <translation></translation>
    </message>
    <message>
        <source>Nine friendly holes on open meadow, most of the sand well out of the way.</source>
        <translation></translation>
    </message>
    <message>
        <source>Nine holes round a chain of ponds; the dry way is always the longer one.</source>
        <translation></translation>
    </message>
    <message>
        <source>Nine crooked holes among the trees: think before you swing.</source>
        <translation></translation>
    </message>
    <message>
        <source>Wide fairways, shy hazards and the worst spots turfed over: eighteen holes to relax on.</source>
        <translation></translation>
    </message>
    <message>
        <source>Holes cross on the same tile: shout before you play, and watch who answers.</source>
        <translation></translation>
    </message>
    <message>
        <source>Packed like a comb, every two-green tile in play: made for Chaos and Kelly Golf.</source>
        <translation></translation>
    </message>
    <message>
        <source>Eighteen flags within shouting distance of each other, with stings between them.</source>
        <translation></translation>
    </message>
    <message>
        <source>Sand, more sand, and a tide pool or two; bring the sand wedge.</source>
        <translation></translation>
    </message>
    <message>
        <source>A forest course: the straight line is nearly always a trunk.</source>
        <translation></translation>
    </message>
    <message>
        <source>Island greens, lakes across the fairway and wet feet for the impatient.</source>
        <translation></translation>
    </message>
    <message>
        <source>Out along the cliffs and home again, with a drop on either hand.</source>
        <translation></translation>
    </message>
    <message>
        <source>A single thread of fairway from the clubhouse to the far horizon.</source>
        <translation></translation>
    </message>
    <message>
        <source>The hardest faces in the box and an adjustment tile wherever it hurts.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>counting</name>
    <message>
        <source>Conditions</source>
        <translation></translation>
    </message>
    <message>
        <source>Satisfaction</source>
        <translation></translation>
    </message>
    <message>
        <source>Final score</source>
        <translation></translation>
    </message>
    <message>
        <source>So far</source>
        <translation></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition by condition, in the order in which the two clients ask.</source>
        <translation></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the code {code}: it leads to this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place {place} on {land}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show us round! We are curious.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best on {land} so far!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best so far</source>
        <translation></translation>
    </message>
    <message>
        <source>The final counting</source>
        <translation></translation>
    </message>
    <message>
        <source>Together</source>
        <translation></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation></translation>
    </message>
    <message>
        <source>Result</source>
        <translation></translation>
    </message>
    <message>
        <source>Final score: {points}</source>
        <translation></translation>
    </message>
    <message>
        <source>Count again</source>
        <translation></translation>
    </message>
    <message>
        <source>Move hole numbers, or take back what ended the game</source>
        <translation></translation>
    </message>
    <message>
        <source>Putt on it</source>
        <translation></translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation></translation>
    </message>
    <message>
        <source>Save the course</source>
        <translation></translation>
    </message>
    <message>
        <source>Home</source>
        <translation></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>A practice game counts for no record.</source>
        <translation></translation>
    </message>
    <message>
        <source>Your best course so far!</source>
        <translation></translation>
    </message>
    <message>
        <source>Place {place} among your courses.</source>
        <translation></translation>
    </message>
    <message>
        <source>As good as it gets.</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n points more for: {level}</source>
        <translation>
            <numerusform>%n point more for: {level}</numerusform>
            <numerusform>%n points more for: {level}</numerusform>
        </translation>
    </message>
    <message>
        <source>Final counting</source>
        <translation></translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation></translation>
    </message>
    <message>
        <source>Skip to the result (S)</source>
        <translation></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation></translation>
    </message>
    <message>
        <source>Next (Enter or right arrow)</source>
        <translation></translation>
    </message>
    <message>
        <source>One back</source>
        <translation></translation>
    </message>
    <message>
        <source>One back (left arrow)</source>
        <translation></translation>
    </message>
    <message>
        <source>See the result</source>
        <translation></translation>
    </message>
    <message>
        <source>Count: {condition}</source>
        <translation></translation>
    </message>
    <message>
        <source>Score track</source>
        <translation></translation>
    </message>
    <message>
        <source>Score track: {points}</source>
        <translation></translation>
    </message>
    <message>
        <source>Final table</source>
        <translation></translation>
    </message>
    <message>
        <source>Total</source>
        <translation></translation>
    </message>
    <message>
        <source>Look at the course of {name}</source>
        <translation></translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation></translation>
    </message>
    <message>
        <source>Players</source>
        <translation></translation>
    </message>
    <message>
        <source>See the winner</source>
        <translation></translation>
    </message>
    <message>
        <source>We build yours, {name}!</source>
        <translation></translation>
    </message>
    <message>
        <source>We cannot choose: we build them all!</source>
        <translation></translation>
    </message>
    <message>
        <source>{names} win</source>
        <translation></translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation></translation>
    </message>
    <message>
        <source>See the courses</source>
        <translation></translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation></translation>
    </message>
    <message>
        <source>The best a group has done so far!</source>
        <translation></translation>
    </message>
    <message>
        <source>Place {place} among your groups.</source>
        <translation></translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation></translation>
    </message>
    <message>
        <source>Equal on points, and nobody took a tile first.</source>
        <translation></translation>
    </message>
    <message>
        <source>Equal on points with {names}, but stopped building first.</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n points ahead.</source>
        <translation>
            <numerusform>%n point ahead.</numerusform>
            <numerusform>%n points ahead.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>course editor</name>
    <message>
        <source>Delete {name}?</source>
        <translation></translation>
    </message>
    <message>
        <source>The file of this course is deleted for good.</source>
        <translation></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation></translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation></translation>
    </message>
    <message>
        <source>Turn it back</source>
        <translation></translation>
    </message>
    <message>
        <source>Anew</source>
        <translation></translation>
    </message>
    <message>
        <source>Flip the tile</source>
        <translation></translation>
    </message>
    <message>
        <source>Not all of your courses can be read.</source>
        <translation></translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation></translation>
    </message>
    <message>
        <source>Number the greens</source>
        <translation></translation>
    </message>
    <message>
        <source>Number along the fairways</source>
        <translation></translation>
    </message>
    <message>
        <source>Quick course</source>
        <translation></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation></translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation></translation>
    </message>
    <message>
        <source>Open</source>
        <translation></translation>
    </message>
    <message>
        <source>Save the course</source>
        <translation></translation>
    </message>
    <message>
        <source>Save</source>
        <translation></translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation></translation>
    </message>
    <message>
        <source>Take in a shared course</source>
        <translation></translation>
    </message>
    <message>
        <source>Copy a picture</source>
        <translation></translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation></translation>
    </message>
    <message>
        <source>Share</source>
        <translation></translation>
    </message>
    <message>
        <source>Play on it</source>
        <translation></translation>
    </message>
    <message>
        <source>Look through the tiles</source>
        <translation></translation>
    </message>
    <message>
        <source>Yardage book to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your boards</source>
        <translation></translation>
    </message>
    <message>
        <source>Show the whole course</source>
        <translation></translation>
    </message>
    <message>
        <source>Show what links</source>
        <translation></translation>
    </message>
    <message>
        <source>This course cannot be opened: {fault}.</source>
        <translation></translation>
    </message>
    <message>
        <source>First give the course a name.</source>
        <translation></translation>
    </message>
    <message>
        <source>Replace {name}?</source>
        <translation></translation>
    </message>
    <message>
        <source>You have another course of this name.</source>
        <translation></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} is among your courses.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} is among your courses, beside {other}.</source>
        <translation></translation>
    </message>
    <message>
        <source>My course</source>
        <translation></translation>
    </message>
    <message>
        <source>Save a file to share</source>
        <translation></translation>
    </message>
    <message>
        <source>The picture can be pasted elsewhere now.</source>
        <translation></translation>
    </message>
    <message>
        <source>Golf courses (*.minigolf *.json)</source>
        <translation></translation>
    </message>
    <message>
        <source>No tee leads to this green yet.</source>
        <translation></translation>
    </message>
    <message>
        <source>Course editor</source>
        <translation></translation>
    </message>
    <message>
        <source>Undo brings back what lay here before.</source>
        <translation></translation>
    </message>
    <message>
        <source>18 Holes  ·  course editor</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>Round {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}, which club never expires?</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}, your promises</source>
        <translation></translation>
    </message>
    <message>
        <source>Everybody else looks away.
Nothing shows before the button is pressed.</source>
        <translation></translation>
    </message>
    <message>
        <source>The clients visit. Everybody else looks away.</source>
        <translation></translation>
    </message>
    <message>
        <source>I am {name}, show my cards</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}, choose your land</source>
        <translation></translation>
    </message>
    <message>
        <source>Three lands are waiting.</source>
        <translation></translation>
    </message>
    <message>
        <source>Before the first tee</source>
        <translation></translation>
    </message>
    <message>
        <source>I am {name}, show my lands</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}, an extra turn?</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}, choose a club to throw in</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation></translation>
    </message>
    <message>
        <source>The mouse is yours.</source>
        <translation></translation>
    </message>
    <message>
        <source>I am {name}, show the table</source>
        <translation></translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation></translation>
    </message>
    <message>
        <source>Home</source>
        <translation></translation>
    </message>
    <message>
        <source>Put the game away for later (Esc)</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>now</source>
        <translation></translation>
    </message>
    <message>
        <source>done</source>
        <translation></translation>
    </message>
    <message>
        <source>waits</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole}, turn {turn}</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole}, stroke {turn}</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}, choose a club</source>
        <translation></translation>
    </message>
    <message>
        <source>I am {name}, show my hand</source>
        <translation></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>Turn {round}, %n greens left</source>
        <translation>
            <numerusform>Turn {round}, %n green left</numerusform>
            <numerusform>Turn {round}, %n greens left</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, keep a secret target</source>
        <translation></translation>
    </message>
    <message>
        <source>I am {name}, show the two greens</source>
        <translation></translation>
    </message>
    <message>
        <source>has a target</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>days</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day so far</numerusform>
            <numerusform>%n days in a row</numerusform>
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
            <numerusform>%n stroke</numerusform>
            <numerusform>%n strokes</numerusform>
        </translation>
    </message>
    <message>
        <source>A computer has played here: this try does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer played on: it does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A letter or figure of this code is wrong, or two are swapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun, and deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code of a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code: {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied, with the code of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: {code}. Whoever types it gets this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the result, a picture and the code of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody gets the same games, and the first try counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hole of the week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code is that of a game: open one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The month after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The month before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code is of a game that this program does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code was made by a later version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no code: a code cannot hold a course of your own, or a lesson.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no code. One looks like D1K4-07MX-9FJT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever types the code of a game gets that game: the same set-up, the same luck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a computer played on, which does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{strokes}, par {par}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, week of {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, {date}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deleting</name>
    <message>
        <source>Your own files cannot be changed now: one that was there before comes back at the next start.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>designer badges</name>
    <message>
        <source>A promise kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat a computer player that plays hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a course with all nine holes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a hole of nine tiles or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build all nine holes and fill every cell of the land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build all nine holes and lose nothing for playability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build all nine holes without a single pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build for ten different pairs of clients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build nine holes with a par of exactly 36.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build on ten different lands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the circuit: 20 points for the way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earn 20 points by his whim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earn 30 points by her whim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish fifty courses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish ten courses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish your first course.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First sod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Happy clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Her dream course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His dream course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landscaper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay two crossings on one course.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never at a loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Park keeper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach 110 points alone in a family game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach 120 points alone in an advanced game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach 150 points alone in a family game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speechless</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten couples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the last cube</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>designer hints</name>
    <message>
        <source>Build on land {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>Discard tile {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation></translation>
    </message>
    <message>
        <source>Lay tile {number} on the gate</source>
        <translation></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation></translation>
    </message>
    <message>
        <source>Promise {condition}</source>
        <translation></translation>
    </message>
    <message>
        <source>Put tile {number} back</source>
        <translation></translation>
    </message>
    <message>
        <source>Stop designing</source>
        <translation></translation>
    </message>
    <message>
        <source>Stop for good with tile {number} face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take tile {number} face down</source>
        <translation></translation>
    </message>
    <message>
        <source>The tile from the gate: {place}</source>
        <translation></translation>
    </message>
    <message>
        <source>Tile {number}: {place}</source>
        <translation></translation>
    </message>
    <message>
        <source>as good as the best in trial games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brings about {points} by rank</source>
        <translation></translation>
    </message>
    <message>
        <source>what is on it is worth {points}</source>
        <translation></translation>
    </message>
    <message>
        <source>ends are easier to close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends are harder to close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filling them brings about {points}</source>
        <translation></translation>
    </message>
    <message>
        <source>more to come: {conditions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points.cells} to fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points.points} for the land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} ahead of the next by its own reckoning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} ahead of the next in trial games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} behind the best in trial games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} wanted</source>
        <translation></translation>
    </message>
    <message>
        <source>gives up about {points} to come</source>
        <translation></translation>
    </message>
    <message>
        <source>about {points.points} expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves about {points} to come</source>
        <translation></translation>
    </message>
    <message>
        <source>no points yet, and nothing is lost</source>
        <translation></translation>
    </message>
    <message>
        <source>the best tile instead: {changes}</source>
        <translation></translation>
    </message>
    <message>
        <source>what is left costs more than it will bring</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>designer lessons</name>
    <message>
        <source>A fine land too, but this lesson is laid out for Bandstand, on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fine land too, but this lesson is laid out for Bandstand, on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A green for your hole! It stands last, so you will play last next time. That is the price: lay it at the end of the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A look below shows which tiles come then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tee with three flags. Lay it left of the green, its path leading up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third round without any building begins the final phase. So does the first land that is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A visit tile came out of the bag: the clients drop by, and everybody may promise more, behind the curtain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And its green below it: another par 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for none: press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both would be fine, but now we try what passing is like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the tee, then the marked cell. Turn it with R until its path leads to the right, away from the gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition by condition is counted, with its tiles lit on the course. Press this button until the result is there, as slowly as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each turn you draw two tiles and place one of them. The second one is a tee: there a hole begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter places it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First you choose one of three lands. Take Bandstand, on the right: a click will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on the lesson puts back what is left over. Look, a green! It ends a hole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here is the score so far. A whole game has nine holes and ends when the land is full, or when you stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a group everybody builds a course of their own. You are Kim, and the lesson plays for Robin, who has chosen a land already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is early for more. Leave it at the circuit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it at the end of the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the first tile right of the tee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left of the last green, on the marked cell, the path leading down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them, please: just press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not so much at once: promise the circuit, and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now get your friends to the table!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now you know what they want. Surprise them with nine holes!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One promise is a must; it cannot be taken back. Choose the circuit, on the right, and confirm with Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One promise is enough for now: confirm with Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One tile is left over. You may put it back into the bag, or discard it for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass for the last time, and the final phase begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass for the last time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass once more, to see what happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass once more: we want to see what comes of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Stop, choose a tile, and confirm with Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press once more: who wins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press this button until the promises are revealed, as slowly as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back this time: somebody may like it later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back: press B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robin stops as well, and with everybody the game is over. Press Count the points, or Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your land, and the hut is its gate. The course grows from here: each tile touches another one or the gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your land brings its points if you fill it: each empty cell costs {empty_cost.points}, and so do tiles beside the land or in the water, {off_land_cost} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours shall be Bandstand, on the left: click it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A green with the next tee beside it is another link: {link_points.points} more. Ten links make the whole circuit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tee at a straight side of the gate: that is a link of the circuit, {link_points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five holes are missing, at {hole_count_cost.points} each, and most of the land is empty: of course they are cross.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on you may stop. Each round you then take a tile face down, worth {collected_points.points}, and build no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golfers do not like to walk. Lay the next tee just below the green, its path leading down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If neither tile suits you, pass. That costs {pass_cost.points}, and two others are drawn. Try it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each condition everybody scores and is ranked; the rank matters only to those who promised it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the end everybody is ranked in every condition. Of two players, who promised it gains {first_of_two_points.points} as the first, and loses {last_of_two_cost} as the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mr Luckyfor loves holes of par {taste_par}: {taste_points.points} for each. Mrs Evergreen has a point for every tree on your tiles, and people are fun: a point each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par 3 lies in the green zone, like 4 and 5: {zone_points.points}. Every flag takes one of your {cubes.cubes}; nine holes of par 4 would use them up exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promises come last. You have more links of the circuit than Robin: {first_of_two_points.points} for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Racks and turn order, promises, a visit, the final phase and the counting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red meets red, and grass meets grass. Here a side that does not fit is refused; where it is allowed, each costs {mismatch_cost.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robin has decided. It is your turn: open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robin has promised something. Now it is you: open the curtain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robin promised par and is second in it, which costs {last_of_two_cost.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Robin takes no tile and passes: that pawn sits on the bench. In a group a pass costs no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the tee: it stands on the left, so you will be first. Lay it on the marked cell, its path leading right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tee to green: a hole is done. The red flags on its tiles make its par, which is only 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bench plays first, and on it whoever passed last. That is you!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final phase: tiles that nobody took now leave the game, unless somebody asks them back into the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first tile, please, right of the tee: there the path goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over. Press Count the points, or Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green goes below the tee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green goes to the end of the path, on the marked cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green zone begins at 3, so this par brings no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green, please, above the tee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green, please, below the tee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green, please, on the marked cell: it finishes your hole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rack holds one tile more than there are players, in the order of the numbers on their backs. Robin took one, and the pawn stands in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tee goes below the green, on the marked cell, its path leading down. R turns it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tee goes left of the last green, its path leading up. R turns it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tee goes on the marked cell, its path leading right. R turns it, and Esc puts it back in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tee goes on the marked cell, its path leading right. R turns it, and Esc puts it back on the rack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tee has one flag, and this green has two. Finish the hole with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their cards tell what they love.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There would be something, but let us see what passing is like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the advanced game, with promises. They are secret: a curtain falls, and everybody else looks away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three flags, and one more on this green: par 4. Lay it above the tee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles, holes, par, two clients, the circuit, passing and the counting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together, with promises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome! Two clients want a minigolf course from you: Mrs Evergreen and Mr Luckyfor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you promised stays. More of it may pay once you see how the courses grow; now it is early, so press Enter and leave it at that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin this round. What nobody took went back into the bag, and the other tiles moved up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You could build on, but now we try to stop: press Stop, then choose a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You could go on for long, but let us see the counting: press Stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You know how it goes. The tee belongs left of the green, its path leading down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may promise more at a visit. For now, just confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may stop whenever you like. Four holes are few, but you shall see how a course is counted. Press Stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win! Empty land and missing holes cost you both a lot: a real game goes on until a land is nearly full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your tile also decides when you play: in the next round the pawn farthest left begins.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>designer rules</name>
    <message>
        <source>1, 2, … 6</source>
        <translation></translation>
    </message>
    <message>
        <source>?</source>
        <translation></translation>
    </message>
    <message>
        <source>A crossing carries two holes, one over the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A green and the next tee on one tile are neighbours of their own: they lie side by side, which brings {link_points.points} of the circuit. Mr Straightforward is pleased where the ball goes on in the same direction as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hole is finished when it runs from its tee to its green. One with a loose end is unfinished; it still has a number and a par, but Mr Client does not look at it. A path that runs against grass or the gate ends there for good: its hole counts as one of the nine, but pleases Mr Client no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hole is one tee, one green and any paths between. A crossing belongs to two holes, or twice to one. Nine holes make a course.</source>
        <translation></translation>
    </message>
    <message>
        <source>A hole: one tee, two paths, one green. Its flags add up to its par.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile beside the land and a cell left empty. Tiles in the water cost as much as tiles beside the land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile in reserve (expansion)</source>
        <translation></translation>
    </message>
    <message>
        <source>A tile in the middle of nowhere: every lit cell touches it by a side or a corner, and the same tile would fit there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile lies on an empty cell and touches another tile or the gate, if only by a corner. Turn it as you like; what lies stays where it is.</source>
        <translation></translation>
    </message>
    <message>
        <source>A tricky tile carries two pieces of path: a tee or a green beside a path, or a tee and a green. They may belong to two holes, or both to one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <translation></translation>
    </message>
    <message>
        <source>A white arrow shows the way of play. Mrs Noreturn counts those that point from tee to green; one that points back brings nothing and costs {wrong_way_cost.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above the chevron points to the green, below away from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>Blue and red choose from the middle row; blue first. What lies there comes in the order of the numbers on the backs, lowest on the left. The lower row comes next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can it be played?</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose one of three lands. Each turn two tiles are drawn: place one, and the other goes back into the bag or out of the game.</source>
        <translation></translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation></translation>
    </message>
    <message>
        <source>Circuit: {link_points} for every green with the next tee on the tile beside it, and for tee 1 and green 9 beside the straight sides of the gate.</source>
        <translation></translation>
    </message>
    <message>
        <source>Designer, rule by rule</source>
        <translation></translation>
    </message>
    <message>
        <source>Each land is worth its points; hard ones are worth more. From them {off_land_cost} are taken for every tile beside the land or in the water, and {empty_cost} for every cell still empty.</source>
        <translation></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation></translation>
    </message>
    <message>
        <source>Everybody builds a course of their own for the same two clients. Tiles lie on a rack, one more than there are players, and below it those of the next round. Take one in your turn, or pass.</source>
        <translation></translation>
    </message>
    <message>
        <source>F, +, −</source>
        <translation></translation>
    </message>
    <message>
        <source>F1, F10</source>
        <translation></translation>
    </message>
    <message>
        <source>F11, {control}+,</source>
        <translation></translation>
    </message>
    <message>
        <source>F8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fun and the two wishes</source>
        <translation></translation>
    </message>
    <message>
        <source>Fun: 1 for every person. Her whim: points for every thing she loves.</source>
        <translation></translation>
    </message>
    <message>
        <source>Fun: every person on the tiles of the course is worth a point.</source>
        <translation></translation>
    </message>
    <message>
        <source>G, M</source>
        <translation></translation>
    </message>
    <message>
        <source>His whim: {taste_points} for every finished hole to his taste.</source>
        <translation></translation>
    </message>
    <message>
        <source>Holes</source>
        <translation></translation>
    </message>
    <message>
        <source>Holes are numbered so that they score best. Drag a sign onto any tile of another hole to swap their numbers, or press N. A number that you set stays until you give it back with 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a group the upper rack shows whose turn it is: the pawns choose from left to right. Take a tile of the middle rack and place it; your pawn takes its place in the rack. Tiles lie in the order of the numbers on their backs, so a modest tile now means an early choice in the next round.</source>
        <translation></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation></translation>
    </message>
    <message>
        <source>Land</source>
        <translation></translation>
    </message>
    <message>
        <source>Land: its points, less {off_land_cost} for every tile beside it or in the water and {empty_cost} for every empty cell.</source>
        <translation></translation>
    </message>
    <message>
        <source>Minigolf Designer</source>
        <translation></translation>
    </message>
    <message>
        <source>O, L</source>
        <translation></translation>
    </message>
    <message>
        <source>Once a land is full the others may stop too, by taking a tile face down. Whoever has stopped takes one in every round; each is worth {collected_points.points}. Most points win; of equals, the one who took the first tile face down earlier, and if none of them took one they share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P, S</source>
        <translation></translation>
    </message>
    <message>
        <source>Par</source>
        <translation></translation>
    </message>
    <message>
        <source>Placing a tile</source>
        <translation></translation>
    </message>
    <message>
        <source>Points</source>
        <translation></translation>
    </message>
    <message>
        <source>Promise one of seven things at least when you have your land, and more at each visit. Nobody sees yours before the end, and none can be taken back.</source>
        <translation></translation>
    </message>
    <message>
        <source>Promises (advanced game)</source>
        <translation></translation>
    </message>
    <message>
        <source>R, Shift+R</source>
        <translation></translation>
    </message>
    <message>
        <source>Shift + arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space + drag</source>
        <translation></translation>
    </message>
    <message>
        <source>T</source>
        <translation></translation>
    </message>
    <message>
        <source>The final phase</source>
        <translation></translation>
    </message>
    <message>
        <source>The solo game</source>
        <translation></translation>
    </message>
    <message>
        <source>The total tells how satisfied the clients are, in five steps from unhappy to impressed.</source>
        <translation></translation>
    </message>
    <message>
        <source>Two clients want a minigolf course of nine holes. You choose one of three pieces of land and lay tiles on it. The happier the two are in the end, the more points you have: {happy} make them happy, {impressed} impress them.</source>
        <translation></translation>
    </message>
    <message>
        <source>Two tiles are drawn from the bag. Place one of them so that it touches a tile or the gate, if only by a corner, and turn it as you like. The other goes back into the bag or away for good.</source>
        <translation></translation>
    </message>
    <message>
        <source>Visit tiles lie in the bag among the others. When one is drawn the clients come by: everybody may promise more before play goes on.</source>
        <translation></translation>
    </message>
    <message>
        <source>Visits (advanced game)</source>
        <translation></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation></translation>
    </message>
    <message>
        <source>Where two tiles meet, path meets path and grass meets grass. A tile may lie beside the land or in the water, at a price.</source>
        <translation></translation>
    </message>
    <message>
        <source>You can draw a land of your own: Draw a land on the page of a new game, or on the free board. It has 20 to 60 cells in one piece, and lawn at a straight side of the gate. Its difficulty and its points are an estimate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hear again what a screen reader said last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in 18 Holes: look over the course, hex by hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on it: search, take away, clear, save, open, your boards, putt</source>
        <translation></translation>
    </message>
    <message>
        <source>/, Del, X, {control}+S, O, B, G</source>
        <translation></translation>
    </message>
    <message>
        <source>A hole is one tee, one green and any paths between. Red meets red, grass meets grass. A white chevron stands on tiles that are played one way only: a jump, a tunnel or an arrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A path that meets grass: {mismatch_cost.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone, a promise kept brings {promise_points.points} and a broken one costs {promise_points}. In a group all are ranked by the condition promised, and your rank tells your points; equals share the better one. Who did not promise has a rank too, but gains and loses nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the other rule there is one visit: tiles that nobody takes are laid aside, and once they are {untaken} the clients come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From green to tee, side by side, and tee 1 beside the gate: {link_points.points} each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on tiles that nobody takes leave the game. Whoever still designs may ask at the end of a round for some of them to go back into the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golfers do not like to walk. {link_points.points} whenever the tile of a green lies side by side with the tile of the next tee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If neither suits you, pass: that costs {pass_cost.points}. Stop whenever you are content; the game also ends when the land is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes: {hole_count_cost} off for every hole missing or too many, {malformed_cost} for two tees or two greens in a hole or a path that meets grass, {wrong_way_cost} for a white chevron the wrong way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most points win. Of equals the one wins who took a first tile face down before the others; if none of them took any, the win is shared. Elsewhere equals share a rank, and the next ranks stay empty.</source>
        <translation></translation>
    </message>
    <message>
        <source>Mrs Client counts things on the tiles, Mr Client looks at finished holes. Their cards tell what each is worth; their faces are on the page of clients (key T).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N, arrows, 1 … 9</source>
        <translation></translation>
    </message>
    <message>
        <source>Numbers at any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point for each person, whoever they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others may be declared one hole where tiles could have led from end to end over empty cells, on the land or beside it. Fewer holes are not always better: nine are wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par 2 is below the zone and brings nothing, par 4 lies in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program declares what scores best, and tells so in the count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program numbers the holes so that they score best. Drag a sign onto any tile of another hole to swap their numbers, or click it, whenever you like.</source>
        <translation></translation>
    </message>
    <message>
        <source>Two loose ends look into one empty cell: in the end they are one hole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tees in one hole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished holes are holes too. Say how they would have been finished: two loose ends that look into the same empty cell are one hole, as one tile would have joined them. They stay apart where that hole would have two tees, two greens, a ring or a bad connection. Of three or four ends in one cell those that lie opposite are joined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished holes in the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par: {zone_points} for every hole of par {zone_first} to {zone_last}, finished or not. There are {cubes.cubes}: each one left over or missing costs 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game may allow mistakes: then a side that does not fit is only warned of, and costs points in the end. For a first game, or with children, it may ignore them: then a course is not checked for whether it can be played, and nothing is lost for it. The children&apos;s table of a new game sets easy lands, a family game, mistakes ignored and hints with one click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table that ignores mistakes leaves all of this out: missing and extra holes, two tees or two greens, paths that meet grass, the wrong direction. Mr Perfect then has nothing to find fault with and gives his {no_mistake_points.points} to everybody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five holes. Their red flags add up to their pars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Her whim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His whim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holes beyond nine have no number. Finished ones please Mr Client like any other, unless his wish speaks of numbers: Mr Überstitious and Mr Straightforward know the nine only, and so do par and the circuit. Each costs its {hole_count_cost.points} all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing costs {pass_cost.points} and brings two other tiles. The game ends when the land is full or when you stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing puts your pawn on the bench. Who passes last plays first in the next round. Tiles that nobody took go back into the bag; in the final phase they leave the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number on the back grows with the people on a tile, and then with its par.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The par of a hole is the sum of its red flags. A hole of par {zone_first} to {zone_last} is in the zone and brings {zone_points.points}. An unfinished hole counts as well, with the flags that it has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {cubes.cubes} for all par together. Each cube left over costs a point, and so does each point of par that lacks a cube.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricky tiles and arrows (expansion)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where one hole passes the tile twice, it counts twice for the length of that hole, with Mr Short and with Mr Long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who fills the last cell of a land has stopped, and the final phase begins; {idle_rounds.rounds} in a row in which everybody passes begin it too. Those who still design go on, pass, or stop for good by taking a tile face down (key S).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has stopped takes a tile each round and collects it: {collected_points.points} each for being fast. The game ends with the round in which the last player stops, or when the bag cannot fill a rack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom a hole pleases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this option one tile may wait on your gate. To place it later is a pass. A tile that still waits in the end costs {reserve_cost.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two to five players</source>
        <translation></translation>
    </message>
    <message>
        <source>You may do so at any time: in your turn, while others play, and when the game is over but not yet counted. Numbers matter for Mr Client, for the circuit and for tee 1 and green 9 at the gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your pawn takes the place of the tile: the further left it stood, the sooner you play in the next round. Whoever passed plays before all of them, the last to pass first.</source>
        <translation></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation></translation>
    </message>
    <message>
        <source>fit the course into the window, zoom</source>
        <translation></translation>
    </message>
    <message>
        <source>free board</source>
        <translation></translation>
    </message>
    <message>
        <source>full screen, settings</source>
        <translation></translation>
    </message>
    <message>
        <source>move the course</source>
        <translation></translation>
    </message>
    <message>
        <source>move the tile, put it down, say yes</source>
        <translation></translation>
    </message>
    <message>
        <source>new game, all games</source>
        <translation></translation>
    </message>
    <message>
        <source>number a hole; 0 leaves it to the program</source>
        <translation></translation>
    </message>
    <message>
        <source>pass, stop for good</source>
        <translation></translation>
    </message>
    <message>
        <source>pick up a tile</source>
        <translation></translation>
    </message>
    <message>
        <source>put the tile back; leave a screen</source>
        <translation></translation>
    </message>
    <message>
        <source>see the course of the next player, what happened</source>
        <translation></translation>
    </message>
    <message>
        <source>sounds on, sounds off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back, do again</source>
        <translation></translation>
    </message>
    <message>
        <source>the rule of a refusal or of the line that is lit</source>
        <translation></translation>
    </message>
    <message>
        <source>this page, menu</source>
        <translation></translation>
    </message>
    <message>
        <source>turn the tile; also right click and wheel</source>
        <translation></translation>
    </message>
    <message>
        <source>use the gate, see your own promises</source>
        <translation></translation>
    </message>
    <message>
        <source>what is in the box and left in the bag</source>
        <translation></translation>
    </message>
    <message>
        <source>with no tile in hand: look over the course, cell by cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{control}+B</source>
        <translation></translation>
    </message>
    <message>
        <source>{control}+N, {control}+O</source>
        <translation></translation>
    </message>
    <message>
        <source>{control}+Z, {control}+Shift+Z</source>
        <translation></translation>
    </message>
    <message>
        <source>{hole_count_cost} off for every hole that is missing to nine, or beyond nine.</source>
        <translation></translation>
    </message>
    <message>
        <source>{link_points} more for tee 1 and {link_points} more for green 9 beside a straight side of the gate: ten links, {circuit_points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{malformed_cost} off for a hole with two tees or two greens or that runs in a ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mismatch_cost} off wherever a path meets grass. In the end a path that leads off the land, into water or against the gate counts as one too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong_way_cost} off for a white chevron that points against the direction of play.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>designer tips</name>
    <message>
        <source>A side that does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A land is full: its player has stopped, and takes a tile face down in every round to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At each visit everybody may promise more, as long as promises are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At each visit you may promise more, as long as promises are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enough tiles were left over: that brings the clients, once in a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may go on, pass, or stop for good by taking a tile face down, in every round to come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody may promise more, as long as promises are left. In the end the rank in what was promised gives or takes points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody passed in {idle_rounds.rounds} in a row: that begins it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here a path leads off the land or into its water.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here a path meets grass. In the end each such mistake costs {mismatch_cost.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here a path meets the gate, whose sides are grass. In the end each such mistake costs {mismatch_cost.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the end a promise kept brings {promise_points.points}, and a broken one costs as many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the end the rank in what was promised gives or takes points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clients come by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others go on, pass, or stop for good by taking a tile face down as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unless another path goes on from there, it costs {mismatch_cost.points} in the end, as any side that does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may promise more. In the end a promise kept brings {promise_points.points}, and a broken one costs as many.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>dialog</name>
    <message>
        <source>Done</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>white</source>
        <translation></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation></translation>
    </message>
    <message>
        <source>orange</source>
        <translation></translation>
    </message>
    <message>
        <source>Dice tray</source>
        <translation></translation>
    </message>
    <message>
        <source>red</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>earlier game</name>
    <message>
        <source>Left on {day}</source>
        <translation></translation>
    </message>
    <message>
        <source>The course, as it was left</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>eighteen-holes badges</name>
    <message>
        <source>A pocketful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All-rounder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone against the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the clubhouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat a computer player that plays hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat a deck in Solo Chaos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Champion of the green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish a game of Stroke Play under par.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish twenty games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish your first game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hole in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play as six different golfers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play five different modes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play no hole of Stroke Play over par.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on five different courses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six friends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steady hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a hole-in-one token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take three hole-in-one tokens in one game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teed off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traveller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under par</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win a shared first place at the 19th.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win eight tokens in a game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>eighteen-holes lessons</name>
    <message>
        <source>A ball in water would miss its next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ball that ends its turn on a tee box may play once more, when all have played. There is one three hexes away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fine drive! But where no fairway is, there is rough: from here a shot flies one hex less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A 2&#xa0;iron draws a card from deck 4 or deck 5: the higher the number, the longer the shot. The course shows what may come of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A good club, too. But of these the 2&#xa0;iron goes farthest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new round, and three clubs are left to you. Keep one for the next tee box when you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn has five actions; those that are possible now lie by your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ada and Bruno have played. Your ball lies on a tee box, so here is your extra turn, with any club that you still have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ada has picked as well. These four are what she left you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ada&apos;s 29 was lower than your 31, so she went first this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ada&apos;s wood flies four hexes, without a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a hole everybody goes to the next tee, with the clubs they still have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim for the marked hex on the fairway, past the trees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim for the marked hex, over the fairway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim for the marked hex, the tee box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim for the marked hex: it is a green.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And something for the bunkers: to the sand wedge they are no worse than rough. Take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any flag, in any order: two tokens on each green, and tee boxes that let you play again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both clubs lie open now. The number on the ribbon is the initiative: the lowest plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bruno&apos;s 7 and Ada&apos;s 29 came before your 31. Bruno was first on that green and took 5 points; Ada came second, and took 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chaos Golf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose deck 5, and play the club.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the 6&#xa0;iron.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First a long one: the 2&#xa0;iron draws from deck 4 or 5. Choose it, and confirm with Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Irons and hybrids are longer or shorter as their card says. A wood needs no card: the 5&#xa0;wood flies three hexes, and two from the rough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep that one for later: the 2&#xa0;iron goes farthest here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the 2&#xa0;iron.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That one may fly too far: the 6&#xa0;iron is right for the tee box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 2&#xa0;iron goes farthest, and from a tee nothing holds it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 4&#xa0;iron, please: it goes just far enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 5&#xa0;wood, please: it is the one that needs no luck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hole is long, so begin with a long club: choose the 2&#xa0;iron, and confirm with Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card of each hand is passed on unasked: the 8&#xa0;wood came to you with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wedge draws two cards, and you play one of them. Here both fly two hexes, onto the green: there is nothing to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your 2&#xa0;iron lies in the discard now. Take the 4&#xa0;iron next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first cards are back, and the 3&#xa0;hybrid is gone. That is how you learn what Ada likes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs, initiative, cards and aims, rough, sand, trees, out of bounds and the flag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chip is aimed before its cards are drawn: click the arrow on the trees, towards the green, then draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim for the marked hex: click it, press its number, or use the arrows. Enter sends the ball off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the arrow on the trees, towards the green, or press 5. Then draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each hex where the ball may land is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enjoy them!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fenced trees stop a ball on the hex before them. Look at Ada: she hit straight at the trees, and her ball has not moved at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First on this green: the 5 points are yours. Had you landed on a tee box again, you could have played on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How everybody comes by five clubs of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Chaos Golf there is no next hole: play for any flag, in any direction and any order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a full game everybody drafts five clubs. These five were dealt to you, and five others to Ada.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the rough the ball stops at the tuft on the card, one hex early. Aim for the marked hex, past the trees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep that one for later: choose the pitching wedge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky you did not land here: a ball in a bunker must get out first, and a card tells whether it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No need for that yet. Play the club, with deck 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now choose the pitching wedge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now something for the trees: only chips fly over them. Take the pitching wedge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now you know how a turn goes. Enjoy your first game!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the trees and onto the green, after three turns. Ada is not there yet: the hole is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over trees you can fly already. Take the sand wedge, for the bunkers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a card, onto the green.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the club with deck 3: it flies farther than deck 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the club with deck 5, the longest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the club with deck 5: click that deck, or press D and an arrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six hexes! That reaches the flag back there: aim for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So go for what is near, and use the tee boxes. Enjoy the chaos!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it for the shots that must be sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That one stops at trees. The pitching wedge flies over them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That would hit the trees. The pitching wedge flies over them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card shows the flight: five hexes straight on. You choose only the direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clubs are for this course. Its long holes want a long club, its bunkers and trees something of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are flags nobody has yet, some of them far away. Play the club with deck 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are trees between you and the flag, too. Only chips fly over trees: choose the pitching wedge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These five clubs are your hand. In each round everybody lays one face down; then all are turned over together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the clubhouse. A ball that lands there or leaves the course is out of bounds: it comes back, you keep the club, but the turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three hexes: just far enough. Aim for the tee box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To reset takes all used clubs back into the hand, in place of a shot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tokens lie on each green. The first ball there takes the 5, the second the 2, never one player both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to the tee of hole 1. The flag over there marks its green.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the last 5 is taken the round is played to its end, and whoever has the most points wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You each pick one in secret and pass the rest on. So Ada&apos;s cards come to you, and what you leave goes to her.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have clubs enough, so play yours, with deck 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play against Ada: whoever is on the green in fewer turns wins the hole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your 12 is the lowest number, so you begin. Draw from deck 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your 8 comes before Ada&apos;s 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your five clubs: long, sure, short, over trees and out of sand. They are yours for the whole game, so a good mix pays.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>eighteen-holes rules</name>
    <message>
        <source>1 to 6 aim, clockwise from north; 1 to 5 choose a club or a card; the arrow keys go on to the next of them. Enter does what the large button says, Esc goes back.</source>
        <translation></translation>
    </message>
    <message>
        <source>18 Holes</source>
        <translation></translation>
    </message>
    <message>
        <source>18 Holes in short</source>
        <translation></translation>
    </message>
    <message>
        <source>A ball in the sand must get out first. Aim at a hex beside, draw a card from a deck of your club, and look at its small sign: the ball stays, or goes to that hex, or to the one left or right of it.</source>
        <translation></translation>
    </message>
    <message>
        <source>A ball that ends in water costs the next turn; after that it is played from there, as from the rough, or from a lake on a fairway as from the fairway. In Stroke Play it costs a stroke instead of a turn.</source>
        <translation></translation>
    </message>
    <message>
        <source>A chip flies over trees on the hex beside you. It cannot land on trees: then it lies on the hex before, and where that has trees too, the ball stays where it was. Chips go their whole way from the rough.</source>
        <translation></translation>
    </message>
    <message>
        <source>A club draws a card from one of its decks, or two of which you play one. The card shows how the ball flies; you choose the direction of its first step. From the rough the ball goes a hex less, but not with hybrids and chips.</source>
        <translation></translation>
    </message>
    <message>
        <source>A course is laid of large tiles, seven hexes each; where their corners meet there is one hex more, and it is rough unless an adjustment tile covers it. A hole leads from its tee box to its green, mostly along a fairway. You need not keep to the fairway, but shots go farther from it.</source>
        <translation></translation>
    </message>
    <message>
        <source>A deck of solo cards says which turns are yours alone and after which ones the opponents score too: then each takes the largest token of its target. On a green where you are too, the lower initiative has the {first_token} and the other the {second_token}.</source>
        <translation></translation>
    </message>
    <message>
        <source>A flight is a row of steps. The arrow is the ball, the aim is up: after the first steps straight ahead it may bend a sixth of a circle to the left or to the right, and goes on that way. The ball lies on the last hex, with the number of steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A game may allow balls to cross open ground: then only the landing counts.</source>
        <translation></translation>
    </message>
    <message>
        <source>A hole ends in the first round in which somebody reaches the green. All who are there then have a point: one takes the flag, the others a token.</source>
        <translation></translation>
    </message>
    <message>
        <source>A hole in one takes a single turn: from the tee box onto the green, with a shot. Its token breaks ties.</source>
        <translation></translation>
    </message>
    <message>
        <source>A hole-in-one, with the first turn of a hole, gives a token that breaks ties.</source>
        <translation></translation>
    </message>
    <message>
        <source>A lake on the fairway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round of turns</source>
        <translation></translation>
    </message>
    <message>
        <source>A small course. Fairways lead from tee to green; sand, water and fenced trees lie in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A solo card: turns of your own, then one in which the opponents score too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A square: the ball stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a turn the club goes to the discard. It comes back with all others when the hand is reset.</source>
        <translation></translation>
    </message>
    <message>
        <source>Aimed north: out as aimed, or to the left, or to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As on a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a chip is drawn its direction is told; it flies over trees beside you. The lob wedge alone aims afterwards. Woods draw nothing and go straight on.</source>
        <translation></translation>
    </message>
    <message>
        <source>Before a chip is drawn you tell its direction, and keep to it. The lob wedge alone aims after the draw.</source>
        <translation></translation>
    </message>
    <message>
        <source>Before you move you may turn an opponent&apos;s club over, once your own is chosen. Extra turns come after the opponents; of a big hit, chance throws a card away.</source>
        <translation></translation>
    </message>
    <message>
        <source>Big hit</source>
        <translation></translation>
    </message>
    <message>
        <source>Big hit: farther than the club can, with a neighbour&apos;s help.</source>
        <translation></translation>
    </message>
    <message>
        <source>Bunker: aim at a hex beside, draw, and look at the small sign on the card: it says whether the ball stays, or goes ahead, left or right. The sand wedge plays as from the rough.</source>
        <translation></translation>
    </message>
    <message>
        <source>Bunker: get out first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bunkers</source>
        <translation></translation>
    </message>
    <message>
        <source>Chaos Golf</source>
        <translation></translation>
    </message>
    <message>
        <source>Chaos Golf against Moon, Bolt and Leaf. Each of them has a row of target greens, the next one known. You choose five of all 34 clubs; each of them is dealt five, face down.</source>
        <translation></translation>
    </message>
    <message>
        <source>Chaos Golf, Chaos Teams, Kelly Golf, Solo Chaos: greens are claimed in any order, and who comes to a tee box may play another club when all had a turn.</source>
        <translation></translation>
    </message>
    <message>
        <source>Chaos Teams</source>
        <translation></translation>
    </message>
    <message>
        <source>Chips</source>
        <translation></translation>
    </message>
    <message>
        <source>Chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubhouse: fly over, never land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs and cards</source>
        <translation></translation>
    </message>
    <message>
        <source>Coming by clubs</source>
        <translation></translation>
    </message>
    <message>
        <source>Course and holes</source>
        <translation></translation>
    </message>
    <message>
        <source>Deck 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a flag onto another one and they swap numbers. N numbers the greens one after the other, A along the fairways.</source>
        <translation></translation>
    </message>
    <message>
        <source>Drag a tile from the box, or click it and then a place. The wheel or the right button turns it, and so does R; F lays its other face up, Del takes it away.</source>
        <translation></translation>
    </message>
    <message>
        <source>Draw one card more than usual, from the deck above the highest of your club. Your left neighbour throws one of them away; you play one of the rest.</source>
        <translation></translation>
    </message>
    <message>
        <source>Every flight, deck by deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hex without fairway is rough: a turn that begins there sends the ball one hex less, to the tuft on the card. Woods have a second figure for it.</source>
        <translation></translation>
    </message>
    <message>
        <source>Everybody begins on the first tee and plays to any green in any order. The first there takes the token of {first_token}, the second that of {second_token}; nobody takes both of a green. On the same green in one round, the lower initiative is first.</source>
        <translation></translation>
    </message>
    <message>
        <source>Everybody draws two targets and keeps one, in secret. Greens are claimed in any order, with fast travel as in Chaos Golf.</source>
        <translation></translation>
    </message>
    <message>
        <source>Everybody finishes every hole and waits on the green for the others. Each turn is a stroke, whatever was done in it. Water and out of bounds cost one more; no turn is missed.</source>
        <translation></translation>
    </message>
    <message>
        <source>Everybody finishes every hole. Turns are counted, missed ones and those out of bounds too.</source>
        <translation></translation>
    </message>
    <message>
        <source>Everybody is dealt five clubs; the more play, the more clubs are in the game. The others go back into the box unseen. Everybody keeps one and passes the rest to the left, until five are kept; the last one comes by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody puts a club face down; then all are turned over. The lowest number plays first. A club that was used lies in the discard until the hand is empty or reset.</source>
        <translation></translation>
    </message>
    <message>
        <source>F the hole or the whole course, plus and minus zoom, S score card, L what happened, Ctrl+Z undo, Ctrl+Y redo.</source>
        <translation></translation>
    </message>
    <message>
        <source>Fairway: shots go their whole way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fenced trees stop the ball on the hex before them; what lies there counts. Trees without a fence are only there to be looked at.</source>
        <translation></translation>
    </message>
    <message>
        <source>Fenced trees: the ball stops before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First on the last green wins; between equals the most holes in one.</source>
        <translation></translation>
    </message>
    <message>
        <source>Flights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a first game there are five ready hands, A to E, without golfer cards. Who plays alone chooses five clubs freely.</source>
        <translation></translation>
    </message>
    <message>
        <source>Golf Racing</source>
        <translation></translation>
    </message>
    <message>
        <source>Golfers may share a hex, and may stand on the fairways, tees and greens of other holes. Only fenced trees and the clubhouse are closed to them.</source>
        <translation></translation>
    </message>
    <message>
        <source>Green: a hole ends here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hybrids and chips do not mind the rough.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hybrids do not mind the rough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the chaos modes: N stays on the tee box, G changes the golfer of a team, T shows a secret target while it is held, 7 to 9 turn over clubs of opponents.</source>
        <translation></translation>
    </message>
    <message>
        <source>Irons draw one card, most of them from one of two decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kelly Golf</source>
        <translation></translation>
    </message>
    <message>
        <source>Keys of the round</source>
        <translation></translation>
    </message>
    <message>
        <source>Lake: miss a turn, then as fairway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the bunker: the only thing to do with a ball in the sand, but to reset.</source>
        <translation></translation>
    </message>
    <message>
        <source>Longest Drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest Drive: six hexes straight on. Whoever plays it keeps the card, for the glory.</source>
        <translation></translation>
    </message>
    <message>
        <source>Look at the course before you pick: sand asks for the sand wedge, trees for chips, long fairways for woods and low irons.</source>
        <translation></translation>
    </message>
    <message>
        <source>Match Play</source>
        <translation></translation>
    </message>
    <message>
        <source>Most clubs draw one card from a deck, or from one of two decks; some draw two cards, of which you play one. Decks are called C, 2, 3, 4 and 5: the higher the number, the longer the shots.</source>
        <translation></translation>
    </message>
    <message>
        <source>Mouse and keys of the course editor</source>
        <translation></translation>
    </message>
    <message>
        <source>Move one hex: to any open hex beside you, unless you are in a bunker.</source>
        <translation></translation>
    </message>
    <message>
        <source>Of two cards drawn side by side, special ones need not be followed; only the topmost card of each counts.</source>
        <translation></translation>
    </message>
    <message>
        <source>Off the course: out of bounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the course: the ball comes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your turn do one thing: move one hex, play the club, try a big hit, try to leave a bunker, or take your discard back.</source>
        <translation></translation>
    </message>
    <message>
        <source>Out as aimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation></translation>
    </message>
    <message>
        <source>Out of bounds, and on the clubhouse: the ball lies where it was hit and the club comes back into the hand. In Stroke Play it costs one stroke more.</source>
        <translation></translation>
    </message>
    <message>
        <source>Out to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out to the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the trees beside the ball.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the club: draw, decide, move, as the card of the club says.</source>
        <translation></translation>
    </message>
    <message>
        <source>Playing a club</source>
        <translation></translation>
    </message>
    <message>
        <source>Reaching the green</source>
        <translation></translation>
    </message>
    <message>
        <source>A token of {big_skin} lies on the last green; every player puts another one on any green, be there one already or not. The other greens get {least_skin} or {small_skin} by chance. All this is seen before the draft.</source>
        <translation></translation>
    </message>
    <message>
        <source>A ball that leaves the course is out, even if it would come back. It lies where it was hit, the club returns to the hand, and the turn is over. To land on the clubhouse is out too, but on the 19th. In Stroke Play it costs a stroke.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A golfer card bends a rule for its player. Side A makes the game easier, side B mostly harder. Each golfer is in a game once. What may be done once a hole may be done again when the next hole begins; in the chaos games, when its player claims a green.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty deck takes its discard back, shuffled, without the cards of this turn, those thrown away at a big hit either.</source>
        <translation></translation>
    </message>
    <message>
        <source>Each player has two golfers and one hand of five clubs. Which golfer is to move is named after the card is drawn; before it only to move one hex or to leave a bunker. Who fell into the water misses a turn while the other plays; where both must miss, no club is chosen.</source>
        <translation></translation>
    </message>
    <message>
        <source>Fast travel: whose ball ends a turn on another tee box than before may take another turn at the end of the round, in the order of initiative, with any club in hand; and again, as long as other tee boxes are reached and clubs last. A club that never expires is played once in such a chain.</source>
        <translation></translation>
    </message>
    <message>
        <source>First there wins. Of those who arrive in the same round, fewer strokes go first, then whoever played first in it. A team is there with either of its golfers. After {nineteenth_rounds.rounds} without anybody there, the first place stays shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands are secret, discards lie open. Everybody lays a club face down, and all are turned over together. The number on its ribbon is its initiative: the lowest plays first.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hazards relaxed or sharp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M move one hex, P play the club, B big hit, X leave a bunker, R reset the hand, D to the decks or draw anew, V shows the own hand while it is held.</source>
        <translation></translation>
    </message>
    <message>
        <source>Match Play: whoever reaches the green in the first round that somebody does has a point. Skins: the same for tokens of {least_skin}, {small_skin} or {big_skin.points}; a tie moves them on to the next green.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One flag a green, in any order. A golfer on a tee box takes the extra turn itself. {flags_to_win.flags} win at once; else the most when all are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par brings {par_points.points}, each turn less one more, each turn more one less, but never below nought. The most points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q quick course, O open, B your boards, Ctrl+S save, X begin anew, I and E take in and hand out a file, Ctrl+P sheet to print, G play.</source>
        <translation></translation>
    </message>
    <message>
        <source>Relaxed: every second hex of a bunker or a lake becomes rough, evenly over the whole course, and the odd one too. Where a lake lay on a fairway, the fairway runs on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relaxed: half of the sand is rough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the hand: no shot; the discard comes back into the hand, and the club of this turn is discarded after it.</source>
        <translation></translation>
    </message>
    <message>
        <source>Rough</source>
        <translation></translation>
    </message>
    <message>
        <source>Rough: a hex less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharp: as many are added, of the same kinds, on rough beside the fairways, never within one hex of a tee box or a green. Where there is no room for all, fewer are added. Trees stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharp: half as many again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short: on to a lower deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle, then draw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle: the deck takes its discard back and is shuffled; then another card is drawn from it.</source>
        <translation></translation>
    </message>
    <message>
        <source>Six hexes lie beside a golfer. Where fenced trees stand, and on the clubhouse, nobody walks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skins</source>
        <translation></translation>
    </message>
    <message>
        <source>Solo Chaos</source>
        <translation></translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation></translation>
    </message>
    <message>
        <source>Stableford</source>
        <translation></translation>
    </message>
    <message>
        <source>Straight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stroke Play</source>
        <translation></translation>
    </message>
    <message>
        <source>Super and short cards lead on to another deck, a shuffle card brings the discards of its deck back. A wild card has more than one end to choose from.</source>
        <translation></translation>
    </message>
    <message>
        <source>Super and short: another card is drawn on top, from the deck that stands on the card. One may lead to the next. A super chip leads to deck 3 and no longer flies over trees.</source>
        <translation></translation>
    </message>
    <message>
        <source>Super: on to a higher deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T goes to the tiles of the box; there and on the meadow the arrow keys walk, Enter takes up and puts down, Esc lets go.</source>
        <translation></translation>
    </message>
    <message>
        <source>Tee box: as fairway; the driver may be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 19th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 19th leads from where the last green lies to the clubhouse, which is a green for those who play it, and only now. Everybody has the clubs that the game left in hand; no tee box stands where they begin, so the driver rests. Hazards cost what they cost in the game, scores stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball stops before them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card shows how the ball goes. You choose the direction of its first step and may change your mind until you confirm. Every place where it can land is shown on the course, with what it lands on.</source>
        <translation></translation>
    </message>
    <message>
        <source>The driver draws two cards, from a tee box only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest strokes win. The best rounds of each course are kept.</source>
        <translation></translation>
    </message>
    <message>
        <source>The five actions</source>
        <translation></translation>
    </message>
    <message>
        <source>The game ends after the round in which the last {first_token} is taken. The most points win.</source>
        <translation></translation>
    </message>
    <message>
        <source>The game ends when the last flag is taken. The most points win.</source>
        <translation></translation>
    </message>
    <message>
        <source>The golfers</source>
        <translation></translation>
    </message>
    <message>
        <source>The ground</source>
        <translation></translation>
    </message>
    <message>
        <source>The most points win; between equals the most holes in one, else they share the win.</source>
        <translation></translation>
    </message>
    <message>
        <source>The rank of the deck says how strong they are; a deck may be built card by card too. With more combined turns than are played its rank lies between two figures. The game ends with the last token of {first_token}, or with the deck. Have more points than each of them.</source>
        <translation></translation>
    </message>
    <message>
        <source>The same card from the rough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed of the game says which ones: the same seed gives the same course, and the easel shows it before the game. Best scores on a relaxed or a sharp course stand apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens of a green.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tuft is where it ends from the rough. On a chip a tree stands there instead: trees on that hex are flown over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three ahead from the fairway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To walk into water costs the same, to fly over it costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towards trees or the clubhouse it stays where it is. Off the course it is out of bounds: it stays too, and the club returns to the hand. With the sand wedge as the club in play, sand is rough and no more.</source>
        <translation></translation>
    </message>
    <message>
        <source>Water: miss a turn, then as rough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wedges draw chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a hex shows in its middle counts for the whole hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has no club in hand takes the whole discard back first. So may who holds a club that cannot be used now, such as the driver away from a tee box, whatever else is in the hand.</source>
        <translation></translation>
    </message>
    <message>
        <source>Trees</source>
        <translation></translation>
    </message>
    <message>
        <source>Stroke Play: the fewest strokes win, one for each turn. Stableford: {par_points.points} for par, one more or less for each turn under or over it. Golf Racing: first on the last green, with every green in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The own target brings {own_target.points}, the target of another {others_target}, any other green {no_target}. A target that is claimed, by whomever, is replaced by one of two new ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water and lakes</source>
        <translation></translation>
    </message>
    <message>
        <source>Water: you miss your next turn; then you play on from there. In Stroke Play it costs a stroke instead. Fenced trees: the ball stops on the hex before.</source>
        <translation></translation>
    </message>
    <message>
        <source>Ways to win</source>
        <translation></translation>
    </message>
    <message>
        <source>Where the last hole is tied and the jackpot decides, or points are level, those concerned play on from the first hole with full hands until one is alone on a green.</source>
        <translation></translation>
    </message>
    <message>
        <source>Who is on a green when a round is over goes on to the next tee, whatever the others do.</source>
        <translation></translation>
    </message>
    <message>
        <source>Who reaches the green first, and alone, takes its tokens. If several do, the tokens move on to the next green.</source>
        <translation></translation>
    </message>
    <message>
        <source>Who sets a game up may soften its course or sharpen it. As drawn, every bunker and every lake stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who shares the first place may play it off once the game is over, where the course has a clubhouse. The result offers it. Nobody has to: the first place is shared until somebody wins it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever ends a move on the green has finished the hole. What that is worth depends on the mode. Then everybody goes to the next tee, and whoever would have missed a turn in the water no longer does.</source>
        <translation></translation>
    </message>
    <message>
        <source>Wild: choose an end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild: choose one of its ends. Where all but one lead out of bounds, that one must be taken.</source>
        <translation></translation>
    </message>
    <message>
        <source>With a club that bears the gold burst, draw one card more than usual, all from the deck above its highest. Super, short and shuffle cards are followed first. Then the player on your left throws one card away, and you play one of those that remain. Alone, chance throws.</source>
        <translation></translation>
    </message>
    <message>
        <source>Woods and the driver have no deck for the sand: with them you can only reset the hand. Whoever has no other club, nor one to borrow, may walk out.</source>
        <translation></translation>
    </message>
    <message>
        <source>Woods draw nothing: so many hexes, and fewer from the rough (the tuft).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woods draw nothing: they go straight, a fixed number of hexes. The driver draws from deck 5, from a tee box only.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>eighteen-holes tips</name>
    <message>
        <source>A Shuffle card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck has run out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards drawn in this turn stay out of it until the turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its discard is shuffled and becomes the deck again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball lies where it was hit, and the chosen club returns to the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball lies where it was hit, and the chosen club returns to the hand. The turn is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck takes its discard back and is shuffled, and another card is drawn from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The golfer misses the next turn of the team: the other one takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The golfer misses the next turn, and then plays from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The golfer misses the next turn, which counts as one taken, and then plays from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn counts, and one stroke more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The water costs one stroke more. No turn is missed, and the ball is played from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the hole ends before, nothing is missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With both in the water, the team misses a round.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>elements</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dogs</source>
        <translation>
            <numerusform>%n dog</numerusform>
            <numerusform>%n dogs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trees</source>
        <translation>
            <numerusform>%n tree</numerusform>
            <numerusform>%n trees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n benches</source>
        <translation>
            <numerusform>%n bench</numerusform>
            <numerusform>%n benches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pools</source>
        <translation>
            <numerusform>%n pool</numerusform>
            <numerusform>%n pools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pipes and tunnels</source>
        <translation>
            <numerusform>%n pipe or tunnel</numerusform>
            <numerusform>%n pipes and tunnels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slopes</source>
        <translation>
            <numerusform>%n slope</numerusform>
            <numerusform>%n slopes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flower beds</source>
        <translation>
            <numerusform>%n flower bed</numerusform>
            <numerusform>%n flower beds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrows the right way</source>
        <translation>
            <numerusform>%n arrow the right way</numerusform>
            <numerusform>%n arrows the right way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles of grass</source>
        <translation>
            <numerusform>%n tile of grass</numerusform>
            <numerusform>%n tiles of grass</numerusform>
        </translation>
    </message>
    <message>
        <source>People</source>
        <translation></translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation></translation>
    </message>
    <message>
        <source>Trees</source>
        <translation></translation>
    </message>
    <message>
        <source>Benches</source>
        <translation></translation>
    </message>
    <message>
        <source>Pools</source>
        <translation></translation>
    </message>
    <message>
        <source>Pipes and tunnels</source>
        <translation></translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation></translation>
    </message>
    <message>
        <source>Flower beds</source>
        <translation></translation>
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
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message>
        <source>A few matches round one table, and a podium in the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole evening?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All three games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An evening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one of them has to be a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cup of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the evening without a winner?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its matches stay in the guest book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play several matches as an evening, until somebody has won three or each game was played, with a podium in the end. Home begins it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winners}!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The podium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This evening: {standings}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of them are called {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the evening</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>Three lands were dealt.</source>
        <translation></translation>
    </message>
    <message>
        <source>You chose {land}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Drawn: {tiles}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Placed in {place}: {tile}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Back into the bag: {tile}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Discarded: {tile}.</source>
        <translation></translation>
    </message>
    <message>
        <source>You promised: {promise}.</source>
        <translation></translation>
    </message>
    <message>
        <source>The clients visit.</source>
        <translation></translation>
    </message>
    <message>
        <source>Everybody passed in three rounds in a row: the final phase begins, all may stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid aside: {tile}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Laid on the gate: {tile}.</source>
        <translation></translation>
    </message>
    <message>
        <source>The bag holds too few tiles: the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You passed: {pass_cost.points} off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stopped.</source>
        <translation></translation>
    </message>
    <message>
        <source>The hole in {place} is number {number}.</source>
        <translation></translation>
    </message>
    <message>
        <source>One land was given out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hole in {place} is numbered by itself again.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} chose {land}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} made a promise.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} promised: {condition}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Round {number}: {players}.</source>
        <translation></translation>
    </message>
    <message>
        <source>The final phase begins: the others may stop.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} gave the hole in {place} number {number}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} left a hole&apos;s number to the program.</source>
        <translation></translation>
    </message>
    <message>
        <source>All have stopped: the game is over.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} placed in {place}: {tile}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} placed from the gate in {place}: {tile}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} laid on the gate: {tile}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} took a tile face down.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} filled the land.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} stopped.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} asks back into the bag: {tile}.</source>
        <translation></translation>
    </message>
    <message>
        <source>The land is full: the game is over.</source>
        <translation></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are laid aside.</source>
        <translation>
            <numerusform>%n tile is laid aside.</numerusform>
            <numerusform>%n tiles are laid aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles go back into the bag.</source>
        <translation>
            <numerusform>%n tile goes back into the bag.</numerusform>
            <numerusform>%n tiles go back into the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles go out of the game.</source>
        <translation>
            <numerusform>%n tile goes out of the game.</numerusform>
            <numerusform>%n tiles go out of the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>figures</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes</source>
        <translation>
            <numerusform>%n par cube</numerusform>
            <numerusform>%n par cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flags</source>
        <translation>
            <numerusform>%n flag</numerusform>
            <numerusform>%n flags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>%n hole</numerusform>
            <numerusform>%n holes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
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
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>%n stroke</numerusform>
            <numerusform>%n strokes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>flow</name>
    <message>
        <source>This game cannot be opened now: {fault}.
Its file stays as it is.</source>
        <translation></translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation></translation>
    </message>
    <message>
        <source>This game cannot be read: {fault}.</source>
        <translation></translation>
    </message>
    <message>
        <source>The file is kept as {place}.</source>
        <translation></translation>
    </message>
    <message>
        <source>This game can be looked at, but not played on.</source>
        <translation></translation>
    </message>
    <message>
        <source>This game was begun under earlier rules of {game}: it can be looked at, not played on. Today: {changes}</source>
        <translation></translation>
    </message>
    <message>
        <source>This game was finished under earlier rules of {game}. It is counted here by those of today; the records keep the score of its time.</source>
        <translation></translation>
    </message>
    <message>
        <source>Your settings could not be read, so the program begins with the usual ones. Your games are safe.</source>
        <translation></translation>
    </message>
    <message>
        <source>The best scores could not be read, so a new list begins. The old file is kept.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>free board</name>
    <message>
        <source>This course cannot be opened: {fault}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Open a course</source>
        <translation></translation>
    </message>
    <message>
        <source>Course files (*.minigolf *.json)</source>
        <translation></translation>
    </message>
    <message>
        <source>Free board</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>golf choice</name>
    <message>
        <source>Nameless course</source>
        <translation></translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation></translation>
    </message>
    <message>
        <source>Suits {mode} well</source>
        <translation></translation>
    </message>
    <message>
        <source>Can be played with {mode}</source>
        <translation></translation>
    </message>
    <message>
        <source>Not made for {mode}</source>
        <translation></translation>
    </message>
    <message>
        <source>Built by chance, hole after hole, by the book.</source>
        <translation></translation>
    </message>
    <message>
        <source>One of your own, with adjustment tiles.</source>
        <translation></translation>
    </message>
    <message>
        <source>One of your own.</source>
        <translation></translation>
    </message>
    <message>
        <source>Courses</source>
        <translation></translation>
    </message>
    <message>
        <source>Quick course</source>
        <translation></translation>
    </message>
    <message>
        <source>Build a course by chance (Q)</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>%n hole</numerusform>
            <numerusform>%n holes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes, par {par}</source>
        <translation>
            <numerusform>%n hole, par {par}</numerusform>
            <numerusform>%n holes, par {par}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more turns of combined scoring are needed.</source>
        <translation>
            <numerusform>%n more turn of combined scoring is needed.</numerusform>
            <numerusform>%n more turns of combined scoring are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns of yours alone,</source>
        <translation>
            <numerusform>%n turn of yours alone,</numerusform>
            <numerusform>%n turns of yours alone,</numerusform>
        </translation>
    </message>
    <message>
        <source>Build the deck card by card</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation></translation>
    </message>
    <message>
        <source>Free seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free seat of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hazards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hole {number}: par {par}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holes of the quick course</source>
        <translation></translation>
    </message>
    <message>
        <source>Match Play, five short holes, ready hands: tees off at once</source>
        <translation></translation>
    </message>
    <message>
        <source>No curtain falls and all hands lie open.</source>
        <translation></translation>
    </message>
    <message>
        <source>One more plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Only {played} of its %n combined turns are played.</source>
        <translation>
            <numerusform>Only {played} of its %n combined turn is played.</numerusform>
            <numerusform>Only {played} of its %n combined turns are played.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rank {least}</source>
        <translation></translation>
    </message>
    <message>
        <source>Rank {least} to {most}</source>
        <translation></translation>
    </message>
    <message>
        <source>Secrets, open ground and seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the quick course</source>
        <translation></translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo deck, card by card</source>
        <translation></translation>
    </message>
    <message>
        <source>Solo par {rank}: a fair match as drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo par {rank}: a fair match here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The course on the easel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed builds the same course</source>
        <translation></translation>
    </message>
    <message>
        <source>What becomes of bunkers and lakes; the easel shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{par.points} for par everywhere, {most} at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A golfer card for {name}</source>
        <translation></translation>
    </message>
    <message>
        <source>Side A makes the game easier, side B mostly harder.</source>
        <translation></translation>
    </message>
    <message>
        <source>No card</source>
        <translation></translation>
    </message>
    <message>
        <source>No card (0)</source>
        <translation></translation>
    </message>
    <message>
        <source>By chance</source>
        <translation></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation></translation>
    </message>
    <message>
        <source>Go back (Esc)</source>
        <translation></translation>
    </message>
    <message>
        <source>Use this deck</source>
        <translation></translation>
    </message>
    <message>
        <source>{mode}, {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has this golfer</source>
        <translation></translation>
    </message>
    <message>
        <source>Modes</source>
        <translation></translation>
    </message>
    <message>
        <source>Quick course {seed}</source>
        <translation></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose clubs in the open</source>
        <translation></translation>
    </message>
    <message>
        <source>Balls may cross open ground</source>
        <translation></translation>
    </message>
    <message>
        <source>A ball that leaves the course in flight and comes back is not out of bounds.</source>
        <translation></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation></translation>
    </message>
    <message>
        <source>The same seed deals the same cards</source>
        <translation></translation>
    </message>
    <message>
        <source>Strength of the opponents</source>
        <translation></translation>
    </message>
    <message>
        <source>Rank of the solo deck</source>
        <translation></translation>
    </message>
    <message>
        <source>The higher the rank, the more often the opponents score</source>
        <translation></translation>
    </message>
    <message>
        <source>{rank} is a fair match on it as drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} is a fair match on this course</source>
        <translation></translation>
    </message>
    <message>
        <source>Golfer card of {name}: {card}</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose a golfer card</source>
        <translation></translation>
    </message>
    <message>
        <source>Players</source>
        <translation></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation></translation>
    </message>
    <message>
        <source>{mode} is not for so many players</source>
        <translation></translation>
    </message>
    <message>
        <source>{mode} needs more players</source>
        <translation></translation>
    </message>
    <message>
        <source>New game of 18 Holes</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>18 Holes</source>
        <translation></translation>
    </message>
    <message>
        <source>Draft clubs, shape shots, beat the hex course.</source>
        <translation></translation>
    </message>
    <message>
        <source>Our first game</source>
        <translation></translation>
    </message>
    <message>
        <source>Course editor</source>
        <translation></translation>
    </message>
    <message>
        <source>Change this course, or lay one of your own</source>
        <translation></translation>
    </message>
    <message>
        <source>Players and options</source>
        <translation></translation>
    </message>
    <message>
        <source>Tee off: {mode}</source>
        <translation></translation>
    </message>
    <message>
        <source>Solo deck</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n in which the opponents score too.</source>
        <translation>
            <numerusform>%n in which the opponents score too.</numerusform>
            <numerusform>%n in which the opponents score too.</numerusform>
        </translation>
    </message>
    <message>
        <source>{level} of 5, difficulty {figure}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>golf draft</name>
    <message>
        <source>Clubs to choose from</source>
        <translation></translation>
    </message>
    <message>
        <source>Then the cards go to {name}; the last one that comes is yours.</source>
        <translation></translation>
    </message>
    <message>
        <source>Your clubs</source>
        <translation></translation>
    </message>
    <message>
        <source>{count} of {places}</source>
        <translation></translation>
    </message>
    <message>
        <source>18 Holes</source>
        <translation></translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation></translation>
    </message>
    <message>
        <source>Club {number} of {clubs}</source>
        <translation></translation>
    </message>
    <message>
        <source>Take none</source>
        <translation></translation>
    </message>
    <message>
        <source>Take none of these (P)</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>Draft clubs</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation></translation>
    </message>
    <message>
        <source>Take the {club}</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} picks a club</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}, pick a club</source>
        <translation></translation>
    </message>
    <message>
        <source>picked</source>
        <translation></translation>
    </message>
    <message>
        <source>Around the table</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>Choose %n clubs</source>
        <translation>
            <numerusform>Choose %n club</numerusform>
            <numerusform>Choose %n clubs</numerusform>
        </translation>
    </message>
    <message>
        <source>Any of all 34; the opponents share what is left.</source>
        <translation></translation>
    </message>
    <message>
        <source>Any of the clubs for one and two players.</source>
        <translation></translation>
    </message>
    <message>
        <source>What nobody took may make up the hand.</source>
        <translation></translation>
    </message>
    <message>
        <source>Before anybody else: irons only.</source>
        <translation></translation>
    </message>
    <message>
        <source>Then the cards go to {name}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Iron Jane chooses five irons first.</source>
        <translation></translation>
    </message>
    <message>
        <source>Iron Jane chooses four irons first, all different.</source>
        <translation></translation>
    </message>
    <message>
        <source>Nobody else picks from these cards.</source>
        <translation></translation>
    </message>
    <message>
        <source>Slick Rikesh takes a single club, now or in a later pass.</source>
        <translation></translation>
    </message>
    <message>
        <source>The driver is yours: four more.</source>
        <translation></translation>
    </message>
    <message>
        <source>The driver is yours: four more. Every tee is left with it or a wood.</source>
        <translation></translation>
    </message>
    <message>
        <source>The Shark may not carry wedges.</source>
        <translation></translation>
    </message>
    <message>
        <source>Dorian takes three clubs, and keeps them all.</source>
        <translation></translation>
    </message>
    <message>
        <source>This golfer may not carry it.</source>
        <translation></translation>
    </message>
    <message>
        <source>The course</source>
        <translation></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation></translation>
    </message>
    <message>
        <source>Whole course</source>
        <translation></translation>
    </message>
    <message>
        <source>What is left goes back into the box.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>golf events</name>
    <message>
        <source>{name}&apos;s golfer {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>Everybody tees off, in any direction.</source>
        <translation></translation>
    </message>
    <message>
        <source>No target is left for {name}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} keeps a secret target.</source>
        <translation></translation>
    </message>
    <message>
        <source>{claimer} reached the secret target of {owner}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Green {hole} was {claimer}&apos;s secret target.</source>
        <translation></translation>
    </message>
    <message>
        <source>A flag stands on every green.</source>
        <translation></translation>
    </message>
    <message>
        <source>No card was left in {deck}: its discards were shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody came to the clubhouse: the first place stays shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the tie-break: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 19th: {names} play on to the clubhouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discards went back into {deck}, shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of {first_token} and {second_token.points} lie on every green.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot get out that way and stays in the bunker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} hit the trees; the ball stays.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} is in the clubhouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in the water and misses the next turn, unless the hole ends first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in the water and misses the next turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the flag of green {hole}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} wins the 19th.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n points for green {hole}.</source>
        <translation>
            <numerusform>{name}: %n point for green {hole}.</numerusform>
            <numerusform>{name}: %n points for green {hole}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only you can score this turn.</source>
        <translation></translation>
    </message>
    <message>
        <source>{rival} makes for green {hole}.</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>{rival}: %n points for green {hole}.</source>
        <translation>
            <numerusform>{rival}: %n point for green {hole}.</numerusform>
            <numerusform>{rival}: %n points for green {hole}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{rival}&apos;s club: {club}, initiative {number}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}: the {club} never expires.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole}, par {par}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Combined scoring: opponents with a target left reach it this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number} of the round.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} misses a turn because of the water.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} put a token of {points} on green {hole}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took the discard back.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} looked at the top card of {deck}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} keeps the card of {deck} for the next shot.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} put the card back, for all to see: {card}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} uses the {club} of {owner}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Clubs: {clubs}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} aims {direction}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} drew from {deck}: {card}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} tries a big hit from {deck}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} threw a card away: {card}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Chance threw a card away: {card}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} is lucky and draws again.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} throws in the {club} and draws again.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} moved one hex, {place}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} hit the ball {place}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} hit the trees; the ball went {place}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} stays in the bunker.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} left the bunker, {place}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} is in the water: one stroke more.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} went out of bounds: one stroke more, the club comes back.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} went out of bounds: the club comes back.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} has hit the longest drive and keeps the card.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}: a hole-in-one on hole {hole}!</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} reached green {hole} in {turns}.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}: {score} for hole {hole}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Nobody wins hole {hole}: its tokens go to hole {onto}.</source>
        <translation></translation>
    </message>
    <message>
        <source>A tie: {names} play on from hole 1.</source>
        <translation></translation>
    </message>
    <message>
        <source>The round is over. First: {names}.</source>
        <translation></translation>
    </message>
    <message>
        <source>super, draw from {deck}</source>
        <translation></translation>
    </message>
    <message>
        <source>short, draw from {deck}</source>
        <translation></translation>
    </message>
    <message>
        <source>shuffle and draw again</source>
        <translation></translation>
    </message>
    <message>
        <source>the longest drive</source>
        <translation></translation>
    </message>
    <message>
        <source> or </source>
        <translation></translation>
    </message>
</context>
<context>
    <name>golf faces</name>
    <message>
        <source>Tee</source>
        <translation></translation>
    </message>
    <message>
        <source>Fairway</source>
        <translation></translation>
    </message>
    <message>
        <source>Green</source>
        <translation></translation>
    </message>
    <message>
        <source>a green without a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green of hole {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no fairway meets it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>par {par}</source>
        <translation></translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with its green</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n fairway tiles</source>
        <translation>
            <numerusform>%n fairway tile</numerusform>
            <numerusform>%n fairway tiles</numerusform>
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
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>par {par}, then %n fairway tiles</source>
        <translation>
            <numerusform>par {par}, then %n fairway tile</numerusform>
            <numerusform>par {par}, then %n fairway tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>golf faults</name>
    <message>
        <source>Nothing lies here yet: begin with a tee.</source>
        <translation></translation>
    </message>
    <message>
        <source>There is no tile {face} in the box.</source>
        <translation></translation>
    </message>
    <message>
        <source>A tile lies here already.</source>
        <translation></translation>
    </message>
    <message>
        <source>Tile {tile} is laid already.</source>
        <translation></translation>
    </message>
    <message>
        <source>These tiles do not touch the others.</source>
        <translation></translation>
    </message>
    <message>
        <source>There is no hole yet: lead a fairway from a tee to a green.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole} does not begin at a tee.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole} does not end on a green.</source>
        <translation></translation>
    </message>
    <message>
        <source>Another hole begins at the tee of {hole}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Another hole ends on the green of {hole}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Nothing leads from the tee of hole {hole} to its green.</source>
        <translation></translation>
    </message>
    <message>
        <source>An adjustment tile lies on the course only.</source>
        <translation></translation>
    </message>
    <message>
        <source>An adjustment tile may not cover a tee.</source>
        <translation></translation>
    </message>
    <message>
        <source>An adjustment tile may not cover a green.</source>
        <translation></translation>
    </message>
    <message>
        <source>An adjustment tile may not cover the clubhouse.</source>
        <translation></translation>
    </message>
    <message>
        <source>Three tiles must meet at a corner before it can be covered.</source>
        <translation></translation>
    </message>
    <message>
        <source>An adjustment tile lies here already.</source>
        <translation></translation>
    </message>
    <message>
        <source>No adjustment tile shows that ground: {terrain}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole}: the fairway does not lead from the tee to the green.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole}: the tee asks for this many fairway tiles: {wanted}. It has {found}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole}: the tee says par {wanted}, the hole par {found}.</source>
        <translation></translation>
    </message>
    <message>
        <source>The box has only {most} of these adjustment tiles: {terrain}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tee leads to no hole.</source>
        <translation></translation>
    </message>
    <message>
        <source>Too many holes: {holes}. A course has {most} at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This green has no number.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole} begins far from the green before.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>golf ground</name>
    <message>
        <source>rough</source>
        <translation></translation>
    </message>
    <message>
        <source>fairway</source>
        <translation></translation>
    </message>
    <message>
        <source>tee</source>
        <translation></translation>
    </message>
    <message>
        <source>green</source>
        <translation></translation>
    </message>
    <message>
        <source>bunker</source>
        <translation></translation>
    </message>
    <message>
        <source>water</source>
        <translation></translation>
    </message>
    <message>
        <source>lake</source>
        <translation></translation>
    </message>
    <message>
        <source>trees</source>
        <translation></translation>
    </message>
    <message>
        <source>clubhouse</source>
        <translation></translation>
    </message>
    <message>
        <source>open ground</source>
        <translation></translation>
    </message>
    <message>
        <source>from the rough</source>
        <translation></translation>
    </message>
    <message>
        <source>from the fairway</source>
        <translation></translation>
    </message>
    <message>
        <source>from the tee</source>
        <translation></translation>
    </message>
    <message>
        <source>from a green</source>
        <translation></translation>
    </message>
    <message>
        <source>in a bunker</source>
        <translation></translation>
    </message>
    <message>
        <source>in the water, as rough</source>
        <translation></translation>
    </message>
    <message>
        <source>in a lake, as fairway</source>
        <translation></translation>
    </message>
    <message>
        <source>into the rough</source>
        <translation></translation>
    </message>
    <message>
        <source>onto the fairway</source>
        <translation></translation>
    </message>
    <message>
        <source>onto a tee</source>
        <translation></translation>
    </message>
    <message>
        <source>onto a green</source>
        <translation></translation>
    </message>
    <message>
        <source>into a bunker</source>
        <translation></translation>
    </message>
    <message>
        <source>into the water</source>
        <translation></translation>
    </message>
    <message>
        <source>into a lake</source>
        <translation></translation>
    </message>
    <message>
        <source>south-east</source>
        <translation></translation>
    </message>
    <message>
        <source>north-east</source>
        <translation></translation>
    </message>
    <message>
        <source>north</source>
        <translation></translation>
    </message>
    <message>
        <source>north-west</source>
        <translation></translation>
    </message>
    <message>
        <source>south-west</source>
        <translation></translation>
    </message>
    <message>
        <source>south</source>
        <translation></translation>
    </message>
    <message>
        <source>, then </source>
        <translation></translation>
    </message>
</context>
<context>
    <name>golf hints</name>
    <message>
        <source>A better one may come</source>
        <translation></translation>
    </message>
    <message>
        <source>A club costs more than the turn would gain</source>
        <translation></translation>
    </message>
    <message>
        <source>A little worse than the best</source>
        <translation></translation>
    </message>
    <message>
        <source>About {turns} fewer than with the next best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About {turns} more than the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About {turns} more than with the next best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another card is better for you</source>
        <translation></translation>
    </message>
    <message>
        <source>At best: {where}</source>
        <translation></translation>
    </message>
    <message>
        <source>Bruno likes it far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cleo likes the fairway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dario likes big hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw card {number} anew</source>
        <translation></translation>
    </message>
    <message>
        <source>Enid keeps away from water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow card {number}: draw again</source>
        <translation></translation>
    </message>
    <message>
        <source>For a step: {where}</source>
        <translation></translation>
    </message>
    <message>
        <source>For your next shot</source>
        <translation></translation>
    </message>
    <message>
        <source>Fritz likes to be near the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golfer {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>Green {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>Hand the cards over</source>
        <translation></translation>
    </message>
    <message>
        <source>It costs nothing, and all your clubs are there</source>
        <translation></translation>
    </message>
    <message>
        <source>It costs nothing, and shows what you choose from</source>
        <translation></translation>
    </message>
    <message>
        <source>It costs nothing, and tells what would come</source>
        <translation></translation>
    </message>
    <message>
        <source>It was close: the next best is about as good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation></translation>
    </message>
    <message>
        <source>Keep your own club</source>
        <translation></translation>
    </message>
    <message>
        <source>Keeps clubs that save about {turns} on the next hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likeliest spot: {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the top card of {deck}</source>
        <translation></translation>
    </message>
    <message>
        <source>Nothing is left to follow</source>
        <translation></translation>
    </message>
    <message>
        <source>Pick none</source>
        <translation></translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation></translation>
    </message>
    <message>
        <source>Stay where you are</source>
        <translation></translation>
    </message>
    <message>
        <source>Take the discard back</source>
        <translation></translation>
    </message>
    <message>
        <source>The next best is about as good, as it sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw card {number} away</source>
        <translation></translation>
    </message>
    <message>
        <source>Turn a club of a rival over</source>
        <translation></translation>
    </message>
    <message>
        <source>With it {name} could come to lie so: {where}</source>
        <translation></translation>
    </message>
    <message>
        <source>another green</source>
        <translation></translation>
    </message>
    <message>
        <source>comes first {chance} less often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes first {chance} more often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the fairway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it hardly changes who comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less likely to come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>likelier to come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the bunker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>par {par}: the longer a hole, the longer the token lies</source>
        <translation></translation>
    </message>
    <message>
        <source>past the trees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>past the water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{lies}; then one step to the green</source>
        <translation></translation>
    </message>
    <message>
        <source>{lies}; then {club}: green {chance}</source>
        <translation></translation>
    </message>
    <message>
        <source>{turns} better here than the average of these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{turns} better than the next best, as it sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way} · card {number}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>golf modes</name>
    <message>
        <source>Match Play</source>
        <translation></translation>
    </message>
    <message>
        <source>Stroke Play</source>
        <translation></translation>
    </message>
    <message>
        <source>Stableford</source>
        <translation></translation>
    </message>
    <message>
        <source>Skins</source>
        <translation></translation>
    </message>
    <message>
        <source>Golf Racing</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n more hazard hexes</source>
        <translation>
            <numerusform>%n more hazard hex</numerusform>
            <numerusform>%n more hazard hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} hazard hexes become rough</source>
        <translation>
            <numerusform>%n of {all} hazard hexes becomes rough</numerusform>
            <numerusform>%n of {all} hazard hexes become rough</numerusform>
        </translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chaos Golf</source>
        <translation></translation>
    </message>
    <message>
        <source>Chaos Teams</source>
        <translation></translation>
    </message>
    <message>
        <source>For an honest round that forgives: one awful hole costs {par_points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greens in any order, {first_token} and {second_token.points}. Have more than any opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greens in any order: {first_token.points} for the first there, {second_token} for the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands dealt by chance, for those who know the game: no draft.</source>
        <translation></translation>
    </message>
    <message>
        <source>Kelly Golf</source>
        <translation></translation>
    </message>
    <message>
        <source>Neither sand nor water here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par is worth {par_points.points}, a turn less 1 more, a turn more 1 less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation></translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo Chaos</source>
        <translation></translation>
    </message>
    <message>
        <source>{course}, relaxed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{course}, sharp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{own_target.points} for your secret green, {others_target} for that of another, {no_target} for any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players}. {when}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a first game and for lively evenings: one bad hole is soon forgotten.</source>
        <translation></translation>
    </message>
    <message>
        <source>For those who want golf as it is on television, with every turn counted.</source>
        <translation></translation>
    </message>
    <message>
        <source>Greens are worth {least_skin}, {small_skin} or {big_skin}. A tie takes the points to the next green.</source>
        <translation></translation>
    </message>
    <message>
        <source>For gamblers: save your best clubs for the greens that pay.</source>
        <translation></translation>
    </message>
    <message>
        <source>For those who like to see who is ahead: the course is the score board.</source>
        <translation></translation>
    </message>
    <message>
        <source>For a group that would rather grab flags than queue at the tee.</source>
        <translation></translation>
    </message>
    <message>
        <source>For two who like Chaos Golf: each leads a pair with one bag of clubs.</source>
        <translation></translation>
    </message>
    <message>
        <source>For bluffers: every golfer is on the way to a green nobody knows of.</source>
        <translation></translation>
    </message>
    <message>
        <source>For one, against three quick opponents whose strength you set yourself.</source>
        <translation></translation>
    </message>
    <message>
        <source>First on the green takes the flag. Most flags win, then most holes in one.</source>
        <translation></translation>
    </message>
    <message>
        <source>Every turn, splash and ball out of bounds is a stroke. Fewest win.</source>
        <translation></translation>
    </message>
    <message>
        <source>Every green in order, each at one&apos;s own pace. First on the last wins.</source>
        <translation></translation>
    </message>
    <message>
        <source>Greens in any order, one flag each. Ten flags win at once.</source>
        <translation></translation>
    </message>
    <message>
        <source>{least} to {most.players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation></translation>
    </message>
    <message>
        <source>Draft</source>
        <translation></translation>
    </message>
    <message>
        <source>Ready hands</source>
        <translation></translation>
    </message>
    <message>
        <source>Free choice</source>
        <translation></translation>
    </message>
    <message>
        <source>Pick a club, pass the other cards on, until everybody has five.</source>
        <translation></translation>
    </message>
    <message>
        <source>The hands A to E of a first game; golfer cards stay in the box.</source>
        <translation></translation>
    </message>
    <message>
        <source>Any five of the clubs.</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n holes, par {par}</source>
        <translation>
            <numerusform>%n hole, par {par}</numerusform>
            <numerusform>%n holes, par {par}</numerusform>
        </translation>
    </message>
    <message>
        <source>Moon</source>
        <translation></translation>
    </message>
    <message>
        <source>Bolt</source>
        <translation></translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>golf refusals</name>
    <message>
        <source>The game is over.</source>
        <translation></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation></translation>
    </message>
    <message>
        <source>That is not possible at this moment.</source>
        <translation></translation>
    </message>
    <message>
        <source>The direction was told before the card was drawn.</source>
        <translation></translation>
    </message>
    <message>
        <source>Of a wild card the end that stays on the course must be taken.</source>
        <translation></translation>
    </message>
    <message>
        <source>There is nothing in the discard.</source>
        <translation></translation>
    </message>
    <message>
        <source>That club is not in the hand.</source>
        <translation></translation>
    </message>
    <message>
        <source>Slugger plays a wood or the driver on a tee box.</source>
        <translation></translation>
    </message>
    <message>
        <source>With that club Dorian could do nothing here.</source>
        <translation></translation>
    </message>
    <message>
        <source>The card that Bunjil keeps must be used by this shot.</source>
        <translation></translation>
    </message>
    <message>
        <source>The golfer&apos;s power is used already.</source>
        <translation></translation>
    </message>
    <message>
        <source>First name the golfer who moves.</source>
        <translation></translation>
    </message>
    <message>
        <source>The ball does not lie in a bunker.</source>
        <translation></translation>
    </message>
    <message>
        <source>First the ball must get out of the bunker.</source>
        <translation></translation>
    </message>
    <message>
        <source>The driver can be used on a tee box only.</source>
        <translation></translation>
    </message>
    <message>
        <source>A wood does not get out of a bunker.</source>
        <translation></translation>
    </message>
    <message>
        <source>No big hit can be tried with this club.</source>
        <translation></translation>
    </message>
    <message>
        <source>Dorian resets the hand before teeing off only.</source>
        <translation></translation>
    </message>
    <message>
        <source>Nobody else has a club to borrow.</source>
        <translation></translation>
    </message>
    <message>
        <source>Nobody can stand on fenced trees.</source>
        <translation></translation>
    </message>
    <message>
        <source>Every club in hand can be used now.</source>
        <translation></translation>
    </message>
    <message>
        <source>Nobody can stand on the clubhouse.</source>
        <translation></translation>
    </message>
    <message>
        <source>That is off the course.</source>
        <translation></translation>
    </message>
    <message>
        <source>A wood draws no cards.</source>
        <translation></translation>
    </message>
    <message>
        <source>This club does not draw from that deck.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>golf result</name>
    <message>
        <source>{name} is among your courses.</source>
        <translation></translation>
    </message>
    <message>
        <source>Score card</source>
        <translation></translation>
    </message>
    <message>
        <source>Done</source>
        <translation></translation>
    </message>
    <message>
        <source>New best score on this course: {score}, {name}</source>
        <translation></translation>
    </message>
    <message>
        <source>First score on this course: {score}, {name}</source>
        <translation></translation>
    </message>
    <message>
        <source>Best score on this course: {score}, {name}</source>
        <translation></translation>
    </message>
    <message>
        <source>Result</source>
        <translation></translation>
    </message>
    <message>
        <source>18 Holes</source>
        <translation></translation>
    </message>
    <message>
        <source>Keep the course</source>
        <translation></translation>
    </message>
    <message>
        <source>Another course</source>
        <translation></translation>
    </message>
    <message>
        <source>Best on this course</source>
        <translation></translation>
    </message>
    <message>
        <source>From the last green to the clubhouse, with the clubs you have: first there wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody came to the clubhouse: the first place stays shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the 19th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round finished: {score}</source>
        <translation></translation>
    </message>
    <message>
        <source>The first place was shared, then won at the 19th.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponents win</source>
        <translation></translation>
    </message>
    <message>
        <source>You share the win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation></translation>
    </message>
    <message>
        <source>{theirs.points} against your {mine}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} win together</source>
        <translation></translation>
    </message>
    <message>
        <source>Level on points, and no tie-break in this mode.</source>
        <translation></translation>
    </message>
    <message>
        <source>Nothing between them, not even a hole in one.</source>
        <translation></translation>
    </message>
    <message>
        <source>Level in the end, and first in the play-off.</source>
        <translation></translation>
    </message>
    <message>
        <source>Level in the end, with more holes in one.</source>
        <translation></translation>
    </message>
    <message>
        <source>{score}, {ahead} ahead of the next.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>golf round</name>
    <message>
        <source>Quick course</source>
        <translation></translation>
    </message>
    <message>
        <source>Best: {score}, {name}</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} misses a turn</source>
        <translation></translation>
    </message>
    <message>
        <source>because of the water</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>{name} takes %n points</source>
        <translation>
            <numerusform>{name} takes %n point</numerusform>
            <numerusform>{name} takes %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Green {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} takes flag {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>Green {hole} was {owner}&apos;s secret target</source>
        <translation></translation>
    </message>
    <message>
        <source>Green {hole}, the secret target</source>
        <translation></translation>
    </message>
    <message>
        <source>extra turn to come</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>golfers 1 and 2</source>
        <translation></translation>
    </message>
    <message>
        <source>golfer {number}, {lie}</source>
        <translation></translation>
    </message>
    <message>
        <source>No target is left</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n hexes from you</source>
        <translation>
            <numerusform>%n hex from you</numerusform>
            <numerusform>%n hexes from you</numerusform>
        </translation>
    </message>
    <message>
        <source>a hole-in-one!</source>
        <translation></translation>
    </message>
    <message>
        <source>takes flag {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>holes out in {turns}</source>
        <translation></translation>
    </message>
    <message>
        <source>takes the tokens: {tokens}</source>
        <translation></translation>
    </message>
    <message>
        <source>takes the flag of green {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>green {hole}, which {rival} wants too</source>
        <translation></translation>
    </message>
    <message>
        <source>finishes the race</source>
        <translation></translation>
    </message>
    <message>
        <source>on to the next tee</source>
        <translation></translation>
    </message>
    <message>
        <source>the turn is over</source>
        <translation></translation>
    </message>
    <message>
        <source>Stays in the bunker</source>
        <translation></translation>
    </message>
    <message>
        <source>Hits the trees beside it</source>
        <translation></translation>
    </message>
    <message>
        <source>Stops before the trees</source>
        <translation></translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation></translation>
    </message>
    <message>
        <source>stays where it was, one stroke more</source>
        <translation></translation>
    </message>
    <message>
        <source>stays where it was</source>
        <translation></translation>
    </message>
    <message>
        <source>On the green</source>
        <translation></translation>
    </message>
    <message>
        <source>On the green of another hole</source>
        <translation></translation>
    </message>
    <message>
        <source>On a green with nothing to take</source>
        <translation></translation>
    </message>
    <message>
        <source>On the fairway</source>
        <translation></translation>
    </message>
    <message>
        <source>On a tee box</source>
        <translation></translation>
    </message>
    <message>
        <source>In a bunker</source>
        <translation></translation>
    </message>
    <message>
        <source>In the water</source>
        <translation></translation>
    </message>
    <message>
        <source>In a lake</source>
        <translation></translation>
    </message>
    <message>
        <source>In the rough</source>
        <translation></translation>
    </message>
    <message>
        <source>must get out of it first</source>
        <translation></translation>
    </message>
    <message>
        <source>gives an extra turn at the end</source>
        <translation></translation>
    </message>
    <message>
        <source>which The Shark does not mind</source>
        <translation></translation>
    </message>
    <message>
        <source>one stroke more</source>
        <translation></translation>
    </message>
    <message>
        <source>misses a turn</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n hexes to the green</source>
        <translation>
            <numerusform>%n hex to the green</numerusform>
            <numerusform>%n hexes to the green</numerusform>
        </translation>
    </message>
    <message>
        <source>moved {place}</source>
        <translation></translation>
    </message>
    <message>
        <source>stopped by the trees</source>
        <translation></translation>
    </message>
    <message>
        <source>played {place}</source>
        <translation></translation>
    </message>
    <message>
        <source>stays in the bunker</source>
        <translation></translation>
    </message>
    <message>
        <source>left the bunker</source>
        <translation></translation>
    </message>
    <message>
        <source>fell into the water</source>
        <translation></translation>
    </message>
    <message>
        <source>went out of bounds</source>
        <translation></translation>
    </message>
    <message>
        <source>misses this turn</source>
        <translation></translation>
    </message>
    <message>
        <source>took green {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>reached green {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>reset the hand</source>
        <translation></translation>
    </message>
    <message>
        <source>A hole-in-one for {name}!</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole} is tied: a jackpot</source>
        <translation></translation>
    </message>
    <message>
        <source>A tie: {names} play on from hole 1</source>
        <translation></translation>
    </message>
    <message>
        <source>On to hole {hole}: {names}</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole} is finished</source>
        <translation></translation>
    </message>
    <message>
        <source>Points: {scores}</source>
        <translation></translation>
    </message>
    <message>
        <source>Strokes: {scores}</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole} goes to {names}</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>18 Holes</source>
        <translation></translation>
    </message>
    <message>
        <source>A secret target (T)</source>
        <translation></translation>
    </message>
    <message>
        <source>Score card (S)</source>
        <translation></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation></translation>
    </message>
    <message>
        <source>has placed a token</source>
        <translation></translation>
    </message>
    <message>
        <source>has a target</source>
        <translation></translation>
    </message>
    <message>
        <source>waits</source>
        <translation></translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation></translation>
    </message>
    <message>
        <source>on the green</source>
        <translation></translation>
    </message>
    <message>
        <source>Par {par}</source>
        <translation></translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>Stroke {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>The game is over, and its score is kept.</source>
        <translation></translation>
    </message>
    <message>
        <source>What was revealed cannot be taken back.</source>
        <translation></translation>
    </message>
    <message>
        <source>Esc once more goes home; the game is kept.</source>
        <translation></translation>
    </message>
    <message>
        <source>Clubs may be turned over in turns of combined scoring, once yours is chosen.</source>
        <translation></translation>
    </message>
    <message>
        <source>The two greens</source>
        <translation></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole or whole course (F)</source>
        <translation></translation>
    </message>
    <message>
        <source>chooses an action</source>
        <translation></translation>
    </message>
    <message>
        <source>First choose a direction, on the course or with 1 to 6.</source>
        <translation></translation>
    </message>
    <message>
        <source>Play shot</source>
        <translation></translation>
    </message>
    <message>
        <source>Whose club?</source>
        <translation></translation>
    </message>
    <message>
        <source>Slick Rikesh may use a club of another&apos;s discard.</source>
        <translation></translation>
    </message>
    <message>
        <source>Use this club</source>
        <translation></translation>
    </message>
    <message>
        <source>First choose the club of somebody else.</source>
        <translation></translation>
    </message>
    <message>
        <source>Back to my own</source>
        <translation></translation>
    </message>
    <message>
        <source>Discards of the others</source>
        <translation></translation>
    </message>
    <message>
        <source>may borrow a club</source>
        <translation></translation>
    </message>
    <message>
        <source>Move one hex</source>
        <translation></translation>
    </message>
    <message>
        <source>The club is discarded without a shot.</source>
        <translation></translation>
    </message>
    <message>
        <source>Big hit</source>
        <translation></translation>
    </message>
    <message>
        <source>Out of the bunker</source>
        <translation></translation>
    </message>
    <message>
        <source>Aim first; then the sign on the card decides.</source>
        <translation></translation>
    </message>
    <message>
        <source>Reset your hand</source>
        <translation></translation>
    </message>
    <message>
        <source>Move here</source>
        <translation></translation>
    </message>
    <message>
        <source>Try the big hit</source>
        <translation></translation>
    </message>
    <message>
        <source>Reset hand</source>
        <translation></translation>
    </message>
    <message>
        <source>Take aim</source>
        <translation></translation>
    </message>
    <message>
        <source>Draw a chip card</source>
        <translation></translation>
    </message>
    <message>
        <source>Draw from {deck}</source>
        <translation></translation>
    </message>
    <message>
        <source>Borrow a club</source>
        <translation></translation>
    </message>
    <message>
        <source>Another direction</source>
        <translation></translation>
    </message>
    <message>
        <source>over the trees</source>
        <translation></translation>
    </message>
    <message>
        <source>first onto: {ground}</source>
        <translation></translation>
    </message>
    <message>
        <source>Place the token</source>
        <translation></translation>
    </message>
    <message>
        <source>First choose a green on the course.</source>
        <translation></translation>
    </message>
    <message>
        <source>places a token</source>
        <translation></translation>
    </message>
    <message>
        <source>Which club never expires?</source>
        <translation></translation>
    </message>
    <message>
        <source>Dorian takes it back after every use.</source>
        <translation></translation>
    </message>
    <message>
        <source>Name this club</source>
        <translation></translation>
    </message>
    <message>
        <source>First choose a club, by click or with keys 1 to 5.</source>
        <translation></translation>
    </message>
    <message>
        <source>never expires</source>
        <translation></translation>
    </message>
    <message>
        <source>names a club</source>
        <translation></translation>
    </message>
    <message>
        <source>This card is a shot already.</source>
        <translation></translation>
    </message>
    <message>
        <source>Follow the card?</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n hexes from the ball</source>
        <translation>
            <numerusform>%n hex from the ball</numerusform>
            <numerusform>%n hexes from the ball</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes to the clubhouse</source>
        <translation>
            <numerusform>%n hex to the clubhouse</numerusform>
            <numerusform>%n hexes to the clubhouse</numerusform>
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
        <source>%n points move on to hole {onto}</source>
        <translation>
            <numerusform>%n point moves on to hole {onto}</numerusform>
            <numerusform>%n points move on to hole {onto}</numerusform>
        </translation>
    </message>
    <message>
        <source>A ball in it costs a stroke</source>
        <translation></translation>
    </message>
    <message>
        <source>A ball in it misses a turn</source>
        <translation></translation>
    </message>
    <message>
        <source>Balls may fly over it.</source>
        <translation></translation>
    </message>
    <message>
        <source>Big hit: {card}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Click any green, or use the arrow keys.</source>
        <translation></translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation></translation>
    </message>
    <message>
        <source>Draw {count.cards} from {deck}; one is thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each club is for one extra turn.</source>
        <translation></translation>
    </message>
    <message>
        <source>First choose a card, or one of its landings.</source>
        <translation></translation>
    </message>
    <message>
        <source>Green of hole {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>Hand the cards over</source>
        <translation></translation>
    </message>
    <message>
        <source>Here a hole ends. A ball flies over it, too.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hold to see your hand (V)</source>
        <translation></translation>
    </message>
    <message>
        <source>In the clubhouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot hit from here: only for a step, or to reset the hand.</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>Its sign P{par} {tiles}: par {par}, with %n fairway tiles between tee and green.</source>
        <translation>
            <numerusform>Its sign P{par} {tiles}: par {par}, with %n fairway tile between tee and green.</numerusform>
            <numerusform>Its sign P{par} {tiles}: par {par}, with %n fairway tiles between tee and green.</numerusform>
        </translation>
    </message>
    <message>
        <source>Let chance throw one away</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>No shot; %n used clubs come back.</source>
        <translation>
            <numerusform>No shot; %n used club comes back.</numerusform>
            <numerusform>No shot; %n used clubs come back.</numerusform>
        </translation>
    </message>
    <message>
        <source>No shot; no club is in the discard.</source>
        <translation></translation>
    </message>
    <message>
        <source>Nobody in the clubhouse: the win stays shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of bounds: the ball goes back to where it was hit.</source>
        <translation></translation>
    </message>
    <message>
        <source>Out of the tie-break: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a landing of any card; ← changes the card.</source>
        <translation></translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation></translation>
    </message>
    <message>
        <source>Show the two greens</source>
        <translation></translation>
    </message>
    <message>
        <source>Tee of hole {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>The 19th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 19th: first there wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The arrow keys lead through %n choices</source>
        <translation>
            <numerusform>The arrow keys lead to %n choice</numerusform>
            <numerusform>The arrow keys lead through %n choices</numerusform>
        </translation>
    </message>
    <message>
        <source>The clubhouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next shot goes its whole distance.</source>
        <translation></translation>
    </message>
    <message>
        <source>The next shot goes one hex less; chips and hybrids go as far as ever.</source>
        <translation></translation>
    </message>
    <message>
        <source>The {club} is discarded after it.</source>
        <translation></translation>
    </message>
    <message>
        <source>The {club} stays in the hand.</source>
        <translation></translation>
    </message>
    <message>
        <source>Then it lies as in the rough.</source>
        <translation></translation>
    </message>
    <message>
        <source>Then it lies as on the fairway.</source>
        <translation></translation>
    </message>
    <message>
        <source>There is no way in that direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may play it off: the score card offers the 19th.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stop the ball on the hex before. Chips pass those beside the ball.</source>
        <translation></translation>
    </message>
    <message>
        <source>Thrown away: {card}.</source>
        <translation></translation>
    </message>
    <message>
        <source>To get out, aim at a hex beside it; the sign on the card decides.</source>
        <translation></translation>
    </message>
    <message>
        <source>To the {direction}: {club}</source>
        <translation></translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within reach: big hit</source>
        <translation></translation>
    </message>
    <message>
        <source>Within reach: {club}</source>
        <translation></translation>
    </message>
    <message>
        <source>a big hit</source>
        <translation></translation>
    </message>
    <message>
        <source>bunker</source>
        <translation></translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>fairway</source>
        <translation></translation>
    </message>
    <message>
        <source>first there wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>golfer {number} plays, {other} misses</source>
        <translation></translation>
    </message>
    <message>
        <source>green</source>
        <translation></translation>
    </message>
    <message>
        <source>hold V</source>
        <translation></translation>
    </message>
    <message>
        <source>is in the clubhouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not from a bunker</source>
        <translation></translation>
    </message>
    <message>
        <source>only from a tee</source>
        <translation></translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation></translation>
    </message>
    <message>
        <source>rough</source>
        <translation></translation>
    </message>
    <message>
        <source>the ball stays where it is</source>
        <translation></translation>
    </message>
    <message>
        <source>water</source>
        <translation></translation>
    </message>
    <message>
        <source>{chance} to come here</source>
        <translation></translation>
    </message>
    <message>
        <source>{chance} to come here, with {deck}</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} chooses a club next: everybody else looks away.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} draws another secret target: everybody else looks away.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} may take an extra turn: everybody else looks away.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} throws a card away</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} wins the 19th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, place your token of {points.points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{own_target.points} for you there; {others_target} for another who gets there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left neighbour of {hitter}: which card must go?</source>
        <translation></translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation></translation>
    </message>
    <message>
        <source>Clubs of {name}</source>
        <translation></translation>
    </message>
    <message>
        <source>waits for the neighbour</source>
        <translation></translation>
    </message>
    <message>
        <source>to go</source>
        <translation></translation>
    </message>
    <message>
        <source>Use another&apos;s club?</source>
        <translation></translation>
    </message>
    <message>
        <source>You then play right after its owner. Once a hole.</source>
        <translation></translation>
    </message>
    <message>
        <source>Clubs of the others</source>
        <translation></translation>
    </message>
    <message>
        <source>Keep my own</source>
        <translation></translation>
    </message>
    <message>
        <source>chooses an aim</source>
        <translation></translation>
    </message>
    <message>
        <source>Point at a landing, or use keys 1 to 6.</source>
        <translation></translation>
    </message>
    <message>
        <source>Wild: press a key again for its other flight.</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose a card and an aim</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose an aim</source>
        <translation></translation>
    </message>
    <message>
        <source>Hit it</source>
        <translation></translation>
    </message>
    <message>
        <source>First choose where to hit.</source>
        <translation></translation>
    </message>
    <message>
        <source>Another aim</source>
        <translation></translation>
    </message>
    <message>
        <source>Draw anew (Lucky)</source>
        <translation></translation>
    </message>
    <message>
        <source>must be played</source>
        <translation></translation>
    </message>
    <message>
        <source>The card drawn anew must be played.</source>
        <translation></translation>
    </message>
    <message>
        <source>No card for a wood</source>
        <translation></translation>
    </message>
    <message>
        <source>The longest drive!</source>
        <translation></translation>
    </message>
    <message>
        <source>Throw in which club?</source>
        <translation></translation>
    </message>
    <message>
        <source>Lucky discards another club for a new card.</source>
        <translation></translation>
    </message>
    <message>
        <source>Throw it in</source>
        <translation></translation>
    </message>
    <message>
        <source>Back to the shot</source>
        <translation></translation>
    </message>
    <message>
        <source>draws anew</source>
        <translation></translation>
    </message>
    <message>
        <source>Play club</source>
        <translation></translation>
    </message>
    <message>
        <source>Exit bunker</source>
        <translation></translation>
    </message>
    <message>
        <source>The action of this turn is chosen already.</source>
        <translation></translation>
    </message>
    <message>
        <source>An extra turn?</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} is on a tee box: another club may be played.</source>
        <translation></translation>
    </message>
    <message>
        <source>Play this club</source>
        <translation></translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation></translation>
    </message>
    <message>
        <source>to be played</source>
        <translation></translation>
    </message>
    <message>
        <source>Another tee box gives another turn.</source>
        <translation></translation>
    </message>
    <message>
        <source>an extra turn?</source>
        <translation></translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation></translation>
    </message>
    <message>
        <source>All have played</source>
        <translation></translation>
    </message>
    <message>
        <source>Green {hole} will be worth {points.points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened this turn</source>
        <translation></translation>
    </message>
    <message>
        <source>chooses next</source>
        <translation></translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation></translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation></translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation></translation>
    </message>
    <message>
        <source>What happened in the last turn</source>
        <translation></translation>
    </message>
    <message>
        <source>Score card</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose a club</source>
        <translation></translation>
    </message>
    <message>
        <source>Bunjil may look at the top card of a deck, at the right (D).</source>
        <translation></translation>
    </message>
    <message>
        <source>Your secret target is green {hole}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose this club</source>
        <translation></translation>
    </message>
    <message>
        <source>For your eyes only</source>
        <translation></translation>
    </message>
    <message>
        <source>chooses a club</source>
        <translation></translation>
    </message>
    <message>
        <source>A club comes back when the hand is empty or reset.</source>
        <translation></translation>
    </message>
    <message>
        <source>The lowest number plays first.</source>
        <translation></translation>
    </message>
    <message>
        <source>Take the discard back</source>
        <translation></translation>
    </message>
    <message>
        <source>Look at the top card of {deck} (Bunjil)</source>
        <translation></translation>
    </message>
    <message>
        <source>Keep this card?</source>
        <translation></translation>
    </message>
    <message>
        <source>Keep it for your next shot, or put it back for all to see.</source>
        <translation></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation></translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation></translation>
    </message>
    <message>
        <source>kept</source>
        <translation></translation>
    </message>
    <message>
        <source>Keep a secret target</source>
        <translation></translation>
    </message>
    <message>
        <source>Keep this target</source>
        <translation></translation>
    </message>
    <message>
        <source>First choose one of the two greens.</source>
        <translation></translation>
    </message>
    <message>
        <source>Two greens out of the bag</source>
        <translation></translation>
    </message>
    <message>
        <source>The other green goes back into the bag.</source>
        <translation></translation>
    </message>
    <message>
        <source>Key T shows your target later on.</source>
        <translation></translation>
    </message>
    <message>
        <source>keeps a target</source>
        <translation></translation>
    </message>
    <message>
        <source>This club lies in the discard.</source>
        <translation></translation>
    </message>
    <message>
        <source>borrowed</source>
        <translation></translation>
    </message>
    <message>
        <source>put aside</source>
        <translation></translation>
    </message>
    <message>
        <source>Golfer {number} instead</source>
        <translation></translation>
    </message>
    <message>
        <source>Golfer {number}: {what}</source>
        <translation></translation>
    </message>
    <message>
        <source>The golfer is named after the draw.</source>
        <translation></translation>
    </message>
    <message>
        <source>names a golfer, aims</source>
        <translation></translation>
    </message>
    <message>
        <source>Which golfer, and where to?</source>
        <translation></translation>
    </message>
    <message>
        <source>Point at a landing of either; G changes the golfer.</source>
        <translation></translation>
    </message>
    <message>
        <source>Next ({number} of {count})</source>
        <translation></translation>
    </message>
    <message>
        <source>Skip to the end</source>
        <translation></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation></translation>
    </message>
    <message>
        <source>Combined scoring</source>
        <translation></translation>
    </message>
    <message>
        <source>Opponents take the largest token of their green.</source>
        <translation></translation>
    </message>
    <message>
        <source>combined scoring</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}: {result}</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n hexes to green {hole}</source>
        <translation>
            <numerusform>%n hex to green {hole}</numerusform>
            <numerusform>%n hexes to green {hole}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>%n hole</numerusform>
            <numerusform>%n holes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes in one</source>
        <translation>
            <numerusform>%n hole in one</numerusform>
            <numerusform>%n holes in one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points for green {hole}</source>
        <translation>
            <numerusform>%n point for green {hole}</numerusform>
            <numerusform>%n points for green {hole}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth %n points</source>
        <translation>
            <numerusform>Worth %n point</numerusform>
            <numerusform>Worth %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>golf scores</name>
    <message numerus="yes">
        <source>%n flags</source>
        <translation>
            <numerusform>%n flag</numerusform>
            <numerusform>%n flags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes</source>
        <translation>
            <numerusform>%n stroke</numerusform>
            <numerusform>%n strokes</numerusform>
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
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} against rank {rank}</source>
        <translation></translation>
    </message>
    <message>
        <source>par</source>
        <translation></translation>
    </message>
    <message>
        <source>{number} over par</source>
        <translation></translation>
    </message>
    <message>
        <source>{number} under par</source>
        <translation></translation>
    </message>
    <message>
        <source>{difference} against par on every hole</source>
        <translation></translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>golf scoring</name>
    <message>
        <source>You miss a turn</source>
        <translation></translation>
    </message>
    <message>
        <source>because of the water</source>
        <translation></translation>
    </message>
    <message>
        <source>{rival} finds nothing left on green {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>{rival} wants green {hole} too</source>
        <translation></translation>
    </message>
    <message>
        <source>{club}, {theirs}: after your {mine}, so you come first</source>
        <translation></translation>
    </message>
    <message>
        <source>{club}, {theirs}: before your {mine}, so they come first</source>
        <translation></translation>
    </message>
    <message>
        <source>from green {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>The opponents have no targets left</source>
        <translation></translation>
    </message>
    <message>
        <source>{rival} to green {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>New targets</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>You: %n points</source>
        <translation>
            <numerusform>You: %n point</numerusform>
            <numerusform>You: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{rival}: %n points</source>
        <translation>
            <numerusform>{rival}: %n point</numerusform>
            <numerusform>{rival}: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>golfers</name>
    <message>
        <source>Bunjil</source>
        <translation></translation>
    </message>
    <message>
        <source>Dorian</source>
        <translation></translation>
    </message>
    <message>
        <source>Iron Jane</source>
        <translation></translation>
    </message>
    <message>
        <source>Lucky</source>
        <translation></translation>
    </message>
    <message>
        <source>Slick Rikesh</source>
        <translation></translation>
    </message>
    <message>
        <source>Slugger</source>
        <translation></translation>
    </message>
    <message>
        <source>Swift</source>
        <translation></translation>
    </message>
    <message>
        <source>The Shark</source>
        <translation></translation>
    </message>
    <message>
        <source>side A, the easier one</source>
        <translation></translation>
    </message>
    <message>
        <source>side B, the harder one</source>
        <translation></translation>
    </message>
    <message>
        <source>Once a hole: looks at the top card of a deck.</source>
        <translation></translation>
    </message>
    <message>
        <source>Once a hole: looks at a card, keeps or shows it.</source>
        <translation></translation>
    </message>
    <message>
        <source>One club of your choice is never used up.</source>
        <translation></translation>
    </message>
    <message>
        <source>Only three clubs, and none is ever used up.</source>
        <translation></translation>
    </message>
    <message>
        <source>Picks her irons before the draft.</source>
        <translation></translation>
    </message>
    <message>
        <source>Picks four irons before the draft, no two alike.</source>
        <translation></translation>
    </message>
    <message>
        <source>Once a hand: draws a shot card anew.</source>
        <translation></translation>
    </message>
    <message>
        <source>Once a hole: throws in a club to draw anew.</source>
        <translation></translation>
    </message>
    <message>
        <source>Once a hole: plays a club revealed by another.</source>
        <translation></translation>
    </message>
    <message>
        <source>Has one club, and plays what others have used.</source>
        <translation></translation>
    </message>
    <message>
        <source>Always has the driver.</source>
        <translation></translation>
    </message>
    <message>
        <source>Always has the driver; tees off with it or a wood.</source>
        <translation></translation>
    </message>
    <message>
        <source>Plays one earlier and wins every tie.</source>
        <translation></translation>
    </message>
    <message>
        <source>Plays one earlier but loses every tie.</source>
        <translation></translation>
    </message>
    <message>
        <source>Water is plain ground.</source>
        <translation></translation>
    </message>
    <message>
        <source>Water is plain ground; carries no wedge.</source>
        <translation></translation>
    </message>
    <message>
        <source>Once on every hole, just before choosing a club, you may look in secret at the top card of a deck that one of your clubs can draw from. It goes back where it was.</source>
        <translation></translation>
    </message>
    <message>
        <source>Once on every hole, just before choosing a club, you may look at the top card of a deck that one of your clubs can draw from. Keep it for your next shot, with a club that draws from that deck, or put it back face up for all to see.</source>
        <translation></translation>
    </message>
    <message>
        <source>After the draft you tell all which of your clubs lasts: it always returns to your hand. You may take the others back only between holes, when it is the last you hold.</source>
        <translation></translation>
    </message>
    <message>
        <source>You carry three clubs instead of five. All return to your hand after use.</source>
        <translation></translation>
    </message>
    <message>
        <source>You choose five irons out of all the clubs before the others draft theirs.</source>
        <translation></translation>
    </message>
    <message>
        <source>You choose four irons out of all the clubs before the others draft theirs; each must have another name.</source>
        <translation></translation>
    </message>
    <message>
        <source>After a draw you may draw another card from the same deck; that one must be played. You can do so again after taking your hand back.</source>
        <translation></translation>
    </message>
    <message>
        <source>After a draw you may put another of your clubs on the discard and draw another card from the same deck; that one must be played. Once a hand, and once a hole at most.</source>
        <translation></translation>
    </message>
    <message>
        <source>Once on every hole, when all clubs are revealed, you may play the club of somebody else instead of your own, right after its owner.</source>
        <translation></translation>
    </message>
    <message>
        <source>You draft a single club, at any time in the draft. It tells when your turn is; you play with any club that lies in the discard of another, or with your own.</source>
        <translation></translation>
    </message>
    <message>
        <source>The driver is yours and returns to your hand after use. You draft four clubs besides.</source>
        <translation></translation>
    </message>
    <message>
        <source>The driver is yours and returns to your hand after use. You draft four clubs besides. From every tee box you must play the driver or a wood, on par 3 too.</source>
        <translation></translation>
    </message>
    <message>
        <source>The initiative of your club counts one less. Where it equals that of another, you play first.</source>
        <translation></translation>
    </message>
    <message>
        <source>The initiative of your club counts one less. Where it equals that of another, the other plays first.</source>
        <translation></translation>
    </message>
    <message>
        <source>You play from water as from the ground below it and miss no turn.</source>
        <translation></translation>
    </message>
    <message>
        <source>You play from water as from the ground below it and miss no turn. Pitching, sand and lob wedge are not for you.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>heading</name>
    <message>
        <source>Back</source>
        <translation></translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Good moves</source>
        <translation></translation>
    </message>
    <message>
        <source>Good moves (H twice)</source>
        <translation></translation>
    </message>
    <message>
        <source>Good moves; still looking</source>
        <translation></translation>
    </message>
    <message>
        <source>H once more shows good moves.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation></translation>
    </message>
    <message>
        <source>Looking for good moves</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>home</name>
    <message>
        <source>Continue</source>
        <translation></translation>
    </message>
    <message>
        <source>Three lands to see</source>
        <translation></translation>
    </message>
    <message>
        <source>18 Holes · {players}</source>
        <translation></translation>
    </message>
    <message>
        <source>A course in the making</source>
        <translation></translation>
    </message>
    <message>
        <source>An evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of three easy pieces of land, lay a tile a turn, and see what two fussy clients make of your nine holes. The program counts every point.</source>
        <translation></translation>
    </message>
    <message>
        <source>Its visitors go home by lamplight. Which land comes next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minigolf Designer · {version}</source>
        <translation></translation>
    </message>
    <message>
        <source>No game finished yet</source>
        <translation></translation>
    </message>
    <message>
        <source>Open</source>
        <translation></translation>
    </message>
    <message>
        <source>Open the calendar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation></translation>
    </message>
    <message>
        <source>Score so far: {points}</source>
        <translation></translation>
    </message>
    <message>
        <source>See the records of {game}</source>
        <translation></translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation></translation>
    </message>
    <message>
        <source>Your last course in the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{placed} of {cells.tiles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{played} of {holes.holes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A finished course</source>
        <translation></translation>
    </message>
    <message>
        <source>Your first course</source>
        <translation></translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>All games</source>
        <translation></translation>
    </message>
    <message>
        <source>A few matches round one table, and a podium in the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Putt Dice · {players}</source>
        <translation></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flags</source>
        <translation></translation>
    </message>
    <message>
        <source>points</source>
        <translation></translation>
    </message>
    <message>
        <source>rounds</source>
        <translation></translation>
    </message>
    <message>
        <source>strokes</source>
        <translation></translation>
    </message>
    <message>
        <source>{game} · begun under earlier rules</source>
        <translation></translation>
    </message>
    <message>
        <source>{game}: play a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation></translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation></translation>
    </message>
    <message>
        <source>Minigolf Designer</source>
        <translation></translation>
    </message>
    <message>
        <source>Lay tiles, build nine holes, please two fussy clients.</source>
        <translation></translation>
    </message>
    <message>
        <source>Putt Dice</source>
        <translation></translation>
    </message>
    <message>
        <source>Roll, putt and stay dry on a course you built.</source>
        <translation></translation>
    </message>
    <message>
        <source>1 to 5 players</source>
        <translation></translation>
    </message>
    <message>
        <source>18 Holes</source>
        <translation></translation>
    </message>
    <message>
        <source>Draft clubs, shape shots, beat the hex course.</source>
        <translation></translation>
    </message>
    <message>
        <source>New</source>
        <translation></translation>
    </message>
    <message>
        <source>Home</source>
        <translation></translation>
    </message>
    <message>
        <source>Minigolf Desktop</source>
        <translation></translation>
    </message>
    <message>
        <source>Design a course, then play it.</source>
        <translation></translation>
    </message>
    <message>
        <source>Free board</source>
        <translation></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation></translation>
    </message>
    <message>
        <source>Records</source>
        <translation></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation></translation>
    </message>
    <message>
        <source>Light</source>
        <translation></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation></translation>
    </message>
    <message>
        <source>Help</source>
        <translation></translation>
    </message>
    <message>
        <source>On</source>
        <translation></translation>
    </message>
    <message>
        <source>Off</source>
        <translation></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>house rules</name>
    <message>
        <source>An evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An evening is a small series round one table: until somebody has won three matches of a game, three matches of one, or one of each game. Computers may have seats, if one at least is a person’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home sets up the next match for everybody. Whatever all of them begin together in the game that is due belongs to the evening, also a rematch; a match in which a computer takes somebody’s place does not. The evening may be left and gone on with on another day. In the end there is a podium, and the guest book keeps who won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Minigolf Designer it is points more. In Putt Dice and where 18 Holes counts strokes it is strokes off, elsewhere in 18 Holes points more. The result tells who wins with it and without; records and badges know nothing of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a cup a place counts two points for everybody behind and one for everybody equal. With handicaps the places are those with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the page of the household everybody has a name, a portrait, a colour with its sign, a level of help, and a size of text of their own. Names are changed, merged, hidden and removed there. Games stay under the names they were played by, and nothing leaves this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guest book tells of each person: games, best and mean, what they like best, against whom they play, and their badges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The household</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is none in Golf Racing: the race is over as soon as somebody is home, and the others have not played to any end that a head start could be added to. Nor is there one alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever types a name to play is somebody of the house. A click on a face above the seats lets them sit down, another lets them get up; the head at a seat opens the choice of everybody and of the computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a handicap everybody at the table would win as often. It is suggested from the last games of each, in the mode and on the course that is set up, and stands beside every seat; a click on it chooses another one. The button Handicap lets it count.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Esc</source>
        <translation></translation>
    </message>
    <message>
        <source>put it away</source>
        <translation></translation>
    </message>
    <message>
        <source>turn</source>
        <translation></translation>
    </message>
    <message>
        <source>R or wheel</source>
        <translation></translation>
    </message>
    <message>
        <source>flip</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>lay it</source>
        <translation></translation>
    </message>
    <message>
        <source>Drag a tee onto the meadow, or build a</source>
        <translation></translation>
    </message>
    <message>
        <source>Drag fairways and a green here; point at a tile to turn it</source>
        <translation></translation>
    </message>
    <message>
        <source>Drag tiles here; click a flag to change its number</source>
        <translation></translation>
    </message>
    <message>
        <source>number in order</source>
        <translation></translation>
    </message>
    <message>
        <source>Click the green of hole {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>done</source>
        <translation></translation>
    </message>
    <message>
        <source>Click</source>
        <translation></translation>
    </message>
    <message>
        <source>take up</source>
        <translation></translation>
    </message>
    <message>
        <source>Del</source>
        <translation></translation>
    </message>
    <message>
        <source>take away</source>
        <translation></translation>
    </message>
    <message>
        <source>quick course</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>land</name>
    <message>
        <source>not rated</source>
        <translation></translation>
    </message>
    <message>
        <source>easy to fill</source>
        <translation></translation>
    </message>
    <message>
        <source>tricky to fill</source>
        <translation></translation>
    </message>
    <message>
        <source>hard to fill</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>{area} m²</source>
        <translation></translation>
    </message>
    <message>
        <source>no water</source>
        <translation></translation>
    </message>
    <message>
        <source>a pond to build round</source>
        <translation></translation>
    </message>
    <message>
        <source>a stream to build round</source>
        <translation></translation>
    </message>
    <message>
        <source>a pond and a stream to build round</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>A gap in the middle: lead the circuit round it.</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose your land</source>
        <translation></translation>
    </message>
    <message>
        <source>Ends of one tile: keep tees and greens for them.</source>
        <translation></translation>
    </message>
    <message>
        <source>Lanes one tile wide: many edges, little choice.</source>
        <translation></translation>
    </message>
    <message>
        <source>Long shores: no path may end in the water.</source>
        <translation></translation>
    </message>
    <message>
        <source>Something of everything.</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>The fewest corners here: %n.</source>
        <translation>
            <numerusform>The fewest corners here: %n.</numerusform>
            <numerusform>The fewest corners here: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest fence here: %n edges.</source>
        <translation>
            <numerusform>The longest fence here: %n edge.</numerusform>
            <numerusform>The longest fence here: %n edges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The longest straight here: %n tiles.</source>
        <translation>
            <numerusform>The longest straight here: %n tile.</numerusform>
            <numerusform>The longest straight here: %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most compact one here: %n edges.</source>
        <translation>
            <numerusform>The most compact one here: %n edge.</numerusform>
            <numerusform>The most compact one here: %n edges.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most corners here: %n.</source>
        <translation>
            <numerusform>The most corners here: %n.</numerusform>
            <numerusform>The most corners here: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The shortest straights here: %n tiles at most.</source>
        <translation>
            <numerusform>The shortest straights here: %n tile at most.</numerusform>
            <numerusform>The shortest straights here: %n tiles at most.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wide and open: room for long holes.</source>
        <translation></translation>
    </message>
    <message>
        <source>Your land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, choose your land</source>
        <translation></translation>
    </message>
    <message>
        <source>The points are yours as long as you stay on it and fill it.</source>
        <translation></translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>Build on {land}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>land editor</name>
    <message numerus="yes">
        <source>%n cells fewer: a land has {most} at most.</source>
        <translation>
            <numerusform>%n cell fewer: a land has {most} at most.</numerusform>
            <numerusform>%n cells fewer: a land has {most} at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells more: a land has {fewest} at least.</source>
        <translation>
            <numerusform>%n cell more: a land has {fewest} at least.</numerusform>
            <numerusform>%n cells more: a land has {fewest} at least.</numerusform>
        </translation>
    </message>
    <message>
        <source>A computer fills it when it is whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer fills it…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer tries it when your hand rests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>About %n golf balls, by an estimate</source>
        <translation>
            <numerusform>About %n golf ball, by an estimate</numerusform>
            <numerusform>About %n golf balls, by an estimate</numerusform>
        </translation>
    </message>
    <message>
        <source>Area</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>As a computer did it, with %n mistakes.</source>
        <translation>
            <numerusform>As a computer did it, with %n mistake.</numerusform>
            <numerusform>As a computer did it, with %n mistakes.</numerusform>
        </translation>
    </message>
    <message>
        <source>As a computer did it, with any tiles of the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin another land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be filled: circuit {circuit}, par {par}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can it be filled?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code of the land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the code of the land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to paint, with Shift a rectangle. Click the gate to turn it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a land by its code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is wider than the meadow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It lies in %n pieces. Join them side by side.</source>
        <translation>
            <numerusform>It lies in %n piece. Join them side by side.</numerusform>
            <numerusform>It lies in %n pieces. Join them side by side.</numerusform>
        </translation>
    </message>
    <message>
        <source>Land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lands (*.minigolf *.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minigolf Designer  ·  land editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror the land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nameless land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing leads in: lay lawn at a straight side of the gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a shared land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a file to share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no code of a land, or a character is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This land cannot be opened: {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This land is too winding for a code: share its file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever drew it finds the code below Share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need not wait for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{area} m²</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} is copied: another household types it.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Backspace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is {game} new to you? In a few minutes you learn it by playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons that are played: the real game, with a hand to hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the lesson do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read this first, then press Next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is allowed, but not what we try now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your place is kept: Learn leads back to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {step} of {steps}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Unhappy</source>
        <translation></translation>
    </message>
    <message>
        <source>Disappointed</source>
        <translation></translation>
    </message>
    <message>
        <source>Unexcited</source>
        <translation></translation>
    </message>
    <message>
        <source>Happy</source>
        <translation></translation>
    </message>
    <message>
        <source>Impressed</source>
        <translation></translation>
    </message>
    <message>
        <source>They shake their heads and leave. The meadow stays a meadow.</source>
        <translation></translation>
    </message>
    <message>
        <source>Not what they had in mind. A few more evenings at the desk, please.</source>
        <translation></translation>
    </message>
    <message>
        <source>It will do. They shrug, and look at the sandwiches.</source>
        <translation></translation>
    </message>
    <message>
        <source>They like it! The diggers come on Monday.</source>
        <translation></translation>
    </message>
    <message>
        <source>They are speechless. Golfers will come from far away for this.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>New game</source>
        <translation></translation>
    </message>
    <message>
        <source>All games</source>
        <translation></translation>
    </message>
    <message>
        <source>Copy the code of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper and files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation></translation>
    </message>
    <message>
        <source>Sounds are off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds are on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn sounds off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn sounds on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the box</source>
        <translation></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation></translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation></translation>
    </message>
    <message>
        <source>About Minigolf Desktop</source>
        <translation></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation></translation>
    </message>
    <message>
        <source>Game</source>
        <translation></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>more</name>
    <message>
        <source>Less</source>
        <translation></translation>
    </message>
    <message>
        <source>More</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message>
        <source>Surprise me</source>
        <translation></translation>
    </message>
    <message>
        <source>Chance picks the client</source>
        <translation></translation>
    </message>
    <message>
        <source>whoever turns up</source>
        <translation></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation></translation>
    </message>
    <message>
        <source>Tricky</source>
        <translation></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation></translation>
    </message>
    <message>
        <source>Your lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reserve_cost.points} off if it is still there in the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{word} lands, %n golf balls</source>
        <translation>
            <numerusform>{word} lands, %n golf ball</numerusform>
            <numerusform>{word} lands, %n golf balls</numerusform>
        </translation>
    </message>
    <message>
        <source>Prevent</source>
        <translation></translation>
    </message>
    <message>
        <source>Warn</source>
        <translation></translation>
    </message>
    <message>
        <source>Allow</source>
        <translation></translation>
    </message>
    <message>
        <source>Family</source>
        <translation></translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation></translation>
    </message>
    <message>
        <source>Version</source>
        <translation></translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation type="unfinished">
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>21 not taken</source>
        <translation></translation>
    </message>
    <message>
        <source>A path against grass is pointed out before it is laid.</source>
        <translation></translation>
    </message>
    <message>
        <source>Children&apos;s table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each lets you promise more.</source>
        <translation></translation>
    </message>
    <message>
        <source>Easy lands, a family game, mistakes ignored, hints on. All of it can still be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody builds on the one that you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation></translation>
    </message>
    <message>
        <source>Land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land, mistakes, visits, seed and practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation></translation>
    </message>
    <message>
        <source>Mistakes: {choice}</source>
        <translation></translation>
    </message>
    <message>
        <source>No path can be laid against grass.</source>
        <translation></translation>
    </message>
    <message>
        <source>One for everybody, yours first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paths may be laid against grass; each costs points in the end.</source>
        <translation></translation>
    </message>
    <message>
        <source>Seed: {seed}</source>
        <translation></translation>
    </message>
    <message>
        <source>Shows where a tile fits and what it is worth there, and tells good moves when asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client before</source>
        <translation></translation>
    </message>
    <message>
        <source>The next client</source>
        <translation></translation>
    </message>
    <message>
        <source>Three by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visits of the clients</source>
        <translation></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation></translation>
    </message>
    <message>
        <source>Draw another seed</source>
        <translation></translation>
    </message>
    <message>
        <source>New game</source>
        <translation></translation>
    </message>
    <message>
        <source>Mrs Client</source>
        <translation></translation>
    </message>
    <message>
        <source>Mr Client</source>
        <translation></translation>
    </message>
    <message>
        <source>Putt of No Return</source>
        <translation></translation>
    </message>
    <message>
        <source>Keep one at the gate</source>
        <translation></translation>
    </message>
    <message>
        <source>Undo goes past a draw</source>
        <translation></translation>
    </message>
    <message>
        <source>Deal three lands</source>
        <translation></translation>
    </message>
    <message>
        <source>A path into grass costs {mismatch_cost.points}. Ignore: mistakes cost nothing, for a first game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy lands for a first game: {names}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>Visits: {choice}</source>
        <translation></translation>
    </message>
    <message>
        <source>Whether the course can be played is not counted: holes missing or too many, malformed ones, paths against grass and wrong directions cost nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first game: you are dealt easy lands.</source>
        <translation></translation>
    </message>
    <message>
        <source>Three each. More balls, more corners to fill.</source>
        <translation></translation>
    </message>
    <message>
        <source>The same seed gives the same lands and tiles.</source>
        <translation></translation>
    </message>
    <message>
        <source>Choices for the new game</source>
        <translation></translation>
    </message>
    <message>
        <source>Minigolf Designer. Everything may stay as it is: just deal.</source>
        <translation></translation>
    </message>
    <message>
        <source>Advanced is played with promises.</source>
        <translation></translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation></translation>
    </message>
    <message>
        <source>24 tiles more, and four more clients.</source>
        <translation></translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation></translation>
    </message>
    <message>
        <source>Lands</source>
        <translation></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation></translation>
    </message>
    <message>
        <source>A practice game counts for no record.</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}: {colour}</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose another colour</source>
        <translation></translation>
    </message>
    <message>
        <source>Players</source>
        <translation></translation>
    </message>
    <message>
        <source>Solo</source>
        <translation></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation></translation>
    </message>
    <message>
        <source>You alone, against what the clients expect.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>news</name>
    <message>
        <source>18 Holes from edge to edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>And more: games of the day, a season of thirty tasks, lessons that are played, lands of your own, sheets to print, sounds, and a home that can be taken along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Company at every seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has a portrait and as much help as they like. A handicap gives even chances, and an evening of several matches ends on the podium.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People come to the course that you finished, and play over its obstacles until the lamps are lit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six characters play all three games, easy, medium, hard or just right for you. The bulb tells a good move, and a game that is over can be looked at again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The course is the table now, with relief, figures and the seasons. Point at a club, and it shows how far that goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gates open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}. Your games, boards and records are all here, and go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your household</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>not kept</name>
    <message>
        <source>Nothing can be saved now: {why}.
You can look at your games and play on; what you play is gone when the window closes. To keep it, see that this folder may be written, then start the program again.</source>
        <translation></translation>
    </message>
    <message>
        <source>Nothing is saved: {why}. What you play is gone when the window closes.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>numbers</name>
    <message>
        <source>&lt;&#xa0;1&#xa0;%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}&#xa0;%</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message numerus="yes">
        <source>%n other files were left alone: one course opens at a time.</source>
        <translation>
            <numerusform>%n other file was left alone: one course opens at a time.</numerusform>
            <numerusform>%n other files were left alone: one course opens at a time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>opening day</name>
    <message numerus="yes">
        <source>%n visitors</source>
        <translation>
            <numerusform>%n visitor</numerusform>
            <numerusform>%n visitors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n visitors came.</source>
        <translation>
            <numerusform>%n visitor came.</numerusform>
            <numerusform>%n visitors came.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best round: {strokes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best round: {strokes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster, and slowly again (Space, or click the course)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most hated hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most hated hole: {hole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most hated hole: {hole}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the gates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People come to putt on the course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People gather at the gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed {times}×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The course in the evening (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gates need a land, and tiles on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gates of {course} are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hut counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole day once more (R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the evening (S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}, with {strokes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{strokes} after %n holes</source>
        <translation>
            <numerusform>{strokes} after %n hole</numerusform>
            <numerusform>{strokes} after %n holes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>people</name>
    <message numerus="yes">
        <source>%n points more</source>
        <translation>
            <numerusform>%n point more</numerusform>
            <numerusform>%n points more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes off</source>
        <translation>
            <numerusform>%n stroke off</numerusform>
            <numerusform>%n strokes off</numerusform>
        </translation>
    </message>
    <message>
        <source>A head start for who plays worse, suggested from the last games, so that each would win as often. Records count without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games of {other} are {name}’s from now on. Undo takes it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At every table where they sit; of several wishes the largest counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenings won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favourite client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favourite course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favourite golfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Favourite land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good moves too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap of {name}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the same as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most often against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No handicap here: a race is over with the first who arrives, and a solo deck has a rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two of the house have finished a game together yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody yet: whoever types a name to play is somebody of the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On their own turns: where a tile fits and what it is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games stay, under the name; portrait and choices go. Undo takes it back. Whoever plays under the name again is of the house again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Household</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played as {names} before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody new…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is hidden is not offered where somebody sits down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever plays here. Nothing of it leaves this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With handicaps {names} wins: {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With handicaps {names} would share the win: {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}: the computers won</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{day}: {names}, %n games won</source>
        <translation>
            <numerusform>{day}: {names}, %n game won</numerusform>
            <numerusform>{day}: {names}, %n games won</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: {names}, {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (hidden)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (won {share})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gets up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is, or was, somebody else’s name. If they are one, say so below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sits down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} and {name} are one person?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} (suggested)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pictures</name>
    <message>
        <source>A picture to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures ({kinds})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pill</name>
    <message>
        <source>worth {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>plans</name>
    <message>
        <source>Next best: {move}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why did they do that? (W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why they did it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>podium</name>
    <message>
        <source>Podium</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>practice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>print</name>
    <message numerus="yes">
        <source>%n bunker hexes</source>
        <translation>
            <numerusform>%n bunker hex</numerusform>
            <numerusform>%n bunker hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n hex</numerusform>
            <numerusform>%n hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hexes of trees</source>
        <translation>
            <numerusform>%n hex of trees</numerusform>
            <numerusform>%n hexes of trees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>%n hole</numerusform>
            <numerusform>%n holes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n water hexes</source>
        <translation>
            <numerusform>%n water hex</numerusform>
            <numerusform>%n water hexes</numerusform>
        </translation>
    </message>
    <message>
        <source>2 to 5 players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A splash costs a stroke: a tray of water.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tree of the garden, or a broom in a bucket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone: five games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hole begins here: a doormat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest strokes win. After a tie play on: whoever needs more is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For who waits: a chair does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greens in any order: write what each is worth to whom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hole {hole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It turns the ball aside: stones or building blocks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it from the balls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left of the line the turns, right of it the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minigolf Designer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mr and Mrs Client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near the way: {hazards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page (Page down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Obstacle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One path leads over another: a plank on two bricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page before (Page up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play round it: pots in a ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played as the arrow points: chalk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost stand with a minus. The highest total wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Putt from the mat to the cup, hole by hole: the fewest strokes win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the pages as a PDF file: it can be printed anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheets to print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheets (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball has to go in: a sunken flower pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ball rolls through: a tube or a cardboard box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The course as a sheet to print, with a score card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cup lies on it: a heap of sand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures on the tiles are those of the box: so the course is laid on a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pages are on their way to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer takes no pages. Is it switched on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer knows no printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick who is first on the green, or write what it is worth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too weak, and the ball rolls back: a board on a brick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever looks on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the round in which each green is reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>a hole ends after %n strokes</source>
        <translation>
            <numerusform>a hole ends after %n stroke</numerusform>
            <numerusform>a hole ends after %n strokes</numerusform>
        </translation>
    </message>
    <message>
        <source>par {par}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the clubhouse</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>promises</name>
    <message>
        <source>kept</source>
        <translation></translation>
    </message>
    <message>
        <source>broken</source>
        <translation></translation>
    </message>
    <message>
        <source>Key {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>promised</source>
        <translation></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation></translation>
    </message>
    <message>
        <source>Your promises</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}, your promises</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>Only you see them.</source>
        <translation></translation>
    </message>
    <message>
        <source>The clients are here. Promise more, or leave it at that.</source>
        <translation></translation>
    </message>
    <message>
        <source>One at least. What is promised cannot be taken back.</source>
        <translation></translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n promises chosen</source>
        <translation>
            <numerusform>%n promise chosen</numerusform>
            <numerusform>%n promises chosen</numerusform>
        </translation>
    </message>
    <message>
        <source>No promise chosen</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>Make %n promises</source>
        <translation>
            <numerusform>Make %n promise</numerusform>
            <numerusform>Make %n promises</numerusform>
        </translation>
    </message>
    <message>
        <source>Promise nothing more</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose at least one</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n promises made</source>
        <translation>
            <numerusform>%n promise made</numerusform>
            <numerusform>%n promises made</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the cards</source>
        <translation></translation>
    </message>
    <message>
        <source>Not a single pass</source>
        <translation></translation>
    </message>
    <message>
        <source>All filled, nothing beside it</source>
        <translation></translation>
    </message>
    <message>
        <source>Most people</source>
        <translation></translation>
    </message>
    <message>
        <source>Most tiles taken after stopping</source>
        <translation></translation>
    </message>
    <message>
        <source>Most points of Mrs Client</source>
        <translation></translation>
    </message>
    <message>
        <source>Most points of Mr Client</source>
        <translation></translation>
    </message>
    <message>
        <source>Most points for par</source>
        <translation></translation>
    </message>
    <message>
        <source>Most points for the land</source>
        <translation></translation>
    </message>
    <message>
        <source>Most links of the circuit</source>
        <translation></translation>
    </message>
    <message>
        <source>1st</source>
        <translation></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation></translation>
    </message>
    <message>
        <source>4th</source>
        <translation></translation>
    </message>
    <message>
        <source>5th</source>
        <translation></translation>
    </message>
    <message>
        <source>All ten links, {circuit_points.points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end each condition is ranked, and only those who promised it win or lose by it. Nobody sees yours before.</source>
        <translation></translation>
    </message>
    <message>
        <source>Each promise kept brings {promise_points.points}, each one broken costs {promise_points}. There is no way to promise less later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine holes in the zone, {cubes.cubes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{promised_her_points.points} of Mrs Client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{promised_his_points.points} of Mr Client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{promised_people.people} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{promise}: {place}</source>
        <translation></translation>
    </message>
    <message>
        <source>{promise} kept: {fact}</source>
        <translation></translation>
    </message>
    <message>
        <source>{promise} broken: {fact}</source>
        <translation></translation>
    </message>
    <message>
        <source>no pass</source>
        <translation></translation>
    </message>
    <message>
        <source>just filled</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>punctuation</name>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{head}: {words}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>putt-dice badges</name>
    <message>
        <source>A regular</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat a computer player that plays hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better and better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better than par</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better your own best three times on one course.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cool head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the nine holes five strokes under par.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the nine holes under par.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish twenty-five rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish your first round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First putt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hole by hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hole out three times with a single stroke in a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hole out with a single stroke.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky and good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Putt on five different courses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no hole over its par.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win after a play-off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win alone against three others.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>putt-dice lessons</name>
    <message>
        <source>A first hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad luck strikes only a ball that stopped for lack of precision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be bold and roll two dice: press 2, then roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before each stroke you choose one to four dice. Each die carries the ball one tile at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But every die after the white one takes precision away more often than it gives some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice, precision, slopes, water, bad luck and holing out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each tile has a red flag with a number: the precision that it takes to leave the tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every roll of dice is one stroke. Fewest strokes win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the cup! Four strokes on a hole of par 6: that is two under par.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just one die this time: click the first card, or press 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now for the cup. Leaving this tile takes 2, and the green takes 1: with a precision of 3 two dice carry the ball all the way in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A splash! With the penalty stroke, three strokes are marked on your score card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After {most_strokes.strokes} a hole is over for you, cup or no cup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down the slope the ball would roll one tile back, for free. In the water you take a penalty stroke, but go on from the next tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a tile without slope, water or flowers bad luck does nothing at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die cannot reach the cup from here, and more take precision away. Take two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One white face also has an exclamation mark: bad luck. We shall meet it soon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision that is left over is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See for yourself: press All faces, or the key F. Flags give precision, crossed-out flags take it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one die and roll it: press 1, then Roll, Space or Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is all of Putt Dice. A round has nine holes, and up to five can play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards tell how likely it is to hole out. Roll two dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile has a slope and water, and leaving it takes 2. The figures on the tiles tell where the ball may stop, and how likely that is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roll gave 2, the tee took 1 of it, and the one die carried the ball one tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slope leads back to the tee. Take the water this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tee wants only 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The white die always gives 1 or more, so it gets you off this tee for sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too little precision: the ball stays. And the exclamation mark shows. That is bad luck!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two dice this time: click the second card, or press 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We roll in a moment. First look at All faces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome! Your ball lies on the tee, and the cup waits on the green at the other end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may choose. Take the water.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>putt-dice rules</name>
    <message>
        <source>1 to 4 choose the dice or an answer, Space or Enter rolls, F shows all faces of the dice, Ctrl+Z takes back what no dice followed, Esc leaves the round for later.</source>
        <translation></translation>
    </message>
    <message>
        <source>A course can be putted on when it has nine numbered holes, each from its tee to its green, no path that meets grass and no white chevron the wrong way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After {most_strokes.strokes} you pick the ball up and write down {most_strokes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All faces, die by die. The dots in the corner tell the order in which they are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any other can be repaired first: the program looks for the fewest changes, shows each of them, and takes the tiles from the box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad luck</source>
        <translation></translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation></translation>
    </message>
    <message>
        <source>Courses to putt on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each die carries the ball one tile at most. Leaving a tile costs the figure on its flag in precision. When it does not suffice the ball stays there; what is left over is lost.</source>
        <translation></translation>
    </message>
    <message>
        <source>Equal totals play off from hole 1: after each hole everybody above the fewest strokes is out, until one is left. Who played last picks among equals though out.</source>
        <translation></translation>
    </message>
    <message>
        <source>Everybody finishes the hole before the next player begins. The fewest strokes begin the next hole, then around the table; among equals the player who played last picks.</source>
        <translation></translation>
    </message>
    <message>
        <source>From the tile before the green two dice are needed for the cup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held in the water: on to the next tile, and a stroke.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held on a slope: back a tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Minigolf Empire the investment card adds {card_money} golfars to invest in land and advertising, and {card_income} to the income of the same game. The press card gives {card_coverage_points.points} more from Mrs Pressco to its holder with the best press coverage, alone or with others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matters only where the precision runs out, and never where the strength did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation></translation>
    </message>
    <message>
        <source>More dice carry the ball farther, but the darker ones take precision away. White has the exclamation mark as well, which counts as one flag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a course built in a game of Minigolf Designer its winner putts first, on any other the players choose, or chance does.</source>
        <translation></translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation></translation>
    </message>
    <message>
        <source>Putt Dice</source>
        <translation></translation>
    </message>
    <message>
        <source>Putt round a finished course of nine holes. Whoever takes the fewest strokes wins; players with equal totals play off from hole 1, and whoever takes more strokes than another on a hole is out.</source>
        <translation></translation>
    </message>
    <message>
        <source>Roll one to four dice: white always, then yellow, orange and red. Flags add to your precision, flags crossed out take from it; below nought is nought.</source>
        <translation></translation>
    </message>
    <message>
        <source>Strength and precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best three take a card each to the next round. The training coupon of the third takes {coupon_strokes.strokes} off; the other two are for Minigolf Empire, another game, and are only shown here. After that round they are gone, played or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exclamation mark counts as one flag. If the ball is then held on a tile with water or flowers, it is placed on the next tile and a stroke is added; on the green it stays. On a slope it rolls back a tile, at no cost. With both, choose.</source>
        <translation></translation>
    </message>
    <message>
        <source>Three dice, but the flags suffice for two tiles only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To hole out you leave the green as well: that takes one die more than to reach it, and the precision of the green.</source>
        <translation></translation>
    </message>
    <message>
        <source>Two dice, two tiles: there is precision left, but no strength.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>putt-dice tips</name>
    <message>
        <source>Bad luck on a slope, but before the tee there is no tile: the ball stays, and it costs no stroke.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad luck on a slope: the ball rolls one tile back. That costs no stroke.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad luck took the ball into water or flowers: one penalty stroke, and it goes on from the next tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad luck took the ball into water or flowers: one penalty stroke. After the green there is no tile, so it stays there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down the slope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splash!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>putting</name>
    <message>
        <source>{course}, repaired</source>
        <translation></translation>
    </message>
    <message>
        <source>Open a course file</source>
        <translation></translation>
    </message>
    <message>
        <source>Course files (*.minigolf *.json)</source>
        <translation></translation>
    </message>
    <message>
        <source>Last roll  {sum}</source>
        <translation></translation>
    </message>
    <message>
        <source>wins</source>
        <translation></translation>
    </message>
    <message>
        <source>How many dice?</source>
        <translation></translation>
    </message>
    <message>
        <source>more reach, less precision (keys 1 to 4)</source>
        <translation></translation>
    </message>
    <message>
        <source>Bad luck! Which one?</source>
        <translation></translation>
    </message>
    <message>
        <source>The tile has a slope and something to fall into.</source>
        <translation></translation>
    </message>
    <message>
        <source>They share the fewest strokes on the last hole.</source>
        <translation></translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation></translation>
    </message>
    <message>
        <source>The score card stays until you leave.</source>
        <translation></translation>
    </message>
    <message>
        <source>Another round</source>
        <translation></translation>
    </message>
    <message>
        <source>Bad luck {chance}</source>
        <translation></translation>
    </message>
    <message>
        <source>Holed now: {score}</source>
        <translation></translation>
    </message>
    <message>
        <source>hole out {chance}</source>
        <translation></translation>
    </message>
    <message>
        <source>green {chance}</source>
        <translation></translation>
    </message>
    <message>
        <source>hole out</source>
        <translation></translation>
    </message>
    <message>
        <source>{number} expected</source>
        <translation></translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n pools</source>
        <translation>
            <numerusform>%n pool</numerusform>
            <numerusform>%n pools</numerusform>
        </translation>
    </message>
    <message>
        <source>The course</source>
        <translation></translation>
    </message>
    <message>
        <source>{player} holds the investment card: in Minigolf Empire, another game, it adds {money} golfars to invest in land and advertising, and {income} to the income.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} holds the press card: in Minigolf Empire, another game, it gives {points} more from Mrs Pressco for the best press coverage, even a shared one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} holds the training coupon: in the next round it takes {strokes} off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} holes out in {strokes}</source>
        <translation></translation>
    </message>
    <message>
        <source>{player} is out, but played the last hole last.</source>
        <translation></translation>
    </message>
    <message>
        <source>{player} makes a hole in one!</source>
        <translation></translation>
    </message>
    <message>
        <source>{player} picks who putts first</source>
        <translation></translation>
    </message>
    <message>
        <source>putts now, {stroke}</source>
        <translation></translation>
    </message>
    <message>
        <source>next</source>
        <translation></translation>
    </message>
    <message>
        <source>then</source>
        <translation></translation>
    </message>
    <message>
        <source>done in {strokes}</source>
        <translation></translation>
    </message>
    <message>
        <source>par {par}</source>
        <translation></translation>
    </message>
    <message>
        <source>Score card</source>
        <translation></translation>
    </message>
    <message>
        <source>par</source>
        <translation></translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n flower beds</source>
        <translation>
            <numerusform>%n flower bed</numerusform>
            <numerusform>%n flower beds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slopes</source>
        <translation>
            <numerusform>%n slope</numerusform>
            <numerusform>%n slopes</numerusform>
        </translation>
    </message>
    <message>
        <source>A long day: every tile costs much to leave.</source>
        <translation></translation>
    </message>
    <message>
        <source>A stroll: little gets in the way of the ball.</source>
        <translation></translation>
    </message>
    <message>
        <source>All faces</source>
        <translation></translation>
    </message>
    <message>
        <source>Bad luck on the slope, but the tee holds the ball</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between flower beds: a ball among them costs a stroke.</source>
        <translation></translation>
    </message>
    <message>
        <source>Bruno likes many dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chance</source>
        <translation></translation>
    </message>
    <message>
        <source>Cleo likes few dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dario likes to hole out at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enid keeps away from bad luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal totals: a play-off from hole {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final score card</source>
        <translation></translation>
    </message>
    <message>
        <source>Fritz likes to share a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hole</source>
        <translation></translation>
    </message>
    <message>
        <source>Into the flowers: still on the green, one stroke more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the water: still on the green, one stroke more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last roll</source>
        <translation></translation>
    </message>
    <message>
        <source>Mind the water: a splash costs a stroke.</source>
        <translation></translation>
    </message>
    <message>
        <source>Mistakes: {faults}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Mistakes: {faults}. Changes that mend them: {changes}.</source>
        <translation></translation>
    </message>
    <message>
        <source>Name of the player {colour}</source>
        <translation></translation>
    </message>
    <message>
        <source>Out of the play-off: {players}</source>
        <translation></translation>
    </message>
    <message>
        <source>Par</source>
        <translation></translation>
    </message>
    <message>
        <source>Play-off</source>
        <translation></translation>
    </message>
    <message>
        <source>Players</source>
        <translation></translation>
    </message>
    <message>
        <source>Putt on {course}, {players}</source>
        <translation></translation>
    </message>
    <message>
        <source>Putts first</source>
        <translation></translation>
    </message>
    <message>
        <source>Still equal: the play-off goes on, hole {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slope: the ball stays on the tee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and down: a ball rolls back from the slopes.</source>
        <translation></translation>
    </message>
    <message>
        <source>What is on the dice (F)</source>
        <translation></translation>
    </message>
    <message>
        <source>a slope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad luck {chance}</source>
        <translation></translation>
    </message>
    <message>
        <source>flowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holed now {chance}</source>
        <translation></translation>
    </message>
    <message>
        <source>in {strokes}</source>
        <translation></translation>
    </message>
    <message>
        <source>investment card</source>
        <translation></translation>
    </message>
    <message>
        <source>one player</source>
        <translation></translation>
    </message>
    <message>
        <source>press card</source>
        <translation></translation>
    </message>
    <message>
        <source>the next roll is about as good, as it sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to par</source>
        <translation></translation>
    </message>
    <message>
        <source>training coupon</source>
        <translation></translation>
    </message>
    <message>
        <source>water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins as often with the next roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins {chance} less than with the next roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins {chance} more than with the next roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins {chance} of such rounds</source>
        <translation></translation>
    </message>
    <message>
        <source>{name} is out, and only says who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} putts first: nobody else may be picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} then putts after %n other players</source>
        <translation>
            <numerusform>{name} then putts after %n other player</numerusform>
            <numerusform>{name} then putts after %n other players</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} then putts last, and knows what to beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} picks the ball up after {strokes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} share the first place</source>
        <translation></translation>
    </message>
    <message>
        <source>{player} uses the training coupon now or never: {strokes} off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{strokes} better than the next roll, as it sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{strokes} expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{strokes} expected on this hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tiles}, tee to green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins hole {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>{player} wins the round</source>
        <translation></translation>
    </message>
    <message>
        <source>{player} won the game in which this course was built.</source>
        <translation></translation>
    </message>
    <message>
        <source>Putt Dice</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>play-off</source>
        <translation></translation>
    </message>
    <message>
        <source>Red</source>
        <translation></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation></translation>
    </message>
    <message>
        <source>Green</source>
        <translation></translation>
    </message>
    <message>
        <source>Bad luck: a splash, and a penalty stroke</source>
        <translation></translation>
    </message>
    <message>
        <source>Bad luck: rolled back down the slope</source>
        <translation></translation>
    </message>
    <message>
        <source>Down the slope: one tile back</source>
        <translation></translation>
    </message>
    <message>
        <source>Into the water: one tile on, one stroke more</source>
        <translation></translation>
    </message>
    <message>
        <source>Into the flowers: one tile on, one stroke more</source>
        <translation></translation>
    </message>
    <message>
        <source>one die</source>
        <translation></translation>
    </message>
    <message>
        <source>{number} dice</source>
        <translation></translation>
    </message>
    <message>
        <source>With one die, from the ball</source>
        <translation></translation>
    </message>
    <message>
        <source>With {number} dice, from the ball</source>
        <translation></translation>
    </message>
    <message>
        <source>Roll one die</source>
        <translation></translation>
    </message>
    <message>
        <source>Roll {number} dice</source>
        <translation></translation>
    </message>
    <message>
        <source>stroke {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>Nameless course</source>
        <translation></translation>
    </message>
    <message>
        <source>needs a repair</source>
        <translation></translation>
    </message>
    <message>
        <source>record {strokes}</source>
        <translation></translation>
    </message>
    <message>
        <source>Choose a course</source>
        <translation></translation>
    </message>
    <message>
        <source>Nine holes, as few strokes as you can.</source>
        <translation></translation>
    </message>
    <message>
        <source>Draw one by chance</source>
        <translation></translation>
    </message>
    <message>
        <source>Course record: {strokes}, {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>Mistakes: {faults}. Fewest changes that mend them: {changes}.</source>
        <translation></translation>
    </message>
    <message>
        <source>New course record: {strokes}, {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation></translation>
    </message>
    <message>
        <source>stays here</source>
        <translation></translation>
    </message>
    <message>
        <source>green</source>
        <translation></translation>
    </message>
    <message>
        <source>tile {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>Leaving a tile costs the number on its red flag.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>race</name>
    <message>
        <source>Back to the table</source>
        <translation></translation>
    </message>
    <message>
        <source>Both courses</source>
        <translation></translation>
    </message>
    <message>
        <source>Click to look away</source>
        <translation></translation>
    </message>
    <message>
        <source>Each for themselves, with the same lands and tiles.</source>
        <translation></translation>
    </message>
    <message>
        <source>Look over the fence</source>
        <translation></translation>
    </message>
    <message>
        <source>Look over the fence at the rival&apos;s course (O)</source>
        <translation></translation>
    </message>
    <message>
        <source>Race</source>
        <translation></translation>
    </message>
    <message>
        <source>Rival</source>
        <translation></translation>
    </message>
    <message>
        <source>You</source>
        <translation></translation>
    </message>
    <message>
        <source>You and {name} share the victory.</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>You beat {name} by %n points.</source>
        <translation>
            <numerusform>You beat {name} by %n point.</numerusform>
            <numerusform>You beat {name} by %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>chooses a land</source>
        <translation></translation>
    </message>
    <message>
        <source>has finished</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>{name} is %n points ahead of you.</source>
        <translation>
            <numerusform>{name} is %n point ahead of you.</numerusform>
            <numerusform>{name} is %n points ahead of you.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} lays the last tiles</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}, {level}: {points}</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}: {progress}</source>
        <translation></translation>
    </message>
    <message>
        <source>{version}, against {name}</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>Promise: {condition}</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n tiles collected</source>
        <translation>
            <numerusform>%n tile collected</numerusform>
            <numerusform>%n tiles collected</numerusform>
        </translation>
    </message>
    <message>
        <source>Hole {hole} is to his taste</source>
        <translation></translation>
    </message>
    <message>
        <source>Straight on to tee {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>Straight on all the way</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole} in the green zone</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n par cubes not used</source>
        <translation>
            <numerusform>%n par cube not used</numerusform>
            <numerusform>%n par cubes not used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black cubes</source>
        <translation>
            <numerusform>%n black cube</numerusform>
            <numerusform>%n black cubes</numerusform>
        </translation>
    </message>
    <message>
        <source>How they like this land</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n tiles off the land</source>
        <translation>
            <numerusform>%n tile off the land</numerusform>
            <numerusform>%n tiles off the land</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells left empty</source>
        <translation>
            <numerusform>%n cell left empty</numerusform>
            <numerusform>%n cells left empty</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes are ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing lost for mistakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tee 1 beside the gate</source>
        <translation></translation>
    </message>
    <message>
        <source>Green {before} beside tee {hole}</source>
        <translation></translation>
    </message>
    <message>
        <source>Green 9 beside the gate</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n holes missing</source>
        <translation>
            <numerusform>%n hole missing</numerusform>
            <numerusform>%n holes missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n holes too many</source>
        <translation>
            <numerusform>%n hole too many</numerusform>
            <numerusform>%n holes too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n malformed holes</source>
        <translation>
            <numerusform>%n malformed hole</numerusform>
            <numerusform>%n malformed holes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paths meet grass</source>
        <translation>
            <numerusform>%n path meets grass</numerusform>
            <numerusform>%n paths meet grass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes</source>
        <translation>
            <numerusform>%n pass</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles the wrong way</source>
        <translation>
            <numerusform>%n tile the wrong way</numerusform>
            <numerusform>%n tiles the wrong way</numerusform>
        </translation>
    </message>
    <message>
        <source>A tile left at the gate</source>
        <translation></translation>
    </message>
    <message>
        <source>An extra hole is to his taste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An extra hole of parts</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>Hole {hole} counted as one: %n tiles between its parts.</source>
        <translation>
            <numerusform>Hole {hole} counted as one: %n tile between its parts.</numerusform>
            <numerusform>Hole {hole} counted as one: %n tiles between its parts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hole {hole} counted as one: a crossing between them.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole} counted as one: one tile between them.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole} counted as one: tiles could lead from part to part.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole}: a crossing between</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole}: declared one</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole {hole}: one tile between</source>
        <translation></translation>
    </message>
    <message>
        <source>Full, and nothing beside it</source>
        <translation></translation>
    </message>
    <message>
        <source>A perfect circuit</source>
        <translation></translation>
    </message>
    <message>
        <source>Perfect par</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>records</name>
    <message>
        <source>Records</source>
        <translation></translation>
    </message>
    <message>
        <source>No course has been judged yet. Yours could be the first.</source>
        <translation></translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation></translation>
    </message>
    <message>
        <source>Best scores</source>
        <translation></translation>
    </message>
    <message>
        <source>A land of one’s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best rounds of Putt Dice</source>
        <translation></translation>
    </message>
    <message>
        <source>Best scores of 18 Holes</source>
        <translation></translation>
    </message>
    <message>
        <source>Course</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter, or a double click on the line</source>
        <translation></translation>
    </message>
    <message>
        <source>Lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lands of the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mistakes were ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation></translation>
    </message>
    <message>
        <source>No round has been finished yet. Yours could be the first.</source>
        <translation></translation>
    </message>
    <message>
        <source>New game</source>
        <translation></translation>
    </message>
    <message>
        <source>Nameless course</source>
        <translation></translation>
    </message>
    <message>
        <source>Place</source>
        <translation></translation>
    </message>
    <message>
        <source>Score</source>
        <translation></translation>
    </message>
    <message>
        <source>Player</source>
        <translation></translation>
    </message>
    <message>
        <source>Golfer</source>
        <translation></translation>
    </message>
    <message>
        <source>Players</source>
        <translation></translation>
    </message>
    <message>
        <source>Show the course</source>
        <translation></translation>
    </message>
    <message>
        <source>The others</source>
        <translation></translation>
    </message>
    <message>
        <source>Solo</source>
        <translation></translation>
    </message>
    <message>
        <source>Groups</source>
        <translation></translation>
    </message>
    <message>
        <source>The course on the easel</source>
        <translation></translation>
    </message>
    <message>
        <source>This course is not among your files any more.</source>
        <translation></translation>
    </message>
    <message>
        <source>Version</source>
        <translation></translation>
    </message>
    <message>
        <source>Family</source>
        <translation></translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation></translation>
    </message>
    <message>
        <source>Base box</source>
        <translation></translation>
    </message>
    <message>
        <source>Putt of No Return</source>
        <translation></translation>
    </message>
    <message>
        <source>Game</source>
        <translation></translation>
    </message>
    <message>
        <source>Then came</source>
        <translation></translation>
    </message>
    <message>
        <source>Date</source>
        <translation></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>Scores of %n games over time</source>
        <translation>
            <numerusform>Scores of %n game over time</numerusform>
            <numerusform>Scores of %n games over time</numerusform>
        </translation>
    </message>
    <message>
        <source>{low} to {high}, the last one {last}</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n holes</source>
        <translation>
            <numerusform>%n hole</numerusform>
            <numerusform>%n holes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reference</name>
    <message>
        <source>Tee</source>
        <translation></translation>
    </message>
    <message>
        <source>Green</source>
        <translation></translation>
    </message>
    <message>
        <source>Straight</source>
        <translation></translation>
    </message>
    <message>
        <source>Corner</source>
        <translation></translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation></translation>
    </message>
    <message>
        <source>Lawn</source>
        <translation></translation>
    </message>
    <message>
        <source>Expansion</source>
        <translation></translation>
    </message>
    <message>
        <source>People</source>
        <translation></translation>
    </message>
    <message>
        <source>Dogs</source>
        <translation></translation>
    </message>
    <message>
        <source>Trees</source>
        <translation></translation>
    </message>
    <message>
        <source>Benches</source>
        <translation></translation>
    </message>
    <message>
        <source>Pools</source>
        <translation></translation>
    </message>
    <message>
        <source>Pipes and tunnels</source>
        <translation></translation>
    </message>
    <message>
        <source>Slopes</source>
        <translation></translation>
    </message>
    <message>
        <source>Flower beds</source>
        <translation></translation>
    </message>
    <message>
        <source>Obstacles</source>
        <translation></translation>
    </message>
    <message>
        <source>One way only</source>
        <translation></translation>
    </message>
    <message>
        <source>Lands</source>
        <translation></translation>
    </message>
    <message>
        <source>The land looked at</source>
        <translation></translation>
    </message>
    <message>
        <source>Players</source>
        <translation></translation>
    </message>
    <message>
        <source>How promises work</source>
        <translation></translation>
    </message>
    <message>
        <source>Advanced game: promise one condition at least when your land is chosen, and more at each visit of the clients. A promise cannot be taken back. Only what was promised is won or lost; in a group the best keeper of a promise gains most.</source>
        <translation></translation>
    </message>
    <message>
        <source>In the box</source>
        <translation></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation></translation>
    </message>
    <message>
        <source>Clients</source>
        <translation></translation>
    </message>
    <message>
        <source>Promises</source>
        <translation></translation>
    </message>
    <message>
        <source>Page</source>
        <translation></translation>
    </message>
    <message>
        <source>Game</source>
        <translation></translation>
    </message>
    <message>
        <source>Every piece of it. Ctrl+Tab turns pages.</source>
        <translation></translation>
    </message>
    <message>
        <source>Search: dog, corner, par 2 …</source>
        <translation></translation>
    </message>
    <message>
        <source>Search the tiles</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s share</source>
        <translation></translation>
    </message>
    <message>
        <source>All</source>
        <translation></translation>
    </message>
    <message>
        <source>All of the base box</source>
        <translation></translation>
    </message>
    <message>
        <source>Bars show the share of all tiles; the darker a figure&apos;s ground, the more of its kind the tiles hold. The bag holds them all when a game begins.</source>
        <translation></translation>
    </message>
    <message>
        <source>Group</source>
        <translation></translation>
    </message>
    <message>
        <source>Par</source>
        <translation></translation>
    </message>
    <message>
        <source>Putt of No Return</source>
        <translation></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation></translation>
    </message>
    <message>
        <source>The piece looked at</source>
        <translation></translation>
    </message>
    <message>
        <source>Kind of tile</source>
        <translation></translation>
    </message>
    <message>
        <source>The tile looked at</source>
        <translation></translation>
    </message>
    <message>
        <source>Half the fun is to discover the tiles as they come out of the bag.</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the box</source>
        <translation>
            <numerusform>%n tile in the box</numerusform>
            <numerusform>%n tiles in the box</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What each of %n players may expect, if the whole bag were shared out evenly.</source>
        <translation>
            <numerusform>What %n player may expect, if the whole bag went to one.</numerusform>
            <numerusform>What each of %n players may expect, if the whole bag were shared out evenly.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the tiles hold</source>
        <translation></translation>
    </message>
    <message>
        <source>{left} of {copies} left</source>
        <translation></translation>
    </message>
    <message>
        <source>There is no such tile in the box.</source>
        <translation></translation>
    </message>
    <message>
        <source>Par {par}</source>
        <translation></translation>
    </message>
    <message>
        <source>With an obstacle</source>
        <translation></translation>
    </message>
    <message>
        <source>From Putt of No Return</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n copies in the box</source>
        <translation>
            <numerusform>%n copy in the box</numerusform>
            <numerusform>%n copies in the box</numerusform>
        </translation>
    </message>
    <message>
        <source>None left in the bag</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n left in the bag</source>
        <translation>
            <numerusform>%n left in the bag</numerusform>
            <numerusform>%n left in the bag</numerusform>
        </translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation></translation>
    </message>
    <message>
        <source>Shot cards</source>
        <translation></translation>
    </message>
    <message>
        <source>Golfers</source>
        <translation></translation>
    </message>
    <message>
        <source>Course tiles</source>
        <translation></translation>
    </message>
    <message>
        <source>Solo cards</source>
        <translation></translation>
    </message>
    <message>
        <source>Initiative {number}: {draw}.</source>
        <translation></translation>
    </message>
    <message>
        <source>In games of {players} and more.</source>
        <translation></translation>
    </message>
    <message>
        <source>In the ready hand {letter} of a first game.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hybrids</source>
        <translation></translation>
    </message>
    <message>
        <source>Irons</source>
        <translation></translation>
    </message>
    <message>
        <source>Woods</source>
        <translation></translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation></translation>
    </message>
    <message>
        <source>Wedges</source>
        <translation></translation>
    </message>
    <message>
        <source>Side {letter}</source>
        <translation></translation>
    </message>
    <message>
        <source>Tile {id}</source>
        <translation></translation>
    </message>
    <message>
        <source>Tee of a par {par}; fairway tiles to add: {tiles}.</source>
        <translation></translation>
    </message>
    <message>
        <source>A whole par 3 by itself.</source>
        <translation></translation>
    </message>
    <message>
        <source>Tees</source>
        <translation></translation>
    </message>
    <message>
        <source>Fairways</source>
        <translation></translation>
    </message>
    <message>
        <source>Greens</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n adjustment tiles show it.</source>
        <translation>
            <numerusform>%n adjustment tile shows it.</numerusform>
            <numerusform>%n adjustment tiles show it.</numerusform>
        </translation>
    </message>
    <message>
        <source>The back of every adjustment tile.</source>
        <translation></translation>
    </message>
    <message>
        <source>It is laid on one hex of a course.</source>
        <translation></translation>
    </message>
    <message>
        <source>Adjustment tiles</source>
        <translation></translation>
    </message>
    <message>
        <source>Solo card</source>
        <translation></translation>
    </message>
    <message>
        <source>Turns of yours alone: {alone}. Combined turns: {combined}.</source>
        <translation></translation>
    </message>
    <message>
        <source>It adds {number} to the rank of the deck.</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n designs</source>
        <translation>
            <numerusform>%n design</numerusform>
            <numerusform>%n designs</numerusform>
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
        <source>%n stars of three.</source>
        <translation>
            <numerusform>%n star of three.</numerusform>
            <numerusform>%n stars of three.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>It is not your turn.</source>
        <translation></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation></translation>
    </message>
    <message>
        <source>That is not possible at this moment.</source>
        <translation></translation>
    </message>
    <message>
        <source>There is no such land to choose.</source>
        <translation></translation>
    </message>
    <message>
        <source>There is no tile to take there.</source>
        <translation></translation>
    </message>
    <message>
        <source>A tile has four rotations.</source>
        <translation></translation>
    </message>
    <message>
        <source>There is a tile already.</source>
        <translation></translation>
    </message>
    <message>
        <source>The gate stands there.</source>
        <translation></translation>
    </message>
    <message>
        <source>A tile must touch another one or the gate, if only by a corner.</source>
        <translation></translation>
    </message>
    <message>
        <source>There is no hole to number.</source>
        <translation></translation>
    </message>
    <message>
        <source>Holes are numbered from 1 to 9.</source>
        <translation></translation>
    </message>
    <message>
        <source>At least one promise must be made.</source>
        <translation></translation>
    </message>
    <message>
        <source>This promise is made already.</source>
        <translation></translation>
    </message>
    <message>
        <source>There is no such promise.</source>
        <translation></translation>
    </message>
    <message>
        <source>No tile may be kept at the gate in this game.</source>
        <translation></translation>
    </message>
    <message>
        <source>Only in the final phase: once a land is full, or nobody has built for three rounds.</source>
        <translation></translation>
    </message>
    <message>
        <source>There is a tile at the gate already.</source>
        <translation></translation>
    </message>
    <message>
        <source>There is no tile at the gate.</source>
        <translation></translation>
    </message>
    <message>
        <source>This course is another player&apos;s.</source>
        <translation></translation>
    </message>
    <message>
        <source>Who has stopped takes a tile each round.</source>
        <translation></translation>
    </message>
    <message>
        <source>Who has stopped places no tiles any more.</source>
        <translation></translation>
    </message>
    <message>
        <source>This tile goes back into the bag already.</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n sides do not fit: a path would meet grass.</source>
        <translation>
            <numerusform>%n side does not fit: a path would meet grass.</numerusform>
            <numerusform>%n sides do not fit: a path would meet grass.</numerusform>
        </translation>
    </message>
    <message>
        <source>The side to the north does not fit: a path would meet grass.</source>
        <translation></translation>
    </message>
    <message>
        <source>The side to the east does not fit: a path would meet grass.</source>
        <translation></translation>
    </message>
    <message>
        <source>The side to the south does not fit: a path would meet grass.</source>
        <translation></translation>
    </message>
    <message>
        <source>The side to the west does not fit: a path would meet grass.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>repair</name>
    <message>
        <source>Repair a course</source>
        <translation></translation>
    </message>
    <message>
        <source>The repaired course is a new file; the original stays. Click a tile or a gap to change it by hand.</source>
        <translation></translation>
    </message>
    <message>
        <source>Mistakes and changes</source>
        <translation></translation>
    </message>
    <message>
        <source>As it is</source>
        <translation></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation></translation>
    </message>
    <message>
        <source>Enough</source>
        <translation></translation>
    </message>
    <message>
        <source>Look for fewer changes</source>
        <translation></translation>
    </message>
    <message>
        <source>Looking for a repair</source>
        <translation></translation>
    </message>
    <message>
        <source>Looking for fewer changes</source>
        <translation></translation>
    </message>
    <message>
        <source>Proved: no repair takes fewer.</source>
        <translation></translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation></translation>
    </message>
    <message>
        <source>Show the course</source>
        <translation></translation>
    </message>
    <message>
        <source>The course, arrow keys choose a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{changes} changes mend the course. At least {number} are needed.</source>
        <translation></translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation></translation>
    </message>
    <message>
        <source>Fewest changes</source>
        <translation></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation></translation>
    </message>
    <message>
        <source>Still wrong</source>
        <translation></translation>
    </message>
    <message>
        <source>Nothing is wrong any more</source>
        <translation></translation>
    </message>
    <message>
        <source>A path meets grass or the gate</source>
        <translation></translation>
    </message>
    <message>
        <source>A path leads nowhere</source>
        <translation></translation>
    </message>
    <message>
        <source>A one-way tile lies the wrong way</source>
        <translation></translation>
    </message>
    <message>
        <source>A hole has two tees</source>
        <translation></translation>
    </message>
    <message>
        <source>A hole has two greens</source>
        <translation></translation>
    </message>
    <message>
        <source>A path runs in a ring</source>
        <translation></translation>
    </message>
    <message>
        <source>A hole too many</source>
        <translation></translation>
    </message>
    <message>
        <source>Holes missing: {number}</source>
        <translation></translation>
    </message>
    <message>
        <source>More of a tile than the box holds</source>
        <translation></translation>
    </message>
    <message>
        <source>The best found so far. At least {number} are needed.</source>
        <translation></translation>
    </message>
    <message>
        <source>Turn the tile in {place}</source>
        <translation></translation>
    </message>
    <message>
        <source>Fill the gap in {place}</source>
        <translation></translation>
    </message>
    <message>
        <source>Swap the tile in {place} for one of the bag</source>
        <translation></translation>
    </message>
    <message>
        <source>Add a hole in {place}</source>
        <translation></translation>
    </message>
    <message>
        <source>Take the hole in {place} away</source>
        <translation></translation>
    </message>
    <message>
        <source>Take the tile in {place} away</source>
        <translation></translation>
    </message>
    <message>
        <source>Tees</source>
        <translation></translation>
    </message>
    <message>
        <source>Greens</source>
        <translation></translation>
    </message>
    <message>
        <source>Straights</source>
        <translation></translation>
    </message>
    <message>
        <source>Bends</source>
        <translation></translation>
    </message>
    <message>
        <source>Two paths</source>
        <translation></translation>
    </message>
    <message>
        <source>Grass</source>
        <translation></translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation></translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation></translation>
    </message>
    <message>
        <source>Kind of tile</source>
        <translation></translation>
    </message>
    <message>
        <source>Turn the tile (R)</source>
        <translation></translation>
    </message>
    <message>
        <source>Take the tile away (Del)</source>
        <translation></translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>reports</name>
    <message>
        <source>Something went wrong</source>
        <translation></translation>
    </message>
    <message>
        <source>The program made a mistake, and what you did last may not have happened.</source>
        <translation></translation>
    </message>
    <message>
        <source>Your game is safe: every move that you confirmed is on the disk.</source>
        <translation></translation>
    </message>
    <message>
        <source>Go home</source>
        <translation></translation>
    </message>
    <message>
        <source>A report is in this file:</source>
        <translation></translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation></translation>
    </message>
    <message>
        <source>Minigolf Desktop cannot start. Your games are safe.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Better: {action}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brilliant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hole {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the computer judge it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck cost {amount} against the mean draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against a mean start this one is worth {amount} (give or take {error}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of that adds up to {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many points as {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At first sight another choice is {amount} better. It is still tried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At first sight nothing is better. It is still tried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices cost {amount} against the best that was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck helped by {amount} against the mean draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither start nor luck nor choices explain {amount} (give or take {error}): that came of it later than the computer looks ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No land is chosen yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best it found is {amount} better (give or take {error}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best it found is {amount} better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer found nothing better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer would have chosen otherwise. What that comes to in the end it cannot tell: it is in no sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking: {share} · Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn by turn, with what the computer thinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unexplained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the result is made of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose luck and choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With mean luck, a mean start and the best choices: {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>luck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unexplained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} ahead of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} behind {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} promised {promises}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was the first to take a tile face down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and keys</source>
        <translation></translation>
    </message>
    <message>
        <source>Search (/)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next place (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place before (Shift+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>rules tables</name>
    <message>
        <source>A fair match, course by course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A path with a white arrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advanced game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All clubs, in the order of their initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any other green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aside; at the visit all go back into the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back into the bag or out of the game, as you say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back into the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big hit: the deck that the cards are drawn from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs in the game, by players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equals share the better rank, and the next ones stay empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hole {hole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How satisfied the clients are, by points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the final phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept: {promise_points.points} more. Broken: as many fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mr Straightforward gives {all_straight_points.points} more where all eight greens lead straight on to the next tee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of the game, unless a player who still designs asks for some of them back at the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of a hole, by its par and the turns taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of a promise in a group, by rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The face with ! brings bad luck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number on the back of a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The own target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The precision on the faces of the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ready hands of a first game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The solo cards of the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target of another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles of Putt of No Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ways to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricky: a green and a path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricky: a tee and a green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricky: a tee and a path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns of your own right before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the final phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until the one visit of the other rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visit tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visit tiles in the bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Mr Client gives for these five holes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Mr Perfect gives points for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a green is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a promise asks for in a solo game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a turn of combined scoring adds to the rank of a deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of tiles that nobody takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What every Mr Client looks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What every Mrs Client counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies in the decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where they go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who comes second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who comes third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets which card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below {least}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in any order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} and more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saved games</name>
    <message>
        <source>All games</source>
        <translation></translation>
    </message>
    <message>
        <source>Saved games, newest first</source>
        <translation></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation></translation>
    </message>
    <message>
        <source>Delete this game (Del)</source>
        <translation></translation>
    </message>
    <message>
        <source>Open</source>
        <translation></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation></translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation></translation>
    </message>
    <message>
        <source>There is no saved game yet. Begin one, and it waits for you here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begun under earlier rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation></translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation></translation>
    </message>
    <message>
        <source>Its file is deleted for good.</source>
        <translation></translation>
    </message>
    <message>
        <source>finished</source>
        <translation></translation>
    </message>
    <message>
        <source>A file that cannot be read</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <source>Save the course</source>
        <translation></translation>
    </message>
    <message>
        <source>Course files (*.minigolf *.json)</source>
        <translation></translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation></translation>
    </message>
    <message>
        <source>Replace {name}?
A file of this name lies in {folder} already.</source>
        <translation></translation>
    </message>
    <message>
        <source>Save a picture of the course</source>
        <translation></translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation></translation>
    </message>
    <message>
        <source>final-table</source>
        <translation></translation>
    </message>
    <message>
        <source>Save the final table</source>
        <translation></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation></translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>score card</name>
    <message>
        <source>Score card</source>
        <translation></translation>
    </message>
    <message>
        <source>Hole</source>
        <translation></translation>
    </message>
    <message>
        <source>Par</source>
        <translation></translation>
    </message>
    <message>
        <source>Out</source>
        <translation></translation>
    </message>
    <message>
        <source>In</source>
        <translation></translation>
    </message>
    <message>
        <source>To par</source>
        <translation></translation>
    </message>
    <message>
        <source>Total</source>
        <translation></translation>
    </message>
    <message>
        <source>Points</source>
        <translation></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation></translation>
    </message>
    <message>
        <source>Greens</source>
        <translation></translation>
    </message>
    <message>
        <source>Flags</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>season</name>
    <message numerus="yes">
        <source>%n stars</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message>
        <source>A condition of the task is missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this task</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Played %n times</source>
        <translation>
            <numerusform>Played once</numerusform>
            <numerusform>Played %n times</numerusform>
        </translation>
    </message>
    <message>
        <source>Season</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task {number} of {count} · {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirty short tasks, from the first lawn to the clubhouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most {figure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best: {figure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stars} of {most.stars}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>season tasks</name>
    <message>
        <source>A crossing carries one hole over another: lead a path up to it from both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A friendly match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stroll in the park</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tied hole leaves its skin for the next one; The Shark does not mind the water.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your cubes lie on the score sheet then: count the flags before the last holes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone against three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arrow counts whichever way it points, but played against it costs: mind the tees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As promised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad luck in the flowers costs a stroke: from the tiles before them, aim past.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bad luck on a slope rolls the ball back: stop before it, or go all the way up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat Ada in a match over five holes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat Bruno on Over and Under.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat the three automatic opponents of Solo Chaos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beds of flowers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring as many people as you can onto your course.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a course that pleases your first two clients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build at least two tiles into the course on which two paths meet or cross.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build holes whose pars make 36 together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build the long holes that Mr Long loves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build what Mrs Camper and Mr Perfect ask for, on a hard land, with all that the box holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bunjil sees the top card of a deck first: look, then choose the club.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chaos on Larkfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circuit 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circuit points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim greens in any order, before Ada and Dario claim them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim more than Cleo with a team of two golfers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect points in Stableford on Larkfield Nine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come home from Seven Hills near par.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come round the longest course of all under par.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dorian carries three clubs that never leave the hand: know them by heart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dry feet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of them counts a point: of two tiles take the crowded one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each step of the way counts two points, and there are ten of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tile between tee and green makes a hole longer; leave room before you begin one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish as many of the nine holes at Duck Ponds as you can under their par.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish holes of the Clockwork Yard under par.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five holes before lunch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give Mrs Noreturn the arrows that she loves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greens ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He is in a hurry and rolls many dice: let him, and count your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He wants a whole par, a whole circuit and no mistake: everything that you learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Her points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holes under par</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In front of water a die fewer is often the shorter way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Iron Jane chooses her irons herself: take those that reach the far greens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the promises that you make at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out a round trip: from the gate over all holes and back again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave yourself open sides, so that one of two tiles always fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let no hole of the Flower Show run away from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like clockwork</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look over the fence now and then; she loves a round trip more than anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lucky may draw a card anew: keep that for the shots that matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off par 36</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One die is safe, two are brave: read the flags before you roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over and under Bruno</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par 36 exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Par is high where the way is long: on those holes strokes are won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perfection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plant Mrs Bloom as many flower beds as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the Practice Meadow alone, with few strokes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please Mrs Hotdog and Mr Short without a single pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please Mrs Sloppy and Mr Straightforward on a hard land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points on Larkfield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise little that is sure, and one thing that is bold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promised points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Putt round Pocket Park as near to par as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race Cleo: she builds with the same tiles on the same land.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach the last green before Bruno and Enid do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach your secret targets before Enid and Bruno reach theirs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven hills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short holes can be holed in one roll: as many dice as tiles, and a little luck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skin game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slick Rikesh borrows the others&apos; clubs: look what lies open first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slugger carries the driver, which never leaves the hand: use it on long holes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steep land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight holes and slopes are wanted where there is least room for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight through the show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swift plays early: a bad hole costs nothing here but its points, so attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The champions&apos; round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long way round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The neighbour builds too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their clubs are turned over one by one: what is played already does not come again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To par</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trees and holes of par 4 are what they love; fill the land and join green to tee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two crossings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two golfers each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two golfers share your hand: send them to opposite ends of the course.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two points a bed: take the tile with flowers even where the other one fits better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win more skins than Fritz and Cleo on Heron Pond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win the closing match against Ada, who plays hard, over nine holes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst hole over par</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Look</source>
        <translation></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation></translation>
    </message>
    <message>
        <source>On</source>
        <translation></translation>
    </message>
    <message>
        <source>Off</source>
        <translation></translation>
    </message>
    <message>
        <source>Language</source>
        <translation></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation></translation>
    </message>
    <message>
        <source>Light</source>
        <translation></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation></translation>
    </message>
    <message>
        <source>Size of text, panels and buttons.</source>
        <translation></translation>
    </message>
    <message>
        <source>This display has room for {number} %.</source>
        <translation></translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation></translation>
    </message>
    <message>
        <source>1×</source>
        <translation></translation>
    </message>
    <message>
        <source>2×</source>
        <translation></translation>
    </message>
    <message>
        <source>None</source>
        <translation></translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation></translation>
    </message>
    <message>
        <source>Nothing travels or grows; short fades only.</source>
        <translation></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation></translation>
    </message>
    <message>
        <source>Shows where a tile fits and what it is worth there.</source>
        <translation></translation>
    </message>
    <message>
        <source>Help with placing</source>
        <translation></translation>
    </message>
    <message>
        <source>A tile or a shot waits for your yes.</source>
        <translation></translation>
    </message>
    <message>
        <source>At once</source>
        <translation></translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blossom, green leaves, red leaves or frost outdoors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation></translation>
    </message>
    <message>
        <source>Computer players speak; never with reduced motion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation></translation>
    </message>
    <message>
        <source>F8 turns them on and off everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good moves and why: the bulb, or H hit twice.</source>
        <translation></translation>
    </message>
    <message>
        <source>Hints in games that count</source>
        <translation></translation>
    </message>
    <message>
        <source>How long is seen what they are about to do.</source>
        <translation></translation>
    </message>
    <message>
        <source>Prevent</source>
        <translation></translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told once. To turn them on again tells them all anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warn</source>
        <translation></translation>
    </message>
    <message>
        <source>What becomes of the tile not placed, when the next two are drawn.</source>
        <translation></translation>
    </message>
    <message>
        <source>Winter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow</source>
        <translation></translation>
    </message>
    <message>
        <source>What a new game does about paths that meet grass.</source>
        <translation></translation>
    </message>
    <message>
        <source>Edge checking</source>
        <translation></translation>
    </message>
    <message>
        <source>Ask</source>
        <translation></translation>
    </message>
    <message>
        <source>Put back</source>
        <translation></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation></translation>
    </message>
    <message>
        <source>Tile left over</source>
        <translation></translation>
    </message>
    <message>
        <source>Always</source>
        <translation></translation>
    </message>
    <message>
        <source>Only for secrets</source>
        <translation></translation>
    </message>
    <message>
        <source>Falls between two players who share this screen.</source>
        <translation></translation>
    </message>
    <message>
        <source>Curtain</source>
        <translation></translation>
    </message>
    <message>
        <source>Tells how many tiles are left.</source>
        <translation></translation>
    </message>
    <message>
        <source>Bag</source>
        <translation></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>shots</name>
    <message>
        <source>bunker</source>
        <translation></translation>
    </message>
    <message>
        <source>Flight</source>
        <translation></translation>
    </message>
    <message>
        <source>Wild</source>
        <translation></translation>
    </message>
    <message>
        <source>Longest drive</source>
        <translation></translation>
    </message>
    <message>
        <source>Super!</source>
        <translation></translation>
    </message>
    <message>
        <source>Short</source>
        <translation></translation>
    </message>
    <message>
        <source>From the rough as well, and over trees beside the ball.</source>
        <translation></translation>
    </message>
    <message>
        <source>From the rough one less, but not with hybrids.</source>
        <translation></translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation></translation>
    </message>
    <message>
        <source>{steps} ahead</source>
        <translation></translation>
    </message>
    <message>
        <source>{steps} left</source>
        <translation></translation>
    </message>
    <message>
        <source>{steps} right</source>
        <translation></translation>
    </message>
    <message>
        <source>left or right</source>
        <translation></translation>
    </message>
    <message>
        <source>one of three</source>
        <translation></translation>
    </message>
    <message>
        <source>you choose</source>
        <translation></translation>
    </message>
    <message>
        <source>stays in the bunker</source>
        <translation></translation>
    </message>
    <message>
        <source>Flies {least} to {most.hexes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flies {most.hexes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the bunker as aimed</source>
        <translation></translation>
    </message>
    <message>
        <source>out of the bunker to the left</source>
        <translation></translation>
    </message>
    <message>
        <source>out of the bunker to the right</source>
        <translation></translation>
    </message>
    <message>
        <source>shuffle, then draw again</source>
        <translation></translation>
    </message>
    <message>
        <source>lay down and draw from</source>
        <translation></translation>
    </message>
    <message>
        <source>the deck takes its discards back, draw again.</source>
        <translation></translation>
    </message>
    <message>
        <source>lay it down and draw from {deck}.</source>
        <translation></translation>
    </message>
    <message>
        <source> or </source>
        <translation></translation>
    </message>
    <message>
        <source>; whoever plays it keeps it</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Home (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo (Ctrl+Y)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened (L)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>target peek</name>
    <message>
        <source>A secret target</source>
        <translation></translation>
    </message>
    <message>
        <source>Hold to look</source>
        <translation></translation>
    </message>
    <message>
        <source>or hold T, Enter or Space</source>
        <translation></translation>
    </message>
    <message>
        <source>{name}, your secret target</source>
        <translation></translation>
    </message>
    <message>
        <source>Everybody else looks away. It shows for as long as you hold the button.</source>
        <translation></translation>
    </message>
    <message>
        <source>It glows on the course. Let go to hide it.</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>, {number} parts declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {number} parts tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--seats: {word} is none of {levels}, alone or with one of {characters}, as in hard-enid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a course file as a picture; the ending says which kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw every screen in scripted states, and sheets of all tiles and lands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expecting &apos;,&apos; delimiter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expecting &apos;:&apos; delimiter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expecting property name enclosed in double quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expecting value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golf board games for the desktop. Without a verb the window opens; a verb does its work without a screen and ends with exit status 0 when all is well, 1 when it found something wrong, 2 for bad input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input should be a valid boolean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input should be a valid integer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input should be a valid list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input should be a valid string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge what was taken along into the games, records, players, boards and courses of here. Nothing of here is overwritten, and the settings stay. A file in which anything is wrong changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack games, records, players, boards, courses and settings into one file, to be brought back on another computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play whole games with random legal actions, check them, print figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the best moves of whoever is to move in a saved match, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt has no platform {name} here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt needs {files}, missing on this system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt needs {files}, missing on this system; install with: {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a saved match or a course, replay it and say what is wrong with it. A match that was begun under earlier rules of its game is sound, and can be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score course files, each point with its reason and its cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window reports its faults in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unterminated string</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VERB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>\u{letter} is half of a letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a device, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a library is broken: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a link that leads nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match of {game}, begun under earlier rules and to be looked at only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number has too many digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number or any words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pipe, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a socket, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after move {number}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the start: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begun under earlier rules of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check a saved match or a course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer players, such as hard,medium or hard-enid,easy; their seats go round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count as in the solo game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw a course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw every screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extra hole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field &apos;game&apos;: {game} is not {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field &apos;gate&apos;: it lies outside the rows of the land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--seats names {seats}, --players {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load all content, draw a screen of every kind, play a turn of every game, save it and open it again. Your own games and settings are left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a course, tiles: {tiles}, holes: {holes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a course, tiles: {tiles}, holes: {holes}, par: {par}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a match of {game}, moves: {number}, {over}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw every screen in all its states, which takes some minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field &apos;land&apos;, field &apos;name&apos; belongs to version 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field &apos;land&apos;, field &apos;rows&apos;: cells of land and water: {cells}; at most {most} can be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field &apos;land&apos;, field &apos;rows&apos;: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field &apos;land&apos;: there is no land {land}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field &apos;reserved&apos;: there is no tile {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field &apos;rows&apos;: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field &apos;rules&apos; belongs to version 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field &apos;setup&apos;, {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field &apos;winner&apos; belongs to version 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field version: a whole number from 1 is wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field {field} belongs to version 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field {field} is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field {field}, entry {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field {field}: there is no such field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games a second: {games}, actions: {actions}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hole {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger than {limit} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length {length}, par {par}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line 1: field &apos;course&apos;: hole {number} does not lie on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line 1: field &apos;course&apos;: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line 1: its end is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line 1: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {number}: no step of a history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {number}: only half written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {number}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merge a home that was taken along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {limit} lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new here: games {games}, boards {boards}, courses {courses}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no state of a free board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no state of the course editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no state of the land editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not JSON at line {line}, column {column}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not UTF-8 at byte {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a course file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a file of a golf course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a file of a land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a file of settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a history of a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a history of games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a move: a seat and an action, or undo, or redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a saved match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one JSON object a line, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pack all of a home into one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play random games and look for problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play through the rules themselves, not their kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print good moves of a saved match, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print one JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print them in black and white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score courses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setting {name} cannot be {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test this copy of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the course it is played on is not among the files: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the display {name} cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no display: DISPLAY and WAYLAND_DISPLAY are not set; start from a desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no rival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no setting {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no state in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to take back or to play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>usage: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verbs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version {version} of the rules is of a newer program; this one plays by version {newest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version {version} was written by a newer program; this one reads up to version {newest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write sheets to print on this paper, into a PDF file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{course}{remarks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: OK: {verdict}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: a picture ends in {endings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: begun under earlier rules, and to be looked at only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: cannot be copied ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: cannot be deleted ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: cannot be locked ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: cannot be moved ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: cannot be opened ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: cannot be read (not a file name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: cannot be read ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: cannot be written ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: damaged ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: larger than {limit} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: neither a saved match nor a course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: no file of a home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: no home that was taken along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: no picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: no tile lies on the course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: not a file of this kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: not saved (too many moves for one match)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: not saved ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: open in another window of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: sheets to print end in {ending}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: the ending is none of {endings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: the game is over, nobody is to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: there is such a file already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}: cannot be made ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}: cannot be written ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}: there is no such folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{games}, {actions} actions in {seconds} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{games}, {seconds} seconds of thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no mode {mode}; it has {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} {mode} is for {counts}, not for {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{match}: its set-up ({codes})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{match}: up to move {number} ({codes})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not a JSON value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not installed; from the sources, run {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {won} won, {shared} shared, mean {mean}; {each} ms a decision, {most} ms at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{numbers} or {last} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{outer}, {inner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: ({x}, {y}) has a tile already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: another hole has the number {number}, and they cannot be declared one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: its hole has the number {number} already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: the gate lies on ({x}, {y})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: the tile has no segment {segment}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: the tile has two segments; field &apos;segment&apos; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: there is a {title} Client already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: there is no client {client}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: there is no tile on ({x}, {y})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: there is no tile {tile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} is not a language such as en</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} is not a scale from 75 to 200, in per cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} is not a size such as 1366x768</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} is not a whole number from {least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tiles</name>
    <message>
        <source>row {row}, column {column}</source>
        <translation></translation>
    </message>
    <message>
        <source>par {par}</source>
        <translation></translation>
    </message>
    <message>
        <source>one way only</source>
        <translation></translation>
    </message>
    <message>
        <source>lawn</source>
        <translation></translation>
    </message>
    <message>
        <source>a hole without a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crossing</source>
        <translation></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hole {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off the land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tee and green</source>
        <translation></translation>
    </message>
    <message>
        <source>the gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tee</source>
        <translation></translation>
    </message>
    <message>
        <source>green</source>
        <translation></translation>
    </message>
    <message>
        <source>corner</source>
        <translation></translation>
    </message>
    <message>
        <source>straight</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>Got it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>versions</name>
    <message>
        <source>solo</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>advanced game</source>
        <translation></translation>
    </message>
    <message>
        <source>family game</source>
        <translation></translation>
    </message>
    <message>
        <source>mistakes ignored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red heart</source>
        <translation></translation>
    </message>
    <message>
        <source>blue drop</source>
        <translation></translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation></translation>
    </message>
    <message>
        <source>purple clover</source>
        <translation></translation>
    </message>
    <message>
        <source>green plus</source>
        <translation></translation>
    </message>
    <message>
        <source>Putt of No Return</source>
        <translation></translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Minigolf Desktop</source>
        <translation></translation>
    </message>
    <message>
        <source>All right</source>
        <translation></translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window is writing the settings. What you chose counts here, and is written with your next choice or when you leave.</source>
        <translation></translation>
    </message>
    <message>
        <source>Look whether the disk is full, and whether your files may be written. What was saved before is safe.</source>
        <translation></translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
