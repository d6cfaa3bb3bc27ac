import type { Language } from '../../../src/stage/languages.ts';
import type { Moved } from './moved.ts';
import type { Path, Place } from './place.ts';

/** What `spokenIn` is given for the naming of the record. */
const gamesOf = (language: Language, given: unknown): readonly unknown[] => {
  const [{ games, alone }] = given as [{ games: readonly string[]; alone: readonly string[] }];
  return [language, games, alone];
};

const DISCORD = 'src/discord/words/index.ts';

/** A game of the record that can be played alone: for what names no command. */
const ANY_GAME = [['porto'], ['porto']] as const;
const spokenPath = (language: Language, ...path: Path): Path => [
  'spokenIn',
  [language, ...ANY_GAME],
  'words',
  ...path,
];

type Given = readonly unknown[];
/** What a sentence was given, as it is given now. Undefined where nobody gives so. */
type Regiven = (...given: Given) => Given | undefined;
/** An empty text is no name, request or number that anybody gives. */
const notEmpty =
  (at: number): Regiven =>
  (...given) =>
    given[at] === '' ? undefined : given;
const notNegative =
  (at: number): Regiven =>
  (...given) =>
    Number(given[at]) < 0 ? undefined : given;
const tenthsOf = (value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10) / 10 : value;

const REGIVEN: Readonly<Record<string, Regiven>> = {
  'calls.nudge': notEmpty(2),
  'calls.overdue': (person, pace) => [person, { day: 24, 'three-days': 72, 'two-weeks': 336 }[String(pace)]],
  'votes.question': (people, needed, until) => [people, until, needed],
  'undo.question': (people, _needed, until) => [people, until],
  'undo.refusedNews': notEmpty(0),
  'review.start': notEmpty(1),
  'deals.par': (par, ahead) => [par, Math.abs(Number(ahead)), Number(ahead) > 0 ? 'above' : 'below'],
  'deals.field': (players, better) => {
    const [all, before] = [Number(players), Number(better)];
    return Number.isInteger(all) && all >= 0
      ? [all, before, Math.round(((all - before) / all) * 100) / 100]
      : undefined;
  },
  'leagues.cup': players => ([2, 4, 8].includes(Number(players)) ? [players] : undefined),
  'players.unknown': (typed, possible) => {
    const all = possible as readonly string[];
    return all.length === 0 ? undefined : [typed, all, all.at(-1), all.slice(0, 2)];
  },
  'games.lists.gamesAndWins': (games, wins) => [games, wins, games === 0 ? 0 : Number(wins) / Number(games)],
  'games.lists.average': points => [tenthsOf(points)],
  'games.lists.withPlayers': (category, games, wins, average) => [category, games, wins, tenthsOf(average)],
  'games.privacy.forgetAsk': notNegative(0),
  'games.lists.title': notNegative(1),
  'people.watch.roundEnded': notNegative(1),
  'people.roles.call': notEmpty(0),
};

type Say = (...given: Given) => string;
/** What is put together of several sentences now. */
const COMPOSED: Readonly<
  Record<string, { readonly from: Path; compose(words: never, given: Given): string }>
> = {
  'leagues.how': {
    from: ['leagues', 'how'],
    compose: (
      how: { seats: Say; paces: Record<string, string>; rounds: Say; cup: Say },
      [seats, pace, rounds, cup],
    ) =>
      [
        how.seats(seats),
        how.paces[String(pace)],
        how.rounds(rounds),
        ...(Number(cup) > 0 ? [how.cup(cup)] : []),
      ].join(' · '),
  },
  'duplicates.how': {
    from: [],
    compose: (
      words: {
        leagues: { how: { paces: Record<string, string> } };
        duplicates: { how: { seats: Say; hints: Say; company: Say } };
      },
      [seats, pace, hints, company],
    ) => {
      const { how } = words.duplicates;
      return [
        how.seats(seats),
        words.leagues.how.paces[String(pace)],
        how.hints(hints),
        ...((company as Given).length > 0 ? [how.company(company)] : []),
      ].join(' · ');
    },
  },
  'hints.usedBy': {
    from: ['hints'],
    compose: (hints: { usedBy: Say; usedByOne: Say }, [people]) =>
      hints.usedBy(
        (people as readonly { person: string; hints: number }[]).map(each =>
          hints.usedByOne(each.person, each.hints),
        ),
      ),
  },
  'games.lists.row': {
    from: ['games', 'lists'],
    compose: (
      lists: { row: Say; parts: { wins: Say; average: Say; best: Say } },
      [place, person, counts],
    ) => {
      const { games, wins, average, best } = counts as Readonly<Record<string, number | null>>;
      return lists.row(place, person, [
        lists.parts.wins(wins, games),
        ...(average === null ? [] : [lists.parts.average(tenthsOf(average))]),
        ...(best === null ? [] : [lists.parts.best(best)]),
      ]);
    },
  },
};

/** A sentence of the messenger. @param path from what is said about a game */
function messenger(language: Language, path: Path, spoken = spokenPath): Place | undefined {
  const names = path.filter(step => typeof step === 'string').join('.');
  const given = path.findLast(step => typeof step !== 'string');
  const composed = COMPOSED[names];
  if (composed)
    return {
      file: DISCORD,
      path: spoken(language, ...composed.from),
      as: words => composed.compose(words as never, given ?? []),
    };
  const regive = REGIVEN[names];
  if (!regive || !given) return { file: DISCORD, path: spoken(language, ...path) };
  const regiven = regive(...given);
  return regiven && { file: DISCORD, path: spoken(language, ...path.slice(0, -1), regiven) };
}

/** A file of each language in the messenger's words. @param to what it is below now */
const messengerFile = (name: string, ...to: readonly string[]): Moved => ({
  from: `src/discord/words/*/${name}.ts`,
  place: (language, [_name, ...path]) => messenger(language, [...to, ...path]),
});

/** One of those whose sentences name commands. */
const namingFile = (name: string, ...to: readonly string[]): Moved => ({
  from: `src/discord/words/*/${name}.ts`,
  place: (language, [_name, naming, ...path]) =>
    messenger(language, [...to, ...path], (_language, ...steps) => [
      'spokenIn',
      gamesOf(language, naming),
      'words',
      ...steps,
    ]),
});

const vitals = (language: Language, path: Path): Place => ({
  file: 'src/discord/words/vitals.ts',
  path: ['vitalsIn', [language], ...path],
});

/** Where the messenger's sentences are said now. */
export const MESSENGER: readonly Moved[] = [
  {
    from: 'src/discord/words/*/basics.ts',
    place: (language, [_name, naming, ...path]) => ({
      file: 'src/discord/words/index.ts',
      path: ['spokenIn', gamesOf(language, naming), 'words', ...path],
    }),
  },
  namingFile('table'),
  namingFile('refusals', 'refusals'),
  messengerFile('review'),
  messengerFile('deals', 'deals'),
  messengerFile('duplicate', 'duplicates'),
  messengerFile('duplicate-refusals', 'refusals'),
  messengerFile('hints', 'hints'),
  messengerFile('league', 'leagues'),
  messengerFile('league-refusals', 'refusals'),
  messengerFile('players', 'players'),
  messengerFile('seat-pages', 'seatPages'),
  {
    from: 'src/discord/words/*/vitals.ts',
    place: (language, [_name, ...path]) => vitals(language, path),
  },
  {
    from: 'src/discord/words/*/games.ts',
    place: (language, [_name, ...path]) => {
      const [group, name, given] = path;
      if (group === 'vitals') return vitals(language, path.slice(1));
      if (group === 'lists' && (name === 'none' || name === 'noneOpen'))
        return {
          file: DISCORD,
          path: ['spokenIn', gamesOf(language, given), 'words', 'tables', name],
        };
      return messenger(language, ['games', ...path]);
    },
  },
  {
    from: 'src/discord/words/*/people.ts',
    place: (language, [_name, ...path]) =>
      messenger(language, path[0] === 'refusals' ? path : ['people', ...path]),
  },
  // It stands in the sentences.
  { from: 'src/discord/words/ja/san.ts', place: () => undefined },
];
