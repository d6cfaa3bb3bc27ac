import type { Evaluation } from '../../src/core/contract/evaluation.ts';
import type { GamePlayers, PlayerOf } from '../../src/core/contract/player.ts';
import { searchingPlayer } from '../../src/core/search/searching-player.ts';
import { toy } from './rules/index.ts';
import type { Action, Event, Options, State, View } from './rules/types.ts';

type ToyPlayer = PlayerOf<State, Action, Event, View, Options>;

const ENOUGH = 10;
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** A bot that bids as high as possible, reveals until enough cards are open, saves the best card and takes the rest. */
export const cautious: ToyPlayer = {
  choose(game, view, seat, dice) {
    const legal = game.legal(game.imagine(view, seat, dice), seat);
    const best = (type: 'bid' | 'load') =>
      legal
        .filter(action => action.type === type)
        .sort((one, other) => Number(game.fields(other)[1]?.[1]) - Number(game.fields(one)[1]?.[1]))[0];
    const reveal = sum(view.quay) < ENOUGH ? legal.find(({ type }) => type === 'reveal') : undefined;
    const choice = best('bid') ?? reveal ?? best('load') ?? legal[0];
    if (choice === undefined) throw new Error(`seat ${seat} has nothing to choose`);
    return choice;
  },
};

/** Values a position by the points so far, a tenth of the open cards in a running turn, and the height of a bid. */
const evaluation: Evaluation<State, Action> = {
  value: (state, seat, from) => sum(evaluation.terms(state, seat, from).map(({ value }) => value)),
  terms: ({ phase, quay, scores, bids }, seat) => [
    { name: 'points', value: scores[seat] ?? 0 },
    { name: 'quay', value: phase.type === 'pick' && phase.seat === seat ? sum(quay) / 10 : 0 },
    { name: 'bid', value: bids[seat] ?? 0 },
  ],
  candidates: (state, seat) => toy.legal(state, seat),
};

const ofOne = (player: ToyPlayer): GamePlayers<ToyPlayer> => ({
  steady: cautious,
  strengths: { easy: player, medium: player, hard: player },
});

/** Bots of three strengths that all play alike and quickly, for tests of the process that thinks. */
export const quickPlayers = ofOne(cautious) as unknown as GamePlayers;
/** Bots of three strengths that all play alike and can judge a position. */
export const toyPlayers = ofOne(searchingPlayer(evaluation));
