import type { SeededDice } from '../../../core/dice.ts';
import { RecordError, type RecordFormat } from '../../../core/record.ts';
import { RecordingDice } from '../../../core/scripted-dice.ts';
import { apply } from './apply.ts';
import { legal, toAct } from './legal.ts';
import { write } from './notation.ts';
import { proveRecord } from './prove.ts';
import { FORMAT, reshufflesIn, writeRecord } from './record.ts';
import { legalAfter, verifyRecord } from './replay.ts';
import { portoSettings } from './settings.ts';
import { type Deal, seatsFor, shuffledDeal, stateOf } from './setup.ts';
import type { Action } from './types.ts';

/** Plays a random build with probability 0.8 if one is legal, else a random action. */
const randomPlies = (
  deal: Deal,
  dice: SeededDice,
  recording: RecordingDice,
): { seat: number; action: Action }[] => {
  const plies: { seat: number; action: Action }[] = [];
  let state = stateOf(deal);
  for (;;) {
    const awaited = toAct(state);
    const seat = awaited[dice.below(Math.max(awaited.length, 1), 'play')];
    if (seat === undefined) return plies;
    const actions = legal(state, seat);
    const builds = actions.filter(action => action.type === 'build');
    const from = builds.length > 0 && dice.below(10, 'play') < 8 ? builds : actions;
    const action = from[dice.below(from.length, 'play')];
    if (action === undefined) throw new Error(`seat ${seat} is to act and can't`);
    const done = apply(state, seat, action, recording);
    if (!done.ok) throw new Error(`${write(action)}: ${done.refusal.code}`);
    state = done.value.state;
    plies.push({ seat, action });
  }
};

/** Porto's record format (docs/record.md). */
export const portoRecords: RecordFormat = {
  name: FORMAT,
  settings: portoSettings.settings,
  verify: verifyRecord,
  legal: legalAfter,
  prove: proveRecord,
  random: (seats, settings, dice) => {
    const options = portoSettings.options(settings);
    const { min, max } = seatsFor(options.variant);
    const count = seats ?? min;
    if (count < min || count > max) {
      const right = min === max ? min : `${min} to ${max}`;
      throw new RecordError(null, `--seats: ${options.variant} is played by ${right}, not ${count}`);
    }
    const deal = shuffledDeal(count, options, dice);
    const recording = new RecordingDice(dice);
    const plies = randomPlies(deal, dice, recording);
    const names = Array.from({ length: count }, (_, seat) => `player ${seat + 1}`);
    return writeRecord(deal, names, reshufflesIn(recording.chances), plies);
  },
};
