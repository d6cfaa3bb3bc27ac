import { grammar } from '../../../presentation/language/grammar.ts';
import type { Match, WatchMode } from '../../../table/match/types.ts';
import { type Button, buttonRows, type LinkButton } from '../../buttons/components.ts';
import { type CustomId, idOf } from '../../buttons/custom-id.ts';
import { jump, partsButtons } from '../../buttons/match-buttons.ts';
import {
  boldAt,
  type Context,
  firstLines,
  gameOf,
  gameTitle,
  MAX_CONTENT,
  namesOf,
} from '../../context/context.ts';
import type { AnswerFile } from '../../ports/answer.ts';
import type { PublicMessage } from '../../rest/channel.ts';
import { PEOPLE_WORDS } from '../../words/index.ts';
import { boardPicture, publicView } from '../board.ts';
import { ending, undecidedSeats, waiting } from '../board-lines.ts';
import { accountLines, curveOf, ratings, resultPicture } from '../final.ts';

export interface WatchNews {
  readonly id: number;
  readonly kinds: readonly string[];
  readonly round: number;
  readonly mode: WatchMode;
  readonly silent: boolean;
  readonly userId: string;
}

/**
 * Returns the id of the button to stop following a game. The number of the notice (`number`) makes the id unique to its
 * message.
 */
export const stopId = (match: string, number: number): CustomId => idOf(match, 'watch', 'stop', `${number}`);

/**
 * Returns the buttons to change how a game is followed, and to stop following it.
 * @param number number of the notice of a direct message; absent: the buttons are not in a direct message
 */
export function watchWays(
  context: Context,
  match: Match,
  mode: WatchMode,
  number?: number,
): readonly Button[] {
  const { watch } = PEOPLE_WORDS[context.language];
  const other = mode === 'rounds' ? 'end' : 'rounds';
  const stop = number === undefined ? idOf(match.id, 'watch', 'stop') : stopId(match.id, number);
  return [
    // A game without rounds can only be followed to its end, so there is no other mode to choose.
    ...(gameOf(context, match).game.round
      ? [{ label: watch.modes[other], id: idOf(match.id, 'watch', other) }]
      : []),
    { label: watch.stop, id: stop },
  ];
}

/**
 * Writes the direct message about a followed game: the end of a round or of the game, or a shared review. The message contains
 * only what every reader of the game's channel may see.
 */
export async function watchMessage(context: Context, match: Match, news: WatchNews): Promise<PublicMessage> {
  const ended = match.status !== 'running';
  const { lines, files } = ended ? await endOf(context, match, news) : await roundOf(context, match, news);
  const words = PEOPLE_WORDS[context.language].watch;
  const review: Button = {
    label: context.words.overview.button,
    id: idOf(match.id, 'review'),
  };
  const toGame: LinkButton = { label: words.toGame, url: jump(match) };
  const ways: readonly (Button | LinkButton)[] = ended
    ? [
        toGame,
        ...(context.table.reviews.areOffered(match) ? [review] : []),
        { label: words.done, id: stopId(match.id, news.id) },
      ]
    : [toGame, ...partsButtons(context, match), ...watchWays(context, match, news.mode, news.id)];
  return {
    content: firstLines(lines, MAX_CONTENT),
    rows: buttonRows(ways),
    files: [...files],
    pings: [],
    silent: news.silent,
  };
}

interface DirectMessagePart {
  readonly lines: readonly string[];
  readonly files: readonly AnswerFile[];
}

const titleOf = (context: Context, match: Match): string =>
  grammar(context.language).labelled(
    `**${gameTitle(context, match.game)}**`,
    namesOf(match, context.language).join(', '),
  );

async function board(context: Context, match: Match, view: unknown): Promise<DirectMessagePart> {
  const { file, text } = await boardPicture(context, match, { rev: match.rev, view, marked: [] });
  return { lines: text === undefined ? [] : [text], files: file ? [file] : [] };
}

async function roundOf(context: Context, match: Match, { round }: WatchNews): Promise<DirectMessagePart> {
  const { presenter } = gameOf(context, match);
  const words = PEOPLE_WORDS[context.language].watch;
  const names = namesOf(match, context.language);
  const view = await publicView(context, match, match.rev);
  const { lines, files } = await board(context, match, view);
  const stake = presenter.stake?.(view, names);
  const undecided = await undecidedSeats(context, match);
  const asked = undecided.people.length + undecided.players.length > 0 && match.pausedAt === null;
  return {
    lines: [
      words.roundEnded(titleOf(context, match), round, `<#${match.channelId}>`),
      presenter.scores(view, names),
      ...(asked ? [waiting(context, match, undecided)] : []),
      ...(stake === undefined ? [] : [stake]),
      ...lines,
    ],
    files,
  };
}

/** Returns the end of a watched game as the channel shows it, or only the review that a player has shared since. */
async function endOf(
  context: Context,
  match: Match,
  { kinds, userId }: WatchNews,
): Promise<DirectMessagePart> {
  const words = PEOPLE_WORDS[context.language].watch;
  const place = `<#${match.channelId}>`;
  const commentary = await commentaryFor(context, match, userId);
  if (!kinds.includes('end'))
    return {
      lines: [words.reviewShared(titleOf(context, match), place), ...commentary.lines],
      files: commentary.files,
    };
  const { presenter } = gameOf(context, match);
  const view = await publicView(context, match, match.rev);
  const result = await context.table.archive.ending(match.id);
  const account = result && !result.early ? accountLines(context, match, view, result) : [];
  const finale = presenter.finale(view, namesOf(match, context.language));
  const picture = result && !result.early ? await resultPicture(context, match, view, result) : undefined;
  const shown = await board(context, match, view);
  const lines = [
    words.gameEnded(titleOf(context, match), place),
    ending(context, match),
    ...(account.length > 0 ? account : [finale]),
    result && ratings(context, match, result),
    ...shown.lines,
    ...commentary.lines,
    commentary.lines.length === 0 && context.table.reviews.areOffered(match) ? words.noReviewYet : undefined,
  ].filter(line => line !== undefined);
  return { lines, files: [...shown.files, ...(picture ? [picture] : []), ...commentary.files] };
}

async function commentaryFor(context: Context, match: Match, userId: string): Promise<DirectMessagePart> {
  if (!(await context.table.reviews.isShared(match.id))) return { lines: [], files: [] };
  const found = await context.table.reviews.of(match.id, userId);
  if (!found.ok) return { lines: [], files: [] };
  const { review } = found.value;
  const name = boldAt(match, review.seat, context.language);
  const file = await curveOf(context, match, review);
  return { lines: [context.words.review.sharedBy(name, review.accuracy)], files: file ? [file] : [] };
}
