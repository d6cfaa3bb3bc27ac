import type { Dice } from '../../../src/core/dice.ts';
import type { Told, Viewer } from '../../../src/core/game.ts';
import { heard } from '../../../src/core/told.ts';
import { porto } from '../../../src/games/porto/index.ts';
import type { Event, State } from '../../../src/games/porto/types.ts';
import { standingMoves } from '../../../src/match/line.ts';
import type { Sealed, Store, StoredMatch, StoredMove } from '../../../src/store/index.ts';
import { type Beside, type Drawer, type Methods, shelved } from './shelf.ts';

/** All that a store holds of one match, at one moment. */
export interface Moment {
  /** Counted from 0. */
  readonly index: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly match: StoredMatch;
  readonly moves: readonly StoredMove[];
  readonly sealed: readonly Sealed[];
  /** By revision. */
  state(rev: number): State | undefined;
  /** The same as it looks back from now: what was face down then and is known by now lies there as it lay. */
  past(rev: number): State | undefined;
  /** Votes, questions, people, and all else that no game state is in. */
  readonly beside: Beside;
}

/** The drawers that hold positions and choices. */
function positions(moment: Moment): Partial<Record<Drawer, Methods>> {
  const { match, moves, sealed } = moment;
  const live = match.status === 'lobby' || match.status === 'running';
  const here = (found: unknown) => (live && found === match.channelId ? match : undefined);
  const sits = (person: unknown) => match.seats.some(({ userId }) => userId === person);
  const snapshot = (rev: unknown) => {
    const state = moment.state(Number(rev));
    return (
      state && {
        state,
        dice: match.dice,
        rules: porto.rules,
        turn: { since: Number(rev), seat: null },
        at: moves.find(move => move.rev === rev)?.at ?? 0,
      }
    );
  };
  return {
    matches: {
      get: async id => (id === match.id ? match : undefined),
      live: async channel => here(channel),
      latest: async channel => (channel === match.channelId ? match : undefined),
      ofUser: async person => (live && sits(person) ? match : undefined),
      liveOf: async person => (live && sits(person) ? [match] : []),
      runningOf: async person => (match.status === 'running' && sits(person) ? [match] : []),
      rematchOf: async () => undefined,
      listLive: async () => (live ? [match] : []),
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
    sealed: {
      list: async () => sealed,
      ofUser: async person =>
        sealed
          .filter(({ seat }) => live && match.seats[seat]?.userId === person)
          .map(({ seat, action }) => ({ matchId: match.id, seat, action })),
    },
  };
}

/** A store that can only be read and holds a moment alone. Whoever would write is stopped by `WouldWrite`. */
export function frozen(moment: Moment): Store {
  const drawers = shelved(moment.beside, positions(moment));
  const transaction = (work: (inside: typeof drawers) => unknown) => work(drawers);
  return { ...drawers, transaction, states: { use: () => {} } } as unknown as Store;
}

/** What the viewer was not told: whoever looks at it breaks. */
const UNTOLD = new Proxy({} as Event, {
  get(_, key) {
    if (key === 'toJSON') return undefined;
    throw new Error(`a secret event was looked at: ${String(key)}`);
  },
});

const masked = (told: readonly Told<unknown>[], viewer: Viewer): readonly Told<unknown>[] =>
  told.map(each =>
    each.to === 'all' || heard([each], viewer).includes(each.event) ? each : { ...each, event: UNTOLD },
  );

/** Another choice of private contracts, from what the seat is imagined to have been dealt. */
const otherChoice = (world: State, seat: number): string => {
  const [, , ...contracts] = world.players[seat]?.dealt ?? [];
  return porto.write({ type: 'keep', contracts: contracts.toSorted() });
};

const hexDigits = (dice: Dice): string =>
  Array.from({ length: 64 }, () => dice.below(16, 'imagine/seed').toString(16)).join('');

/** Worlds that a viewer could take for the true one, kept from moment to moment: a position is imagined once. */
export class Imagination {
  readonly #viewer: Viewer;
  readonly #dice: Dice;
  readonly #worlds = new WeakMap<State, State>();
  readonly #seed: string;
  readonly #salt: string;

  constructor(viewer: Viewer, dice: Dice) {
    this.#viewer = viewer;
    this.#dice = dice;
    this.#seed = hexDigits(dice);
    this.#salt = hexDigits(dice);
  }

  /** The same moment in a world that the viewer's view could come from; no secret of the true one is left in it. */
  of(moment: Moment): Moment {
    const { match, moves, sealed } = moment;
    const viewer = this.#viewer;
    const now = this.#worldOf(match.state as State);
    const choice = (seat: number, action: string): string =>
      seat !== viewer && action.startsWith('keep ') ? otherChoice(now, seat) : action;
    return {
      ...moment,
      match: { ...match, state: now, dice: {}, seed: this.#seed, salt: match.salt ? this.#salt : null },
      moves: moves.map(move => ({
        ...move,
        // With the end of a game everything is told.
        told: match.status === 'over' ? move.told : masked(move.told, viewer),
        action: choice(move.seat, move.action),
      })),
      state: rev => {
        const state = moment.state(rev);
        return state && this.#worldOf(state);
      },
      past: rev => this.#past(moment, rev),
      sealed: sealed.map(each => ({ ...each, action: choice(each.seat, each.action) })),
    };
  }

  /** An earlier position of the newest world: of each pile the cards that have come up since are the true ones. */
  #past(moment: Moment, rev: number): State | undefined {
    const then = moment.state(rev);
    const now = moment.match.state as State;
    if (!then || then === now) return then && this.#worldOf(then);
    const world = this.#worldOf(now);
    const since = standingMoves(moment.moves).filter(move => move.rev > rev);
    const shuffled = (pile: string): boolean =>
      since.some(({ told }) =>
        (heard(told, 'table') as readonly Event[]).some(
          event => event.type === 'reshuffled' && event.pile === pile,
        ),
      );
    // It was taken back: by now nobody asks for it but as it was seen then.
    if (then.deck.length < now.deck.length && !shuffled('construction')) return this.#worldOf(then);
    const pile = <Card>(cards: readonly Card[], left: readonly Card[], name: string): readonly Card[] =>
      shuffled(name) ? cards : [...cards.slice(0, cards.length - left.length), ...left];
    return {
      ...then,
      deck: pile(then.deck, world.deck, 'construction'),
      timer: pile(then.timer, world.timer, 'timer'),
      publicDeck: pile(then.publicDeck, world.publicDeck, 'public'),
      players: then.players.map((player, seat) => {
        const dealt = world.players[seat]?.dealt ?? [];
        const kept = player.kept && dealt.slice(0, player.kept.length).toSorted();
        return seat === this.#viewer ? player : { ...player, dealt, kept };
      }),
    };
  }

  #worldOf(state: State): State {
    const known = this.#worlds.get(state);
    if (known) return known;
    const world = porto.imagine(porto.view(state, this.#viewer), this.#viewer, this.#dice);
    this.#worlds.set(state, world);
    return world;
  }
}
