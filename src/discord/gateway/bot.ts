import { Client, Events, GatewayIntentBits, Options, Partials } from 'discord.js';
import type { AnyGame } from '../../core/game.ts';
import type { Presenters } from '../../stage/presenter.ts';
import type { Table } from '../../table/table.ts';
import type { Carrier } from '../../table/types.ts';
import { logged } from '../messages/channel.ts';
import { InteractionTokens } from '../messages/interaction-tokens.ts';
import { Messenger } from '../messages/messenger.ts';
import { BoardPictures } from '../messages/pictures.ts';
import { atMost } from '../messages/time-limit.ts';
import type { Log, Notebook } from '../ports.ts';
import type { RoomParts, Scheduler } from '../room.ts';
import { aloneIn, type SlashCommand, type UserMenu } from './command.ts';
import { Guilds } from './guilds.ts';
import { throttled } from './identify-throttle.ts';
import { besideTheLimit } from './interaction-rest.ts';
import { Languages } from './languages.ts';
import { leave, type Refused, whenRefused } from './login.ts';
import { PACE, type PersonRate, RateLimiter, TYPING } from './rate-limiter.ts';
import { registerCommands } from './registration.ts';
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
  /** By whose name public messages go out: through the interactions that bring them about, or by the bot's own; default: through them. */
  readonly postBy?: PostBy;
  /** How many boards are painted at once; default: one. */
  readonly painters?: number;
}

export const POST_BY = ['interaction', 'bot'] as const;
export type PostBy = (typeof POST_BY)[number];

export interface Bot extends Required<Carrier> {
  /** Resolves when it is this bot's turn, its commands are registered and boards left behind are being posted. */
  start(): Promise<void>;
  /** Finishes what is under way (8 s at most, since a supervisor grants ten in all) and leaves. */
  stop(): Promise<void>;
}

const PATIENCE = 8_000;
/** A call that is not answered is repeated twice; discord.js would wait for a minute in all. */
const UNANSWERED = { timeout: 10_000, retries: 2 };

/** Each interaction gets a queue of its own in the REST client, which would be kept for an hour. */
const FORGOTTEN = { handlerSweepInterval: 5 * 60_000 };

const timers: Scheduler = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export function makeClient(apiUrl: string, requestsPerSecond = 50): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    // Without it a button in a direct message comes with a message that is no Message.
    partials: [Partials.Channel],
    ws: { buildIdentifyThrottler: throttled },
    allowedMentions: { parse: [] },
    rest: {
      ...UNANSWERED,
      ...FORGOTTEN,
      api: apiUrl,
      version: '10',
      globalRequestsPerSecond: requestsPerSecond,
    },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
  });
}

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
  const { token, apiUrl, guildId, commands, menus, table, games, presenters, kv, log, now } = parts;
  const scheduler = parts.scheduler ?? timers;
  const client = makeClient(apiUrl, parts.requestsPerSecond);
  const beside = besideTheLimit(client);
  const tokens = parts.postBy === 'bot' ? undefined : new InteractionTokens(beside.once, now);
  const languages = new Languages(client, kv, log, async id => (await table.archive.server(id)).language);
  const room: RoomParts = {
    table,
    games,
    presenters,
    alone: aloneIn(commands),
    pictures: new BoardPictures(parts.painters),
    log,
    now,
    guilds: new Guilds(client, kv, log, now),
    publicLanguage: match => languages.ofMatch(match),
    serverLanguage: guildId => languages.ofServer(guildId),
    forgetLanguage: personId => languages.forget(personId),
  };
  const limiters = {
    acting: new RateLimiter(parts.pace ?? PACE),
    typing: new RateLimiter(parts.typing ?? TYPING),
  };
  const router = new Router(room, commands, menus, languages, limiters, tokens);
  const self = () => client.user?.id;
  const messenger = new Messenger({ room, rest: client.rest, kv, self, now, scheduler, tokens });
  const working = new Set<Promise<void>>();
  let serving = false;
  let stopped = false;

  client.on(Events.InteractionCreate, interaction => {
    if (!serving) return;
    const work = router.handle(interaction).finally(() => working.delete(work));
    working.add(work);
  });
  const opened = (where: { channelId: string } | { guildId: string }): void => {
    table.outbox
      .unpark(where)
      .catch(error => log.error({ error: logged(error), ...where }, 'nothing was unparked'));
  };
  if (tokens) closeAtChanges(client, tokens);
  client.on(Events.ChannelUpdate, (_, { id }) => opened({ channelId: id }));
  client.on(Events.ThreadUpdate, (_, { id }) => opened({ channelId: id }));
  client.on(Events.GuildCreate, ({ id }) => opened({ guildId: id }));
  client.on(Events.GuildRoleUpdate, ({ guild }) => opened({ guildId: guild.id }));
  client.on(Events.Error, error => log.error({ error: logged(error) }, 'the client met an error'));
  client.on(Events.Warn, warning => log.warn({ warning }, 'the client warns'));
  client.on(Events.ShardDisconnect, ({ code }) => log.warn({ code }, 'the gateway closed'));
  whenRefused(client, refused => parts.refused?.(refused));

  const ready = async (): Promise<void> => {
    const once = new Promise<Client<true>>(resolve => client.once(Events.ClientReady, resolve));
    await client.login(token);
    const { application, user } = await once;
    log.info({ user: user.tag, application: application.id }, 'logged in');
    await parts.turn?.();
    if (stopped) return;
    serving = true;
    log.info({}, 'this instance acts from now on');
    await new ServerPresence(client, table, log).open();
    await messenger.open();
    await registerCommands({
      rest: client.rest,
      kv,
      log,
      application: application.id,
      guildId,
      commands,
      menus,
    });
  };

  return {
    start: ready,
    announce: (_, begun) => messenger.announce(begun),
    ready: matchId => messenger.ready(matchId),
    async stop() {
      stopped = true;
      serving = false;
      const done = Promise.allSettled([...working]).then(() => messenger.close());
      await atMost(PATIENCE, done);
      await leave(client);
      beside.close();
    },
  };
}
