import { describe, expect, test } from 'vitest';
import { learn } from '../../src/discord/panels/look/rules.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import type { PageState } from '../../src/page/protocol.ts';
import {
  framesOf,
  proposedAction,
  type TouchMark,
  touched,
} from '../../src/presentation/choosing/narrowing.ts';
import { buttonsLeft } from '../../src/presentation/choosing/open-choices.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { LessonOption } from '../../src/presentation/presenter/presenter.ts';
import { plain } from '../../src/presentation/text/names.ts';
import { lessonText } from '../../src/table/people/board-pages.ts';
import { linkedBoards } from '../support/linked-boards.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { some } from '../support/test-form.ts';
import { unpainted } from '../support/unpainted.ts';
import { ANN } from '../table/room.ts';
import { labelsIn, site, Visitor } from './site.ts';

const VISIT = { ...PLAIN, person: ANN, channelId: 'c1', guildId: 'g1' } as never;
const GAMES = gamesFrom('shown');

/** Touches all things of an action. Returns the action that the page then proposes. */
function byTouch(state: PageState, name: string): string | undefined {
  const { touch } = state;
  const action = touch.actions.find(({ text }) => text === name);
  if (!action) return undefined;
  const frames = framesOf(touch, action).map((frame): TouchMark => ({ frame }));
  const marks = frames.reduce<readonly TouchMark[]>((made, mark) => touched(touch, made, mark), []);
  const buttons = buttonsLeft(touch, marks).filter(choice => action.choices.includes(choice));
  const all = proposedAction(touch, marks, false)
    ? marks
    : buttons.reduce<readonly TouchMark[]>((made, choice) => touched(touch, made, { choice }), marks);
  return proposedAction(touch, all, false)?.text;
}

async function opened(game: string, language: Language, ...place: readonly number[]) {
  const here = await site(game);
  const lesson = presenters[game]?.(language).lesson;
  if (!lesson) throw new Error(`${game} has no lesson`);
  const link = await here.server.link({ exercise: lessonText(game, place), userId: ANN.id, language });
  const page = await Visitor.by(here.server.url, link);
  const context = roomOf(here.table, { games, presenters: unpainted(), language });
  const spoken = async (...to: readonly number[]) =>
    plain((await learn(context, VISIT, game, to)).content ?? '');
  return { ...here, page, lesson, spoken };
}

const CASES = GAMES.flatMap(game => some(LANGUAGES, 2).map(language => [game, language] as const));

describe.each(CASES)('the lesson of %s in %s on the page', (game, language) => {
  test('is walked by touch, with the reason of each wrong choice, as in the private panel', async () => {
    const { page, lesson, spoken } = await opened(game, language);
    const { steps } = lesson;
    /** Chooses an option: by its things on the board, or by its button beside the board. */
    const choose = async (state: PageState, { fields, label }: LessonOption, at: number) => {
      if (fields.length === 0) {
        expect(labelsIn(state)).toContain(label);
        return page.act('way', { rev: state.rev, way: String(at) });
      }
      const action = byTouch(state, String(at));
      expect(action).toBe(String(at));
      expect(await page.preview(state.rev, String(at))).toMatchObject({
        label: plain(label),
        svg: expect.stringMatching(/^<svg/),
      });
      return page.act('act', { rev: state.rev, action });
    };
    const choices = steps.filter(({ options }) => options.length > 1);
    expect(choices.flatMap(({ options }) => options).filter(({ fields }) => fields.length === 0)).toEqual([]);
    let onTheBoard = 0;
    for (const [index, { text, options }] of steps.entries()) {
      const isLast = index === steps.length - 1;
      let { state } = await page.state();
      expect(state.lines.join('\n')).toBe(`${state.lines[0]}\n${plain(text)}`);
      expect([state.status, state.advises]).toEqual([isLast ? 'over' : 'yours', false]);
      if (state.touch.frames.length > 0) onTheBoard++;
      const wrong = [...options.entries()].filter(([, { next }]) => next === index);
      for (const [before, [at, option]] of wrong.slice(0, 2).entries()) {
        const answer = await choose(state, option, at);
        expect(answer.shown).toBe(plain(option.remark));
        expect(await spoken(index, at, before)).toContain(plain(option.remark));
        expect(answer.state.cards[0]?.lines[0]).toBe(plain(option.remark));
        expect(answer.state.rev).not.toBe(state.rev);
        expect(answer.state.lines).toEqual(state.lines);
        ({ state } = answer);
        expect((await page.state()).state).toEqual(state);
      }
      const helped = wrong.length > 1;
      expect(state.cards.flatMap(({ lines }) => lines)).toHaveLength(
        (helped ? 2 : Math.min(1, wrong.length || index)) + Number(state.status === 'over'),
      );
      const right = [...options.entries()].filter(([, { next }]) => next !== index);
      if (helped)
        expect(state.touch.actions.map(({ text: name }) => Number(name))).toEqual(right.map(([at]) => at));
      const [[at, option] = [-1, options[0]]] = right;
      if (!option) throw new Error(`step ${index} leads nowhere`);
      const answer = await choose(state, option, at);
      expect(answer.shown).toBe(plain(option.remark));
      expect(answer.state.lines[1]).toBe(plain(steps[option.next]?.text ?? '').split('\n')[0]);
      const panel = await spoken(index, at);
      for (const line of answer.state.lines) expect(panel).toContain(line);
    }
    expect((await page.state()).state.rev).toBe(0);
    expect(onTheBoard).toBeGreaterThan(choices.length / 2);
  });
});

describe.each(GAMES)('the page of the lesson of %s', game => {
  test('goes back, refuses a choice of an older step and a choice that the step lacks, and stores no result', async () => {
    const { page, lesson, store } = await opened(game, 'en', 1);
    const before = (await page.state()).state;
    const at = String(lesson.steps[1]?.options.findIndex(({ next }) => next === 2));
    for (const [rev, action] of [[0, at] as const, [before.rev, '9'] as const]) {
      const { said, state } = await page.act('act', { rev, action });
      expect([said, state]).toEqual([expect.stringMatching(/moved on/), before]);
    }
    const after = (await page.act('act', { rev: before.rev, action: at })).state;
    expect(after.rev).toBeGreaterThan(before.rev);
    expect((await page.press('Go back')).state).toEqual(before);
    expect((await page.press('Go back')).state.rev).toBe(0);
    expect((await page.state()).state.ways.map(({ label }) => label)).not.toContain('Go back');
    expect([await store.results.ofUser(ANN.id), await store.puzzles.tries(ANN.id)]).toEqual([[], []]);
    expect((await page.post('review', {})).status).toBe(410);
  });

  test('is reached from each step of the private panel, and begins at that step', async () => {
    const { table } = await opened(game, 'en');
    const { wanted, boardLink } = linkedBoards();
    const context = roomOf(table, { presenters: unpainted(), boardLink });
    const { rows } = await learn(context, VISIT, game, [1, 0, 0]);
    expect(JSON.stringify(rows)).toContain('Open the board');
    expect(wanted).toEqual([{ exercise: lessonText(game, [1, 0, 0]) }]);
    const without = await learn(roomOf(table, { presenters: unpainted() }), VISIT, game, [1]);
    expect(JSON.stringify(without.rows)).not.toContain('Open the board');
  });
});
