import type { Person } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { PORTO } from '../support/acts.ts';
import { startBot } from '../support/bot.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { isLong } from '../support/test-form.ts';
import { accepted } from '../table/room.ts';
import { refused, timed } from './clock-and-texts.ts';
import { family, inTurn, labels, last, resign, type Scene, scene, sharedScene, startGame } from './kit.ts';
import { ownDiscord } from './own-discord.ts';

const alike = sharedScene({ paints: isLong });

const HOURS_48 = 48 * 3_600_000;

const match = async ({ table, channel }: Scene) => {
  const live = await table.latest(channel.id);
  if (!live) throw new Error('no game');
  return live;
};

async function play(stage: Scene, kind: string, told = true): Promise<void> {
  const now = await match(stage);
  const [seat = -1] = now.position.toAct;
  const legal = now.position.legal(seat).map(action => PORTO.write(action));
  const action = legal.find(text => text.startsWith(kind) && !text.includes('claim')) ?? legal[0] ?? '';
  accepted(await stage.table.act(now.id, now.seats[seat]?.id ?? '', action));
  if (told) await stage.quiet();
}

async function built(stage: Scene): Promise<readonly [Person, Person]> {
  const people = await family(stage);
  for (let turn = 0; turn < 8; turn++) await play(stage, 'draw', isLong || turn === 7);
  await play(stage, 'build');
  return people;
}

describe("one's own last action", () => {
  test('goes back by the button under the board, and the channel hears it', async () => {
    const stage = await alike();
    const [first, second] = await built(stage);
    const board = last(stage.channel);
    const told = board.content.split('\n')[0] ?? '';
    expect(told).toContain(`**${first.name}** built`);
    expect(labels(last(stage.channel))).toContain('Undo');
    await refused(stage, () => second.press(board, 'Undo'), 'has acted since', first.name);
    await refused(stage, () => stage.cid.press(board, 'Undo'), "don't sit");
    const id = board.buttons.find(({ label }) => label === 'Undo')?.customId ?? '';
    const answer = await first.press(board, 'Undo');
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).toContain(`~~${told}~~`);
    await stage.quiet();
    const now = last(stage.channel);
    expect(now.content).toContain(`**${first.name}** took back: ~~${told}~~`);
    expect(now.mentions, 'a ping for their own undo').toEqual([]);
    expect(now.attachments).toHaveLength(1);
    expect(now.attachments[0]?.filename).toMatch(/-10\.png$/);
    expect(labels(last(stage.channel))).toContain('Your turn');
    expect(labels(last(stage.channel))).not.toContain('Undo');
    expect(board.components).toEqual([]);
    await refused(stage, () => first.pressRaw(stage.channel, board, id), `~~${told}~~`);
    await refused(stage, () => second.pressRaw(stage.channel, board, id), 'moved on');
  });

  test('goes back by the command; twice pressed it is one step', async () => {
    const stage = await alike();
    const [first, second] = await built(stage);
    const { rev } = await match(stage);
    const answer = await first.command(stage.channel, 'porto undo');
    expect(answer).toMatchObject({ ephemeral: true });
    expect(answer.content).toContain('Taken back');
    await stage.quiet();
    expect((await match(stage)).rev).toBe(rev + 1);
    await refused(
      stage,
      () => second.command(stage.channel, 'porto undo'),
      'all others agree',
      'something new',
    );
    await play(stage, 'build');
    const board = last(stage.channel);
    const id = board.buttons.find(({ label }) => label === 'Undo')?.customId ?? '';
    await Promise.all([1, 2, 3].map(() => first.pressRaw(stage.channel, board, id)));
    await stage.quiet();
    expect((await match(stage)).rev).toBe(rev + 3);
  });

  test('an action and its undo that are told together are told once', async () => {
    const stage = await scene({ paints: isLong });
    const [first] = await built(stage);
    await first.command(stage.channel, 'porto undo');
    await stage.quiet();
    const before = stage.channel.messages.length;
    const closed = { code: 50013, message: 'Missing Permissions' };
    stage.discord.fail({ method: 'POST', path: /\/messages$/, status: 403, body: closed });
    const now = await match(stage);
    const seat = stage.table.seatOf(now, first.id) ?? -1;
    const legal = now.position.legal(seat).map(action => PORTO.write(action));
    const build = legal.find(text => text.startsWith('build') && !text.includes('claim')) ?? '';
    await stage.table.act(now.id, first.id, build);
    await stage.quiet();
    await stage.table.undo(now.id, first.id);
    await stage.quiet();
    expect(stage.channel.messages).toHaveLength(before + 1);
    const { content } = last(stage.channel);
    expect(content.match(/built/g)).toHaveLength(1);
    expect(content).toMatch(/took back: ~~.*built.*~~/);
  });
});

describe('what makes no sense is refused in private', () => {
  test('no game, nothing played, not seated, not yours, over', async () => {
    const stage = await alike();
    const { ann, bob, cid, channel } = stage;
    const undo = (person: Person) => () => person.command(channel, 'porto undo');
    expect((await ann.command(channel, 'porto undo')).content).toContain('no game in this channel');
    await ann.command(channel, 'porto new', { variant: 'family', seats: 2 });
    await refused(stage, undo(ann), 'not started');
    await bob.command(channel, 'porto join');
    await ann.command(channel, 'porto start');
    await stage.quiet();
    const [first, second] = await inTurn(stage);
    await refused(stage, undo(first), 'Nothing has been played');
    await refused(stage, undo(cid), "don't sit");
    await play(stage, 'draw');
    await refused(stage, undo(second), 'own last action', first.name);
    const answer = (person: Person, word: string) => () =>
      person.command(channel, 'porto undo', { answer: word });
    await refused(stage, answer(second, 'agree'), 'Nobody asks');
    await refused(stage, answer(cid, 'refuse'), "don't sit");
    await resign(second, channel);
    await stage.quiet();
    await refused(stage, undo(first), 'The game is over');
  });

  test('a forged button is refused in private', async () => {
    const stage = await alike();
    const [first] = await family(stage);
    const { id } = await match(stage);
    for (const forged of [`1:${id}:-:undo`, `1:${id}:-:ask`, `1:${id}:-:agree`, `1:${id}:-:agree:1e9`]) {
      await refused(stage, () => first.pressRaw(stage.channel, last(stage.channel), forged), "don't know");
    }
    const press = () => first.pressRaw(stage.channel, last(stage.channel), `1:${id}:-:agree:99`);
    await refused(stage, press, 'no such question');
    const elsewhere = () => first.pressRaw(stage.channel, last(stage.channel), '1:gone:0:undo');
    await refused(stage, elsewhere, "don't know");
  });
});

/**
 * Starts a family game in which the first person has drawn and asks for an undo. A draw reveals new cards, so the undo needs
 * consent.
 */
async function asked(stage: Scene): Promise<readonly [Person, Person]> {
  const people = await family(stage);
  await play(stage, 'draw');
  const [first] = people;
  expect(labels(last(stage.channel))).not.toContain('Undo');
  const offer = await refused(
    stage,
    () => first.command(stage.channel, 'porto undo'),
    'all others agree',
    'something new',
  );
  const sent = await first.press(offer.message, 'Ask the others');
  expect(sent.ephemeral).toBe(true);
  expect(sent.content).toContain('Asked');
  await stage.quiet();
  return people;
}

describe('with the consent of the others', () => {
  test('a public question pings who is asked; agreed, it is done', async () => {
    const stage = await alike();
    const [first, second] = await asked(stage);
    const question = last(stage.channel);
    expect(question.content).toContain(`**${first.name}** asks to take back:\n> **${first.name}** drew`);
    expect(question.content).toMatch(/expires on <t:\d+:f>/);
    expect(question.mentions).toEqual([second.id]);
    expect(question.buttons.map(({ label }) => label)).toEqual(['Agree', 'Refuse']);
    await refused(stage, () => first.press(question, 'Agree'), 'the others decide');
    await refused(stage, () => stage.cid.press(question, 'Agree'), "don't sit");
    await refused(stage, () => first.command(stage.channel, 'porto undo'), 'all others agree');
    const [agree] = question.buttons;
    const presses = await Promise.all(
      [1, 2].map(() => second.pressRaw(stage.channel, question, agree?.customId ?? '')),
    );
    expect(presses.map(({ content }) => content).join()).toMatch(/it is taken back.*|was taken back/);
    await stage.quiet();
    expect((await match(stage)).rev).toBe(2);
    expect(question.content).toContain('All agreed');
    expect(question.components).toEqual([]);
    const board = last(stage.channel);
    expect(board.content).toContain(`**${first.name}** took back:`);
    expect(board.content).toMatch(/~~\*\*\w+\*\* drew/);
    expect(board.mentions).toEqual([first.id]);
  });

  test('a refusal ends it, and the channel hears it', async () => {
    // The clock stands still, so that the second press comes within ten seconds of the first and counts as a repeat.
    const stage = await timed({ paints: isLong });
    const [first, second] = await asked(stage);
    const question = last(stage.channel);
    const [, refuse] = question.buttons;
    expect((await second.press(question, 'Refuse')).content).toContain('the action stands');
    await stage.quiet();
    expect(question.components).toEqual([]);
    expect(question.content).toContain(`**${second.name}** refused`);
    const news = last(stage.channel);
    expect(news).not.toBe(question);
    expect(news.content).toContain(`**${second.name}** refused: the action stands.`);
    expect(news.mentions).toEqual([]);
    const again = () => second.pressRaw(stage.channel, question, refuse?.customId ?? '');
    await refused(stage, again, 'the action stands');
    expect((await match(stage)).rev).toBe(1);
    await refused(stage, () => first.command(stage.channel, 'porto undo', { answer: 'agree' }), 'settled');
  });

  test('the others answer by command, too; and the asker may withdraw', async () => {
    const stage = await alike();
    const [first, second] = await asked(stage);
    const question = last(stage.channel);
    await first.command(stage.channel, 'porto undo', { answer: 'refuse' });
    await stage.quiet();
    expect(question.content).toContain(`**${first.name}** withdrew it`);
    const offer = await first.command(stage.channel, 'porto undo');
    await first.press(offer.message, 'Ask the others');
    await second.command(stage.channel, 'porto undo', { answer: 'agree' });
    await stage.quiet();
    expect((await match(stage)).rev).toBe(2);
  });

  test('a question that was deleted is posted again with the next answer, and pings nobody a second time', async () => {
    const stage = await alike();
    const { ann, bob, cid, channel, table } = stage;
    await startGame(stage, [ann, bob, cid], { variant: 'family' });
    await play(stage, 'draw');
    const now = await match(stage);
    const [first, second, third] = now.seats;
    await table.requests.askUndo(now.id, first?.id ?? '');
    await stage.quiet();
    expect(last(channel).mentions).toEqual([second?.id, third?.id]);
    last(channel).deletedAt = Date.now();
    await table.requests.answer(now.id, second?.id ?? '', true);
    await stage.quiet();
    expect(last(channel).content).toContain('1 of 2 agree');
    expect(last(channel).mentions).toEqual([]);
    expect(last(channel).buttons).toHaveLength(2);
    expect(stage.trouble).toEqual([]);
  });

  test('the next action withdraws it, and its buttons go', async () => {
    const stage = await alike();
    const [, second] = await asked(stage);
    const question = last(stage.channel);
    const [agree] = question.buttons;
    await play(stage, 'draw');
    expect(question.content).toContain('Withdrawn');
    expect(question.components).toEqual([]);
    const late = () => second.pressRaw(stage.channel, question, agree?.customId ?? '');
    await refused(stage, late, 'settled', 'withdrawn');
  });

  test('an agreement and an action at once: one effect', async () => {
    const stage = await alike();
    const [, second] = await asked(stage);
    const question = last(stage.channel);
    const [agreed, drawn] = await Promise.all([
      second.press(question, 'Agree'),
      second.command(stage.channel, 'porto draw', { cards: '2', now: true }),
    ]);
    await stage.quiet();
    const now = await match(stage);
    expect(now.rev).toBe(2);
    const [move] = await stage.table.moves(now.id, { since: 1, to: 2 });
    const words = [agreed.content, drawn.content];
    expect(words).toEqual(
      move?.by === 'undo'
        ? [expect.stringContaining('taken back'), expect.stringMatching(/not your turn|moved on/)]
        : [expect.stringContaining('settled'), expect.stringContaining('drew')],
    );
    expect(question.components).toEqual([]);
  });

  test('three at a table: who has agreed shows; it outlives a restart, and lapses', async () => {
    const database = await sharedDatabase();
    const discord = await ownDiscord();
    let later = 0;
    const options = { database, discord, now: () => Date.now() + later };
    let bot = await startBot(options);
    const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
    const people = ['Ann', 'Bob', 'Cid'].map(name => discord.addUser({ name }));
    await startGame({ ...bot, channel }, people, { variant: 'family' });
    const seats = (await bot.table.live(channel.id))?.seats.map(({ id }) => people.find(p => p.id === id));
    const [first, second, third] = seats ?? [];
    if (!first || !second || !third) throw new Error('three seats');
    await first.command(channel, 'porto draw', { cards: '1', now: true });
    await bot.quiet();
    const offer = await first.command(channel, 'porto undo');
    await first.press(offer.message, 'Ask the others');
    await bot.quiet();
    const question = last(channel);
    expect([...question.mentions].sort()).toEqual([second.id, third.id].sort());
    expect((await third.press(question, 'Agree')).content).toContain(`Still asked: ${second.name}`);
    await bot.quiet();
    expect(question.content).toContain(`<@${second.id}>: do you agree?`);
    expect(question.content).toContain('1 of 2 agree');
    await bot.stop();
    bot = await startBot(options);
    later = HOURS_48;
    const late = await second.press(question, 'Agree');
    expect(late.content).toContain('48 hours');
    await bot.quiet();
    expect(question.content).toContain('Not all have agreed within 48 hours');
    expect(question.components).toEqual([]);
    expect((await bot.table.live(channel.id))?.rev).toBe(1);
    await bot.stop();
  });
});

describe('alone', () => {
  test('step by step back to the choice of contracts; the score is marked', async () => {
    const stage = await alike();
    const { ann, channel } = stage;
    await ann.command(channel, 'porto solo');
    await stage.quiet();
    expect(labels(last(stage.channel))).not.toContain('Undo');
    await play(stage, 'keep');
    await play(stage, 'draw');
    await play(stage, 'timer');
    let steps = 0;
    for (; labels(last(stage.channel)).includes('Undo'); steps++) {
      expect(steps).toBeLessThan(5);
      const answer = await ann.press(last(channel), 'Undo');
      if (steps === 0) {
        expect(answer.content).toContain('will then be marked as practised');
        expect(answer.content).toMatch(/\n> .*Timer/);
        expect((await match(stage)).practised).toBe(false);
        expect((await ann.press(answer.message, 'Take it back')).content).toContain('Taken back');
      } else expect(answer.content).toContain('Taken back');
      await stage.quiet();
      expect((await match(stage)).practised).toBe(true);
      expect(last(channel).content).toContain('**Ann** took back:');
    }
    expect(steps).toBeGreaterThanOrEqual(2);
    await refused(stage, () => ann.command(channel, 'porto undo'), 'Nothing has been played');
    expect(last(channel).content).not.toContain('Practised');
    const now = await match(stage);
    for (let presses = 0; (await match(stage)).status === 'running'; presses++) {
      expect(presses).toBeLessThan(300);
      const board = await match(stage);
      const [action] = board.position.legal(0);
      accepted(await stage.table.act(now.id, ann.id, PORTO.write(action)));
    }
    await stage.quiet();
    expect(last(channel).content).toContain('Practised');
    expect((await ann.command(channel, 'porto board')).content).toContain('Practised');
    await refused(stage, () => ann.command(channel, 'porto undo'), 'The game is over');
  });
});
