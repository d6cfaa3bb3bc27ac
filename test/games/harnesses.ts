import type { AnyGame } from '../../src/core/contract/game.ts';
import type { GameId } from '../../src/games/registry.ts';
import type { Table } from '../contract/kit.ts';
import { toyHarness } from '../toy/harness.ts';
import { greenPortHarness } from './green-port/harness.ts';
import type { Harness, HarnessPart } from './harness.ts';
import { portoHarness } from './porto/harness.ts';
import { vintageHarness } from './vintage/harness.ts';

export const HARNESSES: Readonly<Record<GameId | 'toy', Harness>> = {
  porto: portoHarness,
  'green-port': greenPortHarness,
  vintage: vintageHarness,
  toy: toyHarness,
};

type HarnessPartOf<P extends HarnessPart> = Awaited<ReturnType<NonNullable<Harness[P]>>>;

/** Loads one part of every harness that has this part, by game. */
export async function harnessed<P extends HarnessPart>(
  part: P,
): Promise<Readonly<Record<string, HarnessPartOf<P>>>> {
  const parts = Object.entries<Harness>(HARNESSES).map(
    async ([id, harness]) => [id, await harness[part]?.()] as const,
  );
  const there = (await Promise.all(parts)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as Record<string, HarnessPartOf<P>>;
}

export async function harnessedFor<P extends HarnessPart>(
  part: P,
  games: Readonly<Record<string, AnyGame>>,
  otherwise: (game: AnyGame) => HarnessPartOf<P>,
): Promise<Readonly<Record<string, HarnessPartOf<P>>>> {
  const own = await harnessed(part);
  return Object.fromEntries(Object.entries(games).map(([id, game]) => [id, own[id] ?? otherwise(game)]));
}

export const TABLES: Readonly<Record<string, readonly Table[]>> = Object.fromEntries(
  Object.entries(HARNESSES).map(([id, { tables }]) => [id, tables]),
);
