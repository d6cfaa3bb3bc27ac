/** Exit code for errors that a restart can't repair: EX_CONFIG of sysexits.h. */
export const BAD_CONFIG = 78;
export const FAILED = 1;
