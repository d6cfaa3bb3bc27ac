import { type Answer, type Channel, LocalDiscord, type Person } from 'local-discord';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { replay } from '../../src/table/results/replay.ts';
import { keepFirst } from '../discord/kit.ts';
import { PORTO, proposed } from '../support/acts.ts';
import { boardsIn } from '../support/boards.ts';
import { type Running, startBot } from '../support/bot.ts';
import { inGame } from '../support/in-game.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { some } from '../support/test-form.ts';

let discord: LocalDiscord;
let bots: Running[] = [];
let channel: Channel;
let people: Person[] = [];

beforeEach(async () => {
  discord = await LocalDiscord.start({ quietMs: 300, answerMs: 60_000 });
  channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  people = ['Ann', 'Bob', 'Cid', 'Dan'].map(name => discord.addUser({ name }));
});

afterEach(async () => {
  for (const bot of bots) await bot.stop();
  bots = [];
  // Two processes answer one interaction, so Discord refuses the second answer with the error 40060.
  expect(discord.complaints.filter(text => !text.includes('40060'))).toEqual([]);
  await discord.close();
});

const launch = async (processes: number): Promise<Running> => {
  const database = await sharedDatabase();
  for (let number = 0; number < processes; number++) bots.push(await startBot({ discord, database }));
  const [bot] = bots;
  if (!bot) throw new Error('no bot');
  return bot;
};

const quiet = async () => {
  for (const bot of bots) await bot.quiet();
};

const begin = async (variant: string, seats: number) => {
  const [opener, ...others] = people.slice(0, seats);
  await opener?.command(channel, 'porto new', { variant, seats });
  await Promise.all(others.map(other => inGame(other, channel, 'porto', 'join')));
  await inGame(opener, channel, 'porto', 'start');
  await quiet();
};

const now = async ({ table }: Running) => {
  const match = await table.latest(channel.id);
  if (!match) throw new Error('no game');
  return match;
};

const personAt = async (bot: Running, seat: number): Promise<Person> => {
  const id = (await now(bot)).seats.find(each => each.seat === seat)?.id;
  const person = people.find(each => each.id === id);
  if (!person) throw new Error(`nobody at ${seat}`);
  return person;
};

const boards = () => boardsIn(channel);
const MOVED_ON = /moved on|not your turn/;

/** Waits for several actions that run at the same time. Returns the texts of all answers. */
async function atOnce(...presses: readonly Promise<Answer>[]): Promise<readonly string[]> {
  const answers = await Promise.all(presses);
  await quiet();
  return answers.map(({ content }) => content);
}

describe.each(some([2, 1], 1))('with %i processes on one database', processes => {
  test('a button pressed three times at once: one effect, and the others are informed', async () => {
    const bot = await launch(processes);
    await begin('family', 2);
    const first = await personAt(bot, 0);
    const place = { running: bot, channel };
    const { panel, commit } = await proposed(PORTO, place, first, { type: 'draw', slots: [1] });
    await atOnce(...[1, 2, 3].map(() => first.pressRaw(channel, panel, commit)));
    const match = await now(bot);
    expect(match.rev).toBe(1);
    expect(boards()).toHaveLength(2);
    await replay(bot.store, games, match.id);
  });

  test('typed on one device and typed on another: one effect', async () => {
    const bot = await launch(processes);
    await begin('family', 2);
    const first = await personAt(bot, 0);
    const answers = await atOnce(
      first.command(channel, 'porto draw', { cards: '1', now: true }),
      first.command(channel, 'porto draw', { cards: '2', now: true }),
    );
    expect((await now(bot)).rev).toBe(1);
    expect(boards()).toHaveLength(2);
    expect(answers.filter(text => MOVED_ON.test(text))).toHaveLength(1);
    expect(answers.filter(text => text.includes('drew'))).toHaveLength(1);
  });

  test('all seats choose their contracts at once: each is sealed, all are carried out once', async () => {
    const bot = await launch(processes);
    await begin('standard', 4);
    const answers = await atOnce(...people.map(person => keepFirst(person, channel)));
    const match = await now(bot);
    expect(match.rev).toBe(4);
    expect(boards()).toHaveLength(2);
    expect(answers.filter(text => text.startsWith('Sealed'))).toHaveLength(3);
    await replay(bot.store, games, match.id);
  });

  test('an undo that both processes hear takes back one action', async () => {
    const bot = await launch(processes);
    const [ann] = people;
    if (!ann) throw new Error('no Ann');
    await ann.command(channel, 'porto solo', { timer: 28 });
    await keepFirst(ann, channel);
    await ann.command(channel, 'porto draw', { cards: '1', now: true });
    await quiet();
    const { rev } = await now(bot);
    // The first undo asks for a confirmation, since from then on the score counts as practice.
    const asked = await ann.command(channel, 'porto undo');
    const [yes] = asked.shown.at(-1)?.buttons ?? [];
    const [answer] = await atOnce(ann.press(asked.message, yes?.label ?? ''));
    expect(answer).toContain('Taken back');
    expect((await now(bot)).rev).toBe(rev + 1);
    const shown = boards().map(({ attachments }) => attachments[0]?.filename);
    expect(new Set(shown).size).toBe(shown.length);
  });
});
