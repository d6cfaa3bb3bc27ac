import { expect, test } from 'vitest';
import { playerOf } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { quickPlayers } from '../support/slow-thinker.ts';
import { some } from '../support/test-form.ts';
import { walk } from '../support/walk.ts';
import { scene, shown } from './kit.ts';

/** Most presses of a whole duel, from the first panel to the result. The easy bot turns over many cards of Green Port. */
const MOST: Readonly<Record<string, number>> = { porto: 75, 'green-port': 200, vintage: 110 };
const duels = Object.values(games).filter(({ deals }) => deals?.duel);

test.each(some(duels, 1))('a duel of $id takes few presses, as the easy bot would play it', async game => {
  const stage = await scene({ paints: false, players: quickPlayers });
  const { ann, channel, store, table } = stage;
  const kind = game.deals?.solo ? { kind: 'duel' } : {};
  const panel = shown(await ann.command(channel, `${game.id} daily`, kind));
  await ann.press(panel, 'Play');
  const easy = playerOf(game.id, players, 'easy');
  let presses = 0;
  for (;;) {
    const [attempt] = (await store.deals.ofUser(ann.id)).attempts;
    const match = await table.get(attempt?.matchId ?? '');
    if (match?.status !== 'running') break;
    const seat = table.seatOf(match, ann.id) ?? -1;
    expect(match.position.toAct).toContain(seat);
    const action = easy?.choose(game, match.position.view(seat), seat, new LightDice(match.rev));
    const legal = match.position.legal(seat);
    const { commit, steps } = await walk({ game, legal, person: ann, panel }, action);
    await ann.press(panel, commit);
    presses += steps.length + 1;
  }
  expect(presses).toBeGreaterThan(20);
  expect(presses).toBeLessThanOrEqual(MOST[game.id] ?? 0);
  expect(panel.content).toMatch(/\*\*[+−±]\d+\*\* against the hard bot \(\d+ : \d+\)/);
  expect(stage.trouble).toEqual([]);
});
