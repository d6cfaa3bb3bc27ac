import type { Channel, Guild, LocalDiscord, Person, StoredMessage } from 'local-discord';
import type { Match } from '../../../../src/table/match/types.ts';
import type { Running } from '../../../support/bot.ts';
import type { Chance } from '../chance.ts';
import type { Attacked } from './games/attacked.ts';

/** A game under attack. */
export interface Target {
  readonly channel: Channel;
  readonly match: Match;
  /** People in the order of their seats. */
  readonly seated: readonly Person[];
  /** Messages of the bot about the game, public and private. */
  readonly messages: readonly StoredMessage[];
}

/** The bot, its Discord and the game under attack. */
export interface House {
  /** The game that is played at every table. */
  readonly attacked: Attacked;
  readonly running: Running;
  readonly discord: LocalDiscord;
  readonly chance: Chance;
  /** A server in which all people may open games. */
  readonly home: Guild;
  /** A channel in another server. */
  readonly elsewhere: Channel;
  /** A server in which only people with Manage Server may open or cancel games. */
  readonly guarded: Guild;
  /** A person with Manage Server and without a seat. */
  readonly manager: Person;
  /** A person whom all seated people have blocked. */
  readonly foe: Person;
  /** People without a seat and without rights. */
  readonly strangers: readonly Person[];
  /** Advances the clock by this many milliseconds. */
  leap(by: number): void;
}

/** Returns the people for whose decision the game waits. */
export const awaitedAt = ({ match, seated }: Target): readonly Person[] =>
  match.position.toAct.flatMap(seat => seated[seat] ?? []);
