import measured from '../../../../data/green-port/ratings.json' with { type: 'json' };
import weights from '../../../../data/green-port/weights.json' with { type: 'json' };
import {
  AT_ONCE,
  type Budget,
  type Coach,
  type GamePlayers,
  type PlayerOf,
  STRENGTHS,
} from '../../../core/contract/player.ts';
import { measuredSkills } from '../../../core/contract/rating-formula.ts';
import { COACH, editionOf } from '../../../core/review/coach.ts';
import { searchingPlayer } from '../../../core/search/searching-player.ts';
import type { Action, Event, Options, PhaseType, State, View } from '../rules/types.ts';
import { easy } from './easy.ts';
import { greenPortEvaluation } from './evaluation.ts';
import { greedy } from './greedy.ts';

type GreenPortPlayer = PlayerOf<State, Action, Event, View, Options>;

const medium: GreenPortPlayer = searchingPlayer(greenPortEvaluation(weights.seats, { ahead: 1 }));

/** Phases in which the bot hard uses playouts. In the other phases, the exact chances of the next cards decide. */
const TRIED: readonly PhaseType[] = ['pick', 'refer', 'utilise'];
/** Numbers of candidates and playouts by the number of seats. Each imagined world has a playout of each candidate left. */
const TRIES: Readonly<Record<number, Pick<Budget, 'candidates' | 'playouts'>>> = {
  2: { candidates: 6, playouts: 48 },
  3: { candidates: 6, playouts: 72 },
  4: { candidates: 5, playouts: 32 },
};
export const hardBudget = ({ phase, players }: View): Budget =>
  TRIED.includes(phase.type) ? { ...AT_ONCE, ...TRIES[players.length], within: 2.5, turns: 2 } : AT_ONCE;
const LOOKS_AHEAD = { ahead: 6, atEnd: 2, afterFlip: 2 };
/**
 * Evaluation of the bot hard. In playouts with three or four seats it looks only one card ahead, to have time for more
 * playouts.
 */
const hardEvaluation = greenPortEvaluation(weights.hard.seats, { ...LOOKS_AHEAD, inPlayouts: [2, 1] });
const hard: GreenPortPlayer = searchingPlayer(hardEvaluation, hardBudget);
const judge: GreenPortPlayer = searchingPlayer(greenPortEvaluation(weights.seats, LOOKS_AHEAD), hardBudget);

/**
 * Search budget of a hint, in all phases. Without playouts in decisions about cards, a hint missed half of the puzzles about a
 * hire.
 */
const hint: Budget = { candidates: 8, playouts: 96, turns: 2 };

/**
 * Settings of the coach, which explains decisions with playouts. It looks only into the decisions that seem to lose most, since
 * playouts of Green Port are slow.
 */
const coach: Coach = {
  ...COACH,
  edition: editionOf(weights.seats, 'hires are played on'),
  playouts: 2_500,
  candidates: 3,
  turns: 1,
  worlds: 24,
  spread: [5, 2],
};

export const greenPortPlayers: GamePlayers<GreenPortPlayer> = {
  steady: greedy,
  strengths: { easy, medium, hard },
  judge,
  ratings: measuredSkills(measured, STRENGTHS),
  hint,
  coach,
};
