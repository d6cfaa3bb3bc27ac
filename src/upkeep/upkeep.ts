import { dirname, join } from 'node:path';
import type { Logger } from '../log.ts';
import type { Store } from '../store/index.ts';
import { backupDuty } from './backups.ts';
import { Heartbeat } from './heartbeat.ts';
import { type Duty, Schedule } from './schedule.ts';

/** What of the settings concerns the upkeep. */
export interface UpkeepSettings {
  /** A path or `:memory:`. */
  readonly database: string;
  readonly retentionDays: number;
  readonly backups: { readonly folder?: string; readonly everyHours: number; readonly keep: number };
}

/** What was deleted because nobody came back to it. */
export interface Pruned {
  readonly matches: readonly string[];
  readonly notices: number;
}

export interface UpkeepParts {
  readonly config: UpkeepSettings;
  readonly store: Store;
  readonly log: Logger;
  /** Deletes what has been abandoned for so many days. */
  readonly prune?: (days: number) => Promise<Pruned>;
}

const DAY_MS = 86_400_000;

/** What is done now and then while the bot runs. */
export class Upkeep {
  readonly #schedules: readonly Schedule[];

  constructor(parts: UpkeepParts) {
    this.#schedules = duties(parts).map(duty => new Schedule(duty));
  }

  start(): void {
    for (const schedule of this.#schedules) schedule.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#schedules.map(schedule => schedule.stop()));
  }
}

function duties(parts: UpkeepParts): readonly Duty[] {
  return [backing(parts), pruning(parts)].flatMap(duty => duty ?? []);
}

/** At the start, and then once a day. */
function pruning({ config, log, prune }: UpkeepParts): Duty | undefined {
  if (!prune) return undefined;
  let next = 0;
  return {
    in: () => next,
    work: async () => {
      next = DAY_MS;
      const { matches, notices } = await prune(config.retentionDays);
      if (matches.length + notices > 0) log.info({ matches, notices }, 'abandoned games were deleted');
    },
    trouble: error => log.error({ err: error }, 'abandoned games could not be deleted'),
  };
}

function backing({ config, store, log }: UpkeepParts): Duty | undefined {
  const { database, backups } = config;
  if (database === ':memory:') return undefined;
  const folder = backups.folder ?? join(dirname(database), 'backups');
  return backupDuty({
    ...backups,
    store,
    database,
    folder,
    now: Date.now,
    done: path => log.info({ path }, 'a backup was made'),
    trouble: error => log.error({ err: error }, 'no backup was made; it will be tried again'),
  });
}

/** Undefined where none is wished. */
export function heartbeat({ heartbeatFile }: { readonly heartbeatFile?: string }, log: Logger) {
  if (heartbeatFile === undefined) return undefined;
  return new Heartbeat({
    path: heartbeatFile,
    trouble: error => log.error({ err: error }, 'HEARTBEAT_FILE can not be written'),
  });
}
