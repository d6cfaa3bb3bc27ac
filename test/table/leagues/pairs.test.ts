import { describe, expect, test } from 'vitest';
import { toy } from '../../toy/rules/index.ts';
import { chooser } from '../porto-room.ts';
import { accepted, type Room, room } from '../room.ts';
import { begun, company, gathered, matchesOf, openTables, pageOf, played } from './room.ts';

const FOUR = company(4);
const DUELS = { seats: 2, rounds: 3, cup: 0 } as const;

const block = ({ table }: Room, one: number, other: number) =>
  table.people.block(`u${one}`, `u${other}`).then(accepted);

/** Lists the duels of a league by round, each as the numbers of its two people. */
async function duelsOf({ store }: Room, leagueId: string): Promise<readonly (readonly string[])[]> {
  const rounds: string[][] = [];
  for (const { round, number } of await store.leagues.tables(leagueId)) {
    const seats = (await store.leagues.seats(leagueId)).filter(
      seat => seat.round === round && seat.number === number,
    );
    rounds[round - 1] = [
      ...(rounds[round - 1] ?? []),
      seats
        .map(({ player }) => player)
        .toSorted()
        .join(),
    ];
  }
  return rounds;
}

/** Plays a league of duels to its end, and returns who met whom in each round. `between` runs before the end of each round. */
async function season(here: Room, id: string, between: (here: Room, round: number) => Promise<unknown>) {
  const below = chooser(3);
  for (let round = 1; ; round++) {
    const { league } = await pageOf(here, id);
    if (league.status !== 'running') return duelsOf(here, id);
    await openTables(here, id);
    const matches = await matchesOf(here, id);
    await between(here, round);
    for (const match of matches) await played(here, toy, match, below);
  }
}

const nothing = async (): Promise<void> => {};

async function world(
  before: (here: Room) => Promise<unknown>,
  between: (here: Room, round: number) => Promise<unknown>,
) {
  const here = await room();
  await before(here);
  return season(here, await begun(here, FOUR, DUELS), between);
}

describe('who meets whom in a league of duels', () => {
  test('depends on no block that was set or ended after the start', async () => {
    const plain = await world(nothing, nothing);
    expect(plain).toHaveLength(3);
    // The last duel of the first person is the one that a block of the moment would prevent.
    const [one, other] =
      plain[2]
        ?.find(duel => duel.includes('1'))
        ?.split(',')
        .map(Number) ?? [];
    const late = (here: Room, round: number) => (round === 2 ? block(here, one ?? 0, other ?? 0) : nothing());
    expect(await world(nothing, late)).toEqual(plain);

    const early = (here: Room) => block(here, one ?? 0, other ?? 0);
    const kept = await world(early, nothing);
    expect(kept).not.toEqual(plain);
    expect(kept.flat()).not.toContain(`${one},${other}`);
    expect(await world(early, here => here.table.people.unblock(`u${one}`, `u${other}`))).toEqual(kept);
  });

  test('follows the blocks that stood when a person of the waiting list joined', async () => {
    const here = await room();
    const id = await begun(here, FOUR, DUELS);
    await block(here, 1, 5);
    accepted(await here.table.leagues.join(id, { id: 'u5', name: 'Person 5' }));
    accepted(await here.table.people.block('u5', 'u3'));
    await here.table.people.unblock('u1', 'u5');
    accepted(await here.table.leagues.leave(id, 'u2'));
    const met = (await season(here, id, nothing)).flat().filter(duel => duel.includes('5'));
    expect(met).toContain('3,5');
    expect(met).not.toContain('1,5');
  });

  test('keeps no pair of a person who has deleted their data, or of a league that is over', async () => {
    const here = await room();
    await block(here, 1, 2);
    await block(here, 3, 4);
    const id = await gathered(here, FOUR, DUELS);
    const apart = async () => (await here.store.leagues.get(id))?.apart;
    expect(await apart()).toBe(null);
    accepted(await here.table.leagues.start(id, 'u1'));
    expect(await apart()).toBe('1 2,3 4');
    await here.table.housekeeping.forget('u4');
    expect(await apart()).toBe('1 2');
    accepted(await here.table.leagues.close(id, FOUR[0] ?? { id: '', name: '' }, false));
    expect(await apart()).toBe(null);
  });
});
