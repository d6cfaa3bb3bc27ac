import { type Difference, inTenths } from '../../core/contract/reasons.ts';
import { grammar } from './grammar.ts';
import type { Language } from './languages.ts';

interface ReasonWords {
  readonly language: Language;
  readonly reasons: { said(reason: string, points: string): string };
}

export interface Rivals {
  /** Name of the seat that acts next in the order of the seats. */
  readonly next: string;
  /** Name of the only other seat. Absent with more seats. */
  readonly only?: string;
}

/** Returns the names of the other seats that a reason may need. `names` has those of all seats. */
export function rivalsOf(names: readonly string[], seat: number): Rivals {
  const next = names[(seat + 1) % names.length] ?? '';
  return { next, ...(names.length === 2 && { only: next }) };
}

/**
 * Writes a reason with its points, rounded to tenths: "opens L4 to Ann: −3". A plain reason has no points. Where the reason
 * names no thing, `naming` adds one: "cubes you keep (Objective 3)". Undefined where there are no points, no words or no thing.
 * @param explain returns the reason for which an action is better, or worse
 */
export function reasonWith(
  { language, reasons }: ReasonWords,
  { value, plain = false, naming }: Pick<Difference, 'value' | 'plain' | 'naming'>,
  explain: (better: boolean) => string | undefined,
): string | undefined {
  const tenths = inTenths(value);
  const said = tenths === 0 ? undefined : explain(tenths > 0);
  if (said === undefined) return undefined;
  if (naming && Object.values<unknown>(reasons).includes(said))
    return naming.things === '' ? undefined : `${said} (${naming.things})`;
  if (plain) return said;
  return reasons.said(said, `${tenths > 0 ? '+' : '−'}${grammar(language).number(Math.abs(tenths))}`);
}
