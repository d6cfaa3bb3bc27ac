import { once } from '../../../../presentation/once.ts';
import { type Drawn, type Item, moved, rect, sprite, text } from '../../../../presentation/shapes/scene.ts';
import { lying, panelItems } from '../../../../presentation/widgets/panel.ts';
import { unitColour } from '../../rules/cards.ts';
import { type Card, COLOURS, type Colour, SYMBOLS, type View } from '../../rules/types.ts';
import { COLUMN, columnX, type Places, RADIUS, REST } from '../style/layout.ts';
import { FAINT, INK, PAINTS, PAPER, PAPER_SHADE, railOf, WHITE } from '../style/palette.ts';
import { signItems } from './container.ts';

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
      sprite(`unseen/${colour}`, lying(box), unseenItems(colour, COLUMN, line.h, left)),
      text(`unseen/${colour}/count`, { ...box, x: box.x + 66, w: 34 }, String(left), {
        weight: 'black',
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
      { weight: 'black', fill: left === 0 ? FAINT : INK },
    );
  }),
];

/**
 * Draws a small container with the letter of a colour and a dot for each of the colour's six cards. A dot is filled while its
 * card is still in the deck.
 */
const unseenItems = once((colour: Colour, w: number, h: number, left: number): readonly Drawn[] => {
  const { wall, on, letter } = PAINTS[colour];
  const icon = { x: 9, y: 8, w: 54, h: h - 16 };
  return [
    ...panelItems(w, h, RADIUS, PAPER, PAPER_SHADE),
    rect('box', icon, { fill: wall, radius: 4, stroke: { colour: railOf(colour), width: 4 } }),
    text('letter', { ...icon, y: icon.y - 3, h: icon.h + 6 }, letter, { weight: 'black', fill: on }),
    ...SYMBOLS.map((_, at) =>
      rect(
        `dot/${at}`,
        { x: 104 + (at % 3) * 26, y: 9 + Math.floor(at / 3) * 20, w: 20, h: 14 },
        at < left
          ? { fill: wall, radius: 3, stroke: { colour: railOf(colour), width: 2 } }
          : { fill: WHITE, radius: 3, stroke: { colour: PAPER_SHADE, width: 2 } },
      ),
    ),
  ];
});

const othersItems = once((w: number, h: number): readonly Drawn[] => [
  ...panelItems(w, h, RADIUS, PAPER, PAPER_SHADE),
  ...OTHERS.flatMap((card, index) =>
    moved(card, signItems(card, SIGN), 8 + index * CELL + 3, (h - SIGN) / 2),
  ),
]);
