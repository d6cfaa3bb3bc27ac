import measured from '../../../../data/porto/ratings.json' with { type: 'json' };
import weights from '../../../../data/porto/weights.json' with { type: 'json' };
import {
  type Budget,
  type Coach,
  type GamePlayers,
  type PlayerOf,
  STRENGTHS,
} from '../../../core/contract/player.ts';
import { measuredSkills } from '../../../core/contract/rating-formula.ts';
import { COACH, editionOf } from '../../../core/review/coach.ts';
import { searchingPlayer } from '../../../core/search/searching-player.ts';
import type { Action, Event, Options, State, View } from '../rules/types.ts';
import { easy } from './easy.ts';
import { type PortoWeights, portoEvaluation } from './evaluation.ts';
import { steady } from './stand-in.ts';

type PortoPlayer = PlayerOf<State, Action, Event, View, Options>;

const evaluation = portoEvaluation(weights satisfies PortoWeights);
/** Evaluation that considers only a few builds: those with the most immediate points. */
const glance: typeof evaluation = {
  ...evaluation,
  candidates: (state, seat) => evaluation.candidates(state, seat, false),
  rated: (state, seat) => evaluation.rated?.(state, seat, false),
};
const medium: PortoPlayer = searchingPlayer(glance);

/**
 * Number of playouts: for one seat first, then for two, three and four seats. With several seats, a playout lasts until the
 * seat has had two turns, so more seats make it longer.
 */
const PLAYOUTS: readonly number[] = [40, 120, 72, 48];
export const hardBudget = ({ players }: View): Budget => ({
  candidates: players.length > 3 ? 6 : 8,
  within: 6,
  playouts: PLAYOUTS[players.length - 1] ?? 48,
  // Every second decision of a solo game is about the Timer's cards, so a solo playout covers twice as many turns.
  turns: players.length === 1 ? 4 : 2,
});
const hard: PortoPlayer = searchingPlayer(evaluation, hardBudget);

const coach: Coach = { ...COACH, edition: editionOf(weights), playouts: 6_000, worlds: 80, spread: [21, 2] };

export const portoPlayers: GamePlayers<PortoPlayer> = {
  steady,
  strengths: { easy, medium, hard },
  ratings: measuredSkills(measured, STRENGTHS),
  coach,
};
