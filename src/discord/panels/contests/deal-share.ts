import { levelsOf } from '../../../core/contract/deals.ts';
import { duelLevels, leadsOf } from '../../../presentation/presenter/duel-levels.ts';
import { dealName } from '../../../presentation/text/deal-name.ts';
import { cleanName, plain, safeName } from '../../../presentation/text/names.ts';
import type { DealPage, Finished } from '../../../table/deals/page.ts';
import { buttonRows } from '../../buttons/components.ts';
import { dealButton } from '../../buttons/contest-ids.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, contextIn, gameTitle } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, done } from '../../ports/answer.ts';
import { cardOf, dealCommand, starsOf } from './deal-page.ts';
import { pointsWords } from './deal-points.ts';

const SQUARES = ['⬜', '🟨', '🟧', '🟦'] as const;
/** Squares of a duel's rounds: lost by very many points, lost, equal, won, won by very many points. */
const DUEL_SQUARES = { [-2]: '🟥', [-1]: '🟧', 0: '⬜', 1: '🟦', 2: '🟩' } as const;

/** Writes a square for each round. The squares mean the same as on the card's picture. */
function squaresOf(
  { games }: Pick<Context, 'games'>,
  { game, form }: DealPage['deal'],
  shown: Pick<Finished, 'course' | 'against'> | undefined,
): string {
  const { course = [], against } = shown ?? {};
  const great = games[game]?.deals?.[form]?.great ?? 1;
  const squares = against
    ? duelLevels(leadsOf(course, against), great).map(level => DUEL_SQUARES[level])
    : levelsOf(course, great).map(level => SQUARES[level]);
  return squares.join('');
}

/**
 * Writes the result as text to share: squares for the rounds, the points and the streak. The text reveals nothing of the deal.
 */
function textOf(context: Context, page: DealPage): string {
  const { deal, first, ownBest, results, streak } = page;
  const shown = first ?? ownBest;
  const points = pointsWords(context, deal.form);
  const par = results?.par ? results.par.points : undefined;
  const stars = results?.par && shown ? starsOf(results.par, shown.points) : undefined;
  const title = gameTitle(context, deal.game);
  return [
    `${title} · ${dealName(context, deal)} · ${plain(points.result(shown?.points ?? 0))}${par === undefined ? '' : ` (${points.textPar(par)})`}`,
    squaresOf(context, deal, shown),
    ...(stars ? ['⭐'.repeat(stars[0]) + '☆'.repeat(stars[1] - stars[0])] : []),
    ...(streak && streak.days > 1 && deal.isOn ? [`🔥 ${streak.days}`] : []),
  ].join('\n');
}

export function asText(context: Context, page: DealPage): Answer {
  if (!page.first && !page.ownBest) return refused(context, { code: 'table/deal-unplayed', with: {} });
  return {
    content: [context.words.deals.textHint, '```', textOf(context, page), '```'].join('\n'),
    rows: backTo(context, page),
  };
}

export const backTo = (context: Context, { deal }: DealPage) =>
  buttonRows([dealButton(deal.id, 'page', context.words.panel.back)]);

/**
 * Posts the card of a person's result in the channel, in the server's language. The card reveals nothing of the deal itself.
 */
export async function postCard(context: Context, visit: Visit, page: DealPage): Promise<Answer> {
  const { first, ownBest, deal } = page;
  const shown = first ?? ownBest;
  if (!shown) return refused(context, { code: 'table/deal-unplayed', with: {} });
  const able = await context.table.shares(shown.matchId, visit.person.id);
  if (!able.ok) return refused(context, able.refusal);
  const language = visit.guildId === null ? context.language : await context.serverLanguage(visit.guildId);
  const here = contextIn(context, language, deal.game);
  const file = await cardOf(here, page, cleanName(visit.person.name, language));
  const said = here.words.deals.postedBy(`**${safeName(visit.person.name, language)}**`, dealCommand(deal));
  const text = `${said}\n${textOf(here, page)}`;
  return {
    ...done(context.words.deals.posted),
    rows: backTo(context, page),
    aloud: file ? said : text,
    ...(file && { aloudFile: file }),
  };
}
