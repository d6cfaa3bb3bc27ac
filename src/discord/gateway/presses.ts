import { isPrivate, type Match } from '../../table/match/types.ts';
import {
  type ButtonVerb,
  type CustomId,
  type IdShape,
  readArgs,
  readRev,
  SHAPES,
  writeId,
} from '../buttons/custom-id.ts';
import type { Meanwhile } from '../context/command.ts';
import { type Context, contextIn } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import { presses as deals, goOnAlone } from '../panels/contests/deal.ts';
import { presses as duplicates } from '../panels/contests/duplicate.ts';
import { presses as leagues } from '../panels/contests/league.ts';
import { presses as games } from '../panels/games-command/press.ts';
import type { Handlers, Press } from '../panels/handlers.ts';
import { presses as hint } from '../panels/hint/hint.ts';
import { presses as review } from '../panels/hint/review.ts';
import { presses as arranging } from '../panels/lobby/arranging.ts';
import { presses as lobby } from '../panels/lobby/lobby.ts';
import { presses as opening } from '../panels/lobby/opening.ts';
import { presses as players } from '../panels/lobby/players.ts';
import { presses as rematch } from '../panels/lobby/rematch.ts';
import { presses as board } from '../panels/look/board.ts';
import { presses as gameLog } from '../panels/look/game-log.ts';
import { presses as recap } from '../panels/look/recap.ts';
import { presses as rules } from '../panels/look/rules.ts';
import { presses as share } from '../panels/look/share.ts';
import { presses as watch } from '../panels/look/watch.ts';
import { presses as nudge } from '../panels/nudge.ts';
import { presses as cancelling } from '../panels/requests/cancel.ts';
import { presses as game } from '../panels/requests/game.ts';
import { presses as seats } from '../panels/requests/seats.ts';
import { presses as undo } from '../panels/requests/undo.ts';
import { presses as orderPages } from '../panels/standing-orders.ts';
import { presses as commit } from '../panels/turn/commit.ts';
import { presses as picking } from '../panels/turn/picking.ts';
import { type Answer, turnedAway } from '../ports/answer.ts';
import { mayPress } from './may-press.ts';

const HANDLERS: Handlers<ButtonVerb> = {
  ...cancelling,
  ...commit,
  ...deals,
  ...duplicates,
  ...arranging,
  ...game,
  ...gameLog,
  ...games,
  ...board,
  ...hint,
  ...leagues,
  ...lobby,
  ...nudge,
  ...opening,
  ...orderPages,
  ...picking,
  ...players,
  ...recap,
  ...rematch,
  ...review,
  ...rules,
  ...seats,
  ...share,
  ...undo,
  ...watch,
};

/**
 * Milliseconds within which the same press counts as a repetition. A double click is much shorter. A person who presses again
 * on purpose takes longer.
 */
const JUST_MS = 10_000;

interface Done {
  readonly id: string;
  readonly at: number;
  readonly answer: Answer;
  readonly place: string;
}

/** Describes the state of a match: its revision, the seats of the given people and its open requests. */
async function placeOf(
  { table }: Context,
  match: Match | undefined,
  people: readonly string[],
): Promise<string> {
  if (!match) return '';
  const { id, status, rev, pausedAt, seats } = match;
  const own = seats.filter(seat => people.includes(seat.id)).map(seat => [seat.id, seat.state, seat.gone]);
  const open = (await table.requests.open(id)).map(request => request.id);
  return JSON.stringify([status, rev, pausedAt, own, open]);
}

/**
 * Finds the handler of each press. While the match is unchanged, the second press of a double click gets the answer to the
 * first.
 */
export class Presses {
  readonly #done = new Map<string, Done>();

  /** Handles the use of a button or a select. The database and the presser decide the seat, never the custom id (law 3). */
  async press(
    context: Context,
    visit: Visit,
    id: CustomId,
    chosen: readonly string[] = [],
    meanwhile: Meanwhile = async () => {},
  ): Promise<Answer> {
    const shape: IdShape = SHAPES[id.verb];
    const match = shape.of === 'match' ? await context.table.get(id.match) : undefined;
    const here = match ? contextIn(context, context.language, match.game) : context;
    const work = () => handled({ context: here, visit, id, match, chosen, meanwhile }, id.verb);
    if (!shape.repeats) return work();
    const key = `${visit.person.id}/${id.match}`;
    const written = writeId(id);
    const people = [visit.person.id, ...id.args];
    this.#forget(context.now());
    const before = this.#done.get(key);
    if (before?.id === written && before.place === (await placeOf(context, match, people)))
      return before.answer;
    const answer = await work();
    if (!answer.done) return answer;
    const { aloud: _, ...again } = answer;
    const place = await placeOf(context, await context.table.get(id.match), people);
    this.#done.delete(key);
    this.#done.set(key, { id: written, at: context.now(), answer: again, place });
    return answer;
  }

  #forget(now: number): void {
    for (const [key, { at }] of this.#done) {
      if (at <= now && now < at + JUST_MS) return;
      this.#done.delete(key);
    }
  }
}

async function handled<V extends ButtonVerb>(
  pressed: Omit<Press<V>, 'rev' | 'args'>,
  verb: V,
): Promise<Answer> {
  const { context, visit, match, id } = pressed;
  if (match && !(await mayPress({ context, visit, match, verb })))
    return turnedAway(context.words.fair.elsewhere);
  const args = readArgs(verb, id.args);
  const rev = readRev(verb, id.rev);
  if (args === undefined || rev === undefined) return turnedAway(context.words.errors.strangeButton);
  const press: Press<V> = { ...pressed, args, rev };
  const answer = await HANDLERS[verb](press);
  return match && isPrivate(match) ? goOnAlone(press, answer) : answer;
}
