import { dealName } from '../../../presentation/text/deal-name.ts';
import { plain } from '../../../presentation/text/names.ts';
import type { DealSeries } from '../../../table/deals/daily.ts';
import type { ArchivedDeal, ArchiveKind } from '../../../table/deals/page.ts';
import { type Button, buttonRows, selectRow } from '../../buttons/components.ts';
import { archiveId, newChallengeId, todayId } from '../../buttons/contest-ids.ts';
import { refused } from '../../buttons/seated-person.ts';
import type { Context } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import type { Answer } from '../../ports/answer.ts';
import { titleOf } from './deal-page.ts';
import { pointsWords } from './deal-points.ts';

/** Lists past daily deals, or the person's own challenges, ten on a page, each with the person's result. */
export async function archive(
  context: Context,
  visit: Visit,
  series: DealSeries,
  name: ArchiveKind,
  page: number,
): Promise<Answer> {
  const found = await context.table.deals.archive(series, name, visit.person, page);
  if (!found.ok) return refused(context, found.refusal);
  const { deals: words } = context.words;
  const { deals, more } = found.value;
  const title = titleOf(context, series);
  const daily = name === 'daily';
  const other = daily ? 'challenge' : 'daily';
  const to = (label: string, at: number): Button => ({ label, id: archiveId(series, name, at) });
  const buttons: readonly Button[] = [
    ...(page > 0 ? [to(words.newer, page - 1)] : []),
    ...(more ? [to(words.older, page + 1)] : []),
    { label: words.today, id: todayId(series), style: 'main' },
    ...(daily ? [] : [{ label: words.newChallenge, id: newChallengeId(series), style: 'main' } as const]),
    { label: daily ? words.challenges : words.days, id: archiveId(series, other, 0) },
  ];
  const options = deals.map(each => ({
    value: each.deal.id,
    label: dealName(context, each.deal),
    meaning: short(context, each),
  }));
  return {
    content: [
      daily ? words.archiveTitle(title) : words.challengesTitle(title),
      ...(deals.length > 0
        ? deals.map(each => row(context, each))
        : [daily ? words.noDays : words.noChallenges]),
    ].join('\n'),
    rows: [
      ...(options.length > 0 ? [selectRow(archiveId(series, name), words.choose, options)] : []),
      ...buttonRows(buttons),
    ],
  };
}

const dated = (context: Context, { deal }: ArchivedDeal): string =>
  `**${dealName(context, deal)}** · <t:${Math.floor(deal.opensAt / 1000)}:d>`;

function madeOf(context: Context, { deal, first, best, par }: ArchivedDeal): readonly string[] {
  const done = first ?? best;
  const points = pointsWords(context, deal.form);
  return [
    done ? points.result(done.points) : context.words.deals.notPlayed,
    ...(done && best && best.points > done.points ? [points.best(best.points)] : []),
    ...(par === null ? [] : [points.textPar(par)]),
  ];
}

const row = (context: Context, each: ArchivedDeal): string =>
  [dated(context, each), ...madeOf(context, each)].join(' · ');

const short = (context: Context, each: ArchivedDeal): string => plain(madeOf(context, each).join(' · '));
