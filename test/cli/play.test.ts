import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { choose } from '../../src/cli/play/choose.ts';
import { type Console, lineConsole, type Screen } from '../../src/cli/play/console.ts';
import { Evening } from '../../src/cli/play/evening.ts';
import { SaveFile } from '../../src/cli/play/saved.ts';
import { Session } from '../../src/cli/play/session.ts';
import type { Wishes } from '../../src/cli/play/start.ts';
import { SeededDice } from '../../src/core/dice.ts';
import { accept } from '../../src/core/result.ts';
import { portoVoice } from '../../src/games/porto/presenter/voice.ts';
import { games } from '../../src/games/registry.ts';
import { actionOf } from '../games/porto/position.ts';

const SEED = '5'.repeat(64);
const TWO: Wishes = { variant: 'standard', names: ['Ann', 'Ben'], seats: 2, seed: SEED };
const SOLO: Wishes = { variant: 'solo', timer: 28, names: ['Ann'], seed: SEED };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'play-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (): string => join(folder, 'deep', 'play.json');
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

const evening = (console: Console, file = path()): Evening =>
  new Evening(game(), portoVoice('en'), console, new SaveFile(file));

/** Plays a script through the streams; what was on the screen in the end. */
const play = async (lines: readonly string[], wishes?: Wishes, resume = false): Promise<string> => {
  const paper = new Paper();
  const input = new PassThrough();
  input.end(lines.map(line => `${line}\n`).join(''));
  await evening(lineConsole(input, paper)).spend(wishes, resume);
  return paper.text;
};

/** The same text without its line breaks. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');

/** A console that answers every question by itself. */
const robot = (answer: (prompt: string, said: string) => string | undefined) => {
  const console = {
    text: '',
    say(text: string) {
      console.text += `${text}\n`;
    },
    ask(prompt: string) {
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

const savedText = (): string => readFileSync(path(), 'utf8');
const actionsSaved = (): string[] =>
  JSON.parse(savedText()).actions.map(({ action }: { action: string }) => action);

const randomAnswers = (seed: number) => {
  const dice = new SeededDice(new Uint8Array(32).fill(seed));
  return (prompt: string): string => {
    const last = /^1–(\d+)/.exec(prompt)?.[1];
    return last === undefined ? '' : String(1 + dice.below(Number(last), 'answer'));
  };
};

describe('a whole game by numbers alone', () => {
  test.each<[string, Wishes]>([
    ['standard for two', TWO],
    ['standard for four', { ...TWO, seats: 4, names: ['Ann', 'Ben', 'Cleo', 'Dan'] }],
    ['family for three', { ...TWO, variant: 'family', seats: 3, names: ['Ann', 'Ben', 'Cleo'] }],
    ['solo', SOLO],
  ])('%s', async (_name, wishes) => {
    const console = robot(randomAnswers(3));
    await evening(console).spend(wishes, false);
    expect(console.text).toContain('The game is over.');
    expect(console.text).toMatch(
      wishes.variant === 'solo' ? /Ann (won with|lost:)/ : /\w+ wins with \d+ points/,
    );
    expect(console.text).not.toMatch(/undefined|\*\*|is no choice here/);
    expect(() => savedText()).toThrow('ENOENT');
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
    expect(actionsSaved()).toEqual([]);
  });

  test('an action the rules forbid is refused in words', async () => {
    const text = await play([...keeps, 'build red-3 red-3 L4', 'draw 1,2,3,4'], TWO);
    expect(flat(text)).toContain(
      '“red 3” is not in the hand: a build plays two cards from it. The hand holds no cards.',
    );
    expect(actionsSaved()).toHaveLength(2);
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
    expect(actionsSaved().at(-1)).toBe('draw 1');
  });

  test('the last step names the exact points of each build, and back takes a pick back', async () => {
    const session = new Session(game(), {
      options: { variant: 'family' },
      names: ['Ann', 'Ben'],
      seed: SEED,
    });
    for (const slot of [1, 1, 1, 1]) session.act(session.seat ?? 0, { type: 'draw', slots: [slot] });
    new SaveFile(path()).save(session.saved);
    const text = await play(['', '2', '1', 'b', '1', 'R1', 'b', 'R1', '1'], undefined, true);
    expect(text).toContain('b for back');
    const done = actionsSaved().at(-1) ?? '';
    expect(done).toMatch(/^build .+ R1 roof/);
    const action = actionOf(done);
    const built = session.preview(0, action)[0]?.event as { points: Record<string, number> };
    const points = Object.values(built.points).reduce((sum, part) => sum + part, 0);
    expect(text).toContain(`on R1 for ${points}, token to`);
  });

  test('long lists are paged, and any number may be typed on any page', async () => {
    const numbers = Array.from({ length: 45 }, (_, index) => index + 1);
    const toy = {
      ...game(),
      toAct: (state: unknown) => (state === 'over' ? [] : [0]),
      legal: () => numbers,
      forced: () => undefined,
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
    const session = new Session(toy, { options: { variant: 'family' }, names: ['Ann', 'Ben'], seed: SEED });
    const entries = ['46', 'm', 'more', 'm', '45'];
    const console = robot(() => entries.shift());
    expect(await choose(session, voice, console, 0)).toEqual({ type: 'action', action: 45 });
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
  test('takes the last action back, then the one before, down to the deal', async () => {
    const text = await play(
      ['', '1', '', '1', '', 'draw 1', 'undo', '', 'undo', '', 'undo', '', 'undo', 'quit'],
      TWO,
    );
    expect(text.match(/The last action is taken back\./g)).toHaveLength(3);
    expect(text).toContain('Nothing has been done yet that could be taken back.');
    expect(actionsSaved()).toEqual([]);
  });

  test('the dice go back too: the same action brings the same cards', () => {
    const session = new Session(game(), {
      options: { variant: 'family' },
      names: ['Ann', 'Ben'],
      seed: SEED,
    });
    const states: unknown[] = [session.state];
    const whim = new SeededDice(new Uint8Array(32).fill(2));
    const done: [number, unknown][] = [];
    while (session.seat !== undefined) {
      const legal = game().legal(session.state, session.seat);
      const action = legal[whim.below(legal.length, 'pick')];
      done.push([session.seat, action]);
      expect(session.act(session.seat, action).ok).toBe(true);
      states.push(session.state);
    }
    for (const state of states.slice(0, -1).reverse()) {
      expect(session.undo()).toBe(true);
      expect(session.state).toEqual(state);
    }
    expect(session.undo()).toBe(false);
    for (const [index, [seat, action]] of done.entries()) {
      session.act(seat, action);
      expect(session.state).toEqual(states[index + 1]);
    }
  });

  test('even the last action of the game', async () => {
    let answers = 0;
    const numbers = randomAnswers(3);
    const console = robot(prompt => {
      if (!prompt.startsWith('Press Enter to leave')) return numbers(prompt);
      answers += 1;
      return answers === 1 ? 'nonsense' : answers === 2 ? 'undo' : '';
    });
    await evening(console).spend(SOLO, false);
    expect(answers).toBe(3);
    expect(console.text).toContain('Enter or quit leaves, undo takes the last action back.');
    expect(console.text.match(/The game is over\.\s/g)).toHaveLength(2);
  });
});

describe('leaving and coming back', () => {
  test('quit, then resume from the menu at the same board', async () => {
    const first = await play(['', '1', '', '1', '', 'draw 1', '', 'quit'], TWO);
    expect(first).toContain('The game is saved');
    const before = savedText();
    const second = await play(['1', '', 'board', 'quit']);
    expect(second).toContain('1. Go on with the saved game: Ann, Ben; 3 actions so far');
    expect(second).toContain('Pass the keyboard to Ben');
    expect(second).toContain('Ann drew');
    expect(savedText()).toBe(before);
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
    const input = new PassThrough();
    const done = evening(lineConsole(input, paper)).spend(SOLO, false);
    input.write('1\n');
    await new Promise(resolve => setTimeout(resolve, 100));
    input.write('\u0003');
    await done;
    expect(paper.text).toContain('The game is saved');
    expect(actionsSaved()).toHaveLength(1);
  });

  test('a new game keeps the unfinished old one beside', async () => {
    await play(['', '1'], TWO);
    const old = savedText();
    const text = await play(['1'], SOLO);
    expect(text).toContain(`The game that was saved is kept as ${path()}.1`);
    expect(readFileSync(`${path()}.1`, 'utf8')).toBe(old);
    expect(JSON.parse(savedText()).names).toEqual(['Ann']);
  });

  test.each([
    ['no JSON', '{"format":', 'not JSON'],
    ['another thing', '{"format":"porto-record"}', 'not a saved game (at format)'],
    ['an illegal action', (good: string) => good.replace(/keep [^"]+/, 'draw 1'), 'changed by hand'],
    ['other rules', (good: string) => good.replace(/"rules":\d+/, '"rules":999'), 'other rules'],
    ['nobody at the table', (good: string) => good.replace('["Ann","Ben"]', '["Ann"]'), 'changed by hand'],
    [
      'a strange option',
      (good: string) => good.replace('"standard"', '"chess"'),
      'not a saved game (at options.variant)',
    ],
  ])('a save file with %s: one line, kept aside, a new game offered', async (_name, broken, reason) => {
    await play(['', '1'], TWO);
    const text = typeof broken === 'string' ? broken : broken(savedText());
    writeFileSync(path(), text);
    const said = await play(['3']);
    const line = said.split('\n').filter(each => each.includes('cannot be used'));
    expect(line).toHaveLength(1);
    expect(line[0]).toContain(reason);
    expect(line[0]).toContain(`kept as ${path()}.1`);
    expect(said).not.toContain('Go on with');
    expect(readFileSync(`${path()}.1`, 'utf8')).toBe(text);
  });

  test('a folder that cannot be written: said once, the game goes on', async () => {
    writeFileSync(join(folder, 'deep'), 'a file where the folder should be');
    const text = await play(['', '1', '', '1', 'quit'], TWO);
    expect(text.match(/cannot be saved/g)).toHaveLength(1);
    expect(text).toContain('Ann has chosen three private contracts.');
  });

  test('nothing half-written is left in the folder', async () => {
    await play(['', '1', '', '1', '', 'draw 1'], TWO);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['play.json']);
  });

  test('--resume without a saved game says so and offers the menu', async () => {
    const text = await play(['3'], undefined, true);
    expect(text).toContain('There is no saved game to go on with.');
    expect(text).toContain('New solo game');
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

  test('on a screen it is wiped in between, scrollback too; in a pipe there are no control characters', async () => {
    const paper = new Paper(true);
    const input = new PassThrough();
    const done = evening(lineConsole(input, paper)).spend(TWO, false);
    for (const line of ['', '1', '']) {
      input.write(`${line}\n`);
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    input.end();
    await done;
    expect(paper.text.split('\u001b[2J\u001b[3J').length - 1).toBe(4);
    const piped = await play(['', '1', '', '1'], { ...TWO, names: ['A\u001b[31mnn', 'Ben'] });
    expect(piped).not.toContain('\u001b');
  });
});

describe('the opening menu', () => {
  test('asks what is needed, and again for a wrong entry or a name that is taken', async () => {
    const text = await play(['9', '1', '2', 'x', '1', ' **Ann** ', '**Ann**', 'Ben', '', '', 'quit']);
    expect(text).toContain('Type a number from 1 to 3.');
    expect(text).toContain('Type a number from 1 to 2.');
    expect(text).toContain('There is a **Ann** already');
    expect(JSON.parse(savedText())).toMatchObject({
      names: ['**Ann**', 'Ben', 'Player 3'],
      options: { variant: 'standard' },
      seed: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('solo', async () => {
    await play(['2', '3', '', 'quit']);
    expect(JSON.parse(savedText())).toMatchObject({
      names: ['Player'],
      options: { variant: 'solo', timer: 24 },
    });
  });
});
