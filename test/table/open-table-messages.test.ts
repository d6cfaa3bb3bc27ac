import { expect, test } from 'vitest';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { HELD_MS, SERVERS_AT_MOST } from '../../src/table/people/open-table-subscriptions.ts';
import { BETWEEN, type BegunDirectMessage, type Envelope } from '../../src/table/pings/direct-messages.ts';
import { ANN, accepted, BEN, CAT, DAN, HOUR, opening, type Room, refused, room } from './room.ts';

const due = async ({ table }: Room): Promise<readonly Envelope[]> =>
  (await table.directMessages.outlook()).envelopes;

async function begun(here: Room): Promise<readonly BegunDirectMessage[]> {
  const found = await Promise.all(
    (await due(here)).map(envelope => here.table.directMessages.begin(envelope)),
  );
  return found.filter(directMessage => directMessage !== undefined);
}

const tables = (directMessages: readonly BegunDirectMessage[]): readonly (readonly [string, number])[] =>
  directMessages.map(({ userId, rows }) => [userId, rows.length] as const);

async function say(here: Room): Promise<readonly (readonly [string, number])[]> {
  const directMessages = await begun(here);
  for (const directMessage of directMessages) await here.table.directMessages.sent(directMessage);
  return tables(directMessages);
}

async function wishing(...people: readonly (typeof ANN)[]): Promise<Room> {
  const here = await room();
  for (const { id } of people) accepted(await here.table.wishes.turnOn(id, 'g1'));
  return here;
}

test('a person who asked for it is informed once of a lobby, a minute after it opened; its opener, its invited and other servers never', async () => {
  const here = await wishing(ANN, BEN, CAT);
  const { table, clock } = here;
  accepted(await table.open(opening({ invited: [CAT] })));
  expect(await due(here)).toEqual([]);
  clock.now += HELD_MS;
  expect(await due(here)).toEqual([{ userId: BEN.id, about: { guildId: 'g1' } }]);
  expect(await say(here)).toEqual([[BEN.id, 1]]);
  clock.now += 10 * BETWEEN;
  expect(await due(here)).toEqual([]);
  accepted(await table.open(opening({ channelId: 'c2', guildId: 'g2', opener: DAN })));
  clock.now += HELD_MS;
  expect(await due(here)).toEqual([]);
});

test('messages are of one game only, where that was asked for; an unknown game is refused', async () => {
  const here = await wishing();
  const { table, clock, store } = here;
  expect(refused(await table.wishes.turnOn(BEN.id, 'g1', 'chess')).code).toBe('table/no-such-game');
  accepted(await table.wishes.turnOn(BEN.id, 'g1', 'toy'));
  await store.tableWishes.put({ userId: CAT.id, guildId: 'g1', game: 'chess', toldAt: null, at: 0 });
  accepted(await table.open(opening()));
  clock.now += HELD_MS;
  expect(await say(here)).toEqual([[BEN.id, 1]]);
  expect(accepted(await table.wishes.turnOn(BEN.id, 'g1')).news).toBe(false);
  expect((await table.wishes.of(BEN.id, 'g1'))?.game).toBeNull();
});

test('the lobbies that open within the hour come together in the next message', async () => {
  const here = await wishing(BEN);
  const { table, clock } = here;
  accepted(await table.open(opening()));
  clock.now += HELD_MS;
  expect(await say(here)).toEqual([[BEN.id, 1]]);
  for (const channelId of ['c2', 'c3']) accepted(await table.open(opening({ channelId, opener: DAN })));
  clock.now += HELD_MS;
  expect(await say(here)).toEqual([]);
  const { nextAt } = await table.directMessages.outlook();
  expect(nextAt).toBe(clock.now - HELD_MS + BETWEEN);
  clock.now = nextAt ?? 0;
  expect(await say(here)).toEqual([[BEN.id, 2]]);
});

test('quiet hours and an absence hold it back until they end; pings that are off, until never', async () => {
  const here = await wishing(BEN, CAT, DAN);
  const { table, clock } = here;
  clock.now = Date.parse('2026-05-04T23:00Z');
  const night = { zone: 'UTC', quiet: { from: '22:00', to: '07:00' } };
  accepted(await table.people.setSettings(BEN.id, night));
  accepted(await table.people.setSettings(CAT.id, { awayUntil: clock.now + 2 * HOUR }));
  accepted(await table.people.setSettings(DAN.id, { pings: false }));
  accepted(await table.open(opening()));
  clock.now += HELD_MS;
  expect(await say(here)).toEqual([]);
  clock.now = Date.parse('2026-05-05T01:00Z');
  expect(await say(here)).toEqual([[CAT.id, 1]]);
  clock.now = Date.parse('2026-05-05T06:59Z');
  expect(await say(here)).toEqual([]);
  clock.now = Date.parse('2026-05-05T07:00Z');
  expect(await say(here)).toEqual([[BEN.id, 1]]);
});

test('turned off, nothing that waits is said; turned on again, the same lobby is not reported again', async () => {
  const here = await wishing(BEN);
  const { table, clock } = here;
  accepted(await table.open(opening()));
  expect(await table.wishes.turnOff(BEN.id, 'g1')).toBe(true);
  expect(await table.wishes.turnOff(BEN.id, 'g1')).toBe(false);
  accepted(await table.wishes.turnOn(BEN.id, 'g1'));
  clock.now += HELD_MS;
  expect(await due(here)).toEqual([]);
});

test('two processes at once begin one message; what was begun before a kill is begun again as it was', async () => {
  const here = await wishing(BEN);
  const { table, clock } = here;
  accepted(await table.open(opening()));
  clock.now += HELD_MS;
  const [envelope] = await due(here);
  if (!envelope) throw new Error('nothing is due');
  const [one, other] = await Promise.all([
    table.directMessages.begin(envelope),
    table.directMessages.begin(envelope),
  ]);
  // If the second attempt begins after the first, it counts the first as failed.
  expect([one?.attempts, other?.attempts].toSorted()).toEqual([0, 1]);
  accepted(await table.open(opening({ channelId: 'c2', opener: DAN })));
  clock.now += HELD_MS;
  const [again] = await begun(here);
  expect([again?.attempts, again?.rows.length]).toEqual([2, 1]);
  if (again) await table.directMessages.sent(again);
  clock.now += BETWEEN;
  expect(await say(here)).toEqual([[BEN.id, 1]]);
});

test('a person with closed direct messages is informed no more, and is informed once', async () => {
  const here = await wishing(BEN);
  const { table, clock } = here;
  accepted(await table.open(opening()));
  clock.now += HELD_MS;
  await begun(here);
  await table.directMessages.refused(BEN.id);
  expect(await due(here)).toEqual([]);
  expect(await table.wishes.all(BEN.id)).toEqual([]);
  expect(await table.directMessages.refusalToTell(BEN.id)).toBe(true);
  await table.directMessages.noteRefusalShown(BEN.id);
  expect(await table.directMessages.refusalToTell(BEN.id)).toBe(false);
  // The bot records no refusal for a person who never asked for such messages.
  await table.directMessages.refused(CAT.id);
  expect(await table.directMessages.refusalToTell(CAT.id)).toBe(false);
});

test('wishes are limited by servers, and by their number in an hour', async () => {
  const here = await room({ needs: { limits: NO_LIMITS } });
  for (let guild = 0; guild < SERVERS_AT_MOST; guild++)
    accepted(await here.table.wishes.turnOn(BEN.id, `g${guild}`));
  expect(refused(await here.table.wishes.turnOn(BEN.id, 'another'))).toEqual({
    code: 'table/wishes-many',
    with: { limit: SERVERS_AT_MOST },
  });
  accepted(await here.table.wishes.turnOn(BEN.id, 'g0', 'toy'));
  const hurried = await wishing();
  for (let turn = 0; turn < 10; turn++) {
    accepted(await hurried.table.wishes.turnOn(BEN.id, 'g1'));
    await hurried.table.wishes.turnOff(BEN.id, 'g1');
  }
  expect(refused(await hurried.table.wishes.turnOn(BEN.id, 'g1')).code).toBe('table/too-soon');
});

test('it is shown and taken along, and gone with who is forgotten', async () => {
  const here = await wishing(BEN);
  const { table } = here;
  accepted(await table.open(opening()));
  const about = await table.archive.about(BEN.id);
  expect(about.openTables).toMatchObject([{ guildId: 'g1', game: null }]);
  expect(about.directMessages).toMatchObject([{ kind: 'table', status: 'waiting' }]);
  await table.housekeeping.forget(BEN.id);
  const after = await table.archive.about(BEN.id);
  expect([after.openTables, after.directMessages]).toEqual([[], []]);
});
