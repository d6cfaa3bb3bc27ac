import type { Match } from '../match/types.ts';
import { namesOf } from './people.ts';
import { type AnswerFile, fileOf, gameOf, type Room } from './room.ts';

/** How a game came to its end, as a picture; undefined for one that goes on, was called off, or tells no more than its board. */
export async function endingPicture(
  room: Room,
  match: Match,
  view: unknown,
): Promise<AnswerFile | undefined> {
  const { presenter } = gameOf(room, match);
  if (match.status !== 'over' || !presenter.ending) return undefined;
  const ending = await room.table.ending(match.id);
  if (!ending?.summary) return undefined;
  const { summary, ranks } = ending;
  const fileName = `${match.game}-${match.id}-${match.rev}-result.png`;
  const names = namesOf(match, room.language);
  const picture = await presenter.ending({ summary, ranks }, view, names, fileName);
  return picture && fileOf(picture);
}
