import { HOUR_MS } from '../../core/values/days.ts';
import type { StoredMatch } from '../../store/index.ts';
import { unlessDamaged } from '../match/damage.ts';
import { isLive, LOBBY_MS } from '../match/live-clock.ts';
import type { UnitOfWork } from '../match/services.ts';

/** Milliseconds without any change after which a lobby is closed. */
export const SILENCE = 24 * HOUR_MS;

/** Returns when a lobby closes: after a day without a change, or ten minutes after the opening of a lobby for a live game. */
const lobbyEnds = (match: Pick<StoredMatch, 'pace' | 'createdAt' | 'updatedAt'>): number =>
  Math.min(match.updatedAt + SILENCE, isLive(match) ? match.createdAt + LOBBY_MS : Number.POSITIVE_INFINITY);

/** Closes each lobby whose time is over, and writes the notice of it. */
export async function closeSilentLobbies({ repositories, at, tell }: UnitOfWork): Promise<void> {
  for (const { id } of await repositories.matches.silentLobbies(at - SILENCE, at - LOBBY_MS)) {
    await unlessDamaged(id, async () => {
      // A person may have joined or started the game since the query.
      const match = await repositories.matches.get(id);
      if (match?.status !== 'lobby' || lobbyEnds(match) > at) return;
      await repositories.matches.end(id, 'cancelled', 'silence', at);
      await tell({ matchId: id, kind: 'closed', rev: match.rev });
    });
  }
}
