import { fits, type ProvenShuffle, UNKNOWN } from '../../../core/contract/record.ts';
import { ScriptedDice } from '../../../core/contract/scripted-dice.ts';
import { recordsOf, scriptOf } from '../../../core/rules/records.ts';
import { apply } from '../rules/apply.ts';
import { legal, toAct } from '../rules/legal.ts';
import { resultOf } from '../rules/scoring.ts';
import { portoSettings } from '../rules/settings.ts';
import { type Deal, seatsFor, setup, shuffledDeal, stateOf } from '../rules/setup.ts';
import type { Action, Event, HeldContract, Level, Options, Points, State } from '../rules/types.ts';
import { TIMER_SIZES } from '../rules/types.ts';
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

/** Returns dice that repeat a record's reshuffles. Each reshuffle must be of the pile that the rules shuffle. */
const recordedDice = (reshuffles: readonly Reshuffle[]): ScriptedDice =>
  new ScriptedDice(scriptOf(reshuffles), (index, cards) => {
    const shuffled = cards.some(card => /-[123]$/.test(card)) ? 'construction' : 'public';
    const pile = reshuffles[index]?.pile;
    return pile === shuffled
      ? null
      : `reshuffle/${index + 1}: the ${shuffled} pile is reshuffled, not the ${pile} pile`;
  });

/**
 * True where an open card is unknown, so the next turn can't be verified. The choice of private contracts needs no open card.
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

interface VerifiedResult {
  readonly scores: readonly number[];
  readonly totals: readonly number[];
  readonly winner?: number | null;
  readonly publicContracts?: readonly number[];
  readonly won?: boolean;
  readonly level?: Level | null;
  readonly private: readonly (readonly HeldContract[])[];
}

const verifiedResult = (
  state: State,
  resigned: readonly number[],
  { actions }: PortoRecord,
): VerifiedResult => {
  const { seats, winner, won, level } = resultOf(state, resigned);
  const keeps = new Map(
    actions
      .map(readAction)
      .flatMap(action => (action.type === 'keep' ? [[action.seat, action.contracts]] : [])),
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

/** Porto's record format (docs/record.md). */
export const portoRecords = recordsOf({
  name: FORMAT,
  settings: portoSettings.settings,
  rules: { seats: ({ variant }: Options) => seatsFor(variant), setup, toAct, legal, apply, record: recordOf },
  options: portoSettings.options,
  weights: { build: 40 },
  read: readRecord,
  readAction: (given, index, state: State) => {
    const recorded = readAction(given, index);
    const { seat } = recorded;
    return { seat, action: actionOf(recorded, index, state.players[seat]?.dealt) };
  },
  stateOf,
  diceOf: ({ reshuffles }) => recordedDice(reshuffles),
  unknownIn: state => (openUnknown(state) ? `an open card is unknown ("${UNKNOWN}")` : null),
  facts: ({ events, state }) => ({
    /** Points of the action, without the parts that are 0. */
    points: pointsOf(events.map(({ event }) => event)),
    /** Scores by seat after the action, without private contracts. */
    scores: state.players.map(player => player.score),
  }),
  resultOf: verifiedResult,
  shown: (action: Action, seat, { standIns }) => {
    if (action.type !== 'keep') return action;
    const hidden = standIns[seat] ?? [];
    const contracts = action.contracts.map(contract => (hidden.includes(contract) ? UNKNOWN : contract));
    return { type: 'keep', contracts: contracts.sort() };
  },
  dealWith: ({ variant, seats, timerSize }, dice) => {
    const timer = TIMER_SIZES.find(size => size === timerSize);
    return shuffledDeal(seats, timer === undefined ? { variant } : { variant, timer }, dice);
  },
  proveDeal: provenDeal,
  reshufflesIn: (_, chances) => reshufflesIn(chances),
  alike: (one, other) => one.pile === other.pile,
});
