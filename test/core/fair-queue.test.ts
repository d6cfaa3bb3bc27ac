import { expect, test } from 'vitest';
import { FairQueue, type InQueue, workFor } from '../../src/core/work/queues.ts';

interface Added extends InQueue {
  readonly by?: string;
  readonly fault?: Error;
}

function works(queue: FairQueue) {
  const begun: string[] = [];
  const places: number[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, { by = '', fault, ...wish }: Added = {}): Promise<unknown> =>
    workFor(by, () =>
      queue
        .run(place => {
          begun.push(name);
          places.push(place);
          return new Promise<void>((resolve, reject) =>
            ends.set(name, fault ? () => reject(fault) : resolve),
          );
        }, wish)
        .catch(error => error),
    );
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  const finish = async (): Promise<readonly string[]> => {
    for (let done = 0; done < begun.length; done++) await end(begun[done] ?? '');
    return begun;
  };
  return { begun, places, add, end, finish };
}

const NEWEST = { first: 'newest' } as const;

test('the newest work of a person goes first where that is wished, as many at once as there are places', async () => {
  const { begun, places, add, end } = works(new FairQueue(2));
  for (const name of ['a', 'b', 'c', 'd', 'e']) void add(name, NEWEST);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await end('a');
  void add('f', NEWEST);
  await end('e');
  await end('d');
  expect(begun).toEqual(['a', 'b', 'e', 'd', 'f', 'c']);
  expect(places).toEqual([0, 1, 1, 0, 1, 0]);
});

test('work that has waited for five seconds is not overtaken any more', async () => {
  let now = 0;
  const { begun, add, end } = works(new FairQueue(1, () => now));
  for (const name of ['a', 'b', 'c']) void add(name, NEWEST);
  now = 4_999;
  void add('d', NEWEST);
  await end('a');
  expect(begun).toEqual(['a', 'd']);
  now = 5_000;
  await end('d');
  await end('b');
  expect(begun).toEqual(['a', 'd', 'b', 'c']);
});

test.each([{ first: 'newest' }, { first: 'oldest' }] as const)(
  "one person's backlog delays another by what is under way and no more, $first first",
  async wish => {
    const queue = new FairQueue(1);
    const { begun, add, end, finish } = works(queue);
    for (let at = 0; at < 6; at++) void add(`flood ${at}`, { by: 'flood', ...wish });
    await end('flood 0');
    void add('ann 0', { by: 'ann', ...wish });
    void add('flood 6', { by: 'flood', ...wish });
    void add('bob 0', { by: 'bob', ...wish });
    void add('ann 1', { by: 'ann', ...wish });
    expect([queue.waiting, queue.waitingFor('flood'), queue.waitingFor('ann')]).toEqual([8, 5, 2]);
    const [, second = ''] = begun;
    await end(second);
    expect(begun.slice(2).map(name => name.split(' ')[0])).toEqual(['ann']);
    const all = (await finish()).slice(2).map(name => name.split(' ')[0]);
    expect(all.slice(0, 4)).toEqual(['ann', 'bob', 'flood', 'ann']);
    expect(all.slice(4)).toEqual(Array(4).fill('flood'));
  },
);

test('a person who asks again at once gets no turn before another who waits', async () => {
  const { begun, add, end } = works(new FairQueue(1));
  void add('flood 0', { by: 'flood' });
  void add('ann', { by: 'ann' });
  const before = add('flood 1', { by: 'flood' });
  await end('flood 0');
  expect(begun.at(-1)).toBe('ann');
  await end('ann');
  await end('flood 1');
  await before;
  // An empty queue starts work without delay, and forgets how much work a person has had.
  void add('flood 2', { by: 'flood' });
  expect(begun.at(-1)).toBe('flood 2');
});

test('priorities count among what one person asks for and among who is due alike, not before turns', async () => {
  const { add, finish } = works(new FairQueue(1));
  void add('first', { by: 'flood' });
  void add('flood low', { by: 'flood' });
  void add('flood high', { by: 'flood', priority: 2 });
  void add('ann low', { by: 'ann' });
  void add('bob high', { by: 'bob', priority: 2 });
  expect(await finish()).toEqual(['first', 'bob high', 'ann low', 'flood high', 'flood low']);
});

test('work that is aborted while it waits does not start, and takes no place', async () => {
  const queue = new FairQueue(1);
  const { begun, add, finish } = works(queue);
  const patience = new AbortController();
  void add('a');
  const b = add('b', { signal: patience.signal });
  void add('c');
  patience.abort(new Error('too late'));
  expect(await b).toEqual(new Error('too late'));
  expect(queue.waiting).toBe(1);
  expect(await finish()).toEqual(['a', 'c']);
  expect(begun).not.toContain('b');
  expect(queue.isIdle).toBe(true);
});

test('failed work leaves its place to the next, and no other work takes it in between', async () => {
  const queue = new FairQueue(1);
  const { begun, add, end } = works(queue);
  const fault = new Error('no');
  const first = add('a', { fault });
  void add('b');
  void first.then(() => add('c'));
  await end('a');
  expect(await first).toBe(fault);
  expect(begun).toEqual(['a', 'b']);
  expect(queue.isIdle).toBe(false);
  await end('b');
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c']);
  expect(queue.isIdle).toBe(true);
});
