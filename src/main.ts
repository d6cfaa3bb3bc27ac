import { config as readDotenv } from 'dotenv';
import { type Config, ConfigError, readConfig } from './config.ts';
import { makeLog } from './log.ts';

/** sysexits.h: EX_CONFIG. */
const BAD_CONFIG = 78;

const NO_TOKEN = [
  'No DISCORD_TOKEN is set: put one into .env (see .env.example) to bring the bot into Discord.',
  'To play here and now, without Discord: npm run play',
];

function configure(): Config | undefined {
  readDotenv({ quiet: true });
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return undefined;
  }
}

function main(): number {
  const config = configure();
  if (!config) return BAD_CONFIG;
  if (config.token === undefined) {
    process.stderr.write(`${NO_TOKEN.join('\n')}\n`);
    return 0;
  }
  const log = makeLog({ level: config.logLevel, secrets: [config.token] });
  log.info({ apiUrl: config.apiUrl, guildId: config.guildId, database: config.database }, 'configured');
  return 0;
}

process.exitCode = main();
