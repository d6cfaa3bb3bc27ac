import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parser } from '@prometheus-io/lezer-promql';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { commands, menus } from '../../commands/index.ts';
import { readConfig } from '../../src/config.ts';
import { games } from '../../src/games/registry.ts';
import { metricsOf } from '../../src/health.ts';

const FOLDER = fileURLToPath(new URL('../../docs/deploy', import.meta.url));
const read = (path: string) => readFileSync(join(FOLDER, path), 'utf8');

interface Known {
  readonly type: string;
  readonly labels: ReadonlySet<string>;
}

/** Returns the bot's series by name, and the series that a histogram or Prometheus adds. */
async function series(): Promise<ReadonlyMap<string, Known>> {
  const metrics = metricsOf(commands, menus, games);
  const known = new Map<string, Known>([['up', { type: 'gauge', labels: new Set() }]]);
  for (const metric of metrics.registry.getMetricsAsArray()) {
    const { name, type, labelNames } = metric as unknown as {
      name: string;
      type: string;
      labelNames: string[];
    };
    const labels = new Set(labelNames);
    if (type !== 'histogram') known.set(name, { type, labels });
    else
      for (const part of ['bucket', 'sum', 'count'])
        known.set(`${name}_${part}`, {
          type: 'counter',
          labels: part === 'bucket' ? new Set([...labels, 'le']) : labels,
        });
  }
  return known;
}

const BY_PROMETHEUS = ['job', 'instance'];

function faults(query: string, known: ReadonlyMap<string, Known>): readonly string[] {
  // Grafana replaces this variable with a duration.
  const text = query.replaceAll('$__rate_interval', '5m');
  const wrong: string[] = [];
  const names: string[] = [];
  const labels: string[] = [];
  parser.parse(text).iterate({
    enter({ name, from, to, type }) {
      const said = text.slice(from, to);
      if (type.isError) wrong.push(`no PromQL at ${from}: ${text}`);
      if (name === 'VectorSelector') names.push(/^[\w:]*/.exec(said)?.[0] ?? '');
      if (name === 'LabelName') labels.push(said);
    },
  });
  const found = names.map(name => known.get(name));
  for (const [index, each] of found.entries()) if (!each) wrong.push(`no metric ${names[index]}: ${text}`);
  const own = new Set([...BY_PROMETHEUS, ...found.flatMap(each => [...(each?.labels ?? [])])]);
  for (const label of labels) if (!own.has(label)) wrong.push(`no label ${label}: ${text}`);
  for (const [, name = ''] of text.matchAll(/\brate\(([\w:]+)/g))
    if (known.get(name)?.type !== 'counter') wrong.push(`rate of what is no counter: ${name}`);
  return names.length === 0 ? [...wrong, `asks for nothing: ${text}`] : wrong;
}

const Panel = z.looseObject({
  id: z.number(),
  type: z.string(),
  title: z.string().min(1),
  targets: z.array(z.looseObject({ expr: z.string(), datasource: z.object({ uid: z.string() }) })).optional(),
  gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
});
const Dashboard = z.looseObject({
  uid: z.string(),
  title: z.string(),
  schemaVersion: z.number(),
  panels: z.array(Panel).min(20),
});
const Rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^[A-Z]\w+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+[smh]$/),
          labels: z.strictObject({ severity: z.enum(['warning', 'critical']) }),
          annotations: z.strictObject({ summary: z.string().min(10), runbook_url: z.string() }),
        }),
      ),
    }),
  ),
});

const dashboard = () => Dashboard.parse(JSON.parse(read('grafana/dashboards/board-games.json')));
const rules = () => Rules.parse(parse(read('prometheus/alerts.yml'))).groups.flatMap(group => group.rules);
const queries = () => dashboard().panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

describe('the dashboard and the alerts', () => {
  test('ask in PromQL for what the bot tells', async () => {
    const known = await series();
    const all = [...queries(), ...rules().map(({ expr }) => expr)];
    expect(all.length).toBeGreaterThan(40);
    expect(all.flatMap(query => faults(query, known))).toEqual([]);
  });

  test('each metric of ours is shown by some panel', async () => {
    const text = queries().join('\n');
    const own = (await series()).keys();
    const base = [...own].filter(name => !/_(sum|count)$/.test(name) && name !== 'up');
    expect(base.filter(name => !text.includes(name))).toEqual([]);
  });

  test('a query that asks for what is not there, or is no PromQL, is found', async () => {
    const known = await series();
    expect(faults('sum(rate(boardgames_interactions_total[5m]))', known)).toEqual([]);
    expect(faults('sum(boardgames_nothing)', known)).toHaveLength(1);
    expect(faults('sum by (person) (boardgames_live_games)', known)).toHaveLength(1);
    expect(faults('sum(boardgames_live_games', known)).not.toEqual([]);
    expect(faults('rate(boardgames_live_games[5m])', known)).toHaveLength(1);
    expect(faults('1 + 1', known)).toHaveLength(1);
  });

  test('panels lie beside each other, each with an id of its own and the provisioned source', () => {
    const { panels } = dashboard();
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const places = new Set<string>();
    for (const { gridPos, title, targets = [] } of panels) {
      const { x, y, w, h } = gridPos;
      expect(x + w).toBeLessThanOrEqual(24);
      for (let column = x; column < x + w; column++)
        for (let line = y; line < y + h; line++) {
          expect(places.has(`${column}/${line}`), title).toBe(false);
          places.add(`${column}/${line}`);
        }
      for (const { datasource } of targets) expect(datasource.uid).toBe('prometheus');
    }
    const source = parse(read('grafana/provisioning/datasources/prometheus.yaml'));
    expect(source.datasources[0].uid).toBe('prometheus');
  });

  test('each alert has a chapter in docs/alerts.md, to which it leads', () => {
    const page = readFileSync(join(FOLDER, '..', 'alerts.md'), 'utf8');
    const chapters = new Map(page.split(/^## /m).map(text => [text.split('\n')[0], text]));
    for (const { alert, annotations } of rules()) {
      expect(annotations.runbook_url).toBe(`docs/alerts.md#${alert.toLowerCase()}`);
      for (const part of ['Meaning', 'Look at', 'Without Grafana', 'Help'])
        expect(chapters.get(alert), alert).toContain(`- **${part}**: `);
      expect(chapters.get('Tested'), alert).toContain(`\`${alert}\``);
    }
  });

  test('each alert has series that make it fire, and series just below', () => {
    const { tests } = parse(read('prometheus/alerts.test.yml')) as { tests: { name: string }[] };
    const named = (start: string) => tests.filter(({ name }) => name.startsWith(start));
    for (const { alert } of rules()) {
      expect(named(`${alert}: `).length, alert).toBeGreaterThan(0);
      expect(named(`${alert} stays silent: `).length, alert).toBeGreaterThan(0);
    }
  });
});

const Service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  build: z.string().optional(),
  healthcheck: z
    .object({ test: z.array(z.string()) })
    .loose()
    .optional(),
});
const Compose = z.looseObject({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
});

describe('compose.yaml', () => {
  const compose = () => Compose.parse(parse(read('compose.yaml'), { merge: true }));

  test('images are pinned, what is mounted exists, nothing but loopback is published', () => {
    const { services, volumes } = compose();
    expect(Object.keys(services).sort()).toEqual(['bot-1', 'bot-2', 'grafana', 'postgres', 'prometheus']);
    for (const [name, { image, volumes: mounts = [], ports = [], build, healthcheck }] of Object.entries(
      services,
    )) {
      if (build === undefined) {
        expect(image, name).toMatch(/^[\w/]+:v?\d+\.\d+(\.\d+)?(-\w+)?$/);
        expect(healthcheck, name).toBeDefined();
      } else expect(existsSync(join(FOLDER, build, 'Dockerfile'))).toBe(true);
      for (const mount of mounts) {
        const [from = ''] = mount.split(':');
        if (from.startsWith('.')) expect(existsSync(join(FOLDER, from)), mount).toBe(true);
        else expect(volumes, mount).toHaveProperty(from);
      }
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  test('the settings of the bots are settings of the bot, and Prometheus finds them', () => {
    const { services } = compose();
    const bots = Object.entries(services).filter(([, { build }]) => build !== undefined);
    expect(bots).toHaveLength(2);
    const targets = parse(read('prometheus/prometheus.yml')).scrape_configs.flatMap(
      (job: { static_configs: { targets: string[] }[] }) => job.static_configs.flatMap(each => each.targets),
    );
    const known = readFileSync(join(FOLDER, '..', '..', '.env.example'), 'utf8');
    for (const [name, { environment = {} }] of bots) {
      for (const setting of Object.keys(environment))
        expect(known).toMatch(new RegExp(`^#? ?${setting}=`, 'm'));
      const { metrics } = readConfig({
        METRICS_PORT: environment.METRICS_PORT,
        METRICS_HOST: environment.METRICS_HOST,
      });
      expect(metrics?.host).toBe('0.0.0.0');
      expect(targets).toContain(`${name}:${metrics?.port}`);
    }
    expect(targets).toHaveLength(bots.length);
  });

  test('every value that it takes from .env is in the example, and no secret is in the file', () => {
    const text = read('compose.yaml');
    const example = read('.env.example');
    const taken = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
    for (const name of taken) expect(example).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
    for (const [, name] of text.matchAll(/^\s+(\w*(?:PASSWORD|TOKEN)): (?!\$\{\w+:\?)/gm))
      expect(name).toBe('');
  });
});

describe('kubernetes.yaml', () => {
  test('asks the pages that there are, on the port that is set, and waits longer than the bot needs to end', () => {
    const documents = parseAllDocuments(read('kubernetes.yaml'));
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    const [deployment, budget] = documents.map(document => document.toJS());
    expect([deployment.kind, budget.kind]).toEqual(['Deployment', 'PodDisruptionBudget']);
    const { spec, metadata } = deployment.spec.template;
    expect(deployment.spec.selector.matchLabels).toEqual(metadata.labels);
    expect(budget.spec.selector.matchLabels).toEqual(metadata.labels);
    expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(10);
    const [bot] = spec.containers;
    expect(bot.startupProbe.httpGet.path).toBe('/healthz');
    expect(bot.livenessProbe.httpGet.path).toBe('/healthz');
    expect(bot.readinessProbe.httpGet.path).toBe('/readyz');
    const env = Object.fromEntries(
      bot.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    const [secret] = spec.volumes.flatMap(
      (volume: { secret?: { secretName: string } }) => volume.secret ?? [],
    );
    expect(secret.secretName).toBe('boardgames');
    const [mount] = bot.volumeMounts.slice(-1);
    for (const name of ['DISCORD_TOKEN', 'DATABASE_URL']) {
      expect(env[`${name}_FILE`]).toBe(`${mount.mountPath}/${name}`);
      expect(env[name] ?? '').toBe('');
    }
    expect(bot.ports[0].containerPort).toBe(Number(env.METRICS_PORT));
    expect(metadata.annotations['prometheus.io/port']).toBe(env.METRICS_PORT);
    expect(bot.volumeMounts.map(({ name }: { name: string }) => name)).toEqual(
      spec.volumes.map(({ name }: { name: string }) => name),
    );
  });

  test('the page names every file of the folder', () => {
    const page = readFileSync(join(dirname(FOLDER), 'operating.md'), 'utf8');
    for (const path of ['compose.yaml', 'kubernetes.yaml', 'prometheus/alerts.yml', '.env.example'])
      expect(page).toContain(`deploy/${path}`);
  });
});
