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
  /** Address without the API's version: `https://discord.com/api`. */
  readonly apiUrl: string;
  /** Commands are registered in this server alone. Absent: globally. */
  readonly guildId?: string | undefined;
  readonly commands: readonly SlashCommand[];
  readonly menus: readonly UserMenu[];
  readonly table: Table;
  readonly kv: Notebook;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly presenters: Presenters;
  readonly log: Log;
  readonly now: () => number;
  /** Default: real timers. */
  readonly scheduler?: Scheduler;
  /** Waits after the login for this bot's turn: until it resolves, another instance acts and this one does nothing. */
  readonly turn?: () => Promise<void>;
  /** Reports that Discord refuses this bot, so that trying again would change nothing. */
  readonly refused?: (refused: Refused) => void;
  /** Rate at which one person is served. Default: enough for any person. */
  readonly pace?: PersonRate;
  /** Rate for suggestions while a person types. */
  readonly typing?: PersonRate;
  /** Requests a second that Discord accepts from a bot. Default: fifty. */
  readonly requestsPerSecond?: number;
  /** Counts work for the metrics. Absent: nothing is counted. */
  readonly observer?: Observer;
  /** Watches the loops that post messages. Absent: they are not watched. */
  readonly loops?: Loops;
  /** Number of shards. Default: as many as Discord advises. */
  readonly shards?: number | undefined;
  /** Set where several processes divide the shards; `taken` and `leave` change which are this one's. */
  readonly division?: ShardDivision | undefined;
  /** Number of boards that are painted at once. Default: one. */
  readonly painters?: number;
}

export interface ShardDivision {
  readonly total: number;
  /** Claims a login, since Discord counts those of all processes together. */
  readonly login: ClaimLogin;
}

/** Stage of the bot. `waiting`: another instance acts. `acting`: interactions are answered and messages posted. */
export type BotStage = 'starting' | 'waiting' | 'acting' | 'leaving';

export interface Bot extends Required<Carrier> {
  readonly stage: BotStage;
  /** Shards that were being connected to the gateway and have no connection at this moment. */
  readonly unconnected: readonly number[];
  /** Pictures that no painter has begun. */
  readonly picturesWaiting: number;
  /** Resolves when it is this bot's turn, its commands are registered, and boards left behind are being posted. */
  start(): Promise<void>;
  /** Adds these shards to ours, where several processes divide them. Returns at once. */
  taken(shards: readonly number[]): void;
  /** Gives a shard to another process. Resolves when work under way is done (8 s at most) and its connection is closed. */
  leave(shard: number): Promise<void>;
  /** Checks that a shard has a connection, over which its servers' events arrive. */
  isConnected(shard: number): boolean;
  /** Shards that this process acts for at this moment. */
  readonly shards: Shards;
  /** Finishes work under way (8 s at most, since a supervisor grants ten in all) and disconnects. */
  stop(): Promise<void>;
}
