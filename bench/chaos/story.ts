import type { StoredMessage } from 'local-discord';
import { heard } from '../../src/core/told.ts';
import { nameAt, namesOf } from '../../src/discord/people.ts';
import { spokenIn } from '../../src/discord/words/index.ts';
import { presenters } from '../../src/games/presenters.ts';
import type { Match, Move } from '../../src/table/types.ts';

/** A message as it reads now. */
export type Read = Pick<StoredMessage, 'content' | 'createdAt' | 'deletedAt'> & {
  readonly attachments: readonly { readonly filename: string }[];
};

/** What a channel was told of one game, held against the log. */
export interface Hearing {
  readonly faults: readonly string[];
  /** Why some of it could not be judged. */
  readonly unjudged: readonly string[];
}

/** The servers of a trial speak English. */
const LANGUAGE = 'en';
const { words: WORDS } = spokenIn(LANGUAGE, ['porto'], ['porto']);
/** Stands for older lines that a message has no room for. */
const LEFT_OUT = '…';

/** What everybody may hear of one action: nothing of the bot's own telling is asked, but for the words of single events. */
function linesOf(match: Match, move: Move): readonly string[] {
  const presenter = presenters[match.game]?.(LANGUAGE);
  if (!presenter) throw new Error(`no words for ${match.game}`);
  const [events, names] = [heard(move.told, 'table'), namesOf(match, LANGUAGE)];
  const lines = presenter.brief
    ? [presenter.brief(events, names) ?? []].flat()
    : presenter.story(events, names);
  const { playedFor, byOrder } = WORDS.history;
  const notes = { 'stand-in': playedFor(nameAt(match, move.seat, LANGUAGE)), order: byOrder };
  if (move.by !== 'stand-in' && move.by !== 'order') return lines;
  const note = notes[move.by];
  return lines.map((line, index) => (index === 0 ? `${line} ${note}` : line));
}

/** By each undo's revision what it took back, followed move by move. */
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
 * The story of the revisions after `since`, up to `to`: each action in its turn, an undo with what it took back struck
 * through; what was taken back before anybody heard of it is told by its undo alone.
 */
function storyOf(match: Match, log: readonly Move[], since: number, to: number): readonly string[] {
  const taken = undone(log);
  const span = log.filter(({ rev }) => rev > since && rev <= to);
  const unheard = new Set(span.flatMap(({ rev }) => taken.get(rev) ?? []));
  return span.flatMap(move => {
    const back = taken.get(move.rev);
    if (back === undefined) return unheard.has(move) ? [] : linesOf(match, move);
    const head = WORDS.board.tookBack(`**${nameAt(match, move.seat, LANGUAGE)}**`);
    const struck = back.flatMap(each => linesOf(match, each)).map(line => `~~${line}~~`);
    return struck.length === 1 ? [`${head} ${struck[0]}`] : [head, ...struck];
  });
}

const split = (lines: readonly string[]): readonly string[] => lines.flatMap(line => line.split('\n'));

/** Whether it is the story, or its end where older lines had no room. */
function agrees({ told, short }: Part, wanted: readonly string[]): boolean {
  if (told.length > wanted.length) return false;
  const end = short ? wanted.slice(wanted.length - told.length) : wanted;
  return told.join('\n') === end.join('\n');
}

/** What a message says of the story itself: everything else in it is told by no action. */
interface Part {
  readonly told: readonly string[];
  readonly short: boolean;
}

function partOf(content: string, all: ReadonlySet<string>): Part {
  const lines = content.split('\n');
  return { told: lines.filter(line => all.has(line)), short: lines[0] === LEFT_OUT };
}

const REVISION = /-(\d+)\.png$/;
const revisionOf = ({ attachments }: Read): number =>
  Number(REVISION.exec(attachments[0]?.filename ?? '')?.[1]);

/**
 * Each action is told once and in order, an undo with what it took back: every board goes on where the one before it
 * ended. Where one was deleted before the next was posted, that one may tell its part again.
 * @param boards messages with a board of this game, oldest first, deleted ones too
 * @param turns by revision where the turn began that it is in: while it goes on its message is edited, and the next tells all of
 * it (law 11). Absent: each action is a turn
 */
export function heardOf(
  match: Match,
  log: readonly Move[],
  boards: readonly Read[],
  turns: readonly number[] = [],
): Hearing {
  const faults: string[] = [];
  const unjudged: string[] = [];
  const undos = [...undone(log).keys()];
  const single = log.flatMap(move => linesOf(match, move));
  const all = new Set(split([...single, ...single.map(line => `~~${line}~~`)]));
  for (const rev of undos) for (const line of split(storyOf(match, log, rev - 1, rev))) all.add(line);
  for (const [index, board] of boards.entries()) {
    const to = revisionOf(board);
    const before = boards.slice(0, index).filter(each => revisionOf(each) < to);
    const gone = before.findLastIndex(
      ({ deletedAt }) => (deletedAt ?? Number.POSITIVE_INFINITY) > board.createdAt,
    );
    // From the board before it, or from any since the last that still stood.
    const told = [0, ...before.map(revisionOf)];
    const starts = told.slice(gone + 1).flatMap(rev => [turns[rev] ?? rev, rev]);
    const part = partOf(board.content, all);
    if (part.short && part.told.length === 0) unjudged.push('no room for a single line');
    else if (!starts.some(since => agrees(part, split(storyOf(match, log, since, to))))) {
      const wanted = split(storyOf(match, log, starts.at(-1) ?? 0, to));
      const [is, be] = [JSON.stringify(part.told), JSON.stringify(wanted)];
      faults.push(`${match.id}, board ${to}: told ${is} instead of ${be}`);
    }
  }
  const last = Math.max(0, ...boards.map(revisionOf));
  const untold = storyOf(match, log, last, match.rev);
  // A closed channel is told when it opens.
  if (untold.length > 0 && match.parkedAt === null)
    faults.push(`${match.id}: never told: ${JSON.stringify(untold)}`);
  return { faults, unjudged };
}

/**
 * Whether each action is told once and in order, where a message may have a newer picture than its words: where somebody else asks for
 * a board as well, one that waits to be painted gives way to the newest (src/discord/messages/pictures.ts).
 */
export function isToldBesideNewerPictures(
  match: Match,
  log: readonly Move[],
  boards: readonly Read[],
  turns: readonly number[],
): boolean {
  const single = log.flatMap(move => linesOf(match, move));
  const all = new Set(split([...single, ...single.map(line => `~~${line}~~`)]));
  for (const rev of undone(log).keys())
    for (const line of split(storyOf(match, log, rev - 1, rev))) all.add(line);
  let told: readonly number[] = [0];
  for (const board of boards) {
    const part = partOf(board.content, all);
    const starts = told.flatMap(rev => [turns[rev] ?? rev, rev]);
    const ends = Array.from({ length: revisionOf(board) + 1 }, (_, rev) => rev);
    told = ends.filter(to =>
      starts.some(since => since <= to && agrees(part, split(storyOf(match, log, since, to)))),
    );
  }
  return told.includes(match.rev);
}

/** A board that could not be painted: no picture's name says which revision it tells. */
export const isBareBoard = (match: Match, log: readonly Move[], { content, attachments }: Read): boolean =>
  attachments.length === 0 &&
  split(log.flatMap(move => linesOf(match, move))).some(line => content.split('\n').includes(line));

/** What could have been asked for after each action: all that the last call of a person did, with what followed from it. */
function undoable(log: readonly Move[]): readonly (readonly Move[])[] {
  let standing: readonly Move[] = [];
  return log.map(move => {
    const { restores } = move;
    standing = restores === null ? [...standing, move] : standing.filter(({ rev }) => rev <= restores);
    const last = standing.findLast(({ by }) => by === 'person');
    return last ? standing.filter(({ rev }) => rev > last.batch) : [];
  });
}

/** A question to take something back tells just that, whatever has become of it since. */
export function questionFaults(
  match: Match,
  log: readonly Move[],
  messages: readonly Read[],
): readonly string[] {
  const heads = match.seats.map(({ seat }) => WORDS.undo.asks(`**${nameAt(match, seat, LANGUAGE)}**`));
  const asked = messages.filter(({ content }) => heads.includes(content.split('\n')[0] ?? ''));
  if (asked.length === 0) return [];
  const quote = (moves: readonly Move[]): string =>
    moves
      .flatMap(move => linesOf(match, move))
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
