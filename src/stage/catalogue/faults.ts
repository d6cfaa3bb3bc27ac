import type { Language } from '../language/languages.ts';

/** A fault in a sentence that was needed. The English sentence was used instead, or the part that could be formatted. */
export interface SentenceFault {
  readonly kind: 'missing' | 'broken';
  readonly language: Language;
  readonly sentence: string;
  /** The language's file, where it has no sentences at all. */
  readonly absent?: string;
  readonly errors: readonly Error[];
}

type Listener = (fault: SentenceFault) => void;

/**
 * Most faults kept until a listener is set: command descriptions are formatted before that, and some processes have no
 * listener.
 */
const EARLY = 100;
let early: SentenceFault[] = [];
let listener: Listener | undefined;

export function tellFault(fault: SentenceFault): void {
  if (listener) listener(fault);
  else if (early.length < EARLY) early.push(fault);
}

/** Sets the only listener: it gets all faults kept so far, and each later one. */
export function hearFaults(hear: Listener): void {
  listener = hear;
  const before = early;
  early = [];
  for (const fault of before) hear(fault);
}
