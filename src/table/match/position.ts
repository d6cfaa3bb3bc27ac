import { createHash } from 'node:crypto';
import { SeededDice } from '../../core/dice.ts';
import type { AnyGame, Outcome, Seat, Viewer } from '../../core/game.ts';
import type { StoredMatch } from '../../store/index.ts';
import { gameOf, type Services } from './services.ts';
import { asideOf, outcomeOf } from './standing.ts';
import type { ActionKind, Position } from './types.ts';

/**
 * Position of a stored match. Other folders get views and legal actions from it, but never the state with its secrets (law 5).
 */
export class StoredPosition implements Position {
  readonly #services: Pick<Services, 'games'>;
  readonly #row: StoredMatch;
  readonly #views = new Map<Viewer, unknown>();
  readonly #legal = new Map<Seat, readonly unknown[]>();

  constructor(services: Pick<Services, 'games'>, row: StoredMatch) {
    this.#services = services;
    this.#row = row;
  }

  view(viewer: Viewer, sealed: readonly Seat[] = []): unknown {
    if (!this.#row.dealt) return undefined;
    if (sealed.length > 0) return this.#game.view(this.#row.state, viewer, asideOf(this.#row, sealed));
    if (!this.#views.has(viewer))
      this.#views.set(viewer, this.#game.view(this.#row.state, viewer, asideOf(this.#row)));
    return this.#views.get(viewer);
  }

  legal(seat: Seat): readonly unknown[] {
    if (this.#row.status !== 'running') return [];
    const known = this.#legal.get(seat);
    if (known) return known;
    const all = this.#game.legal(this.#row.state, seat);
    const found = this.#game.proposed?.(this.view(seat), seat, all) ?? all;
    this.#legal.set(seat, found);
    return found;
  }

  openers(seat: Seat): readonly ActionKind[] {
    return this.toAct.includes(seat) ? openersOf(this.#game, this.view('table'), seat) : [];
  }

  get toAct(): readonly Seat[] {
    return this.#row.status === 'running' ? this.#game.toAct(this.#row.state) : [];
  }

  get outcome(): Outcome | undefined {
    return !this.#row.dealt ? undefined : outcomeOf(this.#game, this.#row);
  }

  get #game(): AnyGame {
    return gameOf(this.#services, this.#row.game);
  }
}

/**
 * Number of random positions from which `openersOf` collects the kinds of action. With four, hardly any kind is missing, and
 * the time is short.
 */
const WORLDS = 4;

/** Removes repeated kinds of action, and keeps their order. */
export const distinctKinds = (kinds: readonly ActionKind[]): readonly ActionKind[] => [
  ...new Map(kinds.map(kind => [kind.join('='), kind])).values(),
];

/** Lists the kinds of these actions, each once, in the order of the actions. */
export const kindsOf = (game: Pick<AnyGame, 'fields'>, actions: readonly unknown[]): readonly ActionKind[] =>
  distinctKinds(actions.flatMap(action => game.fields(action).slice(0, 1)));

/**
 * Lists the kinds of action that a seat may have, as far as the public view shows (law 13). Hidden information does not change
 * the list.
 */
export function openersOf(game: AnyGame, view: unknown, seat: Seat): readonly ActionKind[] {
  if (game.openers) return game.openers(view, seat);
  const seen = JSON.stringify([view, seat]);
  const found = Array.from({ length: WORLDS }, (_, world) => {
    const dice = new SeededDice(createHash('sha256').update(`openers/${world}/${seen}`).digest());
    return game.legal(game.imagine(view, 'table', dice), seat);
  });
  return kindsOf(game, found.flat());
}
