import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Person } from 'local-discord';
import { shownLines } from './controls.ts';
import type { Driver } from './driver.ts';
import { type Actor, OWN_LINES } from './own-lines.ts';
import { PLACE_LINES } from './place-lines.ts';
import { TABLE_LINES } from './table-lines.ts';

/** Outcome of a line: the person who acted, and the lines of the record that no message shows. */
export interface Done {
  readonly person: Person | undefined;
  readonly lines: readonly string[];
}

const NAMED = /^(\p{L}+)(?: in (DM|#[^:]+|“[^”]+”))?: (.+)$/u;

/** Finds the first kind of action that a line fits, and returns the parts of the line. */
function found<Kind extends { readonly example: string; readonly pattern: RegExp }>(
  actions: readonly Kind[],
  line: string,
): { readonly action: Kind; readonly parts: string[] } {
  for (const action of actions) {
    const parts = action.pattern.exec(line)?.slice(1);
    if (parts) return { action, parts };
  }
  throw new Error(`no action “${line}”; there are: ${actions.map(({ example }) => example).join(' / ')}`);
}

async function actorOf(driver: Driver, name: string, place: string | undefined): Promise<Actor> {
  const person = await driver.person(name);
  const channel =
    place === 'DM' ? await person.dm() : place && driver.channel(place.replace(/^[#“]|”$/g, ''));
  return { driver, person, channel: channel || driver.home };
}

/** Returns the lines of an answer that no message shows. A form stays open until the person sends it. */
function linesOf({ driver, person }: Actor, answer: Answer): readonly string[] {
  if (!answer.modal) return [];
  driver.forms.set(person, answer);
  return shownLines(answer.modal);
}

/** Content of an answer that tells how much of a review or a replay is done. The finished one has more than a line. */
const PROGRESS = /^.*\d ?%.*$/u;

/** Waits for the end of the work that an answer reports. A record has no progress, since it depends on the machine. */
async function finished({ message }: Answer): Promise<void> {
  while (message && PROGRESS.test(message.content) && message.buttons.length === 0) await sleep(25);
}

/** Does what a written line says. */
export async function doLine(driver: Driver, line: string): Promise<Done> {
  const [, name, place, text = ''] = NAMED.exec(line) ?? [];
  if (name === undefined) {
    const { action, parts } = found([...TABLE_LINES, ...PLACE_LINES], line);
    return { person: undefined, lines: await action.run(driver, ...parts) };
  }
  const actor = await actorOf(driver, name, place);
  const { action, parts } = found(OWN_LINES, text);
  const done = await action.run(actor, ...parts);
  if (!('interaction' in done)) return { person: actor.person, lines: done };
  await finished(done);
  return { person: actor.person, lines: linesOf(actor, done) };
}
