import type { Game } from '../contract/game.ts';
import { accept, type Result, refuse } from '../contract/result.ts';

/** Part of an action: a field for menus, and a word of the notation, before which the text may have the part's name. */
export interface ActionPart {
  readonly name: string;
  /** Writes the part of an action. Undefined: the action lacks the part. */
  write(action: object): string | undefined;
  /** Reads the properties of the action that a word stands for. */
  read(word: string): Result<object>;
  /** True where the text has the part's name before the word: `buy cima-1 pay 2`. */
  readonly named?: true;
  /** Checks by the next word of a text, undefined at its end, that the text lacks the part. Absent: no text lacks it. */
  isAbsent?(next: string | undefined): boolean;
  /** Value of the field where an action lacks the part. Absent: such an action lacks the field too. */
  readonly none?: string;
}

/** Makes the part for one property. `read` returns undefined for a word that does not fit, and `wrong` refuses the word. */
export const partOf = <Value>(
  key: string,
  read: (word: string) => Value | undefined,
  wrong: (word: string) => Result<never>,
  { name = key, write = String }: { name?: string; write?: (value: Value) => string } = {},
): ActionPart => ({
  name,
  write: action => {
    const value = (action as Readonly<Record<string, Value | undefined>>)[key];
    return value === undefined ? undefined : write(value);
  },
  read: word => {
    const value = read(word);
    return value === undefined ? wrong(word) : accept({ [key]: value });
  },
});

/** Makes a reader that accepts only words of one type. */
export const wordIf =
  <Word extends string>(fits: (word: string) => word is Word) =>
  (word: string): Word | undefined =>
    fits(word) ? word : undefined;

export const named = (part: ActionPart): ActionPart => ({ ...part, named: true });

/** Makes a named part that a text may lack. @param none value of the field in an action without the part, if it has one */
export const optional = (part: ActionPart, none?: string): ActionPart => ({
  ...named(part),
  isAbsent: next => next !== part.name,
  ...(none !== undefined && { none }),
});

/** Reads the words after an action's kind. @param as example text of such an action, shown in refusals */
function readParts(
  type: string,
  words: string[],
  as: string,
  parts: (action: { readonly type: string }) => readonly ActionPart[],
): Result<{ readonly type: string }> {
  let action = { type };
  for (let at = 0, [part] = parts(action); part; at += 1, part = parts(action)[at]) {
    const [next] = words;
    if (part.isAbsent?.(next)) continue;
    if (part.named && next !== undefined && words.shift() !== part.name)
      return refuse('read-rest', { typed: next, as });
    const word = words.shift();
    if (!word) return refuse('read-missing', { field: part.name, as });
    const read = part.read(word);
    if (!read.ok) return read;
    action = { ...action, ...read.value };
  }
  const [typed] = words;
  return typed === undefined ? accept(action) : refuse('read-rest', { typed, as });
}

interface NotationGrammar<Action> {
  /**
   * Example of an action's text for each kind, with all of its optional parts. Where the forms of a kind differ by their first
   * word, each form has an example too: `play boat`.
   */
  readonly examples: Readonly<Record<string, string>>;
  /** Lists the parts of an action in the order of its text. Of an action that is still being read, later parts may be absent. */
  parts(action: Action): readonly ActionPart[];
  /** Lists the fields of an action for menus, if they are not the parts of its text. */
  fields?(action: Action): readonly Omit<ActionPart, 'read'>[];
}

/**
 * Makes the notation of a game whose actions consist of parts: `buy cima-1 pay 2`. Each action has one spelling. The codes
 * of refusals are `read-action`, `read-missing`, `read-rest`, `read-spelling`, and those of the parts.
 */
export function notationIn<Action extends { readonly type: string }>({
  examples,
  parts,
  fields = parts,
}: NotationGrammar<Action>): Pick<Game<never, Action, never, never, never>, 'fields' | 'write' | 'read'> {
  const kinds = Object.keys(examples).filter(kind => !kind.includes(' '));
  const write = (action: Action): string => {
    let text: string = action.type;
    for (const part of parts(action)) {
      const word = part.write(action);
      if (word !== undefined) text += part.named ? ` ${part.name} ${word}` : ` ${word}`;
    }
    return text;
  };
  return {
    fields(action) {
      const all: (readonly [name: string, value: string])[] = [['type', action.type]];
      for (const part of fields(action)) {
        const value = part.write(action) ?? part.none;
        if (value !== undefined) all.push([part.name, value]);
      }
      return all;
    },
    write,
    read(text) {
      const [type = '', ...words] = text.split(' ');
      if (!kinds.includes(type)) return refuse('read-action', { typed: type, possible: kinds });
      const as = examples[`${type} ${words[0]}`] ?? examples[type] ?? type;
      const read = readParts(type, words, as, parts as (action: object) => readonly ActionPart[]);
      if (!read.ok) return read;
      const action = read.value as Action;
      const spelling = write(action);
      return spelling === text ? accept(action) : refuse('read-spelling', { as: spelling });
    },
  };
}
