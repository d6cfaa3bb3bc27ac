import {
  actionsLeft,
  agree,
  fieldsOf,
  framesOf,
  isAmong,
  LATE,
  type TouchAction,
  type Touchable,
  type TouchMark,
} from './narrowing.ts';

const leftOf = (touchable: Touchable, marks: readonly TouchMark[]): readonly TouchAction[] =>
  actionsLeft(touchable, marks).flatMap(at => touchable.actions[at] ?? []);

/** Lists the choices that some of the actions have, and not all. */
export function differing(actions: readonly TouchAction[]): readonly number[] {
  const all = [...new Set(actions.flatMap(({ choices }) => choices))];
  return all.filter(choice => actions.some(({ choices }) => !choices.includes(choice)));
}

/** Lists the fields in which the actions that are left differ, and of which nothing is touched. The page asks for the first. */
export function openFields(touchable: Touchable, marks: readonly TouchMark[]): readonly string[] {
  const answered = new Set(marks.flatMap(mark => [...fieldsOf(touchable, mark)]));
  const fields = differing(leftOf(touchable, marks)).map(choice => touchable.choices[choice]?.field ?? '');
  return [...new Set(fields)].filter(field => !answered.has(field));
}

/** Largest number of values that have a button each while their frames are off the screen. */
const MOST_VALUES = 8;

/**
 * Lists the values of a field that the person can still choose, and that have frames and no button. Empty: none, or too many for
 * buttons.
 */
export function framedValues(
  touchable: Touchable,
  marks: readonly TouchMark[],
  field: string,
): readonly number[] {
  const values = differing(leftOf(touchable, marks)).filter(at => touchable.choices[at]?.field === field);
  const buttons = buttonsLeft(touchable, marks);
  const framed = values.filter(at => touchable.choices[at]?.frames.length && !buttons.includes(at));
  return framed.length > MOST_VALUES ? [] : framed;
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

/** Lists the buttons before the first touch: kinds of actions, and actions without things, or each of a few actions. */
function firstButtons(
  touchable: Touchable,
  actions: readonly TouchAction[],
  open: readonly number[],
): readonly number[] {
  const few = eachOf(actions, open);
  if (few.length > 0) return few;
  const bare = actions.filter(action => framesOf(touchable, action).length === 0);
  if (actions.length === 1) return bare.flatMap(({ choices }) => choices.slice(0, 1));
  const named = new Set([
    ...actions.map(({ choices }) => choices[0]),
    ...bare.flatMap(({ choices }) => choices),
  ]);
  const isBare = (choice: number): boolean => touchable.choices[choice]?.frames.length === 0;
  // A plain action that is the only one of its kind has a button in every position, so that people find it.
  const isAlone = (choice: number): boolean => {
    const [only, ...others] = actions.filter(({ choices }) => choices[0] === choice);
    return only?.isPlain === true && only.choices.length === 1 && others.length === 0;
  };
  return open.filter(choice => named.has(choice) && (isBare(choice) || isAlone(choice)));
}

/** Lists the kinds of action that have a frame. A kind whose frame is off the screen needs a button. */
export const framedKinds = ({ actions, choices }: Touchable): readonly number[] =>
  actions.length <= FEW
    ? []
    : [...new Set(actions.map(action => action.choices[0] ?? -1))].filter(at => choices[at]?.frames.length);

/**
 * Returns the numbers of the choices that the page shows as buttons. A choice in which the actions left differ has a button if
 * it has no frame. The same is true if some choices of its field have equal frames. Where everything of several actions is
 * touched, the choices in which these actions differ have buttons. A value has a button too if its frame was touched for an
 * earlier field.
 */
export function buttonsLeft(touchable: Touchable, marks: readonly TouchMark[]): readonly number[] {
  const left = leftOf(touchable, marks);
  const frames = (choice: number): readonly number[] => touchable.choices[choice]?.frames ?? [];
  const marked = marks.flatMap(mark => ('choice' in mark ? [mark.choice] : []));
  const open = differing(left);
  if (marks.length === 0) return firstButtons(touchable, left, open);
  const looks = (choice: number): string => `${touchable.choices[choice]?.field} ${frames(choice).join()}`;
  const alike = new Map<string, number>();
  for (const choice of open) alike.set(looks(choice), (alike.get(looks(choice)) ?? 0) + 1);
  // Two actions may use the same things in other roles, as two cards of a build do.
  const isTouched = (frame: number): boolean => isAmong(marks, { frame });
  const whole = left.filter(action => framesOf(touchable, action).every(isTouched));
  const roles = new Set(differing(whole));
  const fieldOf = (choice: number): string => touchable.choices[choice]?.field ?? '';
  // A list that lacks a value would suggest that the value is not possible.
  const shared = new Set(open.filter(choice => (alike.get(looks(choice)) ?? 0) > 1).map(fieldOf));
  const isLate = (choice: number): boolean => left.some(({ choices }) => choices.indexOf(choice) >= LATE);
  // A second touch of the house that is built on takes the first touch back. So the token's way to the roof of this house needs
  // a button.
  const isTaken = (choice: number): boolean =>
    left.some(({ choices: own }) => {
      const earlier = own.slice(0, Math.max(0, own.indexOf(choice))).flatMap(frames);
      return frames(choice).some(frame => isTouched(frame) && earlier.includes(frame));
    });
  const needsButton = (choice: number): boolean =>
    frames(choice).length === 0 || shared.has(fieldOf(choice)) || roles.has(choice) || isTaken(choice);
  const isKnown = agree(touchable, actionsLeft(touchable, marks));
  // With two cards left, a choice of one as the number card is also the choice of the other as the colour card. Two buttons for
  // the same actions would look like two choices.
  const leads = (choice: number): string => actionsLeft(touchable, [...marks, { choice }]).join();
  const found = open.filter(choice => needsButton(choice) && (isKnown || !isLate(choice)));
  const apart = found.filter((choice, at) => found.findIndex(each => leads(each) === leads(choice)) === at);
  return [...new Set([...marked, ...apart])];
}
