import type { Scored, Seat, Summary } from '../../../core/game.ts';
import { privateWorth, resultOf } from './scoring.ts';
import type { BuiltEvent, FinalResult, HouseId, Points, PortoHistory, State } from './types.ts';

const buildIn = (told: PortoHistory['played'][number]['told']): BuiltEvent | undefined =>
  told.flatMap(({ to, event }) => (to === 'all' ? [event] : [])).find(event => event.type === 'built');

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const worthOf = ({ points }: BuiltEvent): number => sum(Object.values(points));

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

const tiesIn = ({ seats }: FinalResult, resigned: readonly Seat[]): Summary['ties'] => {
  const order = seats
    .map((score, seat) => ({ ...score, seat, gone: resigned.includes(seat) }))
    .sort((one, other) => one.rank - other.rank);
  return order.flatMap((one, index) => {
    const other = order[index + 1];
    if (!other || other.total !== one.total || other.gone !== one.gone) return [];
    const by = other.publicContracts === one.publicContracts ? 'laterSeat' : 'publicContracts';
    return [{ seats: [one.seat, other.seat] as const, by }];
  });
};

/** Returns the scores at the end of each round, without private contracts. */
const scoresByRound = ({ deal, played }: PortoHistory): number[][] => {
  let before = deal;
  const rounds: number[][] = [];
  for (const { state } of played) {
    if (state.round !== before.round || (state.phase.type === 'over' && before.phase.type !== 'over'))
      rounds.push(state.players.map(({ score }) => score));
    before = state;
  }
  return rounds;
};

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
  const builds = played.flatMap(({ told }) => buildIn(told) ?? []);
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
    ties: tiesIn(result, resigned),
    gains: played.map(({ told }) => {
      const build = buildIn(told);
      return build ? worthOf(build) : 0;
    }),
    best: state.players.map((_, seat) => bestOf(builds.filter(build => build.seat === seat))),
    rounds: scoresByRound(history),
  };
};
