import type { Logger } from './log/log.ts';

/** Logs errors that no code has caught, since Node itself would print them with all that they carry. */
export function catchLastWords(log: Logger): void {
  process.on('unhandledRejection', error => log.error({ err: error }, 'a rejection nobody handled'));
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'an error nobody caught');
    process.exit(1);
  });
}
