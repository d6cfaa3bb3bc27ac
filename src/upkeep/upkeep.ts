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
  readonly backups: { readonly folder?: string; readonly everyHours: number; readonly keep: number };
}

export interface UpkeepParts {
  readonly config: UpkeepSettings;
  readonly store: Store;
  readonly log: Logger;
}

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

function duties({ config, store, log }: UpkeepParts): readonly Duty[] {
  const { database, backups } = config;
  if (database === ':memory:') return [];
  const folder = backups.folder ?? join(dirname(database), 'backups');
  const backup = backupDuty({
    ...backups,
    store,
    database,
    folder,
    now: Date.now,
    done: path => log.info({ path }, 'a backup was made'),
    trouble: error => log.error({ err: error }, 'no backup was made; it will be tried again'),
  });
  return [backup];
}

/** Undefined where none is wished. */
export function heartbeat({ heartbeatFile }: { readonly heartbeatFile?: string }, log: Logger) {
  if (heartbeatFile === undefined) return undefined;
  return new Heartbeat({
    path: heartbeatFile,
    trouble: error => log.error({ err: error }, 'HEARTBEAT_FILE can not be written'),
  });
}
