import type { StoredMessage } from 'local-discord';
import { visibleEvents } from '../../src/core/contract/game.ts';
import { isPersonAt } from '../../src/core/contract/player.ts';
import { nameAt, namesOf } from '../../src/discord/context/context.ts';
import { spokenIn } from '../../src/discord/words/index.ts';
import { presenters } from '../../src/games/presenters.ts';
import type { Match, Move } from '../../src/table/match/types.ts';
import { boardOf } from './board-versions.ts';

export type Read = Pick<StoredMessage, 'content' | 'createdAt' | 'deletedAt'> & {
  readonly attachments: readonly { readonly filename: string }[];
};

export interface Hearing {
  readonly faults: readonly string[];
  readonly unjudged: readonly string[];
}

const LANGUAGE = 'en';
const { words: WORDS } = spokenIn(LANGUAGE, ['porto'], ['porto']);
const LEFT_OUT = '…';

/** The first revision of each revision's turn, by revision. A revision without an entry is a turn of its own. */
type Turns = readonly number[];

function inRows(moves: readonly Move[], isNext: (one: Move, next: Move) => boolean): readonly Move[][] {
  const rows: Move[][] = [];
  for (const move of moves) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row && before && isNext(before, move)) row.push(move);
    else rows.push([move]);
  }
  return rows;
}

/**
 * Returns the public lines about consecutive actions. The trial builds these lines itself: only the words for events come from
 * the bot.
 */
function linesOf(match: Match, moves: readonly Move[], turns: Turns): readonly string[] {
  const presenter = presenters[match.game]?.(LANGUAGE);
  if (!presenter) throw new Error(`no words for ${match.game}`);
  const { brief } = presenter;
  const names = namesOf(match, LANGUAGE);
  const { playedFor, byOrder } = WORDS.history;
  const noteOf = ({ by }: Move): string => {
    if (by === 'order') return ` ${byOrder}`;
    return by === 'stand-in' ? ` ${playedFor}` : '';
  };
  const tell = (row: readonly Move[]): readonly string[] => {
    const events = row.flatMap(({ events }) => visibleEvents(events, 'table'));
    const lines = brief ? [brief(events, names) ?? []].flat() : presenter.story(events, names);
    return lines.map((line, index) => (index === 0 && row[0] ? `${line}${noteOf(row[0])}` : line));
  };
  if (!brief) return moves.flatMap(move => tell([move]));
  const goesOn = ({ rev }: Move): boolean => (turns[rev] ?? rev) < rev;
  return inRows(moves, goesOn).flatMap(turn => {
    const reported = inRows(turn, (one, next) => noteOf(one) === noteOf(next)).flatMap(tell);
    return reported.length > 0 ? [reported.join(' ')] : [];
  });
}

function undone(log: readonly Move[]): ReadonlyMap<number, readonly Move[]> {
  const found = new Map<number, readonly Move[]>();
  let standing: Move[] = [];
  for (const move of log) {
    const { restores } = move;
    if (restores === null) {
      standing.push(move);
      continue;
    }
    found.set(
      move.rev,
      standing.filter(({ rev }) => rev > restores),
    );
    standing = standing.filter(({ rev }) => rev <= restores);
  }
  return found;
}

/**
 * Returns the lines about all moves between two revisions. Each turn has a line, and each undo quotes the moves that it took
 * back. A move that was undone within the span appears only in the undo's line.
 */
function storyOf(match: Match, log: readonly Move[], turns: Turns, since: number, to: number) {
  const taken = undone(log);
  const span = log.filter(({ rev }) => rev > since && rev <= to);
  const undoneMoves = new Set(span.flatMap(({ rev }) => taken.get(rev) ?? []));
  const isUndo = ({ rev }: Move): boolean => taken.has(rev);
  const reported = span.filter(move => !undoneMoves.has(move));
  return inRows(reported, (one, next) => !isUndo(one) && !isUndo(next)).flatMap(moves => {
    const [undo] = moves.filter(isUndo);
    if (!undo) return linesOf(match, moves, turns);
    const head = WORDS.board.tookBack(`**${nameAt(match, undo.seat, LANGUAGE)}**`);
    const struck = linesOf(match, taken.get(undo.rev) ?? [], turns).map(line => `~~${line}~~`);
    return struck.length === 1 ? [`${head} ${struck[0]}`] : [head, ...struck];
  });
}

const split = (lines: readonly string[]): readonly string[] => lines.flatMap(line => line.split('\n'));

const known = new WeakMap<readonly Move[], ReadonlySet<string>>();

function sayable(match: Match, log: readonly Move[], turns: Turns): ReadonlySet<string> {
  const said = known.get(log) ?? allLines(match, log, turns);
  known.set(log, said);
  return said;
}

function allLines(match: Match, log: readonly Move[], turns: Turns): ReadonlySet<string> {
  const actions = log.filter(({ restores }) => restores === null);
  const parts = inRows(actions, ({ rev }) => (turns[rev] ?? rev) < rev).flatMap(turn =>
    turn.flatMap((_, from) => turn.slice(from).map((_each, more) => turn.slice(from, from + more + 1))),
  );
  const reported = parts.flatMap(part => linesOf(match, part, turns));
  const undos = [...undone(log).keys()].flatMap(rev => storyOf(match, log, turns, rev - 1, rev));
  return new Set(split([...reported, ...reported.map(line => `~~${line}~~`), ...undos]));
}

/** Returns the lines of a message's text that report actions. */
export function reportedLines(
  match: Match,
  log: readonly Move[],
  content: string,
  turns: Turns = [],
): readonly string[] {
  const all = sayable(match, log, turns);
  return content.split('\n').filter(line => all.has(line));
}

function agrees(content: string, wanted: readonly string[], all: ReadonlySet<string>): boolean {
  const lines = content.split('\n');
  const reported = lines.filter(line => all.has(line) || wanted.includes(line));
  if (reported.length > wanted.length) return false;
  const end = lines[0] === LEFT_OUT ? wanted.slice(wanted.length - reported.length) : wanted;
  return reported.join('\n') === end.join('\n');
}

const saysNothing = (content: string, all: ReadonlySet<string>): boolean => {
  const [first, ...lines] = content.split('\n');
  return first === LEFT_OUT && !lines.some(line => all.has(line));
};

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

const revisionOf = ({ attachments }: Read): number => boardOf(attachments[0]?.filename)?.rev ?? Number.NaN;

/**
 * Checks that boards report each action once and in order, and each undo with its moves. Each board must continue where the
 * last board ended. After a deletion, the next board may repeat the deleted lines.
 * @param boards messages with a board of this game, oldest first, deleted ones too
 * @param loosely true: a picture may be newer than its text. If another person requests a board, the newest picture replaces
 * one that waits to be drawn (src/discord/context/pictures.ts).
 */
export function judgeBoards(
  match: Match,
  log: readonly Move[],
  boards: readonly Read[],
  turns: Turns = [],
  loosely = false,
): Hearing {
  const unjudged: string[] = [];
  const all = sayable(match, log, turns);
  const story = (since: number, to: number) => split(storyOf(match, log, turns, since, to));
  /** Revisions at which the text of each board may end. The first entry stands for the time before the first board. */
  const endsOfBoards: (readonly number[])[] = [[0]];
  for (const [index, board] of boards.entries()) {
    const to = revisionOf(board);
    const gone = boards
      .slice(0, index)
      .findLastIndex(({ deletedAt }) => (deletedAt ?? Number.POSITIVE_INFINITY) > board.createdAt);
    const [before = [], ...lost] = endsOfBoards.slice(gone + 1);
    // The board's text begins where the last board ended. If later boards were deleted, the text may begin anywhere in the part
    // that they reported.
    const upTo = Math.max(...lost.flat());
    const starts = lost.length === 0 ? before : range(Math.min(...before), upTo);
    // A board's text ends at the start of its turn or at its own revision, and the next board continues from there. A board that
    // begins in the middle of a turn, since a seat ended there, may end where it begins.
    const turn = turns[to] ?? to;
    const may = loosely
      ? range(Math.min(...starts), to)
      : [...new Set([turn, to, ...starts.filter(since => since > turn && since <= to)])];
    const ends = may.filter(end =>
      starts.some(since => since <= end && agrees(board.content, story(since, end), all)),
    );
    endsOfBoards.push(ends);
    if (saysNothing(board.content, all)) {
      unjudged.push('no room for a single line');
      endsOfBoards[index + 1] = [to];
    } else if (ends.length === 0) {
      const wanted = JSON.stringify(starts.map(since => story(since, to)));
      const said = JSON.stringify(board.content);
      return { faults: [`${match.id}, board ${to}: reported ${said}; at most ${wanted}`], unjudged };
    }
  }
  const last = endsOfBoards.at(-1) ?? [0];
  const unreported = last.includes(match.rev) ? [] : story(Math.max(...last), match.rev);
  // A parked game reports these lines when its channel opens again.
  const isLost = unreported.length > 0 && match.parkedAt === null;
  return { faults: isLost ? [`${match.id}: never reported: ${JSON.stringify(unreported)}`] : [], unjudged };
}

/** Text of a message in a game with a single person, as posted or after an edit. */
export interface Saying {
  readonly messageId: string;
  readonly rev: number;
  readonly content: string;
}

/**
 * Checks the messages of a game with a single person, which shows one message at a time. The message reports that person's last
 * finished turn and everything after it. The report of a new message may begin later, but not after the revision at which the
 * message was first posted.
 * @param sayings oldest first
 */
export function judgeSoloBoards(
  match: Match,
  log: readonly Move[],
  sayings: readonly Saying[],
  turns: Turns = [],
): Hearing {
  const all = sayable(match, log, turns);
  const starts = (from: number, to: number) => range(from, to).filter(rev => (turns[rev] ?? rev) === rev);
  const bare: string[] = [];
  const wrong = sayings.flatMap(({ messageId, rev: to, content }, index) => {
    if (saysNothing(content, all)) bare.push('no room for a single line');
    const begun =
      starts(1, to)
        .map(rev => turns[rev - 1] ?? rev - 1)
        .findLast(start => log.some(({ rev, seat }) => rev === start + 1 && isPersonAt(match, seat))) ?? 0;
    const first = sayings.find(each => each.messageId === messageId)?.rev ?? to;
    const since = [...new Set([begun, ...starts(begun, first), first - 1])].filter(rev => rev <= to);
    // An older message ends where the newest message begins. If the newest message repeats what an older message reported, the
    // older message may report nothing.
    const messages = new Set(sayings.slice(0, index + 1).map(each => each.messageId));
    const isNewest = [...messages].at(-1) === messageId;
    const ends = isNewest ? [to] : [...new Set([turns[to] ?? to, to])];
    const stories = ends.flatMap(end => since.map(from => split(storyOf(match, log, turns, from, end))));
    const wanted = isNewest ? stories : [...stories, []];
    if (saysNothing(content, all) || wanted.some(lines => agrees(content, lines, all))) return [];
    return [
      `${match.id}, board ${to}: reported ${JSON.stringify(content)}; wanted ${JSON.stringify(wanted)}`,
    ];
  });
  return { faults: wrong, unjudged: [...new Set(bare)] };
}

/** Returns true for a board without a picture, whose revision is therefore unknown. */
export function isBareBoard(
  match: Match,
  log: readonly Move[],
  { content, attachments }: Read,
  turns: Turns = [],
): boolean {
  if (attachments.length > 0) return false;
  const all = sayable(match, log, turns);
  return content.split('\n').some(line => all.has(line));
}

/** Returns, for each action, the moves that an undo right after it takes back: a person's last action with its consequences. */
function undoable(log: readonly Move[]): readonly (readonly Move[])[] {
  let standing: readonly Move[] = [];
  return log.map(move => {
    const { restores } = move;
    standing = restores === null ? [...standing, move] : standing.filter(({ rev }) => rev <= restores);
    const last = standing.findLast(({ by }) => by === 'person');
    return last ? standing.filter(({ rev }) => rev > last.batch) : [];
  });
}

/** Checks that a question about an undo names exactly the moves that the undo would take back. */
export function questionFaults(
  match: Match,
  log: readonly Move[],
  messages: readonly Read[],
  turns: Turns = [],
): readonly string[] {
  const heads = match.seats.map(({ seat }) => WORDS.undo.asks(`**${nameAt(match, seat, LANGUAGE)}**`));
  const asked = messages.filter(({ content }) => heads.includes(content.split('\n')[0] ?? ''));
  if (asked.length === 0) return [];
  const quote = (moves: readonly Move[]): string =>
    linesOf(match, moves, turns)
      .map(line => `> ${line}`)
      .join('\n');
  const quotes = new Set(undoable(log).map(quote));
  return asked.flatMap(({ content }) => {
    const lines = content.split('\n').slice(1);
    const end = lines.findLastIndex(line => line.startsWith('> '));
    const said = lines.slice(0, end + 1).join('\n');
    return quotes.has(said) || said.startsWith('> …') ? [] : [`${match.id}: asked to take back ${said}`];
  });
}
