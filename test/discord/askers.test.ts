import type { Person } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { isLong, some } from '../support/test-form.ts';
import { cancel, family, resign, type Scene, said, sharedScene, startGame } from './kit.ts';

const alike = sharedScene({ paints: isLong });

const LOCALES = ['en-GB', 'ko', 'pt-BR'] as const;

async function people(locale: (typeof LOCALES)[number]): Promise<Scene> {
  const stage = await alike();
  const [ann, bob, cid] = ['Ann', 'Bob', 'Cid'].map(name => stage.discord.addUser({ name, locale }));
  if (!ann || !bob || !cid) throw new Error('nobody');
  return { ...stage, ann, bob, cid };
}

const says = async (person: Person, { channel }: Scene, command: string): Promise<string> =>
  await said(person, channel, command);

/** Patterns for one sentence in English, Korean and Portuguese, in this order. */
type InAll = readonly [RegExp, RegExp, RegExp];
const expected = (locale: (typeof LOCALES)[number], sentences: InAll): RegExp =>
  sentences[LOCALES.indexOf(locale)] ?? /^$/;

describe.each(some(LOCALES, 2))('the sentence for who asks, in %s', locale => {
  test('resigning with two seats: the game is over, and who wins', async () => {
    const stage = await people(locale);
    await family(stage);
    const { content } = await resign(stage.ann, stage.channel);
    expect(content).toMatch(
      expected(locale, [
        /over\. \*\*Bob\*\* wins/,
        /끝났습니다.*\*\*Bob\*\*.*승리했습니다/,
        /terminou\. \*\*Bob\*\* vence/,
      ]),
    );
    expect(content).not.toMatch(/the bot plays your seat|봇이 대신|eu jogo n|jogando nesse lugar/);
  });

  test('giving up alone ends the game, and no stand-in is mentioned', async () => {
    const stage = await people(locale);
    await stage.ann.command(stage.channel, 'porto solo');
    const { content } = await resign(stage.ann, stage.channel);
    expect(content).toMatch(expected(locale, [/game is over/, /끝났습니다/, /terminou/]));
    expect(content).not.toMatch(/the bot plays your seat|봇이 대신|eu jogo n|jogando nesse lugar/);
  });

  test.each([false, true])('resigning where all others have called it off; rated: %s', async rated => {
    const stage = await people(locale);
    const { ann, bob, cid, channel } = stage;
    await startGame(stage, [ann, bob, cid], { variant: 'family', rated });
    for (const person of [bob, cid]) await cancel(person, channel);
    const asked = await ann.command(channel, 'porto resign');
    const end = rated
      ? expected(locale, [
          /it ends at once|game is over/,
          /바로 끝나며|끝났습니다/,
          /termina na hora|terminou/,
        ])
      : expected(locale, [/cancelled/, /취소/, /cancelada/]);
    expect(asked.content).toMatch(end);
    expect(asked.content).not.toMatch(/I play your seat|봇이 대신|Jogo o seu lugar/);
    const { content } = await ann.press(asked.message, asked.message?.buttons[0]?.label ?? '');
    expect(content).toMatch(end);
    expect(content).not.toMatch(/the bot plays your seat|봇이 대신|eu jogo n|jogando nesse lugar/);
  });

  test('a full lobby: who did not open it can not cancel it, now or later', async () => {
    const stage = await people(locale);
    const { ann, bob, cid, channel } = stage;
    await ann.command(channel, 'porto new', { variant: 'family', seats: 2 });
    await bob.command(channel, 'porto join');
    const cancelling = await says(bob, stage, 'porto cancel');
    expect(cancelling).toContain('Ann');
    expect(cancelling).toContain('/porto leave');
    expect(cancelling).not.toMatch(/until it is full|다 찰 때까지|não estiver completa/);
    expect(await says(cid, stage, 'porto cancel')).not.toContain('/porto leave');
    const removing = await bob.command(channel, 'porto remove', { person: ann });
    expect(removing.content).not.toMatch(/until it is full|다 찰 때까지|não estiver completa/);
    expect(await said(cid, channel, 'porto leave')).not.toContain('/porto join');
    const answer = await cid.command(channel, 'porto leave');
    expect(answer.message?.buttons ?? []).toEqual([]);
    expect(await says(cid, stage, 'porto new')).not.toContain('/porto join');
  });

  test('too few: who asks sits there already', async () => {
    const stage = await people(locale);
    await stage.ann.command(stage.channel, 'porto new', { variant: 'family' });
    const few = await says(stage.ann, stage, 'porto start');
    expect(few).toMatch(
      expected(locale, [
        /The others .*`\/porto join`/,
        /다른 분.*`\/porto join`/,
        /Os outros .*`\/porto join`/,
      ]),
    );
    await stage.bob.command(stage.channel, 'porto join');
    expect(await says(stage.bob, stage, 'porto start')).toMatch(
      expected(locale, [/until it is full/, /다 찰 때까지/, /não estiver completa/]),
    );
    expect(await says(stage.bob, stage, 'porto new')).not.toContain('/porto join');
    expect(await says(stage.cid, stage, 'porto new')).toContain('/porto join');
    for (const command of ['porto resign', 'porto draw', 'porto undo']) {
      const options = command === 'porto draw' ? { cards: '1' } : {};
      const { content } = await stage.bob.command(stage.channel, command, options);
      expect(content).toMatch(
        expected(locale, [/person who opened the table can start/, /연 사람이/, /quem abriu a mesa/i]),
      );
    }
  });

  test('a game that has started: only who plays in it can resign', async () => {
    const stage = await people(locale);
    const { ann, cid, channel } = stage;
    await family(stage);
    expect(await says(ann, stage, 'porto leave')).toContain('/porto resign');
    for (const command of ['porto join', 'porto leave', 'porto start']) {
      expect(await said(cid, channel, command)).not.toContain('/porto resign');
    }
  });
});
