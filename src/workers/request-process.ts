import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loader, surroundings } from './aside.ts';

/** Failures in a row after which a process counts as broken. */
export const FAILURES = 5;
const AGAIN_MS = 30_000;

/**
 * Health of a process separate from the bot's. While it is broken, the work that failed last is tried again every half a
 * minute. So a recovery is noticed even without new requests.
 */
export class WorkerHealth {
  readonly #againMs: number;
  #isProven = true;
  #failures = 0;
  #again: NodeJS.Timeout | undefined;

  constructor(againMs = AGAIN_MS) {
    this.#againMs = againMs;
  }

  get works(): boolean {
    return this.#isProven && this.#failures < FAILURES;
  }

  /** Number of failures in a row up to now. */
  get failures(): number {
    return this.#failures;
  }

  /** Tries some work; the process counts as not working until the work succeeds. Never rejects. */
  prove(trial: () => Promise<unknown>): Promise<void> {
    this.#isProven = false;
    return this.#try(trial);
  }

  done(): void {
    this.#isProven = true;
    this.#failures = 0;
    this.close();
  }

  failed(work: () => Promise<unknown>): void {
    this.#failures += 1;
    this.close();
    if (this.works) return;
    this.#again = setTimeout(() => void this.#try(work), this.#againMs).unref();
  }

  close(): void {
    clearTimeout(this.#again);
  }

  #try(work: () => Promise<unknown>): Promise<void> {
    return work().then(
      () => this.done(),
      () => this.failed(work),
    );
  }
}

export interface RequestProcessParts {
  /** Module that the process runs. */
  readonly module: URL;
  /** Name of the process in error messages, such as "painter". */
  readonly name: string;
  readonly execArgv?: readonly string[];
  /** Milliseconds after which a process that has not answered counts as hung. */
  readonly patienceMs: number;
}

/** Error: the process ended before it had answered all requests. */
export class ProcessGone extends Error {
  override readonly name = 'ProcessGone';
}

interface Unanswered<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
  readonly patience: NodeJS.Timeout;
}

/** A process separate from the bot's that answers requests, in any order. It ends with the bot. */
export class RequestProcess<
  Request extends { readonly number: number },
  Reply extends { readonly number: number },
> {
  readonly #child: ChildProcess;
  readonly #parts: RequestProcessParts;
  readonly #waiting = new Map<number, Unanswered<Reply>>();
  #gone = false;
  #retired = false;

  constructor(parts: RequestProcessParts) {
    this.#parts = parts;
    const { module, name, execArgv = [] } = parts;
    this.#child = fork(fileURLToPath(module), {
      execArgv: [...execArgv, ...loader()],
      env: surroundings(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', message => this.#answered(message as Reply));
    this.#child.once('exit', (code, signal) => this.#ended(`the ${name} ended (${signal ?? code})`));
    this.#child.once('error', error => this.#ended(`the ${name} failed: ${error.message}`));
    // A running child process does not keep the bot's process alive.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get gone(): boolean {
    return this.#gone || this.#retired;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Sends a request and returns its answer. Rejects with ProcessGone where the process ends first. */
  ask(request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => this.#child.kill('SIGKILL'), this.#parts.patienceMs);
      this.#waiting.set(request.number, { resolve, reject, patience });
      // With this callback, a failure to send raises no error event, but counts as the end of the process.
      this.#child.send(request, error => {
        if (error) this.#ended(`nothing reaches the ${this.#parts.name}: ${error.message}`);
      });
    });
  }

  /** Ends the process once it has answered the requests that it has. */
  retire(): void {
    this.#retired = true;
    if (this.#waiting.size === 0 && this.#child.connected) this.#child.disconnect();
  }

  #answered(reply: Reply): void {
    const waiting = this.#waiting.get(reply.number);
    if (!waiting) return;
    this.#waiting.delete(reply.number);
    clearTimeout(waiting.patience);
    waiting.resolve(reply);
    if (this.#retired) this.retire();
  }

  #ended(why: string): void {
    this.#gone = true;
    for (const { reject, patience } of this.#waiting.values()) {
      clearTimeout(patience);
      reject(new ProcessGone(why));
    }
    this.#waiting.clear();
    this.#child.kill('SIGKILL');
  }
}
