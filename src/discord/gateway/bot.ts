import { type Client, Events } from 'discord.js';
import type { Attempts } from '../../core/work/retries.ts';
import { type ConnectedSpan, type Shards, shardOf } from '../../core/work/shards.ts';
import type { BegunNotice } from '../../table/match/types.ts';
import { aloneIn } from '../context/command.ts';
import type { ContextParts, Scheduler } from '../context/context.ts';
import { BoardPictures } from '../context/pictures.ts';
import { OpenPanels } from '../panels/turn/open-panels.ts';
import { Brake } from '../rest/brake.ts';
import { logged } from '../rest/channel.ts';
import { besideTheLimit, observeRequests, whenTokenRefused } from '../rest/client.ts';
import { DirectMessages } from '../rest/direct-messages.ts';
import { Guilds } from '../rest/guilds.ts';
import { Threads } from '../rest/threads.ts';
import { Whispers } from '../rest/whispers.ts';
import { BotOwners } from './bot-owners.ts';
import type { Bot, BotParts, BotPhase } from './bot-types.ts';
import { type BotVoice, botVoiceOf } from './bot-voice.ts';
import { Languages } from './choose-language.ts';
import { Connections } from './connections.ts';
import { atMost, type Refused, whenRefused } from './login.ts';
import { Messengers } from './messengers.ts';
import { PACE, RateLimiter, TYPING } from './press-rate-limit.ts';
import { registerCommands } from './register-commands.ts';
import { Router } from './router.ts';
import { ActingShards, Hearing, ServerPresence, UnconnectedShards } from './shards.ts';
import { advisedShards, attemptsAtDiscord, ownApplication } from './unreachable.ts';

/** Maximum wait of a stop for work under way, in milliseconds. A supervisor allows ten seconds in all. */
const PATIENCE_MS = 8_000;
const timers: Scheduler = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Maximum wait of a start for the registration of commands, in milliseconds. The registration goes on afterwards. */
const REGISTRATION_MS = 5_000;

/** Milliseconds between two reads of the database for rows that other processes have written. */
const LOOK_MS = 1_000;

class DiscordBot implements Bot {
  readonly voice: BotVoice;
  readonly #parts: BotParts;
  readonly #connections: Connections;
  readonly #closeRest: () => void;
  readonly #context: ContextParts;
  readonly #direct: DirectMessages;
  readonly #router: Router;
  readonly #messengers: Messengers;
  readonly #presence: ServerPresence;
  readonly #acting: ActingShards;
  readonly #unconnected: UnconnectedShards;
  readonly #hearing: Hearing;
  readonly #leaving = new AbortController();
  readonly #attempts: Attempts;
  #registered: Promise<void> | undefined;
  #self: string | undefined;
  #application = '';
  #total: number;
  #stopped = false;
  #stage: BotPhase = 'starting';

  constructor(parts: BotParts) {
    this.#parts = parts;
    const { table, log, now, commands, menus, division, kv, requestsPerSecond, observer } = parts;
    const scheduler = parts.scheduler ?? timers;
    this.#hearing = new Hearing({ now });
    const self = (): string | undefined => this.#self;
    this.#total = division?.total ?? 1;
    const { brake = new Brake() } = parts;
    brake.tell({
      stopped: seconds => log.error({ seconds }, 'too many requests were refused: none is sent for a while'),
      limited: (scope, milliseconds) => observer?.rateLimited(scope, milliseconds),
    });
    this.#connections = new Connections({
      ...{ token: parts.token, apiUrl: parts.apiUrl, requestsPerSecond },
      claimLogin: division?.login,
      made: (client, shard) => this.#listen(client, shard),
      brake,
    });
    const { rest } = this.#connections;
    this.#closeRest = besideTheLimit(rest);
    const direct = new DirectMessages({ rest, self });
    this.#direct = direct;
    const languages = this.#makeLanguages();
    const context = this.#makeRoom(languages, direct);
    const limiters = {
      acting: new RateLimiter(parts.pace ?? PACE),
      typing: new RateLimiter(parts.typing ?? TYPING),
    };
    const routed = [...commands, ...(parts.operator?.commands ?? [])];
    this.#router = new Router(context, routed, menus, languages, limiters, new OpenPanels(context));
    this.#context = context;
    this.voice = botVoiceOf(context);
    this.#messengers = new Messengers({
      ...{ context, rest, kv, direct, self, now, scheduler, loops: parts.loops },
      longest: () => (division ? LOOK_MS : undefined),
    });
    this.#presence = new ServerPresence(table, log);
    this.#attempts = attemptsAtDiscord(log, now, this.#leaving.signal);
    this.#acting = new ActingShards({
      ...{ connections: this.#connections, requestsPerSecond, log, refused: this.#refused },
      attempts: this.#attempts,
      total: () => this.#total,
      attend: (client, shard) => this.#attend(client, shard),
    });
    this.#unconnected = new UnconnectedShards({
      shards: () => this.#acting.held.filter(shard => !this.isConnected(shard)),
      log,
    });
    whenTokenRefused(rest, () => this.#refused('token'));
    if (observer) observeRequests(rest, observer);
  }

  #makeLanguages(): Languages {
    const { kv, log, table } = this.#parts;
    const own = (id: string) => this.#connections.guild(id)?.preferredLocale;
    return new Languages(own, kv, log, async id => (await table.archive.server(id)).language);
  }

  #makeRoom(languages: Languages, direct: DirectMessages): ContextParts {
    const {
      table,
      games,
      presenters,
      commands,
      painters,
      kv,
      log,
      now,
      observer,
      supportUrl,
      boardLink,
      launchBoard,
    } = this.#parts;
    const connections = this.#connections;
    return {
      ...{ table, games, presenters, log, now, observer, direct, supportUrl, boardLink, launchBoard },
      whispers: new Whispers(direct, now),
      alone: aloneIn(commands),
      pictures: new BoardPictures(painters),
      isOwner: new BotOwners(() => connections.application, log, now).has,
      shardOf: guildId => shardOf(guildId, this.#total),
      guilds: new Guilds({
        rest: connections.rest,
        guild: id => connections.guild(id),
        fetched: id => connections.fetched(id),
        ...{ log, now },
      }),
      threads: new Threads({ rest: connections.rest, self: () => this.#self, kv, log, now }),
      publicLanguage: match => languages.ofMatch(match),
      serverLanguage: guildId => languages.ofServer(guildId),
      forgetLanguage: personId => languages.forget(personId),
    };
  }

  readonly #refused = (refused: Refused): void => this.#parts.refused?.(refused);

  #listen(client: Client, shard: number): void {
    const { log } = this.#parts;
    this.#hearing.follow(client, shard);
    client.on(Events.InteractionCreate, interaction =>
      this.#acting.carryOut(shard, () => this.#router.handle(interaction)),
    );
    client.on(Events.ChannelUpdate, (_, { id }) => this.#messengers.opened({ channelId: id }));
    client.on(Events.ThreadUpdate, (_, { id }) => this.#messengers.opened({ channelId: id }));
    client.on(Events.GuildCreate, ({ id }) => this.#messengers.opened({ guildId: id }));
    client.on(Events.GuildRoleUpdate, ({ guild }) => this.#messengers.opened({ guildId: guild.id }));
    client.on(Events.Error, error => log.error({ error: logged(error), shard }, 'the client met an error'));
    client.on(Events.Warn, warning => log.warn({ warning, shard }, 'the client warns'));
    client.on(Events.ShardDisconnect, ({ code }) => log.warn({ code, shard }, 'the gateway closed'));
    whenRefused(client, this.#refused);
  }

  #attend(client: Client, shard: number): Promise<void> {
    return this.#presence.open(client, id => shardOf(id, this.#total) === shard);
  }

  start(): Promise<void> {
    this.#unconnected.open();
    return this.#parts.division ? this.#startPart() : this.#startWhole();
  }

  async #startWhole(): Promise<void> {
    const { log } = this.#parts;
    const { rest } = this.#connections;
    const advised = await this.#attempts.until(() => advisedShards(rest, this.#leaving.signal));
    this.#total = this.#parts.shards ?? advised;
    const opening = Array.from({ length: this.#total }, (_, shard) =>
      this.#attempts.until(() => this.#connections.open(shard, this.#total)),
    );
    const all = Promise.all(opening);
    all.catch(() => undefined);
    const first = await Promise.race(opening);
    if (!first) return;
    this.#self = first.user.id;
    this.#application = first.application.id;
    log.info({ user: first.user.tag, application: this.#application, shards: this.#total }, 'logged in');
    if (!(await this.#isItsTurn())) return;
    this.#acting.takeAll();
    log.info({}, 'this instance acts from now on');
    const attended = opening.map((client, shard) =>
      client.then(ready => (ready ? this.#attend(ready, shard) : undefined)),
    );
    await Promise.race(attended);
    await this.#messengers.open();
    this.#stage = 'acting';
    await atMost(REGISTRATION_MS, this.#register());
    await Promise.all(attended);
  }

  async #startPart(): Promise<void> {
    const { rest } = this.#connections;
    const me = await this.#attempts.until(() => ownApplication(rest, this.#leaving.signal));
    this.#application = me.id;
    this.#self = me.bot?.id ?? me.id;
    this.#parts.log.info({ application: this.#application, shards: this.#total }, 'takes part in');
    if (!(await this.#isItsTurn())) return;
    await this.#messengers.open();
    this.#stage = 'acting';
    if (this.#acting.has(0)) await atMost(REGISTRATION_MS, this.#register());
    await this.#acting.connected();
  }

  /** Waits while another instance acts. Returns false where this instance was stopped meanwhile. */
  async #isItsTurn(): Promise<boolean> {
    this.#stage = 'waiting';
    await this.#parts.turn?.();
    return !this.#stopped;
  }

  #register(): Promise<void> {
    const { kv, log, guildId, commands, menus, operator } = this.#parts;
    const { rest } = this.#connections;
    this.#registered = registerCommands({
      ...{ rest, kv, log, application: this.#application, guildId, commands, menus },
      ...(operator && { operator }),
      leaving: this.#leaving.signal,
    });
    return this.#registered;
  }

  get stage(): BotPhase {
    return this.#stage;
  }

  get trouble(): string | undefined {
    return this.#attempts.trouble;
  }

  get unconnected(): readonly number[] {
    return this.#connections.unready;
  }

  get picturesWaiting(): number {
    return this.#context.pictures.waiting;
  }

  get shards(): Shards {
    return { total: this.#total, held: this.#acting.held };
  }

  // An arrow function keeps `this` when the table or the division of shards calls it.
  readonly announce = (_: string, begun?: BegunNotice): void => this.#messengers.boards.announce(begun);
  readonly ready = (matchId: string): boolean => this.#messengers.boards.ready(matchId);
  readonly post = (): void => this.#messengers.directMessages.wake();
  readonly refresh = (): void => this.#messengers.refresh();
  readonly isConnected = (shard: number): boolean => this.#connections.isReady(shard);

  readonly connectedSince = (guildId: string | null): number | null =>
    this.#connectedShard(shardOf(guildId, this.#total));

  readonly isShutOut: Bot['isShutOut'] = (...of) => this.#context.guilds.isShutOut(...of);
  readonly directChannel: Bot['directChannel'] = personId =>
    this.#direct.channelOf(personId).catch(error => {
      this.#parts.log.info({ error: logged(error) }, 'direct messages of a person can not be opened');
      return undefined;
    });

  readonly connectedSpan = (): ConnectedSpan | undefined => {
    const since = this.#acting.held.map(shard => this.#connectedShard(shard) ?? Number.POSITIVE_INFINITY);
    const from = Math.max(...since);
    return Number.isFinite(from) ? { from, to: (this.#parts.now ?? Date.now)() } : undefined;
  };

  #connectedShard(shard: number): number | null {
    return this.isConnected(shard) ? this.#hearing.since(shard) : null;
  }

  readonly taken = (shards: readonly number[]): void => {
    if (this.#stopped) return;
    this.#acting.take(shards);
    this.#parts.log.info({ shards }, 'acts for these shards from now on');
    this.#messengers.takeOver();
    if (shards.includes(0) && this.#messengers.boards.isOpen) void this.#register();
  };

  readonly leave = async (shard: number): Promise<void> => {
    const underWay = this.#acting.give(shard);
    await atMost(PATIENCE_MS, Promise.allSettled([...underWay, this.#messengers.settled()]));
    await this.#connections.close(shard);
    this.#parts.log.info({ shard }, 'acts for this shard no more');
  };

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stage = 'leaving';
    this.#leaving.abort();
    this.#unconnected.close();
    this.#hearing.close();
    const done = Promise.allSettled([...this.#acting.end(), this.#registered]).then(() =>
      this.#messengers.close(),
    );
    await atMost(PATIENCE_MS, done);
    await this.#connections.closeAll();
    this.#closeRest();
  }
}

export const createBot = (parts: BotParts): Bot => new DiscordBot(parts);
