import { describe, expect, test } from 'vitest';
import { LOBBIES_AT_MOST } from '../../src/table/lobby/gathering.ts';
import { LIMITS } from '../../src/table/match/limits.ts';
import type { Person } from '../../src/table/match/types.ts';
import { ANN, accepted, BEN, CAT, opening, type Room, reload, room, running } from './room.ts';

/** Invites people to a table for two, in each way that a person has. */
const INVITING = {
  'with the opening': ({ table }: Room, invited: readonly Person[]) =>
    table.open(opening({ seats: 2, invited })),
  'to an open table': async ({ table }: Room, invited: readonly Person[]) => {
    const open = await table.live('c1');
    const { id } = open ?? accepted(await table.open(opening({ seats: 2 })));
    return table.arrange(id, ANN.id, { invited });
  },
} as const;

describe.each(Object.entries(INVITING))('invitations %s', (_, invite) => {
  test('one person can be invited only so often', async () => {
    const here = await room({ needs: { limits: { ...LIMITS, open: { times: 99, minutes: 60 } } } });
    const { times } = LIMITS['invite-one'];
    for (let time = 0; time <= times; time++) {
      expect((await invite(here, [BEN])).ok).toBe(time < times);
      await here.table.leave((await here.table.live('c1'))?.id ?? '', ANN.id);
    }
  });
});

describe('caps', () => {
  test('many at once pass no cap', async () => {
    const { table } = await room();
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) => table.open(opening({ channelId: `a${index}` }))),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(LOBBIES_AT_MOST);
  });
});

describe('rematch', () => {
  async function ended(here: Room) {
    const match = await running(here, 3, { seating: 'joined', pace: 'day' });
    for (const { id } of [BEN, CAT]) accepted(await here.table.resign(match.id, id));
    return reload(here, match);
  }

  test('one a match: who comes second finds the lobby of the first', async () => {
    const here = await room();
    const { table } = here;
    const before = await ended(here);
    const [one, other] = await Promise.all([
      table.rematch(before.id, { personId: ANN.id }),
      table.rematch(before.id, { personId: CAT.id }),
    ]);
    expect(accepted(other).id).toBe(accepted(one).id);
    const third = accepted(await table.rematch(before.id, { personId: BEN.id }));
    expect(third.id).toBe(accepted(one).id);
    accepted(await table.cancel(third.id, third.opener, { moderator: false }));
    expect(accepted(await table.rematch(before.id, { personId: BEN.id })).id).not.toBe(third.id);
  });
});
