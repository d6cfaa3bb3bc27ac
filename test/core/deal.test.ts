import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { type AnyGame, redealt } from '../../src/core/contract/game.ts';
import { worthOf } from '../../src/core/review/deal-worth.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { type RolledOut, rolledOut } from '../../src/core/search/thinker.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';

const seed = new SeededDice(new Uint8Array(32).fill(9));

function dealt(id: 'porto' | 'green-port', options?: unknown, instead?: AnyGame) {
  const game: AnyGame | undefined = instead ?? games[id];
  if (!game) throw new Error(`no ${id}`);
  const state = game.setup(2, options ?? game.defaults, seed);
  const inWorld = (world: number, seat = 0, from: unknown = state): RolledOut => {
    const found = rolledOut({ games: { [id]: game }, players }, {
      ...{ game: id, seat, priority: 'review', seed: world },
      ...{ view: game.view(from, seat), open: game.view(from, 'table') },
    } as const);
    if (!found) throw new Error(`${id}: nobody can tell`);
    return found;
  };
  return { game, state, inWorld };
}

const WORLDS = [1, 10_001, 20_001, 30_001];
describe('a measured deal', () => {
  test('is the mean of worlds with its standard error, and what the own cards add to it', () => {
    const worlds = [
      { dealt: 5, redealt: 1, hides: true },
      { dealt: 7, redealt: 5, hides: true },
      { dealt: 3, redealt: 3, hides: false },
    ];
    expect(worthOf(worlds)).toEqual({ open: { mean: 3, spread: 1.15 }, own: { mean: 2, spread: 1.15 } });
    expect(worthOf([{ dealt: 5, redealt: 5, hides: false }])).toEqual({
      open: { mean: 5, spread: 0 },
      own: null,
    });
    expect(worthOf([])).toBeUndefined();
  });

  test('is the same to whoever measures again, and in all worlds that look the same to its seat', () => {
    const { game, state, inWorld } = dealt('porto');
    for (const seat of [0, 1]) {
      const first = inWorld(5, seat);
      expect(inWorld(5, seat)).toEqual(first);
      const other = redealt(game, state, seat, new LightDice(3));
      expect(other).not.toEqual(state);
      expect(inWorld(5, seat, other)).toEqual(first);
      expect(inWorld(10_005, seat)).not.toEqual(first);
    }
  });

  test('has nothing of its own where all lies open', () => {
    for (const { inWorld } of [dealt('green-port'), dealt('porto', { variant: 'family' })]) {
      const { dealt: own, redealt, hides } = inWorld(1);
      expect({ own, hides }).toEqual({ own: redealt, hides: false });
    }
  });

  test('is of the seat that is asked about: two seats of one world are mirror images', () => {
    const { inWorld } = dealt('green-port');
    for (const world of WORLDS) expect(inWorld(world, 1).dealt).toBe(-inWorld(world, 0).dealt);
  });

  test('meets the same chance with its own cards as with others: only who holds what differs', () => {
    const { game } = dealt('porto');
    const worlds: Record<string, unknown>[] = [];
    const watched: AnyGame = {
      ...game,
      imagine(...asked) {
        const world = game.imagine(...asked);
        worlds.push(world as Record<string, unknown>);
        return world;
      },
    };
    expect(dealt('porto', undefined, watched).inWorld(7).hides).toBe(true);
    const chance = worlds.map(({ players: _, ...world }) => world);
    expect(worlds.length).toBeGreaterThan(1);
    for (const world of chance) expect(world).toEqual(chance[0]);
    expect(new Set(worlds.map(world => JSON.stringify(world.players))).size).toBe(2);
  });
});
