import { fileURLToPath } from 'node:url';

export function bundled(program: 'main' | 'db' | 'host'): string {
  const { BUNDLE_FOLDER } = process.env;
  if (BUNDLE_FOLDER === undefined) throw new Error('the programs are not bundled');
  return fileURLToPath(new URL(`${program}.js`, BUNDLE_FOLDER));
}
