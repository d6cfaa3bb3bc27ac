import type { LocalDiscord } from 'local-discord';
import type { Store } from '../../../src/store/index.ts';
import type { Table } from '../../../src/table/table.ts';
import type { Evidence } from './evidence.ts';
import { eventually, Patience } from './patience.ts';
import type { Remembered } from './sights.ts';
import { waitFor } from './still-thinking.ts';
import type { Traffic } from './traffic.ts';
import type { Outcome } from './trial.ts';
import { figuresOf, verify } from './verify.ts';

const QUIET_MS = 500;

interface Watched {
  readonly store: Store;
  readonly table: Table;
  readonly discord: LocalDiscord;
  readonly seen: Remembered;
}

/**
 * Lets people stop, and waits until the bots of all tables have chosen, the outbox is empty and Discord is idle, since a last post
 * can cause new messages. Returns a fault for all that never came.
 */
export async function comeToRest(
  { store, discord, seen }: Watched,
  traffic: Traffic,
  patienceMs: number,
): Promise<readonly string[]> {
  await traffic.stop();
  const thoughts = await waitFor(store, () => discord.requests.length);
  const isSaid = async (): Promise<boolean> => (await store.outbox.waiting()).length === 0;
  const isQuiet = async (): Promise<boolean> => {
    await discord.idle(QUIET_MS);
    return isSaid();
  };
  const parts = { patience: new Patience(patienceMs), progress: () => seen.messages.length };
  const said = await eventually(async () => (await isSaid()) && (await isQuiet()), parts);
  return said ? thoughts : [...thoughts, 'something was never said'];
}

/** Judges the games of a trial. */
export async function judgedGames(
  { store, table, seen }: Omit<Watched, 'discord'>,
  traffic: Traffic,
  special: Partial<Evidence> = {},
): Promise<Outcome> {
  const { matches = await store.matches.ids(), messages = seen.messages } = special;
  const found = await verify({ store, table, ...traffic.evidence, ...seen, ...special, matches });
  return {
    figures: {
      games: matches.length,
      'actions tried': traffic.attempts.length,
      ...figuresOf(found),
      'boards and other messages': messages.length,
    },
    faults: found.faults,
    unjudged: found.unjudged,
  };
}
