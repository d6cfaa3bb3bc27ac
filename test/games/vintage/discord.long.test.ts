import { expect, test } from 'vitest';
import { byButtons, byCommands, playedBy } from './valley.ts';

const ALL = ['buy', 'plant', 'harvest', 'gather', 'sail', 'unload', 'age', 'take', 'play', 'first'];

test.each([2, 3, 4])('a whole game of %i by commands alone, each action by its own verb', async seats => {
  const { kinds } = await playedBy(byCommands, seats);
  for (const kind of ALL) expect([...kinds]).toContain(kind);
});

test.each([3, 4])('a whole game of %i by buttons alone', async seats => {
  const { kinds } = await playedBy(byButtons, seats);
  for (const kind of ALL) expect([...kinds]).toContain(kind);
});
