import '../before-start.ts';
import { ConfigError } from '../config.ts';
import { BAD_CONFIG, FAILED } from '../exit-codes.ts';
import { StoreError } from '../store/index.ts';
import type { HostAnswer } from '../table/host/answer.ts';
import { readLine } from '../table/host/lines.ts';
import { runLine } from './host/run.ts';
import { SETTINGS_FILE, settingsFrom } from './settings.ts';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

interface HostArguments {
  readonly words: readonly string[];
  readonly file?: string;
}

/** Splits the arguments into the words of the line and the file of settings. */
function argumentsOf(given: readonly string[]): HostArguments {
  const index = given.findIndex(word => word === SETTINGS_FILE || word.startsWith(`${SETTINGS_FILE}=`));
  const option = given[index];
  if (option === undefined) return { words: given };
  const joined = option.startsWith(`${SETTINGS_FILE}=`);
  const file = joined ? option.slice(SETTINGS_FILE.length + 1) : given[index + 1];
  if (!file) throw new ConfigError(`${SETTINGS_FILE} expects the path of a file`);
  return { words: given.toSpliced(index, joined ? 1 : 2), file };
}

const HELP = `${SETTINGS_FILE} FILE, before a line: a file of settings instead of .env; the environment goes before it`;

/** Carries out the line in the arguments. A faulty line or a request for help is answered without a database. */
async function main(given: readonly string[]): Promise<HostAnswer> {
  const { words, file } = argumentsOf(given);
  const read = readLine(words);
  if ('ok' in read) return words.length === 0 ? { ...read, text: `${read.text}\n${HELP}` } : read;
  const { database } = settingsFrom(file, say);
  if (database === ':memory:')
    throw new StoreError('DATABASE_URL is :memory:, there is no database to look at');
  return runLine(words, { database, say });
}

try {
  const { ok, text } = await main(process.argv.slice(2));
  (ok ? process.stdout : process.stderr).write(`${text}\n`);
  if (!ok) process.exitCode = FAILED;
} catch (error) {
  if (!(error instanceof StoreError || error instanceof ConfigError)) throw error;
  say(error.message);
  process.exitCode = error instanceof ConfigError ? BAD_CONFIG : FAILED;
}
