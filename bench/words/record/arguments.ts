import ts from 'typescript';

/** What stands in the record for what JSON can't hold. */
export type Stand =
  | { readonly $: 'undefined' }
  | { readonly $: 'naming'; readonly games: readonly string[]; readonly alone: readonly string[] }
  | { readonly $: 'facts'; readonly facts: Readonly<Record<string, unknown>> }
  | { readonly $: 'function' };

const NAMES = ['Ann', '파란색 3', '**Bo**', 'L4', '집', '건물 (쉬움)', 'é 1', ''];
const NUMBERS = [0, 1, 2, 3, 4, 5, 7, 8, 11, 21, 42, 0.25, 1.5, -2, 1_234, 12_345];
const NAMINGS: readonly Stand[] = [
  { $: 'naming', games: ['porto'], alone: ['porto'] },
  { $: 'naming', games: ['green-port', 'vintage'], alone: [] },
];
const DEEPEST = 5;

/** The same numbers for the same seed, on every machine. */
export function chance(seed: string): (below: number) => number {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Codes and numbers that a function compares with. */
export interface Mentioned {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

export function mentionedIn(code: string): Mentioned {
  const texts = [...code.matchAll(/["']([A-Za-z][\w-]*)["']/g)].map(([, text = '']) => text);
  const numbers = [...code.matchAll(/[<>=] (\d+)\b/g)].map(([, number]) => Number(number));
  return { texts, numbers: numbers.flatMap(number => [number - 1, number, number + 1]) };
}

/** Makes values of declared types. */
export class Sampler {
  readonly #checker: ts.TypeChecker;
  readonly #below: (below: number) => number;
  readonly #mentioned: Mentioned;

  constructor(checker: ts.TypeChecker, below: (below: number) => number, mentioned: Mentioned) {
    this.#checker = checker;
    this.#below = below;
    this.#mentioned = mentioned;
  }

  #oneOf<T>(values: readonly T[]): T {
    return values[this.#below(values.length)] as T;
  }

  /** The same for both: any namings, so that a sentence is told with one game and with several. */
  of(type: ts.Type, depth = 0): unknown {
    if (type.isUnion()) return this.#union(type, depth);
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    const { flags } = type;
    if (flags & ts.TypeFlags.BooleanLiteral) return this.#checker.typeToString(type) === 'true';
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return { $: 'undefined' } satisfies Stand;
    if (flags & ts.TypeFlags.Null) return null;
    if (flags & ts.TypeFlags.NumberLike) return this.#oneOf([...NUMBERS, ...this.#mentioned.numbers]);
    if (flags & ts.TypeFlags.Object || type.isIntersection()) return this.#object(type, depth);
    return this.#oneOf([...NAMES, ...this.#mentioned.texts]);
  }

  /** Undefined and null are as likely as all the rest. */
  #union({ types }: ts.UnionType, depth: number): unknown {
    const empty = types.filter(({ flags }) => flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null));
    const rest = types.filter(type => !empty.includes(type));
    const those = empty.length > 0 && (rest.length === 0 || this.#below(3) === 0) ? empty : rest;
    return this.of(this.#oneOf(those), depth);
  }

  #object(type: ts.Type, depth: number): unknown {
    if (this.#checker.isTupleType(type))
      return this.#checker.getTypeArguments(type as ts.TypeReference).map(each => this.of(each, depth + 1));
    if (this.#checker.isArrayLikeType(type)) {
      const [element] = this.#checker.getTypeArguments(type as ts.TypeReference);
      const length = depth > DEEPEST ? 0 : this.#below(5);
      return element ? Array.from({ length }, () => this.of(element, depth + 1)) : [];
    }
    if (type.getCallSignatures().length > 0) return { $: 'function' } satisfies Stand;
    const names = new Set(type.getProperties().map(({ name }) => name));
    if (names.has('command') && names.has('alone')) return this.#oneOf(NAMINGS);
    if (names.has('number') && names.has('text') && names.has('people')) return this.#facts();
    if (depth > DEEPEST) return {};
    const index = this.#checker.getIndexInfosOfType(type)[0];
    const own = type.getProperties().map(property => {
      const inner = this.#checker.getTypeOfSymbol(property);
      return [property.name, this.of(inner, depth + 1)] as const;
    });
    const more =
      index && own.length === 0
        ? ['blue', 'red', 'a'].map(name => [name, this.of(index.type, depth + 1)] as const)
        : [];
    return Object.fromEntries([...own, ...more]);
  }

  #facts(): Stand {
    const { texts } = this.#mentioned;
    return {
      $: 'facts',
      facts: {
        people: ['Ann', '밥', 'Cid'].slice(0, this.#below(4)),
        opener: this.#oneOf([{ $: 'undefined' }, 'Ann', '밥']),
        gathering: this.#below(2) === 0,
        full: this.#below(2) === 0,
        possible: this.#oneOf([[], ['everyone', 'manage-server'], ...texts.map(text => [text])]),
        number: this.#oneOf([...NUMBERS, ...this.#mentioned.numbers]),
        text: this.#oneOf(['lobby', 'running', 'unheard-of', ...texts]),
      },
    };
  }
}
