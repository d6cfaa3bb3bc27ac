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
import { apply } from '../rules/apply.ts';
import { legal, toAct } from '../rules/legal.ts';
import { greenPortSettings } from '../rules/settings.ts';
import { type Deal, setup, shuffledDeal, stateOf } from '../rules/setup.ts';
import { type GreenPortStep, type ObjectiveCard, SEATS } from '../rules/types.ts';
import {
  FORMAT,
  type GreenPortRecord,
  type Reshuffle,
  readAction,
  readRecord,
  reshufflesIn,
} from './record.ts';
import { recordOf } from './record-of.ts';
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

/** Green Port's record format (docs/record.md). */
export const greenPortRecords: RecordFormat = {
  name: FORMAT,
  settings: greenPortSettings.settings,
  verify: verifyRecord,
  legal: legalAfter,
  prove: proveRecord,
  // With equal weights, random play trades its cubes away and hardly ends.
  random: randomRecords(
    { seats: () => SEATS, setup, toAct, legal, apply, record: recordOf },
    greenPortSettings.options,
    { complete: 300, buy: 30, reveal: 20, specialise: 1 },
  ),
};
