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

describe('a reason that names things of the line of play', () => {
  const lot = { quality: 5, barrels: 3 };
  const planted = { type: 'planted', seat: 0, estate: 1, place: 'superior-2', vine: 'red' };
  const unloaded = { type: 'unloaded', seat: 0, lot, to: 'ruby' };
  const things = 'all things';
  const said = (name: string, ...events: readonly unknown[]): string | undefined => {
    const naming = { than: undefined, events, things, isInLines: () => true };
    const part = { name, value: 2, ahead: true, plain: true, naming };
    const state = position();
    const [action] = vintage.legal(state, 0);
    if (!action) throw new Error('there is an action');
    return reason(vintageWords('en'), part, vintage.view(state, 0), 0, action, ['Ann', 'Bob']);
  };

  it('names only things of events that bear it out', () => {
    expect(said('vines', planted, unloaded)).toMatch(/\(Douro Superior 2\)$/);
    expect(said('cellar', planted, unloaded)).toMatch(/\(3 barrels of quality 5\)$/);
    expect(said('vines', unloaded)).toBeUndefined();
    expect(said('vines')).toMatch(/\(all things\)$/);
  });
});
