import type { Seat } from '../../core/contract/game.ts';
import { isEdited } from '../../core/contract/player.ts';
import { pictureFailed } from '../../presentation/painter/missing-pictures.ts';
import { escaped } from '../../presentation/text/names.ts';
import { isLive } from '../../table/match/live-clock.ts';
import type { LogEnd } from '../../table/match/log.ts';
import type { Match, Notice, OlderBoard } from '../../table/match/types.ts';
import type { MatchEnding } from '../../table/results/final.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { idAt, idOf } from '../buttons/custom-id.ts';
import {
  fellowsButton,
  lessonButton,
  partsButtons,
  publicOpeners,
  rulesButton,
} from '../buttons/match-buttons.ts';
import {
  type Context,
  firstLines,
  gameOf,
  idsAt,
  MAX_CONTENT,
  mentionAt,
  nameAt,
  namesOf,
  newestLines,
  sealedShuffle,
} from '../context/context.ts';
import type { AnswerFile } from '../ports/answer.ts';
import { logged, type PublicMessage } from '../rest/channel.ts';
import {
  cancelVotes,
  clockLines,
  ending,
  hintsUsed,
  liveBegins,
  NOBODY,
  phrases,
  practised,
  resignations,
  storyBegins,
  tell,
  type Undecided,
  undecidedSeats,
  waiting,
  watched,
} from './board-lines.ts';
import { accountLines, finalRows, ratings, resultPicture } from './final.ts';
import { proposeButton } from './pings.ts';

/**
 * Returns the board's buttons: to act, to read what has happened, to see the hand, to undo without agreement, and to explain
 * the board. A paused game has a button to continue instead.
 */
async function controls(
  context: Context,
  match: Match,
  seats: readonly number[],
  end: LogEnd,
): Promise<readonly Button[]> {
  const { board } = context.words;
  const handOf: Button = { label: board.hand, id: idOf(match.id, 'hand') };
  const explained = [
    ...fellowsButton(context, match),
    ...partsButtons(context, match),
    rulesButton(context, match.game),
  ];
  if (match.pausedAt !== null) return [proposeButton(context, match, 'unpause'), handOf, ...explained];
  const last = await context.table.undoableIn(match, end);
  const undo: Button = {
    label: board.undo,
    id: idAt(match, 'undo'),
    style: 'quiet',
  };
  return [
    ...publicOpeners(context, match, seats),
    // Nothing happens between a solo player's turns, so a solo game needs no recap.
    ...(seats.length > 0 && match.rev > 0 && match.seats.length > 1
      ? [
          {
            label: context.words.history.recap,
            id: idOf(match.id, 'recap'),
            style: 'quiet',
          } as const,
        ]
      : []),
    handOf,
    ...(last?.consent === null ? [undo] : []),
    ...(match.rev === 0 && gameOf(context, match).presenter.lesson
      ? [lessonButton(context, match.game)]
      : []),
    ...explained,
    ...(isLive(match) ? [proposeButton(context, match, 'slow')] : []),
  ];
}

export interface Shown {
  readonly file?: AnswerFile;
  readonly text?: string;
}

/** Position to show. @property marked recent events, which the picture marks on the board */
export interface ShownPosition {
  readonly rev: number;
  readonly view: unknown;
  readonly marked: readonly unknown[];
  readonly wide?: boolean;
}

/** Draws a public position, or describes it in words where the drawing fails. */
export async function boardPicture(
  context: Context,
  match: Match,
  { rev, view, marked, wide = false }: ShownPosition,
): Promise<Shown> {
  const { presenter } = gameOf(context, match);
  const names = namesOf(match, context.language);
  const { language } = context;
  try {
    const wanted = { language, presenter, match, rev, view, names, marked, wide };
    const { name, file, alt } = await context.pictures.public(wanted);
    return { file: { name, data: file, alt: alt.slice(0, 1024) } };
  } catch (error) {
    pictureFailed();
    context.log.error(
      { error: logged(error), matchId: match.id, rev },
      'a board is shown in words: it can not be painted',
    );
    return { text: escaped(presenter.alt(view, names).slice(0, 1024)) };
  }
}

export const publicView = async (context: Context, match: Match, rev: number): Promise<unknown> =>
  match.dealt && rev === match.rev
    ? context.table.publicView(match)
    : context.table.viewAt(match.id, rev, 'table');

/**
 * Returns a line about the shuffles: their commitment on the first board, or how to check them on the last. Undefined on
 * other boards.
 */
async function shuffles(context: Context, match: Match, isFirst: boolean): Promise<string | undefined> {
  if (match.status === 'running' && !isFirst) return undefined;
  const proof = await context.table.archive.proof(match.id);
  if (proof?.seed !== undefined) return `-# ${context.words.fair.shuffleCheck}`;
  return proof && isFirst ? sealedShuffle(context, proof.commitment) : undefined;
}

interface BoardFacts {
  readonly rev: number;
  readonly view: unknown;
  readonly current: boolean;
  readonly undecided: Undecided;
  readonly ended: MatchEnding | undefined;
  /** Lines about the sources of all points. Empty while the game runs. */
  readonly account: readonly string[];
}

async function factsAt(context: Context, match: Match, rev: number): Promise<BoardFacts> {
  const view = await publicView(context, match, rev);
  if (view === undefined) throw new Error(`no board of ${match.id} at revision ${rev}`);
  const current = rev === match.rev;
  const undecided = current ? await undecidedSeats(context, match) : NOBODY;
  const ended = current && match.status === 'over' ? await context.table.archive.ending(match.id) : undefined;
  const account = ended && !ended.early ? accountLines(context, match, view, ended) : [];
  return { rev, view, current, undecided, ended, account };
}

/** Draws the board, or the result of a game that its rules ended. */
async function pictures(
  context: Context,
  match: Match,
  { rev, view, ended }: BoardFacts,
  marked: readonly unknown[],
): Promise<Shown> {
  // Discord shows two pictures of a message side by side, only 160 px wide on a phone. So a message has one picture.
  const file = ended && !ended.early ? await resultPicture(context, match, view, ended) : undefined;
  return file ? { file } : boardPicture(context, match, { rev, view, marked });
}

/** Lists the lines about the position: scores, the awaited seats and for what, and how the game ended. */
async function positionLines(
  context: Context,
  match: Match,
  { view, current, undecided, ended, account }: BoardFacts,
  pinged: readonly number[],
): Promise<readonly (string | undefined)[]> {
  const { presenter } = gameOf(context, match);
  const { language } = context;
  const names = namesOf(match, language);
  const awaited = undecided.people.map(seat =>
    pinged.includes(seat) ? mentionAt(match, seat, language) : nameAt(match, seat, language),
  );
  const paused = current && match.status === 'running' && match.pausedAt !== null;
  const finale = match.status === 'running' ? undefined : presenter.finale(view, names);
  return [
    finale === undefined && account.length === 0 ? presenter.scores(view, names) : undefined,
    paused ? `**${context.words.calls.paused}**` : undefined,
    ...(awaited.length + undecided.players.length > 0 && !paused
      ? [
          waiting(context, match, undecided, awaited),
          ...(current ? await clockLines(context, match) : []),
          presenter.stake?.(view, names),
        ]
      : []),
    current ? ending(context, match) : undefined,
    ended?.early ? context.words.board.tooEarly : undefined,
    ...(account.length > 0 ? account : [finale]),
  ];
}

/**
 * Selects the ended seats that a message still reports. A message that is edited all game
 * reports only seats that ended at the revision `since` or later.
 */
const endedSince = (match: Match, seats: readonly Seat[], since: number): readonly Seat[] =>
  isEdited(match) ? seats.filter(seat => (match.seats[seat]?.endedRev ?? -1) >= since) : seats;

const joined = (lines: readonly (string | undefined)[]): string => lines.filter(Boolean).join('\n');

/**
 * Writes the message of a board: events, picture, scores and the awaited seats.
 * @param pinged seats whose people the message notifies
 * @param painted false: the message has no picture, so an edit to this message keeps the older picture
 */
export async function boardMessage(
  context: Context,
  match: Match,
  notice: Notice,
  pinged: readonly number[],
  painted = true,
): Promise<PublicMessage> {
  const edited = isEdited(match);
  const facts = await factsAt(context, match, notice.rev);
  const { current, ended } = facts;
  const [read, votes] = await Promise.all([
    context.table.endOfLog(match, edited ? notice.rev : notice.since),
    current ? cancelVotes(context, match) : undefined,
  ]);
  const since = storyBegins(match, notice.since, read);
  const reported = await tell(context, match, { since, to: notice.rev }, read);
  const shown = painted ? await pictures(context, match, facts, reported.events) : undefined;
  const below = [shown?.text, ...(await positionLines(context, match, facts, pinged))];
  const end = joined([
    ended && ratings(context, match, ended),
    ...(current
      ? [practised(context, match), await hintsUsed(context, match), ...(await phrases(context, match))]
      : []),
    votes,
    current ? watched(context, match) : undefined,
    painted ? undefined : `-# ${context.words.live.follows}`,
    // A message that the bot edits throughout the game shows the commitment of the shuffle until the first move.
    await shuffles(context, match, notice.since < 0 && !(edited && match.rev > 0)),
  ]);
  const bottom = joined([
    firstLines(
      below.filter(line => line !== undefined),
      MAX_CONTENT - end.length - 1,
    ),
    end,
  ]);
  const begins = isLive(match) && notice.since < 0 && pinged.length > 0 ? [liveBegins(context, match)] : [];
  const lines = [
    ...resignations(context, match, endedSince(match, notice.resigned, since)),
    ...reported.lines,
    ...begins,
  ];
  const rows = async () =>
    match.status === 'running'
      ? buttonRows(await controls(context, match, facts.undecided.people, read))
      : finalRows(context, match, ended);
  const pings = idsAt(match, pinged);
  return {
    content: joined([newestLines(lines, MAX_CONTENT - bottom.length - 1), bottom]),
    rows: current ? await rows() : [],
    ...(painted && { files: shown?.file ? [shown.file] : [] }),
    // An earlier attempt may have posted the message at an older revision.
    ...(edited && { pictured: new RegExp(`^${match.game}-${match.id}-\\d+(-result)?\\.png$`) }),
    pings,
    silent: pings.length === 0 && match.status === 'running',
  };
}

/**
 * Returns the text that stays in a board's message once the next board is posted: the events up to that board, and its scores.
 */
export async function closedBoard(
  context: Context,
  match: Match,
  { since, to, moves, view, resigned: ended }: OlderBoard,
): Promise<string> {
  const read = { since, moves };
  const begins = storyBegins(match, since, read);
  const resigned = resignations(context, match, endedSince(match, ended, begins));
  const { lines } = await tell(context, match, { since: begins, to }, read);
  const scores = gameOf(context, match).presenter.scores(view, namesOf(match, context.language));
  const bottom = joined([scores, await shuffles(context, match, since < 0)]);
  return joined([newestLines([...resigned, ...lines], MAX_CONTENT - bottom.length - 1), bottom]);
}
