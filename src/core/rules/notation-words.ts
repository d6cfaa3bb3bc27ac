import { accept, andThen, type Refusal, type Result, refuse } from '../contract/result.ts';

type Missing = Refusal<'read-missing'>;
type Rest = Refusal<'read-rest'>;

/** Reads the words that follow an action's kind, one after the other. */
export class NotationWords {
  readonly #as: string;
  readonly #left: string[];

  /** @param as example text of such an action, shown in refusals */
  constructor(as: string, words: readonly string[]) {
    this.#as = as;
    this.#left = [...words];
  }

  get isEmpty(): boolean {
    return this.#left.length === 0;
  }

  /** Reads the next word as the named field. @param wrong returns the refusal of a word that does not fit */
  next<T extends string, R extends Refusal>(
    field: string,
    fits: (word: string) => word is T,
    wrong: (word: string) => Result<never, R>,
  ): Result<T, R | Missing> {
    const word = this.#left.shift();
    if (word === undefined || word === '') return refuse('read-missing', { field, as: this.#as });
    return fits(word) ? accept(word) : wrong(word);
  }

  /** Takes the next word if it equals `word`. @returns whether the word was taken */
  takes(word: string): boolean {
    if (this.#left[0] !== word) return false;
    this.#left.shift();
    return true;
  }

  /** Reads the name that must come before a part of the action; refuses any other word. */
  named(name: string): Result<void, Missing | Rest> {
    if (this.isEmpty) return refuse('read-missing', { field: name, as: this.#as });
    return this.takes(name) ? accept(undefined) : this.#end();
  }

  /** Returns what was read, unless another word follows it. */
  whole<T, R>(read: Result<T, R>): Result<T, R | Rest> {
    return andThen(read, value => andThen(this.#end(), () => accept(value)));
  }

  /** Refuses the first word after the end of the action, if there is one. */
  #end(): Result<void, Rest> {
    const [typed] = this.#left;
    return typed === undefined ? accept(undefined) : refuse('read-rest', { typed, as: this.#as });
  }
}

/** Returns the action that was read from a text, if the text is the one spelling in which `write` writes this action. */
export const spelledAs = <Action, R>(
  text: string,
  read: Result<Action, R>,
  write: (action: Action) => string,
): Result<Action, R | Refusal<'read-spelling'>> =>
  andThen(read, action => {
    const as = write(action);
    return as === text ? accept(action) : refuse('read-spelling', { as });
  });
