import { config as readDotenv } from 'dotenv';
import { commands } from '../commands/index.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { type Bot, createBot } from './discord/bot.ts';
import { isRefusedLogin } from './discord/login.ts';
import { games } from './games/registry.ts';
import { type Logger, makeLog } from './log.ts';
import { Table } from './match/table.ts';
import { presenters } from './present/registry.ts';
import { openStore, type Store, StoreError } from './store/index.ts';

/** sysexits.h: EX_CONFIG. What a restart can't mend. */
const BAD_CONFIG = 78;
const FAILED = 1;

const NO_TOKEN = [
  'No DISCORD_TOKEN is set: put one into .env (see .env.example) to bring the bot into Discord.',
  'To play here and now, without Discord: npm run play',
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
function join(config: Config, token: string, store: Store, log: Logger): Bot {
  let announce: (matchId: string) => void = () => {};
  const table = new Table({ store, games, now: Date.now, announce: matchId => announce(matchId) });
  const { apiUrl, guildId } = config;
  const bot = createBot({
    token,
    apiUrl,
    guildId,
    commands,
    table,
    kv: store.kv,
    games,
    presenters,
    log,
    now: Date.now,
  });
  announce = bot.announce;
  return bot;
}

async function run(config: Config, token: string): Promise<number> {
  const log = makeLog({ level: config.logLevel, secrets: [token] });
  const store = await open(config.database);
  if (!store) return BAD_CONFIG;
  const bot = join(config, token, store, log);
  const asked = new Promise<string>(resolve => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve(signal));
  });
  process.on('unhandledRejection', error => log.error({ err: error }, 'a rejection nobody handled'));
  let code = 0;
  try {
    const signal = await Promise.race([bot.start().then(() => undefined), asked]);
    log.info({ signal: signal ?? (await asked) }, 'stopping');
  } catch (error) {
    code = isRefusedLogin(error) ? BAD_CONFIG : FAILED;
    if (code === BAD_CONFIG)
      say(
        'DISCORD_TOKEN was refused by Discord: copy it again from the Developer Portal (Bot, Reset Token).',
      );
    else log.fatal({ err: error }, 'the bot could not start');
  }
  await bot.stop();
  await store.close();
  return code;
}

async function main(): Promise<number> {
  const config = configure();
  if (!config) return BAD_CONFIG;
  if (config.token === undefined) {
    for (const line of NO_TOKEN) say(line);
    return 0;
  }
  return run(config, config.token);
}

process.exitCode = await main();
