import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, PROGRAMS, TOOLS } from '../scripts/bundle.mjs';

const FOLDER = fileURLToPath(new URL(`../dist/tests/${process.pid}/`, import.meta.url));

/** Bundles all programs once before the tests, as `npm start` does, since tests start hundreds of processes. */
export default async function setup(): Promise<() => Promise<void>> {
  await bundle(FOLDER, { ...PROGRAMS, ...TOOLS });
  process.env.BUNDLE_FOLDER = pathToFileURL(join(FOLDER, '/')).href;
  return () => rm(FOLDER, { recursive: true, force: true });
}
