import type { Term } from './evaluation.ts';

/** Points by which one part of an action's value exceeds the same part of another action's value. */
export interface Difference extends Term {
  /**
   * True where both actions were continued in playouts. The difference is then a mean over the worlds of these playouts.
   * Otherwise the evaluations right after the two actions are compared.
   */
  readonly ahead?: boolean;
  /** True where the reason is written without its points. */
  readonly plain?: boolean;
  /** Facts with which the reason can name a thing of the game, such as a house. Absent: the reason names no thing. */
  readonly naming?: ReasonNaming;
}

export interface ReasonNaming {
  /** The other action. */
  readonly than: unknown;
  /** Events of the line of play that speak for the part, the clearest first. */
  readonly events: readonly unknown[];
  /** Names of the things of these events; empty where the events name nothing. */
  readonly things: string;
  /** Checks that an event of the line of play is about a thing. */
  readonly isInLines: (thing: string) => boolean;
}

/** Least difference in points that is given as a reason. */
export const LEAST_REASON = 0.5;
/**
 * Number of reasons in favour of the better action, and against it. More reasons follow while the points without a reason
 * exceed the whole difference.
 */
const [FOR, AGAINST] = [2, 1];

interface Compared {
  readonly terms: readonly Term[];
  readonly playouts: number;
}

/** Lists all parts in which the values of two actions differ, the largest difference first. */
export function differences(one: Compared, other: Compared): readonly Difference[] {
  const found = new Map(one.terms.map(({ name, value }) => [name, value]));
  for (const { name, value } of other.terms) found.set(name, (found.get(name) ?? 0) - value);
  const ahead = one.playouts > 0 && other.playouts > 0;
  return Array.from(found, ([name, value]) => ({ name, value: inTenths(value), ahead }))
    .filter(({ value }) => value !== 0)
    .sort((one, another) => Math.abs(another.value) - Math.abs(one.value));
}

/** Reasons in words. The points of the reasons and `rest`, the points without a reason, add up to the whole difference. */
interface ChosenReasons {
  readonly reasons: readonly string[];
  readonly rest: number;
}

/**
 * Chooses the parts that best explain the whole difference; undefined if no part does.
 * @param all whole difference in points, rounded to tenths
 * @param say returns a part in words; undefined if there are no words for it
 */
export function chosenReasons(
  parts: readonly Difference[],
  all: number,
  say: (part: Difference) => string | undefined,
): ChosenReasons | undefined {
  const said = parts.flatMap(part => {
    const text = Math.abs(part.value) >= LEAST_REASON ? say(part) : undefined;
    return text === undefined ? [] : [{ ...part, text }];
  });
  const supports = ({ value }: Difference): boolean => value > 0 === all > 0;
  const reasons = said.filter(supports).slice(0, FOR);
  if (all === 0 || reasons.length === 0) return undefined;
  const chosen = [...reasons, ...said.filter(part => !supports(part)).slice(0, AGAINST)];
  const further = said.filter(part => !chosen.includes(part));
  const rest = (): number => inTenths(all - chosen.reduce((points, { value }) => points + value, 0));
  while (Math.abs(rest()) > Math.abs(all) && further.length > 0) chosen.push(...further.splice(0, 1));
  return { reasons: chosen.map(({ text }) => text), rest: rest() };
}

export const inTenths = (points: number): number =>
  (Math.sign(points) * Math.round(Math.abs(points) * 10)) / 10 || 0;
