import { expect, test } from 'vitest';
import { NewestFirst } from '../../src/stage/newest-first.ts';

/** Works that end when they are told to, and the order in which they began. */
function works(queue: NewestFirst) {
  const begun: string[] = [];
  const places: number[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, fault?: Error): Promise<unknown> =>
    queue
      .run(place => {
        begun.push(name);
        places.push(place);
        return new Promise<void>((resolve, reject) => ends.set(name, fault ? () => reject(fault) : resolve));
      })
      .catch(error => error);
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, places, add, end };
}

test('whoever came last goes first, as many at once as there are places', async () => {
  const { begun, places, add, end } = works(new NewestFirst(2));
  for (const name of ['a', 'b', 'c', 'd', 'e']) void add(name);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await end('a');
  void add('f');
  await end('e');
  await end('d');
  expect(begun).toEqual(['a', 'b', 'e', 'd', 'f', 'c']);
  expect(places).toEqual([0, 1, 1, 0, 1, 0]);
});

test('who has waited for five seconds is overtaken no more', async () => {
  let now = 0;
  const { begun, add, end } = works(new NewestFirst(1, () => now));
  for (const name of ['a', 'b', 'c']) void add(name);
  now = 4_999;
  void add('d');
  await end('a');
  expect(begun).toEqual(['a', 'd']);
  now = 5_000;
  await end('d');
  await end('b');
  expect(begun).toEqual(['a', 'd', 'b', 'c']);
});

test('what fails leaves its place to the next, and nobody takes it between', async () => {
  const queue = new NewestFirst(1);
  const { begun, add, end } = works(queue);
  const fault = new Error('no');
  const first = add('a', fault);
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
