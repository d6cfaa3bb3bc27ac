import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { LocalDiscord } from 'local-discord';
import { bundle } from '../../scripts/bundle.mjs';
import { eventually, Patience } from './patience.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Setting with the folder of a bundle that the parent process has made, and deletes. */
const SHARED = 'CHAOS_BUNDLE';
const OWN_FOLDER = join(ROOT, 'dist', 'chaos', String(process.pid));
const FOLDER = process.env[SHARED] ?? OWN_FOLDER;
const BUNDLE = join(FOLDER, 'child.js');
const ERROR = 50;
const WARNING = 40;
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly start: string };
};
const MEMORY = Object.fromEntries(
  [...scripts.start.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]),
);
const PATIENCE_MS = 120_000;
const LOOK_MS = 1_000;

let bundling: Promise<void> | undefined;

/**
 * Bundles the bot and its child processes, so that a start takes a third of the time. A process does so once, also for the commands
 * that it starts: each bundle costs seconds of processor time.
 */
export function bundleBot(): Promise<void> {
  if (process.env[SHARED] !== undefined) return Promise.resolve();
  bundling ??= makeBundle();
  return bundling;
}

async function makeBundle(): Promise<void> {
  process.once('exit', () => rmSync(OWN_FOLDER, { recursive: true, force: true }));
  await bundle(OWN_FOLDER, {
    child: 'proof/chaos/child.ts',
    painter: 'proof/chaos/painter.ts',
    thinking: 'proof/chaos/thinking.ts',
    'time-lapse': 'src/games/time-lapse.ts',
  });
}

/** Bundles the bot. Returns the setting by which commands of the harness, in processes of their own, find this bundle. */
export async function sharedBundle(): Promise<Readonly<Record<string, string>>> {
  await bundleBot();
  return { [SHARED]: FOLDER };
}

/** Resolves when Discord has the commands of the game and `/games`. The bot registers its commands one by one. */
export async function registered(discord: LocalDiscord, game = 'porto'): Promise<void> {
  const wanted = [game, 'games'];
  const there = () => wanted.every(name => discord.commands().some(command => command.name === name));
  if (!(await eventually(there, () => discord.requests.length, PATIENCE_MS)))
    throw new Error('the bot has no commands');
}

export interface Logged {
  readonly level: number;
  readonly msg: string;
  readonly time?: number;
  readonly [detail: string]: unknown;
}

export const loggedText = ({ msg, err, error }: Logged): string =>
  err === undefined && error === undefined ? msg : `${msg}: ${JSON.stringify(err ?? error)}`;

export class BotProcess {
  readonly #child: ChildProcess;
  readonly #warm: Promise<void>;
  readonly ready: Promise<void>;
  /** Resolves with the exit code, or with the name of the signal that ended the process. */
  readonly exited: Promise<number | string>;
  /** Errors from the log, and all text on standard error. */
  readonly errors: Logged[] = [];
  readonly warnings: Logged[] = [];

  /** Shards that the process serves. Empty if one process serves all shards. */
  readonly held = new Set<number>();

  /**
   * @param clock file of a `LeapingClock`; absent: the real time
   * @param shards value of the setting SHARDS
   */
  constructor(discord: LocalDiscord, database: string, clock?: string, shards = 'auto') {
    this.#child = spawn(process.execPath, ['--max-semi-space-size=4', BUNDLE], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...MEMORY,
        DISCORD_TOKEN: discord.token,
        DISCORD_API_URL: discord.api,
        NO_PROXY: '*',
        DATABASE_URL: database,
        GUILD_ID: '',
        LOG_LEVEL: 'info',
        SHARDS: shards,
        ...(clock !== undefined && { CHAOS_CLOCK: clock }),
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.exited = once(this.#child, 'exit').then(([code, signal]) => code ?? signal);
    const lines = createInterface({ input: this.#child.stdout ?? process.stdin });
    let warm = () => {};
    let ready = () => {};
    let failed = (_: Error) => {};
    this.#warm = new Promise(resolve => {
      warm = resolve;
    });
    this.ready = new Promise((resolve, reject) => {
      ready = resolve;
      failed = reject;
    });
    void this.exited.then(() => {
      const why = this.errors.map(loggedText).join('\n');
      failed(new Error(`the bot has ended before it was ready: ${why}`));
    });
    let said = 0;
    const patience = new Patience(PATIENCE_MS);
    const late = setInterval(() => {
      if (patience.isOver(said)) failed(new Error('the bot was not ready in time'));
    }, LOOK_MS);
    late.unref();
    const settled = () => clearInterval(late);
    this.ready.then(settled, settled);
    lines.on('line', line => {
      said += 1;
      if (line === 'warm') return warm();
      const logged = parsed(line);
      if (logged.msg === 'this instance acts from now on') ready();
      if (logged.msg === 'acts for these shards from now on') {
        for (const shard of numbers(logged.shards)) this.held.add(shard);
        ready();
      }
      if (logged.msg === 'acts for this shard no more') this.held.delete(Number(logged.shard));
      if (logged.level >= WARNING) this.warnings.push(logged);
      if (logged.level >= ERROR) this.errors.push(logged);
    });
    const complaints = createInterface({ input: this.#child.stderr ?? process.stdin });
    complaints.on('line', line => this.errors.push({ level: ERROR, msg: `stderr: ${line}` }));
    this.#child.stdin?.on('error', () => {});
  }

  get pid(): number {
    return this.#child.pid ?? -1;
  }

  go(): void {
    void this.#warm.then(() => this.#child.stdin?.end('go\n'));
  }

  async kill(): Promise<number | string> {
    this.#child.kill('SIGKILL');
    return this.exited;
  }
}

const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

function parsed(line: string): Logged {
  try {
    const logged = JSON.parse(line) as Logged;
    return typeof logged === 'object' && logged !== null ? logged : { level: ERROR, msg: line };
  } catch {
    return { level: ERROR, msg: line };
  }
}
