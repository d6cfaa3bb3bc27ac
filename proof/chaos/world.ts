import { join } from 'node:path';
import { LocalDiscord } from 'local-discord';
import { games } from '../../src/games/registry.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { Table } from '../../src/table/table.ts';
import { allSaid } from './all-said.ts';
import { type Remembered, remember } from './board-versions.ts';
import { BotProcess, bundleBot } from './bot-process.ts';
import { type DatabaseName, type TrialDatabase, trialDatabase } from './database.ts';
import { LeapingClock } from './leaping-clock.ts';
import { Busyness } from './patience.ts';
import type { Traffic } from './traffic.ts';
import type { Outcome } from './trial.ts';
import { figuresOf, verify } from './verify.ts';
import { waitFor } from './waiting-for-bots.ts';

const PATIENCE_MS = 180_000;

interface Settings extends NonNullable<Parameters<typeof LocalDiscord.start>[0]> {
  /** True: Discord, the table and the processes live by the leaping clock. */
  readonly leaps?: boolean;
}

/** Findings of a trial itself, beside those of the people of its traffic. */
interface Own extends Pick<Outcome, 'figures' | 'faults'> {
  readonly unjudged?: readonly string[];
  readonly withoutLease?: boolean;
  /** Returns false for a complaint of Discord that the trial itself causes. Absent: every complaint is a fault. */
  readonly isFault?: (complaint: string) => boolean;
}

/** Parts of a trial: a database with its store, a table that reads it, and a Discord whose messages are remembered. */
export class TrialWorld {
  readonly database: TrialDatabase;
  readonly store: Store;
  readonly table: Table;
  readonly discord: LocalDiscord;
  readonly seen: Remembered;
  readonly clock: LeapingClock;
  readonly now: () => number;
  readonly busyness = new Busyness();
  readonly #leaps: boolean;
  readonly #bots: BotProcess[] = [];

  private constructor(
    parts: Pick<TrialWorld, 'database' | 'store' | 'discord' | 'clock' | 'now'> & { leaps: boolean },
  ) {
    const { discord, store, now } = parts;
    ({ database: this.database, clock: this.clock, leaps: this.#leaps } = parts);
    [this.discord, this.store, this.now] = [discord, store, now];
    this.table = new Table({ store, games, now, announce: () => {} });
    this.seen = remember(discord, now);
  }

  /** Bundles the bot, and opens a world for it. */
  static async open(
    name: DatabaseName = 'sqlite',
    { leaps = false, ...settings }: Settings = {},
  ): Promise<TrialWorld> {
    await bundleBot();
    const database = await trialDatabase(name);
    const store = await openStore(database.place);
    const clock = new LeapingClock(join(database.folder, 'clock'), { begin: true });
    const now = leaps ? clock.now : Date.now;
    const discord = await LocalDiscord.start({ history: 100, quietMs: 200, now, ...settings });
    return new TrialWorld({ database, store, discord, clock, now, leaps });
  }

  /** Returns a new process of the bot, which waits for `go`. */
  process(): BotProcess {
    const bot = new BotProcess(this.discord, this.database.url, this.#leaps ? this.clock.path : undefined);
    this.#bots.push(bot);
    return bot;
  }

  /**
   * Waits until all is posted. Then judges all that the people of the traffic have seen.
   * @param own returns the trial's own findings, after the wait
   */
  async judge(traffic: Traffic, own: () => Own): Promise<Outcome> {
    const { store, table, discord, seen, busyness } = this;
    await traffic.stop();
    const thoughts = await waitFor(store, () => discord.requests.length);
    const said = await allSaid(discord, store, seen.messages, PATIENCE_MS);
    const matches = await store.matches.ids();
    const {
      figures,
      faults: others,
      unjudged: left = [],
      withoutLease = false,
      isFault = () => true,
    } = own();
    const evidence = { store, table, matches, ...traffic.evidence, ...seen };
    const found = await verify({ ...evidence, ...(withoutLease && { withoutLease }) });
    const { faults, unjudged } = busyness.sorted([
      ...(said ? [] : ['something was never said']),
      ...found.faults,
      ...thoughts,
      ...others,
      ...discord.complaints.filter(isFault),
    ]);
    return {
      figures: {
        games: matches.length,
        'actions tried': traffic.attempts.length,
        ...figuresOf(found),
        'boards and other messages': seen.messages.length,
        'times slower than an idle machine, at most': busyness.most,
        ...figures,
      },
      faults,
      unjudged: [...found.unjudged, ...left, ...unjudged],
    };
  }

  async close(): Promise<void> {
    this.busyness.stop();
    for (const bot of this.#bots) await bot.kill();
    await this.discord.close();
    await this.store.close();
    this.clock.close();
    await this.database.remove();
  }
}
