import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { contact } from './contact.ts';
import { count } from './report.ts';
import { realClock } from './stage/clock.ts';
import { Fault, OUTCOMES } from './stage/outcome.ts';
import type { Own } from './stage/own.ts';
import { Unanswered } from './stage/requests.ts';
import { Terminal } from './terminal.ts';

const FAILED = 1;
const BAD_CONFIG = 78;
const STOPPED = 130;
const WHERE =
  'the id of a server: 17 to 20 digits (in Discord: Settings, Advanced, Developer Mode; then the menu of the server, Copy Server ID)';
const HELP = `Usage: local-discord contact [options]

Tries the assumptions of local-discord about Discord on a test server, and writes contact-report.md. DISCORD_TOKEN has the
token of a bot, in .env or the environment. DISCORD_API_URL has another address than Discord's.

  --guild ID    the test server (default: GUILD_ID)
  --own FILE    JavaScript module with your bot's commands and messages
  --continue    goes on with a stopped run
  --patient     also waits until Discord forgets tokens and nonces: some twenty minutes more
  --alone       asks no person at the keyboard
`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

const OPTIONS = {
  guild: { type: 'string' },
  own: { type: 'string' },
  continue: { type: 'boolean', default: false },
  patient: { type: 'boolean', default: false },
  alone: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new Fault((error as Error).message);
  }
}

/** Reads the settings of the environment. Throws Fault where one is missing or wrong. */
function settings(given: string | undefined): { token: string; api: string; guild: string } {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { DISCORD_TOKEN: token, DISCORD_API_URL: api = 'https://discord.com/api', GUILD_ID } = process.env;
  const guild = given ?? GUILD_ID;
  if (!token)
    throw new Fault('DISCORD_TOKEN is missing: put the token of a bot into .env or the environment.');
  if (!guild) throw new Fault(`--guild is missing: it expects ${WHERE}.`);
  if (!/^\d{17,20}$/.test(guild)) throw new Fault(`--guild expects ${WHERE}.`);
  if (!/^https?:$/.test(URL.parse(api)?.protocol ?? ''))
    throw new Fault('DISCORD_API_URL expects an address such as https://discord.com/api.');
  return { token, api: api.replace(/\/+$/, ''), guild };
}

async function ownOf(file: string | undefined): Promise<Own> {
  if (file === undefined) return {};
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    throw new Fault(`--own: ${file} can't be loaded (${(error as Error).message})`);
  }
}

/** Makes a signal that is aborted at the first SIGINT, SIGTERM or Ctrl+C, or by an error outside of any trial. */
function stopping(): { readonly stopped: AbortSignal; readonly stop: () => void } {
  const stopper = new AbortController();
  const stop = (): void => {
    if (stopper.signal.aborted) process.exit(STOPPED);
    complain('Stopping: the server is put back as it was. Once more ends the run at once.');
    stopper.abort();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  process.on('uncaughtException', error => stopper.abort(error));
  process.on('unhandledRejection', error => stopper.abort(error));
  return { stopped: stopper.signal, stop };
}

async function run(args: readonly string[], given: Own | undefined): Promise<number> {
  const options = read(args);
  if (options.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const own = given ?? (await ownOf(options.own));
  const config = settings(options.guild);
  const { stopped, stop } = stopping();
  const { stdin, stdout } = process;
  const terminal = options.alone || !stdin.isTTY ? undefined : new Terminal(stdin, stdout, stop);
  if (!terminal) say('No person is asked: the lines that need one are not tried.');
  try {
    const ended = await contact({
      ...config,
      ...{ folder: process.cwd(), version: version(), goOn: options.continue, patient: options.patient },
      ...{ own, keyboard: terminal, clock: realClock, stopped, say },
    });
    for (const each of ended.left) complain(`Not removed: ${each}.`);
    if (ended.broken !== undefined)
      complain(`The run ended early: ${ended.broken}. With --continue it goes on.`);
    const [same, differs, open, closed] = OUTCOMES.map(each => count(ended.results, each));
    say(
      `${same} lines are as assumed, ${differs} differ, ${open} were not tried, ${closed} cannot be asked. The report: ${ended.report}`,
    );
    if (ended.broken !== undefined) return STOPPED;
    return differs === 0 ? 0 : FAILED;
  } finally {
    terminal?.close();
  }
}

/** Reads the version of this package, whose manifest is above the sources and beside the built files. */
function version(): string {
  const places = ['../package.json', '../../package.json'].map(path => new URL(path, import.meta.url));
  const place = places.find(each => existsSync(each));
  return place ? String(JSON.parse(readFileSync(place, 'utf8')).version) : 'unknown';
}

/** Runs contact as a command. Returns the exit code. @param own commands and messages of a bot, instead of `--own` */
export async function runContact(args: readonly string[], own?: Own): Promise<number> {
  try {
    return await run(args, own);
  } catch (error) {
    if (error instanceof Fault) {
      complain(error.message);
      return BAD_CONFIG;
    }
    if (!(error instanceof Unanswered)) throw error;
    complain(`Discord does not answer (${error.message}): try again later.`);
    return FAILED;
  }
}
