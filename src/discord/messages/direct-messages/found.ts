import { SETTLED_AT } from '../../../core/ratings.ts';
import type { BegunDirectMessage } from '../../../table/attention/direct-messages.ts';
import type { Match } from '../../../table/match/types.ts';
import { buttonRows } from '../../buttons/components.ts';
import type { CustomId } from '../../buttons/custom-id.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import { nameAt } from '../../context/text.ts';
import type { PublicMessage } from '../../rest/channel.ts';
import { PEOPLE_WORDS } from '../../words/index.ts';

/** Returns the id of the message's button. The number of the letter makes the id unique to its message. */
export const foundId = (matchId: string, letter: number): CustomId =>
  gamesId('find', 'players', matchId, letter);

/** Writes the direct message to a person for whom a game was found: the other people with their ratings, and the pace. */
export async function foundMessage(
  context: Context,
  match: Match,
  { userId, letters, person }: Pick<BegunDirectMessage, 'userId' | 'letters' | 'person'>,
): Promise<PublicMessage> {
  const words = PEOPLE_WORDS[context.language].find;
  const { paces, rated, unrated } = context.words.tables;
  const ratings = await context.table.finding.ratings(match.id);
  const others = match.seats.filter(({ id }) => id !== userId);
  const lines = others.map(({ seat }) => {
    const [name, rating] = [nameAt(match, seat, context.language), ratings.get(seat)];
    if (!rating) return words.newcomer(name);
    return words.player(name, `${rating.points}${rating.games < SETTLED_AT ? '?' : ''}`);
  });
  const how = [paces[match.pace], match.rated ? rated : unrated].join(' · ');
  return {
    content: [words.found(gameTitle(context, match.game)), ...lines, how].join('\n'),
    rows: buttonRows([{ label: words.players, id: foundId(match.id, letters[0]?.id ?? 0) }]),
    pings: [],
    silent: !person.pings,
  };
}
