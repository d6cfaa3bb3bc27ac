import { describe, expect, test } from 'vitest';
import { onDatabases } from '../support/test-form.ts';
import { BACKENDS } from './backends.ts';
import { stores } from './started.ts';

describe.each(onDatabases(Object.entries(BACKENDS)))('on %s', (_name, open) => {
  const { empty } = stores(open);

  test('a person who was never seen has the defaults', async () => {
    const store = await empty();
    expect(await store.people.get('u1')).toEqual({
      id: 'u1',
      name: null,
      locale: null,
      pings: true,
      zone: null,
      quietFrom: null,
      quietTo: null,
      learns: false,
      puzzles: false,
      hours: Array(24).fill(0),
      awayUntil: null,
      invitations: true,
      stats: true,
      everywhere: false,
      named: false,
      lettersRefusedAt: null,
    });
  });

  test('a changed field is changed, and an absent one stays', async () => {
    const store = await empty();
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    await store.people.change('u1', { name: 'Ann', pings: false, hours });
    await store.people.change('u1', { zone: 'Europe/Lisbon', invitations: false });
    await store.people.change('u1', {});
    await store.people.change('u2', { stats: false });
    expect(await store.people.get('u1')).toMatchObject({
      name: 'Ann',
      pings: false,
      zone: 'Europe/Lisbon',
      invitations: false,
      stats: true,
      hours,
    });
    await store.people.change('u1', { hours: Array(24).fill(0), name: null, pings: true });
    expect(await store.people.get('u1')).toMatchObject({ name: null, pings: true, hours: Array(24).fill(0) });
    expect(await store.people.get('u2')).toMatchObject({ stats: false, pings: true });
  });

  test('the next return of an absent person is known, and those who are back', async () => {
    const store = await empty();
    expect(await store.people.nextReturn()).toBeUndefined();
    await store.people.change('u1', { awayUntil: 30 });
    await store.people.change('u2', { awayUntil: 20 });
    await store.people.change('u3', { name: 'Cat' });
    expect(await store.people.nextReturn()).toBe(20);
    expect((await store.people.returned(19)).map(({ id }) => id)).toEqual([]);
    expect((await store.people.returned(30)).map(({ id }) => id)).toEqual(['u2', 'u1']);
  });

  test('blocks are kept once, and taken away once', async () => {
    const store = await empty();
    await store.people.block('u1', 'u3', 1);
    await store.people.block('u1', 'u2', 2);
    await store.people.block('u1', 'u3', 3);
    expect(await store.people.blockedBy('u1')).toEqual(['u3', 'u2']);
    expect(await store.people.blockedBy('u3')).toEqual([]);
    expect(await store.people.unblock('u1', 'u3')).toBe(true);
    expect(await store.people.unblock('u1', 'u3')).toBe(false);
    expect(await store.people.blockedBy('u1')).toEqual(['u2']);
  });
});
