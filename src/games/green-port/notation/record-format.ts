import { fits, type ProvenShuffle, UNKNOWN } from '../../../core/contract/record.ts';
import { ScriptedDice } from '../../../core/contract/scripted-dice.ts';
import { recordsOf, scriptOf } from '../../../core/rules/records.ts';
import { apply } from '../rules/apply.ts';
import { legal, toAct } from '../rules/legal.ts';
import { pointsOf, resultOf } from '../rules/scoring.ts';
import { greenPortSettings } from '../rules/settings.ts';
import { type Deal, setup, shuffledDeal, stateOf } from '../rules/setup.ts';
import { COLOURS, type GreenPortStep, type ObjectiveCard, SEATS } from '../rules/types.ts';
import { FORMAT, type GreenPortRecord, readAction, readRecord, reshufflesIn } from './record.ts';
import { recordOf } from './record-of.ts';

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
 * Returns the fault of a step's random results, or null. A fault is a shuffle with a cause other than the recorded one, or a
 * card that the record does not know.
 */
const chanceFault = (
  { events, state }: Pick<GreenPortStep, 'events' | 'state'>,
  { reshuffles }: GreenPortRecord,
): string | null => {
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

/** Green Port's record format (docs/record.md). */
export const greenPortRecords = recordsOf({
  name: FORMAT,
  settings: greenPortSettings.settings,
  rules: { seats: () => SEATS, setup, toAct, legal, apply, record: recordOf },
  options: greenPortSettings.options,
  // With equal weights, random play trades its cubes away, and the game hardly ends.
  weights: { complete: 300, buy: 30, reveal: 20, specialise: 1 },
  read: readRecord,
  readAction,
  stateOf,
  diceOf: ({ reshuffles }) => new ScriptedDice(scriptOf(reshuffles)),
  chanceFault,
  /** Facts after an action, by seat, with cubes in the order of the colours. */
  facts: ({ state }) => ({
    points: pointsOf(state),
    cubes: state.players.map(({ cubes }) => COLOURS.map(colour => cubes[colour])),
  }),
  resultOf: (state, resigned) => {
    const { points, cubes, cards, bought, ranks } = resultOf(state, resigned);
    return { points, cubes, cards, bought, ranks };
  },
  dealWith: ({ variant, seats }, dice) => shuffledDeal(seats, { variant }, dice),
  proveDeal: provenDeal,
  reshufflesIn,
  alike: (one, other) => one.cause === other.cause,
});
