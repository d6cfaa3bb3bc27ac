import type { Seat } from '../../../core/contract/game.ts';
import type { Refusal } from '../../../core/contract/result.ts';
import type { Picks } from '../../../presentation/choosing/menu.ts';
import { isLive } from '../../../table/match/live-clock.ts';
import { eventsFor } from '../../../table/match/log.ts';
import { isPrivate, type Match, type Move, type Person, type Seen } from '../../../table/match/types.ts';
import { playSeries } from '../../../table/series.ts';
import { type Button, buttonRows, type LinkButton } from '../../buttons/components.ts';
import { type CustomId, idAt } from '../../buttons/custom-id.ts';
import { boardButton, nextGame } from '../../buttons/match-buttons.ts';
import { isDigest, possible, readAction } from '../../buttons/picks.ts';
import { awaited, refused, type SeatedPerson, wordsFor } from '../../buttons/seated-person.ts';
import {
  type Context,
  decidersAt,
  fitted,
  gameOf,
  nameAt,
  namesOf,
  newestLines,
} from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { briefly, meanwhile, missingSeats, thinkingAt } from '../../messages/board-lines.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { seatHandlers } from '../handlers.ts';
import { chooseAgain, sealedText, turnedDown } from '../sealed.ts';
import { alwaysId, offeredWith, orderInWords } from '../standing-orders.ts';
import { botAnswers, ROOM_FOR_ANSWERS, tellTurns } from './bot-answers.ts';
import { panel } from './panel.ts';

const OVERTAKEN: readonly string[] = ['table/stale', 'table/late', 'table/late-choice'];

/**
 * Commits an action for a seat. Every command and button that commits an action calls this function.
 * @param given the action, or several actions that are committed until one is not legal
 * @param helped adds legal alternatives to a refusal
 * @param order standing order (a decision made in advance) that is left together with the first action
 */
export async function commit(
  context: Context,
  { match, seat }: SeatedPerson,
  person: Person,
  given: string | readonly string[],
  seen: Seen = {},
  helped: (refusal: Answer) => Answer = refusal => refusal,
  order?: string,
): Promise<Answer> {
  const answer = await committed(context, { match, seat }, person, given, seen, helped, order);
  if (answer.seating || !isLive(match)) return answer;
  return { ...answer, seating: { match: (await context.table.get(match.id)) ?? match, seat } };
}

async function committed(
  context: Context,
  { match, seat }: SeatedPerson,
  person: Person,
  given: string | readonly string[],
  seen: Seen,
  helped: (refusal: Answer) => Answer,
  order: string | undefined,
): Promise<Answer> {
  const actions = typeof given === 'string' ? [given] : given;
  const [action = ''] = actions;
  const acted = await playSeries(context.table, match.id, { personId: person.id, actions, order }, seen);
  if (!acted.ok) {
    const now = (await context.table.get(match.id)) ?? match;
    const before =
      seen.rev === undefined
        ? undefined
        : await context.table.playedBefore(match.id, { personId: person.id, rev: seen.rev, action });
    if (before && isPrivate(now)) return playedAlone(context, { match: now, seat }, before);
    if (before) return played(context, { match: now, seat }, person, before);
    if (await turnedDown(context, { match: now, seat }))
      return { ...(await panel(context, { match: now, seat }, [])), outcome: 'refused' };
    if (OVERTAKEN.includes(acted.refusal.code))
      return stale(context, { match: now, seat }, picksOf(context, now, seat, action), acted.refusal);
    return helped(refused(context, acted.refusal, now, seat));
  }
  const { match: now, sealed, waitingFor, moves } = acted.value;
  if (isPrivate(now)) return playedAlone(context, { match: now, seat }, moves);
  if (!sealed) return played(context, { match: now, seat }, person, moves, actions.length);
  const next = await nextGame(context, person.id, now.id);
  const choice = gameOf(context, now).game.read(action);
  if (!choice.ok) throw new Error(`match ${now.id}: what was sealed can't be read: ${choice.refusal.code}`);
  return {
    content: sealedText(context, { match: now, seat }, choice.value, waitingFor),
    seating: { match: now, seat },
    rows: buttonRows([chooseAgain(context, now), ...next]),
  };
}

/**
 * Describes the committed actions in private, above the panel where the same seat must act next.
 * @param steps number of actions that the person asked for
 */
async function played(
  context: Context,
  { match, seat }: SeatedPerson,
  person: Person,
  moves: readonly Move[],
  steps = 1,
): Promise<Answer> {
  const own = moves.filter(move => move.seat === seat).slice(0, steps);
  const text = newestLines(briefly(context, match, eventsFor(own, seat)), ROOM_FOR_ANSWERS);
  const remark = text || context.words.panel.done;
  if (!awaited({ match, seat })) {
    // An easy bot answers at once. The person who acts again reads its moves here, and not only on the board far above.
    const last = own.at(-1)?.rev ?? 0;
    const after = tellTurns(
      context,
      match,
      seat,
      moves.filter(({ rev }) => rev > last),
    );
    const text = [remark, newestLines(after, ROOM_FOR_ANSWERS)].filter(Boolean).join('\n');
    return panel(context, { match, seat }, [], { remark: text });
  }
  const next = await nextGame(context, person.id, match.id);
  return waitingPanel(context, { match, seat }, [remark], next);
}

/**
 * Shows whom the game waits for, or the end of the game, to a seat that has decided.
 * @param remarks lines above this text
 */
export async function waitingPanel(
  context: Context,
  { match, seat }: SeatedPerson,
  remarks: readonly string[],
  next: readonly LinkButton[] = [],
): Promise<Answer> {
  const said = [
    ...remarks,
    ...thinking(context, match),
    ...(await awaitedInLive(context, { match, seat })),
    ...ended(context, match),
  ];
  const ways = [...next, ...(match.status === 'over' ? [boardButton(context, match)] : [])];
  return {
    content: said.join('\n') || context.words.panel.done,
    ...(ways.length > 0 && { rows: buttonRows(ways) }),
    seating: { match, seat },
  };
}

async function awaitedInLive(context: Context, { match, seat }: SeatedPerson): Promise<readonly string[]> {
  if (!isLive(match) || match.status !== 'running') return [];
  const others = (await missingSeats(context, match)).filter(other => other !== seat);
  if (others.length === 0) return [];
  return [`-# ${context.words.live.waiting(others.map(other => nameAt(match, other, context.language)))}`];
}

function ended(context: Context, match: Match): readonly string[] {
  if (match.status !== 'over') return [];
  const { presenter } = gameOf(context, match);
  const finale = presenter.finale(match.position.view('table'), namesOf(match, context.language));
  return finale === undefined ? [] : [finale];
}

/**
 * Describes the person's action and all moves after it in the private answer, since a match played in private has no public
 * board. The bots of a duel answer first.
 */
async function playedAlone(context: Context, seating: SeatedPerson, moves: readonly Move[]): Promise<Answer> {
  const { match, lines } = await botAnswers(context, seating, moves);
  const { seat } = seating;
  const remark = newestLines(lines.length > 0 ? lines : [context.words.panel.done], ROOM_FOR_ANSWERS);
  return awaited({ match, seat }) ? say(remark) : panel(context, { match, seat }, [], { remark });
}

function thinking(context: Context, match: Match): readonly string[] {
  const [seat, ...others] = match.status === 'running' ? match.position.toAct : [];
  if (seat === undefined || others.length > 0 || decidersAt(match, [seat]).length > 0) return [];
  return [`-# ${thinkingAt(context, match, [seat])}`];
}

function picksOf(context: Context, match: Match, seat: Seat, action: string): Picks {
  const { game } = gameOf(context, match);
  const read = game.read(action);
  const legal = match.status === 'running' ? match.position.legal(seat) : [];
  return read.ok ? possible(game, legal, game.fields(read.value)) : [];
}

/** Answers with the reason why an action came too late, and with a fresh panel where it is still the presser's turn. */
export async function stale(
  context: Context,
  seating: SeatedPerson,
  picks: Picks,
  why: Refusal = { code: 'table/stale', with: { rev: seating.match.rev } },
): Promise<Answer> {
  const reason = [
    wordsFor(context, why, seating.match),
    ...(await meanwhile(context, seating.match, why)),
  ].join('\n');
  const refusal = awaited(seating);
  if (!refusal) return { ...(await panel(context, seating, picks, { remark: reason })), outcome: 'stale' };
  const { content, rows } = refused(context, refusal, seating.match, seating.seat);
  return { content: `${reason} ${content}`, outcome: 'stale', ...(rows && { rows }), seating };
}

/**
 * Returns the action in a button's custom id. A custom id holds only the digest of a long action. The digest is looked up among
 * the legal actions and the actions committed since the button was made.
 */
async function actionOf(
  context: Context,
  { match, seat }: SeatedPerson,
  rev: number,
  text: string,
): Promise<string> {
  if (!isDigest(text)) return text;
  const { game } = gameOf(context, match);
  const played = rev < match.rev ? await context.table.moves(match.id, { since: rev, to: match.rev }) : [];
  const texts = [
    ...played.map(({ action }) => action),
    ...match.position.legal(seat).map(action => game.write(action)),
  ];
  return readAction(texts, text);
}

/**
 * Commits an action and leaves a standing order with it. Where several orders are possible, asks which one.
 * @param action in the game's notation
 * @param place index of the order among those offered at this revision; undefined: not chosen yet
 */
async function always(
  context: Context,
  { person, sentAt, claim }: Visit,
  seating: SeatedPerson,
  rev: number,
  action: string,
  place: number | undefined,
): Promise<Answer> {
  const { match, seat } = seating;
  const seen = { rev, sentAt, claim };
  // The button is for an earlier revision: `commit` refuses the press, or repeats the answer to an earlier press of the same
  // button.
  if (rev !== match.rev) return commit(context, seating, person, action, seen);
  const read = gameOf(context, match).game.read(action);
  const offered = read.ok ? offeredWith(context, seating, read.value) : [];
  if (place === undefined && offered.length > 1) return which(context, seating, action, offered);
  const order = offered[place ?? 0];
  if (order === undefined) return refused(context, { code: 'table/no-such-order', with: {} }, match);
  const answer = await commit(context, seating, person, action, seen, undefined, order);
  if (!(await context.table.ordersOf(match.id, seat)).includes(order)) return answer;
  const left = context.words.orders.left(orderInWords(context, seating, order));
  return { ...answer, content: fitted(`${left}\n${answer.content}`) };
}

function which(context: Context, seating: SeatedPerson, action: string, offered: readonly string[]): Answer {
  const { match } = seating;
  const ways = offered.map((order, place): Button => {
    const words = orderInWords(context, seating, order);
    return { label: words, id: alwaysId(match, action, `${place}`), style: 'main' };
  });
  const back: CustomId = idAt(match, 'open');
  return {
    content: context.words.orders.which,
    rows: buttonRows([...ways, { label: context.words.panel.back, id: back }]),
  };
}

export const presses = seatHandlers({
  // The table itself checks the text of the first action, so this handler does not.
  do: async ({ context, visit: { person, sentAt, claim }, seating, rev, args: [text, ...rest] }) => {
    const action = await actionOf(context, seating, rev, text);
    return commit(context, seating, person, [action, ...rest], { rev, sentAt, claim });
  },
  always: async ({ context, visit, seating, rev, args: [text, place] }) =>
    always(context, visit, seating, rev, await actionOf(context, seating, rev, text), place),
});
