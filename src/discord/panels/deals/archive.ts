import { plain } from '../../../stage/names.ts';
import type { ArchivedDeal } from '../../../table/deals/page.ts';
import { type Button, buttonRows, selectRow } from '../../buttons/components.ts';
import { type ArchiveName, archiveId, newChallengeId, todayId } from '../../buttons/deal-ids.ts';
import { refused } from '../../buttons/seat.ts';
import { gameTitle, type Room } from '../../context/room.ts';
import type { Visit } from '../../context/visit.ts';
import type { Answer } from '../../ports/answer.ts';
import { dealName } from './page.ts';

/** Lists past days, or the person's own challenges, ten a page, each with the person's result. */
export async function archive(
  room: Room,
  visit: Visit,
  game: string,
  name: ArchiveName,
  page: number,
): Promise<Answer> {
  const found = await room.table.deals.archive(game, name, visit.person, page);
  if (!found.ok) return refused(room, found.refusal);
  const { deals: words } = room.words;
  const { deals, more } = found.value;
  const title = gameTitle(room, game);
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
    label: dealName(room, each.deal),
    meaning: short(room, each),
  }));
  return {
    content: [
      daily ? words.archiveTitle(title) : words.challengesTitle(title),
      ...(deals.length > 0
        ? deals.map(each => row(room, each))
        : [daily ? words.noDays : words.noChallenges]),
    ].join('\n'),
    rows: [
      ...(options.length > 0 ? [selectRow(archiveId(game, name), words.choose, options)] : []),
      ...buttonRows(buttons),
    ],
  };
}

/** Writes a date in the reader's own time zone. */
const dated = (room: Room, { deal }: ArchivedDeal): string =>
  `**${dealName(room, deal)}** · <t:${Math.floor(deal.opensAt / 1000)}:d>`;

/** Lists the person's result and the par. */
function madeOf({ words: { deals } }: Room, { first, best, par }: ArchivedDeal): readonly string[] {
  const done = first ?? best;
  return [
    done ? deals.result(done.points) : deals.notPlayed,
    ...(done && best && best.points > done.points ? [deals.best(best.points)] : []),
    ...(par === null ? [] : [deals.textPar(par)]),
  ];
}

const row = (room: Room, each: ArchivedDeal): string =>
  [dated(room, each), ...madeOf(room, each)].join(' · ');

const short = (room: Room, each: ArchivedDeal): string => plain(madeOf(room, each).join(' · '));
