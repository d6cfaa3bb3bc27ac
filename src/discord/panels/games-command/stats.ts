import { capital } from '../../../presentation/language/grammar.ts';
import { distinctNames } from '../../../presentation/text/distinct-names.ts';
import { safeName } from '../../../presentation/text/names.ts';
import type { Leaderboard, ListedStanding, Stats } from '../../../table/lists.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, gameTitle, pagesOf } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { ratingText } from '../../messages/final.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { shareOf, tenths } from '../../words/figures.ts';
import { GAMES_WORDS, type GamesWords } from '../../words/index.ts';
import { profileTabs } from './pages.ts';

/** Returns the id of the named game, or the ids of all games where the name is absent or unknown. */
const gamesNamed = ({ games }: Pick<Context, 'games'>, wanted: string | undefined): readonly string[] => {
  const all = Object.keys(games);
  const found = all.filter(name => name === wanted);
  return found.length > 0 ? found : all;
};

/** Returns the name of a game's category, or the category's id where it has no name. */
export const categoryName = ({ presenters, language }: Context, game: string, category: string): string =>
  presenters[game]?.(language).category?.(category) ?? category;

export interface StatsWish {
  readonly personId?: string | undefined;
  readonly game?: string | undefined;
}

const ahead = (context: Context, game: string, category: string): string =>
  capital(categoryName(context, game, category));

const heading = (context: Context, game: string, category: string): string =>
  `*${ahead(context, game, category)}*`;

function gameStats(
  context: Context,
  game: string,
  { together, withPlayers, solo, practised, hints, duplicates: { count, share }, puzzles }: Stats,
): readonly string[] {
  const words = GAMES_WORDS[context.language].lists;
  return [
    ...together.flatMap(({ category, games, wins, average, best }) => [
      heading(context, game, category),
      words.gamesAndWins(games, wins, shareOf(wins, games)),
      ...(average === null ? [] : [words.average(tenths(average))]),
      ...(best === null ? [] : [words.best(best)]),
    ]),
    ...withPlayers.map(({ category, games, wins, average }) =>
      words.withPlayers(
        ahead(context, game, category),
        games,
        wins,
        average === null ? null : tenths(average),
      ),
    ),
    ...solo.map(({ category, points }) => words.solo(ahead(context, game, category), points)),
    ...practised.map(({ category, games, points }) =>
      words.practised(ahead(context, game, category), games, points),
    ),
    ...(share === null ? [] : [context.words.duplicates.counted(count, share / 1_000)]),
    ...(hints > 0 ? [words.hints(hints)] : []),
    ...(puzzles
      ? [
          context.words.puzzles.stats(
            ratingText(puzzles.points, puzzles.settled),
            puzzles.solved,
            puzzles.answers,
          ),
        ]
      : []),
  ];
}

/**
 * Shows the reader's own statistics in all servers. The statistics of another person are limited to this server and need that
 * person's consent.
 */
export async function stats(context: Context, visit: Visit, wish: StatsWish): Promise<Answer> {
  const words = GAMES_WORDS[context.language].lists;
  const personId = wish.personId ?? visit.person.id;
  const own = personId === visit.person.id;
  if (!own && visit.guildId === null) return say(words.onlyInServers);
  const games = gamesNamed(context, wish.game);
  const blocks: string[] = [];
  for (const game of games) {
    const found = await context.table.archive.stats(personId, visit.person.id, {
      game,
      ...(!own && visit.guildId !== null && { guildId: visit.guildId }),
    });
    if (!found.ok) return refused(context, found.refusal);
    const called = gameTitle(context, game);
    const title = own ? words.ownStats(called) : words.statsOf(`<@${personId}>`, called);
    const lines = gameStats(context, game, found.value);
    if (lines.length > 0) blocks.push([title, ...lines].join('\n'));
    else if (games.length === 1) blocks.push(`${title}\n${words.nothingCounted}`);
  }
  return {
    content: blocks.length > 0 ? blocks.join('\n') : words.nothingCounted,
    rows: profileTabs(context, personId, wish.game, 'stats'),
  };
}

const ROWS = 10;
const SOLO_ROWS = 3;
/** Maximum number of characters of all rows of a leaderboard together, over all games and categories. */
const ROOM_FOR_ROWS = 1_200;
const ROOM_FOR_SOLO = 600;
const ROOM_FOR_ALL = 1_700;

function categoriesOf(players: Leaderboard['players']): readonly string[] {
  const played = new Map<string, number>();
  for (const { category, games } of players) played.set(category, (played.get(category) ?? 0) + games);
  return [...played].toSorted(([, one], [, other]) => other - one).map(([category]) => category);
}

/** Returns a different name for each person of a list. A person without a stored name gets a mention. */
function namesOf(
  { language }: Context,
  listed: readonly Pick<ListedStanding, 'name' | 'userId'>[],
): readonly string[] {
  const names = distinctNames(
    listed.map(({ name, userId }) => (name === null ? userId : safeName(name, language))),
  );
  return listed.map(({ name, userId }, at) => (name === null ? `<@${userId}>` : `**${names[at]}**`));
}

const ratedName = (name: string | undefined, { score, settled }: ListedStanding): string =>
  score === 0 ? `${name}` : `${name} ${ratingText(score, settled)}`;

const countsIn = (
  { parts }: GamesWords['lists'],
  { games, wins, average, best }: ListedStanding,
): readonly string[] => [
  parts.wins(wins, games),
  ...(average === 0 ? [] : [parts.average(tenths(average / 1_000))]),
  ...(best === null ? [] : [parts.best(best)]),
];

interface BoardLook {
  /** Share of the characters that this game's rows may take, from 0 to 1. */
  readonly share: number;
  title(game: string): string;
}

function boardOf(
  context: Context,
  game: string,
  { players, solo, places }: Leaderboard,
  { share, title }: BoardLook,
): readonly string[] {
  const words = GAMES_WORDS[context.language].lists;
  const together = categoriesOf(players).map(category => {
    const listed = players.filter(tally => tally.category === category);
    const names = namesOf(context, listed);
    const rows = listed.map((tally, place) =>
      words.row(place + 1, ratedName(names[place], tally), countsIn(words, tally)),
    );
    const own = places.get(category);
    if (own !== undefined && own > ROWS) rows.splice(ROWS - 1, rows.length, words.ownPlace(own));
    return [heading(context, game, category), ...(pagesOf(rows, ROWS, ROOM_FOR_ROWS * share)[0] ?? [])].join(
      '\n',
    );
  });
  const alone = [...new Set(solo.map(({ category }) => category))].map(category => {
    const bests = solo.filter(best => best.category === category).slice(0, SOLO_ROWS);
    const names = namesOf(context, bests);
    const lines = bests.map(({ points }, at) => words.soloBest(names[at] ?? '', points));
    return words.soloRow(ahead(context, game, category), lines);
  });
  const shown = pagesOf(alone, alone.length, ROOM_FOR_SOLO * share)[0] ?? [];
  const [first, ...others] = [
    ...together,
    ...(shown.length > 0 ? [[words.aloneTitle, ...shown].join('\n')] : []),
  ];
  return first === undefined ? [] : [`${title(gameTitle(context, game))}\n${first}`, ...others];
}

/**
 * Shows the leaderboard of this server, or of all servers. Each game and category has its own rows. A server's leaderboard
 * leaves out people who opted out. The leaderboard of all servers has only people who opted in.
 */
export async function leaderboard(
  context: Context,
  visit: Visit,
  wanted?: string,
  everywhere = false,
): Promise<Answer> {
  const guildId = everywhere ? null : visit.guildId;
  const words = GAMES_WORDS[context.language].lists;
  if (guildId === null && !everywhere) return say(words.onlyInServers);
  const games = gamesNamed(context, wanted);
  const title = everywhere ? words.leaderboardEverywhere : words.leaderboard;
  const read = games.map(async game => ({
    game,
    board: await context.table.archive.leaderboard(guildId, { game, askedBy: visit.person.id }),
  }));
  const boards = (await Promise.all(read)).filter(
    ({ board: { players, solo } }) => players.length + solo.length > 0,
  );
  const [only] = games;
  if (boards.length === 0)
    return say(
      games.length === 1 && only !== undefined
        ? (everywhere ? words.nobodyEverywhere : words.emptyLeaderboard)(gameTitle(context, only))
        : everywhere
          ? words.nobodyAnywhere
          : words.nothingCounted,
    );
  const parts = boards.reduce((sum, { board }) => sum + Math.max(1, categoriesOf(board.players).length), 0);
  const blocks = boards.flatMap(({ game, board }) =>
    boardOf(context, game, board, { share: 1 / parts, title }),
  );
  const legend = boards.some(({ board }) => board.players.some(({ score }) => score > 0));
  const below = [...(legend ? [words.ratingLegend] : []), everywhere ? words.listedEverywhere : words.hidden];
  return say([...(pagesOf(blocks, blocks.length, ROOM_FOR_ALL)[0] ?? []), ...below].join('\n'));
}
