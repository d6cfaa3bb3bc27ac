import { describe, expect, onTestFinished, test } from 'vitest';
import { TroubleLog } from '../../src/store/dialect/trouble-log.ts';
import {
  openStore,
  type Repositories,
  type ShardLeases,
  type Store,
  StoreError,
  UnreachableError,
} from '../../src/store/index.ts';
import { openProxy } from '../support/open-proxy.ts';
import { asAdmin, asAdminOf, database } from '../support/postgres.ts';
import { DEAL, MATCH } from '../support/stored.ts';

const STATEMENT_MS = 3_000;

async function opened(url: string, statementMs = 0, say: (line: string) => void = () => {}): Promise<Store> {
  const store = await openStore(url, { statementMs, say });
  onTestFinished(() => store.close());
  return store;
}

const count = async ({ kv }: Repositories): Promise<number> => {
  const next = Number((await kv.get('count')) ?? 0) + 1;
  await kv.set('count', `${next}`);
  return next;
};

const busy = (store: Store) =>
  Promise.all(Array.from({ length: 5 }, () => store.transaction(count, 'count')));

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

const readOnly = (url: string, yes: boolean) =>
  asAdmin(`alter database ${nameOf(url)} set default_transaction_read_only = ${yes ? 'on' : 'off'}`);

async function sessions(url: string): Promise<number> {
  const [found] = await asAdmin(
    `select count(*)::int as here from pg_stat_activity where datname = '${nameOf(url)}' and state like 'idle in%'`,
  );
  return found?.rows[0]?.here;
}

describe('a way on which established connections fall silent', () => {
  test('one wait finds it out for all of them, then work goes on; each outage is reported in two lines', async () => {
    const way = await openProxy(await database());
    const said: string[] = [];
    const store = await opened(way.url, STATEMENT_MS, line => said.push(line));
    await busy(store);
    const before = way.made;
    way.silence();
    way.heal();
    expect(await store.transaction(count, 'count')).toBe(6);
    expect(await store.kv.get('count')).toBe('6');
    // The store closes all silent idle connections together, so that they cost only one wait.
    expect(way.made - before).toBeLessThanOrEqual(2);
    expect(said).toEqual([
      expect.stringMatching(/^the database does not answer \(.*\): work waits for it and is tried again$/),
      expect.stringMatching(/^the database answers again after \d+ s$/),
    ]);
  });

  test('new ones too for a while: what was asked meanwhile is done once', async () => {
    const way = await openProxy(await database());
    const store = await opened(way.url, STATEMENT_MS);
    await busy(store);
    const before = way.made;
    way.silence();
    const asked = Promise.all([store.transaction(count, 'count'), store.transaction(count, 'count')]);
    await expect.poll(() => way.made - before).toBeGreaterThan(1);
    way.heal();
    expect((await asked).toSorted()).toEqual([6, 7]);
    expect(await store.kv.get('count')).toBe('7');
  });
});

test('a machine that vanishes inside a transaction keeps its locks for a moment only', async () => {
  const url = await database();
  const way = await openProxy(url);
  const [gone, here] = [await opened(way.url, STATEMENT_MS), await opened(url)];
  await gone.matches.insert(MATCH, []);
  await gone.matches.start(MATCH.id, DEAL);
  const { promise: holding, resolve: vanish } = Promise.withResolvers<void>();
  const { promise: asleep, resolve: wake } = Promise.withResolvers<void>();
  let runs = 0;
  const slept = gone.transaction(async repositories => {
    const counted = await count(repositories);
    runs += 1;
    if (runs === 1) {
      vanish();
      await asleep;
    }
    return counted;
  }, 'match');
  await holding;
  way.silence();
  expect(await sessions(url)).toBe(1);
  expect(await here.transaction(count, 'match')).toBe(1);
  expect(await sessions(url)).toBe(0);
  way.heal();
  wake();
  // The first transaction has ended in the meantime, so the work runs again.
  expect(await slept).toBe(2);
});

test('a person who opens a table does not wait for another who does', async () => {
  const url = await database();
  const [one, two] = [await opened(url), await opened(url)];
  const { promise: waiting, resolve: go } = Promise.withResolvers<void>();
  const { promise: begun, resolve: began } = Promise.withResolvers<void>();
  const slow = one.transaction(async ({ matches }) => {
    await matches.insert(MATCH, []);
    began();
    await waiting;
  });
  await begun;
  await two.transaction(({ matches }) => matches.insert({ ...MATCH, id: 'other', channelId: 'other' }, []));
  go();
  await slow;
  const [found] = await asAdminOf(url, 'select number from matches order by number');
  expect(found?.rows).toEqual([{ number: 1 }, { number: 2 }]);
});

test('a lease, and new tables, wait for a server that can not be written at this moment', async () => {
  const url = await database({ tables: false });
  await readOnly(url, true);
  const opening = opened(url, STATEMENT_MS);
  await new Promise(resolve => setTimeout(resolve, 300));
  await readOnly(url, false);
  const store = await opening;
  expect(await store.lease.take({ holder: 'one', place: '', pid: 1, since: 0 }, undefined)).toBe(true);
});

describe('a server that can not be written for a moment', () => {
  test('two lines tell of it for each session at most, however much is read and tried meanwhile', async () => {
    const url = await database();
    await readOnly(url, true);
    const said: string[] = [];
    const store = await opened(url, STATEMENT_MS, line => said.push(line));
    const written = Promise.all([store.transaction(count, 'one'), store.transaction(count, 'two')]);
    for (let asked = 0; asked < 50; asked++) {
      await store.kv.get('count');
      await new Promise(resolve => setTimeout(resolve, 5));
    }
    await readOnly(url, false);
    await written;
    // A session of before stays read-only. On a busy machine the second transaction may meet it after the first has written.
    expect([2, 4]).toContain(said.length);
    for (const [line, text] of said.entries())
      expect(text).toMatch(
        line % 2 === 0
          ? /^the database can not be written \(.*read-only.*\): work waits for it and is tried again$/
          : /^the database can be written again after \d+ s$/,
      );
  });

  test('the statements that a transaction sends together are tried again, whichever refusal comes first', async () => {
    const url = await database();
    await readOnly(url, true);
    const store = await opened(url, STATEMENT_MS);
    const late = async (work: Promise<unknown>): Promise<unknown> =>
      work.then(async () => {}).finally(() => {});
    let runs = 0;
    const written = store.transaction(async ({ kv, outbox }) => {
      runs += 1;
      await Promise.all([
        late(late(outbox.delivered({ matchId: 'none', place: 0, kind: 'board', upTo: 1 }, 0))),
        kv.get('first'),
      ]);
      return 'done';
    });
    await expect.poll(() => runs).toBeGreaterThan(1);
    await readOnly(url, false);
    expect(await written).toBe('done');
  });
});

describe('how long answers take', () => {
  /**
   * Simulates answers of the database, four in each second. Returns the lines of the log.
   * @param times milliseconds of each answer
   */
  function warnings(...times: readonly (readonly number[])[]): readonly string[] {
    let now = 0;
    const said: string[] = [];
    const trouble = new TroubleLog(
      line => said.push(line),
      () => now,
    );
    for (const milliseconds of times.flat()) {
      now += 250;
      trouble.answered(milliseconds, false);
    }
    return said;
  }
  const many = (...milliseconds: readonly number[]) => Array.from({ length: 20 }, () => milliseconds).flat();

  test('a long way to the server is reported once, and that it is short again', () => {
    expect(warnings(many(3), many(101), many(101), many(150), many(3), many(3), many(2))).toEqual([
      expect.stringMatching(/^the database is slow: the quickest of \d+ answers took 101 ms$/),
      expect.stringMatching(/^the database is quick again: the quickest of \d+ answers took 3 ms$/),
    ]);
  });

  test('a server that is late with some is not reported, nor one at the limit again and again', () => {
    expect(warnings(many(400, 400, 400, 400, 3))).toEqual([]);
    expect(warnings(many(60), many(60), many(40), many(60), many(40), many(60))).toHaveLength(1);
  });
});

test('a read outside of a transaction fails as a transaction does', async () => {
  const store = await opened(await database());
  const failing = (code: string) =>
    store.reading(() => Promise.reject(Object.assign(new Error('no'), { code })));
  await expect(failing('ECONNREFUSED')).rejects.toThrow(UnreachableError);
  await expect(failing('57014')).rejects.toThrow(UnreachableError);
  await expect(failing('42703')).rejects.not.toThrow(StoreError);
});

describe('a way on which connections are cut', () => {
  test.each(['client', 'server'] as const)(
    'connections are cut as the %s sees them, not the other, and work goes on',
    async side => {
      const way = await openProxy(await database());
      const said: string[] = [];
      const store = await opened(way.url, STATEMENT_MS, line => said.push(line));
      await busy(store);
      way.cut(side);
      expect(await store.transaction(count, 'count')).toBe(6);
      // If the bot's own side is cut, the bot may notice this early. Then no query is lost, and the bot may log no trouble.
      if (side === 'server') expect(said).toHaveLength(2);
    },
  );
});

describe('a write of a lease whose connection is cut is made again', () => {
  const me = { holder: 'me', place: '', pid: 1, since: 0 };
  const row = { ...me, name: 'shard', beat: 0 };

  test.each<[string, (leases: ShardLeases) => Promise<unknown>, unknown]>([
    ['take', leases => leases.take(me, 'login', 'shard'), true],
    ['renew', leases => leases.renew('me'), ['shard']],
    ['give', leases => leases.give('me', 'shard'), undefined],
    ['sweep', leases => leases.sweep(row), true],
    ['release', leases => leases.release('me'), undefined],
  ])('%s', async (_, write, done) => {
    const way = await openProxy(await database());
    const leases = (await opened(way.url, STATEMENT_MS)).lease.divided;
    await leases.join(me, 'shard', () => true);
    const cut = way.cutAt(/"lease"/, 'before');
    expect(await write(leases)).toEqual(done);
    await cut;
  });
});

test('data on its way arrives in its order, also where the delay changes in between', async () => {
  const way = await openProxy(await database());
  const store = await opened(way.url);
  await busy(store);
  // On a busy machine the delay may end before any data is on its way. Then the test tries again.
  for (let [took, next] = [0, 6]; took <= 90; next++) {
    way.delay(100);
    const began = performance.now();
    const slow = store.transaction(count, 'count');
    await new Promise(resolve => setTimeout(resolve, 20));
    way.delay(0);
    expect(await slow).toBe(next);
    took = performance.now() - began;
  }
});
