import { config as readDotenv } from 'dotenv';
import { ConfigError, readConfig } from '../config.ts';
import { StoreError } from '../store/index.ts';
import type { HostAnswer } from '../table/host/answer.ts';
import { readLine } from '../table/host/lines.ts';
import { runLine } from './host/run.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Carries out the line in the arguments. A faulty line or a request for help is answered without a database. */
async function main(words: readonly string[]): Promise<HostAnswer> {
  const read = readLine(words);
  if ('ok' in read) return read;
  readDotenv({ quiet: true });
  const { database } = readConfig(process.env);
  if (database === ':memory:')
    throw new StoreError('DATABASE_URL is :memory:, there is no database to look at');
  return runLine(words, { database, say });
}

try {
  const { ok, text } = await main(process.argv.slice(2));
  (ok ? process.stdout : process.stderr).write(`${text}\n`);
  if (!ok) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StoreError || error instanceof ConfigError)) throw error;
  say(error.message);
  process.exitCode = error instanceof ConfigError ? 78 : 1;
}
