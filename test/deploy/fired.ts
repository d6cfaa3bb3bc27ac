import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { scraped } from '../metrics/scraped.ts';
import { folder } from '../support/folder.ts';

const RULES = fileURLToPath(new URL('../../docs/deploy/prometheus/alerts.yml', import.meta.url));
export const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** Seconds between two samples of a series. */
const STEP = 15;
/**
 * Numbers of samples before the trouble and during it. The trouble lasts forty minutes, because one alert uses the last half an
 * hour.
 */
const HEALTHY = 8;
const TROUBLED = 160;

/** Answer of `/metrics` at a time in milliseconds. Without a text the process did not answer. */
export interface Scrape {
  readonly at: number;
  readonly text?: string;
}

export async function scrape(port: number): Promise<Scrape> {
  const at = performance.now();
  try {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`);
    return { at, text: await response.text() };
  } catch {
    return { at };
  }
}

/** Two scrapes of a process, one before its trouble and one during it. */
export interface Trouble {
  readonly before: Scrape;
  readonly during: Scrape;
  /** True: the counted events happened only once. Otherwise they go on at the same rate. */
  readonly once?: boolean;
}

interface Sample {
  readonly value: number;
  readonly counts: boolean;
}

/** Returns the values by series. The buckets, sums and counts of a histogram are treated as counters. */
function valuesOf({ text }: Scrape, labels: string): ReadonlyMap<string, Sample> {
  const values = new Map<string, Sample>([
    [`up{${labels}}`, { value: text === undefined ? 0 : 1, counts: false }],
  ]);
  if (text === undefined) return values;
  const gauges = new Set([...text.matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name = '']) => name));
  for (const { name, labels: own, value } of scraped(text)) {
    const all = [labels, ...Object.entries(own).map(([key, is]) => `${key}=${JSON.stringify(is)}`)];
    values.set(`${name}{${all.join(',')}}`, { value, counts: !gauges.has(name) });
  }
  return values;
}

/** Returns the series of one process in promtool's notation: healthy at first, then in trouble. */
function seriesOf({ before, during, once = false }: Trouble, instance: string) {
  const labels = `job="boardgames",instance="${instance}"`;
  const [healthy, troubled] = [valuesOf(before, labels), valuesOf(during, labels)];
  const steps = ((during.at - before.at) / 1_000) * (1 / STEP);
  return [...new Set([...healthy.keys(), ...troubled.keys()])].map(series => {
    const [was, is] = [healthy.get(series), troubled.get(series)];
    const first = was ?? (is?.counts ? { value: 0 } : undefined);
    const begins = first === undefined ? `_x${HEALTHY}` : `${first.value}x${HEALTHY - 1}`;
    const step = is?.counts && !once ? (is.value - (was?.value ?? 0)) / steps : 0;
    const from = is?.counts && !once ? (was?.value ?? 0) + step : is?.value;
    const goesOn = from === undefined ? `stale _x${TROUBLED}` : `${from}+${step}x${TROUBLED}`;
    return { series, values: `${begins} ${goesOn.replace('+-', '-')}` };
  });
}

/**
 * Returns the alerts that fire before this trouble or in its forty minutes, by the rules of the repository. promtool computes
 * them.
 */
export function fired(troubles: readonly Trouble[]): ReadonlySet<string> {
  const place = folder();
  copyFileSync(RULES, join(place, 'alerts.yml'));
  const series = troubles.flatMap((trouble, index) => seriesOf(trouble, `bot-${index + 1}`));
  const ends = `${(HEALTHY + TROUBLED) * STEP}s`;
  const document = {
    rule_files: ['alerts.yml'],
    evaluation_interval: `${STEP}s`,
    tests: [
      {
        interval: `${STEP}s`,
        input_series: series,
        // The test expects no alerts, so promtool's error message lists all alerts that fired.
        promql_expr_test: [
          {
            expr: `count by (alertname) (max_over_time(ALERTS{alertstate="firing"}[${ends}]))`,
            eval_time: ends,
            exp_samples: [],
          },
        ],
      },
    ],
  };
  writeFileSync(join(place, 'test.yml'), stringify(document));
  const { stdout, stderr, status } = spawnSync('promtool', ['test', 'rules', 'test.yml'], {
    cwd: place,
    encoding: 'utf8',
  });
  const output = `${stdout}${stderr}`;
  const names = [...output.matchAll(/alertname="(\w+)"/g)].map(([, name = '']) => name);
  if ((status === 0) !== (names.length === 0)) throw new Error(output);
  return new Set(names);
}
