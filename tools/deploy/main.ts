import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { checksOf } from './checks.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const { root, allowMissing } = new Command('npm run deploy:check --')
  .description('Checks the files for operators with the programs that read them.')
  .option('--root <folder>', 'the checkout', ROOT)
  .option('--allow-missing', 'ends with 0 even if a tool is missing')
  .parse()
  .opts<{ root: string; allowMissing?: boolean }>();

const counts = { passed: 0, failed: 0, unchecked: 0 };
for (const { files, tool, run } of checksOf(root)) {
  const outcome = run();
  counts[outcome.kind] += 1;
  const reason = outcome.kind === 'unchecked' ? ` (${outcome.missing} is missing on this machine)` : '';
  console.log(`${outcome.kind.padEnd(9)} ${files.join(', ')}: ${tool}${reason}`);
  if (outcome.kind === 'failed') console.log(outcome.output.replaceAll(/^/gm, '          '));
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.unchecked} unchecked`);
if (counts.failed > 0) process.exitCode = 1;
else if (counts.unchecked > 0 && !allowMissing) {
  console.log('--allow-missing accepts the missing tools');
  process.exitCode = 1;
}
