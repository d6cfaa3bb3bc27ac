import { setTimeout as sleep } from 'node:timers/promises';
import { LocalDiscord } from 'local-discord';
import { shardOf } from '../../../src/core/work/shards.ts';
import { games } from '../../../src/games/registry.ts';
import { openStore, type Store } from '../../../src/store/index.ts';
import { Table } from '../../../src/table/table.ts';
import { PostgresProcess } from '../../../test/support/postgres-process.ts';
import { PostgresProxy } from '../../../test/support/postgres-proxy.ts';
import { isConfirmed } from '../attempt.ts';
import { type Remembered, remember } from '../board-versions.ts';
import { BotProcess, registered } from '../bot-process.ts';
import { PORTO } from '../games/porto.ts';
import { eventually } from '../patience.ts';
import { type Random, random } from '../random.ts';
import { Traffic } from '../traffic.ts';
import type { Trial } from '../trial.ts';

const SHARDS = 4;
const PATIENCE_MS = 180_000;

export interface Member {
  readonly bot: BotProcess;
  readonly way: PostgresProxy;
  readonly shards: ReadonlySet<number>;
}

interface Place {
  readonly shard: number;
  /** True for a match of several places. */
  readonly isApart: boolean;
  readonly channelId: string | undefined;
}

export interface DoneAction extends Place {
  readonly at: number;
}

/** People who play with one or more processes of the bot. Each process has a connection of its own to one PostgreSQL server. */
export class Setting {
  readonly name: string;
  readonly discord: LocalDiscord;
  readonly seen: Remembered;
  readonly chance: Random;
  readonly store: Store;
  readonly table: Table;
  readonly traffic: Traffic;
  readonly total: number;
  readonly server: PostgresProcess;
  /** Descriptions of actions that had no effect. Only actions of the trial itself count, and not those of its people. */
  readonly lost: string[] = [];
  readonly standby: PostgresProcess;
  readonly #trial: Trial;
  readonly #harness: PostgresProxy;
  readonly #places = new Map<string, Place>();
  #members: readonly Member[] = [];

  private constructor(trial: Trial, name: string, total: number, parts: Parts) {
    this.#trial = trial;
    this.name = name;
    this.total = total;
    ({ discord: this.discord, store: this.store, server: this.server, standby: this.standby } = parts);
    this.#harness = parts.harness;
    this.seen = remember(this.discord);
    this.chance = random(trial.seed);
    this.table = new Table({ store: this.store, games, now: Date.now, announce: () => {} });
    const { discord, table } = this;
    const { played, seed, between } = trial;
    this.traffic = new Traffic({ played, between, discord, table, seed, undo: 0.03 });
  }

  static async open(trial: Trial, processes: number): Promise<Setting> {
    const server = await PostgresProcess.start();
    const standby = await server.standby();
    const harness = await PostgresProxy.open(server.url);
    const total = processes === 1 ? 1 : SHARDS;
    const discord = await LocalDiscord.start({
      history: 100,
      quietMs: 200,
      shards: total,
      maxConcurrency: total,
      loginEveryMs: 50,
    });
    const store = await openStore(harness.url);
    const name = processes === 1 ? 'one process' : `${processes} processes`;
    const setting = new Setting(trial, name, total, { discord, store, server, standby, harness });
    try {
      await setting.#begin(processes);
    } catch (error) {
      await setting.close();
      throw error;
    }
    return setting;
  }

  get members(): readonly Member[] {
    return this.#members;
  }

  get ways(): readonly PostgresProxy[] {
    return [...this.#members.map(({ way }) => way), this.#harness];
  }

  /** Opens another table in a Discord server that this process serves. Resolves to false if that fails. */
  async openTable({ shards }: Pick<Member, 'shards'>): Promise<boolean> {
    const guild = this.discord.guilds.find(({ id }) => shards.has(shardOf(id, this.total)));
    const [kind] = (this.#trial.played ?? PORTO).kinds;
    if (!guild || !kind) throw new Error('nowhere to open a table');
    const channel = guild.addChannel({ name: `opening-${this.chance.below(1_000_000)}` });
    const stands = async (): Promise<boolean> => (await this.table.live(channel.id)) !== undefined;
    // Several people try in turn, since the bot refuses a person with many open tables.
    for (const opener of this.traffic.people) {
      await opener.command(channel, this.traffic.command(kind.command), kind.options).catch(() => undefined);
      if (await eventually(stands, () => 0, PATIENCE_MS / 24)) return true;
    }
    return false;
  }

  async doneActions(): Promise<readonly DoneAction[]> {
    const done: DoneAction[] = [];
    for (const attempt of this.traffic.attempts)
      if (attempt.answeredAt !== undefined && isConfirmed(attempt))
        done.push({ at: attempt.answeredAt, ...(await this.#placeOf(attempt.match)) });
    return done.toSorted((a, b) => a.at - b.at);
  }

  async close(): Promise<void> {
    for (const { bot } of this.#members) await bot.kill();
    await this.discord.close();
    for (const way of this.ways) way.heal();
    await this.store.close().catch(() => {});
    for (const way of this.ways) await way.close();
    await this.standby.remove();
    await this.server.remove();
  }

  async #begin(processes: number): Promise<void> {
    const { discord, server, total, traffic } = this;
    const { games: tables, played } = this.#trial;
    const isServed = (shard: number) => discord.guilds.some(({ id }) => shardOf(id, total) === shard);
    // A Discord server's id depends on the time and decides its shard, so servers are added until every shard has one.
    for (let made = 0; made < tables || !Array.from({ length: total }, (_, n) => n).every(isServed); made++) {
      discord.addGuild({ name: `Ribeira ${made}` });
      await sleep(1 + (made % 3));
    }
    for (let made = 0; made < processes; made++) {
      const way = await PostgresProxy.open(server.url);
      const bot = new BotProcess(discord, way.url, undefined, total === 1 ? 'auto' : `auto/${total}`);
      this.#members = [...this.#members, { bot, way, shards: total === 1 ? new Set([0]) : bot.held }];
      bot.go();
    }
    const held = (): number => new Set(this.#members.flatMap(({ shards }) => [...shards])).size;
    const divided = await eventually(
      () => held() === total && discord.shards.length === total,
      () => discord.requests.length,
      PATIENCE_MS,
    );
    if (!divided) throw new Error('the bot was never ready');
    await registered(discord, played?.game.id);
    traffic.start(discord.guilds.length);
  }

  async #placeOf(matchId: string): Promise<Place> {
    const known = this.#places.get(matchId);
    if (known) return known;
    const match = await this.store.matches.get(matchId);
    const place = {
      shard: shardOf(match?.guildId ?? null, this.total),
      isApart: (match?.places.length ?? 0) > 0,
      channelId: match?.channelId,
    };
    this.#places.set(matchId, place);
    return place;
  }
}

interface Parts {
  readonly discord: LocalDiscord;
  readonly store: Store;
  readonly server: PostgresProcess;
  readonly standby: PostgresProcess;
  readonly harness: PostgresProxy;
}
