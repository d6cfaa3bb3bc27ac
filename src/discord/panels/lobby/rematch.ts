import { ofGame } from '../../../core/contract/game.ts';
import type { RematchWish } from '../../../table/lobby/rematch.ts';
import type { Match } from '../../../table/match/types.ts';
import { askRematch } from '../../../table/seat-ways.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { idOf } from '../../buttons/custom-id.ts';
import { othersFor } from '../../buttons/match-buttons.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { furtherButtons } from '../../messages/final.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { matchHandlers } from '../handlers.ts';
import { saidThere, threadOf, wantsThread } from './opening.ts';

/** Shows more to do after an ended game: other games for the same people, the board, the log and the rules. */
function more(context: Context, match: Match): Answer {
  const title = `**${gameTitle(context, match.game)}**`;
  const others = match.status === 'over' && match.seats.length > 1 ? othersFor(context, match) : [];
  const games = others.map(
    (other): Button => ({
      label: gameTitle(context, other),
      id: idOf(match.id, 'rematch', other),
      style: 'main',
    }),
  );
  return {
    content: others.length > 0 ? `${title}\n${context.words.ending.whichOther}` : title,
    rows: [...buttonRows(games), ...buttonRows(furtherButtons(context, match))],
  };
}

type Thread = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly answer: Answer };

async function threadFor(
  context: Context,
  visit: Visit,
  ended: Match,
  wish: RematchWish,
): Promise<Thread | undefined> {
  if (!(await wantsThread(context, visit))) return undefined;
  const able = await context.table.rematchable(ended.id, wish);
  if (!able.ok) return { ok: false, answer: refused(context, able.refusal, ended) };
  if (able.value === undefined) return undefined;
  const { opener, game, seated = [] } = able.value;
  // The thread belongs to the asker's place, so its title leaves out people of other places.
  const others = seated.filter(({ id, place = 0 }) => id !== opener.id && place === (opener.place ?? 0));
  const id = await threadOf(context, ended, game, [opener, ...others]);
  return id === undefined ? { ok: false, answer: say(context.words.tables.noThread) } : { ok: true, id };
}

/**
 * Opens a table for the same people, in the channel of the ended game or in a thread.
 * @param other another game; absent: the same game
 */
async function rematch(context: Context, visit: Visit, ended: Match, other?: string): Promise<Answer> {
  if (other !== undefined && !ofGame(context.games, other)) return say(context.words.errors.strangeButton);
  const wish = { personId: visit.person.id, member: visit.member, other };
  const thread = await threadFor(context, visit, ended, wish);
  if (thread !== undefined && !thread.ok) return thread.answer;
  const asked = await askRematch(context.table, ended.id, visit.person, { ...wish, thread: thread?.id });
  if (!asked.ok) return refused(context, asked.refusal, ended);
  const { match, joined, refusal } = asked.value;
  if (refusal) return refused(context, refusal, match);
  if (thread?.id === match.channelId) return say(saidThere(context, match));
  const { lobby, tables } = context.words;
  if (match.status !== 'lobby') return say(tables.againSolo);
  return say(joined ? lobby.joined(match.seats.length, match.seatsWanted) : tables.again);
}

export const presses = matchHandlers({
  rematch: ({ context, visit, match, args: [game] }) => rematch(context, visit, match, game),
  another: ({ context, match }) => more(context, match),
});
