import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../src/core/game.ts';
import { LightDice } from '../../../src/core/light-dice.ts';
import { vintage } from '../../../src/games/vintage/rules/index.ts';
import type { State } from '../../../src/games/vintage/rules/types.ts';
import { game, SEATS } from './games.ts';
import { VINTAGE_TABLE as VINTAGE } from './harness.ts';
import { position, step } from './position.ts';

const WORLDS = 40;

const positions = (seats: number): readonly State[] =>
  [1, 2, 3]
    .flatMap(seed => game(seats, seed, 120).played.map(({ state }) => state))
    .filter(({ players }, index) => index % 23 === 0 && players.some(({ drawn }) => drawn.length > 0));

const worldsOf = (
  state: State,
  viewer: Viewer,
): Readonly<Record<'imagined' | 'redealt', readonly State[]>> => {
  const view = vintage.view(state, viewer);
  const dice = Array.from({ length: WORLDS }, (_, seed) => new LightDice(seed));
  return {
    imagined: dice.map(each => vintage.imagine(view, viewer, each)),
    redealt: dice.map(each => vintage.redeal(state, viewer, each)),
  };
};

describe.each(SEATS)('with %i seats', seats => {
  const viewers: readonly Viewer[] = ['table', ...Array.from({ length: seats }, (_, seat) => seat)];

  test('deck, chips to come and what others drew come out in many ways, each by itself', () => {
    let compared = 0;
    for (const state of positions(seats))
      for (const viewer of viewers)
        for (const [kind, worlds] of Object.entries(worldsOf(state, viewer)))
          for (const [part, truth] of Object.entries(VINTAGE.hidden(state, viewer))) {
            // A single hidden chip has only one possible value, so all imagined states may agree.
            if (part === 'chips' && (truth as readonly number[]).length < 2) continue;
            if ((truth as readonly unknown[]).length === 0) continue;
            const found = new Set(worlds.map(world => JSON.stringify(VINTAGE.hidden(world, viewer)[part])));
            expect(found.size, `${kind} for ${viewer}: ${part}`).toBeGreaterThan(1);
            compared += 1;
          }
    expect(compared).toBeGreaterThan(50);
  });

  test('the cards that a seat holds, looked at or has seen taken are the same in all worlds', () => {
    for (const state of positions(seats))
      for (const viewer of viewers)
        for (const world of Object.values(worldsOf(state, viewer)).flat()) {
          expect(world.players.map(({ known }) => known)).toEqual(state.players.map(({ known }) => known));
          if (viewer === 'table') continue;
          const { drawn = [], looked = [] } = state.players[viewer] ?? {};
          expect(world.players[viewer]?.drawn).toEqual(drawn);
          for (const round of looked) expect(world.chips[round - 1]).toBe(state.chips[round - 1]);
        }
  });
});

test('a card that was open when it was taken stays known to all, in the hand and in the events', () => {
  const { state } = step(position({ display: 'vintage boat' }), 'take vintage pay 1');
  for (const viewer of ['table', 0, 1] as const)
    expect(vintage.view(state, viewer).players[0]?.known).toEqual(['vintage']);
});

test('a view has no part that is not on its list', () => {
  const { state } = step(position({ deck: 'vintage boat' }), 'take deck pay 1');
  const view = vintage.view(state, 'table');
  expect(Object.keys(view).toSorted()).toEqual([
    ...['aside', 'chips', 'deck', 'display', 'drawn', 'first', 'phase', 'players', 'reshuffles', 'resigned'],
    ...['result', 'round', 'stopped', 'table', 'turn', 'used', 'variant', 'viewer'],
  ]);
  const [player = {}] = view.players;
  expect(Object.keys(player)).not.toContain('drawn');
  expect(JSON.stringify(view.players)).not.toContain('vintage"]');
});
