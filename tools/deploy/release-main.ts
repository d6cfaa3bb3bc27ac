import { readFileSync } from 'node:fs';
import { figuresIn, oldEvidence, versionsIn } from './evidence.ts';
import { releaseNotes } from './release-notes.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

try {
  const { version } = JSON.parse(read('package.json'));
  const changelog = read('CHANGELOG.md');
  for (const line of oldEvidence(figuresIn(read('docs/trials.md')), versionsIn(changelog), Date.now()))
    console.error(`release: old evidence: ${line}`);
  console.log(releaseNotes(process.argv[2] ?? '', version, changelog));
} catch (error) {
  console.error(`release: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
