import { BadData } from './core/bad-data.ts';

/** sysexits.h: EX_CONFIG. Errors that a restart can't repair. */
const BAD_CONFIG = 78;

// Data files are read while the modules are loaded, before our own code could catch their errors.
process.on('uncaughtExceptionMonitor', error => {
  if (!(error instanceof BadData)) return;
  process.stderr.write(`${error.message}\n`);
  process.exit(BAD_CONFIG);
});
