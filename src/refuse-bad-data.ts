import { BadData } from './core/bad-data.ts';

/** Exit code for errors that a restart can't repair: EX_CONFIG of sysexits.h. */
const BAD_CONFIG = 78;

// Data files are read while modules are loaded, before any code of the program could catch their errors.
process.on('uncaughtExceptionMonitor', error => {
  if (!(error instanceof BadData)) return;
  process.stderr.write(`${error.message}\n`);
  process.exit(BAD_CONFIG);
});
