import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { porto } from '../../src/games/porto/game.ts';
import type { State } from '../../src/games/porto/rules/types.ts';
import { family, scene } from './kit.ts';

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
