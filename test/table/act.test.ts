import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { openStore } from '../../src/store/index.ts';
import type { Match } from '../../src/table/match/types.ts';
import { Table } from '../../src/table/table.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { truth } from '../support/reads.ts';
import { toy } from '../toy/rules/index.ts';
import { ANN, accepted, at, opening, type Room, reload, room, running } from './room.ts';

async function picking(): Promise<{ here: Room; match: Match }> {
  const here = await room();
  const match = await running(here);
  accepted(await here.table.act(match.id, at(match, 1), 'bid 1'));
  accepted(await here.table.act(match.id, at(match, 0), 'bid 3'));
  return { here, match: await reload(here, match) };
}

describe('one seat to act', () => {
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
});
