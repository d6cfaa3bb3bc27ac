import { isEdited, isPersonAt } from '../../core/player.ts';
import { escaped } from '../../presentation/text/names.ts';
import { isLive } from '../../table/match/live-clock.ts';
import type { LogEnd } from '../../table/match/log.ts';
import type { Match, Notice, OlderBoard } from '../../table/match/types.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import {
  lessonButton,
  partsButtons,
  phraseButtons,
  publicOpeners,
  rulesButton,
} from '../buttons/match-buttons.ts';
import { type Context, gameOf } from '../context/context.ts';
import {
  decidersAt,
  firstLines,
  idsAt,
  MAX_CONTENT,
  mentionAt,
  nameAt,
  namesOf,
  newestLines,
  sealedShuffle,
} from '../context/text.ts';
import type { AnswerFile } from '../ports/answer.ts';
import { logged, type PublicMessage } from '../rest/channel.ts';
import { PEOPLE_WORDS } from '../words/index.ts';
import { proposeButton } from './call.ts';
import { accountLines, finalRows, ratings, resultPicture } from './final.ts';
import { clockLines, liveBegins } from './live-clock.ts';
import { hintsUsed, phrases, practised, storyBegins, tell } from './story.ts';

/** Seats that must make a choice, in two lists: the seats of people, and the seats of bots. */
export interface Undecided {
  readonly people: readonly number[];
  /** Seats of bots that are thinking. */
  readonly players: readonly number[];
}

const NOBODY: Undecided = { people: [], players: [] };

export async function undecidedSeats(context: Context, match: Match): Promise<Undecided> {
  const seats = (await context.table.awaited(match)).filter(seat => !match.seats[seat]?.resigned);
  const people = decidersAt(match, seats);
  return { people, players: seats.filter(seat => !people.includes(seat)) };
}

export const missingSeats = async (context: Context, match: Match): Promise<readonly number[]> =>
  (await undecidedSeats(context, match)).people;

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
  const handOf: Button = { label: board.hand, id: { match: match.id, rev: null, verb: 'hand', args: [] } };
  const explained = [
    ...phraseButtons(context, match),
    ...partsButtons(context, match),
    rulesButton(context, match.game),
  ];
  if (match.pausedAt !== null) return [proposeButton(context, match, 'unpause'), handOf, ...explained];
  const last = await context.table.undoableIn(match, end);
  const undo: Button = {
    label: board.undo,
    id: { match: match.id, rev: match.rev, verb: 'undo', args: [] },
    style: 'quiet',
  };
  return [
    ...publicOpeners(context, match, seats, 'main'),
    // Nothing happens between a solo player's turns, so a solo game needs no recap.
    ...(seats.length > 0 && match.rev > 0 && match.seats.length > 1
      ? [
          {
            label: context.words.history.recap,
            id: { match: match.id, rev: null, verb: 'recap', args: [] },
            style: 'quiet',
          } as const,
        ]
      : []),
    handOf,
    ...(last?.consent === null ? [undo] : []),
    // Only the first board of a game offers the lesson.
    ...(match.rev === 0 && gameOf(context, match).presenter.lesson
      ? [lessonButton(context, match.game)]
      : []),
    ...explained,
    ...(isLive(match) ? [proposeButton(context, match, 'slow')] : []),
  ];
}

export interface Shown {
  readonly file?: AnswerFile;
  readonly told?: string;
}

/** Position to show. @property marked recent events, which the picture marks on the board */
export interface ShownPosition {
  readonly rev: number;
  readonly view: unknown;
  readonly marked: readonly unknown[];
  readonly wide?: boolean;
}

/** Paints a public position, or describes it in words where that fails. */
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
    context.log.error(
      { error: logged(error), matchId: match.id, rev },
      'a board is told: it can not be painted',
    );
    return { told: escaped(presenter.alt(view, names).slice(0, 1024)) };
  }
}

export const publicView = async (context: Context, match: Match, rev: number): Promise<unknown> =>
  match.dealt && rev === match.rev
    ? context.table.publicView(match)
    : context.table.viewAt(match.id, rev, 'table');

/** Describes how the game ended early. Undefined where its rules ended it. */
export function ending(context: Context, match: Match): string | undefined {
  const { board } = context.words;
  if (match.status === 'cancelled') return `**${board.cancelled}**`;
  if (match.endedBy !== 'resignation') return undefined;
  const winners = context.table.winners(match).map(seat => `**${nameAt(match, seat, context.language)}**`);
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

const resignations = (context: Context, match: Match, seats: readonly number[]): readonly string[] =>
  seats.map(seat => {
    const { board, live } = context.words;
    const lost = match.seats[seat]?.outOfTime ? live.lost : board.resigned;
    return lost(`**${nameAt(match, seat, context.language)}**`);
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

const watched = (context: Context, { status, watchers }: Match): string | undefined =>
  status === 'running' && watchers > 0
    ? `-# ${PEOPLE_WORDS[context.language].watch.watchers(watchers)}`
    : undefined;

/**
 * Returns a line about the shuffles: their commitment on the first board, or how to check them on the last. Undefined on
 * other boards.
 */
async function shuffles(
  context: Context,
  match: Match,
  { since }: Pick<Notice, 'since'>,
): Promise<string | undefined> {
  if (match.status === 'running' && since >= 0) return undefined;
  const proof = await context.table.archive.proof(match.id);
  if (proof?.seed !== undefined) return `-# ${context.words.fair.shuffleTold}`;
  return proof && since < 0 ? sealedShuffle(context, proof.commitment) : undefined;
}

/**
 * Writes the message of a board: events, picture, scores and the awaited seats.
 * @param called seats whose people are notified
 * @param painted false for a message without its picture; an edit with it keeps the older picture
 */
export async function boardMessage(
  context: Context,
  match: Match,
  earlier: Notice,
  called: readonly number[],
  painted = true,
): Promise<PublicMessage> {
  const { presenter } = gameOf(context, match);
  // A message that is edited from turn to turn always shows the newest revision. Incident: at an older revision, it had neither
  // buttons nor events until its next edit.
  const edited = isEdited(match);
  const notice = edited ? { ...earlier, rev: match.rev } : earlier;
  const names = namesOf(match, context.language);
  const view = await publicView(context, match, notice.rev);
  if (view === undefined) throw new Error(`no board of ${match.id} at revision ${notice.rev}`);
  const current = notice.rev === match.rev;
  const undecided = current ? await undecidedSeats(context, match) : NOBODY;
  const { people: seats, players } = undecided;
  const paused = current && match.status === 'running' && match.pausedAt !== null;
  const awaited = seats.map(seat =>
    called.includes(seat) ? mentionAt(match, seat, context.language) : nameAt(match, seat, context.language),
  );
  const pings = idsAt(match, called);
  const ended = current && match.status === 'over' ? await context.table.archive.ending(match.id) : undefined;
  const account = ended && !ended.early ? accountLines(context, match, view, ended) : [];
  const finale = match.status === 'running' ? undefined : presenter.finale(view, names);
  const [read, votes] = await Promise.all([
    context.table.endOfLog(match, edited ? notice.rev : notice.since),
    current ? cancelVotes(context, match) : undefined,
  ]);
  const since = storyBegins(match, notice.since, read);
  const told = await tell(context, match, { since, to: notice.rev }, read);
  const shown = { rev: notice.rev, view, marked: told.events };
  // Discord shows two pictures of a message side by side, only 160 px wide on a phone. So this message has only the picture of
  // the result, and a button opens the board.
  const scores =
    ended && !ended.early && painted ? await resultPicture(context, match, view, ended) : undefined;
  const { file, told: inWords }: Shown = scores
    ? { file: scores }
    : painted
      ? await boardPicture(context, match, shown)
      : {};
  const shortly = [
    ended && ratings(context, match, ended),
    current ? practised(context, match) : undefined,
    current ? await hintsUsed(context, match) : undefined,
    ...(current ? await phrases(context, match) : []),
    votes,
    current ? watched(context, match) : undefined,
    await shuffles(context, match, notice),
  ];
  const below = [
    inWords,
    finale === undefined && account.length === 0 ? presenter.scores(view, names) : undefined,
    paused ? `**${context.words.calls.paused}**` : undefined,
    ...(awaited.length + players.length > 0 && !paused
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
  const end = shortly.filter(line => line !== undefined).join('\n');
  const bottom = [
    firstLines(
      below.filter(line => line !== undefined),
      MAX_CONTENT - end.length - 1,
    ),
    end,
  ]
    .filter(Boolean)
    .join('\n');
  const begins = isLive(match) && notice.since < 0 && called.length > 0 ? [liveBegins(context, match)] : [];
  const lines = [...resignations(context, match, notice.resigned), ...told.lines, ...begins];
  const story = newestLines(lines, MAX_CONTENT - bottom.length - 1);
  const rows = async () =>
    match.status === 'running'
      ? buttonRows(await controls(context, match, seats, read))
      : finalRows(context, match, scores !== undefined);
  return {
    content: [story, bottom].filter(Boolean).join('\n'),
    rows: current ? await rows() : [],
    ...(painted && { files: file ? [file] : [] }),
    pings,
    silent: pings.length === 0 && match.status === 'running',
  };
}

/**
 * Returns the text that stays in a board's message once the next board is posted: the events up to that board, and its scores.
 * @param before text of the message until now. Only this text shows which seats had resigned by then.
 */
export async function closedBoard(
  context: Context,
  match: Match,
  { since, to, moves, view }: OlderBoard,
  before = '',
): Promise<string> {
  const resigned = resignations(
    context,
    match,
    match.seats.flatMap(({ seat, resigned }) => (resigned ? seat : [])),
  ).filter(line => before.split('\n').includes(line));
  const read = { since, moves };
  const { lines } = await tell(context, match, { since: storyBegins(match, since, read), to }, read);
  const scores = gameOf(context, match).presenter.scores(view, namesOf(match, context.language));
  const bottom = [scores, await shuffles(context, match, { since })].filter(Boolean).join('\n');
  const story = newestLines([...resigned, ...lines], MAX_CONTENT - bottom.length - 1);
  return [story, bottom].filter(Boolean).join('\n');
}
