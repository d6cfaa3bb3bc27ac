// Looks for known vulnerabilities in the packages of the run time. High and critical ones make it fail. A registry without
// an answer does not: the result must depend on the packages, never on the network.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const PATIENCE_MS = 60_000;
const FATAL = ['high', 'critical'];

const say = line => process.stderr.write(`audit: ${line}\n`);

function report() {
  const asked = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=1'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    const { metadata, vulnerabilities } = JSON.parse(asked.stdout);
    return metadata?.vulnerabilities && vulnerabilities ? Object.values(vulnerabilities) : undefined;
  } catch {
    return undefined;
  }
}

const found = report();
if (!found) say('the registry gave no answer: nothing is known about holes in the packages');
else {
  for (const { name, severity, range } of found) say(`${name} ${range}: ${severity}`);
  const fatal = found.filter(({ severity }) => FATAL.includes(severity));
  if (fatal.length > 0) process.exitCode = 1;
  say(`${found.length} packages with known holes, ${fatal.length} of them high or critical`);
}
