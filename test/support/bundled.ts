import { fileURLToPath } from 'node:url';

/** Returns the path of a program that test/bundles.ts has bundled. */
export function bundled(program: 'main' | 'db' | 'host'): string {
  const { BUNDLE_FOLDER } = process.env;
  if (BUNDLE_FOLDER === undefined) throw new Error('the programs are not bundled');
  return fileURLToPath(new URL(`${program}.js`, BUNDLE_FOLDER));
}
