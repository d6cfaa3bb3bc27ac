import type { Scored, Seat, Summary } from '../../../core/contract/game.ts';
import { gainsIn, pointsByRound, tiesIn } from '../../../core/rules/points.ts';
import { isFull, isPlanted, siteOf } from '../rules/estates.ts';
import type { Event, VintageHistory } from '../rules/events.ts';
import { endPoints, pointsOf, resultOf, tieBreak } from '../rules/scoring.ts';
import type { State } from '../rules/types.ts';

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
  for (const { event } of played.flatMap(({ events }) => events)) {
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

export const summarise = (history: VintageHistory): Summary => {
  const state = history.played.at(-1)?.state ?? history.deal;
  const seats = state.players.map((_, seat) => seat);
  const all = history.played.flatMap(({ events }) => events.flatMap(({ event }) => earned(event) ?? []));
  const ends = state.players.map(endPoints);
  const pointsIn = (part: Part, seat: Seat): number => {
    if (part === 'start') return history.deal.players[seat]?.vp ?? 0;
    if (part === 'barrels' || part === 'estates' || part === 'vineyards') return ends[seat]?.[part] ?? 0;
    return all.reduce((sum, each) => (each.seat === seat && each.part === part ? sum + each.points : sum), 0);
  };
  const resigned = history.resigned.map(({ seat }) => seat);
  const { totals, ranks } = resultOf(state, resigned);
  const by = (first: Seat, second: Seat) => {
    const [one, other] = [state.players[first], state.players[second]];
    return one && other && tieBreak(one, other);
  };
  return {
    parts: PARTS.map(part => ({ part, points: seats.map(seat => pointsIn(part, seat)) })),
    scored: seats.map(seat => [...salesOf(history, seat), ...estatesOf(state, seat)]),
    ties: tiesIn(totals, ranks, resigned, by),
    gains: gainsIn(history, pointsOf),
    rounds: pointsByRound(history, pointsOf),
  };
};
