// A record of all that is said, from before words become catalogues: each room is compared with it, byte by byte, when it is
// converted. It goes with the last of the conversion.
import { createReadStream } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { namingOf } from '../../../src/discord/words/naming.ts';
import type { Language } from '../../../src/stage/languages.ts';
import { MOVED } from './moved.ts';

/** What stands in the record for what JSON can't hold. */
type Stand =
  | { readonly $: 'undefined' }
  | { readonly $: 'naming'; readonly games: readonly string[]; readonly alone: readonly string[] }
  | { readonly $: 'facts'; readonly facts: Readonly<Record<string, unknown>> }
  | { readonly $: 'function' };

/** A step to a sentence: by its name, or by what a function was given on the way. */
type Step = string | readonly unknown[];

/** A line of the record. */
interface Said {
  readonly file: string;
  readonly language: Language;
  readonly path: readonly Step[];
  readonly text: unknown;
}

const isStand = (value: unknown): value is Stand =>
  typeof value === 'object' && value !== null && '$' in value && typeof value.$ === 'string';

/** What a value of the record stands for. */
function alive(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map(each => alive(each, language));
  if (typeof value !== 'object' || value === null) return value;
  if (!isStand(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, alive(each, language)]));
  switch (value.$) {
    case 'undefined':
      return undefined;
    case 'function':
      return (...given: readonly unknown[]) => `<${given.join(' ')}>`;
    case 'naming':
      return namingOf(language, value.games, value.alone);
    case 'facts': {
      const { number, text, ...facts } = value.facts;
      return {
        ...(alive(facts, language) as object),
        number: () => number,
        given: () => number,
        text: () => text,
      };
    }
  }
}

/** What stands at the end of a path; undefined where it does not lead anywhere. */
export function follow(from: unknown, path: readonly Step[], language: Language): unknown {
  let at = from;
  for (const step of path) {
    if (typeof step === 'string') at = (at as Readonly<Record<string, unknown>> | undefined)?.[step];
    else if (typeof at === 'function') at = at(...(alive(step, language) as readonly unknown[]));
    else return undefined;
  }
  return at;
}

/** Compares what is said now with a record. Resolves to how many differ. */
export async function compare(top: string, from: string, only = ''): Promise<number> {
  const modules = new Map<string, Promise<unknown>>();
  const load = (file: string): Promise<unknown> => {
    const known = modules.get(file) ?? import(pathToFileURL(join(top, file)).href);
    modules.set(file, known);
    return known;
  };
  let [same, differing, impossible] = [0, 0, 0];
  for await (const line of createInterface({ input: createReadStream(from) })) {
    const { file, language, path, text }: Said = JSON.parse(line);
    if (!file.startsWith(only)) continue;
    const moved = MOVED.find(({ from }) => matchesGlob(file, from) || file.startsWith(`${from}/`));
    const place = moved ? moved.place(language, path) : { file, path };
    if (!place) {
      impossible += 1;
      continue;
    }
    const found = follow(await load(place.file), place.path, language);
    const now = 'as' in place && place.as ? place.as(found) : found;
    if (JSON.stringify(now) === JSON.stringify(text)) same += 1;
    else {
      differing += 1;
      if (differing <= 40)
        console.error(
          `${file} ${JSON.stringify(path)}\n  was ${JSON.stringify(text)}\n  is  ${JSON.stringify(now)}`,
        );
    }
  }
  console.log(`${same} are said as in the record, ${differing} are not; ${impossible} nobody says`);
  return differing;
}
