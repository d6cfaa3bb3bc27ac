import { describe, expect, test } from 'vitest';
import type { Match } from '../../../src/table/match/types.ts';
import { replay } from '../../../src/table/results/replay.ts';
import { toys } from '../../toy/rules/index.ts';
import { accepted, at, opening, type Room, refused, reload } from '../room.ts';
import { ANN, BEN, begun, CHANNEL, type HostRoom, hostRoom, played, SERVER, waitingKinds } from './kit.ts';

const WRONG = { state: { wrong: true }, dice: {}, events: [] };

async function damaged(): Promise<{ here: HostRoom; match: Match }> {
  const here = await hostRoom();
  return { here, match: await played(here, await begun(here)) };
}

const breakAction = ({ store }: Room, { id }: Match, rev: number): Promise<void> =>
  store.transaction(async ({ repairs, moves, matches }) => {
    const log = await moves.list(id, 0, 99);
    const { turn, ...rest } = await moves.snapshot(id, rev);
    const broken = log.find(move => move.rev === rev);
    const later = await Promise.all(
      log
        .filter(move => move.rev > rev)
        .map(async move => ({ ...move, ...(await moves.snapshot(id, move.rev)) })),
    );
    if (!broken) throw new Error(`no revision ${rev}`);
    await repairs.cut(id, rev);
    const { restores: _, rev: __, endsTurn: ___, ...move } = broken;
    await repairs.put(id, rev, { ...move, ...rest, turn, action: 'bid 99' });
    for (const { restores: ____, rev: own, endsTurn: _____, ...after } of later)
      await repairs.put(id, own, after);
    expect((await matches.get(id))?.rev).toBe(log.length);
  }, id);

describe('game show', () => {
  test('names the seats, the state, the last move, the unsent messages and the log, and no secret', async () => {
    const { here, match } = await damaged();
    const shown = await here.line(`game show ${match.id}`);
    expect(shown).toContain(`Game ${match.id}: toy, running, revision ${match.rev}`);
    expect(shown).toContain(`seat 1: ${match.seats[0]?.name} (id ${at(match, 0)})`);
    expect(shown).toMatch(/last move: revision \d+ of \d+ by seat \d \(\w+\) at 1970-01-01 00:16Z/);
    expect(shown).toMatch(/unsent messages: 6\n- lobby, waiting since 1970-01-01 00:16Z, 0 attempts\n/);
    expect(shown).toContain('not parked');
    expect(shown).toContain('log: the log replays to the stored position');
    const row = await here.store.matches.get(match.id);
    expect(shown).not.toContain(row?.seed);
    expect(shown).not.toContain(row?.salt);
    for (const secret of Object.keys(row?.state as object)) expect(shown).not.toContain(`"${secret}"`);
    for (const action of match.position.legal(0)) expect(shown).not.toContain(JSON.stringify(action));
  });

  test('explains an id of another kind, and an unknown one', async () => {
    const { here, match } = await damaged();
    expect(await here.refusal('game show zzzzzzzz')).toContain('No game has the id zzzzzzzz.');
    expect(await here.refusal('game show nonsense!')).toContain("A game's id has eight characters.");
    expect(await here.refusal(`game show <#${CHANNEL}>`)).toBe(
      `${CHANNEL} is the id of a channel; the game there is ${match.id}.`,
    );
    expect(await here.refusal(`game show ${SERVER}`)).toContain('is the id of a server, not of a game');
    expect(await here.refusal(`game show ${ANN.id}`)).toContain('is the id of a person, not of a game');
    expect(await here.line(`game show ${match.id.toUpperCase()}`)).toContain(match.id);
  });
});

describe('game repair', () => {
  test('finds nothing in a sound game, and writes nothing without --write', async () => {
    const { here, match } = await damaged();
    const before = await here.store.matches.get(match.id);
    expect(await here.line(`game repair ${match.id}`)).toContain('Nothing to repair.');
    expect(await here.store.matches.get(match.id)).toEqual(before);
  });

  test.each([
    ['the newest', 0],
    ['an earlier', 2],
  ])('sets %s damaged position right from the log', async (_, back) => {
    const { here, match } = await damaged();
    const rev = match.rev - back;
    const before = await here.store.moves.states(match.id);
    await here.store.transaction(({ repairs }) => repairs.correct(match.id, rev, WRONG), match.id);
    expect(await here.line(`game show ${match.id}`)).toContain(`revision ${rev} differs: state`);
    expect(await here.line(`game repair ${match.id}`)).toContain(`\`game repair ${match.id} --write\``);
    await expect(replay(here.store, toys, match.id)).rejects.toThrow();
    expect(await here.line(`game repair ${match.id} --write`)).toContain('1 revision set right');
    expect(await here.store.moves.states(match.id)).toEqual(before);
    expect((await reload(here, match)).rev).toBe(match.rev);
    await replay(here.store, toys, match.id);
    expect((await here.store.outbox.waiting()).at(-1)).toMatchObject({ kind: 'board', rev: match.rev });
    expect(here.announced.at(-1)).toBe(match.id);
  });

  test('moves a game back to the last move that replays, under a revision that no old button has', async () => {
    const { here, match } = await damaged();
    await breakAction(here, match, 2);
    const good = await here.store.moves.stateAt(match.id, 1);
    expect(await here.line(`game repair ${match.id}`)).toContain('can not be replayed from revision 2 on');
    const said = await here.line(`game repair ${match.id} --write`);
    expect(said).toContain('the game is back at the position of revision 1');
    const now = await reload(here, match);
    expect(now.rev).toBe(match.rev + 1);
    expect((await here.store.matches.get(match.id))?.state).toEqual(good?.state);
    await replay(here.store, toys, match.id);
    const [seat = 0] = now.position.toAct;
    const action = toys.toy?.write(now.position.legal(seat)[0]) ?? '';
    expect(refused(await here.table.act(match.id, at(now, seat), action, { rev: match.rev })).code).toBe(
      'table/stale',
    );
    accepted(await here.table.act(match.id, at(now, seat), action, { rev: now.rev }));
    await replay(here.store, toys, match.id);
    const waiting = await here.store.outbox.waiting();
    expect(waiting.find(({ kind }) => kind === 'operator')?.details.operator).toEqual({
      subject: 'rewound',
      moves: match.rev - 1,
    });
  });

  test('leaves a game that has ended as it is', async () => {
    const { here, match } = await damaged();
    accepted(await here.table.resign(match.id, ANN.id));
    expect(await here.refusal(`game repair ${match.id} --write`)).toContain('has ended (over)');
    expect(await here.line(`game repair ${match.id}`)).toContain('the log replays');
  });

  test('posts the message of a lobby again', async () => {
    const here = await hostRoom();
    const { id } = accepted(
      await here.table.open(opening({ opener: ANN, guildId: SERVER, channelId: CHANNEL })),
    );
    expect(await here.line(`game repair ${id} --write`)).toContain('is a lobby: its message is posted again');
    expect((await waitingKinds(here)).filter(kind => kind === 'lobby')).toHaveLength(2);
  });
});

describe('pausing and closing', () => {
  test('pause stops the clocks once, and resume lets them run', async () => {
    const { here, match } = await damaged();
    expect(await here.line(`game pause ${match.id}`)).toContain('is paused');
    expect((await reload(here, match)).pausedAt).toBe(here.clock.now);
    expect(await here.refusal(`game pause ${match.id}`)).toContain(`\`game resume ${match.id}\``);
    expect((await here.store.outbox.waiting()).at(-1)?.details).toEqual({ operator: { subject: 'paused' } });
    expect(await here.line(`game resume ${match.id}`)).toContain('goes on');
    expect((await reload(here, match)).pausedAt).toBeNull();
    expect(await here.refusal(`game resume ${match.id}`)).toContain('is not paused');
  });

  test('close ends a rated game without a result, tells its channel once, and is refused the second time', async () => {
    const here = await hostRoom();
    const match = await played(here, await begun(here, { rated: true }));
    expect(match.rated).toBe(true);
    expect(await here.line(`game close ${match.id} --reason The database was damaged`)).toContain(
      'is closed',
    );
    expect(await reload(here, match)).toMatchObject({ status: 'cancelled' });
    expect(await here.store.results.ofUser(ANN.id)).toEqual([]);
    expect(await here.store.ratings.ofUser(ANN.id)).toEqual([]);
    const notices = (await here.store.outbox.waiting()).filter(({ kind }) => kind === 'operator');
    expect(notices.map(({ details }) => details.operator)).toEqual([
      { subject: 'closed', text: 'The database was damaged' },
    ]);
    expect(await waitingKinds(here)).not.toContain('closed');
    expect(await here.refusal(`game close ${match.id}`)).toContain('has ended (cancelled)');
    expect(await here.refusal(`game pause ${match.id}`)).toContain('has ended (cancelled)');
  });

  test('the id of a person closes nothing', async () => {
    const { here, match } = await damaged();
    expect(await here.refusal(`game close ${BEN.id}`)).toContain('is the id of a person');
    expect((await reload(here, match)).status).toBe('running');
  });
});
