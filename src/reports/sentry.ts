import type { Report, ReportedError, Reporter } from './report.ts';

/** Name of the optional package. The import uses a variable, so that neither the bundle nor the types need the package. */
const PACKAGE = '@sentry/node';

export const NO_PACKAGE = `SENTRY_DSN is set, and the package ${PACKAGE} is not installed: npm install --no-save ${PACKAGE}`;

/** Milliseconds for which repeats of one kind are counted before another event of the kind is sent. */
const BETWEEN_MS = 60_000;
/** Maximum number of report kinds whose repeats are counted. */
const MOST_KINDS = 200;

/** Functions of the package `@sentry/node` that the bot calls. */
interface Sdk {
  init(options: object): unknown;
  captureEvent(event: object): string;
  flush(milliseconds: number): Promise<boolean>;
  getClient(): { getOptions(): { stackParser?: (stack: string) => readonly object[] } } | undefined;
}

export interface SentryParts {
  readonly dsn: string;
  readonly version: string;
  /** Removes secrets from a text a second time. Secrets were already removed from the lines of the log. */
  readonly censor: (text: string) => string;
  readonly now?: () => number;
  /** Loads the package. Rejects where it is not installed. */
  readonly load?: () => Promise<unknown>;
}

/**
 * Sends reports to Sentry. Repeats of a kind within a minute are only counted. The next event of the kind states their number.
 */
class SentryReporter implements Reporter {
  readonly #sdk: Sdk;
  readonly #now: () => number;
  readonly #sent = new Map<string, { readonly at: number; repeats: number }>();

  constructor(sdk: Sdk, now: () => number) {
    this.#sdk = sdk;
    this.#now = now;
  }

  take(report: Report): void {
    const { kind, level, message, error, fields, at } = report;
    const known = this.#sent.get(kind);
    if (known && this.#now() - known.at < BETWEEN_MS) {
      known.repeats += 1;
      return;
    }
    this.#sent.delete(kind);
    if (this.#sent.size >= MOST_KINDS) this.#sent.delete([...this.#sent.keys()][0] ?? '');
    this.#sent.set(kind, { at: this.#now(), repeats: 0 });
    const { shard, loop, matchId, ...extra } = fields;
    this.#sdk.captureEvent({
      level: level === 'alert' ? 'warning' : level,
      message,
      fingerprint: [kind],
      timestamp: at / 1_000,
      tags: { shard, loop, matchId },
      extra: { ...extra, ...(known && known.repeats > 0 && { repeats: known.repeats }) },
      ...(error && { exception: { values: [this.#exception(message, error)] } }),
    });
  }

  async flush(milliseconds: number): Promise<void> {
    await this.#sdk.flush(milliseconds).then(
      () => undefined,
      () => undefined,
    );
  }

  #exception(line: string, { name, message, stack }: ReportedError): object {
    const frames = stack === undefined ? [] : this.#sdk.getClient()?.getOptions().stackParser?.(stack);
    return { type: name, value: `${line}: ${message}`, ...(frames?.length && { stacktrace: { frames } }) };
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(ERR_)?MODULE_NOT_FOUND$/.test(String(error.code));

/**
 * Starts Sentry's SDK without traces, breadcrumbs and hooks, since these would send data that the log never shows. Returns
 * undefined where the package is not installed.
 */
export async function openSentry(parts: SentryParts): Promise<Reporter | undefined> {
  const { dsn, version, censor, now = Date.now, load = () => import(PACKAGE) } = parts;
  let sdk: Sdk;
  try {
    sdk = (await load()) as Sdk;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
  sdk.init({
    dsn,
    release: `porto-bot@${version}`,
    defaultIntegrations: false,
    integrations: [],
    sendDefaultPii: false,
    maxBreadcrumbs: 0,
    skipOpenTelemetrySetup: true,
    registerEsmLoaderHooks: false,
    beforeSend: (event: object): object => JSON.parse(censor(JSON.stringify(event))),
  });
  return new SentryReporter(sdk, now);
}
