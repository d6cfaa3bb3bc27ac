import { SeededDice } from '../../../core/dice.ts';
import { fits, type Proven, type ProvenShuffle, proven, RecordError } from '../../../core/record.ts';
import { apply } from './apply.ts';
import { type GreenPortRecord, type Reshuffle, readAction, readRecord, reshufflesIn } from './record.ts';
import { type Deal, shuffledDeal, stateOf } from './setup.ts';
import type { GreenPortStep, ObjectiveCard } from './types.ts';

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
export const proveRecord = (json: unknown, seed: string): Proven => {
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
