import type { Channel, StoredMessage } from 'local-discord';
import { allMatches } from '../between.ts';
import { judgedGames } from '../ending.ts';
import type { Played } from '../games/played.ts';
import { eventually, Patience } from '../patience.ts';
import { random } from '../random.ts';
import { Traffic } from '../traffic.ts';
import type { Outcome } from '../trial.ts';
import type { TrialSetup } from '../trial-setup.ts';
import { Company } from './company.ts';

const PATIENCE_MS = 120_000;

interface SeasonParts {
  readonly played: Played;
  readonly seed: number;
  /** Number of leagues, each in a server of its own. */
  readonly leagues: number;
  readonly up: (channel: Channel) => boolean;
}

interface Ended {
  readonly finished: boolean;
  readonly said: boolean;
  /** Error lines of the bot's processes. */
  readonly errors: readonly string[];
}

export class Season {
  readonly #setup: TrialSetup;
  readonly #traffic: Traffic;
  readonly company: Company;
  #requests = 0;
  #answers = 0;
  #isOver = false;
  #isPlaying = true;
  #end: Promise<void> = Promise.resolve();

  constructor(setup: TrialSetup, { played, seed, leagues, up }: SeasonParts) {
    this.#setup = setup;
    const { discord, store, table, now } = setup;
    discord.watch(happening => {
      if (happening.type === 'request') this.#requests += 1;
      if (happening.type === 'interaction' && happening.stage === 'answered') this.#answers += 1;
    });
    const guilds = Array.from({ length: leagues }, (_, at) =>
      discord.addGuild({ name: `Ribeira ${at + 1}` }),
    );
    const traffic = new Traffic({ played, discord, table, seed, undo: 0.03, up, now });
    this.#traffic = traffic;
    const over = () => this.#isOver;
    const hands = { played, discord, store, table, traffic, chance: random(seed), up, now, over };
    this.company = new Company(hands, guilds);
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  get progress(): string {
    return `${this.#traffic.attempts.length} actions tried, ${this.#messages.length} messages`;
  }

  start(): void {
    this.company.start();
    this.#end = this.company.played().then(() => {
      this.#isPlaying = false;
    });
  }

  async answered(count: number): Promise<void> {
    const enough = this.#answers + count;
    await this.#eventually(() => this.#answers >= enough || !this.#isPlaying);
  }

  async finished(): Promise<boolean> {
    const finished = await this.#eventually(() => !this.#isPlaying);
    this.#isOver = true;
    await this.#traffic.stop();
    await this.#end;
    this.#isOver = false;
    return finished;
  }

  /**
   * Waits until all due messages are posted: of leagues, of games, and direct messages. Resolves to false if progress stops.
   */
  async said(): Promise<boolean> {
    const { store, discord, now } = this.#setup;
    const isSaid = async (): Promise<boolean> => {
      const notices = (await store.outbox.waiting()).filter(({ retryAt }) => (retryAt ?? 0) <= now());
      const left = notices.length + (await store.leagues.untold(1)).length;
      return left + (await store.letters.due(now(), 1)).length === 0;
    };
    const parts = { patience: new Patience(PATIENCE_MS), progress: () => this.#messages.length };
    const said = await eventually(isSaid, parts);
    await discord.idle(200);
    return said;
  }

  async judge({ finished, said, errors }: Ended, figures: Outcome['figures']): Promise<Outcome> {
    const { store, discord, seen, busyness } = this.#setup;
    // A private game has no messages in a channel.
    const matches = (await allMatches(store)).flatMap(({ id, guildId }) => (guildId === null ? [] : id));
    // A direct message to a watcher also shows a board, so direct messages are left out.
    const messages = seen.messages.filter(({ channel }) => !channel.isDm);
    const ids = new Set(messages.map(({ id }) => id));
    const sights = seen.sights.filter(({ messageId }) => ids.has(messageId));
    return busyness.judged(
      {
        figures: { 'errors logged': errors.length, requests: this.#requests, ...figures },
        faults: [...(said ? [] : ['something was never said']), ...new Set(errors), ...discord.complaints],
        unjudged: finished ? [] : ['not all was played to its end'],
      },
      await judgedGames(this.#setup, this.#traffic, { matches, messages, sights }),
      await this.company.judge(this.#messages),
    );
  }

  close(): void {
    this.#isOver = true;
  }

  get #messages(): readonly StoredMessage[] {
    return this.#setup.seen.messages;
  }

  /** Waits while people make progress. Repeated refusals are none. */
  #eventually(isSo: () => boolean): Promise<boolean> {
    const progress = () =>
      this.#messages.length + this.company.deals.reduce((sum, { presses }) => sum + presses.length, 0);
    return eventually(isSo, { patience: new Patience(PATIENCE_MS), progress });
  }
}
