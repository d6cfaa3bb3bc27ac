import { games } from '../../src/games/registry.ts';
import type { Store } from '../../src/store/index.ts';
import { mayThink } from '../../src/table/actors/hard-bot-moves.ts';
import { liveMatches } from '../../test/support/reads.ts';
import { eventually } from './patience.ts';

const PATIENCE_MS = 60_000;

async function thinking(store: Store): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { id } of await liveMatches(store)) {
    const match = await store.matches.get(id);
    if (!match) continue;
    const sealed = (await store.sealed.list(id, match.rev)).map(({ seat }) => seat);
    if (mayThink({ games }, match).some(seat => !sealed.includes(seat))) found.push(id);
  }
  return found;
}

/**
 * Returns a fault for each table that still waits for a bot's choice. A bot that was choosing when its process was killed must
 * choose again.
 */
export async function waitFor(store: Store, progress: () => number): Promise<readonly string[]> {
  await eventually(async () => (await thinking(store)).length === 0, progress, PATIENCE_MS);
  return (await thinking(store)).map(id => `${id}: a player of the bot does not end its thought`);
}
