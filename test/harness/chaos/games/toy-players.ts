import type { GamePlayers, Player } from '../../../../src/core/player.ts';
import { cautious } from '../../../toy/player.ts';

const steady = cautious as unknown as Player;

/** The same one of every strength: what it thinks is no matter, that it thinks elsewhere is. */
export const toyPlayers: GamePlayers = { steady, strengths: { easy: steady, medium: steady, hard: steady } };
