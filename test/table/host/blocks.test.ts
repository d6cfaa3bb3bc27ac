import { describe, expect, test } from 'vitest';
import { accepted, opening, reload } from '../room.ts';
import {
  ANN,
  BEN,
  begun,
  CAT,
  CHANNEL,
  hostRoom,
  OTHER_SERVER,
  OWNER,
  played,
  SERVER,
  waitingKinds,
} from './kit.ts';

describe('a blocked person', () => {
  test('leaves lobbies, and a stand-in plays the other seats until the person returns', async () => {
    const here = await hostRoom();
    const match = await played(here, await begun(here));
    const lobby = accepted(
      await here.table.open(opening({ opener: BEN, guildId: SERVER, channelId: '7', seats: 2 })),
    );
    accepted(await here.table.join(lobby.id, CAT));
    expect(await here.line(`block person <@${BEN.id}> --reason "floods channels"`)).toContain(
      'Stand-ins play in 2 games',
    );
    const seat = match.seats.findIndex(({ id }) => id === BEN.id);
    expect((await reload(here, match)).seats[seat]?.state).toBe('absent');
    expect(await waitingKinds(here)).toContain('seat');
    expect((await reload(here, lobby)).seats.map(({ id }) => id)).toEqual([CAT.id]);
    expect(await here.table.host.blocks.isPersonBlocked(BEN.id)).toBe(true);
    expect(await here.table.host.blocks.isPersonBlocked(ANN.id)).toBe(false);
    expect(await here.refusal(`block person ${BEN.id}`)).toContain('is blocked already');
    expect(await here.line('blocks')).toMatch(/^1 block:\nperson 2{18}, since .*: floods channels$/);

    expect(await here.line(`unblock person ${BEN.id}`)).toContain('Unblocked');
    expect(await here.table.host.blocks.isPersonBlocked(BEN.id)).toBe(false);
    expect(await here.refusal(`unblock person ${BEN.id}`)).toContain('is not blocked');
    accepted(await here.table.seatChanges.back(match.id, BEN.id));
    expect((await reload(here, match)).seats[seat]?.state).toBe('player');
  });

  test('that the bot has never met is blocked, and the answer says that the bot does not know the id', async () => {
    const here = await hostRoom();
    await begun(here);
    const unknown = (kind: string, id: string) =>
      `The bot does not know the id ${id}: no game and no setting of a ${kind} has it. Check the id.`;
    const answer = await here.line(`block person ${CAT.id}`);
    expect(answer.split('\n').slice(0, 2)).toEqual([unknown('person', CAT.id), `Blocked: person ${CAT.id}.`]);
    expect(await here.table.host.blocks.isPersonBlocked(CAT.id)).toBe(true);
    expect(await here.line(`block server ${OTHER_SERVER}`)).toContain(unknown('server', OTHER_SERVER));
    const asked = await here.refusal(`forget ${CAT.id}`);
    expect(asked).toContain(unknown('person', CAT.id));
    expect(asked).toContain('who sat in 0 games');
    expect(await here.line(`forget ${CAT.id} --yes`)).toBe(
      `${unknown('person', CAT.id)}\nSo there was nothing to delete in games.`,
    );
    expect(await here.line(`block person ${BEN.id}`)).not.toContain('does not know');
  });

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

  test('can not be a server, a text, or the operator', async () => {
    const here = await hostRoom();
    await begun(here);
    expect(await here.refusal(`block person ${SERVER}`)).toContain('is the id of a server, not of a person');
    expect(await here.refusal(`block server ${ANN.id}`)).toContain('is the id of a person, not of a server');
    expect(await here.refusal('block person Ann')).toContain('An id of Discord has 17 to 20 digits');
    expect(await here.refusal(`block person ${OWNER}`)).toContain('you can not block yourself');
    expect(await here.store.host.blocks()).toEqual([]);
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

test('reports name places and states, and no contents', async () => {
  const here = await hostRoom();
  const match = await played(here, await begun(here));
  for (const line of [`games`, `games --server ${SERVER}`, `server ${SERVER}`, `person ${BEN.id}`]) {
    const text = await here.line(line);
    expect(text).toContain(`${match.id}  toy, running, revision ${match.rev}`);
    expect(text).not.toContain('Ben');
  }
  expect(await here.line(`person ${BEN.id}`)).toMatch(/^Person 2{18}: games 1 running\.\n/);
  expect(await here.line(`games --server ${OTHER_SERVER}`)).toBe('0 live games.');
  expect(await here.line('blocks')).toBe('0 blocks.');
  expect(await here.line('parked')).toBe('0 parked games.');
  const place = `server ${SERVER}, channel ${CHANNEL}`;
  expect(await here.line('games')).toMatch(new RegExp(`^1 live game:\\n[^;]*; ${place}$`));
  await here.line(`game pause ${match.id}`);
  expect(await here.line('games')).toMatch(
    new RegExp(`^1 live game:\\n[^;]*; paused since 1970-01-01 00:16Z; ${place}$`),
  );
});
