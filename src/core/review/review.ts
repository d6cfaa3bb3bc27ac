import type { Seat } from '../contract/game.ts';
import type { Coach } from '../contract/player.ts';
import { marginOf } from '../rules/points.ts';
import { sum } from '../rules/sum.ts';
import { DEAR, type JudgedDecision, rounded } from './coach.ts';
import type { DealWorth, Measured } from './deal-worth.ts';

/** A seat's prospects before one of its turns. The last point of a curve has the result. */
interface CurvePoint {
  /** First revision of the turn, as the log numbers it. */
  readonly turn: number;
  /** Expected final margin with the best play that was found; for a seat alone, its final score. */
  readonly margin: number;
  /** Chance of winning, 0 to 1; null for a seat that plays alone. */
  readonly chance: number | null;
}

/** A turn that cost much, shown by its costliest decision. A mistake that is repeated within a turn counts once. */
export interface CostlyTurn {
  readonly turn: number;
  readonly loss: number;
  /** Chances of winning: with the best play of the turn, and with the actual play. Null for a seat that plays alone. */
  readonly chances: readonly [best: number, played: number] | null;
  readonly worst: JudgedDecision;
}

/**
 * Parts of a seat's final margin, which add up to it. `start`, `deal` and `own` are judged by what the seat could see. `others`
 * is judged by what each other seat could see, and `luck` is the remainder. So `others` and `luck` use facts that the seat
 * learned only later.
 */
export interface Account {
  /** Margin expected at the deal from the facts that all seats could see: the board, and the place in the turn order. */
  readonly start: number;
  /** Standard error of `start`. Null: the deal was not measured, and `start` is the value at the seat's first decision. */
  readonly startSpread: number | null;
  /** Points that the seat's own hidden cards added, with their standard error. Null: the seat was dealt none. */
  readonly deal: Measured | null;
  /** Points that the seat's own choices lost; 0 or less. */
  readonly own: number;
  /** Points that the choices of other seats lost, divided by the number of these seats; 0 or more. */
  readonly others: number;
  /** Points from chance after the deal, and from everything else that the judgement could not foresee. */
  readonly luck: number;
  /** The final margin; if the rules did not end the game, the last expected margin. */
  readonly final: number;
}

/** Review of one seat's game after its end. Plain JSON, in no language. */
export interface Review {
  readonly seat: Seat;
  readonly seats: number;
  /** Number of the person's own decisions in which there was a choice. */
  readonly decisions: number;
  readonly curve: readonly CurvePoint[];
  /** Costliest turns of the seat, three at most, the worst first. */
  readonly turns: readonly CostlyTurn[];
  /**
   * Grade of the seat's play. 100: no better action was found for any own decision. 0: no better than a random choice among
   * the candidate actions. Null where no choice mattered.
   */
  readonly accuracy: number | null;
  readonly account: Account;
  /** True where the rules ended the game. */
  readonly ended: boolean;
}

interface ReviewedResult {
  readonly totals: readonly number[];
  readonly won: readonly Seat[];
}

const TURNS = 3;

/**
 * Returns the chance of winning with an expected margin, at a part of the game from 0 (beginning) to 1 (end). With a margin
 * of 0 all seats have the same chance.
 */
export const chanceOf = (margin: number, part: number, seats: number, { spread }: Coach): number => {
  const [first, last] = spread;
  const scale = first + (last - first) * part;
  return rounded(1 / (1 + (seats - 1) * Math.exp(-margin / scale)));
};

const byTurn = (decisions: readonly JudgedDecision[]): ReadonlyMap<number, readonly JudgedDecision[]> =>
  Map.groupBy(decisions, ({ turn }) => turn);

const worstOf = (made: readonly JudgedDecision[]): JudgedDecision | undefined =>
  made.toSorted((one, other) => other.loss - one.loss)[0];
const lostIn = (decisions: readonly JudgedDecision[]): number =>
  sum(Array.from(byTurn(decisions).values(), made => worstOf(made)?.loss ?? 0));

const dearest = (
  decisions: readonly JudgedDecision[],
  chance: (margin: number, turn: number) => number | null,
): readonly CostlyTurn[] =>
  Array.from(byTurn(decisions), ([turn, made]) => {
    const worst = worstOf(made);
    if (!worst || worst.loss < DEAR) return [];
    const { loss, value } = worst;
    const [best, played] = [chance(value, turn), chance(value - loss, turn)];
    const chances = best === null || played === null ? null : ([best, played] as const);
    return [{ turn, loss, chances, worst }];
  })
    .flat()
    .sort((one, other) => other.loss - one.loss)
    .slice(0, TURNS);

const accuracyOf = (own: readonly JudgedDecision[]): number | null => {
  const turns = [...byTurn(own).values()];
  const most = sum(turns.map(made => Math.max(...made.map(({ loss, lot }) => Math.max(loss, lot)))));
  return most === 0 ? null : Math.round(100 * (1 - lostIn(own) / most));
};

/**
 * Reviews a seat's game from the decisions of all seats, in their order. Undefined where the seat's person never had a
 * choice.
 * @param worth measured value of the seat's deal, where there is one
 */
export function reviewOf(
  all: readonly JudgedDecision[],
  seat: Seat,
  seats: number,
  coach: Coach,
  result: ReviewedResult | undefined,
  worth?: DealWorth,
): Review | undefined {
  const played = all.filter(decision => decision.seat === seat);
  const own = played.filter(decision => decision.own);
  const [first, last] = [played.at(0), played.at(-1)];
  if (!first || !last || own.length === 0) return undefined;
  const final = result ? marginOf(result.totals, seat) : last.value - last.loss;
  const start = rounded(worth?.open.mean ?? first.value);
  const deal = worth?.own ?? null;
  const lost = -lostIn(played);
  const given = sum(
    Array.from({ length: seats }, (_, other) =>
      other === seat ? 0 : lostIn(all.filter(decision => decision.seat === other)),
    ),
  );
  const others = seats > 1 ? given / (seats - 1) : 0;
  const turns = [...byTurn(played).keys()];
  const chance = (margin: number, turn: number): number | null =>
    seats === 1 ? null : chanceOf(margin, turns.indexOf(turn) / turns.length, seats, coach);
  return {
    seat,
    seats,
    decisions: own.length,
    curve: curveOf(played, seat, chance, result),
    turns: dearest(own, chance),
    accuracy: accuracyOf(own),
    account: {
      start,
      startSpread: worth?.open.spread ?? null,
      deal,
      own: rounded(lost),
      others: rounded(others),
      luck: rounded(rounded(final) - start - (deal?.mean ?? 0) - rounded(lost) - rounded(others)),
      final: rounded(final),
    },
    ended: result !== undefined,
  };
}

function curveOf(
  played: readonly JudgedDecision[],
  seat: Seat,
  chance: (margin: number, turn: number) => number | null,
  result: ReviewedResult | undefined,
): readonly CurvePoint[] {
  const before = Array.from(byTurn(played), ([turn, [first]]) => {
    const margin = first?.value ?? 0;
    return { turn, margin, chance: chance(margin, turn) };
  });
  if (!result) return before;
  const { totals, won } = result;
  const part = won.includes(seat) ? rounded(1 / won.length) : 0;
  const turn = (played.at(-1)?.rev ?? 0) + 1;
  return [
    ...before,
    { turn, margin: rounded(marginOf(totals, seat)), chance: totals.length === 1 ? null : part },
  ];
}
