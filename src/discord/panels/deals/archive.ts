import { plain } from '../../../stage/names.ts';
import type { ArchivedDeal } from '../../../table/deals/page.ts';
import { type Button, buttonRows, selectRow } from '../../buttons/components.ts';
import { type ArchiveName, archiveId, newChallengeId, todayId } from '../../buttons/deal-ids.ts';
import { refused } from '../../buttons/seat.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import type { Answer } from '../../ports/answer.ts';
import { dealName } from './page.ts';

/** Lists past daily deals, or the person's own challenges, ten on a page, each with the person's result. */
export async function archive(
  context: Context,
  visit: Visit,
  game: string,
  name: ArchiveName,
  page: number,
): Promise<Answer> {
  const found = await context.table.deals.archive(game, name, visit.person, page);
  if (!found.ok) return refused(context, found.refusal);
  const { deals: words } = context.words;
  const { deals, more } = found.value;
  const title = gameTitle(context, game);
  const daily = name === 'daily';
  const other: ArchiveName = daily ? 'challenge' : 'daily';
  const to = (label: string, at: number): Button => ({ label, id: archiveId(game, name, at) });
  const buttons: readonly Button[] = [
    ...(page > 0 ? [to(words.newer, page - 1)] : []),
    ...(more ? [to(words.older, page + 1)] : []),
    { label: words.today, id: todayId(game), style: 'main' },
    ...(daily ? [] : [{ label: words.newChallenge, id: newChallengeId(game), style: 'main' } as const]),
    { label: daily ? words.challenges : words.days, id: archiveId(game, other, 0) },
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
      ...(options.length > 0 ? [selectRow(archiveId(game, name), words.choose, options)] : []),
      ...buttonRows(buttons),
    ],
  };
}

/** Writes a date in the reader's own time zone. */
const dated = (context: Context, { deal }: ArchivedDeal): string =>
  `**${dealName(context, deal)}** · <t:${Math.floor(deal.opensAt / 1000)}:d>`;

/** Lists the person's results of a past deal, and its par. */
function madeOf({ words: { deals } }: Context, { first, best, par }: ArchivedDeal): readonly string[] {
  const done = first ?? best;
  return [
    done ? deals.result(done.points) : deals.notPlayed,
    ...(done && best && best.points > done.points ? [deals.best(best.points)] : []),
    ...(par === null ? [] : [deals.textPar(par)]),
  ];
}

const row = (context: Context, each: ArchivedDeal): string =>
  [dated(context, each), ...madeOf(context, each)].join(' · ');

const short = (context: Context, each: ArchivedDeal): string => plain(madeOf(context, each).join(' · '));
