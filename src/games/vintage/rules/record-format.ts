import type { SeededDice } from '../../../core/dice.ts';
import type { PlayedAction } from '../../../core/game.ts';
import { RecordError, type RecordFormat } from '../../../core/record.ts';
import { apply } from './apply.ts';
import type { Event } from './events.ts';
import { legal, toAct } from './legal.ts';
import { write } from './notation.ts';
import { proveRecord } from './prove.ts';
import { FORMAT } from './record.ts';
import { recordOf } from './record-of.ts';
import { legalAfter, verifyRecord } from './replay.ts';
import { vintageSettings } from './settings.ts';
import { shuffledDeal, stateOf } from './setup.ts';
import { type Action, SEATS, type State } from './types.ts';

const randomPlay = (deal: State, dice: SeededDice): readonly PlayedAction<State, Action, Event>[] => {
  const played: PlayedAction<State, Action, Event>[] = [];
  let state = deal;
  for (;;) {
    const [seat] = toAct(state);
    if (seat === undefined) return played;
    const actions = legal(state, seat);
    const action = actions[dice.below(actions.length, 'play')];
    if (action === undefined) throw new Error(`seat ${seat} is to act and can't`);
    const done = apply(state, seat, action, dice);
    if (!done.ok) throw new Error(`${write(action)}: ${done.refusal.code}`);
    state = done.value.state;
    played.push({ seat, action, told: done.value.told, state });
  }
};

export const vintageRecords: RecordFormat = {
  name: FORMAT,
  settings: vintageSettings.settings,
  verify: verifyRecord,
  legal: legalAfter,
  prove: proveRecord,
  random: (seats = SEATS.min, settings, dice) => {
    if (seats < SEATS.min || seats > SEATS.max)
      throw new RecordError(null, `--seats: Vintage is played by ${SEATS.min} to ${SEATS.max}, not ${seats}`);
    const deal = stateOf(shuffledDeal(seats, vintageSettings.options(settings), dice));
    const names = Array.from({ length: seats }, (_, seat) => `player ${seat + 1}`);
    return recordOf({ deal, played: randomPlay(deal, dice), resigned: [] }, names, 'all');
  },
};
