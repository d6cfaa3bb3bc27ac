// Porto's rules are written here as a slow and simple program, from the page of rules alone and without any code of the bot.
import { COLOURS, colourOf, FLOOR_TILES, GROUND_TILES, ROOFS_FOR_THE_END, valueOfCard } from './box.ts';

export interface OracleHouse {
  id: string;
  height: number;
  /** Colours of the built floors, from the ground up. */
  floors: string[];
  groundToken: number | null;
  roofToken: number | null;
  roofTile: boolean;
}

export interface Position {
  variant: string;
  seats: number;
  houses: OracleHouse[];
  market: (string | null)[];
  contracts: (string | null)[];
  deck: string[];
  discards: string[];
  publicDeck: string[];
  publicDiscards: string[];
  timer: string[];
  /** Two cards from the Timer, with which the player must build now. */
  timerCards: string[];
  hands: string[][];
  scores: number[];
  claimed: string[][];
  dealt: string[][];
  kept: (string[] | null)[];
  phase: 'keep' | 'turn' | 'timer' | 'over';
  turn: number;
  round: number;
  passes: number;
  lastRound: number | null;
}

export interface OracleAction {
  seat: number;
  type: string;
  contracts?: string[];
  slots?: number[];
  number?: string;
  colour?: string;
  house?: string;
  token?: string;
  fulfil?: number[];
}

export type Points = Record<'house' | 'neighbours' | 'ground' | 'roof' | 'contracts', number>;
/** Returns the new order of a pile, top first. */
export type Shuffle = (pile: 'construction' | 'public', cards: string[]) => string[];

export const UNKNOWN = '?';

const streetOf = (house: OracleHouse) => house.id[0];
const placeOf = (house: OracleHouse) => Number(house.id[1]);
const levelOf = (house: OracleHouse) => house.floors.length;
const neighboursOf = (p: Position, house: OracleHouse) =>
  p.houses.filter(h => streetOf(h) === streetOf(house) && Math.abs(placeOf(h) - placeOf(house)) === 1);
const groundTilesUsed = (p: Position, colour: string) => p.houses.filter(h => h.floors[0] === colour).length;
const floorTilesUsed = (p: Position, colour: string) =>
  p.houses.flatMap(h => h.floors.slice(1)).filter(tile => tile === colour).length;
const emptyRoofs = (p: Position) => p.houses.filter(h => !h.roofTile && h.roofToken === null);
const repeats = (list: unknown[]) => new Set(list).size !== list.length;

const whyNotThere = (p: Position, number: string, colourCard: string, houseId: string) => {
  const house = p.houses.find(h => h.id === houseId);
  if (!house) return 'the house is not in the game';
  const n = valueOfCard(number);
  const colour = colourOf(colourCard);
  if (house.height - levelOf(house) < n) return 'too few empty floor spaces';
  if (levelOf(house) === 0) {
    if (groundTilesUsed(p, colour) + 1 > GROUND_TILES) return 'no ground floor of the colour is left';
    if (neighboursOf(p, house).some(h => h.floors[0] === colour)) return 'a neighbour has the colour';
    if (floorTilesUsed(p, colour) + n - 1 > FLOOR_TILES) return 'too few floor tiles';
  } else {
    if (house.floors[0] !== colour) return 'the house has another colour';
    if (floorTilesUsed(p, colour) + n > FLOOR_TILES) return 'too few floor tiles';
  }
  return undefined;
};

const whyNotThatRoof = (p: Position, houseId: string, token: string | undefined) => {
  const house = p.houses.find(h => h.id === houseId) as OracleHouse;
  const placesGround = levelOf(house) === 0;
  const roofs = emptyRoofs(p);
  if (placesGround && roofs.length > 0) {
    if (token === undefined) return 'the token needs an empty roof';
    if (!roofs.some(h => h.id === token)) return 'that roof is not empty';
  } else if (token !== undefined) return 'there is no token to place';
  return undefined;
};

const isMet = (p: Position, contract: string, number: string, colourCard: string, houseId: string) => {
  const house = p.houses.find(h => h.id === houseId) as OracleHouse;
  const n = valueOfCard(number);
  const colour = colourOf(colourCard);
  const completed = levelOf(house) + n === house.height;
  const [kind, first, second] = contract.split('-');
  if (kind === 'floors') return n === Number(first) && colour === second;
  if (kind === 'house') return completed && colour === first;
  const wanted = [first, second].sort().join();
  return [colourOf(number), colour].sort().join() === wanted;
};

const whyNotThese = (p: Position, number: string, colour: string, house: string, slots: number[]) => {
  if (repeats(slots)) return 'a contract is claimed once';
  for (const slot of slots) {
    const contract = p.contracts[slot - 1];
    if (!contract) return 'no contract in that slot';
    if (!isMet(p, contract, number, colour, house)) return 'the contract is not met exactly';
  }
  return undefined;
};

const without = (cards: string[], card: string) => {
  const at = cards.indexOf(card);
  return at < 0 ? undefined : [...cards.slice(0, at), ...cards.slice(at + 1)];
};

const hasBoth = (cards: string[], one: string, two: string) => without(cards, one)?.includes(two) ?? false;

/** Returns all builds with two of these cards, without contracts. Builds that differ only in the token are one entry. */
const buildsWith = (p: Position, cards: string[]) => {
  const kinds = [...new Set(cards)];
  const pairs = kinds.flatMap(number =>
    kinds.filter(colour => hasBoth(cards, number, colour)).map(colour => ({ number, colour })),
  );
  return p.houses.flatMap(({ id: house }) => {
    const tokens = [undefined, ...p.houses.map(h => h.id)].filter(token => !whyNotThatRoof(p, house, token));
    return pairs
      .filter(({ number, colour }) => !whyNotThere(p, number, colour, house))
      .map(pair => ({ ...pair, house, tokens }));
  });
};

const SETS_OF_FOUR = Array.from({ length: 16 }, (_, bits) =>
  [1, 2, 3, 4].filter(slot => bits & (1 << (slot - 1))),
);
const SETS_OF_FIVE = Array.from({ length: 32 }, (_, bits) =>
  [1, 2, 3, 4, 5].filter(slot => bits & (1 << (slot - 1))),
);

const mayDraw = (p: Position, slots: number[]) => {
  if (slots.length < 1 || slots.length > 3) return 'one to three cards are drawn';
  if (repeats(slots)) return 'a slot is drawn once';
  const cards = slots.map(slot => p.market[slot - 1]);
  if (cards.some(card => !card)) return 'no card in that slot';
  if (cards.reduce((sum, card) => sum + valueOfCard(card as string), 0) > 3)
    return 'the values add up to more than 3';
  return undefined;
};

const canBuild = (p: Position, seat: number) => buildsWith(p, p.hands[seat] as string[]).length > 0;
const marketIsEmpty = (p: Position) => p.market.every(card => card === null);

const TYPES = ['keep', 'draw', 'build', 'timer', 'pass'];

export const mistake = (p: Position, action: OracleAction): string | undefined => {
  if (!TYPES.includes(action.type)) return `no action is called ${action.type}`;
  if (p.phase === 'over') return 'the game is over';
  if (action.type === 'keep') {
    if (p.phase !== 'keep') return 'contracts are kept before the first turn only';
    const dealt = p.dealt[action.seat];
    const wanted = action.contracts ?? [];
    if (!dealt) return 'no such seat';
    if (p.kept[action.seat]) return 'the seat has already kept';
    if (wanted.length !== 3) return 'three contracts are kept';
    if (wanted.every(card => card === UNKNOWN)) return undefined;
    if (repeats(wanted) || wanted.some(card => !dealt.includes(card))) return 'a contract was not dealt';
    return undefined;
  }
  if (p.phase === 'keep') return 'first everybody keeps';
  if (action.seat !== p.turn) return 'another seat is to act';
  if ([...p.market, ...p.contracts].includes(UNKNOWN)) return 'an open card is unknown';
  if (action.type === 'timer') {
    if (p.phase !== 'timer') return 'the Timer is not running';
    if (p.timerCards.includes(UNKNOWN)) return 'a card of the Timer is unknown';
    if (action.number === undefined)
      return buildsWith(p, p.timerCards).length > 0 ? 'something can be built, so it must be' : undefined;
    const { number = '', colour = '', house = '', token } = action;
    if (!hasBoth(p.timerCards, number, colour)) return 'these are not the cards of the Timer';
    return whyNotThere(p, number, colour, house) ?? whyNotThatRoof(p, house, token);
  }
  if (p.phase === 'timer') return 'first the cards of the Timer are built';
  if (action.type === 'draw') return mayDraw(p, action.slots ?? []);
  if (action.type === 'pass')
    return marketIsEmpty(p) && !canBuild(p, action.seat) ? undefined : 'something can be drawn or built';
  const { number = '', colour = '', house = '', token, fulfil = [] } = action;
  if (!hasBoth(p.hands[action.seat] as string[], number, colour)) return 'the cards are not in the hand';
  return (
    whyNotThere(p, number, colour, house) ??
    whyNotThatRoof(p, house, token) ??
    whyNotThese(p, number, colour, house, fulfil)
  );
};

const threeOf = (five: string[]) =>
  SETS_OF_FIVE.filter(set => set.length === 3).map(set => set.map(n => five[n - 1] as string).sort());

export const legalActions = (p: Position): OracleAction[] => {
  if (p.phase === 'over') return [];
  if (p.phase === 'keep')
    return p.dealt.flatMap((five, seat) =>
      p.kept[seat] ? [] : threeOf(five).map(contracts => ({ seat, type: 'keep', contracts })),
    );
  const seat = p.turn;
  if (p.phase === 'timer') {
    const builds = buildsWith(p, p.timerCards).flatMap(({ tokens, ...build }) =>
      tokens.map(token => ({ seat, type: 'timer', ...build, ...(token !== undefined && { token }) })),
    );
    return builds.length > 0 ? builds : [{ seat, type: 'timer' }];
  }
  const draws = SETS_OF_FIVE.map(slots => ({ seat, type: 'draw', slots })).filter(
    action => !mayDraw(p, action.slots),
  );
  const builds = buildsWith(p, p.hands[seat] as string[]).flatMap(({ tokens, ...build }) =>
    SETS_OF_FOUR.filter(set => !whyNotThese(p, build.number, build.colour, build.house, set)).flatMap(
      fulfil =>
        tokens.map(token => ({
          seat,
          type: 'build',
          ...build,
          ...(token !== undefined && { token }),
          ...(fulfil.length > 0 && { fulfil }),
        })),
    ),
  );
  const actions: OracleAction[] = [...draws, ...builds];
  return actions.length > 0 ? actions : [{ seat, type: 'pass' }];
};

const placeFloors = (
  p: Position,
  number: string,
  colourCard: string,
  houseId: string,
  token: string | undefined,
) => {
  const house = p.houses.find(h => h.id === houseId) as OracleHouse;
  const points: Points = { house: 0, neighbours: 0, ground: 0, roof: 0, contracts: 0 };
  const before = levelOf(house);
  for (let n = 0; n < valueOfCard(number); n++) {
    house.floors.push(colourOf(colourCard));
    points.neighbours += neighboursOf(p, house).filter(h => levelOf(h) >= levelOf(house)).length;
  }
  points.house = levelOf(house);
  if (before === 0) {
    const value = house.groundToken ?? 0;
    points.ground = value;
    house.groundToken = null;
    const roof = p.houses.find(h => h.id === token);
    if (roof && value > 0) roof.roofToken = value;
  }
  if (levelOf(house) === house.height) {
    house.roofTile = true;
    points.roof = house.roofToken ?? 0;
    house.roofToken = null;
  }
  return points;
};

const refillMarket = (p: Position, shuffle: Shuffle) => {
  for (let slot = 0; slot < 5; slot++) {
    if (p.market[slot] !== null) continue;
    if (p.deck.length === 0 && p.discards.length > 0) {
      p.deck = shuffle('construction', p.discards);
      p.discards = [];
    }
    p.market[slot] = p.deck.shift() ?? null;
  }
};

const refillContracts = (p: Position, shuffle: Shuffle) => {
  for (let slot = 0; slot < 4; slot++) {
    if (p.contracts[slot] !== null) continue;
    if (p.publicDeck.length === 0 && p.publicDiscards.length > 0) {
      p.publicDeck = shuffle('public', p.publicDiscards);
      p.publicDiscards = [];
    }
    p.contracts[slot] = p.publicDeck.shift() ?? null;
  }
};

const endTurnOfManyPlayers = (p: Position) => {
  const roofs = p.houses.filter(h => h.roofTile).length;
  if (p.lastRound === null && roofs >= (ROOFS_FOR_THE_END[p.seats] as number)) p.lastRound = p.round + 1;
  if (p.turn < p.seats - 1) {
    p.turn++;
    return;
  }
  const allPassed = p.passes === p.seats;
  if (p.lastRound === p.round || (p.lastRound === null && allPassed)) p.phase = 'over';
  p.turn = 0;
  p.round++;
  p.passes = 0;
};

const discardSlot = (p: Position, slot: number) => {
  const card = p.market[slot - 1];
  if (card) {
    p.discards.push(card);
    p.market[slot - 1] = null;
  }
  const contract = p.contracts[slot - 1];
  if (contract) {
    p.publicDiscards.push(contract);
    p.contracts[slot - 1] = null;
  }
};

const runTimer = (p: Position) => {
  const [a, b] = p.timer.splice(0, 2) as [string, string];
  p.timerCards = [a, b];
  p.phase = 'timer';
  if ([a, b].includes(UNKNOWN)) return;
  discardSlot(p, valueOfCard(a));
  discardSlot(p, valueOfCard(a) + valueOfCard(b));
};

/** Carries out a legal action in this position, and returns the points by their source. */
export const carryOut = (p: Position, action: OracleAction, shuffle: Shuffle): Points => {
  let points: Points = { house: 0, neighbours: 0, ground: 0, roof: 0, contracts: 0 };
  if (action.type === 'keep') {
    p.kept[action.seat] = action.contracts ?? [];
    if (p.kept.every(kept => kept)) p.phase = 'turn';
    return points;
  }
  if (action.type === 'timer') {
    if (action.number !== undefined)
      placeFloors(p, action.number, action.colour as string, action.house as string, action.token);
    p.discards.push(...p.timerCards);
    p.timerCards = [];
    if (p.timer.length === 0) {
      p.phase = 'over';
      return points;
    }
    refillMarket(p, shuffle);
    refillContracts(p, shuffle);
    p.phase = 'turn';
    p.round++;
    return points;
  }
  const hand = p.hands[action.seat] as string[];
  if (action.type === 'draw')
    for (const slot of action.slots ?? []) {
      hand.push(p.market[slot - 1] as string);
      p.market[slot - 1] = null;
    }
  if (action.type === 'build') {
    const { number = '', colour = '', house = '', token, fulfil = [] } = action;
    points = placeFloors(p, number, colour, house, token);
    for (const slot of fulfil) {
      const contract = p.contracts[slot - 1] as string;
      points.contracts += contract.startsWith('floors-1-') ? 3 : 2;
      (p.claimed[action.seat] as string[]).push(contract);
      p.contracts[slot - 1] = null;
    }
    p.hands[action.seat] = without(without(hand, number) as string[], colour) as string[];
    p.discards.push(number, colour);
    p.scores[action.seat] = (p.scores[action.seat] as number) + Object.values(points).reduce((a, b) => a + b);
  }
  if (action.type === 'pass') p.passes++;
  refillMarket(p, shuffle);
  refillContracts(p, shuffle);
  if (p.variant === 'solo') runTimer(p);
  else endTurnOfManyPlayers(p);
  return points;
};

const mostDisjoint = (groups: OracleHouse[][]): number => {
  const [first, ...rest] = groups;
  if (!first) return 0;
  const withFirst = 1 + mostDisjoint(rest.filter(group => !group.some(house => first.includes(house))));
  return Math.max(withFirst, mostDisjoint(rest));
};

export const worth = (p: Position, contract: string): number => {
  const [kind, ...colours] = contract.split('-') as [string, ...string[]];
  const done = p.houses.filter(h => h.roofTile);
  const isColour = (h: OracleHouse) => h.floors[0] === colours[0];
  const runs = (length: number) =>
    done
      .map(first =>
        done.filter(
          h =>
            streetOf(h) === streetOf(first) &&
            placeOf(h) >= placeOf(first) &&
            placeOf(h) < placeOf(first) + length,
        ),
      )
      .filter(
        run =>
          run.length === length &&
          run
            .map(h => h.floors[0])
            .sort()
            .join() === colours.join(),
      );
  const streets = ['L', 'R'].map(street => p.houses.filter(h => streetOf(h) === street));
  switch (kind) {
    case 'houses':
      return [0, 1, 2, 5][done.filter(isColour).length] as number;
    case 'pair':
      return [0, 2, 5, 10][mostDisjoint(runs(2))] as number;
    case 'trio':
      return [0, 4, 9][Math.min(2, mostDisjoint(runs(3)))] as number;
    case 'twins': {
      const ours = done.filter(isColour);
      return ours.some(l => ours.some(r => streetOf(l) !== streetOf(r) && l.height === r.height)) ? 5 : 0;
    }
    case 'ends': {
      const ends = streets.flatMap(street => [street[0], street[street.length - 1]]);
      return [0, 2, 5, 9][done.filter(h => isColour(h) && ends.includes(h)).length] as number;
    }
    case 'palette':
      return streets.some(street => COLOURS.every(c => street.some(h => h.roofTile && h.floors[0] === c)))
        ? 7
        : 0;
    default:
      return streets.some(street => street.every(h => h.roofTile)) ? 5 : 0;
  }
};
