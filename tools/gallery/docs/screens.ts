import { createHash } from 'node:crypto';
import type { Person, StoredMessage } from 'local-discord';
import { LocalDiscord } from 'local-discord';
import { attachPage } from 'local-discord/page';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import { steadyOf } from '../../../src/core/contract/player.ts';
import { players } from '../../../src/games/bots.ts';
import { games, gamesFrom } from '../../../src/games/registry.ts';
import { openerIn } from '../../../test/support/acts.ts';
import { type Running, startBot } from '../../../test/support/bot.ts';
import { shownOn } from '../../../test/support/first-screen.ts';

/** Content of a screenshot: the text and buttons of its message, or the offers of the first screen. */
export type Shown = Readonly<Record<string, unknown>>;

const SHOWN = gamesFrom('shown');
const PAGE = shownOn(SHOWN);
/** Seed of a fixed deal, so that the screenshots show the same game each time. */
const SEED = new Uint8Array(32).fill(11);
/** Number of decisions before the turn that the screenshots show. */
const BEFORE = 24;

export interface House {
  readonly discord: LocalDiscord;
  readonly running: Running;
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const discord = await LocalDiscord.start({
    botName: 'Board games',
    answerMs: 60_000,
    quietMs: 20_000,
    page: opened => attachPage(opened, PAGE),
  });
  for (const name of ['Ana', 'Bruno', 'Clara', 'Diogo']) discord.addUser({ name });
  const guild = discord.addGuild({ name: 'Harbour' });
  for (const name of SHOWN) guild.addChannel({ name });
  const running = await startBot({ discord, players, newSeed: () => SEED });
  const close = async (): Promise<void> => {
    await running.stop();
    await discord.close();
  };
  return { discord, running, close };
}

export interface Turn {
  readonly channelId: string;
  readonly person: Person;
  readonly panel: StoredMessage;
}

/** Plays a solo game of Porto up to a turn in its middle, and opens the turn's panel. */
export async function atTurn({ discord, running }: House): Promise<Turn> {
  const [person] = discord.people;
  const channel = discord.guilds[0]?.channels.find(({ name }) => name === 'porto');
  const porto = games.porto;
  if (!person || !channel || !porto) throw new Error('no house');
  await person.command(channel, 'porto solo');
  const chance = new SeededDice(SEED);
  const { table } = running;
  for (;;) {
    const match = await table.live(channel.id);
    if (!match) throw new Error('the game is over');
    const legal = match.position.legal(0);
    const kinds = new Set(legal.map(action => porto.fields(action)[0]?.[1]));
    if (match.rev >= BEFORE && kinds.has('build') && kinds.has('draw')) break;
    const action = steadyOf('porto', players).choose(porto, match.position.view(0), 0, chance);
    await table.act(match.id, person.id, porto.write(action));
  }
  await running.quiet();
  const { board, opener } = openerIn(channel);
  const panel = (await person.press(board, opener)).message;
  if (!panel) throw new Error('no panel');
  return { channelId: channel.id, person, panel };
}

/** Label of a button that previews a build. The first such button in a panel has the best build. */
export const BUILD = / · \d+ \w+ · \d+ points?$/;

async function atPreview({ person, panel }: Turn): Promise<StoredMessage> {
  const build = panel.buttons.find(({ label }) => BUILD.test(label));
  const { message } = await person.press(panel, build?.customId ?? '');
  if (!message) throw new Error('no preview');
  return message;
}

export const shownIn = ({ content, buttons, attachments }: StoredMessage): Shown => ({
  content: content.split('\n'),
  buttons: buttons.map(({ label }) => label),
  alt: attachments.map(({ description }) => description ?? ''),
});

export const firstScreen = async ({ discord }: House): Promise<Shown> => ({
  heading: PAGE.home?.heading.text,
  note: PAGE.home?.note.text,
  offers: PAGE.home?.offers.map(({ title, line, facts, credits, starts }) => ({
    title: title.text,
    line: line?.text,
    facts: facts.map(({ text }) => text),
    credits: credits?.text,
    starts: starts.map(({ label }) => label.text),
  })),
  style: await styleOf(discord),
});

async function styleOf({ url }: LocalDiscord): Promise<string> {
  const style = await (await fetch(`${url}/page/style.css`)).text();
  return createHash('sha256').update(style).digest('hex').slice(0, 16);
}

export async function screens(house: House): Promise<Readonly<Record<string, Shown>>> {
  const turn = await atTurn(house);
  const first = shownIn(turn.panel);
  return { turn: first, preview: shownIn(await atPreview(turn)), playground: await firstScreen(house) };
}
