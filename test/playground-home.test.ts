import { expect, test } from 'vitest';
import { homeOf } from '../src/playground/home.ts';
import { toyPresenters } from './toy/presenter.ts';
import { toy } from './toy/rules/index.ts';

const offerWith = (min: number, max: number, alone: readonly string[] = []) => {
  const games = { toy: { ...toy, seats: () => ({ min, max }) } };
  return homeOf({ games, presenters: toyPresenters, players: {}, alone }, []).offers[0];
};
const factsWith = (...given: Parameters<typeof offerWith>) =>
  offerWith(...given)?.facts.map(({ text, localizations }) => [text, localizations?.de, localizations?.ko]);

test('the playground tells a fixed number of players as one number, and no line about a game without one', () => {
  expect(factsWith(2, 4)).toEqual([['2–4 players', '2–4 Personen', '2–4명']]);
  expect(factsWith(2, 2)).toEqual([['2 players', '2 Personen', '2명']]);
  expect(factsWith(1, 1)).toEqual([['1 player', '1 Person', '1명']]);
  expect(factsWith(2, 2, ['toy'])).toEqual([['1–2 players', '1–2 Personen', '1–2명']]);
  expect(offerWith(2, 2)).not.toHaveProperty('line');
});
