import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { begin, chooser, playOn } from './porto-room.ts';
import { accepted, at, room } from './room.ts';

test.each([
  ['family', 2, false],
  ['family', 3, true],
  ['standard', 4, false],
  ['standard', 5, true],
] as const)(
  'a %s game of two that is given up after %d actions counts: %s',
  async (variant, presses, counts) => {
    const here = await room({ games });
    const match = await begin(here, { seats: 2, options: { variant } });

    await playOn(here, match, chooser(3), presses);
    const { status } = accepted(await here.table.resign(match.id, at(match, 0)));
    expect(status).toBe('over');
    for (const seat of [0, 1]) {
      expect((await here.store.results.ofUser(at(match, seat))).map(result => result.counts)).toEqual([
        counts,
      ]);
    }
    expect((await here.table.archive.ending(match.id))?.early).toBe(!counts);
    expect(await here.store.results.tallies({ game: 'porto' })).toHaveLength(counts ? 2 : 0);
  },
);
