import type { DatabaseName } from '../chaos/database.ts';

export interface Metric {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Lowest and highest of the measured runs, whose median is `value`. */
  readonly spread?: readonly [number, number];
  readonly bar?: number;
  readonly holds?: boolean;
}

/** Options of the command line. Each bench knows some of them. */
export interface Wishes {
  /** True for the form that tests run: it shows that the bench works, and its figures mean little. */
  readonly short?: boolean;
  /** Reports a finished part of the bench. */
  readonly step?: (what: string) => void;
  readonly json?: boolean;
  readonly renders?: number;
  /** Part of the names that are measured. For requests: parts, separated by commas. For `scale`: `matches` or `processes`. */
  readonly only?: string;
  /** Number of games of each kind. Absent: few. */
  readonly games?: number;
  readonly game?: string;
  readonly matches?: number;
  readonly database?: DatabaseName;
  /** True: writes the measured ratings into data/<game>/ratings.json. Other ratings stay unchanged. */
  readonly write?: boolean;
  /** File of held-back puzzles of one game. Absent: the puzzles of data/<game>/puzzles.json. */
  readonly puzzles?: string;
}

export interface Report {
  readonly bench: string;
  readonly metrics: readonly Metric[];
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

const percentile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
};

export const p90 = (values: readonly number[]): number => percentile(values, 0.9);
export const p95 = (values: readonly number[]): number => percentile(values, 0.95);
export const p99 = (values: readonly number[]): number => percentile(values, 0.99);

/** Returns the median of some runs as a metric with their spread. */
export const metric = (
  name: string,
  unit: string,
  runs: readonly number[],
  bar: { readonly atLeast?: number; readonly atMost?: number } = {},
): Metric => {
  const value = Number(median(runs).toPrecision(4));
  const spread = [Math.min(...runs), Math.max(...runs)].map(run => Number(run.toPrecision(4))) as [
    number,
    number,
  ];
  const base = { name, value, unit, spread };
  if (bar.atLeast !== undefined) return { ...base, bar: bar.atLeast, holds: value >= bar.atLeast };
  if (bar.atMost !== undefined) return { ...base, bar: bar.atMost, holds: value <= bar.atMost };
  return base;
};

const number = (value: number): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 });

export const tableOf = ({ bench, metrics }: Report): string => {
  const rows = metrics.map(({ name, value, unit, spread, bar, holds }) => [
    name,
    `${number(value)} ${unit}`,
    spread === undefined ? '' : `${number(spread[0])} – ${number(spread[1])}`,
    bar === undefined ? '' : number(bar),
    holds === undefined ? '' : holds ? 'holds' : 'FAILS',
  ]);
  const all = [['metric', 'median', 'lowest – highest', 'bar', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map(column => Math.max(...all.map(row => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [`bench ${bench}`, ...all.map(line)].join('\n');
};
