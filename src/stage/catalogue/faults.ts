import type { Language } from '../language/languages.ts';

/** What is wrong with a sentence that was to be said: another one, or English, was said instead. */
export interface SentenceFault {
  readonly kind: 'missing' | 'broken';
  readonly language: Language;
  readonly sentence: string;
  readonly errors: readonly Error[];
}

type Listener = (fault: SentenceFault) => void;

/** Commands are told before anybody listens; in some processes nobody ever does. */
const EARLY = 100;
let early: SentenceFault[] = [];
let listener: Listener | undefined;

export function tellFault(fault: SentenceFault): void {
  if (listener) listener(fault);
  else if (early.length < EARLY) early.push(fault);
}

/** Every fault from now on, and those before, go to one listener. */
export function hearFaults(hear: Listener): void {
  listener = hear;
  const before = early;
  early = [];
  for (const fault of before) hear(fault);
}
