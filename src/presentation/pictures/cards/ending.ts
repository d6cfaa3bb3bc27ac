import type { Seat, Summary } from '../../../core/contract/game.ts';
import { type EndedSeats, endOf, type SeatEnd } from '../../../core/contract/seat-ends.ts';
import { fitted, fittedText, shownName, textWidth } from '../../drawing/fonts.ts';
import type { Language } from '../../language/languages.ts';
import type { Names } from '../../presenter/presenter.ts';
import { stacked } from '../../shapes/boxes.ts';
import { GOLD, INK, PAPER, PAPER_SHADE, SEAT_INKS, WHITE } from '../../shapes/colours.ts';
import { type Box, type Item, READABLE, text } from '../../shapes/scene.ts';
import { byRank } from '../../text/verdict.ts';
import { panel } from '../../widgets/panel.ts';
import { courseTo, type Goal, race } from '../../widgets/score-curves.ts';
import { SUMS_LINE, type SumColumns, type SumPart, sumColumns, sums } from '../../widgets/sums.ts';
import { SHARED_WORDS } from '../../words/index.ts';

const TITLE = 52;
const WIDEST = 246;
const GAP = 12;
/** Ranks of the podium's towers from left to right, by number of seats: the best in the middle, the second to its left. */
const ORDERS: Readonly<Record<number, readonly number[]>> = {
  ...{ 1: [1], 2: [2, 1], 3: [2, 1, 3], 4: [4, 2, 1, 3] },
};
/** Least number of rounds for which the picture of the final result shows the scores as curves. */
const ROUNDS = 3;

/** Returns the headline about the victory of a seat. The seat's name is cut to the width. */
export const winsWords = (
  names: Names,
  seat: Seat,
  language: Language,
  { width, size }: { readonly width: number; readonly size: number },
): string => {
  const { wins } = SHARED_WORDS[language].headline;
  return wins(
    fitted(shownName(names, seat, language), width - textWidth(wins(''), size, 'black'), size, 'black'),
  );
};

/**
 * Draws the sheet with the result of a game: the winner's name on gold, or the text in `round` for a game without a winner.
 * @param line box across the whole picture, with the sheet's upper edge and height
 * @param winner the winner's seat; −1 for a game without a winner
 */
export const endingTitle = (
  line: Box,
  winner: Seat,
  { names, language, round }: { readonly names: Names; readonly language: Language; readonly round: string },
  paper: string,
): readonly Item[] => {
  const won = winner >= 0;
  const said = won ? winsWords(names, winner, language, { width: line.w - 108, size: TITLE }) : round;
  const w = Math.ceil(textWidth(said, TITLE, 'black')) + 60;
  const box = { x: (line.w - w) / 2, y: line.y, w, h: line.h };
  return [
    panel('title', box, 38, won ? GOLD : paper, WHITE),
    text('title/words', box, said, {
      size: TITLE,
      weight: 'black',
      fill: won ? INK : WHITE,
    }),
  ];
};

interface PodiumPlace {
  readonly seat: Seat;
  readonly rank: number;
  readonly id: string;
  readonly x: number;
  /** Width of the tower, not rounded, so that the last tower ends at the right edge. */
  readonly w: number;
  /** Height of the tower in levels. The best seat's tower has four levels. */
  readonly levels: number;
}

/** Rank of the lowest tower, which has no medal. Seats that ended before the game have this rank. */
const LOWEST = 4;

/** Lays out the towers of the podium from left to right, centred in the picture. */
export const podiumPlaces = (
  ranks: readonly number[],
  ended: EndedSeats,
  width: { readonly picture: number; readonly content: number; readonly gap: number },
): readonly PodiumPlace[] => {
  const places = byRank(ranks);
  const order = ORDERS[ranks.length] ?? [];
  const { picture, content, gap } = width;
  const w = Math.min(WIDEST, (content - (order.length - 1) * gap) / order.length);
  const left = (picture - order.length * w - (order.length - 1) * gap) / 2;
  return order.flatMap((position, at) => {
    const found = places[position - 1];
    if (!found) return [];
    const { seat } = found;
    const rank = endOf(ended, seat) ? LOWEST : found.rank;
    const x = Math.round(left + at * (w + gap));
    return [{ seat, rank, id: `podium/${seat + 1}`, x, w, levels: Math.max(1, 5 - rank) }];
  });
};

export const podiumPlate = (
  { id, x, w }: PodiumPlace,
  y: number,
  name: string,
  ink: string,
): readonly Item[] => [
  panel(`${id}/plate`, { x, y, w: Math.floor(w), h: 46 }, 9, PAPER, PAPER_SHADE),
  fittedText(`${id}/name`, { x: x + 8, y, w: w - 16, h: 46 }, name, {
    weight: 'black',
    fill: ink,
    clip: true,
  }),
];

/** Draws a sign above the podium figure of a seat that ended before the game. */
export const endedSign = (
  { id, x, w }: PodiumPlace,
  y: number,
  end: SeatEnd,
  paper: string,
  language: Language,
): readonly Item[] => {
  const words = SHARED_WORDS[language].seatEnds[end];
  const wide = Math.ceil(textWidth(words, READABLE, 'black')) + 32;
  const box = { x: x + w / 2 - wide / 2, y, w: wide, h: 48 };
  return [
    panel(`${id}/gone`, box, 24, paper, WHITE),
    text(`${id}/gone/words`, box, words, { weight: 'black', fill: WHITE }),
  ];
};

/** The rows of a final result: the parts of the totals, the tie-breaker, the game's own sheet, and the scores as curves. */
interface EndingRows {
  readonly parts: readonly SumPart[];
  readonly totals: readonly number[];
  /** Seat of the winner; −1 for a game without a winner. */
  readonly winner: Seat;
  /** Label of the tie-breaker, and each seat's value that decides between equal totals. */
  readonly tie: { readonly label: string; readonly values: readonly (number | string)[] } | undefined;
  readonly own?: { readonly h: number; items(box: Box): readonly Item[] } | undefined;
  readonly curve: number;
  /** Points that a solo game has to reach. */
  readonly goal?: Goal | undefined;
  /** Colours of the seats, where the game has its own. */
  readonly inks?: readonly string[];
}

/**
 * Draws the rows of a final result below each other.
 * @param top place and width of the first row
 */
export const endingRows = (
  top: Omit<Box, 'h'>,
  rounds: Summary['rounds'],
  names: Names,
  {
    total,
    roundByRound,
    language,
  }: Record<'total' | 'roundByRound', string> & { readonly language: Language },
  { parts, totals, winner, tie, own, curve, goal, inks = SEAT_INKS }: EndingRows,
): { readonly bottom: number; readonly items: readonly Item[] } => {
  const raced = rounds.length >= ROUNDS;
  const { boxes, bottom } = stacked(top, GAP, {
    sums: (parts.length + 2) * SUMS_LINE + 20,
    tie: tie ? SUMS_LINE + 12 : 0,
    own: own?.h ?? 0,
    curve: raced ? curve : 0,
  });
  const columns = sumColumns(parts, totals.length, boxes.sums, tie && [tie.label]);
  return {
    bottom,
    items: [
      ...sums(parts, totals, winner, names, boxes.sums, { total, language, inks, columns }),
      ...(tie ? tieRow(boxes.tie, tie.label, tie.values, columns) : []),
      ...(own?.items(boxes.own) ?? []),
      ...(raced
        ? race(courseTo(rounds, totals), names, boxes.curve, { title: roundByRound, language, inks, goal })
        : []),
    ],
  };
};

/** Draws the values that decide between equal totals, each below its seat's total. */
const tieRow = (
  box: Box,
  label: string,
  values: readonly (number | string)[],
  { labels, seat: w }: SumColumns,
): readonly Item[] => [
  panel('tie', box, 14),
  text('tie/label', { x: box.x + 22, y: box.y, w: labels - 26, h: box.h }, label, {
    align: 'left',
    fill: INK,
  }),
  ...values.map((value, seat) =>
    text(
      `tie/${seat + 1}`,
      { x: box.x + box.w - 12 - (values.length - seat) * w, y: box.y, w: w - 14, h: box.h },
      String(value),
      { align: 'right', fill: INK },
    ),
  ),
];
