import { readFileSync } from 'node:fs';
import { PermissionFlagsBits } from 'discord.js';
import { expect, test } from 'vitest';
import { PERMISSIONS } from '../../src/discord/rest/permissions.ts';
import { WORDS } from '../support/locales.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test('the invitation in the README asks for every permission that the bot needs, and for no other', () => {
  const wanted = /&permissions=(\d+)/.exec(readme)?.[1];
  const needed = PERMISSIONS.reduce((sum, name) => sum | PermissionFlagsBits[name], 0n);
  expect(BigInt(wanted ?? 0)).toBe(needed);
});

test('the README names them as Discord does', () => {
  const named = /these permissions: ([\s\S]*?):\n/.exec(readme)?.[1] ?? '';
  const bold = [...named.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name).sort();
  expect(bold).toEqual(PERMISSIONS.map(name => WORDS.en.places.permissions[name]).sort());
});
