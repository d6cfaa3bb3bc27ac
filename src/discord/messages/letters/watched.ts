import { grammar } from '../../../stage/language/grammar.ts';
import type { Match, WatchMode } from '../../../table/match/types.ts';
import { type Button, buttonRows, type LinkButton } from '../../buttons/components.ts';
import type { CustomId } from '../../buttons/custom-id.ts';
import { jump, partsButtons } from '../../buttons/match-buttons.ts';
import { nameAt, namesOf } from '../../context/people.ts';
import { gameOf, gameTitle, type Room } from '../../context/room.ts';
import { firstLines, MAX_CONTENT } from '../../context/text.ts';
import type { AnswerFile } from '../../ports/answer.ts';
import type { PublicMessage } from '../../rest/channel.ts';
import { PEOPLE_WORDS } from '../../words/index.ts';
import { boardPicture, ending, publicView, undecidedSeats, waiting } from '../board.ts';
import { accountLines, curveOf, ratings, resultPicture } from '../final.ts';

/** News of a game for a person who follows it. */
export interface WatchTold {
  /** Number of the first notice. */
  readonly id: number;
  readonly kinds: readonly string[];
  /** The newest round that has ended. */
  readonly round: number;
  readonly mode: WatchMode;
  readonly silent: boolean;
  readonly userId: string;
}

const watchId = (match: string, ...args: readonly string[]): CustomId => ({
  match,
  rev: null,
  verb: 'watch',
  args,
});

/** Returns the id of the button that stops it; the notice's number makes it unique to this message. */
export const stopId = (match: string, letter: number): CustomId => watchId(match, 'stop', `${letter}`);

/** Returns the buttons to change or to end following a game. @param letter absent: not in a direct message */
export function watchWays(room: Room, match: Match, mode: WatchMode, letter?: number): readonly Button[] {
  const { watch } = PEOPLE_WORDS[room.language];
  const other = mode === 'rounds' ? 'end' : 'rounds';
  const stop = letter === undefined ? watchId(match.id, 'stop') : stopId(match.id, letter);
  return [
    // A game without rounds can be followed only to its end.
    ...(gameOf(room, match).game.round ? [{ label: watch.modes[other], id: watchId(match.id, other) }] : []),
    { label: watch.stop, id: stop },
  ];
}

/**
 * Writes news of a followed game, as everybody in its channel may see it: the end of a round or of the game, or a shared
 * review.
 */
export async function watchMessage(room: Room, match: Match, told: WatchTold): Promise<PublicMessage> {
  const ended = match.status !== 'running';
  const { lines, files } = ended ? await endOf(room, match, told) : await roundOf(room, match, told);
  const words = PEOPLE_WORDS[room.language].watch;
  const review: Button = {
    label: room.words.review.button,
    id: { match: match.id, rev: null, verb: 'review', args: [] },
  };
  const toGame: LinkButton = { label: words.toGame, url: jump(match) };
  const ways: readonly (Button | LinkButton)[] = ended
    ? [
        toGame,
        ...(room.table.reviews.areOffered(match) ? [review] : []),
        { label: words.done, id: stopId(match.id, told.id) },
      ]
    : [toGame, ...partsButtons(room, match), ...watchWays(room, match, told.mode, told.id)];
  return {
    content: firstLines(lines, MAX_CONTENT),
    rows: buttonRows(ways),
    files: [...files],
    pings: [],
    silent: told.silent,
  };
}

interface LetterPart {
  readonly lines: readonly string[];
  readonly files: readonly AnswerFile[];
}

const titleOf = (room: Room, match: Match): string =>
  grammar(room.language).labelled(
    `**${gameTitle(room, match.game)}**`,
    namesOf(match, room.language).join(', '),
  );

async function board(room: Room, match: Match, view: unknown): Promise<LetterPart> {
  const { file, told } = await boardPicture(room, match, { rev: match.rev, view, marked: [] });
  return { lines: told === undefined ? [] : [told], files: file ? [file] : [] };
}

async function roundOf(room: Room, match: Match, { round }: WatchTold): Promise<LetterPart> {
  const { presenter } = gameOf(room, match);
  const words = PEOPLE_WORDS[room.language].watch;
  const names = namesOf(match, room.language);
  const view = await publicView(room, match, match.rev);
  const { lines, files } = await board(room, match, view);
  const stake = presenter.stake?.(view, names);
  const undecided = await undecidedSeats(room, match);
  const asked = undecided.people.length + undecided.players.length > 0 && match.pausedAt === null;
  return {
    lines: [
      words.roundEnded(titleOf(room, match), round, `<#${match.channelId}>`),
      presenter.scores(view, names),
      ...(asked ? [waiting(room, match, undecided)] : []),
      ...(stake === undefined ? [] : [stake]),
      ...lines,
    ],
    files,
  };
}

/** Returns the result as the channel has it, with the commentary of a review that its person has shared. */
async function endOf(room: Room, match: Match, { kinds, userId }: WatchTold): Promise<LetterPart> {
  const words = PEOPLE_WORDS[room.language].watch;
  const place = `<#${match.channelId}>`;
  const commentary = await commentaryFor(room, match, userId);
  if (!kinds.includes('end'))
    return {
      lines: [words.reviewShared(titleOf(room, match), place), ...commentary.lines],
      files: commentary.files,
    };
  const { presenter } = gameOf(room, match);
  const view = await publicView(room, match, match.rev);
  const result = await room.table.archive.ending(match.id);
  const account = result && !result.early ? accountLines(room, match, view, result) : [];
  const finale = presenter.finale(view, namesOf(match, room.language));
  const picture = result && !result.early ? await resultPicture(room, match, view, result) : undefined;
  const shown = await board(room, match, view);
  const lines = [
    words.gameEnded(titleOf(room, match), place),
    ending(room, match),
    ...(account.length > 0 ? account : [finale]),
    result && ratings(room, match, result),
    ...shown.lines,
    ...commentary.lines,
    commentary.lines.length === 0 && room.table.reviews.areOffered(match) ? words.noReviewYet : undefined,
  ].filter(line => line !== undefined);
  return { lines, files: [...shown.files, ...(picture ? [picture] : []), ...commentary.files] };
}

async function commentaryFor(room: Room, match: Match, userId: string): Promise<LetterPart> {
  if (!(await room.table.reviews.isShared(match.id))) return { lines: [], files: [] };
  const found = await room.table.reviews.of(match.id, userId);
  if (!found.ok) return { lines: [], files: [] };
  const { review } = found.value;
  const name = `**${nameAt(match, review.seat, room.language)}**`;
  const file = await curveOf(room, match, review);
  return { lines: [room.words.review.sharedBy(name, review.accuracy)], files: file ? [file] : [] };
}
