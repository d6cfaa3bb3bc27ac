import { isEdited, isPerson, isPersonAt } from '../../core/contract/player.ts';
import type { Refusal } from '../../core/contract/result.ts';
import { briefLines } from '../../presentation/presenter/presenter.ts';
import { isLive } from '../../table/match/live-clock.ts';
import { type LogEnd, publicEvents, takenBack, takenBackRevs } from '../../table/match/log.ts';
import type { Match, Move } from '../../table/match/types.ts';
import {
  boldAt,
  type Context,
  decidersAt,
  gameOf,
  mentionAt,
  nameAt,
  namesOf,
  newestLines,
} from '../context/context.ts';
import { when } from '../words/figures.ts';
import { PEOPLE_WORDS } from '../words/index.ts';

/** Seats that must make a choice, in two lists: the seats of people, and the seats of bots. */
export interface Undecided {
  readonly people: readonly number[];
  /** Seats for which a bot is thinking. */
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

/** Describes how the game ended early. Undefined where the game goes on, or where it ended in another way. */
export function ending(context: Context, match: Match): string | undefined {
  const { beside } = context.words;
  if (match.status === 'cancelled') return `**${beside.cancelled}**`;
  if (match.endedBy !== 'resignation') return undefined;
  const winners = context.table.winners(match).map(seat => boldAt(match, seat, context.language));
  return match.seats.length === 1 ? `**${beside.givenUp}**` : beside.lastOnes(winners);
}

export const thinkingAt = ({ words, language }: Context, match: Match, seats: readonly number[]): string =>
  words.players.thinking(
    seats.map(seat => {
      const name = nameAt(match, seat, language);
      return isPersonAt(match, seat) ? words.players.for(name) : name;
    }),
  );

/**
 * Returns a line about the seats that have chosen, the awaited seats with their decisions, and the thinking bots.
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
    const endWords = { resigned: board.resigned, outOfTime: live.lost, left: board.hasLeft };
    return endWords[match.seats[seat]?.end ?? 'resigned'](boldAt(match, seat, context.language));
  });

/** Names the people who have voted to call the game off, and how many people may vote. Undefined without votes. */
export async function cancelVotes(context: Context, match: Match): Promise<string | undefined> {
  const votes = await context.table.cancellation(match);
  if (!votes) return undefined;
  const names = votes.agreed.map(seat => nameAt(match, seat, context.language));
  return `-# ${context.words.beside.wouldCancel(names, names.length, votes.asked)}`;
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

/** Returns the greeting of a live game, which mentions its people. */
export const liveBegins = (context: Context, match: Match): string =>
  context.words.live.begins(
    match.seats.filter(isPerson).map(({ seat }) => mentionAt(match, seat, context.language)),
  );

interface Span {
  readonly since: number;
  readonly to: number;
}

export interface ReportedMoves {
  /** Lines of markdown about the moves. Undone actions are struck through. */
  readonly lines: readonly string[];
  /** Events of the moves, without those of undone actions. */
  readonly events: readonly unknown[];
}

export const briefly = (context: Context, match: Match, events: readonly unknown[]): readonly string[] =>
  briefLines(gameOf(context, match).presenter, events, namesOf(match, context.language));

/**
 * Notes in brackets that a standing order (a decision made in advance) or a stand-in made the move. Undefined for any other
 * move.
 */
function noteOf({ words }: Context, { by }: Move): string | undefined {
  if (by === 'order') return words.history.byOrder;
  return by === 'stand-in' ? words.history.playedFor : undefined;
}

/** Splits moves into rows. Two neighbouring moves are in the same row where `alike` returns true. */
export function inRows(moves: readonly Move[], alike: (one: Move, next: Move) => boolean): readonly Move[][] {
  const rows: Move[][] = [];
  for (const move of moves) {
    const last = rows.at(-1);
    const before = last?.at(-1);
    if (last && before && alike(before, move)) last.push(move);
    else rows.push([move]);
  }
  return rows;
}

export const wholeStory = (context: Context, match: Match, move: Move): readonly string[] =>
  noted(
    gameOf(context, match).presenter.story(publicEvents([move]), namesOf(match, context.language)),
    noteOf(context, move),
  );

const noted = (lines: readonly string[], note: string | undefined): readonly string[] =>
  lines.map((line, index) => (index === 0 && note !== undefined ? `${line} ${note}` : line));

/** Describes the public events of some moves, each turn in one or two lines where the game can do so. */
export function publicStory(context: Context, match: Match, moves: readonly Move[]): readonly string[] {
  const short = gameOf(context, match).presenter.brief !== undefined;
  const note = (move: Move) => noteOf(context, move);
  return inRows(moves, one => short && !one.endsTurn).flatMap(turn => {
    const lines = inRows(turn, (one, next) => note(one) === note(next)).flatMap(row =>
      row[0] ? noted(briefly(context, match, publicEvents(row)), note(row[0])) : [],
    );
    return short && lines.length > 0 ? lines.join(' ').split('\n') : lines;
  });
}

/**
 * Returns the revision after which a message's description of events begins. An edited message describes the last turn that
 * each person has ended, and all later moves.
 * @param since revision after which the description began when the message was posted
 */
export function storyBegins(match: Match, since: number, { since: read, moves }: LogEnd): number {
  if (!isEdited(match)) return since;
  const turns = inRows(moves, one => !one.endsTurn);
  // The end of the log may begin within a turn. Incident: "reveals 7 cards" became "reveals 2 cards" after the next presses.
  const whole = read > 0 && turns.length > 1 ? turns.slice(1) : turns;
  const first = whole[0]?.[0]?.rev ?? read + 1;
  const ended = whole.filter(turn => turn.at(-1)?.endsTurn);
  const begin = ({ seat }: { readonly seat: number | null }): number =>
    (ended.findLast(([move]) => move?.seat === seat)?.[0]?.rev ?? first) - 1;
  const here = match.seats.filter(
    ({ seat, resigned }) => seat !== null && !resigned && isPersonAt(match, seat),
  );
  return here.length === 0 ? since : Math.max(since, Math.min(...here.map(begin)));
}

/**
 * Describes the moves after revision `since` up to revision `to`. An action that was undone between these revisions appears
 * once, struck through.
 * @param end end of the log, where the caller has read it already
 */
export async function tell(
  context: Context,
  match: Match,
  { since, to }: Span,
  end?: LogEnd,
): Promise<ReportedMoves> {
  const read = end ?? { since, moves: await context.table.moves(match.id, { since, to }) };
  const span = read.moves.filter(({ rev }) => since < rev && rev <= to);
  const restored = Math.min(since, ...span.flatMap(({ restores }) => restores ?? []));
  const log =
    restored < read.since ? await context.table.moves(match.id, { since: restored, to }) : read.moves;
  const gone = takenBackRevs(log, span);
  const stands = span.filter(move => move.restores === null && !gone.has(move.rev));
  const reported = span.filter(({ rev }) => !gone.has(rev));
  const isUndo = ({ restores }: Move): boolean => restores !== null;
  const lines = inRows(reported, (one, next) => !isUndo(one) && !isUndo(next)).flatMap(moves => {
    const [undo] = moves.filter(isUndo);
    return undo
      ? takenBackLines(context, match, undo, takenBack(log, undo))
      : publicStory(context, match, moves);
  });
  return { lines, events: publicEvents(stands) };
}

function takenBackLines(
  context: Context,
  match: Match,
  undo: Move,
  undone: readonly Move[],
): readonly string[] {
  const struck = publicStory(context, match, undone).map(line => `~~${line}~~`);
  const head = context.words.board.tookBack(boldAt(match, undo.seat, context.language));
  return struck.length === 1 ? [`${head} ${struck.join('')}`] : [head, ...struck];
}

/** Counts the used hints, once the game has ended. Undefined before its end, or if no hints were used. */
export async function hintsUsed(context: Context, match: Match): Promise<string | undefined> {
  if (match.status === 'running' || !match.dealt) return undefined;
  const { hints } = context.words;
  const used = [...(await context.table.hints.used(match.id))];
  const [first] = used;
  if (!first) return undefined;
  const text =
    match.seats.length === 1
      ? hints.used(first[1])
      : hints.usedBy(
          used.map(([seat, count]) => hints.usedByOne(nameAt(match, seat, context.language), count)),
        );
  return `-# ${text}`;
}

/** Lists the phrases that people at other places have sent, for the match's message. */
export async function phrases({ table, language }: Context, match: Match): Promise<readonly string[]> {
  const { say } = PEOPLE_WORDS[language];
  return (await table.phrases.shown(match)).map(({ seat, phrase }) =>
    say.line(boldAt(match, seat, language), say.phrases[phrase]),
  );
}

/** Notes that the score is practice, once the game has ended. Undefined before its end, or if the score counts. */
export const practised = ({ words }: Context, match: Match): string | undefined =>
  match.practised && match.status !== 'running' ? `-# ${words.board.practised}` : undefined;

/**
 * Describes the moves between a person's command and its arrival at the bot, in at most 1,000 characters. Empty where such
 * moves are not the reason of the refusal.
 */
export async function meanwhile(
  context: Context,
  match: Match,
  { code, with: { seen } }: Refusal,
): Promise<readonly string[]> {
  if (code !== 'table/late' || typeof seen !== 'number') return [];
  const { lines } = await tell(context, match, { since: seen, to: match.rev });
  return [newestLines(lines, 1_000)].filter(Boolean);
}
