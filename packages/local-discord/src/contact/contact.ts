import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASSUMPTIONS } from './lines/index.ts';
import { count, report } from './report.ts';
import { Acts, type Keyboard } from './stage/acts.ts';
import { type Assumption, compare } from './stage/assumption.ts';
import type { Clock } from './stage/clock.ts';
import { Connection } from './stage/connection.ts';
import { CannotAsk, NotTried } from './stage/outcome.ts';
import type { Own } from './stage/own.ts';
import { Place } from './stage/place.ts';
import { Refused, Requests, Unanswered } from './stage/requests.ts';
import { Stage } from './stage/stage.ts';
import { type Result, State } from './stage/state.ts';

export const STATE = 'contact-state.json';
export const REPORT = 'contact-report.md';

export interface ContactParts {
  readonly token: string;
  /** Address of the API without a version, such as `https://discord.com/api`. */
  readonly api: string;
  readonly guild: string;
  /** Folder for the report and for the state of a stopped run. */
  readonly folder: string;
  readonly version: string;
  /** True where the run continues with the results of a stopped run. */
  readonly goOn: boolean;
  readonly patient: boolean;
  /** Person at the keyboard. Absent: trials that need a person are left out. */
  readonly keyboard?: Keyboard | undefined;
  readonly own: Own;
  readonly clock: Clock;
  readonly stopped: AbortSignal;
  readonly say: (line: string) => void;
}

export interface Ended {
  readonly results: Readonly<Record<string, Result>>;
  /** Path of the report. */
  readonly report: string;
  readonly left: readonly string[];
  /** Reason for which the run ended early. Absent: all lines had their turn. */
  readonly broken?: string;
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
    if (error instanceof CannotAsk) return { outcome: 'cannot be asked', seen: error.message };
    if (error instanceof Unanswered)
      return { outcome: 'not tried', seen: `no answer of Discord: ${error.message}` };
    // A refused request is a difference, and so is a field that is missing in an answer or an event.
    if (error instanceof Refused) return { outcome: 'differs', seen: error.message };
    return { outcome: 'differs', seen: `something is missing: ${String(error)}` };
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
    say(`${String(at + 1).padStart(3)}/${open.length} ${result.outcome.padEnd(15)} ${assumption.id}${seen}`);
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
 * Tries all assumptions against Discord. Restores the server at the end, and writes the report, also where the run breaks or
 * is stopped. Throws Fault where the run cannot begin.
 */
export async function contact(parts: ContactParts): Promise<Ended> {
  const { token, api, guild, folder, keyboard, clock, stopped, say, version } = parts;
  const state = stateOf(parts);
  const requests = new Requests({ api, token });
  const connection = new Connection({ token, guild, requests, clock, stopped });
  const place = new Place({ guild, requests, connection, state });
  try {
    await place.find();
    await place.restore();
    await connection.open();
    place.check();
    let left: readonly string[] = [];
    let broken: string | undefined;
    try {
      await place.open();
      const acts = new Acts(connection, keyboard, stopped);
      const { own, patient } = parts;
      const stage = new Stage({
        ...{ token, guild, connection, requests, place, acts, clock, stopped, own, patient },
      });
      await tryAll(stage, state, say);
    } catch (error) {
      broken = stopped.aborted ? stopReason(stopped) : String(error);
    } finally {
      left = await place.restore();
    }
    const { outcomes: results } = state.saved;
    const path = join(folder, REPORT);
    const secrets = [token, guild, place.application];
    const at = new Date(clock.now());
    writeFileSync(path, report({ version, at, assumptions: ASSUMPTIONS, results, left, secrets, broken }));
    if (left.length === 0 && broken === undefined && count(results, 'not tried') === 0) state.remove();
    return { results, report: path, left, ...(broken !== undefined && { broken }) };
  } finally {
    connection.close();
  }
}

/** Returns why a run was stopped: by a person, or by an error outside of any trial. */
const stopReason = ({ reason }: AbortSignal): string =>
  reason instanceof Error && reason.name !== 'AbortError' ? String(reason) : 'a person stopped the run';
