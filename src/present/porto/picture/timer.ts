import { box as printed } from '../../../games/porto/box.ts';
import type { View } from '../../../games/porto/types.ts';
import { type Box, type Item, polygon, rect, text } from '../../scene.ts';
import { type Layout, RADIUS, READABLE } from './layout.ts';
import { flatCard } from './market.ts';
import { GOLD, INK, PAPER, PAPER_SHADE, WHITE } from './palette.ts';

/** Solo: what is left of the Timer and, when it asks for a build, its two cards; in the end the level. */
export const timer = (view: View, { timer: box }: Layout): readonly Item[] => {
  if (view.variant !== 'solo') return [];
  const { phase } = view;
  const asking = phase.type === 'timer';
  return [
    rect('timer', box, {
      fill: asking ? GOLD : PAPER,
      radius: RADIUS,
      stroke: { colour: asking ? WHITE : PAPER_SHADE, width: 4 },
    }),
    ...(view.result ? [line('result', box, 0, verdict(view))] : [hourglass(box), ...lefts(view, box)]),
    ...(phase.type === 'timer'
      ? phase.cards.flatMap((kind, index) =>
          flatCard(
            `timer/card/${index + 1}`,
            { x: box.x + box.w - 2 * 122 - 12 + index * 122, y: box.y + 16, w: 112, h: box.h - 32 },
            kind,
          ),
        )
      : []),
  ];
};

const LEVELS = { apprentice: 'Apprentice', builder: 'Builder', 'master-builder': 'Master Builder' } as const;

const verdict = ({ result }: View): string => {
  if (!result?.won) return `Under ${printed.solo.goal}: lost`;
  return result.level ? LEVELS[result.level] : 'Won';
};

const line = (id: string, box: Box, indent: number, words: string): Item =>
  text(id, { x: box.x + 20 + indent, y: box.y, w: box.w - 40 - indent, h: box.h }, words, {
    size: READABLE + 6,
    weight: 'black',
    align: 'left',
    fill: INK,
  });

const lefts = (view: View, box: Box): readonly Item[] => {
  const type = { size: READABLE, align: 'left', fill: INK } as const;
  return [
    text(
      'timer/left',
      { x: box.x + 70, y: box.y, w: 130, h: box.h },
      `${view.timer.left}/${view.timer.size}`,
      { ...type, weight: 'black' },
    ),
    ...(view.phase.type === 'timer'
      ? []
      : [
          text(
            'timer/goal',
            { x: box.x + box.w - 200, y: box.y, w: 184, h: box.h },
            `goal ${printed.solo.goal}`,
            { ...type, align: 'right' },
          ),
        ]),
  ];
};

const hourglass = (box: Box): Item => {
  const [x, y, w, h] = [box.x + 20, box.y + 22, 34, box.h - 44];
  return polygon(
    'timer/glass',
    [
      [x, y],
      [x + w, y],
      [x, y + h],
      [x + w, y + h],
    ],
    { fill: INK, stroke: { colour: INK, width: 5 } },
  );
};
