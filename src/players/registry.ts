import { steady } from './porto/steady.ts';
import { firstLegal, type Player } from './types.ts';

/** The stand-in of each game, by the game's id. */
export const players: Readonly<Record<string, Player>> = { porto: steady };

/** A game without a stand-in of its own gets one that takes the first legal action. */
export function playerOf(gameId: string, known: Readonly<Record<string, Player>> = players): Player {
  return (Object.hasOwn(known, gameId) ? known[gameId] : undefined) ?? firstLegal;
}
