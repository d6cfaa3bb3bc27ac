import { createHash } from 'node:crypto';
import type { AnyGame } from '../../core/contract/game.ts';
import { agreeing, asPicked, choices, type FieldPick, type Picks } from '../../presentation/choosing/menu.ts';
import { type CustomId, idAt, MAX_LENGTH, writeId } from './custom-id.ts';

const HASHED = /^#[\w-]{8}$/;
export const isDigest = (text: string): boolean => HASHED.test(text);
/** Returns a short hash of a long value. Unlike the value's index in a list, it is the same in every version of the bot. */
export const digest = (value: string): string =>
  `#${createHash('sha256').update(value).digest('base64url').slice(0, 8)}`;

/** Cache of the field names of each list of legal actions. Every custom id of a panel needs these names. */
const known = new WeakMap<readonly unknown[], readonly string[]>();

function fieldNames(game: AnyGame, actions: readonly unknown[]): readonly string[] {
  const found = known.get(actions);
  if (found) return found;
  const names = new Set<string>();
  for (const action of actions) for (const [name] of game.fields(action)) names.add(name);
  known.set(actions, [...names]);
  return [...names];
}

const letter = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index);

/**
 * Returns the letter that stands for a field, from the field's index among the fields of all legal actions. Throws where no
 * action has the field, or where the index exceeds the alphabet.
 */
export function fieldLetter(game: AnyGame, actions: readonly unknown[], field: string): string {
  const index = fieldNames(game, actions).indexOf(field);
  if (index < 0 || index > 25) throw new Error(`no letter for the field ${field}`);
  return letter(index);
}

export const letterField = (
  game: AnyGame,
  actions: readonly unknown[],
  text: string | undefined,
): string | undefined => fieldNames(game, actions).find((_, index) => letter(index) === text);

/** Writes the pick of a kind of action. The kind is the first field of every action, so its letter is always the first one. */
export const kindArgument = (value: string): string =>
  letter(0) + (value.length > 60 ? digest(value) : value);

/**
 * Writes picks into a custom id, each as the field's letter and the value. A value of more than 60 characters becomes a digest.
 * Where the id would still be too long, a value of more than 9 characters becomes a digest too.
 */
export function packPicks(
  game: AnyGame,
  actions: readonly unknown[],
  picks: Picks,
  idWith: (args: readonly string[]) => CustomId,
): CustomId {
  const pack = (longest: number) =>
    idWith(
      picks.map(
        ([field, value]) =>
          fieldLetter(game, actions, field) +
          (value.length > longest || HASHED.test(value) ? digest(value) : value),
      ),
    );
  const plain = pack(60);
  return writeId(plain).length <= MAX_LENGTH ? plain : pack(9);
}

/** Reads the picks of a custom id. Undefined where a pick fits no legal action. */
export function unpackPicks(
  game: AnyGame,
  actions: readonly unknown[],
  args: readonly string[],
): Picks | undefined {
  const picks: FieldPick[] = [];
  for (const arg of args) {
    const field = letterField(game, actions, arg[0]);
    if (field === undefined) return undefined;
    const value = named(choices(game, actions, {}, field), arg.slice(1));
    if (value === undefined) return undefined;
    picks.push([field, value]);
  }
  return picks;
}

/**
 * Reads the picks of an older custom id, and keeps the ones that are still legal together. The first pick is the kind of
 * action.
 */
export function picksLeft(game: AnyGame, actions: readonly unknown[], args: readonly string[]): Picks {
  return possible(
    game,
    actions,
    args.flatMap(arg => unpackPicks(game, actions, [arg]) ?? []),
  );
}

/** Returns those of the given picks that are legal together. Empty where the first pick, the kind of action, is not legal. */
export function possible(game: AnyGame, actions: readonly unknown[], picks: Picks): Picks {
  const kind = actions.flatMap(action => game.fields(action).slice(0, 1))[0]?.[0];
  const kept: FieldPick[] = [];
  for (const pick of picks) {
    if (agreeing(game, actions, asPicked([...kept, pick])).length > 0) kept.push(pick);
  }
  return kept.some(([field]) => field === kind) ? kept : [];
}

export const named = (values: readonly string[], text: string): string | undefined =>
  values.find(value => value === text) ??
  (isDigest(text) ? values.find(value => digest(value) === text) : undefined);

/** Writes an action for a custom id: in the game's notation, or as a digest where the notation is too long. */
export function writtenAction(
  game: AnyGame,
  match: { readonly id: string; readonly rev: number },
  action: unknown,
): string {
  const text = game.write(action);
  const length = writeId(idAt(match, 'do', text)).length;
  return length <= MAX_LENGTH ? text : digest(text);
}

/**
 * Finds the known action that a button's text stands for: the action itself, or its digest. Returns any other text unchanged.
 */
export function readAction(known: readonly string[], text: string): string {
  if (!isDigest(text)) return text;
  return known.find(action => digest(action) === text) ?? text;
}

export const commitId = (
  game: AnyGame,
  match: { readonly id: string; readonly rev: number },
  action: unknown,
): CustomId => idAt(match, 'do', writtenAction(game, match, action));
