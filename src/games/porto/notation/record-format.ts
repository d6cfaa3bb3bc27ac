import { SeededDice } from '../../../core/contract/dice.ts';
import { randomRecords } from '../../../core/contract/random-record.ts';
import {
  fits,
  type Proven,
  type ProvenShuffle,
  proven,
  RecordError,
  type RecordFormat,
  UNKNOWN,
} from '../../../core/contract/record.ts';
import { RecordingDice } from '../../../core/contract/scripted-dice.ts';
import { apply } from '../rules/apply.ts';
import { legal, toAct } from '../rules/legal.ts';
import { portoSettings } from '../rules/settings.ts';
import { type Deal, seatsFor, setup, shuffledDeal, stateOf } from '../rules/setup.ts';
import { type Options, TIMER_SIZES } from '../rules/types.ts';
import {
  actionOf,
  FORMAT,
  type PortoRecord,
  type Reshuffle,
  readAction,
  readRecord,
  reshufflesIn,
} from './record.ts';
import { recordOf } from './record-of.ts';
import { legalAfter, verifyRecord } from './replay.ts';

/**
 * Checks that a record's private contracts agree with the deal derived from the seed. A contract in place of a `?` always
 * agrees.
 */
const privateFits = ({ deal, standIns }: PortoRecord, derived: Deal): boolean =>
  deal.privateContracts.every((dealt, seat) =>
    fits(
      dealt.map(contract => (standIns[seat]?.includes(contract) ? UNKNOWN : contract)),
      derived.privateContracts[seat] ?? [],
    ),
  );

const provenDeal = (record: PortoRecord, derived: Deal): readonly ProvenShuffle[] => {
  const { deal } = record;
  const tokens = Object.entries(derived.tokens).every(
    ([house, token]) => token === deal.tokens[house as never],
  );
  return [
    { label: 'tokens', agrees: tokens },
    ...(deal.variant === 'family' ? [] : [{ label: 'private', agrees: privateFits(record, derived) }]),
    { label: 'construction', agrees: fits(deal.constructionDeck, derived.constructionDeck) },
    { label: 'public', agrees: fits(deal.publicContracts, derived.publicContracts) },
  ];
};

/**
 * Returns the reshuffles that a seed's dice give when the record's actions are played. Throws RecordError where an action is
 * illegal after the seed's deal.
 */
const derivedReshuffles = ({ actions }: PortoRecord, deal: Deal, dice: SeededDice): readonly Reshuffle[] => {
  const recording = new RecordingDice(dice);
  let state = stateOf(deal);
  for (const [index, raw] of actions.entries()) {
    const recorded = readAction(raw, index);
    const action = actionOf(recorded, index, state.players[recorded.seat]?.dealt);
    const done = apply(state, recorded.seat, action, recording);
    if (!done.ok) throw new RecordError(index, `${recorded.type} is illegal: ${done.refusal.code}`);
    state = done.value.state;
  }
  return reshufflesIn(recording.chances);
};

/**
 * Checks a record against a seed: derives every shuffle of the record again (docs/dice.md). The shuffle of the turn order is
 * not part of a record. Where the deal differs, the reshuffles are not compared, since their cards differ. Throws RecordError.
 */
export const proveRecord = (json: unknown, seed: string): Proven => {
  const record = readRecord(json);
  const { variant, seats, timerSize } = record.deal;
  const timer = TIMER_SIZES.find(size => size === timerSize);
  const options: Options = timer === undefined ? { variant } : { variant, timer };
  const dice = SeededDice.fromHex(seed);
  const derived = shuffledDeal(seats, options, dice);
  return proven(
    provenDeal(record, derived),
    record.reshuffles,
    () => derivedReshuffles(record, derived, dice),
    (one, other) => one.pile === other.pile,
  );
};

/** Porto's record format (docs/record.md). */
export const portoRecords: RecordFormat = {
  name: FORMAT,
  settings: portoSettings.settings,
  verify: verifyRecord,
  legal: legalAfter,
  prove: proveRecord,
  random: randomRecords(
    { seats: ({ variant }: Options) => seatsFor(variant), setup, toAct, legal, apply, record: recordOf },
    portoSettings.options,
    { build: 40 },
  ),
};
