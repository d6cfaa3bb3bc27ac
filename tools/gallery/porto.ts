import { SeededDice } from '../../src/core/dice.ts';
import { heard } from '../../src/core/game.ts';
import { portoPresenter } from '../../src/games/porto/presenter/index.ts';
import { porto } from '../../src/games/porto/rules/index.ts';
import {
  COLOURS,
  type Event,
  type Options,
  type State,
  type View,
} from '../../src/games/porto/rules/types.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { GameEnding } from '../../src/presentation/presenter/presenter.ts';
import { timelapse } from '../../src/presentation/timelapse/index.ts';
import { SIGHTS, type Sight, seenBy } from './colour-vision.ts';
import { contests } from './contests.ts';
import { type Exhibit, fileIn, LONG_NAMES, NAMES } from './exhibit.ts';
import { chapters, lobbies, namedBoards, ownPages, type Painting, shot } from './frame.ts';
import { lookBacks } from './look-backs.ts';
import { playedGame } from './played.ts';

const LARGEST = 3_000_000;

/** A state of a random game, with the public events of the move that led to it. */
interface GalleryMoment {
  readonly name: string;
  readonly state: State;
  readonly told: readonly Event[];
}

const TABLES: readonly (readonly [seats: number, options: Options])[] = [
  [2, { variant: 'standard' }],
  [3, { variant: 'standard' }],
  [4, { variant: 'family' }],
  [1, { variant: 'solo', timer: 28 }],
];

/** Returns every state of a random game. If a build is legal, at least four of five decisions on average are builds. */
const play = (seats: number, options: Options, seed: number): readonly GalleryMoment[] => {
  const dice = new SeededDice(Buffer.alloc(32, seed));
  const name = options.variant === 'solo' ? 'solo' : `${seats}`;
  const moments: GalleryMoment[] = [{ name, state: porto.setup(seats, options, dice), told: [] }];
  for (;;) {
    const state = moments.at(-1)?.state;
    const seat = state && porto.toAct(state)[0];
    if (state === undefined || seat === undefined) return moments;
    const all = porto.legal(state, seat);
    const builds = all.filter(action => action.type === 'build');
    const among = builds.length > 0 && dice.below(5, 'gallery') > 0 ? builds : all;
    const action = among[dice.below(among.length, 'gallery')];
    const step = action && porto.apply(state, seat, action, dice);
    if (!step?.ok) throw new Error(`${porto.id}: a legal action was refused`);
    moments.push({ name, state: step.value.state, told: heard(step.value.told, 'table') });
  }
};

const worthSeeing = (moments: readonly GalleryMoment[]): readonly GalleryMoment[] => {
  const builds = moments.filter(({ told }) =>
    told.some(({ type }) => type === 'built' || type === 'timerBuilt'),
  );
  const chosen = new Map<string, GalleryMoment | undefined>([
    ['0-dealt', moments[0]],
    ['1-early', builds[Math.floor(builds.length * 0.2)]],
    ['2-middle', builds[Math.floor(builds.length * 0.5)]],
    [
      '3-timer',
      moments.find(({ state }, index) => index > moments.length / 2 && state.phase.type === 'timer'),
    ],
    ['4-late', builds[Math.floor(builds.length * 0.85)]],
    [
      '5-last-round',
      moments.findLast(({ state }) => state.lastRound === state.round && state.phase.type !== 'over'),
    ],
    ['6-over', moments.at(-1)],
  ]);
  return [...chosen].flatMap(([stage, moment]) =>
    moment ? [{ ...moment, name: `${moment.name}-${stage}` }] : [],
  );
};

const names = (index: number) => (index % 3 === 1 ? LONG_NAMES : NAMES);

/**
 * Shows boards of each table throughout its game, some of them also as wide views. Shows chosen boards in every language, and
 * one board as colour-blind people see it. Previews, other pictures and contests follow.
 */
export const portoExhibits = (seed: number): readonly Exhibit[] => {
  const tables = TABLES.map(([seats, options]) => worthSeeing(play(seats, options, seed)));
  const boards = tables.flatMap(moments =>
    moments.map(({ name, state, told }, index) =>
      shot(name, () => board(porto.view(state, 'table'), names(index), told, 'en')),
    ),
  );
  const four = tables[2] ?? [];
  const late = four.find(({ name }) => name.endsWith('late'));
  const wide = tables.flatMap(moments =>
    moments.flatMap(({ name, state, told }, index) =>
      /early|late|over/.test(name)
        ? [shot(`wide-${name}`, () => wideBoard(porto.view(state, 'table'), names(index + 1), told, 'en'))]
        : [],
    ),
  );
  const moments = TABLES.flatMap(([seats, options]) => momentsOf(seats, options, seed));
  const shown = { name: `${porto.id}-3`, played: playedGame(porto.id, 3, seed) };
  return [
    ...boards,
    ...(late ? [...languages(tables), ...eyes(late)] : []),
    ...wide,
    ...previews(seed),
    ...moments,
    ...ownPages([shown]),
    ...namedBoards([shown]),
    ...lobbies(porto.id, porto.defaults),
    ...chapters(porto.id),
    ...contests(shown, 'standard', COLOURS),
    ...lookBacks('porto'),
  ];
};

const board = (view: View, names: readonly string[], told: readonly Event[], language: Language) =>
  portoPresenter(language).picture(view, names, told, 'board.png');

const wideBoard = (view: View, names: readonly string[], told: readonly Event[], language: Language) =>
  portoPresenter(language).wide?.(view, names, told, 'board.png');

const languages = (tables: readonly (readonly GalleryMoment[])[]): readonly Exhibit[] =>
  LANGUAGES.flatMap(language =>
    tables.flatMap(moments =>
      moments.flatMap(({ name, state, told }): Exhibit[] => {
        const view = porto.view(state, 'table');
        if (!/^(2|solo)-(0|5|6)/.test(name)) return [];
        return [
          shot(`${language}-${name}`, () => board(view, [], told, language)),
          ...(name.includes('over')
            ? [shot(`${language}-wide-${name}`, () => wideBoard(view, NAMES, told, language))]
            : []),
        ];
      }),
    ),
  );

const eyes = ({ state, told }: GalleryMoment): readonly Exhibit[] =>
  ([...Object.keys(SIGHTS), 'greyscale'] as Sight[]).map(sight => ({
    name: `seen-${sight}`,
    paint: async () => seenBy(fileIn(await board(porto.view(state, 'table'), NAMES, told, 'en')), sight),
  }));

/** Shows previews of two builds of a game: the first with a `tokenTo`, and the first that completes a house. */
const previews = (seed: number): readonly Exhibit[] => {
  const moments = play(2, { variant: 'standard' }, seed);
  const building = (wanted: (event: Event) => boolean) => moments.findIndex(({ told }) => told.some(wanted));
  const first = building(event => event.type === 'built' && event.placed.tokenTo !== null);
  const finished = building(event => event.type === 'built' && event.placed.completed);
  return [first, finished].flatMap((at, index) => {
    const [before, after] = [moments[at - 1], moments[at]];
    if (!before || !after) return [];
    const view = porto.view(before.state, 'table');
    const { preview } = portoPresenter('en');
    return [shot(`preview-${index + 1}`, () => preview?.(view, NAMES, after.told, 'board.png'))];
  });
};

/** Shows the hand, choice, end, card and time-lapse of one game, in every language. */
const momentsOf = (seats: number, options: Options, seed: number): readonly Exhibit[] => {
  const moments = play(seats, options, seed);
  const [deal, middle, last] = [moments[0], moments[Math.floor(moments.length / 2)], moments.at(-1)];
  if (!deal || !middle || !last) return [];
  const end = ending(moments);
  const label = `${seats}-${options.variant}`;
  return LANGUAGES.flatMap((language, index): readonly Exhibit[] => {
    const presenter = portoPresenter(language);
    const table = (state: State) => porto.view(state, 'table');
    const own = (state: State) => porto.view(state, 0);
    const picked = porto.view(deal.state, 0).dealt?.slice(0, 3).join(',');
    const shots: readonly (readonly [string, () => Painting])[] = [
      ['hand-dealt', () => presenter.handPicture?.(own(deal.state), NAMES, '')],
      ['hand', () => presenter.handPicture?.(own(middle.state), NAMES, '')],
      ['choice', () => presenter.asking?.(own(deal.state), NAMES, 'contracts', undefined, '')],
      ['choice-picked', () => presenter.asking?.(own(deal.state), NAMES, 'contracts', picked, '')],
      ['end', () => presenter.ending?.(end, table(last.state), names(index), '')],
      ['card', () => presenter.share?.(table(last.state), names(index), '')],
      ['card-middle', () => presenter.share?.(table(middle.state), names(index + 1), '')],
    ];
    return [
      ...shots.flatMap(([name, paint]) =>
        options.variant === 'family' && name.startsWith('choice')
          ? []
          : [shot(`moment-${name}-${label}-${language}`, paint)],
      ),
      {
        name: `replay-${label}-${language}`,
        kind: 'gif',
        paint: () =>
          timelapse(
            {
              ...{ game: porto.id, language, names: NAMES, most: LARGEST },
              moments: moments.map(({ state, told }) => ({ view: table(state), marked: told })),
            },
            () => undefined,
          ),
      },
    ];
  });
};

const ending = (moments: readonly GalleryMoment[]): GameEnding => {
  const [deal, last] = [moments[0], moments.at(-1)];
  if (!deal || !last || !porto.summary) throw new Error('no game');
  const played = moments.slice(1).map(({ state, told }) => ({
    seat: 0,
    action: { type: 'pass' } as const,
    told: told.map(event => ({ to: 'all', event }) as const),
    state,
  }));
  const summary = porto.summary({ deal: deal.state, played, resigned: [] });
  return { summary, ranks: porto.outcome(last.state)?.ranks };
};
