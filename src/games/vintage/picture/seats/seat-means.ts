import type { Seat } from '../../../../core/contract/game.ts';
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
const HAND = { w: 28, h: 38 } as const;

/** Draws what a seat has left for acting: markers and overseer (or a sign that the seat has passed), brandy, and cards. */
export const means = (
  view: View,
  player: PlayerView,
  seat: Seat,
  box: Box,
  words: BoardWords,
  id = `seat/${seat + 1}`,
): readonly Item[] => {
  const y = box.y + TOP + LINE + 1;
  const x = box.x + PAD;
  const counted = (what: string, left: number, count: number): Item =>
    text(`${id}/${what}`, { x: left, y, w: 26, h: LINE }, String(count), {
      weight: 'black',
      align: 'left',
      fill: INK,
    });
  const over = view.phase.type === 'over' || view.stopped !== null;
  return [
    ...(player.passed && !over
      ? [text(`${id}/passed`, { x, y, w: 150, h: LINE }, words.passed, { align: 'left', fill: '#5e4a3c' })]
      : [
          sprite(`${id}/pawn`, { x, y: y + 1, ...PAWN }, pawnItems(seat)),
          counted('markers', x + PAWN.w + 4, player.markers),
          sprite(
            `${id}/overseer/${player.overseer ? 'there' : 'used'}`,
            { x: x + 74, y, ...OVERSEER },
            overseerItems(seat, player.overseer),
          ),
        ]),
    sprite(`${id}/cask`, { x: x + 158, y: y + 1, ...BRANDY_CASK }, brandyItems()),
    counted('brandy', x + 158 + BRANDY_CASK.w + 4, player.brandy),
    sprite(`${id}/hand`, { x: x + 236, y: y + 2, ...HAND }, backItems(HAND.w, HAND.h)),
    counted('cards', x + 270, player.known.length + player.hidden),
  ];
};

interface MeansTag {
  readonly what: string;
  readonly by: number;
  readonly size: { readonly w: number; readonly h: number };
  readonly icon: readonly Drawn[];
}

/** Draws the changes of a seat's markers, brandy and cards, in place of the seat's name. */
export const meansTags = (id: string, change: SeatOutlay, seat: Seat, line: Box): readonly Item[] => {
  const all: readonly MeansTag[] = [
    { what: 'markers', by: change.markers, size: PAWN, icon: pawnItems(seat) },
    { what: 'brandy', by: change.brandy, size: BRANDY_CASK, icon: brandyItems() },
    { what: 'cards', by: change.cards, size: HAND, icon: backItems(HAND.w, HAND.h) },
  ];
  let x = line.x + 4;
  return all.flatMap(({ what, by, size, icon }): readonly Item[] => {
    if (by === 0) return [];
    const said = signed(by);
    const w = Math.ceil(textWidth(said, READABLE, 'black')) + 2;
    const left = x;
    x += size.w + 2 + w + 10;
    return [
      sprite(`${id}/${what}/ghost`, { x: left, y: line.y + (LINE - size.h) / 2, ...size }, icon),
      text(`${id}/${what}/change`, { x: left + size.w + 2, y: line.y, w, h: LINE }, said, {
        weight: 'black',
        align: 'left',
        fill: by < 0 ? LESS : MORE,
      }),
    ];
  });
};
