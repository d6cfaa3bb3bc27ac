import { expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { unmarked } from '../../src/presentation/language/reader.ts';
import { LOCALES } from '../support/locales.ts';
import { isLong, some } from '../support/test-form.ts';
import { last, scene, shown } from './kit.ts';

const TAUGHT = ['porto', 'green-port'] as const;
const EVERYWHERE = [
  ...TAUGHT.flatMap(game => LANGUAGES.map(language => [game, language] as const)),
  // Vintage's lesson is long, so it is tested in one language.
  ['vintage', 'pt-BR'],
] as const;

test.each(some(EVERYWHERE, 3))(
  '%s: a first turn is learnt in private, by buttons alone (%s)',
  async (game, language) => {
    const stage = await scene();
    stage.ann.locale = LOCALES[language];
    const { steps = [] } = presenters[game]?.(language).lesson ?? {};
    const answer = await stage.ann.command(stage.channel, `${game} rules`, { topic: 'learn' });
    expect(answer.ephemeral).toBe(true);
    const panel = shown(answer);
    expect(steps.length).toBeGreaterThan(0);
    for (const [index, step] of steps.entries()) {
      expect(panel.content).toContain(step.text);
      expect(panel.attachments[0]?.filename).toBe(`${game}-lesson-${index + 1}.png`);
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
    await stage.ann.press(panel, panel.buttons.at(-2)?.customId ?? '');
    expect(panel.content).toContain(steps.at(-2)?.text);
    expect(stage.channel.messages.filter(message => !message.ephemeral)).toEqual([]);
    expect(await stage.table.live(stage.channel.id)).toBeUndefined();
  },
);

test('a step that is not there, and a game without a lesson, are said', async () => {
  const stage = await scene({ paints: isLong });
  const panel = shown(await stage.ann.command(stage.channel, 'porto rules'));
  await stage.ann.press(panel, 'Try a first turn');
  for (const id of [
    '1:porto:-:learn:99:0',
    '1:chess:-:learn:0',
    '1:constructor:-:learn:0',
    '1:porto:-:learn',
  ]) {
    const answer = await stage.ann.pressRaw(stage.channel, panel, id);
    expect(answer.content).toMatch(/lesson is no longer available|Step 1 of/);
  }
});

test.each(TAUGHT)(
  '%s: the end of the lesson leads to a table, to its seat, to its board; the opponent has nobody’s name',
  async game => {
    const stage = await scene({ paints: isLong });
    const { ann, bob, channel, table } = stage;
    const lesson = presenters[game]?.('en').lesson;
    expect(lesson?.names.map(unmarked)).toEqual(['You', 'Opponent']);
    const atEnd = async (person: typeof ann) => {
      const panel = shown(await person.command(channel, `${game} rules`, { topic: 'learn' }));
      await person.pressRaw(channel, panel, `1:${game}:-:learn:${(lesson?.steps.length ?? 0) - 1}`);
      return panel;
    };
    await ann.press(await atEnd(ann), 'Open a table here');
    await stage.quiet();
    const match = await table.live(channel.id);
    expect(match?.seats.map(({ id }) => id)).toEqual([ann.id]);
    expect((await bob.press(await atEnd(bob), 'Join')).content).toContain('You sit at the table');
    await ann.command(channel, `${game} start`);
    await stage.quiet();
    const board = await bob.press(await atEnd(bob), 'To the game');
    expect(board.message?.attachments[0]?.filename).toMatch(new RegExp(`^${game}-\\w+-0\\.png$`));
  },
);

test.each(gamesFrom('shown'))("%s: the deal's board offers the lesson, later boards do not", async game => {
  const stage = await scene();
  const { ann, bob, channel } = stage;
  await ann.command(channel, `${game} new`, { seats: 2 });
  await bob.command(channel, `${game} join`);
  await stage.quiet();
  await stage.ann.press(last(channel), 'Start');
  await stage.quiet();
  const offered = () =>
    last(channel)
      .buttons.map(({ label }) => label)
      .includes('Try a first turn');
  expect(offered()).toBe(presenters[game]?.('en').lesson !== undefined);
  const answer = await bob.press(last(channel), 'Try a first turn');
  expect(answer.ephemeral).toBe(true);
  for (;;) {
    const match = await stage.table.live(channel.id);
    if (!match || match.rev > 0) break;
    const sealed = await stage.table.sealed(match.id);
    const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? 0;
    const [action] = match.position.legal(seat);
    const acted = await stage.table.act(
      match.id,
      match.seats[seat]?.id ?? '',
      games[game]?.write(action) ?? '',
    );
    if (!acted.ok) throw new Error(acted.refusal.code);
  }
  await stage.quiet();
  expect(offered()).toBe(false);
});
