import { expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { LANGUAGES } from '../../src/stage/languages.ts';
import { scene, shown } from './kit.ts';

const LOCALES = { en: 'en-GB', ko: 'ko', 'pt-BR': 'pt-BR' } as const;

test.each(LANGUAGES)('a first turn is learnt in private, by buttons alone (%s)', async language => {
  const stage = await scene();
  stage.ann.locale = LOCALES[language];
  const { steps = [] } = presenters.porto?.(language).lesson ?? {};
  const answer = await stage.ann.command(stage.channel, 'porto rules', { topic: 'learn' });
  expect(answer.ephemeral).toBe(true);
  const panel = shown(answer);
  for (const [index, step] of steps.entries()) {
    expect(panel.content).toContain(step.text);
    expect(panel.attachments[0]?.filename).toBe(`porto-lesson-${index + 1}.png`);
    expect(panel.attachments[0]?.description?.length ?? 0).toBeGreaterThan(100);
    const [wrong] = step.options.filter(({ next }) => next === index);
    if (wrong) {
      await stage.ann.press(panel, wrong.label);
      expect(panel.content).toContain(wrong.remark);
      expect(panel.content).toContain(step.text);
    }
    const [right] = step.options.filter(({ next }) => next === index + 1);
    if (index < steps.length - 1) {
      expect(right, `step ${index + 1} leads on`).toBeDefined();
      await stage.ann.press(panel, right?.label ?? '');
      expect(panel.content).toContain(right?.remark);
    }
  }
  await stage.ann.press(panel, panel.buttons.at(-1)?.customId ?? '');
  expect(panel.content).toContain(steps.at(-2)?.text);
  expect(stage.channel.messages.filter(message => !message.ephemeral)).toEqual([]);
  expect(await stage.table.live(stage.channel.id)).toBeUndefined();
});

test('a step that is not there, and a game without a lesson, are said', async () => {
  const stage = await scene();
  const panel = shown(await stage.ann.command(stage.channel, 'porto rules'));
  await stage.ann.press(panel, 'Try a first turn');
  for (const id of [
    '1:porto:-:learn:99:0',
    '1:chess:-:learn:0',
    '1:constructor:-:learn:0',
    '1:porto:-:learn',
  ]) {
    const answer = await stage.ann.pressRaw(stage.channel, panel, id);
    expect(answer.content).toMatch(/lesson is not here|Step 1 of/);
  }
});
