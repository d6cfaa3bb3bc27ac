import type { SeededDice } from '../../../core/dice.ts';
import { RecordError, type RecordFormat } from '../../../core/record.ts';
import { apply } from './apply.ts';
import { askedSeat } from './asked.ts';
import { legal } from './legal.ts';
import { write } from './notation.ts';
import { proveRecord } from './prove.ts';
import { FORMAT, reshufflesIn, type SeatedAction, writeRecord } from './record.ts';
import { legalAfter, verifyRecord } from './replay.ts';
import { greenPortSettings } from './settings.ts';
import { type Deal, shuffledDeal, stateOf } from './setup.ts';
import { type Action, type ActionType, type GreenPortStep, SEATS } from './types.ts';

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
