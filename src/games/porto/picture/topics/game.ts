import {
  type Box,
  circle,
  type Item,
  path,
  polygon,
  rect,
  type Scene,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { arrow } from '../../../../presentation/widgets/arrow.ts';
import { box as printed } from '../../rules/box.ts';
import type { Kind, PublicContract } from '../../rules/types.ts';
import { contractCard } from '../market/contracts.ts';
import { card } from '../market/market.ts';
import { CONTENT, GAP, MARGIN, RADIUS } from '../style/layout.ts';
import { ALARM, GOLD, GOLD_EDGE, INK, NAVY, WHITE } from '../style/palette.ts';
import { panel, roofIcon } from '../style/parts.ts';
import { BORDER, onWallpaper } from '../style/wallpaper.ts';
import { CARD, CONTRACT, cards, sign, struck, TOP } from './parts.ts';

const pawn = (id: string, x: number, y: number): readonly Item[] => [
  circle(`${id}/head`, x + 16, y + 12, 11, { fill: NAVY }),
  polygon(`${id}/body`, path([x, y + 48], [x + 9, y + 22], [x + 23, y + 22], [x + 32, y + 48]), {
    fill: NAVY,
  }),
];

export const end = (): Scene => {
  const seats = [2, 3, 4] as const;
  const step = 92;
  const height = TOP + seats.length * step + BORDER + 8;
  return onWallpaper(height, [
    ...seats.flatMap((count, at) => {
      const y = TOP + at * step;
      const roofs = printed.end.roofs[count];
      return [
        panel(`seats/${count}`, { x: MARGIN, y, w: CONTENT, h: step - GAP }, RADIUS),
        ...Array.from({ length: count }, (_, seat) =>
          pawn(`seats/${count}/${seat}`, MARGIN + 22 + seat * 42, y + 16),
        ).flat(),
        ...Array.from({ length: roofs }, (_, roof) =>
          roofIcon(`seats/${count}/roof/${roof}`, MARGIN + 236 + roof * 62, y + 58, 54, 38),
        ),
        text(`seats/${count}/roofs`, { x: MARGIN + CONTENT - 110, y, w: 92, h: step - GAP }, String(roofs), {
          size: 54,
          weight: 'black',
          align: 'right',
          fill: INK,
        }),
      ];
    }),
  ]);
};

const SLOTS = 5;
const COLUMN = CONTENT / SLOTS;
/** Slots that the Timer empties in the example: the first card's value, and the sum of both cards' values. */
const GONE = [2, 5];

const slotBadge = (id: string, x: number, y: number, slot: number): readonly Item[] => [
  circle(id, x, y, 32, { fill: NAVY, stroke: { colour: WHITE, width: 4 } }),
  text(`${id}/number`, { x: x - 30, y: y - 30, w: 60, h: 60 }, String(slot), {
    size: 44,
    weight: 'black',
    fill: WHITE,
  }),
];

const timerLine = (y: number): readonly Item[] => {
  const h = CARD.h + 40;
  const middle = y + h / 2;
  return [
    panel('timer', { x: MARGIN, y, w: CONTENT, h }, RADIUS, GOLD, WHITE),
    polygon(
      'timer/glass',
      [
        [MARGIN + 30, y + 42],
        [MARGIN + 84, y + 42],
        [MARGIN + 30, y + h - 42],
        [MARGIN + 84, y + h - 42],
      ],
      { fill: INK, stroke: { colour: INK, width: 6 } },
    ),
    ...cards('timer/first', ['red-2'], MARGIN + 130, y + 20),
    arrow('timer/first/arrow', MARGIN + 242, middle, 76, WHITE),
    ...slotBadge('timer/first/slot', MARGIN + 368, middle, 2),
    rect('timer/line', { x: MARGIN + 438, y: y + 24, w: 4, h: h - 48 }, { fill: GOLD_EDGE, radius: 2 }),
    ...cards('timer/both', ['red-2'], MARGIN + 480, y + 20),
    sign('timer/plus', MARGIN + 574, middle - 35, '+', INK),
    ...cards('timer/second', ['green-3'], MARGIN + 648, y + 20),
    arrow('timer/both/arrow', MARGIN + 760, middle, 76, WHITE),
    ...slotBadge('timer/both/slot', MARGIN + 886, middle, 5),
  ];
};

export const solo = (): Scene => {
  const market: readonly Kind[] = ['red-1', 'blue-3', 'green-2', 'purple-1', 'yellow-2'];
  const open: readonly PublicContract[] = [
    'floors-2-blue',
    'house-red',
    'cards-green-green',
    'cards-purple-yellow',
  ];
  const top = TOP + CARD.h + 40 + 26;
  const bottom = top + 84 + CARD.h + 16 + CONTRACT.h + 24;
  const height = bottom + BORDER + 22;
  const middle = (at: number) => MARGIN + (at + 0.5) * COLUMN;
  const cardBox = (at: number): Box => ({ x: Math.round(middle(at) - CARD.w / 2), y: top + 84, ...CARD });
  const contractBox = (at: number): Box => ({
    x: Math.round(middle(at) - CONTRACT.w / 2),
    y: top + 84 + CARD.h + 16,
    ...CONTRACT,
  });
  return onWallpaper(height, [
    ...timerLine(TOP),
    ...market.flatMap((kind, at): readonly Item[] => {
      const contract = open[at];
      const gone = GONE.includes(at + 1);
      return [
        rect(
          `column/${at + 1}`,
          { x: MARGIN + at * COLUMN + 6, y: top, w: COLUMN - 12, h: bottom - top },
          { fill: gone ? `${ALARM}b0` : '#0b1f3060', radius: RADIUS },
        ),
        ...slotBadge(`column/${at + 1}/slot`, middle(at), top + 42, at + 1),
        card(`market/${at + 1}`, cardBox(at), kind),
        ...(gone ? struck(`market/${at + 1}/gone`, cardBox(at)) : []),
        ...(contract ? [contractCard(`contract/${at + 1}`, contractBox(at), contract)] : []),
        ...(contract && gone ? struck(`contract/${at + 1}/gone`, contractBox(at)) : []),
      ];
    }),
  ]);
};
