import { escaped } from '../../stage/names.ts';
import type { Match } from '../../table/match/types.ts';
import { buttonRows, ROWS } from '../buttons/components.ts';
import { partsButtons, watchButtons } from '../buttons/match-buttons.ts';
import { noMatch, refused, seatIn } from '../buttons/seat.ts';
import { type Context, gameOf } from '../context/context.ts';
import { namesOf } from '../context/people.ts';
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
import { nudging } from './nudge.ts';
import { orderDoor } from './order-pages.ts';
import { chooseAgain, sealedBy } from './sealed.ts';
import { seatRows } from './seat-rows.ts';
import { standingOrders } from './standing-orders.ts';

/** Shows the person's private page. It is written anew at every press. */
export async function hand(context: Context, visit: Visit, pressed?: Match): Promise<Answer> {
  const match = await matchHere(context, visit, pressed);
  if (!match) return noMatch(context);
  const seating = seatIn(context, match, visit);
  if (!seating.ok) return refused(context, seating.refusal, match);
  if (!match.dealt) return refused(context, { code: 'table/not-started', with: {} }, match);
  const { presenter } = gameOf(context, match);
  const view = match.position.view(seating.value.seat);
  const names = namesOf(match, context.language);
  const fileName = `${match.game}-${match.id}-${match.rev}-hand.png`;
  const sealed = await sealedBy(context, seating.value);
  const picture = await presenter.handPicture?.(view, names, fileName, sealed?.action);
  const page = presenter.hand(view, names, sealed?.action);
  const { lines, buttons } = await standingOrders(context, seating.value);
  const ways = [
    ...(sealed ? [chooseAgain(context, match)] : []),
    ...buttons,
    ...orderDoor(context, seating.value),
  ];
  const seats = seatRows(context, match, seating.value.seat);
  const rows = [...buttonRows(ways).slice(0, ROWS - seats.length), ...seats];
  return {
    content: fitted([page, sealed?.told, ...lines].filter(line => line !== undefined).join('\n')),
    ...(rows.length > 0 && { rows }),
    ...(picture && { file: fileOf(picture) }),
  };
}

export type BoardForm = 'picture' | 'wide' | 'text';

export interface BoardWish {
  /** Match to show. Absent: the channel's game. */
  readonly match?: Match;
  /** Turn to show, by its number in the log. Absent: the newest. */
  readonly turn?: number;
  /** Form of the board. Absent: a picture. */
  readonly form?: BoardForm;
}

/** Shows the public board to one reader: the present one, or that after an earlier turn. */
export async function board(context: Context, visit: Visit, wish: BoardWish = {}): Promise<Answer> {
  const match = await matchHere(context, visit, wish.match);
  if (!match) return noMatch(context);
  if (!match.dealt) {
    const ways = [
      ...removing(context, visit, match),
      ...(await callButtons(context, match, visit.person.id)),
    ];
    return { ...say((await lobbyMessage(context, match)).content), rows: buttonRows(ways) };
  }
  const words = context.words.history;
  const { presenter } = gameOf(context, match);
  const names = namesOf(match, context.language);
  const rev = wish.turn ?? match.rev;
  const view = rev > match.rev ? undefined : await publicView(context, match, rev);
  if (view === undefined) return say(words.noSuchTurn(rev, match.rev));
  const then = rev === 0 ? words.boardOfTheDeal : words.boardAfter(rev, match.rev);
  const now = rev < match.rev ? [then] : await awaited(context, match, view);
  const named = partsButtons(context, match, rev);
  if (wish.form === 'text') return { content: inWords(context, match, view, now), rows: buttonRows(named) };
  const scores = (rev < match.rev ? undefined : ended(context, match, view)) ?? presenter.scores(view, names);
  const content = (rev < match.rev ? [then, scores] : [scores, ...now]).join('\n');
  const { events: marked } = await tell(context, match, { since: rev - 1, to: rev });
  const shown = { rev, view, marked, wide: wish.form === 'wide' };
  const { file, told } = await boardPicture(context, match, shown);
  const isNow = rev === match.rev;
  const own = context.table.seatOf(match, visit.person.id);
  const ways = [
    ...(isNow ? await nudging(context, match, own) : []),
    ...named,
    ...watchButtons(context, match, visit.person.id),
  ];
  const rows = [...buttonRows(ways), ...(isNow ? seatRows(context, match, own) : [])];
  return {
    content: file ? content : fitted([content, told].filter(Boolean).join('\n')),
    ...(file && { file }),
    ...(rows.length > 0 && { rows }),
  };
}

/** Describes how the rules ended the game. Undefined where they did not end it. */
const ended = (context: Context, match: Match, view: unknown): string | undefined =>
  match.status === 'running'
    ? undefined
    : gameOf(context, match).presenter.finale(view, namesOf(match, context.language));

/** Describes in words all that is public, below the given lines. */
function inWords(context: Context, match: Match, view: unknown, lines: readonly string[]): string {
  const { presenter } = gameOf(context, match);
  const names = namesOf(match, context.language);
  const above = lines.map(line => `${line}\n`).join('');
  const left = MAX_CONTENT - above.length;
  return fitted(above + (presenter.text?.(view, names, left) ?? escaped(presenter.alt(view, names))));
}

/** Says which seats are awaited, or how people ended the game before its end. */
async function awaited(context: Context, match: Match, view: unknown): Promise<readonly string[]> {
  const { presenter } = gameOf(context, match);
  const undecided = await undecidedSeats(context, match);
  return [
    ...(undecided.people.length + undecided.players.length > 0
      ? [waiting(context, match, undecided), presenter.stake?.(view, namesOf(match, context.language))]
      : []),
    practised(context, match),
    await hintsUsed(context, match),
    ending(context, match),
  ].filter(line => line !== undefined);
}

export const presses = matchHandlers({
  hand: ({ context, visit, match }) => hand(context, visit, match),
  board: ({ context, visit, match }) => board(context, visit, { match }),
});
