import type { Channel } from 'local-discord';
import { expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { gamesFrom } from '../../src/games/registry.ts';
import { partsLines } from '../../src/presentation/pictures/parts/board-part.ts';
import { LOCALES } from '../support/locales.ts';
import { isLong } from '../support/test-form.ts';
import { quay } from '../toy/kit.ts';
import { play, timed } from './clock-and-texts.ts';
import { labels, last, liveIn, resign, type Scene, scene, shown, startGame } from './kit.ts';

const WHAT = 'What is what';
async function expected({ table }: Scene, channel: Channel, game: string, language: 'en' | 'ko' = 'en') {
  const match = await liveIn({ table, channel });
  const names = match.seats.map(({ name }) => name);
  return {
    match,
    pages: presenters[game]?.(language).parts?.(await table.publicView(match), names) ?? [],
  };
}

const painted = { paints: isLong } as const;

test.each(gamesFrom('shown'))(
  '%s: one press under the board names its parts, to whoever asks alone',
  async game => {
    const stage = await scene(painted);
    const { cid, channel } = stage;
    await startGame(stage, [stage.ann, stage.bob], {}, game);
    const { match, pages } = await expected(stage, channel, game);
    const public_ = channel.messages.length;
    const answer = shown(await cid.press(last(channel), WHAT));
    expect(answer.ephemeral).toBe(true);
    expect(channel.messages.filter(({ ephemeral }) => !ephemeral)).toHaveLength(public_);
    for (const [at, page] of pages.entries()) {
      if (at > 0) await cid.press(answer, page.title ?? '');
      expect(answer.content).toBe([`**${page.title ?? WHAT}**`, ...partsLines(page)].join('\n'));
      expect(answer.attachments.map(({ filename }) => filename)).toEqual([
        `${game}-${match.id}-${match.rev}-parts-${at + 1}.png`,
      ]);
      expect(labels(answer)).toEqual(pages.filter(other => other !== page).map(({ title }) => title));
    }
    expect(pages.length).toBeGreaterThan(0);
  },
);

test('it is said in the language of whoever asks', async () => {
  const stage = await scene(painted);
  const { cid, channel } = stage;
  await startGame(stage, [stage.ann, stage.bob], {}, 'vintage');
  cid.locale = LOCALES.ko;
  const { pages } = await expected(stage, channel, 'vintage', 'ko');
  const answer = shown(await cid.press(last(channel), WHAT));
  expect(answer.content).toContain(partsLines(pages[0] ?? (undefined as never))[0]);
  expect(answer.attachments[0]?.filename).toContain('-parts-1.png');
});

test('the way there stands under the board asked for, an older one, one in words, and in direct messages to who follows', async () => {
  const stage = await timed(painted);
  const { ann, bob, cid, channel } = stage;
  await startGame(stage, [ann, bob], { variant: 'family' });
  const board = shown(await cid.command(channel, 'porto board'));
  expect(labels(board)).toEqual([WHAT, 'Watch']);
  await cid.press(board, 'Watch');
  const match = await liveIn(stage);
  await play(stage, match.id);
  await play(stage, match.id);
  const older = shown(await ann.command(channel, 'porto board', { turn: 1 }));
  const message = shown(await ann.press(older, WHAT));
  expect(message.attachments[0]?.filename).toContain(`${match.id}-1-parts-1.png`);
  const words = shown(await ann.command(channel, 'porto board', { view: 'text' }));
  expect(shown(await ann.press(words, WHAT)).content).toContain('**1 · Round**');
  const directMessage = last(await cid.dm());
  expect(labels(directMessage)).toContain(WHAT);
  expect(shown(await cid.press(directMessage, WHAT)).content).toContain('**1 · Round**');
  const answer = await ann.pressRaw(channel, message, `1:${match.id}:-:parts:99`);
  expect(answer.content).toContain('There is no turn 99');
  for (const strange of ['parts', 'parts:one', 'parts:1:two', 'parts:1e3', 'parts:9999999999'])
    expect((await ann.pressRaw(channel, message, `1:${match.id}:-:${strange}`)).content).toMatch(
      /don't know this button/,
    );
});

test('a game that is over, and one that is played in private, have it too', async () => {
  const stage = await scene(painted);
  const { ann, cid, channel, quiet } = stage;
  const daily = shown(await ann.command(channel, 'porto daily'));
  await ann.press(daily, 'Play');
  expect(labels(daily)).toContain(WHAT);
  const named = shown(await ann.press(daily, WHAT));
  expect(named.content).toContain('· Timer**');
  const strange = await cid.pressRaw(
    channel,
    named,
    daily.buttons.find(({ label }) => label === WHAT)?.customId ?? '',
  );
  expect(strange.content).not.toContain('Timer');
  await startGame(stage, [stage.ann, stage.bob]);
  await resign(ann, channel);
  await quiet();
  const further = shown(await cid.press(last(channel), 'More…'));
  expect(shown(await cid.press(further, WHAT)).content).toContain('**1 · Round**');
});

test('a game that names nothing has no such button, and a forged press is turned away', async () => {
  const { stage, people } = await quay(2);
  const board = last(stage.channel);
  expect(labels(board)).toContain('Rules');
  expect(labels(board)).not.toContain(WHAT);
  const match = await stage.table.live(stage.channel.id);
  const answer = await people[0]?.pressRaw(stage.channel, board, `1:${match?.id}:-:parts:0`);
  expect(answer?.content).toContain("I don't know this button");
});
