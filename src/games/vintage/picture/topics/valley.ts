import type { Language } from '../../../../presentation/language/languages.ts';
import { type Item, type Scene, sprite, text } from '../../../../presentation/shapes/scene.ts';
import { arrow } from '../../../../presentation/widgets/arrow.ts';
import { panel } from '../../../../presentation/widgets/panel.ts';
import { box } from '../../rules/box.ts';
import { type Estate, HARBOURS, type Vine } from '../../rules/types.ts';
import { pipeItems } from '../pieces/pipe.ts';
import { rabelo, rabeloWidth } from '../pieces/rabelo.ts';
import { VINTNER, vintnerItems } from '../pieces/vintner.ts';
import { HOMESTEAD, homestead } from '../seats/homestead.ts';
import { GOLD, WHITE, WINE } from '../style/palette.ts';
import { CONTENT, MARGIN, WIDTH } from '../valley/layout.ts';
import { BOARD_WORDS } from '../words/index.ts';
import {
  brandy,
  chip,
  inValley,
  lot,
  onWall,
  overseer,
  pawn,
  points,
  QUAY,
  said,
  sheet,
  TOP,
} from './parts.ts';

const estate = (place: Estate['place'], vines: readonly Vine[], wine: Estate['lot'] = null): Estate => ({
  place,
  vines,
  lot: wine,
});

const namesIn = (language: Language) => BOARD_WORDS[language].harbours;

/** Draws the course of a game: vines, a harvest, the river, Gaia, points. */
export const overview = (language: Language): Scene => {
  const height = 640;
  const quay = height - QUAY;
  const names = namesIn(language);
  const wine = { quality: 6, barrels: 3 };
  const pipe = (id: string, x: number, y: number, r: number): Item =>
    sprite(id, { x: x - r, y: y - r, w: 2 * r, h: 2 * r }, pipeItems(r, 0));
  return inValley(height, 3, [
    ...homestead(
      'estate',
      0,
      estate('cima-1', ['green', 'purple', 'white'], wine),
      { x: MARGIN + 8, y: 34, ...HOMESTEAD },
      names.cima,
    ),
    arrow('load', 396, 200, 92),
    ...rabelo('boat', 512, 236, 0, [wine]),
    arrow('land', 700, 330, 92),
    pipe('pipe/1', 790, quay - 42, 48),
    pipe('pipe/2', 888, quay - 42, 48),
    pipe('pipe/3', 839, quay - 124, 48),
    sprite(
      'vintner',
      { x: 839 - VINTNER.w / 2, y: quay - 124 - 48 - VINTNER.h + 8, ...VINTNER },
      vintnerItems(0, 'none'),
    ),
    arrow('sell', 918, quay - 156, 62),
    points('points', 1028, quay - 156, '3', 36),
    lot('wine', 560, quay - 62, wine, 'ruby', 1.5),
  ]);
};

/** Draws three Estates with their quality and yield: a bare one, a planted one, and a full one with an old vineyard. */
export const estates = (language: Language): Scene => {
  const height = 396;
  const names = namesIn(language);
  const pitch = (CONTENT - HOMESTEAD.w) / 2;
  const all: readonly Estate[] = [
    estate('baixo-3', []),
    estate('superior-1', ['purple', 'red', 'yellow']),
    estate('cima-2', ['green', 'purple', 'white', 'yellow', 'old']),
  ];
  return inValley(height, 2, [
    ...all.flatMap((each, at) => {
      const region = (['baixo', 'superior', 'cima'] as const)[at] ?? 'baixo';
      return homestead(
        `estate/${at + 1}`,
        0,
        each,
        { x: MARGIN + at * pitch, y: 96, ...HOMESTEAD },
        names[region],
      );
    }),
    ...[box.places['baixo-3'], box.places['superior-1'], box.places['cima-2']].flatMap((site, at) =>
      site ? [points(`price/${at + 1}`, MARGIN + at * pitch + 264, 62, String(site.price), 32)] : [],
    ),
  ]);
};

/**
 * Draws two harvests. In the first, one brandy pays for wine, and the round's bonus adds to its quality. In the second, an
 * Estate gives only brandy.
 */
export const harvest = (language: Language): Scene => {
  const names = namesIn(language);
  const row = (at: number) => TOP + 16 + at * 274;
  const height = row(2) + 8;
  const box = (at: number) => ({ x: MARGIN + 20, y: row(at), ...HOMESTEAD });
  const line = (at: number) => row(at) + 128;
  const wine = { quality: 6, barrels: 3 };
  return onWall(height, [
    sheet('wine', { x: MARGIN, y: row(0) - 12, w: CONTENT, h: 256 }),
    sheet('brandy', { x: MARGIN, y: row(1) - 12, w: CONTENT, h: 256 }),
    ...homestead('estate/1', 0, estate('cima-1', ['green', 'purple', 'white']), box(0), names.cima),
    said('plus', { x: 376, y: line(0) - 34, w: 40, h: 68 }, '+'),
    chip('chip', 1, 424, line(0) - 37, 'now'),
    said('minus', { x: 510, y: line(0) - 34, w: 40, h: 68 }, '−'),
    brandy('paid', 560, line(0) - 33),
    arrow('gives', 640, line(0), 96),
    lot('crop', 768, line(0) - 42, wine, 'oak', 2),
    ...homestead('estate/2', 0, estate('baixo-1', ['green', 'purple', 'yellow']), box(1), names.baixo),
    arrow('gives/brandy', 640, line(1), 96),
    brandy('crop/1', 772, line(1) - 40, 1.9),
    brandy('crop/2', 856, line(1) - 40, 1.9),
  ]);
};

const PITCH = CONTENT / HARBOURS.length;

/** Draws a voyage: a move goes one harbour upriver, or any number of harbours downriver. Lots on the way are loaded. */
export const boat = (language: Language): Scene => {
  const height = 470;
  const names = namesIn(language);
  const middle = (at: number) => MARGIN + (at + 0.5) * PITCH;
  const y = 196;
  const wine = { quality: 6, barrels: 3 };
  const poor = { quality: 3, barrels: 2 };
  const w = rabeloWidth([wine, poor]);
  return inValley(height, 4, [
    ...HARBOURS.flatMap((harbour, at): readonly Item[] => {
      const sign = { x: middle(at) - 92, y, w: 184, h: 50 };
      return [
        panel(`harbour/${harbour}`, sign, 10, WINE, GOLD),
        text(`harbour/${harbour}/name`, sign, names[harbour], { size: 38, weight: 'black', fill: WHITE }),
      ];
    }),
    ...[0, 1, 2].flatMap(at => [
      arrow(`up/${at + 1}`, middle(at) + 34, y - 46, PITCH - 68),
      pawn(`up/${at + 1}/marker`, middle(at) + PITCH / 2 - 22, y - 142, 0, 1.3),
    ]),
    arrow('down', middle(3) - 20, y + 92, -(3 * PITCH - 40)),
    pawn('down/marker', middle(1) + PITCH / 2 - 22, y + 64, 0, 1.3),
    ...rabelo('boat', Math.round(middle(1) - w / 2 + 150), y + 152, 0, [wine, poor]),
  ]);
};

/** Draws the things with which every seat starts. */
export const setup = (language: Language): Scene => {
  const height = 400;
  const names = namesIn(language);
  const { start } = box;
  const x = MARGIN + HOMESTEAD.w + 60;
  return inValley(height, 0, [
    ...homestead(
      'estate',
      0,
      estate('baixo-1', [...start.vines]),
      { x: MARGIN + 8, y: 70, ...HOMESTEAD },
      names.baixo,
    ),
    panel('means', { x, y: 56, w: WIDTH - MARGIN - x, h: 120 }, 16),
    ...Array.from({ length: start.markers }, (_, at) => pawn(`marker/${at + 1}`, x + 24 + at * 60, 84)),
    overseer('overseer', x + 34 + start.markers * 60, 82),
    brandy('brandy', x + 370, 84),
    points('points', x + 520, 116, String(start.vp), 42),
    ...rabelo('boat', x + 180, 226, 0, []),
  ]);
};
