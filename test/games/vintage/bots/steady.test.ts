import { expect, test } from 'vitest';
import { LightDice } from '../../../../src/core/search/light-dice.ts';
import { vintagePlayers } from '../../../../src/games/vintage/bots/strengths.ts';
import { vintage } from '../../../../src/games/vintage/game.ts';
import type { Action, State } from '../../../../src/games/vintage/rules/types.ts';
import { times } from '../../../support/test-form.ts';
import type { Choose } from '../../playing.ts';
import { game, lastOf, SEATS } from '../games.ts';
import { chosen, position } from '../position.ts';

const { steady } = vintagePlayers;
const GAMES = times(16, 40);

const steadily: Choose<State, Action> = (_legal, state, seat) =>
  steady.choose(vintage, vintage.view(state, seat), seat, new LightDice(state.round));

const totals = (state: State): readonly number[] => vintage.outcome(state)?.totals ?? [];
const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length;

// In 150 games the averages were 29.3, 29.5 and 27.3 points for two, three and four seats. Random actions bring 8.
test.each(SEATS)('with %i seats it makes about 28 points a game, whatever the deal', seats => {
  const played = Array.from({ length: GAMES }, (_, seed) => game(seats, seed, undefined, steadily));
  const points = played.flatMap(history => totals(lastOf(history)));
  expect(mean(points)).toBeGreaterThan(25.5);
  expect(mean(points)).toBeLessThan(33);
  expect(Math.min(...points)).toBeGreaterThan(8);
  const harvests = played.flatMap(({ played: steps }) =>
    steps.filter(({ action }) => action.type === 'harvest'),
  );
  expect(harvests.length / GAMES / seats).toBeGreaterThan(5);
});

const three = 'green purple yellow';

test.each<[string, State, string]>([
  ['buys in the first round', position({ me: { harvested: true } }), 'buy superior-1 pay 1'],
  [
    'sells a barrel at once where a card can',
    position({ round: 3, me: { known: 'vintage', ruby: '5x3', harvested: true, bought: true } }),
    'play vintage 1 pay 1',
  ],
  [
    'keeps brandy for the next harvest',
    position({
      phase: { type: 'gather', left: [1], brandy: 1, gained: 0, once: null, gathered: false },
    }),
    'gather 1 wine 1',
  ],
  [
    'makes wine of all in the last round',
    position({
      round: 7,
      phase: { type: 'gather', left: [1], brandy: 1, gained: 0, once: null, gathered: false },
    }),
    'gather 1 wine 2',
  ],
  [
    'brings home what lies upriver',
    position({
      round: 4,
      me: { estates: [`cima-1 ${three} 7x3`], boat: 'baixo', harvested: true, bought: true },
    }),
    'sail cima load 1',
  ],
  [
    'ages what fills the cellar',
    position({ round: 5, me: { ruby: '7x3 6x3', tawny: '7x4 6x3', harvested: true } }),
    'age pay 1',
  ],
  [
    'lands where there is a free column',
    position({
      me: { boat: 'gaia 7x3', ruby: '1x1 2x1' },
      phase: { type: 'unload', next: 0, moves: null, sailing: false },
    }),
    'unload tawny',
  ],
  [
    'adds its barrel where that fills a category',
    position({
      me: { warehouse: { ruby: [0, 1, 0, 0], tawny: [0, 3, 0, 0] } },
      phase: { type: 'add' },
    }),
    'add tawny reserva',
  ],
  [
    'passes where nothing is left to gain',
    position({ round: 7, me: { estates: ['baixo-1 green'], vp: 0, markers: 1, overseer: false } }),
    'pass',
  ],
])('%s', (_what, state, text) => {
  expect(chosen(steady, state)).toBe(text);
});
