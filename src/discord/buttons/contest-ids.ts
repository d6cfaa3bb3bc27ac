import { type DealSeries, seriesId } from '../../table/deals/daily.ts';
import type { Button } from './components.ts';
import { type CustomId, idOf } from './custom-id.ts';

/** Actions of the buttons of each kind of contest. In a custom id, the action follows the verb. */
export const CONTEST_BUTTONS = {
  league: ['join', 'leave', 'start', 'standing', 'ask', 'close', 'rounds', 'cup', 'fill'],
  duplicate: ['join', 'leave', 'start', 'stop', 'sure', 'table'],
} as const;
type ContestName = keyof typeof CONTEST_BUTTONS;
export type ContestButton<What extends ContestName> = (typeof CONTEST_BUTTONS)[What][number];
export const isContestButton = <What extends ContestName>(
  what: What,
  text: unknown,
): text is ContestButton<What> => CONTEST_BUTTONS[what].some(action => action === text);

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

export const DEAL_ACTIONS = ['page', 'play', 'anew', 'show', 'text', 'rounds', 'way', 'proof'] as const;
export type DealAction = (typeof DEAL_ACTIONS)[number];
export const isDealAction = (text: unknown): text is DealAction =>
  DEAL_ACTIONS.some(action => action === text);

export const ARCHIVES = ['daily', 'challenge'] as const;
export type ArchiveName = (typeof ARCHIVES)[number];
export const isArchive = (text: unknown): text is ArchiveName => ARCHIVES.some(name => name === text);

export const dealButton = (
  deal: string,
  action: DealAction,
  label: string,
  style: Button['style'] = 'quiet',
): Button => ({ label, id: idOf(deal, 'deal', action), style });

/**
 * Returns the id of a button that opens a page of past deals.
 * @param page number of the page, counted from 0; absent: the id is for a select of deals
 */
export const archiveId = (series: DealSeries, archive: ArchiveName, page?: number): CustomId =>
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
