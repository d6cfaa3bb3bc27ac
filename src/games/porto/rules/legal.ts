import type { Seat } from '../../../core/contract/game.ts';
import { CONTRACT_SLOTS, DRAW_LIMIT, KEPT_CONTRACTS, MARKET_SLOTS } from './box.ts';
import {
  type BuildFacts,
  cardColour,
  cardValue,
  colourIndex,
  type Demand,
  demandOf,
  meetsDemand,
} from './cards.ts';
import { hasEmptyRoof, siteFault, supplyOf } from './placement.ts';
import type { Action, Colour, House, HouseId, Kind, PlayerState, PrivateContract, State } from './types.ts';

const subsetsOf = (slots: readonly number[]): readonly (readonly number[])[] =>
  slots.reduce<number[][]>((sets, slot) => sets.concat(sets.map(set => [...set, slot])), [[]]);

const slotNumbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const byText = (one: readonly number[], other: readonly number[]): number =>
  one.join() < other.join() ? -1 : 1;

const MARKET_SETS = subsetsOf(slotNumbers(MARKET_SLOTS))
  .filter(set => set.length >= 1 && set.length <= DRAW_LIMIT)
  .sort(byText);

/**
 * Sets of contract slots that a build may claim, the empty set first. The index is a bit mask of the contracts that the build
 * meets. All callers share the sets, so they are frozen.
 */
const CLAIM_SETS: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: 2 ** CONTRACT_SLOTS },
  (_, mask) =>
    subsetsOf(slotNumbers(CONTRACT_SLOTS).filter(slot => mask & (1 << (slot - 1)))).map(set =>
      Object.freeze(set),
    ),
);
for (const set of MARKET_SETS) Object.freeze(set);

export const legalDraws = (state: Pick<State, 'market'>): Action[] => {
  const values = state.market.map(card => (card === null ? Number.NaN : cardValue(card)));
  const draws: Action[] = [];
  for (const slots of MARKET_SETS) {
    let sum = 0;
    for (let index = 0; index < slots.length; index++) sum += values[(slots[index] as number) - 1] as number;
    if (sum <= DRAW_LIMIT) draws.push({ type: 'draw', slots });
  }
  return draws;
};

interface Site {
  readonly id: HouseId;
  readonly starts: boolean;
  readonly completes: boolean;
}

type Board = Pick<State, 'houses' | 'contracts'>;
/** Parts of a state on which legal builds depend. A view has them too. */
type Open = Board & { readonly players: readonly Pick<PlayerState, 'hand'>[] };

/**
 * Facts of a position for a list of builds: houses by colour and floors, empty roofs, demands. Houses and roofs are found when
 * first needed.
 */
class LegalPosition {
  readonly #state: Board;
  readonly #sites: (readonly Site[] | undefined)[] = [];
  #roofs: readonly HouseId[] | undefined;
  readonly #demands: readonly (Demand | null)[];

  constructor(state: Board) {
    this.#state = state;
    this.#demands = state.contracts.map(contract => (contract === null ? null : demandOf(contract)));
  }

  /** Empty roofs, where a ground-floor token can go. */
  get roofs(): readonly HouseId[] {
    this.#roofs ??= this.#state.houses.filter(hasEmptyRoof).map(house => house.id);
    return this.#roofs;
  }

  sites(colour: Colour, floors: number): readonly Site[] {
    const key = colourIndex[colour] * 4 + floors;
    const known = this.#sites[key];
    if (known !== undefined) return known;
    const { houses } = this.#state;
    const supply = supplyOf(houses, colour);
    const sites: Site[] = [];
    for (let index = 0; index < houses.length; index++) {
      if (siteFault(houses, index, colour, floors, supply) !== null) continue;
      const { id, level, height } = houses[index] as House;
      sites.push({ id, starts: level === 0, completes: level + floors === height });
    }
    this.#sites[key] = sites;
    return sites;
  }

  vp(slots: readonly number[]): number {
    return slots.reduce((sum, slot) => sum + (this.#demands[slot - 1]?.vp ?? 0), 0);
  }

  /** Returns the sets of contract slots that a build may claim, from none to all. */
  claims(build: BuildFacts): readonly (readonly number[])[] {
    let mask = 0;
    for (let slot = 0; slot < this.#demands.length; slot++) {
      const demand = this.#demands[slot];
      if (demand && meetsDemand(demand, build)) mask |= 1 << slot;
    }
    return CLAIM_SETS[mask] as readonly (readonly number[])[];
  }
}

const pushBuilds = (
  builds: Action[],
  number: Kind,
  colour: Kind,
  house: HouseId,
  token: HouseId | undefined,
  claims: readonly (readonly number[])[],
): void => {
  builds.push(
    token === undefined
      ? { type: 'build', number, colour, house }
      : { type: 'build', number, colour, house, token },
  );
  for (let index = 1; index < claims.length; index++) {
    const fulfil = claims[index] as readonly number[];
    builds.push(
      token === undefined
        ? { type: 'build', number, colour, house, fulfil }
        : { type: 'build', number, colour, house, token, fulfil },
    );
  }
};

/** Visits ordered pairs of cards: two different kinds, or one kind that the hand holds twice. `hand` is sorted. */
const eachPair = (hand: readonly Kind[], visit: (number: Kind, colour: Kind) => void): void => {
  for (let first = 0; first < hand.length; first++) {
    const number = hand[first] as Kind;
    if (first > 0 && hand[first - 1] === number) continue;
    for (let second = 0; second < hand.length; second++) {
      const colour = hand[second] as Kind;
      const repeated = second > 0 && hand[second - 1] === colour;
      if (colour === number ? second === first + 1 : !repeated) visit(number, colour);
    }
  }
};

export const legalBuilds = (state: Open, seat: Seat): Action[] => {
  const builds: Action[] = [];
  const position = new LegalPosition(state);
  eachPair(state.players[seat]?.hand ?? [], (number, colour) => {
    const floors = cardValue(number);
    const floorColour = cardColour(colour);
    const sites = position.sites(floorColour, floors);
    if (sites.length === 0) return;
    const build = {
      colour: floorColour,
      floors,
      completed: false,
      cards: [cardColour(number), floorColour] as const,
    };
    const claims = position.claims(build);
    const claimsOnCompletion = position.claims({ ...build, completed: true });
    for (let index = 0; index < sites.length; index++) {
      const { id, starts, completes } = sites[index] as Site;
      const claimed = completes ? claimsOnCompletion : claims;
      if (!starts || position.roofs.length === 0) pushBuilds(builds, number, colour, id, undefined, claimed);
      else for (const token of position.roofs) pushBuilds(builds, number, colour, id, token, claimed);
    }
  });
  return builds;
};

interface CardPair {
  readonly number: Kind;
  readonly colour: Kind;
  readonly claimed: readonly number[];
  readonly vp: number;
}

/**
 * Returns the best two cards for each colour and number of floors: those whose build claims the most contract points. The first
 * pair is for a build that leaves its house open, the second for a completion.
 */
function bestOrders(
  position: LegalPosition,
  hand: readonly Kind[],
): readonly (readonly [CardPair, CardPair])[] {
  const orders = new Map<string, readonly [CardPair, CardPair]>();
  eachPair(hand, (number, colour) => {
    const floors = cardValue(number);
    const [first, second] = [cardColour(number), cardColour(colour)];
    const order = (completed: boolean): CardPair => {
      const claimed =
        position.claims({ colour: second, floors, completed, cards: [first, second] }).at(-1) ?? [];
      return { number, colour, claimed, vp: position.vp(claimed) };
    };
    const [open, complete] = [order(false), order(true)];
    const key = `${second} ${floors}`;
    const [knownOpen = open, knownComplete = complete] = orders.get(key) ?? [];
    orders.set(key, [
      open.vp > knownOpen.vp ? open : knownOpen,
      complete.vp > knownComplete.vp ? complete : knownComplete,
    ]);
  });
  return [...orders.values()];
}

/**
 * Returns the best legal build for each house, colour and number of floors. It claims every contract that it may. Its token
 * goes to the house's own roof where the build completes the house.
 */
export const topBuilds = (state: Open, seat: Seat): Action[] => {
  const position = new LegalPosition(state);
  const { roofs } = position;
  return bestOrders(position, state.players[seat]?.hand ?? []).flatMap(([open, complete]) =>
    position
      .sites(cardColour(open.colour), cardValue(open.number))
      .map(({ id, starts, completes }): Action => {
        const { number, colour, claimed } = completes ? complete : open;
        const token = completes && roofs.includes(id) ? id : roofs[0];
        return {
          type: 'build',
          number,
          colour,
          house: id,
          ...(starts && token !== undefined && { token }),
          ...(claimed.length > 0 && { fulfil: claimed }),
        };
      }),
  );
};

const canBuildWith = (position: LegalPosition, hand: readonly Kind[]): boolean => {
  let found = false;
  eachPair(hand, (number, colour) => {
    found ||= position.sites(cardColour(colour), cardValue(number)).length > 0;
  });
  return found;
};

/** True where any build of the seat is legal. The answer agrees with the list of legal builds, without making the list. */
export const canBuild = (state: Open, seat: Seat): boolean =>
  canBuildWith(new LegalPosition(state), state.players[seat]?.hand ?? []);

/** True where any build with the Timer's two cards is legal, in solo. */
export const canBuildTimer = (state: State, cards: readonly [Kind, Kind]): boolean =>
  canBuildWith(new LegalPosition(state), cards);

/** Lists every build with the Timer's two cards, in solo; an action without cards where no build is possible. */
const legalTimer = (state: State, cards: readonly [Kind, Kind]): Action[] => {
  const actions: Action[] = [];
  const position = new LegalPosition(state);
  eachPair(cards, (number, colour) => {
    for (const { id: house, starts } of position.sites(cardColour(colour), cardValue(number))) {
      if (!starts || position.roofs.length === 0) actions.push({ type: 'timer', number, colour, house });
      else for (const token of position.roofs) actions.push({ type: 'timer', number, colour, house, token });
    }
  });
  return actions.length > 0 ? actions : [{ type: 'timer' }];
};

const legalKeeps = (dealt: readonly PrivateContract[]): Action[] => {
  const keeps: Action[] = [];
  for (let one = 0; one < dealt.length; one++) {
    for (let two = one + 1; two < dealt.length; two++) {
      for (let three = two + 1; three < dealt.length; three++) {
        const contracts = [dealt[one], dealt[two], dealt[three]].filter(contract => contract !== undefined);
        if (contracts.length === KEPT_CONTRACTS) keeps.push({ type: 'keep', contracts: contracts.sort() });
      }
    }
  }
  return keeps;
};

export const toAct = (state: State): readonly Seat[] => {
  const { phase } = state;
  switch (phase.type) {
    case 'keep':
      return state.players.flatMap((player, seat) => (player.kept === null ? [seat] : []));
    case 'turn':
      return [phase.seat];
    case 'timer':
      return [0];
    case 'over':
      return [];
  }
};

/** True where the seat has to act. The answer agrees with `toAct`, without making the list. */
export const isAwaited = (state: State, seat: Seat): boolean => {
  const { phase } = state;
  if (phase.type === 'turn') return phase.seat === seat;
  return toAct(state).includes(seat);
};

/**
 * Lists the legal actions: draws by slots, then builds by number card, colour card, house, roof and claims. A pass is legal
 * only where a seat can neither draw nor build.
 */
export const legal = (state: State, seat: Seat): readonly Action[] => {
  const { phase } = state;
  if (!isAwaited(state, seat)) return [];
  switch (phase.type) {
    case 'keep':
      return legalKeeps(state.players[seat]?.dealt ?? []);
    case 'turn': {
      const actions = legalDraws(state).concat(legalBuilds(state, seat));
      return actions.length > 0 ? actions : [{ type: 'pass' }];
    }
    case 'timer':
      return legalTimer(state, phase.cards);
    case 'over':
      return [];
  }
};
