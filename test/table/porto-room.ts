import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { games } from '../../src/games/registry.ts';
import type { Match } from '../../src/table/match/types.ts';
import { accepted, at, type Room, running } from './room.ts';

const found = games.porto;
if (!found) throw new Error('Porto is not on the shelf');
export const game: AnyGame = found;

/** Makes a random function that depends only on the seed, so that a failed game can be repeated. */
export const chooser = (seed: number) => {
  const generator = xoroshiro128plus(seed);
  return (n: number) => uniformInt(generator, 0, n - 1);
};

export interface Setting {
  readonly name?: string;
  readonly seats: number;
  readonly options: unknown;
}

export const begin = (here: Room, { seats, options }: Setting): Promise<Match> =>
  running(here, seats, { game: 'porto', options });

/** Plays a random legal action, and a build more often than by chance. */
export async function press(here: Room, match: Match, below: (n: number) => number): Promise<Match> {
  const { table } = here;
  const sealed = await table.sealed(match.id);
  const awaited = match.position.toAct.filter(seat => !sealed.includes(seat));
  const seat = awaited[below(awaited.length)] ?? -1;
  const legal = match.position.legal(seat);
  const builds = legal.filter(action => game.write(action).startsWith('build'));
  const from = builds.length > 0 && below(5) > 0 ? builds : legal;
  const action = game.write(from[below(from.length)]);
  return accepted(await table.act(match.id, at(match, seat), action, { rev: match.rev })).match;
}

export async function playOn(
  here: Room,
  match: Match,
  below: (n: number) => number,
  presses = 2_000,
): Promise<Match> {
  let now = match;
  for (let count = 0; count < presses && now.status === 'running'; count++)
    now = await press(here, now, below);
  return now;
}
