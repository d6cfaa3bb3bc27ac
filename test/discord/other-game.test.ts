import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { gameCommand } from '../../commands/shared/game-command.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { inEach, LANGUAGES } from '../../src/presentation/language/languages.ts';
import type { Presenter } from '../../src/presentation/presenter/presenter.ts';
import { inGame } from '../support/in-game.ts';
import { LOCALES } from '../support/locales.ts';
import { isLong, some } from '../support/test-form.ts';
import { toy } from '../toy/rules/index.ts';
import type { Action, Event, View } from '../toy/rules/types.ts';
import { cancel, family, last, PIXEL, type Scene, scene, shown, startGame } from './kit.ts';

/** Presenter of a game without its own verbs. People type its actions with `do`. */
const voice: Presenter<View, Action, Event> = {
  title: 'Toy',
  picture: async (_view, _names, _marked, name) => ({ file: PIXEL, name, alt: 'an auction' }),
  alt: () => 'an auction',
  terminal: () => 'an auction',
  story: events => events.map(({ type }) => type),
  scores: view => view.scores.join(', '),
  awaits: view => view.phase.type,
  finale: () => undefined,
  hand: view => `letters ${view.hand?.join()}`,
  question: field => `${field}?`,
  value: (field, value) => (field === 'amount' ? `${value} coins` : value),
  describeAction: action => (action.type === 'bid' ? `Bid ${action.amount} coins` : `Do ${action.type}`),
  refusal: ({ code }) => `refused: ${code}`,
  topics: [{ id: 'all', title: 'The auction', text: 'Bid.' }],
};

const words = { about: 'An auction' };
const auction = gameCommand({
  rules: toy,
  words: inEach(() => words),
  presenter: () => voice,
});

const twoGames = (): Promise<Scene> =>
  scene({
    paints: isLong,
    games: { ...games, toy },
    presenters: { ...presenters, toy: () => voice },
    commands: [...commands, auction],
  });

async function auctionOf({ ann, bob, channel, quiet }: Scene): Promise<void> {
  await startGame({ channel, quiet }, [ann, bob], {}, 'toy');
}

test.each(some(LANGUAGES, 3))(
  "in %s a channel answers another game's verbs with its own game and command",
  async language => {
    const stage = await twoGames();
    const [ann] = await family(stage);
    ann.locale = LOCALES[language];
    const { channel } = stage;
    const said = async (command: string, options = {}) =>
      (await ann.command(channel, command, options)).content;
    for (const verb of ['board', 'hand', 'undo', 'game']) {
      const text = await said(`toy ${verb}`);
      expect(text).toContain(`\`/porto ${verb}\``);
      expect(text).toContain(presenters.porto?.(language).title);
      expect(text).not.toContain('/toy');
      if (language === 'ko') expect(text).toMatch(/\p{Script=Hangul}/u);
    }
    expect(await said('toy do', { action: 'bid 1' })).toContain('`/porto do`');
    expect(await ann.autocomplete(channel, 'toy do', {}, 'action', '')).toEqual([]);
    expect((await stage.table.live(channel.id))?.rev).toBe(0);
  },
);

test('a verb that only one game has points to `do` where the other is played', async () => {
  const stage = await twoGames();
  await auctionOf(stage);
  const { ann, channel } = stage;
  const answer = await ann.command(channel, 'porto draw', { cards: '1' });
  expect(answer.content).toContain('Toy');
  expect(answer.content).toContain('`/toy do`');
  expect(await ann.autocomplete(channel, 'porto draw', {}, 'cards', '')).toEqual([]);
  expect((await ann.command(channel, 'porto rules')).content).toContain('## Overview');
  expect((await ann.command(channel, 'toy rules')).content).toContain('The auction');
});

test('a person who would open a table where another game gathers learns how to join that game', async () => {
  const { ann, bob, channel } = await twoGames();
  await ann.command(channel, 'toy new', { seats: 2 });
  const { content } = await bob.command(channel, 'porto new');
  expect(content).toContain('`/toy game`');
  expect(content).not.toContain('/porto');
});

test('after a game has ended another one can be asked for, and its board still stands', async () => {
  const stage = await twoGames();
  const [ann, bob] = await family(stage);
  const { channel } = stage;
  await cancel(ann, channel);
  await cancel(bob, channel);
  await stage.quiet();
  const answer = await ann.command(channel, 'toy game');
  expect(answer.content).toContain('Porto');
  expect(answer.content).toContain('`/porto board`');
  const opened = await ann.command(channel, 'toy new', { seats: 2 });
  expect(opened.content).toContain('The table is open');
});

test('a game without verbs of its own is played by `do`, and its sentences name its own commands', async () => {
  const stage = await twoGames();
  await auctionOf(stage);
  const { ann, bob, channel, table } = stage;
  const offers = await ann.autocomplete(channel, 'toy do', {}, 'action', 'bid');
  expect(offers.map(({ name }) => name)).toEqual(['Bid 1 coins', 'Bid 2 coins', 'Bid 3 coins']);
  await ann.command(channel, 'toy do', { action: 'Bid 3 coins', now: true });
  const preview = await bob.command(channel, 'toy do', { action: '2 coins' });
  await bob.press(shown(preview), shown(preview).buttons[0]?.label ?? '');
  await stage.quiet();
  const match = await table.live(channel.id);
  expect(match?.rev).toBe(2);
  expect(last(channel).content).toContain('pick');
  const wish = await inGame(ann, channel, 'toy', 'game cancel');
  const cancelling = await ann.press(wish.message, shown(wish).buttons[0]?.label ?? '');
  expect(cancelling.content).toContain('1 of 2');
  await stage.quiet();
  expect(last(channel).content).toContain('to cancel this game');
  expect(last(channel).content).not.toContain('/porto');
  expect((await stage.cid.command(channel, 'toy undo')).content).toContain('`/toy board`');
  expect((await stage.cid.command(stage.guild.addChannel({ name: 'empty' }), 'toy board')).content).toContain(
    '`/toy new`',
  );
});

test('an answer about no game names the commands of all games, and alone only those with a solo game', async () => {
  const stage = await twoGames();
  const { content } = await stage.ann.command(stage.channel, 'games list');
  const others = Object.keys(games).map(id => `\`/${id} new\``);
  expect(content).toContain(`${others.join(', ')} or \`/toy new\``);
  expect(content).toContain('`/porto solo`');
  expect(content).not.toContain('/toy solo');
});
