import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { boardScene } from '../../../src/games/green-port/picture/board.ts';
import { changeOf } from '../../../src/games/green-port/picture/style/change.ts';
import { greenPortPresenter } from '../../../src/games/green-port/presenter/index.ts';
import { COLOURS, type Event, type State, type View } from '../../../src/games/green-port/rules/types.ts';
import { foresee } from '../../../src/presentation/choosing/preview.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { idsOf, itemOf, wordsOf } from '../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { some, times } from '../../support/test-form.ts';
import { GAMES, game } from './games.ts';
import { anyDice, position, type Wish } from './position.ts';
import { markIn } from './seat-mark.ts';

interface Foreseen {
  readonly state: State;
  readonly seat: number;
  readonly text: string;
  readonly view: View;
  readonly events: readonly Event[];
}

const foreseen = (state: State, text: string): Foreseen => {
  const [seat = -1] = greenPort.toAct(state);
  const action = greenPort.read(text);
  if (!action.ok) throw new Error(text);
  const view = greenPort.view(state, seat);
  const events = foresee(greenPort as unknown as AnyGame, view, seat, action.value) as readonly Event[];
  return { state, seat, text, view, events };
};

const shown = (wish: Wish, text: string) => {
  const { view, events } = foreseen(position(wish), text);
  return boardScene(view, WIDE_NAMES, [], 'en', events);
};

const all: readonly Foreseen[] = [
  ...some(
    GAMES.map(([variant, seats], at) => ({ variant, seats, seed: at + 3 })),
    4,
  ).flatMap(({ variant, seats, seed }) => {
    const { deal, played } = game(variant, seats, seed);
    return played.flatMap(({ action }, at) =>
      at % 9 === 0 ? [foreseen(played[at - 1]?.state ?? deal, greenPort.write(action))] : [],
    );
  }),
  foreseen(
    position({ cubes: ['b88 g20 r20 y20'], phase: { type: 'lose', seats: [0] } }),
    'lose blue-44,green-10,red-10,yellow-10',
  ),
];

describe('every preview', () => {
  const scenes = all.map(({ view, events }, at) =>
    boardScene(view, WIDE_NAMES, [], LANGUAGES[at % LANGUAGES.length], events),
  );

  it('says by how much every seat’s cubes and points change, as the action then changes them', () => {
    let [moves, gains] = [0, 0];
    all.forEach(({ state, seat, text, view, events }, at) => {
      const action = greenPort.read(text);
      if (!action.ok) throw new Error(text);
      const done = greenPort.apply(state, seat, action.value, anyDice());
      if (!done.ok || done.value.reveals || done.value.state.phase.type === 'over') return;
      const after = greenPort.view(done.value.state, seat);
      const scene = scenes[at];
      if (!scene) throw new Error('no scene');
      view.players.forEach(({ cubes, points }, each) => {
        const next = after.players[each];
        if (!next) throw new Error('no seat');
        const change = changeOf(events, each);
        for (const colour of COLOURS) {
          const gap = next.cubes[colour] - cubes[colour];
          expect([text, each, colour, change?.cubes[colour] ?? 0]).toEqual([text, each, colour, gap]);
          expect(wordsOf(scene, `seat/${each + 1}/${colour}/change`)).toBe(
            gap === 0 ? undefined : gap < 0 ? `−${-gap}` : `+${gap}`,
          );
          expect(itemOf(scene, `seat/${each + 1}/${colour}/changed`) !== undefined).toBe(gap !== 0);
          if (gap !== 0) moves += 1;
        }
        const gained = next.points - points;
        expect(wordsOf(scene, `seat/${each + 1}/gain/points`)).toBe(gained > 0 ? `+${gained}` : undefined);
        if (gained > 0) gains += 1;
      });
    });
    expect([moves > 50, gains > times(1, 5)]).toEqual([true, true]);
  });
});

describe('ghosts', () => {
  const ghostsOf = (wish: Wish, text: string) =>
    [...idsOf(shown(wish, text)).keys()].filter(id =>
      /(\/ghost$|\/ghost\/seal$|^taken\/\w+\/gain$)/.test(id),
    );

  it('the ghosts of a hire show the people who leave the pool, and their cubes', () => {
    const wish = { pool: 'red-drop blue-arrow red-wheel black', tiles: ['+wheel'] };
    expect(ghostsOf(wish, 'hire red')).toEqual([
      'pool/1/red-drop/ghost',
      'pool/3/red-wheel/ghost',
      'taken/red/gain',
    ]);
    expect(wordsOf(shown(wish, 'hire red'), 'taken/red/gain')).toBe('+3');
  });

  it('the ghosts of a Refer show the same, with the payment and its seat', () => {
    const wish: Wish = {
      pool: 'red-drop blue-arrow',
      cubes: ['', 'y1', ''],
      phase: { type: 'refer', seats: [1, 2] },
    };
    const scene = shown(wish, 'refer red pay yellow');
    expect(wordsOf(scene, 'seat/2/red/change')).toBe('+1');
    expect(wordsOf(scene, 'seat/2/yellow/change')).toBe('−1');
    expect(wordsOf(scene, 'seat/1/yellow/change')).toBe('+1');
  });

  it('the ghosts of an Objective show its paper stamped for the seat, and its cost gone from the crew', () => {
    const wish: Wish = { objectives: ['red-2', 'blue-1'], cubes: ['r2'], phase: { type: 'utilise' } };
    expect(ghostsOf(wish, 'complete 1 pay red-2')).toEqual(['objective/1/ghost']);
    const scene = shown(wish, 'complete 1 pay red-2');
    expect(markIn(scene, 'objective/1/by')).toBe(0);
    expect(wordsOf(scene, 'objective/1/red/cost')).toBeUndefined();
    expect(wordsOf(scene, 'objective/2/blue/cost')).toBe('1');
    expect(wordsOf(scene, 'seat/1/red/cubes')).toBe('2');
    expect(wordsOf(scene, 'seat/1/red/change')).toBe('−2');
    expect(wordsOf(scene, 'seat/1/gain/points')).toBe('+2');
  });

  it('the ghosts of Headquarters show the sealed house', () => {
    const wish: Wish = { objectives: ['yellow-6'], cubes: ['r3'], phase: { type: 'utilise' } };
    expect(ghostsOf(wish, 'buy red')).toEqual(['headquarters/red/ghost', 'headquarters/red/ghost/seal']);
  });

  it('the ghost of a tile lies where the tile would lie', () => {
    const up: Wish = { cubes: ['b1 r1'], tiles: ['drop'], phase: { type: 'utilise' } };
    expect(itemOf(shown(up, 'unflip pay blue-1,red-1'), 'seat/1/tile/ghost')).toBeDefined();
    const bust: Wish = { tiles: ['+drop'], pool: 'red-drop black', phase: { type: 'bust' } };
    expect(ghostsOf(bust, 'flip')).toEqual([
      'pool/1/red-drop/ghost',
      'pool/2/black/ghost',
      'seat/1/tile/ghost',
    ]);
  });
});

describe('nothing is shown', () => {
  it.each([
    ['reveal', { pool: 'red-drop' }],
    ['pass', { pool: 'red-drop', cubes: ['', 'r1'], phase: { type: 'refer', seats: [1] } }],
    ['end', { phase: { type: 'utilise' } }],
    ['bust', { tiles: ['+drop'], pool: 'red-drop black', phase: { type: 'bust' } }],
  ] satisfies readonly (readonly [string, Wish])[])(
    'an action that changes no seat has no ghosts: %s',
    async (text, wish) => {
      const { view, events } = foreseen(position(wish), text);
      expect(await greenPortPresenter('en').preview?.(view, WIDE_NAMES, events, 'p.png')).toBeUndefined();
    },
  );

  it('a board without a foreseen action has no ghosts', () => {
    const view = greenPort.view(position(), 'table');
    expect(JSON.stringify(boardScene(view, WIDE_NAMES, []))).not.toMatch(/ghost/);
  });
});

it.each(LANGUAGES)('the alt text says what is a ghost, then the board: %s', async language => {
  const { view, events } = foreseen(
    position({ objectives: ['red-2', 'blue-1'], cubes: ['r2'], phase: { type: 'utilise' } }),
    'complete 1 pay red-2',
  );
  const presenter = greenPortPresenter(language);
  const preview = await presenter.preview?.(view, ['Ann', 'Ben', 'Cleo'], events, 'p.png');
  const [first = '', ...rest] = (preview?.alt ?? '').split('\n');
  expect(first).toContain(presenter.story(events, ['Ann', 'Ben', 'Cleo'])[0]?.replaceAll('*', ''));
  expect(rest.join('\n')).toContain(presenter.alt(view, ['Ann', 'Ben', 'Cleo']).split('\n')[0]);
  expect(preview?.alt.length).toBeLessThanOrEqual(1024);
});
