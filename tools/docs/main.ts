import { readFileSync, writeFileSync } from 'node:fs';
import manifest from '../../package.json' with { type: 'json' };
import { VERSIONED, withVersion } from '../deploy/versions.ts';
import { featuresTable } from './features.ts';
import { PAGES, renewed } from './pages.ts';

// The lines of features change with each commit, so the test of this page accepts slightly older numbers.
const ALL = { ...PAGES, 'docs/features.md': featuresTable };

for (const [path, make] of Object.entries(ALL)) {
  const file = new URL(`../../${path}`, import.meta.url);
  writeFileSync(file, renewed(readFileSync(file, 'utf8'), make));
}

for (const path of VERSIONED) {
  const file = new URL(`../../${path}`, import.meta.url);
  writeFileSync(file, withVersion(readFileSync(file, 'utf8'), manifest.version));
}
