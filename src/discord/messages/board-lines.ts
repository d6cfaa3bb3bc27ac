import { isPerson, isPersonAt } from '../../core/player.ts';
import { isLive } from '../../table/match/live-clock.ts';
import type { Match } from '../../table/match/types.ts';
import { boldAt, type Context, decidersAt, gameOf, mentionAt, nameAt } from '../context/context.ts';
import { when } from '../words/figures.ts';
import { PEOPLE_WORDS } from '../words/index.ts';

/** Seats that must make a choice, in two lists: the seats of people, and the seats of bots. */
export interface Undecided {
  readonly people: readonly number[];
  /** Seats of bots that are thinking. */
  readonly players: readonly number[];
}

export const NOBODY: Undecided = { people: [], players: [] };

export async function undecidedSeats(context: Context, match: Match): Promise<Undecided> {
  const seats = (await context.table.awaited(match)).filter(seat => !match.seats[seat]?.resigned);
  const people = decidersAt(match, seats);
  return { people, players: seats.filter(seat => !people.includes(seat)) };
}

export const missingSeats = async (context: Context, match: Match): Promise<readonly number[]> =>
  (await undecidedSeats(context, match)).people;

/** Describes how the game ended early. Undefined where its rules ended it. */
export function ending(context: Context, match: Match): string | undefined {
  const { board } = context.words;
  if (match.status === 'cancelled') return `**${board.cancelled}**`;
  if (match.endedBy !== 'resignation') return undefined;
  const winners = context.table.winners(match).map(seat => boldAt(match, seat, context.language));
  return match.seats.length === 1 ? `**${board.givenUp}**` : board.lastOnes(winners);
}

export const thinkingAt = ({ words, language }: Context, match: Match, seats: readonly number[]): string =>
  words.players.thinking(
    seats.map(seat => {
      const name = nameAt(match, seat, language);
      return isPersonAt(match, seat) ? words.players.for(name) : name;
    }),
  );

/**
 * Says which seats have chosen, which are awaited and for what, and which bots are thinking.
 * @param people names of the awaited people
 */
export function waiting(
  context: Context,
  match: Match,
  undecided: Undecided,
  people: readonly string[] = undecided.people.map(seat => nameAt(match, seat, context.language)),
): string {
  const { people: seats, players } = undecided;
  const { presenter } = gameOf(context, match);
  const { board } = context.words;
  const { toAct } = match.position;
  const chosen = toAct.filter(seat => ![...seats, ...players].includes(seat) && !match.seats[seat]?.resigned);
  const kinds = seats.flatMap(seat => match.position.openers(seat)).map(([, value]) => value);
  const what = presenter.awaits(match.position.view('table'), [...new Set(kinds)]);
  return [
    ...(chosen.length > 0 ? [board.chosen(chosen.map(seat => nameAt(match, seat, context.language)))] : []),
    ...(people.length > 0 ? [board.awaited(people, what)] : []),
    ...(players.length > 0 ? [thinkingAt(context, match, players)] : []),
  ].join(' ');
}

export const resignations = (context: Context, match: Match, seats: readonly number[]): readonly string[] =>
  seats.map(seat => {
    const { board, live } = context.words;
    const lost = match.seats[seat]?.outOfTime ? live.lost : board.resigned;
    return lost(boldAt(match, seat, context.language));
  });

/** Says which people have voted to call the game off, and how many people may vote. Undefined without votes. */
export async function cancelVotes(context: Context, match: Match): Promise<string | undefined> {
  if (match.status !== 'running' || !match.voted) return undefined;
  const voters = await context.table.cancelVotes(match.id);
  if (voters.length === 0) return undefined;
  const ids = (await context.table.cancelAsks(match.id)).asked;
  const asked = match.seats.filter(({ id }) => ids.includes(id));
  const agreed = asked.filter(seat => voters.includes(seat.id));
  if (agreed.length === 0) return undefined;
  const names = agreed.map(seat => nameAt(match, seat.seat, context.language));
  return `-# ${context.words.board.wouldCancel(names, agreed.length, asked.length)}`;
}

export const watched = (context: Context, { status, watchers }: Match): string | undefined =>
  status === 'running' && watchers > 0
    ? `-# ${PEOPLE_WORDS[context.language].watch.watchers(watchers)}`
    : undefined;

/** Writes milliseconds as minutes and seconds: 4:05. */
const minutes = (ms: number): string => {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Writes a line for each running clock of a live game. Empty in other games. */
export async function clockLines(context: Context, match: Match): Promise<readonly string[]> {
  if (!isLive(match) || match.status !== 'running') return [];
  const { live } = context.words;
  return (await context.table.waiting(match.id)).flatMap(({ seat, clock }) => {
    if (!clock) return [];
    const name = boldAt(match, seat, context.language);
    const { minuteEnds, losesAt, reserve } = clock;
    const isOver = minuteEnds <= context.now();
    return isOver
      ? live.reserve(name, when(losesAt))
      : live.minute(name, when(minuteEnds), minutes(reserve), when(losesAt));
  });
}

/** Greets the people of a live game, who are pinged only this once. */
export const liveBegins = (context: Context, match: Match): string =>
  context.words.live.begins(
    match.seats.filter(isPerson).map(({ seat }) => mentionAt(match, seat, context.language)),
  );
