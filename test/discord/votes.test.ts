import type { Person } from 'local-discord';
import { expect, test } from 'vitest';
import { players } from '../../src/games/bots.ts';
import { unescaped } from '../../src/presentation/text/names.ts';
import { slowly } from '../support/slow-thinker.ts';
import { isLong } from '../support/test-form.ts';
import { seated, timed } from './clock-and-texts.ts';
import { last, said, shown } from './kit.ts';

const three = ([one, two, three]: readonly Person[]): readonly [Person, Person, Person] => {
  if (!one || !two || !three) throw new Error('three are needed');
  return [one, two, three];
};

test('a person who is late is played for by a bot, which the board names while it thinks', async () => {
  const answers: (() => void)[] = [];
  const stage = await timed({ paints: isLong, players, thinker: slowly(answers) });
  const { ann, bob, cid, channel, table } = stage;
  const { people } = await seated(stage, [ann, bob, cid], { pace: 'day' });
  const [first, second, third] = three(people);
  await stage.pass(24);
  const overdue = channel.messages.find(({ content }) => content.includes('longer than 24 hours'));
  const choice = shown(await second.press(overdue, 'Choose who plays'));
  await second.press(choice, 'This turn: hard');
  await stage.quiet();
  const vote = last(channel);
  await third.press(vote, 'Agree');
  await stage.quiet();
  expect(unescaped((await said(third, channel, 'porto board')) ?? '')).toContain(
    `the bot for ${first.name} is thinking`,
  );
  for (const answer of answers.splice(0)) answer();
  await table.thinking.idle();
  await stage.quiet();
  expect(last(channel).content).toContain('(played for the seat)');
});
