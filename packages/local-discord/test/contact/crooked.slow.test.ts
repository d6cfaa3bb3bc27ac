import { expect, test } from 'vitest';
import { ASSUMPTIONS } from '../../src/contact/lines/index.ts';
import { part } from '../form.ts';
import { AtKeyboard } from './at-keyboard.ts';
import { Crooked } from './crooked.ts';
import { OWN } from './own.ts';
import { standIn } from './stand-in.ts';
import { TWINS } from './twins.ts';

const ALL = Object.entries(TWINS);
/** Crooked stand-ins that this run tries. Each takes some seconds, so only a release tries all of them. */
const tried = part(ALL, 5);

test.each(tried)('a Discord that differs in %s alone is found', async (id, bend) => {
  const { discord, guild, run } = await standIn();
  const crooked = await Crooked.start(discord.url, bend);
  const keyboard = new AtKeyboard(discord, guild, bend.keys);
  const { results } = await run({ api: crooked.api, keyboard, own: OWN });
  await crooked.close();
  const others = Object.entries(results).filter(
    ([, { outcome }]) => outcome !== 'as assumed' && outcome !== 'cannot be asked',
  );
  expect(others).toEqual([[id, { outcome: 'differs', seen: expect.any(String) }]]);
});

test('each assumption has its crooked stand-in', () => {
  const asked = ASSUMPTIONS.filter(({ trial }) => trial !== 'no run asks this' && !/a role/.test(trial));
  expect(Object.keys(TWINS).toSorted()).toEqual(asked.map(({ id }) => id).toSorted());
});
