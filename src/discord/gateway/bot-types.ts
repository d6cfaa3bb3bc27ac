import type { AnyGame } from '../../core/game.ts';
import type { Loops } from '../../core/loops.ts';
import type { Shards } from '../../core/shards.ts';
import type { Presenters } from '../../stage/presenter.ts';
import type { Carrier } from '../../table/match/types.ts';
import type { Table } from '../../table/table.ts';
import type { SlashCommand, UserMenu } from '../context/command.ts';
import type { Scheduler } from '../context/context.ts';
import type { Log, Notebook, Observer } from '../ports/ports.ts';
import type { ClaimLogin, Refused } from './login.ts';
import type { PersonRate } from './rate-limiter.ts';

export interface BotParts {
  readonly token: string;
  /** Address of Discord's API without the version: `https://discord.com/api`. */
  readonly apiUrl: string;
  /** Id of the only server in which commands are registered. Absent: they are registered globally. */
  readonly guildId?: string | undefined;
  readonly commands: readonly SlashCommand[];
  readonly menus: readonly UserMenu[];
  readonly table: Table;
  readonly kv: Notebook;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly presenters: Presenters;
  readonly log: Log;
  readonly now: () => number;
  /** Scheduler for retries. Default: by real timers. */
  readonly scheduler?: Scheduler;
  /** Resolves when this instance may act. Until then another instance acts, and this one only stays logged in. */
  readonly turn?: () => Promise<void>;
  /** Receives the reason why Discord refuses this bot. Trying again would change nothing. */
  readonly refused?: (refused: Refused) => void;
  /** Most interactions of one person. Default: more than any person needs. */
  readonly pace?: PersonRate;
  /** Most suggestions for one person who is typing. */
  readonly typing?: PersonRate;
  /** Requests a second that Discord accepts from a bot. Default: 50. */
  readonly requestsPerSecond?: number;
  /** Receives measurements for the metrics. Absent: nothing is measured. */
  readonly observer?: Observer;
  /** Watches the loops that post messages. Absent: the loops are not watched. */
  readonly loops?: Loops;
  /** Number of shards. Default: as many as Discord advises. */
  readonly shards?: number | undefined;
  /**
   * Division of the shards among several processes. Methods `taken` and `leave` of the bot then change the shards of this
   * process.
   */
  readonly division?: ShardDivision | undefined;
  /** Number of boards that are painted at once. Default: one. */
  readonly painters?: number;
}

export interface ShardDivision {
  readonly total: number;
  /** Claims a login, since Discord limits the logins of all processes together. */
  readonly login: ClaimLogin;
}

/** Stage of the bot. `waiting`: another instance acts. `acting`: this one answers interactions and posts messages. */
export type BotStage = 'starting' | 'waiting' | 'acting' | 'leaving';

export interface Bot extends Required<Carrier> {
  readonly stage: BotStage;
  /** Shards that this process has begun to connect and that have no connection now. */
  readonly unconnected: readonly number[];
  /** Number of pictures that no painter has begun. */
  readonly picturesWaiting: number;
  /**
   * Starts the bot. Resolves when this instance acts, its commands are registered, and the boards left behind are being
   * posted.
   */
  start(): Promise<void>;
  /** Adds these shards to those of this process. Returns at once. */
  taken(shards: readonly number[]): void;
  /**
   * Gives a shard to another process. Resolves when its work under way is done (8 s at most) and its connection is closed.
   */
  leave(shard: number): Promise<void>;
  /** Checks that a shard has a connection. The events of its servers arrive over that connection. */
  isConnected(shard: number): boolean;
  /** Shards that this process acts for now. */
  readonly shards: Shards;
  /** Finishes the work under way and disconnects. It takes 8 s at most, since a supervisor allows ten seconds in all. */
  stop(): Promise<void>;
}
