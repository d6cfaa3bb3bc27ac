import { expect, test } from 'vitest';
import { HELD_MS } from '../../src/table/people/open-table-subscriptions.ts';
import { BETWEEN, type BegunDirectMessage, type Envelope } from '../../src/table/pings/direct-messages.ts';
import { type ANN, accepted, BEN, CAT, DAN, HOUR, opening, type Room, room } from './room.ts';

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
