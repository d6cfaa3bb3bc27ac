export interface Settings {
  readonly id: string;
  readonly name: string | null;
  readonly locale: string | null;
  readonly pings: boolean;
  readonly zone: string | null;
  /** Quiet hours that the person has set, HH:MM in their time zone. Null: not set. */
  readonly quiet: { readonly from: string; readonly to: string } | null;
  /** Quiet hours in effect, set by the person or learnt, HH:MM in their zone. Null: none. */
  readonly inEffect: {
    readonly from: string;
    readonly to: string;
    readonly zone: string;
    readonly source: 'set' | 'learnt';
  } | null;
  readonly learns: boolean;
  /** Number of the person's actions in each hour of the day, in UTC. */
  readonly hours: readonly number[];
  readonly awayUntil: number | null;
  readonly invitations: boolean;
  readonly stats: boolean;
  /** True if the leaderboard of all servers may list the person. */
  readonly everywhere: boolean;
  /** True if people at other places of a match see the person's name. */
  readonly named: boolean;
  /** True if ended games of the person may become puzzles. */
  readonly puzzles: boolean;
}

/** Settings to change. Null removes a setting, and absent fields stay. */
export interface SettingsChange {
  readonly pings?: boolean;
  readonly zone?: string | null;
  /** Quiet hours, as HH:MM or whole hours. Null removes them. */
  readonly quiet?: { readonly from: string; readonly to: string } | null;
  readonly learns?: boolean;
  readonly awayUntil?: number | null;
  readonly invitations?: boolean;
  readonly stats?: boolean;
  readonly everywhere?: boolean;
  readonly named?: boolean;
  readonly puzzles?: boolean;
}
