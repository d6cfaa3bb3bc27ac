import { expect, test } from 'vitest';
import { bestOf } from '../../../src/discord/panels/turn/best.ts';
import { porto } from '../../../src/games/porto/game.ts';
import type { Action, State, View } from '../../../src/games/porto/rules/types.ts';
import { games } from '../../../src/games/registry.ts';
import { decisions } from '../../support/decisions.ts';
import { contextFor } from '../../support/named-by-hint.ts';
import { times } from '../../support/test-form.ts';

const POSITIONS = times(12, 200);
const MANY = 40;

/** Returns the part of an action that counts: the cards of a draw, or the house and floors of a build. */
const thing = ({ market }: View, action: Action): string => {
  if (action.type === 'draw')
    return action.slots
      .map(slot => market[slot - 1])
      .sort()
      .join();
  if (action.type !== 'build') return porto.write(action);
  return [action.house, action.number.split('-')[1], action.colour.split('-')[0]].join();
};

test.each([
  ['judged', {}],
  ['by points', { rated: true }],
] as const)(
  'no two suggestions are the same cards, or the same floors on the same house: %s',
  (_, offered) => {
    const game = games.porto;
    if (!game) throw new Error('no Porto');
    let [draws, builds, made] = [0, 0, 0];
    for (const state of decisions(game)) {
      const [seat = -1] = game.toAct(state);
      const view = porto.view(state as State, seat);
      const legal = porto.legal(state as State, seat);
      for (const type of ['draw', 'build'] as const) {
        const kind = legal.filter(action => action.type === type);
        const all = new Set(kind.map(action => thing(view, action)));
        const context = contextFor({ game, view, seat, seats: 2, legal }, offered);
        const best = bestOf(context, kind, MANY).map(({ action, label }) => ({
          thing: thing(view, action as Action),
          label,
        }));
        expect(new Set(best.map(each => each.thing)).size).toBe(best.length);
        expect(new Set(best.map(each => each.label)).size).toBe(best.length);
        expect(best).toHaveLength(Math.min(MANY, all.size));
        if (type === 'draw') draws += kind.length - all.size;
        else builds += kind.length - all.size;
      }
      made += 1;
      if (made === POSITIONS) break;
    }
    expect([draws > 0, builds > 0]).toEqual([true, true]);
  },
);
