import { expect, test } from 'vitest';
import weights from '../../../../data/vintage/weights.json' with { type: 'json' };
import type { Player } from '../../../../src/core/contract/player.ts';
import { LightDice } from '../../../../src/core/search/light-dice.ts';
import { vintageEvaluation } from '../../../../src/games/vintage/bots/evaluation.ts';
import { prospectOf, waitingOf } from '../../../../src/games/vintage/bots/outlook.ts';
import { vintagePlayers } from '../../../../src/games/vintage/bots/strengths.ts';
import { vintage } from '../../../../src/games/vintage/game.ts';
import type { State } from '../../../../src/games/vintage/rules/types.ts';
import { aged, raised, sold } from '../../../../src/games/vintage/rules/warehouse.ts';
import { kindsAndEvery } from '../../playing.ts';
import { game } from '../games.ts';
import { chosen, position, step, throwing, type Wish } from '../position.ts';

function decisions(seed: number): readonly State[] {
  const { deal, played } = game(2, seed);
  return kindsAndEvery(2, [deal, ...played.map(({ state }) => state)]);
}

const evaluation = vintageEvaluation(weights.seats);
test('an ageing is worth the same whatever is rolled: what counts is its six faces', () => {
  const ages = /^(age|play (ageing|free-action age))/;
  let compared = 0;
  for (const state of [3, 4, 5, 6].flatMap(decisions)) {
    for (const action of vintage.legal(state, state.turn).filter(each => ages.test(vintage.write(each)))) {
      const values = [1, 4, 6].map(roll =>
        evaluation.value(step(state, action, throwing(roll)).state, state.turn, state),
      );
      expect(Math.max(...values) - Math.min(...values), vintage.write(action)).toBeLessThan(1e-9);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(40);
});

test('the expected points of an ageing agree with the rules, with and without an enologist', () => {
  for (const enologists of [0, 1, 2])
    for (let seed = 0; seed < 60; seed++) {
      const dice = new LightDice(seed);
      const lot = () => ({ quality: 2 + dice.below(8), barrels: 1 + dice.below(5) });
      const cellar = {
        ruby: Array.from({ length: dice.below(3) }, lot),
        tawny: Array.from({ length: 1 + dice.below(2) }, lot),
      };
      const warehouse = {
        ruby: [dice.below(4), dice.below(3), dice.below(2), 0],
        tawny: [dice.below(5), dice.below(4), dice.below(3), dice.below(2)],
      };
      let [points, shares] = [0, 0];
      for (let roll = 1; roll <= 6; roll++) {
        let { warehouse: held } = aged(warehouse, cellar, roll);
        for (let time = 0; time < enologists; time++) held = raised(held).warehouse;
        const done = sold(held);
        points += done.points / 6;
        shares += (waitingOf(done.warehouse).shares - waitingOf(warehouse).shares) / 6;
      }
      const prospect = prospectOf(warehouse, cellar, enologists);
      expect(prospect.points).toBeCloseTo(points, 9);
      expect(prospect.shares).toBeCloseTo(shares, 9);
    }
});

test('a card from the deck is worth the same whatever comes up', () => {
  const wish: Wish = { round: 3, seats: 2, display: 'buying harvesting planting two-barrels' };
  const values = ['vintage', 'buying', 'enologist'].map(top => {
    const state = position({ ...wish, deck: `${top} boat boat boat` });
    const [take] = vintage.legal(state, 0).filter(action => vintage.write(action).startsWith('take deck'));
    if (!take) throw new Error('no card to take');
    return evaluation.value(step(state, take).state, 0, state);
  });
  expect(Math.max(...values) - Math.min(...values)).toBeLessThan(1e-9);
});

const medium = vintagePlayers.strengths?.medium as Player;

test.each<[string, Wish, RegExp]>([
  [
    'buys upriver while that pays',
    { display: '', me: { harvested: true, markers: 1, overseer: false } },
    /^buy (cima|superior)/,
  ],
  [
    'sells a barrel at once where a card can',
    { round: 7, me: { known: 'vintage', ruby: '5x3' } },
    /^play vintage/,
  ],
  [
    'brings home what lies upriver',
    { round: 7, me: { boat: 'cima 7x3 6x2', harvested: true, estates: ['cima-1 green purple yellow'] } },
    /^sail gaia/,
  ],
  [
    'ages a full cellar in the last round',
    { round: 7, me: { ruby: '7x3 6x3', tawny: '7x4 6x3', harvested: true, markers: 1, overseer: false } },
    /^age/,
  ],
])('medium %s', (_what, wish, text) => {
  expect(chosen(medium, position({ seats: 2, ...wish }), new LightDice(1))).toMatch(text);
});
