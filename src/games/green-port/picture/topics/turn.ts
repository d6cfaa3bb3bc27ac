import type { Language } from '../../../../presentation/language/languages.ts';
import { type Box, type Item, rect, type Scene, sprite } from '../../../../presentation/shapes/scene.ts';
import { arrow } from '../../../../presentation/widgets/arrow.ts';
import { panel } from '../../../../presentation/widgets/panel.ts';
import { greenPortWords } from '../../words/all.ts';
import { craneShapes } from '../harbour/crane.ts';
import { doneItems, paperItems } from '../papers/objectives.ts';
import { CONTENT, GAP, MARGIN, RADIUS, WIDTH } from '../style/layout.ts';
import { lightAt } from '../style/light.ts';
import { GOLD, INK, PINE, SEAT_INKS } from '../style/palette.ts';
import {
  BELOW,
  CARD,
  card,
  coin,
  HUGE,
  house,
  inHarbour,
  LARGE,
  onWall,
  people,
  person,
  plate,
  QUAY,
  said,
  seat,
  stack,
  step,
  TOP,
  tile,
} from './parts.ts';

const paper = (id: string, { x, y, w, h }: Box, points: string, paid: readonly Item[]): readonly Item[] => [
  sprite(id, { x, y: y - 8, w, h: h + 14 }, paperItems(w, h, 'open')),
  coin(`${id}/points`, x + w - 36, y + 34, points, 26),
  ...paid,
];

/** Draws the idea of the game: cards become a crew, and a crew becomes Objectives and Headquarters. */
export const overview = (): Scene => {
  const height = 560;
  const ground = height - QUAY;
  return inHarbour(height, [
    sprite('crane', { x: 0, y: 0, w: WIDTH, h: ground }, craneShapes(lightAt(1), { top: 10, ground })),
    ...stack('red', ['red-wheel', 'red-drop'], MARGIN, ground),
    ...stack('blue', ['blue-arrow'], MARGIN + CARD.w + 10, ground),
    arrow('hire', 424, ground - 60, 84),
    ...people('crew', ['red', 'red'], 528, ground - 46 * HUGE, HUGE),
    arrow('spend', 714, ground - 60, 84),
    ...paper(
      'objective',
      { x: 822, y: 150, w: 170, h: 150 },
      '2',
      people('objective/price', ['red', 'red'], 844, 222, LARGE),
    ),
    house('house', 'red', 828, ground - 108),
    coin('house/points', 976, ground - 60, '2'),
  ]);
};

const THIRD = (CONTENT - 2 * GAP) / 3;

/** Draws a turn in three steps, each under the title of its chapter. */
export const turn = (language: Language): Scene => {
  const { topics } = greenPortWords(language);
  const height = TOP + 400 + BELOW;
  const left = (at: number) => Math.round(MARGIN + at * (THIRD + GAP));
  const titles = [topics.hire.title, topics.refer.title, topics.utilise.title];
  const y = TOP + 96;
  return onWall(height, [
    ...titles.flatMap((title, at): readonly Item[] => [
      panel(`step/${at + 1}`, { x: left(at), y: TOP, w: Math.floor(THIRD), h: 394 }, RADIUS),
      step(`step/${at + 1}/number`, left(at) + 46, TOP + 46, at + 1),
      said(`step/${at + 1}/title`, { x: left(at) + 88, y: TOP + 14, w: THIRD - 102, h: 64 }, title, INK, 44),
      rect(`step/${at + 1}/line`, { x: left(at) + 16, y: TOP + 86, w: THIRD - 32, h: 3 }, { fill: PINE }),
    ]),
    ...stack('hire', ['red-wheel', 'red-drop'], left(0) + 22, y + 176, 140),
    ...stack('hire/other', ['blue-arrow'], left(0) + 176, y + 176, 140),
    arrow('hire/arrow', left(0) + 24, y + 236, 76),
    ...people('hire/crew', ['red', 'red'], left(0) + 126, y + 202),
    seat('refer/you', left(1) + 14, y + 26, SEAT_INKS[0], 1.25),
    seat('refer/other', left(1) + 242, y + 26, SEAT_INKS[1], 1.25),
    person('refer/cube', 'yellow', left(1) + 140, y + 2),
    arrow('refer/pays', left(1) + 222, y + 98, -118),
    card('refer/card', 'blue-arrow', left(1) + 14, y + 164, 140),
    arrow('refer/takes', left(1) + 168, y + 206, 62),
    person('refer/crew', 'blue', left(1) + 246, y + 170),
    ...paper('spend/paper', { x: left(2) + 20, y: y + 12, w: 150, h: 136 }, '5', [
      sprite('spend/done', { x: left(2) + 68, y: y + 80, w: 48, h: 48 }, doneItems()),
    ]),
    house('spend/house', 'green', left(2) + 206, y + 30),
    tile('spend/tile/down', false, left(2) + 22, y + 180),
    arrow('spend/arrow', left(2) + 126, y + 224, 76),
    tile('spend/tile/up', true, left(2) + 218, y + 180),
  ]);
};

const SHEET = 508;

/** Draws the gain of a hire, part by part, and the bonus In Sync for a pool with all four colours. */
export const hire = (): Scene => {
  const height = 640;
  const ground = height - QUAY;
  const x = WIDTH - MARGIN - SHEET;
  const row = (at: number) => 40 + at * 96;
  const sum = (id: string, at: number, words: string, size = 56): Item =>
    said(id, { x: x + SHEET - 134, y: row(at), w: 110, h: 84 }, words, INK, size);
  const w = 128;
  return inHarbour(height, [
    ...stack('pool/blue', ['blue-arrow'], MARGIN, ground, w),
    ...stack('pool/green', ['green-bricks'], MARGIN + w + 2, ground, w),
    card('pool/red/1', 'red-wheel', MARGIN + 2 * (w + 2), ground - 78, w, true),
    card('pool/red/2', 'red-drop', MARGIN + 2 * (w + 2), ground - 156, w),
    ...stack('pool/yellow', ['yellow-circles'], MARGIN + 3 * (w + 2), ground, w),
    panel('sum', { x, y: 24, w: SHEET, h: ground - 40 }, RADIUS),
    card('sum/cards/1', 'red-wheel', x + 22, row(0) + 2, 128),
    card('sum/cards/2', 'red-drop', x + 160, row(0) + 2, 128),
    sum('sum/cards', 0, '+2'),
    tile('sum/tile', true, x + 22, row(1) + 6, 76),
    said('sum/tile/is', { x: x + 104, y: row(1), w: 50, h: 84 }, '='),
    card('sum/tile/card', 'red-wheel', x + 160, row(1) + 2, 128, true),
    sum('sum/tile/points', 1, '+1'),
    house('sum/house', 'green', x + 20, row(2) - 8),
    ...plate('sum/boost', { x: x + 166, y: row(2) + 8, w: 116, h: 68 }, '+R'),
    sum('sum/house/points', 2, '+1'),
    rect('sum/line', { x: x + 22, y: row(3) + 4, w: SHEET - 44, h: 4 }, { fill: PINE }),
    ...people('sum/crew', ['red', 'red', 'red', 'red'], x + 22, row(3) + 18),
    sum('sum/total', 3, '4', 76),
    rect('sync/line', { x: x + 22, y: row(4) + 14, w: SHEET - 44, h: 4 }, { fill: GOLD }),
    ...(['blue', 'green', 'red', 'yellow'] as const).map((colour, at) =>
      card(
        `sync/${colour}`,
        `${colour}-drop`,
        x + 22 + (at % 2) * 84,
        row(4) + 32 + Math.floor(at / 2) * 50,
        78,
      ),
    ),
    arrow('sync/arrow', x + 200, row(4) + 78, 64),
    ...people('sync/crew', ['blue', 'green', 'yellow'], x + 284, row(4) + 44),
  ]);
};

/** Draws a refer: another seat pays the active seat a cube and takes a colour that is left. */
export const refer = (): Scene => {
  const height = 500;
  const ground = height - QUAY;
  const top = ground - 212;
  return inHarbour(height, [
    seat('you', MARGIN + 20, ground - 76 * 2, SEAT_INKS[0], 2),
    seat('other', WIDTH - MARGIN - 20 - 128, ground - 76 * 2, SEAT_INKS[1], 2),
    ...people('you/crew', ['red', 'red', 'red'], MARGIN, top - 26),
    ...stack('left', ['blue-arrow', 'blue-drop'], 424, ground),
    ...stack('left/other', ['green-bricks'], 222, ground),
    arrow('takes', 630, ground - 60, 128),
    ...people('takes/crew', ['blue', 'blue'], 850, top - 26),
    arrow('pays', 730, 104, -520),
    person('pays/cube', 'yellow', 752, 58, HUGE),
  ]);
};
