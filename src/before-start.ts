import { readFileSync } from 'node:fs';
import { supports } from '../scripts/supported.mjs';
import { BadData } from './core/values/bad-data.ts';
import { BAD_CONFIG } from './exit-codes.ts';

function refuse(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(BAD_CONFIG);
}

// Under another version of Node, a native module may end the process with a segmentation fault and without any message.
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
if (!supports(engines.node, process.versions.node))
  refuse(
    `Node ${process.versions.node} cannot run this program: it needs Node ${engines.node}, which npm start brings if it can.`,
  );

/** Returns true for a syntax error in a JSON file under data/ that a module imports. */
const isDamagedData = (error: unknown): error is SyntaxError =>
  error instanceof SyntaxError && /data\/\S+\.json: /.test(error.message);

// Data files are read while modules are loaded, before any code of the program could catch their errors.
process.on('uncaughtExceptionMonitor', error => {
  if (error instanceof BadData || isDamagedData(error)) refuse(error.message);
});
