import { setTimeout as sleep } from 'node:timers/promises';
import {
  type APIGatewayBotInfo,
  type Client,
  Events,
  type Interaction,
  type RESTGetCurrentApplicationResult,
  Routes,
} from 'discord.js';
import type { AnyGame } from '../../core/game.ts';
import { type Shards, shardOf } from '../../core/shards.ts';
import type { Presenters } from '../../stage/presenter.ts';
import type { Table } from '../../table/table.ts';
import type { Carrier } from '../../table/types.ts';
import { logged } from '../messages/channel.ts';
import { DuplicateMessenger } from '../messages/duplicate-messenger.ts';
import { InteractionTokens } from '../messages/interaction-tokens.ts';
import { LeagueMessenger } from '../messages/league-messenger.ts';
import { DirectMessages } from '../messages/letters/direct.ts';
import { Postman } from '../messages/letters/postman.ts';
import { Messenger } from '../messages/messenger.ts';
import { BoardPictures } from '../messages/pictures.ts';
import { atMost } from '../messages/time-limit.ts';
import type { Log, Notebook, Observer } from '../ports.ts';
import type { RoomParts, Scheduler } from '../room.ts';
import { aloneIn, type SlashCommand, type UserMenu } from './command.ts';
import { Connections } from './connections.ts';
import { Guilds } from './guilds.ts';
import type { ClaimLogin } from './identify-throttle.ts';
import { besideTheLimit } from './interaction-rest.ts';
import { Languages } from './languages.ts';
import { type Refused, refusedLogin, whenRefused, whenTokenRefused } from './login.ts';
import { BotOwners } from './owners.ts';
import { PACE, type PersonRate, RateLimiter, TYPING } from './rate-limiter.ts';
import { registerCommands } from './registration.ts';
import { observeRequests } from './requests.ts';
import { Router } from './router.ts';
import { ServerPresence } from './servers.ts';

export interface BotParts {
  readonly token: string;
  /** Without the version: `https://discord.com/api`. */
  readonly apiUrl: string;
  /** Commands are registered in this server alone; absent: globally. */
  readonly guildId?: string | undefined;
  readonly commands: readonly SlashCommand[];
  readonly menus: readonly UserMenu[];
  readonly table: Table;
  readonly kv: Notebook;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly presenters: Presenters;
  readonly log: Log;
  readonly now: () => number;
  /** Default: real timers. */
  readonly scheduler?: Scheduler;
  /** Asked after the login; until it resolves another instance acts, and this one keeps still. */
  readonly turn?: () => Promise<void>;
  /** Discord takes this bot no more; trying again would change nothing. */
  readonly refused?: (refused: Refused) => void;
  /** How fast one person is served; default: fast enough for people. */
  readonly pace?: PersonRate;
  /** The same for what is offered while they type. */
  readonly typing?: PersonRate;
  /** What Discord takes from a bot; default: fifty. */
  readonly requestsPerSecond?: number;
  /** Counts what is done; absent: nobody does. */
  readonly observer?: Observer;
  /** By whose name public messages go out: through the interactions that bring them about, or by the bot's own; default: its own. */
  readonly postBy?: PostBy;
  /** How many; default: as many as Discord advises. */
  readonly shards?: number | undefined;
  /** Where several processes divide the shards: which are this one's is told by `taken` and `leave`. */
  readonly division?: ShardDivision | undefined;
  /** How many boards are painted at once; default: one. */
  readonly painters?: number;
}

export interface ShardDivision {
  readonly total: number;
  /** Discord counts the logins of all of them together. */
  readonly login: ClaimLogin;
}

/** `waiting`: another instance acts; `acting`: people are answered, and what is to be said is said. */
export type BotStage = 'starting' | 'waiting' | 'acting' | 'leaving';

export const POST_BY = ['bot', 'interaction'] as const;
export type PostBy = (typeof POST_BY)[number];

export interface Bot extends Required<Carrier> {
  readonly stage: BotStage;
  /** The gateway's connection stands. */
  readonly connected: boolean;
  /** Pictures that nobody has begun to paint. */
  readonly picturesWaiting: number;
  /** Resolves when it is this bot's turn, its commands are registered and boards left behind are being posted. */
  start(): Promise<void>;
  /** These shards are ours from now on, where several processes divide them. Returns at once. */
  taken(shards: readonly number[]): void;
  /** It is given to another process: resolves when what is under way is done (8 s at most) and its connection is closed. */
  leave(shard: number): Promise<void>;
  /** What happens in its servers arrives here. */
  isConnected(shard: number): boolean;
  /** What this process acts for at this moment. */
  readonly shards: Shards;
  /** Finishes what is under way (8 s at most, since a supervisor grants ten in all) and leaves. */
  stop(): Promise<void>;
}

const PATIENCE = 8_000;
/** A second, of a bot. */
const MOST_REQUESTS = 50;
const timers: Scheduler = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** After a connection that could not be made. */
const AGAIN_MS = 5_000;
/** How often what other processes have written is looked for. */
const LOOK_MS = 1_000;

/** Whatever changes what the bot may do: an interaction's token would post all the same. */
function closeAtChanges(client: Client, tokens: InteractionTokens): void {
  client.on(Events.ChannelUpdate, channel => !channel.isDMBased() && tokens.close(channel.guildId));
  client.on(Events.ChannelDelete, channel => !channel.isDMBased() && tokens.close(channel.guildId));
  client.on(Events.ThreadUpdate, ({ guildId }) => tokens.close(guildId));
  client.on(Events.ThreadDelete, ({ guildId }) => tokens.close(guildId));
  client.on(Events.GuildRoleUpdate, ({ guild }) => tokens.close(guild.id));
  client.on(Events.GuildMemberUpdate, (_, { guild }) => tokens.close(guild.id));
  client.on(Events.GuildDelete, ({ id }) => tokens.close(id));
}

export function createBot(parts: BotParts): Bot {
  const { token, apiUrl, guildId, commands, menus, table, games, presenters, kv, log, now, division } = parts;
  const scheduler = parts.scheduler ?? timers;
  const tellRefused = (refused: Refused): void => parts.refused?.(refused);
  const connections = new Connections({
    token,
    apiUrl,
    requestsPerSecond: parts.requestsPerSecond,
    claimLogin: division?.login,
    made: (client, shard) => listen(client, shard),
  });
  const { rest } = connections;
  const beside = besideTheLimit(rest);
  const tokens = parts.postBy === 'interaction' ? new InteractionTokens(beside.once, now) : undefined;
  const languages = new Languages(
    id => connections.guild(id)?.preferredLocale,
    kv,
    log,
    async id => (await table.archive.server(id)).language,
  );
  const owners = new BotOwners(() => connections.application, log, now);
  const direct = new DirectMessages({ rest, self: () => self });
  const room: RoomParts = {
    direct,
    table,
    games,
    presenters,
    alone: aloneIn(commands),
    pictures: new BoardPictures(parts.painters),
    log,
    observer: parts.observer,
    isOwner: owners.has,
    shardOf: guildId => shardOf(guildId, total),
    now,
    guilds: new Guilds(rest, id => connections.guild(id), kv, log, now),
    publicLanguage: match => languages.ofMatch(match),
    serverLanguage: guildId => languages.ofServer(guildId),
    forgetLanguage: personId => languages.forget(personId),
  };
  const limiters = {
    acting: new RateLimiter(parts.pace ?? PACE),
    typing: new RateLimiter(parts.typing ?? TYPING),
  };
  const router = new Router(room, commands, menus, languages, limiters, tokens);
  let self: string | undefined;
  let application = '';
  let total = division?.total ?? 1;
  /** Where another process writes as well, rows are looked at again. */
  const longest = (): number | undefined => (division ? LOOK_MS : undefined);
  const messenger = new Messenger({
    room,
    rest,
    kv,
    self: () => self,
    now,
    scheduler,
    tokens,
    longest,
  });
  const postman = new Postman({
    room,
    direct,
    now,
    scheduler,
    longest,
  });
  const keeping = { room, rest, self: () => self, now, scheduler, longest };
  const keepers = [new LeagueMessenger(keeping), new DuplicateMessenger(keeping)] as const;
  const presence = new ServerPresence(table, log);
  /** The shards that this process acts for, and what ends its acting. */
  const acting = new Map<number, AbortController>();
  const connecting = new Map<number, Promise<void>>();
  const working = new Map<Promise<void>, number>();
  let stopped = false;
  let stage: BotStage = 'starting';

  const openMessengers = async (): Promise<void> => {
    await messenger.open();
    postman.open();
    for (const keeper of keepers) await keeper.open();
  };
  const opened = (where: { channelId: string } | { guildId: string }): void => {
    for (const keeper of keepers) keeper.hurry(where);
    table.outbox
      .unpark(where)
      .catch(error => log.error({ error: logged(error), ...where }, 'nothing was unparked'));
  };
  const hear = (interaction: Interaction, shard: number): void => {
    if (!acting.has(shard) || stopped) return;
    const work = router.handle(interaction).finally(() => working.delete(work));
    working.set(work, shard);
  };

  function listen(client: Client, shard: number): void {
    client.on(Events.InteractionCreate, interaction => hear(interaction, shard));
    if (tokens) closeAtChanges(client, tokens);
    client.on(Events.ChannelUpdate, (_, { id }) => opened({ channelId: id }));
    client.on(Events.ThreadUpdate, (_, { id }) => opened({ channelId: id }));
    client.on(Events.GuildCreate, ({ id }) => opened({ guildId: id }));
    client.on(Events.GuildRoleUpdate, ({ guild }) => opened({ guildId: guild.id }));
    client.on(Events.Error, error => log.error({ error: logged(error), shard }, 'the client met an error'));
    client.on(Events.Warn, warning => log.warn({ warning, shard }, 'the client warns'));
    client.on(Events.ShardDisconnect, ({ code }) => log.warn({ code, shard }, 'the gateway closed'));
    whenRefused(client, tellRefused);
  }
  whenTokenRefused(rest, tellRefused);
  if (parts.observer) observeRequests(rest, parts.observer);

  const register = (): Promise<void> =>
    registerCommands({ rest, kv, log, application, guildId, commands, menus });

  /** Its servers are looked after from now on. */
  const attend = (client: Client, shard: number): Promise<void> =>
    presence.open(client, id => shardOf(id, total) === shard);

  const startWhole = async (): Promise<void> => {
    total = parts.shards ?? (await askAdvice());
    const shards = Array.from({ length: total }, (_, shard) => shard);
    const opening = shards.map(shard => connections.open(shard, total));
    const all = Promise.all(opening);
    all.catch(() => undefined);
    const first = await Promise.race(opening);
    if (!first) return;
    self = first.user.id;
    application = first.application.id;
    log.info({ user: first.user.tag, application, shards: total }, 'logged in');
    stage = 'waiting';
    await parts.turn?.();
    if (stopped) return;
    for (const shard of shards) acting.set(shard, new AbortController());
    log.info({}, 'this instance acts from now on');
    const attended = opening.map((client, shard) =>
      client.then(ready => (ready ? attend(ready, shard) : undefined)),
    );
    await Promise.race(attended);
    await openMessengers();
    stage = 'acting';
    await register();
    await Promise.all(attended);
  };

  const askAdvice = async (): Promise<number> =>
    ((await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo).shards;

  const startPart = async (): Promise<void> => {
    const me = (await rest.get(Routes.currentApplication())) as RESTGetCurrentApplicationResult;
    application = me.id;
    self = me.bot?.id ?? me.id;
    log.info({ application, shards: total }, 'takes part in');
    stage = 'waiting';
    await parts.turn?.();
    if (stopped) return;
    await openMessengers();
    stage = 'acting';
    if (acting.has(0)) await register();
    await Promise.all(connecting.values());
  };

  /** Until it stands, or the shard is given away. */
  const connect = async (shard: number, left: AbortSignal): Promise<void> => {
    while (!left.aborted) {
      try {
        const client = await connections.open(shard, total, left);
        if (client && !left.aborted) await attend(client, shard);
        return;
      } catch (error) {
        const refused = refusedLogin(error);
        if (refused) return tellRefused(refused);
        log.error({ error: logged(error), shard }, 'a shard could not be connected: it will be tried again');
        await sleep(AGAIN_MS, undefined, { signal: left, ref: false }).catch(() => undefined);
      }
    }
  };

  /** All processes together ask no more of Discord than one would. */
  const share = (): void => {
    const most = parts.requestsPerSecond ?? MOST_REQUESTS;
    rest.options.globalRequestsPerSecond = Math.max(1, Math.floor((most * acting.size) / total));
  };

  return {
    get stage() {
      return stage;
    },
    get connected() {
      return connections.areReady;
    },
    get picturesWaiting() {
      return room.pictures.waiting;
    },
    start: () => (division ? startPart() : startWhole()),
    announce: (_, begun) => {
      messenger.announce(begun);
      for (const keeper of keepers) keeper.wake();
    },
    ready: matchId => messenger.ready(matchId),
    post: () => postman.wake(),
    get shards() {
      return { total, held: [...acting.keys()].toSorted((a, b) => a - b) };
    },
    isConnected: shard => connections.isReady(shard),
    taken(shards) {
      if (stopped) return;
      for (const shard of shards) {
        const left = new AbortController();
        acting.set(shard, left);
        connecting.set(shard, connect(shard, left.signal));
      }
      share();
      log.info({ shards }, 'acts for these shards from now on');
      void messenger.takeOver();
      postman.wake();
      for (const keeper of keepers) keeper.wake();
      if (shards.includes(0) && messenger.isOpen) void register();
    },
    async leave(shard) {
      acting.get(shard)?.abort();
      acting.delete(shard);
      connecting.delete(shard);
      share();
      const underWay = [...working].flatMap(([work, whose]) => (whose === shard ? work : []));
      const said = [messenger, ...keepers].map(each => each.settled());
      await atMost(PATIENCE, Promise.allSettled([...underWay, ...said]));
      await connections.close(shard);
      log.info({ shard }, 'acts for this shard no more');
    },
    async stop() {
      stopped = true;
      stage = 'leaving';
      for (const left of acting.values()) left.abort();
      const done = Promise.allSettled([...working.keys()]).then(() =>
        Promise.all([messenger, ...keepers, postman].map(each => each.close())),
      );
      await atMost(PATIENCE, done);
      await connections.closeAll();
      beside.close();
    },
  };
}
