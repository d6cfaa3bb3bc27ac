import { fittedText } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  inset,
  moved,
  rect,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { panelItems } from '../../../../presentation/widgets/panel.ts';
import type { Card } from '../../rules/types.ts';
import { SYMBOL, symbolOf } from '../pieces/symbols.ts';
import {
  BLUE,
  BLUE_LIGHT,
  FADED,
  GLAZED,
  GOLD,
  GOLD_EDGE,
  INK,
  LIME,
  WHITE,
  WINE,
} from '../style/palette.ts';
import { scaled } from '../style/scaled.ts';

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

/** Height in pixels of a large card, which shows the card's sign and, beside it, the card's name. */
export const FACE = 96;
const SIGN = 1.5;
const LABEL = 106;

const faceItems = once((card: Card | 'hidden', w: number, picked: boolean): readonly Drawn[] => [
  ...panelItems(w, FACE - 5, 14, LIME, picked ? GOLD_EDGE : WINE),
  ...(picked
    ? [
        rect(
          'picked',
          { x: 4, y: 4, w: w - 8, h: FACE - 13 },
          { radius: 12, stroke: { colour: GOLD, width: 7 } },
        ),
      ]
    : []),
  ...(card === 'hidden'
    ? moved('back', scaled(backItems(48, 66), 1.1), 26, 9)
    : moved(
        'sign',
        scaled(symbolOf(card), SIGN),
        (LABEL - SYMBOL * SIGN) / 2 + 2,
        (FACE - 5 - SYMBOL * SIGN) / 2,
      )),
]);

const eyeItems = once((): readonly Drawn[] => [
  circle('white', 19, 19, 17, { fill: WHITE, stroke: { colour: BLUE, width: 3 } }),
  circle('iris', 19, 19, 9, { fill: BLUE }),
  circle('pupil', 19, 19, 4, { fill: INK }),
]);

/**
 * Draws a large card.
 * @param name name of the card; undefined for a card face down
 * @param known true where all seats know the card
 */
export const cardFace = (
  id: string,
  card: Card | 'hidden',
  name: string | undefined,
  box: Box,
  look: { readonly known?: boolean; readonly picked?: boolean } = {},
): readonly Item[] => {
  const { known = false, picked = false } = look;
  const room = box.w - LABEL - 20 - (known ? 44 : 0);
  return [
    sprite(id, { ...box, h: FACE }, faceItems(card, box.w, picked)),
    ...(name === undefined
      ? []
      : [
          fittedText(`${id}/name`, { x: box.x + LABEL, y: box.y, w: room, h: FACE - 5 }, name, {
            weight: 'black',
            align: 'left',
            fill: INK,
          }),
        ]),
    ...(known
      ? [sprite(`${id}/known`, { x: box.x + box.w - 54, y: box.y + 26, w: 38, h: 38 }, eyeItems())]
      : []),
  ];
};

export const noCard = (id: string, box: Box, said: string): readonly Item[] => [
  sprite(id, { ...box, h: FACE }, gap(box.w)),
  text(`${id}/words`, { ...box, h: FACE - 5 }, said, { fill: '#e9dcc8' }),
];

const gap = once((w: number): readonly Drawn[] => [
  rect(
    'gap',
    { x: 4, y: 4, w: w - 8, h: FACE - 13 },
    { fill: '#2a0a18', radius: 14, stroke: { colour: FADED, width: 4, dash: [0, 11] } },
  ),
]);
