import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

const script = fileURLToPath(new URL('../scripts/english.mjs', import.meta.url));

test('docstrings and pages have no more hard sentences than before, and the code no more replaced words', () => {
  execFileSync(process.execPath, [script], { stdio: 'pipe', encoding: 'utf8' });
});
