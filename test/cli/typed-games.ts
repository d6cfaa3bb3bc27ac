import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterEach, beforeEach, onTestFinished } from 'vitest';
import { type Console, lineConsole, type Screen } from '../../src/cli/play/console.ts';
import { Evening } from '../../src/cli/play/evening.ts';
import type { Session, Start } from '../../src/cli/play/session.ts';
import { Shelf } from '../../src/cli/play/shelf.ts';
import type { Wishes } from '../../src/cli/play/start.ts';
import { SeededDice } from '../../src/core/contract/dice.ts';
import type { GameSettings } from '../../src/core/contract/settings.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { settings } from '../../src/games/settings.ts';
import { openStore } from '../../src/store/index.ts';
import { standingMoves } from '../../src/table/match/log.ts';
import { toyPresenters } from '../toy/presenter.ts';
import { toys } from '../toy/rules/index.ts';

export const SEED = '5'.repeat(64);
export const TWO: Wishes = {
  game: 'porto',
  settings: { variant: 'standard' },
  names: ['Ann', 'Ben'],
  seats: 2,
  seed: SEED,
};
export const SOLO: Wishes = {
  game: 'porto',
  settings: { variant: 'solo', timer: '28' },
  names: ['Ann'],
  seed: SEED,
};
/** Folder of the present test. It is deleted after the test. */
export let folder: string;

/** Gives each test of the calling file a folder of its own. The hooks belong to that file, since files share a process. */
export function inOwnFolder(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'play-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
}

export const path = (): string => join(folder, 'deep', 'play.sqlite');
/** Path of a saved game in the JSON format of an earlier version. */
export const oldPath = (): string => join(folder, 'deep', 'play.json');
export const game = () => {
  const { porto: found } = games;
  if (!found) throw new Error('Porto is not on the shelf');
  return found;
};

export class Paper extends Writable implements Screen {
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

export async function spend(
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

export async function session(over: Partial<Start> = {}, file = ':memory:'): Promise<Session> {
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

export const play = async (lines: readonly string[], wishes?: Wishes, resume = false): Promise<string> => {
  const paper = new Paper();
  const input = new PassThrough();
  input.end(lines.map(line => `${line}\n`).join(''));
  await spend(lineConsole(input, paper), wishes, resume);
  return paper.text;
};

export const typist = (paper: Paper, typed: readonly string[]): Console => {
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

export const flat = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * Makes a console that answers every question immediately. No timer can run between such answers, so no time limit could stop
 * an endless loop.
 */
export const robot = (answer: (prompt: string, said: string) => string | undefined) => {
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

export async function saved(file = path()) {
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
export const actionsSaved = async (): Promise<readonly string[]> => (await saved()).at(-1)?.actions ?? [];

export const randomAnswers = (seed: number) => {
  const dice = new SeededDice(new Uint8Array(32).fill(seed));
  return (prompt: string): string => {
    const last = /^(?:1–)?(\d+)\b/.exec(prompt)?.[1];
    return last === undefined ? '' : String(1 + dice.below(Number(last), 'answer'));
  };
};

export const TOY: GameSettings = { settings: [], options: () => ({}) };
