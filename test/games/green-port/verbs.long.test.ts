import { describe, expect, test } from 'vitest';
import { LONG_GAMES } from './games.ts';
import { byCommands, playedBy } from './playthrough.ts';

describe('a whole game by commands alone, each action by its own verb', () => {
  const kinds = new Set<string>();

  test.each(LONG_GAMES)('%s of %i', async (variant, seats) => {
    const played = await playedBy(byCommands, seats, variant);
    for (const kind of played.kinds) kinds.add(kind);
  });

  test('a whole game by commands uses every verb', () => {
    const all = 'pick reveal hire flip bust lose bonus refer pass complete buy unflip specialise end';
    expect([...kinds].toSorted()).toEqual(all.split(' ').toSorted());
  });
});
