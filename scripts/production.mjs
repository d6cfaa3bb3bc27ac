// Tells what the bot needs without a checkout: files, and packages by package.json and package-lock.json.

/** Files and folders that have the same places as in the checkout, besides the catalogues. */
export const COPIED = [
  'data',
  'LICENSE',
  '.env.example',
  'docs/deploy/porto.service',
  'scripts/healthcheck.mjs',
];

/** Direct packages that only a checkout needs: they bundle the bot, and make the playground. */
export const CHECKOUT = ['@expo-google-fonts/noto-emoji', 'esbuild', 'local-discord'];

/** Fields of package.json that the folder keeps unchanged. */
const KEPT = ['name', 'version', 'private', 'description', 'license', 'type', 'engines'];

/** Returns the manifest of the bot without a checkout. Its `start` does not set anything up. */
export function manifestOf({ dependencies, scripts, ...rest }) {
  const needed = Object.entries(dependencies).filter(([each]) => !CHECKOUT.includes(each));
  const start = scripts.start.split(' && ').filter(command => /^ex(?:port|ec) /.test(command));
  return {
    ...Object.fromEntries(KEPT.map(field => [field, rest[field]])),
    scripts: {
      start: start.join(' && '),
      db: 'node --enable-source-maps dist/run/db.js',
      host: 'node --enable-source-maps dist/run/host.js',
    },
    dependencies: Object.fromEntries(needed),
  };
}

/** Returns the place of a package as Node finds it from a package at `from`. Undefined where it is not in the lock file. */
function placeOf(packages, from, name) {
  for (let at = from; ; at = at.slice(0, at.lastIndexOf('/node_modules/'))) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (place in packages) return place;
    if (!at.includes('/node_modules/')) return at === '' ? undefined : placeOf(packages, '', name);
  }
}

/** Returns the places of these packages and of all packages that they need, in order. */
export function closure(packages, names) {
  const found = new Set();
  const add = (from, name) => {
    const place = placeOf(packages, from, name);
    if (place === undefined || found.has(place)) return;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place];
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      add(place, each);
  };
  for (const name of names) add('', name);
  return [...found].sort();
}

/** Returns the lock file of the manifest: the entries of `packages` at these places. */
export function lockOf({ packages, ...rest }, { name, version, license, dependencies, engines }, places) {
  const kept = places.map(place => [place, packages[place]]);
  const top = { name, version, license, dependencies, engines };
  return { ...rest, packages: { '': top, ...Object.fromEntries(kept) } };
}
