import { expect, onTestFinished, test } from 'vitest';
import { startBot } from '../support/bot.ts';
import { GREEN, Newcomer, newestBoard } from '../support/newcomer.ts';
import { part } from '../support/test-form.ts';
import { localDiscord } from './process.ts';

const PATIENCE = 900;

/**
 * This test plays as a person who has read nothing, and knows only the command that opens a game. The person presses coloured
 * buttons and takes first choices.
 */
test.each(
  part(
    [
      ['en-GB', 'Timer'],
      ['ko', '타이머'],
      ['pt-BR', 'Cronômetro'],
    ] as const,
    1,
  ),
)('a newcomer finishes a solo by the panels alone (%s)', async (locale, timer) => {
  const discord = await localDiscord({ answerMs: 60_000 });
  const running = await startBot({ discord, newSeed: () => new Uint8Array(32).fill(11) });
  onTestFinished(() => running.stop());
  const ann = discord.addUser({ name: 'Ann', locale });
  const dm = await ann.dm();
  await ann.command(dm, 'porto solo', { timer: 24 });
  await running.quiet();
  const newcomer = new Newcomer(ann, dm);
  let presses = 0;
  const isOver = async () => (await running.table.latest(dm.id))?.status === 'over';
  // The game ends where the last board offers only a rematch.
  while (presses < PATIENCE && !(await isOver()) && (await newcomer.decide())) {
    presses += 1;
    await running.quiet();
  }
  expect(presses).toBeGreaterThan(20);
  expect(presses).toBeLessThan(PATIENCE);
  // After each decision the same panel asks for the next decision.
  expect(newcomer.opened.size).toBe(1);
  expect((await running.table.latest(dm.id))?.status).toBe('over');
  expect(dm.messages.some(({ content }) => content.includes(timer))).toBe(true);
  expect(newestBoard(dm)?.buttons.filter(({ style }) => style === GREEN)).toEqual([]);
  expect(discord.complaints).toEqual([]);
  expect(running.trouble).toEqual([]);
});
