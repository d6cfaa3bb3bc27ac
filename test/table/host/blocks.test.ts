import { describe, expect, test } from 'vitest';
import { accepted, opening, reload } from '../room.ts';
import { ANN, BEN, begun, CAT, CHANNEL, hostRoom, OTHER_SERVER, OWNER, played, SERVER } from './kit.ts';

describe('a blocked person', () => {
  test('gets a stand-in in a game that began after the block', async () => {
    const here = await hostRoom();
    await here.line(`block person ${BEN.id}`);
    const match = await begun(here);
    await here.table.host.blocks.bench();
    expect((await reload(here, match)).seats.find(({ id }) => id === BEN.id)?.state).toBe('absent');
  });

  test('gets no direct messages', async () => {
    const here = await hostRoom();
    accepted(await here.table.wishes.turnOn(CAT.id, SERVER));
    await here.table.open(opening({ opener: ANN, guildId: SERVER, channelId: CHANNEL }));
    here.clock.now += 3_600_000;
    expect((await here.table.directMessages.outlook()).envelopes).toHaveLength(1);
    await here.line(`block person ${CAT.id}`);
    expect((await here.table.directMessages.outlook()).envelopes).toEqual([]);
    expect(await here.table.wishes.of(CAT.id, SERVER)).toBeUndefined();
  });
});

test('a blocked server has parked games until the block ends', async () => {
  const here = await hostRoom();
  const match = await begun(here);
  const other = await begun(here, { guildId: OTHER_SERVER, channelId: '8' });
  expect(await here.line(`block server ${SERVER}`)).toContain('1 game parked');
  expect((await reload(here, match)).parkedAt).toBe(here.clock.now);
  expect((await reload(here, other)).parkedAt).toBeNull();
  expect(await here.table.host.blocks.isServerBlocked(SERVER)).toBe(true);
  expect(await here.table.host.blocks.isServerBlocked(OTHER_SERVER)).toBe(false);
  expect(await here.table.host.blocks.isServerBlocked(null)).toBe(false);
  expect(await here.line('parked')).toMatch(
    new RegExp(
      `^1 parked game:\\n${match.id}  toy, [^;]*; parked since [^;]*; server .*; blocked by the operator$`,
    ),
  );
  // The reason does not depend on an unsent message.
  await here.store.outbox.withdraw((await here.store.outbox.unsentOf('board')).map(({ id }) => id));
  expect(await here.line('parked')).toContain('; blocked by the operator');
  expect(await here.line(`server ${SERVER}`)).toContain('Blocked.');
  const own = async () =>
    (await here.table.outbox.outlook()).notices.filter(({ matchId }) => matchId === match.id);
  expect(await own()).toEqual([]);
  await here.line(`unblock server ${SERVER}`);
  expect((await own()).length).toBeGreaterThan(0);
});

describe('forget', () => {
  test('asks first, then deletes the data of a person, also from the lines and the blocks', async () => {
    const here = await hostRoom();
    const match = await played(here, await begun(here));
    await here.line(`block person ${BEN.id} --reason spam`);
    expect(await here.refusal(`forget ${BEN.id}`)).toContain(`\`forget ${BEN.id} --yes\``);
    expect(await here.table.archive.about(BEN.id)).toMatchObject({
      operator: { blocked: { at: expect.any(Number) }, lines: [] },
    });
    expect(await here.line(`forget ${BEN.id} --yes`)).toContain('seats in games: 1');
    expect((await reload(here, match)).seats.map(({ id }) => id)).not.toContain(BEN.id);
    const rows = [await here.store.host.newest(99), await here.store.host.blocks()];
    expect(JSON.stringify(rows)).not.toContain(BEN.id);
    expect(JSON.stringify(rows)).toContain('forget (deleted) --yes');
    expect(await here.line('blocks')).toContain('a person who deleted their data');
    expect(await here.table.host.blocks.isPersonBlocked(BEN.id)).toBe(true);
    expect(await here.table.host.blocks.isPersonBlocked(ANN.id)).toBe(false);
    await here.line(`unblock person ${BEN.id}`);
    expect(await here.table.host.blocks.isPersonBlocked(BEN.id)).toBe(false);
  });

  test('removes the operator as author of lines, when the operator deletes their own data', async () => {
    const here = await hostRoom();
    await here.line(`block server ${OTHER_SERVER}`);
    await here.table.housekeeping.forget(OWNER);
    expect((await here.store.host.newest(9)).map(({ by }) => by)).toEqual([null]);
    expect(await here.line('log')).toContain('a person who deleted their data: block server');
  });
});
