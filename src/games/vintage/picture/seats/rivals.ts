import type { Seat } from '../../../../core/contract/game.ts';
import { fittedText, shownName } from '../../../../presentation/drawing/fonts.ts';
import { type Box, type Item, sprite, text } from '../../../../presentation/shapes/scene.ts';
import { panel } from '../../../../presentation/widgets/panel.ts';
import type { View } from '../../rules/types.ts';
import { markItems } from '../pieces/mark.ts';
import { TOKEN, tokenItems } from '../pieces/marker.ts';
import { INK } from '../style/palette.ts';
import { CONTENT, MARGIN } from '../valley/layout.ts';
import type { BoardWords } from '../words/index.ts';
import { LINE, PAD, TOP } from './seat-line.ts';
import { means } from './seat-means.ts';
import { totalOf } from './seat-points.ts';

export const RIVALS = 89;
const GAP = 10;
const TOTAL = 66;

/** Draws the other seats side by side: the name, total and means to act of each. */
export const rivals = (
  view: View,
  seat: Seat,
  names: readonly string[],
  y: number,
  words: BoardWords,
): readonly Item[] => {
  const others = view.players.flatMap((player, other) => (other === seat ? [] : [{ player, other }]));
  const w = Math.floor((CONTENT - (others.length - 1) * GAP) / others.length);
  return others.flatMap(({ player, other }, at): readonly Item[] => {
    const box: Box = { x: MARGIN + at * (w + GAP), y, w, h: RIVALS };
    const id = `rival/${other + 1}`;
    const holds = view.first === other;
    const name = {
      x: box.x + PAD + 48,
      y: y + TOP,
      w: w - PAD - 48 - TOTAL - 8 - (holds ? TOKEN + 6 : 0),
      h: LINE,
    };
    return [
      panel(id, box, 12),
      sprite(`${id}/mark`, { x: box.x + PAD, y: y + TOP, w: 42, h: 42 }, markItems(other, 42)),
      fittedText(`${id}/name`, name, shownName(names, other, words.language), {
        weight: 'black',
        align: 'left',
        clip: true,
        fill: INK,
      }),
      ...(holds
        ? [
            sprite(
              `${id}/first`,
              { x: name.x + name.w + 2, y: y + TOP - 1, w: TOKEN, h: TOKEN },
              tokenItems(),
            ),
          ]
        : []),
      text(
        `${id}/total`,
        { x: box.x + w - TOTAL - 8, y: y + TOP, w: TOTAL, h: LINE },
        String(totalOf(player)),
        { weight: 'black', align: 'right', fill: INK },
      ),
      ...means(view, player, other, box, words, id),
    ];
  });
};
