import { randomBytes } from 'node:crypto';
import type { AnyGame } from '../../core/contract/game.ts';
import { type Players, STRENGTHS, type Strength, strengthsOf } from '../../core/contract/player.ts';
import { applies, type GameSettings } from '../../core/contract/settings.ts';
import { readWhole } from '../../core/values/typed-values.ts';
import type { Presenters } from '../../presentation/presenter/presenter.ts';
import { cleanName } from '../../presentation/text/names.ts';
import { type Console, prose } from './console.ts';
import type { Start } from './session.ts';

/** Settings of a new game that the command line gives. A menu asks for the missing ones. */
export interface Wishes {
  readonly game?: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly seats?: number;
  readonly seed?: string;
  readonly names?: readonly string[];
  readonly against?: readonly Strength[];
}

export interface GameOffer {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly settings: Readonly<Record<string, GameSettings>>;
  readonly presenters: Presenters;
  readonly players: Players;
}

/** Shows a numbered list until an option is chosen. Undefined at the end of the input. */
export const pick = async <Value>(
  console: Console,
  title: string,
  options: readonly (readonly [label: string, value: Value])[],
): Promise<Value | undefined> => {
  console.say(['', title, ...options.map(([label], index) => `  ${index + 1}. ${label}`)].join('\n'));
  for (;;) {
    const line = await console.ask(`1–${options.length} > `);
    if (line === undefined) return undefined;
    const number = readWhole(line, 1, options.length);
    const chosen = number === undefined ? undefined : options[number - 1];
    if (chosen) return chosen[1];
    console.say(`Type a number from 1 to ${options.length}.`);
  }
};

const newSeed = (): string => randomBytes(32).toString('hex');

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

export const titlesOf = ({ settings, presenters }: Pick<GameOffer, 'settings' | 'presenters'>) =>
  Object.keys(settings).map(id => [presenters[id]?.('en').title ?? id, id] as const);

const INDENT = '     ';

const pitch = ({ presenters }: GameOffer, id: string, title: string): string => {
  const { introduction } = presenters[id]?.('en') ?? {};
  const line = prose(introduction?.line ?? '', 80 - INDENT.length).replaceAll('\n', `\n${INDENT}`);
  return introduction === undefined ? title : `${title}\n${INDENT}${line}`;
};

const askGame = async (console: Console, offer: GameOffer): Promise<string | undefined> => {
  const games = titlesOf(offer).map(([title, id]) => [pitch(offer, id, title), id] as const);
  return games.length < 2 ? games[0]?.[1] : pick(console, 'Which game?', games);
};

const seatsWished = ({ names, seats, against = [] }: Wishes): number | undefined => {
  if (names) return names.length + against.length;
  return seats ?? (against.length > 0 ? against.length + 1 : undefined);
};

/** Asks for each setting that the command line leaves open. Undefined at the end of the input. */
async function askSettings(
  console: Console,
  { settings }: GameSettings,
  wishes: Wishes,
): Promise<Readonly<Record<string, string>> | undefined> {
  const chosen: Record<string, string> = { ...wishes.settings };
  for (const setting of settings) {
    if (chosen[setting.name] !== undefined || !applies(setting, chosen)) continue;
    const labelled = setting.values.map((each, index) => [setting.labels[index] ?? each, each] as const);
    const [only, ...others] = setting.values;
    const value = others.length > 0 ? await pick(console, `Which ${setting.name}?`, labelled) : only;
    if (value === undefined) return undefined;
    chosen[setting.name] = value;
  }
  return chosen;
}

const askSeats = (console: Console, min: number, max: number): Promise<number | undefined> | number =>
  min === max
    ? min
    : pick(
        console,
        'How many players?',
        Array.from({ length: max - min + 1 }, (_, index) => [`${min + index} players`, min + index]),
      );

const askOthers = (console: Console): Promise<Strength | 'people' | undefined> =>
  pick<Strength | 'people'>(console, 'Who are the others?', [
    ['People at this keyboard', 'people'],
    ...STRENGTHS.map(strength => [`Bots: ${strength}`, strength] as const),
  ]);

/**
 * Returns the strengths of the bots, and asks for them if the command line leaves them open. Undefined at the end of the input.
 */
async function askAgainst(
  console: Console,
  { players }: GameOffer,
  { game, seats }: { readonly game: string; readonly seats: number },
  wishes: Wishes,
): Promise<readonly Strength[] | undefined> {
  if (wishes.against) return wishes.against;
  if (seats === 1 || wishes.names || strengthsOf(game, players).length === 0) return [];
  const others = await askOthers(console);
  if (others === undefined || others === 'people') return others && [];
  return Array.from({ length: seats - 1 }, () => others);
}

/** Returns the settings of a new game, and asks for what the command line leaves open. Undefined at the end of the input. */
export async function askStart(
  console: Console,
  offer: GameOffer,
  wishes: Wishes,
): Promise<Start | undefined> {
  const id = wishes.game ?? (await askGame(console, offer));
  const [game, asked] = [offer.games[id ?? ''], offer.settings[id ?? '']];
  if (id === undefined || !game || !asked) return undefined;
  const chosen = await askSettings(console, asked, wishes);
  if (chosen === undefined) return undefined;
  const options = asked.options(chosen);
  const { min, max } = game.seats(options);
  const wished = seatsWished(wishes);
  const fits = wished !== undefined && wished >= min && wished <= max;
  if (wished !== undefined && !fits)
    console.say(`This game is played by ${min === max ? min : `${min} to ${max}`}, not by ${wished}.`);
  const seats = fits ? wished : await askSeats(console, min, max);
  if (seats === undefined) return undefined;
  const players = await askAgainst(console, offer, { game: id, seats }, fits ? wishes : { settings: {} });
  if (players === undefined) return undefined;
  const named = fits ? wishes.names : undefined;
  const names = named ?? (await askNames(console, seats - players.length));
  return names && { game: id, options, names, players, seed: wishes.seed ?? newSeed() };
}
