import { expect, test } from 'vitest';
import { ANN, accepted, BEN, CAT, opening, type Room, refused, room } from '../room.ts';

/** Begins a game of Ann and Ben, each at an own place. */
async function apart(): Promise<
  Room & { readonly id: string; readonly seat: number; readonly other: number }
> {
  const here = await room();
  const match = accepted(
    await here.table.lobby.begin({
      ...{ game: 'toy', options: {}, pace: 'day', rated: false },
      places: ['north', 'south'].map(channelId => ({
        channelId,
        guildId: `guild-${channelId}`,
        language: null,
      })),
      people: [ANN, BEN].map((person, place) => ({ ...person, place })),
    }),
  );
  const row = await here.store.matches.get(match.id);
  const of = (id: string): number => row?.seats.find(({ userId }) => userId === id)?.seat ?? -1;
  return { ...here, id: match.id, seat: of(ANN.id), other: of(BEN.id) };
}

const isBlocked = async ({ table, id }: Pick<Room, 'table'> & { readonly id: string }, personId: string) =>
  (await table.conduct.fellows(id, personId))?.fellows.map(fellow => fellow.isBlocked);

test('a block from a seat keeps hidden people apart, and tells the blocker nothing about the other person', async () => {
  const here = await apart();
  const { table, store, id, other } = here;
  expect(accepted(await table.conduct.toggleBlock(id, ANN.id, other))).toBe(true);
  expect(await isBlocked(here, ANN.id)).toEqual([true]);
  expect(await table.people.blocked(ANN.id)).toEqual([]);
  const about = await table.archive.about(ANN.id);
  expect(about).toMatchObject({ blocks: [], seatBlocks: [{ matchId: id, game: 'toy' }] });
  expect(JSON.stringify(about)).not.toContain(BEN.id);
  // The block would tell who sits there, if both see each other.
  const lobby = accepted(
    await table.open(opening({ channelId: 'elsewhere', opener: BEN, everywhere: true })),
  );
  accepted(await table.join(lobby.id, ANN));
  accepted(await table.open(opening({ channelId: 'third', invited: [BEN] })));
  accepted(await table.leave(lobby.id, ANN.id));
  // The block holds at a place where Ben is hidden.
  here.clock.now += 1;
  const seek = { game: 'toy', speaks: 'en', pace: null, seats: null, rated: null, language: null } as const;
  for (const { id: userId, name } of [ANN, BEN])
    accepted(
      await table.finding.seek({ id: userId, name }, { ...seek, channelId: `dm-${userId}`, guildId: null }),
    );
  here.clock.now += 4 * 86_400_000;
  expect(await table.finding.pair()).toBe(0);
  const away = { channelId: 'away', guildId: 'guild-away', language: null };
  const later = accepted(await table.open(opening({ channelId: 'fourth', opener: BEN, everywhere: true })));
  expect(refused(await table.everywhere.sit(later.id, ANN, away))).toEqual({
    code: 'table/unwelcome',
    with: {},
  });
  expect(await store.people.blockedBy(ANN.id)).toEqual([]);
  expect(accepted(await table.conduct.toggleBlock(id, ANN.id, other))).toBe(false);
  expect(await table.conduct.seatBlocks(ANN.id)).toEqual([]);
});

test('blocks by name and blocks from a seat know nothing of each other', async () => {
  const here = await apart();
  const { table, id, other } = here;
  accepted(await table.people.block(ANN.id, BEN.id));
  expect(await isBlocked(here, ANN.id)).toEqual([false]);
  expect(accepted(await table.conduct.toggleBlock(id, ANN.id, other))).toBe(true);
  await table.people.unblock(ANN.id, BEN.id);
  expect(await isBlocked(here, ANN.id)).toEqual([true]);
  expect(await table.people.blocked(ANN.id)).toEqual([]);
  const [block] = await table.conduct.seatBlocks(ANN.id);
  if (block) await table.conduct.endSeatBlock(ANN.id, block);
  expect(await isBlocked(here, ANN.id)).toEqual([false]);
});

test('a block from a seat holds in the whole chain of rematches, also if a rematch was called off', async () => {
  const here = await apart();
  const { table, store } = here;
  const fellow = async (id: string) =>
    (await store.matches.get(id))?.seats.find(({ userId }) => userId === BEN.id)?.seat ?? -1;
  const ask = async (id: string) => {
    here.clock.now += 3_600_000;
    const lobby = accepted(await table.rematch(id, { personId: BEN.id }));
    const row = await store.matches.get(lobby.id);
    return { id: lobby.id, asks: row?.seats.some(({ userId }) => userId === ANN.id) };
  };
  accepted(await table.resign(here.id, BEN.id));
  const first = await ask(here.id);
  expect(first.asks).toBe(true);
  accepted(await table.join(first.id, ANN));
  accepted(await table.start(first.id, BEN.id));
  accepted(await table.resign(first.id, BEN.id));
  // Ann blocks the seat of the game before.
  accepted(await table.conduct.toggleBlock(here.id, ANN.id, await fellow(here.id)));
  const second = await ask(first.id);
  expect(second.asks).toBe(false);
  accepted(await table.cancel(second.id, BEN, { moderator: false }));
  accepted(await table.conduct.toggleBlock(here.id, ANN.id, await fellow(here.id)));
  // She ends that block, and blocks the seat in the question itself.
  const third = await ask(first.id);
  expect(third.asks).toBe(true);
  accepted(await table.conduct.toggleBlock(third.id, ANN.id, await fellow(third.id)));
  accepted(await table.cancel(third.id, BEN, { moderator: false }));
  expect((await ask(first.id)).asks).toBe(false);
});

test('the name of a person at another place is not known', async () => {
  const { table } = await apart();
  await table.people.seen(BEN, 'en');
  expect(await table.people.namesMet(ANN.id, [BEN.id])).toEqual(new Map());
});

test('a report reaches the operator with game and person, but shows the reporter no id', async () => {
  const { table, id, other } = await apart();
  accepted(await table.conduct.report(id, ANN.id, other));
  const { text } = await table.host.run('log', 'operator');
  expect(text).toContain(`${ANN.id}: report game ${id} seat ${other + 1} → done: person ${BEN.id}`);
  expect(JSON.stringify(await table.archive.about(ANN.id))).not.toContain(BEN.id);
  for (let time = 1; time < 5; time++) accepted(await table.conduct.report(id, ANN.id, other));
  expect(refused(await table.conduct.report(id, ANN.id, other)).code).toBe('table/too-soon');
});

test('an export tells neither who has reported the person nor what the operator noted', async () => {
  const { table, store, id, other } = await apart();
  accepted(await table.conduct.report(id, ANN.id, other));
  const line = await store.host.put({
    by: 'operator',
    line: `block person ${BEN.id} quarrels`,
    at: 5,
    status: 'done',
  });
  await store.host.move(line, 'done', { status: 'done', answer: `Blocked: person ${BEN.id}.` });
  await store.host.block({ kind: 'person', id: BEN.id, reason: 'quarrels with Ann', at: 5 });
  expect((await table.archive.about(BEN.id)).operator).toEqual({ blocked: { at: 5 }, lines: [] });
  expect((await table.archive.about(ANN.id)).operator).toMatchObject({
    lines: [{ line: `report game ${id} seat ${other + 1}` }],
  });
});

test('only people of a game block and report its people, and nobody oneself', async () => {
  const { table, store, id, seat, other } = await apart();
  expect((await table.conduct.fellows(id, CAT.id))?.fellows).toEqual([]);
  for (const [who, whom] of [
    [CAT.id, other],
    [ANN.id, seat],
    [ANN.id, 7],
  ] as const) {
    expect(refused(await table.conduct.toggleBlock(id, who, whom)).code).toBe('table/not-seated');
    expect(refused(await table.conduct.report(id, who, whom)).code).toBe('table/not-seated');
    expect(await store.people.blockedBy(who)).toEqual([]);
  }
});
