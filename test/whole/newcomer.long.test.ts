import { LocalDiscord, type Person, type StoredMessage } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { startBot } from '../support/bot.ts';

const GREEN = 3;
const GREY = 2;
/** More presses than any game of one needs. */
const PATIENCE = 900;

/** Does what a panel offers first, until it has nothing more to ask: the marks that it wants, then the green button. */
async function through(person: Person, panel: StoredMessage): Promise<string> {
  for (let step = 0; step < 12; step++) {
    const [select] = panel.selects;
    if (select) {
      const values = select.options.slice(0, select.min).map(({ value }) => value);
      await person.select(panel, select.customId, values);
      continue;
    }
    const green = panel.buttons.find(({ style }) => style === GREEN);
    if (!green) return panel.content;
    await person.press(panel, green.customId ?? '');
  }
  throw new Error(`this panel asks for ever: ${panel.content}`);
}

/**
 * Somebody who has read nothing: presses what is coloured, takes what stands first, knows no command but the one that
 * begins, and no notation.
 */
test.each([
  ['en-GB', 'Timer'],
  ['ko', '타이머'],
  ['pt-BR', 'Cronômetro'],
] as const)(
  'a newcomer finishes a solo by the panels alone (%s)',
  async (locale, timer) => {
    const discord = await LocalDiscord.start();
    const running = await startBot({ discord, newSeed: () => new Uint8Array(32).fill(11) });
    onTestFinished(async () => {
      await running.stop();
      await discord.close();
    });
    const ann = discord.addUser({ name: 'Ann', locale });
    const dm = await ann.dm();
    await ann.command(dm, 'porto solo', { timer: 24 });
    await running.quiet();
    let presses = 0;
    let board = dm.messages.findLast(message => !message.ephemeral);
    for (; presses < PATIENCE; presses++) {
      board = dm.messages.findLast(message => !message.ephemeral);
      const coloured = board?.buttons.find(({ style }) => style !== GREY);
      // The final board offers a rematch: enough for today.
      if (!board || !coloured || (await running.table.latest(dm.id))?.status === 'over') break;
      const opened = await ann.press(board, coloured.customId ?? '');
      if (!opened.message) throw new Error('no panel');
      await through(ann, opened.message);
      await running.quiet();
    }
    expect(presses).toBeGreaterThan(20);
    expect(presses).toBeLessThan(PATIENCE);
    expect((await running.table.latest(dm.id))?.status).toBe('over');
    expect(dm.messages.some(({ content }) => content.includes(timer))).toBe(true);
    expect(board?.buttons.filter(({ style }) => style === GREEN)).toEqual([]);
    expect(discord.complaints).toEqual([]);
    expect(running.trouble).toEqual([]);
  },
  180_000,
);
