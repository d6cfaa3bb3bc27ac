import { describe, expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { chance, pick } from '../contract/tools.ts';
import { accepted, reload } from '../table/room.ts';
import { site } from './site.ts';

/** Most actions of a game that are tried until a series is offered. */
const MOST = 1_500;

/** Plays by chance until the page of the seat to act offers a series that fits. Undefined: the game offers none. */
async function offered(game: string, fits: (actions: readonly string[]) => boolean = () => true) {
  const here = await site(game);
  const { table, match: begun, visit } = here;
  const below = chance(5);
  for (let played = 0; played < MOST; played++) {
    const match = await reload(here, begun);
    const [seat = -1] = await table.awaited(match);
    const person = match.seats[seat]?.id ?? '';
    const presenter = presenters[game]?.('en');
    if (match.status !== 'running') return undefined;
    const write = (action: unknown): string => games[game]?.write(action) ?? '';
    const runs = presenter?.runs?.(match.position.view(seat)) ?? [];
    if (runs.some(({ actions }) => fits(actions.map(write)))) {
      const page = await visit(person);
      return { ...here, match, seat, page, state: (await page.state()).state };
    }
    const legal = match.position.legal(seat).map(write);
    const useful = legal.filter(action => /^(buy|plant|harvest|gather|sail)/.test(action));
    accepted(await table.act(match.id, person, pick(useful.length > 0 ? useful : legal, below)));
  }
  return undefined;
}

const logOf = async (
  { table }: Awaited<ReturnType<typeof site>>,
  { id, rev }: { readonly id: string; readonly rev: number },
): Promise<readonly string[]> => {
  const moves = await table.moves(id, { since: rev, to: 9_999 });
  return moves.map(({ action }) => String(action));
};

describe('a series of actions on the page', () => {
  test('is played by one request, each action as a move of its own, and stops at the first that is refused', async () => {
    const here = await offered('vintage');
    if (!here) throw new Error('no voyage was possible');
    const { page, state, match } = here;
    const [series] = state.series;
    expect(series?.actions.length).toBeGreaterThan(1);
    const wrong = [series?.actions[0], 'nonsense', ...(series?.actions.slice(1) ?? [])];
    const answer = await page.act('act', { rev: state.rev, action: wrong });
    expect(answer.said).toBeUndefined();
    expect(await logOf(here, match)).toEqual([series?.actions[0]]);
    const again = await page.act('act', { rev: state.rev, action: series?.actions });
    expect(again.said).toContain('moved on');
    const rest = series?.actions.slice(1) ?? [];
    await page.act('act', { rev: again.state.rev, action: rest });
    expect((await logOf(here, match)).slice(0, series?.actions.length)).toEqual(series?.actions);
  });

  // The only side that is left to the last lot is a forced move. The series once ended there, and never stopped.
  test('goes on behind a forced move of the table', async () => {
    const fits = (actions: readonly string[]): boolean => actions.length > 2 && actions.at(-1) === 'stop';
    const here = await offered('vintage', fits);
    if (!here) throw new Error('no boat with two lots came to Gaia');
    const series = here.state.series.find(({ actions }) => fits(actions));
    await here.page.act('act', { rev: here.state.rev, action: series?.actions });
    expect(await logOf(here, here.match)).toEqual(series?.actions);
  });

  test.each([[[]], [[1]], [Array.from({ length: 21 }, () => 'sail')], [null], [{}]])(
    'is refused where a request has %j in its place',
    async action => {
      const here = await site('vintage');
      const page = await here.visit(await here.awaited(here.match));
      expect((await page.post('act', { rev: here.match.rev, action })).status).toBe(400);
      expect(await logOf(here, here.match)).toEqual([]);
    },
  );
});
