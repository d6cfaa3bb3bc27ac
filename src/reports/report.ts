/** Error or alert that a person should see, read from a line of the log. Secrets were removed from that line. */
export interface Report {
  /** Kind of the report. Reports of one kind are counted instead of repeated. */
  readonly kind: string;
  readonly level: 'alert' | 'error' | 'fatal';
  readonly message: string;
  readonly error?: ReportedError;
  /** Other fields of the log line, such as the match and the shard. */
  readonly fields: Readonly<Record<string, string | number | boolean>>;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface ReportedError {
  readonly name: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
}

export interface Reporter {
  take(report: Report): void;
  /** Sends the reports that are still waiting. Resolves after `milliseconds` at most. Never rejects. */
  flush(milliseconds: number): Promise<void>;
}

/** Levels of pino. */
const ERROR = 50;
const FATAL = 60;

/** Pattern of the lines that may be reports. All other lines need not be parsed. */
const LIKELY = /^\{"level":[56]0,|"alert":true/;

/**
 * Fields of a log line that are left out of a report's `fields`. The report has them in another form, or they say nothing to a
 * person.
 */
const OWN = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'alert']);

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function errorIn(value: unknown): ReportedError | undefined {
  if (!isRecord(value) || typeof value.message !== 'string') return undefined;
  const { name, message, code, stack } = value;
  return {
    name: typeof name === 'string' ? name : 'Error',
    message,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof stack === 'string' && { stack }),
  };
}

const shown = (value: unknown): string | number | boolean | undefined => {
  if (isScalar(value)) return value;
  return Array.isArray(value) && value.every(isScalar) ? value.join(', ') : undefined;
};

/** Reads a report from a line of the log. Returns undefined where the line is neither an error nor an alert. */
export function reportIn(line: string): Report | undefined {
  if (!LIKELY.test(line)) return undefined;
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isRecord(read) || (Number(read.level) < ERROR && read.alert !== true)) return undefined;
  const { level, msg, err, error: other, time } = read;
  const error = errorIn(err) ?? errorIn(other);
  const message = typeof msg === 'string' ? msg : 'an error without a line';
  const { method, route, status } = isRecord(err) ? err : isRecord(other) ? other : {};
  const all = Object.entries({ ...read, err: undefined, error: undefined, method, route, status });
  const fields = all.flatMap(([name, value]) => {
    const field = OWN.has(name) ? undefined : shown(value);
    return field === undefined ? [] : [[name, field] as const];
  });
  return {
    kind: [message, error?.name ?? '', error?.code ?? ''].join('|'),
    level: level === FATAL ? 'fatal' : level === ERROR ? 'error' : 'alert',
    message,
    ...(error && { error }),
    fields: Object.fromEntries(fields),
    at: typeof time === 'number' ? time : 0,
  };
}
