import { isOneAmongPlayers, isPerson, STRENGTHS } from '../../core/contract/player.ts';
import type { Review } from '../../core/review/review.ts';
import { signed } from '../../presentation/pictures/review/words.ts';
import { accountOf } from '../../presentation/text/account.ts';
import type { Match } from '../../table/match/types.ts';
import type { MatchEnding } from '../../table/results/final.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { dareId, todayId } from '../buttons/contest-ids.ts';
import { idOf } from '../buttons/custom-id.ts';
import {
  againstBot,
  boardButton,
  fellowsButton,
  partsButtons,
  rulesButton,
} from '../buttons/match-buttons.ts';
import { boldAt, type Context, gameOf, namesOf } from '../context/context.ts';
import { type AnswerFile, type ComponentRow, fileOf } from '../ports/answer.ts';

/** Returns lines about the sources of the points. Empty where the game does not explain its points. */
export function accountLines(
  context: Context,
  match: Match,
  view: unknown,
  ending: MatchEnding,
): readonly string[] {
  const { presenter } = gameOf(context, match);
  return accountOf(presenter, view, ending, namesOf(match, context.language), context.language);
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

/** Draws the result of a game. Undefined where the game has no such picture, or the match has no summary or no ranks. */
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

/** Returns the button for a game against the next stronger bot, after a person's win over bots. */
function strongerBot(context: Context, match: Match, ended: MatchEnding | undefined): readonly Button[] {
  if (!isOneAmongPlayers(match) || ended?.ranks?.[match.seats.findIndex(isPerson)] !== 1) return [];
  const beaten = match.seats.map(({ strength }) => (strength === null ? -1 : STRENGTHS.indexOf(strength)));
  const next = STRENGTHS[Math.max(...beaten) + 1];
  if (next === undefined || !context.table.strengths(match.game).includes(next)) return [];
  return [{ label: againstBot(context, next), id: idOf(match.game, 'play', next), style: 'main' }];
}

/** Returns the buttons under an ended game. The last button shows the buttons of `furtherButtons`. */
export function finalRows(
  context: Context,
  match: Match,
  ended: MatchEnding | undefined,
): readonly ComponentRow[] {
  const { id } = match;
  const { showing, overview, ending, beside } = context.words;
  const again: Button = { label: beside.rematch, id: idOf(id, 'rematch'), style: 'main' };
  const judged: Button = { label: overview.button, id: idOf(id, 'review') };
  const share: Button = { label: showing.share, id: idOf(id, 'share') };
  return buttonRows([
    ...(match.status === 'over' ? [again, ...strongerBot(context, match, ended)] : []),
    ...(context.table.reviews.areOffered(match) ? [judged] : []),
    ...(gameOf(context, match).presenter.share ? [share] : []),
    { label: ending.more, id: idOf(id, 'another') },
  ]);
}

/** Returns the buttons of an ended game that the button *More…* shows. */
export function furtherButtons(context: Context, match: Match): readonly Button[] {
  const { showing, history, deals } = context.words;
  const replay: Button = { label: showing.replayButton, id: idOf(match.id, 'replay') };
  const dared: Button = { label: deals.dare, id: dareId(match.id) };
  const today: Button = { label: deals.today, id: todayId({ game: match.game, form: 'solo' }) };
  return [
    ...fellowsButton(context, match),
    boardButton(context, match),
    ...(gameOf(context, match).presenter.timelapse ? [replay] : []),
    ...(context.table.deals.challenges.isPossible(match) ? [dared, today] : []),
    { label: history.log, id: idOf(match.id, 'log') },
    ...partsButtons(context, match),
    rulesButton(context, match.game),
  ];
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
