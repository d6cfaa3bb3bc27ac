import { once } from '../../../../presentation/once.ts';
import { type Drawn, inset, moved, rect } from '../../../../presentation/shapes/scene.ts';
import type { Card } from '../../rules/types.ts';
import { SYMBOL, symbolOf } from '../pieces/symbols.ts';
import { BLUE, BLUE_LIGHT, GLAZED, GOLD_EDGE, LIME, PAPER_SHADE, WINE } from '../style/palette.ts';

/** Draws the face of a card in the style of a bottle's label, with the card's sign in the middle. */
export const cardItems = once((card: Card, w: number, h: number): readonly Drawn[] => [
  rect('card', inset({ x: 0, y: 0, w, h }, 1.5), {
    fill: LIME,
    radius: 9,
    stroke: { colour: WINE, width: 3 },
  }),
  rect('edge', inset({ x: 0, y: 0, w, h }, 5), { radius: 6, stroke: { colour: GOLD_EDGE, width: 1.5 } }),
  ...moved('symbol', symbolOf(card), Math.round((w - SYMBOL) / 2), Math.round((h - SYMBOL) / 2)),
]);

export const gapItems = once((w: number, h: number): readonly Drawn[] => [
  rect('gap', inset({ x: 0, y: 0, w, h }, 3), {
    fill: '#ffffff30',
    radius: 9,
    stroke: { colour: PAPER_SHADE, width: 3, dash: [1, 8] },
  }),
]);

export const backItems = once((w: number, h: number): readonly Drawn[] => [
  rect('card', inset({ x: 0, y: 0, w, h }, 1.5), {
    fill: BLUE,
    radius: w > 40 ? 9 : 5,
    stroke: { colour: GLAZED, width: 2.5 },
  }),
  rect('tiles', inset({ x: 0, y: 0, w, h }, w > 40 ? 8 : 6), {
    fill: { pattern: 'diamonds', ground: GLAZED, ink: BLUE_LIGHT },
    radius: 2,
  }),
]);
