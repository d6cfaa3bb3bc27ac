/**
 * Signals by which a system, a terminal or a supervisor asks a process to end. A system without one of them never sends it.
 * SIGBREAK is Ctrl+Break and SIGHUP a closed window on Windows. SIGPWR is a failing power supply.
 */
export const ENDING_SIGNALS = [
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
  'SIGQUIT',
  'SIGBREAK',
  'SIGPWR',
] as const satisfies readonly NodeJS.Signals[];
