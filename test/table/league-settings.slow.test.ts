import { expect, test } from 'vitest';
import { players } from '../../src/games/bots.ts';
import { porto } from '../../src/games/porto/game.ts';
import { games } from '../../src/games/registry.ts';
import { toy } from '../toy/rules/index.ts';
import { begun, company, matchesOf, openTables, pageOf, played, playSeason } from './leagues/room.ts';
import { chooser } from './porto-room.ts';
import { accepted, refused, room } from './room.ts';

test('a league is played by the rules that its opener chose; a free seat is a medium player, and counts for nobody', async () => {
  const here = await room({ games, needs: { players } });
  const options = { variant: 'family' };
  const id = await begun(here, company(5), { game: 'porto', options, filled: true, rounds: 1, cup: 2 });
  await openTables(here, id);
  const matches = await matchesOf(here, id);
  expect(matches.map(match => [match.options, match.seats.map(seat => seat.strength).toSorted()])).toEqual([
    [options, ['medium', null, null, null]],
    [options, ['medium', 'medium', null, null]],
  ]);
  for (const match of matches) await played(here, porto, match, chooser(3));
  const page = await pageOf(here, id);
  for (const { seats } of page.history[0]?.tables ?? []) {
    const all = seats.reduce((sum, { points }) => sum + (points ?? 0), 0);
    expect(all).toBeLessThanOrEqual(seats.length === 3 ? 18 : 12);
    expect(all).toBeGreaterThanOrEqual(seats.length === 3 ? 17 : 12);
  }
  const rows = (await here.store.leagues.seats(id)).filter(({ round }) => round === 1);
  for (const number of [1, 2]) {
    const shares = rows.filter(row => row.number === number).map(({ share }) => share ?? 0);
    expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1_000)).toBeLessThan(3);
  }
  // No seat of a duel in the cup goes to a bot.
  await openTables(here, id);
  const [final] = await matchesOf(here, id);
  expect(final?.seats.map(({ strength }) => strength)).toEqual([null, null]);
});

test('a league has thirty-two people at most, those who wait counted', async () => {
  const here = await room();
  const id = await begun(here, company(31));
  accepted(await here.table.leagues.join(id, { id: 'w1', name: 'W' }));
  expect(refused(await here.table.leagues.join(id, { id: 'w2', name: 'W' })).code).toBe('table/contest-full');
  const { now } = await pageOf(here, id);
  expect(now?.tables.map(({ seats }) => seats.length).toSorted()).toEqual([3, 4, 4, 4, 4, 4, 4, 4]);
});

test('an odd one has a bye in a league of duels, and another one the next time', async () => {
  const here = await room();
  const id = await begun(here, company(5), { seats: 2, rounds: 3 });
  const { history, standing } = await playSeason(here, toy, id, chooser(6));
  const byes = history.map(round => round.byes.map(({ id: person }) => person));
  expect(byes.every(round => round.length === 1)).toBe(true);
  expect(new Set(byes.flat()).size).toBe(3);
  expect(standing.filter(({ games }) => games === 2)).toHaveLength(3);
});
