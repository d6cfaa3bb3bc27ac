// The painter, who knows the tests' own game as well.
import './painted-shelf.ts';
import '../../../src/games/painter.ts';
