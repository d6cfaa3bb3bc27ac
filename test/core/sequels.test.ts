import { expect, test } from 'vitest';
import { contrasts } from '../../src/core/contract/sequels.ts';
import { Happened } from '../../src/core/search/happened.ts';

const followed = (shares: Readonly<Record<string, number>>, playouts = 100) => ({
  playouts,
  sequels: Object.entries(shares).map(([event, share]) => ({ event, share })),
});

test('events with clearly different shares are kept, those after the first action before those after the other', () => {
  expect(contrasts(followed({ a: 1, b: 0.9, c: 0.1 }), followed({ c: 0.6, a: 0.9, d: 0.3 }))).toEqual([
    { event: 'b', one: 0.9, other: 0 },
    { event: 'c', one: 0.1, other: 0.6 },
    { event: 'd', one: 0, other: 0.3 },
  ]);
});

test('of many events the three with the largest differences are kept, in the order of the game', () => {
  const one = followed({ a: 0.3, b: 0.9, c: 0.4, d: 0.8, e: 0.5, f: 0.7 });
  expect(contrasts(one, followed({})).map(({ event }) => event)).toEqual(['b', 'd', 'f']);
});

test('with few worlds only a large difference counts', () => {
  expect(contrasts(followed({ a: 0.4 }, 8), followed({}, 100))).toEqual([]);
  expect(contrasts(followed({ a: 0.5 }, 8), followed({}, 100))).toHaveLength(1);
});

test('events that mean the same count together, and events without a meaning do not count', () => {
  const one = followed({ 'build for red': 0.5, 'build for blue': 0.25, '': 1 });
  const keyOf = (event: unknown) => String(event).split(' ')[0] ?? '';
  expect(contrasts(one, followed({}), keyOf)).toEqual([{ event: 'build for red', one: 0.75, other: 0 }]);
});

test('of events that mean the same the most frequent one is shown', () => {
  const one = followed({ 'build 1': 0.2, 'build 3': 0.5, 'build 2': 0.3 });
  const found = contrasts(one, followed({}), () => 'build');
  expect(found).toEqual([{ event: 'build 3', one: 1, other: 0 }]);
});

test('an event counts once in a world, and the list has the order of the game', () => {
  const happened = new Happened();
  for (const events of [['turn', 'build', 'turn'], ['turn'], ['draw', 'build'], ['turn', 'build']])
    happened.add(events);
  expect(happened.sequels()).toEqual([
    { event: 'turn', share: 0.75 },
    { event: 'draw', share: 0.25 },
    { event: 'build', share: 0.75 },
  ]);
});
