import type { PartsPage } from '../../presenter/presenter.ts';
import { INK } from '../../shapes/colours.ts';
import { enlargedAt } from '../../shapes/scaled.ts';
import { rect, type Scene } from '../../shapes/scene.ts';
import { ASIDE, rings } from './rings.ts';

/** Draws the board between two margins, with rings around its parts. The margins have the numbers of the parts. */
export function namedScene({ board, parts }: PartsPage): Scene {
  const width = board.width + 2 * ASIDE;
  const drawn = [
    ...board.items,
    ...rings(
      parts.map(({ box }) => box),
      board,
    ),
  ];
  return {
    width,
    height: board.height,
    fewColours: true,
    items: [
      rect('margins', { x: 0, y: 0, w: width, h: board.height }, { fill: INK }),
      ...enlargedAt(drawn, 1, ASIDE, 0),
    ],
  };
}
