import type { Seat } from '../../../core/contract/game.ts';
import { partsLines } from '../../../presentation/pictures/parts/board-part.ts';
import { escaped } from '../../../presentation/text/names.ts';
import { isPrivate, type Match } from '../../../table/match/types.ts';
import { type Button, buttonRows, ROWS } from '../../buttons/components.ts';
import { idAt, idOf } from '../../buttons/custom-id.ts';
import {
  boardButton,
  partsButtons,
  partsId,
  publicOpeners,
  touchButton,
  watchButtons,
} from '../../buttons/match-buttons.ts';
import { named } from '../../buttons/picks.ts';
import { matchHere, noMatch, refused, type SeatedPerson, seatIn } from '../../buttons/seated-person.ts';
import {
  type Context,
  firstLines,
  fitted,
  gameOf,
  MAX_CONTENT,
  nameAt,
  namesOf,
} from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { boardPicture, publicView } from '../../messages/board.ts';
import {
  ending,
  hintsUsed,
  NOBODY,
  practised,
  tell,
  type Undecided,
  undecidedSeats,
  waiting,
} from '../../messages/board-lines.ts';
import { lobbyMessage } from '../../messages/lobby.ts';
import { type Answer, type ComponentRow, done, fileOf, say, turnedAway } from '../../ports/answer.ts';
import { matchHandlers, seatHandlers } from '../handlers.ts';
import { removing, rolePingButtons } from '../lobby/lobby.ts';
import { nudging } from '../nudge.ts';
import { chooseAgain, sealedBy } from '../sealed.ts';
import { orderDoor, standingOrders } from '../standing-orders.ts';
import { againBy } from '../try-again.ts';

/**
 * Returns a row of buttons to the other seats' areas. Returns no row before the deal, or where the game has no pages of seats.
 */
function seatRows(
  context: Context,
  match: Match,
  ...without: readonly (Seat | undefined)[]
): readonly ComponentRow[] {
  if (!match.dealt || !gameOf(context, match).presenter.seatPage) return [];
  const others = match.seats.filter(({ seat }) => !without.includes(seat));
  return buttonRows(
    others.map(
      ({ seat }): Button => ({
        label: context.words.seatPages.lookAt(nameAt(match, seat, context.language)),
        id: idOf(match.id, 'seat', String(seat)),
      }),
    ),
  );
}

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
    content: fitted([page, sealed?.text, ...lines].filter(line => line !== undefined).join('\n')),
    ...(rows.length > 0 && { rows }),
    ...(picture && { file: fileOf(picture) }),
    ...againBy(idOf(match.id, 'hand')),
  };
}

export type BoardForm = 'picture' | 'wide' | 'text';

export interface BoardWish {
  readonly match?: Match;
  /** Turn to show, by its number in the log. Absent: the newest. */
  readonly turn?: number;
  readonly form?: BoardForm;
}

/** Shows the public board to one reader: as it is now, or as it was after an earlier turn. */
export async function board(context: Context, visit: Visit, wish: BoardWish = {}): Promise<Answer> {
  const match = await matchHere(context, visit, wish.match);
  if (!match) return noMatch(context);
  if (!match.dealt) {
    const ways = [
      ...removing(context, visit, match),
      ...(await rolePingButtons(context, match, visit.person.id)),
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
  const undecided = rev < match.rev ? NOBODY : await undecidedSeats(context, match);
  const now = rev < match.rev ? [then] : await awaited(context, match, view, undecided);
  const named = partsButtons(context, match, rev);
  if (wish.form === 'text') return { content: inWords(context, match, view, now), rows: buttonRows(named) };
  const scores = (rev < match.rev ? undefined : ended(context, match, view)) ?? presenter.scores(view, names);
  const content = (rev < match.rev ? [then, scores] : [scores, ...now]).join('\n');
  const { events: marked } = await tell(context, match, { since: rev - 1, to: rev });
  const shown = { rev, view, marked, wide: wish.form === 'wide' };
  const { file, text } = await boardPicture(context, match, shown);
  const isNow = rev === match.rev;
  const own = context.table.seatOf(match, visit.person.id);
  const ways = [
    ...ownTurn(context, match, own, undecided),
    ...(isNow ? await nudging(context, match, own) : []),
    ...named,
    ...watchButtons(context, match, visit.person.id),
    ...(isNow && own !== undefined ? await touchButton(context, { matchId: match.id }, visit.person.id) : []),
  ];
  const rows = [...buttonRows(ways), ...(isNow ? seatRows(context, match, own) : [])];
  return {
    content: file ? content : fitted([content, text].filter(Boolean).join('\n')),
    ...(file && { file }),
    ...(rows.length > 0 && { rows }),
    ...againBy(idOf(match.id, 'board', ...(isNow && !shown.wide ? [] : [`${rev}`, shown.wide ? '1' : '0']))),
  };
}

/** Returns the buttons with which a seat takes its turn. Returns no button where the match does not wait for the seat. */
const ownTurn = (
  context: Context,
  match: Match,
  own: Seat | undefined,
  { people }: Undecided,
): readonly Button[] =>
  own !== undefined && match.pausedAt === null && people.includes(own)
    ? publicOpeners(context, match, [own])
    : [];

const ended = (context: Context, match: Match, view: unknown): string | undefined =>
  match.status === 'running'
    ? undefined
    : gameOf(context, match).presenter.finale(view, namesOf(match, context.language));

function inWords(context: Context, match: Match, view: unknown, lines: readonly string[]): string {
  const { presenter } = gameOf(context, match);
  const names = namesOf(match, context.language);
  const above = lines.map(line => `${line}\n`).join('');
  const left = MAX_CONTENT - above.length;
  return fitted(above + (presenter.text?.(view, names, left) ?? escaped(presenter.alt(view, names))));
}

async function awaited(
  context: Context,
  match: Match,
  view: unknown,
  undecided: Undecided,
): Promise<readonly string[]> {
  const { presenter } = gameOf(context, match);
  return [
    ...(undecided.people.length + undecided.players.length > 0
      ? [waiting(context, match, undecided), presenter.stake?.(view, namesOf(match, context.language))]
      : []),
    practised(context, match),
    await hintsUsed(context, match),
    ending(context, match),
  ].filter(line => line !== undefined);
}

/** Shows a seat's own area, as far as the reader may see it. The seat's own person gets the private page instead. */
async function seatPage(context: Context, visit: Visit, match: Match, seat: Seat): Promise<Answer> {
  if (!match.dealt) return refused(context, { code: 'table/not-started', with: {} }, match);
  const own = context.table.seatOf(match, visit.person.id);
  if (seat === own) return hand(context, visit, match);
  const { presenter } = gameOf(context, match);
  if (!presenter.seatPage || !match.seats.some(other => other.seat === seat))
    return turnedAway(context.words.errors.strangeButton);
  const view = own === undefined ? await context.table.publicView(match) : match.position.view(own);
  const names = namesOf(match, context.language);
  const fileName = `${match.game}-${match.id}-${match.rev}-seat-${seat + 1}.png`;
  const picture = await presenter.seatPicture?.(view, seat, names, fileName);
  const { board } = context.words;
  const ways: readonly Button[] = [
    ...(own === undefined ? [] : [{ label: board.hand, id: idOf(match.id, 'hand') }]),
    boardButton(context, match),
  ];
  return {
    content: fitted(presenter.seatPage(view, seat, names)),
    rows: [...buttonRows(ways), ...seatRows(context, match, seat, own)],
    ...(picture && { file: fileOf(picture) }),
    ...againBy(idOf(match.id, 'seat', String(seat))),
  };
}

/** Shows the names of the parts of a revision's public board, in a picture and in words. Pages of parts are counted from 0. */
async function namedParts(
  context: Context,
  match: Match,
  [rev, at = 0]: readonly [revision: number, page?: number],
): Promise<Answer> {
  const { parts, partsPicture } = gameOf(context, match).presenter;
  const view = rev > match.rev ? undefined : await publicView(context, match, rev);
  if (!match.dealt || view === undefined) return say(context.words.history.noSuchTurn(rev, match.rev));
  const names = namesOf(match, context.language);
  const pages = parts?.(view, names) ?? [];
  const page = pages[at];
  if (!page) return turnedAway(context.words.errors.strangeButton);
  const fileName = `${match.game}-${match.id}-${rev}-parts-${at + 1}.png`;
  const picture = await partsPicture?.(view, names, at, fileName);
  // This page stands in place of the panel of a private match, so it needs a way back to the panel.
  const back: readonly Button[] =
    isPrivate(match) && match.status === 'running'
      ? [{ label: context.words.panel.back, id: idAt(match, 'open') }]
      : [];
  const ways = [
    ...pages.flatMap(({ title }, place): readonly Button[] =>
      place === at || title === undefined
        ? []
        : [{ label: title, id: partsId(match, rev, place), style: 'main' }],
    ),
    ...back,
  ];
  const title = page.title ?? context.words.board.parts;
  return {
    content: firstLines([`**${title}**`, ...partsLines(page)], MAX_CONTENT),
    ...(ways.length > 0 && { rows: buttonRows(ways) }),
    ...(picture && { file: fileOf(picture) }),
    ...againBy(partsId(match, rev, at)),
  };
}

async function withdraw(
  context: Context,
  visit: Visit,
  { match, seat }: SeatedPerson,
  text: string,
): Promise<Answer> {
  const order = named(await context.table.ordersIn(match, seat), text) ?? text;
  const gone = await context.table.withdrawOrder(match.id, visit.person.id, order);
  if (!gone.ok) return refused(context, gone.refusal, match);
  const page = await hand(context, visit, match);
  const { withdrawn } = context.words.orders;
  return { ...done(withdrawn), ...page, content: fitted(`${withdrawn}\n${page.content}`) };
}

export const presses = {
  ...seatHandlers({
    withdraw: ({ context, visit, seating, args: [order] }) => withdraw(context, visit, seating, order),
  }),
  ...matchHandlers({
    hand: ({ context, visit, match }) => hand(context, visit, match),
    board: ({ context, visit, match, args: [turn, wide] }) =>
      board(context, visit, {
        match,
        ...(turn !== undefined && { turn }),
        ...(wide === 1 && { form: 'wide' as const }),
      }),
    seat: ({ context, visit, match, args: [seat] }) => seatPage(context, visit, match, seat),
    parts: ({ context, match, args }) => namedParts(context, match, args),
  }),
};
