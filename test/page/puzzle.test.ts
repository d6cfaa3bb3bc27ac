import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../../src/core/contract/puzzle.ts';
import { askPuzzle } from '../../src/discord/panels/games-command/puzzle.ts';
import { puzzlesOf } from '../../src/games/puzzles.ts';
import { games } from '../../src/games/registry.ts';
import { puzzleText } from '../../src/table/people/board-pages.ts';
import { linkedBoards } from '../support/linked-boards.ts';
import { roomOf } from '../support/room.ts';
import { ANN, accepted, MINUTE } from '../table/room.ts';
import { site, Visitor } from './site.ts';

const GAMES = Object.keys(games).filter(game => puzzlesOf(game).length > 0);

/** Returns the puzzle with another best action, for the same reasons. */
function exchanged(puzzle: Puzzle): Puzzle {
  const [best, second, ...others] = puzzle.choices;
  if (!best || !second) throw new Error(`puzzle ${puzzle.id} has one choice`);
  const choices = [{ ...best, action: second.action }, { ...second, action: best.action }, ...others];
  return { ...puzzle, choices };
}

/** Opens the page of a game's first puzzle, as the link below the puzzle on Discord does. */
async function puzzled(game: string, change: (puzzle: Puzzle) => Puzzle = puzzle => puzzle, language = 'en') {
  const puzzles = puzzlesOf(game).slice(0, 2).map(change);
  const here = await site(game, {
    needs: { puzzles: (of: string): readonly Puzzle[] => (of === game ? puzzles : []) },
  });
  const [puzzle] = puzzles;
  if (!puzzle) throw new Error(`${game} has no puzzle`);
  const asked = accepted(here.table.puzzles.shown(ANN.id, puzzle.id, 0));
  const link = await here.server.link({ exercise: puzzleText(asked), userId: ANN.id, language });
  return { ...here, puzzle, asked, link, page: await Visitor.by(here.server.url, link) };
}

describe.each(GAMES)('a puzzle of %s on the page', game => {
  test('shows its choices, and before the answer nothing that depends on the best one', async () => {
    const seen = async (change?: (puzzle: Puzzle) => Puzzle): Promise<string> => {
      const { page, puzzle } = await puzzled(game, change);
      const { state } = await page.state();
      expect(state).toMatchObject({ status: 'yours', advises: false, cards: [], ways: [] });
      expect(state.touch.actions.map(({ text }) => text).toSorted()).toEqual(
        puzzle.choices.map(({ action }) => action).toSorted(),
      );
      expect(state.touch.actions.every(({ points, isPlain }) => points === null && !isPlain)).toBe(true);
      const previews = await Promise.all(state.touch.actions.map(({ text }) => page.preview(0, text)));
      expect(previews.every(({ label, svg }) => label.length > 2 && svg.startsWith('<svg'))).toBe(true);
      return JSON.stringify([state, previews]);
    };
    expect(await seen(exchanged)).toBe(await seen());
  });

  test('takes one answer, which the button on Discord then shows too, and goes on to the next puzzle', async () => {
    const { page, puzzle, asked, table, store } = await puzzled(game);
    const [best = '', wrong] = puzzle.choices.map(({ action }) => action);
    const ghost = await page.preview(0, best);
    expect((await page.act('act', { rev: 0, action: 'nonsense' })).said).toBeTruthy();
    const { state } = await page.act('act', { rev: 0, action: wrong });
    expect(state).toMatchObject({ status: 'over', touch: { actions: [] }, ways: [{ name: 'next' }] });
    const lines = [...state.lines, ...state.cards.flatMap(card => card.lines)].join('\n');
    expect(lines).toContain('1500');
    expect(lines).not.toMatch(/\*\*|<t:|`/);
    expect(state.svg).toBe(ghost.svg);
    const rating = await store.puzzles.ratingOf(ANN.id, game);
    const again = await page.act('act', { rev: 0, action: best });
    expect(again.state.cards[0]?.lines.join('\n')).toContain(state.lines[0]);
    const { id: puzzleId, mark } = asked;
    const place = asked.actions.findIndex(action => games[game]?.write(action) === best);
    const pressed = accepted(await table.puzzles.answer(ANN.id, { puzzleId, number: 0, place, mark }));
    expect([pressed.earlier, pressed.chosen]).toEqual([true, 1]);
    expect(await store.puzzles.ratingOf(ANN.id, game)).toEqual(rating);
    expect(await store.puzzles.tries(ANN.id)).toHaveLength(1);
    expect((await page.act('next', {})).state).toMatchObject({ status: 'yours', rev: 0 });
    expect((await page.state()).state.status).toBe('yours');
    const [, second] = puzzlesOf(game);
    await page.act('act', { rev: 0, action: second?.choices[0]?.action });
    expect((await page.act('next', {})).said).toContain('all');
  });
});

describe('the page of a puzzle', () => {
  const [GAME = ''] = GAMES;

  test('opens once by its link, in the language of its person, and ends with all pages and with the data', async () => {
    const { page, link, server, table, clock } = await puzzled(GAME, undefined, 'de');
    expect((await Visitor.open(server.url, link.split('#')[1] ?? '')).status).toBe(403);
    clock.now += 2 * MINUTE;
    expect((await page.state()).state.title).toContain('Rätsel');
    const events = (await page.get('events')).body?.getReader();
    expect(new TextDecoder().decode((await events?.read())?.value)).toContain('pulse');
    await events?.cancel();
    expect((await page.act('way', { rev: 0, way: 'resign' })).said).toBeTruthy();
    await page.post('close', {});
    expect((await page.get('state')).status).toBe(401);
    const again = await puzzled(GAME);
    await again.table.housekeeping.forget(ANN.id);
    expect((await again.page.get('state')).status).toBe(401);
    expect(await table.puzzles.answered(ANN.id, 'x', 0)).toBeUndefined();
  });

  test('is closed to a person whom the operator has shut out, and stores no answer', async () => {
    const { page, puzzle, store, table } = await puzzled(GAME);
    await store.transaction(({ host }) => host.block({ kind: 'person', id: ANN.id, reason: null, at: 0 }));
    await table.host.blocks.refresh();
    expect((await page.get('state')).status).toBe(403);
    const act = await page.post('act', { rev: 0, action: puzzle.choices[0]?.action });
    expect([act.status, await store.puzzles.tries(ANN.id)]).toEqual([403, []]);
  });

  test('has a link below the puzzle on Discord, where the bot has such pages', async () => {
    const { table, asked } = await puzzled(GAME);
    const { wanted, boardLink } = linkedBoards();
    const context = roomOf(table, { boardLink });
    const { rows = [] } = await askPuzzle(context, ANN.id, asked, { since: 0, repeats: false });
    expect(JSON.stringify(rows)).toContain('Open the board');
    expect(wanted).toEqual([{ exercise: puzzleText(asked) }]);
    const without = await askPuzzle(roomOf(table), ANN.id, asked, { since: 0, repeats: false });
    expect(JSON.stringify(without.rows)).not.toContain('Open the board');
  });
});
