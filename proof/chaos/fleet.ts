import { setTimeout as sleep } from 'node:timers/promises';
import type { Interaction, LocalDiscord } from 'local-discord';
import { shardOf } from '../../src/core/work/shards.ts';
import { BotProcess, loggedText } from './bot-process.ts';
import { eventually } from './patience.ts';
import { unansweredIn } from './unanswered.ts';

export const SHARDS = 6;
export const PROCESSES = 3;
const PATIENCE_MS = 180_000;

/** Settings of a Discord with shards for several processes. */
export const SHARDED = {
  history: 100,
  quietMs: 200,
  shards: SHARDS,
  maxConcurrency: SHARDS,
  loginEveryMs: 50,
};

const guildIdOf = ({ fields }: Interaction): string | null => fields.channel.guild?.id ?? null;

/** Processes of the bot that share the shards on one PostgreSQL. */
export class Fleet {
  readonly #discord: LocalDiscord;
  readonly #url: string;
  readonly #unanswered: ReturnType<typeof unansweredIn>;
  readonly #bots: BotProcess[];
  readonly #errors: string[] = [];

  constructor(discord: LocalDiscord, url: string) {
    this.#discord = discord;
    this.#url = url;
    this.#unanswered = unansweredIn(discord);
    this.#bots = Array.from({ length: PROCESSES }, () => this.#begin());
  }

  /** Errors that all processes have logged so far, also those that were killed. */
  get errors(): readonly string[] {
    return [...this.#errors, ...this.#bots.flatMap(bot => bot.errors.map(loggedText))];
  }

  isUp(guildId: string | null): boolean {
    return this.#discord.shards.some(([shard]) => shard === shardOf(guildId, SHARDS));
  }

  async start(): Promise<void> {
    for (const bot of this.#bots) bot.go();
    await this.settled();
  }

  /** Waits until the processes have divided all shards among themselves. */
  async settled(): Promise<void> {
    const allHeld = (): boolean =>
      new Set(this.#bots.flatMap(bot => [...bot.held])).size === SHARDS &&
      Array.from({ length: SHARDS }).every((_, shard) =>
        this.#discord.shards.some(([each]) => each === shard),
      );
    if (!(await eventually(allHeld, () => this.#discord.requests.length, PATIENCE_MS)))
      throw new Error('the shards are not divided');
  }

  /**
   * Kills a process and starts another in its place.
   * @param dead what happens between the two, given the shards of the killed process
   */
  async replace(place: number, dead?: (shards: ReadonlySet<number>) => Promise<void>): Promise<void> {
    const victim = this.#bots[place];
    if (!victim) throw new Error(`no process ${place}`);
    const its = new Set(victim.held);
    await victim.kill();
    await dead?.(its);
    await sleep(30);
    for (const interaction of [...this.#unanswered])
      if (its.has(shardOf(guildIdOf(interaction), SHARDS))) interaction.fail('the bot was killed');
    this.#errors.push(...victim.errors.map(loggedText));
    const next = this.#begin();
    this.#bots[place] = next;
    next.go();
  }

  async close(): Promise<void> {
    for (const bot of this.#bots) await bot.kill();
  }

  #begin(): BotProcess {
    return new BotProcess(this.#discord, this.#url, undefined, `auto/${SHARDS}`);
  }
}
