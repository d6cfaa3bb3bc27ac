import type { StoredResult } from '../../src/store/index.ts';
import { MATCH } from '../support/stored.ts';
import type { Room } from './room.ts';

/** Result of a seat, as far as it differs from the usual one. */
export type SeatResult = Partial<StoredResult> & Pick<StoredResult, 'userId'>;

/**
 * Stores an ended game that nobody has played.
 * @param rows the results in the order of the seats
 */
export async function endedGame(
  { store }: Pick<Room, 'store'>,
  id: string,
  rows: readonly SeatResult[],
  over: Partial<StoredResult> = {},
): Promise<string> {
  const { game = 'toy', guildId = 'g1', at = 0 } = over;
  await store.matches.insert(
    { ...MATCH, id, game, channelId: id, guildId, seatsWanted: rows.length, createdAt: at },
    [],
  );
  await store.results.put(
    rows.map((row, seat) => ({
      ...{ matchId: id, seat, guildId, game, category: 'standard', seats: rows.length, points: 50 - seat },
      ...{ rank: seat + 1, won: seat === 0, level: null, best: null, colours: null, turns: 9, standIns: 0 },
      ...{ practised: false, withPlayers: false, counts: true, at },
      ...over,
      ...row,
    })),
  );
  return id;
}
