import type { Seat } from '../../../core/game.ts';
import { roofsPlaced, roofsToEnd } from '../rules/turn.ts';
import type { House, State } from '../rules/types.ts';
import { expectedPoints, outlookOf } from './outlook.ts';
import { type Counts, countsOf, NO_BUILD, Reach } from './reach.ts';

/** What a position is judged by, in this order; weights are kept for each of the stretches of a game. */
export const FEATURES = [
  'always',
  'best build',
  'best build above 8',
  'build after it',
  'build after it above 8',
  'cards of value 1',
  'cards of value 2',
  'cards of value 3',
  'colours held',
  'cards above four',
  'cards above seven',
  'can build',
  'best build of the others',
  'their mean best build',
  'best build of the next seat',
  'their cards',
  'their cards of value 3',
  'private contracts',
  'open to the next seat',
  'floors left',
  'houses nearly done',
  'tokens on roofs',
  'tokens on ground floors',
  'cards that fit a started house',
  'their cards that fit a started house',
] as const;

/** Stretches: six by roofs left, three by own turns left once the end is triggered; solo: nine by turns left. */
export const STRETCHES = 9;
const BY_ROOFS = 6;
const SOLO_TURNS = 14;
/** A build worth more than this is a good one. */
const GOOD = 8;
/** Solo ends with the Timer; so many houses more are completed in a turn, the Timer's among them. */
const SOLO_ROOFS = 0.55;

const turnsLeft = (state: State, seat: Seat): number => {
  if (state.lastRound === null) return Number.POSITIVE_INFINITY;
  const toCome = state.phase.type === 'turn' && state.phase.seat <= seat ? 1 : 0;
  return state.phase.type === 'over' ? 0 : state.lastRound - state.round + toCome;
};

export function stretchOf(state: State, seat: Seat): number {
  const end = roofsToEnd(state);
  if (end === null)
    return Math.min(STRETCHES - 1, Math.floor((state.timer.length / 2 / SOLO_TURNS) * STRETCHES));
  if (state.lastRound !== null) return BY_ROOFS + Math.min(2, turnsLeft(state, seat));
  const left = (end - roofsPlaced(state)) / end;
  return Math.max(0, Math.min(BY_ROOFS - 1, Math.ceil(left * BY_ROOFS) - 1));
}

const roofsLeft = (state: State): number => {
  const end = roofsToEnd(state);
  if (end === null) return (state.timer.length / 2) * SOLO_ROOFS;
  return state.lastRound === null ? Math.max(0, end - roofsPlaced(state)) : -0.7;
};

const fitting = (hand: Counts, houses: readonly House[], started: Set<string>): number => {
  let count = 0;
  for (let kind = 0; kind < hand.length; kind++)
    if (started.has(COLOUR_NAMES[Math.floor(kind / 3)] as string)) count += hand[kind] as number;
  return houses.length === 0 ? 0 : count;
};
const COLOUR_NAMES = ['blue', 'green', 'purple', 'red', 'yellow'];

const ofValue = (hand: Counts, value: number): number => {
  let count = 0;
  for (let kind = value - 1; kind < hand.length; kind += 3) count += hand[kind] as number;
  return count;
};

/** What the last positions with these houses were found to be: most candidates of a decision leave them as they are. */
interface Known {
  contracts: State['contracts'];
  reach: Reach;
  readonly privates: Map<string, number>;
}
const KNOWN = new WeakMap<readonly House[], Known>();

function reachOf(houses: readonly House[], contracts: State['contracts']): Reach {
  const known = KNOWN.get(houses);
  if (known?.contracts.every((contract, slot) => contract === contracts[slot])) return known.reach;
  const reach = new Reach(houses, contracts);
  if (known) Object.assign(known, { contracts, reach });
  else KNOWN.set(houses, { contracts, reach, privates: new Map() });
  return reach;
}

/** The features of a position right after the seat's action. @param from the state in which it acted: contracts that came since are not counted */
export function featuresOf(state: State, seat: Seat, from: State): Float64Array {
  const { houses, players } = state;
  const contracts = state.contracts.map((contract, slot) =>
    contract === from.contracts[slot] ? contract : null,
  );
  const reach = reachOf(houses, contracts);
  const features = new Float64Array(FEATURES.length);
  let next = 0;
  const put = (value: number): void => {
    features[next++] = value;
  };
  const hand = countsOf(players[seat]?.hand ?? []);
  const best = reach.best(hand);
  const then = best === NO_BUILD ? NO_BUILD : reach.best(hand, best);
  const cards = players[seat]?.hand.length ?? 0;
  put(1);
  put(best.points);
  put(Math.max(0, best.points - GOOD));
  put(then.points);
  put(Math.max(0, then.points - GOOD));
  for (const value of [1, 2, 3]) put(ofValue(hand, value));
  let colours = 0;
  for (let colour = 0; colour < 5; colour++)
    if (
      (hand[colour * 3] as number) + (hand[colour * 3 + 1] as number) + (hand[colour * 3 + 2] as number) >
      0
    )
      colours += 1;
  put(colours);
  put(Math.max(0, cards - 4));
  put(Math.max(0, cards - 7));
  put(best.points > 0 ? 1 : 0);
  let [most, sum, theirCards, theirThrees, theirFits, nextBest] = [0, 0, 0, 0, 0, 0];
  const started = new Set<string>();
  for (const house of houses)
    if (house.colour !== null && house.level < house.height) started.add(house.colour);
  const others = players.length - 1;
  for (let turn = 1; turn <= others; turn++) {
    const other = (seat + turn) % players.length;
    const theirs = countsOf(players[other]?.hand ?? []);
    const { points } = reach.best(theirs);
    if (turn === 1) nextBest = points;
    most = Math.max(most, points);
    sum += points;
    theirCards += players[other]?.hand.length ?? 0;
    theirThrees += ofValue(theirs, 3);
    theirFits += fitting(theirs, houses, started);
  }
  put(most);
  put(others > 0 ? sum / others : 0);
  put(nextBest);
  put(others > 0 ? theirCards / others : 0);
  put(others > 0 ? theirThrees / others : 0);
  put(privatePoints(state, seat));
  let [open, floors, nearly, onRoofs, onGrounds] = [0, 0, 0, 0, 0];
  for (const house of houses) {
    const left = house.height - house.level;
    floors += left;
    onGrounds += house.ground;
    onRoofs += house.roof;
    if (left === 0 || left > 3) continue;
    nearly += 1;
    open += house.height + house.roof;
  }
  put(open);
  put(floors);
  put(nearly);
  put(onRoofs);
  put(onGrounds);
  put(fitting(hand, houses, started));
  put(others > 0 ? theirFits / others : 0);
  return features;
}

/** What the seat's private contracts bring in expectation; all of those dealt to it by their best three before it has chosen. */
export function privatePoints(state: State, seat: Seat): number {
  const player = state.players[seat];
  const kept = player?.kept ?? [];
  if (kept.length === 0) return 0;
  const key = `${kept.join(' ')} ${roofsLeft(state)}`;
  const known = KNOWN.get(state.houses)?.privates;
  const before = known?.get(key);
  if (before !== undefined) return before;
  const outlook = outlookOf(state.houses, roofsLeft(state));
  const points = kept.reduce((sum, contract) => sum + expectedPoints(state.houses, outlook, contract), 0);
  known?.set(key, points);
  return points;
}
