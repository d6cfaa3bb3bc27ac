import { FluentNumber, FluentType, type FluentVariable } from '@fluent/bundle';

/** A number that is printed as it is, unless NUMBER prints it; forms of a count are chosen by it. */
export class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** WordList things, for LIST and COUNT. */
export class WordList extends FluentType<readonly string[]> {
  override toString(): string {
    return this.value.join(', ');
  }
}

/** What was not given, for GIVEN: printed as nothing, and no code that a sentence chooses by. */
export class Absent extends FluentType<undefined> {
  override toString(): string {
    return '';
  }
}

/** What a sentence is filled with, by the names of its arguments. */
export type Arguments = Readonly<Record<string, FluentVariable>>;

function filled(given: unknown): FluentVariable {
  if (given === undefined || given === null) return new Absent(undefined);
  if (typeof given === 'number') return new Plain(given);
  if (typeof given === 'boolean') return given ? 'yes' : 'no';
  if (Array.isArray(given)) return new WordList(given.map(String));
  return String(given);
}

/** What a caller gave, for the names in their order. */
export const argumentsOf = (names: readonly string[], given: readonly unknown[]): Arguments =>
  Object.fromEntries(names.map((name, index) => [name, filled(given[index])]));
