import type { AnyGame, Outcome, Seat, Viewer } from '../../core/game.ts';
import type { StoredMatch } from '../../store/index.ts';
import { asideOf, outcomeOf } from '../results/standing.ts';
import { gameOf, type Services } from '../services.ts';
import type { ActionKind, Position } from '../types.ts';
import { openersOf } from './openers.ts';

/** Law 5: the state with its secrets stays in here. Views and legal actions are found once, however often they are asked for. */
export class StoredPosition implements Position {
  readonly #services: Pick<Services, 'games'>;
  readonly #row: StoredMatch;
  readonly #views = new Map<Viewer, unknown>();
  readonly #legal = new Map<Seat, readonly unknown[]>();

  constructor(services: Pick<Services, 'games'>, row: StoredMatch) {
    this.#services = services;
    this.#row = row;
  }

  view(viewer: Viewer): unknown {
    if (!this.#row.dealt) return undefined;
    if (!this.#views.has(viewer))
      this.#views.set(viewer, this.#game.view(this.#row.state, viewer, asideOf(this.#row)));
    return this.#views.get(viewer);
  }

  legal(seat: Seat): readonly unknown[] {
    if (this.#row.status !== 'running') return [];
    const known = this.#legal.get(seat);
    if (known) return known;
    const found = this.#game.legal(this.#row.state, seat);
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
