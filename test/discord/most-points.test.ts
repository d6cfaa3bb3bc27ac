import { expect, onTestFinished, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { WORDS } from '../support/locales.ts';
import { roomOf } from '../support/room.ts';
import { accepted, at, room, running } from '../table/room.ts';
import { toyPresenters } from '../toy/presenter.ts';
import { toys } from '../toy/rules/index.ts';

test('only where an action brings points now does the panel say that most points come first', async () => {
  const { toy } = toys;
  if (!toy?.worth) throw new Error('the toy tells no worth');
  const { worth: _, ...withoutWorth } = toy;
  const worth = (points: number): AnyGame => ({ ...toy, worth: () => points });
  const here = await room({ games: toys, seed: 3, needs: { limits: NO_LIMITS } });
  onTestFinished(() => here.store.close());
  const contentOf = async (game: AnyGame, seat: number): Promise<string> => {
    const context = roomOf(here.table, { games: { toy: game }, presenters: toyPresenters });
    return (await panel(context, { match, seat }, [], { painted: false })).content ?? '';
  };
  let [match, several] = [await running(here, 2, { game: 'toy', options: {} }), 0];
  for (let looked = 0; looked < 12 && match.status === 'running'; looked++) {
    const sealed = await here.table.sealed(match.id);
    const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? -1;
    const legal = match.position.legal(seat);
    if (new Set(legal.map(action => toy.fields(action)[0]?.[1])).size > 1) {
      several++;
      const { mostPoints } = WORDS.en.panel;
      expect(await contentOf(worth(1), seat)).toContain(`\n-# ${mostPoints} A press`);
      for (const poor of [worth(0), withoutWorth])
        expect(await contentOf(poor, seat)).toMatch(/^\*\*Your turn\*\*\n-# A press shows a preview;/);
    }
    const [action] = legal;
    match = accepted(await here.table.act(match.id, at(match, seat), toy.write(action))).match;
  }
  expect(several).toBeGreaterThan(0);
});
