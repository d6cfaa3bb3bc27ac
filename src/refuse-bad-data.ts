import { BadData } from './core/bad-data.ts';

/** sysexits.h: EX_CONFIG. Errors that a restart can't repair. */
const BAD_CONFIG = 78;

// Data files are read while the rooms are loaded, before anything of ours could catch what is wrong with them.
process.on('uncaughtExceptionMonitor', error => {
  if (!(error instanceof BadData)) return;
  process.stderr.write(`${error.message}\n`);
  process.exit(BAD_CONFIG);
});
