import type { Answer, Channel, Guild, LocalDiscord, Person, StoredMessage } from 'local-discord';
import { afterAll, expect, onTestFinished } from 'vitest';
import { parseId } from '../../src/discord/buttons/custom-id.ts';
import { porto } from '../../src/games/porto/rules/index.ts';
import { presenters } from '../../src/games/presenters.ts';
import type { Painted } from '../../src/stage/order.ts';
import type { AnyPresenter, Picture } from '../../src/stage/presenter.ts';
import { PORTO } from '../support/acts.ts';
import { type Running, type RunningOptions, startBot } from '../support/bot.ts';
import { isLong } from '../support/form.ts';
import { paintingOtherwise } from '../support/painting-otherwise.ts';
import { walk } from '../support/walk.ts';
import { accepted } from '../table/room.ts';

export interface Scene extends Running {
  readonly guild: Guild;
  readonly channel: Channel;
  readonly ann: Person;
  readonly bob: Person;
  readonly cid: Person;
}

/** The same deal in every test. */
export const SEED = new Uint8Array(32).fill(7);

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Stands in for a picture under the same name. Boards have their text. */
export function pixel(what: Painted, presenter: AnyPresenter, given: readonly unknown[]): Picture {
  const isBoard = what === 'picture' || what === 'wide';
  return {
    file: PIXEL,
    name: String(given.findLast(each => typeof each === 'string') ?? what),
    alt: isBoard ? presenter.alt(...(given as Parameters<AnyPresenter['alt']>)) : what,
  };
}

export interface SceneOptions extends RunningOptions {
  /** Pictures that are painted, or true for all. Default: all. A pixel takes the place of the others. */
  readonly paints?: boolean | readonly Painted[];
}

function running({ paints = true, ...options }: SceneOptions): Promise<Running> {
  const pixels = paints !== true && paintingOtherwise(options.presenters ?? presenters, pixel, paints || []);
  return startBot({ newSeed: () => SEED, ...options, ...(pixels && { presenters: pixels }) });
}

function inAServer(bot: Running): Scene {
  const guild = bot.discord.addGuild({ name: 'Ribeira' });
  return {
    ...bot,
    guild,
    channel: guild.addChannel({ name: 'porto' }),
    ann: bot.discord.addUser({ name: 'Ann' }),
    bob: bot.discord.addUser({ name: 'Bob' }),
    cid: bot.discord.addUser({ name: 'Cid' }),
  };
}

/**
 * Starts a bot in a server with one channel and three people. At the end of the test it stops, and Discord must not have
 * complained.
 */
export async function scene(options: SceneOptions = {}): Promise<Scene> {
  const bot = await running(options);
  // Not a hook of this module: test files that share a process load it once.
  onTestFinished(async () => {
    await bot.stop();
    expect(bot.discord.complaints).toEqual([]);
  });
  return inAServer(bot);
}

/**
 * Returns a maker of scenes with a single bot, for tests of a file that start alike. Call it beside the tests, and its
 * result in them. Each scene has its own server and people. All scenes share the data of the bot and of Discord (requests,
 * payloads, trouble, complaints). A test that looks at such data needs a bot of its own.
 */
export function sharedScene(options: SceneOptions = {}): () => Promise<Scene> {
  let started: Promise<Running> | undefined;
  // A hook of the file, or of the group of tests in it, in which this is called.
  afterAll(async () => {
    const bot = await started;
    await bot?.stop();
    expect(bot?.discord.complaints ?? []).toEqual([]);
  });
  return async () => {
    // A database there goes away with its test.
    if (process.env.TEST_DATABASE === 'postgres') return scene(options);
    started ??= running(options);
    const bot = await started;
    const before = bot.discord.complaints.length;
    onTestFinished(() => {
      expect(bot.discord.complaints.slice(before)).toEqual([]);
    });
    return inAServer(bot);
  };
}

export const last = (channel: Channel): StoredMessage => {
  const message = channel.messages.at(-1);
  if (!message) throw new Error('the channel is empty');
  return message;
};

/** The newest message with a picture. */
export const boardIn = (channel: Channel): StoredMessage => {
  const message = channel.messages.findLast(({ attachments }) => attachments.length > 0);
  if (!message) throw new Error('the channel has no board');
  return message;
};

/** A family game of two, so that the first turn is at once. Gives the people in turn order. */
export async function family(stage: Scene): Promise<readonly [Person, Person]> {
  const { ann, bob, channel } = stage;
  await ann.command(channel, 'porto new', { variant: 'family', seats: 2, rated: false });
  await bob.command(channel, 'porto join');
  await ann.command(channel, 'porto start');
  await stage.quiet();
  return inTurn(stage);
}

/** A full game of two, in which both choose private contracts at first. */
export async function choosing({ ann, bob, channel, quiet }: Scene): Promise<void> {
  await ann.command(channel, 'porto new', { seats: 2, rated: false });
  await bob.command(channel, 'porto join');
  await ann.command(channel, 'porto start');
  await quiet();
}

export async function inTurn({ table, channel, ann, bob }: Scene): Promise<readonly [Person, Person]> {
  const match = await table.live(channel.id);
  return match?.seats[0]?.id === ann.id ? [ann, bob] : [bob, ann];
}

/** Returns the message of an answer. */
export const shown = (answer: Answer): StoredMessage => {
  if (!answer.message) throw new Error('no answer');
  return answer.message;
};

const verbOf = ({ customId }: { readonly customId?: string | undefined }): string | undefined => {
  const parsed = customId === undefined ? undefined : parseId(customId);
  return parsed?.ok ? parsed.id.verb : undefined;
};

/** Presses the one opener of a board, or the first of a private answer. */
export async function openTurn(person: Person, board: StoredMessage): Promise<StoredMessage> {
  const [opener] = waysIn(board);
  if (opener === undefined) throw new Error(`nothing opens a panel in: ${board.content}`);
  return shown(await person.press(board, opener));
}

/** Labels of the buttons that open a panel, or lead on in it. */
export const waysOf = (message: StoredMessage): readonly string[] =>
  message.buttons.filter(button => verbOf(button) === 'open').map(({ label }) => label);

/** The same by their custom ids: labels may be alike, as cards are. */
export const waysIn = (message: StoredMessage): readonly string[] =>
  message.buttons.flatMap(button => (verbOf(button) === 'open' ? (button.customId ?? []) : []));

/** The button that commits what the panel shows; undefined where it asks. */
export const commitOf = (
  message: StoredMessage,
): { readonly label: string; readonly customId: string } | undefined => {
  const found = message.buttons.find(button => verbOf(button) === 'do');
  return found?.customId === undefined ? undefined : { label: found.label, customId: found.customId };
};

/** Leads an opened panel to the preview of an action in Porto's notation; gives the labels of what was pressed. */
export async function walkTo(
  { table, channel }: Pick<Scene, 'table' | 'channel'>,
  person: Person,
  panel: StoredMessage,
  action: string,
  asked = false,
): Promise<readonly string[]> {
  const match = await table.live(channel.id);
  const seat = match?.seats.find(({ id }) => id === person.id)?.seat;
  if (!match || seat === undefined) throw new Error(`${person.name} plays no game here`);
  const read = porto.read(action);
  if (!read.ok) throw new Error(`no action: ${action}`);
  const { steps } = await walk(
    { game: PORTO, legal: match.position.legal(seat), person, panel, asked },
    read.value,
  );
  return steps;
}

/** Presses the first button until the panel shows the result. Returns the button that commits it. */
export async function follow(person: Person, panel: StoredMessage): Promise<string> {
  for (let step = 0; step < 6; step++) {
    const commit = commitOf(panel);
    if (commit) return commit.label;
    const [way] = waysIn(panel);
    if (way === undefined) throw new Error(`nothing to press in: ${panel.content}`);
    await person.press(panel, way);
  }
  throw new Error(`no end: ${panel.content}`);
}

/** Both draw until a build is possible for the first. */
export async function readyToBuild(stage: Scene): Promise<readonly [Person, Person]> {
  const people = await family(stage);
  const { channel, table } = stage;
  const { id = '' } = (await table.live(channel.id)) ?? {};
  for (let turn = 0; turn < 8; turn++) {
    const person = people[turn % 2];
    const cards = turn % 2 === 0 ? '1' : '2';
    if (isLong) await person?.command(channel, 'porto draw', { cards, now: true });
    else accepted(await table.act(id, person?.id ?? '', `draw ${cards}`));
  }
  await stage.quiet();
  return people;
}

/** Returns the text of all public messages, which must hold no seat's secret. */
export function publicText(discord: LocalDiscord): string {
  return JSON.stringify(discord.payloads.map(({ body, files, command }) => ({ body, files, command })));
}

/** Asks for the vote to cancel the game, and confirms it. */
export async function cancel(person: Person, channel: Channel): Promise<Answer> {
  const asked = await person.command(channel, 'porto cancel');
  return person.press(asked.message, shown(asked).buttons[0]?.label ?? '');
}

/** Asks to resign, and confirms it. */
export async function resign(person: Person, channel: Channel): Promise<Answer> {
  const asked = await person.command(channel, 'porto resign');
  const [button] = shown(asked).buttons;
  if (!button) throw new Error(`no button in: ${asked.content}`);
  return person.press(asked.message, button.label);
}
