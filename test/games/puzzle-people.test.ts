import { describe, expect, test } from 'vitest';
import { stateOf } from '../../src/core/contract/puzzle.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { games } from '../../src/games/registry.ts';
import { strong } from '../../tools/puzzles/decision.ts';
import type { PlayedDecision } from '../../tools/puzzles/games.ts';
import { decisionsOfPeople } from '../../tools/puzzles/people.ts';
import { ANN, accepted, at, BEN, type Room, room, running } from '../table/room.ts';
import { harnessed } from './harnesses.ts';

const allow = async ({ table }: Room, people: readonly { readonly id: string }[]): Promise<void> => {
  for (const { id } of people) accepted(await table.people.setSettings(id, { puzzles: true }));
};

const decisionsIn = async ({ store }: Room, gameId: string) => {
  const game = games[gameId];
  const found: PlayedDecision[] = [];
  if (game) for await (const decisions of decisionsOfPeople(game, store)) found.push(...decisions);
  return found;
};

/** Plays a match of two people to its end as easy does. The first person takes back the tenth action. */
async function played({ table }: Room, gameId: string, guildId: string | null = 'g1') {
  const game = games[gameId];
  if (!game) throw new Error(gameId);
  let match = await running({ table }, 2, { game: gameId, options: game.defaults, guildId });
  let isTakenBack = false;
  while (match.status === 'running') {
    const [seat = 0] = await table.awaited(match);
    const action = strong(game, 'easy').choose(
      game,
      match.position.view(seat),
      seat,
      new LightDice(match.rev),
    );
    match = accepted(await table.act(match.id, at(match, seat), game.write(action))).match;
    if (isTakenBack || match.rev < 10 || match.status !== 'running') continue;
    const undone = await table.undo(match.id, at(match, seat));
    isTakenBack = true;
    if (undone.ok) match = undone.value.match;
  }
  return match;
}

describe.each(Object.keys(await harnessed('puzzles')))('%s', gameId => {
  test('a puzzle can play the log of an ended match again, without the actions that were taken back', async () => {
    const here = await room({ games });
    const { id } = await played(here, gameId);
    await allow(here, [ANN, BEN]);
    const decisions = await decisionsIn(here, gameId);
    expect(decisions.length).toBeGreaterThan(10);
    const { rev } = (await here.table.get(id)) ?? { rev: 0 };
    for (const { game, state, seat, seats, seed, log } of decisions) {
      expect(log.length).toBeLessThan(rev);
      expect(game.toAct(state)).toEqual([seat]);
      expect(stateOf(game, { id, seats, seed, log })).toEqual(state);
    }
  });

  test('a match gives none unless both people allow it, and none after one of them has deleted their data', async () => {
    const here = await room({ games });
    await played(here, gameId);
    expect(await decisionsIn(here, gameId)).toEqual([]);
    await allow(here, [ANN]);
    expect(await decisionsIn(here, gameId)).toEqual([]);
    await allow(here, [BEN]);
    expect(await decisionsIn(here, gameId)).not.toEqual([]);
    await here.table.housekeeping.forget(BEN.id);
    expect(await decisionsIn(here, gameId)).toEqual([]);
  });

  test('a running match gives none', async () => {
    const here = await room({ games });
    await running(here, 2, { game: gameId, options: games[gameId]?.defaults });
    await allow(here, [ANN, BEN]);
    expect(await decisionsIn(here, gameId)).toEqual([]);
  });
});
