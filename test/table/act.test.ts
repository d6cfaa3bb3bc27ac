import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { openStore } from '../../src/store/index.ts';
import { TakenUpError } from '../../src/table/claims.ts';
import type { Match } from '../../src/table/match/types.ts';
import { Table } from '../../src/table/table.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { truth } from '../support/reads.ts';
import { toy } from '../toy/rules/index.ts';
import { ANN, accepted, at, opening, type Room, refused, reload, room, running } from './room.ts';

async function picking(): Promise<{ here: Room; match: Match }> {
  const here = await room();
  const match = await running(here);
  accepted(await here.table.act(match.id, at(match, 1), 'bid 1'));
  accepted(await here.table.act(match.id, at(match, 0), 'bid 3'));
  return { here, match: await reload(here, match) };
}

describe('one seat to act', () => {
  test('its action is carried out at once, forced moves with it', async () => {
    const { here, match } = await picking();
    expect(match.rev).toBe(2);
    here.announced.length = 0;
    const acted = accepted(await here.table.act(match.id, at(match, 0), 'take', { rev: 2 }));
    expect(acted).toMatchObject({ sealed: false, match: { rev: 4, status: 'running' } });
    expect(acted.waitingFor).toEqual([0, 1]);
    expect(acted.moves.map(({ rev, seat, action, by }) => [rev, seat, action, by])).toEqual([
      [3, 0, 'take', 'person'],
      [4, 1, 'pass', 'forced'],
    ]);
    expect(here.announced).toEqual([match.id]);
    expect(await here.table.moves(match.id, { since: 2, to: 4 })).toEqual(acted.moves);
  });

  test('every refusal leaves everything as it was', async () => {
    const { here, match } = await picking();
    const { table, store } = here;
    here.announced.length = 0;
    const before = await store.matches.get(match.id);
    const waiting = await store.outbox.waiting();
    const other = at(match, 1);
    expect(refused(await table.act(match.id, 'stranger', 'take')).code).toBe('table/not-seated');
    expect(refused(await table.act(match.id, other, 'take'))).toEqual({
      code: 'table/not-to-act',
      with: { seats: [0] },
    });
    expect(refused(await table.act(match.id, at(match, 0), 'dance'))).toEqual({
      code: 'no-action',
      with: { typed: 'dance', possible: ['bid', 'take', 'roll', 'reveal', 'load', 'play', 'pass'] },
    });
    expect(refused(await table.act(match.id, at(match, 0), 'bid 1')).code).toBe('not-now');
    expect(refused(await table.act(match.id, at(match, 0), 'roll', { rev: 99 }))).toEqual({
      code: 'table/stale',
      with: { rev: 2, seen: 99 },
    });
    expect(await store.matches.get(match.id)).toEqual(before);
    expect(await store.outbox.waiting()).toEqual(waiting);
    expect(here.announced).toEqual([]);
  });

  test('commit, then tell: what is announced is on the disk for everyone', async () => {
    const path = await sharedDatabase();
    const others = await openStore(path);
    onTestFinished(() => others.close());
    const seen: Promise<unknown>[] = [];
    const look = (id: string) => void seen.push(others.matches.get(id).then(match => match?.rev));
    const here = await room({ path, needs: { announce: look } });
    const match = await running(here, 1, { options: { solo: true } });
    // A slow read would already see the next action, so each read must end before it.
    expect(await Promise.all(seen)).toEqual([0]);
    accepted(await here.table.act(match.id, ANN.id, 'bid 2'));
    expect(await Promise.all(seen)).toEqual([0, 1]);
  });

  test('a broken save announces nothing and changes nothing', async () => {
    const { here, match } = await picking();
    const unsaved = {
      ok: true,
      value: { state: undefined, events: [], reveals: false, goesOn: false, chance: [] },
    } as const;
    const broken: AnyGame = { ...toy, apply: () => unsaved };
    const announce = vi.fn();
    const table = new Table({ store: here.store, games: { toy: broken }, now: () => 0, announce });
    await expect(table.act(match.id, at(match, 0), 'take')).rejects.toThrow(TypeError);
    expect(announce).not.toHaveBeenCalled();
    expect(await reload(here, match)).toEqual(match);
  });

  test('rules that go in circles are stopped', async () => {
    const idle = (state: unknown) =>
      ({ ok: true, value: { state, events: [], reveals: false, goesOn: false, chance: [] } }) as const;
    const games = { toy: { ...toy, forced: () => ({ type: 'pass' }), apply: idle } as AnyGame };
    const here = await room({ games });
    const result = here.table.openAndStart(opening({ options: { solo: true }, seats: 1 }));
    await expect(result).rejects.toThrow(/1000 moves without a person/);
    expect(await here.table.live('c1')).toBeUndefined();
  });
});

describe('several seats to act', () => {
  test('a choice is sealed: all hear that it is, nobody hears what; the revision stays', async () => {
    const here = await room();
    const match = await running(here, 3);
    const { table, store } = here;
    here.announced.length = 0;
    const waiting = await store.outbox.waiting();
    const acted = accepted(await table.act(match.id, at(match, 1), 'bid 2', { rev: 0 }));
    expect(acted).toMatchObject({ sealed: true, waitingFor: [0, 2], moves: [], match: { rev: 0 } });
    expect(await truth(here, acted.match)).toEqual(await truth(here, match));
    expect(here.announced).toEqual([match.id]);
    const redraw = { kind: 'redraw', rev: 0, since: -1, seat: null, details: {} };
    expect(await store.outbox.waiting()).toEqual([...waiting, expect.objectContaining(redraw)]);
    expect(await table.moves(match.id, { since: -1, to: 99 })).toEqual([]);
    const now = await reload(here, match);
    for (const viewer of [0, 2, 'table'] as const)
      expect(now.position.view(viewer)).toEqual(match.position.view(viewer));
    expect(await table.sealed(match.id)).toEqual([1]);
    expect(await table.sealedOf(match.id, 1)).toBe('bid 2');
    expect(await table.sealedOf(match.id, 0)).toBeUndefined();
  });

  test('it can be replaced until the last is in, then all are carried out in turn order with one notice', async () => {
    const here = await room();
    const match = await running(here, 3);
    const { table } = here;
    for (const [seat, bid] of [
      [2, 'bid 1'],
      [0, 'bid 3'],
      [2, 'bid 2'],
    ] as const) {
      expect(accepted(await table.act(match.id, at(match, seat), bid, { rev: 0 })).sealed).toBe(true);
    }
    expect(await table.sealedOf(match.id, 2)).toBe('bid 2');
    here.announced.length = 0;
    const acted = accepted(await table.act(match.id, at(match, 1), 'bid 1', { rev: 0 }));
    expect(acted).toMatchObject({ sealed: false, waitingFor: [], match: { rev: 3 } });
    expect(acted.moves.map(({ rev, seat, action, by }) => [rev, seat, action, by])).toEqual([
      [1, 0, 'bid 3', 'person'],
      [2, 1, 'bid 1', 'person'],
      [3, 2, 'bid 2', 'person'],
    ]);
    expect(here.announced).toEqual([match.id]);
    const waiting = await here.store.outbox.waiting();
    expect(waiting.slice(4).map(({ kind }) => kind)).toEqual(['redraw', 'redraw', 'redraw', 'board']);
    expect(waiting.at(-1)).toMatchObject({ since: 0, rev: 3 });
    expect(await table.sealed(match.id)).toEqual([]);
    expect(await here.store.sealed.list(match.id, 0)).toEqual([]);
    const late = await table.act(match.id, at(match, 2), 'bid 3', { rev: 0 });
    expect(refused(late)).toEqual({ code: 'table/stale', with: { rev: 3, seen: 0 } });
  });

  test('an illegal choice is refused at once and the sealed one stays', async () => {
    const here = await room();
    const match = await running(here);
    accepted(await here.table.act(match.id, at(match, 0), 'bid 2'));
    expect(refused(await here.table.act(match.id, at(match, 0), 'bid 9')).code).toBe('no-action');
    expect(await here.table.sealedOf(match.id, 0)).toBe('bid 2');
  });
});

describe('looking', () => {
  test('old boards come from the log', async () => {
    const { here, match } = await picking();
    const { table } = here;
    expect(await table.viewAt(match.id, 0, 'table')).toMatchObject({ bids: [null, null] });
    expect(await table.viewAt(match.id, 1, 'table')).toMatchObject({ bids: [3, null] });
    expect(await table.viewAt(match.id, 2, 0)).toEqual(match.position.view(0));
    expect(await table.viewAt(match.id, 3, 0)).toBeUndefined();
    expect(await table.viewAt('nope', 0, 0)).toBeUndefined();
  });
});

describe('the interaction that asks for an action', () => {
  test('is taken up with it: who comes second does nothing', async () => {
    const { here, match } = await picking();
    const { table } = here;
    const seen = { rev: match.rev, claim: '77' };
    const acted = accepted(await table.act(match.id, at(match, 0), 'roll', seen));
    expect(acted).not.toHaveProperty('known');
    await expect(table.act(match.id, at(match, 0), 'roll', seen)).rejects.toThrow(TakenUpError);
    expect(await table.claim('77')).toBe(false);
    expect((await reload(here, match)).rev).toBe(acted.match.rev);
  });

  test('is taken up by a refusal too, and what was claimed before is not carried out', async () => {
    const { here, match } = await picking();
    const { table } = here;
    const stale = { rev: match.rev - 1, claim: '78' };
    expect(refused(await table.act(match.id, at(match, 0), 'roll', stale)).code).toBe('table/stale');
    expect(await table.claim('78')).toBe(false);
    expect(await table.claim('79')).toBe(true);
    await expect(table.act(match.id, at(match, 0), 'roll', { claim: '79' })).rejects.toThrow(TakenUpError);
    expect((await reload(here, match)).rev).toBe(match.rev);
  });
});
