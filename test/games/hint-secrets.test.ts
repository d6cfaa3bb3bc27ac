import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { redealt } from '../../src/core/contract/game.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { hint } from '../../src/discord/panels/hint/hint.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import type { Answer } from '../../src/discord/ports/answer.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import type { AnyPresenter, Presenters } from '../../src/presentation/presenter/presenter.ts';
import type { Store } from '../../src/store/index.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import type { Match } from '../../src/table/match/types.ts';
import { Table } from '../../src/table/table.ts';
import { chance } from '../contract/tools.ts';
import { WORDS } from '../support/locales.ts';
import { truth } from '../support/reads.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { isLong, times } from '../support/test-form.ts';
import { withParts } from '../support/with-parts.ts';
import { accepted, at, type Room, room, running } from '../table/room.ts';

const WORLDS = times(2, 3);
const PLIES = isLong ? [0, 7, 16, 29] : [7, 29];

/** Presenters without pictures, because the test paints pictures at one position only. */
const SPEAKING: Presenters = Object.fromEntries(
  Object.entries(presenters).map(([id, of]) => [
    id,
    language =>
      ({
        ...of(language),
        preview: undefined,
        turnPicture: undefined,
        asking: undefined,
      }) as unknown as AnyPresenter,
  ]),
);

const withState = (store: Store, matchId: string, state: unknown): Store =>
  withParts(store, {
    matches: withParts(store.matches, {
      get: async (id: string) => {
        const row = await store.matches.get(id);
        return row && id === matchId ? { ...row, state } : row;
      },
    }),
  });

const read = ({ content, rows, file }: Answer): readonly unknown[] => [
  content,
  rows,
  file && [file.name, file.alt, createHash('sha256').update(file.data).digest('hex')],
];

/** Returns a seat's hint and panel in the real match, or with `state` in place of its state. */
async function refused(here: Room, match: Match, seat: number, shown: Presenters, state?: unknown) {
  const store = state === undefined ? here.store : withState(here.store, match.id, state);
  const table = new Table({ store, games, players, now: () => here.clock.now, announce: () => {} });
  const now = await table.get(match.id);
  if (!now) throw new Error('no match');
  const person = { id: at(now, seat), name: 'Ann' };
  const visit = { ...PLAIN, person, channelId: 'c1', guildId: 'g1', place: 'server' } as const;
  const there = roomOf(table, { presenters: shown });
  const seating = { match: now, seat };
  return {
    advice: await hint(there, visit, seating, now.rev),
    asked: await panel(there, seating, []),
    glance: table.hints.glance(now, seat),
  };
}

const bytes = ({ advice, asked, glance }: Awaited<ReturnType<typeof refused>>): string =>
  JSON.stringify([read(advice), read(asked), glance]);

async function onePly(here: Room, match: Match, below: (n: number) => number): Promise<Match> {
  const sealed = await here.table.sealed(match.id);
  const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? -1;
  const legal = match.position.legal(seat);
  const action = games[match.game]?.write(legal[below(legal.length)]) ?? '';
  return accepted(await here.table.act(match.id, at(match, seat), action)).match;
}

const advising = gamesFrom('with-bots');

describe.each(advising)('%s', id => {
  const game = games[id];
  if (!game) throw new Error(`no game ${id}`);

  test('a hint and a panel are the same to the byte in worlds that look the same to its seat', async () => {
    const here = await room({ games, seed: 5, needs: { limits: NO_LIMITS, players } });
    onTestFinished(() => here.store.close());
    let match = await running(here, 3, { game: id, options: game.defaults });
    const below = chance(5);
    let differing = 0;
    for (const [place, plies] of PLIES.entries()) {
      while (match.rev < plies && match.status === 'running') match = await onePly(here, match, below);
      const [seat = -1] = match.position.toAct;
      if (match.position.legal(seat).length < 2) continue;
      const shown = place === 1 ? presenters : SPEAKING;
      const state = await truth(here, match);
      const seen = await refused(here, match, seat, shown);
      expect(seen.advice.content).toMatch(/^1\. /m);
      expect(seen.asked.content).toContain(WORDS.en.panel.judged);
      for (let world = 1; world <= WORLDS; world++) {
        const other = redealt(game, state, seat, new LightDice(world));
        expect(game.view(other, seat)).toEqual(game.view(state, seat));
        differing += JSON.stringify(other) === JSON.stringify(state) ? 0 : 1;
        expect(bytes(await refused(here, match, seat, shown, other))).toBe(bytes(seen));
      }
    }
    expect(differing).toBeGreaterThan(times(1, PLIES.length));
  });
});
