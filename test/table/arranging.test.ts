import { describe, expect, test } from 'vitest';
import { porto } from '../../src/games/porto/game.ts';
import type { Arrangement } from '../../src/table/lobby/arrange.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { toys } from '../toy/rules/index.ts';
import { ANN, accepted, BEN, CAT, opening, refused, reload, room } from './room.ts';
import { TOY } from './thinkers.ts';

const termsOf = ({ rated, hints, seating, pace }: Match) => ({ rated, hints, seating, pace });

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
