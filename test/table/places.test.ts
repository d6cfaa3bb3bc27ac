import { describe, expect, test } from 'vitest';
import type { Match } from '../../src/table/match/types.ts';
import { some } from '../support/test-form.ts';
import { toys } from '../toy/rules/index.ts';
import { AWAY, asPerson, BETWEEN, deliver, due, HOME, two } from './placed-room.ts';
import { accepted, BEN, CAT, opening } from './room.ts';

const firstOf = (match: Match, seat: number): string => toys.toy?.write(match.position.legal(seat)[0]) ?? '';
const placesIn = (texts: readonly string[]) => texts.map(text => text.split(' ')[1]);

// Texts hold what needs no race: sittings/places.txt, sittings/everywhere.txt and sittings/phrases.txt.
describe.each(some(['sqlite', 'postgres'] as const, 1))('two processes at once, on %s', kind => {
  test('people at all places decide at the same moment', async () => {
    const [one, other] = await two(kind);
    const match = accepted(await one.table.lobby.begin(BETWEEN));
    await deliver(one);
    const row = await one.store.matches.get(match.id);
    const seats = match.position.toAct;
    expect(seats).toHaveLength(3);
    const acts = seats.flatMap(seat =>
      [one, other].map(({ table }) => {
        const { userId = '', place = 0 } = row?.seats[seat] ?? {};
        return asPerson(place, () => table.act(match.id, userId, firstOf(match, seat), { rev: 0 }));
      }),
    );
    const done = await Promise.all(acts);
    // Each person presses twice. The second press finds its own choice, or a game that has gone on.
    expect(done.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(3);
    const moves = await one.store.moves.list(match.id, 0, 99);
    expect(moves.filter(({ by }) => by === 'person').map(({ seat }) => seat)).toEqual(seats);
    expect(new Set(moves.map(({ batch }) => batch)).size).toBe(1);
    expect(placesIn(await due(one))).toEqual(['0', '1', '2']);
    expect(await due(other)).toEqual([]);
  });

  test('of two people who press for the last seat, one sits down', async () => {
    const [one, other] = await two(kind);
    const wish = opening({ channelId: 'home', guildId: HOME, everywhere: true, seats: 2 });
    const match = accepted(await one.table.open(wish));
    const tries = await Promise.all([
      one.table.everywhere.sit(match.id, BEN, { channelId: 'dm', guildId: null, language: 'fr' }),
      other.table.everywhere.sit(match.id, CAT, { channelId: 'away', guildId: AWAY, language: null }),
    ]);
    expect(tries.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(tries.flatMap(tried => (tried.ok ? [] : tried.refusal.code))).toEqual(['table/table-full']);
    const row = await one.store.matches.get(match.id);
    expect([row?.seats.length, row?.places.length]).toEqual([2, 1]);
  });
});
