import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../tools/deploy/check.ts';
import { checksOf } from '../../tools/deploy/checks.ts';
import { folder } from '../support/folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const UNIT = 'docs/deploy/example.service';
const WITH_UNIT = '[Unit]\nDescription=Example\n[Service]\nExecStart=/opt/bot\nRestartSec=5\n';

/** Returns a copy of the files that the checks read, with an example of a unit. */
function copied(): string {
  const root = folder();
  for (const path of ['docs/deploy', 'docs/page.md', '.github', 'renovate.json'])
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  mkdirSync(dirname(join(root, UNIT)), { recursive: true });
  writeFileSync(join(root, UNIT), WITH_UNIT);
  return root;
}

const runOf = (root: string, tool: string, file: string): Outcome => {
  const found = checksOf(root).filter(each => tool === each.tool && each.files.includes(file));
  expect(found, `${tool} ${file}`).toHaveLength(1);
  return found[0]?.run() ?? { kind: 'unchecked', missing: tool };
};

const CHECKS = checksOf(ROOT);
const toolOf = (file: string): string => CHECKS.find(({ files }) => files.includes(file))?.tool ?? '';
/** Names of the tools. The one for units is added, since the repository may contain no unit. */
const tools = new Set([...CHECKS.map(({ tool }) => tool), 'systemd-analyze verify']);
const compose = toolOf('docs/deploy/compose.yaml');
const actionlint = toolOf('.github/workflows/ci.yml');

const PROMETHEUS = 'docs/deploy/prometheus';
const KUBERNETES = 'docs/deploy/kubernetes.yaml';
const BROKEN: readonly (readonly [
  tool: string,
  file: string,
  text: string,
  instead: string,
  broken?: string,
])[] = [
  [compose, 'docs/deploy/compose.yaml', 'restart: unless-stopped', 'restarts: unless-stopped'],
  ['kubernetes-types', KUBERNETES, 'replicas: 2', 'replicas: two'],
  ['kubernetes-types', KUBERNETES, 'terminationGracePeriodSeconds', 'terminationGracePeriod'],
  ['kubernetes-types', KUBERNETES, 'minAvailable', 'leastAvailable'],
  ['kubeconform', KUBERNETES, 'replicas: 2', 'replicas: two'],
  ['promtool check config', `${PROMETHEUS}/prometheus.yml`, 'scrape_configs:', 'scrapes:'],
  ['promtool check config', `${PROMETHEUS}/prometheus.yml`, '- alerts.yml', '- alarms.yml'],
  ['promtool check rules', `${PROMETHEUS}/alerts.yml`, '== 0', '=='],
  ['promtool test rules', `${PROMETHEUS}/alerts.test.yml`, '> 1.5', '> 2.5', `${PROMETHEUS}/alerts.yml`],
  ['promtool test rules', `${PROMETHEUS}/alerts.test.yml`, 'for: 2m', 'for: 0m', `${PROMETHEUS}/alerts.yml`],
  ['@grafana/schema', 'docs/deploy/grafana/dashboards/board-games.json', '"panels"', '"panelz"'],
  ['@grafana/schema', 'docs/deploy/grafana/dashboards/board-games.json', '"w": 24', '"w": "24"'],
  ['systemd-analyze verify', UNIT, 'RestartSec', 'RestartSecs'],
  ['systemd-analyze verify', UNIT, 'RestartSec=5', 'RestartSec=soon'],
  ['caddy validate', 'docs/page.md', 'reverse_proxy', 'reverse_proxies'],
  ['nginx -t', 'docs/page.md', 'proxy_buffering', 'proxy_buffers_off'],
  [actionlint, '.github/workflows/ci.yml', 'runs-on', 'runs-onn'],
  [actionlint, '.github/workflows/release.yml', 'steps.push.outputs', 'steps.pull.outputs'],
  ['renovate-config-validator', 'renovate.json', '"packageRules"', '"packagerules"'],
];

describe('the checks of the files for operators', () => {
  // If a tool is missing, its test is skipped. The last line of a run counts skipped tests.
  test.for([...tools])('%s accepts the files of the repository', (tool, { skip }) => {
    for (const check of checksOf(copied()).filter(each => each.tool === tool)) {
      const outcome = check.run();
      if (outcome.kind === 'unchecked') skip(`${tool} is missing on this machine`);
      expect(outcome.kind === 'failed' ? outcome.output : '').toBe('');
    }
  });

  test.for(BROKEN)('%s finds a broken %s: %s', ([tool, file, text, instead, broken = file], { skip }) => {
    const place = copied();
    const path = join(place, broken);
    const whole = readFileSync(path, 'utf8');
    expect(whole).toContain(text);
    writeFileSync(path, whole.replace(text, instead));
    const outcome = runOf(place, tool, file);
    if (outcome.kind === 'unchecked') skip(`${tool} is missing on this machine`);
    expect(outcome).toMatchObject({ kind: 'failed', output: expect.stringMatching(/./) });
  });

  test('each tool finds a broken file', () => {
    expect([...tools].filter(tool => !BROKEN.some(([each]) => each === tool))).toEqual([]);
  });
});
