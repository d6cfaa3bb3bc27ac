import { ofGame } from '../../../core/contract/game.ts';
import { playerIn } from '../../../core/contract/player.ts';
import { SETTLED_AT } from '../../../core/contract/rating-formula.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import type { RatedGame } from '../../../table/lists.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { ratingText } from '../../messages/final.ts';
import { type Answer, fileOf, say } from '../../ports/answer.ts';
import { GAMES_WORDS } from '../../words/index.ts';
import { againBy } from '../try-again.ts';
import { profileTabs } from './pages.ts';
import { categoryName, stats } from './stats.ts';
import { yearRemark } from './year.ts';

/** Maximum number of buttons to other kinds of tables that fit below a card. One more button is the leaderboard's switch. */
const MOST = 9;

export interface ProfileWish {
  readonly personId?: string | undefined;
  readonly game?: string | undefined;
  readonly category?: string | undefined;
}

const isWished = ({ game, category }: ProfileWish, rated: RatedGame): boolean =>
  (game === undefined || game === rated.game) && (category === undefined || category === rated.category);

/**
 * Shows a rating with its curve as a picture, and buttons to the person's ratings in other kinds of tables. Readers of their
 * own profile also get the switch for the leaderboard of all servers.
 */
export async function profile(context: Context, visit: Visit, wish: ProfileWish): Promise<Answer> {
  const words = GAMES_WORDS[context.language].profile;
  const { archive, people } = context.table;
  const { person, guildId } = visit;
  const personId = wish.personId ?? person.id;
  const own = personId === person.id;
  if (!own && guildId === null) return say(GAMES_WORDS[context.language].lists.onlyInServers);
  if (playerIn(personId)) return say(words.nothing);
  const tabs = profileTabs(context, personId, wish.game);
  const found = await archive.ratedGames(personId, person.id, guildId);
  if (!found.ok) return refused(context, found.refusal);
  const known = found.value.filter(({ game }) => ofGame(context.games, game));
  const shown = known.find(rated => isWished(wish, rated));
  if (!shown) return { content: own ? words.nothing : words.nothingOf(`<@${personId}>`), rows: tabs };
  const card = await archive.profile(personId, person.id, guildId, shown);
  const fileName = `${shown.game}-profile.png`;
  const picture = await context.presenters[shown.game]?.(context.language).profile?.(card, fileName);
  const others = known.filter(rated => rated !== shown).slice(0, MOST);
  const buttons = others.map((rated): Button => {
    const label = tableTitle(context, rated);
    return { label, id: gamesId('profile', 'show', personId, rated.game, rated.category) };
  });
  const { everywhere, stats: shared } = await people.settings(person.id);
  const toggle: Button = {
    label: everywhere ? words.leaveEverywhere : words.joinEverywhere,
    id: gamesId('profile', 'everywhere', everywhere ? 'off' : 'on'),
  };
  const remark = own ? await yearRemark(context, visit) : undefined;
  return {
    content: [...lines(context, shown, own ? undefined : `<@${personId}>`), remark]
      .filter(Boolean)
      .join('\n'),
    ...(picture && { file: fileOf(picture) }),
    ...againBy(gamesId('profile', 'show', personId, shown.game, shown.category)),
    rows: [...tabs, ...buttonRows([...buttons, ...(own && shared ? [toggle] : [])])],
  };
}

const tableTitle = (context: Context, { game, category }: Pick<RatedGame, 'game' | 'category'>): string =>
  grammar(context.language).labelled(gameTitle(context, game), categoryName(context, game, category));

function lines(
  context: Context,
  { game, category, rating, withPlayers }: RatedGame,
  whose?: string,
): readonly string[] {
  const words = GAMES_WORDS[context.language].profile;
  const title = tableTitle(context, { game, category });
  const ratingLine = (row: RatedGame['rating']): string =>
    row ? ratingText(row.points, row.games >= SETTLED_AT) : '';
  return [
    whose === undefined ? words.own(title) : words.of(whose, title),
    ...(rating ? [words.rating(ratingLine(rating), rating.games)] : []),
    ...(withPlayers ? [words.withPlayers(ratingLine(withPlayers), withPlayers.games)] : []),
    ...([rating, withPlayers].some(row => row && row.games < SETTLED_AT) ? [words.provisional] : []),
  ];
}

/** Handles presses below a profile: the switch for the leaderboard of all servers, the statistics, and other ratings. */
export async function profilePress(
  context: Context,
  visit: Visit,
  [what, ...args]: readonly string[],
): Promise<Answer> {
  if (what === 'everywhere') {
    const done = await context.table.people.setSettings(visit.person.id, { everywhere: args[0] === 'on' });
    return done.ok ? profile(context, visit, {}) : refused(context, done.refusal);
  }
  const [personId, game, category] = args;
  if (what === 'stats') return stats(context, visit, { personId, game });
  return profile(context, visit, what === 'show' ? { personId, game, category } : {});
}
