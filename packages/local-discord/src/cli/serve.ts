import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { LocalDiscord } from '../local-discord.ts';
import { attachPage } from '../page/index.ts';
import { FolderError } from '../world/vault.ts';

const HELP = `Usage: local-discord [options]
       local-discord contact --help

Starts a Discord on 127.0.0.1 with a page for the browser. A bot logs in with the printed address and token.

  --port NUMBER     preferred port (default: 8790)
  --folder FOLDER   keeps people, channels and messages for the next start
  --people A,B      names of the people (default: Ann,Bob)
  --intents         the bot may use the privileged intents
  --no-open         does not open a browser
`;
const BAD_USAGE = 64;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

const OPENERS: Readonly<Record<string, string>> = { darwin: 'open', win32: 'explorer' };

/** Opens an address in the person's browser, where there is one. */
function openBrowser(address: string): void {
  const opener = spawn(OPENERS[process.platform] ?? 'xdg-open', [address], {
    stdio: 'ignore',
    detached: true,
  });
  opener.on('error', () => {});
  opener.unref();
}

const OPTIONS = {
  port: { type: 'string', default: '8790' },
  folder: { type: 'string' },
  people: { type: 'string', default: 'Ann,Bob' },
  intents: { type: 'boolean', default: false },
  open: { type: 'boolean', default: true },
  help: { type: 'boolean', default: false },
} as const;

/** Adds a server with a channel to a world without servers, and the named people who are missing. */
function furnish(discord: LocalDiscord, names: readonly string[]): void {
  if (discord.guilds.length === 0) discord.addGuild({ name: 'Harbour' }).addChannel({ name: 'quay' });
  const known = discord.people.map(({ name }) => name);
  for (const [at, name] of names.filter(each => !known.includes(each)).entries())
    discord.addUser({ name, manageGuild: at === 0 && known.length === 0 });
}

/** Runs a Discord until SIGINT or SIGTERM. Resolves with the exit code. */
export async function serve(args: readonly string[]): Promise<number> {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS, allowNegative: true });
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    const discord = await LocalDiscord.start({
      page: attachPage,
      port: Number(values.port),
      privilegedIntents: values.intents,
      ...(values.folder !== undefined && { folder: values.folder }),
    });
    furnish(discord, values.people.split(',').filter(Boolean));
    discord.watch(happening => {
      if (happening.type === 'complaint') complain(`complaint: ${happening.text}`);
      if (happening.type === 'connection')
        say(happening.connected ? 'The bot is here.' : 'The bot has left.');
    });
    // A caller may stop the command as soon as it reads the last line.
    const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    say(`API:   ${discord.api}`);
    say(`Token: ${discord.token}`);
    say(`Page:  ${discord.url}`);
    if (values.open && process.stdout.isTTY) openBrowser(discord.url);
    await stopped;
    await discord.close();
    return 0;
  } catch (error) {
    const isUsage =
      error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!isUsage && !(error instanceof FolderError)) throw error;
    complain(`local-discord: ${error.message}`);
    return BAD_USAGE;
  }
}
