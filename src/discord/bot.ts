import { Client, Events, GatewayIntentBits, Options, Partials } from 'discord.js';
import type { AnyGame } from '../core/game.ts';
import type { Table } from '../match/table.ts';
import type { Presenters } from '../present/presenter.ts';
import { logged } from './channel.ts';
import type { Command, UserMenu } from './command.ts';
import { Guilds } from './guilds.ts';
import { Languages } from './languages.ts';
import { Messenger } from './messenger.ts';
import { Pictures } from './pictures.ts';
import { registerCommands } from './registration.ts';
import type { Log, Notebook, RoomParts, Scheduler } from './room.ts';
import { Router } from './router.ts';

export interface BotParts {
  readonly token: string;
  /** Without the version: `https://discord.com/api`. */
  readonly apiUrl: string;
  /** Commands are registered in this server alone; absent: globally. */
  readonly guildId?: string | undefined;
  readonly commands: readonly Command[];
  readonly menus: readonly UserMenu[];
  readonly table: Table;
  readonly kv: Notebook;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly presenters: Presenters;
  readonly log: Log;
  readonly now: () => number;
  /** Default: real timers. */
  readonly scheduler?: Scheduler;
}

export interface Bot {
  /** Resolves when the bot is logged in, its commands are registered and boards left behind are being posted. */
  start(): Promise<void>;
  /** Finishes what is under way (10 s at most) and leaves. */
  stop(): Promise<void>;
  /** The table's port: something of this match waits to be said. Returns at once. */
  announce(matchId: string): void;
}

const PATIENCE = 10_000;

const timers: Scheduler = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

function makeClient(apiUrl: string): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    // Without it a button in a direct message comes with a message that is no Message.
    partials: [Partials.Channel],
    allowedMentions: { parse: [] },
    rest: { api: apiUrl, version: '10' },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
  });
}

export function createBot(parts: BotParts): Bot {
  const { token, apiUrl, guildId, commands, menus, table, games, presenters, kv, log, now } = parts;
  const scheduler = parts.scheduler ?? timers;
  const client = makeClient(apiUrl);
  const languages = new Languages(client, kv, log);
  const room: RoomParts = {
    table,
    games,
    presenters,
    pictures: new Pictures(),
    log,
    guilds: new Guilds(client.rest, kv, log, now),
    publicLanguage: match => languages.ofMatch(match),
  };
  const router = new Router(room, commands, menus, languages);
  const messenger = new Messenger({ room, rest: client.rest, kv, now, scheduler });
  const working = new Set<Promise<void>>();
  let stopped = false;

  client.on(Events.InteractionCreate, interaction => {
    if (stopped) return;
    const work = router.handle(interaction).finally(() => working.delete(work));
    working.add(work);
  });
  client.on(Events.Error, error => log.error({ error: logged(error) }, 'the client met an error'));
  client.on(Events.Warn, warning => log.warn({ warning }, 'the client warns'));
  client.on(Events.ShardDisconnect, ({ code }) => log.warn({ code }, 'the gateway closed'));

  const ready = async (): Promise<void> => {
    const once = new Promise<Client<true>>(resolve => client.once(Events.ClientReady, resolve));
    await client.login(token);
    const { application, user } = await once;
    log.info({ user: user.tag, application: application.id }, 'logged in');
    messenger.open();
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
    announce: () => messenger.wake(),
    async stop() {
      stopped = true;
      const done = Promise.allSettled([...working]).then(() => messenger.close());
      let forget: () => void = () => {};
      const enough = new Promise<void>(resolve => {
        const timer = setTimeout(resolve, PATIENCE);
        forget = () => clearTimeout(timer);
      });
      await Promise.race([done, enough]);
      forget();
      await client.destroy();
    },
  };
}
