import { type Box, type Item, path, polygon, sprite, text } from '../../../../presentation/shapes/scene.ts';
import { box as printed } from '../../rules/box.ts';
import type { View } from '../../rules/types.ts';
import { timerRisk } from '../../words/risk.ts';
import { type Layout, RADIUS, READABLE } from '../style/layout.ts';
import { GOLD, INK, PAPER, PAPER_SHADE, WHITE } from '../style/palette.ts';
import { panel } from '../style/parts.ts';
import type { PictureWords } from '../words/index.ts';
import { flatCard, onPaper, SAND } from './market.ts';

/**
 * Draws, in solo, the number of the Timer's cards left, and the two cards with which the seat has to build. Once the game is
 * over, its result replaces the number.
 */
export const timer = (view: View, { timer: box }: Layout, words: PictureWords): readonly Item[] => {
  if (view.variant !== 'solo') return [];
  const { phase } = view;
  const asking = phase.type === 'timer';
  return [
    panel('timer', box, RADIUS, asking ? GOLD : PAPER, asking ? WHITE : PAPER_SHADE),
    ...(view.result
      ? [line('result', box, 0, verdict(view, words))]
      : [hourglass(box), ...lefts(view, box, words)]),
    ...(phase.type === 'timer'
      ? phase.cards.map((kind, index) =>
          flatCard(
            `timer/card/${index + 1}`,
            { x: box.x + box.w - 2 * 122 - 12 + index * 122, y: box.y + 16, w: 112, h: box.h - 32 },
            kind,
          ),
        )
      : []),
  ];
};

const verdict = ({ result }: View, words: PictureWords): string => {
  if (!result?.won) return words.lost(printed.solo.goal);
  return result.level ? words.levels[result.level] : words.won;
};

const line = (id: string, box: Box, indent: number, words: string): Item =>
  text(id, { x: box.x + 20 + indent, y: box.y, w: box.w - 40 - indent, h: box.h }, words, {
    size: READABLE + 4,
    weight: 'black',
    align: 'left',
    fill: INK,
  });

const lefts = (view: View, box: Box, words: PictureWords): readonly Item[] => {
  const type = { size: READABLE, align: 'left', fill: INK } as const;
  // A second line explains the glasses of sand, while the slots have such glasses.
  const explained = timerRisk(view) !== undefined;
  const row = explained ? { y: box.y + 2, h: 46 } : { y: box.y, h: box.h };
  const below = { x: box.x + 74, y: box.y + 49, w: SAND.w, h: SAND.h };
  return [
    text('timer/left', { ...row, x: box.x + 70, w: 130 }, `${view.timer.left}/${view.timer.size}`, {
      ...type,
      weight: 'black',
    }),
    ...(view.phase.type === 'timer'
      ? []
      : [
          text('timer/goal', { ...row, x: box.x + box.w - 200, w: 184 }, words.goal(printed.solo.goal), {
            ...type,
            align: 'right',
          }),
        ]),
    ...(explained
      ? [
          sprite('timer/sand', below, onPaper(0.5)),
          text(
            'timer/sand/words',
            { x: below.x + 38, y: box.y + 49, w: box.w - 128, h: 42 },
            words.sand,
            type,
          ),
        ]
      : []),
  ];
};

const hourglass = (box: Box): Item => {
  const [x, y, w, h] = [box.x + 20, box.y + 22, 34, box.h - 44];
  return polygon('timer/glass', path([x, y], [x + w, y], [x, y + h], [x + w, y + h]), {
    fill: INK,
    stroke: { colour: INK, width: 5 },
  });
};
