import type { Scored, Seat, Summary } from '../../../core/game.ts';
import { gainsIn, pointsByRound } from '../../../core/points.ts';
import { isFull, isPlanted, siteOf } from './estates.ts';
import type { Event, VintageHistory } from './events.ts';
import { endPoints, pointsOf, resultOf, tieBreak } from './scoring.ts';
import type { FinalResult, State } from './types.ts';

const PARTS = ['start', 'estate', 'warehouse', 'card', 'barrels', 'estates', 'vineyards'] as const;
type Part = (typeof PARTS)[number];

const earned = (
  event: Event,
): { readonly seat: Seat; readonly part: Part; readonly points: number } | undefined => {
  switch (event.type) {
    case 'bought':
      return { seat: event.seat, part: 'estate', points: 0 - event.price };
    case 'sold':
      return { seat: event.seat, part: 'warehouse', points: event.points };
    case 'soldAtOnce':
      return { seat: event.seat, part: 'card', points: event.points };
    default:
      return undefined;
  }
};

const salesOf = ({ played }: VintageHistory, seat: Seat): Scored[] => {
  const sums = new Map<string, { readonly part: Part; points: number }>();
  const enter = (part: Part, card: string, points: number) => {
    const known = sums.get(card) ?? { part, points: 0 };
    known.points += points;
    sums.set(card, known);
  };
  for (const { event } of played.flatMap(({ told }) => told)) {
    if (event.type === 'sold' && event.seat === seat)
      for (const { side, category, points } of event.sales) enter('warehouse', `${side}-${category}`, points);
    if (event.type === 'soldAtOnce' && event.seat === seat)
      enter('card', event.side === 'ruby' ? 'vintage' : 'colheita', event.points);
  }
  return [...sums].map(([card, { part, points }]) => ({ part, card, points, places: [], counted: true }));
};

const estatesOf = ({ players }: State, seat: Seat): Scored[] =>
  (players[seat]?.estates ?? []).map(estate => ({
    part: 'estates',
    card: estate.place,
    points: siteOf(estate.place).price,
    places: isFull(estate) ? ['full'] : [],
    counted: isPlanted(estate),
  }));

const tiesIn = (
  { players }: State,
  { totals, ranks }: FinalResult,
  gone: readonly Seat[],
): Summary['ties'] => {
  const order = totals
    .map((total, seat) => ({ total, seat, rank: ranks[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank);
  return order.flatMap((one, index) => {
    const other = order[index + 1];
    if (!other || other.total !== one.total || gone.includes(one.seat) !== gone.includes(other.seat))
      return [];
    const [first, second] = [players[one.seat], players[other.seat]];
    const by = first && second && tieBreak(first, second);
    return by ? [{ seats: [one.seat, other.seat] as const, by }] : [];
  });
};

/** Sums up the points of an ended game by source. */
export const summarise = (history: VintageHistory): Summary => {
  const state = history.played.at(-1)?.state ?? history.deal;
  const seats = state.players.map((_, seat) => seat);
  const all = history.played.flatMap(({ told }) => told.flatMap(({ event }) => earned(event) ?? []));
  const ends = state.players.map(endPoints);
  const pointsIn = (part: Part, seat: Seat): number => {
    if (part === 'start') return history.deal.players[seat]?.vp ?? 0;
    if (part === 'barrels' || part === 'estates' || part === 'vineyards') return ends[seat]?.[part] ?? 0;
    return all.reduce((sum, each) => (each.seat === seat && each.part === part ? sum + each.points : sum), 0);
  };
  const resigned = history.resigned.map(({ seat }) => seat);
  return {
    parts: PARTS.map(part => ({ part, points: seats.map(seat => pointsIn(part, seat)) })),
    scored: seats.map(seat => [...salesOf(history, seat), ...estatesOf(state, seat)]),
    ties: tiesIn(state, resultOf(state, resigned), resigned),
    gains: gainsIn(history, pointsOf),
    rounds: pointsByRound(history, pointsOf),
  };
};
