import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocalDiscord } from 'local-discord';
import { expect, onTestFinished, vi } from 'vitest';
import { commands, menus } from '../../commands/index.ts';
import { bundled } from '../support/bundled.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The bot in a process of its own. */
export interface BotProcess {
  readonly child: ChildProcess;
  /** Exit code. Null after a signal. */
  readonly gone: Promise<number | null>;
  /** All that it has said. */
  said(): string;
  /** Waits for words. */
  says(text: string | RegExp, timeout?: number): Promise<void>;
  /** Waits until it acts and people find all its commands, which it registers after it has said so. */
  serves(): Promise<void>;
  /** Sends the signal and waits; the exit code, and how long it took in milliseconds. */
  end(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly ms: number }>;
}

/** The bot as `npm start` runs it. */
export function launch(
  discord: LocalDiscord,
  folder: string,
  settings: Record<string, string> = {},
): BotProcess {
  const child = spawn(process.execPath, [bundled('main')], {
    cwd: ROOT,
    env: {
      ...process.env,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      DATABASE_URL: `file:${join(folder, 'porto.sqlite')}`,
      GUILD_ID: '',
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
  const says = (text: string | RegExp, timeout = 300_000) =>
    vi.waitFor(() => expect(said()).toMatch(text), { timeout });
  return {
    child,
    gone,
    said,
    says,
    async serves() {
      await says('acts from now on');
      await expect.poll(() => discord.commands().length).toBe(commands.length + menus.length);
    },
    async end(signal) {
      const began = performance.now();
      child.kill(signal);
      return { code: await gone, ms: performance.now() - began };
    },
  };
}
