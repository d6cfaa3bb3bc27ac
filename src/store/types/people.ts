/** Settings and other stored data of a person. A person without a row has the default settings. */
export interface StoredPerson {
  readonly id: string;
  readonly name: string | null;
  readonly locale: string | null;
  readonly pings: boolean;
  /** Time zone of the person, as an IANA name. */
  readonly zone: string | null;
  /** Beginning of the person's quiet hours, in minutes after midnight in the person's time zone. Null: not set. */
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  /** True where the bot counts the hours in which the person is active, to find out the person's quiet hours. */
  readonly learns: boolean;
  /** Counts of the person's actions in each of the 24 hours of the day, in UTC. */
  readonly hours: readonly number[];
  readonly awayUntil: number | null;
  readonly invitations: boolean;
  readonly stats: boolean;
  /** True where the person is also listed in the leaderboard of all servers. */
  readonly everywhere: boolean;
  /** True where people at other places of a match see the person's name. */
  readonly named: boolean;
  /** True where ended games of the person may become puzzles, without names. */
  readonly puzzles: boolean;
  /**
   * Time at which Discord refused a direct message to the person. Null: never since the person was informed of a refusal, or
   * since the newest subscription.
   */
  readonly lettersRefusedAt: number | null;
}

export interface StoredBlock {
  /** Person who made the block. */
  readonly personId: string;
  readonly blockedId: string;
  readonly at: number;
  /** Match from whose seat the person blocked a person of another place. Null: the person named whom they block. */
  readonly matchId: string | null;
}

/** Block from a seat as the person who made it may know it. */
export interface OwnSeatBlock {
  /** Match of the seat. Empty for a block that an older version stored. */
  readonly matchId: string;
  readonly at: number;
  /** Game of the match. Null where the match is deleted or unknown. */
  readonly game: string | null;
}

/** Settings of a server. Null: the language of the server in Discord, games without a limit of time, no role. */
export interface StoredServer {
  readonly guildId: string;
  readonly language: string | null;
  readonly pace: string | null;
  /** Members who may open games: `everyone`, `manage-server` or `role:<id>`. */
  readonly mayOpen: string;
  readonly mayCancel: string;
  readonly callRole: string | null;
  /**
   * Place of games. `anywhere`: the opener's channel, with a message for each turn. `edited`: the opener's channel, with one
   * edited message. `threads`: a thread for each game.
   */
  readonly place: string;
  /** `yes`: the server's lobbies are listed in other servers, if their openers wish so. Otherwise `no`. */
  readonly listed: string;
  /** `yes`: people of other servers may sit down at such a lobby. Otherwise `no`. */
  readonly strangers: string;
  /** Id of the channel for the morning message. Null: the server has none. */
  readonly morningChannel: string | null;
  /** Hour of the morning message in the server's time zone, 0 to 23. */
  readonly morningHour: number;
  /** Time zone of the server, as an IANA name. Null: UTC. */
  readonly morningZone: string | null;
}

/** Mark that a person took part in something and then deleted their data. */
export interface StoredMark {
  /** League or deal in which the person took part, or puzzle that the person has answered. */
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
  /** Id of the person. Null: the person has deleted their data. */
  readonly userId: string | null;
  readonly name: string | null;
}
