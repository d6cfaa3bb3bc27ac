import type { AnyGame } from '../../core/contract/game.ts';
import type { Loops } from '../../core/work/loops.ts';
import type { ConnectedSpan, Shards } from '../../core/work/shards.ts';
import type { Presenters } from '../../presentation/presenter/presenter.ts';
import type { Carrier } from '../../table/match/types.ts';
import type { Table } from '../../table/table.ts';
import type { SlashCommand, UserMenu } from '../context/command.ts';
import type { BoardLink, LaunchBoard, Scheduler } from '../context/context.ts';
import type { Log, Notebook, Observer } from '../ports/ports.ts';
import type { Brake } from '../rest/brake.ts';
import type { BotVoice } from './bot-voice.ts';
import type { ClaimLogin, Refused } from './login.ts';
import type { PersonRate } from './press-rate-limit.ts';
import type { OperatorCommands } from './register-commands.ts';

export interface BotParts {
  readonly token: string;
  /** Address of Discord's API without the version: `https://discord.com/api`. */
  readonly apiUrl: string;
  /** Id of the only server in which commands are registered. Absent: they are registered globally. */
  readonly guildId?: string | undefined;
  readonly commands: readonly SlashCommand[];
  readonly menus: readonly UserMenu[];
  readonly operator?: OperatorCommands;
  readonly table: Table;
  readonly kv: Notebook;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly presenters: Presenters;
  readonly log: Log;
  readonly now: () => number;
  readonly scheduler?: Scheduler;
  /**
   * Resolves when this instance of the bot may act. Until then another instance acts, and this instance only stays logged in.
   */
  readonly turn?: () => Promise<void>;
  readonly refused?: (refused: Refused) => void;
  /** Limit on one person's interactions. Default: `PACE`. */
  readonly pace?: PersonRate;
  /** Limit on one person's requests for suggestions while typing. Default: `TYPING`. */
  readonly typing?: PersonRate;
  /** Requests a second that Discord accepts from a bot. Default: 50. */
  readonly requestsPerSecond?: number;
  readonly observer?: Observer;
  /** Brake of all requests of the process. Absent: the bot makes one. */
  readonly brake?: Brake | undefined;
  readonly loops?: Loops;
  /** Number of shards. Default: as many as Discord advises. */
  readonly shards?: number | undefined;
  /**
   * Division of the shards among several processes. The bot's methods `taken` and `leave` then change the shards of this
   * process.
   */
  readonly division?: ShardDivision | undefined;
  readonly painters?: number;
  readonly supportUrl?: string | undefined;
  readonly boardLink?: BoardLink | undefined;
  readonly launchBoard?: LaunchBoard | undefined;
}

export interface ShardDivision {
  readonly total: number;
  /** Claims a login, since Discord limits the logins of all processes together. */
  readonly login: ClaimLogin;
}

/** State of the bot. `waiting`: another instance acts. `acting`: this instance answers interactions and posts messages. */
export type BotPhase = 'starting' | 'waiting' | 'acting' | 'leaving';

export interface Bot extends Required<Carrier> {
  readonly stage: BotPhase;
  /** Reason why this process can't reach Discord. Undefined: this process reaches Discord. */
  readonly trouble: string | undefined;
  readonly unconnected: readonly number[];
  readonly picturesWaiting: number;
  /** Starts the bot. Resolves when this instance acts, has registered its commands and has begun to post the waiting boards. */
  start(): Promise<void>;
  /** Adds shards to the shards of this process. Returns before they are connected. */
  taken(shards: readonly number[]): void;
  /** Gives a shard to another process. Resolves when the shard's work is done (8 s at most) and its connection is closed. */
  leave(shard: number): Promise<void>;
  isConnected(shard: number): boolean;
  /**
   * Returns the time since when this process has received a server's events without a break, in milliseconds since the epoch.
   * Null: the process receives none now.
   */
  connectedSince(guildId: string | null): number | null;
  /** Checks that a person can't use a channel: the person left the server, is timed out, or may not see the channel. */
  isShutOut(guildId: string, channelId: string, personId: string): Promise<boolean>;
  readonly voice: BotVoice;
  /** Returns the channel of a person's direct messages. Undefined: Discord opens none. */
  directChannel(personId: string): Promise<string | undefined>;
  /**
   * Returns the span in which this process has received the events of all its shards. Undefined: the events of a shard are
   * missing now.
   */
  connectedSpan(): ConnectedSpan | undefined;
  readonly shards: Shards;
  /** Finishes the work under way and disconnects. Takes 8 s at most, since a supervisor allows ten seconds in all. */
  stop(): Promise<void>;
}
