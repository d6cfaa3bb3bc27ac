import { SeededDice } from '../../src/core/contract/dice.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { playerOf, type Strength } from '../../src/core/contract/player.ts';
import { coachOf, type Decision, judgedAll, type Weigh } from '../../src/core/review/coach.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { linesOf, rolledOut } from '../../src/core/search/thinker.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { type Metric, metric, type Report, type Wishes } from './report.ts';

/** Most seconds of one core for the review of a game for two. */
const MOST_SECONDS = 20;
const SEATS = 2;
const FITTED_GAMES = 60;
/** Most decisions of a game, so that an endless game fails instead of running all night. */
const MOST_PLIES = 20_000;

interface SeenDecision extends Decision {
  readonly view: unknown;
}

interface PlayedGame {
  readonly deal: unknown;
  readonly decisions: readonly SeenDecision[];
  readonly ranks: readonly number[];
}

function play(game: AnyGame, strengths: readonly Strength[], seed: number): PlayedGame {
  const dice = new SeededDice(new Uint8Array(32).fill(seed % 256, 0, 16).fill(seed >> 8, 16));
  const decisions: SeenDecision[] = [];
  const deal = game.setup(SEATS, game.defaults, dice);
  let state = deal;
  let [turn, goesOn] = [1, false];
  for (let rev = 1; rev <= MOST_PLIES && game.outcome(state) === undefined; rev++) {
    const [seat = 0] = game.toAct(state);
    const view = game.view(state, seat);
    const player = playerOf(game.id, players, strengths[seat] ?? 'medium');
    if (!player) throw new Error(`nobody plays ${game.id}`);
    const action = game.forced(state, seat) ?? player.choose(game, view, seat, new LightDice(seed + rev));
    if (!goesOn) turn = rev;
    if (game.forced(state, seat) === undefined)
      decisions.push({ seat, rev, seen: rev - 1, turn, own: true, played: game.write(action), view });
    const step = game.apply(state, seat, action, dice);
    if (!step.ok) throw new Error(`${game.id}: ${step.refusal.code}`);
    ({ state, goesOn } = step.value);
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`${game.id} does not end`);
  return { deal, decisions, ranks: outcome.ranks };
}

const weighing = (game: AnyGame, { view, seat }: SeenDecision): Weigh => {
  const asked = { game: game.id, view, seat, priority: 'review' } as const;
  return async (seed, budget, among) =>
    linesOf({ games, players }, { ...asked, seed, budget, ...(among && { among }) });
};

async function secondsFor(game: AnyGame, { deal, decisions }: PlayedGame): Promise<number> {
  const asked = decisions.map(seen => {
    const { view: _, ...decision } = seen;
    return { decision, seed: seen.rev, weigh: weighing(game, seen) };
  });
  const begun = process.cpuUsage();
  const coach = coachOf(game.id, players);
  await judgedAll(asked, coach, SEATS);
  const open = game.view(deal, 'table');
  for (let seat = 0; seat < SEATS; seat++)
    for (let world = 0; world < coach.worlds; world++) {
      const seen = { game: game.id, view: game.view(deal, seat), open, seat, seed: world * 10_000 };
      rolledOut({ games, players }, { ...seen, priority: 'review' });
    }
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

interface Sample {
  readonly margin: number;
  readonly part: number;
  readonly won: number;
}

function samplesOf(game: AnyGame, { decisions, ranks }: PlayedGame): readonly Sample[] {
  const first = ranks.filter(rank => rank === 1).length;
  const medium = playerOf(game.id, players, 'medium');
  return ranks.flatMap((rank, seat) => {
    const own = decisions.filter(decision => decision.seat === seat);
    return own.flatMap(({ view }, at) => {
      const [best] = medium?.lines?.(game, view, seat, new LightDice(at)) ?? [];
      return best ? [{ margin: best.value, part: at / own.length, won: rank === 1 ? 1 / first : 0 }] : [];
    });
  });
}

/** Returns the spread of margins at a game's start and at its end that fits the observed results best (maximum likelihood). */
function fitted(samples: readonly Sample[]): readonly [number, number] {
  let [best, spread]: [number, readonly [number, number]] = [Number.NEGATIVE_INFINITY, [1, 1]];
  for (let first = 2; first <= 40; first++) {
    for (let last = 1; last <= first; last++) {
      let likelihood = 0;
      for (const { margin, part, won } of samples) {
        const chance = 1 / (1 + Math.exp(-margin / (first + (last - first) * part)));
        likelihood += won * Math.log(chance + 1e-9) + (1 - won) * Math.log(1 - chance + 1e-9);
      }
      if (likelihood > best) [best, spread] = [likelihood, [first, last]];
    }
  }
  return spread;
}

export async function benchReview({ games: count = FITTED_GAMES, game: only }: Wishes): Promise<Report> {
  const metrics: Metric[] = [];
  for (const game of Object.values(games)) {
    if ((only !== undefined && game.id !== only) || !playerOf(game.id, players, 'hard')?.lines) continue;
    const runs: number[] = [];
    const lengths: number[] = [];
    for (let seed = 1; seed <= 3; seed++) {
      const played = play(game, ['medium', 'easy'], seed);
      lengths.push(played.decisions.length);
      runs.push(await secondsFor(game, played));
    }
    metrics.push(
      metric(`${game.id}: decisions of two seats`, '', lengths),
      metric(`${game.id}: review of two seats`, 's of a core', runs, { atMost: MOST_SECONDS }),
    );
    const samples = Array.from({ length: count }, (_, at) =>
      play(game, ['medium', 'medium'], 100 + at),
    ).flatMap(played => samplesOf(game, played));
    const [first, last] = fitted(samples);
    const { spread } = coachOf(game.id, players);
    metrics.push(
      metric(`${game.id}: spread at the beginning (used: ${spread[0]})`, 'points', [first]),
      metric(`${game.id}: spread at the end (used: ${spread[1]})`, 'points', [last]),
    );
  }
  return { bench: 'review', metrics };
}
