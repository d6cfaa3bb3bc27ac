import type { Dice } from '../../../src/core/contract/dice.ts';
import { type AddressedEvent, type Viewer, visibleEvents } from '../../../src/core/contract/game.ts';
import type { Sealed, Store, StoredMatch, StoredMove, StoredOrder } from '../../../src/store/index.ts';
import { standingMoves } from '../../../src/table/match/log.ts';
import type { Guarded } from './guarded.ts';
import { type Beside, type Drawer, type Methods, shelved } from './shelf.ts';

/** All stored data of one match after one action. */
export interface Moment {
  readonly guarded: Guarded;
  readonly index: number;
  readonly now: number;
  readonly match: StoredMatch;
  readonly moves: readonly StoredMove[];
  readonly sealed: readonly Sealed[];
  readonly orders: readonly StoredOrder[];
  state(rev: number): unknown;
  /**
   * Returns an earlier position as the bot shows it now. Cards that were face down then and are known now keep their places.
   */
  past(rev: number): unknown;
  /** All other stored data, which contains no state of the game: votes, questions, people. */
  readonly beside: Beside;
}

function positions(moment: Moment): Partial<Record<Drawer, Methods>> {
  const { match, moves, sealed, orders } = moment;
  const live = match.status === 'lobby' || match.status === 'running';
  const here = (found: unknown) => (live && found === match.channelId ? match : undefined);
  const snapshot = (rev: unknown) => {
    const state = moment.state(Number(rev));
    if (state === undefined) return undefined;
    const { rules } = moment.guarded.game;
    const at = moves.find(move => move.rev === rev)?.at ?? 0;
    return { state, dice: match.dice, rules, turn: { since: Number(rev), seat: null }, at };
  };
  return {
    matches: {
      get: async id => (id === match.id ? match : undefined),
      live: async channel => here(channel),
      latest: async channel => (channel === match.channelId ? match : undefined),
      gameIn: async channel => (channel === match.channelId ? match : undefined),
      rematchOf: async () => undefined,
    },
    moves: {
      states: async () => Array.from({ length: match.rev + 1 }, (_, rev) => moment.past(rev)),
      list: async (_, since, to) => moves.filter(({ rev }) => rev > Number(since) && rev <= Number(to)),
      standingAt: async (_, time, at) =>
        Math.max(
          -1,
          ...moves.filter(move => move.at <= Number(time) || move.at > Number(at)).map(({ rev }) => rev),
        ),
      stateAt: async (_, rev) => snapshot(rev),
      snapshot: async (_, rev) => snapshot(rev),
    },
    host: { put: async () => 1, move: async () => true, get: async () => undefined },
    // The log has no rows, since no log leads to an imagined position.
    repairs: { match: async id => (id === match.id ? match : undefined), log: async () => [] },
    duplicates: {
      isShut: async (channel, person) =>
        match.withheld && channel === match.channelId && match.seats.every(({ userId }) => userId !== person),
    },
    orders: {
      list: async (_, seat) => orders.filter(order => seat === undefined || order.seat === seat),
      ofUser: async person =>
        orders
          .filter(({ seat }) => match.seats[seat]?.userId === person)
          .map(order => ({ ...order, matchId: match.id })),
    },
    sealed: {
      list: async () => sealed,
      ofUser: async person =>
        sealed
          .filter(({ seat }) => live && match.seats[seat]?.userId === person)
          .map(({ seat, action }) => ({ matchId: match.id, seat, action })),
    },
  };
}

/**
 * Returns a read-only store that holds only this moment.
 * @throws WouldWrite at a write
 */
export function frozen(moment: Moment): Store {
  const repositories = shelved(moment.beside, positions(moment));
  const transaction = (work: (inside: typeof repositories) => unknown) => work(repositories);
  return { ...repositories, transaction, positions: { use: () => {} } } as unknown as Store;
}

/** Replaces an event that the viewer did not see. Every read of this object throws. */
const SECRET = new Proxy({} as object, {
  get(_, key) {
    if (key === 'toJSON') return undefined;
    throw new Error(`a secret event was looked at: ${String(key)}`);
  },
});

const masked = (
  events: readonly AddressedEvent<unknown>[],
  viewer: Viewer,
): readonly AddressedEvent<unknown>[] =>
  events.map(each =>
    each.to === 'all' || visibleEvents([each], viewer).includes(each.event)
      ? each
      : { ...each, event: SECRET },
  );

const hexDigits = (dice: Dice): string =>
  Array.from({ length: 64 }, () => dice.below(16, 'imagine/seed').toString(16)).join('');

/** Makes random positions that fit everything the viewer sees. Each position is made once and then cached. */
export class Imagination {
  readonly #viewer: Viewer;
  readonly #dice: Dice;
  readonly #worlds = new WeakMap<object, unknown>();
  readonly #seed: string;
  readonly #salt: string;

  constructor(viewer: Viewer, dice: Dice) {
    this.#viewer = viewer;
    this.#dice = dice;
    this.#seed = hexDigits(dice);
    this.#salt = hexDigits(dice);
  }

  /** Returns the same moment with random hidden parts that fit everything the viewer sees. */
  of(moment: Moment): Moment {
    const { match, moves, sealed, orders, guarded } = moment;
    const viewer = this.#viewer;
    const now = this.#worldOf(moment, match.state);
    const move = (seat: number, action: string): string =>
      seat === viewer ? action : (guarded.otherMove?.(now, seat, action) ?? action);
    const choice = (seat: number, action: string): string =>
      seat === viewer ? action : (guarded.otherSealed?.(now, seat, action) ?? action);
    return {
      ...moment,
      match: { ...match, state: now, dice: {}, seed: this.#seed, salt: match.salt ? this.#salt : null },
      moves: moves.map(each => ({
        ...each,
        // At the end of the game all events are public.
        events: match.status === 'over' ? each.events : masked(each.events, viewer),
        action: move(each.seat, each.action),
      })),
      state: rev => {
        const state = moment.state(rev);
        return state === undefined ? undefined : this.#worldOf(moment, state);
      },
      past: rev => this.#past(moment, rev),
      // Standing orders of another seat are secret, and so is their existence.
      orders: orders.filter(({ seat }) => seat === viewer),
      sealed: sealed.map(each => ({ ...each, action: choice(each.seat, each.action) })),
    };
  }

  #past(moment: Moment, rev: number): unknown {
    const then = moment.state(rev);
    const now = moment.match.state;
    if (then === undefined) return undefined;
    if (then === now || !moment.guarded.past) return this.#worldOf(moment, then);
    const since = standingMoves(moment.moves)
      .filter(move => move.rev > rev)
      .flatMap(({ events }) => visibleEvents(events, 'table'));
    const course = { then, now, world: this.#worldOf(moment, now), since };
    return moment.guarded.past(course, this.#viewer) ?? this.#worldOf(moment, then);
  }

  #worldOf({ guarded: { game } }: Moment, state: unknown): unknown {
    const known = this.#worlds.get(state as object);
    if (known !== undefined) return known;
    const world = game.imagine(game.view(state, this.#viewer), this.#viewer, this.#dice);
    this.#worlds.set(state as object, world);
    return world;
  }
}
