import type { Pace } from './matches.ts';

/**
 * Request of a person for a game with people whom the bot finds. For each game, a person has at most one request for a live
 * game and one for a game at another pace.
 */
export interface StoredSeek {
  readonly userId: string;
  readonly game: string;
  readonly name: string;
  /** Wished pace. Null: any pace except live. */
  readonly pace: Pace | null;
  /** Wished number of people. Null: any number. */
  readonly seats: number | null;
  /** Null: rated or unrated. */
  readonly rated: boolean | null;
  /** Preferred language of the other people. Null: any language. */
  readonly language: string | null;
  /** Language of the person. */
  readonly speaks: string;
  /**
   * Channel in which the person wants to see the game. `guildId` is the channel's server, or null for direct messages with the
   * bot.
   */
  readonly channelId: string;
  readonly guildId: string | null;
  readonly since: number;
}

export interface StandingSeek extends StoredSeek {
  /** True while another match is played in the channel, so that no game can begin there. */
  readonly held: boolean;
}
