// Makes dist/, or another named folder: the package as a registry has it, as JavaScript with types. `npm run pack` packs the
// folder, and `npm publish ./dist` publishes it. The sources' own package.json names TypeScript files. So `--refuse` stops `npm
// pack` and `npm publish` of the sources.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const TOP = fileURLToPath(new URL('.', import.meta.url));
const [asked = join(TOP, 'dist')] = process.argv.slice(2);
const REFUSES = asked === '--refuse';
const DIST = resolve(asked);
/** File that bundles the page from its sources. Only this build needs it. */
const BUNDLER = 'page/bundle-page';
const COPIED = ['README.md', 'CHANGELOG.md', 'LICENSE', 'docs'];
const KEPT = ['name', 'version', 'description', 'keywords', 'license', 'type', 'engines'];
/** Packages that a bot installs itself if it wants a part that needs them. */
const PEERS = ['peerDependencies', 'peerDependenciesMeta'];

/** Commands of the published package. The sources' manifest has none, since npm would make a TypeScript file executable. */
const COMMANDS = { 'local-discord': './cli/cli.js' };

const manifest = JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8'));
/** Packages with types alone, by the package whose types they are. */
const TYPES = { ws: '@types/ws', busboy: '@types/busboy' };

const files = ending =>
  readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith(ending));

/** Returns the names of the packages that files with this ending import. */
function packagesIn(ending) {
  const found = new Set();
  for (const file of files(ending)) {
    if (file.startsWith(join('page', 'ready'))) continue;
    const text = readFileSync(join(DIST, file), 'utf8');
    for (const [, name] of text.matchAll(
      /(?:from|import\()\s*['"]((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]+)?['"]/g,
    ))
      if (!text.includes(`'node:${name}'`)) found.add(name);
  }
  return [...found];
}

/** Returns the manifest of the package as a registry has it: only packages that its files import. */
function published() {
  const versions = { ...manifest.devDependencies, ...manifest.dependencies };
  const typed = packagesIn('.d.ts').map(name => TYPES[name] ?? name);
  const all = [...new Set([...packagesIn('.js'), ...typed])].sort();
  const names = all.filter(name => manifest.peerDependencies?.[name] === undefined);
  const missing = names.filter(name => versions[name] === undefined);
  if (missing.length > 0) throw new Error(`package.json has no version of ${missing.join(', ')}`);
  const built = (path, ending) => path.replace(/^\.\/src\//, './').replace(/\.ts$/, ending);
  const exported = ([name, path]) => [name, { types: built(path, '.d.ts'), default: built(path, '.js') }];
  return {
    ...Object.fromEntries(KEPT.map(key => [key, manifest[key]])),
    bin: COMMANDS,
    exports: Object.fromEntries(Object.entries(manifest.exports).map(exported)),
    dependencies: Object.fromEntries(names.map(name => [name, versions[name]])),
    ...Object.fromEntries(PEERS.filter(key => manifest[key]).map(key => [key, manifest[key]])),
  };
}

/** Returns the licences of the packages in the page's script, whose authors ask for that. */
function licences(folders) {
  const texts = folders.map(folder => {
    const place = resolve(folder);
    const file = readdirSync(place).find(name => /^licen[cs]e/i.test(name));
    const { name, license } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    return `${name} (${license})\n\n${file ? readFileSync(join(place, file), 'utf8') : ''}`;
  });
  return texts.join(`\n${'-'.repeat(80)}\n`);
}

async function build() {
  rmSync(DIST, { recursive: true, force: true });
  const typescript = createRequire(import.meta.url).resolve('typescript-7/package.json');
  const compiler = [
    join(dirname(typescript), 'bin/tsc'),
    '-p',
    join(TOP, 'tsconfig.build.json'),
    '--outDir',
    DIST,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, compiler, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`TypeScript refuses the sources:\n${stdout}${stderr}`);
  mkdirSync(join(DIST, 'page/ready'));
  const { bundlePage } = await import(pathToFileURL(join(DIST, `${BUNDLER}.js`)));
  const { script, style, packages } = await bundlePage(join(TOP, 'src/page/app'));
  writeFileSync(join(DIST, 'page/ready/app.js'), script);
  writeFileSync(join(DIST, 'page/ready/style.css'), style);
  writeFileSync(join(DIST, 'page/ready/LICENSES'), licences(packages));
  for (const ending of ['js', 'd.ts']) rmSync(join(DIST, `${BUNDLER}.${ending}`));
  for (const path of COPIED) cpSync(join(TOP, path), join(DIST, path), { recursive: true });
  const made = published();
  for (const path of Object.values(COMMANDS)) chmodSync(join(DIST, path), 0o755);
  writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(made, null, 2)}\n`);
}

try {
  if (REFUSES) throw new Error('these are the sources: run `npm run build`, and pack or publish ./dist');
  await build();
} catch (error) {
  process.stderr.write(`local-discord: ${error.message}\n`);
  process.exitCode = 1;
}
