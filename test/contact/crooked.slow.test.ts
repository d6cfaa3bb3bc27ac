import { expect, test } from 'vitest';
import { ASSUMPTIONS } from '../../tools/contact/assumptions/index.ts';
import { isLong, part, some } from '../support/test-form.ts';
import { AtKeyboard } from './at-keyboard.ts';
import { Crooked } from './crooked.ts';
import { SMALL } from './small-bodies.ts';
import { standIn } from './stand-in.ts';
import { TWINS } from './twins.ts';

const ALL = Object.entries(TWINS);
/** Crooked stand-ins that this run tries. Each takes some seconds, so only a release tries all of them. */
const tried = isLong ? part(ALL, 10) : some(ALL, 3);

test.each(tried)('a Discord that differs in %s alone is found', async (id, bend) => {
  const { discord, guild, run } = await standIn();
  const crooked = await Crooked.start(discord.url, bend);
  const keyboard = new AtKeyboard(discord, guild, bend.keys);
  const { results } = await run({ api: crooked.api, keyboard, bodies: async () => SMALL });
  await crooked.close();
  const others = Object.entries(results).filter(([, { outcome }]) => outcome !== 'as assumed');
  expect(others).toEqual([[id, { outcome: 'differs', seen: expect.any(String) }]]);
});

test('each assumption has its crooked stand-in', () => {
  expect(Object.keys(TWINS).toSorted()).toEqual(ASSUMPTIONS.map(({ id }) => id).toSorted());
});
