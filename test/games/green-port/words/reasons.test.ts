import { expect, test } from 'vitest';
import { TERMS } from '../../../../src/games/green-port/player/features.ts';
import { greenPortPresenter } from '../../../../src/games/green-port/presenter/index.ts';
import { greenPort } from '../../../../src/games/green-port/rules/index.ts';
import { LANGUAGES, type Language } from '../../../../src/stage/language/languages.ts';
import { position, type Wish } from '../position.ts';

const said = (language: Language, wish: Wish, action: string, name: string, value: number, ahead = false) => {
  const state = position(wish);
  const [seat = -1] = greenPort.toAct(state);
  const read = greenPort.read(action);
  if (!read.ok) throw new Error(action);
  return greenPortPresenter(language).reason?.(
    { name, value, ahead },
    greenPort.view(state, seat),
    seat,
    read.value,
  );
};

const utilise = { phase: { type: 'utilise' } } as const;
const objectives = ['red-5', 'green-3 blue-3'];
const hire: Wish = {
  pool: 'red-drop red-wheel blue-drop blue-wheel',
  cubes: ['r1', 'r3 b3'],
  objectives,
};

test.each<[string, Wish, string, string, number, string]>([
  ['the risk', hire, 'reveal', 'bust', -2.13, 'a bust is 1 in 5.4: −2.1'],
  ['the risk that is avoided', hire, 'hire red', 'bust', 2.1, 'no risk of a bust, which is 1 in 5.4: +2.1'],
  ['what comes nearer', hire, 'hire red', 'objectives', 1.5, 'Objective 1 then lacks only 2 red: +1.5'],
  ['what is left to the others', hire, 'hire red', 'refer', -1, 'leaves 2 blue for the others to refer: −1'],
  ['the cubes', hire, 'hire blue', 'cubes', 0.8, 'gains 2 blue: +0.8'],
  [
    'what could be paid',
    { ...hire, cubes: ['r3'] },
    'hire red',
    'objectives',
    2,
    'Objective 1 could then be paid: +2',
  ],
  [
    'that it can still be paid',
    { ...hire, cubes: ['r3'] },
    'hire red',
    'points',
    5,
    'Objective 1 this turn: +5',
  ],
  [
    'the points',
    { ...utilise, cubes: ['r5'], objectives },
    'complete 1 pay red-5',
    'points',
    5,
    'points at once: +5',
  ],
  [
    'what is taken from the others',
    { ...utilise, cubes: ['r5'], objectives },
    'complete 1 pay red-5',
    'objectives',
    1,
    'nobody else gets Objective 1: +1',
  ],
  [
    'what is spent',
    { ...utilise, cubes: ['r5'], objectives },
    'complete 1 pay red-5',
    'cubes',
    -2,
    'spends 5 red: −2',
  ],
  [
    'a boost',
    { ...utilise, cubes: ['g5'], objectives },
    'buy green boost red',
    'boosts',
    1.2,
    'a boost on red for every later hire: +1.2',
  ],
  ['nothing for nothing', hire, 'reveal', 'tile', 0.04, ''],
])('says %s', (_what, wish, action, name, value, text) => {
  expect(said('en', wish, action, name, value) ?? '').toBe(text);
});

// No action gives the others points at once.
test.each(TERMS.filter(term => term !== 'others'))('%s has words in each language, better or worse', term => {
  for (const action of ['reveal', 'hire red', 'hire blue'])
    for (const value of [-1, 1]) {
      const texts = LANGUAGES.map(language => said(language, hire, action, term, value));
      expect(new Set(texts).size, `${term} ${action}`).toBe(LANGUAGES.length);
      for (const text of texts) expect(text).toMatch(/[+−]1$/);
    }
});

/** Terms that a playout never ends with, or that say nothing then. */
const AT_ONCE: readonly string[] = ['turn', 'bust', 'refer'];

test.each(TERMS.filter(term => !AT_ONCE.includes(term)))('%s has words where it was played ahead', term => {
  for (const value of [-1, 1]) {
    const texts = LANGUAGES.map(language => said(language, hire, 'hire red', term, value, true));
    expect(texts.every(text => text !== undefined)).toBe(true);
    expect(new Set(texts).size, `${term} ${texts[0]}`).toBeGreaterThanOrEqual(texts.length - 1);
  }
});
