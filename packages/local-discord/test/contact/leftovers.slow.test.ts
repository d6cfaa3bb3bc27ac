import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STATE } from '../../src/contact/contact.ts';
import { ASSUMPTIONS, WITH_PERSON } from '../../src/contact/lines/index.ts';
import { AtKeyboard } from './at-keyboard.ts';
import { CONTACT, everythingIn, inhabited, POLL, register } from './inhabited.ts';
import { OWN } from './own.ts';
import { INVITED, standIn } from './stand-in.ts';

const own = OWN;

test('a command that the server had in another form gets this form back', async () => {
  const here = await standIn();
  await register(here, [{ ...CONTACT, description: 'an older description' }, POLL]);
  const plain = () => here.discord.commands(here.guild.id).map(({ version: _, ...command }) => command);
  const before = plain();
  await here.run();
  expect(plain()).toEqual(before);
});

test('what a killed run has left is removed by the next run', async () => {
  const here = await inhabited();
  const { guild, folder, run, discord } = here;
  const before = everythingIn(here);
  const [bob] = discord.people;
  if (!bob) throw new Error('no people');
  const left = guild.addChannel({ name: 'contact-test', botPermissions: INVITED });
  left.addThread({ name: 'of the killed run' });
  await register(here, [POLL]);
  const saved = { guild: guild.id, outcomes: {}, channels: [left.id], messages: [], commands: [] };
  writeFileSync(join(folder, STATE), JSON.stringify(saved));
  await run();
  expect(everythingIn(here)).toBe(before);
});

test('lines that a person skips or lets pass are not tried, and the others are', async () => {
  const { discord, guild, run } = await standIn();
  const keyboard = new AtKeyboard(discord, guild, { typing: 'skip', choice: 'over', 'look-picture': 'skip' });
  const { results } = await run({ keyboard, own });
  const open = Object.entries(results).filter(([, { outcome }]) => outcome === 'not tried');
  expect(Object.fromEntries(open)).toEqual({
    'typing-arrives': { outcome: 'not tried', seen: 'skipped' },
    'typing-answer': { outcome: 'not tried', seen: 'skipped' },
    'most-suggestion': { outcome: 'not tried', seen: 'skipped' },
    'most-suggestions': { outcome: 'not tried', seen: 'skipped' },
    'choice-arrives': { outcome: 'not tried', seen: 'the time was over' },
    'choice-updated': { outcome: 'not tried', seen: 'the time was over' },
    'look-picture': { outcome: 'not tried', seen: 'skipped' },
  });
});

test('without a person and without patience, the lines that need them are not tried', async () => {
  const { run, folder } = await standIn();
  const { results } = await run({ patient: false, own });
  for (const assumption of ASSUMPTIONS) {
    const { id } = assumption;
    const needs = WITH_PERSON.includes(assumption) || id === 'nonce-minutes';
    const asked = results[id]?.outcome === 'cannot be asked' ? 'cannot be asked' : 'as assumed';
    expect(results[id]?.outcome, id).toBe(needs ? 'not tried' : asked);
  }
  expect(statSync(join(folder, STATE)).isFile()).toBe(true);
});
