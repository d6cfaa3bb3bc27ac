import { describe, expect, test } from 'vitest';
import { LightDice } from '../../../../src/core/light-dice.ts';
import { TERMS } from '../../../../src/games/porto/player/features.ts';
import { portoVoice } from '../../../../src/games/porto/presenter/voice.ts';
import { porto } from '../../../../src/games/porto/rules/index.ts';
import type { Action, State, View } from '../../../../src/games/porto/rules/types.ts';
import { grammar } from '../../../../src/stage/language/grammar.ts';
import { LANGUAGES } from '../../../../src/stage/language/languages.ts';
import { dealt, positionsOf } from '../player/positions.ts';

const english = portoVoice('en');
const reason = (name: string, value: number, view: View, seat: number, action: Action) =>
  english.reason({ name, value }, view, seat, action);

/** Two seats, an own board: L3 of five floors has two of them, in blue. */
function position(change: Partial<State>): { state: State; view: View } {
  const start = dealt(2, { variant: 'family' }, 1);
  const houses = start.houses.map(house => ({
    ...house,
    height: house.id === 'L3' ? 5 : house.height,
    level: house.id === 'L3' ? 2 : 0,
    colour: house.id === 'L3' ? ('blue' as const) : null,
    ground: 0,
    roof: 0,
  }));
  const state: State = {
    ...start,
    houses,
    contracts: [null, null, null, null],
    market: ['red-3', 'green-1', 'green-1', 'yellow-2', 'purple-2'],
    ...change,
  };
  return { state, view: porto.view(state, 0) };
}

/** Better and worse, at once and played ahead. No action gives the others points at once. */
const WAYS = [
  [-2.6, false],
  [4, false],
  [-2.6, true],
  [4, true],
] as const;

const withHands = (...hands: readonly (readonly string[])[]) =>
  position({
    players: dealt(2, { variant: 'family' }, 1).players.map((player, seat) => ({
      ...player,
      hand: (hands[seat] ?? []) as State['players'][number]['hand'],
    })),
  });

describe('reasons', () => {
  test('every part of the evaluation has words in each language, with the points at the end', () => {
    for (const { state, seat } of positionsOf(2, { variant: 'standard' }, 2, 6)) {
      const view = porto.view(state, seat);
      const legal = porto.legal(state, seat);
      const action = legal[new LightDice(legal.length).below(legal.length)] as Action;
      for (const language of LANGUAGES)
        for (const name of TERMS)
          for (const [value, ahead] of WAYS.filter(([, ahead]) => ahead || name !== 'others')) {
            const said = portoVoice(language).reason({ name, value, ahead }, view, seat, action) ?? '';
            const points = `−${grammar(language).number(2.6)}`;
            const colon = language === 'ja' ? '：' : ': ';
            expect(said.endsWith(`${colon}${value > 0 ? '+4' : points}`), said).toBe(true);
            expect(said.length, said).toBeLessThan(100);
          }
    }
  });

  test('nothing is no reason, nor is a part that nobody knows', () => {
    const { view } = withHands([], []);
    const draw: Action = { type: 'draw', slots: [1] };
    expect(reason('cards', 0.04, view, 0, draw)).toBeUndefined();
    expect(reason('magic', 5, view, 0, draw)).toBeUndefined();
  });

  test('an action’s openings for the next seat are named with their points', () => {
    // After two more floors L3 has room for one: with a 1 and a blue card the other seat makes it the fifth.
    const { view } = withHands(['red-2', 'blue-1'], ['green-1', 'blue-2']);
    const build: Action = { type: 'build', number: 'red-2', colour: 'blue-1', house: 'L3' };
    expect(reason('opens', -3, view, 0, build)).toBe('opens L3 to the next seat for 5: −3');
    const draw: Action = { type: 'draw', slots: [1] };
    expect(reason('opens', -3, view, 0, draw)).toBe('leaves L4 to the next seat for 4: −3');
  });

  test('so is what it takes away', () => {
    const { view } = withHands(['red-3', 'blue-1'], ['green-3', 'blue-2']);
    const build: Action = { type: 'build', number: 'red-3', colour: 'blue-1', house: 'L3' };
    expect(reason('opens', 3, view, 0, build)).toBe('takes L3 from the next seat: +3');
  });

  test('cards that are taken or spent, and what can be built with them next, are named', () => {
    const { view } = withHands(['blue-1'], []);
    const draw: Action = { type: 'draw', slots: [1] };
    expect(reason('cards', 2.3, view, 0, draw)).toBe('takes red 3: +2.3');
    expect(reason('hand', 2, view, 0, draw)).toBe('prepares L3 for 5 next: +2');
    const weak: Action = { type: 'draw', slots: [2] };
    expect(reason('hand', -1, view, 0, weak)).toBe('leaves no better next build than L3 for 3: −1');
  });

  test('private contracts that are kept are named, and whether they agree', () => {
    const { view } = withHands([], []);
    const keep: Action = { type: 'keep', contracts: ['houses-blue', 'pair-blue-red', 'side-1'] };
    expect(reason('private-contracts', 1.2, view, 0, keep)).toBe(
      'private contracts (blue houses, blue-red pair, full street): +1.2',
    );
    expect(reason('colours', 0.7, view, 0, keep)).toBe('they ask for few colours: +0.7');
    expect(reason('colours', -0.7, view, 0, keep)).toBe('they ask for many colours: −0.7');
  });
});
