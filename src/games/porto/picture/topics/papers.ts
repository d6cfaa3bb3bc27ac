import type { Language } from '../../../../presentation/language/languages.ts';
import { type Box, rect, type Scene, text } from '../../../../presentation/shapes/scene.ts';
import { COLOURS, type PrivateContract } from '../../rules/types.ts';
import { contractCard } from '../market/contracts.ts';
import { DEALT_ROW, dealtRow } from '../seats/progress.ts';
import { CONTENT, GAP, MARGIN, RADIUS } from '../style/layout.ts';
import { INK, WHITE } from '../style/palette.ts';
import { panel, wall } from '../style/parts.ts';
import { BORDER, onWallpaper } from '../style/wallpaper.ts';
import { PICTURE_WORDS } from '../words/index.ts';
import { CONTRACT, CONTRACTS, struck, TOP } from './parts.ts';

export const contracts = (): Scene => {
  const y = TOP;
  const pitch = (CONTENT + GAP) / CONTRACTS.length;
  return onWallpaper(y + CONTRACT.h + BORDER + 26, [
    ...CONTRACTS.map((contract, at) =>
      contractCard(
        `contract/${at + 1}`,
        { x: Math.round(MARGIN + at * pitch + (pitch - GAP - CONTRACT.w) / 2), y, ...CONTRACT },
        contract,
      ),
    ),
  ]);
};

const PRIVATE: readonly PrivateContract[] = [
  'houses-blue',
  'pair-blue-red',
  'trio-green-purple-yellow',
  'twins-red',
  'ends-purple',
  'palette-1',
  'side-1',
];

export const privates = (language: Language): Scene => {
  const step = DEALT_ROW + GAP;
  const height = TOP + PRIVATE.length * step + BORDER + 6;
  return onWallpaper(height, [
    ...PRIVATE.flatMap((contract, at) =>
      dealtRow(
        `private/${at + 1}`,
        { x: MARGIN, y: TOP + at * step, w: CONTENT, h: DEALT_ROW },
        contract,
        undefined,
        PICTURE_WORDS[language],
      ),
    ),
  ]);
};

export const family = (): Scene => {
  const y = TOP;
  const height = y + 190 + BORDER + 18;
  const sheet: Box = { x: MARGIN, y, w: 360, h: 182 };
  return onWallpaper(height, [
    ...dealtRow(
      'private',
      { ...sheet, w: 340, h: DEALT_ROW },
      'pair-blue-red',
      undefined,
      PICTURE_WORDS.en,
    ).slice(0, 2),
    ...struck('private/none', { ...sheet, w: 340, h: DEALT_ROW }),
    ...CONTRACTS.slice(2).map((contract, at) =>
      contractCard(`contract/${at + 1}`, { x: 420 + at * 156, y: y + 28, ...CONTRACT }, contract),
    ),
  ]);
};

export const notation = (): Scene => {
  const y = TOP;
  const w = (CONTENT + GAP) / COLOURS.length - GAP;
  const height = y + 150 + BORDER + 20;
  return onWallpaper(height, [
    ...COLOURS.flatMap((colour, at) => {
      const box: Box = { x: Math.round(MARGIN + at * (w + GAP)), y, w: Math.floor(w), h: 150 };
      return [
        panel(`colour/${colour}`, box, RADIUS),
        wall(
          `colour/${colour}/wall`,
          { x: box.x + 10, y: box.y + 10, w: box.w - 20, h: box.h - 20 },
          colour,
          8,
        ),
        rect(
          `colour/${colour}/plate`,
          { x: box.x + box.w / 2 - 48, y: box.y + 28, w: 96, h: 94 },
          { fill: WHITE, radius: 14, stroke: { colour: INK, width: 3 } },
        ),
        text(
          `colour/${colour}/letter`,
          { x: box.x + box.w / 2 - 48, y: box.y + 28, w: 96, h: 94 },
          colour.charAt(0).toUpperCase(),
          { size: 76, weight: 'black', fill: INK },
        ),
      ];
    }),
  ]);
};
