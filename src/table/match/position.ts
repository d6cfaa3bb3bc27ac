import { createHash } from 'node:crypto';
import { SeededDice } from '../../core/contract/dice.ts';
import {
  type AnyGame,
  type Aside,
  gameOf,
  type Outcome,
  type Seat,
  type Viewer,
} from '../../core/contract/game.ts';
import type { SeatEnd, SeatLoss } from '../../core/contract/seat-ends.ts';
import { finalRanks } from '../../core/rules/final-ranks.ts';
import type { StoredMatch, StoredSeat } from '../../store/index.ts';
import { isOutOfTime } from './live-clock.ts';
import type { Services } from './services.ts';
import type { ActionKind, Match, Position, Seated } from './types.ts';

type Ended = Pick<Match, 'status' | 'endedBy'> & {
  readonly seats: readonly Pick<Seated, 'seat' | 'resigned'>[];
};
type EndedRow = Omit<Ended, 'seats'> & { readonly seats: readonly (Seated | StoredSeat)[] };

const resignedIn = ({ seats }: Pick<Ended, 'seats'>): readonly Seat[] =>
  seats.filter(({ resigned }) => resigned).map(({ seat }) => seat);

/** Returns the result of a game by its rules, with resigned seats last. Undefined before the end by the rules. */
export function outcomeOf(
  game: AnyGame,
  match: Pick<Ended, 'seats'> & { readonly state?: unknown },
): Outcome | undefined {
  const outcome = match.state === undefined ? undefined : game.outcome(match.state);
  return outcome && { ...outcome, ranks: finalRanks(outcome.ranks, resignedIn(match)) };
}

/**
 * Returns ranks by seat, resigned seats last. Without an outcome, as after resignations, all other seats share the first rank.
 */
export function standing(match: Pick<Ended, 'seats'>, outcome: Outcome | undefined): readonly number[] {
  const ranks = outcome?.ranks ?? match.seats.map(() => 1);
  return finalRanks(ranks, resignedIn(match));
}

/** Lists the winners. Empty while a game runs, for a game that was called off, and for a lost solo game. */
export function winners(match: Ended, outcome: Outcome | undefined): readonly Seat[] {
  if (match.status !== 'over') return [];
  const ranks = standing(match, outcome);
  const first = match.seats.filter(({ seat, resigned }) => !resigned && ranks[seat] === 1);
  const lost = match.seats.length === 1 && outcome?.won !== true;
  return lost ? [] : first.map(({ seat }) => seat);
}

type SeatEnding = Pick<Seated, 'end' | 'resigned'> | Pick<StoredSeat, 'resigned' | 'spentMs' | 'absentAt'>;

/**
 * Returns the way in which a seat ended. A person who deleted their data has left. If people end a game together, a seat that
 * the stand-in still plays for an absent person has left.
 */
export function endOfSeat(own: SeatEnding | undefined): SeatEnd | null {
  if (!own?.resigned) return null;
  if ('end' in own) return own.end;
  return isOutOfTime(own) ? 'outOfTime' : own.absentAt === null ? 'resigned' : 'left';
}

/** Returns the way in which a seat's first person lost it. The caller knows that the person did lose it. */
export const lossOfSeat = (
  own: Pick<StoredSeat, 'userId' | 'dealtTo' | 'resigned' | 'spentMs' | 'absentAt' | 'gone'>,
): SeatLoss =>
  own.dealtTo !== null && own.dealtTo !== own.userId
    ? 'replaced'
    : (endOfSeat(own) ?? (own.gone ? 'removed' : 'standIn'));

/**
 * Returns facts about the match for the game's views, such as resigned seats.
 * @param sealed seats that have sealed a choice
 */
export function asideOf(match: EndedRow, sealed: readonly Seat[] = []): Required<Aside> {
  const stopped = match.status === 'cancelled' || (match.status === 'over' && match.endedBy !== 'rules');
  const ends = match.seats.flatMap(own => endOfSeat(own) ?? []);
  return { resigned: resignedIn(match), ends, sealed, stopped: stopped ? winners(match, undefined) : null };
}

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
function openersOf(game: AnyGame, view: unknown, seat: Seat): readonly ActionKind[] {
  if (game.openers) return game.openers(view, seat);
  const seen = JSON.stringify([view, seat]);
  const found = Array.from({ length: WORLDS }, (_, world) => {
    const dice = new SeededDice(createHash('sha256').update(`openers/${world}/${seen}`).digest());
    return game.legal(game.imagine(view, 'table', dice), seat);
  });
  return kindsOf(game, found.flat());
}
