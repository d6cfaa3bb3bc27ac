import { once } from '../../../../presentation/once.ts';
import { type Drawn, type Item, moved, rect, sprite, text } from '../../../../presentation/shapes/scene.ts';
import { lying, panelItems } from '../../../../presentation/widgets/panel.ts';
import { unitColour } from '../../rules/cards.ts';
import { type Card, COLOURS, type Colour, type View } from '../../rules/types.ts';
import { COLUMN, columnX, type Places, RADIUS, REST } from '../style/layout.ts';
import { FAINT, INK, PAINTS, PAPER, PAPER_SHADE, railOf } from '../style/palette.ts';
import { signItems } from './container.ts';
import { letterOn } from './crew.ts';

const SIGN = 38;
/** Cards without a colour. */
export const OTHERS: readonly Card[] = ['black', 'x-green', 'x-orange'];
const CELL = (REST - 16) / OTHERS.length;

/** Draws the numbers of cards left in the deck: a number for each colour, then one for each card without a colour. */
export const deckStrip = (view: View, { deck: line }: Places): readonly Item[] => [
  ...COLOURS.flatMap((colour, index): readonly Item[] => {
    const left = view.unseen.filter(card => unitColour(card) === colour).length;
    const box = { ...line, x: columnX(index), w: COLUMN };
    return [
      sprite(`unseen/${colour}`, lying(box), unseenItems(colour, COLUMN, line.h)),
      text(`unseen/${colour}/count`, { ...box, x: box.x + 104, w: 50 }, String(left), {
        weight: left === 0 ? 'bold' : 'black',
        fill: left === 0 ? FAINT : INK,
      }),
    ];
  }),
  sprite('unseen/others', lying({ ...line, x: columnX(4), w: REST }), othersItems(REST, line.h)),
  ...OTHERS.map((card, index) => {
    const left = view.unseen.filter(other => other === card).length;
    return text(
      `unseen/${card}/count`,
      { ...line, x: columnX(4) + 8 + index * CELL + SIGN + 4, w: CELL - SIGN - 4 },
      String(left),
      { weight: left === 0 ? 'bold' : 'black', fill: left === 0 ? FAINT : INK },
    );
  }),
];

const unseenItems = once((colour: Colour, w: number, h: number): readonly Drawn[] => {
  const icon = { x: 32, y: 8, w: 64, h: h - 16 };
  const stroke = { colour: railOf(colour), width: 4 };
  return [
    ...panelItems(w, h, RADIUS, PAPER, PAPER_SHADE),
    rect('box', icon, { fill: PAINTS[colour].wall, radius: 4, stroke }),
    letterOn({ ...icon, y: icon.y - 3, h: icon.h + 6 }, colour),
  ];
});

const othersItems = once((w: number, h: number): readonly Drawn[] => [
  ...panelItems(w, h, RADIUS, PAPER, PAPER_SHADE),
  ...OTHERS.flatMap((card, index) =>
    moved(card, signItems(card, SIGN), 8 + index * CELL + 3, (h - SIGN) / 2),
  ),
]);
