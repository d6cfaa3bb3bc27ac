import type { Channel, Guild, LocalDiscord, StoredMessage } from 'local-discord';
import { games } from '../../../src/games/registry.ts';
import type { Store } from '../../../src/store/index.ts';
import { Table } from '../../../src/table/table.ts';
import { remember } from '../board-versions.ts';
import type { Played } from '../games/played.ts';
import { type Busyness, eventually, Patience } from '../patience.ts';
import { random } from '../random.ts';
import { Traffic } from '../traffic.ts';
import type { Outcome } from '../trial.ts';
import { figuresOf, verify } from '../verify.ts';
import { Company } from './company.ts';

const PATIENCE_MS = 120_000;
const ROUNDS = 2;

export interface StageParts {
  readonly played: Played;
  readonly discord: LocalDiscord;
  readonly store: Store;
  readonly seed: number;
  readonly guilds: readonly Guild[];
  readonly up: (channel: Channel) => boolean;
  readonly now?: () => number;
}

export interface Beside {
  readonly figures: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  readonly unjudged: readonly string[];
  readonly busyness: Busyness;
}

export class SeasonSetup {
  readonly traffic: Traffic;
  readonly company: Company;
  readonly messages: readonly StoredMessage[];
  readonly #parts: StageParts;
  readonly #now: () => number;
  readonly #table: Table;
  readonly #sights: ReturnType<typeof remember>['sights'];
  readonly #asked: ReturnType<typeof remember>['asked'];
  #requests = 0;
  #answers = 0;
  #isOver = false;
  #isPlaying = true;
  #end: Promise<void> = Promise.resolve();

  constructor(parts: StageParts) {
    this.#parts = parts;
    const { discord, store, played, seed, guilds, up, now = Date.now } = parts;
    this.#now = now;
    const { messages, sights, asked } = remember(discord, now);
    this.messages = messages;
    this.#sights = sights;
    this.#asked = asked;
    discord.watch(happening => {
      if (happening.type === 'request') this.#requests += 1;
      if (happening.type === 'interaction' && happening.stage === 'answered') this.#answers += 1;
    });
    this.#table = new Table({ store, games, now, announce: () => {} });
    const table = this.#table;
    this.traffic = new Traffic({ played, discord, table, seed, undo: 0.03, up, now });
    const { traffic } = this;
    const over = () => this.#isOver;
    const hands = { played, discord, store, table, traffic, chance: random(seed), up, now, over };
    this.company = new Company(hands, guilds, ROUNDS);
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  start(): void {
    this.company.start();
    this.#end = this.company.played().then(() => {
      this.#isPlaying = false;
    });
  }

  /** Number that grows while people make progress. Repeated refusals do not change it. */
  get #progress(): number {
    const { deals } = this.company;
    return this.messages.length + deals.reduce((sum, { presses }) => sum + presses.length, 0);
  }

  async answered(count: number): Promise<void> {
    const enough = this.#answers + count;
    const parts = { patience: new Patience(PATIENCE_MS), progress: () => this.#progress };
    await eventually(() => this.#answers >= enough || !this.#isPlaying, parts);
  }

  async finished(): Promise<boolean> {
    const parts = { patience: new Patience(PATIENCE_MS), progress: () => this.#progress };
    const finished = await eventually(() => !this.#isPlaying, parts);
    this.#isOver = true;
    await this.traffic.stop();
    await this.#end;
    this.#isOver = false;
    return finished;
  }

  /**
   * Waits until all due messages are posted: of leagues, of games, and direct messages. Resolves to false if progress stops.
   */
  async said(): Promise<boolean> {
    const { store, discord } = this.#parts;
    const isSaid = async (): Promise<boolean> => {
      const notices = (await store.outbox.waiting()).filter(({ retryAt }) => (retryAt ?? 0) <= this.#now());
      const left = notices.length + (await store.leagues.unannounced(1)).length;
      return left + (await store.directMessages.due(this.#now(), 1)).length === 0;
    };
    const parts = { patience: new Patience(PATIENCE_MS), progress: () => this.messages.length };
    const said = await eventually(isSaid, parts);
    await discord.idle(200);
    return said;
  }

  async judge({ figures, faults, unjudged, busyness }: Beside): Promise<Outcome> {
    const { store, discord } = this.#parts;
    const { traffic, company, messages } = this;
    const all = await Promise.all((await store.matches.ids()).map(id => store.matches.get(id)));
    // A private game has no messages in a channel.
    const matches = all.flatMap(match => (match && match.guildId !== null ? match.id : []));
    // A direct message to a watcher also shows a board, so direct messages are left out.
    const inChannels = messages.filter(({ channel }) => !channel.isDm);
    const ids = new Set(inChannels.map(({ id }) => id));
    const sights = this.#sights.filter(({ messageId }) => ids.has(messageId));
    const seen = { messages: inChannels, sights, asked: this.#asked };
    const evidence = { store, table: this.#table, matches, ...seen };
    const found = await verify({ ...evidence, ...traffic.evidence });
    const judged = await company.judge(messages);
    const sorted = busyness.sorted([...faults, ...found.faults, ...judged.faults, ...discord.complaints]);
    return {
      figures: {
        ...figures,
        ...judged.figures,
        'actions tried': traffic.attempts.length,
        ...figuresOf(found),
        'messages in channels and direct ones': messages.length,
        requests: this.#requests,
        'times slower than an idle machine, at most': busyness.most,
      },
      faults: sorted.faults,
      unjudged: [...unjudged, ...found.unjudged, ...judged.unjudged, ...sorted.unjudged],
    };
  }

  close(): void {
    this.#isOver = true;
  }
}
