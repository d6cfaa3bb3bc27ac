// Prints the steps of the set-up to standard error, each with its progress and its time. On a terminal a step is one line,
// which is drawn anew each second. Elsewhere a step has a line every ten seconds, so that a log shows that it goes on.
import process from 'node:process';

const ON_TERMINAL_MS = 1_000;
const ELSEWHERE_MS = 10_000;
const CLEAR = '\r\x1b[K';

export function timeOf(milliseconds) {
  const seconds = Math.round(milliseconds / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

export class Steps {
  #stream;
  #everyMs;
  /** Line that is drawn anew on a terminal. Empty: none. */
  #line = '';
  #done = [];

  constructor(stream = process.stderr, everyMs = stream.isTTY ? ON_TERMINAL_MS : ELSEWHERE_MS) {
    this.#stream = stream;
    this.#everyMs = everyMs;
  }

  say = line => this.write(`setup: ${line}\n`);

  /** Prints text of another program, above the line of the present step. */
  write = text => {
    if (!this.#stream.isTTY || this.#line === '') this.#stream.write(text);
    else this.#stream.write(`${CLEAR}${text}${text.endsWith('\n') ? this.#line : ''}`);
  };

  #show(line) {
    if (!this.#stream.isTTY) return this.say(line);
    this.#line = `setup: ${line}`;
    this.#stream.write(`${CLEAR}${this.#line}`);
  }

  /**
   * Runs the work of a step, and returns its result. A result of `false` means that the step has failed.
   * @param progress returns words about the progress, or an empty text
   * @param quietMs milliseconds for which nothing is printed
   */
  async run(name, work, { progress = () => '', quietMs = 0 } = {}) {
    const began = performance.now();
    const since = () => timeOf(performance.now() - began);
    let shown = false;
    const begin = () => {
      shown = true;
      this.#show(`${name} …`);
    };
    const beginning = quietMs > 0 ? setTimeout(begin, quietMs) : begin();
    const beat = setInterval(() => {
      if (shown) this.#show(`${name} … ${[progress(), since()].filter(Boolean).join(', ')}`);
    }, this.#everyMs);
    let result = false;
    try {
      result = await work();
      return result;
    } finally {
      clearTimeout(beginning);
      clearInterval(beat);
      if (shown && this.#stream.isTTY) this.#stream.write(CLEAR);
      this.#line = '';
      if (shown) {
        this.say(`${name}: ${result === false ? 'failed' : 'done'} after ${since()}`);
        this.#done.push({ name, took: since(), began });
      }
    }
  }

  /** Prints the time of all steps together, and of each. Prints nothing where no step has printed a line. */
  end() {
    const [first] = this.#done;
    if (!first) return;
    const each = this.#done.map(({ name, took }) => `${name.replace(/^step \d+ of \d+, /, '')} ${took}`);
    this.say(`all is installed after ${timeOf(performance.now() - first.began)} (${each.join(', ')})`);
  }
}
