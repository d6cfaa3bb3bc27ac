import { expect, test } from 'vitest';
import { ASSUMPTIONS } from '../../src/contact/index.ts';
import { ruleCodes, sentEvents } from '../../tools/what-is-there.ts';
import { AtKeyboard } from './at-keyboard.ts';
import { OWN } from './own.ts';
import { standIn } from './stand-in.ts';

/** Codes and events that no run can cause, with the line that says so. */
const UNASKED: Readonly<Record<string, string>> = {
  30003: 'unasked-pins-full',
  40094: 'unasked-follow-up-limit',
  50240: 'unasked-entry-point',
  APPLICATION_COMMAND_INVALID_ENTRY_POINT: 'unasked-entry-point',
  GUILD_DELETE: 'event-server-left',
  GUILD_UPDATE: 'event-server-changed',
};

/** Returns all codes in the answer to a request. */
const codesIn = (answer: unknown): readonly string[] =>
  [...(JSON.stringify(answer) ?? '').matchAll(/"code":"?(\w+)/g)].map(([, code = '']) => code);

test('a run meets every code of the rules and every event of the gateway, or a line says that it cannot', async () => {
  const { discord, guild, run } = await standIn();
  await run({ keyboard: new AtKeyboard(discord, guild), own: OWN });
  const codes = new Set(discord.requests.flatMap(({ answer }) => codesIn(answer)));
  const events = new Set(discord.events.map(({ name }) => name));
  const unmet = [
    ...ruleCodes().filter(code => !codes.has(code)),
    ...sentEvents().filter(name => !events.has(name)),
  ];
  expect(unmet.filter(name => !Object.hasOwn(UNASKED, name))).toEqual([]);
  const lines = ASSUMPTIONS.filter(({ trial }) => trial === 'no run asks this').map(({ id }) => id);
  expect(Object.values(UNASKED).filter(id => !lines.includes(id))).toEqual([]);
});
