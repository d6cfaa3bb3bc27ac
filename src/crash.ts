import type { Logger } from './log/log.ts';

/** Logs errors that no code has caught. Node itself would print them with all their fields, which may hold secrets. */
export function catchLastWords(log: Logger): void {
  process.on('unhandledRejection', error => log.error({ err: error }, 'a rejection nobody handled'));
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'an error nobody caught');
    process.exit(1);
  });
}
