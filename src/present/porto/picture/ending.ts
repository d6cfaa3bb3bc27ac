import type { Seat, Summary } from '../../../core/game.ts';
import { box as printed } from '../../../games/porto/box.ts';
import { ambitionOf, isPrivateContract } from '../../../games/porto/cards.ts';
import { COLOURS, type PrivateContract, type View } from '../../../games/porto/types.ts';
import { fitted } from '../../fonts.ts';
import type { Language } from '../../languages.ts';
import { once } from '../../once.ts';
import type { Ending, Names } from '../../presenter.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  moved,
  polygon,
  rect,
  type Scene,
  sprite,
  text,
} from '../../scene.ts';
import { curve, SEAT_INKS } from './curve.ts';
import { CONTENT, GAP, MARGIN, RADIUS, READABLE, WIDTH } from './layout.ts';
import {
  DYES,
  FADED,
  GOLD,
  GOLD_EDGE,
  GRANITE,
  GRANITE_SHADE,
  INK,
  NAVY,
  PAPER_SHADE,
  ROOF_TILES,
  TERRACOTTA_SHADE,
  WHITE,
} from './palette.ts';
import { coinItems, panel, plaqueItems, roofShape } from './parts.ts';
import { podium } from './podium.ts';
import { shownName } from './seats.ts';
import { BORDER, title, wallpaper } from './wallpaper.ts';
import { PARTS_OF_TOTAL, type PartOfTotal, PICTURE_WORDS, type PictureWords } from './words.ts';

const STAGE = 400;
const LINE = 54;
const REVEAL = 66;
const CURVE = 300;
const LABEL = 296;

export const totalsOf = ({ parts }: Summary, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => parts.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));

/** How it ended: who won, how each total came about, what was kept in secret, and the race round by round. */
export const endingScene = (
  { summary, ranks }: Ending,
  view: View,
  names: Names,
  language: Language = 'en',
): Scene => {
  const words = PICTURE_WORDS[language];
  const seats = view.players.length;
  const totals = totalsOf(summary, seats);
  const order = ranks ?? totals.map(() => 1);
  const reveals = summary.scored.map(cards => cards.filter(({ part }) => part === 'privateContracts'));
  const revealed = reveals.some(cards => cards.length > 0);
  const stage: Box = { x: MARGIN, y: BORDER + 84, w: CONTENT, h: STAGE };
  const table: Box = {
    x: MARGIN,
    y: stage.y + stage.h + GAP,
    w: CONTENT,
    h: (summary.parts.length + 2) * LINE + 20,
  };
  const reveal: Box = {
    x: MARGIN,
    y: table.y + table.h + GAP,
    w: CONTENT,
    h: revealed ? seats * REVEAL + 16 : -GAP,
  };
  const lines: Box = { x: MARGIN, y: reveal.y + reveal.h + GAP, w: CONTENT, h: CURVE };
  const height = lines.y + lines.h + GAP + BORDER;
  return {
    width: WIDTH,
    height,
    items: [
      ...wallpaper(height),
      title(headline(view, names, order, words)),
      ...podium(view, names, totals, order, stage, words),
      ...sums(summary, totals, lost(view) ? -1 : order.indexOf(1), names, table, words),
      ...(revealed
        ? [
            panel('reveal', reveal, RADIUS),
            ...reveals.flatMap((cards, seat) =>
              revealRow(
                seat,
                cards,
                { x: reveal.x, y: reveal.y + 8 + seat * REVEAL, w: reveal.w, h: REVEAL },
                names,
                words,
              ),
            ),
          ]
        : []),
      ...curve([...summary.rounds, ...(revealed && !lost(view) ? [totals] : [])], names, lines, words),
    ],
  };
};

const lost = ({ result }: View): boolean => result?.won === false;

const headline = (view: View, names: Names, ranks: readonly number[], words: PictureWords): string => {
  const { result } = view;
  if (view.variant === 'solo') {
    if (!result?.won) return words.lost(printed.solo.goal);
    return result.level ? words.levels[result.level] : words.won;
  }
  const winner = ranks.indexOf(1);
  const name = shownName(names, winner, words);
  return words.wins(fitted(name, CONTENT - 340, READABLE + 10, 'black'));
};

/** The totals, part by part: a column a seat. */
const sums = (
  summary: Summary,
  totals: readonly number[],
  winner: Seat,
  names: Names,
  box: Box,
  words: PictureWords,
): readonly Item[] => {
  const w = Math.min(240, Math.floor((box.w - LABEL - 24) / totals.length));
  const column = (seat: Seat) => box.x + box.w - 12 - (totals.length - seat) * w;
  const top = (row: number) => box.y + 10 + row * LINE;
  const number = (id: string, seat: Seat, row: number, points: number, weight: 'bold' | 'black'): Item =>
    text(id, { x: column(seat), y: top(row), w: w - 14, h: LINE }, String(points), {
      size: READABLE,
      weight,
      align: 'right',
      fill: INK,
    });
  const last = summary.parts.length + 1;
  return [
    panel('sums', box, RADIUS),
    ...totals.map((_, seat) => {
      const name = fitted(shownName(names, seat, words), w - 22, READABLE, 'black');
      return text(`sums/${seat + 1}/name`, { x: column(seat) + 8, y: top(0), w: w - 22, h: LINE }, name, {
        size: READABLE,
        weight: 'black',
        align: 'right',
        fill: SEAT_INKS[seat] ?? INK,
        clip: true,
      });
    }),
    ...summary.parts.flatMap(({ part, points }, row) => [
      rect(
        `sums/line/${row}`,
        { x: box.x + 16, y: top(row + 1), w: box.w - 32, h: 2 },
        { fill: PAPER_SHADE },
      ),
      sprite(`sums/${part}/icon`, { x: box.x + 16, y: top(row + 1) + 6, w: 44, h: 44 }, iconOf(part)),
      text(
        `sums/${part}`,
        { x: box.x + 70, y: top(row + 1), w: LABEL - 74, h: LINE },
        isPart(part) ? words.parts[part] : part,
        { size: READABLE, align: 'left', fill: INK },
      ),
      ...points.map((value, seat) => number(`sums/${part}/${seat + 1}`, seat, row + 1, value, 'bold')),
    ]),
    rect('sums/line/total', { x: box.x + 16, y: top(last), w: box.w - 32, h: 4 }, { fill: NAVY }),
    text('sums/total', { x: box.x + 22, y: top(last), w: LABEL - 26, h: LINE }, words.total, {
      size: READABLE,
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
    ...totals.flatMap((total, seat) => [
      ...(seat === winner
        ? [
            rect(
              `sums/best/${seat + 1}`,
              { x: column(seat) + w - 104, y: top(last) + 7, w: 98, h: LINE - 10 },
              { fill: GOLD, radius: 12 },
            ),
          ]
        : []),
      number(`sums/total/${seat + 1}`, seat, last, total, 'black'),
    ]),
  ];
};

const isPart = (part: string): part is PartOfTotal => (PARTS_OF_TOTAL as readonly string[]).includes(part);

/** What a part of the total is, in small. */
const iconOf = once((part: string): readonly Drawn[] => {
  switch (part) {
    case 'floors':
      return [0, 1, 2].map(at =>
        rect(`floor/${at}`, { x: 6, y: 30 - at * 13, w: 32, h: 11 }, { fill: NAVY, radius: 2 }),
      );
    case 'neighbours':
      return [0, 1].map(at =>
        rect(
          `house/${at}`,
          { x: 5 + at * 18, y: 8, w: 16, h: 33 },
          { fill: at === 0 ? NAVY : WHITE, radius: 2, stroke: { colour: NAVY, width: 3 } },
        ),
      );
    case 'tokens':
      return [circle('coin', 22, 23, 17, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 4 } })];
    case 'publicContracts':
      return [
        rect(
          'paper',
          { x: 7, y: 4, w: 30, h: 36 },
          { fill: WHITE, radius: 4, stroke: { colour: NAVY, width: 3 } },
        ),
        polygon(
          'tick',
          [
            [14, 22],
            [20, 29],
            [31, 14],
          ],
          { open: true, stroke: { colour: NAVY, width: 4 } },
        ),
      ];
    default:
      return [
        rect(
          'paper',
          { x: 7, y: 4, w: 30, h: 36 },
          { fill: NAVY, radius: 4, stroke: { colour: NAVY, width: 3 } },
        ),
        circle('seal', 22, 22, 8, { fill: GOLD }),
      ];
  }
});

const CHIP = 256;

/** The private contracts of a seat, and what each paid. */
const revealRow = (
  seat: Seat,
  cards: Summary['scored'][number],
  box: Box,
  names: Names,
  words: PictureWords,
): readonly Item[] => {
  const name = fitted(shownName(names, seat, words), 196, READABLE, 'black');
  return [
    text(`reveal/${seat + 1}/name`, { x: box.x + 18, y: box.y, w: 200, h: box.h }, name, {
      size: READABLE,
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

/** A private contract on one line: what it asks for, what it paid. */
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
    : [
        text('paid/points', { x: CHIP - 58, y: 4, w: 54, h: 50 }, String(points), {
          size: READABLE,
          fill: FADED,
        }),
      ]),
]);

const inSmall = (contract: PrivateContract): readonly Drawn[] => {
  const { type, colours } = ambitionOf(contract);
  const [colour = 'blue'] = colours;
  const letter = (id: string, of: typeof colour, x: number) => moved(id, plaqueItems(of, 42, 44), x, 7);
  const between = (id: string, x: number, words: string) =>
    text(id, { x, y: 7, w: 44, h: 44 }, words, { size: READABLE, weight: 'black', fill: INK });
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
  polygon(`${id}/roof`, roofShape(x, 26, 42, 16, 10), {
    fill: ROOF_TILES,
    stroke: { colour: TERRACOTTA_SHADE, width: 2 },
  }),
];
