import type { Seat } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';
import { grammar } from '../../stage/language/grammar.ts';
import { STRENGTH_NAMES } from '../../stage/player-names.ts';
import type { Proposal } from '../../table/asking/asking.ts';
import type { Match, MotionKind } from '../../table/match/types.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { refused } from '../buttons/seat.ts';
import { nameAt } from '../context/people.ts';
import type { Room } from '../context/room.ts';
import type { Visit } from '../context/visit.ts';
import { reply, turnedDown } from '../messages/questions.ts';
import { noticeGone } from '../messages/reachable.ts';
import { type Answer, done, say, turnedAway } from '../ports/answer.ts';
import { matchHandlers, strange } from './handlers.ts';
import { liveHere } from './live-match.ts';

const noMatch = (room: Room): Answer => refused(room, { code: 'table/no-match', with: {} });

const WAYS = ['play-once', 'play-until-back'] as const;

/**
 * Lists possible stand-ins for a seat with their durations and strengths, a button for each, for people who may ask for one.
 */
function substitutes(room: Room, visit: Visit, match: Match, seat: Seat): Answer {
  const own = room.table.seatOf(match, visit.person.id);
  if (match.status !== 'running') return refused(room, { code: 'table/over', with: {} }, match);
  if (own === undefined) return refused(room, { code: 'table/not-seated', with: {} }, match);
  if (own === seat) return refused(room, { code: 'table/vote-own-seat', with: {} }, match);
  const { votes, players } = room.words;
  const strengths = room.table.strengths(match.game);
  const names = STRENGTH_NAMES[room.language];
  const rows = WAYS.map(way =>
    strengths.map(
      (strength): Button => ({
        label: grammar(room.language).labelled(votes.ways[way], names[strength]),
        id: { match: match.id, rev: null, verb: 'propose', args: [way, `${seat}`, strength] },
      }),
    ),
  );
  const does = strengths.map(strength => `- ${players.does[strength](`**${names[strength]}**`)}`);
  return {
    ...say([votes.whoPlays(`**${nameAt(match, seat, room.language)}**`), ...does].join('\n')),
    rows: rows.flatMap(buttonRows),
  };
}

async function put(room: Room, visit: Visit, match: Match, proposal: Proposal): Promise<Answer> {
  // A person who has left the server is absent from now on, not only from the next reminder.
  const { seat } = proposal;
  if (seat !== undefined && room.table.seatOf(match, visit.person.id) !== undefined)
    await noticeGone(room, match, [seat]);
  const asked = await room.table.questions.ask(match.id, visit.person.id, proposal);
  if (!asked.ok) return turnedDown(room, match, asked.refusal);
  const { carried, youAsked } = room.words.votes;
  return done(asked.value.done ? carried : youAsked);
}

/**
 * Opens a vote in the channel's game. @param personId holder of the seat that it is about; absent: no seat @param standIn
 * stand-in for that seat
 */
export async function proposeHere(
  room: Room,
  visit: Visit,
  kind: MotionKind,
  {
    personId,
    standIn,
  }: { readonly personId?: string | undefined; readonly standIn?: Strength | undefined } = {},
): Promise<Answer> {
  const match = await liveHere(room, visit);
  if (!match) return noMatch(room);
  if (personId === undefined) return put(room, visit, match, { kind });
  const seat = room.table.seatOf(match, personId);
  return seat === undefined
    ? refused(room, { code: 'table/not-at-table', with: {} }, match)
    : put(room, visit, match, { kind, seat, standIn });
}

/** Gives the person's seat back to them. @param pressed absent: the channel's game */
export async function comeBack(room: Room, visit: Visit, pressed?: Match): Promise<Answer> {
  const match = await liveHere(room, visit, pressed);
  if (!match) return noMatch(room);
  const back = await room.table.absence.back(match.id, visit.person.id);
  return back.ok ? done(room.words.seats.youAreBack) : turnedDown(room, match, back.refusal);
}

/** @param seat absent: the first that is on offer */
export async function takeSeat(room: Room, visit: Visit, pressed?: Match, seat?: Seat): Promise<Answer> {
  const match = await liveHere(room, visit, pressed);
  if (!match) return noMatch(room);
  const taken = await room.table.absence.take(match.id, visit.person, seat);
  return taken.ok ? done(room.words.seats.took) : turnedDown(room, match, taken.refusal);
}

/** Mentions the others who are awaited. */
export async function nudge(room: Room, visit: Visit, pressed?: Match): Promise<Answer> {
  const match = await liveHere(room, visit, pressed);
  if (!match) return noMatch(room);
  // A person who has left the server is not mentioned, and uses up no nudge.
  const waiting = await room.table.clock.waiting(match.id);
  await noticeGone(
    room,
    match,
    waiting.map(({ seat }) => seat),
  );
  const nudged = await room.table.clock.nudge(match.id, visit.person.id);
  if (!nudged.ok) return turnedDown(room, match, nudged.refusal);
  const { match: now, seats } = nudged.value;
  return done(room.words.calls.nudged(seats.map(seat => nameAt(now, seat, room.language))));
}

export const presses = matchHandlers(
  {
    nudge: ({ room, visit, match }) => nudge(room, visit, match),
    return: ({ room, visit, match }) => comeBack(room, visit, match),
    take: ({ room, visit, match, args: [seat] }) => takeSeat(room, visit, match, seat),
    propose: ({ room, visit, match, args: [kind, seat, standIn] }) =>
      put(room, visit, match, { kind, seat, standIn }),
    substitute: ({ room, visit, match, args: [seat] }) =>
      match.seats[seat] === undefined
        ? turnedAway(room.words.errors.strangeButton)
        : substitutes(room, visit, match, seat),
    agree: ({ room, visit, match, args: [request] }) => reply(room, visit, match, true, request),
    refuse: ({ room, visit, match, args: [request] }) => reply(room, visit, match, false, request),
    vote: ({ room, visit, match, args: [request, answer] }) =>
      reply(room, visit, match, answer === 'yes', request),
  },
  strange,
);
