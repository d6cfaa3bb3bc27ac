import { type Difference, inTenths } from '../../core/contract/reasons.ts';
import { grammar } from './grammar.ts';
import type { Language } from './languages.ts';

interface ReasonWords {
  readonly language: Language;
  readonly reasons: { said(reason: string, points: string): string };
}

/**
 * Writes a reason with its points, rounded to tenths: "opens L4 to the next seat: −3". A plain reason has no
 * points. Undefined where there are no points or no words.
 * @param explain returns the reason for which an action is better, or worse
 */
export function reasonWith(
  { language, reasons }: ReasonWords,
  { value, plain = false }: Pick<Difference, 'value' | 'plain'>,
  explain: (better: boolean) => string | undefined,
): string | undefined {
  const tenths = inTenths(value);
  const said = tenths === 0 ? undefined : explain(tenths > 0);
  if (said === undefined || plain) return said;
  return reasons.said(said, `${tenths > 0 ? '+' : '−'}${grammar(language).number(Math.abs(tenths))}`);
}
