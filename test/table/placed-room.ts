import { expect } from 'vitest';
import { lookingFrom } from '../../src/table/match/places.ts';
import type { BegunNotice, Match } from '../../src/table/match/types.ts';
import type { TableNeeds } from '../../src/table/table.ts';
import { guildOf } from '../support/guild-ids.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { ANN, BEN, CAT, type Room, reload, room } from './room.ts';

export const TOTAL = 4;
export const [HOME, AWAY] = [guildOf(0), guildOf(2)];

export const BETWEEN = {
  game: 'toy',
  options: {},
  pace: 'day',
  rated: false,
  places: [
    { channelId: 'home', guildId: HOME, language: null },
    { channelId: 'away', guildId: AWAY, language: 'fr' },
    { channelId: 'dm', guildId: null, language: null },
  ],
  people: [
    { ...ANN, place: 0 },
    { ...BEN, place: 1 },
    { ...CAT, place: 2 },
  ],
} as const;

export const CHANNELS = BETWEEN.places.map(({ channelId }) => channelId);

export interface Process extends Room {
  readonly notices: Map<string, BegunNotice | undefined>;
}

/**
 * Starts two processes on one database, which can send messages from the start. The first one serves the shards 0 and 1, and
 * the second one serves 2 and 3.
 */
export async function two(
  kind: 'sqlite' | 'postgres',
  needs: Partial<TableNeeds> = {},
): Promise<readonly [Process, Process]> {
  const path = await sharedDatabase(kind);
  const begin = async (held: readonly number[]): Promise<Process> => {
    const notices: Process['notices'] = new Map();
    const here = await room({
      path,
      needs: { ...needs, announce: (matchId, begun) => void notices.set(matchId, begun), ready: () => true },
    });
    here.store.shards.hold({ total: TOTAL, held });
    return { ...here, notices };
  };
  return [await begin([0, 1]), await begin([2, 3])];
}

export const due = async ({ table }: Room): Promise<readonly string[]> =>
  (await table.outbox.outlook()).notices.map(({ kind, place }) => `${kind} ${place}`);

export async function deliver({ table }: Room): Promise<void> {
  for (const notice of (await table.outbox.outlook()).notices) {
    const begun = await table.outbox.begin(notice);
    expect(begun?.match?.channelId).toBe(CHANNELS[notice.place]);
    await table.outbox.delivered(notice, `m${notice.place}`);
  }
}

/** Returns the match as a person at a place sees it. */
export const seen = (here: Room, match: Pick<Match, 'id'>, place: number): Promise<Match> =>
  lookingFrom({ place }, () => reload(here, match));

export const asPerson = <T>(place: number, work: () => T): T => {
  const { channelId, guildId } = BETWEEN.places[place] ?? BETWEEN.places[0];
  return lookingFrom({ personId: BETWEEN.people[place]?.id ?? '', channelId, guildId }, work);
};
