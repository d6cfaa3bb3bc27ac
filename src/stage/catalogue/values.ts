import { FluentNumber, FluentType, type FluentVariable } from '@fluent/bundle';

/** A number that is printed as it is, unless NUMBER formats it. Plural forms are chosen by it. */
export class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** A list of texts, for LIST and COUNT. */
export class WordList extends FluentType<readonly string[]> {
  override toString(): string {
    return this.value.join(', ');
  }
}

/** An argument that was not given, for GIVEN: it prints as nothing, and matches no variant of a sentence. */
export class Absent extends FluentType<undefined> {
  override toString(): string {
    return '';
  }
}

/** Arguments of a sentence, by their names. */
export type Arguments = Readonly<Record<string, FluentVariable>>;

function filled(given: unknown): FluentVariable {
  if (given === undefined || given === null) return new Absent(undefined);
  if (typeof given === 'number') return new Plain(given);
  if (typeof given === 'boolean') return given ? 'yes' : 'no';
  if (Array.isArray(given)) return new WordList(given.map(String));
  return String(given);
}

/** Pairs the given values with the names of the arguments, in order. */
export const argumentsOf = (names: readonly string[], given: readonly unknown[]): Arguments =>
  Object.fromEntries(names.map((name, index) => [name, filled(given[index])]));
