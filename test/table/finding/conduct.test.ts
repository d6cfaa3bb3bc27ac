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

test('a block from a game holds everywhere, and tells the blocker nothing about the other person', async () => {
  const { table, store, id, other } = await apart();
  const fellows = async (personId: string) => (await table.conduct.fellows(id, personId))?.fellows;
  expect(await fellows(ANN.id)).toEqual([{ seat: other, isBlocked: false }]);
  expect(accepted(await table.conduct.toggleBlock(id, ANN.id, other))).toBe(true);
  expect(await fellows(ANN.id)).toEqual([{ seat: other, isBlocked: true }]);
  expect(await table.people.blocked(ANN.id)).toEqual([]);
  const about = JSON.stringify(await table.archive.about(ANN.id));
  expect(about).toContain('"hiddenBlocks":1');
  expect(about).not.toContain(BEN.id);
  const lobby = accepted(await table.open(opening({ channelId: 'elsewhere', opener: BEN })));
  expect(refused(await table.join(lobby.id, ANN))).toEqual({ code: 'table/unwelcome', with: {} });
  expect(refused(await table.open(opening({ channelId: 'third', invited: [BEN] }))).code).toBe(
    'table/no-invitations',
  );
  expect(await store.people.blockedBy(ANN.id)).toEqual([BEN.id]);
  expect(accepted(await table.conduct.toggleBlock(id, ANN.id, other))).toBe(false);
  accepted(await table.join(lobby.id, ANN));
});

test('a block of somebody at the same place, or by name, is open', async () => {
  const { table, id, other } = await apart();
  accepted(await table.people.block(ANN.id, BEN.id));
  expect(await table.people.blocked(ANN.id)).toEqual([BEN.id]);
  accepted(await table.conduct.toggleBlock(id, ANN.id, other));
  accepted(await table.conduct.toggleBlock(id, ANN.id, other));
  expect(await table.people.blocked(ANN.id)).toEqual([]);
  accepted(await table.people.block(ANN.id, BEN.id));
  expect(await table.people.blocked(ANN.id)).toEqual([BEN.id]);
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
