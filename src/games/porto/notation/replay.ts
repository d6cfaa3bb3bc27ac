import { RecordError, ruleOf, UNKNOWN } from '../../../core/contract/record.ts';
import { ScriptedDice } from '../../../core/contract/scripted-dice.ts';
import { apply } from '../rules/apply.ts';
import { legal, toAct } from '../rules/legal.ts';
import { resultOf } from '../rules/scoring.ts';
import { stateOf } from '../rules/setup.ts';
import type { Action, Event, HeldContract, Level, Points, State } from '../rules/types.ts';
import { actionOf, type PortoRecord, type Reshuffle, readAction, readRecord } from './record.ts';

interface VerifiedAction {
  /** Number of legal actions just before this action, over all seats that could act. */
  readonly legal: number;
  /** Points of the action, without the parts that are 0. */
  readonly points: Partial<Points>;
  /** Scores by seat after the action, without private contracts. */
  readonly scores: readonly number[];
}

interface VerifiedResult {
  readonly scores: readonly number[];
  readonly totals: readonly number[];
  readonly winner?: number | null;
  readonly publicContracts?: readonly number[];
  readonly won?: boolean;
  readonly level?: Level | null;
  readonly private: readonly (readonly HeldContract[])[];
}

/** Output of the command `record verify`. */
export interface Verified {
  readonly actions: readonly VerifiedAction[];
  /** Result of the game; null while the game is unfinished or cards are unknown. */
  readonly result: VerifiedResult | null;
}

/** Returns dice that repeat a record's reshuffles. Each reshuffle must be of the pile that the rules shuffle. */
const recordedDice = (reshuffles: readonly Reshuffle[]): ScriptedDice =>
  new ScriptedDice(
    reshuffles.map(({ order }, index) => ({ label: `reshuffle/${index + 1}`, order })),
    (index, cards) => {
      const shuffled = cards.some(card => /-[123]$/.test(card)) ? 'construction' : 'public';
      const pile = reshuffles[index]?.pile;
      return pile === shuffled
        ? null
        : `reshuffle/${index + 1}: the ${shuffled} pile is reshuffled, not the ${pile} pile`;
    },
  );

const countLegal = (state: State): number =>
  toAct(state).reduce((sum, seat) => sum + legal(state, seat).length, 0);

/**
 * True where an open card is unknown, so that the next turn can't be verified. The choice of private contracts needs no open
 * card.
 */
const openUnknown = (state: State): boolean =>
  state.phase.type !== 'keep' &&
  [...state.market, ...state.contracts, ...(state.phase.type === 'timer' ? state.phase.cards : [])].some(
    card => (card as string | null) === UNKNOWN,
  );

const pointsOf = (events: readonly Event[]): Partial<Points> => {
  const built = events.find(event => event.type === 'built');
  const parts = Object.entries(built?.type === 'built' ? built.points : {});
  return Object.fromEntries(parts.filter(([, part]) => part !== 0));
};

interface Replayed {
  readonly record: PortoRecord;
  readonly state: State;
  readonly actions: readonly VerifiedAction[];
  /** Contracts that each seat keeps, in the order of the record. */
  readonly keeps: ReadonlyMap<number, readonly string[]>;
}

/** Replays a record action by action. Throws RecordError at the first action or card that breaks a rule. */
const replay = (json: unknown): Replayed => {
  const record = readRecord(json);
  const dice = recordedDice(record.reshuffles);
  let state = stateOf(record.deal);
  const keeps = new Map<number, readonly string[]>();
  const actions = record.actions.map((raw, index): VerifiedAction => {
    const recorded = readAction(raw, index);
    if (openUnknown(state)) throw new RecordError(index, 'an open card is unknown ("?")');
    const { seat } = recorded;
    const action = actionOf(recorded, index, state.players[seat]?.dealt);
    const count = countLegal(state);
    const done = apply(state, seat, action, dice);
    if (!done.ok) throw new RecordError(index, `${recorded.type} is illegal: ${ruleOf(done.refusal)}`);
    const fault = dice.takeFault();
    if (fault !== null) throw new RecordError(index, fault);
    state = done.value.state;
    if (recorded.type === 'keep') keeps.set(seat, recorded.contracts);
    return {
      legal: count,
      points: pointsOf(done.value.events.map(({ event }) => event)),
      scores: state.players.map(player => player.score),
    };
  });
  if (dice.left > 0) throw new RecordError(null, `reshuffles: ${dice.left} left over`);
  return { record, state, actions, keeps };
};

const verifiedResult = ({ record, state, keeps }: Replayed): VerifiedResult | null => {
  if (state.phase.type !== 'over' || record.unknown) return null;
  const { seats, winner, won, level } = resultOf(
    state,
    record.resigned.map(({ seat }) => seat),
  );
  const base = {
    scores: seats.map(({ score }) => score),
    totals: seats.map(({ total }) => total),
    private: seats.map((each, seat) => {
      const order = keeps.get(seat) ?? [];
      return each.private.toSorted(
        (one, other) => order.indexOf(one.contract) - order.indexOf(other.contract),
      );
    }),
  };
  if (won !== undefined) return { ...base, won, level: level ?? null };
  return { ...base, winner, publicContracts: seats.map(each => each.publicContracts) };
};

/** Replays a record and lists, for each action, the number of legal choices, the points and the scores. Throws RecordError. */
export const verifyRecord = (json: unknown): Verified => {
  const replayed = replay(json);
  return { actions: replayed.actions, result: verifiedResult(replayed) };
};

/** Action with its seat. In a choice of private contracts, `?` is a contract unknown to the record's writer. */
export interface SeatedAction {
  readonly seat: number;
  readonly type: Action['type'];
  readonly contracts?: readonly string[];
}

/** Lists every legal action after the record's last one, with its seat. Throws RecordError. */
export const legalAfter = (json: unknown): readonly SeatedAction[] => {
  const { record, state } = replay(json);
  if (openUnknown(state)) throw new RecordError(record.actions.length, 'an open card is unknown ("?")');
  const shown = (seat: number, action: Action): SeatedAction => {
    if (action.type !== 'keep') return { seat, ...action };
    const hidden = record.standIns[seat] ?? [];
    const contracts = action.contracts
      .map(contract => (hidden.includes(contract) ? UNKNOWN : contract))
      .sort();
    return { seat, type: 'keep', contracts };
  };
  return toAct(state).flatMap(seat => legal(state, seat).map(action => shown(seat, action)));
};
