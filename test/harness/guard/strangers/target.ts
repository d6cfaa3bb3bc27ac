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
  /** Messages of the bot about it, public and private. */
  readonly messages: readonly StoredMessage[];
}

/** The bot, its Discord and the game under attack. */
export interface House {
  /** The game that is played at every table. */
  readonly attacked: Attacked;
  readonly running: Running;
  readonly discord: LocalDiscord;
  readonly chance: Chance;
  /** Everybody may open games there. */
  readonly home: Guild;
  /** Another server. */
  readonly elsewhere: Channel;
  /** Only who has Manage Server may open or cancel games there. */
  readonly guarded: Guild;
  /** Has Manage Server, and sits nowhere. */
  readonly manager: Person;
  /** Everybody who sits anywhere has blocked them. */
  readonly foe: Person;
  /** They sit nowhere, and have no rights. */
  readonly strangers: readonly Person[];
  /** Puts the clock forward, by milliseconds. */
  leap(by: number): void;
}

/** The people whose decision is waited for. */
export const awaitedAt = ({ match, seated }: Target): readonly Person[] =>
  match.position.toAct.flatMap(seat => seated[seat] ?? []);
