import { SeededDice } from '../../../core/contract/dice.ts';
import { fits, type ProvenShuffle, UNKNOWN } from '../../../core/contract/record.ts';
import { ScriptedDice } from '../../../core/contract/scripted-dice.ts';
import { type RecordedDice, type Replayed, recordsOf, scriptOf } from '../../../core/rules/records.ts';
import { apply } from '../rules/apply.ts';
import type { Event } from '../rules/events.ts';
import { legal, toAct } from '../rules/legal.ts';
import { pointsOf, resultOf } from '../rules/scoring.ts';
import { vintageSettings } from '../rules/settings.ts';
import { type Deal, setup, shuffledDeal, stateOf } from '../rules/setup.ts';
import { type Action, SEATS, type State } from '../rules/types.ts';
import { FORMAT, readAction, readRecord, type VintageRecord } from './record.ts';
import { recordOf } from './record-of.ts';

const provenDeal = ({ deal }: VintageRecord, derived: Deal): readonly ProvenShuffle[] => [
  { label: 'chips', agrees: fits(deal.chips.map(String), derived.chips.map(String)) },
  { label: 'cards', agrees: fits(deal.deck, derived.deck) },
];

/**
 * Compares the recorded rolls with the rolls of the seed, in order. Rolls have a random stream of their own, so shuffles do not
 * change them.
 */
const provenRolls = ({ rolls }: VintageRecord, seed: string): readonly ProvenShuffle[] => {
  if (rolls.length === 0) return [];
  const dice = SeededDice.fromHex(seed);
  const derived = rolls.map(() => 1 + dice.below(6, 'die'));
  return [{ label: 'die', agrees: rolls.join() === derived.join() }];
};

type PointsPart = 'estate' | 'warehouse' | 'card';
/** Points of an action by source, without sources of 0 points. */
type PartPoints = Partial<Record<PointsPart, number>>;

/** Dice that return the recorded rolls and the recorded reshuffles, each from a list of its own. */
class RollsAndReshuffles implements RecordedDice {
  readonly #rolls: ScriptedDice;
  readonly #reshuffles: ScriptedDice;

  constructor({ rolls, reshuffles }: VintageRecord) {
    this.#rolls = new ScriptedDice(rolls.map(roll => ({ label: 'die', of: 6, value: roll - 1 })));
    this.#reshuffles = new ScriptedDice(scriptOf(reshuffles));
  }

  below(n: number, label: string): number {
    return this.#rolls.below(n, label);
  }

  shuffle<T>(items: readonly T[], label: string): T[] {
    return this.#reshuffles.shuffle(items, label);
  }

  takeFault(): string | null {
    return this.#rolls.takeFault() ?? this.#reshuffles.takeFault();
  }

  leftOver(): string | null {
    return this.#rolls.leftOver('rolls') ?? this.#reshuffles.leftOver();
  }
}

const isUnknown = (each: unknown): boolean => each === UNKNOWN;

const openFault = ({ display, phase }: State): string | null =>
  phase.type !== 'over' && display.some(isUnknown) ? `an open card is unknown ("${UNKNOWN}")` : null;

const chipFault = ({ chips, round }: State, action?: Action): string | null =>
  action?.type === 'gather' && action.wine > 0 && isUnknown(chips[round - 1])
    ? `the chip of round ${round} is unknown ("${UNKNOWN}")`
    : null;

const holdsUnknown = ({ players }: State, seat: number): boolean =>
  players[seat]?.drawn.some(isUnknown) ?? false;

/** Replaces an unknown card in a seat's hand by the card that the action shows, unless the hand already has that card. */
const named = (state: State, seat: number, action: Action): State => {
  const card = action.type === 'play' ? action.card : action.type === 'take' ? action.discard : undefined;
  const player = state.players[seat];
  if (card === undefined || !player || [...player.known, ...player.drawn].includes(card)) return state;
  const place = player.drawn.findIndex(isUnknown);
  if (place < 0) return state;
  return {
    ...state,
    players: state.players.with(seat, { ...player, drawn: player.drawn.with(place, card) }),
  };
};

const addTo = (points: PartPoints, part: PointsPart, more: number): PartPoints => {
  const all = (points[part] ?? 0) + more;
  return all === 0 ? points : { ...points, [part]: all };
};

const pointsIn = (events: readonly Event[]): PartPoints => {
  let points: PartPoints = {};
  for (const event of events) {
    if (event.type === 'bought') points = addTo(points, 'estate', -event.price);
    if (event.type === 'sold') points = addTo(points, 'warehouse', event.points);
    if (event.type === 'soldAtOnce') points = addTo(points, 'card', event.points);
  }
  return points;
};

/** Vintage's record format (docs/record.md). */
export const vintageRecords = recordsOf({
  name: FORMAT,
  settings: vintageSettings.settings,
  rules: {
    ...{ seats: () => SEATS, setup, toAct, legal, record: recordOf },
    apply: (state: State, seat, action: Action, dice) =>
      apply(named(state, seat, action), seat, action, dice),
  },
  options: vintageSettings.options,
  read: readRecord,
  readAction,
  stateOf,
  diceOf: record => new RollsAndReshuffles(record),
  unknownIn: (state: State, action) => openFault(state) ?? chipFault(state, action),
  unknownTo: (state, seat) =>
    holdsUnknown(state, seat) ? `seat ${seat} holds a card that is unknown ("${UNKNOWN}")` : null,
  facts: ({ events, state }: Replayed<State, Action, Event>) => ({
    points: pointsIn(events.map(({ event }) => event)),
    /** Scores of all seats after the action and its automatic consequences. */
    scores: pointsOf(state),
  }),
  resultOf: (state, resigned) => resultOf(state, resigned),
  dealWith: ({ variant, seats }, dice) => shuffledDeal(seats, { variant }, dice),
  proveDeal: (record, derived, seed) => [...provenDeal(record, derived), ...provenRolls(record, seed)],
  reshufflesIn: (_, chances) => chances.flatMap(chance => ('order' in chance ? [chance] : [])),
  alike: () => true,
});
