import type { AnyGame, Game } from '../../src/core/contract/game.ts';
import type { Player, Players } from '../../src/core/contract/player.ts';
import { skillAt } from '../../src/core/contract/rating-formula.ts';
import { accept, refuse } from '../../src/core/contract/result.ts';

interface State {
  readonly seats: number;
  readonly turns: number;
  readonly scores: readonly number[];
  readonly done: number;
}

interface Action {
  readonly points: number;
}

interface Options {
  readonly turns: number;
  readonly category?: string;
}

const MOST = 9;
const isOver = ({ done, seats, turns }: State): boolean => done === seats * turns;
const seatOf = ({ done, seats }: State): number => done % seats;

/**
 * Toy game in which each player chooses the points of each action. The action with most points comes first, so a test can
 * decide the winner, and a stand-in plays well.
 */
export const scoring: Game<State, Action, Action, State, Options> = {
  id: 'scoring',
  rules: 1,
  defaults: { turns: 2 },
  seats: () => ({ min: 1, max: 4 }),
  setup: (seats, { turns }) => ({ seats, turns, scores: Array(seats).fill(0), done: 0 }),
  toAct: state => (isOver(state) ? [] : [seatOf(state)]),
  legal: (state, seat) =>
    isOver(state) || seatOf(state) !== seat
      ? []
      : Array.from({ length: MOST + 1 }, (_, index) => ({ points: MOST - index })),
  forced: () => undefined,
  apply(state, seat, { points }) {
    if (isOver(state) || seatOf(state) !== seat) return refuse('not-to-act');
    const scores = state.scores.map((score, other) => (other === seat ? score + points : score));
    const events = [{ to: 'all', event: { points } } as const];
    return accept({
      state: { ...state, scores, done: state.done + 1 },
      events,
      reveals: points === MOST,
      goesOn: false,
      chance: [],
    });
  },
  view: state => state,
  imagine: view => view,
  category: ({ category = 'plain' }) => category,
  outcome: state =>
    isOver(state)
      ? {
          totals: state.scores,
          ranks: state.scores.map(score => 1 + state.scores.filter(other => other > score).length),
        }
      : undefined,
  fields: ({ points }) => [['points', `${points}`]],
  write: ({ points }) => `points ${points}`,
  read: text => {
    const points = /^points (\d)$/.exec(text)?.[1];
    return points === undefined ? refuse('unreadable') : accept({ points: Number(points) });
  },
};

export const scorings: Readonly<Record<string, AnyGame>> = { scoring: scoring as unknown as AnyGame };

const least: Player = {
  choose: (game, view, seat, dice) => game.legal(game.imagine(view, seat, dice), seat).at(-1),
};

/** Players that choose the fewest points, with ratings for each strength. */
export const scoringPlayers: Players = {
  scoring: {
    steady: least,
    strengths: { easy: least, medium: least, hard: least },
    ratings: { plain: { easy: skillAt(1_300, 30), medium: skillAt(1_500, 30), hard: skillAt(1_700, 30) } },
  },
};
