import type { Logger } from './log/log.ts';

/** What nobody caught goes to the log and nowhere else: Node itself prints an error with all that it carries. */
export function catchLastWords(log: Logger): void {
  process.on('unhandledRejection', error => log.error({ err: error }, 'a rejection nobody handled'));
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'an error nobody caught');
    process.exit(1);
  });
}
