import { describe, expect, test } from 'vitest';
import { Chance } from '../../bench/guard/chance.ts';
import { frozen, imagined, type Moment } from '../../bench/guard/secrets/frozen.ts';
import { presentersWith } from '../../bench/guard/secrets/pictures.ts';
import { play } from '../../bench/guard/secrets/play.ts';
import { secrets } from '../../bench/guard/secrets/run.ts';
import { sightsOf } from '../../bench/guard/secrets/sights.ts';
import { SeededDice } from '../../src/core/dice.ts';
import type { State } from '../../src/games/porto/types.ts';

/** The short form of `npm run guard -- secrets`; docs/reliability.md tells of the long one. */
test('nothing that is shown depends on what its viewer may not know', async () => {
  const { samples, ...found } = await secrets({ games: 8, seed: 5, painted: 1, every: 30 });
  expect(samples).toEqual([]);
  expect(found).toMatchObject({ games: 8, differing: 0, differingTwice: 0, errors: 0 });
  expect(found.otherWorlds).toBeGreaterThan(20);
  expect(found.compared).toBeGreaterThan(500);
  expect(found.comparedTwice).toBeGreaterThan(50);
}, 300_000);

describe('the comparison itself', () => {
  const script = {
    seats: 2,
    options: { variant: 'standard' },
    seed: Buffer.alloc(32, 1),
    salt: Buffer.alloc(32, 2),
    chance: () => new Chance(3),
  } as const;
  const dice = () => new SeededDice(new Uint8Array(32));

  /** With one private contract chosen and one to come, and after both. */
  async function moments(): Promise<readonly Moment[]> {
    const found: Moment[] = [];
    await play(script, async moment => {
      if (moment.match.rev <= 3) found.push(moment);
    });
    return found;
  }

  test('leaves no secret in an imagined moment, and all that is known', async () => {
    const [, half, after] = await moments();
    for (const moment of [half, after]) {
      if (!moment) throw new Error('no moment');
      const world = imagined(moment, 0, dice());
      const [truth, other] = [moment.match.state as State, world.match.state as State];
      expect(other.players[0]).toEqual(truth.players[0]);
      expect(other.players[1]?.dealt).not.toEqual(truth.players[1]?.dealt);
      expect(other.deck).not.toEqual(truth.deck);
    }
    const kept = after && imagined(after, 0, dice()).moves.find(({ seat }) => seat === 1);
    expect(kept?.action).not.toBe(after?.moves.find(({ seat }) => seat === 1)?.action);
    const secret = kept?.told.find(({ to }) => to === 1)?.event as { type?: string } | undefined;
    expect(() => secret?.type).toThrow(/secret event/);
  });

  test('finds what was changed in a sight', async () => {
    const [moment] = await moments();
    if (!moment) throw new Error('no moment');
    const looking = { presenters: presentersWith(false), language: 'en', seed: 1 } as const;
    const one = await sightsOf(moment, 1, looking);
    expect([...one.keys()]).toContain('/hand {}');
    const glance = [...one].find(([name]) => name.includes('games:glance'))?.[1];
    expect(glance).toContain('**Ann**');
    expect(await sightsOf(moment, 1, looking)).toEqual(one);
    // Seen with the wrong eyes, the two worlds do differ.
    const other = await sightsOf(imagined(moment, 0, dice()), 1, looking);
    expect(other.get('/hand {}')).not.toBe(one.get('/hand {}'));
    expect(other.get('the view')).not.toBe(one.get('the view'));
  });

  test('a moment can only be read', async () => {
    const [moment] = await moments();
    if (!moment) throw new Error('no moment');
    const store = frozen(moment);
    expect((await store.matches.get('abcd1234'))?.rev).toBe(moment.match.rev);
    expect(await store.matches.get('other')).toBeUndefined();
    expect(() => store.transaction(async () => 1)).toThrow(TypeError);
  });
});
