import { expect, test } from 'vitest';
import { SeededDice } from '../../../../src/core/contract/dice.ts';
import { porto } from '../../../../src/games/porto/game.ts';
import { cardValue } from '../../../../src/games/porto/rules/cards.ts';
import { timerRisk } from '../../../../src/games/porto/words/risk.ts';
import { randomGame } from './games.ts';

const slots = [0, 1, 2, 3, 4];

const positions = [...randomGame(1, { variant: 'solo', timer: 24 }, 2)].filter(
  ({ state }) => state.phase.type === 'turn',
);

test('agrees with what the Timer turns up in worlds that look the same', () => {
  const position = positions[2];
  if (!position) throw new Error('no turn');
  const view = porto.view(position.state, 0);
  const risk = timerRisk(view) ?? [];
  const dice = new SeededDice(new Uint8Array(32).fill(3));
  const rounds = 4000;
  const hits = [0, 0, 0, 0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const [first, second] = porto.imagine(view, 0, dice).timer;
    if (!first || !second) throw new Error('an empty Timer');
    for (const slot of [cardValue(first), cardValue(first) + cardValue(second)])
      hits[slot - 1] = (hits[slot - 1] ?? 0) + 1;
  }
  expect(view.reshuffles).toBe(0);
  for (const slot of slots) expect(risk[slot]).toBeCloseTo((hits[slot] ?? 0) / rounds, 1);
});

test('is nothing where no Timer is about to turn', () => {
  const [deal] = [...randomGame(2, { variant: 'standard' }, 1)];
  expect(deal && timerRisk(porto.view(deal.after, 0))).toBeUndefined();
  const over = positions.at(-1);
  expect(over && timerRisk({ ...porto.view(over.state, 0), phase: { type: 'over' } })).toBeUndefined();
});

test('is a chance, whatever has been played', () => {
  for (const { state } of positions) {
    const risk = timerRisk(porto.view(state, 0)) ?? [];
    expect(risk).toHaveLength(5);
    for (const chance of risk) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  }
});
