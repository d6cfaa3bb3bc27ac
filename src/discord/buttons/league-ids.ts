import type { Button } from './components.ts';
import type { CustomId } from './custom-id.ts';

/** Actions of a league's buttons. */
export const LEAGUE_DEEDS = ['join', 'leave', 'start', 'standing', 'close'] as const;
export type LeagueDeed = (typeof LEAGUE_DEEDS)[number];
export const isLeagueDeed = (text: unknown): text is LeagueDeed => LEAGUE_DEEDS.some(deed => deed === text);

export const leagueId = (league: string, deed: LeagueDeed): CustomId => ({
  match: league,
  rev: null,
  verb: 'league',
  args: [deed],
});

export const leagueButton = (
  league: string,
  deed: LeagueDeed,
  label: string,
  style: Button['style'] = 'quiet',
): Button => ({ label, id: leagueId(league, deed), style });
