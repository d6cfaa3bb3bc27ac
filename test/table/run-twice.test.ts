import { expect, test, vi } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { games as registry } from '../../src/games/registry.ts';
import type { Repositories, Store } from '../../src/store/index.ts';
import type { Services } from '../../src/table/match/services.ts';
import { UnitsOfWork } from '../../src/table/match/units-of-work.ts';
import { MATCH } from '../support/stored.ts';
import { toys } from '../toy/rules/index.ts';
import { accepted, at, opening, refused, room, running } from './room.ts';

// PostgreSQL may abort a transaction, or its connection may be lost. The work then runs again from its beginning, and only the
// committed run announces anything.

const games: Readonly<Record<string, AnyGame>> = { ...registry, ...toys };

class Undone extends Error {}

/**
 * Makes each transaction run twice, and rolls back the first run.
 * @param between work that other people do between the two runs
 */
function twice(store: Store, between: () => Promise<unknown> = async () => {}): void {
  const once = store.transaction.bind(store);
  store.transaction = async <T>(
    work: (repositories: Repositories) => Promise<T>,
    key?: string,
  ): Promise<T> => {
    const undone = async (repositories: Repositories): Promise<T> => {
      await work(repositories);
      throw new Undone();
    };
    await once(undone, key).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    await between();
    return once(work, key);
  };
}

test.each(['first', 'second', 'both'])(
  'announcements of the undone first run are dropped (made in: %s)',
  async which => {
    const { store, table } = await room();
    const match = await running({ table });
    const row = await store.matches.get(match.id);
    if (!row) throw new Error('no row');
    const received: string[] = [];
    const note = (what: string) => () => {
      received.push(what);
    };
    const services = { now: () => 1 } as Services;
    const never = () => Promise.reject(new Error('no unit of a match'));
    const carrier = { announce: note('announce'), post: note('post'), refresh: note('refresh') };
    const units = new UnitsOfWork(store, services, carrier, {
      tend: never,
      beginAtOnce: never,
      ended: never,
      unblocked: async (_, directMessages) => directMessages,
    });
    units.whenChanged(note('changed'));
    twice(store);
    let runs = 0;
    const value = await units.of('queue', async unit => {
      runs += 1;
      if (which !== 'both' && which !== ['first', 'second'][runs - 1]) return runs;
      await unit.tell({ matchId: match.id, kind: 'board', rev: 0 });
      const directMessage = { matchId: match.id, guildId: 'g1', userId: 'u1', mark: 0, dueAt: 1 } as const;
      await unit.write([{ ...directMessage, kind: 'end' }]);
      unit.refresh();
      unit.changed(row);
      return runs;
    });
    expect(value).toBe(2);
    expect(received).toEqual(which === 'first' ? [] : ['post', 'refresh', 'announce', 'changed']);
  },
);

test.each(Object.keys(games))(
  '%s: an action whose game is called off before it runs again is reported by no process',
  async name => {
    const { store, table, announced } = await room({ games });
    const match = await running({ table }, 2, { game: name, options: games[name]?.defaults });
    const [seat = 0] = match.position.toAct;
    const [action] = match.position.legal(seat);
    const woken = vi.spyOn(table.thinking, 'wake');
    announced.length = 0;
    twice(store, () => store.matches.end(match.id, 'cancelled', 'cancel', 2_000_000));
    const acted = await table.act(match.id, at(match, seat), games[name]?.write(action) ?? '');
    expect(refused(acted).code).toBe('table/over');
    expect(announced).toEqual([]);
    expect(woken).not.toHaveBeenCalled();
  },
);

test('an action that runs twice is made once and reported once', async () => {
  const { store, table, announced } = await room({ games });
  // In this variant, one person alone makes the first decision.
  const options = { variant: 'family' };
  const match = await running({ table }, 2, { game: 'porto', options });
  const [seat = 0] = match.position.toAct;
  const action = games.porto?.write(match.position.legal(seat)[0]) ?? '';
  announced.length = 0;
  twice(store);
  expect(accepted(await table.act(match.id, at(match, seat), action)).moves.length).toBeGreaterThan(0);
  expect(announced).toEqual([match.id]);
  expect((await store.moves.list(match.id, -1, 100)).filter(({ by }) => by === 'person')).toHaveLength(1);
});

test('a table whose channel is taken before it is opened again is announced by nobody', async () => {
  const { store, table, announced } = await room();
  const woken = vi.spyOn(table.thinking, 'wake');
  twice(store, () => store.matches.insert(MATCH, []));
  expect(refused(await table.open(opening({ channelId: MATCH.channelId }))).code).toBe('table/channel-busy');
  expect(announced).toEqual([]);
  expect(woken).not.toHaveBeenCalled();
});
