import { FluentNumber, FluentType, type FluentVariable } from '@fluent/bundle';

/**
 * Number as an argument. A sentence writes the plain digits, unless the function NUMBER formats the number. The number also
 * selects plural forms.
 */
export class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

export class WordList extends FluentType<readonly string[]> {
  override toString(): string {
    return this.value.join(', ');
  }
}

/** Missing argument: an empty text that matches no variant of a sentence. The function GIVEN detects a missing argument. */
export class Absent extends FluentType<undefined> {
  override toString(): string {
    return '';
  }
}

export type Arguments = Readonly<Record<string, FluentVariable>>;

function filled(given: unknown): FluentVariable {
  if (given === undefined || given === null) return new Absent(undefined);
  if (typeof given === 'number') return new Plain(given);
  if (typeof given === 'boolean') return given ? 'yes' : 'no';
  if (Array.isArray(given)) return new WordList(given.map(String));
  return String(given);
}

/** Pairs given values with the argument names of a sentence, in order. */
export const argumentsOf = (names: readonly string[], given: readonly unknown[]): Arguments =>
  Object.fromEntries(names.map((name, index) => [name, filled(given[index])]));
