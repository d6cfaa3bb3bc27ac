import measured from '../../../../data/vintage/ratings.json' with { type: 'json' };
import weights from '../../../../data/vintage/weights.json' with { type: 'json' };
import { type Budget, type Coach, type GamePlayers, STRENGTHS } from '../../../core/contract/player.ts';
import { measuredSkills } from '../../../core/contract/rating-formula.ts';
import { COACH, editionOf } from '../../../core/review/coach.ts';
import { searchingPlayer } from '../../../core/search/searching-player.ts';
import type { View } from '../rules/types.ts';
import { easy, type VintagePlayer } from './easy.ts';
import { vintageEvaluation } from './evaluation.ts';
import { steady } from './stand-in.ts';

const evaluation = vintageEvaluation(weights.seats);
const medium: VintagePlayer = searchingPlayer(evaluation);

/**
 * Number of playouts for a move in a game of two. With more seats a playout takes longer, so a move gets fewer playouts. Few
 * playouts suffice, since the same action brings nearly the same in all worlds.
 */
const PLAYOUTS = 32;
/**
 * Number of the seat's own turns in a playout. A round has about six such turns. With two, playouts ended before a planted vine
 * or a card brought anything, and the hard bot won fewer games.
 */
const TURNS = 8;
export const hardBudget = ({ players }: View): Budget => ({
  candidates: 6,
  within: 2,
  playouts: Math.ceil((PLAYOUTS * 2) / players.length),
  turns: TURNS,
});
const hard: VintagePlayer = searchingPlayer(evaluation, hardBudget);

/**
 * Search budget of a hint. It has more playouts than a bot's own move, since a person waits for only one answer. Each playout
 * is shorter.
 */
const hint: Budget = { candidates: 6, within: 2, playouts: 60, turns: 2 };

const coach: Coach = {
  ...COACH,
  edition: editionOf(weights),
  playouts: 3_000,
  candidates: 3,
  turns: 2,
  worlds: 24,
  spread: [9, 1],
};

export const vintagePlayers: GamePlayers<VintagePlayer> = {
  steady,
  strengths: { easy, medium, hard },
  ratings: measuredSkills(measured, STRENGTHS),
  hint,
  coach,
};
