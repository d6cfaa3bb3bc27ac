import { readFileSync } from 'node:fs';
import { releaseNotes } from './release-notes.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

try {
  const { version } = JSON.parse(read('package.json'));
  console.log(releaseNotes(process.argv[2] ?? '', version, read('CHANGELOG.md')));
} catch (error) {
  console.error(`release: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
