import { type DealSeries, seriesId } from '../../table/deals/daily.ts';
import type { ArchiveKind } from '../../table/deals/page.ts';
import type { Button } from './components.ts';
import { type CustomId, idOf, type WordOf } from './custom-id.ts';

type ContestName = 'league' | 'duplicate';
export type ContestButton<What extends ContestName> = WordOf<`${What}Action`>;

/** Returns the id of a contest's button. @param table number of the table to show */
export const contestId = <What extends ContestName>(
  what: What,
  id: string,
  action: ContestButton<What>,
  table?: number,
): CustomId => idOf(id, what, action, ...(table === undefined ? [] : [`${table}`]));

export const contestButton = <What extends ContestName>(
  what: What,
  id: string,
  action: ContestButton<What>,
  label: string,
  style: Button['style'] = 'quiet',
): Button => ({ label, id: contestId(what, id, action), style });

export const dealButton = (
  deal: string,
  action: WordOf<'dealAction'>,
  label: string,
  style: Button['style'] = 'quiet',
): Button => ({ label, id: idOf(deal, 'deal', action), style });

/**
 * Returns the id of a button that opens a page of past deals.
 * @param page number of the page, counted from 0; absent: the id is for a select of deals
 */
export const archiveId = (series: DealSeries, archive: ArchiveKind, page?: number): CustomId =>
  idOf(seriesId(series), 'deals', archive, ...(page === undefined ? [] : [`${page}`]));

export const todayId = (series: DealSeries): CustomId => idOf(seriesId(series), 'deals', 'today');

/**
 * Returns the id of a button that begins today's deal.
 * @param mark number that distinguishes the buttons of different messages, at most four digits
 */
export const beginTodayId = (series: DealSeries, mark: number): CustomId =>
  idOf(seriesId(series), 'deals', 'begin', `${mark}`);

export const newChallengeId = (series: DealSeries): CustomId => idOf(seriesId(series), 'deals', 'new');

/** Returns the id of the button that offers a solo game's deal to other people. */
export const dareId = (match: string): CustomId => idOf(match, 'dare');
