import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { choose } from '../../src/cli/play/choose.ts';
import { type Console, lineConsole, type Screen } from '../../src/cli/play/console.ts';
import { Evening } from '../../src/cli/play/evening.ts';
import type { Session, Start } from '../../src/cli/play/session.ts';
import { Shelf } from '../../src/cli/play/shelf.ts';
import type { Wishes } from '../../src/cli/play/start.ts';
import { SeededDice } from '../../src/core/dice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { accept } from '../../src/core/result.ts';
import type { GameSettings } from '../../src/core/settings.ts';
import { players } from '../../src/games/bots.ts';
import { portoVoice } from '../../src/games/porto/presenter/voice.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games, loaded } from '../../src/games/registry.ts';
import { openStore } from '../../src/store/index.ts';
import { standingMoves } from '../../src/table/match/log.ts';
import { actionOf } from '../games/porto/position.ts';
import { some } from '../support/form.ts';
import { toyPresenters } from '../toy/presenter.ts';
import { toys } from '../toy/rules/index.ts';

const SEED = '5'.repeat(64);
const TWO: Wishes = {
  game: 'porto',
  settings: { variant: 'standard' },
  names: ['Ann', 'Ben'],
  seats: 2,
  seed: SEED,
};
const SOLO: Wishes = {
  game: 'porto',
  settings: { variant: 'solo', timer: '28' },
  names: ['Ann'],
  seed: SEED,
};
const settings = await loaded('settings');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'play-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (): string => join(folder, 'deep', 'play.sqlite');
/** Path of a saved game in the JSON format of an earlier version. */
const oldPath = (): string => join(folder, 'deep', 'play.json');
const game = () => {
  const { porto: found } = games;
  if (!found) throw new Error('Porto is not on the shelf');
  return found;
};

class Paper extends Writable implements Screen {
  text = '';
  readonly isTTY: boolean;
  constructor(isTTY = false) {
    super();
    this.isTTY = isTTY;
  }
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

async function spend(
  console: Console,
  wishes?: Wishes,
  resume = false,
  over: { readonly path?: string; readonly toy?: true } = {},
): Promise<void> {
  const shelf = await Shelf.open(over.path ?? path(), { games: over.toy ? toys : games, players }, line =>
    console.say(line),
  );
  const offer = over.toy ? { settings: { toy: TOY }, presenters: toyPresenters } : { settings, presenters };
  try {
    await new Evening(shelf, offer, console).spend(wishes, resume);
  } finally {
    await shelf.close();
  }
}

async function session(over: Partial<Start> = {}, file = ':memory:'): Promise<Session> {
  const shelf = await Shelf.open(file === ':memory:' ? undefined : file, { games, players }, () => {});
  onTestFinished(() => shelf.close());
  return shelf.begin({
    game: 'porto',
    options: { variant: 'family' },
    names: ['Ann', 'Ben'],
    seed: SEED,
    ...over,
  });
}

const play = async (lines: readonly string[], wishes?: Wishes, resume = false): Promise<string> => {
  const paper = new Paper();
  const input = new PassThrough();
  input.end(lines.map(line => `${line}\n`).join(''));
  await spend(lineConsole(input, paper), wishes, resume);
  return paper.text;
};

const typist = (paper: Paper, typed: readonly string[]): Console => {
  const input = new PassThrough();
  const console = lineConsole(input, paper);
  const left = [...typed];
  return {
    ...console,
    ask: prompt => {
      const answer = console.ask(prompt);
      const next = left.shift();
      if (next === undefined) input.end();
      else input.write(next);
      return answer;
    },
  };
};

const flat = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * Makes a console that answers every question immediately. No timer can run between such answers, so no time limit could stop
 * an endless loop.
 */
const robot = (answer: (prompt: string, said: string) => string | undefined) => {
  let asked = 0;
  const console = {
    text: '',
    say(text: string) {
      console.text += `${text}\n`;
    },
    ask(prompt: string) {
      asked += 1;
      if (asked > 5000) throw new Error(`the game does not come to an end: ${prompt}`);
      const said = console.text;
      const line = answer(prompt, said);
      console.text += `${prompt}${line ?? ''}\n`;
      return Promise.resolve(line);
    },
    clear: () => false,
    close: () => {},
  };
  return console;
};

async function saved(file = path()) {
  const store = await openStore(file);
  try {
    const found = [];
    for (const id of await store.matches.ids()) {
      const match = await store.matches.get(id);
      if (!match) continue;
      const line = standingMoves(await store.moves.list(id, 0, match.rev)).filter(
        ({ by }) => by === 'person',
      );
      const sealed = await store.sealed.list(id, match.rev);
      const { status, options, updatedAt, game, state } = match;
      const names = match.seats.map(({ name }) => name);
      found.push({
        status,
        options,
        game,
        names,
        state,
        updatedAt,
        actions: [...line, ...sealed].map(({ action }) => action),
      });
    }
    return found.toSorted((one, other) => one.updatedAt - other.updatedAt);
  } finally {
    await store.close();
  }
}
const actionsSaved = async (): Promise<readonly string[]> => (await saved()).at(-1)?.actions ?? [];

const randomAnswers = (seed: number) => {
  const dice = new SeededDice(new Uint8Array(32).fill(seed));
  return (prompt: string): string => {
    const last = /^(?:1–)?(\d+)\b/.exec(prompt)?.[1];
    return last === undefined ? '' : String(1 + dice.below(Number(last), 'answer'));
  };
};

const TOY: GameSettings = { settings: [], options: () => ({}) };
const begun = await Shelf.open(undefined, { games, players }, () => {});
const dealt = await begun.begin({
  game: 'porto',
  options: { variant: 'standard' },
  names: ['Ann', 'Ben'],
  seed: SEED,
});
const kept = [0, 1].map(seat => ({ seat, action: game().write(dealt.legal(seat)[0]) }));
await begun.close();
const OLD = {
  format: 'kitchen-table',
  version: 1,
  game: 'porto',
  rules: 1,
  options: { variant: 'standard' },
  names: ['Ann', 'Ben'],
  seed: SEED,
  actions: [...kept, { seat: 0, action: 'draw 1' }],
};
const writeOld = (content: object | string): void => {
  mkdirSync(join(folder, 'deep'), { recursive: true });
  writeFileSync(oldPath(), typeof content === 'string' ? content : JSON.stringify(content));
};

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
      wishes.settings.variant === 'solo' ? /Ann (won with|lost:)/ : /\w+ wins with \d+ points/,
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
      '“red 3” is not in the hand: a build plays two cards from it. The hand holds no cards.',
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
          told: [{ to: 'all' as const, event: action }],
          reveals: false,
          goesOn: false,
          chance: [],
        }),
    };
    const voice = {
      ...portoVoice('en'),
      deed: (action: unknown) => `take ${action}`,
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
    const text = await play(
      [
        '',
        '1',
        '',
        '1',
        '',
        'draw 1',
        'undo',
        'x',
        'yes',
        '',
        'undo',
        'no',
        'undo',
        'yes',
        '',
        'undo',
        'quit',
      ],
      TWO,
    );
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

describe('leaving and coming back', () => {
  test('quit, then resume from the menu at the same board', async () => {
    const first = await play(['', '1', '', '1', '', 'draw 1', '', 'quit'], TWO);
    expect(first).toContain('The game is saved');
    const before = await saved();
    const second = await play(['1', '', 'board', 'quit']);
    expect(second).toContain('1. Go on with the saved game of Porto: Ann, Ben; 3 actions so far');
    expect(second).toContain('Pass the keyboard to Ben');
    expect(second).toContain('Ann drew');
    expect(await saved()).toEqual(before);
  });

  test.each([
    ['at the menu', [], undefined],
    ['while names are asked for', ['1', '1', '1', 'Ann'], undefined],
    ['before the first turn', [], TWO],
    ['in the middle of a choice', ['', '1', '', '1', ''], TWO],
  ])('the end of the input %s leaves politely', async (_when, lines, wishes) => {
    const text = await play(lines, wishes);
    expect(text).toMatch(/Goodbye\.\n$/);
  });

  test('Ctrl-C on a screen leaves politely and the game is there again', async () => {
    const paper = new Paper(true);
    await spend(typist(paper, ['1\n', '\u0003']), SOLO);
    expect(paper.text).toContain('The game is saved');
    expect(await actionsSaved()).toHaveLength(1);
  });

  test('a new game keeps the unfinished old one, and the menu goes on with either', async () => {
    await play(['', '1'], TWO);
    const text = await play(['1'], SOLO);
    expect(text).toContain('The game of Ann, Ben is kept');
    expect((await saved()).map(({ names, status }) => [names, status])).toEqual([
      [['Ann', 'Ben'], 'running'],
      [['Ann'], 'running'],
    ]);
    const menu = await play(['2', 'quit']);
    expect(menu).toContain('1. Go on with the saved game of Porto: Ann; 1 action so far');
    expect(menu).toContain('2. Go on with the saved game of Porto: Ann, Ben; 1 action so far');
    expect(menu).toContain('Pass the keyboard to Ben');
    expect(await play(['quit'], undefined, true)).toContain('draw or build');
  });

  test('a game that an earlier version saved as JSON goes on at the same board, and its file is kept', async () => {
    await play(['', '1', '', '1', '', 'draw 1'], TWO);
    const [made] = await saved();
    rmSync(join(folder, 'deep'), { recursive: true });
    writeOld(OLD);
    const text = await play(['1', '', 'quit']);
    expect(text).toContain(
      `The game that an earlier version saved goes on here; its file is kept as ${oldPath()}.1`,
    );
    expect(text).toContain('1. Go on with the saved game of Porto: Ann, Ben; 3 actions so far');
    const [now] = await saved();
    expect(now?.actions).toEqual(made?.actions);
    expect(now?.state).toEqual(made?.state);
    expect(existsSync(oldPath())).toBe(false);
    expect(JSON.parse(readFileSync(`${oldPath()}.1`, 'utf8'))).toEqual(OLD);
    expect(await play(['3'])).not.toContain('earlier version');
  });

  test.each([
    ['no JSON', '{"format":', 'not JSON'],
    ['another thing', { format: 'porto-record' }, 'not a saved game (at format)'],
    ['an illegal action', { actions: [{ seat: 0, action: 'draw 1' }] }, 'changed by hand'],
    ['an action that is none', { actions: [{ seat: 0, action: 'dance' }] }, 'changed by hand'],
    ['a strange seat', { actions: [{ seat: 7, action: 'pass' }] }, 'changed by hand'],
    ['other rules', { rules: 999 }, 'other rules'],
    ['a game that is none', { game: 'chess' }, 'other rules'],
    ['nobody at the table', { names: ['Ann'] }, 'changed by hand'],
    ['a strange option', { options: { variant: 'chess' } }, 'changed by hand'],
  ])('a save file with %s: one line, kept aside, a new game offered', async (_name, broken, reason) => {
    writeOld(typeof broken === 'string' ? broken : { ...OLD, ...broken });
    const text = readFileSync(oldPath(), 'utf8');
    const said = await play(['2']);
    const line = said.split('\n').filter(each => each.includes('cannot be used'));
    expect(line).toHaveLength(1);
    expect(line[0]).toContain(reason);
    expect(line[0]).toContain(`kept as ${oldPath()}.1`);
    expect(said).not.toContain('Go on with');
    expect(readFileSync(`${oldPath()}.1`, 'utf8')).toBe(text);
    expect((await saved()).filter(({ status }) => status === 'running')).toEqual([]);
  });

  test('a folder that cannot be written: said once, the game goes on', async () => {
    writeFileSync(join(folder, 'deep'), 'a file where the folder should be');
    const text = await play(['', '1', '', '1', 'quit'], TWO);
    expect(text.match(/cannot be saved/g)).toHaveLength(1);
    expect(text).toContain('Ann has chosen; it stays sealed until all have.');
    expect(text).not.toContain('The game is saved');
  });

  test('a file that is no database is left as it is, and the games go on unsaved', async () => {
    mkdirSync(join(folder, 'deep'));
    writeFileSync(path(), 'my diary');
    const text = await play(['', '1', 'quit'], TWO);
    expect(text.match(/cannot be saved/g)).toHaveLength(1);
    expect(readFileSync(path(), 'utf8')).toBe('my diary');
  });

  test('the file closes behind the game: nothing half-written is left in the folder', async () => {
    await play(['', '1', '', '1', '', 'draw 1'], TWO);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['play.sqlite']);
  });

  test('--resume without a saved game says so and offers the menu', async () => {
    const text = await play(['2'], undefined, true);
    expect(text).toContain('There is no saved game to go on with.');
    expect(text).toContain('New game, alone or passing the keyboard');
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

  test('text that is typed before the board is there is no action, and the player is told so', async () => {
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
    const text = await play([
      '9',
      '1',
      '9',
      '1',
      'x',
      '1',
      '2',
      '1',
      ' **Ann** ',
      '**Ann**',
      'Ben',
      '',
      '',
      'quit',
    ]);
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
