import type { Seat } from '../../core/game.ts';
import { accept, type Refusal, type Result, refuse } from '../../core/result.ts';
import type { Match } from '../../table/match/types.ts';
import { type Context, gameOf } from '../context/context.ts';
import { tableRefusal } from '../context/refusal.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, say } from '../ports/answer.ts';
import { type Button, buttonRows } from './components.ts';
import { boardButton, watchButtons } from './match-buttons.ts';

const SHOW_BOARD: readonly string[] = [
  'table/not-to-act',
  'table/not-seated',
  'table/over',
  'table/resigned',
  'game-over',
  'not-your-turn',
];

/** Seat of a person in a match. It decides what the person may see. */
export interface SeatedPerson {
  readonly match: Match;
  readonly seat: Seat;
}

/** Finds the channel's live game, and the person's seat in it. */
export async function seatHere(context: Context, visit: Visit): Promise<Result<SeatedPerson>> {
  const match = await context.table.live(visit.channelId);
  if (!match) {
    const ended = await context.table.latest(visit.channelId);
    return refuse(ended ? 'table/over' : 'table/no-match');
  }
  return seatIn(context, match, visit);
}

/** Finds the person's seat in a match that may have ended. */
export function seatIn(context: Context, match: Match, visit: Visit): Result<SeatedPerson> {
  const seat = context.table.seatOf(match, visit.person.id);
  return seat === undefined ? refuse('table/not-seated') : accept({ match, seat });
}

/** Refuses unless the game runs and waits for this seat. */
export function awaited({ match, seat }: SeatedPerson): Refusal | undefined {
  if (match.status === 'lobby') return { code: 'table/not-started', with: {} };
  if (match.status !== 'running') return { code: 'table/over', with: {} };
  if (match.seats[seat]?.resigned) return { code: 'table/resigned', with: {} };
  const seats = match.position.toAct;
  return seats.includes(seat) ? undefined : { code: 'table/not-to-act', with: { seats } };
}

/** Writes a refusal of the table or of the game in words. */
export function wordsFor(context: Context, refusal: Refusal, match?: Match, seat?: Seat): string {
  const ofTable = tableRefusal(context, refusal, match);
  if (ofTable !== undefined) return ofTable;
  if (!match?.dealt) return context.words.errors.neutral;
  return gameOf(context, match).presenter.refusal(refusal, match.position.view(seat ?? 'table'));
}

/** Writes a refusal in words, with a button to a remedy where there is one. */
export function refused(context: Context, refusal: Refusal, match?: Match, seat?: Seat): Answer {
  const way = match && wayOn(context, refusal, match);
  // A person without a seat may want to follow the game.
  const follow = match && refusal.code === 'table/not-seated' ? watchButtons(context, match) : [];
  return {
    ...say(wordsFor(context, refusal, match, seat)),
    outcome: 'refused',
    ...(way && { rows: buttonRows([way, ...follow]) }),
  };
}

/** Refuses because there is no game here. */
export const noMatch = (context: Context): Answer => refused(context, { code: 'table/no-match', with: {} });

/** Returns the button to a remedy for a refusal: show the board, take an open seat, or add bots where people are too few. */
function wayOn({ words, table }: Context, { code }: Refusal, match: Match): Button | undefined {
  const id = { match: match.id, rev: null, args: [] };
  if (match.dealt && SHOW_BOARD.includes(code)) return boardButton({ words }, match);
  const free = match.seats.length < match.seatsWanted;
  if (match.status === 'lobby' && free && code === 'table/not-seated') {
    return { label: words.lobby.join, id: { ...id, verb: 'join' }, style: 'main' };
  }
  if (code === 'table/too-few' && table.strengths(match.game).length > 0) {
    return { label: words.players.add, id: { ...id, verb: 'player' }, style: 'main' };
  }
  return undefined;
}
