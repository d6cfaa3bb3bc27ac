import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { signed } from '../../../../presentation/language/grammar.ts';
import {
  type Box,
  type Drawn,
  type Item,
  READABLE,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import type { PlayerView, View } from '../../rules/types.ts';
import { backItems } from '../cards/card-face.ts';
import { BRANDY_CASK, brandyItems } from '../pieces/barrel.ts';
import { OVERSEER, overseerItems, PAWN, pawnItems } from '../pieces/marker.ts';
import type { SeatOutlay } from '../style/change.ts';
import { INK } from '../style/palette.ts';
import type { BoardWords } from '../words/index.ts';
import { LINE, PAD, TOP } from './seat-line.ts';

const LESS = '#9c2018';
const MORE = '#1f6338';
const HAND = { w: 32, h: 40 } as const;
const GAP = 12;

interface Having {
  readonly sign: string;
  readonly size: { readonly w: number; readonly h: number };
  readonly items: readonly Drawn[];
  /** Usual left edge in the seat's line. Wider things before it move it to the right. */
  readonly x: number;
  /** A counted thing's name, its number, and the change of this number. Absent: the sign alone is enough. */
  readonly counted?: readonly [name: string, count: number, change: number];
}

const meansOf = (
  player: PlayerView,
  seat: number,
  acts: boolean,
  change: Partial<SeatOutlay>,
): readonly Having[] => {
  const { markers, overseer, brandy, known, hidden } = player;
  const all: readonly Having[] = [
    ...(acts
      ? [
          {
            ...{ sign: 'pawn', size: PAWN, items: pawnItems(seat), x: 0 },
            counted: ['markers', markers, change.markers ?? 0] as const,
          },
        ]
      : []),
    ...(acts && overseer
      ? [{ sign: 'overseer/there', size: OVERSEER, items: overseerItems(seat, true), x: 72 }]
      : []),
    {
      ...{ sign: 'cask', size: BRANDY_CASK, items: brandyItems(), x: 124 },
      counted: ['brandy', brandy, change.brandy ?? 0],
    },
    {
      ...{ sign: 'hand', size: HAND, items: backItems(HAND.w, HAND.h), x: 198 },
      counted: ['cards', known.length + hidden, change.cards ?? 0],
    },
  ];
  return all.filter(({ counted }) => counted?.[1] !== 0 || counted[2] !== 0);
};

/**
 * Draws a seat's means to act: markers and overseer (or a word that the seat has passed), brandy, and cards. A thing that the
 * seat does not have is left out.
 * @param change changes that a preview shows beside the numbers
 */
export const means = (
  view: View,
  player: PlayerView,
  seat: number,
  box: Pick<Box, 'x' | 'y'>,
  words: BoardWords,
  id = `seat/${seat + 1}`,
  change: Partial<SeatOutlay> = {},
): readonly Item[] => {
  const y = box.y + TOP + LINE + 1;
  let x = box.x + PAD;
  const next = (w: number, gap: number): number => {
    const left = x;
    x += w + gap;
    return left;
  };
  const said = (part: string, what: string, fill: string, gap: number): Item => {
    const w = Math.ceil(textWidth(what, READABLE, 'black')) + 2;
    return text(`${id}/${part}`, { x: next(w, gap), y, w, h: LINE }, what, {
      weight: 'black',
      align: 'left',
      fill,
    });
  };
  const passed = player.passed && view.phase.type !== 'over' && view.stopped === null;
  return [
    ...(passed ? [said('passed', words.passed, '#5e4a3c', GAP)] : []),
    ...meansOf(player, seat, !passed, change).flatMap(
      ({ sign, size, items, x: from, counted }): readonly Item[] => {
        x = Math.max(x, box.x + PAD + from);
        const left = next(size.w, counted ? 4 : GAP);
        const drawn = sprite(`${id}/${sign}`, { x: left, y: y + (LINE - size.h) / 2, ...size }, items);
        if (!counted) return [drawn];
        const [name, count, by] = counted;
        return [
          drawn,
          ...(count === 0 ? [] : [said(name, String(count), INK, by === 0 ? GAP : 0)]),
          ...(by === 0 ? [] : [said(`${name}/change`, signed(by), by < 0 ? LESS : MORE, GAP)]),
        ];
      },
    ),
  ];
};
