import type { Seat, SeenAside, Summary } from '../../core/contract/game.ts';
import { type EndedSeats, endOf } from '../../core/contract/seat-ends.ts';
import type { Language } from '../language/languages.ts';
import type { Names } from '../presenter/presenter.ts';
import { nameOf, resignedText } from './names.ts';
import { LOSS_SIGNS } from './seat-ends.ts';

const MEDALS = ['🥇', '🥈', '🥉'];

/** Writes a seat's rank in a list: "2\\.", or the sign of a seat that ended before the game. */
export function placeOf(ended: EndedSeats, { seat, rank }: Placing): string {
  const end = endOf(ended, seat);
  return end ? LOSS_SIGNS[end] : `${rank}\\.`;
}

/** Writes a seat's rank with a medal for the best three. */
const medalOf = (ended: EndedSeats, placing: Placing): string =>
  (endOf(ended, placing.seat) ? undefined : MEDALS[placing.rank - 1]) ?? placeOf(ended, placing);

/**
 * Writes a seat's total with its parts: "**8** = start 3 − spent 1 + sold 6". Leaves out the parts of 0 points.
 * @param said functions that write the points of a part: "sold 6"
 */
function totalInParts(
  { parts }: Summary,
  seat: Seat,
  said: Readonly<Record<string, (points: number) => string>>,
): string {
  const of = parts.map(({ part, points }) => ({ part, points: points[seat] ?? 0 }));
  const lines = of
    .filter(({ points }) => points !== 0)
    .map(({ part, points }, at) => {
      const sign = points < 0 ? '− ' : at > 0 ? '+ ' : '';
      return sign + (said[part]?.(Math.abs(points)) ?? Math.abs(points));
    });
  const total = of.reduce((sum, { points }) => sum + points, 0);
  return [`**${total}**`, ...(lines.length > 0 ? ['=', ...lines] : [])].join(' ');
}

interface Placing {
  readonly seat: Seat;
  readonly rank: number;
}

/** Lists the seats with their ranks, the best first. */
export const byRank = (ranks: readonly number[]): readonly Placing[] =>
  ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);

interface VerdictWords<TieBreak extends string> {
  readonly language: Language;
  readonly finale: {
    wins(name: string, points: number): string;
    shared(names: readonly string[], points: number): string;
    readonly winsBy: Readonly<Record<TieBreak, (name: string, points: number) => string>>;
  };
}

/**
 * Names in one line the winner, the tie-breaker of equal points, and the seats that gave up.
 * @param decidedBy returns the tie-breaker between the winner and the best rival with equal points, if there is one
 */
export function verdictIn<TieBreak extends string>(
  { finale, language }: VerdictWords<TieBreak>,
  { ranks, points: totals }: { readonly ranks: readonly number[]; readonly points: readonly number[] },
  view: SeenAside,
  names: Names,
  decidedBy: (winner: Seat) => TieBreak | undefined,
): string {
  const name = (seat: Seat): string => nameOf(names, seat, language);
  const bold = (seat: Seat): string => `**${name(seat)}**`;
  const [winner = 0, ...others] = byRank(ranks).flatMap(({ seat, rank }) => (rank === 1 ? seat : []));
  const points = totals[winner] ?? 0;
  const by = others.length > 0 ? undefined : decidedBy(winner);
  const wins = by ? finale.winsBy[by] : finale.wins;
  const first =
    others.length > 0 ? finale.shared([winner, ...others].map(bold), points) : wins(name(winner), points);
  return [first, ...resignedText(view, bold, language)].join(' ');
}

/**
 * Writes the final result: the verdict, then a line for each seat, the best first.
 * @param textOf returns the text after the name of a seat
 */
export const finaleIn = (
  language: Language,
  verdict: string | undefined,
  ended: EndedSeats,
  ranks: readonly number[],
  names: Names,
  textOf: (seat: Seat) => string,
): string =>
  [
    ...(verdict === undefined ? [] : [verdict]),
    ...byRank(ranks).map(
      placing =>
        `${placeOf(ended, placing)} **${nameOf(names, placing.seat, language)}** ${textOf(placing.seat)}`,
    ),
  ].join('\n');

interface AccountWords {
  readonly language: Language;
  readonly finale: {
    /** Functions that write the points of a part, as for `totalInParts`. */
    readonly parts: Readonly<Record<string, (points: number) => string>>;
    /** Functions that write a tie between two seats, by the tie-breaker. */
    readonly tie: Readonly<Record<string, (first: string, second: string) => string>>;
  };
}

/**
 * Writes the final account: the verdict, then for each seat a line with the parts of its total, the best first. Each tie that is
 * not for the first place has a line at the end.
 * @param below returns further lines of a seat
 */
export function accountIn(
  { language, finale: { parts, tie } }: AccountWords,
  verdict: string | undefined,
  ended: EndedSeats,
  summary: Summary,
  ranks: readonly number[],
  names: Names,
  below: (seat: Seat) => readonly string[] = () => [],
): readonly string[] {
  const name = (seat: Seat): string => `**${nameOf(names, seat, language)}**`;
  const places = byRank(ranks).flatMap(placing => {
    const { seat } = placing;
    const place = ranks.length === 1 ? '' : `${medalOf(ended, placing)} `;
    return [`${place}${name(seat)} ${totalInParts(summary, seat, parts)}`, ...below(seat)];
  });
  const ties = summary.ties.flatMap(({ seats: [first, second], by }) =>
    ranks[first] === 1 ? [] : (tie[by]?.(name(first), name(second)) ?? []),
  );
  return [...(verdict === undefined ? [] : [verdict]), ...places, ...ties];
}

/**
 * Writes the verdict in markdown. Without a verdict, the function names the winners of a game that people ended early, then the
 * seats that gave up.
 * @param winner names a winner of such a game
 */
export function winnersIn(
  language: Language,
  verdict: string | undefined,
  view: SeenAside,
  names: Names,
  winner: (name: string) => string,
): readonly string[] {
  if (verdict !== undefined) return [verdict];
  const called = (seat: Seat): string => nameOf(names, seat, language);
  return [...(view.stopped ?? []).map(seat => winner(called(seat))), ...resignedText(view, called, language)];
}
