import { describe, expect, test } from 'vitest';
import { commitmentOf } from '../../src/core/contract/dice.ts';
import { games } from '../../src/games/registry.ts';
import { ImmediateSqliteDialect, openDatabase } from '../../src/store/dialect/sqlite.ts';
import { storeOn } from '../../src/store/store.ts';
import type { Match } from '../../src/table/match/types.ts';
import { chooser, press } from './porto-room.ts';
import { ANN, accepted, at, opening, type Room, room, running } from './room.ts';

const SEED = '01'.repeat(32);
const SALT = '02'.repeat(32);
const salted = { games, needs: { newSalt: () => new Uint8Array(32).fill(2) } };
const portoFor = (variant: string) => ({ game: 'porto', options: { variant } });

/** Plays to the end. A person who plays alone takes an action back now and then. */
async function playOut(here: Room, begun: Match): Promise<Match> {
  const below = chooser(5);
  let match = begun;
  while (match.status === 'running') {
    match = await press(here, match, below);
    if (match.seats.length === 1 && match.status === 'running' && below(4) === 0)
      match = accepted(await here.table.undo(match.id, at(match, 0))).match;
  }
  return match;
}

describe('the commitment', () => {
  test('stands from the opening of the table and never changes', async () => {
    const { table } = await room(salted);
    const lobby = accepted(await table.open(opening({ ...portoFor('standard'), seats: 2 })));
    const commitment = commitmentOf(SEED, SALT);
    expect(lobby.commitment).toBe(commitment);
    expect(await table.archive.proof(lobby.id)).toEqual({ commitment });
    accepted(await table.join(lobby.id, { id: 'u2', name: 'Ben' }));
    const begun = accepted(await table.start(lobby.id, ANN.id));
    expect(begun.commitment).toBe(commitment);
    expect(await table.archive.proof(lobby.id)).toEqual({ commitment });
    expect(await table.archive.verify(lobby.id)).toBeUndefined();
  });

  test('is another for each game, and hides its seed behind a salt of its own', async () => {
    const { table } = await room({ games });
    const ids = ['c1', 'c2'].map(channelId => opening({ ...portoFor('family'), channelId }));
    const [one, other] = await Promise.all(ids.map(async each => accepted(await table.open(each))));
    expect(one?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(one?.commitment).not.toBe(other?.commitment);
  });

  test('is reported with seed and salt when a game that was dealt is called off, never of a lobby', async () => {
    const { table } = await room(salted);
    const match = await running({ table }, 2, portoFor('standard'));
    const commitment = commitmentOf(SEED, SALT);
    accepted(await table.cancel(match.id, ANN, { moderator: true }));
    expect(await table.archive.proof(match.id)).toEqual({ commitment, seed: SEED, salt: SALT });
    expect((await table.archive.verify(match.id))?.differs).toBeNull();
    const lobby = accepted(await table.open(opening({ ...portoFor('standard'), channelId: 'c2' })));
    accepted(await table.cancel(lobby.id, ANN, { moderator: false }));
    expect(await table.archive.proof(lobby.id)).toEqual({ commitment });
    expect(await table.archive.verify(lobby.id)).toBeUndefined();
  });

  test('a game from before commitments has none, and nothing to prove', async () => {
    const { table } = await room({ games, needs: { newSalt: () => new Uint8Array(0) } });
    const match = await running({ table }, 2, portoFor('family'));
    expect(match.commitment).toBeNull();
    expect(await table.archive.proof(match.id)).toBeUndefined();
    expect(await table.archive.proof('nothing')).toBeUndefined();
    expect(await table.archive.verify('nothing')).toBeUndefined();
  });
});

describe('every shuffle derived again', () => {
  test.each([
    ['solo', 1],
    ['standard', 2],
    ['family', 3],
    ['standard', 4],
  ] as const)('%s with %i: all agree, taken back or not', async (variant, seats) => {
    const here = await room(salted);
    const over = await playOut(here, await running(here, seats, portoFor(variant)));
    const found = await here.table.archive.verify(over.id);
    expect(found).toMatchObject({ seed: SEED, salt: SALT, commitment: over.commitment, differs: null });
    const labels = found?.shuffles.map(({ label }) => label);
    expect(labels?.slice(0, 2)).toEqual(['seats', 'tokens']);
    expect(labels?.some(label => label.startsWith('reshuffle/'))).toBe(true);
    expect(found?.shuffles.every(({ agrees }) => agrees)).toBe(true);
  });

  test('a card moved in the database is found, and the revision named', async () => {
    const database = openDatabase(':memory:');
    const store = await storeOn(new ImmediateSqliteDialect(database), 'test');
    const here = await room({ ...salted, needs: { ...salted.needs, store } });
    const { table } = here;
    const over = await playOut(here, await running(here, 2, portoFor('family')));
    const shown = async () => (await table.archive.verify(over.id))?.differs;
    expect(await shown()).toBeNull();
    const change = database.prepare(
      "update moves set state = json_replace(state, '$.deck[0]', 'red-9') where rev = ? and match_id = ?",
    );
    change.run(3, over.id);
    expect(await shown()).toBe(3);
    change.run(0, over.id);
    expect(await shown()).toBe(0);
    expect((await table.archive.verify(over.id))?.shuffles.filter(({ agrees }) => agrees)).toHaveLength(1);
  });
});
