import { Matrix, solve } from 'ml-matrix';
import { SeededDice } from '../../src/core/dice.ts';
import { LightDice } from '../../src/core/light-dice.ts';
import { Search } from '../../src/core/search.ts';
import { type PortoWeights, portoEvaluation } from '../../src/games/porto/player/evaluation.ts';
import { FEATURES, featuresOf, STRETCHES, stretchOf } from '../../src/games/porto/player/features.ts';
import { ambitionOf } from '../../src/games/porto/rules/cards.ts';
import { porto } from '../../src/games/porto/rules/index.ts';
import { privatePoints } from '../../src/games/porto/rules/scoring.ts';
import type { Action, Options, State } from '../../src/games/porto/rules/types.ts';

export interface Training {
  readonly seats: number;
  readonly rounds: number;
  readonly games: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

interface Sample {
  readonly features: Float64Array;
  readonly stretch: number;
  /** What came on top of the margin that stood then. */
  readonly target: number;
  readonly weight: number;
}

/** Older rounds were played by weaker players. */
const FADES = 0.7;
const RIDGE = 4;
/** Of six decisions one is any of the best so many: positions that good play avoids must be judged too. */
const NOISE = 6;
const STRAYS = 8;

const FIRST: Readonly<Partial<Record<(typeof FEATURES)[number], number>>> = {
  'best build': 0.5,
  'best build above 8': 0.3,
  'build after it': 0.35,
  'cards of value 1': 0.6,
  'cards of value 2': 1,
  'cards of value 3': 1.6,
  'cards above four': -0.3,
  'cards above seven': -0.7,
  'best build of the next seat': -0.2,
  'private contracts': 0.9,
};

export const firstWeights = (): PortoWeights['seats'][string] =>
  Array.from({ length: STRETCHES }, (_, stretch) =>
    FEATURES.map(name => (FIRST[name] ?? 0) * (stretch === 6 ? 0 : 1)),
  );

const margin = (totals: readonly number[], seat: number): number => {
  const own = totals[seat] ?? 0;
  if (totals.length === 1) return own;
  return own - (totals.reduce((sum, total) => sum + total, 0) - own) / (totals.length - 1);
};

const optionsOf = (seats: number, dice: LightDice): Options =>
  seats === 1
    ? { variant: 'solo', timer: ([28, 26, 24] as const)[dice.below(3)] ?? 28 }
    : { variant: dice.below(8) === 0 ? 'family' : 'standard' };

interface Played {
  readonly samples: readonly Sample[];
  readonly kept: readonly { readonly type: string; readonly vp: number }[];
  readonly totals: readonly number[];
  readonly plies: number;
}

function selfPlay(
  search: Search<State, Action, ReturnType<typeof porto.view>>,
  seats: number,
  seed: number,
  weight: number,
): Played {
  const chance = new LightDice(seed);
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, seed);
  const dice = new SeededDice(bytes);
  const shuffled = new LightDice(seed + 7);
  let state = porto.setup(seats, optionsOf(seats, chance), dice);
  const noted: { seat: number; features: Float64Array; stretch: number; now: number }[] = [];
  let plies = 0;
  while (porto.outcome(state) === undefined) {
    const seat = porto.toAct(state)[0] ?? 0;
    const from = state;
    let action: Action;
    if (state.phase.type === 'keep') {
      const all = porto.legal(state, seat);
      action = all[chance.below(all.length)] as Action;
    } else {
      const ranked = search.ranked(state, seat, seed + plies);
      const strays = chance.below(NOISE) === 0 ? chance.below(Math.min(STRAYS, ranked.length)) : 0;
      action = ranked[strays]?.action as Action;
    }
    const done = porto.apply(state, seat, action, shuffled);
    if (!done.ok) throw new Error(`${porto.write(action)}: ${done.refusal.code}`);
    state = done.value.state;
    plies += 1;
    if (from.phase.type === 'keep' || state.phase.type === 'over') continue;
    const scores = state.players.map(({ score }) => score);
    noted.push({
      seat,
      features: featuresOf(state, seat, from),
      stretch: stretchOf(state, seat),
      now: margin(scores, seat),
    });
  }
  const solo = seats === 1;
  const totals = solo ? state.players.map(({ score }) => score) : (porto.outcome(state)?.totals ?? []);
  return {
    samples: noted.map(({ seat, features, stretch, now }) => ({
      features,
      stretch,
      target: margin(totals, seat) - now,
      weight,
    })),
    kept: state.players.flatMap(({ kept }) =>
      (kept ?? []).map(contract => ({
        type: ambitionOf(contract).type,
        vp: privatePoints(state.houses, contract),
      })),
    ),
    totals,
    plies,
  };
}

/** Weighted least squares with a ridge, a stretch at a time; a stretch with few samples keeps what it had. */
function fitted(samples: readonly Sample[], before: readonly (readonly number[])[]): number[][] {
  const size = FEATURES.length;
  return Array.from({ length: STRETCHES }, (_, stretch) => {
    const own = samples.filter(sample => sample.stretch === stretch);
    if (own.length < 20 * size) return [...(before[stretch] ?? [])];
    const products = Matrix.eye(size).mul(RIDGE);
    const targets = Matrix.zeros(size, 1);
    for (const { features, target, weight } of own) {
      for (let row = 0; row < size; row++) {
        const left = (features[row] as number) * weight;
        if (left === 0) continue;
        targets.set(row, 0, targets.get(row, 0) + left * target);
        for (let column = 0; column < size; column++)
          products.set(row, column, products.get(row, column) + left * (features[column] as number));
      }
    }
    return solve(products, targets)
      .to1DArray()
      .map(weight => Math.round(weight * 1000) / 1000);
  });
}

/** Least squares to the final margin, from games against itself. */
export function train({ seats, rounds, games, seed, say }: Training): Pick<PortoWeights, 'seats' | 'keep'> {
  let weights: PortoWeights = { seats: { [seats]: firstWeights() }, keep: {} };
  let samples: Sample[] = [];
  let kept = new Map<string, { sum: number; count: number }>();
  for (let round = 0; round < rounds; round++) {
    const evaluation = portoEvaluation(weights);
    const search = new Search(porto, evaluation);
    samples = samples.map(sample => ({ ...sample, weight: sample.weight * FADES }));
    kept = new Map();
    const means: number[] = [];
    const begun = Date.now();
    for (let game = 0; game < games; game++) {
      const played = selfPlay(search, seats, seed + round * games + game, 1);
      samples.push(...played.samples);
      means.push(...played.totals);
      for (const { type, vp } of played.kept) {
        const known = kept.get(type) ?? { sum: 0, count: 0 };
        kept.set(type, { sum: known.sum + vp, count: known.count + 1 });
      }
    }
    const keep = Object.fromEntries(
      [...kept].sort().map(([type, { sum, count }]) => [type, Math.round((sum / count) * 100) / 100]),
    );
    weights = { seats: { [seats]: fitted(samples, weights.seats[seats] ?? []) }, keep };
    const mean = means.reduce((sum, total) => sum + total, 0) / means.length;
    say(
      `${seats} seats, round ${round + 1} of ${rounds}: ${games} games, ${mean.toFixed(1)} points on average, ${((Date.now() - begun) / 1000).toFixed(0)} s`,
    );
  }
  return weights;
}
