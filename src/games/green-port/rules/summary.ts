import type { Scored, Seat, Summary } from '../../../core/game.ts';
import { gainsIn, pointsByRound } from '../../../core/points.ts';
import { cardName } from './cards.ts';
import { objectivePoints } from './prices.ts';
import { pointsOf, resultOf, tieBreak } from './scoring.ts';
import type { FinalResult, GreenPortHistory, State } from './types.ts';

const PARTS = ['objectives', 'headquarters', 'endPurchases'] as const;

/** Lists the Objectives and Headquarters that brought a seat points. The seat's last Headquarters are its end purchases. */
const scoredBy = (state: State, seat: Seat): Scored[] => {
  const owned = state.players[seat]?.headquarters ?? [];
  const bought = state.phase.type === 'over' ? state.phase.bought : [];
  const late = bought.filter(each => each.seat === seat).flatMap(({ values }) => values).length;
  const objectives = state.objectives.flatMap((objective, index): Scored[] =>
    objective.by === seat
      ? [
          {
            part: 'objectives',
            card: `objective-${index + 1}`,
            points: objectivePoints(objective),
            places: objective.cards.map(cardName),
            counted: true,
          },
        ]
      : [],
  );
  const headquarters = owned.map(
    ({ colour, value }, index): Scored => ({
      part: index < owned.length - late ? 'headquarters' : 'endPurchases',
      card: `${colour}-${value}`,
      points: value,
      places: [],
      counted: true,
    }),
  );
  return [...objectives, ...headquarters];
};

const tiesIn = (result: FinalResult, resigned: readonly Seat[]): Summary['ties'] => {
  const order = result.points
    .map((points, seat) => ({ points, seat, rank: result.ranks[seat] ?? 0 }))
    .sort((one, other) => one.rank - other.rank);
  const gone = (seat: Seat) => resigned.includes(seat);
  return order.flatMap((one, index) => {
    const other = order[index + 1];
    if (!other || other.points !== one.points || gone(one.seat) !== gone(other.seat)) return [];
    const by = tieBreak(result, one.seat, other.seat);
    return by === undefined ? [] : [{ seats: [one.seat, other.seat] as const, by }];
  });
};

/** Sums up a game's points by their sources. A game that ended early has no end purchases. */
export const summarise = (history: GreenPortHistory): Summary => {
  const state = history.played.at(-1)?.state ?? history.deal;
  const scored = state.players.map((_, seat) => scoredBy(state, seat));
  const resigned = history.resigned.map(({ seat }) => seat);
  return {
    parts: PARTS.map(part => ({
      part,
      points: scored.map(own => own.reduce((sum, each) => (each.part === part ? sum + each.points : sum), 0)),
    })),
    scored,
    ties: tiesIn(resultOf(state, resigned), resigned),
    gains: gainsIn(history, pointsOf),
    rounds: pointsByRound(history, pointsOf),
  };
};
