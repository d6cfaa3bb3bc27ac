import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '../../../src/games/registry.ts';
import { openStore, type Store } from '../../../src/store/index.ts';
import { Table } from '../../../src/table/table.ts';
import { registered } from '../../chaos/bot-process.ts';
import { eventually } from '../../chaos/patience.ts';
import { type Metric, metric } from '../report.ts';
import { ScaleBot } from './bot.ts';
import type { Databases } from './databases.ts';
import { Hands } from './hands.ts';
import { processorMs } from './processor.ts';
import { type ScaledWorld, scaledWorld } from './world.ts';

const PROCESSES = [1, 2, 4] as const;
const SHARDS = 8;
const PLAYED = 8;
/**
 * Moves of each process before the measurement. Code that is not compiled yet would slow down runs with many processes most.
 */
const WARM = 25;
const ROUNDS = 4;
const ROUND_MS = 15_000;
const PATIENCE_MS = 180_000;

/** Least rate of moves for each second of processor time, as a share of a single process's rate. */
const BAR = 0.85;

interface Crew {
  readonly size: number;
  readonly world: ScaledWorld;
  readonly store: Store;
  readonly hands: Hands;
  readonly bots: readonly ScaleBot[];
  /** Moves for each second of processor time, by round. `server` has the database server's milliseconds for each move. */
  readonly rates: number[];
  readonly server: number[];
  readonly idle: number[];
}

const processorOf = ({ bots }: Pick<Crew, 'bots'>): number =>
  bots.reduce((sum, bot) => sum + processorMs(bot.pid), 0);

async function crewOf(databases: Databases, size: number, channels: number): Promise<Crew> {
  const world = await scaledWorld({ channels, shards: SHARDS, tables: PLAYED });
  const { place, url } = await databases.make('postgres', true);
  const start = () => ScaleBot.start(world.discord, url, `auto/${SHARDS}`);
  const bots = await Promise.all(Array.from({ length: size }, start));
  await Promise.all(bots.map(bot => bot.ready()));
  await registered(world.discord);
  const shared = async (): Promise<boolean> => {
    const held = await Promise.all(bots.map(bot => bot.held()));
    // Discord still lists the session of a process that no longer holds the shard, so a shard can occur twice.
    const connected = new Set(world.discord.shards.map(([shard]) => shard));
    return held.every(count => count === SHARDS / size) && connected.size === SHARDS;
  };
  if (!(await eventually(shared, () => undefined, PATIENCE_MS)))
    throw new Error('the shards were never divided');
  const store = await openStore(place);
  const table = new Table({ store, games, now: Date.now, announce: () => {} });
  const hands = new Hands(world, table, 16);
  await hands.sitDown();
  await hands.play(moves => moves >= WARM * size);
  return { size, world, store, hands, bots, rates: [], server: [], idle: [] };
}

async function round(crew: Crew, serverPid: number): Promise<void> {
  const [before, server] = [processorOf(crew), processorMs(serverPid)];
  const end = performance.now() + ROUND_MS;
  const moves = await crew.hands.play(() => performance.now() >= end);
  crew.rates.push((moves * 1_000) / (processorOf(crew) - before));
  crew.server.push((processorMs(serverPid) - server) / moves);
}

async function rest(crew: Crew): Promise<void> {
  const [before, began] = [processorOf(crew), performance.now()];
  await sleep(ROUND_MS);
  crew.idle.push(((processorOf(crew) - before) / (performance.now() - began) / crew.size) * 100);
}

const named = (size: number): string => (size === 1 ? '1 process' : `${size} processes`);

/** Compares one, two and four processes on one PostgreSQL, alternately: moves for each second of processor time. */
export async function benchProcesses(databases: Databases, channels: number): Promise<readonly Metric[]> {
  const crews: Crew[] = [];
  try {
    for (const size of PROCESSES) crews.push(await crewOf(databases, size, channels));
    const serverPid = databases.serverPid ?? 0;
    for (let number = 0; number < ROUNDS; number++)
      for (const crew of number % 2 === 0 ? crews : crews.toReversed()) await round(crew, serverPid);
    await Promise.all(crews.map(rest));
    const complaints = crews.flatMap(({ world, bots }) => [
      ...world.discord.complaints,
      ...bots.flatMap(({ errors }) => errors),
    ]);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    const [alone] = crews;
    return crews.flatMap(({ size, rates, server, idle }) => [
      metric(`${named(size)}: moves for each processor-second`, '/s', rates),
      ...(size === 1
        ? []
        : [
            metric(
              `${named(size)}: of what one makes`,
              'times',
              rates.map((rate, number) => rate / (alone?.rates[number] ?? Number.NaN)),
              { atLeast: BAR },
            ),
          ]),
      metric(`${named(size)}: the server's processor, each move`, 'ms', server),
      metric(`${named(size)}: idle, each, of a core`, '%', idle),
    ]);
  } finally {
    for (const { bots, store, world } of crews) {
      await Promise.all(bots.map(bot => bot.stop()));
      await store.close();
      await world.discord.close();
    }
  }
}
