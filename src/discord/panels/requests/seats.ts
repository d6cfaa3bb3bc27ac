import type { Seat } from '../../../core/contract/game.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import { STRENGTH_NAMES } from '../../../presentation/text/names.ts';
import type { Match } from '../../../table/match/types.ts';
import type { Proposal } from '../../../table/requests/voting.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { idOf } from '../../buttons/custom-id.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, nameAt } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { recordDepartures } from '../../messages/reachable.ts';
import { reply, turnedDown } from '../../messages/requests.ts';
import { type Answer, done, say, turnedAway } from '../../ports/answer.ts';
import { matchHandlers } from '../handlers.ts';

const WAYS = ['play-once', 'play-until-back'] as const;

/**
 * Shows the possible stand-ins for a seat, with a button for each duration and strength. Refuses people who may not ask for a
 * stand-in.
 */
function substitutes(context: Context, visit: Visit, match: Match, seat: Seat): Answer {
  const own = context.table.seatOf(match, visit.person.id);
  if (match.status !== 'running') return refused(context, { code: 'table/over', with: {} }, match);
  if (own === undefined) return refused(context, { code: 'table/not-seated', with: {} }, match);
  if (own === seat) return refused(context, { code: 'table/vote-own-seat', with: {} }, match);
  const { votes, players } = context.words;
  const strengths = context.table.strengths(match.game);
  const names = STRENGTH_NAMES[context.language];
  // A game without bots has only the stand-in with which the table was opened.
  const chosen = strengths.length > 0 ? strengths : [undefined];
  const rows = WAYS.map(way =>
    chosen.map(
      (strength): Button => ({
        label: strength
          ? grammar(context.language).labelled(votes.ways[way], names[strength])
          : votes.ways[way],
        id: idOf(match.id, 'propose', way, `${seat}`, ...(strength ? [strength] : [])),
      }),
    ),
  );
  const does = strengths.map(strength => `- ${players.does[strength](`**${names[strength]}**`)}`);
  return {
    ...say([votes.whoPlays(nameAt(match, seat, context.language)), ...does].join('\n')),
    rows: rows.flatMap(buttonRows),
  };
}

async function put(context: Context, visit: Visit, match: Match, proposal: Proposal): Promise<Answer> {
  // A person who has left the server is marked as gone now, without waiting for the next reminder.
  const { seat } = proposal;
  if (seat !== undefined && context.table.seatOf(match, visit.person.id) !== undefined)
    await recordDepartures(context, match, [seat]);
  const asked = await context.table.requests.ask(match.id, visit.person.id, proposal);
  if (!asked.ok) return turnedDown(context, match, asked.refusal);
  const { carried, youAsked } = context.words.votes;
  return done(asked.value.done ? carried : youAsked);
}

async function comeBack(context: Context, visit: Visit, match: Match): Promise<Answer> {
  const back = await context.table.seatChanges.back(match.id, visit.person.id);
  return back.ok ? done(context.words.seats.youAreBack) : turnedDown(context, match, back.refusal);
}

/** Takes a seat that is on offer. @param seat the seat; absent: the first that is on offer */
async function takeSeat(context: Context, visit: Visit, match: Match, seat?: Seat): Promise<Answer> {
  const taken = await context.table.seatChanges.take(match.id, visit.person, seat);
  return taken.ok ? done(context.words.seats.took) : turnedDown(context, match, taken.refusal);
}

export const presses = matchHandlers({
  return: ({ context, visit, match }) => comeBack(context, visit, match),
  take: ({ context, visit, match, args: [seat] }) => takeSeat(context, visit, match, seat),
  propose: ({ context, visit, match, args: [kind, seat, standIn] }) =>
    put(context, visit, match, { kind, seat, standIn }),
  substitute: ({ context, visit, match, args: [seat] }) =>
    match.seats[seat] === undefined
      ? turnedAway(context.words.errors.strangeButton)
      : substitutes(context, visit, match, seat),
  agree: ({ context, visit, match, args: [request] }) => reply(context, visit, match, true, request),
  refuse: ({ context, visit, match, args: [request] }) => reply(context, visit, match, false, request),
  vote: ({ context, visit, match, args: [request, answer] }) =>
    reply(context, visit, match, answer === 'yes', request),
});
