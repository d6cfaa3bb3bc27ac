import { type LogEnd, takenBack, takenBackRevs } from '../../table/play/log.ts';
import type { Match, Move } from '../../table/types.ts';
import { nameAt, namesOf, publicEvents } from '../people.ts';
import { gameOf, type Room } from '../room.ts';

interface Span {
  readonly since: number;
  readonly to: number;
}

export interface ToldMoves {
  /** Lines of markdown; what was taken back is struck through. */
  readonly lines: readonly string[];
  /** Events that stand. */
  readonly events: readonly unknown[];
}

/** What somebody hears of a move in one line; in several where the game tells it no shorter. */
export function briefly(room: Room, match: Match, events: readonly unknown[]): readonly string[] {
  const { presenter } = gameOf(room, match);
  const names = namesOf(match, room.language);
  if (!presenter.brief) return presenter.story(events, names);
  const told = presenter.brief(events, names);
  return told === undefined ? [] : [told];
}

/** What everybody may hear of some moves. @param whole all of it, not a line a move */
export const publicStory = (
  room: Room,
  match: Match,
  moves: readonly Move[],
  whole = false,
): readonly string[] =>
  moves.flatMap(move => {
    const events = publicEvents([move]);
    const told = whole
      ? gameOf(room, match).presenter.story(events, namesOf(match, room.language))
      : briefly(room, match, events);
    const { playedFor, byOrder } = room.words.history;
    if (move.by !== 'stand-in' && move.by !== 'order') return told;
    const note = move.by === 'order' ? byOrder : playedFor(nameAt(match, move.seat, room.language));
    return told.map((line, index) => (index === 0 ? `${line} ${note}` : line));
  });

/**
 * The story of some revisions: an action that was taken back within them is told once, struck through.
 * @param end of the log, where it was read already
 */
export async function tell(room: Room, match: Match, { since, to }: Span, end?: LogEnd): Promise<ToldMoves> {
  const read = end ?? { since, moves: await room.table.moves(match.id, { since, to }) };
  const span = read.moves.filter(({ rev }) => since < rev && rev <= to);
  const restored = Math.min(since, ...span.flatMap(({ restores }) => restores ?? []));
  const log = restored < read.since ? await room.table.moves(match.id, { since: restored, to }) : read.moves;
  const gone = takenBackRevs(log, span);
  const stands = span.filter(move => move.restores === null && !gone.has(move.rev));
  const lines = span.flatMap(move => {
    if (gone.has(move.rev)) return [];
    if (move.restores === null) return publicStory(room, match, [move]);
    return takenBackLines(room, match, move, takenBack(log, move));
  });
  return { lines, events: publicEvents(stands) };
}

function takenBackLines(room: Room, match: Match, undo: Move, undone: readonly Move[]): readonly string[] {
  const struck = publicStory(room, match, undone).map(line => `~~${line}~~`);
  const head = room.words.board.tookBack(`**${nameAt(match, undo.seat, room.language)}**`);
  return struck.length === 1 ? [`${head} ${struck.join('')}`] : [head, ...struck];
}

/** After the end, how many hints were asked for; undefined where there were none. */
export async function hintsUsed(room: Room, match: Match): Promise<string | undefined> {
  if (match.status === 'running' || !match.dealt) return undefined;
  const { hints } = room.words;
  const used = [...(await room.table.hints.used(match.id))];
  const [first] = used;
  if (!first) return undefined;
  const told =
    match.seats.length === 1
      ? hints.used(first[1])
      : hints.usedBy(
          used.map(([seat, count]) => ({ person: nameAt(match, seat, room.language), hints: count })),
        );
  return `-# ${told}`;
}

/** Said where a score is told. */
export const practised = ({ words }: Room, match: Match): string | undefined =>
  match.practised && match.status !== 'running' ? `-# ${words.board.practised}` : undefined;
