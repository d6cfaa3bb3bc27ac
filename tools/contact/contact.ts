import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTTPError } from 'discord.js';
import { commands, menus } from '../../commands/index.ts';
import { ASSUMPTIONS } from './assumptions/index.ts';
import { count, report } from './report.ts';
import { Acts, type Keyboard } from './stage/acts.ts';
import { type Assumption, compare } from './stage/assumption.ts';
import type { Body } from './stage/body.ts';
import type { Clock } from './stage/clock.ts';
import { Connection } from './stage/connection.ts';
import { NotTried } from './stage/outcome.ts';
import { Place } from './stage/place.ts';
import { Refused, Requests } from './stage/requests.ts';
import { Stage } from './stage/stage.ts';
import { type Result, State } from './stage/state.ts';

export const STATE = 'contact-state.json';
export const REPORT = 'contact-report.md';

export interface ContactParts {
  readonly token: string;
  readonly api: string;
  readonly guild: string;
  /** Folder for the report and for the state of a stopped run. */
  readonly folder: string;
  readonly version: string;
  /** True where the run continues with the results of a stopped run. */
  readonly goOn: boolean;
  readonly patient: boolean;
  /** Person at the keyboard. Absent: what needs a person is not tried. */
  readonly keyboard?: Keyboard | undefined;
  readonly bodies: () => Promise<readonly Body[]>;
  readonly clock: Clock;
  readonly stopped: AbortSignal;
  readonly say: (line: string) => void;
}

export interface Ended {
  readonly results: Readonly<Record<string, Result>>;
  /** Path of the report. Absent: the run was stopped. */
  readonly report?: string;
  readonly left: readonly string[];
}

/** Tries one assumption. Throws only where the run was stopped. */
async function tried({ try: attempt }: Assumption, stage: Stage): Promise<Result> {
  try {
    const seen = compare(await attempt(stage));
    stage.parts.stopped.throwIfAborted();
    return seen === undefined ? { outcome: 'as assumed' } : { outcome: 'differs', seen };
  } catch (error) {
    stage.parts.stopped.throwIfAborted();
    if (error instanceof NotTried) return { outcome: 'not tried', seen: error.message };
    // A field that is missing in an answer is a difference, and so is a refused request. A TypeError with a cause comes from
    // `fetch`, which got no answer.
    if (error instanceof Refused || (error instanceof TypeError && error.cause === undefined))
      return { outcome: 'differs', seen: error.message };
    const why = error instanceof HTTPError ? `Discord answered ${error.status}` : String(error);
    return { outcome: 'not tried', seen: `no answer of Discord: ${why}` };
  }
}

/** Tries, in their order, the assumptions that have no result yet. Saves each result. */
async function tryAll(stage: Stage, state: State, say: ContactParts['say']): Promise<void> {
  const { outcomes } = state.saved;
  const open = ASSUMPTIONS.filter(({ id }) => (outcomes[id]?.outcome ?? 'not tried') === 'not tried');
  for (const [at, assumption] of open.entries()) {
    const result = await tried(assumption, stage);
    outcomes[assumption.id] = result;
    state.save();
    const seen = result.seen === undefined ? '' : ` (${result.seen})`;
    say(`${String(at + 1).padStart(3)}/${open.length} ${result.outcome.padEnd(10)} ${assumption.id}${seen}`);
  }
}

/**
 * Returns the state to work on. It is the state of the stopped run, or a new one that lists what the stopped run has not yet
 * removed.
 */
function stateOf({ folder, guild, goOn, say }: ContactParts): State {
  const path = join(folder, STATE);
  const earlier = State.read(path);
  const fresh = State.fresh(path, guild);
  if (!earlier || earlier.saved.guild !== guild) return fresh;
  if (goOn) return earlier;
  say('A stopped run is forgotten (--continue would go on with it).');
  const { channels, messages, commands: before } = earlier.saved;
  Object.assign(fresh.saved, { channels, messages, ...(before && { commands: before }) });
  return fresh;
}

/**
 * Tries all assumptions against Discord, and writes the report. Restores the server at the end. Throws Fault where the run
 * cannot begin.
 */
export async function contact(parts: ContactParts): Promise<Ended> {
  const { token, api, guild, folder, keyboard, clock, stopped, say } = parts;
  const state = stateOf(parts);
  const connection = new Connection({ token, api, guild, clock, stopped });
  const requests = new Requests(connection.rest);
  const place = new Place({ guild, requests, connection, state });
  try {
    await place.find();
    await place.restore();
    await connection.open();
    place.check();
    let left: readonly string[] = [];
    try {
      await place.open();
      const acts = new Acts(connection, keyboard, stopped);
      const { bodies, patient } = parts;
      const stage = new Stage({
        ...{ api, token, guild, connection, requests, place, acts, clock, stopped },
        ...{ commands, menus, bodies, patient },
      });
      await tryAll(stage, state, say);
    } catch (error) {
      if (!stopped.aborted) throw error;
    } finally {
      left = await place.restore();
    }
    const { outcomes: results } = state.saved;
    if (stopped.aborted) return { results, left };
    const path = join(folder, REPORT);
    const { version } = parts;
    const secrets = [token, guild, place.application];
    writeFileSync(
      path,
      report({ version, at: new Date(clock.now()), assumptions: ASSUMPTIONS, results, left, secrets }),
    );
    if (left.length === 0 && count(results, 'not tried') === 0) state.remove();
    return { results, report: path, left };
  } finally {
    await connection.close();
  }
}
