import type { Language } from '../../../../presentation/language/languages.ts';
import { type Item, moved, rect, type Scene, sprite, text } from '../../../../presentation/shapes/scene.ts';
import { arrow } from '../../../../presentation/widgets/arrow.ts';
import { panel } from '../../../../presentation/widgets/panel.ts';
import { box } from '../../rules/box.ts';
import { CARDS } from '../../rules/types.ts';
import { vintageWords } from '../../words/all.ts';
import { cardFace, FACE } from '../cards/card-face.ts';
import { endShapes } from '../pieces/barrel.ts';
import { DIE, dieItems } from '../pieces/dice.ts';
import { TOKEN, tokenItems } from '../pieces/marker.ts';
import { SYMBOL } from '../pieces/symbols.ts';
import { RACKS_HEIGHT, racks } from '../seats/racks.ts';
import { lightAt } from '../style/light.ts';
import { GOLD, OAK_LIGHT, PAPER_SHADE, WHITE, WINE } from '../style/palette.ts';
import { signItems, signWidth } from '../table/signs.ts';
import { CONTENT, MARGIN } from '../valley/layout.ts';
import { slopes } from '../valley/slopes.ts';
import { PAGE_WORDS } from '../words/index.ts';
import {
  arrowUp,
  chip,
  large,
  lot,
  onWall,
  overseer,
  pawn,
  points,
  ring,
  said,
  sheet,
  TOP,
  vine,
} from './parts.ts';

const HALF = (CONTENT - 12) / 2;

/**
 * Draws the two ways to use a column of the action table: markers on the cheapest free circle, or the overseer on any free
 * circle.
 */
export const turn = (): Scene => {
  const row = TOP + 14;
  const x = (at: number) => MARGIN + 240 + at * 190;
  return onWall(TOP + 330, [
    sheet('column', { x: MARGIN, y: TOP, w: CONTENT, h: 306 }),
    large('sign', MARGIN + 60, row + 12, { w: signWidth('harvest'), h: SYMBOL }, signItems('harvest'), 1.9),
    ring('circle/1', x(0), row + 10, 1, 1, 2.4),
    ring('circle/2', x(1), row + 10, 2, -1, 2.4),
    ring('circle/3', x(2), row + 10, 3, -1, 2.4),
    ring('circle/4', x(3), row + 10, 4, -1, 2.4),
    arrowUp('pays/arrow', x(1) + 50, row + 190),
    pawn('pays/1', x(1) - 2, row + 204, 0, 1.7),
    pawn('pays/2', x(1) + 52, row + 204, 0, 1.7),
    arrowUp('instead/arrow', x(3) + 50, row + 190),
    overseer('instead', x(3) + 14, row + 202, 0, 1.8),
  ]);
};

const RACK = 476;

/** Draws a lot and the die, the categories that the lot's barrels reach, and the sale of a full category. */
export const ageing = (language: Language): Scene => {
  const words = PAGE_WORDS[language];
  const y = TOP + 118;
  const wine = { quality: 7, barrels: 3 };
  const before = {
    cellar: { ruby: [wine], tawny: [] },
    warehouse: { ruby: [0, 0, 0, 0], tawny: [0, 0, 0, 0] },
  };
  const after = { cellar: { ruby: [], tawny: [] }, warehouse: { ruby: [0, 1, 2, 0], tawny: [0, 0, 0, 0] } };
  const line = TOP + 50;
  return onWall(y + RACKS_HEIGHT + 22, [
    sheet('sum', { x: MARGIN, y: TOP, w: CONTENT, h: 100 }),
    lot('lot', MARGIN + 40, line - 35, wine, 'ruby', 1.6),
    said('plus', { x: 214, y: line - 34, w: 50, h: 68 }, '+'),
    large('die', 280, line - 36, { w: DIE, h: DIE }, dieItems(3), 1.45),
    said('equals', { x: 372, y: line - 34, w: 50, h: 68 }, '='),
    said('value', { x: 430, y: line - 36, w: 90, h: 72 }, '10', WINE, 62),
    arrow('becomes', 546, line, 90),
    said('category', { x: 652, y: line - 34, w: 190, h: 68 }, words.categories.ruby.lbv),
    arrow('sells', 850, line, 80),
    points('points', 994, line, String(box.warehouse.ruby.lbv.vp)),
    ...racks('before', before, 'ruby', { x: MARGIN, y, w: RACK, h: RACKS_HEIGHT }, words),
    ...racks('after', after, 'ruby', { x: MARGIN + CONTENT - RACK, y, w: RACK, h: RACKS_HEIGHT }, words),
    arrow('then', MARGIN + RACK + 8, y + RACKS_HEIGHT / 2, CONTENT - 2 * RACK - 16),
  ]);
};

/** Draws all eleven kinds of cards, each with its name. */
export const cards = (language: Language): Scene => {
  const { cards: names } = vintageWords(language).actions;
  const rows = Math.ceil(CARDS.length / 2);
  return onWall(TOP + rows * (FACE + 8) + 14, [
    ...CARDS.flatMap((card, at) =>
      cardFace(card, card, names[card], {
        x: MARGIN + (at % 2) * (HALF + 12),
        y: TOP + Math.floor(at / 2) * (FACE + 8),
        w: HALF,
        h: FACE,
      }),
    ),
    large(
      'token',
      MARGIN + HALF + 12 + HALF / 2 - 90,
      TOP + (rows - 1) * (FACE + 8) + 8,
      { w: SYMBOL, h: SYMBOL },
      signItems('card'),
      1.5,
    ),
    ring('circle', MARGIN + HALF + 12 + HALF / 2 + 14, TOP + (rows - 1) * (FACE + 8) + 6, 1, -1, 1.9),
  ]);
};

const YEARS = 7;

/** Draws the seven rounds as seasons from blossom to winter, each with its bonus chip, and the first player's cup. */
export const rounds = (): Scene => {
  const w = Math.floor(CONTENT / YEARS) - 6;
  const bonuses = [1, 0, 2];
  return onWall(400, [
    ...Array.from({ length: YEARS }, (_, at): readonly Item[] => {
      const x = MARGIN + at * (w + 7);
      const light = lightAt(at);
      return [
        panel(`year/${at + 1}`, { x, y: TOP, w, h: 264 }, 12, WHITE, at === 2 ? GOLD : PAPER_SHADE),
        sprite(
          `year/${at + 1}/valley`,
          { x: x + 6, y: TOP + 6, w: w - 12, h: 168 },
          moved('year', slopes(light, { width: 330, horizon: 92, bottom: 168 }), -96, 0),
        ),
        chip(
          `year/${at + 1}/chip`,
          bonuses[at] ?? -1,
          x + w / 2 - 37,
          TOP + 182,
          at < 2 ? 'past' : at === 2 ? 'now' : 'later',
        ),
      ];
    }).flat(),
    ring('circle', MARGIN + 340, 304, 1, -1, 1.9),
    arrow('takes', MARGIN + 446, 344, 90),
    large('token', MARGIN + 560, 304, { w: TOKEN, h: TOKEN }, tokenItems(), 1.8),
  ]);
};

/** Draws the points that the final count adds. */
export const end = (): Scene => {
  const row = (at: number) => TOP + 14 + at * 112;
  const x = MARGIN + 30;
  const line = (at: number) => row(at) + 50;
  const { end: count, vines } = box;
  return onWall(row(3) + 24, [
    sheet('count', { x: MARGIN, y: TOP, w: CONTENT, h: 356 }),
    ...[1, 2].map(at =>
      rect(`line/${at}`, { x: x, y: row(at) - 5, w: CONTENT - 60, h: 3 }, { fill: PAPER_SHADE }),
    ),
    ...Array.from({ length: count.barrelsForAPoint }, (_, at) =>
      sprite(
        `barrel/${at + 1}`,
        { x: x + at * 84, y: line(0) - 36, w: 72, h: 72 },
        endShapes('barrel', 36, 36, 35, OAK_LIGHT),
      ),
    ),
    ...(['green', 'purple', 'yellow'] as const).map((kind, at) =>
      vine(`planted/${kind}`, kind, x + 130 + at * 78, line(1) - 38),
    ),
    large('house', x, line(1) - 44, { w: SYMBOL, h: SYMBOL }, signItems('buy'), 1.7),
    ...(['green', 'purple', 'red', 'white', 'yellow'] as const)
      .slice(0, vines.slots)
      .map((kind, at) => vine(`full/${kind}`, kind, x + at * 78, line(2) - 38)),
    ...[0, 1, 2].map(at => arrow(`gives/${at + 1}`, 560, line(at), 120)),
    points('points/1', 780, line(0), '1', 42),
    points('points/2/least', 780, line(1), '2', 42),
    said('points/2/to', { x: 836, y: line(1) - 34, w: 60, h: 68 }, '–'),
    points('points/2/most', 952, line(1), '4', 42),
    points('points/3', 780, line(2), String(count.fullEstate), 42),
  ]);
};

const LINES = [
  ['plant 2 purple pay 1', 'purple'],
  ['harvest pay overseer-2', 'harvest'],
  ['age pay 1', 'age'],
  ['first pay 1', 'first'],
] as const;

/** Draws examples of actions in the typed notation, with their meaning. */
export const notation = (): Scene => {
  const row = (at: number) => TOP + at * 92;
  return onWall(row(LINES.length) + 22, [
    ...LINES.flatMap(([written, column], at): readonly Item[] => [
      sheet(`line/${at + 1}`, { x: MARGIN, y: row(at), w: CONTENT, h: 80 }),
      text(`line/${at + 1}/words`, { x: MARGIN + 26, y: row(at), w: 560, h: 80 }, written, {
        size: 46,
        weight: 'black',
        align: 'left',
        fill: WINE,
      }),
      large(
        `line/${at + 1}/sign`,
        MARGIN + 660,
        row(at) + 6,
        { w: signWidth(column), h: SYMBOL },
        signItems(column),
        1.3,
      ),
      column === 'harvest'
        ? overseer(`line/${at + 1}/pays`, MARGIN + 810, row(at) + 9, 0, 1.45)
        : pawn(`line/${at + 1}/pays`, MARGIN + 816, row(at) + 9, 0, 1.5),
      ring(`line/${at + 1}/circle`, MARGIN + 910, row(at) + 6, column === 'harvest' ? 2 : 1, -1, 1.6),
    ]),
  ]);
};
