import { join } from 'node:path';
import type { Answer, StoredMessage } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import type { ButtonVerb } from '../../src/discord/buttons/custom-id.ts';
import { idOf, makeId, parseId } from '../../src/discord/buttons/custom-id.ts';
import { games } from '../../src/games/registry.ts';
import { patientDiscord } from '../support/bot.ts';
import { folder } from '../support/folder.ts';
import { inGame, inGames } from '../support/in-game.ts';
import { part } from '../support/test-form.ts';
import { shown } from './kit.ts';
import { begin, from, killed, type Placed, type PlacedSeat, playOn, seenBy, startPlaced } from './placed.ts';

const HOUR = 3_600_000;

/** Commands that show a person something about a match or about people. */
const LOOKS = 'hand,board,hint,undo'.split(',');
/** Buttons of the panel `game` that show something, and the nudge. */
const OPENED: readonly (readonly [ButtonVerb, ...string[]])[] = [
  ...(['recap', 'nudge', 'log', 'review', 'share'] as const).map(verb => [verb] as const),
  ['game', 'record'],
  ['game', 'verify'],
];
const GAMES_LOOKS = 'list,watch,leaderboard,profile,settings'.split(',');

const verbOf = (customId = ''): ButtonVerb | undefined => {
  const parsed = parseId(customId);
  return parsed.ok ? parsed.id.verb : undefined;
};

const buttonIn = (message: StoredMessage | undefined, verb: ButtonVerb) =>
  message?.buttons.find(({ customId }) => verbOf(customId) === verb)?.customId;

/** Returns the newest message with a button of a verb that a person sees in their own channel. */
function newestWith({ person, channel }: PlacedSeat, verb: ButtonVerb) {
  const message = [...person.sees(channel)].findLast(seen => buttonIn(seen, verb) !== undefined);
  const customId = buttonIn(message, verb);
  return message && customId !== undefined ? { message, customId } : undefined;
}

async function pressNewest(placed: Placed, own: PlacedSeat, verb: ButtonVerb): Promise<Answer> {
  const found = newestWith(own, verb);
  if (!found) throw new Error(`${own.person.name} sees no button "${verb}"`);
  const answer = await own.person.press(found.message, found.customId);
  await placed.quiet();
  return answer;
}

async function type(placed: Placed, own: PlacedSeat, path: string, options = {}): Promise<Answer> {
  const answer = await own.person.command(own.channel, path, options);
  await placed.quiet();
  return answer;
}

async function opens(placed: Placed, own: PlacedSeat, what: string): Promise<void> {
  await inGame(own.person, own.channel, placed.game.id, what);
  await placed.quiet();
}

/** Lets each person look at everything that commands show. */
async function lookAround(placed: Placed): Promise<void> {
  const { at, game, id } = placed;
  for (const own of at) {
    for (const path of LOOKS) await type(placed, own, `${game.id} ${path}`);
    const { message } = await type(placed, own, `${game.id} game`);
    for (const what of OPENED) {
      if (message) await own.person.pressRaw(own.channel, message, makeId(idOf(id, ...what)));
      await placed.quiet();
    }
    for (const path of GAMES_LOOKS) await type(placed, own, `games ${path}`);
    for (const page of ['profile stats', 'year look', 'privacy export'])
      await inGames(own.person, own.channel, page);
  }
}

const labelled = ({ channel }: PlacedSeat, label: string) =>
  channel.messages.findLast(({ buttons }) => buttons.some(button => button.label.includes(label)));

/** Says a phrase by the buttons below the person's own board. Each other place shows it there, and gets no new message. */
async function say(placed: Placed, own: PlacedSeat, phrase: string): Promise<void> {
  const others = placed.at.filter(other => other !== own);
  const messages = () =>
    placed.at.map(({ channel }) => channel.allMessages.filter(({ ephemeral }) => !ephemeral).length);
  const before = messages();
  const boardOf = (placed: PlacedSeat) =>
    labelled(placed, '💬 Say something') ?? placed.channel.messages.at(-1);
  const press = async (message: StoredMessage | undefined, label: string) =>
    shown(await own.person.press(message, label));
  // An ended game has the button behind *More…*.
  const first = labelled(own, '💬 Say something') ?? (await press(boardOf(own), 'More…'));
  const page = await press(first, '💬 Say something');
  expect((await press(page, phrase)).content).toContain(`You said: ${phrase}`);
  await placed.quiet();
  const line = new RegExp(`^💬 \\*\\*Player \\d from another server\\*\\*: ${phrase}$`, 'm');
  for (const other of others) expect(boardOf(other)?.content).toMatch(line);
  expect(boardOf(own)?.content).not.toContain(phrase);
  expect(messages()).toEqual(before);
}

/** Asks all people in a question or vote, and lets the others agree at their own places. */
async function agreed(placed: Placed, asker: PlacedSeat, ask: () => Promise<unknown>): Promise<void> {
  await ask();
  await placed.quiet();
  for (const own of placed.at) expect(newestWith(own, 'agree')).toBeDefined();
  // The last agreement that is needed closes the question at each place.
  for (const own of placed.at)
    if (own !== asker && newestWith(own, 'agree')) await pressNewest(placed, own, 'agree');
  for (const own of placed.at) expect(newestWith(own, 'agree')).toBeUndefined();
}

test.each(part(Object.keys(games), 1))(
  'people of two servers and of direct messages play %s to its end, with a kill, an undo, votes and a rematch, and learn nothing of each other',
  async gameId => {
    const clock = { ahead: 0 };
    const now = () => Date.now() + clock.ahead;
    const discord = await patientDiscord({ now });
    const options = { now, database: join(folder(), 'x.sqlite') };
    const running = await startPlaced({ ...options, discord });
    const begun = await begin(running, gameId, ['server', 'server', 'dm']);
    const { at, id } = begun;
    const [ann, ben, cid] = at;
    if (!ann || !ben || !cid) throw new Error('three people play');
    await say(begun, ann, 'Good luck!');
    await playOn(begun, 6);
    const placed = await killed(begun, options);
    const { table } = placed;
    onTestFinished(async () => {
      await placed.stop();
      await discord.close();
      expect(discord.complaints).toEqual([]);
    });
    await say(placed, cid, 'Nice move!');
    await lookAround(placed);

    const last = await table.undoable(id);
    for (const own of at) {
      const match = await seenBy(placed, own);
      if (!last?.seats.includes(match.seats.find(seat => seat.id === own.person.id)?.seat ?? -1)) continue;
      await agreed(placed, own, () => from(own, () => table.requests.askUndo(id, own.person.id)));
      break;
    }
    await agreed(placed, ann, () => opens(placed, ann, 'propose pause'));
    await agreed(placed, ben, () => opens(placed, ben, 'propose unpause'));
    await opens(placed, cid, 'cancel');
    await from(cid, () => table.playOn(id, cid.person.id));
    await placed.quiet();
    clock.ahead += 30 * HOUR;
    await table.dueWork.run();
    await placed.quiet();
    for (const each of at) await opens(placed, each, 'nudge');
    await playOn(placed);
    await lookAround(placed);
    for (const each of at) {
      const match = await seenBy(placed, each);
      expect([match.status, match.boardMessageId]).toEqual(['over', each.channel.messages.at(-1)?.id]);
    }
    await say(placed, ben, 'Well played!');

    await pressNewest(placed, ben, 'rematch');
    for (const each of [ann, cid]) await pressNewest(placed, each, 'join');
    await pressNewest(placed, ann, 'start');
    const again = { ...placed, id: (await from(ann, () => table.live(ann.channel.id)))?.id ?? '' };
    expect(again.id).not.toBe(id);
    await playOn(again, 4);
    await lookAround(again);
    for (const each of at) {
      const match = await seenBy(again, each);
      expect([match.rev, match.channelId, match.shownRev]).toEqual([match.rev, each.channel.id, match.rev]);
    }
    expect([...begun.trouble, ...placed.trouble]).toEqual([]);
    expect(placed.elsewhere.found).toEqual([]);
    expect(placed.elsewhere.read).toBeGreaterThan(100);
  },
  300_000,
);
