import { Digest } from './digest.ts';
import type { Report, Reporter } from './report.ts';

/** Milliseconds between two messages. */
const BETWEEN_MS = 60_000;
/** Milliseconds between the first report and its message. Reports that come within this time are in the same message. */
const GATHER_MS = 2_000;
/** Largest factor by which failures lengthen the time between two messages. */
const MOST_SKIPPED = 60;
/** Milliseconds after which reports that Discord does not take are given up. They stay in the log. */
const END_MS = 3 * 24 * 3_600_000;
/** Characters that Discord accepts in a message, without the frame of a block of code and the heading. */
const MOST = 1_800;

export interface ChannelReporterParts {
  /** Posts a message. Rejects where Discord does not take it. */
  readonly post: (content: string) => Promise<void>;
  /** Name of this process, as the heading of each message. */
  readonly name: string;
  /** Logs a line below the level of errors, so that trouble with the channel makes no report. */
  readonly warn: (details: object, message: string) => void;
  readonly now?: () => number;
  readonly after?: (milliseconds: number, run: () => void) => () => void;
}

const timers = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds).unref();
  return () => clearTimeout(timer);
};

/** Posts reports in a channel: grouped, repeats counted, at most one message a minute. */
export class ChannelReporter implements Reporter {
  readonly #parts: ChannelReporterParts;
  #digest = new Digest();
  #postedAt = Number.NEGATIVE_INFINITY;
  #failures = 0;
  #cancel: (() => void) | undefined;
  #posting: Promise<void> | undefined;
  /** Text that Discord did not take yet. */
  #left: { readonly text: string; readonly since: number } | undefined;

  constructor(parts: ChannelReporterParts) {
    this.#parts = parts;
  }

  take(report: Report): void {
    this.#digest.add(report);
    this.#plan();
  }

  async flush(milliseconds: number): Promise<void> {
    this.#cancel?.();
    const enough = new Promise<void>(resolve => setTimeout(resolve, milliseconds).unref());
    await Promise.race([enough, (this.#posting ?? Promise.resolve()).then(() => this.#post())]);
  }

  #plan(): void {
    if (this.#cancel || this.#posting) return;
    const { now = Date.now, after = timers } = this.#parts;
    const between = BETWEEN_MS * Math.min(MOST_SKIPPED, Math.max(1, this.#failures));
    const wait = Math.max(GATHER_MS, this.#postedAt + between - now());
    this.#cancel = after(wait, () => {
      this.#cancel = undefined;
      this.#posting = this.#post().finally(() => {
        this.#posting = undefined;
        if (this.#left !== undefined || !this.#digest.isEmpty) this.#plan();
      });
    });
  }

  async #post(): Promise<void> {
    const { post, name, warn, now = Date.now } = this.#parts;
    if (this.#left && now() - this.#left.since >= END_MS) this.#left = undefined;
    if (this.#left === undefined && this.#digest.isEmpty) return;
    this.#left ??= { text: this.#digest.take(MOST), since: now() };
    this.#postedAt = now();
    try {
      await post(framed(name, this.#left.text));
      this.#left = undefined;
      if (this.#failures > 0) warn({}, 'LOG_CHANNEL can be posted to again');
      this.#failures = 0;
    } catch (error) {
      if (this.#failures === 0)
        warn({ error }, 'LOG_CHANNEL can not be posted to: errors stay in the log, and the bot tries again');
      this.#failures += 1;
    }
  }
}

/** Returns the text as a block of code, in which Discord shows neither mentions nor links nor formats. */
const framed = (name: string, text: string): string =>
  `**${name.replaceAll('*', '')}**\n\`\`\`\n${text.replaceAll('`', 'ˋ')}\n\`\`\``;
