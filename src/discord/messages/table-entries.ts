import type { Listed } from '../../table/lists.ts';
import type { Button } from '../buttons/components.ts';
import { gamesId } from '../buttons/games-ids.ts';
import { jump } from '../buttons/match-buttons.ts';
import { namesOf } from '../context/people.ts';
import { gameTitle, type Room } from '../context/room.ts';
import { ago } from '../context/text.ts';
import { GAMES_WORDS } from '../words/index.ts';

/** Writes a lobby's numbered entry in a list. @param index from 0 */
export function tableEntry(room: Room, match: Listed, index: number): string {
  const words = GAMES_WORDS[room.language].lists;
  const { paces, rated, unrated } = room.words.tables;
  const place = `[${gameTitle(room, match.game)}](${jump(match)}) <#${match.channelId}>`;
  const how = [paces[match.pace], match.rated ? rated : unrated].join(' · ');
  const gathering = words.gathering(match.seats.length, match.seatsWanted, ago(match.createdAt));
  return `**${index + 1}.** ${words.together(place, namesOf(match, room.language))}\n-# ${gathering} · ${how}`;
}

/** Returns the button to join a table from the list. */
export const sitButton = (room: Room, match: Listed, index: number): Button => ({
  label: GAMES_WORDS[room.language].lists.sitAt(index + 1, gameTitle(room, match.game)),
  id: gamesId('open', 'sit', match.id),
  style: 'commit',
});
