import { SeededDice } from '../../../core/contract/dice.ts';
import { randomRecords } from '../../../core/contract/random-record.ts';
import {
  fits,
  type Proven,
  type ProvenShuffle,
  proven,
  RecordError,
  type RecordFormat,
} from '../../../core/contract/record.ts';
import { RecordingDice } from '../../../core/contract/scripted-dice.ts';
import { apply } from '../rules/apply.ts';
import { legal, toAct } from '../rules/legal.ts';
import { vintageSettings } from '../rules/settings.ts';
import { type Deal, setup, shuffledDeal, stateOf } from '../rules/setup.ts';
import { SEATS } from '../rules/types.ts';
import { FORMAT, readAction, readRecord, type VintageRecord } from './record.ts';
import { recordOf } from './record-of.ts';
import { legalAfter, verifyRecord } from './replay.ts';

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

/**
 * Returns the reshuffles that the record's actions cause with the seed's deal. Throws `RecordError` where an action is illegal
 * in that deal.
 */
const derivedReshuffles = ({ actions }: VintageRecord, deal: Deal, seeded: SeededDice) => {
  const dice = new RecordingDice(seeded);
  let state = stateOf(deal);
  for (const [index, given] of actions.entries()) {
    const { seat, action } = readAction(given, index);
    const done = apply(state, seat, action, dice);
    if (!done.ok) throw new RecordError(index, `${action.type} is illegal: ${done.refusal.code}`);
    state = done.value.state;
  }
  return dice.chances.flatMap(chance => ('order' in chance ? [chance] : []));
};

/**
 * Derives the chips, the deck, the rolls and the reshuffles of a record again from a seed (docs/dice.md), and compares them
 * with the recorded ones. The order of the seats is not part of a record. If the deal or a roll differs, the reshuffles are
 * left out, since they would shuffle other cards. Throws `RecordError`.
 */
const proveRecord = (json: unknown, seed: string): Proven => {
  const record = readRecord(json);
  const { variant, seats } = record.deal;
  const dice = SeededDice.fromHex(seed);
  const derived = shuffledDeal(seats, { variant }, dice);
  return proven(
    [...provenDeal(record, derived), ...provenRolls(record, seed)],
    record.reshuffles.map(order => ({ order })),
    () => derivedReshuffles(record, derived, dice),
    () => true,
  );
};

export const vintageRecords: RecordFormat = {
  name: FORMAT,
  settings: vintageSettings.settings,
  verify: verifyRecord,
  legal: legalAfter,
  prove: proveRecord,
  random: randomRecords(
    { seats: () => SEATS, setup, toAct, legal, apply, record: recordOf },
    vintageSettings.options,
  ),
};
