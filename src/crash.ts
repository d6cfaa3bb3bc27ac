import type { Logger } from './log/log.ts';

/**
 * Logs errors that no code has caught. Node itself would print them with all their fields, which may hold secrets.
 * @param flush passes on the reports of errors before the process ends
 */
export function catchLastWords(log: Logger, flush: () => Promise<void> = async () => {}): void {
  process.on('unhandledRejection', error => log.error({ err: error }, 'a rejection nobody handled'));
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'an error nobody caught');
    void flush().finally(() => process.exit(1));
  });
}
