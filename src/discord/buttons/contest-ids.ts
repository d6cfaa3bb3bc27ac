import { type DealSeries, seriesId } from '../../core/contract/deals.ts';
import type { Button } from './components.ts';
import { type CustomId, idOf } from './custom-id.ts';

export const LEAGUE_DEEDS = ['join', 'leave', 'start', 'standing', 'close'] as const;
export type LeagueDeed = (typeof LEAGUE_DEEDS)[number];
export const isLeagueDeed = (text: unknown): text is LeagueDeed => LEAGUE_DEEDS.some(deed => deed === text);

export const leagueId = (league: string, deed: LeagueDeed): CustomId => idOf(league, 'league', deed);

export const leagueButton = (
  league: string,
  deed: LeagueDeed,
  label: string,
  style: Button['style'] = 'quiet',
): Button => ({ label, id: leagueId(league, deed), style });

export const DUPLICATE_DEEDS = ['join', 'leave', 'start', 'stop', 'sure', 'table'] as const;
export type DuplicateDeed = (typeof DUPLICATE_DEEDS)[number];
export const isDuplicateDeed = (text: unknown): text is DuplicateDeed =>
  DUPLICATE_DEEDS.some(deed => deed === text);

/**
 * Returns the id of a button under the message of a duplicate (several tables with the same deal). @param table number of the
 * table to show
 */
export const duplicateId = (duplicate: string, deed: DuplicateDeed, table?: number): CustomId =>
  idOf(duplicate, 'duplicate', deed, ...(table === undefined ? [] : [`${table}`]));

export const duplicateButton = (
  duplicate: string,
  deed: DuplicateDeed,
  label: string,
  style: Button['style'] = 'quiet',
  table?: number,
): Button => ({ label, id: duplicateId(duplicate, deed, table), style });

export const DEAL_DEEDS = ['page', 'play', 'anew', 'show', 'text', 'rounds', 'way', 'proof'] as const;
export type DealDeed = (typeof DEAL_DEEDS)[number];
export const isDealDeed = (text: unknown): text is DealDeed => DEAL_DEEDS.some(deed => deed === text);

export const ARCHIVES = ['daily', 'challenge'] as const;
export type ArchiveName = (typeof ARCHIVES)[number];
export const isArchive = (text: unknown): text is ArchiveName => ARCHIVES.some(name => name === text);

export const dealButton = (
  deal: string,
  deed: DealDeed,
  label: string,
  style: Button['style'] = 'quiet',
): Button => ({ label, id: idOf(deal, 'deal', deed), style });

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
