import { safeName } from '../../../presentation/text/names.ts';
import type { Match } from '../../../table/match/types.ts';
import { howToCancel, type SeatWay } from '../../../table/seat-ways.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { idOf } from '../../buttons/custom-id.ts';
import { refused, seatIn } from '../../buttons/seated-person.ts';
import { boldAt, type Context, gameTitle, publicContext } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, done, say } from '../../ports/answer.ts';
import { GAMES_WORDS } from '../../words/index.ts';
import { matchHandlers } from '../handlers.ts';

/**
 * Returns the public announcement that a moderator has called a game off. Empty outside of servers, for the moderator's own
 * lobby, and for a game in which no seat but the moderator's is left.
 */
async function calledOffAloud(
  context: Context,
  { person }: Visit,
  match: Match,
): Promise<Pick<Answer, 'aloud'>> {
  const own =
    match.status === 'lobby'
      ? match.opener.id === person.id
      : match.seats.every(({ id, resigned }) => resigned || id === person.id);
  if (own || match.guildId === null) return {};
  const language = await context.serverLanguage(match.guildId);
  const words = GAMES_WORDS[language].server;
  return {
    aloud: words.calledOff(
      `**${safeName(person.name, language)}**`,
      gameTitle({ ...context, language }, match.game),
    ),
  };
}

async function mayAlone(
  context: Context,
  { guildId, member, person }: Visit,
  match: Match,
): Promise<boolean> {
  const here = guildId === match.guildId ? member : undefined;
  return here !== undefined && context.table.archive.mayCancel(match.id, person.id, here);
}

/**
 * Returns the button to cancel, for a person who may cancel or ask for it. A lobby ends at once. In a running game the button
 * leads to a question.
 */
export async function cancelling(
  context: Context,
  visit: Visit,
  match: Match,
  ways: readonly SeatWay[],
): Promise<readonly Button[]> {
  const { id, status, opener } = match;
  if (status !== 'lobby' && status !== 'running') return [];
  const may = status === 'lobby' ? opener.id === visit.person.id : ways.some(({ kind }) => kind === 'cancel');
  if (!may && !(await mayAlone(context, visit, match))) return [];
  const to = status === 'lobby' ? idOf(id, 'cancel') : idOf(id, 'game', 'cancel');
  return [{ label: context.words.beside.openCancel, id: to, style: 'danger' }];
}

/** Asks whether the person cancels the game, or opens a vote where the other people must agree. */
export async function askToCancel(context: Context, visit: Visit, match: Match): Promise<Answer> {
  const { person } = visit;
  const plays = match.seats.some(({ id, resigned }) => id === person.id && !resigned);
  const alone = !plays || (await mayAlone(context, visit, match));
  const { askCancel, openCancel } = context.words.beside;
  return {
    content: askCancel(alone ? 'alone' : howToCancel(await context.table.cancelVote(match.id), person.id)),
    rows: buttonRows([{ label: openCancel, id: idOf(match.id, 'cancel'), style: 'danger' }]),
  };
}

async function callOff(context: Context, visit: Visit, match: Match): Promise<Answer> {
  const moderator = await mayAlone(context, visit, match);
  const called = await context.table.cancel(match.id, visit.person, { moderator });
  if (!called.ok) return refused(context, called.refusal, match);
  const { status } = called.value.match;
  if (status !== 'running') {
    return {
      ...say(status === 'over' ? context.words.lobby.endedDeserted : context.words.lobby.calledOff),
      ...(moderator && (await calledOffAloud(context, visit, match))),
    };
  }
  const { agreed, needed } = called.value;
  return say(context.words.lobby.agreedToCancel(agreed, needed));
}

/**
 * Handles a vote on calling a game off.
 * @param answer `no`: removes all votes, and the game continues; otherwise the person agrees to call it off
 */
async function cancelPress(
  context: Context,
  visit: Visit,
  match: Match,
  answer: 'yes' | 'no' | undefined,
): Promise<Answer> {
  if (answer !== 'no') return callOff(context, visit, match);
  const kept = await context.table.playOn(match.id, visit.person.id);
  if (!kept.ok) return refused(context, kept.refusal, match);
  const words = context.words.lobby;
  if (!kept.value.news) return say(words.nothingToCancel);
  const seating = seatIn(context, match, visit);
  const here = await publicContext(context, match);
  const name = seating.ok ? boldAt(match, seating.value.seat, here.language) : '';
  return { ...done(words.saidPlayOn), aloud: here.words.lobby.playsOn(name) };
}

export const presses = matchHandlers({
  cancel: ({ context, visit, match, args: [answer] }) => cancelPress(context, visit, match, answer),
});
