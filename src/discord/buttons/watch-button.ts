import { isPrivate, type Match } from '../../table/match/types.ts';
import type { Room } from '../context/room.ts';
import { PEOPLE_WORDS } from '../words/index.ts';
import type { Button } from './components.ts';

/**
 * To follow a running game, for who has no seat in it; none for who has one, and where there is nothing to be followed.
 * @param personId absent: of somebody who is known to have none
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
