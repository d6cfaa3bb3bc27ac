import { describe, expect, test } from 'vitest';
import { GAMES_COMMAND_WORDS } from '../../../commands/definitions/games-words.ts';
import { GREEN_PORT_COMMAND_WORDS } from '../../../commands/green-port/words/index.ts';
import { PORTO_COMMAND_WORDS } from '../../../commands/porto/words/index.ts';
import { TABLE_COMMAND_WORDS } from '../../../commands/shared/words.ts';
import { VINTAGE_COMMAND_WORDS } from '../../../commands/vintage/words/index.ts';
import { GAMES_WORDS, PEOPLE_WORDS } from '../../../src/discord/words/index.ts';
import { PICTURE_WORDS as GREEN_PORT_PICTURE_WORDS } from '../../../src/games/green-port/picture/words/index.ts';
import { GREEN_PORT_WORDS } from '../../../src/games/green-port/words/all.ts';
import { PICTURE_WORDS as PORTO_PICTURE_WORDS } from '../../../src/games/porto/picture/words/index.ts';
import { PORTO_WORDS } from '../../../src/games/porto/words/all.ts';
import { gamesFrom } from '../../../src/games/registry.ts';
import { BOARD_WORDS, PAGE_WORDS } from '../../../src/games/vintage/picture/words/index.ts';
import { VINTAGE_WORDS } from '../../../src/games/vintage/words/all.ts';
import { type In, LANGUAGES, type Language } from '../../../src/presentation/language/languages.ts';
import { profileWords } from '../../../src/presentation/pictures/profile/words.ts';
import { reviewPictureWords } from '../../../src/presentation/pictures/review/words.ts';
import { SHARED_WORDS } from '../../../src/presentation/words/index.ts';
import { type Counted, countedIn, nounsIn, wrongIn } from '../../support/counted.ts';
import { WORDS } from '../../support/locales.ts';
import { TOY_WORDS } from '../../toy/presenter.ts';
import { NOUNS } from '../nouns.ts';

const SAID: Readonly<Record<string, readonly In<object>[]>> = {
  porto: [PORTO_WORDS, PORTO_PICTURE_WORDS, PORTO_COMMAND_WORDS],
  'green-port': [GREEN_PORT_WORDS, GREEN_PORT_PICTURE_WORDS, GREEN_PORT_COMMAND_WORDS],
  vintage: [VINTAGE_WORDS, BOARD_WORDS, PAGE_WORDS, VINTAGE_COMMAND_WORDS],
  toy: [TOY_WORDS],
};

const saidIn = (language: Language): object => ({
  ...Object.fromEntries(
    Object.entries(SAID).map(([game, catalogs]) => [game, catalogs.map(words => words[language])]),
  ),
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
  /^green-port\.0\.hand\.(asked\.lose|limit)$/,
  /^green-port\.0\.(choices\.(pick|bonus)|story\.(picked|helped|reshuffledAll))$/,
  /^green-port\.0\.refusals\.codes\.(pick-taken|not-in-pool|not-enough-cubes|too-dear|specialise-mixture)$/,
  /^green-port\.0\.topics\./,
  /^green-port\.1\.powers\.red$/,
  /^porto\.0\.(cards\.(demands|toDo|ambitions|meanings)|lacking\.house|refusals\.noGroundFloors|topics)/,
  /^porto\.0\.(status\.awaits\.keep|refusals\.(keepFirst|keepThree|yourFive|drawTooMany)|parts\.market)/,
  /^(porto|green-port|vintage)\.0\.lesson\./,
  /^porto\.1\.ofGoal$/,
  /^vintage\.0\.(topics|cards)\./,
  /^vintage\.0\.(deeds\.moves|reasons\.fullEstate)$/,
  /^vintage\.0\.refusals\.codes\.(wine-range|not-your-turn|estate-full|nothing-to-harvest)$/,
];

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

test('every game that is shown is read', () => {
  expect(gamesFrom('shown').filter(game => !(game in SAID))).toEqual([]);
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
      ([path]) => !NEVER_ONE.some(never => never.test(path)),
    );
    expect(wrong).toEqual([]);
    const agreement = AGREEMENT[language];
    expect(agreement ? said.filter(({ one }) => agreement.test(one)) : []).toEqual([]);
  });
});
