import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { porto } from '../../src/games/porto/game.ts';
import type { State } from '../../src/games/porto/rules/types.ts';
import { chance, pick } from '../contract/tools.ts';
import { truth } from '../support/reads.ts';
import { isLong } from '../support/test-form.ts';
import { family, scene } from './kit.ts';

/** Returns the kind of a typed action. The Timer action that builds nothing counts as a kind of its own, `idle`. */
const kindOf = (text: string): string => (text === 'timer' ? 'idle' : (text.split(' ')[0] ?? ''));

/** Seed of a solo game in which the Timer sometimes can build nothing. */
const IDLE = new Uint8Array(32).fill(41);

test.runIf(isLong)('a whole solo game by `/porto do` alone, also an idle Timer', async () => {
  const stage = await scene({ newSeed: () => IDLE });
  const { ann, channel, table } = stage;
  await ann.command(channel, 'porto solo', { timer: 28 });
  const below = chance(5);
  const kinds = new Set<string>();
  for (let match = await table.live(channel.id); match; match = await table.live(channel.id)) {
    const legal = porto.legal(await truth<State>(stage, match), 0).map(porto.write);
    const fresh = legal.filter(text => !kinds.has(kindOf(text)));
    const action = pick(fresh.length > 0 ? fresh : legal, below);
    const answer = await ann.command(channel, 'porto do', { action, now: true });
    expect(answer.ephemeral, answer.content).toBe(true);
    kinds.add(kindOf(action));
  }
  await stage.quiet();
  expect([...kinds].sort()).toEqual(['build', 'draw', 'idle', 'keep', 'timer']);
  expect(await table.latest(channel.id)).toMatchObject({ status: 'over', endedBy: 'rules' });
  expect(stage.trouble).toEqual([]);
});

test('a pass that ends the game is typed, and offered while it is typed', async () => {
  const bare: AnyGame = {
    ...(porto as unknown as AnyGame),
    setup(seats, options, dice) {
      const deal = porto.setup(seats, { variant: 'family', ...(options as object) }, dice);
      return { ...deal, market: deal.market.map(() => null), deck: [] } satisfies State;
    },
  };
  const stage = await scene({ games: { porto: bare } });
  const people = await family(stage);
  const { channel, table } = stage;
  // The table makes the first pass by itself, since that pass reveals nothing.
  expect(await table.live(channel.id)).toMatchObject({ rev: 1 });
  const [, second] = people;
  const offers = await second.autocomplete(channel, 'porto do', {}, 'action', '');
  expect(offers.map(({ value }) => value)).toEqual(['pass']);
  const asked = await second.command(channel, 'porto draw', { cards: '1' });
  expect(asked.content).toContain('What you can do now: Pass');
  await second.command(channel, 'porto do', { action: 'pass', now: true });
  await stage.quiet();
  expect(await table.latest(channel.id)).toMatchObject({ status: 'over', rev: 2 });
  expect(stage.trouble).toEqual([]);
});
