import type { Answer, Channel, Guild, LocalDiscord, Person, StoredMessage } from 'local-discord';
import { expect, onTestFinished } from 'vitest';
import { parseId } from '../../src/discord/panels/custom-id.ts';
import { porto } from '../../src/games/porto/rules/index.ts';
import { presenters } from '../../src/games/presenters.ts';
import type { Language } from '../../src/stage/languages.ts';
import { PAINTED, type Painted } from '../../src/stage/order.ts';
import type { AnyPresenter, Picture, Presenters } from '../../src/stage/presenter.ts';
import { PORTO } from '../support/acts.ts';
import { type Running, type RunningOptions, startBot } from '../support/bot.ts';
import { isLong } from '../support/form.ts';
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

const blank = (presenter: AnyPresenter, spared: readonly Painted[]): AnyPresenter => ({
  ...presenter,
  ...Object.fromEntries(
    spared
      .filter(what => presenter[what] !== undefined)
      .map(what => [
        what,
        async (...given: readonly unknown[]): Promise<Picture> => ({
          file: PIXEL,
          name: String(given.findLast(each => typeof each === 'string') ?? what),
          alt:
            what === 'picture' || what === 'wide'
              ? presenter.alt(...(given as Parameters<AnyPresenter['alt']>))
              : what,
        }),
      ]),
  ),
});

/** The same voices; but for some, each picture is a pixel that is called as it would be. */
function unpainted(presenters: Presenters, but: readonly Painted[]): Presenters {
  const spared = (Object.keys(PAINTED) as Painted[]).filter(what => !but.includes(what));
  return Object.fromEntries(
    Object.entries(presenters).map(([game, presenterIn]) => {
      const known = new Map<Language, AnyPresenter>();
      return [
        game,
        (language: Language) => {
          const presenter = known.get(language) ?? blank(presenterIn(language), spared);
          known.set(language, presenter);
          return presenter;
        },
      ];
    }),
  );
}

export interface SceneOptions extends RunningOptions {
  /** Whether pictures are painted, or which; default: all. Where nobody looks at them, a pixel does. */
  readonly paints?: boolean | readonly Painted[];
}

/** A bot in a server with one channel and three people. When the test is over it stops, and Discord must not have complained. */
export async function scene({ paints = true, ...options }: SceneOptions = {}): Promise<Scene> {
  const pixels = paints !== true && unpainted(options.presenters ?? presenters, paints || []);
  const running = await startBot({ newSeed: () => SEED, ...options, ...(pixels && { presenters: pixels }) });
  const { discord } = running;
  // Not a hook of this module: test files that share a process load it once.
  onTestFinished(async () => {
    await running.stop();
    expect(discord.complaints).toEqual([]);
  });
  const guild = discord.addGuild({ name: 'Ribeira' });
  return {
    ...running,
    guild,
    channel: guild.addChannel({ name: 'porto' }),
    ann: discord.addUser({ name: 'Ann' }),
    bob: discord.addUser({ name: 'Bob' }),
    cid: discord.addUser({ name: 'Cid' }),
  };
}

export const last = (channel: Channel): StoredMessage => {
  const message = channel.messages.at(-1);
  if (!message) throw new Error('the channel is empty');
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

/** What an answer shows. */
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

/** Presses what stands first, until the panel shows what would be done; gives the button that does it. */
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

/** Nothing that only a seat may know stands in what everybody could read. */
export function publicText(discord: LocalDiscord): string {
  return JSON.stringify(discord.payloads.map(({ body, files, command }) => ({ body, files, command })));
}

/** Asked for, and confirmed: the vote to call the game off. */
export async function cancel(person: Person, channel: Channel): Promise<Answer> {
  const asked = await person.command(channel, 'porto cancel');
  return person.press(asked.message, shown(asked).buttons[0]?.label ?? '');
}

/** Asked for, and confirmed. */
export async function resign(person: Person, channel: Channel): Promise<Answer> {
  const asked = await person.command(channel, 'porto resign');
  const [button] = shown(asked).buttons;
  if (!button) throw new Error(`no button in: ${asked.content}`);
  return person.press(asked.message, button.label);
}
