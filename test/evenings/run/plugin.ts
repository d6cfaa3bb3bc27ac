import { fileURLToPath } from 'node:url';

const RUNNER = fileURLToPath(new URL('evening.ts', import.meta.url));

/** Makes a file of tests from a file of evenings, for vitest. */
export const evenings = {
  name: 'evenings',
  transform: (_: string, id: string): string | undefined =>
    id.endsWith('.evening')
      ? `import { evening } from ${JSON.stringify(RUNNER)};\nevening(${JSON.stringify(id)});`
      : undefined,
};

// `npx vitest run -u` records anew. Each process of the tests inherits this variable.
if (process.argv.some(given => given === '-u' || given === '--update')) process.env.EVENINGS = 'record';
