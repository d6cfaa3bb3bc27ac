import type { Seat } from '../../../core/contract/game.ts';
import { eventsFor } from '../../../table/match/log.ts';
import { isPrivate, type Match, type Move } from '../../../table/match/types.ts';
import type { SeatedPerson } from '../../buttons/seated-person.ts';
import type { Context } from '../../context/context.ts';
import { briefly, inRows } from '../../messages/board-lines.ts';

/** Maximum number of characters for the moves that a private answer reports. */
export const ROOM_FOR_ANSWERS = 900;

export interface BotAnswers {
  readonly match: Match;
  /** The given moves and the bots' answers in words, as the person's seat may know them. */
  readonly lines: readonly string[];
}

/**
 * Waits for the answers of the bots in a duel, and describes them.
 * @param moves moves to describe before the answers
 */
export async function botAnswers(
  context: Context,
  { match, seat }: SeatedPerson,
  moves: readonly Move[] = [],
): Promise<BotAnswers> {
  if (!isPrivate(match) || match.seats.length === 1)
    return { match, lines: tellTurns(context, match, seat, moves) };
  const { table } = context;
  await table.answers(match.id);
  const now = (await table.get(match.id)) ?? match;
  const answers = await table.moves(match.id, { since: moves.at(-1)?.rev ?? match.rev, to: now.rev });
  return { match: now, lines: tellTurns(context, now, seat, [...moves, ...answers]) };
}

export const tellTurns = (
  context: Context,
  match: Match,
  seat: Seat,
  moves: readonly Move[],
): readonly string[] =>
  inRows(moves, one => !one.endsTurn).flatMap(turn => briefly(context, match, eventsFor(turn, seat)));
