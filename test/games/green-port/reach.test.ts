import { expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { aimsOf } from '../../../src/games/green-port/judgement/aims.ts';
import { GAMES, game } from './games.ts';
import { anyDice } from './position.ts';

test.each(GAMES)('%s, %i seats: in reach is what is legal in Utilise', (variant, seats) => {
  let reached = 0;
  for (const { state } of game(variant, seats, 11).played.filter((_, at) => at % 3 === 0)) {
    if (state.phase.type !== 'utilise') continue;
    const { seat } = state.turn;
    const view = greenPort.view(state, seat);
    const player = view.players[seat];
    if (!player) throw new Error('no seat');
    const legal = greenPort
      .legal(state, seat)
      .flatMap(action =>
        action.type === 'complete' ? action.objective : action.type === 'buy' ? action.colour : [],
      );
    const within = aimsOf(view, player).filter(({ gap }) => gap === 0);
    expect(new Set(within.map(({ of }) => of))).toEqual(new Set(legal));
    reached += within.length;
  }
  expect(reached).toBeGreaterThan(0);
});

test.each(GAMES)('%s, %i seats: every prospect of a payment is legal after it', (variant, seats) => {
  let count = 0;
  for (const { state } of game(variant, seats, 5).played) {
    if (state.phase.type !== 'utilise') continue;
    const { seat } = state.turn;
    for (const action of greenPort.legal(state, seat)) {
      const done = greenPort.apply(state, seat, action, anyDice());
      if (!done.ok || !['complete', 'buy', 'unflip', 'specialise'].includes(action.type)) continue;
      const legal = new Set(greenPort.legal(done.value.state, seat).map(each => greenPort.write(each)));
      for (const prospect of greenPort.prospects?.(greenPort.view(state, seat), seat, action) ?? []) {
        count += 1;
        expect(legal).toContain(greenPort.write(prospect));
      }
    }
  }
  expect(count).toBeGreaterThan(3);
});
