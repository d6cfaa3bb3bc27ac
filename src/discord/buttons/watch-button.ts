import { isPrivate, type Match } from '../../table/match/types.ts';
import type { Room } from '../context/room.ts';
import { PEOPLE_WORDS } from '../words/index.ts';
import type { Button } from './components.ts';

/**
 * Returns the button to follow a running game; none for people with a seat, and for games that can't be followed.
 * @param personId absent: the reader is known to have no seat
 */
export function watchButtons(
  { table, language }: Pick<Room, 'table' | 'language'>,
  match: Match,
  personId?: string,
): readonly Button[] {
  const seated = personId !== undefined && table.seatOf(match, personId) !== undefined;
  if (match.status !== 'running' || match.guildId === null || isPrivate(match) || match.withheld || seated)
    return [];
  const id = { match: match.id, rev: null, verb: 'watch', args: [] } as const;
  return [{ label: PEOPLE_WORDS[language].watch.watch, id }];
}
