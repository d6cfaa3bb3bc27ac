import measured from '../../../../data/green-port/ratings.json' with { type: 'json' };
import weights from '../../../../data/green-port/weights.json' with { type: 'json' };
import { COACH, editionOf } from '../../../core/coach.ts';
import { type Coach, type GamePlayers, STRENGTHS } from '../../../core/player.ts';
import { measuredSkills } from '../../../core/ratings.ts';
import { searchingPlayer } from '../../../core/searching-player.ts';
import { easy } from './easy.ts';
import { greenPortEvaluation } from './evaluation.ts';
import { greedy } from './greedy.ts';
import { type GreenPortPlayer, hardPlayer } from './hard.ts';

/** Evaluation of the medium bot, which looks one card ahead. */
const evaluation = greenPortEvaluation(weights.seats, 1);
const medium: GreenPortPlayer = searchingPlayer(evaluation, { candidates: 0, playouts: 0, turns: 0 });
const hard: GreenPortPlayer = hardPlayer(weights.seats, { candidates: 3, playouts: 12, turns: 2 });

/**
 * Settings of the coach, which explains decisions with playouts. It looks only into the decisions that seem to lose most, since
 * playouts of Green Port are slow.
 */
const coach: Coach = {
  ...COACH,
  edition: editionOf(weights),
  playouts: 2_500,
  candidates: 3,
  turns: 1,
  worlds: 24,
  spread: [5, 2],
};

export const greenPortPlayers: GamePlayers<GreenPortPlayer> = {
  steady: greedy,
  strengths: { easy, medium, hard },
  ratings: measuredSkills(measured, STRENGTHS),
  coach,
};
