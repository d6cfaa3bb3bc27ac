import { playerIn } from '../../../core/player.ts';
import { SETTLED_AT } from '../../../core/ratings.ts';
import { grammar } from '../../../stage/language/grammar.ts';
import type { RatedGame } from '../../../table/lists.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { refused } from '../../buttons/seat.ts';
import { gameTitle, type Room } from '../../context/room.ts';
import type { Visit } from '../../context/visit.ts';
import { ratingText } from '../../messages/final.ts';
import { type Answer, fileOf, say } from '../../ports/answer.ts';
import { GAMES_WORDS } from '../../words/index.ts';
import { categoryName } from './stats.ts';

/** Most kinds of tables that fit below a card, beside its switch. */
const MOST = 9;

export interface ProfileWish {
  /** Absent: the person who asks. */
  readonly personId?: string | undefined;
  readonly game?: string | undefined;
  readonly category?: string | undefined;
}

const isWished = ({ game, category }: ProfileWish, rated: RatedGame): boolean =>
  (game === undefined || game === rated.game) && (category === undefined || category === rated.category);

/**
 * Shows a rating with its curve as a picture. Below it are the other kinds of tables, and the person's own switch for the
 * leaderboard of all servers.
 */
export async function profile(room: Room, visit: Visit, wish: ProfileWish): Promise<Answer> {
  const words = GAMES_WORDS[room.language].profile;
  const { archive, people } = room.table;
  const { person, guildId } = visit;
  const personId = wish.personId ?? person.id;
  const own = personId === person.id;
  if (!own && guildId === null) return say(GAMES_WORDS[room.language].lists.onlyInServers);
  if (playerIn(personId)) return say(words.nothing);
  const found = await archive.ratedGames(personId, person.id, guildId);
  if (!found.ok) return refused(room, found.refusal);
  const known = found.value.filter(({ game }) => Object.hasOwn(room.games, game));
  const shown = known.find(rated => isWished(wish, rated));
  if (!shown) return say(own ? words.nothing : words.nothingOf(`<@${personId}>`));
  const card = await archive.profile(personId, person.id, guildId, shown);
  const fileName = `${shown.game}-profile.png`;
  const picture = await room.presenters[shown.game]?.(room.language).profile?.(card, fileName);
  const others = known.filter(rated => rated !== shown).slice(0, MOST);
  const buttons = others.map((rated): Button => {
    const label = tableTitle(room, rated);
    return { label, id: gamesId('profile', 'show', personId, rated.game, rated.category) };
  });
  const { everywhere, stats } = await people.settings(person.id);
  const toggle: Button = {
    label: everywhere ? words.leaveEverywhere : words.joinEverywhere,
    id: gamesId('profile', 'everywhere', everywhere ? 'off' : 'on'),
  };
  return {
    content: lines(room, shown, own ? undefined : `<@${personId}>`).join('\n'),
    ...(picture && { file: fileOf(picture) }),
    rows: buttonRows([...buttons, ...(own && stats ? [toggle] : [])]),
  };
}

/** Names the game and its variant. */
const tableTitle = (room: Room, { game, category }: Pick<RatedGame, 'game' | 'category'>): string =>
  grammar(room.language).labelled(gameTitle(room, game), categoryName(room, game, category));

/** Writes the same in words, for people who see no picture. */
function lines(
  room: Room,
  { game, category, rating, withPlayers }: RatedGame,
  whose?: string,
): readonly string[] {
  const words = GAMES_WORDS[room.language].profile;
  const title = tableTitle(room, { game, category });
  const told = (row: RatedGame['rating']): string =>
    row ? ratingText(row.points, row.games >= SETTLED_AT) : '';
  return [
    whose === undefined ? words.own(title) : words.of(whose, title),
    ...(rating ? [words.rating(told(rating), rating.games)] : []),
    ...(withPlayers ? [words.withPlayers(told(withPlayers), withPlayers.games)] : []),
    ...([rating, withPlayers].some(row => row && row.games < SETTLED_AT) ? [words.provisional] : []),
  ];
}

/** Adds the person to the leaderboard of all servers or removes them, then shows the card again. */
export async function profilePress(
  room: Room,
  visit: Visit,
  [what, ...args]: readonly string[],
): Promise<Answer> {
  if (what === 'everywhere') {
    const done = await room.table.people.setSettings(visit.person.id, { everywhere: args[0] === 'on' });
    return done.ok ? profile(room, visit, {}) : refused(room, done.refusal);
  }
  const [personId, game, category] = args;
  return profile(room, visit, what === 'show' ? { personId, game, category } : {});
}
