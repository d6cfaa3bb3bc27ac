import type { GamePlayers, Player } from '../../../../src/core/player.ts';
import { cautious } from '../../../toy/player.ts';

const steady = cautious as unknown as Player;

/** The same player at every strength: the trials test that it runs in another process, not its choices. */
export const toyPlayers: GamePlayers = { steady, strengths: { easy: steady, medium: steady, hard: steady } };
