import { expect, test } from 'vitest';
import { games } from '../../../src/games/registry.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { LOCALES } from '../../support/locales.ts';
import { sharedScene, shown } from '../kit.ts';

const alike = sharedScene({ paints: false });

test.each(LANGUAGES)('/games help has a way to begin each game, for the asker alone: %s', async language => {
  const { ann, channel } = await alike();
  ann.locale = LOCALES[language];
  const answer = shown(await ann.command(channel, 'games help'));
  expect(answer.ephemeral).toBe(true);
  for (const game of Object.keys(games)) expect(answer.content).toContain(`/${game} new`);
  expect(answer.content).toContain('`/games find`');
  expect(answer.buttons).toHaveLength(Object.keys(games).length);
  for (const { label } of answer.buttons) {
    expect(label.length, label).toBeLessThanOrEqual(40);
    const opened = shown(await ann.command(channel, 'games help'));
    await ann.press(opened, label);
    expect(opened.content).not.toBe(answer.content);
  }
  expect(channel.messages).toEqual([]);
});
