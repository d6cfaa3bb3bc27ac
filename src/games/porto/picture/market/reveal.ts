import type { Seat, Summary } from '../../../../core/contract/game.ts';
import { fitted, shownName } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import type { Names } from '../../../../presentation/presenter/presenter.ts';
import {
  type Box,
  type Drawn,
  type Item,
  moved,
  rect,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { ambitionOf, isPrivateContract } from '../../rules/cards.ts';
import { COLOURS, type PrivateContract } from '../../rules/types.ts';
import { READABLE } from '../style/layout.ts';
import { DYES, FADED, GRANITE, GRANITE_SHADE, INK, PAPER_SHADE, SEAT_INKS } from '../style/palette.ts';
import { coinItems, plaqueItems, tileRoof } from '../style/parts.ts';
import type { PictureWords } from '../words/index.ts';

const CHIP = 256;

export const revealRow = (
  seat: Seat,
  cards: Summary['scored'][number],
  box: Box,
  names: Names,
  words: PictureWords,
): readonly Item[] => {
  const name = fitted(shownName(names, seat, words.language), 196, READABLE, 'black');
  return [
    text(`reveal/${seat + 1}/name`, { x: box.x + 18, y: box.y, w: 200, h: box.h }, name, {
      weight: 'black',
      align: 'left',
      fill: SEAT_INKS[seat] ?? INK,
      clip: true,
    }),
    ...cards.flatMap(({ card, points, counted }, at) =>
      isPrivateContract(card)
        ? [
            sprite(
              `reveal/${seat + 1}/${at + 1}`,
              { x: box.x + 232 + at * (CHIP + 8), y: box.y + 4, w: CHIP, h: 58 },
              chipItems(card, points, counted),
            ),
          ]
        : [],
    ),
  ];
};

const chipItems = once((contract: PrivateContract, points: number, counted: boolean): readonly Drawn[] => [
  rect(
    'slip',
    { x: 1, y: 1, w: CHIP - 2, h: 56 },
    {
      fill: points > 0 && counted ? '#fff3cd' : '#f2ead8',
      radius: 10,
      stroke: { colour: PAPER_SHADE, width: 2 },
    },
  ),
  ...inSmall(contract),
  ...(points > 0 && counted
    ? moved('paid', coinItems(points), CHIP - 56, 4)
    : [text('paid/points', { x: CHIP - 58, y: 4, w: 54, h: 50 }, String(points), { fill: FADED })]),
]);

const inSmall = (contract: PrivateContract): readonly Drawn[] => {
  const { type, colours } = ambitionOf(contract);
  const [colour = 'blue'] = colours;
  const letter = (id: string, of: typeof colour, x: number) => moved(id, plaqueItems(of, 42, 44), x, 7);
  const between = (id: string, x: number, words: string) =>
    text(id, { x, y: 7, w: 44, h: 44 }, words, { weight: 'black', fill: INK });
  switch (type) {
    case 'houses':
      return [...littleHouse('house', 12), ...letter('colour', colour, 64)];
    case 'twins':
      return [...letter('one', colour, 10), between('equal', 54, '='), ...letter('other', colour, 100)];
    case 'ends':
      return [
        ...letter('one', colour, 10),
        ...[0, 1, 2].map(at =>
          rect(`gap/${at}`, { x: 58 + at * 20, y: 26, w: 16, h: 25 }, { fill: GRANITE_SHADE }),
        ),
        ...letter('other', colour, 120),
      ];
    case 'pair':
    case 'trio':
      return colours.flatMap((each, at) => letter(each, each, 10 + at * 44));
    case 'palette':
      return COLOURS.map((each, at) =>
        rect(
          each,
          { x: 10 + at * 36, y: 10, w: 34, h: 38 },
          { fill: DYES[each].wall, radius: 4, stroke: { colour: DYES[each].ink, width: 2 } },
        ),
      );
    case 'side':
      return [0, 1, 2, 3].flatMap(at => littleHouse(`house/${at}`, 10 + at * 46));
  }
};

const littleHouse = (id: string, x: number): readonly Drawn[] => [
  rect(id, { x: x + 3, y: 26, w: 36, h: 25 }, { fill: GRANITE, stroke: { colour: '#a8946a', width: 2 } }),
  tileRoof(`${id}/roof`, x, 26, 42, 16, 10),
];
