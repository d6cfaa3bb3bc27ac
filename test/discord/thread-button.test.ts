import { expect, test } from 'vitest';
import { PARTS } from '../../src/discord/buttons/custom-id.ts';
import { readThreadId, threadId } from '../../src/discord/panels/lobby/opening.ts';
import { PACES } from '../../src/table/match/types.ts';
import { roomOf } from '../support/room.ts';
import { sharedScene } from './kit.ts';

const alike = sharedScene({ paints: false });

test('the opening of a table in a thread is written on a button and read again; no other text is understood', async () => {
  const room = roomOf((await alike()).table);
  const opening = {
    game: 'porto',
    options: { variant: 'standard' },
    seats: 4,
    solo: false,
    pace: 'day',
    players: ['hard', 'easy', 'easy'],
    rated: false,
    thread: true,
    invited: ['1234567890123456789'],
  } as const;
  expect(readThreadId(room, threadId(opening))).toEqual(opening);
  const plain = { ...opening, players: [] };
  expect(readThreadId(room, threadId({ ...opening, rated: true }))).toEqual({ ...opening, rated: true });
  expect(readThreadId(room, threadId(plain))).toEqual(plain);
  for (const pace of PACES) {
    const { args } = threadId({ ...opening, pace });
    expect(args[1]).toMatch(PARTS.how);
    expect(readThreadId(room, threadId({ ...opening, pace }))?.pace).toBe(pace);
  }
  const forged = (match: string, ...args: string[]) =>
    readThreadId(room, { match, rev: null, verb: 'thread', args });
  // Buttons of earlier versions hold a turn order and no hints, which are menus now.
  expect(forged('porto', '{}', '2dj-hxr')).toMatchObject({ seats: 2, players: ['hard'], rated: true });
  expect(forged('chess', '{}', '2nr-')).toBeUndefined();
  expect(forged('porto', '{', '2nr-')).toBeUndefined();
  expect(forged('porto', '1', '2nr-')).toBeUndefined();
  expect(forged('porto', '{}', '2xr-')).toBeUndefined();
  expect(forged('porto', '{}', '2nr-z')).toBeUndefined();
  expect(forged('porto', '{}', '2nr-eeeeeeeeee')).toBeUndefined();
  expect(forged('porto', '{}', '2nr-', 'Ä')).toBeUndefined();
  expect(forged('porto')).toBeUndefined();
});
