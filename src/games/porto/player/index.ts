import weights from '../../../../data/porto/weights.json' with { type: 'json' };
import { COACH, editionOf } from '../../../core/coach.ts';
import type { Coach, GamePlayers, PlayerOf } from '../../../core/player.ts';
import { searchingPlayer } from '../../../core/searching-player.ts';
import type { Action, Event, Options, State, View } from '../rules/types.ts';
import { easy } from './easy.ts';
import { type PortoWeights, portoEvaluation } from './evaluation.ts';
import { steady } from './steady.ts';

type PortoPlayer = PlayerOf<State, Action, Event, View, Options>;

const evaluation = portoEvaluation(weights satisfies PortoWeights);
const medium: PortoPlayer = searchingPlayer(evaluation, { candidates: 0, playouts: 0, turns: 0 });
const hard: PortoPlayer = searchingPlayer(evaluation, { candidates: 8, playouts: 100, turns: 2 });

const coach: Coach = { ...COACH, edition: editionOf(weights), playouts: 3_000, spread: [12, 3] };

export const portoPlayers: GamePlayers<PortoPlayer> = { steady, strengths: { easy, medium, hard }, coach };
