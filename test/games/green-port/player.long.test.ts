import { expect, test } from 'vitest';
import { part } from '../../support/test-form.ts';
import { type Measured, measured } from './games.ts';

const GAMES = 200;

/** Average figures of a thousand games between greedy players. The measured figures may differ a little. */
const FIGURES: readonly [seats: number, actions: number, rounds: number, points: number][] = [
  [2, 161, 7.3, 16.3],
  [3, 232, 6.8, 16.5],
  [4, 252, 5.3, 13.3],
];

test.each(part(FIGURES, 1))(
  '%i greedy players: some %i actions, %d rounds, %d points',
  (seats, actions, rounds, points) => {
    const games = Array.from({ length: GAMES }, (_, seed) => measured('standard', seats, seed));
    const mean = (of: (game: Measured) => number) => games.reduce((sum, each) => sum + of(each), 0) / GAMES;
    const aTurn = (of: (game: Measured) => number) => mean(of) / mean(each => each.turns);
    const figures = {
      actions: mean(each => each.actions),
      rounds: mean(each => each.rounds),
      points: mean(each => each.points),
      reveals: aTurn(each => each.reveals),
      losses: aTurn(each => each.losses),
    };
    expect(Math.abs(figures.actions / actions - 1)).toBeLessThan(0.2);
    expect(Math.abs(figures.rounds / rounds - 1)).toBeLessThan(0.2);
    expect(Math.abs(figures.points / points - 1)).toBeLessThan(0.03);
    expect(figures.reveals).toBeGreaterThan(5);
    expect(figures.reveals).toBeLessThan(8);
    expect(figures.losses).toBeLessThan(0.1);
    for (let seat = 0; seat < seats; seat++) {
      const won = games.filter(({ first }) => first.includes(seat)).length / GAMES;
      expect(Math.abs(won - 1 / seats), `seat ${seat}`).toBeLessThan(0.12);
    }
  },
);
