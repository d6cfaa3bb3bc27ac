import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, Interaction } from 'local-discord';
import { shardOf } from '../../../src/core/shards.ts';
import type { BotProcess } from './bot-process.ts';
import { giveUp, owedIn } from './owed.ts';
import { eventually, Patience } from './patience.ts';
import type { Random } from './random.ts';
import type { TrialSetup } from './trial-setup.ts';

export const SHARDS = 6;
export const PROCESSES = 3;
const PATIENCE_MS = 180_000;

const shardIn = ({ guild }: Channel): number => shardOf(guild?.id ?? null, SHARDS);

/** Three processes of the bot that share the shards on one PostgreSQL. */
export class SharedShards {
  readonly #setup: TrialSetup;
  readonly #bots: BotProcess[];
  readonly #owed: ReadonlySet<Interaction>;

  constructor(setup: TrialSetup) {
    this.#setup = setup;
    this.#owed = owedIn(setup.discord);
    this.#bots = Array.from({ length: PROCESSES }, () => setup.newProcess());
  }

  /** Returns true while a process serves a channel's server. */
  isUp(channel: Channel): boolean {
    return this.#isConnected(shardIn(channel));
  }

  async begin(): Promise<void> {
    for (const bot of this.#bots) void bot.go();
    await this.divided();
  }

  /**
   * Waits until the processes serve all shards.
   * @throws Error if they never do
   */
  async divided(): Promise<void> {
    const { discord } = this.#setup;
    const all = Array.from({ length: SHARDS }, (_, shard) => shard);
    const isDivided = (): boolean =>
      all.every(shard => this.#isConnected(shard) && this.#bots.some(({ held }) => held.has(shard)));
    const parts = { patience: new Patience(PATIENCE_MS), progress: () => discord.requests.length };
    if (!(await eventually(isDivided, parts))) throw new Error('the shards were never divided');
  }

  /**
   * Kills a random process and begins another one in its place.
   * @param meanwhile called between the two, with the shards of the killed process
   */
  async replace(
    chance: Random,
    meanwhile: (shards: ReadonlySet<number>) => Promise<void> = async () => {},
  ): Promise<void> {
    const place = chance.below(PROCESSES);
    const victim = this.#bots[place];
    if (!victim) throw new Error('no such process');
    const its = new Set(victim.held);
    await victim.kill();
    await meanwhile(its);
    // Requests that the killed process sent may still arrive.
    await sleep(30);
    giveUp(this.#owed, ({ fields }) => its.has(shardIn(fields.channel)));
    const next = this.#setup.newProcess();
    this.#bots[place] = next;
    void next.go();
  }

  #isConnected(shard: number): boolean {
    return this.#setup.discord.shards.some(([each]) => each === shard);
  }
}
