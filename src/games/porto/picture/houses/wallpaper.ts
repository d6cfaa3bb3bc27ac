import { once } from '../../../../stage/coalesce.ts';
import { type Box, type Item, rect, sprite, text } from '../../../../stage/scene.ts';
import { MARGIN, READABLE, WIDTH } from '../style/layout.ts';
import { DEEP, GOLD, NAVY, WHITE } from '../style/palette.ts';

/** Height of the wall's border of tiles, at the top and at the bottom. */
export const BORDER = 46;
/** Top of the content of a sheet, below its border and its title. */
export const BELOW_TITLE = BORDER + 84;

const GLAZE = '#1f567a';

/** Draws a wall of azulejos (glazed tiles), for pictures that show no board. Its border is of painted tiles. */
export const wallpaper = (height: number, width = WIDTH): readonly Item[] => [
  sprite('wallpaper', { x: 0, y: 0, w: width, h: height }, wallItems(width, height), { opaque: true }),
];

const wallItems = once((w: number, h: number) => [
  rect('tiles', { x: 0, y: 0, w, h }, { fill: { pattern: 'diamonds', ground: DEEP, ink: GLAZE } }),
  ...[0, h - BORDER + 10].flatMap((y, at) => [
    rect(
      `border/${at}`,
      { x: 0, y, w, h: BORDER - 10 },
      { fill: { pattern: 'crosses', ground: '#f4f7fb', ink: NAVY } },
    ),
    rect(`border/${at}/line`, { x: 0, y: at === 0 ? BORDER - 10 : y - 5, w, h: 5 }, { fill: GOLD }),
  ]),
]);

/** Draws the title of a sheet, on the wall. */
export const title = (words: string, box: Partial<Box> = {}): Item =>
  text('title', { x: MARGIN, y: BORDER + 10, w: WIDTH - 2 * MARGIN, h: 64, ...box }, words, {
    size: READABLE + 10,
    weight: 'black',
    align: 'left',
    fill: WHITE,
  });
