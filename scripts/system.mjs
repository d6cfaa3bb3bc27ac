// Installs the Debian packages that the compilation of canvas needs, where no ready-made binary exists.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { run } from './child.mjs';

export const PACKAGES = [
  'build-essential',
  'python3',
  'pkg-config',
  'libcairo2-dev',
  'libpango1.0-dev',
  'libjpeg-dev',
  'libgif-dev',
  'librsvg2-dev',
];

/** Returns the packages that are not installed. Undefined where there is no dpkg. */
function missingPackages() {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg fills these in
  const format = '${Package} ${db:Status-Status}\\n';
  const asked = spawnSync('dpkg-query', ['-W', '-f', format, ...PACKAGES], { encoding: 'utf8' });
  if (asked.error) return undefined;
  const installed = new Set(
    asked.stdout
      .split('\n')
      .filter(line => line.endsWith(' installed'))
      .map(line => line.split(' ')[0]),
  );
  return PACKAGES.filter(name => !installed.has(name));
}

function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** Returns the words before `apt-get`. Undefined where we cannot install packages. */
function asRoot() {
  if (!succeeds('apt-get', '--version')) return undefined;
  const environment = ['env', 'DEBIAN_FRONTEND=noninteractive'];
  if (process.getuid?.() === 0) return environment;
  return succeeds('sudo', '-n', 'true') ? ['sudo', '-n', ...environment] : undefined;
}

/**
 * Installs the missing packages. Returns true where another try of the compilation makes sense. Otherwise it prints the
 * missing packages.
 */
export async function addSystemLibraries({ say, write }, onStart) {
  const missing = missingPackages();
  if (missing?.length === 0) return false;
  const names = (missing ?? PACKAGES).join(' ');
  const before = missing && asRoot();
  if (before) {
    say(`installing what canvas is compiled with: ${names}`);
    const [command, ...words] = before;
    const apt = (...args) => run(command, [...words, 'apt-get', ...args], { onStart, listen: write });
    const install = () => apt('install', '-y', '--no-install-recommends', ...missing);
    if ((await install()) === 0) return true;
    await apt('update');
    if ((await install()) === 0) return true;
  }
  say(`canvas must be compiled here; install these system packages (Debian's names) and try again: ${names}`);
  return false;
}
