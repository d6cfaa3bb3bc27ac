/** What is known of a person; of one who was never seen, the defaults. */
export interface StoredPerson {
  readonly id: string;
  /** The last display name seen. */
  readonly name: string | null;
  readonly locale: string | null;
  readonly pings: boolean;
  /** IANA's name. */
  readonly zone: string | null;
  /** Minutes after midnight in the person's zone; null: not set. */
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  /** The hours of acting are counted. */
  readonly learns: boolean;
  /** How often the person acted in each hour of the day in UTC: 24 counters. */
  readonly hours: readonly number[];
  readonly awayUntil: number | null;
  readonly invitations: boolean;
  /** Counted in statistics and leaderboards. */
  readonly stats: boolean;
  /** Listed in the leaderboard of all servers, too. */
  readonly everywhere: boolean;
  /** Discord would not let us write to them then, and they have not been told so yet; null: nothing is to be told. */
  readonly lettersRefusedAt: number | null;
}

/** How a server wants it; null: as the house has it. */
export interface StoredServer {
  readonly guildId: string;
  readonly language: string | null;
  readonly pace: string | null;
  /** `everyone`, `manage-server` or `role:<id>`. */
  readonly mayOpen: string;
  readonly mayCancel: string;
  /** A role's id that a lobby may call; null: none. */
  readonly callRole: string | null;
  /** Where games are opened: `anywhere` or `threads`. */
  readonly place: string;
}

/** That somebody who is forgotten took part in something already. */
export interface StoredMark {
  /** In what: a league, a deal. */
  readonly scope: string;
  /** A keyed hash of scope and person, 64 hexadecimal digits. */
  readonly mark: string;
  /** Milliseconds since the epoch: it goes then. */
  readonly until: number;
}

/** What somebody did with a moderator's powers. */
export interface NewAct {
  readonly guildId: string;
  readonly userId: string;
  readonly name: string;
  readonly act: string;
  readonly matchId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: number;
}

export interface StoredAct extends Omit<NewAct, 'userId' | 'name'> {
  readonly id: number;
  /** Null: forgotten. */
  readonly userId: string | null;
  readonly name: string | null;
}
