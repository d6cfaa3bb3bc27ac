import { setImmediate as breath } from 'node:timers/promises';
import { gameOf } from '../../core/contract/game.ts';
import { DAY_MS } from '../../core/values/days.ts';
import { type Store, StoreError } from '../../store/index.ts';
import { unlessDamaged } from '../match/damage.ts';
import type { Services } from '../match/services.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { replay } from './replay.ts';

/** Database key of the time up to which ended games were checked. */
const LOOKED_AT = 'states-dropped';
/** Maximum number of games in one run. The next run, a day later, continues. */
const MOST = 5_000;

/**
 * Deletes all states of an ended match except the last, if a replay from seed and log reproduces each of them. Matches of older
 * rules keep their states. Returns true if states were deleted.
 */
export async function dropStates(
  { games }: Pick<Services, 'games'>,
  store: Store,
  matchId: string,
): Promise<boolean> {
  const match = await store.matches.get(matchId);
  if (!match?.dealt) return false;
  const { rules } = gameOf({ games }, match.game);
  const log = await store.moves.list(matchId, 0, match.rev);
  const dealt = await store.moves.snapshot(matchId, 0);
  if ([dealt, ...log].some(made => made.rules !== rules)) return false;
  try {
    await replay(store, games, matchId);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    return false;
  }
  return store.transaction(({ moves }) => moves.dropStates(matchId, match.rev), matchId);
}

/**
 * Deletes the earlier states of games that ended at least a day ago and were not checked before. Returns the number of games
 * whose states were deleted.
 */
export async function dropOldStates({ store, services }: UnitsOfWork, now: number): Promise<number> {
  const { kv, retention } = store;
  const after = Number((await kv.get(LOOKED_AT)) ?? -1);
  const ended = await retention.withStates(after, now - DAY_MS, MOST);
  let dropped = 0;
  for (const { id } of ended) {
    await unlessDamaged(id, async () => {
      if (await dropStates(services, store, id)) dropped += 1;
    });
    await breath();
  }
  // More games may have ended in the same millisecond as the last one in the list, so the next run begins at that millisecond.
  const last = ended.length < MOST ? now - DAY_MS : (ended.at(-1)?.at ?? 0) - 1;
  await kv.set(LOOKED_AT, String(Math.max(after, last)));
  return dropped;
}
