import type { Language } from '../language/languages.ts';

/** Fault in a sentence that the bot needed. The bot used the English sentence instead, or the part that could be formatted. */
export interface SentenceFault {
  readonly kind: 'missing' | 'broken';
  readonly language: Language;
  readonly sentence: string;
  /** Path of the language's file. Set where the language has no sentences at all. */
  readonly absent?: string;
  readonly errors: readonly Error[];
}

type Listener = (fault: SentenceFault) => void;

/**
 * Largest number of faults kept while no listener is set. Descriptions of commands are formatted before a listener is set, and
 * some processes never set one.
 */
const EARLY = 100;
let early: SentenceFault[] = [];
let listener: Listener | undefined;

export function tellFault(fault: SentenceFault): void {
  if (listener) listener(fault);
  else if (early.length < EARLY) early.push(fault);
}

/** Sets the only listener. The listener gets all faults kept so far, and each later fault. */
export function hearFaults(hear: Listener): void {
  listener = hear;
  const before = early;
  early = [];
  for (const fault of before) hear(fault);
}
