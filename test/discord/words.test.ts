import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localizations } from '../../commands/definitions/localised.ts';
import { games as house } from '../../commands/games/index.ts';
import { commands } from '../../commands/index.ts';
import { gameTitle } from '../../src/discord/context/context.ts';
import { namingOf as spokenNaming } from '../../src/discord/words/naming.ts';
import type { Facts } from '../../src/discord/words/refusals.ts';
import { presenters } from '../../src/games/presenters.ts';
import { gamesFrom } from '../../src/games/registry.ts';
import { inEach, LANGUAGES } from '../../src/presentation/language/languages.ts';
import { WORDS } from '../support/locales.ts';

const CODES = [
  ...'lobby running revealed together acted agreed refused withdrawn lapsed lobbies games invitations manage-server cancelled'.split(
    ' ',
  ),
  ...'start cancel opener seated stranger open thread invite invite-one ask share undo away rated off'.split(
    ' ',
  ),
];

const FACTS: readonly Facts[] = [...CODES, 'unheard of'].flatMap(code =>
  [0, 1, 4].map(count => ({
    people: ['Ann', 'Bob', 'Cid', 'Dan'].slice(0, count),
    opener: count === 0 ? undefined : 'Ann',
    gathering: code === 'lobby',
    full: count === 4,
    number: (name: string) => (name === 'max' ? 4 : count),
    given: () => (count === 0 ? undefined : count),
    text: () => code,
    possible: ['everyone', 'manage-server'].slice(0, count),
  })),
);

test.each(LANGUAGES)('no refusal in %s is empty, or names what is not there', language => {
  const said = Object.values(WORDS[language].refusals).flatMap(say => FACTS.map(facts => say(facts)));
  expect(said.filter(text => text.trim() === '' || /undefined|NaN/.test(text))).toEqual([]);
});

/** Patterns for words of one particular game in any language. Words for all games must not contain them. */
const OF_ONE_GAME = [
  /porto|포르토|타이머|계약|가족|지붕|건물/i,
  /ポルト(?!ガル)|タイマー|契約|ファミリー|屋根|フロア/,
  /(?<!\p{L})(?:contracts?|contratos?|family|família|roofs?|telhados?|floors|andares|neighbours?|standard|Timer)(?![\p{L}(])/u,
];

const sources = (...folders: readonly string[]): readonly string[] =>
  folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(ts|ftl)$/.test(name))
      .map(name => join(folder, name)),
  );

test('the words that all games share name no word of one game', () => {
  const shared = sources('src/table', 'src/discord', 'commands/shared', 'commands/games', 'commands/words');
  expect(shared.length).toBeGreaterThan(150);
  const named = (file: string) =>
    OF_ONE_GAME.map(words => words.exec(readFileSync(file, 'utf8').replace(/ from '.*'/g, ''))?.[0]).filter(
      Boolean,
    );
  expect(shared.flatMap(file => named(file).map(word => `${file}: ${word}`))).toEqual([]);
});

/** Returns a pattern that finds the commands of a game in a text. */
const namingOf = (game: string): RegExp =>
  new RegExp(`/${game}(?=[\\s\`'"])(?: ([a-z-]+(?: [a-z-]+)?))?`, 'g');

describe.each(gamesFrom('shown'))('%s names its commands', game => {
  const naming = namingOf(game);

  test('no literal of the game’s commands stands in its files', () => {
    const own = sources(`src/games/${game}`);
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter(file => readFileSync(file, 'utf8').match(naming))).toEqual([]);
  });

  test.each(LANGUAGES)('the words in %s name no command that the game lacks', async language => {
    const presenter = presenters[game]?.(language);
    const verbs = commands.find(({ name }) => name === game)?.subcommands ?? {};
    const said = (presenter?.topics ?? []).map(({ text }) => text).join('\n');
    const found = [...said.matchAll(naming)].map(([, words = '']) => words);
    const strange = found.filter(words => !(words in verbs) && !((words.split(' ')[0] ?? '') in verbs));
    expect(strange).toEqual([]);
  });
});

test('a command is found in the rules of a game', () => {
  const said =
    presenters
      .porto?.('en')
      .topics.map(({ text }) => text)
      .join('\n') ?? '';
  expect([...said.matchAll(namingOf('porto'))].length).toBeGreaterThan(0);
});

test('a game is called as its presenter calls it, and a choice of games too', () => {
  const [option] = (house.subcommands.leaderboard?.definition.toJSON().options ?? []) as readonly {
    readonly choices?: readonly object[];
  }[];
  expect(option?.choices).toEqual(
    Object.entries(presenters).map(([game, inLanguage]) => ({
      name: inLanguage('en').title,
      name_localizations: localizations(inEach(inLanguage), ({ title }) => title),
      value: game,
    })),
  );
  const parts = { presenters, language: 'ko' } as const;
  expect(gameTitle(parts, 'porto')).toBe('포르토');
  expect(gameTitle(parts, 'gone')).toBe('gone');
});

test.each(LANGUAGES)('a range of points has the unit of points: %s', language => {
  const { points, between } = WORDS[language].panel;
  expect(between(6, 12).replace(/^6[–〜]/u, '')).toBe(points(12));
  expect(between(0, 1).replace(/^0[–〜]/u, '')).toBe(points(1));
});

test('sentences about playing alone name the games that one person can play, and no others', () => {
  const alone = (given: readonly string[]) => spokenNaming('en', given, ['porto', 'vintage']).alone;
  expect(alone(['porto', 'green-port'])).toBe('`/porto solo`');
  expect(alone(['porto', 'vintage'])).toBe('`/porto solo` or `/vintage solo`');
  expect(alone(['green-port'])).toBeUndefined();
});
