import type { Seat, Summary } from '../../../core/game.ts';
import { once } from '../../../stage/coalesce.ts';
import { firework } from '../../../stage/festival.ts';
import { fitted, textWidth } from '../../../stage/fonts.ts';
import type { Language } from '../../../stage/languages.ts';
import { panel } from '../../../stage/panel.ts';
import type { GameEnding, Names } from '../../../stage/presenter.ts';
import { race, SEAT_INKS } from '../../../stage/race.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  polygon,
  READABLE,
  rect,
  type Scene,
  type Shape,
  sprite,
  text,
} from '../../../stage/scene.ts';
import { shownName } from '../../../stage/shown-name.ts';
import { SUMS_LINE, type SumPart, sums, totalsOf } from '../../../stage/sums.ts';
import { countOf } from '../rules/cubes.ts';
import { COLOURS, type Colour, type View } from '../rules/types.ts';
import { containerItems } from './container.ts';
import { CROOK, crookItems } from './crook.ts';
import { wallItems } from './harbour.ts';
import { roundWords, tick } from './header.ts';
import { CONTENT, GAP, MARGIN, RADIUS, WIDTH } from './layout.ts';
import { lightAt, STEPS } from './light.ts';
import { GOLD, INK, LAMP, mix, PAPER, PAPER_SHADE, PINE, PINE_LIGHT, STONE, WHITE } from './palette.ts';
import { seaside } from './seaside.ts';
import { goneIn } from './seat-lines.ts';
import { hasWon } from './seats.ts';
import { PARTS_OF_POINTS, type PartOfPoints, PICTURE_WORDS, type PictureWords } from './words.ts';

const STAGE = 620;
const QUAY = 62;
const LEVEL = 66;
const CURVE = 300;
/** A race of fewer rounds is no race. */
const ROUNDS = 3;
const TITLE = 52;
const WIDEST = 246;

/** Where each rank stands: the best in the middle, the second to its left. */
const ORDERS: Readonly<Record<number, readonly number[]>> = { 2: [2, 1], 3: [2, 1, 3], 4: [4, 2, 1, 3] };

/** How it ended: who won, how each total came about, and the race round by round. */
export const endingScene = (
  { summary, ranks }: GameEnding,
  view: View,
  names: Names,
  language: Language = 'en',
): Scene => {
  const words = PICTURE_WORDS[language];
  const seats = view.players.length;
  const totals = totalsOf(summary, seats);
  const order = ranks ?? totals.map(() => 1);
  const winner = view.players.findIndex((_, seat) => hasWon(view, seat));
  const tied = summary.ties.some(({ by }) => by === 'cubes');
  const raced = summary.rounds.length >= ROUNDS;
  const table: Box = { x: MARGIN, y: STAGE + 18, w: CONTENT, h: (summary.parts.length + 2) * SUMS_LINE + 20 };
  const tie: Box = { x: MARGIN, y: table.y + table.h + GAP, w: CONTENT, h: tied ? SUMS_LINE + 12 : -GAP };
  const lines: Box = { x: MARGIN, y: tie.y + tie.h + GAP, w: CONTENT, h: raced ? CURVE : -GAP };
  const height = lines.y + lines.h + 24;
  return {
    width: WIDTH,
    height,
    items: [
      sprite('backdrop', { x: 0, y: 0, w: WIDTH, h: STAGE }, nightItems(winner >= 0), { opaque: true }),
      sprite('deep', { x: 0, y: STAGE, w: WIDTH, h: height - STAGE }, wallItems(height - STAGE), {
        opaque: true,
      }),
      ...title(view, names, winner, words),
      ...podium(view, names, totals, order, words),
      ...sums(partsOf(summary, words), totals, winner, names, table, { total: words.total, language }),
      ...(tied ? cubesLeft(view, tie, words) : []),
      ...(raced ? race(summary.rounds, names, lines, { title: words.roundByRound, language }) : []),
    ],
  };
};

const title = (view: View, names: Names, winner: Seat, words: PictureWords): readonly Item[] => {
  const { language } = words;
  const room = CONTENT - 60;
  const beside = textWidth(words.wins(''), TITLE, 'black');
  const said =
    winner < 0
      ? roundWords(view, words)
      : words.wins(fitted(shownName(names, winner, language), room - beside, TITLE, 'black'));
  const w = Math.ceil(textWidth(said, TITLE, 'black')) + 60;
  const box = { x: (WIDTH - w) / 2, y: 22, w, h: 76 };
  return [
    panel('title', box, 38, winner < 0 ? PINE : GOLD, WHITE),
    text('title/words', box, said, { size: TITLE, weight: 'black', fill: winner < 0 ? WHITE : INK }),
  ];
};

const podium = (
  view: View,
  names: Names,
  totals: readonly number[],
  ranks: readonly number[],
  words: PictureWords,
): readonly Item[] => {
  const byRank = ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);
  const order = ORDERS[totals.length] ?? [];
  const w = Math.min(WIDEST, (CONTENT - (order.length - 1) * GAP) / order.length);
  const left = (WIDTH - order.length * w - (order.length - 1) * GAP) / 2;
  return order.flatMap((place, at): readonly Item[] => {
    const found = byRank[place - 1];
    if (!found) return [];
    const { seat, rank } = found;
    const id = `podium/${seat + 1}`;
    const x = Math.round(left + at * (w + GAP));
    const levels = Math.max(1, 5 - rank);
    const ground = STAGE - QUAY;
    const top = ground - levels * LEVEL;
    const wide = Math.floor(w) - 26;
    const colour = COLOURS[seat] ?? 'blue';
    return [
      ...Array.from({ length: levels }, (_, level) =>
        sprite(
          `${id}/block/${level + 1}`,
          { x: x + 13, y: ground - (level + 1) * LEVEL, w: wide, h: LEVEL },
          level === levels - 1
            ? plainItems(wide, LEVEL)
            : containerItems(`${cargo(seat, level, colour)}`, wide, LEVEL, false, false),
        ),
      ),
      sprite(
        `${id}/figure`,
        { x: x + (w - CROOK.w) / 2, y: top - 178, ...CROOK },
        crookItems(seat, goneIn(view, seat) ? 'flag' : hasWon(view, seat) ? 'crown' : 'none'),
      ),
      ...(goneIn(view, seat) ? gaveUp(id, x + w / 2, top - 196, words) : []),
      text(`${id}/total`, { x: x + 13, y: top, w: wide, h: LEVEL }, String(totals[seat] ?? 0), {
        size: 50,
        weight: 'black',
        fill: INK,
      }),
      panel(`${id}/plate`, { x, y: ground + 6, w: Math.floor(w), h: 46 }, 9, PAPER, PAPER_SHADE),
      text(
        `${id}/name`,
        { x: x + 8, y: ground + 6, w: w - 16, h: 46 },
        fitted(shownName(names, seat, words.language), w - 16, READABLE, 'black'),
        { size: READABLE, weight: 'black', fill: SEAT_INKS[seat] ?? INK, clip: true },
      ),
    ];
  });
};

/** Above the head of who gave up. */
const gaveUp = (id: string, x: number, y: number, words: PictureWords): readonly Item[] => {
  const w = Math.ceil(textWidth(words.gaveUp, READABLE, 'black')) + 32;
  const box = { x: x - w / 2, y, w, h: 48 };
  return [
    panel(`${id}/gone`, box, 24, PINE, WHITE),
    text(`${id}/gone/words`, box, words.gaveUp, { size: READABLE, weight: 'black', fill: WHITE }),
  ];
};

const SYMBOLS_BELOW = ['wheel', 'drop', 'arrow', 'bricks'] as const;

/** Some container for a place further down. */
const cargo = (seat: Seat, level: number, fallback: Colour) =>
  `${COLOURS[(seat + level) % 4] ?? fallback}-${SYMBOLS_BELOW[(seat + 2 * level) % 4] ?? 'drop'}` as const;

/** The topmost one, with room for a total. */
const plainItems = once((w: number, h: number): readonly Shape[] => [
  rect(
    'box',
    { x: 1, y: 1, w: w - 2, h: h - 2 },
    { fill: GOLD, radius: 4, stroke: { colour: '#8f6410', width: 3 } },
  ),
  rect('face', { x: 10, y: 9, w: w - 20, h: h - 18 }, { fill: '#ffe9a8', radius: 4 }),
  ...[0, w - 13].flatMap((x, at) => [
    rect(`corner/${at}/top`, { x, y: 0, w: 13, h: 9 }, { fill: '#8f6410', radius: 2 }),
    rect(`corner/${at}/bottom`, { x, y: h - 9, w: 13, h: 9 }, { fill: '#8f6410', radius: 2 }),
  ]),
]);

/** Night over the harbour; fireworks where somebody won. */
const nightItems = once((feast: boolean): readonly Shape[] => {
  const light = lightAt(STEPS);
  const quay = STAGE - QUAY;
  return [
    ...seaside(light, STEPS, { width: WIDTH, horizon: quay - 190, bottom: quay }),
    ...(feast
      ? [
          ...firework('firework/1', [128, 150], 78, 0),
          ...firework('firework/3', [792, 148], 62, 2),
          ...firework('firework/4', [968, 176], 84, 1),
        ]
      : []),
    rect(
      'quay',
      { x: 0, y: quay, w: WIDTH, h: QUAY },
      { fill: { gradient: [mix(STONE, '#123c48', 0.35), mix(STONE, '#123c48', 0.6)] } },
    ),
    rect('quay/kerb', { x: 0, y: quay, w: WIDTH, h: 5 }, { fill: mix(STONE, LAMP, 0.5) }),
  ];
});

const partsOf = ({ parts }: Summary, words: PictureWords): readonly SumPart[] =>
  parts.map(({ part, points }) => ({
    part,
    label: isPart(part) ? words.parts[part] : part,
    icon: iconOf(part),
    points,
  }));

const isPart = (part: string): part is PartOfPoints => (PARTS_OF_POINTS as readonly string[]).includes(part);

/** What a part of the total is, in small. */
const iconOf = once((part: string): readonly Drawn[] => {
  if (part === 'objectives')
    return [
      rect(
        'paper',
        { x: 7, y: 4, w: 30, h: 37 },
        { fill: WHITE, radius: 4, stroke: { colour: PINE_LIGHT, width: 3 } },
      ),
      circle('pin', 22, 5, 5, { fill: '#e0563f' }),
      tick('tick', 22, 25, PINE_LIGHT),
    ];
  const late = part === 'endPurchases';
  return [
    polygon(
      'roof',
      [
        [4, 20],
        [22, 5],
        [40, 20],
      ],
      { fill: PINE, stroke: { colour: PINE, width: 3 } },
    ),
    rect(
      'walls',
      { x: 8, y: 19, w: 28, h: 22 },
      { fill: late ? WHITE : PINE_LIGHT, stroke: { colour: PINE, width: 3 } },
    ),
    rect('door', { x: 18, y: 26, w: 8, h: 15 }, { fill: late ? PINE : LAMP }),
  ];
});

/** What decided between equal points. */
const cubesLeft = ({ players }: View, box: Box, words: PictureWords): readonly Item[] => {
  const w = Math.min(240, Math.floor((box.w - 320) / players.length));
  return [
    panel('tie', box, RADIUS),
    text('tie/label', { x: box.x + 22, y: box.y, w: 276, h: box.h }, words.cubesLeft, {
      size: READABLE,
      align: 'left',
      fill: INK,
    }),
    ...players.map(({ cubes }, seat) =>
      text(
        `tie/${seat + 1}`,
        { x: box.x + box.w - 12 - (players.length - seat) * w, y: box.y, w: w - 14, h: box.h },
        String(countOf(cubes)),
        { size: READABLE, align: 'right', fill: INK },
      ),
    ),
  ];
};
