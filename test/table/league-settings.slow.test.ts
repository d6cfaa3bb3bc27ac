import { expect, test } from 'vitest';
import { players } from '../../src/games/bots.ts';
import { porto } from '../../src/games/porto/game.ts';
import { games } from '../../src/games/registry.ts';
import type { Person } from '../../src/table/match/types.ts';
import { toy } from '../toy/rules/index.ts';
import { begun, company, matchesOf, openTables, pageOf, played, playSeason } from './leagues/room.ts';
import { chooser } from './porto-room.ts';
import { accepted, HOUR, refused, room } from './room.ts';

const EIGHT = company(8);
const [ANN, BEN] = EIGHT as [Person, Person];

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

test('no seats are filled in a game that the bot has no players of, and none are more than the variant takes', async () => {
  const here = await room({ games });
  const wish = { game: 'porto', name: 'Autumn', guildId: 'g1', channelId: 'c1', opener: ANN };
  const open = (over: object) => here.table.leagues.open({ ...wish, ...over });
  expect(refused(await open({ filled: true })).code).toBe('table/no-players');
  expect(refused(await open({ options: { variant: 'solo' } })).code).toBe('table/league-solo');
  accepted(await open({}));
});

test('a league refuses impossible settings, and actions of a person without the right', async () => {
  const here = await room();
  const { leagues } = here.table;
  const wish = { game: 'toy', name: 'Cup', guildId: 'g1', channelId: 'c1', opener: ANN };
  const code = (result: Parameters<typeof refused>[0]) => refused(result).code.slice('table/'.length);
  expect(code(await leagues.open({ ...wish, seats: 5 }))).toBe('bad-seats');
  expect(code(await leagues.open({ ...wish, seats: 1 }))).toBe('bad-seats');
  expect(code(await leagues.open({ ...wish, rounds: 11 }))).toBe('league-rounds');
  expect(code(await leagues.open({ ...wish, cup: 3 }))).toBe('league-cup');
  accepted(await here.table.housekeeping.setServer('g1', ANN, { mayOpen: 'manage-server' }));
  const member = { roles: [], managesServer: false };
  expect(code(await leagues.open({ ...wish, member }))).toBe('may-not-open');
  const id = accepted(await leagues.open({ ...wish, member: { roles: [], managesServer: true } }));
  expect(code(await leagues.open({ ...wish, name: ' cup ' }))).toBe('league-name');
  expect(code(await leagues.join(id, ANN))).toBe('contest-in');
  expect(code(await leagues.leave(id, BEN.id))).toBe('contest-not-in');
  for (const person of EIGHT.slice(1, 3)) accepted(await leagues.join(id, person));
  expect(code(await leagues.start(id, ANN.id))).toBe('contest-few');
  accepted(await leagues.join(id, EIGHT[3] ?? ANN));
  expect(code(await leagues.start(id, BEN.id))).toBe('contest-not-opener');
  expect(code(await leagues.close(id, BEN))).toBe('contest-not-opener');
  accepted(await leagues.start(id, BEN.id, true));
  expect(code(await leagues.start(id, ANN.id))).toBe('contest-started');
  expect(accepted(await leagues.join(id, EIGHT[4] ?? ANN))).toBe('waiting');
  accepted(await leagues.leave(id, EIGHT[4]?.id ?? ''));
  accepted(await leagues.close(id, BEN, true));
  expect((await here.store.servers.acts('g1', 5)).map(({ act }) => act)).toContain('close-league');
  expect(code(await leagues.join(id, EIGHT[5] ?? ANN))).toBe('contest-over');
  expect(code(await leagues.close(id, ANN))).toBe('contest-over');
  expect(code(await leagues.join('nonesuch', ANN))).toBe('no-league');
  expect(await leagues.openTable(id, { round: 1, number: 1, threadId: 't' })).toBe(false);
  for (const name of ['Cup', 'a', 'b', 'c', 'd']) {
    here.clock.now += HOUR;
    accepted(await leagues.open({ ...wish, name }));
  }
  expect(code(await leagues.open({ ...wish, name: 'e' }))).toBe('leagues-many');
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
