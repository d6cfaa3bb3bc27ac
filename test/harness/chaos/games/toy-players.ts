import type { GamePlayers, Player } from '../../../../src/core/player.ts';
import { cautious } from '../../../toy/player.ts';

const steady = cautious as unknown as Player;

/** Computer players of the toy game, equal at every strength. The trials test only that choices are made in another process. */
export const toyPlayers: GamePlayers = { steady, strengths: { easy: steady, medium: steady, hard: steady } };
