import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalDiscord } from 'local-discord';
import { commands, menus } from '../../commands/index.ts';
import { createBot } from '../../src/discord/gateway/bot.ts';
import type { Bot } from '../../src/discord/gateway/bot-types.ts';
import type { Log } from '../../src/discord/ports/ports.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import type { Carrier } from '../../src/table/match/types.ts';
import { dueWorkLoop } from '../../src/table/pings/due-work.ts';
import { Table } from '../../src/table/table.ts';
import type { Division } from '../../src/upkeep/leases/shard-division.ts';
import { ShardHolder } from '../../src/upkeep/leases/shard-holder.ts';
import { UNHURRIED } from './unhurried.ts';

/** One of several bots that share the shards. It runs in the test's own process, but behaves like a process of its own. */
export interface ShardProcess {
  readonly store: Store;
  readonly table: Table;
  readonly bot: Bot;
  readonly holder: ShardHolder;
  readonly trouble: readonly string[];
  /** Advances this bot's clock, which does not run by itself. The bot renews its leases and checks the shards meanwhile. */
  pass(milliseconds: number): Promise<void>;
  /** Stops the bot in the middle of its work, without any clean-up, like a killed process. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const STEP_MS = 5_000;

interface Settings {
  readonly discord: LocalDiscord;
  readonly database: string;
  readonly division: Division;
  readonly newSeed?: () => Uint8Array;
}

/** Starts a bot that shares the shards with other bots, and waits until all its shards are connected. */
export async function startShards({ discord, database, division, newSeed }: Settings): Promise<ShardProcess> {
  const trouble: string[] = [];
  const note = (details: object, message: string) =>
    void trouble.push(`${message} ${JSON.stringify(details)}`);
  const log: Log = { debug: () => {}, info: () => {}, warn: note, error: note };
  const store = await openStore(database);
  let skipped = 0;
  const holder = new ShardHolder({
    division,
    say: line => trouble.push(line),
    trouble: error => trouble.push(String(error)),
    monotonic: () => skipped,
    // All these bots run in one process, so a process id would say nothing about them.
    place: '',
  });
  store.writeAs(holder.claim);
  store.shards.hold({ total: division.total, held: [] });
  let carrier: Carrier = { announce: () => {} };
  const table = new Table({
    store,
    games,
    now: Date.now,
    announce: (matchId, begun) => carrier.announce(matchId, begun),
    ready: matchId => carrier.ready?.(matchId) ?? false,
    post: () => carrier.post?.(),
    refresh: () => carrier.refresh?.(),
    connectedSince: guildId => bot.connectedSince(guildId),
    isShutOut: (...of) => bot.isShutOut(...of),
    directChannel: personId => bot.directChannel(personId),
    ...(newSeed && { newSeed }),
  });
  const bot = createBot({
    token: discord.token,
    apiUrl: discord.api,
    commands,
    menus,
    table,
    kv: {
      get: key => store.kv.get(key),
      set: (key, value) => store.transaction(({ kv }) => kv.set(key, value)),
      delete: key => store.transaction(({ kv }) => kv.delete(key)),
    },
    games,
    presenters,
    log,
    now: Date.now,
    pace: UNHURRIED,
    typing: UNHURRIED,
    division: {
      total: division.total,
      login: (group, keepFor, signal) => holder.login(group, keepFor, signal),
    },
    turn: () =>
      holder.join(store.lease.divided, store.shards, {
        taken: shards => {
          bot.taken(shards);
          table.dueWork.catchUpAgain();
        },
        leave: bot.leave,
        isConnected: bot.isConnected,
        connectedSpan: bot.connectedSpan,
      }),
  });
  const dueWork = dueWorkLoop({
    work: table.dueWork,
    now: Date.now,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    failed: error => trouble.push(String(error)),
    longest: () => 1_000,
  });
  carrier = {
    announce: (matchId, begun) => {
      bot.announce(matchId, begun);
      dueWork.wake();
    },
    ready: bot.ready,
    refresh: bot.refresh,
  };
  await bot.start();
  dueWork.open();
  let gone: Promise<void> | undefined;
  const leave = async (release: boolean): Promise<void> => {
    await holder.pause();
    holder.stop();
    await dueWork.close();
    await bot.stop();
    if (release) await holder.release();
    await store.close();
  };
  return {
    store,
    table,
    bot,
    holder,
    trouble,
    async pass(milliseconds) {
      await holder.renew();
      for (let left = milliseconds; left > 0; left -= STEP_MS) {
        skipped += Math.min(left, STEP_MS);
        await holder.look();
      }
      // In this pause the bot can release shards that it has lost.
      await sleep(50);
    },
    kill: () => (gone ??= leave(false)),
    stop: () => (gone ??= leave(true)),
  };
}
