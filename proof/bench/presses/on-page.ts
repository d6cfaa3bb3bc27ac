import type { AnyGame } from '../../../src/core/contract/game.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { pageState } from '../../../src/page/state.ts';
import type { Table } from '../../../src/table/table.ts';
import type { Turn } from '../../../test/support/acts.ts';
import { pressesOf } from '../page.ts';

export interface Wanted {
  readonly wanted: readonly unknown[];
  /** Series of actions that the person plays rather than a wanted action. */
  readonly runs: readonly (readonly unknown[])[];
}

/** Counts the presses on an open page until one of the wanted actions is played. */
export async function pressesOnPage(
  table: Table,
  { match, seat }: Turn,
  game: AnyGame,
  { wanted, runs }: Wanted,
): Promise<number> {
  const presenter = presenters[game.id]?.('en');
  if (!presenter) throw new Error(`no presenter of ${game.id}`);
  const { touch, advises, series } = await pageState(table, { match, seat, language: 'en', game, presenter });
  const sought = runs.map(actions => actions.map(action => game.write(action)).join());
  if (series.some(({ actions }) => sought.includes(actions.join()))) return 1;
  const texts = wanted.map(action => game.write(action));
  const actions = touch.actions.flatMap(({ text }, at) => (texts.includes(text) ? [at] : []));
  return Math.min(...actions.map(action => pressesOf(touch, action, advises)));
}
