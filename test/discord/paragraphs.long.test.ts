import type { Answer, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import { inGame } from '../support/in-game.ts';
import { LOCALES, WORDS } from '../support/locales.ts';
import { part } from '../support/test-form.ts';
import { follow, labelFrom, last, openTurn, readyToBuild, type Scene, scene, shown, waysOf } from './kit.ts';

/** Common English words. None of them may occur in a text of another language. */
const ENGLISH = /\b(?:the|you|your|is|are|with|from|cards?|house|draw|build)\b/i;
/** Removes commands and notation, which are the same in every language. */
const sameEverywhere = (text: string): string => text.replace(/`[^`]*`/g, '').replace(/\/porto[a-z ]*/g, '');

async function speaking(language: Language): Promise<Scene> {
  const stage = await scene();
  const locale = LOCALES[language];
  const guild = stage.discord.addGuild({ name: 'Gaia', preferredLocale: locale });
  for (const person of [stage.ann, stage.bob, stage.cid]) person.locale = locale;
  return { ...stage, guild, channel: guild.addChannel({ name: 'porto' }) };
}

const said = (message: StoredMessage): string =>
  [
    message.content,
    ...message.buttons.map(({ label }) => label),
    ...message.selects.flatMap(({ options }) =>
      options.flatMap(({ label, description }) => [label, description ?? '']),
    ),
    ...message.attachments.map(({ description }) => description ?? ''),
  ].join('\n');

describe.each(part(LANGUAGES, 2))('in %s', language => {
  const words = WORDS[language];
  const speaker = presenters.porto?.(language);
  const reads = (answer: Answer | StoredMessage): string => {
    const text = sameEverywhere(said('message' in answer ? shown(answer) : (answer as StoredMessage)));
    expect(text.trim()).not.toBe('');
    if (language !== 'en') expect(text).not.toMatch(ENGLISH);
    return text;
  };

  test('building: the best with what each brings, ghosts, one press', async () => {
    const stage = await speaking(language);
    const [first] = await readyToBuild(stage);
    const panel = shown(await first.press(last(stage.channel), words.panel.yourTurn));
    reads(panel);
    expect(panel.content).toContain(words.panel.pressShows(words.panel.mostPoints));
    await first.press(panel, waysOf(panel).find(label => /^[LR]\d · .+ · \d+/.test(label)) ?? '');
    expect(reads(panel)).toContain(words.panel.notYet);
    expect(panel.attachments[0]?.filename).toMatch(/-preview\.png$/);
    await first.press(panel, panel.buttons[0]?.customId ?? '');
    await stage.quiet();
    reads(last(stage.channel));
    expect((await stage.table.live(stage.channel.id))?.rev).toBe(9);
  });

  test('drawing tells what could be built; undo is reported and struck through', async () => {
    const stage = await speaking(language);
    const [first, second] = await readyToBuild(stage);
    const panel = await openTurn(first, last(stage.channel));
    await first.press(panel, speaker?.another?.('draw') ?? '?');
    reads(panel);
    await follow(first, panel);
    expect(reads(panel)).toContain(words.panel.notYet);
    await first.press(panel, panel.buttons[0]?.customId ?? '');
    const wish = await first.command(stage.channel, 'porto undo');
    reads(wish);
    await first.press(shown(wish), shown(wish).buttons[0]?.customId ?? '');
    await stage.quiet();
    reads(last(stage.channel));
    reads(await second.press(last(stage.channel), last(stage.channel).buttons[0]?.customId ?? ''));
    await stage.quiet();
    expect((await stage.table.live(stage.channel.id))?.rev).toBe(10);
    expect(reads(await inGame(first, stage.channel, 'porto', 'log'))).toContain('~~');
  });

  test('keeping shows three of five, is sealed, and can be replaced', async () => {
    const stage = await speaking(language);
    await stage.ann.command(stage.channel, 'porto new', { seats: 2 });
    await inGame(stage.bob, stage.channel, 'porto', 'join');
    await inGame(stage.ann, stage.channel, 'porto', 'start');
    await stage.quiet();
    expect(waysOf(last(stage.channel))).toEqual([speaker?.value('type', 'keep', {})]);
    const panel = await openTurn(stage.ann, last(stage.channel));
    reads(panel);
    await stage.ann.press(panel, labelFrom(panel, '1 + 2 + 3'));
    reads(panel);
    await stage.ann.press(panel, panel.buttons[0]?.customId ?? '');
    expect(reads(panel)).toContain(words.beside.chooseAgain);
    await stage.ann.press(panel, words.beside.chooseAgain);
    expect(waysOf(panel)).toHaveLength(10);
  });

  test('refusals, the hand, the board, the recap and the rules', async () => {
    const stage = await speaking(language);
    const [first, second] = await readyToBuild(stage);
    const { channel } = stage;
    const wrong = await first.command(channel, 'porto draw', { cards: '9', now: true });
    expect(shown(wrong).buttons.length).toBeGreaterThan(0);
    for (const answer of [
      wrong,
      await second.command(channel, 'porto draw', { cards: '1', now: true }),
      await stage.cid.command(channel, 'porto hand'),
      await first.command(channel, 'porto hand'),
      await inGame(first, channel, 'porto', 'recap'),
      await first.command(channel, 'porto board', { turn: 3 }),
      await first.command(channel, 'porto board', { turn: 99 }),
      await first.command(channel, 'porto board', { view: 'text' }),
      await first.command(channel, 'porto rules'),
      await first.command(channel, 'porto rules', { topic: 'learn' }),
    ])
      reads(answer);
    for (const { id, text } of speaker?.topics ?? []) {
      const chapter = await first.command(channel, 'porto rules', { topic: id });
      expect(chapter.content).toContain(text);
    }
  });
});
