import { appendFileSync } from 'node:fs';
import { afterAll, expect, inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The mutant that is on. 0: none; each file records the mutants that it executes. */
    readonly mutant: number;
    readonly met: string;
  }
}

declare global {
  var mutant: ((id: number) => boolean) | undefined;
}

/** Mutants that this file of tests has executed. */
const met: number[] = [];
const on = inject('mutant');
globalThis.mutant = id => {
  met[id] = id;
  return id === on;
};
afterAll(() => {
  if (on !== 0) return;
  const file = expect.getState().testPath;
  appendFileSync(inject('met'), `${JSON.stringify({ file, met: Object.values(met) })}\n`);
});
