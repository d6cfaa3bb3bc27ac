import type { Seat } from '../../core/contract/game.ts';
import { accept, type Refusal, type Result, refuse } from '../../core/contract/result.ts';
import type { Language } from '../../presentation/language/languages.ts';
import { safeName } from '../../presentation/text/names.ts';
import type { Match } from '../../table/match/types.ts';
import { type Context, contextIn, gameOf, nameAt } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, done, say } from '../ports/answer.ts';
import type { Words } from '../words/index.ts';
import type { Facts } from '../words/refusals.ts';
import { type Button, buttonRows } from './components.ts';
import { idOf } from './custom-id.ts';
import { boardButton, watchButtons } from './match-buttons.ts';

function factsOf({ code, with: details }: Refusal, language: Language, match?: Match): Facts {
  // A refusal's `seats` is either a number, which is a count, or a list of seats.
  const named = Array.isArray(details.seats) ? details.seats : [details.seat ?? []].flat();
  const { opener } = details;
  const given = (name: string): number | undefined => {
    const value = details[name];
    return typeof value === 'number' ? value : undefined;
  };
  const strangers = [details.people ?? []].flat().map(name => safeName(String(name), language));
  return {
    people: match ? [...named.map(seat => nameAt(match, Number(seat), language)), ...strangers] : strangers,
    opener: typeof opener === 'string' ? safeName(opener, language) : undefined,
    gathering: match?.status === 'lobby',
    full: match !== undefined && match.seats.length >= match.seatsWanted,
    number: name => {
      const value = given(name);
      if (value === undefined) throw new RangeError(`${code} comes without ${name}`);
      return value;
    },
    given,
    text: name => {
      const value = details[name];
      return typeof value === 'string' ? value : undefined;
    },
    possible: [details.possible ?? []].flat().map(String),
  };
}

const isTableCode = (words: Words['refusals'], code: string): code is keyof Words['refusals'] =>
  Object.hasOwn(words, code);

/** Writes one of the table's own refusals as a sentence. Undefined for a refusal by the rules of a game. */
function tableRefusal(context: Context, refusal: Refusal, match?: Match): string | undefined {
  if (!refusal.code.startsWith('table/')) return undefined;
  const { language } = context;
  const { words } = match ? contextIn(context, language, match.game) : context;
  const code = refusal.code.slice('table/'.length);
  return isTableCode(words.refusals, code)
    ? words.refusals[code](factsOf(refusal, language, match))
    : words.errors.neutral;
}

const SHOW_BOARD: readonly string[] = [
  'table/not-to-act',
  'table/not-seated',
  'table/over',
  'table/resigned',
  'game-over',
  'not-your-turn',
];

export interface SeatedPerson {
  readonly match: Match;
  readonly seat: Seat;
}

export async function seatHere(context: Context, visit: Visit): Promise<Result<SeatedPerson>> {
  const match = await context.table.live(visit.channelId);
  if (!match) {
    const ended = await context.table.latest(visit.channelId);
    return refuse(ended ? 'table/over' : 'table/no-match');
  }
  return seatIn(context, match, visit);
}

export function seatIn(context: Context, match: Match, visit: Visit): Result<SeatedPerson> {
  const seat = context.table.seatOf(match, visit.person.id);
  return seat === undefined ? refuse('table/not-seated') : accept({ match, seat });
}

/** Returns a refusal unless the match is running and waits for this seat. */
export function awaited({ match, seat }: SeatedPerson): Refusal | undefined {
  if (match.status === 'lobby') return { code: 'table/not-started', with: {} };
  if (match.status !== 'running') return { code: 'table/over', with: {} };
  const { end = null } = match.seats[seat] ?? {};
  if (end !== null) return { code: 'table/resigned', with: { end } };
  const seats = match.position.toAct;
  return seats.includes(seat) ? undefined : { code: 'table/not-to-act', with: { seats } };
}

export function wordsFor(context: Context, refusal: Refusal, match?: Match, seat?: Seat): string {
  const ofTable = tableRefusal(context, refusal, match);
  if (ofTable !== undefined) return ofTable;
  if (!match?.dealt) return context.words.errors.neutral;
  return gameOf(context, match).presenter.refusal(refusal, match.position.view(seat ?? 'table'));
}

/** Writes a refusal in words, with a button that helps, such as one to take an open seat. */
export function refused(context: Context, refusal: Refusal, match?: Match, seat?: Seat): Answer {
  const way = match && wayOn(context, refusal, match);
  const follow = match && refusal.code === 'table/not-seated' ? watchButtons(context, match) : [];
  return {
    ...say(wordsFor(context, refusal, match, seat)),
    outcome: 'refused',
    ...(way && { rows: buttonRows([way, ...follow]) }),
  };
}

/** Returns the answer `said` where the request succeeded, otherwise the refusal in words. */
export const doneOrRefused = (
  context: Context,
  result: Result<unknown>,
  said: string,
  match?: Match,
): Answer => (result.ok ? done(said) : refused(context, result.refusal, match));

export const noMatch = (context: Context): Answer => refused(context, { code: 'table/no-match', with: {} });

/**
 * Returns the button that helps after a refusal: to show the board, to take an open seat, or to add bots where people are
 * missing.
 */
function wayOn({ words, table }: Context, { code }: Refusal, match: Match): Button | undefined {
  if (match.dealt && SHOW_BOARD.includes(code)) return boardButton({ words }, match);
  const free = match.seats.length < match.seatsWanted;
  if (match.status === 'lobby' && free && code === 'table/not-seated') {
    return { label: words.lobby.join, id: idOf(match.id, 'join'), style: 'main' };
  }
  if (code === 'table/too-few' && table.strengths(match.game).length > 0) {
    return { label: words.players.add, id: idOf(match.id, 'player'), style: 'main' };
  }
  return undefined;
}

/** Returns the match of the pressed button. A command has no button, and gets the channel's latest match. */
export const matchHere = async (
  { table }: Context,
  visit: Visit,
  pressed?: Match,
): Promise<Match | undefined> => pressed ?? table.latest(visit.channelId);
