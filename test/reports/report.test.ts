import { expect, test } from 'vitest';
import { workingAt } from '../../src/log/log.ts';
import { logSecrets, reportingLog, SECRET } from './kit.ts';

test('lines of errors and alerts become reports, with their kind, error and fields; other lines do not', () => {
  const { log, reports } = reportingLog();
  const error = Object.assign(new TypeError('no such seat'), { code: 'E_SEAT' });
  log.info('logged in');
  log.warn({ shard: 1 }, 'the gateway closed');
  workingAt({ matchId: 'm1', shard: 3 }, () =>
    log.error({ err: error, names: ['a', 'b'] }, 'a notice stays'),
  );
  log.warn({ alert: true, parked: 4 }, 'more games are parked');
  log.fatal({ error: new Error('gone') }, 'the bot could not start');
  log.error({ alert: false, text: '"alert":true' }, 'reported');
  expect(reports.map(({ level, message }) => [level, message])).toEqual([
    ['error', 'a notice stays'],
    ['alert', 'more games are parked'],
    ['fatal', 'the bot could not start'],
    ['error', 'reported'],
  ]);
  expect(reports[0]).toMatchObject({
    kind: 'a notice stays|TypeError|E_SEAT',
    error: {
      name: 'TypeError',
      message: 'no such seat',
      code: 'E_SEAT',
      stack: expect.stringContaining('at '),
    },
    fields: { matchId: 'm1', shard: 3, names: 'a, b' },
  });
  expect(reports[1]?.fields).toEqual({ parked: 4 });
});

test('no report holds a secret', () => {
  const { log, reports } = reportingLog();
  logSecrets(log);
  expect(reports).toHaveLength(3);
  expect(JSON.stringify(reports)).not.toMatch(SECRET);
});
