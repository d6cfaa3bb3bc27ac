import type { Pace } from '../../../src/match/types.ts';
import type { Language } from '../../../src/present/languages.ts';

/** How /games presents itself: each description and choice at most 100 characters. */
export interface GamesCommandWords {
  readonly about: string;
  readonly list: About;
  readonly stats: About<'person'>;
  readonly leaderboard: About;
  /** Of several games, which. */
  readonly game: string;
  readonly settings: About<
    | 'pings'
    | 'zone'
    | 'quietFrom'
    | 'quietTo'
    | 'away'
    | 'invitations'
    | 'stats'
    | 'learn'
    | 'block'
    | 'unblock'
  >;
  readonly server: About<'language' | 'pace' | 'open' | 'openRole' | 'cancel' | 'cancelRole'> & {
    readonly languages: Readonly<Record<Language | 'own', string>>;
    readonly paces: Readonly<Record<Pace, string>>;
    readonly powers: Readonly<Record<'everyone' | 'manage-server', string>>;
  };
  readonly privacy: About<'action'> & {
    readonly actions: Readonly<Record<'show' | 'export' | 'forget', string>>;
  };
  readonly doctor: About;
  readonly glance: About<'game'>;
}

/** A subcommand and its options. */
type About<Option extends string = never> = Readonly<Record<'about' | Option, string>>;
