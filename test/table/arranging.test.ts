import { describe, expect, test } from 'vitest';
import { porto } from '../../src/games/porto/game.ts';
import type { Arrangement } from '../../src/table/lobby/arrange.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { toys } from '../toy/rules/index.ts';
import { ANN, accepted, BEN, CAT, DAN, opening, type Room, refused, reload, room } from './room.ts';
import { TOY } from './thinkers.ts';

const termsOf = ({ rated, hints, seating, pace }: Match) => ({ rated, hints, seating, pace });
const noticesOf = async ({ table }: Room) => (await table.outbox.outlook()).notices.map(({ kind }) => kind);

async function lobby(over: Parameters<typeof opening>[0] = {}) {
  const here = await room({ games: { ...toys, porto: porto as never }, needs: { players: TOY } });
  const match = accepted(await here.table.open(opening(over)));
  return {
    here,
    match,
    arrange: (person: Person, wish: Arrangement) => here.table.arrange(match.id, person.id, wish),
    terms: async () => termsOf(await reload(here, match)),
    several: (tables: number, opener = ANN, isAlone = false) =>
      here.table.duplicates.inPlaceOf(match.id, { opener, tables, isAlone }),
  };
}

describe('the opener of a lobby', () => {
  test('gives a rated game a limit of time', async () => {
    const { arrange } = await lobby({ pace: 'none' });
    expect(accepted(await arrange(ANN, { rated: true })).pace).toBe('two-weeks');
    expect(accepted(await arrange(ANN, { pace: 'none' })).pace).toBe('two-weeks');
    expect(accepted(await arrange(ANN, { rated: false, pace: 'none' })).pace).toBe('none');
  });

  test('learns nothing about a person of another server who sits there', async () => {
    const { arrange, here, match } = await lobby({ everywhere: true });
    const from = { channelId: 'away', guildId: 'g2', language: null };
    accepted(await here.table.everywhere.sit(match.id, BEN, from));
    const text = JSON.stringify(refused(await arrange(ANN, { pace: 'day' })));
    expect(text).toContain('others-seated');
    expect(text).not.toMatch(/Ben|u2|g2/);
  });

  test('is too late in a game, and in a table that was closed', async () => {
    const { arrange, here, match } = await lobby({ players: ['easy'] });
    accepted(await here.table.start(match.id, ANN.id));
    expect(refused(await arrange(ANN, { hints: false })).code).toBe('table/already-started');
    expect((await reload(here, match)).hints).toBe(true);
    const closed = accepted(await here.table.open(opening({ channelId: 'c2' })));
    accepted(await here.table.leave(closed.id, ANN.id));
    expect(refused(await here.table.arrange(closed.id, ANN.id, { hints: false })).code).toBe('table/over');
  });

  test('is refused if a person sits down or the game starts at the same moment', async () => {
    const { arrange, terms, here, match } = await lobby({ players: ['easy'] });
    const [joined, late] = await Promise.all([here.table.join(match.id, BEN), arrange(ANN, { pace: 'day' })]);
    accepted(joined);
    expect(refused(late).code).toBe('table/others-seated');
    accepted(await here.table.leave(match.id, BEN.id));
    const [started, later] = await Promise.all([
      here.table.start(match.id, ANN.id),
      arrange(ANN, { pace: 'day' }),
    ]);
    accepted(started);
    expect(refused(later).code).toBe('table/already-started');
    expect((await terms()).pace).toBe('none');
  });
});

describe('a duplicate in the place of a lobby', () => {
  const pageIn = async ({ table, store }: Room) => {
    const [contest] = await store.duplicates.live('g1');
    return table.duplicates.page(contest?.id ?? '');
  };

  test('has its game, its seats, its bots, its pace and its hints, and the lobby closes', async () => {
    const wish = { seats: 3, players: ['easy'], pace: 'day' } as const;
    const { several, here } = await lobby(wish);
    expect(accepted(await several(2))).toMatchObject({ status: 'cancelled' });
    expect(await noticesOf(here)).toEqual(['closed']);
    const page = await pageIn(here);
    expect(page?.duplicate).toMatchObject({ ...wish, game: 'toy', channelId: 'c1', wanted: 2, hints: true });
    expect(page?.people).toEqual([ANN]);
    expect(await here.table.live('c1')).toBeUndefined();
  });

  test('has as many seats as are needed where the lobby has all of its game, and no hints where it is rated', async () => {
    const { several, here } = await lobby({ rated: true });
    accepted(await several(3));
    expect((await pageIn(here))?.duplicate).toMatchObject({ seats: null, wanted: 3, hints: false });
  });

  test('can be of the solo game', async () => {
    const { several, here } = await lobby({ game: 'porto', options: porto.defaults });
    accepted(await several(4, ANN, true));
    const { options } = porto.deals?.solo ?? {};
    expect((await pageIn(here))?.duplicate).toMatchObject({ seats: 1, players: [], wanted: 4, options });
  });

  test('leaves the lobby open where it is refused', async () => {
    const { several, here, match } = await lobby();
    expect(refused(await several(9)).code).toBe('table/duplicate-tables');
    expect(refused(await several(2, BEN)).code).toBe('table/not-opener');
    accepted(await here.table.join(match.id, BEN));
    expect(refused(await several(2)).code).toBe('table/others-seated');
    expect((await reload(here, match)).status).toBe('lobby');
    const invited = accepted(await here.table.open(opening({ channelId: 'c2', invited: [CAT] })));
    const wish = { opener: ANN, tables: 2, isAlone: false };
    expect(refused(await here.table.duplicates.inPlaceOf(invited.id, wish)).code).toBe(
      'table/duplicate-invited',
    );
    expect((await reload(here, invited)).status).toBe('lobby');
    expect(await pageIn(here)).toBeUndefined();
  });

  test('keeps the limit of a server, also for two openers at once', async () => {
    const { here, several } = await lobby();
    const { duplicates } = here.table;
    const wish = { game: 'toy', guildId: 'g1', channelId: 'c5', tables: 2 };
    for (const opener of [BEN, CAT]) accepted(await duplicates.open({ ...wish, opener }));
    const other = accepted(await here.table.open(opening({ channelId: 'c3', opener: BEN })));
    const both = await Promise.all([
      several(2),
      duplicates.inPlaceOf(other.id, { opener: BEN, tables: 2, isAlone: false }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.flatMap(result => (result.ok ? [] : result.refusal.code))).toEqual(['table/duplicates-many']);
  });
});

describe('a league that gathers people', () => {
  async function gathering() {
    const here = await room();
    const { leagues } = here.table;
    const wish = { game: 'toy', guildId: 'g1', channelId: 'c1', opener: ANN, name: 'Autumn', seats: 2 };
    const id = accepted(await leagues.open(wish));
    for (const person of [BEN, CAT, DAN]) accepted(await leagues.join(id, person));
    const arrange = (personId: string, change: Parameters<typeof leagues.arrange>[2], manages = false) =>
      leagues.arrange(id, { personId, manages }, change);
    const terms = async () => {
      const { rounds, cup, filled } = (await leagues.page(id))?.league ?? {};
      return { rounds, cup, filled };
    };
    return { leagues, id, arrange, terms };
  }

  test('is arranged by its opener and by a manager, until it starts', async () => {
    const { leagues, id, arrange, terms } = await gathering();
    accepted(await arrange(ANN.id, { rounds: 2 }));
    accepted(await arrange('u9', { cup: 4 }, true));
    expect(await terms()).toEqual({ rounds: 2, cup: 4, filled: false });
    accepted(await arrange(ANN.id, { rounds: null }));
    expect(refused(await arrange(BEN.id, { rounds: 3 })).code).toBe('table/contest-not-opener');
    expect(await terms()).toEqual({ rounds: null, cup: 4, filled: false });
    accepted(await arrange(ANN.id, { rounds: 1 }));
    accepted(await leagues.start(id, ANN.id));
    expect(refused(await arrange(ANN.id, { rounds: 3 })).code).toBe('table/contest-started');
    expect(refused(await leagues.arrange('none', { personId: ANN.id, manages: true }, {})).code).toBe(
      'table/no-league',
    );
    expect(await terms()).toEqual({ rounds: 1, cup: 4, filled: false });
  });

  test('takes no rounds, no cup and no bots that it cannot have', async () => {
    const { arrange, terms } = await gathering();
    const before = await terms();
    for (const [change, code] of [
      [{ rounds: -1 }, 'league-rounds'],
      [{ rounds: 11 }, 'league-rounds'],
      [{ cup: 3 }, 'league-cup'],
      [{ filled: true }, 'no-players'],
    ] as const)
      expect(refused(await arrange(ANN.id, change)).code).toBe(`table/${code}`);
    expect(await terms()).toEqual(before);
  });
});
