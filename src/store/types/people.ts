/** Stored facts about a person. A person who was never seen has the defaults. */
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
  /** Counts of the person's actions in each of the 24 hours of the day, in UTC. */
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

/** Settings of a server. Null: the default of this installation. */
export interface StoredServer {
  readonly guildId: string;
  readonly language: string | null;
  readonly pace: string | null;
  /** `everyone`, `manage-server` or `role:<id>`. */
  readonly mayOpen: string;
  readonly mayCancel: string;
  /** Id of a role that a lobby may mention. Null: none. */
  readonly callRole: string | null;
  /** Place and form of games: `anywhere`, `edited` or `threads`. */
  readonly place: string;
}

/** Mark of a person who took part in something and then deleted their data. */
export interface StoredMark {
  /** League or deal in which the person took part. */
  readonly scope: string;
  /** A keyed hash of scope and person, 64 hexadecimal digits. */
  readonly mark: string;
  /** Milliseconds since the epoch at which it is deleted. */
  readonly until: number;
}

/** Action of a person with a moderator's powers. */
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
  /** Id of the person. Null: they deleted their data. */
  readonly userId: string | null;
  readonly name: string | null;
}
