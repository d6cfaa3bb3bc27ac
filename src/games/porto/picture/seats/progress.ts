import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { inLines } from '../../../../presentation/drawing/line-breaks.ts';
import { capital } from '../../../../presentation/language/grammar.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  path,
  polyline,
  rect,
  type Sprite,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import type { Lacking, ToComplete } from '../../judgement/lacking.ts';
import { box as printed } from '../../rules/box.ts';
import { ambitionOf } from '../../rules/cards.ts';
import type { PrivateContract } from '../../rules/types.ts';
import { portoWords } from '../../words/all.ts';
import { privateMeaning, privateName, privateShort } from '../../words/cards.ts';
import { RADIUS, READABLE } from '../style/layout.ts';
import {
  FADED,
  GOLD,
  GOLD_EDGE,
  GRANITE_SHADE,
  INK,
  NAVY,
  PAPER,
  PAPER_SHADE,
  TERRACOTTA_SHADE,
  WHITE,
} from '../style/palette.ts';
import { panel, plaque, roofIcon } from '../style/parts.ts';
import type { PictureWords } from '../words/index.ts';
import { AMBITION, ambitionSprite } from './ambition.ts';

export const ROW = 196;
export const DEALT_ROW = 172;

const LEFT = AMBITION.w + 34;
export const COIN = 30;
const PITCH = 96;
const MEDAL = 86;
const CHIP = 170;
/** Largest number of lacking houses that are named. Of more houses only the number is shown. */
const NAMED = 3;
export const LACK = NAMED * CHIP - 14;

/** Draws a private contract with its points now, and the houses that are lacking for more points. */
export const progressRow = (id: string, box: Box, stands: Lacking, words: PictureWords): readonly Item[] => {
  const { contract, now, next } = stands;
  const room = { x: box.x + LEFT, w: box.w - LEFT - 176 };
  const line = { x: room.x, y: box.y + 140, w: box.w - LEFT - 16, h: 50 };
  const end = next ? undefined : now === stands.best ? words.full : words.stuck;
  return [
    panel(id, box, RADIUS),
    ambitionSprite(`${id}/asks`, box.x + 18, box.y + 22, contract),
    named(id, { ...room, y: box.y + 8, h: 54 }, contract, words),
    ...track(id, { ...room, y: box.y + 66, h: 2 * COIN + 4 }, contract, stands),
    ...(next ? wanted(id, line, next, words) : []),
    ...(end === undefined ? [] : [text(`${id}/end`, line, end, { align: 'left', fill: FADED })]),
    ...medallion(id, box, now, words),
  ];
};

/** Height of a private contract's row that explains the contract in words. */
export const KEEP_ROW = 218;
const MEANING_LINES = 3;
const LINE = 44;

/** Draws a private contract to choose from: its number, demand and points. A box shows whether a preview keeps it. */
export const keepRow = (
  id: string,
  box: Box,
  number: number,
  contract: PrivateContract,
  marked: boolean | undefined,
  words: PictureWords,
): readonly Item[] => {
  const room = { x: box.x + LEFT, w: box.w - LEFT - 120 };
  const said = inLines(
    privateMeaning(portoWords(words.language), contract),
    line => textWidth(line, READABLE, 'bold') <= room.w,
    MEANING_LINES,
  );
  const top = box.y + Math.round((box.h - 58 - said.length * LINE) / 2) - 4;
  return [
    panel(id, box, RADIUS, marked ? GOLD : PAPER, marked ? WHITE : PAPER_SHADE),
    ambitionSprite(`${id}/asks`, box.x + 18, box.y + 28, contract),
    named(id, { ...room, y: top, h: 54 }, contract, words, `${number}. `),
    ...said.map((line, at) =>
      text(`${id}/means/${at + 1}`, { ...room, y: top + 58 + at * LINE, h: LINE }, line, {
        align: 'left',
        fill: INK,
      }),
    ),
    ...(marked === undefined ? [] : [tickBox(`${id}/mark`, box, marked)]),
  ];
};

export const dealtRow = (
  id: string,
  box: Box,
  contract: PrivateContract,
  marked: boolean | undefined,
  words: PictureWords,
): readonly Item[] => {
  const room = { x: box.x + LEFT, w: box.w - LEFT - (marked === undefined ? 24 : 120) };
  return [
    panel(id, box, RADIUS, marked ? GOLD : PAPER, marked ? WHITE : PAPER_SHADE),
    ambitionSprite(`${id}/asks`, box.x + 18, box.y + 8, contract),
    named(id, { ...room, y: box.y + 18, h: 56 }, contract, words),
    ...track(id, { ...room, y: box.y + 86, h: 2 * COIN + 4 }, contract, undefined),
    ...(marked === undefined ? [] : [tickBox(`${id}/mark`, box, marked)]),
  ];
};

const named = (
  id: string,
  box: Box,
  contract: PrivateContract,
  { language }: PictureWords,
  before = '',
): Item => {
  const size = READABLE + 4;
  const words = portoWords(language);
  const fits = [privateName(words, contract), privateShort(words, contract)]
    .map(name => before + capital(name))
    .find(name => textWidth(name, size, 'black') <= box.w);
  return text(`${id}/name`, box, fits ?? '', { size, weight: 'black', align: 'left', fill: INK });
};

export type ProgressStep = 'reached' | 'next' | 'possible' | 'gone' | 'open';

const stepOf = (points: number, stands: Lacking | undefined): ProgressStep => {
  if (!stands) return 'open';
  if (points <= stands.now) return 'reached';
  if (points === stands.next?.points) return 'next';
  return points <= stands.most ? 'possible' : 'gone';
};

const track = (
  id: string,
  box: Box,
  contract: PrivateContract,
  stands: Lacking | undefined,
): readonly Item[] => {
  const steps = printed.privateContracts.points[ambitionOf(contract).type];
  const side = 2 * COIN + 4;
  return [
    ...(steps.length > 1
      ? [
          rect(
            `${id}/track`,
            { x: box.x + COIN, y: box.y + COIN, w: (steps.length - 1) * PITCH, h: 4 },
            { fill: GRANITE_SHADE },
          ),
        ]
      : []),
    ...steps.map((points, at) =>
      sprite(
        `${id}/step/${at + 1}`,
        { x: box.x + at * PITCH, y: box.y, w: side, h: side },
        stepItems(points, stepOf(points, stands)),
      ),
    ),
  ];
};

/** Draws a coin with the points that a contract pays for being met once, twice or three times. */
export const stepItems = once((points: number, step: ProgressStep): readonly Drawn[] => {
  const middle = COIN + 2;
  const bright = step === 'reached' || step === 'open';
  return [
    circle('coin', middle, middle, COIN - 1, {
      fill: bright ? GOLD : step === 'gone' ? '#f6f0e2' : WHITE,
      stroke: {
        colour: bright ? GOLD_EDGE : step === 'next' ? NAVY : GRANITE_SHADE,
        width: 4,
        ...(step === 'possible' ? { dash: [1, 8] } : {}),
      },
    }),
    text('points', { x: 2, y: 2, w: 2 * COIN, h: 2 * COIN }, String(points), {
      weight: 'black',
      fill: step === 'gone' ? FADED : INK,
    }),
    ...(step === 'gone'
      ? [
          polyline('struck', path([8, 2 * COIN - 4], [2 * COIN - 4, 8]), {
            colour: TERRACOTTA_SHADE,
            width: 5,
          }),
        ]
      : []),
  ];
});

const wanted = (
  id: string,
  line: Box,
  next: NonNullable<Lacking['next']>,
  words: PictureWords,
): readonly Item[] => {
  const label = words.forPoints(next.points);
  const w = Math.ceil(textWidth(label, READABLE, 'bold')) + 4;
  return [
    text(`${id}/next`, { ...line, w }, label, { align: 'left', fill: INK }),
    ...lackItems(`${id}/lacks`, { ...line, x: line.x + w + 14, w: line.w - w - 14 }, next.toComplete),
  ];
};

/** Draws the houses still to be completed, each with its floors; only their number where there is no room. */
export const lackItems = (id: string, line: Box, toComplete: readonly ToComplete[]): readonly Item[] =>
  toComplete.length <= NAMED && toComplete.length * CHIP <= line.w + 14
    ? toComplete.flatMap((want, at) => wantedHouse(`${id}/${want.house}`, line.x + at * CHIP, line.y, want))
    : counted(id, line.x, line.y, toComplete);

const wantedHouse = (
  id: string,
  x: number,
  y: number,
  { house, colour, floors }: ToComplete,
): readonly Item[] => [
  ...(colour ? [plaque(`${id}/colour`, { x, y: y + 3, w: 42, h: 44 }, colour)] : []),
  text(`${id}/house`, { x: x + (colour ? 46 : 4), y, w: 54, h: 50 }, house, { weight: 'black', fill: NAVY }),
  text(`${id}/floors`, { x: x + (colour ? 102 : 60), y, w: 56, h: 50 }, `+${floors}`, {
    align: 'left',
    fill: INK,
  }),
];

const counted = (id: string, x: number, y: number, toComplete: readonly ToComplete[]): readonly Item[] => {
  const floors = toComplete.reduce((sum, want) => sum + want.floors, 0);
  const type = { size: READABLE, align: 'left', fill: INK } as const;
  return [
    roofIcon(`${id}/roof`, x + 2, y + 38, 40, 26),
    text(`${id}/houses`, { x: x + 50, y, w: 56, h: 50 }, String(toComplete.length), type),
    rect(
      `${id}/floor`,
      { x: x + 116, y: y + 14, w: 40, h: 24 },
      { fill: GRANITE_SHADE, radius: 3, stroke: { colour: FADED, width: 2 } },
    ),
    text(`${id}/floors`, { x: x + 164, y, w: 76, h: 50 }, `+${floors}`, type),
  ];
};

const medallion = (id: string, box: Box, now: number, words: PictureWords): readonly Item[] => {
  const w = 150;
  const x = box.x + box.w - w - 14;
  return [
    sprite(`${id}/medal`, { x: x + (w - MEDAL) / 2, y: box.y + 10, w: MEDAL, h: MEDAL }, medalItems(now)),
    text(`${id}/now`, { x, y: box.y + 96, w, h: 42 }, words.now, { fill: INK }),
  ];
};

const medalItems = once((points: number): readonly Drawn[] => [
  circle('rim', MEDAL / 2, MEDAL / 2, MEDAL / 2 - 3, {
    fill: points > 0 ? GOLD : '#efe5cd',
    stroke: { colour: points > 0 ? GOLD_EDGE : GRANITE_SHADE, width: 5 },
  }),
  circle('face', MEDAL / 2, MEDAL / 2, MEDAL / 2 - 9, {
    stroke: { colour: points > 0 ? '#fff0b8' : PAPER, width: 3 },
  }),
  text('points', { x: 2, y: 2, w: MEDAL - 4, h: MEDAL - 4 }, String(points), {
    size: 46,
    weight: 'black',
    fill: INK,
  }),
]);

const tickBox = (id: string, box: Box, marked: boolean): Sprite =>
  sprite(id, { x: box.x + box.w - 108, y: box.y + box.h / 2 - 42, w: 84, h: 84 }, tickItems(marked));

const tickItems = once((marked: boolean): readonly Drawn[] => [
  rect(
    'box',
    { x: 3, y: 3, w: 78, h: 78 },
    { fill: WHITE, radius: 16, stroke: { colour: marked ? NAVY : FADED, width: 5 } },
  ),
  ...(marked ? [polyline('tick', path([20, 44], [36, 60], [64, 24]), { colour: NAVY, width: 11 })] : []),
]);
