import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { z } from 'zod';
import { Fault, OUTCOMES } from './outcome.ts';

const Saved = z.object({
  guild: z.string(),
  outcomes: z.record(z.string(), z.object({ outcome: z.enum(OUTCOMES), seen: z.string().optional() })),
  /** Ids of the channels that the run has made in the server and has not yet deleted. */
  channels: z.array(z.string()),
  /** Direct messages of the run, each as the ids of its channel and of the message. */
  messages: z.array(z.tuple([z.string(), z.string()])),
  /** Commands of the server before the run. Absent: the run has changed none. */
  commands: z.array(z.custom<APIApplicationCommand>(value => typeof value === 'object')).optional(),
});
export type Saved = z.infer<typeof Saved>;
export type Result = Saved['outcomes'][string];

/** File with the results of a run and with everything that the run must remove. Only the file's owner may read it. */
export class State {
  readonly #path: string;
  readonly saved: Saved;

  private constructor(path: string, saved: Saved) {
    this.#path = path;
    this.saved = saved;
  }

  static fresh(path: string, guild: string): State {
    return new State(path, { guild, outcomes: {}, channels: [], messages: [] });
  }

  /** Reads the state of an earlier run. Undefined where there is none. Throws Fault where the file is damaged. */
  static read(path: string): State | undefined {
    if (!existsSync(path)) return undefined;
    try {
      return new State(path, Saved.parse(JSON.parse(readFileSync(path, 'utf8'))));
    } catch {
      throw new Fault(
        `${path} is no state of a run: delete it, and remove the channels "contact-…" by hand.`,
      );
    }
  }

  save(): void {
    writeFileSync(this.#path, JSON.stringify(this.saved), { mode: 0o600 });
    chmodSync(this.#path, 0o600);
  }

  remove(): void {
    rmSync(this.#path, { force: true });
  }
}
