// Program of the process that paints pictures. It can also paint the toy game.
import './painted-shelf.ts';
import '../../../src/games/painter.ts';
