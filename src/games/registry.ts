import type { AnyGame } from '../core/contract/game.ts';
import type { GamePlayers } from '../core/contract/player.ts';
import type { RecordFormat } from '../core/contract/record.ts';
import type { GameSettings } from '../core/contract/settings.ts';
import type { Presenters } from '../presentation/presenter/presenter.ts';
import { greenPort } from './green-port/game.ts';
import { porto } from './porto/game.ts';
import { vintage } from './vintage/game.ts';

/** Tiers of games (docs/adding-a-game.md). Each tier includes the parts of the tiers before it. */
export const TIERS = ['playable', 'shown', 'with-bots'] as const;
export type Tier = (typeof TIERS)[number];

interface GameEntry {
  /** Tier of the game, by which the tests decide what to demand of it. The bot offers all parts of the entry in every tier. */
  readonly tier: Tier;
  readonly rules: AnyGame;
  readonly presenter: () => Promise<Presenters[string]>;
  /** Settings of the game. Absent: the game is always played with its defaults. */
  readonly settings?: () => Promise<GameSettings>;
  /** Bots of the game. Absent: the game has no bots, and the seat of an absent person plays the first legal action. */
  readonly players?: () => Promise<GamePlayers>;
  /** Record format of the game. Absent: the game has no records. */
  readonly records?: () => Promise<RecordFormat>;
}

/**
 * Parts of each game by its id. The rules are loaded together with this file, and the other parts on demand. A new game needs
 * one entry here.
 */
export const REGISTRY = {
  porto: {
    tier: 'with-bots',
    rules: porto,
    presenter: async () => (await import('./porto/presenter/index.ts')).portoPresenter,
    settings: async () => (await import('./porto/rules/settings.ts')).portoSettings,
    players: async () => (await import('./porto/bots/strengths.ts')).portoPlayers,
    records: async () => (await import('./porto/notation/record-format.ts')).portoRecords,
  },
  'green-port': {
    tier: 'with-bots',
    rules: greenPort,
    presenter: async () => (await import('./green-port/presenter/index.ts')).greenPortPresenter,
    settings: async () => (await import('./green-port/rules/settings.ts')).greenPortSettings,
    players: async () => (await import('./green-port/bots/strengths.ts')).greenPortPlayers,
    records: async () => (await import('./green-port/notation/record-format.ts')).greenPortRecords,
  },
  vintage: {
    tier: 'with-bots',
    rules: vintage,
    presenter: async () => (await import('./vintage/presenter/index.ts')).vintagePresenter,
    settings: async () => (await import('./vintage/rules/settings.ts')).vintageSettings,
    players: async () => (await import('./vintage/bots/strengths.ts')).vintagePlayers,
    records: async () => (await import('./vintage/notation/record-format.ts')).vintageRecords,
  },
} as const satisfies Readonly<Record<string, GameEntry>>;

export type GameId = keyof typeof REGISTRY;
type GamePart = Exclude<keyof GameEntry, 'tier' | 'rules'>;
type LoadedPart<P extends GamePart> = Awaited<ReturnType<NonNullable<GameEntry[P]>>>;

const entries: readonly (readonly [id: string, game: GameEntry])[] = Object.entries(REGISTRY);

export const games: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  entries.map(([id, { rules }]) => [id, rules]),
);

export const gamesFrom = (tier: Tier): readonly string[] =>
  entries.flatMap(([id, game]) => (TIERS.indexOf(game.tier) >= TIERS.indexOf(tier) ? id : []));

/** Loads one part, such as the presenter, of every game that has it. The result has the loaded parts by the game's id. */
export async function loaded<P extends GamePart>(part: P): Promise<Readonly<Record<string, LoadedPart<P>>>> {
  const parts = entries.map(async ([id, game]) => [id, await game[part]?.()] as const);
  const there = (await Promise.all(parts)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as Record<string, LoadedPart<P>>;
}
