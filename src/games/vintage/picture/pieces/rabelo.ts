import { once } from '../../../../presentation/once.ts';
import { bend } from '../../../../presentation/shapes/curves.ts';
import {
  type Item,
  type Point,
  polygon,
  polyline,
  type Shape,
  sprite,
} from '../../../../presentation/shapes/scene.ts';
import type { Lot } from '../../rules/types.ts';
import { darker, mix, OAK_DARK, OAK_LIGHT, seatColour, WHITE } from '../style/palette.ts';
import { LOT_HEIGHT, lotSprite, lotWidth } from './barrel.ts';
import { markShape } from './mark.ts';

export const RABELO_HEIGHT = 62;
/**
 * Sizes of a boat's parts in pixels: the sail before the lots (`sail`), the bow behind the lots (`bow`), and the distance
 * between lots (`pitch`). `pad` is the space beside the text of a lot.
 */
interface Cut {
  readonly sail: number;
  readonly bow: number;
  readonly pitch: number;
  readonly pad: number;
}
const WIDE_CUT: Cut = { sail: 66, bow: 22, pitch: 2, pad: 7 };
/** Sizes for a boat in a harbour that is too full for wide boats. */
const TIGHT_CUT: Cut = { sail: 40, bow: 6, pitch: 0, pad: 1 };
const cutFor = (tight: boolean): Cut => (tight ? TIGHT_CUT : WIDE_CUT);

export const rabeloWidth = (lots: readonly Lot[], tight = false): number => {
  const { sail, bow, pitch, pad } = cutFor(tight);
  const cargo = lots.reduce((sum, lot) => sum + lotWidth(lot, pad) + pitch, 0);
  return sail + Math.max(tight ? 10 : 44, cargo) + bow;
};

export const hullItems = once((seat: number, w: number, tight: boolean): readonly Shape[] => {
  const s = cutFor(tight).sail / WIDE_CUT.sail;
  const colour = seatColour(seat);
  const h = RABELO_HEIGHT;
  const at = (x: number, up: number): Point => [x, h - up];
  return [
    polygon(
      'shadow',
      [...bend(at(4, 5), at(w / 2, 10), at(w - 2, 5)), ...bend(at(w - 2, 5), at(w / 2, -3), at(4, 5))],
      { fill: '#06222e5c' },
    ),
    polyline('mast', [at(38 * s, 14), at(38 * s, h - 2)], { colour: OAK_DARK, width: 4 }),
    polygon(
      'sail',
      [
        ...bend(at(12 * s, h - 4), at(38 * s, h + 1), at(64 * s, h - 4), 6),
        ...bend(at(64 * s, h - 4), at(70 * s, h - 20), at(62 * s, 22), 6),
        ...bend(at(62 * s, 22), at(38 * s, 17), at(13 * s, 22), 6),
        ...bend(at(13 * s, 22), at(20 * s, h - 20), at(12 * s, h - 4), 6),
      ],
      { fill: colour, stroke: { colour: WHITE, width: 3 } },
    ),
    markShape('sail/sign', seat, 40 * s, 21, 15),
    polygon(
      'hull',
      [
        ...bend(at(0, 31), at(10, 10), at(44, 4)),
        ...bend(at(44, 4), at(w / 2, 1), at(w - 40, 4)),
        ...bend(at(w - 40, 4), at(w - 10, 9), at(w - 1, 34)),
        ...bend(at(w - 1, 34), at(w - 20, 21), at(w - 46, 18)),
        ...bend(at(w - 46, 18), at(w / 2, 15), at(46, 18)),
        ...bend(at(46, 18), at(16, 21), at(0, 31)),
      ],
      { fill: OAK_DARK, stroke: { colour: darker(OAK_DARK, 0.4), width: 1.5 } },
    ),
    polyline(
      'plank',
      [...bend(at(9, 22), at(30, 12), at(w / 2, 11)), ...bend(at(w / 2, 11), at(w - 28, 12), at(w - 8, 24))],
      { colour: mix(OAK_LIGHT, WHITE, 0.2), width: 3 },
    ),
    polyline('oar', [at(20, 30), at(1, 6)], { colour: OAK_LIGHT, width: 4 }),
  ];
});

/**
 * Draws a rabelo, a boat of the Douro, with its lots, and its owner's mark on the sail.
 * @param x left edge
 * @param y upper edge
 */
export const rabelo = (
  id: string,
  x: number,
  y: number,
  seat: number,
  lots: readonly Lot[],
  tight = false,
): readonly Item[] => {
  const { sail, pitch, pad } = cutFor(tight);
  const w = rabeloWidth(lots, tight);
  let left = x + sail + (tight ? 0 : 4);
  return [
    sprite(id, { x, y, w, h: RABELO_HEIGHT }, hullItems(seat, w, tight)),
    ...lots.map((lot, at) => {
      const item = lotSprite(
        `${id}/lot/${at + 1}`,
        left,
        y + RABELO_HEIGHT - LOT_HEIGHT - 12,
        lot,
        'oak',
        pad,
      );
      left += item.w + pitch;
      return item;
    }),
  ];
};
