import type { AnyGame } from '../../../core/contract/game.ts';
import { inTenths } from '../../../core/contract/reasons.ts';
import type { CostlyTurn } from '../../../core/review/review.ts';
import { foresee } from '../../../presentation/choosing/preview.ts';
import { spared } from '../../../presentation/painter/missing-pictures.ts';
import { overviewLines } from '../../../presentation/pictures/review/overview.ts';
import { signed } from '../../../presentation/pictures/review/words.ts';
import type { AnyPresenter } from '../../../presentation/presenter/presenter.ts';
import { isPrivate, type Match } from '../../../table/match/types.ts';
import type { ReviewProgress, SeatReview } from '../../../table/results/review.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { dareId } from '../../buttons/contest-ids.ts';
import { idOf } from '../../buttons/custom-id.ts';
import { refused } from '../../buttons/seated-person.ts';
import type { Meanwhile } from '../../context/command.ts';
import { boldAt, type Context, gameOf, nameAt, namesOf, publicContext } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { curveOf } from '../../messages/final.ts';
import { type Answer, done, fileOf } from '../../ports/answer.ts';
import { logged } from '../../rest/channel.ts';
import { matchHandlers } from '../handlers.ts';
import { againBy } from '../try-again.ts';
import { reasonsFor } from './hint.ts';
import { type ReasonedAction, sequelLines } from './sequels.ts';

/** Milliseconds between two edits of an answer to show progress. */
const STEP_MS = 2_500;

/**
 * Shows the review of an ended game to one person, and its progress while the bot makes it.
 * @param page 0: the overview; from 1: a costly turn
 */
async function review(
  context: Context,
  visit: Visit,
  meanwhile: Meanwhile,
  match: Match,
  page = 0,
): Promise<Answer> {
  const found = await context.table.reviews.of(match.id, visit.person.id, telling(context, meanwhile));
  if (!found.ok) return refused(context, found.refusal, match);
  const turn = found.value.review.turns[page - 1];
  const shown = turn
    ? await turnPage(context, match, found.value, turn)
    : await overview(context, match, found.value);
  const rows = buttonRows(ways(context, match, found.value, turn ? page : 0));
  return { ...shown, rows, ...againBy(idOf(match.id, 'review', `${turn ? page : 0}`)) };
}

/** Posts the overview of a review in the channel, in the channel's language. Everybody there may then open the other pages. */
async function publishReview(context: Context, visit: Visit, match: Match): Promise<Answer> {
  const found = await context.table.reviews.of(match.id, visit.person.id);
  if (!found.ok) return refused(context, found.refusal, match);
  if (!found.value.own) return refused(context, { code: 'table/review-not-yours', with: {} }, match);
  const able = await context.table.shares(match.id, visit.person.id);
  if (!able.ok) return refused(context, able.refusal, match);
  const shared = await context.table.reviews.share(match.id, visit.person.id);
  if (!shared.ok) return refused(context, shared.refusal, match);
  const here = await publicContext(context, match);
  const { accuracy, seat } = found.value.review;
  const file = await curveOf(here, match, found.value.review);
  return {
    ...done(context.words.review.shared),
    aloud: here.words.review.sharedBy(boldAt(match, seat, here.language), accuracy),
    ...(file && { aloudFile: file }),
  };
}

function telling({ now, words }: Context, meanwhile: Meanwhile): ReviewProgress {
  let shownAt = Number.NEGATIVE_INFINITY;
  return (done, all) => {
    if (now() - shownAt < STEP_MS) return;
    shownAt = now();
    void meanwhile(words.review.progress(done / all));
  };
}

function ways(
  context: Context,
  match: Match,
  { review: { turns }, own }: SeatReview,
  page: number,
): Button[] {
  const words = context.words.review;
  const to = (label: string, at: number): Button => ({
    label,
    id: idOf(match.id, 'review', `${at}`),
    ...(at === page && { style: 'main' }),
  });
  const points = (loss: number): string => signed(-loss, context.language);
  return [
    ...(turns.length > 0 ? [to(words.overview, 0)] : []),
    ...turns.map(({ turn, loss }, at) => to(words.turnButton(turn, points(loss)), at + 1)),
    ...(isPrivate(match) ? [{ label: context.words.panel.back, id: dareId(match.id) }] : []),
    ...(own && page === 0 && !isPrivate(match)
      ? [{ label: words.share, id: idOf(match.id, 'publish') }]
      : []),
  ];
}

async function overview(context: Context, match: Match, { review }: SeatReview): Promise<Answer> {
  const file = await curveOf(context, match, review);
  return {
    content: overviewLines(review, nameAt(match, review.seat, context.language), context.language).join('\n'),
    ...(file && { file }),
  };
}

async function turnPage(
  context: Context,
  match: Match,
  { review }: SeatReview,
  { turn, loss, chances, worst }: CostlyTurn,
): Promise<Answer> {
  const words = context.words.review;
  const { game, presenter } = gameOf(context, match);
  const view = await context.table.viewAt(match.id, worst.seen, review.seat);
  const lines = [worst.played, worst.better ?? worst.played].map(text =>
    lineOf(game, presenter, view, review.seat, text),
  );
  const [played, better] = lines;
  if (!played || !better) throw new Error(`match ${match.id}: turn ${turn} has no two lines`);
  const names = namesOf(match, context.language);
  const fileName = `${match.game}-${match.id}-${worst.rev}-review-${review.seat + 1}.png`;
  const picture = await spared(
    async () =>
      (await presenter.compared?.(view, names, [played, better], fileName)) ??
      (await presenter.turnPicture?.(view, names, fileName)),
    error =>
      context.log.warn({ error: logged(error), matchId: match.id }, 'a review is shown without its picture'),
  );
  const why = { presenter, view, seat: review.seat, action: better.action, names };
  return {
    content: [
      words.turn(turn, signed(-loss, context.language)),
      words.played(played.actionText),
      words.better(better.actionText),
      ...sequelLines(context, why, worst.later ?? [], [better.actionText, played.actionText]),
      ...because(context, why, worst),
      ...(chances ? [words.chances(...chances)] : []),
      words.seen,
    ].join('\n'),
    ...(picture && { file: fileOf(picture) }),
  };
}

function because(
  context: Context,
  why: ReasonedAction,
  { reasons, loss }: CostlyTurn['worst'],
): readonly string[] {
  const words = context.words.review;
  const lines = reasonsFor(context, why, reasons, inTenths(loss)).map(said => `- ${said}`);
  return lines.length === 0 ? [words.noReason(signed(loss, context.language))] : [words.because, ...lines];
}

/** Foresees the results of an action in the log, from what its seat could see at that time. */
function lineOf(game: AnyGame, presenter: AnyPresenter, view: unknown, seat: number, text: string) {
  const action = game.read(text);
  if (!action.ok) throw new Error(`${game.id}: nobody can read ${text}`);
  const foreseen = foresee(game, view, seat, action.value);
  return {
    action: action.value,
    foreseen,
    actionText: presenter.describeAction(action.value, view, foreseen),
  };
}

export const presses = matchHandlers({
  review: ({ context, visit, meanwhile, match, args: [page] }) =>
    review(context, visit, meanwhile, match, page),
  publish: ({ context, visit, match }) => publishReview(context, visit, match),
});
