import { LocalDiscord, type Person, type StoredMessage } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { startBot } from '../support/bot.ts';

const GREEN = 3;
const GREY = 2;
const PATIENCE = 900;

/** Makes a decision by taking the panel's first choices until a green button appears, and presses that button. */
async function through(person: Person, panel: StoredMessage): Promise<void> {
  for (let step = 0; step < 6; step++) {
    const [select] = panel.selects;
    const [first] = panel.buttons;
    const green = panel.buttons.find(({ style }) => style === GREEN);
    if (green) {
      await person.press(panel, green.customId ?? '');
      return;
    }
    if (select) await person.select(panel, select.customId, [select.options[0]?.value ?? '']);
    else if (first) await person.press(panel, first.customId ?? '');
    else return;
  }
  throw new Error(`this panel asks for ever: ${panel.content}`);
}

/**
 * This test plays as a person who has read nothing, and knows only the command that opens a game. The person presses coloured
 * buttons and takes first choices.
 */
test.each([
  ['en-GB', 'Timer'],
  ['ko', '타이머'],
  ['pt-BR', 'Cronômetro'],
] as const)('a newcomer finishes a solo by the panels alone (%s)', async (locale, timer) => {
  const discord = await LocalDiscord.start({ answerMs: 60_000 });
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
  let panel: StoredMessage | undefined;
  const opened = new Set<string>();
  let board = dm.messages.findLast(message => !message.ephemeral);
  for (; presses < PATIENCE; presses++) {
    board = dm.messages.findLast(message => !message.ephemeral);
    const coloured = board?.buttons.find(({ style }) => style !== GREY);
    // The game ends here: the last board offers only a rematch.
    if (!board || !coloured || (await running.table.latest(dm.id))?.status === 'over') break;
    if (!panel || panel.buttons.length === 0)
      panel = (await ann.press(board, coloured.customId ?? '')).message;
    if (!panel) throw new Error('no panel');
    opened.add(panel.id);
    await through(ann, panel);
    await running.quiet();
  }
  expect(presses).toBeGreaterThan(20);
  expect(presses).toBeLessThan(PATIENCE);
  // After each decision the same panel asks for the next decision.
  expect(opened.size).toBe(1);
  expect((await running.table.latest(dm.id))?.status).toBe('over');
  expect(dm.messages.some(({ content }) => content.includes(timer))).toBe(true);
  expect(board?.buttons.filter(({ style }) => style === GREEN)).toEqual([]);
  expect(discord.complaints).toEqual([]);
  expect(running.trouble).toEqual([]);
});
