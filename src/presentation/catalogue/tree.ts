import { once } from '../once.ts';
import { argumentsOf, type Catalogue } from './catalogue.ts';

interface Leaf {
  readonly id: string;
  readonly names: readonly string[];
}

/** Tree of sentences by the parts of their ids: `lobby_full` is at `lobby`, then `full`. */
export class Branch extends Map<string, Branch | Leaf> {}

export function branchOf(outline: SentenceOutline): Branch {
  const root = new Branch();
  for (const [id, names] of outline) {
    const steps = id.split('_');
    const last = steps.pop() ?? id;
    let at = root;
    for (const step of steps) {
      const known = at.get(step);
      const next = known instanceof Branch ? known : new Branch();
      at.set(step, next);
      at = next;
    }
    at.set(last, { id, names });
  }
  return root;
}

const names = new WeakMap<object, readonly string[]>();
/** Returns the argument names of a sentence, given the function that formats it. */
export const namesOf = (say: object): readonly string[] => names.get(say) ?? [];

/** Returns the cache key of a sentence with its arguments. Undefined: an argument is an object, such as a list. */
function keyOf(id: string, given: readonly unknown[]): string | undefined {
  let key = id;
  for (const each of given) {
    if (typeof each === 'object' && each !== null) return undefined;
    key += `\n${typeof each === 'string' ? each : `\t${each}`}`;
  }
  return key;
}

function sayingOf({ id, names: own }: Leaf, catalogue: Catalogue): PropertyDescriptor {
  const say = (...given: readonly unknown[]): string => {
    const key = keyOf(id, given);
    return catalogue.kept(key) ?? catalogue.say(id, argumentsOf(own, given), key);
  };
  if (own.length === 0) return { get: say };
  names.set(say, own);
  Object.defineProperty(say, 'length', { value: own.length });
  return { value: say };
}

/**
 * Builds a catalogue's object from a tree: the sentence `lobby_full` is at `lobby.full`, as a text or as a function of its
 * arguments.
 */
export function treeOf(branch: Branch, catalogue: Catalogue): object {
  const tree = {};
  for (const [step, inside] of branch)
    Object.defineProperty(tree, step, {
      enumerable: true,
      ...(inside instanceof Branch
        ? { get: once(() => treeOf(inside, catalogue)) }
        : sayingOf(inside, catalogue)),
    });
  return tree;
}

/** Ids of the English sentences in their order, each with the names of its arguments. */
type SentenceOutline = ReadonlyMap<string, readonly string[]>;

/** A line that describes an argument, in the comment above a sentence: `# $seats (number): how many can sit down`. */
const ARGUMENT = /^# \$([A-Za-z][\w-]*) \(/;
const SENTENCE = /^([A-Za-z][\w-]*) *=/;

/** Reads the ids and arguments of a catalogue. Callers pass arguments in the order of the comment above the English sentence. */
export function outlineOf(english: string): SentenceOutline {
  const outline = new Map<string, readonly string[]>();
  let names: string[] = [];
  for (const line of english.split('\n')) {
    const [, name] = ARGUMENT.exec(line) ?? [];
    if (name !== undefined) names.push(name);
    if (line.startsWith('#')) continue;
    const [, id] = SENTENCE.exec(line) ?? [];
    if (id !== undefined) outline.set(id, names);
    names = [];
  }
  return outline;
}
