import weights from '../../../../data/green-port/weights.json' with { type: 'json' };
import { COACH, editionOf } from '../../../core/coach.ts';
import type { Coach, GamePlayers, PlayerOf } from '../../../core/player.ts';
import { searchingPlayer } from '../../../core/searching-player.ts';
import type { Action, Event, Options, State, View } from '../rules/types.ts';
import { easy } from './easy.ts';
import { greenPortEvaluation } from './evaluation.ts';
import { greedy } from './greedy.ts';

type GreenPortPlayer = PlayerOf<State, Action, Event, View, Options>;

const evaluation = greenPortEvaluation(weights.seats);
const medium: GreenPortPlayer = searchingPlayer(evaluation, { candidates: 0, playouts: 0, turns: 0 });
const hard: GreenPortPlayer = searchingPlayer(evaluation, { candidates: 5, playouts: 40, turns: 1 });

/** A playout of its many small decisions takes long: those in which most seems lost are looked into. */
const coach: Coach = { ...COACH, edition: editionOf(weights), playouts: 250, candidates: 3, turns: 1 };

export const greenPortPlayers: GamePlayers<GreenPortPlayer> = {
  steady: greedy,
  strengths: { easy, medium, hard },
  coach,
};
