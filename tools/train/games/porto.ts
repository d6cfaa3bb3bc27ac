import { SeededDice } from '../../../src/core/contract/dice.ts';
import { marginOf } from '../../../src/core/rules/points.ts';
import { LightDice } from '../../../src/core/search/light-dice.ts';
import { Search } from '../../../src/core/search/search.ts';
import {
  type PortoWeights,
  portoEvaluation,
  type Weights,
} from '../../../src/games/porto/bots/evaluation.ts';
import { FEATURES, type FeatureName, judged, STRETCHES } from '../../../src/games/porto/bots/features.ts';
import { porto } from '../../../src/games/porto/game.ts';
import { ambitionOf } from '../../../src/games/porto/rules/cards.ts';
import { privatePoints } from '../../../src/games/porto/rules/scoring.ts';
import type { Action, Options, State } from '../../../src/games/porto/rules/types.ts';
import { fitted, LeastSquares } from '../least-squares.ts';
import { byRows, type Course, type Progress, type Trainer } from '../trainer.ts';

/** Factor for the weight of samples from earlier rounds of the training, in which the players were weaker. */
const FADES = 0.5;
const RIDGE = 30;
/**
 * One decision in this many is a random one of the best actions, since the evaluation must also know positions that good play
 * avoids.
 */
const NOISE = 6;
const STRAYS = 8;
/**
 * Weight of the game's later course in a sample, 1 in the first round of the training. The rest is the weight of the evaluation
 * of the next decision.
 */
const LOOKS_ON = 0.8;
const TIMERS = [28, 26, 24] as const;

const FIRST: Readonly<Partial<Record<FeatureName, number>>> = {
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

/** First weights of a player. After a seat's last turn, only the private contracts count. */
const firstWeights = (seats: number): Weights =>
  Array.from({ length: STRETCHES }, (_, stretch) =>
    FEATURES.map(([name]) => {
      const last = seats > 1 && stretch === 6;
      return last && name !== 'private contracts' ? 0 : (FIRST[name] ?? 0);
    }),
  );

const optionsOf = (seats: number, dice: LightDice): Options =>
  seats === 1
    ? { variant: 'solo', timer: TIMERS[dice.below(TIMERS.length)] ?? TIMERS[0] }
    : { variant: dice.below(8) === 0 ? 'family' : 'standard' };

/**
 * Decision: the position right after it (`features`, `stretch`, `now`), and the value of the action that the search found best
 * (`best`).
 */
interface Decided {
  readonly seat: number;
  readonly features: ArrayLike<number>;
  readonly stretch: number;
  readonly now: number;
  readonly best: number;
  readonly strayed: boolean;
}

interface SelfPlayed {
  readonly decided: readonly Decided[];
  readonly totals: readonly number[];
  readonly end: State;
}

type PortoSearch = Search<State, Action, ReturnType<typeof porto.view>>;

function selfPlay(search: PortoSearch, seats: number, seed: number): SelfPlayed {
  const chance = new LightDice(seed);
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, seed);
  const dice = new SeededDice(bytes);
  let state = porto.setup(seats, optionsOf(seats, chance), dice);
  const decided: Decided[] = [];
  while (porto.outcome(state) === undefined) {
    const seat = porto.toAct(state)[0] ?? 0;
    const from = state;
    let chosen: { readonly action: Action; readonly value: number } | undefined;
    let best = 0;
    let strayed = false;
    if (state.phase.type === 'keep') {
      const all = porto.legal(state, seat);
      chosen = { action: all[chance.below(all.length)] as Action, value: 0 };
    } else {
      const ranked = search.ranked(state, seat, seed);
      const stray = chance.below(NOISE) === 0 ? chance.below(Math.min(STRAYS, ranked.length)) : 0;
      chosen = ranked[stray];
      best = ranked[0]?.value ?? 0;
      strayed = stray > 0;
    }
    if (!chosen) throw new Error('nothing to choose');
    const done = porto.apply(state, seat, chosen.action, chance);
    if (!done.ok) throw new Error(`${porto.write(chosen.action)}: ${done.refusal.code}`);
    state = done.value.state;
    if (from.phase.type === 'keep') continue;
    const scores = state.players.map(({ score }) => score);
    decided.push({ seat, ...judged(state, seat, from), now: marginOf(scores, seat), best, strayed });
  }
  const totals = seats === 1 ? state.players.map(({ score }) => score) : (porto.outcome(state)?.totals ?? []);
  return { decided, totals, end: state };
}

/** Adds each seat's decisions with the results that followed. A later mistake counts little for an earlier decision. */
function learn(squares: readonly LeastSquares[], { decided, totals }: SelfPlayed, looksOn: number): void {
  const seats = totals.length;
  for (let seat = 0; seat < seats; seat++) {
    let comes = marginOf(totals, seat);
    for (const decision of decided.filter(each => each.seat === seat).reverse()) {
      squares[decision.stretch]?.add(decision.features, comes - decision.now);
      const follows = decision.strayed && looksOn < 1 ? 0 : looksOn;
      comes = follows * comes + (1 - follows) * decision.best;
    }
  }
}

interface Mean {
  sum: number;
  count: number;
}
const meanOf = ({ sum, count }: Mean, digits: number): number =>
  Math.round((sum / Math.max(1, count)) * 10 ** digits) / 10 ** digits;

/**
 * Trains weights for a number of seats in games of the player against itself.
 * @param before weights for other numbers of seats
 */
function* trained({ seats, rounds, games }: Course, seed: number, before: PortoWeights) {
  const squares = Array.from({ length: STRETCHES }, () => new LeastSquares(FEATURES.length));
  const nearest = seats > 2 ? (before.seats[String(seats - 1)] ?? before.seats['2']) : undefined;
  let weights: PortoWeights = {
    seats: { ...before.seats, [seats]: nearest ?? firstWeights(seats) },
    keep: before.keep,
  };
  for (let round = 0; round < rounds; round++) {
    const search: PortoSearch = new Search(porto, portoEvaluation(weights));
    for (const each of squares) each.fade(FADES);
    const kept = new Map<string, Mean>();
    const points: Mean = { sum: 0, count: 0 };
    const errors: Mean = { sum: 0, count: 0 };
    for (let game = 0; game < games; game++) {
      const played = selfPlay(search, seats, seed + round * games + game);
      learn(squares, played, round === 0 ? 1 : LOOKS_ON);
      for (const total of played.totals) {
        points.sum += total;
        points.count += 1;
      }
      for (const { seat, best } of played.decided) {
        errors.sum += (best - marginOf(played.totals, seat)) ** 2;
        errors.count += 1;
      }
      for (const contract of played.end.players.flatMap(player => player.kept ?? [])) {
        const { type } = ambitionOf(contract);
        const mean = kept.get(type) ?? { sum: 0, count: 0 };
        mean.sum += privatePoints(played.end.houses, contract);
        mean.count += 1;
        kept.set(type, mean);
      }
    }
    const keep = Object.fromEntries([...kept].sort().map(([type, mean]) => [type, meanOf(mean, 2)]));
    weights = {
      seats: { ...weights.seats, [seats]: fitted(weights.seats[seats] ?? [], squares, { ridge: RIDGE }) },
      keep: seats === 2 ? keep : weights.keep,
    };
    const line = `${seats} seats, round ${round + 1} of ${rounds}: ${games} games, ${meanOf(points, 1)} points on average, error ${Math.sqrt(meanOf(errors, 2)).toFixed(1)}`;
    yield { weights, line };
  }
}

/** Default training. Weights of more seats start from those of one seat fewer. */
const COURSES: readonly Course[] = [
  { seats: 2, rounds: 5, games: 1500 },
  { seats: 1, rounds: 5, games: 1000 },
  { seats: 3, rounds: 3, games: 600 },
  { seats: 4, rounds: 3, games: 450 },
];

interface WeightsFile extends PortoWeights {
  readonly from: {
    readonly command: string;
    readonly features: readonly string[];
    /** Texts such as "2 rounds of 300 games", by number of seats. */
    readonly games: Readonly<Record<string, string>>;
  };
}

const NOTHING: WeightsFile = {
  from: { command: 'npm run train -- porto', features: FEATURES.map(([name]) => name), games: {} },
  seats: {},
  keep: {},
};

export const PORTO: Trainer = {
  courses: COURSES,
  *train(courses: readonly Course[], seed: number, before?: string): Generator<Progress> {
    let file: WeightsFile = before === undefined ? NOTHING : JSON.parse(before);
    for (const course of courses) {
      const { seats, rounds, games } = course;
      const played = { ...file.from.games, [seats]: `${rounds} rounds of ${games}, seed ${seed}` };
      for (const { weights, line } of trained(course, seed, file)) {
        file = { from: { ...file.from, games: played }, ...weights };
        yield { weights: byRows(file), line };
      }
    }
  },
};
