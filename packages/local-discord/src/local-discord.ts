import { Faults } from './faults.ts';
import { Gateway } from './gateway/gateway.ts';
import type { OptionsOf } from './options.ts';
import { type Forged, type Forgery, forge } from './people/forge.ts';
import { Person } from './people/person.ts';
import { Quiet } from './people/quiet.ts';
import type { Stage } from './people/stage.ts';
import type { Activity } from './resources/activity.ts';
import type { StoredAttachment } from './resources/attachment.ts';
import { type Channel, Guild, type GuildOptions, type StoredMessage } from './resources/guild.ts';
import { Interactions } from './resources/interaction.ts';
import type { UserOptions } from './resources/user.ts';
import { type Certificate, makeCertificate } from './rest/certificate.ts';
import type { Command } from './rules/command-book.ts';
import { Judge } from './rules/schema-check.ts';
import { Snowflakes } from './rules/snowflake.ts';
import { Keeper } from './saving/keeper.ts';
import { moved, recall, restore } from './saving/restore.ts';
import { readSaved } from './saving/saved.ts';
import { RestServer } from './server.ts';
import { builtInSwitches } from './switches/built-in-switches.ts';
import { type SwitchContext, Switches, type SwitchState, type SwitchUse } from './switches/switches.ts';
import type { SeenRequest } from './world/seen-request.ts';
import { Vault } from './world/vault.ts';
import type { Listener, SeenEvent } from './world/watch.ts';
import { type PrivatePayload, type ShownPayload, World } from './world/world.ts';

/**
 * Returns a token in Discord's form, without the prefix `Bot `, which discord.js would remove. Libraries read the bot's id from
 * its first part, which is the id in base64: https://docs.discord.com/developers/reference#authentication
 */
const tokenOf = (botId: string): string => `${Buffer.from(botId).toString('base64url')}.local.token`;
const QUIET_MS = 1_000;

const toStandardError = (line: string): void => void process.stderr.write(`${line}\n`);

export type LocalDiscordOptions = OptionsOf<LocalDiscord>;
type Parts = LocalDiscordOptions & { readonly tls: Certificate | undefined };

/** Discord on 127.0.0.1, a local imitation for tests and trials, with one bot and any number of people. */
export class LocalDiscord extends Faults {
  readonly token: string;
  /** Certificate of an address with https, as PEM. Undefined: the address has http. */
  readonly certificate: string | undefined;
  readonly #world: World;
  readonly #people: Map<string, Person>;
  readonly #gateway: Gateway;
  readonly #server: RestServer;
  readonly #stage: Stage;
  readonly #switches: Switches;
  #keeper: Keeper | undefined;

  private constructor(world: World, people: Map<string, Person>, { tls, ...options }: Parts) {
    const token = tokenOf(world.bot.id);
    const gateway = new Gateway(world, token, options);
    const stage = {
      world,
      gateway,
      interactions: new Interactions(world),
      quiet: new Quiet(),
      quietMs: options.quietMs ?? QUIET_MS,
    };
    const server = new RestServer(stage, token, tls);
    super(server, gateway);
    this.certificate = tls?.cert;
    this.token = token;
    this.#world = world;
    this.#people = people;
    this.#gateway = gateway;
    this.#stage = stage;
    this.#server = server;
    this.#switches = new Switches(
      [...builtInSwitches(world, this.#gateway, this.#server.troubles), ...(options.switches ?? [])],
      () => world.tell({ type: 'switches' }),
    );
  }

  /**
   * Starts a Discord that listens on 127.0.0.1. Rejects with a FolderError when the folder cannot be used, or another
   * process uses it.
   */
  static async start(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
    const vault = options.folder === undefined ? undefined : Vault.open(options.folder);
    let discord: LocalDiscord | undefined;
    try {
      const warn = options.warn ?? toStandardError;
      const judge = await Judge.load();
      const now = options.now ?? Date.now;
      const text = vault?.read();
      let saved = vault && text !== undefined ? recall(vault, text, warn) : undefined;
      const ids = new Snowflakes(now, vault?.ids);
      const people = new Map<string, Person>();
      const world = new World({ ...options, people, now, judge, ids, vault, identity: saved });
      const tls = options.https ? await makeCertificate() : undefined;
      discord = new LocalDiscord(world, people, { ...options, tls });
      world.origin = await discord.#server.listen(options.port ?? 0);
      if (saved && text !== undefined && saved.origin !== world.origin)
        saved = readSaved(moved(text, saved.origin, world.origin));
      if (vault && saved) restore(discord.#stage, people, saved, vault);
      if (options.activity !== undefined) world.commands.makeEntryPoint();
      if (vault) discord.#keeper = new Keeper(world, vault, warn);
      if (options.page) discord.#server.page = await options.page(discord);
      return discord;
    } catch (error) {
      await discord?.close();
      vault?.close();
      throw error;
    }
  }

  /** Base address of the local REST API, for the bot's environment variable `DISCORD_API_URL`. */
  get api(): string {
    return `${this.#world.origin}/api`;
  }

  /** Address of the browser page, such as `http://127.0.0.1:PORT`. */
  get url(): string {
    return this.#world.origin;
  }

  get applicationId(): string {
    return this.#world.applicationId;
  }

  get botId(): string {
    return this.#world.bot.id;
  }

  get botName(): string {
    return this.#world.bot.name;
  }

  /** Current time of the injected clock, in milliseconds since the epoch. */
  now(): number {
    return this.#world.now();
  }

  get guilds(): Guild[] {
    return [...this.#world.guilds.values()];
  }

  get people(): Person[] {
    return [...this.#people.values()];
  }

  person(id: string): Person | undefined {
    return this.#people.get(id);
  }

  channel(id: string): Channel | undefined {
    return this.#world.channels.get(id);
  }

  /** Returns the message with this id, even if it is ephemeral or deleted. */
  message(id: string): StoredMessage | undefined {
    return this.#world.messages.get(id);
  }

  attachment(id: string): StoredAttachment | undefined {
    return this.#world.attachments.get(id);
  }

  /** Running instances of the application's Activity. */
  get activities(): readonly Activity[] {
    return this.#world.activities.running;
  }

  /** True where the application has an Activity. */
  get hasActivity(): boolean {
    return this.#world.activities.target !== undefined;
  }

  /** Public key of the application, with which the Activity's server checks signed headers. */
  get publicKey(): string {
    return this.#world.activities.publicKey;
  }

  /** Violations of Discord's schema or rules, by the bot or by this server. A correct test run leaves the list empty. */
  get complaints(): string[] {
    return this.#world.judge.complaints;
  }

  get requests(): readonly SeenRequest[] {
    return this.#server.requests;
  }

  /** Gateway events that were sent to the bot, oldest first. */
  get events(): readonly SeenEvent[] {
    return this.#gateway.events;
  }

  /** Public message payloads, with each edit as an entry of its own. */
  get payloads(): readonly ShownPayload[] {
    return this.#world.payloads;
  }

  get privatePayloads(): readonly PrivatePayload[] {
    return this.#world.privatePayloads;
  }

  /** Calls the listener for every later event. Calling the returned function removes the listener. */
  watch(listener: Listener): () => void {
    return this.#world.watchers.add(listener);
  }

  addGuild(options: GuildOptions): Guild {
    const guild = new Guild(this.#world, options);
    this.#world.guilds.set(guild.id, guild);
    this.#world.sendGuild('GUILD_CREATE', guild);
    this.#world.tell({ type: 'guild', change: 'new', guild });
    return guild;
  }

  /** Adds a person, who is a member of every guild. */
  addUser(options: UserOptions): Person {
    const person = new Person(this.#stage, options);
    this.#people.set(person.id, person);
    this.#world.tell({ type: 'person', change: 'new', person });
    return person;
  }

  /** Returns the registered commands: those of the guild `guildId`, or the global ones without `guildId`. */
  commands(guildId?: string): readonly Command[] {
    return this.#world.commands.list(guildId);
  }

  /** Returns the panel's switches, with their present states in the channel of `context`. */
  switches(context?: SwitchContext): SwitchState[] {
    return this.#switches.list(context);
  }

  /** Uses the panel's switch with the id. Rejects with the reason where the switch cannot be used. */
  useSwitch(id: string, use: SwitchUse = {}): Promise<void> {
    return this.#switches.use(id, use);
  }

  /** True where a bot is logged in, or may still resume its gateway session. */
  get connected(): boolean {
    return this.#gateway.hasSession;
  }

  /** Sends the bot an interaction that no client of Discord would send. The fields of `forged` are not checked. */
  forge(forged: Forged): Forgery {
    return forge(this.#stage, forged);
  }

  /** Sends a gateway event, even an old or unknown one, to the shard of the guild in `data`. */
  dispatch(event: string, data: unknown): void {
    const named = typeof data === 'object' && data !== null && 'guild_id' in data ? data.guild_id : undefined;
    this.#gateway.dispatch(event, data, { guild: this.#world.guilds.get(String(named)) });
  }

  /** Shards that are logged in or may still resume: `[id, number of shards]`, in the order of their logins. */
  get shards(): readonly (readonly [number, number])[] {
    return this.#gateway.loggedIn;
  }

  /** Resolves when no request has come for `quietMs` milliseconds and the bot owes no answer to an interaction. */
  async idle(quietMs = this.#stage.quietMs): Promise<void> {
    const { quiet, interactions } = this.#stage;
    await quiet.wait(quietMs, { pending: () => interactions.unanswered.length > 0 });
  }

  /** Resolves when all changes so far are saved in the folder, or immediately if there is no folder. */
  saved(): Promise<void> {
    return this.#world.saved();
  }

  /** Stops the server. Afterwards the folder, if there is one, holds all changes. */
  async close(): Promise<void> {
    this.#gateway.close();
    await this.#server.close();
    await this.#keeper?.close();
  }
}
