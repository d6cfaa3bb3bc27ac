import type { Report } from './report.ts';

/** Largest number of kinds of reports that a digest keeps. The reports of further kinds are only counted. */
const MOST_KINDS = 30;
/** Largest number of characters for one kind of report in a digest's text. */
const MOST_OF_ONE = 300;

interface CountedReport {
  readonly report: Report;
  readonly count: number;
}

/** Reports that were taken since the last message, one for each kind, with the number of repeats. */
export class Digest {
  readonly #kinds = new Map<string, CountedReport>();
  #others = 0;

  get isEmpty(): boolean {
    return this.#kinds.size === 0;
  }

  add(report: Report): void {
    const known = this.#kinds.get(report.kind);
    if (!known && this.#kinds.size >= MOST_KINDS) this.#others += 1;
    else this.#kinds.set(report.kind, { report, count: (known?.count ?? 0) + 1 });
  }

  /** Empties the digest, and returns its text of at most `most` characters. */
  take(most: number): string {
    const lines = [...this.#kinds.values()].map(lineOf);
    let others = this.#others;
    this.#kinds.clear();
    this.#others = 0;
    const rest = () => (others > 0 ? [`and ${others} more, which the log shows`] : []);
    while (lines.length > 1 && [...lines, ...rest()].join('\n').length > most) {
      lines.pop();
      others += 1;
    }
    return [...lines, ...rest()].join('\n').slice(0, most);
  }
}

function lineOf({ report, count }: CountedReport): string {
  const { level, message, error, fields, at } = report;
  const time = new Date(at).toISOString().slice(11, 19);
  const repeats = count > 1 ? ` (${count} times)` : '';
  const cause = error ? `: ${error.name}: ${error.message}` : '';
  const details = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const line = [`${time} ${level} ${message}${repeats}${cause}`, ...details]
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  return line.length > MOST_OF_ONE ? `${line.slice(0, MOST_OF_ONE - 1)}…` : line;
}
