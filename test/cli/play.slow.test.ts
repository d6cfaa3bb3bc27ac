import { PassThrough } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lineConsole } from '../../src/cli/play/console.ts';
import { Evening } from '../../src/cli/play/evening.ts';
import { choose } from '../../src/cli/play/read-choice.ts';
import { Shelf } from '../../src/cli/play/shelf.ts';
import type { Wishes } from '../../src/cli/play/start.ts';
import { SeededDice } from '../../src/core/contract/dice.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { accept } from '../../src/core/contract/result.ts';
import { players } from '../../src/games/bots.ts';
import { portoVoice } from '../../src/games/porto/presenter/voice.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { settings } from '../../src/games/settings.ts';
import { actionOf } from '../games/porto/position.ts';
import { some } from '../support/test-form.ts';
import {
  actionsSaved,
  flat,
  game,
  inOwnFolder,
  Paper,
  path,
  play,
  randomAnswers,
  robot,
  SEED,
  SOLO,
  saved,
  session,
  spend,
  TWO,
  typist,
} from './typed-games.ts';

inOwnFolder();

describe('a whole game by numbers alone', () => {
  const TABLES: readonly (readonly [string, Wishes])[] = [
    ['standard for two', TWO],
    ['standard for four', { ...TWO, seats: 4, names: ['Ann', 'Ben', 'Cleo', 'Dan'] }],
    [
      'family for three',
      { ...TWO, settings: { variant: 'family' }, seats: 3, names: ['Ann', 'Ben', 'Cleo'] },
    ],
    ['solo', SOLO],
  ];

  test.each(some(TABLES, 2))('%s', async (_name, wishes) => {
    const console = robot(randomAnswers(3));
    await spend(console, wishes);
    expect(console.text).toContain('The game is over.');
    expect(console.text).toMatch(
      wishes.settings.variant === 'solo' ? /Ann (won|lost) with/ : /\w+ wins with \d+ points/,
    );
    expect(console.text).not.toMatch(/undefined|\*\*|is no choice here/);
    expect(await saved()).toMatchObject([{ status: 'over' }]);
    for (const line of console.text.split('\n')) expect(Array.from(line).length).toBeLessThanOrEqual(100);
  });
});

describe('entries', () => {
  const keeps = ['', '1', '', '1', ''];

  test('a wrong one is answered with what is possible, and nothing happens', async () => {
    const text = await play(['', '0', '11', 'house', '-1', '1e3', ''], TWO);
    for (const wrong of ['0', '11', 'house', '-1', '1e3']) {
      expect(text).toContain(`“${wrong}” is no choice here. Type a number from 1 to 10, or help`);
    }
    expect(text.match(/Which three private contracts do you keep\?/g)).toHaveLength(1);
    expect(await actionsSaved()).toEqual([]);
  });

  test('an action the rules forbid is refused in words', async () => {
    const text = await play([...keeps, 'build red-3 red-3 L4', 'draw 1,2,3,4'], TWO);
    expect(flat(text)).toContain(
      '“red 3” is not in your hand: a build plays two cards from it. The hand holds no cards.',
    );
    expect(await actionsSaved()).toHaveLength(2);
  });

  test('an action may be written out, and help, rules, hand and board answer', async () => {
    const text = await play(
      [...keeps, 'help', '?', 'hand', 'board', 'rules', 'rules solo', 'rules what', 'draw 1'],
      TWO,
    );
    expect(text.match(/Type the number of a choice/g)).toHaveLength(2);
    expect(text).toContain('Your hand: no cards');
    expect(text).toContain('When the Timer is empty, the game ends');
    expect(text.match(/^Chapters:/gm)).toHaveLength(2);
    expect((await actionsSaved()).at(-1)).toBe('draw 1');
  });

  test('a look at something leaves the question where it was', async () => {
    const begun = await session({}, path());
    for (const _ of 'four') await begun.act(begun.seat ?? 0, 'draw 1');
    const text = await play(['', '2', 'help', 'hand', 'board', 'rules'], undefined, true);
    expect(text.match(/b for back, or help > /g)).toHaveLength(5);
    expect(text).toContain('quit         leave; the game is saved after every action');
  });

  test('without a file the help says that nothing is saved', async () => {
    const paper = new Paper();
    const input = new PassThrough();
    input.end('help\n');
    const shelf = await Shelf.open(undefined, { games, players }, () => {});
    onTestFinished(() => shelf.close());
    await new Evening(shelf, { settings, presenters }, lineConsole(input, paper)).spend(SOLO, false);
    expect(paper.text).toContain('quit         leave; this game is not saved');
  });

  test('the last step names the exact points of each build, and back takes a pick back', async () => {
    const begun = await session({}, path());
    for (const _ of 'four') await begun.act(begun.seat ?? 0, 'draw 1');
    const text = await play(['', '2', '1', 'b', 'R1', '1', 'b', '1', '1'], undefined, true);
    expect(text).toContain('b for back');
    const done = (await actionsSaved()).at(-1) ?? '';
    expect(done).toMatch(/^build .+ R1 roof/);
    const action = actionOf(done);
    const [built] = begun.preview(0, action) as { points: Record<string, number> }[];
    const points = Object.values(built?.points ?? {}).reduce((sum, part) => sum + part, 0);
    expect(text).toContain(`on R1 for ${points} points, token to`);
  });

  test('long lists are paged, and any number may be typed on any page', async () => {
    const numbers = Array.from({ length: 45 }, (_, index) => index + 1);
    const portoView = game().view(
      game().setup(2, { variant: 'family' }, new SeededDice(new Uint8Array(32))),
      0,
    );
    const toy = {
      ...game(),
      toAct: (state: unknown) => (state === 'over' ? [] : [0]),
      legal: () => numbers,
      forced: () => undefined,
      write: (action: unknown) => `take ${action}`,
      imagine: () => 'now',
      view: () => portoView,
      fields: (action: unknown) => [['number', String(action)]] as const,
      apply: (_state: unknown, _seat: number, action: unknown) =>
        accept({
          state: 'over',
          events: [{ to: 'all' as const, event: action }],
          reveals: false,
          goesOn: false,
          chance: [],
        }),
    };
    const voice = {
      ...portoVoice('en'),
      describeAction: (action: unknown) => `take ${action}`,
      question: () => 'Which?',
    };
    const shelf = await Shelf.open(undefined, { games: { porto: toy as AnyGame }, players: {} }, () => {});
    onTestFinished(() => shelf.close());
    const paged = await shelf.begin({
      game: 'porto',
      options: { variant: 'family' },
      names: ['Ann', 'Ben'],
      seed: SEED,
    });
    const entries = ['46', 'm', 'more', 'm', '45'];
    const console = robot(() => entries.shift());
    expect(await choose(paged, voice, console, 0, () => {})).toEqual({ type: 'action', action: 'take 45' });
    const pages = console.text.split('Which?').slice(1);
    expect(pages).toHaveLength(4);
    expect(pages[0]).toContain(' 1. take 1\n');
    expect(pages[0]).toContain('20. take 20\n  m. more (45 in all)');
    expect(pages[0]).not.toContain('21.');
    expect(pages[0]).toContain('“46” is no choice here. Type a number from 1 to 45');
    expect(pages[1]).toContain('21. take 21\n');
    expect(pages[2]).toContain('45. take 45\n');
    expect(pages[3]).toContain(' 1. take 1\n');
  });
});

describe('undo', () => {
  test('takes the last action back, then what was chosen together once all agree, down to the deal', async () => {
    const typed = '|1||1||draw 1|undo|x|yes||undo|no|undo|yes||undo|quit';
    const text = await play(typed.split('|'), TWO);
    expect(text.match(/Ben, may the last action be taken back\? yes or no/g)).toHaveLength(4);
    expect(text).toContain('It stays: not everybody agrees.');
    expect(text.match(/The last action is taken back\./g)).toHaveLength(2);
    expect(text).toContain('Nothing has been done yet that could be taken back.');
    expect(await actionsSaved()).toEqual([]);
  });

  test('a sealed choice is made again while another is missing, and counts once', async () => {
    const text = await play(['', '1', 'undo', '', '2', '', '1', 'quit'], TWO);
    expect(text).toContain('The last choice can be made again.');
    const offered = text.split('Which three private contracts do you keep?').slice(1);
    const kept = await actionsSaved();
    expect(kept).toHaveLength(2);
    expect(offered).toHaveLength(3);
    const once = await session({ options: { variant: 'standard' } });
    expect(kept[0]).toBe(once.game.write(once.legal(0)[1]));
  });

  test('the dice go back too: the same action brings the same cards', async () => {
    const begun = await session();
    const states: unknown[] = [begun.view('table')];
    const whim = new SeededDice(new Uint8Array(32).fill(2));
    const done: [number, string][] = [];
    while (begun.seat !== undefined && done.length < 12) {
      const legal = begun.legal(begun.seat);
      const action = game().write(legal[whim.below(legal.length, 'pick')]);
      done.push([begun.seat, action]);
      expect((await begun.act(begun.seat, action)).ok).toBe(true);
      states.push(begun.view('table'));
    }
    const agrees = async () => true;
    for (const state of states.slice(0, -1).reverse()) {
      expect(await begun.undo(agrees)).toBe('done');
      expect(begun.view('table')).toEqual(state);
    }
    expect(await begun.undo(agrees)).toBe('nothing');
    for (const [index, [seat, action]] of done.entries()) {
      await begun.act(seat, action);
      expect(begun.view('table')).toEqual(states[index + 1]);
    }
  });

  test('alone at once; an ended game stays as it is', async () => {
    let answers = 0;
    const numbers = randomAnswers(3);
    const console = robot(prompt => {
      if (!prompt.startsWith('Press Enter to leave')) return numbers(prompt);
      answers += 1;
      return answers === 1 ? 'nonsense' : answers === 2 ? 'undo' : '';
    });
    await spend(console, SOLO);
    expect(answers).toBe(3);
    expect(console.text).toContain('An ended game stays as it is.');
    expect(console.text).not.toContain('may the last action');
  });
});

describe('secrets at one keyboard', () => {
  test('the next player is asked to the keyboard before anything private is shown', async () => {
    const text = await play(['', '1', '', '1'], TWO);
    const [, ann = '', ben = ''] = text.split('Pass the keyboard to ');
    expect(ann).toMatch(/^Ann\. Ann, press Enter > /);
    expect(ann).toContain('Dealt to you');
    expect(ben).toMatch(/^Ben\. Ben, press Enter > /);
    const kept = /1\. Keep (.+)\n/.exec(ann)?.[1] ?? '';
    expect(kept).not.toBe('');
    expect(ben).not.toContain(kept);
  });

  test('text that is typed before the board is there is no action, and the player is informed', async () => {
    const text = await play(['keep 1,2,3', 'quit'], TWO);
    expect(text).toContain('“keep 1,2,3” was not read: first see how things stand.');
    expect(await actionsSaved()).toEqual([]);
  });

  test('on a screen it is wiped in between, scrollback too; in a pipe there are no control characters', async () => {
    const paper = new Paper(true);
    await spend(typist(paper, ['\n', '1\n', '\n']), TWO);
    expect(paper.text.split('\u001b[2J\u001b[3J').length - 1).toBe(4);
    const piped = await play(['', '1', '', '1'], { ...TWO, names: ['A\u001b[31mnn', 'Ben'] });
    expect(piped).not.toContain('\u001b');
  });
});

describe('the opening menu', () => {
  test('asks what is needed, and again for a wrong entry or a name that is taken', async () => {
    const text = await play('9|1|9|1|x|1|2|1| **Ann** |**Ann**|Ben|||quit'.split('|'));
    expect(text).toMatch(/1\. Porto\n {5}Draw cards.*\n.*\n {2}2\. Green Port\n {5}Turn over cards/);
    expect(text).toContain('Type a number from 1 to 2.');
    expect(text).toContain('Type a number from 1 to 3.');
    expect(text).toContain('There is a **Ann** already');
    expect(await saved()).toMatchObject([
      { names: ['**Ann**', 'Ben', 'Player 3'], options: { variant: 'standard' } },
    ]);
  });

  test('against players of the bot: one keyboard for one person, who never hands it over', async () => {
    const text = await play(['1', '1', '2', '2', '3', 'Ann', 'undo', '1', '1', 'quit']);
    expect(text).toContain('Who are the others?');
    expect(await saved()).toMatchObject([{ names: ['Ann', 'medium 1', 'medium 2'] }]);
    expect(text).not.toContain('Pass the keyboard');
    expect(text).toMatch(/🤖 Duarte \(medium\)/);
    // The person sees the own hand before each of the three turns.
    expect(text.match(/^Your hand/gm)).toHaveLength(3);
    // The two bots have played before the person is asked again.
    expect(text.split('What will you do?').at(-2)).toMatch(/Duarte \(medium\) .*\n(.*\n)*.*Lídia \(medium\)/);
  });

  test('a thought that was left under way is thought again when the game goes on', async () => {
    const wishes: Wishes = {
      game: 'porto',
      settings: { variant: 'family' },
      names: ['Ann'],
      against: ['hard'],
      seed: SEED,
    };
    await play(['1', '1', '1', 'quit'], wishes);
    const text = await play(['quit'], undefined, true);
    expect(text).toMatch(/>Ann/);
    expect(text).toMatch(/🤖 Amélia \(hard\)/);
  });

  test('a solo game is chosen by numbers and saved', async () => {
    await play(['1', '1', '3', '3', '', 'quit']);
    expect(await saved()).toMatchObject([{ names: ['Player'], options: { variant: 'solo', timer: 24 } }]);
  });

  test('how many play is asked again where the rules that were chosen are for others', async () => {
    const text = await play(['1', '3', '1', '', 'quit'], { settings: {}, names: ['Ann', 'Ben'], seed: SEED });
    expect(text).toContain('This game is played by 1, not by 2.');
    expect(await saved()).toMatchObject([{ names: ['Player'] }]);
  });
});

describe('any game', () => {
  test('a game that is not Porto, with sealed bids and turns of several decisions, is played to its end', async () => {
    const console = robot(randomAnswers(5));
    await spend(console, { settings: {}, names: ['Ann', 'Ben', 'Cleo'], seed: SEED }, false, { toy: true });
    expect(await saved()).toMatchObject([{ game: 'toy', status: 'over' }]);
    expect(console.text).toContain('Pass the keyboard to Cleo');
    expect(console.text).not.toMatch(/undefined|Porto/);
  });
});
