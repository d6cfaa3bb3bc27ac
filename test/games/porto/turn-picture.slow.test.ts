import { describe, expect, it } from 'vitest';
import { porto } from '../../../src/games/porto/game.ts';
import { turnScene } from '../../../src/games/porto/picture/turn.ts';
import { KINDS, PRIVATE_DECK } from '../../../src/games/porto/rules/cards.ts';
import { portoWords } from '../../../src/games/porto/words/all.ts';
import { open, shorter } from '../../../src/games/porto/words/alt.ts';
import { privateName, privateShort } from '../../../src/games/porto/words/cards.ts';
import { turnAlt } from '../../../src/games/porto/words/own-alt.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { plain } from '../../../src/presentation/text/names.ts';
import { faultsOf } from '../../presentation/laws.ts';
import { idsOf, textsOf } from '../../presentation/scenes.ts';
import { part } from '../../support/test-form.ts';
import { holding, houses, LATE, player, threes, viewOf } from './samples.ts';
import { randomGame, VARIETIES } from './words/games.ts';

const LONG = ['Maximiliana da Ribeira do Porto', 'W'.repeat(32), '김민수'.repeat(9), '\\*'.repeat(20)];
const LEAST = 25;

const HAND = { hand: ['blue-1', 'red-3'] } as const;

describe('the board to choose a turn from', () => {
  it.each(part(LANGUAGES, 3))(
    'is laid out with every private contract, reported by its name: %s',
    language => {
      for (const contracts of threes(PRIVATE_DECK)) {
        for (const view of [
          holding(contracts, houses(4), HAND, 4),
          holding(contracts, LATE, HAND),
          holding(contracts, houses(1), HAND, 1),
        ]) {
          const scene = turnScene(view, 0, LONG, language);
          expect([`${language} ${contracts}`, faultsOf(scene, LEAST)]).toEqual([
            `${language} ${contracts}`,
            [],
          ]);
          const named = textsOf(scene).filter(({ id }) => /^private\/.\/name$/.test(id));
          expect(named.filter(({ text }) => text === '' || text.includes('…'))).toEqual([]);
          expect(named).toHaveLength(contracts.length);
        }
      }
    },
  );

  it('is laid out with a large hand and with none, and without private contracts', () => {
    for (const hand of [[], [...KINDS, ...KINDS, ...KINDS]]) {
      const view = viewOf(3, {
        viewer: 0,
        variant: 'family',
        players: [player({ hand }), player(), player()],
      });
      const scene = turnScene(view, 0, LONG);
      expect([`${hand.length} cards`, faultsOf(scene, LEAST)]).toEqual([`${hand.length} cards`, []]);
      expect([...idsOf(scene).keys()].filter(id => id.startsWith('private'))).toEqual([]);
    }
  });
});

const [, lettered = open] = shorter([open]);

describe('its alt text', () => {
  it.each(LANGUAGES)('tells hand, private contracts, market and open contracts whole: %s', language => {
    const words = portoWords(language);
    for (const [variety, [seats, options]] of VARIETIES.entries()) {
      for (const { state, seat } of randomGame(seats, options, variety)) {
        if (state.phase.type === 'keep') continue;
        const view = porto.view(state, seat);
        const alt = turnAlt(words, view, LONG);
        expect(alt.length).toBeLessThanOrEqual(1024);
        expect(alt.endsWith('…')).toBe(false);
        const isWritten = [open, lettered].some(section =>
          section(words, view, String).every(line => alt.includes(plain(line))),
        );
        expect([alt, isWritten]).toEqual([alt, true]);
        for (const { contract } of view.players[seat]?.private ?? []) {
          const names = [privateName(words, contract), privateShort(words, contract)];
          expect(names.some(name => alt.includes(name))).toBe(true);
        }
      }
    }
  });
});
