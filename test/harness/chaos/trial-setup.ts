import { LocalDiscord } from 'local-discord';
import { games } from '../../../src/games/registry.ts';
import { openStore } from '../../../src/store/index.ts';
import { Table } from '../../../src/table/table.ts';
import { BotProcess, told } from './bot-process.ts';
import type { TrialDatabase } from './database.ts';
import type { LeapingClock } from './leaps.ts';
import { Busyness } from './patience.ts';
import { remember } from './sights.ts';

/** Database and local Discord of a trial, with all that the bot has shown there, and the bot's processes. */
export type TrialSetup = Awaited<ReturnType<typeof openTrial>>;

/**
 * @param clock clock of Discord and of the bot's processes; absent: the real time
 * @param shards number of shards that the bot's processes share; absent: each process serves all servers
 */
export async function openTrial(
  database: TrialDatabase,
  { clock, shards, forgetFiles }: { clock?: LeapingClock; shards?: number; forgetFiles?: boolean } = {},
) {
  const now = clock?.now ?? Date.now;
  const store = await openStore(database.place);
  const discord = await LocalDiscord.start({
    ...{ history: 100, quietMs: 200, now },
    ...(shards !== undefined && { shards, maxConcurrency: shards, loginEveryMs: 50 }),
    ...(forgetFiles && { forgetFiles }),
  });
  const processes: BotProcess[] = [];
  const busyness = new Busyness();
  return {
    store,
    discord,
    now,
    busyness,
    table: new Table({ store, games, now, announce: () => {} }),
    seen: remember(discord, now),
    /** Loads a process of the bot. It begins at `go`. */
    newProcess(): BotProcess {
      const held = shards === undefined ? undefined : `auto/${shards}`;
      const made = new BotProcess(discord, database.url, clock?.path, held);
      processes.push(made);
      return made;
    },
    /** Returns what all processes have logged as errors so far. */
    errors: (): readonly string[] => processes.flatMap(bot => bot.errors.map(told)),
    async close(): Promise<void> {
      busyness.stop();
      for (const bot of processes) await bot.kill();
      await discord.close();
      await store.close();
      clock?.close();
      await database.remove();
    },
  };
}
