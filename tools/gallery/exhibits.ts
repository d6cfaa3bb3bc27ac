import { type AnyGame, categoryOf } from '../../src/core/contract/game.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { Moment } from '../../src/presentation/presenter/presenter.ts';
import { TABLES } from '../../test/games/harnesses.ts';
import { contests } from './contests.ts';
import { type Exhibit, LONG_NAMES, NAMES } from './exhibit.ts';
import {
  asSeen,
  chapters,
  choices,
  endings,
  lobbies,
  momentIn,
  namedBoards,
  ownPages,
  type Shown,
} from './frame.ts';
import { lookBacks } from './look-backs.ts';
import { momentsOf, playedGame } from './played.ts';

/** Plays a game for each number of seats, and one of each further category with the most seats. */
function playedTables(game: AnyGame, seed: number): readonly Shown[] {
  const { id, defaults } = game;
  const most = (options: unknown) => Math.min(NAMES.length, game.seats(options).max);
  const { min } = game.seats(defaults);
  const played = (seats: number, label: string, options: unknown): Shown => ({
    name: `${id}-${label}`,
    played: playedGame(id, seats, seed, options),
  });
  const further = new Map((TABLES[id] ?? []).map(({ options }) => [categoryOf(game, options), options]));
  further.delete(categoryOf(game, defaults));
  return [
    ...Array.from({ length: most(defaults) - min + 1 }, (_, at) => played(min + at, `${min + at}`, defaults)),
    ...[...further].map(([category, options]) => played(most(options), category, options)),
  ];
}

/** Picks moments that look different: the deal, the middle, the last event of each kind, and the end. */
function worthSeeing(moments: readonly Moment<unknown, unknown>[]) {
  const named = new Map<Moment<unknown, unknown>, string>();
  const reported = moments.flatMap(moment =>
    moment.marked.map(event => [(event as { readonly type: string }).type, moment] as const),
  );
  for (const [type, moment] of new Map(reported)) named.set(moment, type);
  for (const [name, at] of Object.entries({ dealt: 0, middle: Math.floor(moments.length / 2), over: -1 })) {
    const moment = moments.at(at);
    if (moment) named.set(moment, name);
  }
  return named;
}

/** Shows chosen moments of a game: the end in all languages, the others in one. Every third has long names of people. */
const stages = (shown: Shown, language: Language): readonly Exhibit[] =>
  [...worthSeeing(momentsOf(shown.played))].flatMap(([moment, stage], index) =>
    (stage === 'over' ? LANGUAGES : [language]).flatMap(each =>
      momentIn(shown, each, stage, index % 3 === 1 ? LONG_NAMES : NAMES, moment),
    ),
  );

/**
 * Shows every kind of picture of games that stand-in players played. The moments and choices of a game are in one language, and
 * most other pictures are in all languages.
 */
export function exhibits(game: AnyGame, seed: number): readonly Exhibit[] {
  const tables = playedTables(game, seed);
  const [first] = tables;
  if (!first) throw new Error(`${game.id} has no table`);
  return [
    ...tables.flatMap((shown, at) => {
      const language = LANGUAGES[at % LANGUAGES.length] ?? 'en';
      return [...stages(shown, language), ...choices(shown, language), ...endings(shown)];
    }),
    ...ownPages(first),
    ...namedBoards(first),
    ...asSeen(first),
    ...lobbies(game),
    ...chapters(game.id),
    ...contests(first),
    ...lookBacks(game.id),
  ];
}
