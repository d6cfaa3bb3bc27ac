// The painting process, which can also draw the tests' own game.
import './painted-shelf.ts';
import '../../../src/games/painter.ts';
