import medium from '../../../data/green-port/weights.json' with { type: 'json' };
import type { SeatWeights } from '../../../src/core/contract/evaluation.ts';
import { marginOf } from '../../../src/core/rules/points.ts';
import { LightDice } from '../../../src/core/search/light-dice.ts';
import { Search } from '../../../src/core/search/search.ts';
import { greenPortEvaluation } from '../../../src/games/green-port/bots/evaluation.ts';
import { FEATURES, STRETCHES, stretchOf } from '../../../src/games/green-port/bots/features.ts';
import { greedy } from '../../../src/games/green-port/bots/greedy.ts';
import { Judge } from '../../../src/games/green-port/bots/judge.ts';
import { positionOf, standingOf } from '../../../src/games/green-port/bots/position.ts';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { type Action, type State, VARIANTS, type View } from '../../../src/games/green-port/rules/types.ts';
import { fitted, LeastSquares } from '../least-squares.ts';
import { byRows, type Course, type Progress, type Trainer } from '../trainer.ts';

type GreenPortSearch = Search<State, Action, View>;

/** Factor for the weight of samples from earlier rounds of the training, in which the players were weaker. */
const FADES = 0.6;
/** Strength of the pull to the weights of the round before, as a number of samples. */
const RIDGE = 100;
/** Number of samples below which a stretch of the game keeps its old weights. */
const FEWEST = 20 * FEATURES.length;
/** One decision in this many is a random legal action, since the evaluation must also know positions that good play avoids. */
const NOISE = 40;
/** One game in this many has a seat that plays greedily. One game in `VARIANT` has a random variant. */
const GREEDY = 6;
const VARIANT = 6;
/**
 * Weight of the game's later course in a sample, 1 in the first round of the training. The rest is the weight of the evaluation
 * of the next position.
 */
const LOOKS_ON = 0.9;

const anyOf = <T>(items: readonly T[], dice: LightDice): T => items[dice.below(items.length)] as T;

interface Noted {
  readonly features: Float64Array;
  readonly stretch: number;
  /** Lead in points at that time (`now`), and the lead at the end that the evaluation expected (`value`). */
  readonly now: number;
  readonly value: number;
}

interface SelfPlayed {
  readonly noted: readonly (readonly Noted[])[];
  readonly totals: readonly number[];
  readonly rounds: number;
}

const notedIn = (weights: SeatWeights, state: State, seat: number): Noted => {
  const position = positionOf(state);
  const standing = standingOf(position, seat);
  const judge = new Judge(weights, position, seat);
  return {
    features: judge.features(standing, position.next),
    stretch: stretchOf(position, position.open),
    now: judge.pointsOver(standing),
    value: judge.value(standing, position.next),
  };
};

function selfPlay(search: GreenPortSearch, weights: SeatWeights, seats: number, seed: number): SelfPlayed {
  const chance = new LightDice(seed);
  const dice = new LightDice(seed + 1_000_003);
  const variant = chance.below(VARIANT) === 0 ? anyOf(VARIANTS, chance) : 'standard';
  const guest = chance.below(GREEDY) === 0 ? chance.below(seats) : -1;
  const noted: Noted[][] = Array.from({ length: seats }, () => []);
  let state = greenPort.setup(seats, { variant }, dice);
  const choose = (seat: number): Action => {
    if (chance.below(NOISE) === 0)
      return anyOf(
        greenPort.legal(state, seat).filter(({ type }) => type !== 'specialise'),
        chance,
      );
    if (seat === guest) return greedy.choose(greenPort, greenPort.view(state, seat), seat, chance);
    return search.ranked(state, seat, seed)[0]?.action ?? { type: 'end' };
  };
  while (greenPort.outcome(state) === undefined) {
    const seat = greenPort.toAct(state)[0] ?? 0;
    const action = choose(seat);
    const done = greenPort.apply(state, seat, action, dice);
    if (!done.ok) throw new Error(`${greenPort.write(action)}: ${done.refusal.code}`);
    state = done.value.state;
    if (action.type !== 'end' || state.phase.type === 'over') continue;
    for (const [each, own] of noted.entries()) own.push(notedIn(weights, state, each));
  }
  return { noted, totals: greenPort.outcome(state)?.totals ?? [], rounds: state.round };
}

/**
 * Adds each seat's positions, with the later results, to the equations (`squares`) of their stretch of the game. An earlier
 * position is judged mostly by the values soon after it, and less by the final result.
 */
function learn(squares: readonly LeastSquares[], { noted, totals }: SelfPlayed, looksOn: number): void {
  for (const [seat, own] of noted.entries()) {
    let comes = marginOf(totals, seat);
    for (const { features, stretch, now, value } of own.toReversed()) {
      squares[stretch]?.add(features, comes - now);
      comes = looksOn * comes + (1 - looksOn) * value;
    }
  }
}

/**
 * Trains weights for a number of seats in games of the player against itself.
 * @param before weights for other numbers of seats
 */
function* trained({ seats, rounds, games }: Course, seed: number, before: SeatWeights) {
  const squares = Array.from({ length: STRETCHES }, () => new LeastSquares(FEATURES.length));
  let weights: SeatWeights = { ...before, [seats]: before[String(seats - 1)] ?? medium.seats[2] };
  for (let round = 0; round < rounds; round++) {
    const search: GreenPortSearch = new Search(greenPort, greenPortEvaluation(weights));
    for (const each of squares) each.fade(FADES);
    let [length, errors, count] = [0, 0, 0];
    for (let game = 0; game < games; game++) {
      const played = selfPlay(search, weights, seats, seed * 1_000_000 + round * games + game);
      learn(squares, played, round === 0 ? 1 : LOOKS_ON);
      length += played.rounds;
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
    const line = `${seats} seats, round ${round + 1} of ${rounds}: ${games} games, ${(length / games).toFixed(1)} rounds long, error ${Math.sqrt(errors / count).toFixed(2)}`;
    yield { weights, line };
  }
}

const COURSES: readonly Course[] = [{ seats: 2, rounds: 3, games: 5_000 }];

/**
 * Trains the weights of the hard player, which begin as the weights of the medium player. The medium player's weights stay: its
 * rating and the proofs of the puzzles depend on them.
 */
export const GREEN_PORT: Trainer = {
  courses: COURSES,
  *train(courses: readonly Course[], seed: number): Generator<Progress> {
    const played = courses.map(
      ({ seats, rounds, games }) => `${seats} seats: ${rounds} rounds of ${games} games`,
    );
    const from = { command: 'npm run train -- green-port', seed, played, features: FEATURES };
    let seats: SeatWeights = {};
    for (const course of courses)
      for (const learnt of trained(course, seed, seats)) {
        seats = learnt.weights;
        yield { weights: byRows({ ...medium, hard: { from, seats } }), line: learnt.line };
      }
  },
};
