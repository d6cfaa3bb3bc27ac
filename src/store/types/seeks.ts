import type { Pace } from './matches.ts';

/** Request of a person for a game with people whom the bot finds. A person has at most one for each game. */
export interface StoredSeek {
  readonly userId: string;
  readonly game: string;
  readonly name: string;
  /** Wished pace. Null: any pace. */
  readonly pace: Pace | null;
  /** Wished number of people. Null: any number. */
  readonly seats: number | null;
  /** Null: rated or unrated. */
  readonly rated: boolean | null;
  /** Preferred language of the other people. Null: any language. */
  readonly language: string | null;
  /** Language of the person. */
  readonly speaks: string;
  /** Channel in which the person wants to see the game, and its server. Null: direct messages with the bot. */
  readonly channelId: string;
  readonly guildId: string | null;
  readonly since: number;
}
