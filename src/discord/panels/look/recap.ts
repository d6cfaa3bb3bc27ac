import { visibleEvents } from '../../../core/contract/game.ts';
import { eventsFor, standingMoves, takenBack, takenBackRevs } from '../../../table/match/log.ts';
import type { Match, Move } from '../../../table/match/types.ts';
import { buttonRows } from '../../buttons/components.ts';
import { idOf } from '../../buttons/custom-id.ts';
import { openers } from '../../buttons/match-buttons.ts';
import { refused, type SeatedPerson, seatIn } from '../../buttons/seated-person.ts';
import {
  type Context,
  fitted,
  gameOf,
  MAX_CONTENT,
  nameAt,
  namesOf,
  newestLines,
} from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { missingSeats, tell } from '../../messages/board-lines.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { matchHandlers } from '../handlers.ts';
import { nudging } from '../nudge.ts';
import { chooseAgain, sealedBy } from '../sealed.ts';
import { logPage } from './game-log.ts';

const ROOM_FOR_LINES = 1200;

/** Returns the revision after a seat's last own action. 0: the seat has not acted yet. */
const lastOwn = (log: readonly Move[], seat: number): number =>
  log.findLast(({ by, seat: mover }) => mover === seat && (by === 'person' || by === 'undo'))?.rev ?? 0;

function linesSince(
  context: Context,
  { match, seat }: SeatedPerson,
  log: readonly Move[],
  since: number,
): readonly string[] {
  const { presenter } = gameOf(context, match);
  const words = context.words.history;
  const names = namesOf(match, context.language);
  const gone = takenBackRevs(log);
  return log
    .filter(({ rev }) => rev > since)
    .flatMap(move => {
      if (move.restores !== null) {
        const turns = takenBack(log, move).map(({ rev }) => `${rev}`);
        return [words.tookBack(nameAt(match, move.seat, context.language), turns)];
      }
      const lines = presenter.story(eventsFor([move], seat), names);
      return gone.has(move.rev) ? lines.map(line => `~~${line}~~`) : lines;
    });
}

/** Lists events that matter for the seat's own aims, where the game has words for such events. */
function nearness(
  context: Context,
  { match, seat }: SeatedPerson,
  log: readonly Move[],
  since: number,
): readonly string[] {
  const { presenter } = gameOf(context, match);
  if (!presenter.recap) return [];
  const events = standingMoves(log)
    .filter(({ rev }) => rev > since)
    .flatMap(move => visibleEvents(move.events, seat));
  return presenter.recap(events, match.position.view(seat), namesOf(match, context.language));
}

const ROOM_ABOVE_A_TURN = 320;

/**
 * Describes what other seats did since this seat last acted, for the text above the seat's turn. Undefined in a solo game, or
 * where nothing happened.
 */
export async function whatOthersDid(
  context: Context,
  { match, seat }: SeatedPerson,
): Promise<string | undefined> {
  if (match.seats.length === 1) return undefined;
  const end = await context.table.endOfLog(match, match.rev);
  const since = Math.max(end.since, lastOwn(end.moves, seat));
  const { lines } = await tell(context, match, { since, to: match.rev }, end);
  return newestLines(lines, ROOM_ABOVE_A_TURN) || undefined;
}

async function recapOf(context: Context, seating: SeatedPerson): Promise<Answer> {
  const { match, seat } = seating;
  const words = context.words.history;
  const { presenter } = gameOf(context, match);
  const log = await context.table.moves(match.id, { since: 0, to: match.rev });
  const since = lastOwn(log, seat);
  const lines = linesSince(context, seating, log, since);
  const view = match.position.view(seat);
  const near = nearness(context, seating, log, since);
  const waits = (await missingSeats(context, match)).includes(seat);
  const head = since === 0 ? words.sinceTheDeal : words.since;
  const texts = lines.length > 0 ? [head, newestLines(lines, ROOM_FOR_LINES)] : [words.nothingSince];
  const open = presenter.open?.(view, namesOf(match, context.language)) ?? [];
  const sealed = await sealedBy(context, seating);
  const content = [
    ...texts,
    ...open,
    ...(sealed ? [sealed.text] : []),
    ...(near.length > 0 ? [words.near, ...near] : []),
    presenter.scores(view, namesOf(match, context.language)),
  ].join('\n');
  const board = { label: words.board, id: idOf(match.id, 'board') } as const;
  const logged = { label: words.log, id: idOf(match.id, 'log') } as const;
  return {
    content: fitted(content),
    rows: buttonRows([
      ...(waits ? openers(context, match, seat, 'main') : []),
      ...(sealed ? [chooseAgain(context, match)] : []),
      ...(await nudging(context, match, seat)),
      board,
      logged,
    ]),
  };
}

/** Shows what has happened since the person's last action. A person without a seat gets the newest page of the log. */
export async function recap(context: Context, visit: Visit, match: Match): Promise<Answer> {
  if (!match.dealt) return refused(context, { code: 'table/not-started', with: {} }, match);
  const seating = seatIn(context, match, visit);
  // All moves of a solo game are the person's own, so the whole log is shown.
  if (seating.ok && match.seats.length === 1) return logPage(context, match);
  if (seating.ok) return recapOf(context, seating.value);
  const { content, rows } = await logPage(context, match);
  const answer = say(`${context.words.history.strangers}\n${content}`.slice(0, MAX_CONTENT));
  return rows ? { ...answer, rows } : answer;
}

export const presses = matchHandlers({ recap: ({ context, visit, match }) => recap(context, visit, match) });
