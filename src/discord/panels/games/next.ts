import type { Room } from '../../room.ts';
import { GAMES_WORDS } from '../../words/index.ts';
import type { LinkButton } from '../components.ts';
import { jump } from './jump.ts';

/** The way to the next game that waits for the person, where another one does. */
export async function nextGame(
  { table, language }: Room,
  personId: string,
  matchId: string,
): Promise<readonly LinkButton[]> {
  const next = await table.archive.next(personId, matchId);
  return next ? [{ label: GAMES_WORDS[language].lists.next, url: jump(next.match) }] : [];
}
