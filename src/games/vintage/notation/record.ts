import { z } from 'zod';
import { pileFault, UNKNOWN } from '../../../core/contract/record.ts';
import {
  parsedAction,
  parsedRecord,
  type ReadRecord,
  recordFields,
  type SeatedAction,
} from '../../../core/rules/records.ts';
import { box, DECK } from '../rules/box.ts';
import type { Deal } from '../rules/setup.ts';
import {
  type Action,
  CARDS,
  CATEGORIES,
  type Card,
  type Category,
  GRAPES,
  HARBOURS,
  type PlaceId,
  SEATS,
  SIDES,
  VARIANTS,
  VINES,
} from '../rules/types.ts';

export const FORMAT = 'vintage-record';

const seat = z.int().min(0);
const whole = z.int();
const place = z.string().transform(text => text as PlaceId);
const card = z.enum(CARDS);
const categories = [...new Set(SIDES.flatMap<Category>(side => CATEGORIES[side]))];

/** Schema of a payment. Without `overseer` the payment is in markers. */
const spend = { circle: whole, overseer: z.exactOptional(z.literal(true)) };
const byUser = { seat, ...spend };
const ascending = z.array(whole).transform(all => all.toSorted((one, other) => one - other));

const played = { ...byUser, type: z.literal('play') };
const playSchema = z.union([
  z.strictObject({ ...played, card: z.literal('buying'), place, bonus: z.enum(['discount', ...GRAPES]) }),
  z.strictObject({ ...played, card: z.literal('two-barrels'), estate: whole }),
  z.strictObject({ ...played, card: z.literal('free-action'), deed: z.literal('buy'), place }),
  z.strictObject({
    ...played,
    card: z.literal('free-action'),
    deed: z.literal('plant'),
    estate: whole,
    vine: z.enum(GRAPES),
  }),
  z.strictObject({ ...played, card: z.literal('free-action'), deed: z.enum(['harvest', 'age']) }),
  z.strictObject({ ...played, card: z.literal('enologist'), round: z.exactOptional(whole) }),
  z.strictObject({ ...played, card: z.literal('vintage'), column: whole }),
  z.strictObject({ ...played, card: z.literal('colheita'), columns: ascending }),
  z.strictObject({
    ...played,
    card: z.enum(['harvesting', 'planting', 'boat', 'ageing-barrel', 'ageing-quality']),
  }),
]);

/** Schemas of all actions except card plays. Each kind of action has exactly the keys of its schema. */
const otherSchema = z.discriminatedUnion('type', [
  z.strictObject({ seat, type: z.literal('pass') }),
  z.strictObject({ ...byUser, type: z.literal('buy'), place }),
  z.strictObject({
    seat,
    type: z.literal('plant'),
    estate: whole,
    vine: z.enum(VINES),
    circle: z.exactOptional(whole),
    overseer: z.exactOptional(z.literal(true)),
  }),
  z.strictObject({ ...byUser, type: z.literal('harvest') }),
  z.strictObject({ ...byUser, type: z.literal('age') }),
  z.strictObject({ ...byUser, type: z.literal('first') }),
  z.strictObject({
    ...byUser,
    type: z.literal('take'),
    card: z.enum([...CARDS, 'deck']),
    discard: z.exactOptional(card),
  }),
  z.strictObject({ seat, type: z.literal('sail'), to: z.enum(HARBOURS), load: z.exactOptional(ascending) }),
  z.strictObject({ seat, type: z.literal('gather'), estate: whole, wine: whole }),
  z.strictObject({ seat, type: z.literal('leave'), estate: whole }),
  z.strictObject({ seat, type: z.literal('stop') }),
  z.strictObject({ seat, type: z.literal('unload'), to: z.enum([...SIDES, 'boat']) }),
  z.strictObject({ seat, type: z.literal('add'), side: z.enum(SIDES), category: z.enum(categories) }),
]);

const cards = z.array(z.string());
const recordSchema = z.object({
  ...recordFields(FORMAT, VARIANTS, SEATS),
  setup: z.object({ chips: z.array(z.union([z.int(), z.literal(UNKNOWN)])), deck: cards }),
  rolls: z.array(z.int().min(1).max(6)).default([]),
  reshuffles: z.array(cards).default([]),
});

export interface VintageRecord extends ReadRecord<Deal> {
  readonly rolls: readonly number[];
}

const chipsFault = (chips: readonly (number | string)[]): string | null => {
  if (chips.length !== box.rounds)
    return `setup.chips: one for each of ${box.rounds} rounds, not ${chips.length}`;
  const given = chips.map(String);
  const wrong = given.find(
    chip => chip !== UNKNOWN && !box.chips.bonus.some(bonus => String(bonus) === chip),
  );
  if (wrong !== undefined) return `setup.chips: there is no chip ${wrong}`;
  return (
    pileFault('setup.chips', given, box.chips.bonus.map(String), false)?.replace('cards', 'chips') ?? null
  );
};

export const readAction = (given: unknown, index: number): SeatedAction<Action> => {
  const isPlay = typeof given === 'object' && given !== null && 'type' in given && given.type === 'play';
  const { seat: by, ...action } = parsedAction<z.infer<typeof playSchema | typeof otherSchema>>(
    isPlay ? playSchema : otherSchema,
    given,
    index,
  );
  if (action.type !== 'sail' || action.load?.length !== 0) return { seat: by, action };
  return { seat: by, action: { type: 'sail', to: action.to } };
};

/** Reads a record and checks its shape, names and piles. Throws `RecordError`. */
export const readRecord = (json: unknown): VintageRecord => {
  const { variant, seats, setup, rolls, reshuffles, actions, resigned } = parsedRecord(
    recordSchema,
    FORMAT,
    json,
    ({ setup }) => chipsFault(setup.chips) ?? pileFault('setup.deck', setup.deck, DECK, true),
  );
  return {
    deal: {
      variant,
      seats: seats.length,
      // The chips and the deck may contain `?`. A replay stops where it needs such a value.
      chips: setup.chips as number[],
      deck: setup.deck as Card[],
    },
    rolls,
    reshuffles: reshuffles.map(order => ({ order })),
    actions,
    resigned,
    unknown: JSON.stringify([setup, reshuffles]).includes(`"${UNKNOWN}"`),
  };
};
