import type { Language } from '../language/languages.ts';

/** A fault in a sentence that was needed: the English one was used, or what there was of it. */
export interface SentenceFault {
  readonly kind: 'missing' | 'broken';
  readonly language: Language;
  readonly sentence: string;
  /** The language's file, where it has no sentence at all. */
  readonly absent?: string;
  readonly errors: readonly Error[];
}

type Listener = (fault: SentenceFault) => void;

/**
 * Most faults that are kept for a listener: command descriptions are formatted before it listens, and some processes have
 * none.
 */
const EARLY = 100;
let early: SentenceFault[] = [];
let listener: Listener | undefined;

export function tellFault(fault: SentenceFault): void {
  if (listener) listener(fault);
  else if (early.length < EARLY) early.push(fault);
}

/** Sends every fault to one listener: those from before, and all from now on. */
export function hearFaults(hear: Listener): void {
  listener = hear;
  const before = early;
  early = [];
  for (const fault of before) hear(fault);
}
