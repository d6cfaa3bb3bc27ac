import type { Scored, Seat, Summary } from '../../../core/contract/game.ts';
import { gainsIn, pointsByRound, tiesIn } from '../../../core/rules/points.ts';
import { sum } from '../../../core/rules/sum.ts';
import { privateWorth, resultOf } from '../rules/scoring.ts';
import type { BuiltEvent, FinalResult, HouseId, Points, PortoHistory, State } from '../rules/types.ts';

const buildIn = (events: PortoHistory['played'][number]['events']): BuiltEvent | undefined =>
  events.flatMap(({ to, event }) => (to === 'all' ? [event] : [])).find(event => event.type === 'built');

/** Parts of a total in the summary, each with the kinds of a build's points that it adds up. */
const PARTS: readonly (readonly [part: string, of: readonly (keyof Points)[]])[] = [
  ['floors', ['house']],
  ['neighbours', ['neighbours']],
  ['tokens', ['ground', 'roof']],
  ['publicContracts', ['contracts']],
];

/** Lists the contracts that brought a seat points. `counted` is false for the private contracts of a lost solo game. */
const scoredBy = (state: State, seat: Seat, builds: readonly BuiltEvent[], counted: boolean): Scored[] => [
  ...builds.flatMap(({ claimed, placed }) =>
    claimed.map(({ card, vp }) => ({
      part: 'publicContracts',
      card,
      points: vp,
      places: [placed.house],
      counted: true,
    })),
  ),
  ...(state.players[seat]?.kept ?? []).map(contract => {
    const { vp, houses } = privateWorth(state.houses, contract);
    return { part: 'privateContracts', card: contract, points: vp, places: houses, counted };
  }),
];

/** Returns the tie-breaker between two seats with equal totals: more public contracts, else the later seat. */
const tieBreak = ({ seats }: FinalResult, one: Seat, other: Seat): string =>
  seats[one]?.publicContracts === seats[other]?.publicContracts ? 'laterSeat' : 'publicContracts';

/** Lists the scores, which leave out private contracts. */
const scoresOf = ({ players }: State): number[] => players.map(({ score }) => score);

/**
 * Returns the house that brought a seat most points by floors, neighbours and tokens. Of houses with equal points, it is the
 * house that the seat built on first. Null without builds.
 */
const bestOf = (builds: readonly BuiltEvent[]): HouseId | null => {
  const brought = new Map<HouseId, number>();
  for (const { placed, points } of builds) {
    const { contracts: _claimed, ...own } = points;
    brought.set(placed.house, (brought.get(placed.house) ?? 0) + sum(Object.values(own)));
  }
  const most = Math.max(...brought.values());
  return [...brought].find(([, points]) => points === most)?.[0] ?? null;
};

/** Sums up a game's points by their sources. In a game that ended early, contracts count by the houses at its end. */
export const summarise = (history: PortoHistory): Summary => {
  const { deal, played } = history;
  const resigned = history.resigned.map(({ seat }) => seat);
  const state = played.at(-1)?.state ?? deal;
  const result = resultOf(state, resigned);
  const counted = result.won !== false;
  const builds = played.flatMap(({ events }) => buildIn(events) ?? []);
  const scored = state.players.map((_, seat) =>
    scoredBy(
      state,
      seat,
      builds.filter(build => build.seat === seat),
      counted,
    ),
  );
  const built = PARTS.map(([part, of]) => ({
    part,
    points: state.players.map((_, seat) =>
      sum(builds.filter(build => build.seat === seat).flatMap(({ points }) => of.map(each => points[each]))),
    ),
  }));
  const revealed = scored.map(cards =>
    sum(cards.flatMap(({ part, points }) => (part === 'privateContracts' && counted ? points : []))),
  );
  return {
    parts: state.variant === 'family' ? built : [...built, { part: 'privateContracts', points: revealed }],
    scored,
    ties: tiesIn(
      result.seats.map(({ total }) => total),
      result.seats.map(({ rank }) => rank),
      resigned,
      (one, other) => tieBreak(result, one, other),
    ),
    gains: gainsIn(history, scoresOf),
    best: state.players.map((_, seat) => bestOf(builds.filter(build => build.seat === seat))),
    rounds: pointsByRound(history, scoresOf),
  };
};
