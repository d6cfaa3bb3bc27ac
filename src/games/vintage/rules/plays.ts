import { refuse } from '../../../core/contract/result.ts';
import { age, ageFault, canAge } from './ageing.ts';
import { landOrEnd } from './boat.ts';
import { box } from './box.ts';
import { buy, buyFault, mayBuy, priceOf } from './buying.ts';
import { type Draft, type Fault, tell } from './draft.ts';
import { estateAt, freePlaces, withEstate } from './estates.ts';
import { dropCard } from './hand.ts';
import { beginHarvest, canHarvest, harvestFault } from './harvest.ts';
import { canPlantAny, estateFault, isGrape, plant, plantFault, plantings } from './planting.ts';
import { endTurn } from './turn.ts';
import {
  type Card,
  type CardEffect,
  GRAPES,
  type Grape,
  type Lot,
  type OpenPlayer,
  type PlayerState,
  type State,
} from './types.ts';

const affordable = (state: State, player: OpenPlayer, discount: boolean) =>
  mayBuy(player) ? freePlaces(state.players).filter(place => priceOf(place, discount) <= player.vp) : [];

const purchases = (state: State, player: OpenPlayer): CardEffect[] =>
  affordable(state, player, true).flatMap((place): CardEffect[] => {
    const vines: readonly Grape[] = priceOf(place, false) <= player.vp ? GRAPES : [];
    return (['discount', ...vines] as const).map(bonus => ({ card: 'buying', place, bonus }));
  });

const freeEffects = (state: State, player: OpenPlayer): CardEffect[] => {
  const card = 'free-action';
  return [
    ...affordable(state, player, false).map((place): CardEffect => ({ card, deed: 'buy', place })),
    ...plantings(state.players, player, GRAPES).map(
      ({ estate, vine }): CardEffect => ({ card, deed: 'plant', estate, vine: vine as Grape }),
    ),
    ...(canHarvest(player) ? [{ card, deed: 'harvest' } as const] : []),
    ...(canAge(player) ? [{ card, deed: 'age' } as const] : []),
  ];
};

const roundsToCome = (round: number): number[] =>
  Array.from({ length: box.rounds - round }, (_, index) => round + 1 + index);

const looks = (round: number): CardEffect[] =>
  round === box.rounds
    ? [{ card: 'enologist' }]
    : roundsToCome(round).map(each => ({ card: 'enologist', round: each }));

/** Lists the choices of two barrels from the Tawny cellar, as column numbers in ascending order. */
const pairs = (lots: readonly Lot[]): CardEffect[] =>
  lots.flatMap((lot, index) =>
    lots.flatMap((_, other): CardEffect[] => {
      const fits = other > index || (other === index && lot.barrels > 1);
      return fits ? [{ card: 'colheita', columns: [index + 1, other + 1] }] : [];
    }),
  );

/** Lists all effects that a card in hand can have now. */
export const effectsOf = (state: State, player: PlayerState, card: Card): readonly CardEffect[] => {
  switch (card) {
    case 'buying':
      return purchases(state, player);
    case 'harvesting':
      return canHarvest(player) ? [{ card }] : [];
    case 'planting':
      return canPlantAny(state.players, player, GRAPES) ? [{ card }] : [];
    case 'two-barrels':
      return player.estates.flatMap(({ lot }, index): CardEffect[] =>
        lot ? [{ card, estate: index + 1 }] : [],
      );
    case 'free-action':
      return freeEffects(state, player);
    case 'enologist':
      return looks(state.round);
    case 'vintage':
      return player.cellar.ruby.map((_, index): CardEffect => ({ card, column: index + 1 }));
    case 'colheita':
      return pairs(player.cellar.tawny);
    case 'boat':
      return [{ card }];
    case 'ageing-barrel':
    case 'ageing-quality':
      return canAge(player) ? [{ card }] : [];
  }
};

const freeFault = (
  state: State,
  player: OpenPlayer,
  effect: Extract<CardEffect, { card: 'free-action' }>,
): Fault => {
  switch (effect.deed) {
    case 'buy':
      return buyFault(state, player, effect.place, false);
    case 'plant':
      return plantFault(state, player, effect.estate, effect.vine, GRAPES);
    case 'harvest':
      return harvestFault(player);
    case 'age':
      return ageFault(player);
  }
  return refuse('no-such-deed', {
    typed: String((effect as { deed: unknown }).deed),
    possible: ['buy', 'plant', 'harvest', 'age'],
  });
};

const roundFault = (now: number, round: unknown): Fault => {
  const possible = roundsToCome(now);
  if (possible.length === 0)
    return round === undefined ? undefined : refuse('round-needless', { round: now });
  return possible.some(each => each === round)
    ? undefined
    : refuse('no-such-round', { round: String(round), possible });
};

const columnFault = (lots: readonly Lot[], column: unknown): Fault =>
  typeof column === 'number' && lots[column - 1] !== undefined
    ? undefined
    : refuse('no-such-column', { column: String(column), has: lots.length });

const pairFault = (lots: readonly Lot[], columns: unknown): Fault => {
  if (!Array.isArray(columns) || columns.length !== box.cards.colheita.barrels)
    return refuse('malformed', { part: 'columns' });
  const [one, other] = columns;
  const wrong = columnFault(lots, one) ?? columnFault(lots, other);
  if (wrong) return wrong;
  if (one > other) return refuse('malformed', { part: 'columns' });
  const short = one === other && (lots[one - 1]?.barrels ?? 0) < columns.length;
  return short ? refuse('too-few-barrels', { column: one }) : undefined;
};

export const effectFault = (state: State, player: PlayerState, effect: CardEffect): Fault => {
  switch (effect.card) {
    case 'buying': {
      const { bonus, place } = effect;
      if (bonus !== 'discount' && !isGrape(bonus))
        return refuse('no-such-bonus', { typed: String(bonus), possible: ['discount', ...GRAPES] });
      return buyFault(state, player, place, bonus === 'discount');
    }
    case 'harvesting':
      return harvestFault(player);
    case 'planting':
      return canPlantAny(state.players, player, GRAPES) ? undefined : refuse('nothing-to-plant');
    case 'two-barrels': {
      const wrong = estateFault(player, effect.estate);
      if (wrong) return wrong;
      const { lot, place } = estateAt(player, effect.estate);
      return lot ? undefined : refuse('no-lot-there', { estate: effect.estate, place });
    }
    case 'free-action':
      return freeFault(state, player, effect);
    case 'enologist':
      return roundFault(state.round, effect.round);
    case 'vintage':
      return columnFault(player.cellar.ruby, effect.column);
    case 'colheita':
      return pairFault(player.cellar.tawny, effect.columns);
    case 'boat':
      return undefined;
    case 'ageing-barrel':
    case 'ageing-quality':
      return ageFault(player);
  }
};

/**
 * Returns true where a played card stays beside the board until the round ends. Such a card marks an action of this round, or
 * has an effect on the whole round.
 */
const staysAside = (effect: CardEffect): boolean => {
  if (effect.card === 'free-action') return effect.deed === 'buy' || effect.deed === 'harvest';
  return effect.card === 'buying' || effect.card === 'harvesting' || effect.card === 'enologist';
};

/** Takes one barrel from a column of the cellar. An emptied column disappears, and later columns move up. */
const takenFrom = (lots: readonly Lot[], column: number): readonly Lot[] => {
  const lot = lots[column - 1];
  if (lot === undefined) throw new Error(`no column ${column}`);
  return lot.barrels > 1
    ? lots.with(column - 1, { ...lot, barrels: lot.barrels - 1 })
    : lots.toSpliced(column - 1, 1);
};

const sellAtOnce = (
  draft: Draft,
  side: 'ruby' | 'tawny',
  columns: readonly number[],
  points: number,
): void => {
  const { player, seat } = draft;
  // Barrels are taken from the last column first, so that the numbers of the earlier columns stay valid.
  const lots = columns.toReversed().reduce(takenFrom, player.cellar[side]);
  player.cellar = { ...player.cellar, [side]: lots };
  player.vp += points;
  tell(draft, { type: 'soldAtOnce', seat, side, columns, points });
  landOrEnd(draft);
};

const addBarrels = (draft: Draft, number: number): void => {
  const { player, seat } = draft;
  const { place, lot } = estateAt(player, number);
  const barrels = box.cards.moreBarrels;
  if (lot === null) throw new Error(`no lot on ${place}`);
  const more = { ...lot, barrels: lot.barrels + barrels };
  player.estates = withEstate(player.estates, number, { lot: more });
  tell(draft, { type: 'grew', seat, estate: number, place, barrels, lot: more });
  endTurn(draft);
};

const callEnologist = (draft: Draft, round: number | undefined): void => {
  const { player, next, seat } = draft;
  player.enologists += 1;
  if (round !== undefined) {
    player.looked = [...player.looked, round];
    const known = { type: 'looked', seat, round, bonus: next.chips[round - 1] ?? 0 } as const;
    draft.reveals = true;
    draft.uncertain = true;
    tell(draft, known, { type: 'lookedHidden', seat, round });
  }
  endTurn(draft);
};

const actFreely = (draft: Draft, effect: Extract<CardEffect, { card: 'free-action' }>): void => {
  switch (effect.deed) {
    case 'buy':
      buy(draft, effect.place, false, null);
      endTurn(draft);
      return;
    case 'plant':
      plant(draft, effect.estate, effect.vine);
      endTurn(draft);
      return;
    case 'harvest':
      beginHarvest(draft, false);
      return;
    case 'age':
      age(draft, null);
      return;
  }
};

export const play = (draft: Draft, effect: CardEffect): void => {
  const { next, seat } = draft;
  const { card } = effect;
  dropCard(draft, card);
  if (staysAside(effect)) next.aside = [...next.aside, { seat, card }];
  else next.used = [...next.used, card];
  tell(draft, { type: 'played', seat, card });
  switch (effect.card) {
    case 'buying': {
      const discount = effect.bonus === 'discount';
      buy(draft, effect.place, discount, effect.bonus === 'discount' ? null : effect.bonus);
      endTurn(draft);
      return;
    }
    case 'harvesting':
      beginHarvest(draft, true);
      return;
    case 'planting':
      next.phase = { type: 'plant', left: box.cards.plantings, after: null };
      return;
    case 'two-barrels':
      addBarrels(draft, effect.estate);
      return;
    case 'free-action':
      actFreely(draft, effect);
      return;
    case 'enologist':
      callEnologist(draft, effect.round);
      return;
    case 'vintage':
      sellAtOnce(draft, 'ruby', [effect.column], box.cards.vintage.vp);
      return;
    case 'colheita':
      sellAtOnce(draft, 'tawny', effect.columns, box.cards.colheita.vp);
      return;
    case 'boat':
      next.phase = { type: 'sail', moves: box.cards.moves, mayStop: false };
      return;
    case 'ageing-barrel':
      age(draft, 'barrel');
      return;
    case 'ageing-quality':
      age(draft, 'quality');
      return;
  }
};
