import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playerIn, STRENGTHS } from '../../../src/core/contract/player.ts';
import { fitted, shownName } from '../../../src/presentation/drawing/fonts.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import {
  cleanName,
  PLAYER_MARK,
  playerName,
  STRENGTH_NAMES,
  safeName,
  sitterName,
  soughtName,
  unescaped,
} from '../../../src/presentation/text/names.ts';

describe('a person who has deleted their data', () => {
  const stored = { id: 'forgotten/1', name: 'Player 2' };

  test.each([
    ['en', 'Player 2', 'Player'],
    ['de', 'Spieler 2', 'Spieler'],
    ['fr', 'Joueur 2', 'Joueur'],
    ['es-ES', 'Jugador 2', 'Jugador'],
    ['pt-BR', 'Jogador 2', 'Jogador'],
    ['ja', 'プレイヤー2', 'プレイヤー'],
    ['ko', '참가자 2', '참가자'],
  ] as const)('%s: is named in the reader’s language, however it is stored', (language, named, opener) => {
    expect(sitterName(stored, language)).toBe(named);
    expect(soughtName(stored, language)).toBe(named);
    expect(sitterName({ id: 'forgotten/opener', name: 'Player' }, language)).toBe(opener);
  });

  test('a person who calls themselves so keeps their name', () => {
    expect(sitterName({ id: '1', name: 'Player 2' }, 'de')).toBe('Player 2');
  });
});

describe('players of the bot', () => {
  test('are called as people are, marked, with their strength', () => {
    expect(unescaped(playerName('easy', 1))).toBe('🤖 Inês (easy)');
    expect(unescaped(playerName('hard', 2, 'pt-BR'))).toBe('🤖 Baltasar (difícil)');
    expect(unescaped(playerName('medium', 1, 'ko'))).toBe('🤖 두아르트 (보통)');
  });

  test.each(LANGUAGES)(
    '%s: no two at a table share a name, each is short and says its strength',
    language => {
      const all = STRENGTHS.flatMap(strength =>
        [1, 2, 3, 4, 7].map(number => [strength, unescaped(playerName(strength, number, language))] as const),
      );
      expect(new Set(all.map(([, name]) => name)).size).toBe(all.length);
      for (const [strength, name] of all) {
        expect(name.startsWith(`${PLAYER_MARK} `)).toBe(true);
        expect(name.endsWith(`(${STRENGTH_NAMES[language][strength]})`)).toBe(true);
        expect(Array.from(name).length).toBeLessThanOrEqual(24);
      }
    },
  );

  test('a seat is called by its id, a person by their name', () => {
    expect(sitterName({ id: 'player:hard:1', name: 'x' })).toBe(playerName('hard', 1));
    expect(sitterName({ id: '123', name: 'Ann' })).toBe('Ann');
    expect(playerIn('player:hard:12')).toEqual({ strength: 'hard', number: 12 });
    for (const id of ['player:fierce:1', 'player:hard', 'player:hard:', 'a player:hard:1', '1'])
      expect(playerIn(id)).toBeUndefined();
  });

  test('no other player bears the bots’ mark', () => {
    expect(cleanName('🤖 Inês (easy)')).toBe('Inês (easy)');
    expect(cleanName('🤖')).toBe('Somebody');
    fc.assert(
      fc.property(fc.array(fc.constantFrom('🤖', '🤖\ufe0f', 'A', ' ', '\u200d', '\u202e')), parts => {
        expect(safeName(parts.join(''))).not.toContain(PLAYER_MARK);
      }),
    );
  });

  test('a picture shows the mark, and of a name what it has room for', () => {
    const names = [playerName('easy', 1), safeName('🤖 Ann')];
    expect(shownName(names, 0, 'en')).toBe('🤖 Inês (easy)');
    expect(fitted(shownName(names, 0, 'en'), 190, 38, 'black')).toBe('🤖 Inês');
    expect(fitted('Inês (easy)', 150, 38, 'black')).toMatch(/^Inês \(.*…$/);
    expect(shownName(names, 1, 'en')).toBe('Ann');
  });
});
