// A record of all that is said, from before words become catalogues: each room is compared with it, byte by byte, when it is
// converted. It goes with the last of the conversion.
import { createReadStream, createWriteStream } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { namingOf } from '../../../src/discord/words/naming.ts';
import { LANGUAGES, type Language } from '../../../src/stage/languages.ts';
import { filesIn, wordsFolders } from '../folders.ts';
import { chance, mentionedIn, Sampler, type Stand } from './arguments.ts';
import { MOVED } from './moved.ts';

/** How often a sentence with arguments is said. */
const TIMES = 32;

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

/** Says all of a file's sentences. */
class Teller {
  readonly lines: Said[] = [];
  readonly #checker: ts.TypeChecker;
  readonly #file: string;
  readonly #language: Language;
  failed = 0;

  constructor(checker: ts.TypeChecker, file: string, language: Language) {
    this.#checker = checker;
    this.#file = file;
    this.#language = language;
  }

  tell(value: unknown, type: ts.Type | undefined, path: readonly Step[]): void {
    if (typeof value === 'function') this.#call(value as (...given: unknown[]) => unknown, type, path);
    else if (Array.isArray(value) || typeof value === 'string') this.#line(path, value);
    else if (typeof value === 'object' && value !== null && !(value instanceof RegExp))
      for (const [name, inner] of Object.entries(value))
        this.tell(inner, type && this.#property(type, name), [...path, name]);
  }

  #property(type: ts.Type, name: string): ts.Type | undefined {
    const property = type.getProperty(name);
    return property ? this.#checker.getTypeOfSymbol(property) : type.getStringIndexType();
  }

  #line(path: readonly Step[], text: unknown): void {
    this.lines.push({ file: this.#file, language: this.#language, path, text });
  }

  /** `Translated` has them as one tuple. */
  #parameters(signature: ts.Signature): readonly ts.Type[] {
    const types = signature.getParameters().map(each => this.#checker.getTypeOfSymbol(each));
    const [rest] = types;
    return types.length === 1 && rest && this.#checker.isTupleType(rest)
      ? this.#checker.getTypeArguments(rest as ts.TypeReference)
      : types;
  }

  #call(say: (...given: unknown[]) => unknown, type: ts.Type | undefined, path: readonly Step[]): void {
    const [signature] = type?.getCallSignatures() ?? [];
    if (!signature) {
      this.failed += 1;
      return;
    }
    const names = path.filter(step => typeof step === 'string').join('.');
    const sampler = new Sampler(this.#checker, chance(names), mentionedIn(say.toString()));
    const parameters = this.#parameters(signature);
    const seen = new Set<string>();
    for (let time = 0; time < TIMES; time++) {
      const given = parameters.map(each => sampler.of(each));
      const key = JSON.stringify(given);
      if (seen.has(key)) continue;
      seen.add(key);
      try {
        this.tell(say(...(alive(given, this.#language) as unknown[])), signature.getReturnType(), [
          ...path,
          given,
        ]);
      } catch {
        this.failed += 1;
      }
    }
  }
}

const programOf = (top: string): ts.Program => {
  const { config } = ts.readConfigFile(join(top, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, top);
  return ts.createProgram(fileNames, { ...options, incremental: false });
};

/** Writes what is said today, a line of JSON each. */
export async function record(top: string, to: string): Promise<void> {
  const program = programOf(top);
  const checker = program.getTypeChecker();
  const out = createWriteStream(to);
  let [lines, failed] = [0, 0];
  for (const folder of wordsFolders(top))
    for (const language of LANGUAGES)
      for (const file of filesIn(top, folder.path, language)) {
        const source = program.getSourceFile(join(top, file));
        const symbol = source && checker.getSymbolAtLocation(source);
        if (!symbol || file.endsWith('/index.ts')) continue;
        const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(top, file)).href);
        const teller = new Teller(checker, file, language);
        for (const each of checker.getExportsOfModule(symbol))
          if (each.name in exported)
            teller.tell(exported[each.name], checker.getTypeOfSymbol(each), [each.name]);
        for (const line of teller.lines) out.write(`${JSON.stringify(line)}\n`);
        lines += teller.lines.length;
        failed += teller.failed;
      }
  await new Promise(resolve => out.end(resolve));
  console.log(`${to}: ${lines} sentences; ${failed} could not be said with what was made up for them`);
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
