import type { AnyGame } from '../../core/game.ts';
import type { Loops } from '../../core/loops.ts';
import type { Shards } from '../../core/shards.ts';
import type { Presenters } from '../../stage/presenter.ts';
import type { Carrier } from '../../table/match/types.ts';
import type { Table } from '../../table/table.ts';
import type { SlashCommand, UserMenu } from '../context/command.ts';
import type { Scheduler } from '../context/room.ts';
import type { Log, Notebook, Observer } from '../ports/ports.ts';
import type { ClaimLogin } from './identify-throttle.ts';
import type { Refused } from './login.ts';
import type { PersonRate } from './rate-limiter.ts';

export interface BotParts {
  readonly token: string;
  /** Without the version: `https://discord.com/api`. */
  readonly apiUrl: string;
  /** Commands are registered in this server alone; absent: globally. */
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
  /** Asked after the login; until it resolves another instance acts, and this one keeps still. */
  readonly turn?: () => Promise<void>;
  /** Discord takes this bot no more; trying again would change nothing. */
  readonly refused?: (refused: Refused) => void;
  /** How fast one person is served; default: fast enough for people. */
  readonly pace?: PersonRate;
  /** The same for what is offered while they type. */
  readonly typing?: PersonRate;
  /** What Discord takes from a bot; default: fifty. */
  readonly requestsPerSecond?: number;
  /** Counts what is done; absent: nobody does. */
  readonly observer?: Observer;
  /** Watches the loops that say things; absent: nobody does. */
  readonly loops?: Loops;
  /** How many; default: as many as Discord advises. */
  readonly shards?: number | undefined;
  /** Where several processes divide the shards: which are this one's is told by `taken` and `leave`. */
  readonly division?: ShardDivision | undefined;
  /** How many boards are painted at once; default: one. */
  readonly painters?: number;
}

export interface ShardDivision {
  readonly total: number;
  /** Discord counts the logins of all of them together. */
  readonly login: ClaimLogin;
}

/** `waiting`: another instance acts; `acting`: people are answered, and what is to be said is said. */
export type BotStage = 'starting' | 'waiting' | 'acting' | 'leaving';

export interface Bot extends Required<Carrier> {
  readonly stage: BotStage;
  /** The shards whose connection to the gateway was begun and does not stand at this moment. */
  readonly unconnected: readonly number[];
  /** Pictures that nobody has begun to paint. */
  readonly picturesWaiting: number;
  /** Resolves when it is this bot's turn, its commands are registered and boards left behind are being posted. */
  start(): Promise<void>;
  /** These shards are ours from now on, where several processes divide them. Returns at once. */
  taken(shards: readonly number[]): void;
  /** It is given to another process: resolves when what is under way is done (8 s at most) and its connection is closed. */
  leave(shard: number): Promise<void>;
  /** What happens in its servers arrives here. */
  isConnected(shard: number): boolean;
  /** What this process acts for at this moment. */
  readonly shards: Shards;
  /** Finishes what is under way (8 s at most, since a supervisor grants ten in all) and leaves. */
  stop(): Promise<void>;
}
