import { SeededDice } from '../../../core/contract/dice.ts';
import {
  fits,
  type Proven,
  type ProvenShuffle,
  proven,
  RecordError,
  type RecordFormat,
} from '../../../core/contract/record.ts';
import { apply } from '../rules/apply.ts';
import { legal } from '../rules/legal.ts';
import { greenPortSettings } from '../rules/settings.ts';
import { type Deal, shuffledDeal, stateOf } from '../rules/setup.ts';
import { askedSeat } from '../rules/turn.ts';
import {
  type Action,
  type ActionType,
  type GreenPortStep,
  type ObjectiveCard,
  SEATS,
} from '../rules/types.ts';
import { write } from './notation.ts';
import {
  FORMAT,
  type GreenPortRecord,
  type Reshuffle,
  readAction,
  readRecord,
  reshufflesIn,
  type SeatedAction,
  writeRecord,
} from './record.ts';
import { legalAfter, verifyRecord } from './replay.ts';

const partOf = <K extends keyof ObjectiveCard>({ objectives }: Deal, part: K): readonly string[] =>
  objectives.map(column => column.map(card => card[part]).join());

const provenDeal = ({ deal }: GreenPortRecord, derived: Deal): readonly ProvenShuffle[] => [
  { label: 'whites', agrees: fits(partOf(deal, 'value'), partOf(derived, 'value')) },
  // The colours on the Objectives also prove the shuffle that is labelled `extra`.
  { label: 'cubes', agrees: fits(partOf(deal, 'colour'), partOf(derived, 'colour')) },
  { label: 'deck', agrees: fits(deal.deck, derived.deck) },
  ...(derived.tiles.length > 0 ? [{ label: 'tiles', agrees: fits(deal.tiles, derived.tiles) }] : []),
];

/**
 * Returns the reshuffles that a seed's dice give when the record's actions are played. Throws RecordError where an action is
 * illegal after the seed's deal.
 */
const derivedReshuffles = (
  { actions }: GreenPortRecord,
  deal: Deal,
  dice: SeededDice,
): readonly Reshuffle[] => {
  const steps: GreenPortStep[] = [];
  let state = stateOf(deal);
  for (const [index, given] of actions.entries()) {
    const { seat, action } = readAction(given, index);
    const done = apply(state, seat, action, dice);
    if (!done.ok) throw new RecordError(index, `${action.type} is illegal: ${done.refusal.code}`);
    state = done.value.state;
    steps.push(done.value);
  }
  return reshufflesIn(steps);
};

/**
 * Checks a record against a seed: derives every shuffle of the record again (docs/dice.md). The shuffle of the turn order is
 * not part of a record. Where the deal differs, the reshuffles are not compared, since their cards differ. Throws RecordError.
 */
const proveRecord = (json: unknown, seed: string): Proven => {
  const record = readRecord(json);
  const { variant, seats } = record.deal;
  const dice = SeededDice.fromHex(seed);
  const derived = shuffledDeal(seats, { variant }, dice);
  return proven(
    provenDeal(record, derived),
    record.reshuffles,
    () => derivedReshuffles(record, derived, dice),
    (one, other) => one.cause === other.cause,
  );
};

/**
 * Weights of the kinds of action in random play; a kind that is not named has 1. With equal weights, random play trades its
 * cubes away and hardly ends.
 */
const WEIGHTS: Partial<Record<ActionType, number>> = { complete: 30, buy: 3, reveal: 2, specialise: 0.1 };

/** Picks a random action: first its kind by the weights, then any action of the kind. */
const randomAction = (actions: readonly Action[], dice: SeededDice): Action | undefined => {
  const kinds = [...new Set(actions.map(({ type }) => type))];
  const weights = kinds.map(kind => Math.round((WEIGHTS[kind] ?? 1) * 10));
  let aim = dice.below(
    weights.reduce((sum, weight) => sum + weight, 0),
    'play',
  );
  const chosen = kinds.find((_, index) => {
    aim -= weights[index] ?? 0;
    return aim < 0;
  });
  const among = actions.filter(({ type }) => type === chosen);
  return among[dice.below(among.length, 'play')];
};

const randomPlay = (deal: Deal, dice: SeededDice) => {
  const actions: SeatedAction[] = [];
  const steps: GreenPortStep[] = [];
  let state = stateOf(deal);
  for (;;) {
    const seat = askedSeat(state);
    if (seat === undefined) return { actions, steps };
    const action = randomAction(legal(state, seat), dice);
    if (action === undefined) throw new Error(`seat ${seat} is to act and can't`);
    const done = apply(state, seat, action, dice);
    if (!done.ok) throw new Error(`${write(action)}: ${done.refusal.code}`);
    state = done.value.state;
    actions.push({ seat, action });
    steps.push(done.value);
  }
};

/** Green Port's record format (docs/record.md). */
export const greenPortRecords: RecordFormat = {
  name: FORMAT,
  settings: greenPortSettings.settings,
  verify: verifyRecord,
  legal: legalAfter,
  prove: proveRecord,
  random: (seats = SEATS.min, settings, dice) => {
    if (seats < SEATS.min || seats > SEATS.max)
      throw new RecordError(
        null,
        `--seats: Green Port is played by ${SEATS.min} to ${SEATS.max}, not ${seats}`,
      );
    const deal = shuffledDeal(seats, greenPortSettings.options(settings), dice);
    const { actions, steps } = randomPlay(deal, dice);
    const names = Array.from({ length: seats }, (_, seat) => `player ${seat + 1}`);
    return writeRecord(deal, names, reshufflesIn(steps), actions);
  },
};
