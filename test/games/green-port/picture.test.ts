import { describe, expect, it } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { oddsOf } from '../../../src/games/green-port/judgement/odds.ts';
import { boardScene } from '../../../src/games/green-port/picture/board.ts';
import { endingScene } from '../../../src/games/green-port/picture/ending.ts';
import { PAINTS } from '../../../src/games/green-port/picture/style/palette.ts';
import { topicScene } from '../../../src/games/green-port/picture/topics/topic.ts';
import { unitColour } from '../../../src/games/green-port/rules/cards.ts';
import { gainOf } from '../../../src/games/green-port/rules/hire.ts';
import {
  askedBy,
  isWild,
  objectivePoints,
  priceOfHeadquarters,
} from '../../../src/games/green-port/rules/prices.ts';
import { COLOURS, type Event, type Variant, type View } from '../../../src/games/green-port/rules/types.ts';
import { summarise } from '../../../src/games/green-port/views/summary.ts';
import { blacks, units } from '../../../src/games/green-port/words/facts.ts';
import { LANGUAGES, type Language } from '../../../src/presentation/language/languages.ts';
import { apart } from '../../presentation/colours.ts';
import { idsOf, itemOf, wordsOf } from '../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { isLong, some, times } from '../../support/test-form.ts';
import { GAMES, game, greedily } from './games.ts';

import { anyDice, position, type Wish } from './position.ts';
import { crowded } from './presented.ts';
import { markIn } from './seat-mark.ts';

interface Shown {
  readonly name: string;
  readonly view: View;
  readonly marked: readonly Event[];
  readonly language: Language;
}

const seen = (wish: Wish, change: Partial<View> = {}): View => ({
  ...greenPort.view(position(wish), 'table'),
  ...change,
});

const SPOKEN: readonly Language[] = isLong ? LANGUAGES : ['en', 'ko', 'de'];

const played = (variant: Variant, seats: number, seed: number): readonly Shown[] =>
  game(variant, seats, seed, undefined, greedily(seed)).played.flatMap(({ state, events }, index, all) =>
    index % 5 === 0 || index === all.length - 1
      ? [
          {
            name: `${variant} ${seats}, ${index}`,
            view: greenPort.view(state, 'table'),
            marked: events.map(({ event }) => event),
            language: LANGUAGES[index % LANGUAGES.length] ?? 'en',
          },
        ]
      : [],
  );

const crowds = [2, 3, 4].flatMap(seats =>
  SPOKEN.map(
    (language): Shown => ({
      name: `crowded ${seats} ${language}`,
      view: seen(crowded(seats), { round: 88 }),
      marked: [],
      language,
    }),
  ),
);

const phases: readonly Shown[] = SPOKEN.flatMap(language =>
  (
    [
      { phase: { type: 'pick', seat: 2 } },
      { phase: { type: 'hire' } },
      { phase: { type: 'bust' }, pool: 'red-drop black', tiles: ['+wheel'] },
      { phase: { type: 'lose', seats: [1, 2] }, pool: 'x-orange' },
      { phase: { type: 'bonus', seats: [2] }, pool: 'x-green' },
      { phase: { type: 'refer', seats: [1] }, pool: 'red-drop' },
      { phase: { type: 'utilise' } },
      { phase: { type: 'utilise' }, pool: 'red-drop black', turn: { bust: true } },
      { phase: { type: 'hire' }, pool: 'red-drop', deck: '', discards: '' },
      { phase: { type: 'hire' }, pool: 'red-drop', deck: 'blue-drop', discards: 'rest' },
    ] satisfies readonly Wish[]
  ).map((wish, index) => ({ name: `phase ${index} ${language}`, view: seen(wish), marked: [], language })),
);

const all: readonly Shown[] = [
  ...some(
    GAMES.map(([variant, seats], at) => ({ variant, seats, seed: at + 1 })),
    4,
  ).flatMap(({ variant, seats, seed }) => played(variant, seats, seed)),
  ...crowds,
  ...phases,
];
const boards = all.map(shown => ({
  ...shown,
  scene: boardScene(shown.view, WIDE_NAMES, shown.marked, shown.language),
}));

const endings = SPOKEN.flatMap((language, at) =>
  [2, 3, 4].flatMap(seats => {
    const history = game('standard', seats, at + 5, undefined, greedily(at + 5));
    return [[], [0], [1]].map(resigned => {
      const view = greenPort.view(history.played.at(-1)?.state ?? history.deal, 'table', {
        resigned,
        stopped: null,
      });
      const gone = { ...history, resigned: resigned.map(seat => ({ seat, before: 9 })) };
      const summary = summarise(gone);
      return {
        name: `ending ${seats} ${language} ${resigned}`,
        view,
        summary,
        scene: endingScene({ summary, ranks: view.result?.ranks }, view, WIDE_NAMES, language),
      };
    });
  }),
);

describe('the four colours', () => {
  it('differ by 15 or more in every kind of sight, by pattern and by letter', () => {
    for (const least of apart(COLOURS.map(colour => PAINTS[colour].wall)))
      expect(least).toBeGreaterThanOrEqual(15);
    expect(new Set(COLOURS.map(colour => PAINTS[colour].pattern)).size).toBe(4);
    expect(COLOURS.map(colour => PAINTS[colour].letter).join('')).toBe('BGRY');
  });
});

describe('the board, by value', () => {
  it('shows every card of the pool, and what the deck still holds', () => {
    for (const { view, scene } of boards) {
      const ids = idsOf(scene);
      view.pool.forEach((card, index) => {
        expect(ids.has(`pool/${index + 1}/${card}`)).toBe(true);
      });
      expect([...ids.keys()].filter(id => /^pool\/\d+\/[^/]+$/.test(id))).toHaveLength(view.pool.length);
      for (const colour of COLOURS)
        expect(wordsOf(scene, `unseen/${colour}/count`)).toBe(
          String(view.unseen.filter(card => unitColour(card) === colour).length),
        );
      for (const card of ['black', 'x-green', 'x-orange'])
        expect(wordsOf(scene, `unseen/${card}/count`)).toBe(
          String(view.unseen.filter(each => each === card).length),
        );
      expect(wordsOf(scene, 'deck/left')).toBe(String(view.unseen.length));
    }
  });

  it('hangs the exact chance of a bust on the crane while one can come', () => {
    const risky = boards.filter(({ view }) => view.phase.type === 'hire' && oddsOf(view).busts > 0);
    expect(risky.length).toBeGreaterThan(20);
    for (const { view, scene } of risky) {
      const { next, busts } = oddsOf(view);
      const chance = Math.round((100 * busts) / next.length);
      // Some languages put a no-break space before the percent sign. No language puts a normal space there.
      expect(wordsOf(scene, 'sign/chance')).toMatch(new RegExp(`^${chance}[\\u00a0\\u202f]?%$`));
      expect(wordsOf(scene, 'sign/1')).toMatch(new RegExp(` ${busts}/${next.length}$`));
    }
    for (const { view, scene } of boards)
      if (view.phase.type === 'hire' && oddsOf(view).busts === 0)
        expect(itemOf(scene, 'sign/chance')).toBeUndefined();
  });

  it('tells what a hire brings to who would hire', () => {
    let gains = 0;
    for (const { view, scene } of boards) {
      const { phase, turn } = view;
      const seat = phase.type === 'hire' ? turn.seat : phase.type === 'refer' ? phase.seats[0] : undefined;
      const player = view.players[seat ?? -1];
      if (!player) continue;
      for (const colour of COLOURS) {
        const cards = view.pool.filter(card => unitColour(card) === colour);
        const { cards: own, tile, boosts } = gainOf(view, player, colour, cards);
        if (cards.length > 0) gains += 1;
        expect(wordsOf(scene, `plate/${colour}/gain`)).toBe(
          cards.length > 0 ? `+${own + tile + boosts}` : undefined,
        );
      }
    }
    expect(gains).toBeGreaterThan(20);
  });

  it('shows every Objective with its price or who has it', () => {
    for (const { view, scene } of boards)
      view.objectives.forEach((objective, index) => {
        const id = `objective/${index + 1}`;
        expect(wordsOf(scene, `${id}/slot`)).toBe(String(index + 1));
        expect(wordsOf(scene, `${id}/points/points`)).toBe(String(objectivePoints(objective)));
        const open = objective.by === null;
        expect(markIn(scene, `${id}/by`)).toBe(objective.by ?? undefined);
        const asked = askedBy(objective);
        for (const colour of COLOURS)
          expect(wordsOf(scene, `${id}/${colour}/cost`)).toBe(
            open && !isWild(objective) && asked[colour] > 0 ? String(asked[colour]) : undefined,
          );
        expect(wordsOf(scene, `${id}/wild/cost`)).toBe(open && isWild(objective) ? '6' : undefined);
      });
  });

  it('shows every pile of Headquarters with value and price, and powers only where they work', () => {
    for (const { view, scene } of boards)
      for (const colour of COLOURS) {
        const id = `headquarters/${colour}`;
        const [top] = view.piles[colour];
        expect(wordsOf(scene, `${id}/value/points`)).toBe(top === undefined ? undefined : String(top));
        expect(wordsOf(scene, `${id}/price`)).toBe(
          top === undefined ? undefined : String(priceOfHeadquarters(view, colour)),
        );
        const powers = view.variant === 'standard' || view.variant === 'no-tiles';
        const said = [1, 2].map(line => wordsOf(scene, `${id}/power/${line}`));
        expect(said.every(line => line === undefined || powers)).toBe(true);
        if (powers && top !== undefined && view.pool.length < 6)
          expect(said.join(' ')).toMatch(/^[^…]+ [^…]+$/);
      }
  });

  it('edges in gold what its viewer can pay for, also in the turn of another seat, and nothing for the table', () => {
    const reached = { yes: 0, no: 0 };
    for (const { view, marked, scene } of boards) {
      if (view.phase.type !== 'utilise') continue;
      expect([...idsOf(scene).keys()].filter(id => id.endsWith('/reach'))).toEqual([]);
      const state = greenPort.imagine(view, 'table', anyDice());
      for (const seat of view.players.keys()) {
        const actions = greenPort.legal({ ...state, turn: { ...state.turn, seat } }, seat);
        const ids = idsOf(boardScene({ ...view, viewer: seat }, WIDE_NAMES, marked));
        view.objectives.forEach((_, index) => {
          const legal = actions.some(action => action.type === 'complete' && action.objective === index + 1);
          reached[legal ? 'yes' : 'no'] += 1;
          expect(ids.has(`objective/${index + 1}/reach`)).toBe(legal);
        });
        for (const colour of COLOURS)
          expect(ids.has(`headquarters/${colour}/reach`)).toBe(
            actions.some(action => action.type === 'buy' && action.colour === colour),
          );
      }
    }
    expect(Math.min(reached.yes, reached.no)).toBeGreaterThan(times(1, 5));
  });

  it('shows every seat, and marks the one that is asked', () => {
    for (const { view, scene } of boards) {
      const [asked] = greenPort.toAct(greenPort.imagine(view, 'table', anyDice()));
      view.players.forEach(({ cubes, points, tile, headquarters }, seat) => {
        const id = `seat/${seat + 1}`;
        expect(wordsOf(scene, `${id}/points`)).toBe(String(points));
        for (const colour of COLOURS) {
          const isShown = cubes[colour] > 0 || itemOf(scene, `${id}/${colour}/changed`) !== undefined;
          expect(wordsOf(scene, `${id}/${colour}/cubes`)).toBe(isShown ? String(cubes[colour]) : undefined);
          const own = headquarters.filter(other => other.colour === colour).length;
          expect(itemOf(scene, `${id}/house/${colour}`) !== undefined).toBe(own > 0);
          expect(wordsOf(scene, `${id}/house/${colour}/count`)).toBe(own > 1 ? String(own) : undefined);
        }
        expect(itemOf(scene, `${id}/tile/up`) !== undefined).toBe(tile?.up === true);
        expect(itemOf(scene, `${id}/tile/down`) !== undefined).toBe(tile?.up === false);
        expect(itemOf(scene, `${id}/turn`) !== undefined).toBe(seat === asked);
        expect(markIn(scene, `${id}/mark`)).toBe(seat);
      });
    }
  });
});

describe('what has just happened', () => {
  const marks = (wish: Wish, marked: readonly Event[]) =>
    [...idsOf(boardScene(seen(wish), WIDE_NAMES, marked)).keys()].filter(id =>
      /(marked|changed|^taken\/\w+)$/.test(id),
    );

  it('rings the card revealed, the Objective completed, the Headquarters bought', () => {
    expect(marks({ pool: 'red-drop blue-drop' }, [{ type: 'revealed', seat: 0, card: 'blue-drop' }])).toEqual(
      ['pool/marked'],
    );
    expect(marks({}, [{ type: 'completed', seat: 0, objective: 2, pay: {}, points: 8 }])).toEqual([
      'objective/2/marked',
    ]);
    expect(marks({}, [{ type: 'bought', seat: 0, colour: 'red', value: 2, price: 4, boost: null }])).toEqual([
      'headquarters/red/marked',
    ]);
    expect(marks({}, [{ type: 'unflipped', seat: 1, pay: {} }])).toEqual(['seat/2/tile/marked']);
  });

  it('leaves the places of the hired, with what they brought', () => {
    const hired: Event = {
      type: 'hired',
      seat: 1,
      colour: 'red',
      cards: ['red-drop', 'red-wheel'],
      gain: { cards: 2, tile: 1, boosts: 1 },
      sync: false,
    };
    expect(marks({ pool: 'blue-drop' }, [hired])).toEqual(['taken/red', 'seat/2/red/changed']);
    const scene = boardScene(seen({ pool: 'blue-drop' }), WIDE_NAMES, [hired]);
    expect(wordsOf(scene, 'taken/red/gain')).toBe('+4');
  });
});

describe('a bust', () => {
  it('says how likely it was, from the cards that lay face down before it', () => {
    const view = seen({
      phase: { type: 'utilise' },
      pool: 'red-drop black',
      deck: 'black blue-drop blue-wheel',
      discards: 'rest',
      turn: { bust: true },
    });
    const scene = boardScene(view, WIDE_NAMES, []);
    expect(wordsOf(scene, 'sign/chance')).toBe('50%');
    expect(itemOf(scene, 'tape')).toBeDefined();
    expect(itemOf(boardScene(seen({ pool: 'black red-drop' }), WIDE_NAMES, []), 'tape')).toBeUndefined();
  });
});

describe('the end', () => {
  it('shows the parts of every total, and crowns the winner alone', () => {
    for (const { name, view, summary, scene } of endings) {
      view.players.forEach(({ points }, seat) => {
        expect(wordsOf(scene, `sums/total/${seat + 1}`)).toBe(String(points));
        for (const { part, points: own } of summary.parts)
          expect(wordsOf(scene, `sums/${part}/${seat + 1}`)).toBe(String(own[seat]));
      });
      const crowned = view.players.map((_, seat) =>
        scene.items.some(
          item =>
            item.type === 'sprite' &&
            item.id === `podium/${seat + 1}/figure` &&
            item.items.some(({ id }) => id === 'crown'),
        ),
      );
      expect([name, crowned]).toEqual([name, view.result?.ranks.map(rank => rank === 1)]);
    }
  });

  it('says how a game ended that people ended', () => {
    const over = (stopped: readonly number[]) =>
      boardScene(
        seen({ seats: 2 }, { stopped, resigned: stopped.map(seat => 1 - seat) }),
        ['Joana', 'Miguel'],
        [],
      );
    expect(wordsOf(over([1]), 'round/words')).toBe('Over: given up');
    expect([1, 2].map(seat => wordsOf(over([1]), `seat/${seat}/ended`))).toEqual(['gave up', 'Won']);
    expect(wordsOf(over([]), 'round/words')).toBe('Over: cancelled');
    expect(itemOf(over([]), 'seat/1/ended')).toBeUndefined();
  });
});

describe('chapters of the rules', () => {
  it('tell the numbers of the box', () => {
    const cards = topicScene('cards');
    const counts = ['red-wheel', 'black', 'x-orange', 'x-green'].map(kind =>
      wordsOf(cards, `kind/${kind}/count`),
    );
    expect(counts).toEqual([`×${units}`, `×${blacks}`, '×1', '×1']);
    const utilise = [...idsOf(topicScene('utilise')).keys()];
    const paid = (part: string) => utilise.filter(id => new RegExp(`^${part}/\\d$`).test(id)).length;
    expect([paid('buy/pay'), paid('unflip/pay'), paid('unflip/after')]).toEqual([2, 2, 1]);
    for (const [seats, papers, pile] of [
      [2, 4, ['2']],
      [3, 6, ['2', '1']],
      [4, 6, ['2', '1', '1']],
    ] as const) {
      const scene = topicScene('variants');
      expect(wordsOf(scene, `seats/${seats}/papers`)).toBe(`×${papers}`);
      pile.forEach((value, at) => {
        expect(wordsOf(scene, `seats/${seats}/coin/${at + 1}/points`)).toBe(value);
      });
      expect(itemOf(scene, `seats/${seats}/coin/${pile.length + 1}`)).toBeUndefined();
    }
  });
});
