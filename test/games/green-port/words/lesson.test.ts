import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../../src/core/contract/dice.ts';
import { greenPort } from '../../../../src/games/green-port/game.ts';
import { oddsOf } from '../../../../src/games/green-port/judgement/odds.ts';
import {
  BEGUN,
  COMPLETED,
  type ExampleMoment,
  FOUR,
  HIRED,
  LOOK,
  NEXT,
  ONE,
  REFERRED,
  THREE,
  TWO,
} from '../../../../src/games/green-port/presenter/example.ts';
import { greenPortVoice } from '../../../../src/games/green-port/presenter/voice.ts';
import { unitColour } from '../../../../src/games/green-port/rules/cards.ts';
import { objectivePoints, priceOfHeadquarters } from '../../../../src/games/green-port/rules/prices.ts';
import type { State } from '../../../../src/games/green-port/rules/types.ts';
import { grammar } from '../../../../src/presentation/language/grammar.ts';
import { LANGUAGES } from '../../../../src/presentation/language/languages.ts';
import { eventsOf, step } from '../position.ts';

const seed = Buffer.alloc(32);
seed.writeUInt32BE(437749, 28);

interface Played {
  readonly state: State;
  readonly moment: ExampleMoment;
}

const dice = new SeededDice(seed);

const acted = (state: State, text: string): Played => {
  const done = step(state, text, dice);
  return { state: done.state, moment: { view: greenPort.view(done.state, 0), marked: eventsOf(done) } };
};

const turn = (texts: readonly string[]): readonly Played[] => {
  const played: Played[] = [];
  let state = greenPort.setup(2, { variant: 'standard' }, dice);
  for (const text of texts) {
    const next = acted(state, text);
    played.push(next);
    ({ state } = next);
  }
  return played;
};

const ACTIONS = [
  'pick yellow',
  'pick blue',
  'reveal',
  'reveal',
  'reveal',
  'reveal',
  'hire blue',
  'refer red pay yellow',
  'complete 3 pay blue-4,yellow-1',
];
const played = turn(ACTIONS);
const at = (index: number): Played => {
  const found = played[index];
  if (!found) throw new Error(`no action ${index}`);
  return found;
};

describe('the example board is a true one', () => {
  test.each(
    [BEGUN, ONE, TWO, THREE, FOUR, HIRED, REFERRED, COMPLETED].map(
      (moment, index) => [ACTIONS[index + 1] ?? '', index + 1, moment] as const,
    ),
  )('after "%s"', (_, index, moment) => {
    expect(moment).toEqual(at(index).moment);
  });

  test('it begins with the pick, and the card that the learner does not reveal is the next of the deck', () => {
    expect(LOOK).toEqual({ view: at(0).moment.view, marked: [] });
    expect(at(5).state.deck[0]).toBe(NEXT);
    expect(acted(at(5).state, 'reveal').state.phase).toEqual({ type: 'bust' });
  });

  test('the actions that the remarks call allowed are allowed', () => {
    const allowed: readonly (readonly [number, string])[] = [
      [0, 'pick green'],
      [0, 'pick red'],
      [2, 'hire yellow'],
      [3, 'hire blue'],
      [3, 'hire yellow'],
      [4, 'hire blue'],
      [4, 'hire red'],
      [5, 'hire red'],
      [7, 'buy blue'],
      [7, 'end'],
    ];
    for (const [index, text] of allowed) expect(() => acted(at(index).state, text)).not.toThrow();
  });

  test('the counts that the remarks tell are of the board', () => {
    const left = (colour: string) => THREE.view.unseen.filter(card => unitColour(card) === colour).length;
    expect([left('blue'), left('green'), THREE.view.unseen.length]).toEqual([5, 6, 28]);
    expect(LOOK.view.objectives.map(objectivePoints)).toEqual([6, 6, 5, 8]);
    const prices = [REFERRED, COMPLETED].map(({ view }) => priceOfHeadquarters(view, 'blue'));
    expect(prices).toEqual([3, 2]);
    // Each of the two other colours would also give seat 1 two cubes.
    for (const colour of ['red', 'yellow']) {
      const { view } = acted(at(6).state, `refer ${colour} pay yellow`).moment;
      expect(view.players[1]?.cubes[colour as 'red']).toBe(2);
    }
  });
});

describe.each(LANGUAGES)('the lesson in %s', language => {
  const { lesson, describeAction } = greenPortVoice(language);
  const texts = lesson.steps.map(({ text }) => text);

  test('tells the odds of the board that it shows, on its button and in its text', () => {
    for (const [index, { view }] of [
      [3, ONE],
      [5, THREE],
      [6, FOUR],
    ] as const) {
      const { next, busts } = oddsOf(view);
      const risk = grammar(language).percent(busts / next.length);
      expect(texts[index]).toContain(`**${risk}**`);
      const labels = lesson.steps[index]?.options.map(({ label }) => label);
      expect(labels).toContain(describeAction({ type: 'reveal' }, view));
      expect(describeAction({ type: 'reveal' }, view)).toContain(risk);
    }
    expect(texts[3]).toContain('30');
    expect(texts[5]).toContain('28');
  });

  test('tells what a hire brings, what an Objective asks, and what a Headquarters costs', () => {
    const { gain } = HIRED.marked[0] as { gain: { cards: number; tile: number; boosts: number } };
    expect(texts[6]).toContain(`**+${gain.cards + gain.tile + gain.boosts}**`);
    const [bought] = lesson.steps[8]?.options ?? [];
    expect(bought?.label).toBe(
      describeAction({ type: 'complete', objective: 3, pay: { blue: 4, yellow: 1 } }, REFERRED.view),
    );
    expect(texts[9]).toMatch(/\*\*5\s?\p{L}+\*\*/u);
    expect(texts[9]).toMatch(/\*\*2(개)?\*\*/);
    expect(COMPLETED.view.players[0]?.points).toBe(5);
  });
});
