import { describe, expect, test } from 'vitest';
import { ask, late, say } from './late-seat.ts';
import { accepted, EVE } from './room.ts';

describe('a seat on offer', () => {
  async function offered() {
    const { here, match, last, absentee } = await late(3);
    const { request: motion } = accepted(await ask(here, match, 0, 'offer', last));
    const done = accepted(await say(here, match, 1, motion.id, true));
    expect(done.match.seats[last]).toMatchObject({ state: 'offered', absent: false });
    return { here, match, last, absentee };
  }

  test('two take it at once: one sits', async () => {
    const { here, match } = await offered();
    const both = await Promise.all(
      [EVE, { id: 'u6', name: 'Fay' }].map(person => here.table.seatChanges.take(match.id, person)),
    );
    expect(both.filter(result => result.ok)).toHaveLength(1);
  });
});
