import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LocalDiscord, type LocalDiscordOptions } from 'local-discord';
import { expect, onTestFinished, vi } from 'vitest';
import { commands, menus } from '../../commands/index.ts';
import { bundled } from '../support/bundled.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Starts a local Discord that closes after the test. */
export async function localDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const discord = await LocalDiscord.start(options);
  onTestFinished(() => discord.close());
  return discord;
}

export interface BotProcess {
  readonly child: ChildProcess;
  /** Exit code. Null after a signal. */
  readonly gone: Promise<number | null>;
  said(): string;
  says(text: string | RegExp, timeout?: number): Promise<void>;
  /** Waits until the bot acts and all its commands are registered, which takes a moment longer. */
  serves(): Promise<void>;
  /** Sends the signal and waits for the end. Returns the exit code, and the milliseconds until the end. */
  end(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly ms: number }>;
}

interface Installation {
  readonly program?: string;
  readonly cwd?: string;
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts the bot like `npm start`. @param installation a bot outside of the checkout, and its user */
export function launch(
  discord: LocalDiscord,
  folder: string,
  settings: Record<string, string> = {},
  { program = bundled('main'), cwd = ROOT, ...user }: Installation = {},
): BotProcess {
  const child = spawn(process.execPath, [program], {
    cwd,
    ...user,
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: `file:${join(folder, 'porto.sqlite')}`,
      GUILD_ID: '',
      NO_PROXY: '*',
      BACKUP_EVERY_HOURS: '0',
      LOG_LEVEL: 'info',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => output.push(String(data)));
  const gone = once(child, 'close').then(([code]): number | null => code);
  const said = () => output.join('');
  /** Repeats a check until it passes. A process that has ended is checked once more, and its failure tells what it said. */
  const until = async (check: () => void, timeout = 300_000): Promise<void> => {
    const telling = gone.then(code => {
      try {
        check();
      } catch (cause) {
        throw new Error(`the bot ended with ${code} and said: ${said()}`, { cause });
      }
    });
    await Promise.race([vi.waitFor(check, { timeout }), telling]);
  };
  const says = (text: string | RegExp, timeout?: number) =>
    until(() => expect(said()).toMatch(text), timeout);
  return {
    child,
    gone,
    said,
    says,
    async serves() {
      await says('acts from now on');
      await until(() => expect(discord.commands(), said()).toHaveLength(commands.length + menus.length));
    },
    async end(signal) {
      const began = performance.now();
      child.kill(signal);
      return { code: await gone, ms: performance.now() - began };
    },
  };
}

/** Requests a page of health from a process that was started with METRICS_PORT=0. */
export async function page(bot: BotProcess, name: 'healthz' | 'readyz') {
  await bot.says(/metrics and health are served here/);
  const response = await fetch(`http://127.0.0.1:${/"port":(\d+)/.exec(bot.said())?.[1]}/${name}`);
  return { status: response.status, text: await response.text() };
}
