import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childEnvironment, loaderArguments } from './child-process.ts';
import { Watch, type WorkLimits } from './progress.ts';

/** Number of failures in a row after which a child process counts as broken. */
export const FAILURES = 5;
const AGAIN_MS = 30_000;

/**
 * Health of a child process. While the process is broken, the work that failed last is repeated every half a minute. So a
 * recovery is noticed even without new requests.
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

  get failures(): number {
    return this.#failures;
  }

  /** Tries some work. The process counts as not working until the work succeeds. Never rejects. */
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
  readonly module: URL;
  readonly name: string;
  readonly execArgv?: readonly string[];
  /** Limits after which a process that makes no progress is killed. An absent limit has its usual value. */
  readonly limits?: Partial<WorkLimits> | undefined;
  /** Called when the child process ends although the bot has not retired it, with the fields of the log line. */
  readonly ended: (details: object) => void;
}

/** Error where a child process ended before it had answered all requests. */
export class ProcessGone extends Error {
  override readonly name = 'ProcessGone';
}

interface Unanswered<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** Child process that answers requests, in any order. The child ends when the bot ends. */
export class RequestProcess<
  Request extends { readonly number: number },
  Reply extends { readonly number: number },
> {
  readonly #child: ChildProcess;
  readonly #parts: RequestProcessParts;
  readonly #waiting = new Map<number, Unanswered<Reply>>();
  readonly #watch: Watch;
  #gone = false;
  #retired = false;

  constructor(parts: RequestProcessParts) {
    this.#parts = parts;
    const { module, name, execArgv = [], limits } = parts;
    this.#watch = new Watch({ limits, pid: () => this.pid, hung: () => this.#child.kill('SIGKILL') });
    this.#child = fork(fileURLToPath(module), {
      execArgv: [...execArgv, ...loaderArguments()],
      env: childEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', message => this.#answered(message as Reply));
    const { pid } = this.#child;
    this.#child.once('exit', (code, signal) => {
      if (!this.#retired) parts.ended(signal === null ? { code } : { signal });
      this.#ended(`the ${name} ended (${signal ?? code})`);
    });
    this.#child.once('error', error => {
      // Without an id the process has never begun, so no exit event follows.
      if (pid === undefined) parts.ended({ err: error });
      this.#ended(`the ${name} failed: ${error.message}`);
    });
    // The running child process does not keep the bot's process alive.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get gone(): boolean {
    return this.#gone || this.#retired;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Sends a request and returns the child's answer. Rejects with ProcessGone where the child process ends first. */
  ask(request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.size === 0) this.#watch.start();
      this.#waiting.set(request.number, { resolve, reject });
      // The callback makes a failure to send count as the end of the child process, instead of raising an error event.
      this.#child.send(request, error => {
        if (error) this.#ended(`nothing reaches the ${this.#parts.name}: ${error.message}`);
      });
    });
  }

  /** Ends the child process once it has answered the requests that it has received. */
  retire(): void {
    this.#retired = true;
    if (this.#waiting.size === 0 && this.#child.connected) this.#child.disconnect();
  }

  #answered(reply: Reply): void {
    const waiting = this.#waiting.get(reply.number);
    if (!waiting) return;
    this.#waiting.delete(reply.number);
    this.#watch.sign();
    if (this.#waiting.size === 0) this.#watch.stop();
    waiting.resolve(reply);
    if (this.#retired) this.retire();
  }

  #ended(why: string): void {
    this.#gone = true;
    this.#watch.stop();
    for (const { reject } of this.#waiting.values()) reject(new ProcessGone(why));
    this.#waiting.clear();
    this.#child.kill('SIGKILL');
  }
}
