import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { type Strength, steadyOf } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { openStore } from '../../src/store/index.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import type { Match } from '../../src/table/match/types.ts';
import { Table } from '../../src/table/table.ts';
import { ThinkingQueue } from '../../src/thinking/queue.ts';
import { median, metric, p99, type Report } from './report.ts';

const TABLES = 24;
const SECONDS = 40;
/** Longest time for which a person thinks before an action. */
const LOOKS_MS = 4_000;
const COMPANY: readonly (readonly Strength[])[] = [
  ['hard'],
  ['hard', 'hard'],
  ['medium', 'hard'],
  ['easy', 'medium'],
];
const RESOLUTION_MS = 5;

interface Watched {
  readonly acts: number[];
  /** Milliseconds from an action's result until the same person must act again. */
  readonly answers: number[];
}

async function sit(table: Table, number: number, over: () => boolean, watched: Watched): Promise<void> {
  const chance = new LightDice(number);
  const ids = Object.keys(games);
  const game = games[ids[number % ids.length] ?? ''] as AnyGame;
  const company = COMPANY[Math.floor(number / ids.length) % COMPANY.length] ?? [];
  const opener = { id: `${number}`, name: `Person ${number}` };
  const personal = async (match: Match): Promise<Match | undefined> => {
    const now = await table.get(match.id);
    if (now?.status !== 'running') return undefined;
    const awaited = await table.awaited(now);
    return awaited.some(seat => now.seats[seat]?.id === opener.id) ? now : personalAfter(now);
  };
  const personalAfter = async (match: Match): Promise<Match | undefined> => {
    await sleep(5);
    return over() ? undefined : personal(match);
  };
  while (!over()) {
    const opening = { game: game.id, options: game.defaults, channelId: `${number}`, guildId: null, opener };
    const opened = await table.openAndStart({ ...opening, seats: company.length + 1, players: company });
    if (!opened.ok) throw new Error(opened.refusal.code);
    let match = await personal(opened.value);
    while (match !== undefined && !over()) {
      await sleep(chance.below(LOOKS_MS));
      const seat = match.seats.findIndex(({ id }) => id === opener.id);
      const action = steadyOf(game.id, players).choose(game, match.position.view(seat), seat, chance);
      const begun = performance.now();
      await table.act(match.id, opener.id, game.write(action));
      const acted = performance.now();
      watched.acts.push(acted - begun);
      match = await personal(match);
      if (match !== undefined) watched.answers.push(performance.now() - acted);
    }
  }
}

export async function benchThinking(): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'thinking-'));
  const store = await openStore(join(folder, 'bench.sqlite'));
  const thinker = new ThinkingQueue({ warn: (_, message) => console.error(message) });
  thinker.open();
  const failed = (error: unknown): void => console.error(error);
  const table = new Table({
    store,
    games,
    players,
    thinker,
    failed,
    now: Date.now,
    announce: () => {},
    limits: NO_LIMITS,
  });
  const watched: Watched = { acts: [], answers: [] };
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  try {
    const ends = performance.now() + SECONDS * 1_000;
    delay.enable();
    const over = () => performance.now() > ends;
    await Promise.all(Array.from({ length: TABLES }, (_, number) => sit(table, number, over, watched)));
    delay.disable();
    await table.thinking.idle();
    const late = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS);
    return {
      bench: 'thinking',
      metrics: [
        metric('event loop delay, p99', 'ms', [late], { atMost: 50 }),
        metric('event loop delay, at most', 'ms', [delay.max / 1e6]),
        metric('an action, median', 'ms', [median(watched.acts)]),
        metric('an action, p99', 'ms', [p99(watched.acts)]),
        metric('until the person is asked again, median', 'ms', [median(watched.answers)]),
        metric('until the person is asked again, p99', 'ms', [p99(watched.answers)]),
        metric('actions of people', '', [watched.acts.length]),
        metric('moves without their long thought', '', [thinker.hurried]),
      ],
    };
  } finally {
    thinker.close();
    await store.close();
    await rm(folder, { recursive: true });
  }
}
