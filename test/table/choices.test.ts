import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SettingsChange } from '../../src/table/match/types.ts';
import type { ServerSettings } from '../../src/table/people/servers.ts';

/** Number of scenarios of the sitting that change a choice after its button was shown, or the reason why none does. */
type Tried = number | string;

const OF_SERVER: Readonly<Record<keyof ServerSettings, Tried>> = {
  language: 'each message is written in the language of its moment',
  pace: 'an opening without a pace takes the pace of its moment',
  place: 'an opening takes the place of its moment',
  morningHour: 'plans the next message anew',
  morningZone: 'plans the next message anew',
  listed: 1,
  strangers: 1,
  mayOpen: 2,
  mayCancel: 1,
  callRole: 1,
  morningChannel: 1,
};

const OF_PERSON: Readonly<Record<keyof SettingsChange, Tried>> = {
  zone: 'moves the pings that wait (test/table/request-pings.test.ts)',
  quiet: 'moves the pings that wait (test/table/request-pings.test.ts)',
  learns: 'concerns nobody else',
  puzzles: 'read by a program of the operator',
  named: 'each message is made with the names of its moment',
  everywhere: 'changes the lines of the leaderboard (test/table/ratings.test.ts)',
  pings: 3,
  awayUntil: 1,
  invitations: 2,
  stats: 3,
};

test('the sitting changes each setting on which a shown button depends', () => {
  const text = readFileSync(new URL('sittings/choices.txt', import.meta.url), 'utf8');
  const titles = [...text.matchAll(/^## (\w+ \d)$/gm)].map(([, title]) => title);
  const wanted = Object.entries({ ...OF_SERVER, ...OF_PERSON }).flatMap(([name, tried]) =>
    typeof tried === 'string' ? [] : Array.from({ length: tried }, (_, at) => `${name} ${at + 1}`),
  );
  expect(titles).toEqual(wanted);
});
