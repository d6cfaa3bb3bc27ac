import type { Channel, Person, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { lookingFrom } from '../../src/table/match/places.ts';
import { inGame } from '../support/in-game.ts';
import { accepted, ranking } from '../table/room.ts';
import { boardIn, inTurn, last, openTurn, type Scene, type SceneOptions, scene, startGame } from './kit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function stageOf(options: SceneOptions = {}) {
  const clock = { now: Date.parse('2026-05-04T12:00Z') };
  const stage = await scene({ paints: false, now: () => clock.now, ...options });
  /** Lets time pass in steps, as for a bot that runs all the time. */
  const pass = async (milliseconds: number, step = MINUTE): Promise<void> => {
    for (const end = clock.now + milliseconds; clock.now < end; ) {
      clock.now = Math.min(end, clock.now + step);
      await stage.table.dueWork.run();
      stage.bot.announce('');
      await stage.quiet();
    }
  };
  return { ...stage, clock, pass };
}
type Stage = Awaited<ReturnType<typeof stageOf>>;

/** Starts a rated game of two. Returns the people in turn order. */
async function rated(stage: Scene, options: object = {}): Promise<readonly [Person, Person]> {
  await startGame(stage, [stage.ann, stage.bob], { variant: 'family', rated: true, pace: 'day', ...options });
  return inTurn(stage);
}

const matchOf = async ({ store }: Stage) => {
  const [id = ''] = await store.matches.ids();
  const match = await store.matches.get(id);
  if (!match) throw new Error('no match');
  return match;
};

/** Asks to offer the seat of the other person of two, and returns the answer. */
async function offered(stage: Stage, by: Person, channel: Channel): Promise<string> {
  const { seats } = await matchOf(stage);
  const seat = seats.findIndex(({ userId }) => userId !== by.id);
  return (await inGame(by, channel, 'porto', `propose offer ${seat}`)).content;
}

/** Draws a card by the buttons of a board. */
async function play(stage: Stage, person: Person, board: StoredMessage): Promise<void> {
  await openTurn(person, board);
  const { id } = await matchOf(stage);
  const from = { personId: person.id, channelId: board.channel.id, guildId: null };
  accepted(await lookingFrom(from, () => stage.table.act(id, person.id, 'draw 1')));
  await stage.quiet();
}

/** Checks that the board in a channel asks a person to draw cards, by name or by a mention. */
const asks = (channel: Channel, { id, name }: Person): boolean =>
  new RegExp(`^(<@${id}>|${name}): draw`, 'm').test(boardIn(channel).content);

describe('who is removed from the server', () => {
  test('plays on in direct messages, and the one who removed them gets neither the seat nor a win', async () => {
    const stage = await stageOf();
    const { channel, table } = stage;
    const [first, second] = await rated(stage);
    first.leave();
    await stage.pass(2 * HOUR, HOUR);
    await inGame(second, channel, 'porto', 'nudge');
    await stage.quiet();
    expect(channel.messages.map(({ content }) => content)).toContain(
      `**${first.name}** can't use the game's channel any more. For them the game goes on in direct messages.`,
    );
    const dm = await first.dm();
    expect(asks(dm, first)).toBe(true);
    expect(boardIn(dm).content).not.toContain('another server');
    const late = await offered(stage, second, channel);
    expect(late).toContain(`${first.name} is not late`);
    second.manageGuild = true;
    await inGame(second, channel, 'porto', 'cancel');
    await stage.quiet();
    expect(await matchOf(stage)).toMatchObject({ status: 'running' });
    await play(stage, first, boardIn(dm));
    expect(asks(channel, second)).toBe(true);
    expect(await table.waiting((await matchOf(stage)).id)).toMatchObject([{ seat: 1 }]);
  });

  test('or from the private thread of the game, is moved before anybody votes about their seat', async () => {
    const stage = await stageOf();
    const thread = stage.channel.addThread({ name: 'ours', isPrivate: true });
    for (const { id } of [stage.ann, stage.bob]) thread.memberIds.add(id);
    const [first, second] = await rated({ ...stage, channel: thread });
    thread.memberIds.delete(first.id);
    await stage.pass(25 * HOUR, HOUR);
    const late = await offered(stage, second, thread);
    expect(late).toContain("That player could not use the game's channel.");
    await stage.quiet();
    expect(asks(await first.dm(), first)).toBe(true);
    expect(await offered(stage, second, thread)).toContain('is not late');
  });

  test('or timed out there, is moved before anybody votes about their seat', async () => {
    const stage = await stageOf();
    const [first, second] = await rated(stage);
    first.timedOutUntil = Date.now() + 28 * 24 * HOUR;
    await stage.pass(25 * HOUR, HOUR);
    const late = await offered(stage, second, stage.channel);
    expect(late).toContain("That player could not use the game's channel.");
    await stage.quiet();
    await play(stage, first, boardIn(await first.dm()));
    expect(asks(stage.channel, second)).toBe(true);
  });

  test('and can not be reached: the game ends without a result', async () => {
    const stage = await stageOf();
    const [first, second] = await rated(stage);
    first.leave();
    first.acceptsDms = false;
    await second.command(stage.channel, 'porto board');
    await stage.pass(3 * 24 * HOUR, 3 * HOUR);
    const match = await matchOf(stage);
    expect(match).toMatchObject({ status: 'cancelled' });
    expect(await ranking(stage, match)).toEqual([]);
    expect(stage.channel.messages.map(({ content }) => content)).toContain(
      `I can't reach **${first.name}**, and I can't tell who caused that. So the game ends without a result.`,
    );
  });
});

describe.each<[string, (stage: Stage) => unknown]>([
  ['is deleted', ({ channel }) => channel.remove()],
  ['is closed to the bot', ({ channel }) => Object.assign(channel, { botPermissions: 0n })],
  ['is in a server that removes the bot', ({ guild }) => guild.removeBot()],
])('a rated game whose only channel %s', (_, shut) => {
  test.each(['day', 'live'])('goes on in direct messages, with a pace of %s', async pace => {
    const stage = await stageOf();
    const [first, second] = await rated(stage, { pace });
    shut(stage);
    await stage.pass(pace === 'live' ? 14 * MINUTE : 2 * HOUR, pace === 'live' ? MINUTE : 5 * MINUTE);
    if (pace === 'day') {
      // The bot notices a closed channel when it has something to say there.
      const { id } = await matchOf(stage);
      accepted(await stage.table.act(id, first.id, 'draw 1'));
      await stage.pass(HOUR, 5 * MINUTE);
    }
    const dms = [await first.dm(), await second.dm()];
    const [turn, other] = pace === 'live' ? [first, second] : [second, first];
    for (const dm of dms) expect(asks(dm, turn)).toBe(true);
    await play(stage, turn, boardIn(await turn.dm()));
    for (const dm of dms) expect(asks(dm, other)).toBe(true);
    expect(stage.trouble.filter(line => !/parked|closed/.test(line))).toEqual([]);
  });
});

test('who closes direct messages in a live game between places loses by the clock', async () => {
  const stage = await stageOf();
  const { ann, bob, channel, guild, table, quiet, pass } = stage;
  const dm = await bob.dm();
  accepted(
    await table.lobby.begin({
      ...{ game: 'porto', options: { variant: 'family' }, pace: 'live', rated: true },
      places: [
        { channelId: channel.id, guildId: guild.id, language: null },
        { channelId: dm.id, guildId: null, language: null },
      ],
      people: [
        { id: ann.id, name: ann.name, place: 0 },
        { id: bob.id, name: bob.name, place: 1 },
      ],
    }),
  );
  await quiet();
  const match = await matchOf(stage);
  const own = match.seats.find(({ userId }) => userId === bob.id)?.seat;
  const waiting = await table.waiting(match.id);
  if (waiting[0]?.seat !== own) accepted(await table.act(match.id, ann.id, 'draw 1'));
  await quiet();
  bob.acceptsDms = false;
  await pass(6 * MINUTE);
  expect((await inGame(ann, channel, 'porto', 'nudge')).content).toContain('the clock pings and decides');
  await pass(16 * MINUTE);
  expect(await matchOf(stage)).toMatchObject({ status: 'over', endedBy: 'resignation' });
  expect(last(channel).content).toContain('has run out of time');
});
