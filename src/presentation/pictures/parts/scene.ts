import type { PartsPage } from '../../presenter/presenter.ts';
import { INK, WHITE } from '../../shapes/colours.ts';
import { type Item, rect, type Scene, text } from '../../shapes/scene.ts';
import { BAND, disc, rings } from './rings.ts';

const COLUMNS = 2;
const LINE = 54;
const PAD = 16;
const LEFT = 24;
const DISC_ROOM = 66;
const NAME_SIZE = 36;
/** Returns the width in pixels for the name of a part below the board. */
const nameWidth = ({ width }: Pick<Scene, 'width'>): number =>
  Math.floor((width - LEFT) / COLUMNS) - DISC_ROOM - 8;

/** Paints the board with rings and numbers. Below the board are the names of the numbered parts, column by column. */
export function namedScene({ board, parts }: PartsPage): Scene {
  const rows = Math.ceil(parts.length / COLUMNS);
  const h = BAND + rows * LINE + PAD;
  const column = (board.width - LEFT) / COLUMNS;
  const boxes = parts.map(({ box }) => box);
  return {
    ...board,
    height: board.height + h,
    fewColours: true,
    items: [
      ...board.items,
      rect('parts', { x: 0, y: board.height, w: board.width, h }, { fill: INK }),
      ...rings(boxes, board),
      ...parts.flatMap(({ name }, at): readonly Item[] => {
        const x = LEFT + Math.floor(at / rows) * column;
        const y = board.height + BAND + (at % rows) * LINE;
        const id = `parts/${at + 1}`;
        return [
          ...disc(id, [x + 27, y + LINE / 2], at + 1),
          text(`${id}/name`, { x: x + DISC_ROOM, y, w: nameWidth(board), h: LINE }, name, {
            size: NAME_SIZE,
            align: 'left',
            fill: WHITE,
          }),
        ];
      }),
    ],
  };
}
