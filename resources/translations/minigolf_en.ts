<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>ActionBar</name>
        <message>
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Bench</name>
        <message>
            <source>nobody</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Whoever passed plays first in the next round, the last one first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bench: {names}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <source>Course</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ChoicesPanel</name>
        <message>
            <source>Course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name of the course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Land of the file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mrs Client</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No Mrs Client</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mr Client</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No Mr Client</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Score</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passes of the solo game, 3 points off each</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles collected face down, 3 points each</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ClientCard</name>
        <message>
            <source>{count} points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} so far</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ConditionLine</name>
        <message>
            <source>The rule of {condition} (?)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>CourseCard</name>
        <message>
            <source>{name}: {points} points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Click to see the course large (O)</source>
            <translation type="unfinished" />
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
        <name>Desk</name>
        <message>
            <source>off the land {points}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FreeActions</name>
        <message>
            <source>Take the tile away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clear the land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save a picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Putt on it</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FreeBoardScreen</name>
        <message>
            <source>Free board</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>FreePanels</name>
        <message>
            <source>Score at a table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{land}  ·  free board</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>GroupActions</name>
        <message>
            <source>Stop for good: take the tile in hand face down (S)
Possible once somebody has filled a land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay the tile in hand on the gate, or take it from there (G)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See the next course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>My promises</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>GroupQuestions</name>
        <message>
            <source>Pass this turn?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No tile is placed. The pawn goes to the bench, and plays early in the next round.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop designing for good?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The tile in hand is taken face down, and one more in every round to come. The course stays as it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay the tile on the gate?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It can be placed in a later turn, which counts as passing. Left there to the end it costs 3 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay it there</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>GroupTable</name>
        <message>
            <source>{name}'s course: back to mine</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>round {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game is over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} is next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: what goes back?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: take a tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: choose a tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>final phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>keys 1–{last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take face down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First choose the tile to take face down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>First choose the tile to lay on the gate.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>HandPanel</name>
        <message>
            <source>Your two tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At the gate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The other tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Both tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>B back, D discard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>keys 1, 2</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LandSheet</name>
        <message>
            <source>{tiles} tiles, {area} m²</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>side fits</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>still open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>leads off the land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>does not fit</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>What happened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Close (L)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>PawnRow</name>
        <message>
            <source>Order of play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>plays now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>has played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>waits</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Progress</name>
        <message>
            <source>Tile {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>of {count}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Question</name>
        <message>
            <source>Go back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Go back (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{answer} (Enter)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Questions</name>
        <message>
            <source>Pass this turn?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Neither tile is placed, and 3 points are taken off.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The course is counted as it stands: {points} points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop designing?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>RacksPanel</name>
        <message>
            <source>Racks</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles of the next round</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SatisfactionPanel</name>
        <message>
            <source>Satisfaction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>if it ended now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>so far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>as good as it gets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} to the next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What stands so far: {points}. Click to see it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If the game ended now: {points}. Click to see why.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SatisfactionScale</name>
        <message>
            <source>{points} points: {level}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>ScoreSheet</name>
        <message>
            <source>Score sheet</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>land full</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stopped</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>passed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>plays now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>designing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} of {all}</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>SignMenu</name>
        <message>
            <source>Hole &amp;{number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>&amp;Let the program choose</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>First choose the tile to lay on the gate.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TableActions</name>
        <message>
            <source>Take tile {key}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place the tile (Enter)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn the tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn it back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Redo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put the tile back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Discard the tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number the holes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom in</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Zoom out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the whole land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show fit and worth</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What happened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules and keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles in the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save the course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Gate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay the tile in hand on the gate, or take it from there (G)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TableQuestions</name>
        <message>
            <source>Lay the tile on the gate?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It can be placed in a later turn, which counts as passing. Left there to the end it costs 3 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay it there</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TileCard</name>
        <message>
            <source>Put back into the bag (B)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Discard for good (D)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tile {key}: {words}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>placed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>in hand</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TilePalette</name>
        <message>
            <source>Tiles of the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Words such as: tee 2 people (/)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kind of tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All kinds</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Greens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Straight paths</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Corners</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crossings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lawns</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>nothing to count</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Click for the rule (?)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>TopBar</name>
        <message>
            <source>Menu</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Minigolf Desktop</source>
            <translation type="unfinished" />
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
        <name>ZoomButtons</name>
        <message>
            <source>Zoom</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>about</name>
        <message>
            <source>About Minigolf Desktop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Minigolf Desktop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Version {version}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Golf board games for the desktop, offline and without an account.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free software under the MIT licence. Qt is used under the LGPL.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The fonts Quicksand and Manrope are under the SIL Open Font Licence.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>clients</name>
        <message>
            <source>Loves dogs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves trees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves benches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves water pools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves pipes and tunnels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves slopes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves flower beds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves arrows the right way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves grass without a path</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves a hole of two tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves a hole of four tiles or more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves a hole without a bend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves a hole with a bend</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves a hole of par 4</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Par 4 on hole 4 only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves to walk straight on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves a hole with an obstacle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Loves what has no flaw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3 to 6</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{points} each</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every dog on the course is worth 3 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every tree on the course is worth 1 point.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every bench on the course is worth 3 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every pool on the course is worth 2 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every pipe or tunnel on the course is worth 2 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every slope on the course is worth 3 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every flower bed on the course is worth 2 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every arrow that points the way of play is worth 3 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every tile without a path is worth 2 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every finished hole that is a tee and a green alone is worth 2 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every finished hole of four tiles or more is worth 2 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every finished hole without a corner is worth 2 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every finished hole with a corner is worth 2 points, however many it has.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every finished hole of par 4 is worth 2 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every finished hole is worth 2 points: hole 4 if its par is 4, the others if not.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>2 points each time the next tee lies straight ahead of a green; 2 more when all eight do.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Every finished hole with an obstacle is worth 2 points, however many.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3 points for a course without a mistake, 4 for a land just filled, 5 for a perfect circuit, 6 for perfect par.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>conditions</name>
        <message>
            <source>Fun</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Her whim</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>His whim</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Par</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Circuit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Playable</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reserve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Promises</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A point for every person on the course.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3 points for every tile collected after stopping.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What Mrs Client wishes to see on the tiles.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What Mr Client wishes of the holes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>2 points for every hole of par 3, 4 or 5; 1 off for every cube of the 36 too few or too many.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The points of the land; 3 off for every tile beside it, 1 for every cell left empty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>2 points for every green beside the next tee, and for the gate beside tee 1 and green 9.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>10 off for every hole missing or too many, 3 for a malformed hole or a path that meets grass, 1 for a tile against the direction of play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3 off for a tile that is still at the gate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3 off for every pass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What was promised is won or lost now.</source>
            <translation type="unfinished" />
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
            <source>a tile left at the gate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the gate is clear</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>{count} of {all} links</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no mistakes</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bandstand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Half Moon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cloister</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Oval Lawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Grand Stairs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Heart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Vicarage</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Walled Garden</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Millpond</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Cove</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Spring</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Brook Lawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crater Lake</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Viaduct</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Peninsula</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sawmill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Watermill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hourglass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rice Terraces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Vineyard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Boomerang</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clover</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Swan</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two Bridges</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Meander</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Harbour Basin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Twin Ponds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lily Pads</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Old Moat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hairpins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trout Farm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Oxbow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Horseshoe</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crescent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mill Race</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Carp</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Watersmeet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Canal Basin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hedge Maze</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Sailboat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Snail Shell</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Starfish</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Anchor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mr Short</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mr Long</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mr Linear</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mr Turner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mr Luckyfor</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mr Überstitious</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mr Straightforward</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mrs Hotdog</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mrs Evergreen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mrs Sprinkle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mrs Bloom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mrs Lazy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mrs Plumber</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mrs Sloppy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mr Intheway</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mr Perfect</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mrs Noreturn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mrs Camper</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>counting</name>
        <message>
            <source>Conditions</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Satisfaction</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Final score</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>So far</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reasons</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Condition by condition, in the order in which the two clients ask.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The final counting</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Together</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Final score: {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Putt on it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save a picture</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save the course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A practice game counts for no record.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your best course so far!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place {place} among your courses.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As good as it gets.</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back to the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Takes back what ended the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Skip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Skip to the result (S)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Steps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Next (Enter or right arrow)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One back (left arrow)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See the result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Count: {condition}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Score track</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Score track: {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Final table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Total</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Look at the course of {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ranking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See the winner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} win</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See the courses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The best a group has done so far!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place {place} among your groups.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{names} and {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Equal on points, and nobody took a tile first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Equal on points with {names}, but stopped building first.</source>
            <translation type="unfinished" />
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
        <name>curtain</name>
        <message>
            <source>Round {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, your promises</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody else looks away.
Nothing shows before the button is pressed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The clients visit. Everybody else looks away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I am {name}, show my cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, choose your land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three lands are waiting.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I am {name}, show my lands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, it is your turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The mouse is yours.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>I am {name}, show the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody else looks away.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put the game away for later (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>waits</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>dice</name>
        <message>
            <source>white</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>yellow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>orange</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>red</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dogs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Benches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pipes and tunnels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Slopes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flower beds</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>events</name>
        <message>
            <source>Three lands were dealt.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You chose {land}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Drawn: {tiles}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Placed in {place}: {tile}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back into the bag: {tile}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Discarded: {tile}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You passed: 3 points off.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You promised: {promise}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The clients visit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Laid aside: {tile}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Laid on the gate: {tile}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The hole in {place} is number {number}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The hole in {place} is numbered by itself again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The land is full: the game is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bag is empty: the game is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody has stopped: the game is over.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>flow</name>
        <message>
            <source>This game is open in another window.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game cannot be read: {fault}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file is kept as {place}.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>free board</name>
        <message>
            <source>This course cannot be opened: {fault}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What lay on the free board cannot be read: {fault}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The file is kept as {place}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Course files (*.json)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free board</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>group_events</name>
        <message>
            <source>{name} chose {land}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} made a promise.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} promised: {condition}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Round {number}: {players}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The clients visit.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The final phase begins: the others may stop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} gave the hole in {place} number {number}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} left a hole's number to the program.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All have stopped: the game is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The bag is empty: the game is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} placed in {place}: {tile}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} placed from the gate in {place}: {tile}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} passed.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} laid on the gate: {tile}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} took a tile face down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} filled the land.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} stopped.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} asks back into the bag: {tile}.</source>
            <translation type="unfinished" />
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
        <name>heading</name>
        <message>
            <source>Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Back (Esc)</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>Continue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three lands to see</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Minigolf Designer · {version}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Play on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Score so far: {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Welcome</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A finished course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your first course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a piece of land, lay a tile a turn, and see what two fussy clients make of your nine holes. The program counts every point.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Begin a game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Putt Dice · golfers: {golfers}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{played} of {holes} holes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{placed} of {cells} tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>today, {time}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Minigolf Designer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lay tiles, build nine holes, please two fussy clients.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Putt Dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll, putt and stay dry on a course you built.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 to 5 players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>18 Holes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draft clubs, shape shots, beat the hex course.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Later</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This game is still to come</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Minigolf Desktop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Design a course, then play it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Menu</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Records</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>see all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>See all records</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your best courses will stand here, each with its score.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Second</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Third</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Quick settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Speed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1×</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>2×</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>land</name>
        <message>
            <source>not rated</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>easy to fill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>tricky to fill</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hard to fill</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>no water</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a pond to build round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a stream to build round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>a pond and a stream to build round</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose your land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, choose your land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The points are yours as long as you stay on it and fill it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seed {seed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Build on {land}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>levels</name>
        <message>
            <source>Unhappy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Disappointed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Unexcited</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Happy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Impressed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They shake their heads and leave. The meadow stays a meadow.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not what they had in mind. A few more evenings at the desk, please.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>It will do. They shrug, and look at the sandwiches.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They like it! The diggers come on Monday.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They are speechless. Golfers will come from far away for this.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>menu</name>
        <message>
            <source>New game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Free board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Records</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Full screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules and keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>About Minigolf Desktop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Quit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Menu</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>new game</name>
        <message>
            <source>Surprise me</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Chance picks the client</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>whoever turns up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tricky</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hard</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Warn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Allow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Paths that meet grass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Family</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Advanced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles in the bag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>21 not taken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Visits of the clients</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw another seed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mrs Client</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mr Client</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Putt of No Return</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keep one at the gate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo goes past a draw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Deal three lands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Minigolf Designer, as you played it last time</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Three each. More balls, more corners to fill.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each costs 3 points. Prevent does not let you.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The same seed gives the same lands and tiles.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choices for the new game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Advanced is played with promises.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What brings them: more can be promised then.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Expansion</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>24 tiles more, and four more clients.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reservation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3 points off if it is still there in the end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Practice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A practice game counts for no record.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name of player {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}: {colour}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose another colour</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Number of players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>You alone, against what the clients expect.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody at this screen, the mouse goes round.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Player {number}</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>promises</name>
        <message>
            <source>kept</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>broken</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Key {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>promised</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>chosen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your promises</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name}, your promises</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only you see them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The clients are here. Promise more, or leave it at that.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One at least. What is promised cannot be taken back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your choice</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose at least one</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each promise kept brings 10 points, each one broken costs 10. There is no way to promise less later.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At the end each condition is ranked, and only who promised it wins or loses by it. Nobody sees yours before.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>50 people or more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not a single pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>20 points of Mrs Client</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>18 points of Mr Client</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nine holes in the zone, 36 cubes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All filled, nothing beside it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All ten links, 20 points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most people</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most tiles taken after stopping</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most points of Mrs Client</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most points of Mr Client</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most points for par</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most points for the land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Most links of the circuit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1st</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>2nd</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3rd</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>4th</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>5th</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{promise}: {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{promise} kept: {fact}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{promise} broken: {fact}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>50 people</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>no pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>20 points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>18 points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>just filled</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>putting</name>
        <message>
            <source>New course record: {strokes} strokes, {golfer}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Course record: {strokes} strokes, {golfer}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{course}, repaired</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open a course file</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Course files (*.json)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Last roll  {sum}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How many dice?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>more reach, less precision (keys 1 to 4)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bad luck! Which one?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The tile has a slope and something to fall into.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{golfer} picks who putts first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They share the fewest strokes on the last hole.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The round is over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The score card stays until you leave.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Another round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bad luck {chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holed now: {score}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hole out {chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>green {chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} strokes expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>hole out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Order of play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{strokes} strokes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>putts now, {stroke}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>then</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>done in {strokes}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>par {par}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Score card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>par</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Strokes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Final score card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>investment card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>press card</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>training coupon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Putt Dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Home (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo (Ctrl+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules (F1)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hole {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} tiles, tee to green</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>play-off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Red</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Blue</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Yellow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Purple</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Green</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bad luck: a splash, and a penalty stroke</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bad luck: rolled back down the slope</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{golfer} holes out in {strokes}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{golfer} makes a hole in one!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{golfer} picks the ball up after ten strokes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Equal totals: a play-off from hole 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Out of the play-off: {golfers}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Down the slope: one tile back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Into the water: one tile on, one stroke more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Into the flowers: one tile on, one stroke more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one golfer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} golfers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With one die, from the ball</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With {number} dice, from the ball</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll one die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll {number} dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stroke {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nameless course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>needs a repair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{number} tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>record {strokes}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose a course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nine holes, as few strokes as you can.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Draw one by chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Golfers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mistakes: {faults}. Fewest changes that mend them: {changes}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Repair it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Putt on {course}, {golfers}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Name of the golfer {colour}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>stays here</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>green</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>tile {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Leaving a tile costs the number on its red flag.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{golfer} uses the training coupon: two strokes off</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>reasons</name>
        <message>
            <source>Promise: {condition}</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>Straight on to tee {hole}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Straight on all the way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Hole {hole} in the green zone</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
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
            <source>Tee 1 beside the gate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Green {before} beside tee {hole}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Green 9 beside the gate</source>
            <translation type="unfinished" />
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
            <source>%n jumps the wrong way</source>
            <translation>
                <numerusform>%n jump the wrong way</numerusform>
                <numerusform>%n jumps the wrong way</numerusform>
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
            <source>A tile left at the gate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Not one mistake</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Full, and nothing beside it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A perfect circuit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Perfect par</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>records</name>
        <message>
            <source>Records</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No course has been judged yet. Yours could be the first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kind of game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Practice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Best scores</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>New game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Place</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>They were</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Solo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Groups</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Version</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Family</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Advanced</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Base box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Putt of No Return</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Minigolf Designer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Winner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clients</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Then came</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Date</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Seed</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>reference</name>
        <message>
            <source>Tee</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Green</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Straight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Corner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Crossing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Expansion</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>People</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dogs</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Trees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Benches</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pools</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pipes and tunnels</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Slopes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Flower beds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Obstacles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>One way only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Lands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The land looked at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>How promises work</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Advanced game: promise one condition at least when your land is chosen, and more at each visit of the clients. A promise cannot be taken back. Only what was promised is won or lost; in a group the best keeper of a promise gains most.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In the box</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Clients</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Promises</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Page</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Minigolf Designer, every piece of it. Ctrl+Tab turns pages.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search: dog, corner, par 2 …</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Search the tiles</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kind of tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The tile looked at</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Half the fun is to discover the tiles as they come out of the bag.</source>
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n tiles in the box</source>
            <translation>
                <numerusform>%n tile in the box</numerusform>
                <numerusform>%n tiles in the box</numerusform>
            </translation>
        </message>
        <message>
            <source>{left} of {copies} left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no such tile in the box.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Par {par}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With an obstacle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>From Putt of No Return</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message numerus="yes">
            <source>%n left in the bag</source>
            <translation>
                <numerusform>%n left in the bag</numerusform>
                <numerusform>%n left in the bag</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n designs</source>
            <translation>
                <numerusform>%n design</numerusform>
                <numerusform>%n designs</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>It is not your turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>That is not possible at this moment.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no such land to choose.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no tile to take there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tile has four rotations.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is a tile already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The gate stands there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tile must touch another one or the gate, if only by a corner.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no hole to number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holes are numbered from 1 to 9.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At least one promise must be made.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This promise is made already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no such promise.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>No tile may be kept at the gate in this game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is a tile at the gate already.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no tile at the gate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who has stopped takes a tile each round.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who has stopped places no tiles any more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nobody has filled a land yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>This tile goes back into the bag already.</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>The side to the east does not fit: a path would meet grass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The side to the south does not fit: a path would meet grass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The side to the west does not fit: a path would meet grass.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>repair</name>
        <message>
            <source>Repair a course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The repaired course is a new file; the original stays. Click a tile or a gap to change it by hand.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mistakes and changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As it is</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Repaired</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Show the course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Repair it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What is wrong</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fewest changes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Still wrong</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing is wrong any more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A path meets grass or the gate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A path leads nowhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A one-way tile lies the wrong way</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hole has two tees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hole has two greens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A path runs in a ring</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hole too many</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holes missing: {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>More of a tile than the box holds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn the tile in {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fill the gap in {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Swap the tile in {place} for one of the bag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Add a hole in {place}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the hole in {place} away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the tile in {place} away</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tees</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Greens</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Straights</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bends</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two paths</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Grass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>row {row}, column {column}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tiles in the bag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Kind of tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Turn the tile (R)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Take the tile away (Del)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Undo (Ctrl+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Par {par}, {number} left</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>rules</name>
        <message>
            <source>Rules and keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The game in short</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rule by rule</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Putt Dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What it is about</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Putt round a finished course of nine holes. Whoever takes the fewest strokes wins; golfers with equal totals play off from hole 1, and whoever takes more strokes than another on a hole is out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A putt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Roll one to four dice: white always, then yellow, orange and red. Flags add to your precision, flags crossed out take from it; below nought is nought.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each die carries the ball one tile at most. Leaving a tile costs the figure on its flag in precision. When it does not suffice the ball stays there; what is left over is lost.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>To hole out you leave the green as well: that takes one die more than to reach it, and the precision of the green.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>After ten strokes you pick the ball up and write down ten.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bad luck</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The exclamation mark counts as one flag. If the ball is then held on a tile with water or flowers, it is placed on the next tile and a stroke is added; on the green it stays. On a slope it rolls back a tile, at no cost. With both, choose.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Order of play</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody finishes the hole before the next golfer begins. The fewest strokes begin the next hole, then around the table; among equals the golfer who played last picks.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bonus cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The best three take a card each to the next round. The training coupon of the third takes two strokes off; the other two belong to another game and are only kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 to 4 choose the dice or an answer, Space or Enter rolls, Ctrl+Z takes back what no dice followed, Esc leaves the round for later.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two clients want a minigolf course of nine holes. You choose one of three pieces of land and lay tiles on it. The happier the two are in the end, the more points you have: 110 make them happy, 150 impress them.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Two tiles are drawn from the bag. Place one of them so that it touches a tile or the gate, if only by a corner, and turn it as you like. The other goes back into the bag or away for good.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>If neither suits you, pass: that costs 3 points. Stop whenever you are content; the game also ends when the land is full.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hole is one tee, one green and any paths between. Red meets red, grass meets grass. A white chevron is a jump that can be played one way only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The program numbers the holes so that they score best. Drag a sign onto another hole, or click it, to number them yourself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fun: 1 for every person. Her whim: points for every thing she loves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>His whim: 2 for every finished hole to his taste.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Par: 2 for every hole of par 3, 4 or 5. There are 36 par cubes: each one left over or missing costs 1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Land: its points, less 3 for every tile beside it or in the water and 1 for every empty cell.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Circuit: 2 for every green with the next tee on the tile beside it, and for tee 1 and green 9 beside the straight sides of the gate.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mistakes: 10 off for every hole missing or too many, 3 for two tees or two greens in a hole or a path that meets grass, 1 for a jump the wrong way.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With two to five players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Everybody builds a course of their own for the same two clients. Tiles lie on a rack, one more than there are players, and below it those of the next round. Take one in your turn, or pass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Your pawn takes the place of the tile: the further left it stood, the sooner you play in the next round. Whoever passed plays before all of them, the last to pass first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Once a land is full the others may stop too, by taking a tile face down. Whoever has stopped takes one in every round; each is worth 3 points. Most points win; of equals, the one who took the first tile face down earlier.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pick up a tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>what is in the box and left in the bag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>the rule of a refusal or of the line that is lit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>pass, stop for good</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>see the course of the next player, what happened</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>use the gate, see your own promises</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Arrows, Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>move the tile, put it down, say yes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>turn the tile; also right click and wheel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>put the tile back; leave a screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>take back, do again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>fit the course into the window, zoom</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Space + drag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>move the course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>new game, all games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>free board</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>on it: search, take away, clear, save, open, putt</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>full screen, settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>this page, menu</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>In a group the upper rack shows whose turn it is: the pawns choose from left to right. Take a tile of the middle rack and place it; your pawn takes its place in the rack. Tiles lie in the order of the numbers on their backs, so a modest tile now means an early choice in the next round.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passing puts your pawn on the bench. Who passes last plays first in the next round. Tiles that nobody took go back into the bag or out of the game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Placing a tile</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tile lies on an empty cell and touches another tile or the gate, if only by a corner. Turn it as you like; what lies stays where it is.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Where two tiles meet, path meets path and grass meets grass. A tile may lie beside the land or in the water, at a price.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A new game may allow mistakes: then a side that does not fit is only warned of, and costs points in the end.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holes and their numbers</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A hole is one tee, one green and any paths between. A crossing belongs to two holes, or twice to one. Nine holes make a course.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Holes are numbered so that they score best. Drag a sign onto another hole, or press N, to number them yourself.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fun and the two wishes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Fun: every person on the tiles of the course is worth a point.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Mrs Client counts things on the tiles, Mr Client looks at finished holes. Their cards tell what each is worth; every one of them is on the page of clients (key T).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Par</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The par of a hole is the sum of its red flags. A finished hole of par 3, 4 or 5 is in the zone and brings 2 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There are 36 cubes for all par together. Each cube left over costs a point, and so does each point of par that lacks a cube.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Circuit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Golfers do not like to walk. 2 points whenever the tile of a green lies side by side with the tile of the next tee.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>2 more for tee 1 and 2 more for green 9 beside a straight side of the gate: ten links, 20 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Land</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Each land is worth its points; hard ones are worth more. From them 3 are taken for every tile beside the land or in the water, and 1 for every cell still empty.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Can it be played?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>10 off for every hole that is missing to nine, or beyond nine.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>3 off for a hole with two tees or two greens or that runs in a ring, and wherever a path meets grass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1 off for a white chevron that points against the direction of play.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Promises (advanced game)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Promise one of seven things at least when you have your land, and more at each visit. Nobody sees yours before the end, and none can be taken back.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Alone, a promise kept brings 10 points and a broken one costs 10. In a group all are ranked by the condition promised, and your rank tells your points; equals share the better one. Who did not promise gains and loses nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Visits (advanced game)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Visit tiles lie in the bag among the others. When one is drawn the clients come by: everybody may promise more before play goes on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>By the other rule there is one visit: tiles that nobody takes are laid aside, and the twenty-first of them brings the clients.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The final phase</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who fills the last cell of a land has stopped. The others go on, pass, or stop for good by taking a tile face down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Who has stopped takes a tile each round and collects it: 3 points each for being fast. The game ends with the round in which the last player stops, or when the bag cannot fill a rack.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tile in reserve (expansion)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>With this option one tile may wait on your gate. To place it later is a pass. A tile that still waits in the end costs 3 points.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The solo game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Choose one of three lands. Each turn two tiles are drawn: place one, and the other goes back into the bag or out of the game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Passing costs 3 points and brings two other tiles. The game ends when the land is full or when you stop.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>The total tells how satisfied the clients are, in five steps from unhappy to impressed.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>saved games</name>
        <message>
            <source>All games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved games, newest first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Open</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>There is no saved game yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>finished</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>to be gone on with</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Minigolf Designer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Putt Dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A file that cannot be read</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>saving</name>
        <message>
            <source>Save the course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Course files (*.json)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save a picture of the course</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures (*.png *.svg *.pdf)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>final-table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Save the final table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>{name} could not be written.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Saved as {name}.</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>settings</name>
        <message>
            <source>Look</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Movement</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>At the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>On</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Language</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>As the system</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Size of text, panels and buttons.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Interface scale</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Slow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>1×</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>2×</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>None</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Animation speed</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Nothing travels or grows; short fades only.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Reduced motion</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Shows where a tile fits and what it is worth there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Help with placing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>A tile put down waits for your yes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Confirm</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Prevent</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Warn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Allow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What a new game does about paths that meet grass.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Edge checking</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Ask</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Put back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Discard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>What becomes of the tile you did not place.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tile left over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Always</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Only for secrets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Falls between two players who share this screen.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Curtain</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Tells how many tiles are left.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Bag</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Done</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>tiles</name>
        <message>
            <source>row {row}, column {column}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>par {par}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>one way only</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>lawn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>crossing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>tee and green</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>tee</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>green</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>corner</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>straight</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>versions</name>
        <message>
            <source>solo</source>
            <translation type="unfinished" />
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
            <translation type="unfinished" />
        </message>
        <message>
            <source>family game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>red heart</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>blue drop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>yellow star</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>purple clover</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>green plus</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>Putt of No Return</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>window</name>
        <message>
            <source>Minigolf Desktop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <source>All right</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>50</name>
        <message>
            <source>62</source>
            <translation type="unfinished" />
        </message>
    </context>
    <context>
        <name>78</name>
        <message>
            <source>86</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
