import { describe, expect, it } from 'vitest';
import { STRENGTHS } from '../../../src/core/contract/player.ts';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { frameScene } from '../../../src/games/green-port/picture/frame.ts';
import { lobbyScene } from '../../../src/games/green-port/picture/lobby.ts';
import { shareScene } from '../../../src/games/green-port/picture/share.ts';
import { wideScene } from '../../../src/games/green-port/picture/wide.ts';
import { linesOf, PICTURE_WORDS } from '../../../src/games/green-port/picture/words/index.ts';
import { greenPortPresenter } from '../../../src/games/green-port/presenter/index.ts';
import { hasPowers } from '../../../src/games/green-port/rules/box.ts';
import { unitColour } from '../../../src/games/green-port/rules/cards.ts';
import { countOf } from '../../../src/games/green-port/rules/cubes.ts';
import {
  askedBy,
  isWild,
  objectivePoints,
  priceOfHeadquarters,
} from '../../../src/games/green-port/rules/prices.ts';
import { COLOURS, type Event, SYMBOLS, type View } from '../../../src/games/green-port/rules/types.ts';
import { LANGUAGES, type Language } from '../../../src/presentation/language/languages.ts';
import type { Moment } from '../../../src/presentation/presenter/presenter.ts';
import type { Scene } from '../../../src/presentation/shapes/scene.ts';
import { bounds, idsOf, itemOf, wordsOf } from '../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { some } from '../../support/test-form.ts';
import { GAMES, game, greedily } from './games.ts';
import { position, SOLD, type Wish } from './position.ts';
import { crowded } from './presented.ts';

interface Shown extends Moment<View, Event> {
  readonly name: string;
  readonly language: Language;
}

const seen = (wish: Wish, change: Partial<View> = {}): View => ({
  ...greenPort.view(position(wish), 'table'),
  ...change,
});

const momentsOf = (...[variant, seats, seed]: Parameters<typeof game>): readonly Moment<View, Event>[] => {
  const { deal, played } = game(variant, seats, seed, undefined, greedily(seed));
  return [
    { view: greenPort.view(deal, 'table'), marked: [] },
    ...played.map(({ state, events }) => ({
      view: greenPort.view(state, 'table'),
      marked: events.map(({ event }) => event),
    })),
  ];
};

const games = some(
  GAMES.map(([variant, seats], at) => ({ variant, seats, seed: at + 21 })),
  4,
).map(({ variant, seats, seed }) => ({
  name: `${variant} ${seats}`,
  moments: momentsOf(variant, seats, seed),
}));

const played: readonly Shown[] = games.flatMap(({ name, moments }) =>
  moments.flatMap((moment, index) =>
    index % 23 === 0 || index === moments.length - 1
      ? [{ ...moment, name: `${name}, ${index}`, language: LANGUAGES[index % LANGUAGES.length] ?? 'en' }]
      : [],
  ),
);

const crowds: readonly Shown[] = some(LANGUAGES, 3).flatMap(language =>
  some([2, 3, 4], 2).flatMap(seats => {
    const wish: Wish = {
      ...crowded(seats),
      objectives: [
        'red-1 red-1 red-2 red-2 red-3',
        '1: blue-4 green-2 red-4 yellow-3',
        '1: blue-6',
        '1: green-5',
        '1: red-1 blue-2 yellow-4',
        '1: wild-6',
      ].slice(0, seats === 2 ? 4 : 6),
    };
    const shown = (kind: string, view: View): Shown => ({
      name: `${kind} ${seats} ${language}`,
      view: { ...view, round: 88 },
      marked: [],
      language,
    });
    return [
      shown('crowded', seen(wish)),
      shown('sold out', seen({ ...wish, piles: SOLD })),
      shown('wild open', seen({ seats, objectives: ['blue-4 green-2 red-4 yellow-3', 'wild-6'] })),
      shown(
        'bust',
        seen({ ...wish, phase: { type: 'utilise' }, pool: 'red-drop black', turn: { bust: true } }),
      ),
      shown('given up', seen(wish, { stopped: [1], resigned: [0] })),
      shown('called off', seen(wish, { stopped: [] })),
    ];
  }),
);
const all: readonly Shown[] = [...played, ...crowds];

const wides = all.map(shown => ({
  ...shown,
  scene: wideScene(shown.view, WIDE_NAMES, shown.marked, shown.language),
}));
const cards = all.map(shown => ({ ...shown, scene: shareScene(shown.view, WIDE_NAMES, shown.language) }));
const frames = all.map(shown => ({
  ...shown,
  scene: frameScene(shown.view, WIDE_NAMES, shown.marked, shown.language),
}));
const PLAYERS = [undefined, ...STRENGTHS];
const lobbies = some(LANGUAGES, 2).flatMap(language =>
  [2, 3, 4].flatMap(seats =>
    Array.from({ length: seats + 1 }, (_, taken) =>
      [[], taken > 0 ? [taken - 1] : [], Array.from({ length: taken }, (_, seat) => seat)].map(
        (invited, at) => ({
          name: `lobby ${language} ${taken}/${seats}, ${at}`,
          seats,
          taken,
          invited,
          players: at === 0 ? PLAYERS : [],
          scene: lobbyScene(
            WIDE_NAMES.slice(0, taken),
            seats,
            'W'.repeat(60),
            language,
            invited,
            at === 0 ? PLAYERS : [],
          ),
        }),
      ),
    ).flat(),
  ),
);

describe('the wide picture, by value', () => {
  it('shows each Objective card by card, its whole price or who has it', () => {
    for (const { view, scene } of wides)
      view.objectives.forEach((objective, index) => {
        const id = `objective/${index + 1}`;
        expect(wordsOf(scene, `${id}/slot`)).toBe(String(index + 1));
        expect(wordsOf(scene, `${id}/points/points`)).toBe(String(objectivePoints(objective)));
        objective.cards.forEach(({ colour, value }, at) => {
          expect(wordsOf(scene, `${id}/card/${at + 1}/value`)).toBe(String(value));
          expect(wordsOf(scene, `${id}/card/${at + 1}/plate/letter`)).toBe(colour?.charAt(0).toUpperCase());
        });
        expect(itemOf(scene, `${id}/card/${objective.cards.length + 1}`)).toBeUndefined();
        const isOpen = objective.by === null;
        expect(wordsOf(scene, `${id}/by`) === undefined).toBe(isOpen);
        const asked = askedBy(objective);
        for (const colour of COLOURS)
          expect(wordsOf(scene, `${id}/${colour}/cost`)).toBe(
            isOpen && asked[colour] > 0 ? String(asked[colour]) : undefined,
          );
        expect(wordsOf(scene, `${id}/wild/cost`)).toBe(isOpen && isWild(objective) ? '6' : undefined);
      });
  });

  it('names who has done a heist', () => {
    const scene = wideScene(seen({ objectives: ['1: red-5', 'blue-5'] }), ['Ann', 'Ben', 'Cleo'], []);
    expect([1, 2].map(slot => wordsOf(scene, `objective/${slot}/by`))).toEqual(['Ben', undefined]);
  });

  it('shows every pile with value and price, and says in words what it does', () => {
    for (const { view, language, scene } of wides)
      for (const colour of COLOURS) {
        const id = `headquarters/${colour}`;
        const [top] = view.piles[colour];
        expect(wordsOf(scene, `${id}/value/points`)).toBe(top === undefined ? undefined : String(top));
        expect(wordsOf(scene, `${id}/price`)).toBe(
          top === undefined ? undefined : String(priceOfHeadquarters(view, colour)),
        );
        const said = [1, 2].flatMap(line => wordsOf(scene, `${id}/power/${line}`) ?? []);
        const words = PICTURE_WORDS[language];
        const count = colour === 'red' ? 2 : 1;
        expect(said).toEqual(
          hasPowers(view.variant) ? linesOf(words.powers[colour](count)) : [words.pointsOnly],
        );
      }
  });

  it('shows every card that is face down, by colour and symbol', () => {
    for (const { view, language, scene } of wides) {
      expect(wordsOf(scene, 'heading/deck')).toBe(PICTURE_WORDS[language].deck(view.unseen.length));
      for (const colour of COLOURS) {
        const own = view.unseen.filter(card => unitColour(card) === colour);
        expect(wordsOf(scene, `unseen/${colour}/count`)).toBe(`${own.length}/6`);
        for (const symbol of SYMBOLS) {
          const isThere = own.includes(`${colour}-${symbol}`);
          expect(itemOf(scene, `unseen/${colour}/${symbol}/cell`) !== undefined).toBe(isThere);
          expect(itemOf(scene, `unseen/${colour}/${symbol}/gone`) === undefined).toBe(isThere);
        }
      }
      for (const card of ['black', 'x-green', 'x-orange'] as const) {
        const left = view.unseen.filter(each => each === card).length;
        expect(wordsOf(scene, `unseen/${card}/count`)).toBe(String(left));
        const signs = [...idsOf(scene).keys()].filter(id =>
          new RegExp(`^unseen/${card}/\\d/ground$`).test(id),
        );
        expect(signs).toHaveLength(left);
      }
    }
  });

  it('shows each crew one by one, and how every total comes about', () => {
    let people = 0;
    for (const { view, scene } of wides) {
      const ids = [...idsOf(scene).keys()];
      view.players.forEach(({ cubes, points, headquarters, tile }, seat) => {
        const id = `seat/${seat + 1}`;
        expect(wordsOf(scene, `${id}/points`)).toBe(String(points));
        expect(wordsOf(scene, `${id}/total`)).toBe(String(countOf(cubes)));
        for (const colour of COLOURS) {
          const isShown = cubes[colour] > 0 || itemOf(scene, `${id}/${colour}/changed`) !== undefined;
          expect(wordsOf(scene, `${id}/${colour}/cubes`)).toBe(isShown ? String(cubes[colour]) : undefined);
          const queue = ids.filter(each => new RegExp(`^${id}/${colour}(/\\d+)?/body$`).test(each)).length;
          if (cubes[colour] < 9) expect(queue).toBe(cubes[colour]);
          people += queue;
        }
        const parts = ['objectives', 'headquarters'].map(part =>
          Number(wordsOf(scene, `${id}/${part}/points`)),
        );
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(points);
        view.objectives.forEach((objective, index) => {
          expect(wordsOf(scene, `${id}/objective/${index + 1}/points/points`)).toBe(
            objective.by === seat ? String(objectivePoints(objective)) : undefined,
          );
        });
        headquarters.forEach(({ colour, value, boost }, at) => {
          expect(wordsOf(scene, `${id}/house/${at + 1}/letter`)).toBe(colour.charAt(0).toUpperCase());
          expect(wordsOf(scene, `${id}/house/${at + 1}/value`)).toBe(String(value));
          expect(wordsOf(scene, `${id}/house/${at + 1}/boost`)).toBe(
            boost ? `+${boost.charAt(0).toUpperCase()}` : undefined,
          );
        });
        const ended = view.stopped?.includes(seat) || view.result?.ranks[seat] === 1;
        const gone = view.stopped && view.resigned.includes(seat);
        const shown = !ended && !gone;
        expect(itemOf(scene, `${id}/tile/up`) !== undefined).toBe(shown && tile?.up === true);
        expect(itemOf(scene, `${id}/tile/down`) !== undefined).toBe(shown && tile?.up === false);
      });
    }
    expect(people).toBeGreaterThan(500);
  });

  it('marks who is asked, what has just happened, and what can be paid', () => {
    const marks = (wish: Wish, marked: readonly Event[]) =>
      [...idsOf(wideScene(seen(wish), WIDE_NAMES, marked)).keys()].filter(id => /(marked|changed)$/.test(id));
    expect(marks({}, [{ type: 'completed', seat: 0, objective: 2, pay: {}, points: 8 }])).toEqual([
      'objective/2/marked',
    ]);
    expect(marks({}, [{ type: 'bought', seat: 0, colour: 'red', value: 2, price: 4, boost: null }])).toEqual([
      'headquarters/red/marked',
    ]);
    expect(marks({}, [{ type: 'unflipped', seat: 1, pay: {} }])).toEqual(['seat/2/tile/marked']);
    expect(marks({}, [{ type: 'helped', seat: 2, colour: 'green' }])).toEqual(['seat/3/green/changed']);
    const scene = wideScene(
      seen(
        { phase: { type: 'utilise' }, cubes: ['b4 r1'], objectives: ['red-1 blue-4', 'green-5'] },
        { viewer: 0 },
      ),
      WIDE_NAMES,
      [],
    );
    expect([1, 2].map(slot => itemOf(scene, `objective/${slot}/reach`) !== undefined)).toEqual([true, false]);
    expect([1, 2, 3].map(seat => itemOf(scene, `seat/${seat}/sign/turn`) !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the lobby', () => {
  it('has a person on containers for who sits there, a hook for the others, a tag for who is invited', () => {
    for (const { name, seats, taken, invited, players, scene } of lobbies) {
      const ids = idsOf(scene);
      for (let seat = 0; seat < seats; seat++) {
        const id = `seat/${seat + 1}`;
        const sits = seat < taken && !invited.includes(seat);
        const isPlayer = sits && players[seat] !== undefined;
        expect([name, ids.has(`${id}/player`), ids.has(`${id}/player/strength`)]).toEqual([
          name,
          isPlayer,
          isPlayer,
        ]);
        expect([name, ids.has(`${id}/crook`), ids.has(`${id}/hook`)]).toEqual([
          name,
          sits && !isPlayer,
          !sits,
        ]);
        const asked = invited.includes(seat);
        expect([name, ids.has(`${id}/invited/words`), ids.has(`${id}/coming`)]).toEqual([name, asked, asked]);
      }
    }
  });

  it('names all who sit there, and says which seats are free', () => {
    const scene = lobbyScene(['Ann', 'Ben'], 3, 'Simple', 'en', [1]);
    expect([1, 2, 3].map(seat => wordsOf(scene, `seat/${seat}/name`))).toEqual(['Ann', 'Ben', 'free seat']);
    expect([wordsOf(scene, 'title/words'), wordsOf(scene, 'options')]).toEqual(['Green Port', 'Simple']);
    expect(itemOf(lobbyScene([], 2, ''), 'options')).toBeUndefined();
  });
});

describe('the card to share', () => {
  it('shows everybody’s points, heists and Headquarters, and crowns the winner alone', () => {
    for (const { view, scene } of cards) {
      expect(scene.width / scene.height).toBeCloseTo(1200 / 630, 2);
      const ids = idsOf(scene);
      const done = view.objectives.filter(({ by }) => by !== null).length;
      expect(wordsOf(scene, 'progress/count')).toBe(`${done}/${view.objectives.length}`);
      view.players.forEach(({ points, headquarters }, seat) => {
        const id = `seat/${seat + 1}`;
        expect(wordsOf(scene, `${id}/score`)).toBe(String(points));
        view.objectives.forEach((objective, index) => {
          const own = objective.by === seat;
          expect(wordsOf(scene, `${id}/heist/${index + 1}/note/slot`)).toBe(
            own ? String(index + 1) : undefined,
          );
          expect(wordsOf(scene, `${id}/heist/${index + 1}/points/points`)).toBe(
            own ? String(objectivePoints(objective)) : undefined,
          );
        });
        for (const colour of COLOURS) {
          const count = headquarters.filter(own => own.colour === colour).length;
          expect(ids.has(`${id}/house/${colour}`)).toBe(count > 0);
          expect(wordsOf(scene, `${id}/house/${colour}/count`)).toBe(count > 1 ? String(count) : undefined);
        }
        const won = view.stopped ? view.stopped.includes(seat) : view.result?.ranks[seat] === 1;
        expect(ids.has(`${id}/crook/crown`)).toBe(won);
      });
    }
  });

  it('says how it stands: who wins, who leads alone, or the round', () => {
    const said = (view: View, language: Language = 'en') =>
      wordsOf(shareScene(view, ['Ann', 'Ben', 'Cleo'], language), 'said/words');
    const ahead: Wish = { objectives: ['1: red-5', 'blue-5'] };
    expect(LANGUAGES.map(language => said(seen(ahead), language))).toEqual([
      'Ben leads',
      'Ben 선두',
      'Ben lidera',
      'Ben führt',
      'Ben lidera',
      'Ben mène',
      'Benがリード',
    ]);
    expect(said(seen({ objectives: ['1: red-5', '0: blue-5', 'green-1'] }))).toBe('Round 1');
    expect(said(seen(ahead, { stopped: [2] }))).toBe('Cleo wins');
    expect(said(seen(ahead, { stopped: [] }))).toBe('Over: cancelled');
  });

  it('has a white flag for who gave up', () => {
    const ids = idsOf(shareScene(seen({ seats: 2 }, { stopped: [1], resigned: [0] }), ['Ann', 'Ben']));
    expect([1, 2].map(seat => ids.has(`seat/${seat}/crook/flag/cloth`))).toEqual([true, false]);
    const [cloth, crook] = ['seat/1/crook/flag/cloth', 'seat/1/crook'].map(id => {
      const item = ids.get(id);
      if (!item) throw new Error(`no ${id}`);
      return bounds(item);
    });
    // The flag's cloth must not reach outside the box of the crook.
    expect((cloth?.x ?? 0) + (cloth?.w ?? 0)).toBeLessThanOrEqual((crook?.x ?? 0) + (crook?.w ?? 0));
  });
});

describe('the time-lapse', () => {
  const scenesOf = (moments: readonly Moment<View, Event>[]): readonly Scene[] =>
    greenPortPresenter('en').timelapse?.(moments, ['Ann', 'Ben', 'Cleo', 'Dan']) ?? [];

  it('leaves out what is not to be seen', () => {
    for (const { name, moments } of games) {
      const found = scenesOf(moments);
      const shown = moments.filter(({ marked }) =>
        marked.some(({ type }) =>
          ['hired', 'referred', 'busted', 'flipped', 'completed', 'bought'].includes(type),
        ),
      );
      expect([name, found.length >= shown.length + 1, found.length <= shown.length + 2]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });

  it('begins with the deal and ends with the last position', () => {
    const moments = games[0]?.moments ?? [];
    const found = scenesOf(moments);
    const shown = (scene?: Scene) => (scene ? wordsOf(scene, 'round/words') : undefined);
    expect([shown(found[0]), shown(found.at(-1))]).toEqual(['Round 1', 'The end']);
  });

  it('shows every event of a hire, a heist and a purchase', () => {
    for (const { view, marked, scene } of frames)
      for (const event of marked) {
        if (event.type === 'completed')
          expect(itemOf(scene, `objective/${event.objective}/marked`)).toBeDefined();
        if (event.type === 'bought')
          expect(itemOf(scene, `headquarters/${event.colour}/marked`)).toBeDefined();
        if (event.type === 'busted' && view.phase.type === 'utilise')
          expect(itemOf(scene, 'tape')).toBeDefined();
      }
  });
});

describe('what blind people read instead', () => {
  const presenters = LANGUAGES.map(language => ({
    language,
    ...greenPortPresenter(language, async () => Buffer.from('a picture')),
  }));

  it('tells of the wide picture cards, symbols, powers and the parts of points', async () => {
    const [{ wide } = greenPortPresenter('en')] = presenters;
    const view = seen({
      cubes: ['r3 b1'],
      headquarters: ['', 'red-2'],
      objectives: ['1: red-1 blue-4', 'green-5'],
      pool: 'red-drop',
      deck: 'blue-wheel black',
      discards: 'rest',
    });
    const said = (await wide?.(view, ['Ann', 'Ben', 'Cleo'], [], 'wide.png'))?.alt ?? '';
    for (const part of [
      '1: red 1 blue 4 taken by Ben',
      '2: green 5',
      'blue: Objectives cost 1 cube less',
      'red: Trade any 2 cubes for another',
      'Ben, 7 points: Objectives 5, Headquarters 2; ',
      'Ann, 0 points: Objectives 0, Headquarters 0; 1 blue + 3 red; drop tile down.',
      'Deck 2 cards: blue wheel; black.',
    ])
      expect(said).toContain(part);
  });

  it('tells the lobby seat by seat, in each language', async () => {
    const said = await Promise.all(
      presenters.map(async ({ lobby }) => (await lobby?.(['Ann', 'Ben'], 3, 'Simple', 'a.png', [1]))?.alt),
    );
    expect(said).toEqual([
      'Green Port. Simple, 1: Ann, 2: Ben (invited), 3: free seat',
      '그린 포트. Simple, 1: Ann, 2: Ben (초대함), 3: 빈자리',
      'Green Port. Simple, 1: Ann, 2: Ben (convite feito), 3: lugar livre',
      'Green Port. Simple, 1: Ann, 2: Ben (eingeladen), 3: freier Platz',
      'Green Port. Simple, 1: Ann, 2: Ben (invitación), 3: asiento libre',
      'Green Port. Simple, 1\u202f: Ann, 2\u202f: Ben (invitation), 3\u202f: place libre',
      'グリーンポート. Simple, 1：Ann, 2：Ben (招待中), 3：空席',
    ]);
    const long = await presenters[0]?.lobby?.(WIDE_NAMES, 4, 'W'.repeat(2000), 'a.png');
    expect(long?.alt.length).toBeLessThanOrEqual(1024);
  });
});
