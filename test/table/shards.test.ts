import { describe, expect, test } from 'vitest';
import { shardOf } from '../../src/core/work/shards.ts';
import { guildOf } from '../support/guild-ids.ts';
import { some } from '../support/test-form.ts';
import { TOTAL, two } from './placed-room.ts';
import { accepted, opening } from './room.ts';
import { slowly, TOY } from './thinkers.ts';

test('a shard is what Discord says it is', () => {
  // Discord's documentation gives the formula (guild_id >> 22) % num_shards.
  expect(shardOf('81384788765712384', 1)).toBe(0);
  expect(shardOf('81384788765712384', 16)).toBe(Number((81384788765712384n >> 22n) % 16n));
  expect([0, 1, 2, 3].map(shard => shardOf(guildOf(shard), TOTAL))).toEqual([0, 1, 2, 3]);
  expect(shardOf(null, 16)).toBe(0);
});

describe.each(some(['sqlite', 'postgres'] as const, 1))('two processes on one database, on %s', kind => {
  test('players of the bot think where the server is, also after another process has changed the game', async () => {
    const { thinker, thoughts, let: letThink } = slowly();
    const [one, other] = await two(kind, { players: TOY, thinker });
    const far = accepted(
      await one.table.openAndStart(
        opening({ guildId: guildOf(3), channelId: 'far', seats: 2, players: ['hard'], seating: 'joined' }),
      ),
    );
    await one.table.thinking.resume();
    expect(await one.store.matches.withThinkers()).toEqual([]);
    expect(await other.store.matches.withThinkers()).toEqual([far.id]);
    expect(thoughts).toEqual([]);
    // The board waits three seconds for the bot's move, so that one message can show both.
    other.clock.now += 3_000;
    const { notices } = await other.table.outbox.outlook();
    for (const notice of notices) await other.table.outbox.begin(notice);
    await expect.poll(() => thoughts.length).toBe(1);
    letThink();
    await other.table.thinking.idle();
    expect(thoughts).toHaveLength(1);
  });
});
