import type { Stage } from './stage.ts';

/** Pairs of a seen and an assumed value, by the name of the value. */
export type Pairs = Readonly<Record<string, readonly [seen: unknown, assumed: unknown]>>;

/** Behaviour of Discord that local-discord imitates, and that Discord's published schema does not describe. */
export interface Assumption {
  readonly id: string;
  readonly assumption: string;
  /** Description of the trial, for the table. */
  readonly trial: string;
  /** Tries the assumption. Returns what was seen beside what is assumed. */
  readonly try: (stage: Stage) => Promise<Pairs>;
}

const LONGEST = 200;
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** Compares seen values with assumed ones. Returns the differences in words, or undefined without a difference. */
export function compare(pairs: Pairs): string | undefined {
  const different = Object.entries(pairs).filter(
    ([, [seen, assumed]]) => JSON.stringify(seen) !== JSON.stringify(assumed),
  );
  if (different.length === 0) return undefined;
  return different
    .map(([name, [seen, assumed]]) => `${name}: ${shown(seen)} instead of ${shown(assumed)}`)
    .join('; ');
}
