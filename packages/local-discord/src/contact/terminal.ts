import { emitKeypressEvents } from 'node:readline';
import type { ReadStream, WriteStream } from 'node:tty';
import type { Key, Keyboard, Request } from './stage/acts.ts';

const KEYS: Readonly<Record<string, Key>> = { s: 'skip', y: 'yes', n: 'no' };
const SECOND_MS = 1_000;
const HINTS = { action: 's skips', question: 'y, n, or s to skip' } as const;

interface Pressed {
  readonly name?: string;
  readonly ctrl?: boolean;
}

export class Terminal implements Keyboard {
  readonly #input: ReadStream;
  readonly #output: WriteStream;
  readonly #interrupt: () => void;

  /** Opens the terminal. @param interrupt runs at Ctrl+C, which the terminal then does not turn into a signal */
  constructor(input: ReadStream, output: WriteStream, interrupt: () => void) {
    this.#input = input;
    this.#output = output;
    this.#interrupt = interrupt;
    emitKeypressEvents(input);
    input.setRawMode(true);
    input.resume();
    input.on('keypress', this.#watch);
  }

  readonly #watch = (_: unknown, { name, ctrl }: Pressed): void => {
    if (ctrl && name === 'c') this.#interrupt();
  };

  ask({ text, seconds, kind }: Request, done: AbortSignal): Promise<Key> {
    const allowed = kind === 'question' ? ['y', 'n', 's'] : ['s'];
    let left = seconds;
    this.#output.write(`\n  → ${text}\n`);
    const show = (): void => void this.#output.write(`\r    ${String(left).padStart(3)} s (${HINTS[kind]}) `);
    show();
    return new Promise(resolve => {
      const end = (key: Key): void => {
        clearInterval(timer);
        this.#input.off('keypress', press);
        done.removeEventListener('abort', aborted);
        this.#output.write('\r\x1b[K');
        resolve(key);
      };
      const press = (_: unknown, { name = '' }: Pressed): void => {
        const key = allowed.includes(name) ? KEYS[name] : undefined;
        if (key) end(key);
      };
      const aborted = (): void => end('skip');
      const timer = setInterval(() => {
        left -= 1;
        if (left <= 0) end('over');
        else show();
      }, SECOND_MS);
      this.#input.on('keypress', press);
      done.addEventListener('abort', aborted);
      if (done.aborted) aborted();
    });
  }

  close(): void {
    this.#input.off('keypress', this.#watch);
    this.#input.setRawMode(false);
    this.#input.pause();
  }
}
