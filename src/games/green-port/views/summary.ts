import type { Scored, Seat, Summary } from '../../../core/contract/game.ts';
import { gainsIn, pointsByRound, tiesIn } from '../../../core/rules/points.ts';
import { cardName } from '../rules/cards.ts';
import { objectivePoints } from '../rules/prices.ts';
import { pointsOf, resultOf, tieBreak } from '../rules/scoring.ts';
import type { GreenPortHistory, State } from '../rules/types.ts';

const PARTS = ['objectives', 'headquarters', 'endPurchases'];

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

/** Sums up a game's points by their sources. A game that ended early has no end purchases. */
export const summarise = (history: GreenPortHistory): Summary => {
  const state = history.played.at(-1)?.state ?? history.deal;
  const scored = state.players.map((_, seat) => scoredBy(state, seat));
  const resigned = history.resigned.map(({ seat }) => seat);
  const result = resultOf(state, resigned);
  return {
    parts: PARTS.map(part => ({
      part,
      points: scored.map(own => own.reduce((sum, each) => (each.part === part ? sum + each.points : sum), 0)),
    })),
    scored,
    ties: tiesIn(result.points, result.ranks, resigned, (one, other) => tieBreak(result, one, other)),
    gains: gainsIn(history, pointsOf),
    rounds: pointsByRound(history, pointsOf),
  };
};
