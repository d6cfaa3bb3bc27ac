import { setTimeout as sleep } from 'node:timers/promises';
import { games } from '../../../src/games/registry.ts';
import { openStore, type Store } from '../../../src/store/index.ts';
import { Table } from '../../../src/table/table.ts';
import { registered } from '../../chaos/bot-process.ts';
import type { DatabaseName } from '../../chaos/database.ts';
import { type Metric, median, metric } from '../report.ts';
import { ScaleBot, type Started } from './bot.ts';
import type { Databases } from './databases.ts';
import { Hands } from './hands.ts';
import { family, processorMs, residentMb } from './processor.ts';
import { type ScaledWorld, scaledWorld } from './world.ts';

const SHARDS = 4;
/** Number of games that people play. The other games stay idle. */
export const PLAYED = 10;
const STARTS = 3;
const SETTLE_MS = 15_000;
const IDLE_MS = 10_000;
const IDLES = 3;
const BLOCKS = 8;
const PRESSES = 12;
const WARM = 10;

/** Longest allowed press with many games, as a multiple of the time with few games. */
const PRESS_BAR = 1.2;
const START_BAR_MS = 2_000;
/** Maximum processor time of an idle bot, in percent of one core. */
const IDLE_BAR = 2;
const MEMORY_BAR_MB = 220;

interface Side {
  readonly name: string;
  readonly world: ScaledWorld;
  readonly store: Store;
  readonly hands: Hands;
  readonly url: string;
  bot: ScaleBot;
  readonly starts: Started[];
  readonly idle: number[];
  readonly presses: number[][];
  readonly processor: number[];
  readonly memory: { readonly main: number; readonly beside: readonly number[] }[];
}

interface Crowded {
  readonly matches: number;
  readonly channels: number;
}

async function sideOf(
  databases: Databases,
  kind: DatabaseName,
  { matches, channels }: Crowded,
  crowded: boolean,
): Promise<Side> {
  const world = await scaledWorld({ channels, shards: SHARDS, tables: PLAYED });
  const { place, url } = await databases.make(kind, crowded);
  const bot = await ScaleBot.start(world.discord, url, 'auto');
  await bot.ready();
  await registered(world.discord);
  const store = await openStore(place);
  const table = new Table({ store, games, now: Date.now, announce: () => {} });
  const hands = new Hands(world, table, 16);
  await hands.sitDown();
  await bot.stop();
  const name = `${kind}, ${crowded ? matches : PLAYED} matches`;
  return {
    name,
    world,
    store,
    hands,
    url,
    bot,
    starts: [],
    idle: [],
    presses: [],
    processor: [],
    memory: [],
  };
}

async function busy(side: Side): Promise<void> {
  const [before, began] = [processorMs(side.bot.pid), performance.now()];
  await sleep(IDLE_MS);
  side.idle.push(((processorMs(side.bot.pid) - before) / (performance.now() - began)) * 100);
}

async function block(side: Side): Promise<void> {
  const before = processorMs(side.bot.pid);
  side.presses.push(await pressing(side, PRESSES));
  side.processor.push((processorMs(side.bot.pid) - before) / PRESSES);
  const [main = 0, ...beside] = family(side.bot.pid).map(residentMb);
  side.memory.push({ main, beside });
}

async function pressing(side: Side, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; times.length < count; number++) {
    const board = side.world.boards[number % side.world.boards.length];
    const time = board && (await side.hands.press(board));
    if (time !== undefined) times.push(time);
  }
  return times;
}

const metricsOf = ({ name, starts, idle, presses, processor, memory }: Side): readonly Metric[] => {
  const beside = memory.flatMap(each => each.beside);
  return [
    metric(
      `${name}: start until it acts`,
      'ms',
      starts.map(({ wall }) => wall),
      { atMost: START_BAR_MS },
    ),
    metric(
      `${name}: processor time of a start`,
      'ms',
      starts.map(each => each.processor),
    ),
    metric(`${name}: idle, of a core`, '%', idle, { atMost: IDLE_BAR }),
    metric(`${name}: press to public board`, 'ms', presses.flat()),
    metric(`${name}: processor time of a press, its panel and its board`, 'ms', processor),
    metric(
      `${name}: memory of the process while it is played`,
      'MB',
      memory.map(({ main }) => main),
      { atMost: MEMORY_BAR_MB },
    ),
    metric(`${name}: memory of a process beside it`, 'MB', beside, { atMost: MEMORY_BAR_MB }),
  ];
};

/** Returns the ratio of the two bots' median times of a press, with a spread from the ratios of corresponding blocks. */
function compared(name: string, ours: readonly number[][], theirs: readonly number[][]): Metric {
  const ratios = ours.map((block, number) => median(block) / median(theirs[number] ?? []));
  const value = Number((median(ours.flat()) / median(theirs.flat())).toPrecision(4));
  const { spread = [value, value] } = metric(name, 'times', ratios);
  return { name, value, unit: 'times', spread, bar: PRESS_BAR, holds: value <= PRESS_BAR };
}

/**
 * Compares two bots in the same servers: one has many matches, and the other has only the played matches. Each step alternates
 * between the two bots.
 */
export async function benchMatches(
  databases: Databases,
  kind: DatabaseName,
  crowd: Crowded,
): Promise<readonly Metric[]> {
  const { matches } = crowd;
  const many = await sideOf(databases, kind, crowd, true);
  const few = await sideOf(databases, kind, crowd, false);
  const sides = [many, few];
  try {
    for (let start = 1; start <= STARTS; start++)
      for (const side of sides) {
        await side.bot.stop();
        side.bot = await ScaleBot.start(side.world.discord, side.url, 'auto');
        side.starts.push(await side.bot.ready());
      }
    await sleep(SETTLE_MS);
    for (let left = IDLES; left > 0; left--) await Promise.all(sides.map(busy));
    for (const side of sides) await pressing(side, WARM);
    for (let number = 0; number < BLOCKS; number++)
      for (const side of number % 2 === 0 ? sides : sides.toReversed()) await block(side);
    const complaints = sides.flatMap(({ world, bot }) => [...world.discord.complaints, ...bot.errors]);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    return [
      compared(`${kind}: press to board, ${matches} matches against ${PLAYED}`, many.presses, few.presses),
      ...sides.flatMap(metricsOf),
    ];
  } finally {
    for (const { bot, store, world } of sides) {
      await bot.stop();
      await store.close();
      await world.discord.close();
    }
  }
}
