import { sum } from '../../core/rules/sum.ts';

/** One value of an action's field. `frames`: numbers of the frames that stand for the value. Empty: the value has no picture. */
export interface TouchChoice {
  readonly field: string;
  readonly label: string;
  readonly frames: readonly number[];
}

/** A legal action as a set of choices. */
export interface TouchAction {
  /** The action in the game's notation. */
  readonly text: string;
  /** Indices of the action's choices in `Touchable.choices`. */
  readonly choices: readonly number[];
  /** Exact points that the action brings now. Null: unknown. */
  readonly points: number | null;
  /** True where the action needs no preview, since its name says everything. */
  readonly isPlain?: boolean;
}

export interface Touchable {
  readonly choices: readonly TouchChoice[];
  readonly actions: readonly TouchAction[];
}

/** Place of a touch: a frame of the picture, or a choice that has no frame. */
export type TouchMark = { readonly frame: number } | { readonly choice: number };

/**
 * Index of an action's first late field. A touched thing belongs to an early field where it can, and else to a late one. So the
 * first touch of a house means the build, not the new place of the token.
 */
export const LATE = 4;

const LOAD = 'load';
/** Fields that the page may fill in by itself, in any game that has them: the payment for an action, and the load of a boat. */
export const FILLED: ReadonlySet<string> = new Set(['pay', LOAD]);

/** Returns the index of a mark among the choices of an action. −1: the action lacks it. */
function placeIn({ actions, choices }: Touchable, at: number, mark: TouchMark): number {
  const own = actions[at]?.choices ?? [];
  return 'choice' in mark
    ? own.indexOf(mark.choice)
    : own.findIndex(choice => choices[choice]?.frames.includes(mark.frame));
}

/** Returns true where all these actions have the same main thing, which is their second choice. */
export const agree = ({ actions }: Touchable, among: readonly number[]): boolean =>
  new Set(among.map(at => actions[at]?.choices[1])).size < 2;

/**
 * Returns the indices of the actions that have all marks. A mark means a late field only if it can mean no early field, and all
 * actions left have the same main thing.
 */
export function actionsLeft(touchable: Touchable, marks: readonly TouchMark[]): readonly number[] {
  let left = touchable.actions.map((_, at) => at);
  for (const mark of marks) {
    const having = left.filter(at => placeIn(touchable, at, mark) >= 0);
    const early = having.filter(at => 'choice' in mark || placeIn(touchable, at, mark) < LATE);
    left = early.length > 0 || !agree(touchable, left) ? early : having;
  }
  return left;
}

/** Returns the fields of which a mark can be a value. */
export const fieldsOf = ({ choices }: Touchable, mark: TouchMark): ReadonlySet<string> =>
  new Set(
    choices.flatMap(({ field, frames }, at) =>
      ('choice' in mark ? mark.choice === at : frames.includes(mark.frame)) ? [field] : [],
    ),
  );

const isSame = (one: TouchMark, other: TouchMark): boolean =>
  'choice' in one
    ? 'choice' in other && one.choice === other.choice
    : 'frame' in other && one.frame === other.frame;

export const isAmong = (marks: readonly TouchMark[], mark: TouchMark): boolean =>
  marks.some(each => isSame(each, mark));

export const areSame = (ones: readonly TouchMark[], others: readonly TouchMark[]): boolean =>
  ones.length === others.length && ones.every(one => isAmong(others, one));

/**
 * Returns the marks after a touch. A second touch takes a mark away. If no action has the new mark and all others, the new mark
 * replaces the last mark of its own fields. If still no action has all marks, it replaces all marks of these fields, or else
 * all marks.
 */
export function touched(
  touchable: Touchable,
  marks: readonly TouchMark[],
  mark: TouchMark,
): readonly TouchMark[] {
  if (isAmong(marks, mark)) return marks.filter(each => !isSame(each, mark));
  const all = [...marks, mark];
  if (actionsLeft(touchable, all).length > 0) return all;
  const fields = fieldsOf(touchable, mark);
  const alike = marks.filter(each => [...fieldsOf(touchable, each)].some(field => fields.has(field)));
  const replaced = [...marks.filter(each => each !== alike.at(-1)), mark];
  if (actionsLeft(touchable, replaced).length > 0) return replaced;
  const others = [...marks.filter(each => !alike.includes(each)), mark];
  return actionsLeft(touchable, others).length > 0 ? others : [mark];
}

/** Returns the marks of a new position. The only legal action is shown without a touch, unless one press plays it. */
export const firstMarks = ({ actions }: Touchable): readonly TouchMark[] => {
  const [only, ...others] = actions;
  return only && !only.isPlain && others.length === 0
    ? only.choices.slice(0, 1).map(choice => ({ choice }))
    : [];
};

/**
 * Returns the action that a further touch plays at once: the only one left, if it needs no preview. While the page shows an action,
 * a touch plays none, since the person compares actions.
 */
export function playedAtOnce(
  touchable: Touchable,
  marks: readonly TouchMark[],
  mark: TouchMark,
  advises: boolean,
): TouchAction | undefined {
  if (isAmong(marks, mark)) return undefined;
  const [at = -1, ...others] = actionsLeft(touchable, [...marks, mark]);
  const action = touchable.actions[at];
  if (others.length > 0 || !action?.isPlain) return undefined;
  return proposed(touchable, marks, advises) === undefined ? action : undefined;
}

export const framesOf = (
  { choices }: Touchable,
  { choices: own }: Pick<TouchAction, 'choices'>,
): readonly number[] => own.flatMap(choice => choices[choice]?.frames ?? []);

/**
 * Returns true where all of an action's choices are touched, except choices that all actions left share (`shared`). One touch means
 * one choice: a touched house is the built house or the token's new place, not both. A harbour alone does not mean an empty boat.
 */
const isWhole = (
  { choices }: Touchable,
  own: readonly number[],
  marks: readonly TouchMark[],
  shared: readonly number[],
): boolean =>
  own.every((choice, at) => {
    if (shared.includes(choice)) return true;
    const earlier = own.slice(0, at).flatMap(each => choices[each]?.frames ?? []);
    const isFree = (frame: number): boolean => !earlier.includes(frame) && isAmong(marks, { frame });
    const { field, frames = [] } = choices[choice] ?? {};
    return isAmong(marks, { choice }) || (frames.every(isFree) && (field !== LOAD || frames.length > 0));
  });

/** Returns the index of the action with the most points. Among equal actions, the one with the largest load comes first. */
const best = ({ actions, choices }: Touchable, among: readonly number[]): number | undefined => {
  const worth = (at: number): readonly number[] => {
    const loads = actions[at]?.choices.filter(choice => choices[choice]?.field === LOAD) ?? [];
    return [actions[at]?.points ?? 0, sum(loads.map(choice => choices[choice]?.frames.length ?? 0))];
  };
  return among.reduce<number | undefined>((found, at) => {
    const [points = 0, load = 0] = worth(at);
    const [most = Number.NEGATIVE_INFINITY, largest = 0] = found === undefined ? [] : worth(found);
    return points > most || (points === most && load > largest) ? at : found;
  }, undefined);
};

/**
 * Returns the index of the action that the page shows for the marks. Actions whose frames are all touched come first, then
 * actions with the most points. If several bring the most points, an action with a partly touched value is left out.
 * @param advises false where the game must give no advice: only an action whose frames are all touched is then shown, by the
 * order of the touches
 */
export function proposed(
  touchable: Touchable,
  marks: readonly TouchMark[],
  advises: boolean,
): number | undefined {
  if (marks.length === 0) return undefined;
  const left = actionsLeft(touchable, marks);
  if (left.length === 1) return left[0];
  const isTouched = (frame: number): boolean => isAmong(marks, { frame });
  const [own = [], ...others] = left.map(at => touchable.actions[at]?.choices ?? []);
  const shared = own.filter(choice => others.every(other => other.includes(choice)));
  const whole = left.filter(at => isWhole(touchable, touchable.actions[at]?.choices ?? [], marks, shared));
  if (whole.length === 1) return whole[0];
  const among = whole.length > 0 ? whole : left;
  if (!advises) return inOrder(touchable, whole, marks);
  const points = touchable.actions[best(touchable, among) ?? -1]?.points;
  const most = among.filter(at => touchable.actions[at]?.points === points);
  const wanted = most.length === 1 ? most : among.filter(at => !isHalf(touchable, at, isTouched));
  const found = best(touchable, wanted);
  return found !== undefined && isArbitrary(touchable, found, wanted, marks) ? undefined : found;
}

/**
 * Chooses by the order of the touches among actions with the same things in other roles. The thing that is touched first belongs
 * to an earlier field. Undefined: no such action comes first.
 */
function inOrder(
  touchable: Touchable,
  among: readonly number[],
  marks: readonly TouchMark[],
): number | undefined {
  const placesIn = (at: number): string =>
    marks
      .filter(mark => 'frame' in mark)
      .map(mark => placeIn(touchable, at, mark))
      .join();
  const ordered = among.map(at => ({ at, places: placesIn(at) }));
  const [first, second] = ordered.toSorted((one, other) => (one.places < other.places ? -1 : 1));
  return first?.places === second?.places ? undefined : first?.at;
}

/**
 * Returns true where the page would choose things without a reason. That is so if an action with other things brings as many
 * points, and the marks name only a kind of action, or all actions bring as many points.
 */
function isArbitrary(
  { actions, choices }: Touchable,
  found: number,
  among: readonly number[],
  marks: readonly TouchMark[],
): boolean {
  const own = actions[found];
  const kind = choices[own?.choices[0] ?? -1]?.field;
  const namesKind = marks.every(mark => [...fieldsOf({ actions, choices }, mark)].join() === kind);
  const isEven = among.every(at => actions[at]?.points === own?.points);
  const things = own?.choices.slice(1, namesKind ? undefined : LATE) ?? [];
  const open = things.filter(choice => !FILLED.has(choices[choice]?.field ?? ''));
  return (
    (namesKind || isEven) &&
    among.some(at => {
      const other = actions[at];
      return other?.points === own?.points && open.some(choice => !other?.choices.includes(choice));
    })
  );
}

/** Returns true where a value of the action needs several things, and only some of them are touched. */
const isHalf = (
  { actions, choices }: Touchable,
  at: number,
  isTouched: (frame: number) => boolean,
): boolean =>
  (actions[at]?.choices ?? []).some(choice => {
    const frames = choices[choice]?.frames ?? [];
    return frames.some(isTouched) && !frames.every(isTouched);
  });

/** Returns the action that the page shows for the marks. `proposed` returns its index. */
export const proposedAction = (
  touchable: Touchable,
  marks: readonly TouchMark[],
  advises: boolean,
): TouchAction | undefined => touchable.actions[proposed(touchable, marks, advises) ?? -1];

/** Returns the numbers of the frames of the actions left. Frames of late fields count only if these actions have one main thing. */
export function framesLeft(touchable: Touchable, marks: readonly TouchMark[]): ReadonlySet<number> {
  const left = actionsLeft(touchable, marks);
  const known = agree(touchable, left) ? Number.POSITIVE_INFINITY : LATE;
  return new Set(
    left.flatMap(at =>
      (touchable.actions[at]?.choices.slice(0, known) ?? []).flatMap(
        choice => touchable.choices[choice]?.frames ?? [],
      ),
    ),
  );
}
