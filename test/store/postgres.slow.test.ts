import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  LeaseLostError,
  openStore,
  type Repositories,
  StaleError,
  type Store,
  WHOLE,
} from '../../src/store/index.ts';
import { openProxy } from '../support/open-proxy.ts';
import { asAdmin, database } from '../support/postgres.ts';
import { PostgresProcess } from '../support/postgres-process.ts';
import type { When } from '../support/postgres-proxy.ts';
import { DEAL, MATCH } from '../support/stored.ts';

async function opened(url: string): Promise<Store> {
  const store = await openStore(url);
  onTestFinished(() => store.close());
  return store;
}

const COMMIT = /^commit$/i;

/**
 * Opens a store through a proxy that breaks the connection at the first statement that matches each pattern, one after the
 * other. `broken` resolves after the last of them.
 */
async function breakingAt(url: string, statements: readonly RegExp[], when: When) {
  const way = await openProxy(url);
  const store = await opened(way.url);
  const broken = (async () => {
    for (const statement of statements) await way.cutAt(statement, when);
  })();
  return { store, broken };
}

const count = async ({ kv }: Repositories): Promise<number> => {
  const next = Number((await kv.get('count')) ?? 0) + 1;
  await kv.set('count', `${next}`);
  return next;
};

describe('a lost connection', () => {
  test.each([
    ['in the middle of a transaction', [/insert into/], 'before', 2],
    ['before its commit arrives', [COMMIT], 'before', 2],
    ['after its commit, before the answer: it is not done again', [COMMIT], 'after', 1],
    ['and once more while that is found out', [COMMIT, /do nothing/, /do nothing/], 'after', 1],
  ] as const)('%s', async (_, statements, when, runs) => {
    const url = await database();
    const direct = await opened(url);
    const { store, broken } = await breakingAt(url, statements, when);
    let ran = 0;
    const value = await store.transaction(repositories => {
      ran += 1;
      return count(repositories);
    });
    expect({ value, ran, kept: await direct.kv.get('count') }).toEqual({ value: 1, ran: runs, kept: '1' });
    await broken;
    expect(await store.transaction(count)).toBe(2);
  });

  test('a connection lost in a crash with the whole transaction, its number too, makes it run again', async () => {
    const server = await PostgresProcess.start();
    onTestFinished(() => server.remove());
    const before = await openStore(server.url);
    await before.transaction(count);
    await before.close();
    const { store, broken } = await breakingAt(server.url, [COMMIT], 'before');
    const crashed = broken.then(() => server.crash());
    expect(await store.transaction(count)).toBe(2);
    await crashed;
    expect(await store.kv.get('count')).toBe('2');
  });

  test('while something is read: it is read again', async () => {
    const url = await database();
    const direct = await opened(url);
    await direct.transaction(count);
    const { store, broken } = await breakingAt(url, [/"value"/], 'after');
    expect(await store.kv.get('count')).toBe('1');
    await broken;
  });

  test('a loss of all idle connections stays unseen, and the process lives on', async () => {
    const url = await database();
    const store = await opened(url);
    await Promise.all(Array.from({ length: 5 }, () => store.transaction(count, 'count')));
    const name = new URL(url).pathname.slice(1);
    await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    expect(await store.kv.get('count')).toBe('5');
    expect(await store.transaction(count)).toBe(6);
  });
});

describe('behind a pooler that gives a session to others', () => {
  const sessionOf = (store: Store) => (store as unknown as { readonly db: Kysely<unknown> }).db;
  const forgotten = async (store: Store): Promise<void> =>
    void (await sql`deallocate all`.execute(sessionOf(store)));

  test('statements that it has lost are asked again, without names from then on', async () => {
    const store = await opened(await database());
    await store.transaction(count);
    await forgotten(store);
    expect(await store.transaction(count)).toBe(2);
    const { rows } = await sql`select name from pg_prepared_statements`.execute(sessionOf(store));
    expect(rows).toEqual([]);
  });

  test('outside of a transaction too, what writes once only', async () => {
    const store = await opened(await database());
    expect(await store.claims.claim('i1', 1)).toBe(true);
    await forgotten(store);
    expect(await store.claims.claim('i2', 1)).toBe(true);
    expect(await store.kv.get('count')).toBeUndefined();
  });
});

describe('transactions at once', () => {
  test('about one thing are one after the other, whichever store they come from', async () => {
    const url = await database();
    const stores = [await opened(url), await opened(url), await opened(url)];
    await Promise.all(
      stores.flatMap(store => Array.from({ length: 20 }, () => store.transaction(count, 'the count'))),
    );
    expect(await stores[0]?.kv.get('count')).toBe('60');
  });

  test('that read one match are one after the other too', async () => {
    const url = await database();
    const stores = [await opened(url), await opened(url)];
    await stores[0]?.matches.insert(MATCH, []);
    await stores[0]?.matches.start(MATCH.id, DEAL);
    const reading = async (repositories: Repositories) => {
      await repositories.matches.get(MATCH.id);
      return count(repositories);
    };
    await Promise.all(stores.flatMap(store => Array.from({ length: 20 }, () => store.transaction(reading))));
    expect(await stores[0]?.kv.get('count')).toBe('40');
  });

  test('that wait for each other: one begins again, both are done', async () => {
    const url = await database();
    const [one, two] = [await opened(url), await opened(url)];
    let ran = 0;
    let meet = () => {};
    const both = new Promise<void>(resolve => {
      let there = 0;
      meet = () => {
        there += 1;
        if (there === 2) resolve();
      };
    });
    const crossing =
      (own: string, other: string) =>
      async ({ kv }: Repositories) => {
        ran += 1;
        await kv.set(own, own);
        // The store delays a write until the next read, so this read makes the transaction lock the row.
        await kv.get(own);
        meet();
        await both;
        await kv.set(other, own);
      };
    await Promise.all([one.transaction(crossing('a', 'b')), two.transaction(crossing('b', 'a'))]);
    expect(ran).toBe(3);
  });
});

test('text that PostgreSQL cannot hold is replaced, not lost', async () => {
  const store = await opened(await database());
  await store.transaction(({ kv }) => kv.set('k', 'a\0b'));
  expect(await store.kv.get('k')).toBe('a\u{FFFD}b');
});

test("a hosted server's own views are no reason to refuse its database", async () => {
  const url = await database({ tables: false });
  const made = await opened(url);
  await sql`create view pg_stat_hosted as select 1 as one`.execute(made['db' as never]);
  await (await openStore(url)).close();
});

test('a process that loses its lease while it waits for a lock writes nothing', async () => {
  const url = await database();
  const [one, other] = [await opened(url), await opened(url)];
  await one.lease.take({ holder: 'one', place: '', pid: 1, since: 0 }, undefined);
  one.writeAs({ holder: 'one', names: [WHOLE] });
  const { promise: freed, resolve: free } = Promise.withResolvers<void>();
  onTestFinished(() => free());
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>(held => {
    holding = other.transaction(async ({ kv }) => {
      // The answer to this read shows that the transaction has the lock.
      await kv.get('written');
      held();
      await freed;
    }, 'match');
  });
  const waiters = async (): Promise<unknown> => {
    const locks = `select count(*)::int as waiting from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and not granted and datname = '${new URL(url).pathname.slice(1)}'`;
    const [found] = await asAdmin(locks);
    return found?.rows[0]?.waiting;
  };
  // The rejection may come before `holding` ends, so the test expects it from now on.
  const refused = expect(one.transaction(({ kv }) => kv.set('written', 'yes'), 'match')).rejects.toThrow(
    LeaseLostError,
  );
  await expect.poll(waiters).toBe(1);
  await other.lease.release('one');
  free();
  await holding;
  await refused;
  expect(await one.kv.get('written')).toBeUndefined();
});

describe('a write that nothing waits for', () => {
  const NEW = { matchId: 'm1', kind: 'board', rev: 0, since: -1, resigned: [], at: 1 } as const;

  async function started(): Promise<Store> {
    const store = await opened(await database());
    await store.matches.insert(MATCH, []);
    await store.matches.start('m1', DEAL);
    return store;
  }

  test.each([
    [
      'last',
      async ({ outbox, kv }: Repositories) => {
        await kv.set('saved', 'yes');
        await outbox.put({ ...NEW, matchId: 'nowhere' });
      },
    ],
    [
      'first',
      async ({ outbox, kv }: Repositories) => {
        await outbox.put({ ...NEW, matchId: 'nowhere' });
        await kv.set('saved', 'yes');
      },
    ],
    [
      'before a read',
      async ({ outbox, kv }: Repositories) => {
        await kv.set('saved', 'yes');
        await outbox.put({ ...NEW, matchId: 'nowhere' });
        await kv.get('saved');
      },
    ],
  ] as const)('and fails %s: nothing is saved, and its own error is reported', async (_, work) => {
    const store = await started();
    await expect(store.transaction(work)).rejects.toThrow(/foreign key/);
    expect(await store.kv.get('saved')).toBeUndefined();
    await store.transaction(({ kv }) => kv.set('saved', 'later'));
    expect(await store.kv.get('saved')).toBe('later');
  });

  test('and finds the match moved on, as its last statement: nothing is saved', async () => {
    const store = await started();
    const move = {
      ...DEAL,
      seat: 0,
      action: 'a',
      by: 'person',
      events: [],
      reveals: false,
      batch: 0,
    } as const;
    await store.moves.append('m1', 0, move);
    await expect(
      store.transaction(async ({ kv, moves }) => {
        await kv.set('saved', 'yes');
        await moves.append('m1', 0, move);
      }),
    ).rejects.toThrow(StaleError);
    expect(await store.kv.get('saved')).toBeUndefined();
    expect((await store.moves.list('m1', -1, 9)).map(({ rev }) => rev)).toEqual([1]);
  });

  test('is read again behind it', async () => {
    const store = await started();
    const read = await store.transaction(async ({ kv }) => {
      await kv.set('one', '1');
      const [one] = await Promise.all([kv.get('one'), kv.set('one', '2')]);
      return [one, await kv.get('one')];
    });
    expect(read).toEqual(['1', '2']);
  });
});

test('no more connections than are set', async () => {
  const url = await database();
  const store = await openStore(url, { connections: 2 });
  onTestFinished(() => store.close());
  let [open, most] = [0, 0];
  const work = async (repositories: Repositories): Promise<void> => {
    open += 1;
    most = Math.max(most, open);
    await sql`select pg_sleep(0.05)`.execute(repositories['db' as never]);
    open -= 1;
  };
  await Promise.all(Array.from({ length: 6 }, () => store.transaction(work)));
  expect(most).toBe(2);
});
