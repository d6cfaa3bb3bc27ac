import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAMES_COMMAND_WORDS } from '../../../commands/definitions/games-words.ts';
import { TABLE_COMMAND_WORDS } from '../../../commands/shared/words.ts';
import { GAMES_WORDS, PEOPLE_WORDS } from '../../../src/discord/words/index.ts';
import { gamesFrom } from '../../../src/games/registry.ts';
import { wordsIn } from '../../../src/presentation/catalogue/index.ts';
import { type In, LANGUAGES, type Language } from '../../../src/presentation/language/languages.ts';
import { profileWords } from '../../../src/presentation/pictures/profile/words.ts';
import { reviewPictureWords } from '../../../src/presentation/pictures/review/words.ts';
import { SHARED_WORDS } from '../../../src/presentation/words/index.ts';
import { type WordsFolder, wordsFolders } from '../../../tools/catalogues/folders.ts';
import { harnessed } from '../../games/harnesses.ts';
import { WORDS } from '../../support/locales.ts';
import { type Counted, countedIn, nounsIn, wrongIn } from '../../support/sentences-with-counts.ts';
import { TOY_WORDS } from '../../toy/presenter.ts';
import { NOUNS } from '../nouns.ts';

const shown = gamesFrom('shown');
const presented = await harnessed('presenter');
const isOfGame = ({ room }: WordsFolder): boolean => room.split('.').some(part => shown.includes(part));
const ofGames = wordsFolders('.').filter(isOfGame);
const COMMAND = (verb: string, option = ''): string => `\`/${verb} ${option}\``;

const saidIn = (language: Language): object => ({
  ...Object.fromEntries(
    ofGames.map(({ room, path }) => [room, wordsIn(pathToFileURL(`${path}/`), language, COMMAND)]),
  ),
  toy: TOY_WORDS[language],
  messenger: WORDS[language],
  games: GAMES_WORDS[language],
  people: PEOPLE_WORDS[language],
  commands: [TABLE_COMMAND_WORDS[language], GAMES_COMMAND_WORDS[language]],
  stage: [
    SHARED_WORDS[language].deals,
    SHARED_WORDS[language].leagues,
    SHARED_WORDS[language].players,
    profileWords(language),
    reviewPictureWords(language),
  ],
});

/** Sentences in which the number is never one: limits, sums of the box, and arguments that are colours or names. */
const NEVER_ONE: readonly RegExp[] = [
  /^messenger\.refusals\.(league-rounds|duplicate-tables|duplicates-many|leagues-many|too-many-orders)$/,
  /^messenger\.refusals\.(wishes-many|watch-many|call-often)$/,
  /^[\w-]+\.(lesson|topics)\./,
];

/** Checks that the number of a sentence of a game is never one. */
const isNeverOne = (path: string): boolean =>
  shown.some(
    game => path.startsWith(`${game}.`) && presented[game]?.neverOne?.test(path.slice(game.length + 1)),
  );

const listed = LANGUAGES.filter(
  language => new Intl.PluralRules(language).resolvedOptions().pluralCategories.length > 1,
);

/** Patterns, by language, for the mistake of a plural verb after "1 of 3". */
const AGREEMENT: Partial<In<RegExp>> = {
  en: /(?<![\d.,/–-])1\*{0,2} of (?:the )?\d+ (?:\p{L}+ )?(?:still )?(?:wait|sit|agree|do|are|have|need|play)(?!\p{L})/u,
  'pt-BR':
    /(?<![\d.,/–-])1\*{0,2} de \d+ (?:\p{L}+ )?(?:ainda )?(?:esperam|concordam|estão|são|têm|precisam|jogam)(?!\p{L})/u,
  de: /(?<![\d.,/–-])1\*{0,2} von \d+ (?:\p{L}+ )?(?:warten|spielen|sind|haben)(?!\p{L})/u,
  'es-ES': /(?<![\d.,/–-])1\*{0,2} de \d+ (?:\p{L}+ )?(?:esperan|siguen|son|están)(?!\p{L})/u,
};

test('the words, pictures and commands of every game that is shown are read', () => {
  const rooms = ofGames.map(({ room }) => room);
  expect(shown.filter(game => !rooms.includes(game))).toEqual([]);
  expect(rooms).toEqual(expect.arrayContaining(['porto', 'porto.picture', 'commands.porto']));
});

test('every language that has plurals is read', () => {
  expect(Object.keys(NOUNS)).toEqual(listed);
});

describe.each(listed)('%s', language => {
  const limit = Error.stackTraceLimit;
  // Unsuitable values throw tens of thousands of errors, and each stack trace would take long.
  Error.stackTraceLimit = 0;
  const said: readonly Counted[] = countedIn(saidIn(language));
  Error.stackTraceLimit = limit;
  const nouns = NOUNS[language] ?? [];

  test('counts each of its nouns somewhere, one and several', () => {
    expect(said.length).toBeGreaterThan(3_000);
    const found = nounsIn(said);
    expect(nouns.filter(noun => !found.has(noun))).toEqual([]);
  });

  test('every sentence has the right number', () => {
    const wrong = [...wrongIn(said, new Set(nouns), { rules: new Intl.PluralRules(language) })].filter(
      ([path]) => !NEVER_ONE.some(never => never.test(path)) && !isNeverOne(path),
    );
    expect(wrong).toEqual([]);
    const agreement = AGREEMENT[language];
    expect(agreement ? said.filter(({ one }) => agreement.test(one)) : []).toEqual([]);
  });
});
