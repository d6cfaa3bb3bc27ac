import type { LocalDiscord, StoredMessage } from 'local-discord';
import { afterEach, expect, test } from 'vitest';
import type { Kind, Options, PrivateContract, State } from '../../src/games/porto/rules/types.ts';
import { portoWords } from '../../src/games/porto/words/all.ts';
import { privateName } from '../../src/games/porto/words/cards.ts';
import type { Match } from '../../src/table/match/types.ts';
import { boardsIn } from '../support/boards.ts';
import { type Running, startBot } from '../support/bot.ts';
import { inGame } from '../support/in-game.ts';
import { truth } from '../support/reads.ts';
import { isRelease } from '../support/test-form.ts';
import {
  byButtons,
  byCommand,
  greedy,
  idle,
  live,
  type Manners,
  type Play,
  playOn,
  seedWhere,
} from './playing.ts';

interface Moment {
  /** Number of public messages when the position arose. */
  readonly payloads: number;
  readonly deck: readonly Kind[];
  readonly timer: readonly Kind[];
}

const spellings = (cards: readonly Kind[]): string[] => {
  const words = cards.map(card => card.replace('-', ' '));
  return [cards.join(','), cards.join(', '), words.join(','), words.join(', '), words.join(' + ')];
};

/** Records the secrets while people play a game, and then searches all public messages for them. */
class Watch {
  readonly #discord: LocalDiscord;
  readonly #moments: Moment[] = [];
  readonly #private = new Set<PrivateContract>();

  constructor(discord: LocalDiscord) {
    this.#discord = discord;
  }

  see(state: State): void {
    for (const { dealt } of state.players) for (const contract of dealt) this.#private.add(contract);
    this.#moments.push({ payloads: this.#discord.payloads.length, deck: state.deck, timer: state.timer });
  }

  /** Public messages as text: bodies, file names, alt texts, custom ids and the options of public commands. */
  #texts(): string[] {
    return this.#discord.payloads.map(({ body, files, command }) => JSON.stringify({ body, files, command }));
  }

  /**
   * Checks that no message before the last action shows a secret. The messages at the end must show the contracts in
   * `revealed`, which proves that the search works.
   */
  expectNoLeak({ revealed }: { readonly revealed: readonly PrivateContract[] }): void {
    const texts = this.#texts();
    const until = this.#moments.at(-1)?.payloads ?? 0;
    expect(until).toBeGreaterThan(this.#moments.length / 2);
    const before = texts.slice(0, until);
    const end = texts.slice(until).join('\n').toLowerCase();
    for (const contract of revealed)
      expect(end).toContain(privateName(portoWords('en'), contract).toLowerCase());
    for (const contract of this.#private) {
      const name = privateName(portoWords('en'), contract);
      const leak = before.find(
        text => text.includes(contract) || text.toLowerCase().includes(name.toLowerCase()),
      );
      expect(leak, `${contract} was reported before the end`).toBeUndefined();
    }
    for (const { payloads, deck, timer } of this.#moments) {
      const text = texts.slice(0, payloads).join('\n');
      for (const pile of [deck, timer]) {
        if (pile.length < 4) continue;
        for (const spelling of spellings(pile.slice(0, 4))) expect(text).not.toContain(spelling);
      }
    }
  }
}

let running: Running | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

const NAMES = ['Ann', 'Béla', 'Çiğdem', '大輔'];

async function begin(seats: number, variant: string, newSeed?: () => Uint8Array): Promise<Play> {
  running = await startBot(newSeed ? { newSeed } : {});
  const { discord } = running;
  const guild = discord.addGuild({ name: 'Ribeira' });
  const channel = guild.addChannel({ name: 'porto' });
  const people = NAMES.slice(0, seats).map(name => discord.addUser({ name }));
  const [opener, ...others] = people;
  await opener?.command(channel, 'porto new', { variant, seats });
  const lobby = channel.messages[0];
  for (const [index, other] of others.entries()) {
    if (index % 2 === 0 && lobby) await other.press(lobby, 'Join');
    else await inGame(other, channel, 'porto', 'join');
  }
  await inGame(opener, channel, 'porto', 'start');
  await running.quiet();
  return { running, channel, people };
}

const picture = (message: StoredMessage | undefined) => message?.attachments[0];

async function expectWellReported(play: Play, boards: number): Promise<StoredMessage> {
  const { channel } = play;
  const shown = boardsIn(channel);
  expect(shown.length).toBe(boards);
  for (const board of shown) {
    expect(picture(board)?.data.subarray(1, 4).toString()).toBe('PNG');
    expect(picture(board)?.description?.length ?? 0).toBeGreaterThan(200);
    expect(picture(board)?.description?.length ?? 0).toBeLessThanOrEqual(1024);
    expect(board.content.length).toBeLessThanOrEqual(2000);
  }
  expect(shown.slice(0, -1).flatMap(board => board.components)).toEqual([]);
  expect(shown.at(-1)?.buttons.map(({ label }) => label)).toEqual(['Rematch', 'Share', 'More…']);
  expect(shown.at(-1)?.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/-result\.png$/),
  ]);
  expect(play.running.discord.complaints).toEqual([]);
  expect(play.running.trouble).toEqual([]);
  const final = shown.at(-1);
  if (!final) throw new Error('no board');
  return final;
}

const keptIn = async ({ running }: Play, over: Match | undefined): Promise<PrivateContract[]> => {
  if (!over) throw new Error('no game');
  return (await truth<State>(running, over)).players.flatMap(({ kept }) => kept ?? []);
};

const play = async (table: Play, manners: Manners): Promise<{ watch: Watch; match: string }> => {
  const watch = new Watch(table.running.discord);
  const first = await live(table);
  const { id } = first;
  watch.see(await truth<State>(table.running, first));
  await playOn(table, {
    ...manners,
    after: async () => {
      const now = await table.running.table.get(id);
      if (now?.status === 'running') watch.see(await truth<State>(table.running, now));
    },
  });
  return { watch, match: id };
};

test('a whole standard game of two: one types commands, the other presses buttons', async () => {
  const table = await begin(2, 'standard', () => new Uint8Array(32).fill(3));
  const pinged: (readonly string[])[] = [];
  const { watch, match } = await play(table, { acts: [byCommand, byButtons], choose: greedy });
  const over = await table.running.table.get(match);
  expect(over?.status).toBe('over');
  // There is one board for the deal, one for both sealed choices, and one for each turn.
  const final = await expectWellReported(table, (over?.rev ?? 0) - 2 + 2);
  for (const message of table.channel.messages) pinged.push(message.mentions);
  expect(pinged.at(-1)).toEqual([]);
  expect(pinged.filter(mentions => mentions.length === 2)).toHaveLength(1);
  const outcome = over?.position.outcome;
  for (const total of outcome?.totals ?? []) expect(final.content).toContain(String(total));
  watch.expectNoLeak({ revealed: await keptIn(table, over) });
});

test.runIf(isRelease)('a whole family game of four, by commands and buttons', async () => {
  const table = await begin(4, 'family', () => new Uint8Array(32).fill(4));
  const { watch, match } = await play(table, {
    acts: [byCommand, byButtons, byCommand, byButtons],
    choose: greedy,
  });
  const over = await table.running.table.get(match);
  expect(over?.status).toBe('over');
  await expectWellReported(table, (over?.rev ?? 0) + 1);
  for (const { mentions } of table.channel.messages) expect(mentions.length).toBeLessThanOrEqual(1);
  watch.expectNoLeak({ revealed: await keptIn(table, over) });
});

const SOLO: Options = { variant: 'solo', timer: 28 };
const won = ({ players: [player] }: State): boolean => (player?.score ?? 0) >= 60;

test('a solo game won, in a direct message with the bot', async () => {
  const seed = seedWhere(SOLO, 1, greedy, won);
  running = await startBot({ newSeed: () => seed });
  running.discord.addGuild({ name: 'Ribeira' });
  const ann = running.discord.addUser({ name: 'Ann' });
  const channel = await ann.dm();
  await ann.command(channel, 'porto solo', {});
  await running.quiet();
  const table = { running, channel, people: [ann] };
  const { watch, match } = await play(table, { acts: [byButtons], choose: greedy });
  const over = await running.table.get(match);
  // A solo game has one message, which the bot edits.
  const final = await expectWellReported(table, 1);
  expect(over?.position.outcome?.won).toBe(true);
  expect(final.content).toMatch(/apprentice|builder/i);
  for (const { mentions } of channel.messages) expect(mentions).toEqual([]);
  watch.expectNoLeak({ revealed: await keptIn(table, over) });
});

test.runIf(isRelease)('a solo game lost, with the hardest Timer, by commands', async () => {
  running = await startBot({ newSeed: () => new Uint8Array(32).fill(5) });
  const channel = running.discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'alone' });
  const ann = running.discord.addUser({ name: 'Ann' });
  await ann.command(channel, 'porto solo', { timer: 24 });
  await running.quiet();
  const table = { running, channel, people: [ann] };
  const { watch, match } = await play(table, { acts: [byCommand], choose: idle });
  const over = await running.table.get(match);
  // A solo game has one message, which the bot edits.
  const final = await expectWellReported(table, 1);
  expect(over?.position.outcome?.won).toBe(false);
  expect(final.content).toContain('lost');
  for (const { mentions } of channel.messages) expect(mentions).toEqual([]);
  watch.expectNoLeak({ revealed: await keptIn(table, over) });
});
