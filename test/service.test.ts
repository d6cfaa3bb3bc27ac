import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from './support/folder.ts';

const UNIT = readFileSync(new URL('../docs/deploy/porto.service', import.meta.url), 'utf8');
/** Highest exposure that `systemd-analyze security` may give the unit, in tenths. Today it gives 14. */
const MOST_EXPOSED = 20;
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/** Runs systemd-analyze on the unit, with this machine's own Node. */
function analyze(...words: string[]) {
  const file = join(folder(), 'porto.service');
  writeFileSync(file, UNIT.replace('ExecStart=node ', `ExecStart=${process.execPath} `));
  return spawnSync('systemd-analyze', [...words, file], { encoding: 'utf8' });
}

test('the unit starts the folder of `npm run build`, and does not restart after exit code 78', () => {
  const lines = UNIT.split('\n');
  for (const line of [
    'ExecStart=node --max-semi-space-size=4 /opt/porto/current/dist/run/main.js',
    'Environment=NODE_ENV=production',
    'Restart=on-failure',
    'RestartPreventExitStatus=78',
    'After=network-online.target',
    'WantedBy=multi-user.target',
    'StateDirectory=porto',
    'WorkingDirectory=/var/lib/porto',
  ])
    expect(lines).toContain(line);
  // Node could not compile JavaScript with this setting.
  expect(UNIT).not.toMatch(/^MemoryDenyWriteExecute=/m);
});

test.runIf(hasSystemd)('systemd accepts the unit, and finds it hardened', () => {
  const verified = analyze('verify');
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  const secured = analyze('security', '--offline=true', `--threshold=${MOST_EXPOSED}`);
  expect(secured.status, secured.stdout).toBe(0);
});
