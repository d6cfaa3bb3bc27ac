import { RecordError, ruleOf, UNKNOWN } from '../../../core/contract/record.ts';
import { ScriptedDice } from '../../../core/contract/scripted-dice.ts';
import { apply } from '../rules/apply.ts';
import { legal, toAct } from '../rules/legal.ts';
import { pointsOf, resultOf } from '../rules/scoring.ts';
import { stateOf } from '../rules/setup.ts';
import { COLOURS, type FinalResult, type GreenPortStep, type State } from '../rules/types.ts';
import { type GreenPortRecord, type Reshuffle, readAction, readRecord } from './record.ts';

/** Facts after an action, by seat, with cubes in the order of the colours. */
interface VerifiedAction {
  /** Number of legal actions just before this action. */
  readonly legal: number;
  readonly points: readonly number[];
  readonly cubes: readonly (readonly number[])[];
}

/** Output of the command `record verify`. The result is null while the game is unfinished or cards are unknown. */
interface Verified {
  readonly actions: readonly VerifiedAction[];
  readonly result: FinalResult | null;
}

const recordedDice = (reshuffles: readonly Reshuffle[]): ScriptedDice =>
  new ScriptedDice(reshuffles.map(({ order }, index) => ({ label: `reshuffle/${index + 1}`, order })));

/**
 * Returns the fault of a step's random results, or null. A fault is a shuffle with a cause other than the recorded one, or a
 * card that the record does not know.
 */
const chanceFault = ({ events, state }: GreenPortStep, reshuffles: readonly Reshuffle[]): string | null => {
  for (const { event } of events) {
    if (event.type === 'reshuffled') {
      const recorded = reshuffles[state.reshuffles - 1];
      if (recorded && recorded.cause !== event.cause)
        return `reshuffle/${state.reshuffles}: the cause is "${event.cause}", not "${recorded.cause}"`;
    }
    if (event.type === 'revealed' && (event.card as string) === UNKNOWN)
      return `the card to reveal is unknown ("${UNKNOWN}")`;
  }
  return null;
};

const countLegal = (state: State): number =>
  toAct(state).reduce((sum, seat) => sum + legal(state, seat).length, 0);

interface Replayed {
  readonly record: GreenPortRecord;
  readonly state: State;
  readonly actions: readonly VerifiedAction[];
}

/** Replays a record action by action. Throws RecordError at the first action or card that breaks a rule. */
const replay = (json: unknown): Replayed => {
  const record = readRecord(json);
  const { reshuffles } = record;
  const dice = recordedDice(reshuffles);
  let state = stateOf(record.deal);
  const actions = record.actions.map((given, index): VerifiedAction => {
    const { seat, action } = readAction(given, index);
    const count = countLegal(state);
    const done = apply(state, seat, action, dice);
    if (!done.ok) throw new RecordError(index, `${action.type} is illegal: ${ruleOf(done.refusal)}`);
    const fault = dice.takeFault();
    const wrong = chanceFault(done.value, reshuffles) ?? fault;
    if (wrong !== null) throw new RecordError(index, wrong);
    state = done.value.state;
    return {
      legal: count,
      points: pointsOf(state),
      cubes: state.players.map(({ cubes }) => COLOURS.map(colour => cubes[colour])),
    };
  });
  if (dice.left > 0) throw new RecordError(null, `reshuffles: ${dice.left} left over`);
  return { record, state, actions };
};

/** Replays a record and lists, for each action, the number of legal choices, the points and the cubes. Throws RecordError. */
export const verifyRecord = (json: unknown): Verified => {
  const { record, state, actions } = replay(json);
  if (state.phase.type !== 'over' || record.unknown) return { actions, result: null };
  const resigned = record.resigned.map(({ seat }) => seat);
  const { points, cubes, cards, bought, ranks } = resultOf(state, resigned);
  return { actions, result: { points, cubes, cards, bought, ranks } };
};

/** Lists every legal action after the record's last one, with its seat. Throws RecordError. */
export const legalAfter = (json: unknown): readonly object[] => {
  const { state } = replay(json);
  return toAct(state).flatMap(seat => legal(state, seat).map(action => ({ seat, ...action })));
};
