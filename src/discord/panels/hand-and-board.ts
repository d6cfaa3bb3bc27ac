import { escaped } from '../../stage/names.ts';
import type { Match } from '../../table/match/types.ts';
import { buttonRows, ROWS } from '../buttons/components.ts';
import { partsButtons, watchButtons } from '../buttons/match-buttons.ts';
import { refused, seatIn } from '../buttons/seat.ts';
import { namesOf } from '../context/people.ts';
import { gameOf, type Room } from '../context/room.ts';
import { fitted, MAX_CONTENT } from '../context/text.ts';
import type { Visit } from '../context/visit.ts';
import { boardPicture, ending, publicView, undecidedSeats, waiting } from '../messages/board.ts';
import { lobbyMessage } from '../messages/lobby.ts';
import { hintsUsed, practised, tell } from '../messages/story.ts';
import { type Answer, fileOf, say } from '../ports/answer.ts';
import { callButtons } from './call-role.ts';
import { matchHandlers } from './handlers.ts';
import { matchHere } from './live-match.ts';
import { removing } from './lobby.ts';
import { nudging } from './nudging.ts';
import { orderDoor } from './order-pages.ts';
import { chooseAgain, sealedBy } from './sealed.ts';
import { seatRows } from './seat-rows.ts';
import { standingOrders } from './standing-orders.ts';

/** Shows the person's private page, made again at every press. */
export async function hand(room: Room, visit: Visit, pressed?: Match): Promise<Answer> {
  const match = await matchHere(room, visit, pressed);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  const seating = seatIn(room, match, visit);
  if (!seating.ok) return refused(room, seating.refusal, match);
  if (!match.dealt) return refused(room, { code: 'table/not-started', with: {} }, match);
  const { presenter } = gameOf(room, match);
  const view = match.position.view(seating.value.seat);
  const names = namesOf(match, room.language);
  const fileName = `${match.game}-${match.id}-${match.rev}-hand.png`;
  const sealed = await sealedBy(room, seating.value);
  const picture = await presenter.handPicture?.(view, names, fileName, sealed?.action);
  const page = presenter.hand(view, names, sealed?.action);
  const { lines, buttons } = await standingOrders(room, seating.value);
  const ways = [...(sealed ? [chooseAgain(room, match)] : []), ...buttons, ...orderDoor(room, seating.value)];
  const seats = seatRows(room, match, seating.value.seat);
  const rows = [...buttonRows(ways).slice(0, ROWS - seats.length), ...seats];
  return {
    content: fitted([page, sealed?.told, ...lines].filter(line => line !== undefined).join('\n')),
    ...(rows.length > 0 && { rows }),
    ...(picture && { file: fileOf(picture) }),
  };
}

export type BoardForm = 'picture' | 'wide' | 'text';

export interface BoardWish {
  /** Absent: the channel's game. */
  readonly match?: Match;
  /** Turn as the log numbers it. Absent: the newest. */
  readonly turn?: number;
  /** Absent: the picture. */
  readonly form?: BoardForm;
}

/** Shows the public board to one reader: as it is, or as it was after a turn. */
export async function board(room: Room, visit: Visit, wish: BoardWish = {}): Promise<Answer> {
  const match = await matchHere(room, visit, wish.match);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  if (!match.dealt) {
    const ways = [...removing(room, visit, match), ...(await callButtons(room, match, visit.person.id))];
    return { ...say((await lobbyMessage(room, match)).content), rows: buttonRows(ways) };
  }
  const words = room.words.history;
  const { presenter } = gameOf(room, match);
  const names = namesOf(match, room.language);
  const rev = wish.turn ?? match.rev;
  const view = rev > match.rev ? undefined : await publicView(room, match, rev);
  if (view === undefined) return say(words.noSuchTurn(rev, match.rev));
  const then = rev === 0 ? words.boardOfTheDeal : words.boardAfter(rev, match.rev);
  const now = rev < match.rev ? [then] : await awaited(room, match, view);
  const named = partsButtons(room, match, rev);
  if (wish.form === 'text') return { content: inWords(room, match, view, now), rows: buttonRows(named) };
  const scores = (rev < match.rev ? undefined : ended(room, match, view)) ?? presenter.scores(view, names);
  const content = (rev < match.rev ? [then, scores] : [scores, ...now]).join('\n');
  const { events: marked } = await tell(room, match, { since: rev - 1, to: rev });
  const shown = { rev, view, marked, wide: wish.form === 'wide' };
  const { file, told } = await boardPicture(room, match, shown);
  const isNow = rev === match.rev;
  const own = room.table.seatOf(match, visit.person.id);
  const ways = [
    ...(isNow ? await nudging(room, match, own) : []),
    ...named,
    ...watchButtons(room, match, visit.person.id),
  ];
  const rows = [...buttonRows(ways), ...(isNow ? seatRows(room, match, own) : [])];
  return {
    content: file ? content : fitted([content, told].filter(Boolean).join('\n')),
    ...(file && { file }),
    ...(rows.length > 0 && { rows }),
  };
}

/** Describes the end by the rules; undefined where they did not end the game. */
const ended = (room: Room, match: Match, view: unknown): string | undefined =>
  match.status === 'running'
    ? undefined
    : gameOf(room, match).presenter.finale(view, namesOf(match, room.language));

/** Describes all that is open, below the given lines. */
function inWords(room: Room, match: Match, view: unknown, lines: readonly string[]): string {
  const { presenter } = gameOf(room, match);
  const names = namesOf(match, room.language);
  const above = lines.map(line => `${line}\n`).join('');
  const left = MAX_CONTENT - above.length;
  return fitted(above + (presenter.text?.(view, names, left) ?? escaped(presenter.alt(view, names))));
}

/** Says which seats are awaited, or how people ended the game. */
async function awaited(room: Room, match: Match, view: unknown): Promise<readonly string[]> {
  const { presenter } = gameOf(room, match);
  const undecided = await undecidedSeats(room, match);
  return [
    ...(undecided.people.length + undecided.players.length > 0
      ? [waiting(room, match, undecided), presenter.stake?.(view, namesOf(match, room.language))]
      : []),
    practised(room, match),
    await hintsUsed(room, match),
    ending(room, match),
  ].filter(line => line !== undefined);
}

export const presses = matchHandlers({
  hand: ({ room, visit, match }) => hand(room, visit, match),
  board: ({ room, visit, match }) => board(room, visit, { match }),
});
