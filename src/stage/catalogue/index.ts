import { readFileSync } from 'node:fs';
import { type In, inEach, type Language } from '../languages.ts';
import { Catalogue, type CommandNames, fileOf } from './catalogue.ts';
import { outlineOf, type SentenceOutline } from './outline.ts';
import { argumentsOf } from './values.ts';

export type { CommandNames } from './catalogue.ts';
export { hearFaults, type SentenceFault } from './faults.ts';
export { kept } from './kept.ts';
export { changeCatalogues } from './reading.ts';

const outlines = new Map<string, SentenceOutline>();
function outlineIn(folder: URL): SentenceOutline {
  const known = outlines.get(folder.href) ?? outlineOf(readFileSync(fileOf(folder, 'en'), 'utf8'));
  outlines.set(folder.href, known);
  return known;
}

type Tree = Record<string, unknown>;

/** What sentences are filled with, by the functions that say them. */
const namesOf = new WeakMap<object, readonly string[]>();

/** The sentence `lobby_full` stands at `lobby.full`: a text, or a function of its arguments. */
function treeOf(outline: SentenceOutline, catalogue: Catalogue): Tree {
  const tree: Tree = {};
  for (const [id, names] of outline) {
    const steps = id.split('_');
    const last = steps.pop() ?? id;
    let at = tree;
    for (const step of steps) {
      at[step] ??= {};
      at = at[step] as Tree;
    }
    const say = (...given: readonly unknown[]): string => catalogue.say(id, argumentsOf(names, given));
    Object.defineProperty(say, 'length', { value: names.length });
    namesOf.set(say, names);
    let kept: string | undefined;
    const once = (): string => {
      kept ??= say();
      return kept;
    };
    Object.defineProperty(at, last, {
      enumerable: true,
      ...(names.length === 0 ? { get: once } : { value: say }),
    });
  }
  return tree;
}

/** A sentence filled with those of the facts that it names: for callers with many sentences, each about some of the same facts. */
export function saidWith(
  sentence: string | ((...given: never[]) => string),
  facts: Readonly<Record<string, unknown>>,
): string {
  if (typeof sentence === 'string') return sentence;
  const given = (namesOf.get(sentence) ?? []).map(name => {
    if (!Object.hasOwn(facts, name)) throw new RangeError(`nobody knows ${name}`);
    return facts[name] as never;
  });
  return sentence(...given);
}

/**
 * What a folder of catalogues says in a language. `Words` are the types that the set-up makes from `en.ftl` there.
 * @param folder with a slash at its end
 */
export const wordsIn = <Words>(folder: URL, language: Language, command?: CommandNames): Words =>
  treeOf(outlineIn(folder), new Catalogue(folder, language, command)) as Words;

/** The same in every language, each read when it is first asked for. */
export const catalogues = <Words>(folder: URL): In<Words> =>
  inEach(language => wordsIn<Words>(folder, language));
