import { once } from '../../../../presentation/once.ts';
import { type Drawn, rect, type Sprite, sprite, text } from '../../../../presentation/shapes/scene.ts';
import { COIN, coinItems } from '../../../../presentation/widgets/panel.ts';
import { GOLD, GOLD_EDGE, INK } from '../style/palette.ts';

const SIDE = 2 * COIN + 4;
const WIDE = 66;

/** Draws points: a coin for a number of one digit, a bar of gold for a number of two digits. */
const goldItems = once((points: number): readonly Drawn[] =>
  points < 10
    ? coinItems(points)
    : [
        rect(
          'rim',
          { x: 2, y: 2, w: WIDE - 4, h: SIDE - 4 },
          {
            fill: GOLD,
            radius: COIN,
            stroke: { colour: GOLD_EDGE, width: 4 },
          },
        ),
        rect(
          'face',
          { x: 6, y: 6, w: WIDE - 12, h: SIDE - 12 },
          {
            fill: GOLD,
            radius: COIN - 4,
            stroke: { colour: '#fff0b8', width: 2 },
          },
        ),
        text('points', { x: 4, y: 4, w: WIDE - 8, h: SIDE - 8 }, String(points), {
          weight: 'black',
          fill: INK,
        }),
      ],
);

/** Draws a coin, or a bar of gold, with points. @param right its right edge @param y its top */
export const gold = (id: string, right: number, y: number, points: number): Sprite => {
  const w = points < 10 ? SIDE : WIDE;
  return sprite(id, { x: right - w, y, w, h: SIDE }, goldItems(points));
};
