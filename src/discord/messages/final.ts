import type { Review } from '../../core/review/review.ts';
import { signed } from '../../presentation/pictures/review/words.ts';
import type { Match } from '../../table/match/types.ts';
import type { MatchEnding } from '../../table/results/final.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { dareId, todayId } from '../buttons/contest-ids.ts';
import { idOf } from '../buttons/custom-id.ts';
import {
  boardButton,
  partsButtons,
  phraseButtons,
  rematchButtons,
  rulesButton,
} from '../buttons/match-buttons.ts';
import { boldAt, type Context, gameOf, namesOf } from '../context/context.ts';
import { type AnswerFile, type ComponentRow, fileOf } from '../ports/answer.ts';

/** Returns lines of text that say where the points came from. Empty where the game does not explain its points. */
export function accountLines(
  context: Context,
  match: Match,
  view: unknown,
  ending: MatchEnding,
): readonly string[] {
  const { presenter } = gameOf(context, match);
  const { summary, ranks, best } = ending;
  if (!summary || !ranks || !presenter.account) return [];
  const lines = presenter.account(view, summary, ranks, namesOf(match, context.language));
  return best
    ? [...lines, context.words.ending.best(boldAt(match, best.seat, context.language), best.points)]
    : lines;
}

/** Writes a rating: "1512". A question mark follows until the person has played enough rated games: "1488?". */
export const ratingText = (points: number, settled: boolean): string => `${points}${settled ? '' : '?'}`;

/** Lists the changes of ratings of people who share their statistics. Undefined where there are none. */
export function ratings(
  { words: { ending }, language }: Context,
  match: Match,
  { ratings: seats }: MatchEnding,
): string | undefined {
  if (seats.length === 0) return undefined;
  const lines = seats.map(({ seat, points, change, settled }) =>
    ending.rating(boldAt(match, seat, language), ratingText(points, settled), signed(change, language)),
  );
  const least = Math.min(...seats.map(({ weight }) => weight));
  const line = seats[0]?.pool === 'players' ? ending.ratingsWithPlayers(lines) : ending.ratings(lines);
  return least > NEARLY_WHOLE ? line : `${line} ${ending.ratedInPart(least)}`;
}

const NEARLY_WHOLE = 0.995;

/** Paints the result of a game. Undefined where the game can't paint a result. */
export async function resultPicture(
  context: Context,
  match: Match,
  view: unknown,
  ending: MatchEnding,
): Promise<AnswerFile | undefined> {
  const { presenter } = gameOf(context, match);
  const { summary, ranks } = ending;
  if (!summary || !ranks || !presenter.ending) return undefined;
  const fileName = `${match.game}-${match.id}-${match.rev}-result.png`;
  const picture = await presenter.ending(
    { summary, ranks },
    view,
    namesOf(match, context.language),
    fileName,
  );
  return picture && fileOf(picture);
}

/**
 * Returns the buttons under an ended game: for a rematch, and to see and share the game.
 * @param resulted true where the message shows a picture of the result instead of the board
 */
export function finalRows(context: Context, match: Match, resulted: boolean): readonly ComponentRow[] {
  const { id } = match;
  const { presenter } = gameOf(context, match);
  const { showing, history, review } = context.words;
  const replay: Button = { label: showing.replayButton, id: idOf(id, 'replay') };
  const share: Button = { label: showing.share, id: idOf(id, 'share') };
  const judged: Button = { label: review.button, id: idOf(id, 'review') };
  const dared: Button = { label: context.words.deals.dare, id: dareId(match.id) };
  const today: Button = { label: context.words.deals.today, id: todayId({ game: match.game, form: 'solo' }) };
  const log: Button = { label: history.log, id: idOf(id, 'log') };
  return buttonRows([
    ...(match.status === 'over' ? rematchButtons(context, match) : []),
    ...phraseButtons(context, match),
    ...(resulted ? [boardButton(context, match)] : []),
    ...(presenter.timelapse ? [replay] : []),
    ...(presenter.share ? [share] : []),
    ...(context.table.deals.challenges.isPossible(match) ? [dared, today] : []),
    ...(context.table.reviews.areOffered(match) ? [judged] : []),
    log,
    ...partsButtons(context, match),
    rulesButton(context, match.game),
  ]);
}

export async function curveOf(
  context: Context,
  match: Match,
  review: Review,
): Promise<AnswerFile | undefined> {
  const { presenter } = gameOf(context, match);
  const fileName = `${match.game}-${match.id}-review-${review.seat + 1}.png`;
  const picture = await presenter.curve?.(review, namesOf(match, context.language), fileName);
  return picture && fileOf(picture);
}
