import type { Channel, StoredMessage } from 'local-discord';
import type { Played } from '../games/played.ts';
import { eventually } from '../patience.ts';
import { random } from '../random.ts';
import { Traffic } from '../traffic.ts';
import type { Outcome } from '../trial.ts';
import { figuresOf, verify } from '../verify.ts';
import type { TrialWorld } from '../world.ts';
import { Company } from './company.ts';

const PATIENCE_MS = 120_000;
/** Time within which a refused message is tried again, after the last injected fault. */
const REFUSED_MS = 120_000;
const ROUNDS = 2;

export interface StageParts {
  readonly played: Played;
  readonly world: TrialWorld;
  /** Number of servers, each with a league. */
  readonly leagues: number;
  readonly seed: number;
  readonly up: (channel: Channel) => boolean;
}

export interface Beside {
  readonly figures: Readonly<Record<string, number>>;
  readonly errors: readonly string[];
  readonly finished: boolean;
  readonly said: boolean;
}

export class SeasonSetup {
  readonly traffic: Traffic;
  readonly company: Company;
  readonly messages: readonly StoredMessage[];
  readonly #world: TrialWorld;
  #requests = 0;
  #answers = 0;
  #isOver = false;
  #isPlaying = true;
  #end: Promise<void> = Promise.resolve();

  constructor(parts: StageParts) {
    const { world, leagues, played, seed, up } = parts;
    this.#world = world;
    const { discord, store, table, now } = world;
    this.messages = world.seen.messages;
    discord.watch(happening => {
      if (happening.type === 'request') this.#requests += 1;
      if (happening.type === 'interaction' && happening.stage === 'answered') this.#answers += 1;
    });
    this.traffic = new Traffic({ played, discord, table, seed, undo: 0.03, up, now });
    const { traffic } = this;
    const over = () => this.#isOver;
    const hands = { played, discord, store, table, traffic, chance: random(seed), up, now, over };
    const guilds = Array.from({ length: leagues }, (_, at) =>
      discord.addGuild({ name: `Ribeira ${at + 1}` }),
    );
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
    await eventually(
      () => this.#answers >= enough || !this.#isPlaying,
      () => this.#progress,
      PATIENCE_MS,
    );
  }

  async finished(): Promise<boolean> {
    const finished = await eventually(
      () => !this.#isPlaying,
      () => this.#progress,
      PATIENCE_MS,
    );
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
    const { store, discord, now } = this.#world;
    const isSaid = async (): Promise<boolean> => {
      // A message that Discord has refused waits longer after each refusal.
      const soon = now() + REFUSED_MS;
      const notices = (await store.outbox.waiting()).filter(({ retryAt }) => (retryAt ?? 0) <= soon);
      const left = notices.length + (await store.leagues.unannounced(1)).length;
      return left + (await store.directMessages.due(soon, 1)).length === 0;
    };
    const said = await eventually(isSaid, () => this.messages.length, PATIENCE_MS);
    await discord.idle(200);
    return said;
  }

  async judge({ figures, errors, finished, said }: Beside): Promise<Outcome> {
    const { store, table, discord, seen, busyness } = this.#world;
    const { traffic, company, messages } = this;
    const all = await Promise.all((await store.matches.ids()).map(id => store.matches.get(id)));
    // A private game has no messages in a channel.
    const matches = all.flatMap(match => (match && match.guildId !== null ? match.id : []));
    // A direct message to a watcher also shows a board, so direct messages are left out.
    const inChannels = messages.filter(({ channel }) => !channel.isDm);
    const ids = new Set(inChannels.map(({ id }) => id));
    const sights = seen.sights.filter(({ messageId }) => ids.has(messageId));
    const inPublic = { ...seen, messages: inChannels, sights };
    const found = await verify({ store, table, matches, ...inPublic, ...traffic.evidence });
    const judged = await company.judge(messages);
    const own = [...(said ? [] : ['something was never said']), ...new Set(errors)];
    const sorted = busyness.sorted([...own, ...found.faults, ...judged.faults, ...discord.complaints]);
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
      unjudged: [
        ...(finished ? [] : ['not all was played to its end']),
        ...[...found.unjudged, ...judged.unjudged, ...sorted.unjudged],
      ],
    };
  }

  close(): void {
    this.#isOver = true;
  }
}
