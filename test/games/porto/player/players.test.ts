import { describe, expect, test } from 'vitest';
import { LightDice } from '../../../../src/core/light-dice.ts';
import type { Budget, PlayerOf } from '../../../../src/core/player.ts';
import { portoPlayers } from '../../../../src/games/porto/player/index.ts';
import { porto } from '../../../../src/games/porto/rules/index.ts';
import type { Action, Event, Options, State, View } from '../../../../src/games/porto/rules/types.ts';
import { times } from '../../../support/form.ts';
import { dealt, positionsOf, stateAfter, TABLES } from './positions.ts';

type PortoPlayer = PlayerOf<State, Action, Event, View, Options>;

const { steady, strengths } = portoPlayers;
if (strengths === undefined) throw new Error('Porto has players of each strength');
const ALL: Readonly<Record<string, PortoPlayer>> = { steady, ...strengths };
const LITTLE: Budget = { candidates: 4, playouts: 12, turns: 2 };

const dice = () => new LightDice(5);

const saidBy = (player: PortoPlayer, state: State, seat: number, budget?: Budget): string => {
  const view = porto.view(state, seat);
  const lines = player.lines?.(porto, view, seat, dice(), budget);
  return JSON.stringify([player.choose(porto, view, seat, dice(), budget), lines ?? null]);
};

function changesWhenRedealt(player: PortoPlayer, seats: number, options: Options): number {
  let changes = 0;
  for (const [index, { state, seat }] of positionsOf(seats, options, 4, times(27, 9)).entries()) {
    const other = porto.redeal(state, seat, new LightDice(90 + index));
    const budget = player === strengths?.hard ? LITTLE : undefined;
    if (saidBy(player, state, seat, budget) !== saidBy(player, other, seat, budget)) changes += 1;
  }
  return changes;
}

describe.each(Object.entries(ALL))('%s', (name, player) => {
  test.each(TABLES)('says the same in worlds that look the same, with %s seats, %o', (seats, options) => {
    expect(changesWhenRedealt(player, seats, options)).toBe(0);
  });

  test.each(TABLES)('answers with a legal action in a whole game, with %s seats, %o', (seats, options) => {
    let state = dealt(seats, options, 3);
    const chance = new LightDice(3);
    let decisions = 0;
    while (porto.outcome(state) === undefined) {
      const seat = porto.toAct(state)[0] as number;
      const view = porto.view(state, seat);
      // Only seat 0 is the tested player. The player `hard` is slow, so it makes only some of these decisions, and `easy` makes
      // the others.
      const looks = seat === 0 && (name !== 'hard' || decisions % times(12, 3) === 0);
      const chosen = (looks ? player : ALL.easy)?.choose(
        porto,
        view,
        seat,
        chance,
        name === 'hard' ? LITTLE : undefined,
      );
      expect(porto.legal(state, seat).map(porto.write)).toContain(porto.write(chosen as Action));
      const done = porto.apply(state, seat, chosen as Action, chance);
      if (!done.ok) throw new Error(done.refusal.code);
      state = done.value.state;
      decisions += 1;
    }
    expect(decisions).toBeGreaterThan(20);
  });
});

test('a player that looks at the deck is found out', () => {
  const [position] = positionsOf(2, { variant: 'standard' }, 4, 9);
  let truth = position?.state as State;
  const cheat: PortoPlayer = {
    choose(game, view, seat, chance) {
      const legal = game.legal(game.imagine(view, seat, chance), seat);
      return legal[(truth.deck[0]?.length ?? 0) % legal.length] as Action;
    },
  };
  let changes = 0;
  for (const { state, seat } of positionsOf(2, { variant: 'standard' }, 4, 3)) {
    truth = state;
    const said = saidBy(cheat, state, seat);
    truth = porto.redeal(state, seat, new LightDice(1));
    if (said !== saidBy(cheat, truth, seat)) changes += 1;
  }
  expect(changes).toBeGreaterThan(0);
});

test('a player is handed a view: a state does not compile', () => {
  const state = dealt(2, { variant: 'family' }, 1);
  const view = porto.view(state, 0);
  // @ts-expect-error a state is no view: it has the decks
  const wrong: Parameters<PortoPlayer['choose']>[1] = state;
  expect(Object.keys(wrong)).toContain('publicDeck');
  expect(view.deck).toBeTypeOf('number');
});

test('the lines of medium and hard are legal actions, the best first, and the first is what they choose', () => {
  for (const { state, seat } of positionsOf(3, { variant: 'standard' }, 8, times(33, 11))) {
    const view = porto.view(state, seat);
    const legal = porto.legal(state, seat).map(porto.write);
    for (const player of [strengths.medium, strengths.hard]) {
      const lines = player.lines?.(porto, view, seat, dice(), LITTLE) ?? [];
      expect(legal).toEqual(expect.arrayContaining(lines.map(({ action }) => porto.write(action))));
      expect(lines[0]?.action).toEqual(player.choose(porto, view, seat, dice(), LITTLE));
    }
    const [first, ...others] = strengths.medium.lines?.(porto, view, seat, dice()) ?? [];
    for (const { value } of others) expect(value).toBeLessThanOrEqual(first?.value ?? Number.NaN);
    const after = first && stateAfter(state, seat, first.action);
    expect(after).toBeDefined();
  }
});
