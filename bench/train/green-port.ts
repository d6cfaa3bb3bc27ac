import { Matrix, solve } from 'ml-matrix';
import { LightDice } from '../../src/core/light-dice.ts';
import { Search } from '../../src/core/search.ts';
import { greenPortEvaluation } from '../../src/games/green-port/player/evaluation.ts';
import {
  FEATURES,
  Judge,
  STRETCHES,
  stretchOf,
  type Weights,
} from '../../src/games/green-port/player/features.ts';
import { greedy } from '../../src/games/green-port/player/greedy.ts';
import { positionOf, standingOf } from '../../src/games/green-port/player/position.ts';
import { greenPort } from '../../src/games/green-port/rules/index.ts';
import { type Action, type State, VARIANTS, type View } from '../../src/games/green-port/rules/types.ts';

export interface Training {
  /** Weights to begin with. */
  readonly weights: Weights;
  readonly rounds: number;
  /** Of each number of seats in each round. */
  readonly games: number;
  readonly seed: number;
  readonly say: (line: string) => void;
  readonly only: readonly number[];
  readonly each: (weights: Weights) => void;
}

interface Sample {
  readonly features: Float64Array;
  readonly stretch: number;
  /** What came on top of the margin that stood then. */
  readonly target: number;
  readonly weight: number;
}

/** A position that was noted at a turn's end, from one seat's side. */
interface Noted {
  readonly features: Float64Array;
  readonly stretch: number;
  /** The margin that stood then, and what the position was judged to be worth. */
  readonly now: number;
  readonly value: number;
}

/** What follows counts for so much against what the next position is judged to be worth; all of it in the first round. */
const LOOKS_ON = 0.75;
/** Older rounds were played by weaker players. */
const FADES = 0.7;
/** How hard the fit holds to the weights before. */
const RIDGE = 100;
/** Of so many decisions one is any that is legal: positions that good play avoids must be judged too. */
const NOISE = 25;
/** Of so many games one has a seat that plays greedily, and one is of another variant than the standard. */
const GREEDY = 4;
const VARIANT = 6;

const margin = (totals: readonly number[], seat: number): number => {
  const own = totals[seat] ?? 0;
  return own - (totals.reduce((sum, total) => sum + total, 0) - own) / (totals.length - 1);
};

const pick = <T>(items: readonly T[], dice: LightDice): T => items[dice.below(items.length)] as T;

/** Positions at the ends of turns, from each seat's side. */
function selfPlay(
  search: Search<State, Action, View>,
  weights: Weights,
  seats: number,
  seed: number,
  looksOn: number,
): { readonly samples: readonly Sample[]; readonly turns: number } {
  const chance = new LightDice(seed);
  const dice = new LightDice(seed + 1_000_003);
  const variant = chance.below(VARIANT) === 0 ? pick(VARIANTS, chance) : 'standard';
  const guest = chance.below(GREEDY) === 0 ? chance.below(seats) : -1;
  let state = greenPort.setup(seats, { variant }, dice);
  const noted: Noted[][] = Array.from({ length: seats }, () => []);
  let turns = 0;
  for (let ply = 0; greenPort.outcome(state) === undefined; ply++) {
    const seat = greenPort.toAct(state)[0] ?? 0;
    const stray = chance.below(NOISE) === 0;
    const action = stray
      ? pick(
          greenPort.legal(state, seat).filter(({ type }) => type !== 'specialise'),
          chance,
        )
      : seat === guest
        ? greedy.choose(greenPort, greenPort.view(state, seat), seat, chance)
        : (search.ranked(state, seat, seed + ply)[0]?.action as Action);
    const done = greenPort.apply(state, seat, action, dice);
    if (!done.ok) throw new Error(`${greenPort.write(action)}: ${done.refusal.code}`);
    state = done.value.state;
    if (action.type !== 'end' || state.phase.type === 'over') continue;
    turns += 1;
    const position = positionOf(state);
    for (let each = 0; each < seats; each++) {
      const judge = new Judge(weights, position, each);
      const standing = standingOf(position, each);
      noted[each]?.push({
        features: judge.features(standing, position.next),
        stretch: stretchOf(position.columns, position.open),
        now: judge.pointsOver(standing),
        value: judge.value(standing, position.next),
      });
    }
  }
  const totals = greenPort.outcome(state)?.totals ?? [];
  const samples = noted.flatMap((own, seat) => targeted(own, margin(totals, seat), looksOn));
  return { samples, turns };
}

/** A position's target is what the next one is judged to be worth, mixed with that one's own target. */
function targeted(own: readonly Noted[], final: number, looksOn: number): readonly Sample[] {
  let target = final;
  return own
    .toReversed()
    .map(({ features, stretch, now, value }) => {
      const sample = { features, stretch, target: target - now, weight: 1 };
      target = looksOn * target + (1 - looksOn) * value;
      return sample;
    });
}

/** Weighted least squares that holds to the weights before; a stretch with few samples keeps what it had. */
function fitted(samples: readonly Sample[], before: Weights[string]): number[][] {
  const size = FEATURES.length;
  return Array.from({ length: STRETCHES }, (_, stretch) => {
    const old = before[stretch] ?? [];
    const own = samples.filter(sample => sample.stretch === stretch);
    if (own.length < 20 * size) return [...old];
    const products = Matrix.eye(size).mul(RIDGE);
    const targets = Matrix.columnVector(old.map(weight => weight * RIDGE));
    for (const { features, target, weight } of own)
      for (let row = 0; row < size; row++) {
        const left = (features[row] as number) * weight;
        if (left === 0) continue;
        targets.set(row, 0, targets.get(row, 0) + left * target);
        for (let column = 0; column < size; column++)
          products.set(row, column, products.get(row, column) + left * (features[column] as number));
      }
    return solve(products, targets)
      .to1DArray()
      .map(weight => Math.round(weight * 1000) / 1000);
  });
}

/** Least squares to the final margin, from games against itself. */
export function train({ weights: first, rounds, games, seed, say, only, each }: Training): Weights {
  let weights = first;
  for (const seats of only) {
    let samples: Sample[] = [];
    for (let round = 0; round < rounds; round++) {
      const search = new Search(greenPort, greenPortEvaluation(weights));
      const begun = Date.now();
      samples = samples.map(sample => ({ ...sample, weight: sample.weight * FADES }));
      let turns = 0;
      for (let game = 0; game < games; game++) {
        const played = selfPlay(
          search,
          weights,
          seats,
          seed + (seats * 100 + round) * 100_000 + game,
          round === 0 ? 1 : LOOKS_ON,
        );
        samples.push(...played.samples);
        turns += played.turns;
      }
      weights = { ...weights, [seats]: fitted(samples, weights[String(seats)] ?? []) };
      each(weights);
      say(
        `${seats} seats, round ${round + 1} of ${rounds}: ${games} games, ${(turns / games / seats).toFixed(1)} rounds long, ${((Date.now() - begun) / 1000).toFixed(0)} s`,
      );
    }
  }
  return weights;
}
