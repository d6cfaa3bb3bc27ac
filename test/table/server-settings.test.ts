import { expect, test } from 'vitest';
import { ANN, accepted, CAT, opening, refused, room, running } from './room.ts';

test.each([
  ['language', 'english please'],
  ['language', 7],
  ['pace', 'hour'],
  ['mayOpen', 'role:'],
  ['mayOpen', 'role:1; drop'],
  ['mayOpen', null],
  ['mayCancel', 'nobody'],
  ['colour', 'red'],
  ['constructor', 'x'],
])('%s: %s is refused with what is possible, and nothing is changed', async (setting, value) => {
  const { table } = await room();
  const before = await table.archive.server('g1');
  const refusal = refused(await table.housekeeping.setServer('g1', ANN, { pace: 'day', [setting]: value }));
  expect(refusal).toMatchObject({ code: 'table/bad-setting', with: { setting } });
  expect(refusal.with.possible).not.toHaveLength(0);
  expect(await table.archive.server('g1')).toEqual(before);
  expect(await table.archive.acts('g1')).toEqual([]);
});

test('managers of the server, and members with the role that it names, may cancel games of others', async () => {
  const { table } = await room();
  const { id } = accepted(await table.open(opening()));
  const may = (roles: readonly string[], managesServer: boolean) =>
    table.archive.mayCancel(id, CAT.id, { roles: [...roles], managesServer });
  expect(await may(['9'], false)).toBe(false);
  expect(await may(['9'], true)).toBe(true);
  accepted(await table.housekeeping.setServer('g1', ANN, { mayCancel: 'role:9' }));
  expect(await may(['9'], false)).toBe(true);
  expect(await may(['90'], false)).toBe(false);
});

test.each(['everyone', 'role:9'])(
  'where %s may cancel games, only managers without a seat cancel a rated one',
  async mayCancel => {
    const here = await room();
    accepted(await here.table.housekeeping.setServer('g1', ANN, { mayCancel }));
    const may = async ({ id }: { id: string }, personId: string, managesServer: boolean) =>
      here.table.archive.mayCancel(id, personId, { roles: ['9'], managesServer });
    const rated = await running(here, 2, { rated: true });
    const unrated = await running(here, 2, { rated: false, channelId: 'c2' });
    expect(await may(unrated, CAT.id, false)).toBe(true);
    expect(await may(rated, CAT.id, false)).toBe(false);
    expect(await may(rated, CAT.id, true)).toBe(true);
    for (const managesServer of [true, false]) expect(await may(rated, ANN.id, managesServer)).toBe(false);
    expect(refused(await here.table.cancel(rated.id, CAT, { moderator: false })).code).toBe(
      'table/cancel-counts',
    );
  },
);
