import type { Listed } from '../../table/lists.ts';
import type { Button } from '../buttons/components.ts';
import { gamesId } from '../buttons/games-ids.ts';
import { jump } from '../buttons/match-buttons.ts';
import { type Context, gameTitle } from '../context/context.ts';
import { namesOf } from '../context/people.ts';
import { ago } from '../context/text.ts';
import { GAMES_WORDS } from '../words/index.ts';

/** Writes the numbered entry of a lobby in a list. @param index number of the entry, counted from 0 */
export function tableEntry(context: Context, match: Listed, index: number): string {
  const words = GAMES_WORDS[context.language].lists;
  const { paces, rated, unrated } = context.words.tables;
  const place = `[${gameTitle(context, match.game)}](${jump(match)}) <#${match.channelId}>`;
  const how = [paces[match.pace], match.rated ? rated : unrated].join(' · ');
  const gathering = words.gathering(match.seats.length, match.seatsWanted, ago(match.createdAt));
  return `**${index + 1}.** ${words.together(place, namesOf(match, context.language))}\n-# ${gathering} · ${how}`;
}

/** Returns the button that joins a table of the list. */
export const sitButton = (context: Context, match: Listed, index: number): Button => ({
  label: GAMES_WORDS[context.language].lists.sitAt(index + 1, gameTitle(context, match.game)),
  id: gamesId('open', 'sit', match.id),
  style: 'commit',
});
