import { describe, expect, test } from 'vitest';
import weights from '../../../../data/green-port/weights.json' with { type: 'json' };
import type { Player } from '../../../../src/core/contract/player.ts';
import { LightDice } from '../../../../src/core/search/light-dice.ts';
import { greenPortEvaluation } from '../../../../src/games/green-port/bots/evaluation.ts';
import { FEATURES } from '../../../../src/games/green-port/bots/features.ts';
import { Judge } from '../../../../src/games/green-port/bots/judge.ts';
import { positionOf, standingOf } from '../../../../src/games/green-port/bots/position.ts';
import { greenPortPlayers } from '../../../../src/games/green-port/bots/strengths.ts';
import { greenPort } from '../../../../src/games/green-port/game.ts';
import { underdogs } from '../../../../src/games/green-port/rules/scoring.ts';
import type { State } from '../../../../src/games/green-port/rules/types.ts';
import { some, times } from '../../../support/test-form.ts';
import { kindsAndEvery } from '../../playing.ts';
import { game } from '../games.ts';
import { chosen, position, step, type Wish } from '../position.ts';

function decisions(seats: number, seed: number): readonly State[] {
  const { deal, played } = game('standard', seats, seed);
  return kindsAndEvery(8, [deal, ...played.map(({ state }) => state)]);
}

const evaluation = greenPortEvaluation(weights.seats);
describe.each([2, 3, 4])('with %i seats', seats => {
  const states = some([1, 2, 3], 1).flatMap(seed => decisions(seats, seed));

  test('the worth that is found without carrying an action out is its worth once carried out', () => {
    let compared = 0;
    for (const state of states) {
      const [seat = 0] = greenPort.toAct(state);
      for (const { action, value } of evaluation.rated?.(state, seat, true) ?? []) {
        expect(value).toBeCloseTo(evaluation.value(step(state, action).state, seat, state), 6);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(times(60, 100));
  });

  test('the judge counts the seats that would get an underdog cube, as the rules name them', () => {
    const found = states.flatMap(state => {
      const position = positionOf(state);
      return position.holders.map((_, seat) => {
        const judge = new Judge(weights.hard.seats, position, seat);
        const features = judge.features(standingOf(position, seat), position.next);
        const { seats: helped } = underdogs(state, seat);
        const others = helped.filter(each => each !== seat).length / (seats - 1);
        const underdog = features[FEATURES.indexOf('underdog')] ?? Number.NaN;
        expect(underdog).toBeCloseTo(Number(helped.includes(seat)) - others);
        return underdog;
      });
    });
    expect(Math.max(...found)).toBe(1);
    expect(Math.min(...found)).toBeLessThan(0);
  });
});

test('medium has the first features alone, and hard has weights for all', () => {
  const lengths = (rows: readonly (readonly number[])[]) => new Set(rows.map(row => row.length));
  expect(lengths(weights.seats[2])).toEqual(new Set([FEATURES.indexOf('lead')]));
  expect(lengths(weights.hard.seats[2])).toEqual(new Set([FEATURES.length]));
  expect(weights.hard.from.features).toEqual(FEATURES);
});

const medium = greenPortPlayers.strengths?.medium as Player;
const utilise = { phase: { type: 'utilise' } } as const;

test.each<[string, Wish, string]>([
  ['reveals an empty pool', {}, 'reveal'],
  ['goes on where a card risks little', { pool: 'red-drop' }, 'reveal'],
  [
    'stops where much is at stake',
    { tiles: ['-drop'], pool: 'red-drop red-wheel red-arrow red-bricks red-circles blue-drop' },
    'hire red',
  ],
  [
    'completes what brings more',
    { ...utilise, seats: 2, cubes: ['r4', 'r4'], objectives: ['red-3', 'red-4'] },
    'complete 2 pay red-4',
  ],
  [
    'passes where it gains nothing',
    { phase: { type: 'refer', seats: [1] }, cubes: ['', 'r1'], pool: 'yellow-drop' },
    'pass',
  ],
])('medium %s', (_what, wish, text) => {
  expect(chosen(medium, position(wish), new LightDice(1))).toBe(text);
});
