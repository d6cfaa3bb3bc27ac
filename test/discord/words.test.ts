import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES_COMMAND_WORDS } from '../../commands/games/words/index.ts';
import { PORTO_COMMAND_WORDS } from '../../commands/porto/words/index.ts';
import { TABLE_COMMAND_WORDS } from '../../commands/shared/words/index.ts';
import type { Facts } from '../../src/discord/words/facts.ts';
import { GAMES_WORDS, type Words } from '../../src/discord/words/index.ts';
import type { In } from '../../src/stage/languages.ts';
import { WORDS } from '../support/words.ts';

/** What reads the same in another language, and why. */
const SAME: Readonly<Record<string, string>> = {
  'board.awaited': 'names and what the game says, with a colon',
  'lists.soloBest': 'a name and a number',
};

/** Every sentence by its path; of one that is put together, how. */
function leaves(part: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof part === 'object' && part !== null) {
    return Object.entries(part).flatMap(([key, inner]) =>
      leaves(inner, path === '' ? key : `${path}.${key}`),
    );
  }
  return [[path, typeof part === 'function' ? part.toString().replace(/\s+/g, ' ') : String(part)]];
}

const CODES = [
  'lobby',
  'running',
  'revealed',
  'together',
  'acted',
  'agreed',
  'refused',
  'withdrawn',
  'lapsed',
  'lobbies',
  'games',
  'invitations',
  'manage-server',
  'cancelled',
  'start',
  'cancel',
  'opener',
  'seated',
  'stranger',
];

/** What a table may have to tell beside a refusal. */
const FACTS: readonly Facts[] = [...CODES, 'unheard of'].flatMap(code =>
  [0, 1, 4].map(count => ({
    people: ['Ann', 'Bob', 'Cid', 'Dan'].slice(0, count),
    opener: count === 0 ? undefined : 'Ann',
    gathering: code === 'lobby',
    full: count === 4,
    number: (name: string) => (name === 'max' ? 4 : count),
    text: () => code,
    possible: ['everyone', 'manage-server'].slice(0, count),
  })),
);

/** The refusals as they are said. */
const refusalsOf = ({ refusals }: Words) =>
  Object.fromEntries(
    Object.entries(refusals).map(([code, say]) => [code, [...new Set(FACTS.map(facts => say(facts)))]]),
  );

const told = ({ refusals: _refusals, ...words }: Words) => words;
const inAll = <T>(make: (words: Words) => T): In<T> => ({
  en: make(WORDS.en),
  ko: make(WORDS.ko),
  'pt-BR': make(WORDS['pt-BR']),
});

const CATALOGS = [
  ['the messenger', inAll(told)],
  ['the refusals', inAll(refusalsOf)],
  ['/porto', PORTO_COMMAND_WORDS],
  ['the verbs of every game', TABLE_COMMAND_WORDS],
  ['/games', GAMES_COMMAND_WORDS],
  ['what /games says', GAMES_WORDS],
] as const;

describe.each(CATALOGS)('%s', (_name, catalogs) => {
  const english = leaves(catalogs.en);

  test.each(['ko', 'pt-BR'] as const)('says nothing in %s as in English', language => {
    const translated = leaves(catalogs[language]);
    expect(translated.length).toBeGreaterThanOrEqual(20);
    const known = new Map(english);
    const same = translated.filter(([path, text]) => known.get(path) === text && !Object.hasOwn(SAME, path));
    expect(same.map(([path]) => path)).toEqual([]);
  });

  test('is Korean wherever it is Korean', () => {
    const strange = leaves(catalogs.ko).filter(
      ([, text]) => !/\p{Script=Hangul}|\\u[bcd][0-9a-f]{3}/u.test(text),
    );
    expect(strange.map(([path]) => path)).toEqual([]);
  });

  test('is never empty', () => {
    for (const language of ['en', 'ko', 'pt-BR'] as const) {
      expect(leaves(catalogs[language]).filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });
});

test('a refusal names nothing that is not there', () => {
  for (const language of ['en', 'ko', 'pt-BR'] as const) {
    expect(leaves(refusalsOf(WORDS[language])).filter(([, text]) => /undefined|NaN/.test(text))).toEqual([]);
  }
});

/** Names of games, in whichever language. */
const GAME_NAMES = /porto|포르토/i;

test('what all games share names no game', () => {
  const shared = ['src/discord', 'commands/shared', 'commands/games'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => join(folder, name)),
  );
  expect(shared.length).toBeGreaterThan(100);
  expect(shared.filter(file => GAME_NAMES.test(readFileSync(file, 'utf8')))).toEqual([]);
});
