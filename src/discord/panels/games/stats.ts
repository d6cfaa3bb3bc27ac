import { safeName } from '../../../stage/names.ts';
import { type Answer, say } from '../../answer.ts';
import { gameTitle, type Room } from '../../room.ts';
import type { Visit } from '../../visit.ts';
import { GAMES_WORDS } from '../../words/index.ts';
import { refused } from '../seat.ts';
import { pagesOf } from './pages.ts';

/** The one game on the shelf, or the first of several. */
export const gameNamed = ({ games }: Pick<Room, 'games'>, wanted: string | undefined): string => {
  const names = Object.keys(games);
  const found = names.find(name => name === wanted) ?? names[0];
  if (found === undefined) throw new Error('there is no game on the shelf');
  return found;
};

/** What games of a category are called; the category itself where the game has no word for it. */
export const categoryName = ({ presenters, language }: Room, game: string, category: string): string =>
  presenters[game]?.(language).category?.(category) ?? category;

export interface StatsWish {
  /** Absent: the asker. */
  readonly personId?: string | undefined;
  readonly game?: string | undefined;
}

/** Of oneself all games everywhere; of another those of this server, where they let others look. */
export async function stats(room: Room, visit: Visit, wish: StatsWish): Promise<Answer> {
  const words = GAMES_WORDS[room.language].lists;
  const game = gameNamed(room, wish.game);
  const personId = wish.personId ?? visit.person.id;
  const own = personId === visit.person.id;
  if (!own && visit.guildId === null) return say(words.onlyInServers);
  const found = await room.table.archive.stats(personId, visit.person.id, {
    game,
    ...(!own && visit.guildId !== null && { guildId: visit.guildId }),
  });
  if (!found.ok) return refused(room, found.refusal);
  const { games, wins, average, best, solo, practised } = found.value;
  const called = gameTitle(room, game);
  const title = own ? words.ownStats(called) : words.statsOf(`<@${personId}>`, called);
  if (games === 0 && solo.length === 0 && practised.length === 0)
    return say(`${title}\n${words.nothingCounted}`);
  return say(
    [
      title,
      words.gamesAndWins(games, wins),
      average === null ? undefined : words.average(average),
      best === null ? undefined : words.best(best),
      ...solo.map(({ category, points }) => words.solo(categoryName(room, game, category), points)),
      ...practised.map(({ category, games: played, points }) =>
        words.practised(categoryName(room, game, category), played, points),
      ),
    ]
      .filter(line => line !== undefined)
      .join('\n'),
  );
}

const ROWS = 10;
const SOLO_ROWS = 3;
const ROOM_FOR_ROWS = 1_200;
const ROOM_FOR_SOLO = 600;

/** Of this server, without those who do not want to be compared. */
export async function leaderboard(room: Room, visit: Visit, wanted?: string): Promise<Answer> {
  const { language } = room;
  const words = GAMES_WORDS[language].lists;
  if (visit.guildId === null) return say(words.onlyInServers);
  const game = gameNamed(room, wanted);
  const { players, solo } = await room.table.archive.leaderboard(visit.guildId, { game });
  const nameOf = ({ name, userId }: { readonly name: string | null; readonly userId: string }): string =>
    name === null ? `<@${userId}>` : `**${safeName(name, language)}**`;
  const rows = players.map((tally, place) => words.row(place + 1, nameOf(tally), tally));
  const categories = [...new Set(solo.map(({ category }) => category))];
  const alone = categories.map(category => {
    const bests = solo.filter(best => best.category === category).slice(0, SOLO_ROWS);
    return words.soloRow(
      categoryName(room, game, category),
      bests.map(best => words.soloBest(nameOf(best), best.points)),
    );
  });
  if (rows.length === 0 && alone.length === 0) return say(words.emptyLeaderboard(gameTitle(room, game)));
  return say(
    [
      words.leaderboard(gameTitle(room, game)),
      ...(pagesOf(rows, ROWS, ROOM_FOR_ROWS)[0] ?? []),
      ...(alone.length > 0
        ? [words.aloneTitle, ...(pagesOf(alone, alone.length, ROOM_FOR_SOLO)[0] ?? [])]
        : []),
      words.hidden,
    ].join('\n'),
  );
}
