import { expect, test } from 'vitest';
import { TERMS } from '../../../../src/games/vintage/player/features.ts';
import { vintageVoice } from '../../../../src/games/vintage/presenter/voice.ts';
import { vintage } from '../../../../src/games/vintage/rules/index.ts';
import { LANGUAGES, type Language } from '../../../../src/stage/language/languages.ts';
import { position, type Wish } from '../position.ts';

const said = (language: Language, wish: Wish, action: string, name: string, value: number, ahead = false) => {
  const state = position(wish);
  const read = vintage.read(action);
  if (!read.ok) throw new Error(action);
  return vintageVoice(language).reason?.(
    { name, value, ahead },
    vintage.view(state, state.turn),
    state.turn,
    read.value,
  );
};

const three = 'green purple yellow';
const upriver: Wish = {
  me: {
    estates: [`baixo-1 ${three} 3x2`, 'cima-1 green purple', 'superior-1 green'],
    boat: 'cima 6x3',
    known: 'boat',
  },
};
const landing: Wish = {
  me: { boat: 'gaia 6x3' },
  phase: { type: 'unload', next: 0, moves: null, sailing: false },
};

test.each<[string, Wish, string, string, number, string]>([
  [
    'what comes home',
    upriver,
    'sail gaia load 1',
    'voyage',
    1.84,
    'brings 3 barrels of quality 6 and 2 barrels of quality 3 to Gaia: +1.8',
  ],
  ['that the overseer is kept', upriver, 'harvest pay 1', 'pieces', 0.9, 'keeps the overseer: +0.9'],
  ['what is paid', upriver, 'buy cima-2 pay 1', 'pieces', -0.5, 'spends 1 marker: −0.5'],
  [
    'a harvest to come',
    upriver,
    'plant 2 white pay 1',
    'estates',
    3,
    'Cima Corgo 1 can then be harvested: +3',
  ],
  [
    'what lacks to it',
    upriver,
    'plant 3 white pay 1',
    'estates',
    1.5,
    'Douro Superior 1 then lacks only one vine: +1.5',
  ],
  [
    'what is bought',
    upriver,
    'buy superior-2 pay 1',
    'estates',
    4,
    'an Estate in Douro Superior: 4 barrels of quality 4 a harvest: +4',
  ],
  [
    'that the price comes back',
    upriver,
    'buy superior-2 pay 1',
    'points',
    -3,
    'the price of the Estate, which comes back once it is planted: −3',
  ],
  ['which card goes', upriver, 'play boat pay 1', 'cards', -1.1, 'the card is spent: Rabelo boat: −1.1'],
  [
    'where a lot lands',
    landing,
    'unload tawny',
    'cellar',
    0.4,
    '3 barrels of quality 6 in the Tawny cellar: +0.4',
  ],
  ['the die', { me: { ruby: '6x3' } }, 'age pay 1', 'points', 2.2, 'what the ageing sells, on average: +2.2'],
  ['nothing for nothing', upriver, 'harvest pay 1', 'brandy', 0.04, ''],
])('says %s', (_what, wish, action, name, value, text) => {
  expect(said('en', wish, action, name, value) ?? '').toBe(text);
});

// No action gives the others points at once.
test.each(TERMS.filter(term => term !== 'others'))('%s has words in each language, better or worse', term => {
  for (const action of ['harvest pay 1', 'sail gaia', 'age pay 1', 'first pay 1', 'take deck pay 1'])
    for (const value of [-1, 1]) {
      const texts = LANGUAGES.map(language => said(language, upriver, action, term, value));
      expect(texts.every(text => text !== undefined)).toBe(true);
      // Spanish and Portuguese may agree.
      expect(new Set(texts).size, `${term} ${texts[0]}`).toBeGreaterThanOrEqual(texts.length - 1);
    }
});

/** Terms that a playout never ends with, or that say nothing then. */
const AT_ONCE: readonly string[] = [];

test.each(TERMS.filter(term => !AT_ONCE.includes(term)))('%s has words where it was played ahead', term => {
  for (const value of [-1, 1]) {
    const texts = LANGUAGES.map(language => said(language, upriver, 'sail gaia', term, value, true));
    expect(texts.every(text => text !== undefined)).toBe(true);
    expect(new Set(texts).size, `${term} ${texts[0]}`).toBeGreaterThanOrEqual(texts.length - 1);
  }
});
