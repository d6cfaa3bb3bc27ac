import { games } from '../../src/games/registry.ts';
import type { Match } from '../../src/table/match/types.ts';
import { scorings } from '../support/scoring.ts';
import { accepted, at, type Room } from './room.ts';

export { chooser } from './porto-room.ts';

/**
 * Plays a random legal action in any game.
 * @param own seat to play; absent: the first seat that must act
 */
export async function press(
  { table }: Room,
  match: Match,
  below: (n: number) => number,
  own?: number,
): Promise<Match> {
  const game = games[match.game] ?? scorings[match.game];
  const [first] = await table.awaited(match);
  const seat = own ?? first;
  if (!game || seat === undefined) throw new Error(`nobody acts in ${match.id}`);
  const legal = match.position.legal(seat);
  const action = game.write(legal[below(legal.length)]);
  return accepted(await table.act(match.id, at(match, seat), action, { rev: match.rev })).match;
}
