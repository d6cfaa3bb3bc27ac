import { config as readDotenv } from 'dotenv';
import { destination } from 'pino';
import { commands, menus } from '../commands/index.ts';
import type { MovableClock } from './clock.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type Bot, createBot } from './discord/bot.ts';
import { isRefusedLogin } from './discord/login.ts';
import { games } from './games/registry.ts';
import { type Logger, makeLog } from './log.ts';
import { Alarm } from './match/alarm.ts';
import { Table } from './match/table.ts';
import type { Playground } from './playground.ts';
import { presenters } from './present/registry.ts';
import { openStore, type Store, StoreError } from './store/index.ts';

/** sysexits.h: EX_CONFIG. What a restart can't mend. */
const BAD_CONFIG = 78;
const FAILED = 1;

const NO_TOKEN = [
  'No DISCORD_TOKEN is set: put one into .env or the environment (see .env.example) to bring the bot into Discord.',
  'The playground, which needs none, is not part of this installation: npm start in a checkout opens it.',
];

const say = (line: string): void => void process.stderr.write(`${line}\n`);

function configure(): Config | undefined {
  readDotenv({ quiet: true });
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    say(error.message);
    return undefined;
  }
}

async function open(path: string): Promise<Store | undefined> {
  try {
    return await openStore(path);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    say(`DATABASE_URL ${error.message}`);
    return undefined;
  }
}

/** Joins the rooms: the table tells the bot that something waits to be said, the bot says it. */
function join({ config, token, log, clock }: Running, store: Store): { bot: Bot; alarm: Alarm } {
  const now = clock?.now ?? Date.now;
  let announce: (matchId: string) => void = () => {};
  const table = new Table({ store, games, now, announce: matchId => announce(matchId) });
  const { apiUrl, guildId } = config;
  const bot = createBot({
    token,
    apiUrl,
    guildId,
    commands,
    menus,
    table,
    kv: store.kv,
    games,
    presenters,
    log,
    now,
  });
  const alarm = new Alarm({
    clock: table.clock,
    now,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    failed: error => log.error({ err: error }, 'what is due could not be looked up'),
  });
  announce = matchId => {
    bot.announce(matchId);
    alarm.wake();
  };
  clock?.whenMoved(() => {
    alarm.wake();
    bot.announce('');
  });
  return { bot, alarm };
}

interface Running {
  readonly config: Config;
  readonly token: string;
  readonly log: Logger;
  /** default: the real one */
  readonly clock?: MovableClock;
  /** when the bot is logged in */
  readonly ready?: () => void;
}

async function run(running: Running): Promise<number> {
  const { config, log, ready } = running;
  const store = await open(config.database);
  if (!store) return BAD_CONFIG;
  const { bot, alarm } = join(running, store);
  const asked = new Promise<string>(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve(signal));
  });
  process.on('unhandledRejection', error => log.error({ err: error }, 'a rejection nobody handled'));
  const begin = () => {
    alarm.open();
    ready?.();
  };
  let code = 0;
  try {
    const signal = await Promise.race([bot.start().then(begin), asked]);
    log.info({ signal: signal ?? (await asked) }, 'stopping');
  } catch (error) {
    code = isRefusedLogin(error) ? BAD_CONFIG : FAILED;
    if (code === BAD_CONFIG)
      say(
        'DISCORD_TOKEN was refused by Discord: copy it again from the Developer Portal (Bot, Reset Token).',
      );
    else log.fatal({ err: error }, 'the bot could not start');
  }
  await alarm.close();
  await bot.stop();
  await store.close();
  return code;
}

/** The image and an installation for production hold neither the room nor its packages. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ERR_)?MODULE_NOT_FOUND$/.test(String(error.code));

/** An exit code instead where there is none or it can't be opened, which has been said. */
async function enterPlayground({ playgroundPort: port }: Config): Promise<Playground | number> {
  try {
    const { openPlayground } = await import('./playground.ts');
    return await openPlayground({ port, warn: say });
  } catch (error) {
    if (isMissing(error)) for (const line of NO_TOKEN) say(line);
    else say(`The playground can't be opened: ${error instanceof Error ? error.message : String(error)}`);
    return isMissing(error) ? BAD_CONFIG : FAILED;
  }
}

/** The same bot as ever, in a Discord of its own. */
async function play(config: Config): Promise<number> {
  const playground = await enterPlayground(config);
  if (typeof playground === 'number') return playground;
  const { guildId: _, ...rest } = config;
  const { token, apiUrl, database, url, clock } = playground;
  try {
    return await run({
      config: { ...rest, apiUrl, database },
      token,
      clock,
      log: makeLog({ level: config.logLevel, secrets: [token], to: destination(2) }),
      ready: () =>
        void process.stdout.write(`Playground: ${url} (loopback only; Ctrl+C ends it, games are kept)\n`),
    });
  } finally {
    await playground.close();
  }
}

async function main(): Promise<number> {
  const config = configure();
  if (!config) return BAD_CONFIG;
  const { token } = config;
  if (token === undefined) return play(config);
  return run({ config, token, log: makeLog({ level: config.logLevel, secrets: [token] }) });
}

process.exitCode = await main();
