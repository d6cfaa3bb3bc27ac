import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { type Chance, RecordingDice, ScriptedDice } from '../../src/core/contract/scripted-dice.ts';

const CARDS = ['a', 'b', 'b', 'c'];

const ask = (dice: Pick<SeededDice, 'below' | 'shuffle'>) => [
  dice.shuffle(CARDS, 'deck'),
  dice.below(6, 'die'),
  dice.below(3, 'draw/1'),
  dice.shuffle([7, 8, 9], 'numbers'),
];

function record(): { chances: readonly Chance[]; decided: unknown } {
  const dice = new RecordingDice(SeededDice.fromHex('5'.repeat(64)));
  const decided = ask(dice);
  return { chances: dice.chances, decided };
}

test('a recorded decision is repeated for every kind of chance', () => {
  const { chances, decided } = record();
  expect(decided).toEqual(ask(SeededDice.fromHex('5'.repeat(64))));
  expect(chances.map(({ label }) => label)).toEqual(['deck', 'die', 'draw/1', 'numbers']);
  const script = new ScriptedDice(JSON.parse(JSON.stringify(chances)));
  expect(ask(script)).toEqual(decided);
  expect([script.left, script.takeFault()]).toEqual([0, null]);
});

test('a script says what of it nobody asked for', () => {
  const script = new ScriptedDice(record().chances);
  script.shuffle(CARDS, 'deck');
  expect(script.left).toBe(3);
});

describe('a script that does not fit is reported once, and the rules go on with something possible', () => {
  const shuffle = (order: readonly string[], label = 'deck'): Chance => ({ label, order });
  const die = (value: number, of = 6, label = 'die'): Chance => ({ label, of, value });
  test.each<[string, Chance[], string]>([
    ['it is at its end', [], 'deck: the record has no more chance'],
    ['another chance comes', [shuffle(CARDS, 'other')], 'deck: the record has other here'],
    ['a die comes', [die(1, 6, 'deck')], 'deck: the record has no shuffle here'],
    ['a card is missing', [shuffle(['a', 'b', 'c'])], 'deck: 3 cards, not 4'],
    ['a card is there too often', [shuffle(['a', 'a', 'b', 'c'])], 'deck: too many cards "a"'],
    ['a card does not exist', [shuffle(['a', 'b', 'b', 'd'])], 'deck: there is no card "d"'],
  ])('shuffle: %s', (_what, script, fault) => {
    const dice = new ScriptedDice(script);
    expect(dice.shuffle(CARDS, 'deck')).toEqual(CARDS);
    expect([dice.takeFault(), dice.takeFault()]).toEqual([fault, null]);
  });

  test.each<[string, Chance[], string]>([
    ['it is at its end', [], 'die: the record has no more chance'],
    ['another chance comes', [die(1, 6, 'other')], 'die: the record has other here'],
    ['a shuffle comes', [shuffle(CARDS, 'die')], 'die: the record has a shuffle here'],
    ['another die', [die(3, 8)], 'die: 3 of 8, not one of 6'],
    ['a side that it has not', [die(6)], 'die: 6 of 6, not one of 6'],
    ['half a side', [die(0.5)], 'die: 0.5 of 6, not one of 6'],
    ['below the first side', [die(-1)], 'die: -1 of 6, not one of 6'],
  ])('die: %s', (_what, script, fault) => {
    const dice = new ScriptedDice(script);
    expect(dice.below(6, 'die')).toBe(0);
    expect(dice.takeFault()).toBe(fault);
  });

  test('the first fault is the one that is reported', () => {
    const dice = new ScriptedDice([die(9), shuffle(['x'])]);
    dice.below(6, 'die');
    dice.shuffle(CARDS, 'deck');
    expect(dice.takeFault()).toMatch(/^die/);
  });
});
