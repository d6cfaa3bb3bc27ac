import type { SeededDice } from '../../src/core/contract/dice.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { greenPort } from '../../src/games/green-port/game.ts';
import type { Action as GreenPortAction } from '../../src/games/green-port/rules/types.ts';
import { porto } from '../../src/games/porto/game.ts';
import type { Action, Options, State } from '../../src/games/porto/rules/types.ts';
import { vintage } from '../../src/games/vintage/game.ts';
import type { Action as VintageAction } from '../../src/games/vintage/rules/types.ts';
import { random } from '../chaos/random.ts';
import { playerNamed } from './players/pairing.ts';
import { seeded } from './players/tournament.ts';
import { type Metric, median, metric, type Report, type Wishes } from './report.ts';

interface BenchTable {
  readonly name: string;
  readonly seats: number;
  readonly options: unknown;
}

interface RulesBench {
  readonly title: string;
  readonly game: AnyGame;
  readonly bars: Bars;
  readonly tables: readonly BenchTable[];
  readonly choose: (actions: readonly unknown[], below: Below) => unknown;
}

const STANDARD: readonly BenchTable[] = [2, 3, 4].map(seats => ({
  name: `${seats} seats`,
  seats,
  options: { variant: 'standard' },
}));

/** Size of the measurement: runs of each figure, milliseconds of a run, games that are played again. */
interface Effort {
  readonly runs: number;
  readonly runMs: number;
  readonly games: number;
}
const FULL: Effort = { runs: 7, runMs: 400, games: 60 };
const SHORT: Effort = { runs: 1, runMs: 1, games: 1 };

type Below = (n: number) => number;
const randomBelow = (seed: number): Below => {
  const { below } = random(seed);
  return n => (n <= 1 ? 0 : below(n));
};

const isBuild = (action: Action): boolean => action.type === 'build';

/** Prefers builds in eight of ten choices. The list begins with draws and ends with builds. */
const randomChoice = (actions: readonly Action[], below: Below): Action => {
  let draws = 0;
  while (draws < actions.length && !isBuild(actions[draws] as Action)) draws += 1;
  const from = draws < actions.length && below(10) < 8 ? draws : 0;
  return actions[from + below(actions.length - from)] as Action;
};

const PORTO: RulesBench = {
  ...{ title: '', game: porto, bars: { listing: 50_000, applying: 200_000 } },
  tables: [...STANDARD, { name: 'solo', seats: 1, options: { variant: 'solo' } }],
  choose: (actions, below) => randomChoice(actions as readonly Action[], below),
};

/**
 * Allows a trade (`specialise`) in at most one of ten decisions. Frequent trades use up the cubes, so that games hardly end.
 */
const inclined = (actions: readonly unknown[], below: Below): unknown => {
  const all = actions as readonly GreenPortAction[];
  if (all[0]?.type === 'complete' && below(10) < 8) return all[0];
  const trades = all.findIndex(({ type }) => type === 'specialise');
  return all[below(trades > 0 && below(10) < 9 ? trades : all.length)];
};

const GREEN_PORT: RulesBench = {
  ...{ title: 'Green Port, ', game: greenPort, bars: { listing: 100_000, applying: 300_000 } },
  tables: [...STANDARD, { name: 'simple, 3 seats', seats: 3, options: { variant: 'simple' } }],
  choose: inclined,
};

/** Allows a pass in one of ten decisions. More passes would end each round immediately. */
const busy = (actions: readonly unknown[], below: Below): unknown => {
  const all = actions as readonly VintageAction[];
  const skip = all.length > 1 && all[0]?.type === 'pass' && below(10) < 9 ? 1 : 0;
  return all[skip + below(all.length - skip)];
};

const VINTAGE: RulesBench = {
  ...{ title: 'Vintage, ', game: vintage, bars: { listing: 60_000, applying: 200_000 } },
  tables: STANDARD,
  choose: busy,
};

const BENCHES: readonly RulesBench[] = [PORTO, GREEN_PORT, VINTAGE];

interface Ply {
  readonly seat: number;
  readonly action: unknown;
}

const step = (game: AnyGame, state: unknown, { seat, action }: Ply, dice: SeededDice): unknown => {
  const done = game.apply(state, seat, action, dice);
  if (!done.ok) throw new Error(`refused: ${game.write(action)}: ${done.refusal.code}`);
  return done.value.state;
};

const playListed = (
  { game, choose }: RulesBench,
  table: BenchTable,
  seed: number,
  below: Below,
  visit?: (ply: Ply, listed: number) => void,
) => {
  const dice = seeded(seed);
  let state = game.setup(table.seats, table.options, dice);
  for (;;) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) return;
    const actions = game.legal(state, seat);
    const ply = { seat, action: choose(actions, below) };
    visit?.(ply, actions.length);
    state = step(game, state, ply, dice);
  }
};

/** Returns the processor time of this process in milliseconds, with its garbage collector's threads. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const ratePerSecond = (count: number, since: number): number => (count * 1000) / (processorMs() - since);

const listingRun = (
  bench: RulesBench,
  table: BenchTable,
  run: number,
  { runMs }: Effort,
): { rate: number; average: number } => {
  const below = randomBelow(run);
  let moves = 0;
  let listed = 0;
  const start = processorMs();
  for (let game = 0; game === 0 || processorMs() - start < runMs; game++) {
    playListed(bench, table, run * 100_000 + game, below, (_, actions) => {
      moves += 1;
      listed += actions;
    });
  }
  return { rate: ratePerSecond(moves, start), average: listed / moves };
};

/** Measures only the function `apply`. The games are played before the clock starts. */
const applyRun = (bench: RulesBench, table: BenchTable, run: number, effort: Effort): number => {
  const below = randomBelow(run);
  const games = Array.from({ length: effort.games }, (_, game) => {
    const plies: Ply[] = [];
    playListed(bench, table, run * 1000 + game, below, ply => plies.push(ply));
    return { seed: run * 1000 + game, plies };
  });
  let moves = 0;
  let spent = 0;
  while (spent < effort.runMs) {
    const ready = games.map(({ seed, plies }) => {
      const dice = seeded(seed);
      return { dice, state: bench.game.setup(table.seats, table.options, dice), plies };
    });
    const start = processorMs();
    for (const { dice, state, plies } of ready) {
      let position = state;
      for (const ply of plies) position = step(bench.game, position, ply, dice);
      moves += plies.length;
    }
    spent += processorMs() - start;
  }
  return (moves * 1000) / spent;
};

/** Collects many cards, so that its positions have the most legal actions. */
const STEADY = playerNamed('porto', 'steady');

const greedyRun = (
  table: BenchTable,
  run: number,
  { runMs, games }: Effort,
): { nanoseconds: number; average: number; most: number } => {
  const positions: { state: State; seat: number }[] = [];
  for (let game = 0; game < Math.min(games, 4); game++) {
    const dice = seeded(run * 1000 + game);
    let state = porto.setup(table.seats, table.options as Options, dice);
    for (;;) {
      const seat = porto.toAct(state)[0];
      if (seat === undefined) break;
      positions.push({ state, seat });
      const action = STEADY.choose(porto, porto.view(state, seat), seat, dice);
      state = step(porto, state, { seat, action }, dice) as State;
    }
  }
  let listed = 0;
  let most = 0;
  let rounds = 0;
  const start = processorMs();
  for (; rounds === 0 || processorMs() - start < runMs; rounds++) {
    for (const { state, seat } of positions) {
      const { length } = porto.legal(state, seat);
      listed += length;
      most = Math.max(most, length);
    }
  }
  const nanoseconds = ((processorMs() - start) * 1e6) / listed;
  return { nanoseconds, average: listed / rounds / positions.length, most };
};

const REFERENCE_MS = 40;

/** Measures work that never changes between versions. Returns thousands of repetitions for each second of processor time. */
const referenceRun = (): number => {
  const dice = seeded(1);
  let times = 0;
  const start = processorMs();
  while (processorMs() - start < REFERENCE_MS) {
    for (let time = 0; time < 20; time++) JSON.parse(JSON.stringify(dice.shuffle([...DECK_OF_WORK], 'work')));
    times += 20;
  }
  return ratePerSecond(times, start) / 1_000;
};
const DECK_OF_WORK: readonly string[] = Array.from({ length: 52 }, (_, card) => `card ${card}`);

const reference: number[] = [];

const runs = <T>(effort: Effort, measure: (run: number) => T): readonly T[] => {
  measure(0); // warm-up
  return Array.from({ length: effort.runs }, (_, run) => {
    const measured = measure(run + 1);
    reference.push(referenceRun());
    return measured;
  });
};

const measured = (bench: RulesBench, table: BenchTable, effort: Effort): Metric[] => {
  const { bars, title } = bench;
  const listing = runs(effort, run => listingRun(bench, table, run, effort));
  const applying = runs(effort, run => applyRun(bench, table, run, effort));
  const name = `${title}${table.name}`;
  return [
    metric(
      `list + apply, ${name}`,
      'moves/cpu s',
      listing.map(({ rate }) => rate),
      { atLeast: bars.listing },
    ),
    metric(`apply, ${name}`, 'moves/cpu s', applying, { atLeast: bars.applying }),
    metric(
      `legal actions in random games, ${name}`,
      'actions',
      listing.map(({ average }) => average),
    ),
  ];
};

interface Bars {
  readonly listing: number;
  readonly applying: number;
}

const measuredGreedy = (table: BenchTable, effort: Effort): Metric[] => {
  const greedy = runs(effort, run => greedyRun(table, run, effort));
  const { name } = table;
  return [
    metric(
      `greedy listing, ${name}`,
      'ns/action',
      greedy.map(({ nanoseconds }) => nanoseconds),
      { atMost: 200 },
    ),
    metric(
      `legal actions in greedy games, ${name}`,
      'actions',
      greedy.map(({ average }) => average),
    ),
    metric(
      `most legal actions in greedy games, ${name}`,
      'actions',
      greedy.map(({ most }) => most),
    ),
  ];
};

const worst = (name: string, metrics: readonly Metric[], pick: (...values: number[]) => number): Metric => {
  const of = metrics.filter(each => each.name.startsWith(`${name}, `));
  const value = pick(...of.map(each => each.value));
  return { ...(of.find(each => each.value === value) as Metric), name };
};

/**
 * Measures the speed of the rules by processor time. The tests freeze states, and this bench does not. Each limit (`atMost`)
 * holds for the slowest table of a game.
 */
export const benchRules = ({ short = false, step: report }: Wishes = {}): Report => {
  const effort = short ? SHORT : FULL;
  const found = BENCHES.map(bench => {
    const metrics = bench.tables.flatMap(table => {
      const own = measured(bench, table, effort);
      const both = bench.game === PORTO.game ? [...own, ...measuredGreedy(table, effort)] : own;
      report?.(`${bench.game.id}, ${table.name}`);
      return both;
    });
    return { title: bench.title === '' ? '' : `, ${bench.title.slice(0, -2)}`, metrics };
  });
  const share = (100 * median(reference)) / Math.max(...reference);
  return {
    bench: 'rules',
    metrics: [
      metric('the same work beside each run', 'thousand/cpu s', reference),
      { name: 'of its best speed the machine gave, at the median', value: share, unit: '%' },
      worst('greedy listing', found[0]?.metrics ?? [], Math.max),
      ...found.flatMap(({ title, metrics }) =>
        ['list + apply', 'apply'].map(name => worst(`${name}${title}`, metrics, Math.min)),
      ),
      ...found.flatMap(({ metrics }) => metrics),
    ],
  };
};
