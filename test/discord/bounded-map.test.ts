import { expect, it } from 'vitest';
import { BoundedMap } from '../../src/discord/ports/ports.ts';

it('holds so many, and lets go who was unused for longest', () => {
  const map = new BoundedMap<number>(3);
  for (const [name, value] of Object.entries({ a: 1, b: 2, c: 3 })) map.set(name, value);
  expect(map.get('a')).toBe(1);
  map.set('d', 4);
  expect(Object.fromEntries(map.entries())).toEqual({ a: 1, c: 3, d: 4 });
});
