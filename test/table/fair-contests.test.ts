import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { beginOf, dayAt } from '../../src/core/values/days.ts';
import { games } from '../../src/games/registry.ts';
import { seriesId } from '../../src/table/deals/daily.ts';
import { scoring } from '../support/scoring.ts';
import { seriesOf } from '../support/series.ts';
import { quickPlayers } from '../support/slow-thinker.ts';
import { isLong } from '../support/test-form.ts';
import { ANN, accepted, BEN, CAT, HOUR, type Room, refused, reload, room } from './room.ts';

const TODAY = dayAt(Date.parse('2026-11-24T12:00Z'), 0);
const GUILD = 'g1';
const lone = { ...scoring, deals: { solo: { options: { turns: 3 }, seats: 1, great: 9 } } };
const everyGame: Readonly<Record<string, AnyGame>> = { ...games, scoring: lone as unknown as AnyGame };
const everySeries = Object.values(everyGame).flatMap(seriesOf);

async function house(): Promise<Room> {
  let seed = 0;
  return room({
    games: everyGame,
    needs: { newSeed: () => new Uint8Array(32).fill(++seed % 250), players: quickPlayers },
    now: beginOf(TODAY, 0) + 12 * HOUR,
  });
}

/** A release tries each series. The small game has a deal alone, Porto both forms. */
const tried = isLong ? everySeries : everySeries.filter(({ game }) => ['porto', 'scoring'].includes(game));
const named = tried.map(series => [seriesId(series), series] as const);

describe.each(named)('a deal of %s', (_name, series) => {
  const { game } = series;
  const opened = async (here: Room, kind: 'daily' | 'challenge'): Promise<string> =>
    kind === 'challenge'
      ? accepted(await here.table.deals.challenges.make(series, ANN))
      : accepted(await here.table.deals.today(series, ANN, GUILD)).deal.id;

  test.each(['daily', 'challenge'] as const)(
    'the first attempt at a %s has no hint, no undo, no order by a bot’s judgement, no seed and no other result',
    async kind => {
      const here = await house();
      const { table } = here;
      const id = await opened(here, kind);
      let match = accepted(await table.deals.begin(id, CAT));
      const { seed = '', salt = '' } = (await here.store.deals.get(id)) ?? {};
      const step = async () => {
        await table.answers(match.id);
        match = await reload(here, match);
        return match.seats.findIndex(each => each.id === CAT.id);
      };
      for (let time = 0; time < 2; time++) {
        const seat = await step();
        expect(table.hints.areOffered(match)).toBe(false);
        expect(table.hints.glance(match, seat)).toEqual([]);
        expect(refused(await table.hints.ask(match.id, CAT.id)).code).toBe('table/no-hints');
        const text = JSON.stringify([
          accepted(await table.deals.page(id, CAT, GUILD)),
          await table.archive.proof(match.id),
          match,
          match.position.view(seat),
        ]);
        expect([seed, salt].filter(secret => text.includes(secret))).toEqual([]);
        for (const hidden of [await table.deals.par(id, CAT), await table.deals.way(id, CAT)])
          expect(refused(hidden).code).toBe('table/deal-unplayed');
        expect(refused(await table.reviews.of(match.id, CAT.id)).code).toBe('table/review-running');
        const legal = match.position.legal(seat);
        accepted(await table.act(match.id, CAT.id, everyGame[game]?.write(legal[0]) ?? ''));
        expect(refused(await table.undo(match.id, CAT.id)).code).toBe('table/undo-first');
        // The first attempt can't be begun again, but goes on.
        expect(accepted(await table.deals.begin(id, CAT, 'anew')).id).toBe(match.id);
      }
      await step();
      expect(await here.store.marks.scopes()).toEqual([]);
    },
  );

  test('a mark is no name: nothing of it can be read without the secret, and two things have two', async () => {
    const here = await house();
    for (const id of [await opened(here, 'daily'), await opened(here, 'challenge')])
      for (const person of [CAT, BEN]) accepted(await here.table.deals.begin(id, person));
    for (const { id } of [BEN, CAT]) await here.table.housekeeping.forget(id);
    const marks = await here.store.marks.list();
    expect(new Set(marks.map(({ mark }) => mark)).size).toBe(4);
    for (const { mark } of marks) expect(mark).toMatch(/^[0-9a-f]{64}$/);
  });
});
