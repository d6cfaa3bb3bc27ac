import { readFileSync, writeFileSync } from 'node:fs';
import { PAGES, renewed } from './pages.ts';

for (const [path, make] of Object.entries(PAGES)) {
  const file = new URL(`../../${path}`, import.meta.url);
  writeFileSync(file, renewed(readFileSync(file, 'utf8'), make));
}
