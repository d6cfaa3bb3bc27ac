import { describe, expect, it } from 'vitest';
import { vintage } from '../../../../src/games/vintage/game.ts';
import { vintageWords } from '../../../../src/games/vintage/words/all.ts';
import { reason } from '../../../../src/games/vintage/words/reasons.ts';
import { LANGUAGES } from '../../../../src/presentation/language/languages.ts';
import { position, type Wish } from '../position.ts';

const WAITING: Wish = {
  phase: { type: 'gather', left: [1], brandy: 1, gained: 0, once: null, gathered: false },
  me: { estates: ['cima-1 green purple white'], boat: 'cima', harvested: true },
};
const CASES: readonly (readonly [what: string, Wish, action: string, term: string, name: RegExp])[] = [
  ['brandy of a good harvest', WAITING, 'gather 1 wine 1', 'brandy', /2.* Cima|シマ.*2|시마.*2/],
  ['wine of a harvest', WAITING, 'gather 1 wine 3', 'voyage', /3.* Cima|シマ.*3|시마.*3/],
  ['an Estate that is bought', {}, 'buy superior-1 pay 1', 'estates', /Superior|スペリ|수페리/],
  ['a card that is taken', { display: 'boat' }, 'take boat pay 1', 'cards', /[Rr]abelo|ラベロ|하벨루/],
  ['a lot that sails home', { me: { boat: 'cima 6x3' } }, 'sail gaia', 'voyage', /6/],
];

describe.each(LANGUAGES)('a reason in %s', language => {
  it.each(CASES)('names %s, also where both actions were played on', (_, wish, text, name, named) => {
    const state = position(wish);
    const action = vintage.legal(state, 0).find(each => vintage.write(each) === text);
    if (!action) throw new Error(text);
    for (const ahead of [false, true])
      expect(
        reason(vintageWords(language), { name, value: 2, ahead }, vintage.view(state, 0), 0, action, [
          'Ann',
          'Bob',
        ]),
      ).toMatch(named);
  });
});
