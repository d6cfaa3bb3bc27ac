import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { olderFile } from './older-file.ts';

test('a block of a hidden player from an older version belongs to the newest game of the two at its time', async () => {
  const match = (id: string, number: number, createdAt: number) => ({
    ...{ id, number, game: 'toy', options: '{}', status: 'over', rev: 0, channelId: id, openerId: 'ann' },
    ...{ openerName: 'Ann', seatsWanted: 2, seed: '07'.repeat(32), createdAt, updatedAt: createdAt },
  });
  const seat = (matchId: string, number: number, userId: string, place: number) => ({
    ...{ matchId, seat: number, userId, name: userId, resigned: 0, place },
  });
  const path = await olderFile('0044-games-as-puzzles', [
    ...[match('first', 1, 10), match('second', 2, 20), match('later', 3, 40), match('here', 4, 25)].map(
      row => ['matches', row] as const,
    ),
    ...['first', 'second', 'later', 'here'].flatMap(id => [
      ['seats', seat(id, 0, 'ann', 0)] as const,
      ['seats', seat(id, 1, 'ben', id === 'here' ? 0 : 1)] as const,
    ]),
    ['blocks', { personId: 'ann', blockedId: 'ben', at: 30, hidden: 1 }],
    ['blocks', { personId: 'ann', blockedId: 'cat', at: 31, hidden: 1 }],
    ['blocks', { personId: 'ann', blockedId: 'dan', at: 32, hidden: 0 }],
  ]);
  const store = await openStore(path);
  onTestFinished(() => store.close());
  expect(await store.people.blockedBy('ann')).toEqual(['dan']);
  expect((await store.seatBlocks.of('ann')).map(({ matchId, at }) => [matchId, at])).toEqual([
    ['second', 30],
    ['', 31],
  ]);
});
