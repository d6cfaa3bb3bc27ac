import type { Command } from './command-book.ts';
import { Gateway } from './gateway.ts';
import { Guild, type GuildOptions } from './guild.ts';
import { Interactions } from './interaction.ts';
import { Judge } from './judge.ts';
import { Person, type PersonOptions, type Stage } from './person.ts';
import { Quiet } from './quiet.ts';
import { renderGuildCreate } from './render.ts';
import { RestServer, type SeenRequest } from './server.ts';
import type { Trouble } from './trouble.ts';
import { type PrivatePayload, type ShownPayload, World } from './world.ts';

export interface LocalDiscordOptions {
  /** milliseconds since the epoch; tokens, nonces and timestamps go by it */
  readonly now?: () => number;
  /** how long nothing may happen, in milliseconds, until a deferred update counts as done and `idle` resolves */
  readonly quietMs?: number;
}

/** discord.js strips a leading `Bot`, so the token has none. */
const TOKEN = 'local.token';
const QUIET_MS = 100;

/** A Discord on 127.0.0.1 for one bot and any number of people. */
export class LocalDiscord {
  readonly token = TOKEN;
  readonly #world: World;
  readonly #gateway: Gateway;
  readonly #server: RestServer;
  readonly #stage: Stage;

  private constructor(world: World, options: LocalDiscordOptions) {
    this.#world = world;
    this.#gateway = new Gateway(world, TOKEN);
    const quiet = new Quiet();
    const interactions = new Interactions(world);
    this.#stage = {
      world,
      gateway: this.#gateway,
      interactions,
      quiet,
      quietMs: options.quietMs ?? QUIET_MS,
    };
    this.#server = new RestServer({ world, interactions, gateway: this.#gateway, token: TOKEN, quiet });
  }

  /** Listens on 127.0.0.1 at a free port. */
  static async start(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
    const world = new World(options.now ?? Date.now, await Judge.load());
    const discord = new LocalDiscord(world, options);
    world.origin = await discord.#server.listen();
    return discord;
  }

  /** What `DISCORD_API_URL` is set to. */
  get api(): string {
    return `${this.#world.origin}/api`;
  }

  get applicationId(): string {
    return this.#world.applicationId;
  }

  /** The bot's own user id. */
  get botId(): string {
    return this.#world.bot.id;
  }

  get guilds(): Guild[] {
    return [...this.#world.guilds.values()];
  }

  get people(): Person[] {
    return [...this.#world.people.values()];
  }

  /** Every violation of Discord's schema or rules, by the bot or by this server; a test ends with none. */
  get complaints(): string[] {
    return this.#world.judge.complaints;
  }

  get requests(): readonly SeenRequest[] {
    return this.#server.requests;
  }

  /** Every payload ever shown in public, edits included. */
  get payloads(): readonly ShownPayload[] {
    return this.#world.payloads;
  }

  get privatePayloads(): readonly PrivatePayload[] {
    return this.#world.privatePayloads;
  }

  addGuild(options: GuildOptions): Guild {
    const guild = new Guild(this.#world, options);
    this.#world.guilds.set(guild.id, guild);
    this.#world.dispatch('GUILD_CREATE', renderGuildCreate(this.#world, guild, false), { guild });
    return guild;
  }

  /** A member of every guild. */
  addUser(options: PersonOptions): Person {
    const person = new Person(this.#stage, options);
    this.#world.people.set(person.id, person);
    return person;
  }

  /** The registered commands: global ones, or those of a guild. */
  commands(guildId?: string): readonly Command[] {
    return this.#world.commands.list(guildId);
  }

  /** Trouble for the next requests that match; calling the result withdraws what is left of it. */
  fail(trouble: Trouble): () => void {
    return this.#server.troubles.add(trouble);
  }

  /** Whether a bot is logged in, or may still resume. */
  get connected(): boolean {
    return this.#gateway.hasSession;
  }

  /** Cuts the gateway connections; clients resume and get what they missed. */
  dropGateway(): void {
    this.#gateway.drop();
  }

  /** Ends the sessions (op 9); clients identify anew. */
  invalidateSessions(): void {
    this.#gateway.invalidateSessions();
  }

  /** Asks the clients to reconnect (op 7). */
  askToReconnect(): void {
    this.#gateway.askToReconnect();
  }

  /** Resolves when no request has come and the bot has owed nobody an answer for a short while. */
  async idle(quietMs = this.#stage.quietMs): Promise<void> {
    const { quiet, interactions } = this.#stage;
    await quiet.wait(quietMs, { pending: () => interactions.owed.length > 0 });
  }

  async close(): Promise<void> {
    this.#gateway.close();
    await this.#server.close();
  }
}
