import type { Answer, Person } from 'local-discord';
import { told } from './controls.ts';
import type { Driver } from './driver.ts';
import { type Actor, OWN_DEEDS } from './own-deeds.ts';
import { PLACE_DEEDS } from './place-deeds.ts';
import { TABLE_DEEDS } from './table-deeds.ts';

/** Outcome of a line: the person who acted, and the lines of the record that no message shows. */
export interface Done {
  readonly person: Person | undefined;
  readonly lines: readonly string[];
}

const NAMED = /^(\p{L}+)(?: in (DM|#[^:]+|“[^”]+”))?: (.+)$/u;

/** Finds the first kind of deed that a line fits, and returns the parts of the line. */
function found<Deed extends { readonly example: string; readonly pattern: RegExp }>(
  deeds: readonly Deed[],
  line: string,
): { readonly deed: Deed; readonly parts: string[] } {
  for (const deed of deeds) {
    const parts = deed.pattern.exec(line)?.slice(1);
    if (parts) return { deed, parts };
  }
  throw new Error(`no deed “${line}”; there are: ${deeds.map(({ example }) => example).join(' / ')}`);
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
  return told(answer.modal);
}

/** Does what a written line says. */
export async function doLine(driver: Driver, line: string): Promise<Done> {
  const [, name, place, text = ''] = NAMED.exec(line) ?? [];
  if (name === undefined) {
    const { deed, parts } = found([...TABLE_DEEDS, ...PLACE_DEEDS], line);
    return { person: undefined, lines: await deed.run(driver, ...parts) };
  }
  const actor = await actorOf(driver, name, place);
  const { deed, parts } = found(OWN_DEEDS, text);
  const done = await deed.run(actor, ...parts);
  return { person: actor.person, lines: 'interaction' in done ? linesOf(actor, done) : done };
}
