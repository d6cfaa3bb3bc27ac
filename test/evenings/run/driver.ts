import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Channel, Guild, LocalDiscord, Person, PersonOptions } from 'local-discord';
import { fastFolder } from '../../../proof/chaos/fast-folder.ts';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import type { Players } from '../../../src/core/contract/player.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { games } from '../../../src/games/registry.ts';
import type { Painted } from '../../../src/presentation/painter/order.ts';
import type { Presenters } from '../../../src/presentation/presenter/presenter.ts';
import type { Match } from '../../../src/table/match/types.ts';
import { pixel, SEED } from '../../discord/kit.ts';
import { patientDiscord, type Running, startBot } from '../../support/bot.ts';
import { paintingOtherwise } from '../../support/painting-otherwise.ts';
import { ScenarioClock } from './clock.ts';
import { Seen } from './seen.ts';

/** Shortest step of the clock, so that work which stays due ends no scenario. */
const STEP_MS = 1_000;
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
const unpainted = paintingOtherwise(presenters, pixel, []);

interface DriverOptions {
  /** True where the bot starts again on the same database. */
  readonly keepsDatabase: boolean;
  /** Bots that play, judge and give hints. They take longer, and what they choose depends on their training. */
  readonly bots: Players | undefined;
  /** Kinds of pictures that are drawn. */
  readonly paints: readonly string[];
}

/** Runs the bot beside a local Discord with people, places and a clock of its own, for one scenario. */
export class Driver {
  readonly discord: LocalDiscord;
  readonly seen: Seen;
  readonly guilds = new Map<string, Guild>();
  readonly channels = new Map<string, Channel>();
  /** Ids of the roles of the server, by name. */
  readonly roles = new Map<string, string>();
  /** Answer with the form that each person has open. */
  readonly forms = new Map<Person, Answer>();
  /** Positions in which games begin, by game. Absent: a normal deal. */
  readonly positions = new Map<string, unknown>();
  readonly #people = new Map<string, Person>();
  readonly #clock: ScenarioClock;
  readonly #folder = mkdtempSync(join(fastFolder(), 'evening-'));
  readonly #options: DriverOptions;
  #bot: Running | undefined;
  #recorded = 0;
  #ids = 0;
  home: Channel;

  private constructor(discord: LocalDiscord, clock: ScenarioClock, options: DriverOptions) {
    this.discord = discord;
    this.#clock = clock;
    this.#options = options;
    const guild = this.addGuild('Ribeira');
    this.home = this.addChannel('porto', guild);
    this.roles.set('everyone', guild.id);
    this.seen = new Seen(discord, () => this.home);
    for (const name of ['Ann', 'Bob', 'Cid']) this.addPerson({ name });
  }

  static async start(options: DriverOptions): Promise<Driver> {
    const clock = new ScenarioClock();
    const discord = await patientDiscord({ now: clock.now });
    const driver = new Driver(discord, clock, options);
    await driver.startBot();
    return driver;
  }

  get bot(): Running {
    if (!this.#bot) throw new Error('the bot does not run');
    return this.#bot;
  }

  async startBot(): Promise<void> {
    this.#recorded = 0;
    this.#bot = await startBot({
      discord: this.discord,
      now: this.#clock.now,
      scheduler: this.#clock,
      newSeed: () => SEED,
      newId: () => this.#nextId(),
      presenters: this.#presenters(),
      games: Object.fromEntries(Object.entries(games).map(([id, game]) => [id, this.#sketched(game)])),
      // The bot paints nothing and its database is in this process, so it is never long between two requests.
      calmMs: 20,
      ...(this.#options.bots && { players: this.#options.bots }),
      ...(this.#options.keepsDatabase && { database: join(this.#folder, 'evening.sqlite') }),
    });
  }

  #presenters(): Presenters {
    const { paints } = this.#options;
    return paints.length === 0
      ? unpainted
      : paintingOtherwise(presenters, pixel, paints as readonly Painted[]);
  }

  #sketched(game: AnyGame): AnyGame {
    return { ...game, setup: (...deal) => this.positions.get(game.id) ?? game.setup(...deal) };
  }

  #nextId(): string {
    this.#ids += 1;
    return `game${String(this.#ids).padStart(4, '0')}`;
  }

  async stopBot(): Promise<void> {
    await this.bot.stop();
    this.#bot = undefined;
  }

  async quiet(): Promise<void> {
    if (this.#bot) await this.#bot.quiet();
  }

  /** Returns the warnings and errors of the bot since the last look. */
  warnings(): readonly string[] {
    const trouble = this.#bot?.trouble.slice(this.#recorded) ?? [];
    this.#recorded += trouble.length;
    const lines = trouble.map(line => line.replace(/ \{.*/s, ''));
    return [...new Set(lines)].map(line => {
      const times = lines.filter(each => each === line).length;
      return times === 1 ? line : `${line} (${times} times)`;
    });
  }

  /** Moves the clock from one time at which the bot has work to the next. Yields the milliseconds that have passed. */
  async *pass(ms: number): AsyncGenerator<number> {
    const began = this.#clock.now();
    for (let at = began; at < began + ms; ) {
      const due = Math.min(
        (await this.#bot?.table.dueWork.nextAt()) ?? Number.POSITIVE_INFINITY,
        this.#clock.next,
      );
      at = Math.min(began + ms, Math.max(at + STEP_MS, due));
      this.#clock.moveTo(at);
      await this.#bot?.table.dueWork.run();
      await this.#bot?.table.finding.pair();
      await this.quiet();
      yield at - began;
    }
  }

  addGuild(name: string, installed = true): Guild {
    const guild = this.discord.addGuild({ name, installed });
    this.guilds.set(name, guild);
    return guild;
  }

  addChannel(name: string, guild: Guild): Channel {
    const channel = guild.addChannel({ name });
    this.channels.set(name, channel);
    return channel;
  }

  addPerson(options: PersonOptions): void {
    if (this.#people.has(options.name)) throw new Error(`${options.name} is here already`);
    this.#people.set(options.name, this.discord.addUser(options));
  }

  channel(name: string): Channel {
    const thread = this.channels.get(name) ?? this.#threadOf(name);
    if (!thread) throw new Error(`no place #${name}; there are: ${[...this.channels.keys()].join(', ')}`);
    return thread;
  }

  #threadOf(name: string): Channel | undefined {
    return [...this.guilds.values()].flatMap(({ threads }) => threads).find(each => each.name === name);
  }

  /** Returns a person by name, by the seat in turn order (`First`), or the person whose turn it is (`Next`). */
  async person(name: string): Promise<Person> {
    const seat = ORDINALS.indexOf(name);
    if (seat < 0 && name !== 'Next') {
      const found = this.#people.get(name);
      if (!found) throw new Error(`no person ${name}; there are: ${[...this.#people.keys()].join(', ')}`);
      return found;
    }
    const match = await this.match();
    const awaited = (await this.bot.table.awaited(match)).find(each => match.seats[each]?.strength === null);
    const id = match.seats[seat < 0 ? (awaited ?? -1) : seat]?.id;
    const found = id && this.discord.person(id);
    if (!found) throw new Error(`no person sits at the seat ${name}`);
    return found;
  }

  /** Returns the game in a channel: the running one, or else the newest. */
  async match(channel = this.home): Promise<Match> {
    const match =
      (await this.bot.table.live(channel.id)) ?? (await this.bot.table.latest(channel.id)) ?? undefined;
    if (!match) throw new Error(`no game in #${channel.name}`);
    return match;
  }

  /** Stops the bot and Discord. Throws an error if the bot broke a rule of Discord. */
  async close(): Promise<void> {
    await this.#bot?.stop();
    const { complaints } = this.discord;
    await this.discord.close();
    rmSync(this.#folder, { recursive: true, force: true });
    if (complaints.length > 0) throw new Error(`Discord complains: ${complaints.join('; ')}`);
  }
}
