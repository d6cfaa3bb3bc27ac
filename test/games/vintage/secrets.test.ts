import { expect, test } from 'vitest';
import { vintage } from '../../../src/games/vintage/rules/index.ts';
import { position, step } from './position.ts';

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
