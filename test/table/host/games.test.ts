import { describe, expect, test } from 'vitest';
import type { Match } from '../../../src/table/match/types.ts';
import { replay } from '../../../src/table/results/replay.ts';
import { toys } from '../../toy/rules/index.ts';
import { accepted, at, type Room, refused, reload } from '../room.ts';
import { begun, type HostRoom, hostRoom, played } from './kit.ts';

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
});

describe('game repair', () => {
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
});
