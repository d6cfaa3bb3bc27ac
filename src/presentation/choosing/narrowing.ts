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
  /** Numbers of the action's choices. */
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

/** Number of an action's field from which on a touched thing belongs to an earlier field first: a house gets its token after its build. */
export const LATE = 4;

/** Returns the place of a mark among the choices of an action. −1: the action lacks it. */
function placeIn({ actions, choices }: Touchable, at: number, mark: TouchMark): number {
  const own = actions[at]?.choices ?? [];
  return 'choice' in mark
    ? own.indexOf(mark.choice)
    : own.findIndex(choice => choices[choice]?.frames.includes(mark.frame));
}

/** Returns true where all these actions have the same main thing, which is their second value. */
const agree = ({ actions }: Touchable, among: readonly number[]): boolean =>
  new Set(among.map(at => actions[at]?.choices[1])).size < 2;

/**
 * Returns the numbers of the actions that have all marks. A mark means a late field only where it can mean no earlier one, and the
 * main thing is known.
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

const fieldsOf = ({ choices }: Touchable, mark: TouchMark): ReadonlySet<string> =>
  new Set(
    choices.flatMap(({ field, frames }, at) =>
      ('choice' in mark ? mark.choice === at : frames.includes(mark.frame)) ? [field] : [],
    ),
  );

const isSame = (one: TouchMark, other: TouchMark): boolean =>
  'choice' in one
    ? 'choice' in other && one.choice === other.choice
    : 'frame' in other && one.frame === other.frame;

export const areSame = (ones: readonly TouchMark[], others: readonly TouchMark[]): boolean =>
  ones.length === others.length && ones.every(one => others.some(other => isSame(one, other)));

/**
 * Returns the marks after a touch. A second touch takes a mark away. A mark that fits no action together with the others
 * replaces the last mark of its own fields, or else all of these, or else all marks.
 */
export function touched(
  touchable: Touchable,
  marks: readonly TouchMark[],
  mark: TouchMark,
): readonly TouchMark[] {
  if (marks.some(each => isSame(each, mark))) return marks.filter(each => !isSame(each, mark));
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
 * Returns the action that a further touch plays at once: the only one left, which needs no preview. While the page shows an action,
 * a touch plays none: a person compares.
 */
export function playedAtOnce(
  touchable: Touchable,
  marks: readonly TouchMark[],
  mark: TouchMark,
  advises: boolean,
): TouchAction | undefined {
  if (marks.some(each => isSame(each, mark))) return undefined;
  const [at = -1, ...others] = actionsLeft(touchable, [...marks, mark]);
  const action = touchable.actions[at];
  if (others.length > 0 || !action?.isPlain) return undefined;
  return proposed(touchable, marks, advises) === undefined ? action : undefined;
}

/** Lists the frames of an action's things. */
export const framesOf = ({ choices }: Touchable, { choices: own }: TouchAction): readonly number[] =>
  own.flatMap(choice => choices[choice]?.frames ?? []);

const best = ({ actions }: Touchable, among: readonly number[]): number | undefined => {
  const points = (at: number): number => actions[at]?.points ?? 0;
  return among.reduce<number | undefined>(
    (found, at) => (found === undefined || points(at) > points(found) ? at : found),
    undefined,
  );
};

/**
 * Returns the number of the action that the page shows for the marks. Actions whose frames are all touched come first, then
 * those with the most points. Where several bring the most, a value that is touched in part is not completed.
 * @param advises false where the game must give no advice: then only an action whose frames are all touched is shown, by their
 * order
 */
export function proposed(
  touchable: Touchable,
  marks: readonly TouchMark[],
  advises: boolean,
): number | undefined {
  if (marks.length === 0) return undefined;
  const left = actionsLeft(touchable, marks);
  if (left.length === 1) return left[0];
  const isTouched = (frame: number): boolean => marks.some(mark => 'frame' in mark && mark.frame === frame);
  const whole = left.filter(at => {
    const action = touchable.actions[at];
    return action !== undefined && framesOf(touchable, action).every(isTouched);
  });
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
 * Returns the action that the order of the touches tells among actions of the same things in other roles: the thing that is touched
 * first belongs to an earlier field. Undefined: the order tells none.
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

/** Field that says how an action is paid for, in every game. */
const PAYMENT = 'pay';

/**
 * Returns true where the marks name only the kind of an action, and actions with other things bring as much as this one: the page
 * must not choose the things. It may choose the payment.
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
  const things = own?.choices.slice(1).filter(choice => choices[choice]?.field !== PAYMENT) ?? [];
  return (
    namesKind &&
    among.some(at => {
      const other = actions[at];
      return other?.points === own?.points && things.some(choice => !other?.choices.includes(choice));
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

/** Returns the action that `proposed` numbers. */
export const proposedAction = (
  touchable: Touchable,
  marks: readonly TouchMark[],
  advises: boolean,
): TouchAction | undefined => touchable.actions[proposed(touchable, marks, advises) ?? -1];

/** Returns the numbers of the frames of the actions that are left; those of late fields only once the main thing is known. */
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

/** Lists the choices that some of the actions have, and not all. */
export function differing(actions: readonly TouchAction[]): readonly number[] {
  const all = [...new Set(actions.flatMap(({ choices }) => choices))];
  return all.filter(choice => actions.some(({ choices }) => !choices.includes(choice)));
}

/** Lists the fields in which the actions that are left differ, and of which nothing is touched. The page asks for the first. */
export function openFields(touchable: Touchable, marks: readonly TouchMark[]): readonly string[] {
  const left = actionsLeft(touchable, marks).flatMap(at => touchable.actions[at] ?? []);
  const answered = new Set(marks.flatMap(mark => [...fieldsOf(touchable, mark)]));
  const fields = differing(left).map(choice => touchable.choices[choice]?.field ?? '');
  return [...new Set(fields)].filter(field => !answered.has(field));
}

/** Boxes of the frames, and of other places that mean a frame. */
interface TouchBoxes {
  readonly frames: readonly object[];
  readonly synonyms: readonly { readonly box: object; readonly frame: number }[];
}

/** Returns the choices that a touched place can mean too: an Estate means its vines, and also the harvest. */
export function otherMeanings(
  { frames, choices, synonyms }: Touchable & TouchBoxes,
  marks: readonly TouchMark[],
): readonly number[] {
  const last = marks.at(-1);
  const box = last && 'frame' in last ? JSON.stringify(frames[last.frame]) : undefined;
  const meant = synonyms.filter(each => JSON.stringify(each.box) === box).map(({ frame }) => frame);
  return choices.flatMap((choice, at) => (choice.frames.some(frame => meant.includes(frame)) ? [at] : []));
}

/** Largest number of actions that have a button each, beside their frames. */
export const FEW = 3;

/** Returns a choice for each of a few actions, which names it among the others. Empty: there are more, or a choice fits several. */
function eachOf(actions: readonly TouchAction[], open: readonly number[]): readonly number[] {
  if (actions.length < 2 || actions.length > FEW) return [];
  const named = actions.flatMap(({ choices }) => choices.filter(choice => open.includes(choice)).slice(0, 1));
  return new Set(named).size === actions.length ? named : [];
}

/**
 * Returns the numbers of the choices that the page shows as buttons: choices without a frame in which the actions that are
 * left differ, and all choices of a field of which some have equal frames. Where everything of several actions is touched, the
 * choices in which these differ are buttons too. Before the first touch a button names a kind of action, or an action without
 * things. Each of a few actions has a button, since its frame may be off the screen.
 */
export function buttonsLeft(touchable: Touchable, marks: readonly TouchMark[]): readonly number[] {
  const left = actionsLeft(touchable, marks).flatMap(at => touchable.actions[at] ?? []);
  const frames = (choice: number): readonly number[] => touchable.choices[choice]?.frames ?? [];
  const marked = marks.flatMap(mark => ('choice' in mark ? [mark.choice] : []));
  const open = differing(left);
  if (marks.length === 0) {
    const few = eachOf(left, open);
    if (few.length > 0) return few;
    const bare = left.filter(action => framesOf(touchable, action).length === 0);
    if (left.length === 1) return bare.flatMap(({ choices }) => choices.slice(0, 1));
    const named = new Set([
      ...left.map(({ choices }) => choices[0]),
      ...bare.flatMap(({ choices }) => choices),
    ]);
    return open.filter(choice => frames(choice).length === 0 && named.has(choice));
  }
  const looks = (choice: number): string => `${touchable.choices[choice]?.field} ${frames(choice).join()}`;
  const alike = new Map<string, number>();
  for (const choice of open) alike.set(looks(choice), (alike.get(looks(choice)) ?? 0) + 1);
  // Two actions may use the same things in other roles, as two cards of a build do.
  const isTouched = (frame: number): boolean => marks.some(mark => 'frame' in mark && mark.frame === frame);
  const whole = left.filter(action => framesOf(touchable, action).every(isTouched));
  const roles = new Set(differing(whole));
  const fieldOf = (choice: number): string => touchable.choices[choice]?.field ?? '';
  // A list that lacks a value would say that the value is not possible.
  const shared = new Set(open.filter(choice => (alike.get(looks(choice)) ?? 0) > 1).map(fieldOf));
  const needsButton = (choice: number): boolean =>
    frames(choice).length === 0 || shared.has(fieldOf(choice)) || roles.has(choice);
  return [...new Set([...marked, ...open.filter(needsButton)])];
}
