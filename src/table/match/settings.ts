/** Settings of a person, and what is known of the hours in which they act. */
export interface Settings {
  readonly id: string;
  readonly name: string | null;
  readonly locale: string | null;
  readonly pings: boolean;
  /** IANA's name. */
  readonly zone: string | null;
  /** Quiet hours as they were set, HH:MM in the zone. */
  readonly quiet: { readonly from: string; readonly to: string } | null;
  /** The quiet hours in effect, set or learnt, HH:MM in their zone. */
  readonly inEffect: {
    readonly from: string;
    readonly to: string;
    readonly zone: string;
    readonly source: 'set' | 'learnt';
  } | null;
  readonly learns: boolean;
  /** 24 counters by hour in UTC. */
  readonly hours: readonly number[];
  readonly awayUntil: number | null;
  readonly invitations: boolean;
  readonly stats: boolean;
  /** Listed in the leaderboard of all servers. */
  readonly everywhere: boolean;
}

/** Settings to change. Null removes a setting. */
export interface SettingsChange {
  readonly pings?: boolean;
  readonly zone?: string | null;
  /** HH:MM or whole hours. */
  readonly quiet?: { readonly from: string; readonly to: string } | null;
  readonly learns?: boolean;
  readonly awayUntil?: number | null;
  readonly invitations?: boolean;
  readonly stats?: boolean;
  readonly everywhere?: boolean;
}
