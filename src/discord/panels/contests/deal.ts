import { ofGame } from '../../../core/contract/game.ts';
import { courseToResult } from '../../../core/rules/course.ts';
import { grammar, signed } from '../../../presentation/language/grammar.ts';
import { leadsOf } from '../../../presentation/presenter/duel-levels.ts';
import { distinctNames } from '../../../presentation/text/distinct-names.ts';
import { safeName } from '../../../presentation/text/names.ts';
import { SHARED_WORDS } from '../../../presentation/words/index.ts';
import { type DealSeries, readSeries } from '../../../table/deals/daily.ts';
import type { DealPage } from '../../../table/deals/page.ts';
import type { Match } from '../../../table/match/types.ts';
import { buttonRows } from '../../buttons/components.ts';
import { dealButton } from '../../buttons/contest-ids.ts';
import { idOf, type WordOf } from '../../buttons/custom-id.ts';
import { awaited, refused, seatIn } from '../../buttons/seated-person.ts';
import {
  type Context,
  contextIn,
  firstLines,
  fitted,
  MAX_CONTENT,
  newestLines,
} from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, fileOf, say, turnedAway } from '../../ports/answer.ts';
import { when } from '../../words/figures.ts';
import { handlers, type Press } from '../handlers.ts';
import { againBy } from '../try-again.ts';
import { botAnswers, ROOM_FOR_ANSWERS } from '../turn/bot-answers.ts';
import { panel } from '../turn/panel.ts';
import { archive } from './deal-archive.ts';
import { dealCommand, dealPage } from './deal-page.ts';
import { pointsWords } from './deal-points.ts';
import { asText, backTo, postCard } from './deal-share.ts';

type DealAction = WordOf<'dealAction'>;

async function dealPress(
  anyContext: Context,
  visit: Visit,
  dealId: string,
  button: DealAction,
): Promise<Answer> {
  const found = await anyContext.table.deals.page(dealId, visit.person, visit.guildId);
  if (!found.ok) return refused(anyContext, found.refusal);
  const context = contextIn(anyContext, anyContext.language, found.value.deal.game);
  return ACTIONS[button](context, visit, found.value);
}

const ACTIONS: Readonly<
  Record<DealAction, (context: Context, visit: Visit, page: DealPage) => Promise<Answer> | Answer>
> = {
  page: (context, visit, { deal }) => dealPage(context, visit, deal.id),
  play: (context, visit, { deal }) => playDeal(context, visit, deal.id, 'on'),
  anew: (context, visit, { deal }) => playDeal(context, visit, deal.id, 'anew'),
  show: postCard,
  text: (context, _visit, page) => asText(context, page),
  rounds: (context, _visit, page) => rounds(context, page),
  way,
  proof,
};

async function dealsPress({
  context: anyContext,
  visit,
  id: { match },
  args: [what, page],
  chosen: [chosen],
}: Press<'deals'>): Promise<Answer> {
  const series = readSeries(match);
  const { game } = series;
  if (!ofGame(anyContext.games, game)) return turnedAway(anyContext.words.errors.strangeButton);
  const context = contextIn(anyContext, anyContext.language, game);
  if (what === 'begin') return beginToday(context, visit, series);
  if (what === 'today') return dealPage(context, visit, { today: series });
  if (what === 'new') return newChallenge(context, visit, series);
  if (page !== undefined) return archive(context, visit, series, what, page);
  return chosen === undefined ? archive(context, visit, series, what, 0) : dealPage(context, visit, chosen);
}

async function newChallenge(context: Context, visit: Visit, series: DealSeries): Promise<Answer> {
  const made = await context.table.deals.challenges.make(series, visit.person);
  if (!made.ok) return refused(context, made.refusal);
  const deal = { ...series, kind: 'challenge', id: made.value } as const;
  return dealPage(context, visit, made.value, context.words.deals.giveCode(dealCommand(deal)));
}

/** Offers the deal of an ended solo game as a challenge. This deal is no secret any more. */
async function dare(context: Context, visit: Visit, matchId: string): Promise<Answer> {
  const made = await context.table.deals.challenges.makeFrom(matchId, visit.person);
  if (!made.ok) return refused(context, made.refusal);
  const { id, fresh } = made.value;
  return dealPage(context, visit, id, fresh ? context.words.deals.otherDeal : undefined);
}

async function playDeal(context: Context, visit: Visit, id: string, go: 'on' | 'anew'): Promise<Answer> {
  const begun = await context.table.deals.begin(id, visit.person, go, visit.guildId);
  if (!begun.ok) return refused(context, begun.refusal);
  return goOn(context, visit, begun.value);
}

/** Begins or continues the person's attempt at today's deal. Shows the deal's page to a person who has played it. */
async function beginToday(context: Context, visit: Visit, series: DealSeries): Promise<Answer> {
  const found = await context.table.deals.today(series, visit.person, visit.guildId);
  if (!found.ok) return refused(context, found.refusal);
  const { deal, mayCount, open } = found.value;
  if (!mayCount && open === undefined) return dealPage(context, visit, deal.id);
  return playDeal(context, visit, deal.id, 'on');
}

async function goOn(context: Context, visit: Visit, match: Match, remark?: string): Promise<Answer> {
  const seated = seatIn(context, match, visit);
  if (!seated.ok) return refused(context, seated.refusal, match);
  if (match.status === 'running') {
    const { match: now, lines: texts } = await botAnswers(context, seated.value);
    const lines = [remark, ...texts].filter(line => line !== undefined);
    const said = lines.length === 0 ? {} : { remark: newestLines(lines, ROOM_FOR_ANSWERS) };
    if (now.status !== 'running') return goOn(context, visit, now, said.remark);
    const seating = { ...seated.value, match: now };
    return awaited(seating) ? botThinks(context, now, said.remark) : panel(context, seating, [], said);
  }
  const played = await context.table.deals.playedAt(match.id);
  if (!played) return refused(context, { code: 'table/over', with: {} }, match);
  return dealPage(context, visit, played.dealId, remark);
}

/** Answers where the bot of a duel has not decided yet. The person can ask again with a button. */
async function botThinks(context: Context, { id }: Match, remark: string | undefined): Promise<Answer> {
  const { deals, duels } = context.words;
  const played = await context.table.deals.playedAt(id);
  return {
    ...say([remark, duels.thinking].filter(Boolean).join('\n')),
    ...(played && { rows: buttonRows([dealButton(played.dealId, 'play', deals.goOn, 'main')]) }),
  };
}

/**
 * Adds the next panel or the result to the answer after a move in a match that is played in private, without a public board.
 * @param answer answer of the move's own handler
 */
export async function goOnAlone({ context, visit, id }: Press, answer: Answer): Promise<Answer> {
  const acts = id.verb === 'do';
  const undoes = (id.verb === 'undo' || id.verb === 'ask') && answer.done;
  const match = acts || undoes ? await context.table.get(id.match) : undefined;
  if (!match || (acts && match.status !== 'over')) return answer;
  return goOn(context, visit, match, answer.content);
}

/** Maximum number of curves in a picture. A reader could not tell more of them apart. */
const LINES = 4;

/** Returns the curve of an attempt, up to its result: the points after each round, or in a duel the lead over the bot. */
export const curveOf = ({
  course,
  against,
  points,
}: {
  readonly course: readonly number[];
  readonly against?: readonly number[] | null | undefined;
  readonly points: number | null;
}): readonly number[] => (against ? leadsOf(course, against) : courseToResult(course, points));

/**
 * Shows a picture with the points of up to four attempts after each round: of the person, the hard bot (`par`), other people
 * and the best known. Without a picture, lists the points in words.
 */
async function rounds(context: Context, page: DealPage): Promise<Answer> {
  const { deals } = context.words;
  const { deal, first, ownBest, results } = page;
  const own = first ?? ownBest;
  if (!own || !results) return refused(context, { code: 'table/deal-unplayed', with: {} });
  const others = results.table.filter(row => !row.own && row.course.length > 0);
  const names = distinctNames(others.map(({ name }) => safeName(name, context.language)));
  const lines = [
    { name: SHARED_WORDS[context.language].duels.you, course: curveOf(own) },
    ...(results.par ? [{ name: deals.strong, course: curveOf(results.par) }] : []),
    ...others.map((row, at) => ({ name: names[at] ?? row.name, course: curveOf(row) })),
    ...(results.best && !results.best.own ? [{ name: deals.found, course: curveOf(results.best) }] : []),
  ].slice(0, LINES);
  const duel = deal.form === 'duel';
  const presenter = context.presenters[deal.game]?.(context.language);
  const picture = await presenter?.dealRace?.(lines, `${deal.id.replace('.', '-')}-rounds.png`, duel);
  const written = (course: readonly number[]) =>
    course.map(score => (duel ? signed(score) : score)).join(' ');
  const texts = lines.map(({ name, course }) => grammar(context.language).labelled(name, written(course)));
  return {
    content: fitted(
      [duel ? context.words.duels.roundsTitle : deals.roundsTitle, ...(picture ? [] : texts)].join('\n'),
    ),
    rows: backTo(context, page),
    ...(picture && { file: fileOf(picture) }),
    ...againBy(idOf(deal.id, 'deal', 'rounds')),
  };
}

async function way(context: Context, visit: Visit, page: DealPage): Promise<Answer> {
  const { deals, duels } = context.words;
  const duel = page.deal.form === 'duel';
  const found = await context.table.deals.way(page.deal.id, visit.person);
  if (!found.ok) return refused(context, found.refusal);
  const { steps, points, strong } = found.value;
  const presenter = context.presenters[page.deal.game]?.(context.language);
  const rows = steps.map(({ action, view, score }, at) => {
    const actionText = presenter?.describeAction(action, view) ?? '';
    return score === (steps[at - 1]?.score ?? 0)
      ? actionText
      : `${actionText} → ${duel ? signed(score) : score}`;
  });
  const head = [
    pointsWords(context, page.deal.form).wayTitle(points),
    ...(strong ? [`-# ${deals.parWay}`] : []),
    ...(duel ? [`-# ${duels.wayHow}`] : []),
  ];
  const numbered = rows.map((row, at) => `${at + 1}. ${row}`);
  return { content: firstLines([...head, ...numbered], MAX_CONTENT), rows: backTo(context, page) };
}

/**
 * Shows the commitments to a deal and to the next deal. After the deal has closed, shows the seed, the salt and the person's
 * own record, so that the person can check the shuffle.
 */
async function proof(context: Context, visit: Visit, page: DealPage): Promise<Answer> {
  const { deals, duels, ending } = context.words;
  const { deal, first, ownBest } = page;
  const { commitment, seed, salt } = deal.proof;
  const sealed = [deals.sealed(commitment), ...(deal.next === null ? [] : [deals.sealedNext(deal.next)])];
  if (seed === undefined || salt === undefined) {
    const opens = deal.closesAt === null ? [] : [deals.openTo(when(deal.closesAt))];
    return { ...say([...sealed, deals.sealedMeans, ...opens].join('\n')), rows: backTo(context, page) };
  }
  const done = first ?? ownBest;
  const seat =
    done &&
    (await context.table
      .get(done.matchId)
      .then(match => match && context.table.seatOf(match, visit.person.id)));
  const record =
    done && seat !== undefined ? await context.table.archive.recordFor(done.matchId, seat) : undefined;
  const name = `${deal.id.replace('.', '-')}.json`;
  return {
    content: [
      ...sealed,
      deals.proofPublished(seed, salt),
      deals.proofHow,
      ...(deal.form === 'duel' ? [duels.proofHow] : []),
    ].join('\n'),
    rows: backTo(context, page),
    ...(record?.ok && { file: { name, data: Buffer.from(record.value), alt: ending.recordFile } }),
  };
}

export const presses = handlers({
  deal: ({ context, visit, id, args: [action] }) => dealPress(context, visit, id.match, action),
  deals: dealsPress,
  dare: ({ context, visit, id }) => dare(context, visit, id.match),
});
