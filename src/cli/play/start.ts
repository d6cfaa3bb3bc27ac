import { randomBytes } from 'node:crypto';
import { box } from '../../games/porto/rules/box.ts';
import { type Options, TIMER_SIZES, type TimerSize, type Variant } from '../../games/porto/rules/types.ts';
import { cleanName } from '../../stage/names.ts';
import type { Console } from './console.ts';
import type { Start } from './session.ts';

/** What the command line already says about a new game. */
export interface Wishes {
  readonly variant?: Variant;
  readonly seats?: number;
  readonly timer?: TimerSize;
  readonly seed?: string;
  readonly names?: readonly string[];
}

export type FirstChoice = 'hot-seat' | 'solo' | 'resume' | 'quit';

/** A numbered list until one is chosen; undefined at the end of input. */
export const pick = async <Value>(
  console: Console,
  title: string,
  options: readonly (readonly [label: string, value: Value])[],
): Promise<Value | undefined> => {
  console.say(['', title, ...options.map(([label], index) => `  ${index + 1}. ${label}`)].join('\n'));
  for (;;) {
    const line = await console.ask(`1–${options.length} > `);
    if (line === undefined) return undefined;
    const chosen = /^\d+$/.test(line.trim()) ? options[Number(line.trim()) - 1] : undefined;
    if (chosen) return chosen[1];
    console.say(`Type a number from 1 to ${options.length}.`);
  }
};

export const newSeed = (): string => randomBytes(32).toString('hex');

const askNames = async (console: Console, seats: number): Promise<string[] | undefined> => {
  const names: string[] = [];
  while (names.length < seats) {
    const usual = seats === 1 ? 'Player' : `Player ${names.length + 1}`;
    const line = await console.ask(`Name of player ${names.length + 1} (Enter: ${usual}) > `);
    if (line === undefined) return undefined;
    const name = line.trim() === '' ? usual : cleanName(line);
    if (names.includes(name)) console.say(`There is a ${name} already: choose another name.`);
    else names.push(name);
  }
  return names;
};

/** "Porto for two at the table", the rest asked for; undefined when the input ends first. */
export const askHotSeat = async (console: Console, wishes: Wishes): Promise<Start | undefined> => {
  const seats =
    wishes.seats ??
    (await pick(
      console,
      'How many players?',
      [2, 3, 4].map(n => [`${n} players`, n] as const),
    ));
  if (seats === undefined) return undefined;
  const variant =
    wishes.variant ??
    (await pick<Variant>(console, 'Which game?', [
      ['Standard: with private contracts', 'standard'],
      ['Family: without private contracts', 'family'],
    ]));
  if (variant === undefined) return undefined;
  const names = wishes.names ?? (await askNames(console, seats));
  if (names === undefined) return undefined;
  const options: Options = { variant };
  return { options, names, seed: wishes.seed ?? newSeed() };
};

export const askSolo = async (console: Console, wishes: Wishes): Promise<Start | undefined> => {
  const hardness = ['usual', 'harder', 'hardest'];
  const timer =
    wishes.timer ??
    (await pick(
      console,
      `How many cards in the Timer? ${box.solo.goal} points win.`,
      TIMER_SIZES.map((size, index) => [`${size} cards (${hardness[index] ?? ''})`, size] as const),
    ));
  if (timer === undefined) return undefined;
  const names = wishes.names ?? (await askNames(console, 1));
  if (names === undefined) return undefined;
  const options: Options = { variant: 'solo', timer };
  return { options, names, seed: wishes.seed ?? newSeed() };
};

export const askFirst = (console: Console, resumable: string | undefined): Promise<FirstChoice | undefined> =>
  pick<FirstChoice>(console, 'Porto at the kitchen table', [
    ...(resumable === undefined ? [] : [[`Go on with the saved game: ${resumable}`, 'resume'] as const]),
    ['New game for two to four at this keyboard', 'hot-seat'],
    ['New solo game', 'solo'],
    ['Quit', 'quit'],
  ]);
