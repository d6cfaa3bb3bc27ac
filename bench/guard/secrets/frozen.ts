import type { Dice } from '../../../src/core/dice.ts';
import type { Told, Viewer } from '../../../src/core/game.ts';
import { heard } from '../../../src/core/told.ts';
import { porto } from '../../../src/games/porto/index.ts';
import type { Event, State } from '../../../src/games/porto/types.ts';
import type { Sealed, Store, StoredMatch, StoredMove } from '../../../src/store/index.ts';

/** All that a store holds of one match, at one moment. */
export interface Moment {
  readonly match: StoredMatch;
  readonly moves: readonly StoredMove[];
  /** By revision. */
  readonly states: readonly State[];
  readonly sealed: readonly Sealed[];
  readonly votes: readonly string[];
}

/** A store that can only be read and holds a moment alone. Whatever would write finds nothing there, and throws. */
export function frozen({ match, moves, states, sealed, votes }: Moment): Store {
  const live = match.status === 'lobby' || match.status === 'running';
  const store = {
    matches: {
      get: async (id: string) => (id === match.id ? match : undefined),
      live: async (channel: string) => (live && channel === match.channelId ? match : undefined),
      latest: async (channel: string) => (channel === match.channelId ? match : undefined),
      resignations: async () => [],
      listLive: async () => (live ? [match] : []),
    },
    moves: {
      states: async () => states,
      list: async (_: string, since: number, to: number) =>
        moves.filter(({ rev }) => rev > since && rev <= to),
      stateAt: async (_: string, rev: number) => {
        const state = states[rev];
        return state && { state };
      },
    },
    sealed: { list: async () => sealed },
    votes: { list: async () => votes },
    requests: { untold: async () => [], newest: async () => undefined, get: async () => undefined },
    outbox: { waiting: async () => [] },
    kv: { get: async () => undefined, set: async () => {} },
  };
  return store as unknown as Store;
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

/** The same moment in a world that the viewer's view could come from; no secret of the true one is left in it. */
export function imagined(moment: Moment, viewer: Viewer, dice: Dice): Moment {
  const worlds = new Map<State, State>();
  const worldOf = (state: State): State => {
    const known = worlds.get(state);
    if (known) return known;
    const world = porto.imagine(porto.view(state, viewer), viewer, dice);
    worlds.set(state, world);
    return world;
  };
  const { match, moves, states, sealed } = moment;
  const now = worldOf(match.state as State);
  const choice = (seat: number, action: string): string =>
    seat !== viewer && action.startsWith('keep ') ? otherChoice(now, seat) : action;
  return {
    ...moment,
    match: { ...match, state: now, dice: {} },
    moves: moves.map(move => ({
      ...move,
      // With the end of a game everything is told.
      told: match.status === 'over' ? move.told : masked(move.told, viewer),
      action: choice(move.seat, move.action),
    })),
    states: states.map(worldOf),
    sealed: sealed.map(each => ({ ...each, action: choice(each.seat, each.action) })),
  };
}
