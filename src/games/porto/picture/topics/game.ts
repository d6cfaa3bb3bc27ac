import { type Box, circle, type Item, polygon, text } from '../../../../stage/scene.ts';
import { box as printed } from '../../rules/box.ts';
import type { Kind, PublicContract } from '../../rules/types.ts';
import { contractCard } from '../contracts.ts';
import { CONTENT, GAP, MARGIN, RADIUS, READABLE } from '../layout.ts';
import { card } from '../market.ts';
import { GOLD, INK, NAVY, WHITE } from '../palette.ts';
import { panel, roofIcon } from '../parts.ts';
import { BORDER, wallpaper } from '../wallpaper.ts';
import { CARD, cards, type Figure, sign, struck, TOP } from './parts.ts';

const pawn = (id: string, x: number, y: number): readonly Item[] => [
  circle(`${id}/head`, x + 16, y + 12, 11, { fill: NAVY }),
  polygon(
    `${id}/body`,
    [
      [x, y + 48],
      [x + 9, y + 22],
      [x + 23, y + 22],
      [x + 32, y + 48],
    ],
    { fill: NAVY },
  ),
];

export const end = (): Figure => {
  const seats = [2, 3, 4] as const;
  const step = 92;
  const height = TOP + seats.length * step + BORDER + 8;
  return {
    height,
    items: [
      ...wallpaper(height),
      ...seats.flatMap((count, at) => {
        const y = TOP + at * step;
        const roofs = printed.end.roofs[count];
        return [
          panel(`seats/${count}`, { x: MARGIN, y, w: CONTENT, h: step - GAP }, RADIUS),
          ...Array.from({ length: count }, (_, seat) =>
            pawn(`seats/${count}/${seat}`, MARGIN + 22 + seat * 42, y + 16),
          ).flat(),
          ...Array.from({ length: roofs }, (_, roof) =>
            roofIcon(`seats/${count}/roof/${roof}`, MARGIN + 236 + roof * 62, y + 58, 54, 38, true),
          ),
          text(
            `seats/${count}/roofs`,
            { x: MARGIN + CONTENT - 110, y, w: 92, h: step - GAP },
            String(roofs),
            { size: 54, weight: 'black', align: 'right', fill: INK },
          ),
        ];
      }),
    ],
  };
};

export const solo = (): Figure => {
  const market: readonly Kind[] = ['red-1', 'blue-3', 'green-2', 'purple-1', 'yellow-2'];
  const open: readonly PublicContract[] = [
    'floors-2-blue',
    'house-red',
    'cards-green-green',
    'cards-purple-yellow',
  ];
  const top = TOP + CARD.h + 70;
  const height = top + CARD.h + 52 + BORDER + 22;
  const slot = (at: number): Box => ({ x: MARGIN + at * (CARD.w + 12), y: top + 46, ...CARD });
  const place = (at: number): Box => ({ x: MARGIN + 548 + at * 122, y: top + 46, w: 114, h: CARD.h });
  const number = (id: string, box: Box, words: string): Item =>
    text(id, { ...box, y: box.y - 44, h: 42 }, words, { size: READABLE, fill: WHITE });
  return {
    height,
    items: [
      ...wallpaper(height),
      panel('timer', { x: MARGIN, y: TOP, w: 860, h: CARD.h + 40 }, RADIUS, GOLD, WHITE),
      polygon(
        'timer/glass',
        [
          [MARGIN + 34, TOP + 38],
          [MARGIN + 94, TOP + 38],
          [MARGIN + 34, TOP + 126],
          [MARGIN + 94, TOP + 126],
        ],
        { fill: INK, stroke: { colour: INK, width: 6 } },
      ),
      ...cards('timer/card', ['red-2', 'green-3'], MARGIN + 140, TOP + 18),
      sign('timer/sum', MARGIN + 370, TOP + 46, '2 · 2 + 3 = 5', INK, 54),
      ...market.flatMap((kind, at) => [
        number(`slot/${at + 1}`, slot(at), String(at + 1)),
        card(`market/${at + 1}`, slot(at), kind),
        ...(at === 1 || at === 4 ? [struck(`market/${at + 1}/gone`, slot(at))] : []),
      ]),
      ...open.flatMap((contract, at) => [
        number(`place/${at + 1}`, place(at), String(at + 1)),
        contractCard(`contract/${at + 1}`, place(at), contract),
        ...(at === 1 ? [struck(`contract/${at + 1}/gone`, place(at))] : []),
      ]),
    ],
  };
};
