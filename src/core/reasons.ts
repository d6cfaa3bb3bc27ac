import type { Term } from './evaluation.ts';

/** Points by which a part of one action's value is above the same part of another. */
export interface Difference extends Term {
  /**
   * True where both were played on, and this is the mean over those worlds. Otherwise it is the evaluation's difference
   * right after the actions.
   */
  readonly ahead?: boolean;
}

/** Points: a smaller difference gives no reason. */
const LEAST = 0.5;
/** Most reasons that are given for the difference; one more may be given against it. */
const FOR = 2;
const AGAINST = 1;

/** The parts of a line that are compared. */
interface Compared {
  readonly terms: readonly Term[];
  readonly playouts: number;
}

/** Lists all parts in which two lines differ, the largest difference first. */
export function differences(one: Compared, other: Compared): readonly Difference[] {
  const found = new Map(one.terms.map(({ name, value }) => [name, value]));
  for (const { name, value } of other.terms) found.set(name, (found.get(name) ?? 0) - value);
  const ahead = one.playouts > 0 && other.playouts > 0;
  return Array.from(found, ([name, value]) => ({ name, value: inTenths(value), ahead }))
    .filter(({ value }) => value !== 0)
    .sort((one, another) => Math.abs(another.value) - Math.abs(one.value));
}

/** Reasons in words: with the rest they add up to the whole difference. */
export interface ReasonsTold {
  readonly reasons: readonly string[];
  readonly rest: number;
}

/**
 * Chooses the parts that explain the whole difference best; undefined where none does. @param all in tenths @param say
 * returns a part in words; undefined: it has none
 */
export function told(
  parts: readonly Difference[],
  all: number,
  say: (part: Difference) => string | undefined,
): ReasonsTold | undefined {
  const said = parts.flatMap(part => {
    const text = Math.abs(part.value) >= LEAST ? say(part) : undefined;
    return text === undefined ? [] : [{ ...part, text }];
  });
  const supports = ({ value }: Difference): boolean => value > 0 === all > 0;
  const reasons = said.filter(supports).slice(0, FOR);
  if (all === 0 || reasons.length === 0) return undefined;
  const chosen = [...reasons, ...said.filter(part => !supports(part)).slice(0, AGAINST)];
  const sum = chosen.reduce((points, { value }) => points + value, 0);
  return { reasons: chosen.map(({ text }) => text), rest: inTenths(all - sum) };
}

/** Rounds points to tenths, as they are printed. */
export const inTenths = (points: number): number =>
  (Math.sign(points) * Math.round(Math.abs(points) * 10)) / 10 || 0;
