import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { players } from '../../games/bots.ts';
import { games } from '../../games/registry.ts';
import { isPostgres, nameOf, openStore, type Store, StoreError } from '../../store/index.ts';
import type { HostAnswer } from '../../table/host/answer.ts';
import { COMMAND_LINE, type HostTools } from '../../table/host/host-tools.ts';
import { Table } from '../../table/table.ts';
import { HeldError } from '../../upkeep/leases/take-over.ts';
import { exclusively, withStore } from '../db/opening.ts';

/** Longest time in milliseconds until a running bot takes over a line that was typed here. */
const TAKEN_MS = 30_000;
/** Longest time in milliseconds in which a running bot carries out a line that it has taken over. */
const DONE_MS = 300_000;
const LOOK_MS = 200;

const OLDER = 'the database is of an older version of this program: start the bot on it once';
const NOT_TAKEN =
  'A bot runs on this database, but it did not take the line in 30 s, so nothing was changed. Type the line as `/games host` on Discord, or stop the bot.';
const NOT_DONE = 'The bot still works on the line. `log` shows its outcome later.';

export interface HostPlace {
  /** Path of a SQLite file, or the address of a PostgreSQL database. */
  readonly database: string;
  readonly say: (line: string) => void;
  /** Longest time in milliseconds until a running bot takes over a typed line. Default: 30 seconds. */
  readonly takenMs?: number;
}

const opened = (database: string): Promise<Store> => {
  if (!isPostgres(database) && !existsSync(database))
    throw new StoreError(`there is no database at ${database}`);
  return openStore(database, {
    turn: () => {
      throw new StoreError(OLDER);
    },
  });
};

/** Leaves a line for the running bot, and returns the bot's answer. Returns an error if the bot does not answer in time. */
async function byTheBot(host: HostTools, words: readonly string[], takenMs: number): Promise<HostAnswer> {
  const id = await host.leave(words);
  const began = performance.now();
  for (;;) {
    const answer = await host.answerTo(id);
    if (answer) return answer;
    const waited = performance.now() - began;
    if (waited > takenMs && (await host.withdraw(id))) return { ok: false, text: NOT_TAKEN };
    if (waited > takenMs + DONE_MS) return { ok: false, text: NOT_DONE };
    await sleep(LOOK_MS);
  }
}

const naming = ({ ok, text }: HostAnswer, database: string): HostAnswer => {
  const name = isPostgres(database) ? nameOf(database) : resolve(database);
  return { ok, text: `${text}\nDatabase: ${name}` };
};

/**
 * Carries out a line that was typed on the machine. Throws StoreError. While a bot runs, the bot itself carries out a line that
 * changes something. The answer to such a line names the database.
 */
export function runLine(
  words: readonly string[],
  { database, say, takenMs = TAKEN_MS }: HostPlace,
): Promise<HostAnswer> {
  return withStore(opened(database), async store => {
    const { host } = new Table({ store, games, players, now: Date.now, announce: () => {} });
    if (!host.writes(words)) return host.run(words, COMMAND_LINE);
    // This process takes no shards. The bots of a match go on in the process that is connected to Discord, which posts the
    // messages too.
    store.shards.hold({ total: 1, held: [] });
    try {
      return naming(await exclusively(store, say, () => host.run(words, COMMAND_LINE)), database);
    } catch (error) {
      if (!(error instanceof HeldError)) throw error;
      return naming(await byTheBot(host, words, takenMs), database);
    }
  });
}
