import { z } from 'zod';
import { pileFault, UNKNOWN } from '../../../core/contract/record.ts';
import type { EndedSeat } from '../../../core/contract/seat-ends.ts';
import {
  parsedAction,
  parsedRecord,
  type ReadRecord,
  recordDocument,
  recordFields,
  type SeatedAction,
} from '../../../core/rules/records.ts';
import { box, hasTiles } from '../rules/box.ts';
import { cardName, DECK } from '../rules/cards.ts';
import { cutColumns, type Deal, withBlack } from '../rules/setup.ts';
import {
  type Action,
  type Card,
  COLOURS,
  type Colour,
  type GameSymbol,
  type GreenPortStep,
  type ObjectiveCard,
  SEATS,
  type ShuffleCause,
  SYMBOLS,
  VARIANTS,
} from '../rules/types.ts';

export const FORMAT = 'green-port-record';

const seat = z.int().min(0);
const colour = z.enum(COLOURS, {
  error: ({ input }) => `there is no colour ${JSON.stringify(input)}`,
});
/** Schema of cubes. A colour that is left out has no key (`exactOptionalPropertyTypes`). */
const cubes = z
  .partialRecord(colour, z.int().min(1))
  .transform(given => given as Partial<Record<Colour, number>>);

const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ seat, type: z.literal('pick'), colour }),
  z.strictObject({ seat, type: z.literal('reveal') }),
  z.strictObject({ seat, type: z.literal('hire'), colour: z.exactOptional(colour) }),
  z.strictObject({ seat, type: z.literal('flip') }),
  z.strictObject({ seat, type: z.literal('bust') }),
  z.strictObject({ seat, type: z.literal('lose'), cubes }),
  z.strictObject({ seat, type: z.literal('bonus'), colour }),
  z.strictObject({ seat, type: z.literal('refer'), colour, pay: colour }),
  z.strictObject({ seat, type: z.literal('pass') }),
  z.strictObject({ seat, type: z.literal('complete'), objective: z.int(), pay: cubes }),
  z.strictObject({ seat, type: z.literal('buy'), colour, boost: z.exactOptional(colour) }),
  z.strictObject({ seat, type: z.literal('unflip'), pay: cubes }),
  z.strictObject({ seat, type: z.literal('specialise'), colour, pay: cubes }),
  z.strictObject({ seat, type: z.literal('end') }),
]);

const cards = z.array(z.string());
const recordSchema = z.object({
  ...recordFields(FORMAT, VARIANTS, SEATS),
  setup: z.object({ objectives: z.array(cards), deck: cards, tiles: cards.optional() }),
  reshuffles: z.array(z.object({ cause: z.enum(['green', 'empty']), order: cards })).default([]),
});
type Parsed = z.infer<typeof recordSchema>;

export interface Reshuffle {
  readonly cause: ShuffleCause;
  readonly order: readonly string[];
}

export type GreenPortRecord = ReadRecord<Deal, Reshuffle>;

const objectiveCard = (text: string): ObjectiveCard | undefined => {
  const [, name, value] = /^([a-z]+)-([1-9])$/.exec(text) ?? [];
  const known = name === 'wild' ? null : COLOURS.find(each => each === name);
  return known === undefined ? undefined : { colour: known, value: Number(value) };
};

const countOf = (all: readonly ObjectiveCard[], wanted: Colour): number =>
  all.filter(card => card.colour === wanted).length;

/**
 * Returns a fault if no deal can place such cubes on the Objectives, else null. A deal places two cubes of each colour and four
 * random ones. In a game for two, three of these twelve are left out.
 */
const objectiveCubesFault = (seats: number, coloured: readonly ObjectiveCard[]): string | null => {
  const { placedOfEachColour, placedAtRandom } = box.cubes;
  const spare = COLOURS.length * placedOfEachColour + placedAtRandom - coloured.length;
  const missing = COLOURS.map(each => Math.max(0, placedOfEachColour - countOf(coloured, each)));
  if (missing.reduce((sum, each) => sum + each, 0) <= spare) return null;
  if (spare > 0) return `setup.objectives: more than ${spare} cubes are missing from two of each colour`;
  const short = COLOURS.find((_, index) => (missing[index] ?? 0) > 0);
  return `setup.objectives: ${short} is on fewer than ${placedOfEachColour} cards (${seats} seats)`;
};

const whitesFault = (columns: readonly (readonly ObjectiveCard[])[]): string | null => {
  const values = columns.map(column => column.map(({ value }) => value));
  const whites = values.flat();
  const fault = pileFault(
    'setup.objectives: white cards',
    whites.map(String),
    box.objectives.white.map(String),
    true,
  );
  if (fault !== null) return fault;
  const cut = cutColumns(whites);
  if (cut === null) return 'setup.objectives: such white cards are shuffled again';
  return JSON.stringify(cut) === JSON.stringify(values)
    ? null
    : `setup.objectives: the white cards are cut as ${cut.map(column => column.join(' ')).join(', ')}`;
};

const columnsOf = (names: readonly (readonly string[])[]) =>
  names.map(column => column.map(name => ({ name, card: objectiveCard(name) })));

const objectivesFault = ({ seats, setup }: Parsed): string | null => {
  const columns = columnsOf(setup.objectives);
  const unknown = columns.flat().find(({ card }) => card === undefined);
  if (unknown) return `setup.objectives: there is no card "${unknown.name}"`;
  const { columns: white, black, wild } = box.objectives;
  const count = white + (withBlack(seats.length) ? 2 : 0);
  if (columns.length !== count)
    return `setup.objectives: ${count} with ${seats.length} seats, not ${columns.length}`;
  const known = columns.map(column => column.flatMap(({ card }) => card ?? []));
  const coloured = withBlack(seats.length) ? known.slice(0, -1) : known;
  if (coloured.flat().some(card => card.colour === null))
    return 'setup.objectives: the wild card is an Objective of its own, the sixth';
  const fault = whitesFault(known.slice(0, white));
  if (fault !== null) return fault;
  if (withBlack(seats.length)) {
    const [fifth = [], sixth = []] = known.slice(white);
    if (fifth.map(({ value }) => value).join() !== black.join())
      return `setup.objectives: the fifth is the black ${black.join(', ')} in this order`;
    if (sixth.map(cardName).join() !== `wild-${wild}`)
      return `setup.objectives: the sixth is the wild-${wild}`;
  }
  return objectiveCubesFault(seats.length, coloured.flat());
};

const tilesFault = ({ variant, seats, setup: { tiles = [] } }: Parsed): string | null => {
  if (!hasTiles(variant)) return tiles.length > 0 ? `setup.tiles: ${variant} has none` : null;
  if (tiles.length !== seats.length)
    return `setup.tiles: one for each of the ${seats.length} seats is needed, not ${tiles.length}`;
  const unknown = tiles.find(tile => !SYMBOLS.some(symbol => symbol === tile));
  if (unknown !== undefined) return `setup.tiles: there is no symbol "${unknown}"`;
  return new Set(tiles).size < tiles.length ? 'setup.tiles: no symbol is dealt twice' : null;
};

/** Returns the fault of a known card below an unknown one, or null. The unknown cards of a pile must be its last ones. */
const tailFault = (name: string, order: readonly string[]): string | null => {
  const first = order.indexOf(UNKNOWN);
  return first >= 0 && order.slice(first).some(card => card !== UNKNOWN)
    ? `${name}: a card below "?" is known`
    : null;
};

const setupFault = (record: Parsed): string | null =>
  objectivesFault(record) ??
  pileFault('setup.deck', record.setup.deck, DECK, true) ??
  tailFault('setup.deck', record.setup.deck) ??
  tilesFault(record) ??
  record.reshuffles.reduce<string | null>(
    (fault, { order }, index) => fault ?? tailFault(`reshuffles.${index}`, order),
    null,
  );

/** Reads one recorded action. Throws RecordError. */
export const readAction = (given: unknown, index: number): SeatedAction<Action> => {
  const { seat: by, ...action } = parsedAction(actionSchema, given, index);
  return { seat: by, action };
};

/** Reads a record: checks its shape, its names and its piles. Throws RecordError. */
export const readRecord = (json: unknown): GreenPortRecord => {
  const { variant, seats, setup, reshuffles, actions, resigned } = parsedRecord(
    recordSchema,
    FORMAT,
    json,
    setupFault,
  );
  return {
    deal: {
      variant,
      seats: seats.length,
      objectives: columnsOf(setup.objectives).map(column => column.flatMap(({ card }) => card ?? [])),
      // A `?` stays in the deck as if it were a card. The replay stops before a reveal could need it.
      deck: setup.deck as Card[],
      tiles: hasTiles(variant) ? ((setup.tiles ?? []) as GameSymbol[]) : [],
    },
    reshuffles,
    actions,
    resigned,
    unknown: JSON.stringify([setup.deck, reshuffles]).includes(`"${UNKNOWN}"`),
  };
};

/**
 * Returns the shuffles after the deal. An order has the cards revealed in the step of the shuffle first, then the rest of the
 * deck, top first.
 */
export const reshufflesIn = (steps: readonly Pick<GreenPortStep, 'events' | 'state'>[]): Reshuffle[] =>
  steps.flatMap(({ events, state }) =>
    events.flatMap(({ event }): Reshuffle[] => {
      if (event.type !== 'reshuffled') return [];
      const turnedUp = events.flatMap(other => (other.event.type === 'revealed' ? [other.event.card] : []));
      return [{ cause: event.cause, order: [...turnedUp, ...state.deck] }];
    }),
  );

/** Writes a record: a game's deal, its reshuffles and its actions, in the form of docs/record.md. */
export const writeRecord = (
  { variant, objectives, deck, tiles }: Deal,
  seats: readonly string[],
  reshuffles: readonly Reshuffle[],
  actions: readonly SeatedAction<Action>[],
  resigned: readonly EndedSeat[],
): object => {
  const setup = {
    objectives: objectives.map(column => column.map(cardName)),
    deck,
    ...(hasTiles(variant) && { tiles }),
  };
  return recordDocument(FORMAT, variant, seats, { setup, random: { reshuffles }, actions, resigned });
};
