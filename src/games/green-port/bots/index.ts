import measured from '../../../../data/green-port/ratings.json' with { type: 'json' };
import weights from '../../../../data/green-port/weights.json' with { type: 'json' };
import { COACH, editionOf } from '../../../core/coach.ts';
import { type Budget, type Coach, type GamePlayers, STRENGTHS } from '../../../core/player.ts';
import { measuredSkills } from '../../../core/ratings.ts';
import { searchingPlayer } from '../../../core/searching-player.ts';
import type { View } from '../rules/types.ts';
import { easy } from './easy.ts';
import { greenPortEvaluation } from './evaluation.ts';
import { greedy } from './greedy.ts';
import { type GreenPortPlayer, hardPlayer } from './hard.ts';

/** Evaluation of the medium bot, which looks one card ahead. */
const evaluation = greenPortEvaluation(weights.seats, 1);
const medium: GreenPortPlayer = searchingPlayer(evaluation, { candidates: 0, playouts: 0, turns: 0 });

/** Number of playouts for two, three and four seats. With more seats a playout takes longer. */
const PLAYOUTS: readonly number[] = [48, 20, 12];
const looking = ({ players }: View): Budget => ({
  candidates: players.length === 2 ? 6 : 3,
  within: 2.5,
  playouts: PLAYOUTS[players.length - 2] ?? 12,
  turns: 2,
});
const hint: Budget = { candidates: 8, playouts: 96, turns: 2 };
const hard: GreenPortPlayer = hardPlayer(weights.seats, looking, hint);

/**
 * Settings of the coach, which explains decisions with playouts. It looks only into the decisions that seem to lose most, since
 * playouts of Green Port are slow.
 */
const coach: Coach = {
  ...COACH,
  edition: editionOf(weights, 'hires are played on'),
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
  hint,
  coach,
};
