import type { AnyGame, Seat } from '../../core/contract/game.ts';

/** Fields of an action that are chosen already: field name → value. */
export type Picked = Readonly<Record<string, string>>;

interface Fielded<Action> {
  fields(action: Action): ReturnType<AnyGame['fields']>;
}

/** Pair of a field and the value that was chosen for it. `Picks` lists these pairs in the order of choosing. */
export type FieldPick = readonly [field: string, value: string];
export type Picks = readonly FieldPick[];

export const asPicked = (picks: Picks): Picked => Object.fromEntries(picks);

interface MenuQuestion {
  readonly field: string;
  /** Values of the field in the order of the legal actions, at least two. */
  readonly values: readonly string[];
}

const fieldValue = (fields: ReturnType<AnyGame['fields']>, name: string): string | undefined =>
  fields.find(([field]) => field === name)?.[1];

/** Lists the legal actions that have all picked values. An action without a picked field is left out. */
export const agreeing = <Action>(
  game: Fielded<Action>,
  actions: readonly Action[],
  picked: Picked,
): readonly Action[] => {
  const fixed = Object.entries(picked);
  if (fixed.length === 0) return actions;
  return actions.filter(action => {
    const fields = game.fields(action);
    return fixed.every(([name, value]) => fieldValue(fields, name) === value);
  });
};

/** Lists the fields of an action, with their values, that do not have the same value in all of the given actions. */
export const distinguishing = <Action>(
  game: Fielded<Action>,
  action: Action,
  among: readonly Action[],
): Picks => game.fields(action).filter(pick => agreeing(game, among, asPicked([pick])).length < among.length);

const without = (picked: Picked, field: string): Picked =>
  Object.fromEntries(Object.entries(picked).filter(([name]) => name !== field));

/**
 * Lists the distinct values of a field among the legal actions with all other picked values, in the order of these actions. A
 * pick for the field itself is ignored.
 */
export const choices = <Action>(
  game: Fielded<Action>,
  actions: readonly Action[],
  picked: Picked,
  field: string,
): readonly string[] => {
  const values = new Set<string>();
  for (const action of agreeing(game, actions, without(picked, field))) {
    const value = fieldValue(game.fields(action), field);
    if (value !== undefined) values.add(value);
  }
  return [...values];
};

/** Points that choosing a value can bring. */
export interface Bringing {
  /**
   * Least points among the actions that have the value; `most` holds the most points. Undefined: no action's points are known.
   */
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** True: the points of at least one action with the value depend on chance, or on something hidden. */
  readonly unsure: boolean;
}

interface Offer extends Bringing {
  readonly value: string;
}

/** Values of several fields, offered together as one choice. */
export interface JointOffer extends Bringing {
  readonly picks: Picks;
}

/**
 * Returns a function that gives the points which an action brings the seat. Undefined: unknown. The points are 0 in a game
 * whose points all come at the end.
 */
export const worthTo =
  (game: Pick<AnyGame, 'worth'>, view: unknown, seat: Seat) =>
  (action: unknown): number | undefined =>
    game.worth ? game.worth(view, seat, action) : 0;

/** Returns points for sorting: unknown points count as 0. */
export const known = (worth: number | undefined): number => worth ?? 0;

const extreme = (pick: (...all: number[]) => number, one?: number, other?: number): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : pick(one, other);

/**
 * Lists the combinations of values of several fields among some actions, with the points that each combination can bring. The
 * best combinations are first; equal combinations keep the order of the legal actions.
 */
export const jointOffers = <Action>(
  game: Fielded<Action>,
  actions: readonly Action[],
  fields: readonly string[],
  worth: (action: Action) => number | undefined,
): readonly JointOffer[] => {
  const found = new Map<string, JointOffer>();
  for (const action of actions) {
    const all = game.fields(action);
    const picks = fields.flatMap((field): FieldPick[] => {
      const value = fieldValue(all, field);
      return value === undefined ? [] : [[field, value]];
    });
    if (picks.length === 0) continue;
    const key = picks.map(pick => pick.join('=')).join(';');
    const points = worth(action);
    const before = found.get(key);
    found.set(key, {
      picks,
      least: extreme(Math.min, before?.least, points),
      most: extreme(Math.max, before?.most, points),
      unsure: before?.unsure === true || points === undefined,
    });
  }
  return [...found.values()].sort((one, other) => known(other.most) - known(one.most));
};

/** Lists the values of a field as `choices` does, with the points that each value can bring. */
export const offers = <Action>(
  game: Fielded<Action>,
  actions: readonly Action[],
  picked: Picked,
  field: string,
  worth: (action: Action) => number | undefined,
): readonly Offer[] =>
  jointOffers(game, agreeing(game, actions, without(picked, field)), [field], worth).map(
    ({ picks: [[, value] = ['', '']], ...rest }) => ({ ...rest, value }),
  );

/**
 * Lists the fields that a person still has to choose, in the action's own order. Such a field has no pick yet, and several
 * values among the actions that agree with the picks. Empty: at most one action is left. If two actions agree in all fields
 * that both of them have, they must have the same fields. So a game must write an empty part as a value such as `none`.
 */
const openQuestions = <Action>(
  game: Fielded<Action>,
  actions: readonly Action[],
  picked: Picked,
): readonly MenuQuestion[] => {
  const left = agreeing(game, actions, picked);
  if (left.length <= 1) return [];
  const values = new Map<string, Set<string>>();
  for (const action of left) {
    for (const [field, value] of game.fields(action)) {
      const known = values.get(field);
      if (known) known.add(value);
      else values.set(field, new Set([value]));
    }
  }
  return [...values].flatMap(([field, distinct]) =>
    !Object.hasOwn(picked, field) && distinct.size > 1 ? [{ field, values: [...distinct] }] : [],
  );
};

export const nextQuestion = <Action>(
  game: Fielded<Action>,
  actions: readonly Action[],
  picked: Picked,
): MenuQuestion | undefined => openQuestions(game, actions, picked)[0];
