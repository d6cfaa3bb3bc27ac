import type { Players } from '../../src/core/player.ts';
import { players } from '../../src/games/bots.ts';

/** The games' bots, with the easy bot in place of the hard one, so that a test plays a duel in little time. */
export const quickPlayers: Players = Object.fromEntries(
  Object.entries(players).map(([game, { strengths, ...rest }]) => [
    game,
    strengths ? { ...rest, strengths: { ...strengths, hard: strengths.easy } } : rest,
  ]),
);
