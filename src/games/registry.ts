import type { AnyGame } from '../core/game.ts';
import { greenPort } from './green-port/rules/index.ts';
import { porto } from './porto/rules/index.ts';
import { vintage } from './vintage/rules/index.ts';

/** Parts of each game by its id: its rules at once, the rest on demand. A new game is one entry. */
export const REGISTRY = {
  porto: {
    rules: porto,
    presenter: async () => (await import('./porto/presenter/index.ts')).portoPresenter,
    settings: async () => (await import('./porto/rules/settings.ts')).portoSettings,
    players: async () => (await import('./porto/player/index.ts')).portoPlayers,
    records: async () => (await import('./porto/rules/record-format.ts')).portoRecords,
  },
  'green-port': {
    rules: greenPort,
    presenter: async () => (await import('./green-port/presenter/index.ts')).greenPortPresenter,
    settings: async () => (await import('./green-port/rules/settings.ts')).greenPortSettings,
    players: async () => (await import('./green-port/player/index.ts')).greenPortPlayers,
    records: async () => (await import('./green-port/rules/record-format.ts')).greenPortRecords,
  },
  vintage: {
    rules: vintage,
    presenter: async () => (await import('./vintage/presenter/index.ts')).vintagePresenter,
    settings: async () => (await import('./vintage/rules/settings.ts')).vintageSettings,
    players: async () => (await import('./vintage/player/index.ts')).vintagePlayers,
    records: async () => (await import('./vintage/rules/record-format.ts')).vintageRecords,
  },
} as const;

type Entries = typeof REGISTRY;
export type GameId = keyof Entries;
type GamePart = Exclude<keyof Entries[keyof Entries], 'rules'>;
type LoadedPart<P extends GamePart> = Awaited<ReturnType<Entries[keyof Entries][P]>>;

/** The rules of every game. */
export const games: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  Object.entries(REGISTRY).map(([id, { rules }]) => [id, rules]),
);

/** Loads one part of every game, by the game's id. */
export async function loaded<P extends GamePart>(part: P): Promise<Readonly<Record<string, LoadedPart<P>>>> {
  const parts = Object.entries(REGISTRY).map(async ([id, game]) => [id, await game[part]()] as const);
  return Object.fromEntries(await Promise.all(parts)) as Record<string, LoadedPart<P>>;
}
