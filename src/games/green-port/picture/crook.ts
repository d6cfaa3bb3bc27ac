import type { Seat } from '../../../core/game.ts';
import { once } from '../../../stage/coalesce.ts';
import { arc } from '../../../stage/curves.ts';
import { crown, figure, flag } from '../../../stage/festival.ts';
import { SEAT_INKS } from '../../../stage/race.ts';
import { circle, polygon, rect, type Shape } from '../../../stage/scene.ts';
import { INK, mix, WHITE } from './palette.ts';

/** Of a seat's person, feet at the bottom. */
export const CROOK = { w: 150, h: 180 } as const;

const SKINS = ['#e9b48a', '#8d5a3c', '#f2cda8', '#b57a50'];

/** Somebody at a seat, in its colour: with a crown who has won, with a white flag who gave up. */
export const crookItems = once((seat: Seat, sign: 'crown' | 'flag' | 'none'): readonly Shape[] => [
  ...(sign === 'flag' ? flag('flag', 116, 178) : []),
  ...figure('person', 75, 180, SEAT_INKS[seat] ?? INK),
  circle('face', 75, 79, 20, { fill: SKINS[seat] ?? WHITE }),
  polygon('cap', arc([75, 74], [27, 26], 2, 4), { fill: SEAT_INKS[seat] ?? INK }),
  rect('brim', { x: 44, y: 68, w: 62, h: 9 }, { fill: mix(SEAT_INKS[seat] ?? INK, WHITE, 0.25), radius: 4 }),
  ...(sign === 'crown' ? crown('crown', 75, 54, 58) : []),
]);
