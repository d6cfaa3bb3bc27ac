import { z } from 'zod';
import { pileFault, RecordError, UNKNOWN } from '../../../core/contract/record.ts';
import type { Chance } from '../../../core/contract/scripted-dice.ts';
import type { EndedSeat } from '../../../core/contract/seat-ends.ts';
import {
  parsedAction,
  parsedRecord,
  type ReadRecord,
  recordDocument,
  recordFields,
} from '../../../core/rules/records.ts';
import { without } from '../../../core/rules/without.ts';
import { box, DEALT_CONTRACTS, housesInPlay } from '../rules/box.ts';
import { CONSTRUCTION_DECK, isKind, isPrivateContract, PRIVATE_DECK, PUBLIC_DECK } from '../rules/cards.ts';
import type { Deal } from '../rules/setup.ts';
import {
  type Action,
  type HouseId,
  type Kind,
  type PrivateContract,
  type PublicContract,
  VARIANTS,
} from '../rules/types.ts';
import { isHouse } from './notation.ts';

export const FORMAT = 'porto-record';

const cards = z.array(z.string());
const actionSchema = z.discriminatedUnion('type', [
  z.object({ seat: z.int().min(0), type: z.literal('keep'), contracts: cards }),
  z.object({ seat: z.int().min(0), type: z.literal('draw'), slots: z.array(z.int()) }),
  z.object({
    seat: z.int().min(0),
    type: z.literal('build'),
    number: z.string(),
    colour: z.string(),
    house: z.string(),
    token: z.string().optional(),
    fulfil: z.array(z.int()).optional(),
  }),
  z.object({
    seat: z.int().min(0),
    type: z.literal('timer'),
    number: z.string().optional(),
    colour: z.string().optional(),
    house: z.string().optional(),
    token: z.string().optional(),
  }),
  z.object({ seat: z.int().min(0), type: z.literal('pass') }),
]);

const recordSchema = z.object({
  ...recordFields(FORMAT, VARIANTS, { min: 1, max: 4 }),
  setup: z.object({
    tokens: z.record(z.string(), z.int()),
    constructionDeck: cards,
    publicContracts: cards,
    privateContracts: z.array(cards).optional(),
    timerSize: z.int().optional(),
  }),
  reshuffles: z.array(z.object({ pile: z.enum(['construction', 'public']), order: cards })).default([]),
});

type RecordedAction = z.infer<typeof actionSchema>;
export interface Reshuffle {
  readonly pile: 'construction' | 'public';
  readonly order: readonly string[];
}

/** Picks the reshuffles from the random results of a game. After the deal only reshuffles are random. */
export const reshufflesIn = (chances: readonly Chance[]): Reshuffle[] =>
  chances.flatMap(chance => {
    if (!('order' in chance) || !chance.label.startsWith('reshuffle/')) return [];
    const { order } = chance;
    return [{ pile: order.every(isKind) ? 'construction' : 'public', order }];
  });

export interface PortoRecord extends ReadRecord<Deal, Reshuffle> {
  /** Private contracts, by seat, that the deal has in the places where the record has `?`. */
  readonly standIns: readonly (readonly PrivateContract[])[];
}

const tokensFault = (tokens: Readonly<Record<string, number>>, seats: number): string | null => {
  const houses = housesInPlay(seats);
  const missing = houses.find(id => tokens[id] === undefined);
  if (missing !== undefined) return `setup.tokens: no token on ${missing}`;
  const foreign = Object.keys(tokens).find(id => !(houses as readonly string[]).includes(id));
  if (foreign !== undefined) return `setup.tokens: ${foreign} is not in this game`;
  return pileFault('setup.tokens', Object.values(tokens).map(String), box.tokens.points.map(String), false);
};

const privateFault = (
  dealt: readonly (readonly string[])[] | undefined,
  seats: number,
  family: boolean,
): string | null => {
  if (family)
    return dealt?.some(each => each.length > 0) ? 'setup.privateContracts: a family game has none' : null;
  if (dealt?.length !== seats)
    return `setup.privateContracts: one list for each of the ${seats} seats is needed`;
  const short = dealt.findIndex(each => each.length !== DEALT_CONTRACTS);
  if (short >= 0)
    return `setup.privateContracts: seat ${short} is dealt ${DEALT_CONTRACTS}, not ${dealt[short]?.length}`;
  return pileFault('setup.privateContracts', dealt.flat(), PRIVATE_DECK, false);
};

type Parsed = z.infer<typeof recordSchema>;

const setupFault = ({ variant, seats, setup }: Parsed): string | null => {
  const solo = variant === 'solo';
  if (solo !== (seats.length === 1))
    return solo ? 'seats: solo has one seat' : 'seats: two, three or four are needed';
  const sizes: readonly number[] = box.solo.timerSizes;
  if (solo && (setup.timerSize === undefined || !sizes.includes(setup.timerSize)))
    return `setup.timerSize: one of ${sizes.join(', ')} is needed`;
  if (!solo && setup.timerSize !== undefined) return 'setup.timerSize: only a solo game has a Timer';
  return (
    tokensFault(setup.tokens, seats.length) ??
    pileFault('setup.constructionDeck', setup.constructionDeck, CONSTRUCTION_DECK, true) ??
    pileFault('setup.publicContracts', setup.publicContracts, PUBLIC_DECK, true) ??
    privateFault(setup.privateContracts, seats.length, variant === 'family')
  );
};

/** Checks the shape of one recorded action. Throws RecordError. */
export const readAction = (action: unknown, index: number): RecordedAction =>
  parsedAction(actionSchema, action, index);

/** Replaces each `?` by a private contract that no seat is known to have. */
const withStandIns = (dealt: readonly (readonly string[])[]): PrivateContract[][] => {
  const free = without<string>(PRIVATE_DECK, dealt.flat());
  return dealt.map(seat => seat.map(card => (card === UNKNOWN ? free.pop() : card) as PrivateContract));
};

const dealOf = ({ variant, seats, setup }: Parsed): Deal => ({
  variant,
  seats: seats.length,
  tokens: setup.tokens as Partial<Record<HouseId, number>>,
  // A `?` stays in the piles as if it were a card. The replay stops before a move could need it.
  constructionDeck: setup.constructionDeck as Kind[],
  publicContracts: setup.publicContracts as PublicContract[],
  privateContracts: variant === 'family' ? seats.map(() => []) : withStandIns(setup.privateContracts ?? []),
  timerSize: setup.timerSize ?? 0,
});

/** Reads a record: checks its shape, its names and its decks. Throws RecordError. */
export const readRecord = (json: unknown): PortoRecord => {
  const parsed = parsedRecord(recordSchema, FORMAT, json, setupFault);
  const { setup, reshuffles, resigned, actions } = parsed;
  const deal = dealOf(parsed);
  const dealt = setup.privateContracts ?? [];
  return {
    deal,
    standIns: deal.privateContracts.map((all, seat) =>
      all.filter((_, index) => dealt[seat]?.[index] === UNKNOWN),
    ),
    reshuffles,
    actions,
    resigned,
    unknown: JSON.stringify([setup, reshuffles, actions]).includes(`"${UNKNOWN}"`),
  };
};

const known = <T extends string>(
  index: number,
  text: string,
  is: (text: string) => text is T,
  what: string,
): T => {
  if (is(text)) return text;
  throw new RecordError(index, `there is no ${what} "${text}"`);
};

/** True for a choice of private contracts that the record's writer did not know: all of them are `?`. */
const isHiddenKeep = (recorded: RecordedAction): boolean =>
  recorded.type === 'keep' &&
  recorded.contracts.length > 0 &&
  recorded.contracts.every(card => card === UNKNOWN);

/**
 * Converts a recorded action to an action of the rules, with names checked and lists in canonical order. `dealt`: the seat's
 * private contracts, of which the first three stand for three `?`. Throws RecordError.
 */
export const actionOf = (
  recorded: RecordedAction,
  index: number,
  dealt: readonly PrivateContract[] = [],
): Action => {
  switch (recorded.type) {
    case 'pass':
      return { type: 'pass' };
    case 'draw':
      return { type: 'draw', slots: [...recorded.slots].sort((one, other) => one - other) };
    case 'keep':
      if (isHiddenKeep(recorded)) {
        return { type: 'keep', contracts: dealt.slice(0, recorded.contracts.length).sort() };
      }
      return {
        type: 'keep',
        contracts: recorded.contracts
          .map(contract => known(index, contract, isPrivateContract, 'private contract'))
          .sort(),
      };
    case 'build':
    case 'timer': {
      const { number, colour, house, token } = recorded;
      if (number === undefined && colour === undefined && house === undefined && token === undefined)
        return { type: 'timer' };
      if (number === undefined || colour === undefined || house === undefined)
        throw new RecordError(index, 'number, colour and house go together');
      const built = {
        number: known(index, number, isKind, 'construction card'),
        colour: known(index, colour, isKind, 'construction card'),
        house: known(index, house, isHouse, 'house'),
        ...(token === undefined ? {} : { token: known(index, token, isHouse, 'house') }),
      };
      if (recorded.type === 'timer') return { type: 'timer', ...built };
      const fulfil = [...(recorded.fulfil ?? [])].sort((one, other) => one - other);
      return { type: 'build', ...built, ...(fulfil.length > 0 ? { fulfil } : {}) };
    }
  }
};

/** Writes a record: a game's deal, its reshuffles and its actions, in the form of docs/record.md. */
export const writeRecord = (
  deal: Deal,
  seats: readonly string[],
  reshuffles: readonly Reshuffle[],
  actions: readonly { readonly seat: number; readonly action: Action }[],
  resigned: readonly EndedSeat[],
): object => {
  const { variant, tokens, constructionDeck, publicContracts, privateContracts, timerSize } = deal;
  const setup = {
    tokens,
    constructionDeck,
    publicContracts,
    ...(variant !== 'family' && { privateContracts }),
    ...(variant === 'solo' && { timerSize }),
  };
  return recordDocument(FORMAT, variant, seats, { setup, random: { reshuffles }, actions, resigned });
};
