import type { SeatWeights } from '../../../src/core/contract/evaluation.ts';
import { marginOf } from '../../../src/core/rules/points.ts';
import { LightDice } from '../../../src/core/search/light-dice.ts';
import { Search } from '../../../src/core/search/search.ts';
import { vintageEvaluation } from '../../../src/games/vintage/bots/evaluation.ts';
import { FEATURES, featuresOf, pointsNow, SIZE, sceneOf } from '../../../src/games/vintage/bots/features.ts';
import { steady } from '../../../src/games/vintage/bots/stand-in.ts';
import { vintage } from '../../../src/games/vintage/game.ts';
import { box } from '../../../src/games/vintage/rules/box.ts';
import type { Action, State, View } from '../../../src/games/vintage/rules/types.ts';
import { fitted, LeastSquares } from '../least-squares.ts';
import { byRows, type Course, type Progress, type Trainer } from '../trainer.ts';

type VintageSearch = Search<State, Action, View>;

/** Factor for the weight of samples from earlier rounds of the training, in which the players were weaker. */
const FADES = 0.5;
const RIDGE = 60;
/** Number of samples below which a year of the game keeps its old weights. */
const FEWEST = 20 * SIZE;
/** One turn in this many is a random plausible one, since the evaluation must also know positions that good play avoids. */
const NOISE = 12;
/** One game in this many has a seat that the `steady` bot plays. */
const STEADY = 3;
/**
 * Weight of the game's later course in a sample, 1 in the first round of the training. The rest is the weight of the evaluation
 * of the next position.
 */
const LOOKS_ON = 0.93;

/** Position at the end of a turn, evaluated for the seat that ended the turn. */
interface NotedTurn {
  readonly features: Float64Array;
  readonly row: number;
  /** Lead in points at that time (`now`), and the lead at the end that the evaluation expected (`value`). */
  readonly now: number;
  readonly value: number;
  /** True if a random choice led to this position. The game's later course then counts half for the position before. */
  readonly byChance: boolean;
}

interface PlayedGame {
  readonly noted: readonly (readonly NotedTurn[])[];
  readonly totals: readonly number[];
}

const noted = (weights: SeatWeights, state: State, seat: number, byChance: boolean): NotedTurn => {
  const scene = sceneOf(state, state.round);
  const seats = state.players.length;
  const row = weights[String(seats)]?.[state.round - 1] ?? [];
  const features = new Float64Array(SIZE);
  let now = 0;
  for (const [each, player] of state.players.entries()) {
    const part = each === seat ? 1 : -1 / (seats - 1);
    now += part * pointsNow(player, state.round);
    const own = featuresOf(scene, each);
    for (let at = 0; at < SIZE; at++) features[at] = (features[at] as number) + part * (own[at] as number);
  }
  const value = features.reduce((sum, feature, at) => sum + feature * (row[at] ?? 0), now);
  return { features, row: state.round - 1, now, value, byChance };
};

function selfPlay(
  search: VintageSearch | undefined,
  weights: SeatWeights,
  seats: number,
  seed: number,
): PlayedGame {
  const chance = new LightDice(seed);
  const dice = new LightDice(seed + 1_000_003);
  const guest = chance.below(STEADY) === 0 ? chance.below(seats) : -1;
  const found: NotedTurn[][] = Array.from({ length: seats }, () => []);
  const candidates = vintageEvaluation(weights).candidates;
  let state = vintage.setup(seats, { variant: 'standard' }, dice);
  let byChance = false;
  while (vintage.outcome(state) === undefined) {
    const seat = state.turn;
    if (state.phase.type === 'turn') byChance = chance.below(NOISE) === 0;
    const any = candidates(state, seat, true);
    const action =
      byChance && (state.phase.type === 'turn' || state.phase.type === 'gather')
        ? (any[chance.below(any.length)] as Action)
        : search === undefined || seat === guest
          ? steady.choose(vintage, vintage.view(state, seat), seat, chance)
          : (search.ranked(state, seat, seed)[0]?.action as Action);
    const done = vintage.apply(state, seat, action, dice);
    if (!done.ok) throw new Error(`${vintage.write(action)}: ${done.refusal.code}`);
    state = done.value.state;
    if (done.value.goesOn || state.phase.type === 'over') continue;
    found[seat]?.push(noted(weights, state, seat, byChance));
  }
  return { noted: found, totals: vintage.outcome(state)?.totals ?? [] };
}

/** Adds each seat's positions with the results that followed. A later mistake counts little for an earlier position. */
function learn(squares: readonly LeastSquares[], { noted, totals }: PlayedGame, looksOn: number): void {
  for (const [seat, own] of noted.entries()) {
    let comes = marginOf(totals, seat);
    for (const { features, row, now, value, byChance } of own.toReversed()) {
      squares[row]?.add(features, comes - now);
      const on = byChance && looksOn < 1 ? looksOn / 2 : looksOn;
      comes = on * comes + (1 - on) * value;
    }
  }
}

/**
 * Trains weights for a number of seats in games of the player against itself. Without earlier weights, the rule of thumb plays
 * the first round.
 */
function* trained({ seats, rounds, games }: Course, seed: number, before: SeatWeights) {
  const squares = Array.from({ length: box.rounds }, () => new LeastSquares(SIZE));
  const known = before[String(seats - 1)];
  let weights: SeatWeights = known ? { ...before, [seats]: known } : before;
  for (let round = 0; round < rounds; round++) {
    const knows = weights[String(seats)] !== undefined;
    const search: VintageSearch | undefined = knows
      ? new Search(vintage, vintageEvaluation(weights))
      : undefined;
    for (const each of squares) each.fade(FADES);
    let [errors, count, points] = [0, 0, 0];
    for (let game = 0; game < games; game++) {
      const played = selfPlay(search, weights, seats, seed * 1_000_000 + round * games + game);
      learn(squares, played, knows ? LOOKS_ON : 1);
      points += played.totals.reduce((sum, total) => sum + total, 0) / seats;
      for (const [seat, own] of played.noted.entries())
        for (const { value } of own) {
          errors += (value - marginOf(played.totals, seat)) ** 2;
          count += 1;
        }
    }
    weights = {
      ...weights,
      [seats]: fitted(weights[String(seats)] ?? [], squares, { ridge: RIDGE, fewest: FEWEST }),
    };
    const line = `${seats} seats, round ${round + 1} of ${rounds}: ${games} games, ${(points / games).toFixed(1)} points, error ${Math.sqrt(errors / count).toFixed(2)}`;
    yield { weights, line };
  }
}

const COURSES: readonly Course[] = [{ seats: 2, rounds: 8, games: 600 }];

export const VINTAGE: Trainer = {
  courses: COURSES,
  *train(courses: readonly Course[], seed: number, before?: string): Generator<Progress> {
    const played = courses.map(
      ({ seats, rounds, games }) => `${seats} seats: ${rounds} rounds of ${games} games`,
    );
    const from = { command: 'npm run train -- vintage', seed, played, features: FEATURES };
    let weights: SeatWeights = before === undefined ? {} : JSON.parse(before).seats;
    for (const course of courses)
      for (const learnt of trained(course, seed, weights)) {
        weights = learnt.weights;
        yield { weights: byRows({ from, seats: weights }), line: learnt.line };
      }
  },
};
