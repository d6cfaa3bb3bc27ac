import { ofGame } from '../../core/contract/game.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { StoredMatch, StoredTableWish } from '../../store/index.ts';
import { countDone } from '../match/rate-limits.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import { TablePart } from '../match/units-of-work.ts';

/** Maximum number of servers in which one person subscribes to open tables. */
export const SERVERS_AT_MOST = 20;
/** Milliseconds before subscribers get a message about a new lobby. A lobby that fills up or closes sooner is not announced. */
export const HELD_MS = 60_000;

/**
 * Writes a direct message about a new lobby to the people who subscribed to open tables of this game in the server. People in
 * `there` get no message.
 */
export async function tellOfLobby(
  unit: UnitOfWork,
  { id: matchId, guildId, game }: Pick<StoredMatch, 'id' | 'guildId' | 'game'>,
  there: readonly string[],
): Promise<void> {
  if (guildId === null) return;
  const dueAt = unit.at + HELD_MS;
  const receivers = (await unit.repositories.tableWishes.whoever(guildId, game)).filter(
    id => !there.includes(id),
  );
  await unit.write(
    receivers.map(userId => ({ matchId, guildId, userId, kind: 'table', mark: 0, dueAt }) as const),
  );
}

export class OpenTableWishes extends TablePart {
  of(personId: string, guildId: string): Promise<StoredTableWish | undefined> {
    return this.store.tableWishes.get(personId, guildId);
  }

  all(personId: string): Promise<readonly StoredTableWish[]> {
    return this.store.tableWishes.ofUser(personId);
  }

  /**
   * Subscribes a person to messages about open tables of a server. `news` is false if the person already had a subscription in
   * this server.
   * @param game absent: any game
   */
  turnOn(
    personId: string,
    guildId: string,
    game?: string,
  ): Promise<Result<{ readonly news: boolean }, Refusal>> {
    return this.units.of(`person ${personId}`, async unit => {
      const { repositories, services, at } = unit;
      if (game !== undefined && !ofGame(services.games, game)) return refuseAtTable('no-such-game', { game });
      const wishes = await repositories.tableWishes.ofUser(personId);
      const news = wishes.every(wish => wish.guildId !== guildId);
      if (news && wishes.length >= SERVERS_AT_MOST)
        return refuseAtTable('wishes-many', { limit: SERVERS_AT_MOST });
      // The bot answers each new subscription with a message, so a person may not subscribe too often.
      const hurried = news ? await countDone(unit, { what: 'wish', personId, scope: '' }) : undefined;
      if (hurried) return hurried;
      await repositories.tableWishes.put({ userId: personId, guildId, game: game ?? null, toldAt: null, at });
      await repositories.people.change(personId, { lettersRefusedAt: null });
      return accept({ news });
    });
  }

  turnOff(personId: string, guildId: string): Promise<boolean> {
    return this.units.of(`person ${personId}`, async ({ repositories }) => {
      await repositories.directMessages.drop(personId, { guildId });
      return repositories.tableWishes.remove(personId, guildId);
    });
  }
}
