import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  moved,
  polygon,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { COIN, coinItems, lying, panelItems } from '../../../../presentation/widgets/panel.ts';
import { hasPowers } from '../../rules/box.ts';
import { priceOfHeadquarters } from '../../rules/prices.ts';
import { COLOURS, type Colour, type Event, type View } from '../../rules/types.ts';
import { CREW, crewItems } from '../harbour/crew.ts';
import { GAP, type Places, RADIUS } from '../style/layout.ts';
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
  PINE,
  railOf,
  tiled,
  WHITE,
} from '../style/palette.ts';
import { headquartersInReach } from '../style/reach.ts';
import type { PictureWords } from '../words/index.ts';
import { marking } from './pool.ts';

export const HOUSE = 96;
const POWERS: Readonly<Record<Colour, string>> = { blue: '−1', green: '+1', red: '2:1', yellow: '−1' };

export const headquartersBox = ({ headquarters: line }: Places, index: number): Box => {
  const w = (line.w - 3 * GAP) / 4;
  return { ...line, x: line.x + index * (w + GAP), w };
};

/**
 * Draws each colour's pile of Headquarters: the points and the price of the top one, the number of the other ones, and the
 * power of the colour.
 */
export const headquarters = (
  view: View,
  marked: readonly Event[],
  places: Places,
  words: PictureWords,
): readonly Item[] => {
  const powers = hasPowers(view.variant);
  return COLOURS.flatMap((colour, index): readonly Item[] => {
    const id = `headquarters/${colour}`;
    const box = headquartersBox(places, index);
    const { w } = box;
    const pile = view.piles[colour];
    const [top] = pile;
    const x = box.x + HOUSE + 8;
    const fresh = marked.some(
      event => (event.type === 'bought' || event.type === 'purchased') && event.colour === colour,
    );
    const right = box.x + w - 72;
    return [
      sprite(
        id,
        lying(box),
        houseItems(colour, Math.ceil(w), box.h, top !== undefined, headquartersInReach(view, colour)),
      ),
      ...(top === undefined
        ? [text(`${id}/sold`, { x, y: box.y, w: w - HOUSE - 12, h: box.h }, words.soldOut, { fill: FAINT })]
        : [
            sprite(
              `${id}/value`,
              { x, y: box.y + 3, w: 2 * COIN + 4 + 36, h: 2 * COIN + 4 },
              pileItems(top, pile.length),
            ),
            sprite(`${id}/crew`, { x: x + 2, y: box.y + 55, w: CREW.w, h: CREW.h }, crewItems(colour)),
            text(
              `${id}/price`,
              { x: x + CREW.w + 4, y: box.y + 58, w: 26, h: 42 },
              String(priceOfHeadquarters(view, colour)),
              { weight: 'black', align: 'left', fill: INK },
            ),
            ...(powers
              ? [
                  sprite(`${id}/power`, { x: right + 11, y: box.y + 8, w: 44, h: 44 }, powerItems(colour)),
                  text(`${id}/power/words`, { x: right, y: box.y + 58, w: 66, h: 42 }, POWERS[colour], {
                    fill: PAINTS[colour].ink,
                  }),
                ]
              : []),
          ]),
      ...(fresh ? [marking(id, box)] : []),
    ];
  });
};

/** Draws a coin with the value of a pile's top Headquarters. Behind it are the coins of the other Headquarters. */
export const pileItems = once((value: number, count: number): readonly Drawn[] => [
  ...Array.from({ length: count - 1 }, (_, at) => count - 1 - at).map(behind =>
    circle(`behind/${behind}`, COIN + 2 + behind * 15, COIN + 2, COIN - 4, {
      fill: mix(GOLD, GOLD_EDGE, 0.12 * behind),
      stroke: { colour: GOLD_EDGE, width: 3 },
    }),
  ),
  ...coinItems(value),
]);

/** Draws a house on its paper. `lit`: the pile still has Headquarters. `reach`: the viewer can buy the top one now. */
export const houseItems = once(
  (colour: Colour, w: number, h: number, lit: boolean, reach: boolean): readonly Drawn[] => {
    const dark = '#5c6a66';
    const rail = lit ? railOf(colour) : '#3f4b49';
    const walls = { x: 12, y: 40, w: 78, h: h - 46 };
    const pane = (x: number, y: number, at: number): readonly Shape[] => [
      rect(
        `pane/${at}`,
        { x, y, w: 14, h: 15 },
        { fill: lit ? LAMP : '#39474a', radius: 2, stroke: { colour: rail, width: 2.5 } },
      ),
      rect(`pane/${at}/bar`, { x: x + 6, y, w: 2, h: 15 }, { fill: rail }),
    ];
    const { letter, ink } = PAINTS[colour];
    const plate = { x: 31, y: h - 49, w: 40, h: 38 };
    return [
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
      rect(
        'sky',
        { x: 4, y: 4, w: 94, h: h - 8 },
        { fill: { gradient: lit ? ['#16575f', '#3f927f', '#c9cf8c'] : ['#8b9a95', '#aab6ae'] }, radius: 11 },
      ),
      rect('chimney', { x: 68, y: 12, w: 11, h: 24 }, { fill: rail }),
      rect('walls', walls, { fill: lit ? tiled(colour) : dark }),
      polygon(
        'gable',
        [
          [6, 42],
          [51, 12],
          [96, 42],
        ],
        { fill: rail, stroke: { colour: rail, width: 3 } },
      ),
      circle('gable/pane', 51, 31, 6, { fill: lit ? LAMP : '#39474a' }),
      ...[16, 72].flatMap((x, at) => pane(x, 49, at)),
      ...[16, 72].flatMap((x, at) => pane(x, 74, at + 2)),
      rect('step', { x: 6, y: h - 10, w: 90, h: 5 }, { fill: rail, radius: 2 }),
      rect('plate', plate, { fill: WHITE, radius: 8, stroke: { colour: lit ? ink : '#4f4a42', width: 2.5 } }),
      text('letter', plate, letter, { weight: 'black', fill: lit ? ink : '#4f4a42' }),
    ];
  },
);

/**
 * Draws the power of a colour's Headquarters: cheaper Objectives, more cubes per hire, cheaper trades, or a lower price for
 * turning the tile up.
 */
export const powerItems = once((colour: Colour): readonly Drawn[] => {
  const { ink, wall } = PAINTS[colour];
  switch (colour) {
    case 'blue':
      return [
        rect(
          'paper',
          { x: 8, y: 5, w: 28, h: 34 },
          { fill: WHITE, radius: 4, stroke: { colour: ink, width: 3 } },
        ),
        circle('pin', 22, 6, 5, { fill: '#e0563f' }),
        ...[17, 24, 31].map(y => rect(`line/${y}`, { x: 14, y, w: 16, h: 3 }, { fill: ink })),
      ];
    case 'green':
      return [
        circle('head', 22, 13, 7.5, { fill: wall, stroke: { colour: ink, width: 3 } }),
        rect(
          'body',
          { x: 7, y: 21, w: 30, h: 19 },
          { fill: wall, radius: 9, stroke: { colour: ink, width: 3 } },
        ),
      ];
    case 'red':
      return [
        ...[9, 29].map(y =>
          circle(`from/${y}`, 10, y + 3, 7, { fill: WHITE, stroke: { colour: ink, width: 3 } }),
        ),
        polygon(
          'arrow',
          [
            [20, 16],
            [28, 22],
            [20, 28],
          ],
          { fill: ink },
        ),
        circle('to', 36, 22, 6.5, { fill: wall, stroke: { colour: ink, width: 3 } }),
      ];
    case 'yellow':
      return moved('tile', tileItems(40), 2, 2);
  }
});

const tileItems = (side: number): readonly Shape[] => [
  rect(
    'plate',
    { x: 2, y: 2, w: side - 4, h: side - 4 },
    { fill: GOLD, radius: 8, stroke: { colour: GOLD_EDGE, width: 3 } },
  ),
  circle('eye', side / 2, side / 2, side * 0.18, { fill: PINE }),
];
