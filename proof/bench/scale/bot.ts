import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LocalDiscord } from 'local-discord';
import { bundle, PROGRAMS } from '../../../scripts/bundle.mjs';
import { freePort } from '../../../test/support/free-port.ts';
import { processorMs } from './processor.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = join(ROOT, 'dist', 'scale', String(process.pid));
const ERROR = 50;
const LOOK_MS = 25;
const PATIENCE_MS = 180_000;

/** Builds the bot's program in the same form as the container image. */
export async function buildBot(): Promise<void> {
  process.once('exit', () => rmSync(FOLDER, { recursive: true, force: true }));
  await bundle(FOLDER, PROGRAMS, { playground: false });
}

export interface Started {
  readonly wall: number;
  readonly processor: number;
}

export class ScaleBot {
  readonly #child: ChildProcess;
  readonly #port: number;
  readonly #began = performance.now();
  readonly errors: string[] = [];

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.#port = port;
    const lines = createInterface({ input: child.stdout ?? process.stdin });
    lines.on('line', line => {
      if ((JSON.parse(line) as { level: number }).level >= ERROR) this.errors.push(line);
    });
    const complaints = createInterface({ input: child.stderr ?? process.stdin });
    complaints.on('line', line => this.errors.push(line));
  }

  static async start(discord: LocalDiscord, database: string, shards: string): Promise<ScaleBot> {
    const port = await freePort();
    const { PATH, HOME } = process.env;
    const env = {
      PATH,
      HOME,
      NODE_ENV: 'production',
      // The container image sets the same values for these two variables.
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '65536',
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.api,
      NO_PROXY: '*',
      DATABASE_URL: database,
      SHARDS: shards,
      METRICS_PORT: String(port),
      BACKUP_EVERY_HOURS: '0',
    };
    const child = spawn(process.execPath, ['--max-semi-space-size=4', 'main.js'], {
      cwd: FOLDER,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new ScaleBot(child, port);
  }

  get pid(): number {
    return this.#child.pid ?? -1;
  }

  async held(): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${this.#port}/readyz`).catch(() => undefined);
    return Number(/acts for (\d+) of/.exec((await answer?.text()) ?? '')?.[1] ?? 0);
  }

  /** Resolves when `/readyz` reports that the bot is ready and delivers waiting messages. */
  async ready(): Promise<Started> {
    while (performance.now() - this.#began < PATIENCE_MS) {
      if (this.#child.exitCode !== null) break;
      const answer = await fetch(`http://127.0.0.1:${this.#port}/readyz`).catch(() => undefined);
      if (answer?.ok) return { wall: performance.now() - this.#began, processor: processorMs(this.pid) };
      await sleep(LOOK_MS);
    }
    throw new Error(`the bot did not start: ${this.errors.join('\n')}`);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exited;
  }
}
