import { once } from '../../../../presentation/once.ts';
import {
  circle,
  type Drawn,
  type Item,
  moved,
  rect,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { lying, panel, panelItems } from '../../../../presentation/widgets/panel.ts';
import { box as printed } from '../../rules/box.ts';
import { type Card, COLOURS, type Colour, SYMBOLS, type View } from '../../rules/types.ts';
import { COLUMN, columnX, RADIUS, REST } from '../style/layout.ts';
import { FAINT, INK, PAINTS, PAPER, PAPER_SHADE, railOf, WHITE } from '../style/palette.ts';
import { symbolShapes } from '../style/symbols.ts';
import type { WidePlaces } from '../style/wide-layout.ts';
import { signItems } from './container.ts';
import { letterOn } from './crew.ts';
import { OTHERS } from './deck.ts';

const HEAD = 54;
const CELL = { w: 52, h: 50 } as const;
const SIGN = 40;

/** Draws every card left in the deck: the symbols of each colour, then the cards without a colour. */
export const manifest = (view: View, { manifest: line }: WidePlaces): readonly Item[] => [
  ...COLOURS.flatMap((colour, index): readonly Item[] => {
    const left = SYMBOLS.map(symbol => view.unseen.includes(`${colour}-${symbol}`));
    const count = left.filter(Boolean).length;
    const box = { ...line, x: columnX(index), w: COLUMN };
    const bits = left.reduce((sum, isLeft, at) => sum + (isLeft ? 2 ** at : 0), 0);
    return [
      sprite(`unseen/${colour}`, lying(box), unitItems(colour, line.h, bits)),
      text(
        `unseen/${colour}/count`,
        { ...box, x: box.x + 80, w: 92, h: HEAD + 8 },
        `${count}/${SYMBOLS.length}`,
        { weight: 'black', fill: count === 0 ? FAINT : INK },
      ),
    ];
  }),
  ...others(view, line.y, line.h),
];

/**
 * Draws a cell for each symbol of a colour, filled while the card with this symbol is in the deck. `bits`: one bit for each
 * card in the deck. The lowest bit stands for the first symbol.
 */
const unitItems = once((colour: Colour, h: number, bits: number): readonly Drawn[] => {
  const { wall, ink } = PAINTS[colour];
  const icon = { x: 11, y: 10, w: 62, h: 42 };
  return [
    ...panelItems(COLUMN, h, RADIUS, PAPER, PAPER_SHADE),
    rect('box', icon, { fill: wall, radius: 4, stroke: { colour: railOf(colour), width: 4 } }),
    letterOn({ ...icon, y: icon.y - 3, h: icon.h + 6 }, colour),
    ...SYMBOLS.flatMap((symbol, at): readonly Drawn[] => {
      const box = {
        x: 9 + (at % 3) * (CELL.w + 6),
        y: HEAD + 8 + Math.floor(at / 3) * (CELL.h + 5),
        w: CELL.w,
        h: CELL.h,
      };
      const isLeft = Math.floor(bits / 2 ** at) % 2 === 1;
      const [x, y] = [box.x + CELL.w / 2, box.y + CELL.h / 2];
      return isLeft
        ? [
            rect(`${symbol}/cell`, box, {
              fill: wall,
              radius: 6,
              stroke: { colour: railOf(colour), width: 3 },
            }),
            circle(`${symbol}/disc`, x, y, 20, { fill: WHITE }),
            ...moved(symbol, symbolShapes(symbol, x, y, 13, ink), 0, 0),
          ]
        : [
            rect(`${symbol}/gone`, box, {
              radius: 6,
              stroke: { colour: '#c9bd9c', width: 2, dash: [1, 6] },
            }),
            ...moved(`${symbol}/gone`, symbolShapes(symbol, x, y, 13, '#d8cdae'), 0, 0),
          ];
    }),
  ];
});

const others = (view: View, y: number, h: number): readonly Item[] => {
  const box = { x: columnX(4), y, w: REST, h };
  const all: Readonly<Record<string, number>> = { black: printed.cards.black };
  return [
    panel('unseen/others', box, RADIUS),
    ...OTHERS.flatMap((card, row): readonly Item[] => {
      const left = view.unseen.filter(each => each === card).length;
      const line = { x: box.x + 10, y: y + 9 + row * 54, w: REST - 20, h: 50 };
      return [
        sprite(`unseen/${card}`, line, signsItems(card, line.w, left, all[card] ?? 1)),
        text(`unseen/${card}/count`, { ...line, x: line.x + line.w - 40, w: 36 }, String(left), {
          weight: 'black',
          align: 'right',
          fill: left === 0 ? FAINT : INK,
        }),
      ];
    }),
  ];
};

const signsItems = once((card: Card, w: number, left: number, all: number): readonly Drawn[] => {
  const pitch = Math.min(SIGN + 8, (w - 44 - SIGN) / Math.max(1, all - 1));
  return Array.from({ length: all }, (_, at): readonly Drawn[] => {
    const place = all - 1 - at;
    return place < left
      ? moved(`${place}`, signItems(card, SIGN), 2 + place * pitch, 5)
      : [
          rect(
            `${place}/gone`,
            { x: 4 + place * pitch, y: 7, w: SIGN - 4, h: SIGN - 4 },
            { radius: 7, stroke: { colour: '#c9bd9c', width: 2, dash: [1, 6] } },
          ),
        ];
  }).flat();
});
