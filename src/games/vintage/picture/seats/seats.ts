import type { Seat } from '../../../../core/contract/game.ts';
import { endOf, type SeatEnd } from '../../../../core/contract/seat-ends.ts';
import { fittedText, shownName } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  type Drawn,
  type Item,
  type Shape,
  sprite,
} from '../../../../presentation/shapes/scene.ts';
import { smallCrown, smallEnd, turnArrow } from '../../../../presentation/widgets/badges.ts';
import { lying, panelItems } from '../../../../presentation/widgets/panel.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/types.ts';
import { markItems } from '../pieces/mark.ts';
import { tokenItems } from '../pieces/marker.ts';
import { changeOf, soldIn } from '../style/change.ts';
import { GOLD, INK, PAPER, PAPER_SHADE, WHITE } from '../style/palette.ts';
import type { Places } from '../valley/layout.ts';
import { type BoardWords, PAGE_WORDS } from '../words/index.ts';
import { LINE, PAD, TOP, TOTAL, tokenBox, WINE } from './seat-line.ts';
import { means } from './seat-means.ts';
import { gainTag, hasWon, leads, parts, totalItems } from './seat-points.ts';
import { wine } from './wine.ts';

/**
 * Signs before a seat's name. An arrow: the seat must act. A crown: the seat leads or has won. Another sign: the seat ended
 * early.
 */
interface SeatSigns {
  readonly asked: boolean;
  readonly leads: boolean;
  readonly end: SeatEnd | undefined;
}

export const seatSigns = (view: View, seat: Seat): SeatSigns => ({
  asked: view.stopped === null && view.phase.type !== 'over' && view.turn === seat,
  leads: leads(view, seat),
  end: endOf(view, seat),
});

const SIGN = 40;
const ARROW = 28;

export const signsWidth = ({ asked, leads: first, end }: SeatSigns): number =>
  (asked ? ARROW : 0) + SIGN * [first, end].filter(Boolean).length;

const signs = once((asked: boolean, first: boolean, end: SeatEnd | ''): readonly Shape[] => {
  const x = 10 + (asked ? ARROW : 0);
  return [
    ...(asked ? [turnArrow(undefined, -8)] : []),
    ...(first ? [smallCrown(x, 38)] : []),
    ...(end ? smallEnd(end, x + (first ? SIGN : 0), 42) : []),
  ];
});

export const signsOf = ({ asked, leads: first, end }: SeatSigns): readonly Shape[] =>
  signs(asked, first, end ?? '');

/** Returns true where a seat's line is golden: the seat must act, or it has won. */
export const isGolden = (view: View, seat: Seat): boolean =>
  seatSigns(view, seat).asked || hasWon(view, seat);

interface Pointed {
  readonly marked: readonly Event[];
  readonly foreseen: readonly Event[];
}

export interface SeatLine {
  readonly seat: Seat;
  readonly box: Box;
}

export const linesOf = ({ seats: boxes }: Places): readonly SeatLine[] =>
  boxes.map((box, seat) => ({ seat, box }));

/** Draws a line for each seat: name and means to act on the left, then wine, then the parts of the total and the total. */
export const seats = (
  view: View,
  names: readonly string[],
  { marked, foreseen }: Pointed,
  lines: readonly SeatLine[],
  words: BoardWords,
): readonly Item[] =>
  lines.flatMap(({ seat, box }) => {
    const player = view.players[seat];
    if (!player) return [];
    const id = `seat/${seat + 1}`;
    const change = changeOf(view, foreseen, seat);
    const gained = change.points !== 0 ? change.points : soldIn(marked, seat);
    const shown = seatSigns(view, seat);
    const x = box.x + PAD + signsWidth(shown);
    const { cellar, warehouse } = player;
    // A long name uses the room of the Ruby wine, if the seat has no Ruby and no change is foreseen.
    const isFree = foreseen.length === 0 && [...cellar.ruby, ...warehouse.ruby.filter(Boolean)].length === 0;
    const right = box.x + WINE.x - 8 + (isFree ? WINE.w : 0);
    const name = { x: x + 48, y: box.y + TOP, w: right - x - 48, h: LINE };
    return [
      sprite(id, lying(box), [...sheetItems(box.w, box.h, isGolden(view, seat)), ...signsOf(shown)]),
      sprite(`${id}/mark`, { x, y: box.y + TOP, w: 42, h: 42 }, markItems(seat, 42)),
      fittedText(`${id}/name`, name, shownName(names, seat, words.language), {
        weight: 'black',
        align: 'left',
        clip: true,
        fill: INK,
      }),
      ...(view.first === seat ? [sprite(`${id}/first`, tokenBox(box), tokenItems())] : []),
      ...means(view, player, seat, box, words, id, change),
      ...wine(id, player, box, PAGE_WORDS[words.language]),
      ...parts(id, player, { x: box.x + box.w - TOTAL - 12, y: box.y + TOP }, 2),
      totalItems(id, player, box, gained !== 0),
      ...(gained === 0 ? [] : gainTag(id, gained, box)),
    ];
  });

const RADIUS = 12;
const sheetItems = once((w: number, h: number, golden: boolean): readonly Drawn[] =>
  panelItems(w, h, RADIUS, golden ? GOLD : PAPER, golden ? WHITE : PAPER_SHADE),
);
