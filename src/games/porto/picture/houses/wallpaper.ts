import { once } from '../../../../presentation/once.ts';
import { type Box, type Item, opaque, rect, text } from '../../../../presentation/shapes/scene.ts';
import { MARGIN, READABLE, WIDTH } from '../style/layout.ts';
import { DEEP, GOLD, NAVY, WHITE } from '../style/palette.ts';

export const BORDER = 46;
/** Distance from the top of the picture to its content, below the border and the title. */
export const BELOW_TITLE = BORDER + 84;

const GLAZE = '#1f567a';

/** Draws a wall of azulejos (glazed tiles) with a border, as the background of pictures that show no board. */
export const wallpaper = (height: number, width = WIDTH): readonly Item[] => [
  opaque('wallpaper', { x: 0, y: 0, w: width, h: height }, wallItems(width, height)),
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

export const title = (words: string, box: Partial<Box> = {}): Item =>
  text('title', { x: MARGIN, y: BORDER + 10, w: WIDTH - 2 * MARGIN, h: 64, ...box }, words, {
    size: READABLE + 10,
    weight: 'black',
    align: 'left',
    fill: WHITE,
  });
