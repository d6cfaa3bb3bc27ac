import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  type Item,
  opaque,
  rect,
  type Scene,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { MARGIN, READABLE, WIDTH } from '../style/layout.ts';
import { DEEP, GOLD, NAVY, WHITE } from '../style/palette.ts';

export const BORDER = 46;
/** Distance from the top of the picture to its content, below the border and the title. */
export const BELOW_TITLE = BORDER + 84;

const GLAZE = '#1f567a';

/** Draws items on a wall of azulejos (glazed tiles) with a border, for pictures that show no board. */
export const onWallpaper = (height: number, items: readonly Item[]): Scene => ({
  width: WIDTH,
  height,
  items: [opaque('wallpaper', { x: 0, y: 0, w: WIDTH, h: height }, wallItems(height)), ...items],
});

const wallItems = once((h: number) => [
  rect('tiles', { x: 0, y: 0, w: WIDTH, h }, { fill: { pattern: 'diamonds', ground: DEEP, ink: GLAZE } }),
  ...[0, h - BORDER + 10].flatMap((y, at) => [
    rect(
      `border/${at}`,
      { x: 0, y, w: WIDTH, h: BORDER - 10 },
      { fill: { pattern: 'crosses', ground: '#f4f7fb', ink: NAVY } },
    ),
    rect(`border/${at}/line`, { x: 0, y: at === 0 ? BORDER - 10 : y - 5, w: WIDTH, h: 5 }, { fill: GOLD }),
  ]),
]);

export const title = (words: string, box: Partial<Box> = {}): Item =>
  text('title', { x: MARGIN, y: BORDER + 10, w: WIDTH - 2 * MARGIN, h: 64, ...box }, words, {
    size: READABLE + 10,
    weight: 'black',
    align: 'left',
    fill: WHITE,
  });
