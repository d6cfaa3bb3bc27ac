import { Writable } from 'node:stream';
import { makeLog } from '../../src/log/log.ts';
import { type Report, reportIn } from '../../src/reports/report.ts';

export const TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB';
const INTERACTION = 'aW50ZXJhY3Rpb246MTIzNDU2Nzg5OnNlY3JldC1vZi1hLXByZXNz';

export function reportingLog(take: (report: Report) => void = () => {}) {
  const reports: Report[] = [];
  const written = (line: string): void => {
    const report = reportIn(line);
    if (!report) return;
    reports.push(report);
    take(report);
  };
  const to = new Writable({ write: (_chunk, _encoding, done) => done() });
  return { log: makeLog({ level: 'trace', secrets: [TOKEN, 'local.token'], to, written }), reports };
}

/** Logs what must never leave the process: tokens, a password, and an error with the body of a request. */
export function logSecrets(log: ReturnType<typeof makeLog>): void {
  log.error(
    { err: new Error(`bad token ${TOKEN}`) },
    `posting with local.token to https://discord.com/api/webhooks/1/${INTERACTION}/messages`,
  );
  log.error(
    { url: 'postgres://bot:hunter2@db/porto', token: 'plain-token' },
    'postgres://bot:hunter2@db/porto is away',
  );
  const refused = Object.assign(new Error('Invalid Form Body\ncontent: five red houses'), {
    requestBody: { json: { content: 'five red houses' } },
    hand: 'five red houses',
    url: `https://discord.com/api/v10/interactions/12/${INTERACTION}/callback`,
    seed: 'five red houses',
  });
  log.fatal({ err: new Error('outer', { cause: refused }), error: refused }, 'a reply was refused');
}

export const SECRET = /MTIz|abcdefghij|local\.token|aW50ZXJ|hunter2|plain-token|houses/;
