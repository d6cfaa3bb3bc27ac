import type { Dice } from '../../../core/contract/dice.ts';
import { RecordError, ruleOf, UNKNOWN } from '../../../core/contract/record.ts';
import { ScriptedDice } from '../../../core/contract/scripted-dice.ts';
import { apply } from '../rules/apply.ts';
import type { Event } from '../rules/events.ts';
import { legal, toAct } from '../rules/legal.ts';
import { pointsOf, resultOf } from '../rules/scoring.ts';
import { stateOf } from '../rules/setup.ts';
import type { Action, FinalResult, State } from '../rules/types.ts';
import { readAction, readRecord, type VintageRecord } from './record.ts';

type PointsPart = 'estate' | 'warehouse' | 'card';

interface VerifiedAction {
  /** Number of legal actions just before this action. Null where the seat holds an unknown card. */
  readonly legal: number | null;
  /** Points of the action by source, without sources of 0 points. */
  readonly points: Partial<Record<PointsPart, number>>;
  /** Scores of all seats after the action and its automatic consequences. */
  readonly scores: readonly number[];
}

/** Output of the command `record verify`. The result is null while the game is unfinished or something is unknown. */
interface Verified {
  readonly actions: readonly VerifiedAction[];
  readonly result: FinalResult | null;
}

/** Dice that return the recorded rolls and the recorded reshuffles, each from a list of its own. */
class RecordedDice implements Dice {
  readonly #rolls: ScriptedDice;
  readonly #reshuffles: ScriptedDice;

  constructor({ rolls, reshuffles }: VintageRecord) {
    this.#rolls = new ScriptedDice(rolls.map(roll => ({ label: 'die', of: 6, value: roll - 1 })));
    this.#reshuffles = new ScriptedDice(
      reshuffles.map((order, index) => ({ label: `reshuffle/${index + 1}`, order })),
    );
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
    if (this.#rolls.left > 0) return `rolls: ${this.#rolls.left} left over`;
    return this.#reshuffles.left > 0 ? `reshuffles: ${this.#reshuffles.left} left over` : null;
  }
}

const isUnknown = (each: unknown): boolean => each === UNKNOWN;

const openFault = ({ display, phase }: State): string | null =>
  phase.type !== 'over' && display.some(isUnknown) ? `an open card is unknown ("${UNKNOWN}")` : null;

const chipFault = ({ chips, round }: State, action: Action): string | null =>
  action.type === 'gather' && action.wine > 0 && isUnknown(chips[round - 1])
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

const addTo = (
  points: VerifiedAction['points'],
  part: PointsPart,
  more: number,
): VerifiedAction['points'] => {
  const all = (points[part] ?? 0) + more;
  return all === 0 ? points : { ...points, [part]: all };
};

const pointsIn = (events: readonly Event[]): VerifiedAction['points'] => {
  let points: VerifiedAction['points'] = {};
  for (const event of events) {
    if (event.type === 'bought') points = addTo(points, 'estate', -event.price);
    if (event.type === 'sold') points = addTo(points, 'warehouse', event.points);
    if (event.type === 'soldAtOnce') points = addTo(points, 'card', event.points);
  }
  return points;
};

interface Replayed {
  readonly record: VintageRecord;
  readonly state: State;
  readonly actions: readonly VerifiedAction[];
}

/** Replays a record action by action. Throws `RecordError` at the first action that breaks a rule. */
const replay = (json: unknown): Replayed => {
  const record = readRecord(json);
  const dice = new RecordedDice(record);
  let state = stateOf(record.deal);
  const actions = record.actions.map((given, index): VerifiedAction => {
    const { seat, action } = readAction(given, index);
    const unknown = openFault(state) ?? chipFault(state, action);
    if (unknown !== null) throw new RecordError(index, unknown);
    const [asked = -1] = toAct(state);
    const count = holdsUnknown(state, asked) ? null : legal(state, asked).length;
    const done = apply(named(state, seat, action), seat, action, dice);
    if (!done.ok) throw new RecordError(index, `${action.type} is illegal: ${ruleOf(done.refusal)}`);
    const fault = dice.takeFault();
    if (fault !== null) throw new RecordError(index, fault);
    state = done.value.state;
    return {
      legal: count,
      points: pointsIn(done.value.events.map(({ event }) => event)),
      scores: pointsOf(state),
    };
  });
  const left = dice.leftOver();
  if (left !== null) throw new RecordError(null, left);
  return { record, state, actions };
};

/** Replays a record, and lists the number of legal actions and the points of each action. Throws `RecordError`. */
export const verifyRecord = (json: unknown): Verified => {
  const { record, state, actions } = replay(json);
  if (state.phase.type !== 'over' || record.unknown) return { actions, result: null };
  const resigned = record.resigned.map(({ seat }) => seat);
  return { actions, result: resultOf(state, resigned) };
};

/** Lists every legal action after the record's last action, with the seat to act. Throws `RecordError`. */
export const legalAfter = (json: unknown): readonly object[] => {
  const { record, state } = replay(json);
  const unknown = openFault(state);
  if (unknown !== null) throw new RecordError(record.actions.length, unknown);
  return toAct(state).flatMap(seat => {
    if (holdsUnknown(state, seat))
      throw new RecordError(
        record.actions.length,
        `seat ${seat} holds a card that is unknown ("${UNKNOWN}")`,
      );
    return legal(state, seat).map(action => ({ seat, ...action }));
  });
};
