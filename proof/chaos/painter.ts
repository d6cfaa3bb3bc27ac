// Program of the process that paints pictures. It can also paint the toy game.
import './painter-with-toy.ts';
import '../../src/games/painter.ts';
