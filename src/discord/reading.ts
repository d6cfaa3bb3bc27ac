import type { Match } from '../match/types.ts';
import { boardPicture, missingSeats, publicView } from './board-message.ts';
import { lobbyMessage } from './lobby-message.ts';
import { nameAt, namesOf } from './people.ts';
import { type Answer, gameOf, type Room, say, type Visit } from './room.ts';
import { refused, seatIn } from './seat.ts';
import { practised } from './story.ts';

const here = async (room: Room, visit: Visit, matchId?: string): Promise<Match | undefined> =>
  matchId === undefined
    ? ((await room.table.live(visit.channelId)) ?? (await room.table.latest(visit.channelId)))
    : room.table.get(matchId);

/** The asker's private page; made again at every press. */
export async function hand(room: Room, visit: Visit, matchId?: string): Promise<Answer> {
  const match = await here(room, visit, matchId);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  const seating = seatIn(room, match, visit);
  if (!seating.ok) return refused(room, seating.refusal, match);
  if (match.state === undefined) return refused(room, { code: 'table/not-started', with: {} }, match);
  const { presenter } = gameOf(room, match);
  return say(presenter.hand(room.table.view(match, seating.value.seat), namesOf(match, room.language)));
}

/** The board that everybody may see, for one reader. */
export async function board(room: Room, visit: Visit, matchId?: string): Promise<Answer> {
  const match = await here(room, visit, matchId);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  if (match.state === undefined) return say(lobbyMessage(room, match).content);
  const { presenter } = gameOf(room, match);
  const names = namesOf(match, room.language);
  const view = await publicView(room, match, match.rev);
  const waited = (await missingSeats(room, match)).map(seat => nameAt(match, seat, room.language));
  const file = await boardPicture(room, match, match.rev, match.rev - 1);
  const finale = match.status === 'running' ? undefined : presenter.finale(view, names);
  const lines = [
    finale ?? presenter.scores(view, names),
    waited.length > 0 ? room.words.board.awaited(waited, presenter.awaits(view)) : undefined,
    practised(room, match),
    match.status === 'cancelled' ? room.words.board.cancelled : undefined,
  ];
  return { content: lines.filter(Boolean).join('\n'), ...(file && { file }) };
}
