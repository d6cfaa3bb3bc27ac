import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Loops } from '../../src/core/work/loops.ts';
import { DivisionError, LeaseLostError, openStore, type Store } from '../../src/store/index.ts';
import { aimOf, participantOf, processName, ranges } from '../../src/upkeep/leases/shard-division.ts';
import {
  type ShardCallbacks,
  ShardHolder,
  type ShardHolderParts,
} from '../../src/upkeep/leases/shard-holder.ts';
import { Instance } from '../../src/upkeep/leases/take-over.ts';
import { folder } from '../support/folder.ts';
import { database } from '../support/postgres.ts';
import { some } from '../support/test-form.ts';
import { withParts } from '../support/with-parts.ts';

type Kind = 'sqlite' | 'postgres';
type Leases = Store['lease']['divided'];
const KINDS: readonly Kind[] = ['sqlite', 'postgres'];
const NEVER = 1_000_000_000;

/** Wraps leases so that `giving` contains the calls of `give` that have not ended yet. */
const noting = (leases: Leases, giving: Set<Promise<unknown>>): Leases =>
  withParts(leases, {
    give: (...given: Parameters<Leases['give']>) => {
      const gone = leases.give(...given);
      giving.add(gone);
      return gone.finally(() => giving.delete(gone));
    },
  });

/** Makes a database and a clock that moves only on request. Each process has a connection of its own. */
async function world(kind: Kind) {
  const path = kind === 'sqlite' ? join(folder(), 'x.sqlite') : await database();
  let time = 0;
  const stores: Store[] = [];
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  const open = async (): Promise<Store> => {
    const store = await openStore(path);
    stores.push(store);
    return store;
  };
  const begin = async (division: ShardHolderParts['division'], over: Partial<ShardHolderParts> = {}) => {
    const store = await open();
    const said: string[] = [];
    const connected = new Set<number>();
    const left: number[] = [];
    const { shards } = store;
    const callbacks: ShardCallbacks = {
      taken: () => {},
      leave: async shard => {
        left.push(shard);
        connected.delete(shard);
      },
      isConnected: shard => connected.has(shard),
      connectedSpan: () => ({ from: 1, to: 2 }),
    };
    const giving = new Set<Promise<unknown>>();
    const leases = noting(store.lease.divided, giving);
    const holder = new ShardHolder({
      division,
      say: line => said.push(line),
      trouble: error => said.push(String(error)),
      monotonic: () => time,
      pause: async (milliseconds, signal) => {
        signal.throwIfAborted();
        time += milliseconds;
        await new Promise(resolve => setImmediate(resolve));
      },
      place: '',
      renewEvery: NEVER,
      lookEvery: NEVER,
      ...over,
    });
    store.writeAs(holder.claim);
    onTestFinished(() => holder.release().catch(() => undefined));
    const connect = () => {
      for (const shard of holder.held) connected.add(shard);
    };
    return { holder, callbacks, store, leases, giving, said, shards, left, connect };
  };
  return { begin, open, pass: (milliseconds: number) => (time += milliseconds) };
}

type Process = Awaited<ReturnType<Awaited<ReturnType<typeof world>>['begin']>>;

const join_ = async (process: Process) => {
  await process.holder.join(process.leases, process.store.shards, process.callbacks);
  return process;
};

/** Lets each process renew its leases and look for shards. Waits until each process has given back its surplus shards. */
async function round(processes: readonly Process[], pass: (milliseconds: number) => void) {
  pass(1_000);
  for (const { holder, giving } of processes) {
    await holder.renew();
    await holder.look();
    await new Promise(resolve => setImmediate(resolve));
    await Promise.all(giving);
    await new Promise(resolve => setImmediate(resolve));
  }
}

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const all = (processes: readonly Process[]) =>
  processes.flatMap(({ holder }) => holder.held).toSorted((a, b) => a - b);

test('shares add up for every number of processes, and a newcomer moves no more than its own', () => {
  for (const total of [1, 2, 4, 7, 16]) {
    for (let processes = 1; processes <= 5; processes++) {
      const living = ids(1, processes).map(number => {
        const row = { holder: `h${number}`, place: '', pid: 1, beat: 0, since: number };
        return participantOf({ ...row, name: processName({ total }, row.holder) });
      });
      const known = living.flatMap(each => each ?? []);
      const aims = known.map(({ holder }) => aimOf({ total }, holder, known));
      expect(aims.reduce((sum, { most }) => sum + most, 0)).toBe(total);
      expect(
        Math.max(...aims.map(({ most }) => most)) - Math.min(...aims.map(({ most }) => most)),
      ).toBeLessThan(2);
    }
  }
});

test.each([
  [{ total: 16 }, 'auto'],
  [{ total: 16, ids: ids(0, 3) }, '0-3'],
  [{ total: 16, ids: [5] }, '5'],
])('a row names what its process takes: %o', (division, text) => {
  const name = processName(division, 'h');
  expect(name).toBe(`process:${division.total}:${text}:h`);
  const read = participantOf({ name, holder: 'h', place: '', pid: 1, beat: 0, since: 0 });
  expect({ total: read?.total, ...(read?.ids && { ids: read.ids }) }).toEqual(division);
  expect(ranges([0, 1, 2, 5, 7, 8])).toBe('0-2, 5, 7-8');
});

describe.each(some(KINDS, 1))('on %s', kind => {
  test('the first takes all; with a second each ends with half, given over one at a time', async () => {
    const { begin, pass } = await world(kind);
    const one = await join_(await begin({ total: 16 }));
    expect(one.holder.held).toEqual(ids(0, 15));
    one.connect();
    const two = await join_(await begin({ total: 16 }));
    const moved: number[] = [];
    for (let rounds = 0; rounds < 60 && two.holder.held.length < 8; rounds++) {
      const before = one.holder.held.length;
      await round([one, two], pass);
      two.connect();
      moved.push(before - one.holder.held.length);
      expect(new Set(all([one, two])).size).toBe(all([one, two]).length);
    }
    expect([one.holder.held.length, two.holder.held.length]).toEqual([8, 8]);
    expect(all([one, two])).toEqual(ids(0, 15));
    expect(Math.max(...moved)).toBe(1);
    expect(one.left).toHaveLength(8);
    for (let rounds = 0; rounds < 5; rounds++) await round([one, two], pass);
    expect([one.left.length, two.left.length]).toEqual([8, 0]);
  });

  test('shards that serve nobody yet are given at once: two that begin together share soon', async () => {
    const { begin, pass } = await world(kind);
    const one = await join_(await begin({ total: 16 }));
    const two = await join_(await begin({ total: 16 }));
    const three = await join_(await begin({ total: 16 }));
    for (let rounds = 0; rounds < 3; rounds++) await round([one, two, three], pass);
    expect([one, two, three].map(({ holder }) => holder.held.length)).toEqual([6, 5, 5]);
    expect(all([one, two, three])).toEqual(ids(0, 15));
  });

  test('released shards are taken at once; those of one that fell silent after 30 s, not before', async () => {
    const { begin, pass } = await world(kind);
    const [one, two, three] = [
      await join_(await begin({ total: 4 })),
      await join_(await begin({ total: 4 })),
      await join_(await begin({ total: 4 })),
    ];
    for (let rounds = 0; rounds < 3; rounds++) await round([one, two, three], pass);
    await three.holder.release();
    await round([one, two], pass);
    expect(all([one, two])).toEqual(ids(0, 3));
    // From here on, process one no longer shows that it lives.
    await round([two], pass);
    for (let second = 0; second < 28; second++) await round([two], pass);
    expect(two.holder.held).toHaveLength(2);
    for (let second = 0; second < 3; second++) await round([two], pass);
    expect(two.holder.held).toEqual(ids(0, 3));
    expect(two.said).toEqual([expect.stringMatching(/was silent for 30 s: taking over/)]);
  });

  test('a process that was taken for dead writes nothing from the very moment, and learns it at its next sign of life', async () => {
    const { begin, pass } = await world(kind);
    const one = await join_(await begin({ total: 4 }));
    await one.store.transaction(({ kv }) => kv.set('k', 'one'));
    const two = await join_(await begin({ total: 4 }));
    await two.holder.look();
    for (let looks = 0; looks < 4; looks++) {
      pass(8_000);
      await two.holder.look();
    }
    expect(two.holder.held).toEqual(ids(0, 3));
    await expect(one.store.transaction(({ kv }) => kv.set('k', 'late'))).rejects.toThrow(LeaseLostError);
    await two.store.transaction(({ kv }) => kv.set('k', 'two'));
    expect(await one.store.kv.get('k')).toBe('two');
    await one.holder.renew();
    await one.holder.lost;
    expect([one.holder.held, one.shards.part]).toEqual([[], { total: 4, held: [] }]);
  });

  test('a process that could not look for long takes no other for dead, since the database was away for all', async () => {
    const { begin, pass } = await world(kind);
    const one = await join_(await begin({ total: 4 }));
    const two = await join_(await begin({ total: 4 }));
    await round([one, two], pass);
    await round([one, two], pass);
    pass(120_000);
    await two.holder.look();
    await round([one, two], pass);
    expect([one.holder.held, two.holder.held]).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect([...one.said, ...two.said]).toEqual([]);
    await one.store.transaction(({ kv }) => kv.set('k', 'one'));
  });

  test("one lease that is another's is enough: nothing is written any more", async () => {
    const { begin } = await world(kind);
    const one = await join_(await begin({ total: 4 }));
    await one.store.lease.divided.give(one.holder.id, 'shard:2/4');
    await expect(one.store.transaction(({ kv }) => kv.set('k', 'late'))).rejects.toThrow(LeaseLostError);
  });

  test('a process writes nothing before it takes part', async () => {
    const { begin } = await world(kind);
    const { store } = await begin({ total: 4 });
    await expect(store.transaction(({ kv }) => kv.set('k', 'early'))).rejects.toThrow(LeaseLostError);
  });

  test('a process that is certainly gone needs no waiting', async () => {
    const { begin, open } = await world(kind);
    const store = await open();
    const gone = { holder: 'gone', place: 'here', pid: 2 ** 22 + 1, since: 0 };
    await store.lease.divided.join(gone, processName({ total: 4 }, 'gone'), () => true);
    await store.lease.divided.take(gone, 'shard:1/4', processName({ total: 4 }, 'gone'));
    const one = await join_(await begin({ total: 4 }, { place: 'here' }));
    expect(one.holder.held).toEqual(ids(0, 3));
    expect(one.said).toEqual([]);
  });

  test('shards that are named and held by another are waited for, which is said; the rest is taken', async () => {
    const { begin, pass } = await world(kind);
    const one = await join_(await begin({ total: 16, ids: [2, 3] }));
    const two = await join_(await begin({ total: 16, ids: ids(0, 3) }));
    for (let rounds = 0; rounds < 3; rounds++) await round([one, two], pass);
    expect([one.holder.held, two.holder.held]).toEqual([
      [2, 3],
      [0, 1],
    ]);
    expect(two.said).toEqual([
      expect.stringMatching(/^shards 2-3 are held by another process \(process \d+, since 20/),
    ]);
    await one.holder.release();
    await round([two], pass);
    expect(two.holder.held.toSorted((a, b) => a - b)).toEqual(ids(0, 3));
  });

  test('a process that takes a share leaves out the shards that another process names', async () => {
    const { begin, pass } = await world(kind);
    const one = await join_(await begin({ total: 4 }));
    const two = await join_(await begin({ total: 4, ids: [1, 2] }));
    for (let rounds = 0; rounds < 3; rounds++) await round([one, two], pass);
    expect([one.holder.held, two.holder.held]).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });

  test('another number of shards is refused as soon as it is certain that the other lives', async () => {
    const { begin, pass } = await world(kind);
    const one = await join_(await begin({ total: 16 }));
    const two = await begin({ total: 8 }, { pause: async () => void (await one.holder.renew()) });
    await expect(join_(two)).rejects.toThrow(
      /^SHARDS takes a part of 8, but another process .* divides 16 shards, not 8/,
    );
    expect(two.said).toEqual([expect.stringContaining('waiting to see whether it lives')]);
    await one.holder.look();
    expect(one.holder.held).toHaveLength(16);
    // A dead process does not prevent the division into another number of shards.
    const three = await begin({ total: 8 }, { pause: async () => void pass(1_000) });
    await join_(three);
    expect(three.holder.held).toEqual(ids(0, 7));
  });

  test('a bot that takes all, and processes that divide: the second is refused, whichever it is', async () => {
    const { begin, open } = await world(kind);
    const store = await open();
    const quiet = { say: () => {}, trouble: () => {}, place: '', renewEvery: NEVER };
    const whole = new Instance(quiet);
    await whole.take(store.lease);
    const part = await begin({ total: 4 }, { pause: async () => void (await whole.renew()) });
    await expect(join_(part)).rejects.toThrow(
      /SHARDS takes a part of 4, but another process .* takes all shards/,
    );
    await whole.release();
    await join_(part);
    const second = new Instance({ ...quiet, pause: async () => void (await part.holder.renew()) });
    await expect(second.take(store.lease)).rejects.toThrow(DivisionError);
    await expect(second.take(store.lease)).rejects.toThrow(/^SHARDS takes all shards, but other processes/);
    const impatient = new Instance({
      ...quiet,
      impatient: true,
      pause: async () => void (await part.holder.renew()),
    });
    await expect(impatient.take(store.lease)).rejects.toThrow(/a bot .* runs on this database/);
    // The lease itself is free, but no process takes all shards while another holds a part.
    const third = new Instance(quiet);
    await third.takeIfFree(store.lease);
    expect(third.holds).toBe(false);
  });

  test('tables are changed when nobody else runs: who waits for that says so', async () => {
    const { begin } = await world(kind);
    const one = await join_(await begin({ total: 4 }));
    let waited = 0;
    const two = await begin(
      { total: 4 },
      { pause: async () => void (++waited === 3 ? await one.holder.release() : await one.holder.renew()) },
    );
    await two.holder.alone(two.store.lease.divided, async () => true);
    expect(waited).toBe(3);
    expect(two.said).toEqual([expect.stringMatching(/whose tables must be changed: waiting/)]);
  });

  test('one of several processes that find older tables changes them, and the others do not wait until it ends', async () => {
    const { begin } = await world(kind);
    const one = await join_(await begin({ total: 4 }));
    let behind = true;
    const two = await begin(
      { total: 4 },
      {
        pause: async () => {
          await one.holder.renew();
          behind = false;
        },
      },
    );
    await two.holder.alone(two.store.lease.divided, async () => behind);
    await join_(two);
    expect(two.said).toEqual([expect.stringMatching(/whose tables must be changed/)]);
  });

  test('one login of a group at a time, in whatever process: each keeps its place for five seconds', async () => {
    const { begin } = await world(kind);
    const waits: (() => void)[] = [];
    const pause = (milliseconds: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        if (milliseconds > 5_000) waits.push(resolve);
        else setTimeout(resolve, 5);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const one = await join_(await begin({ total: 4 }, { pause }));
    const two = await join_(await begin({ total: 4 }, { pause }));
    const never = new AbortController().signal;
    await one.holder.login(0, 5_250, never);
    let second = false;
    const later = two.holder.login(0, 5_250, never).then(() => {
      second = true;
    });
    await two.holder.login(1, 5_250, never);
    await new Promise(resolve => setTimeout(resolve, 60));
    expect(second).toBe(false);
    await one.holder.look();
    const closed = new AbortController();
    const given = one.holder.login(0, 5_250, closed.signal);
    closed.abort();
    await expect(given).rejects.toThrow(/abort/i);
    waits[0]?.();
    await later;
    expect(second).toBe(true);
  });

  test('a login whose lease fails to be written once is tried again, also when the lost answer was a yes', async () => {
    for (const written of [false, true]) {
      const { begin } = await world(kind);
      const one = await begin({ total: 4 });
      let failures = 1;
      const leases = withParts(one.leases, {
        take: async (...given: Parameters<Leases['take']>) => {
          const isLogin = given[1].startsWith('login');
          if (!isLogin || failures === 0) return one.leases.take(...given);
          failures -= 1;
          if (written) await one.leases.take(...given);
          throw new Error('Connection terminated unexpectedly');
        },
      });
      await one.holder.join(leases, one.shards, one.callbacks);
      const login = one.holder.login(0, 5_250, new AbortController().signal);
      const looking = setInterval(() => void one.holder.look(), 1);
      await login.finally(() => clearInterval(looking));
      expect(one.said).toEqual(['Error: Connection terminated unexpectedly']);
    }
  });

  test('a database that can not be read: said once, tried again', async () => {
    const { begin } = await world(kind);
    const one = await join_(await begin({ total: 4 }));
    const { lease } = one.store;
    let ill = true;
    const divided = withParts(lease.divided, {
      renew: (...given: Parameters<Leases['renew']>) =>
        ill ? Promise.reject(new Error('gone')) : lease.divided.renew(...given),
    });
    const two = await begin({ total: 4 });
    await two.holder.join(divided, two.shards, two.callbacks);
    for (const _ of [1, 2, 3]) await two.holder.renew();
    expect(two.said).toEqual(['Error: gone']);
    ill = false;
    await two.holder.renew();
  });
});

test('a look or a sign of life that hangs is reported, the next one does its work, and what came late is nobody’s', async () => {
  const { begin } = await world('sqlite');
  const stalled: string[] = [];
  const loops = new Loops({ limitMs: 40, stalled: loop => stalled.push(loop) });
  const process = await begin({ total: 2 }, { loops });
  const { holder, leases } = process;
  const take = leases.take.bind(leases);
  const { promise: late, resolve: answered } = Promise.withResolvers<boolean>();
  let asked = 0;
  leases.take = async (...row) => {
    asked += 1;
    if (asked > 1) return take(...row);
    // The lease is taken, but the answer arrives too late.
    answered(await take(...row));
    await new Promise(resolve => setTimeout(resolve, 200));
    return late;
  };
  await process.holder.join(leases, process.store.shards, process.callbacks);
  expect([stalled, holder.held]).toEqual([['shards'], []]);
  await holder.look();
  await holder.look();
  expect(holder.held).toEqual([0, 1]);
  await new Promise(resolve => setTimeout(resolve, 300));
  expect(holder.held).toEqual([0, 1]);
  const renew = leases.renew.bind(leases);
  leases.renew = () => new Promise(() => {});
  await holder.renew();
  leases.renew = renew;
  expect([stalled, loops.stuck]).toEqual([['shards', 'leases'], ['leases']]);
  await holder.renew();
  expect([loops.stuck, holder.held]).toEqual([[], [0, 1]]);
});
