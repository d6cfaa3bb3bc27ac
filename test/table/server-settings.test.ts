import { expect, test } from 'vitest';
import { ANN, accepted, DAN, DAY, opening, refused, room, running } from './room.ts';

test('a server has the default settings until they are changed; a setting that a change leaves out stays', async () => {
  const { table } = await room();
  const defaults = {
    language: null,
    pace: null,
    mayOpen: 'everyone',
    mayCancel: 'manage-server',
    callRole: null,
    place: 'anywhere',
    listed: 'yes',
    strangers: 'yes',
    morningChannel: null,
    morningHour: 8,
    morningZone: null,
  };
  expect(await table.archive.server('g1')).toEqual(defaults);
  expect(await table.archive.server(null)).toEqual(defaults);
  accepted(await table.housekeeping.setServer('g1', ANN, { language: 'pt-BR', mayOpen: 'role:123' }));
  accepted(await table.housekeeping.setServer('g1', ANN, { pace: 'day' }));
  const changed = { ...defaults, language: 'pt-BR', mayOpen: 'role:123', pace: 'day' };
  expect(await table.archive.server('g1')).toEqual(changed);
  expect(await table.archive.server('g2')).toEqual(defaults);
  expect(accepted(await table.housekeeping.setServer('g1', ANN, { language: null }))).toEqual({
    ...changed,
    language: null,
  });
});

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

test("acts of moderators are logged: settings, and others' games that were called off", async () => {
  const here = await room();
  const { table, clock } = here;
  accepted(await table.housekeeping.setServer('g1', DAN, { pace: 'day' }));
  accepted(await table.housekeeping.setServer('g1', DAN, { pace: 'day' }));
  const match = await running(here);
  clock.now += DAY;
  accepted(await table.cancel(match.id, DAN, { moderator: true }));
  const own = accepted(await table.open(opening()));
  accepted(await table.cancel(own.id, ANN, { moderator: true }));
  expect(await table.archive.acts('g1')).toMatchObject([
    { act: 'cancel', userId: DAN.id, name: 'Dan', matchId: match.id, at: clock.now },
    { act: 'settings', userId: DAN.id, details: { pace: { from: null, to: 'day' } } },
  ]);
  expect(await table.archive.acts('g2')).toEqual([]);
});

test('managers of the server, and members with the role that it names, may cancel games of others', async () => {
  const { table } = await room();
  const member = { roles: ['9'], managesServer: false };
  expect(await table.archive.mayCancel('g1', member)).toBe(false);
  expect(await table.archive.mayCancel('g1', { ...member, managesServer: true })).toBe(true);
  accepted(await table.housekeeping.setServer('g1', ANN, { mayCancel: 'role:9' }));
  expect(await table.archive.mayCancel('g1', member)).toBe(true);
  expect(await table.archive.mayCancel('g1', { roles: ['90'], managesServer: false })).toBe(false);
});
