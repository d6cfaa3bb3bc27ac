import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { SeededDice } from '../../src/core/contract/dice.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import type { Match } from '../../src/table/match/types.ts';
import { truth } from '../support/reads.ts';
import { toy } from '../toy/rules/index.ts';
import type { Action, State } from '../toy/rules/types.ts';
import { ANN, accepted, at, BEN, CAT, opening, type Room, reload, room, running } from './room.ts';

const SECRET = 'face down, for nobody';

const secretive = {
  ...toy,
  setup: (...details: Parameters<typeof toy.setup>) => ({ ...toy.setup(...details), secret: SECRET }),
  apply: (state: unknown, seat: number, action: unknown, dice: SeededDice) => {
    const step = toy.apply(state as State, seat, action as Action, dice);
    return step.ok
      ? { ...step, value: { ...step.value, state: { ...step.value.state, secret: SECRET } } }
      : step;
  },
} as unknown as AnyGame;

const reachable = (value: unknown): string =>
  inspect(value, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true, maxArrayLength: null });

type Method = (...details: readonly unknown[]) => unknown;

function methodsOf(object: object): readonly string[] {
  const names = new Set<string>();
  for (
    let proto = Object.getPrototypeOf(object);
    proto !== Object.prototype;
    proto = Object.getPrototypeOf(proto)
  )
    for (const name of Object.getOwnPropertyNames(proto)) names.add(name);
  names.delete('constructor');
  return [...names];
}

function detailsOf(name: string, match: Match): readonly unknown[] {
  const span = { since: -1, to: 99 };
  const known: Readonly<Record<string, readonly unknown[]>> = {
    act: [match.id, at(match, 0), 'take'],
    answer: [match.id, BEN.id, true],
    back: [match.id, at(match, 0)],
    cancel: [match.id, ANN, { moderator: true }],
    join: [match.id, CAT],
    latest: [match.channelId],
    live: [match.channelId],
    moves: [match.id, span],
    open: [opening({ channelId: 'c2' })],
    openAndStart: [opening({ channelId: 'c3', seats: 1 })],
    openable: [opening({ channelId: 'c4' }), false],
    playedBefore: [match.id, { personId: at(match, 0), rev: 0, action: 'bid 3' }],
    publicView: [match],
    sealedOf: [match.id, 0],
    seatOf: [match, ANN.id],
    take: [match.id, CAT, 1],
    undo: [match.id, at(match, 0)],
    undoneBefore: [match.id, { personId: at(match, 0), rev: 0 }],
    viewAt: [match.id, 0, 'table'],
    views: [match.id, 'table'],
    winners: [match],
  };
  return known[name] ?? [match.id, at(match, 0), 0];
}

async function begun(): Promise<{ here: Room; match: Match }> {
  const here = await room({ games: { toy: secretive } });
  const match = await running(here, 2);
  for (const seat of [1, 0]) {
    accepted(await here.table.act(match.id, at(match, seat), seat === 0 ? 'bid 3' : 'bid 1'));
  }
  return { here, match: await reload(here, match) };
}

describe('the whole state never leaves the match room', () => {
  test('a match carries no secret, and says what may be asked of it', async () => {
    const { here, match } = await begun();
    expect(JSON.stringify(await truth(here, match))).toContain(SECRET);
    expect(reachable(match)).not.toContain(SECRET);
    expect(JSON.stringify(match)).not.toContain(SECRET);
    // @ts-expect-error: no state, whoever asks.
    expect(match.state).toBeUndefined();
    expect(match.dealt).toBe(true);
    expect(match.position.toAct).toEqual([0]);
    expect(match.position.legal(0).length).toBeGreaterThan(0);
    expect(match.position.legal(1)).toEqual([]);
    expect(match.position.outcome).toBeUndefined();
    const seen = match.position.view('table');
    expect(seen).toEqual(toy.view(await truth<State>(here, match), 'table'));
    expect(match.position.view('table')).toBe(seen);
  });

  test('nor does anything that the table answers', async () => {
    let now = await begun();
    const doors: readonly (keyof Room['table'])[] = [
      'people',
      'dueWork',
      'pings',
      'seatChanges',
      'housekeeping',
      'requests',
    ];
    const within = (door: string): object =>
      door === 'table' ? now.here.table : Reflect.get(now.here.table, door);
    let matches = 0;
    for (const door of ['table', ...doors]) {
      for (const name of methodsOf(within(door))) {
        const { here, match } = now;
        const method = Reflect.get(within(door), name) as Method;
        const answer = await Promise.resolve()
          .then(() => method.apply(within(door), [...detailsOf(name, match)]))
          .catch((error: unknown) => error);
        const found = reachable(answer);
        expect(found, `${door}.${name}`).not.toContain(SECRET);
        if (found.includes('StoredPosition')) matches += 1;
        const after = await here.store.matches.get(match.id);
        if (after?.status === 'running' && after.rev === match.rev) continue;
        await here.store.close();
        now = await begun();
      }
    }
    expect(matches).toBeGreaterThan(7);
  });
});
