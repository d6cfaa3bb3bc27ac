import { readFileSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { config as readDotenv } from 'dotenv';
import { ConfigError, readConfig } from '../../src/config.ts';
import { refusedLogin } from '../../src/discord/gateway/login.ts';
import { REFUSED } from '../../src/exit.ts';
import { BAD_CONFIG, FAILED } from '../../src/exit-codes.ts';
import { playedBodies } from './bodies.ts';
import { contact } from './contact.ts';
import { count } from './report.ts';
import { realClock } from './stage/clock.ts';
import { Fault, OUTCOMES } from './stage/outcome.ts';
import { Terminal } from './terminal.ts';

const STOPPED = 130;
const WHERE =
  'the id of a server: 17 to 20 digits (in Discord: Settings, Advanced, Developer Mode; then the menu of the server, Copy Server ID)';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

interface Options {
  readonly guild?: string;
  readonly continue?: boolean;
  readonly patient?: boolean;
  readonly alone?: boolean;
}

function serverId(text: string): string {
  if (!/^\d{17,20}$/.test(text)) throw new InvalidArgumentError(`It expects ${WHERE}.`);
  return text;
}

/** Makes a signal that is aborted at the first SIGINT, SIGTERM or Ctrl+C. The second one ends the process. */
function stopping(): { readonly stopped: AbortSignal; readonly stop: () => void } {
  const stopper = new AbortController();
  const stop = (): void => {
    if (stopper.signal.aborted) process.exit(STOPPED);
    complain('Stopping: the server is put back as it was. Once more ends the run at once.');
    stopper.abort();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return { stopped: stopper.signal, stop };
}

async function run({ guild: given, continue: goOn = false, patient = false, alone = false }: Options) {
  readDotenv({ quiet: true });
  const { token, apiUrl: api, guildId } = readConfig(process.env);
  const guild = given ?? guildId;
  if (token === undefined)
    throw new Fault('DISCORD_TOKEN is missing: put the token of a bot into .env or the environment.');
  if (guild === undefined) throw new Fault(`--guild is missing: it expects ${WHERE}.`);
  const { stopped, stop } = stopping();
  const { stdin, stdout } = process;
  const terminal = alone || !stdin.isTTY ? undefined : new Terminal(stdin, stdout, stop);
  if (!terminal) say('No person is asked: the lines that need one are not tried.');
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const bodies = () => {
    say('The bot plays every game on a private stand-in, for its largest messages. This takes a minute.');
    return playedBodies();
  };
  try {
    const parts = { token, api, guild, folder: process.cwd(), version, goOn, patient, bodies };
    const ended = await contact({ ...parts, keyboard: terminal, clock: realClock, stopped, say });
    for (const each of ended.left) complain(`Not removed: ${each}.`);
    if (ended.report === undefined) {
      say('Stopped. The same command with --continue goes on.');
      return STOPPED;
    }
    const [same, differs, open] = OUTCOMES.map(each => count(ended.results, each));
    say(
      `${same} lines are as assumed, ${differs} differ, ${open} were not tried. The report: ${ended.report}`,
    );
    return differs === 0 ? 0 : FAILED;
  } finally {
    terminal?.close();
  }
}

/** Returns the line for an error that the operator can understand, with the exit code. */
function lineOf(error: unknown): readonly [line: string, code: number] | undefined {
  if (error instanceof Fault || error instanceof ConfigError) return [error.message, BAD_CONFIG];
  const refused = refusedLogin(error);
  if (refused) return [REFUSED[refused], BAD_CONFIG];
  const { code, cause, status } = error as { code?: unknown; cause?: { code?: unknown }; status?: unknown };
  const why = [code, cause?.code, status].find(each => /^(E[A-Z]+|UND_ERR\w*|5\d\d)$/.test(String(each)));
  return why === undefined ? undefined : [`Discord does not answer (${why}): try again later.`, FAILED];
}

const command = new Command('contact')
  .description('tries this bot’s assumptions about Discord on a test server, and writes a report')
  .option('--guild <id>', 'the test server; default: GUILD_ID', serverId)
  .option('--continue', 'go on with a stopped run')
  .option('--patient', 'also wait until Discord forgets tokens and nonces: some twenty minutes more')
  .option('--alone', 'ask no person at the keyboard')
  .exitOverride()
  .action(async (options: Options) => {
    process.exitCode = await run(options);
    // Games on the private stand-in may still run, so the process must be ended here.
    if (process.exitCode === STOPPED) process.exit();
  });

try {
  await command.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : BAD_CONFIG;
  else {
    const line = lineOf(error);
    if (!line) throw error;
    complain(line[0]);
    process.exitCode = line[1];
  }
}
