import { hostname } from 'node:os';
import type { Config } from './config.ts';
import { Brake } from './discord/rest/brake.ts';
import { openLogChannel } from './discord/rest/log-channel.ts';
import { censor, type Logger, makeLog } from './log/log.ts';
import { versionOf } from './metrics/metrics.ts';
import { ChannelReporter } from './reports/channel-reporter.ts';
import { type Reporter, reportIn } from './reports/report.ts';
import { NO_PACKAGE, openSentry } from './reports/sentry.ts';

/** Longest time in milliseconds that an ending process spends on its last reports. */
const LAST_MS = 2_000;

/** Log of a process whose errors and alerts reach a person. */
export interface Reporting {
  readonly log: Logger;
  /** Sends the last reports. Resolves after two seconds at most. */
  readonly flush: () => Promise<void>;
  /** Logs a line where the bot can't see the channel for errors. Never rejects. */
  readonly look: () => Promise<void>;
  /** Brake of all requests of the process to Discord. */
  readonly brake: Brake;
}

const NOT_SEEN = 'LOG_CHANNEL names no channel that the bot can see: errors stay in the log';

/** Makes the log of a bot, with the reporters that the settings name. */
export async function openReporting(config: Config, token: string): Promise<Reporting> {
  const { logLevel: level, logChannel: channel, sentryDsn: dsn, apiUrl } = config;
  const secrets = [token, ...(dsn === undefined ? [] : [dsn])];
  const brake = new Brake();
  const reporters: Reporter[] = [];
  const written = (line: string): void => {
    const report = reporters.length === 0 ? undefined : reportIn(line);
    if (report) for (const reporter of reporters) reporter.take(report);
  };
  const log = makeLog({ level, secrets, written });
  const place = channel === undefined ? undefined : openLogChannel(apiUrl, token, channel, brake);
  if (place)
    reporters.push(
      new ChannelReporter({
        post: place.post,
        name: `${hostname()}, process ${process.pid}`,
        warn: (details, message) => log.warn(details, message),
      }),
    );
  if (dsn !== undefined) {
    const clean = (text: string): string => censor(text, secrets);
    try {
      const sentry = await openSentry({ dsn, version: versionOf(), censor: clean });
      if (sentry) reporters.push(sentry);
      else log.warn(NO_PACKAGE);
    } catch (error) {
      log.warn({ error }, 'Sentry could not be started: errors stay in the log');
    }
  }
  const flush = async (): Promise<void> => {
    await Promise.all(reporters.map(reporter => reporter.flush(LAST_MS)));
  };
  const look = async (): Promise<void> => place?.look().catch(error => log.warn({ error }, NOT_SEEN));
  return { log, flush, look, brake };
}
