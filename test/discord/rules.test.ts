import { expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { LOCALES } from '../support/locales.ts';
import { isLong, some } from '../support/test-form.ts';
import { sharedScene, shown } from './kit.ts';

const alike = sharedScene({ paints: isLong });

const READ = [
  ...['porto', 'green-port'].flatMap(game => LANGUAGES.map(language => [game, language] as const)),
  ['vintage', 'ko'],
] as const;

test.each(some(READ, 3))(
  '%s: the rules are leafed through by buttons that name the chapters (%s)',
  async (game, language) => {
    const stage = await alike();
    stage.ann.locale = LOCALES[language];
    const topics = presenters[game]?.(language).topics ?? [];
    const page = shown(await stage.ann.command(stage.channel, `${game} rules`));
    expect(topics.length).toBeGreaterThan(0);
    for (const [at, { id, title, text }] of topics.entries()) {
      expect(page.content).toBe(`## ${title}\n${text}`);
      expect(page.attachments.map(({ filename }) => filename)).toEqual([`${game}-rules-${id}.png`]);
      const labels = page.buttons.map(({ label }) => label);
      const [before, after] = [topics[at - 1], topics[at + 1]];
      expect(labels.includes(`← ${before?.title}`)).toBe(before !== undefined);
      expect(page.selects[0]?.options.map(({ label }) => label)).toEqual(topics.map(topic => topic.title));
      if (after) await stage.ann.press(page, `${after.title} →`);
    }
    await stage.ann.press(page, `← ${topics.at(-2)?.title}`);
    expect(page.content).toContain(`## ${topics.at(-2)?.title}`);
    await stage.ann.select(page, page.selects[0]?.customId ?? '', ['2']);
    expect(page.content).toContain(`## ${topics[2]?.title}`);
    expect(stage.channel.messages.filter(message => !message.ephemeral)).toEqual([]);
  },
);

test('a chapter that is not there is the first, and rules of no game are said', async () => {
  const stage = await alike();
  const page = shown(await stage.ann.command(stage.channel, 'porto rules', { topic: 'end' }));
  expect(page.content).toContain('## End of the game');
  await stage.ann.pressRaw(stage.channel, page, '1:porto:-:rules:99');
  expect(page.content).toContain('## Overview');
  for (const id of ['1:chess:-:rules:0', '1:constructor:-:rules']) {
    const answer = await stage.ann.pressRaw(stage.channel, page, id);
    expect(answer.content).toContain("I don't know this button");
  }
});
