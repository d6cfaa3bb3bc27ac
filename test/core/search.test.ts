import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { chance } from '../contract/tools.ts';

const found = games.porto;
if (!found) throw new Error('Porto is not on the shelf');
const game: AnyGame = found;
const hard = players.porto?.strengths?.hard;

function* positions(count: number) {
  for (let seed = 1; seed <= count; seed++) {
    const below = chance(seed);
    let state = game.setup(2, { variant: 'family' }, new LightDice(seed));
    for (let ply = 0; ply < 6 + seed; ply++) {
      const [seat = 0] = game.toAct(state);
      const legal = game.legal(state, seat);
      const done = game.apply(state, seat, legal[below(legal.length)], new LightDice(seed + ply));
      if (done.ok) state = done.value.state;
    }
    const [seat = 0] = game.toAct(state);
    yield { view: game.view(state, seat), seat, seed };
  }
}

test('the worth of lines falls from the best on, also for lines dropped at half-time or never tried', () => {
  for (const { view, seat, seed } of positions(3)) {
    const lines = hard?.lines?.(game, view, seat, new LightDice(seed)) ?? [];
    const values = lines.map(({ value }) => value);
    expect(values.length).toBeGreaterThan(2);
    expect(values[0]).toBe(Math.max(...values));
    expect(values.slice(0, 8)).toEqual(values.slice(0, 8).toSorted((one, other) => other - one));
    const chosen = hard?.choose(game, view, seat, new LightDice(seed));
    expect(game.write(chosen)).toBe(game.write(lines[0]?.action));
  }
});

test('a choice without a second action near the best costs no playouts; its lines still have their values from playouts', () => {
  for (const { view, seat, seed } of positions(3)) {
    let worlds = 0;
    const counted: AnyGame = {
      ...game,
      imagine: (...given) => {
        worlds += 1;
        return game.imagine(...given);
      },
    };
    const budget = { candidates: 8, playouts: 24, turns: 2 };
    const chosen = hard?.choose(counted, view, seat, new LightDice(seed), { ...budget, within: 0 });
    expect(worlds).toBe(1);
    const [best] = hard?.lines?.(counted, view, seat, new LightDice(seed), { ...budget, within: 0 }) ?? [];
    expect(best).toMatchObject({ action: chosen, playouts: 24 });
    worlds = 0;
    hard?.choose(counted, view, seat, new LightDice(seed), budget);
    expect(worlds).toBeGreaterThan(2);
  }
});
