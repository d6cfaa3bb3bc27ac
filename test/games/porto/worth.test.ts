import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import { porto } from '../../../src/games/porto/game.ts';
import { KINDS } from '../../../src/games/porto/rules/cards.ts';
import type { Action, State, View } from '../../../src/games/porto/rules/types.ts';

const start = (): State => porto.setup(4, { variant: 'family' }, new SeededDice(new Uint8Array(32).fill(3)));

const worthOf = (view: View, action: Action): number => porto.worth?.(view, 0, action) ?? Number.NaN;
const prospectsOf = (view: View, action: Action): readonly Action[] =>
  porto.prospects?.(view, 0, action) ?? [];

describe('what an action is worth', () => {
  test('is known from the view for a hand of every kind', () => {
    const dealt = start();
    const hand = KINDS.flatMap(kind => [kind, kind]);
    const state: State = {
      ...dealt,
      players: dealt.players.map((player, seat) => (seat === 0 ? { ...player, hand } : player)),
    };
    const view = porto.view(state, 0);
    const builds = porto.legal(state, 0).filter(({ type }) => type === 'build');
    expect(builds.length).toBeGreaterThan(9_000);
    const worths = builds.map(build => worthOf(view, build));
    for (const [index, build] of builds.entries()) {
      if (index % 97 !== 0) continue;
      const step = porto.apply(state, 0, build, new SeededDice(new Uint8Array(32)));
      expect(worths[index]).toBe(step.ok ? step.value.state.players[0]?.score : undefined);
    }
  });

  test('a draw opens the builds that its hand could make on the same board', () => {
    const dealt = start();
    const view = porto.view(dealt, 0);
    for (const draw of porto.legal(dealt, 0)) {
      const step = porto.apply(dealt, 0, draw, new SeededDice(new Uint8Array(32)));
      if (!step.ok) throw new Error(step.refusal.code);
      const later: State = { ...dealt, players: step.value.state.players };
      const legal = porto.legal(later, 0).map(porto.write);
      const prospects = prospectsOf(view, draw);
      for (const build of prospects) expect(legal).toContain(porto.write(build));
      const [best] = prospects;
      const most = Math.max(0, ...porto.legal(later, 0).map(action => worthOf(porto.view(later, 0), action)));
      expect(best === undefined ? 0 : worthOf(view, best)).toBe(most);
    }
    expect(prospectsOf(view, { type: 'pass' })).toEqual([]);
  });
});
