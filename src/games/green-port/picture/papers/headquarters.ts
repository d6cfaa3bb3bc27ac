import { fittedText } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  path,
  polygon,
  rect,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { COIN, coinItems, lying, panelItems } from '../../../../presentation/widgets/panel.ts';
import { hasPowers } from '../../rules/box.ts';
import { priceOfHeadquarters } from '../../rules/prices.ts';
import { COLOURS, type Colour, type Event, type View } from '../../rules/types.ts';
import { POWERS } from '../../words/facts.ts';
import { CREW, crewItems } from '../harbour/crew.ts';
import { RADIUS } from '../style/layout.ts';
import {
  FAINT,
  GOLD,
  GOLD_EDGE,
  INK,
  LAMP,
  mix,
  PAINTS,
  PAPER,
  PAPER_SHADE,
  railOf,
  tiled,
  WHITE,
} from '../style/palette.ts';
import { headquartersInReach } from '../style/reach.ts';
import { linesOf, type PictureWords } from '../words/index.ts';
import { marking } from './pool.ts';

/** Size of the drawn house that stands for a Headquarters. */
export const HOUSE = { w: 64, h: 64 } as const;
const LEFT = 10;
const PILE = 2 * COIN + 4 + 36;
/** Height of the first line of a paper. A taller paper describes the power in words below this line. */
const FIRST = 68;

/** True where Headquarters have powers and some are still on sale, so that words about the powers help. */
export const isWorded = ({ variant, piles }: View): boolean =>
  hasPowers(variant) && COLOURS.some(colour => piles[colour].length > 0);

/**
 * Draws each colour's pile of Headquarters: points and price of the top one, the number of the others, and the effect of the
 * colour's power.
 */
export const headquarters = (
  view: View,
  marked: readonly Event[],
  houses: readonly Box[],
  words: PictureWords,
): readonly Item[] =>
  COLOURS.flatMap((colour, index): readonly Item[] => {
    const box = houses[index];
    if (!box) return [];
    const id = `headquarters/${colour}`;
    const [top] = view.piles[colour];
    const fresh = marked.some(
      event => (event.type === 'bought' || event.type === 'purchased') && event.colour === colour,
    );
    return [
      sprite(id, lying(box), paperItems(Math.ceil(box.w), box.h, headquartersInReach(view, colour))),
      sprite(
        `${id}/house`,
        { x: box.x + LEFT, y: box.y + 3, ...HOUSE },
        townHouse(colour, top !== undefined),
      ),
      ...(top === undefined ? sold(id, box, words) : onSale(id, view, colour, box)),
      ...(box.h > FIRST + 40 ? power(id, view, colour, box, words) : []),
      ...(fresh ? [marking(id, box)] : []),
    ];
  });

const sold = (id: string, { x, y, w }: Box, words: PictureWords): readonly Item[] => [
  text(`${id}/sold`, { x: x + HOUSE.w + 20, y: y + 13, w: w - HOUSE.w - 28, h: 44 }, words.soldOut, {
    align: 'left',
    fill: FAINT,
  }),
];

const onSale = (id: string, view: View, colour: Colour, box: Box): readonly Item[] => {
  const pile = view.piles[colour];
  const x = box.x + LEFT + HOUSE.w + 8;
  const crew = x + PILE + 4;
  return [
    sprite(
      `${id}/value`,
      { x, y: box.y + 10, w: PILE, h: 2 * COIN + 4 },
      pileItems(pile[0] ?? 0, pile.length),
    ),
    sprite(`${id}/crew`, { x: crew, y: box.y + 11, w: CREW.w, h: CREW.h }, crewItems(colour)),
    text(
      `${id}/price`,
      { x: crew + CREW.w + 3, y: box.y + 15, w: 26, h: 42 },
      String(priceOfHeadquarters(view, colour)),
      { weight: 'black', align: 'left', fill: INK },
    ),
  ];
};

const power = (
  id: string,
  view: View,
  colour: Colour,
  { x, y, w }: Box,
  words: PictureWords,
): readonly Item[] =>
  linesOf(hasPowers(view.variant) ? words.powers[colour](POWERS[colour]) : words.pointsOnly).map((said, at) =>
    fittedText(`${id}/power/${at + 1}`, { x: x + 14, y: y + FIRST + at * 40, w: w - 24, h: 40 }, said, {
      align: 'left',
      fill: PAINTS[colour].ink,
    }),
  );

/** Draws a coin with the value of a pile's top Headquarters. Behind it are the coins of the other Headquarters. */
const pileItems = once((value: number, count: number): readonly Drawn[] => [
  ...Array.from({ length: count - 1 }, (_, at) => count - 1 - at).map(behind =>
    circle(`behind/${behind}`, COIN + 2 + behind * 15, COIN + 2, COIN - 4, {
      fill: mix(GOLD, GOLD_EDGE, 0.12 * behind),
      stroke: { colour: GOLD_EDGE, width: 3 },
    }),
  ),
  ...coinItems(value),
]);

/** Draws the paper of a pile. `reach`: the viewer can buy the top Headquarters now. */
const paperItems = once((w: number, h: number, reach: boolean): readonly Drawn[] => [
  ...panelItems(w, h, RADIUS, reach ? '#ffeaa6' : PAPER, reach ? GOLD_EDGE : PAPER_SHADE),
  ...(reach
    ? [
        rect(
          'reach',
          { x: 6, y: 6, w: w - 12, h: h - 12 },
          { radius: 10, stroke: { colour: GOLD_EDGE, width: 3 } },
        ),
      ]
    : []),
]);

const DARK = '#5c6a66';

/** Draws a house with the letter of its colour. `lit`: the house is on sale or owned. */
export const townHouse = once((colour: Colour, lit: boolean): readonly Drawn[] => {
  const rail = lit ? railOf(colour) : '#3f4b49';
  const { ink, letter } = PAINTS[colour];
  const plate = { x: 15, y: 22, w: 34, h: 38 };
  return [
    rect('chimney', { x: 44, y: 4, w: 8, h: 16 }, { fill: rail }),
    rect(
      'walls',
      { x: 7, y: 19, w: 50, h: HOUSE.h - 21 },
      { fill: lit ? tiled(colour) : DARK, stroke: { colour: rail, width: 3 } },
    ),
    polygon('roof', path([3, 21], [32, 3], [61, 21]), { fill: rail, stroke: { colour: rail, width: 4 } }),
    circle('window', 32, 14, 4.5, { fill: lit ? LAMP : DARK }),
    rect('plate', plate, { fill: WHITE, radius: 6, stroke: { colour: lit ? ink : DARK, width: 2 } }),
    text('letter', plate, letter, { weight: 'black', fill: lit ? ink : '#4f4a42' }),
  ];
});
