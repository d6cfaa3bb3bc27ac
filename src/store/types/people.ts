/** Stored data of a person. A person without a row has the defaults. */
export interface StoredPerson {
  readonly id: string;
  /** The last display name that was seen. */
  readonly name: string | null;
  readonly locale: string | null;
  readonly pings: boolean;
  /** Time zone, by its IANA name. */
  readonly zone: string | null;
  /** Beginning of the quiet hours, in minutes after midnight in the person's zone. Null: not set. */
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  /** True where the hours of the person's actions are counted, to learn quiet hours. */
  readonly learns: boolean;
  /** Counts of the person's actions in each of the 24 hours of the day, in UTC. */
  readonly hours: readonly number[];
  readonly awayUntil: number | null;
  readonly invitations: boolean;
  /** True where the person is counted in statistics and leaderboards. */
  readonly stats: boolean;
  /** True where the person is also listed in the leaderboard of all servers. */
  readonly everywhere: boolean;
  /** Time at which Discord refused a direct message to the person. Null: never, or the person has been informed. */
  readonly lettersRefusedAt: number | null;
}

/** Settings of a server. Null: the installation's default. */
export interface StoredServer {
  readonly guildId: string;
  readonly language: string | null;
  readonly pace: string | null;
  /** Members who may open games: `everyone`, `manage-server` or `role:<id>`. */
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
  /** Keyed hash of scope and person, 64 hexadecimal digits. */
  readonly mark: string;
  /** Time at which the mark is deleted, in milliseconds since the epoch. */
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
