import { setImmediate } from 'node:timers/promises';
import type { Answer, Channel, Guild, Person, StoredMessage } from 'local-discord';
import { afterAll, expect, onTestFinished } from 'vitest';
import type { ButtonVerb } from '../../src/discord/buttons/custom-id.ts';
import { presenters } from '../../src/games/presenters.ts';
import type { Painted } from '../../src/presentation/painter/order.ts';
import type { AnyPresenter, Picture } from '../../src/presentation/presenter/presenter.ts';
import type { Match } from '../../src/table/match/types.ts';
import { live, opened } from '../support/acts.ts';
import { type Running, type RunningOptions, startBot } from '../support/bot.ts';
import { inGame } from '../support/in-game.ts';
import type { TableWish } from '../support/new-table.ts';
import { paintingOtherwise } from '../support/painting-otherwise.ts';
import { isLong } from '../support/test-form.ts';
import { withIds } from '../support/walk.ts';
import { chooser, playOn } from '../table/porto-room.ts';
import { accepted, type Room } from '../table/room.ts';

export interface Scene extends Running {
  readonly guild: Guild;
  readonly channel: Channel;
  readonly ann: Person;
  readonly bob: Person;
  readonly cid: Person;
}

export const SEED = new Uint8Array(32).fill(7);

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns a picture of one pixel with the name of the real picture. Boards keep their alt text. */
export function pixel(what: Painted, presenter: AnyPresenter, given: readonly unknown[]): Picture {
  const isBoard = what === 'picture' || what === 'wide';
  return {
    file: PIXEL,
    name: String(given.findLast(each => typeof each === 'string') ?? what),
    alt: isBoard ? presenter.alt(...(given as Parameters<AnyPresenter['alt']>)) : what,
  };
}

export interface SceneOptions extends RunningOptions {
  /** Pictures to paint, or true for all. Default: all. One pixel replaces every picture that is not painted. */
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
 * Starts a bot in a server with one channel and three people. At the end of the test it stops the bot and checks that Discord
 * has no complaints.
 */
export async function scene(options: SceneOptions = {}): Promise<Scene> {
  const bot = await running(options);
  // The hook belongs to the running test, because test files that share a process load this module only once.
  onTestFinished(async () => {
    await bot.stop();
    expect(bot.discord.complaints).toEqual([]);
  });
  return inAServer(bot);
}

/**
 * Returns a function that makes scenes with one shared bot. Call `sharedScene` beside the tests and its result in each test.
 * Each scene has its own server and people. All scenes share the bot's and Discord's data (requests, payloads, trouble,
 * complaints). A test that reads these data needs its own bot.
 */
export function sharedScene(options: SceneOptions = {}): () => Promise<Scene> {
  let started: Promise<Running> | undefined;
  // The hook belongs to the file, or to the group of tests, that calls `sharedScene`.
  afterAll(async () => {
    const bot = await started;
    await bot?.stop();
    expect(bot?.discord.complaints ?? []).toEqual([]);
  });
  return async () => {
    // On PostgreSQL, each database is dropped after its test, so two tests can't share a bot.
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

export const boardIn = (channel: Channel): StoredMessage => {
  const message = channel.messages.findLast(({ attachments }) => attachments.length > 0);
  if (!message) throw new Error('the channel has no board');
  return message;
};

/** Opens a game by commands, and starts it. The first of the people opens it. */
export const startGame = (
  stage: Pick<Scene, 'channel' | 'quiet'>,
  people: readonly Person[],
  options: TableWish = {},
  game = 'porto',
): Promise<void> => opened(stage, people, `${game} new`, { seats: people.length, ...options });

/** Starts a family game of two people, which begins without a choice of contracts. Returns the people in turn order. */
export async function family(stage: Scene): Promise<readonly [Person, Person]> {
  await startGame(stage, [stage.ann, stage.bob], { variant: 'family', rated: false });
  return inTurn(stage);
}

export const choosing = (stage: Scene): Promise<void> =>
  startGame(stage, [stage.ann, stage.bob], { rated: false });

type Place = Pick<Scene, 'table' | 'channel'>;

export const liveIn = ({ table, channel }: Place): Promise<Match> => live({ running: { table }, channel });

export const revIn = async (place: Place): Promise<number> => (await liveIn(place)).rev;

export async function inTurn({ table, channel, ann, bob }: Scene): Promise<readonly [Person, Person]> {
  const match = await table.live(channel.id);
  return match?.seats[0]?.id === ann.id ? [ann, bob] : [bob, ann];
}

export const shown = (answer: Answer): StoredMessage => {
  if (!answer.message) throw new Error('no answer');
  return answer.message;
};

export async function openTurn(person: Person, board: StoredMessage): Promise<StoredMessage> {
  const [opener] = waysIn(board);
  if (opener === undefined) throw new Error(`nothing opens a panel in: ${board.content}`);
  return shown(await person.press(board, opener));
}

export const labels = ({ buttons }: Pick<StoredMessage, 'buttons'>): readonly string[] =>
  buttons.map(({ label }) => label);

const ofVerb = ({ buttons }: Pick<StoredMessage, 'buttons'>, verb: ButtonVerb) =>
  withIds(buttons).flatMap(({ part, id }) => (id.verb === verb ? part : []));

export const waysOf = (message: StoredMessage): readonly string[] =>
  ofVerb(message, 'open').map(({ label }) => label);

/** Returns the custom ids of the buttons that open a panel or a further page of it. Labels can be equal, custom ids can't. */
export const waysIn = (message: StoredMessage): readonly string[] =>
  ofVerb(message, 'open').flatMap(({ customId }) => customId ?? []);

/** Returns the button that commits the action in a panel. Undefined: the panel still asks a question. */
export const commitOf = (
  message: StoredMessage,
): { readonly label: string; readonly customId: string } | undefined => {
  const [found] = ofVerb(message, 'do');
  return found?.customId === undefined ? undefined : { label: found.label, customId: found.customId };
};

/** Presses the first button until the panel shows a preview. Returns the label of the button that commits the action. */
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

/** Starts a family game in which both people draw until the first person can build. */
export async function readyToBuild(stage: Scene): Promise<readonly [Person, Person]> {
  const people = await family(stage);
  const { channel, table } = stage;
  const { id } = await liveIn(stage);
  for (let turn = 0; turn < 8; turn++) {
    const [person, cards] = turn % 2 === 0 ? [people[0], '1'] : [people[1], '2'];
    if (isLong) await drawNow(person, channel, cards);
    else accepted(await table.act(id, person.id, `draw ${cards}`));
  }
  await stage.quiet();
  return people;
}

/** Types a command. Returns the text of the answer. */
export const said = async (
  person: Person,
  channel: Channel,
  path: string,
  options: Parameters<Person['command']>[2] = {},
): Promise<string> => (await person.command(channel, path, options)).content;

/** Draws cards by a command, without a preview. */
export const drawNow = (person: Person, channel: Channel, cards = '1'): Promise<Answer> =>
  person.command(channel, 'porto draw', { cards, now: true });

/** Keeps the first private contracts that the command suggests. */
export async function keepFirst(person: Person, channel: Channel): Promise<Answer> {
  const [choice] = await person.autocomplete(channel, 'porto do', {}, 'action', '');
  return person.command(channel, 'porto do', { action: String(choice?.value), now: true });
}

export async function cancel(person: Person, channel: Channel): Promise<Answer> {
  const asked = await inGame(person, channel, 'porto', 'game cancel');
  return person.press(asked.message, shown(asked).buttons[0]?.label ?? '');
}

export async function resign(person: Person, channel: Channel): Promise<Answer> {
  const asked = await inGame(person, channel, 'porto', 'game resign');
  const [button] = shown(asked).buttons;
  if (!button) throw new Error(`no button in: ${asked.content}`);
  return person.press(asked.message, button.label);
}

/** Plays a game of Porto at the table, without Discord: random actions, and mostly builds. */
export async function playByChance(
  { table }: Pick<Scene, 'table'>,
  match: Match,
  seed: number,
  most = 2_000,
): Promise<Match> {
  const below = chooser(seed);
  let now = match;
  for (let press = 0; press < most && now.status === 'running'; press++) {
    now = await playOn({ table } as Room, now, below, 1);
    await setImmediate();
  }
  return now;
}

/** Plays the running game of Porto to its end. */
export async function playedOut(stage: Scene, seed: number): Promise<Match> {
  const ended = await playByChance(stage, await liveIn(stage), seed);
  await stage.quiet();
  return ended;
}

/** Makes a challenge by the archive of the deals, and returns the page of the challenge. */
export async function newChallenge(
  person: Person,
  channel: Channel,
  game: string,
  kind: Readonly<Record<string, string>> = {},
): Promise<StoredMessage> {
  const page = shown(await person.command(channel, `${game} daily`, kind));
  for (const label of ['Archive', 'Challenges', 'New challenge']) await person.press(page, label);
  return page;
}

/** Returns the label of the message's button that begins so. */
export const labelFrom = ({ buttons }: StoredMessage, beginning: string): string =>
  buttons.find(({ label }) => label.startsWith(beginning))?.label ?? beginning;
