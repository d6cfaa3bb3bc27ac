import { SeededDice } from '../../src/core/dice.ts';
import { STRENGTHS } from '../../src/core/player.ts';
import { greedy } from '../../src/games/green-port/player/greedy.ts';
import { greenPortPresenter } from '../../src/games/green-port/presenter/index.ts';
import { greenPort } from '../../src/games/green-port/rules/index.ts';
import { summarise } from '../../src/games/green-port/rules/summary.ts';
import type {
  Event,
  GreenPortHistory,
  Options,
  State,
  View,
} from '../../src/games/green-port/rules/types.ts';
import { LANGUAGES, type Language } from '../../src/stage/languages.ts';
import type { GameEnding, Moment } from '../../src/stage/presenter.ts';
import { SIGHTS, type Sight, seenBy } from '../../src/stage/sights.ts';
import { timelapse } from '../../src/stage/timelapse/index.ts';
import { type Exhibit, fileIn, found, LONG_NAMES, NAMES, withPlayers } from './exhibit.ts';

const TABLES: readonly (readonly [seats: number, options: Options])[] = [
  [2, { variant: 'standard' }],
  [3, { variant: 'no-powers' }],
  [4, { variant: 'standard' }],
];
const LARGEST = 3_000_000;

interface PlayedGame {
  readonly name: string;
  readonly moments: readonly Moment<View, Event>[];
  readonly ending: GameEnding;
}

/** A game among stand-ins. */
const played = (seats: number, options: Options, seed: number): PlayedGame => {
  const dice = new SeededDice(Buffer.alloc(32, seed));
  const chance = new SeededDice(Buffer.alloc(32, seed + 1));
  const deal = greenPort.setup(seats, options, dice);
  const steps: GreenPortHistory['played'][number][] = [];
  let state: State = deal;
  for (let [seat] = greenPort.toAct(state); seat !== undefined; [seat] = greenPort.toAct(state)) {
    const action = greedy.choose(greenPort, greenPort.view(state, seat), seat, chance);
    const step = greenPort.apply(state, seat, action, dice);
    if (!step.ok) throw new Error(`${greenPort.id}: a legal action was refused`);
    state = step.value.state;
    steps.push({ seat, action, told: step.value.told, state });
  }
  const summary = summarise({ deal, played: steps, resigned: [] });
  return {
    name: `green-port-${seats}-${options.variant}`,
    moments: [
      { view: greenPort.view(deal, 'table'), marked: [] },
      ...steps.map(step => ({
        view: greenPort.view(step.state, 'table'),
        marked: step.told.map(({ event }) => event),
      })),
    ],
    ending: { summary, ranks: greenPort.outcome(state)?.ranks },
  };
};

/** Moments that look different: the deal, a full pool, a bust, a heist, the end. */
const worthSeeing = ({ moments }: PlayedGame): readonly (readonly [string, Moment<View, Event>])[] => {
  const fullest = Math.max(...moments.map(({ view }) => view.pool.length));
  const told = (type: Event['type']) =>
    moments.findLast(({ marked }) => marked.some(event => event.type === type));
  return found({
    '0-dealt': moments[0],
    '1-pool': moments.find(({ view }) => view.pool.length === fullest),
    '2-hired': told('hired'),
    '3-bust': told('busted'),
    '4-heist': told('completed'),
    '5-over': moments.at(-1),
  });
};

/** Every kind of picture of a moment, as one language has them. */
const momentIn = (
  language: Language,
  name: string,
  names: readonly string[],
  moment: Moment<View, Event>,
): readonly Exhibit[] => {
  const { picture, wide, share } = greenPortPresenter(language);
  const { view, marked } = moment;
  return [
    { name, paint: async () => fileIn(await picture(view, names, marked, '')) },
    { name: `${name}-wide`, paint: async () => fileIn(await wide?.(view, names, marked, '')) },
    { name: `${name}-card`, paint: async () => fileIn(await share?.(view, names, '')) },
  ];
};

/** The middle of a game to other eyes. */
const asSeen = ({ moments }: PlayedGame): readonly Exhibit[] =>
  moments.slice(moments.length / 2, moments.length / 2 + 1).flatMap(({ view, marked }) =>
    ([...Object.keys(SIGHTS), 'greyscale'] as Sight[]).map(sight => ({
      name: `green-port-seen-${sight}`,
      paint: async () =>
        seenBy(fileIn(await greenPortPresenter('en').picture(view, NAMES, marked, '')), sight),
    })),
  );

const lobbies = (): readonly Exhibit[] =>
  LANGUAGES.flatMap(language => [
    ...[2, 3, 4].map((seats): Exhibit => {
      const { lobby, variant } = greenPortPresenter(language);
      const options = variant?.({ variant: 'standard' }) ?? '';
      return {
        name: `green-port-lobby-${seats}-${language}`,
        paint: async () => fileIn(await lobby?.(NAMES.slice(0, seats - 1), seats, options, '', [seats - 2])),
      };
    }),
    {
      name: `green-port-lobby-players-${language}`,
      paint: async () => {
        const { lobby } = greenPortPresenter(language);
        return fileIn(await lobby?.(withPlayers(NAMES, language), 4, '', '', [], [undefined, ...STRENGTHS]));
      },
    },
  ]);

/** Green Port's games of stand-ins: each table in one language, the end and the time-lapse in all. */
export const greenPortExhibits = (seed: number): readonly Exhibit[] => {
  const games = TABLES.map(([seats, options]) => played(seats, options, seed));
  return [
    ...games.flatMap((game, index) =>
      worthSeeing(game).flatMap(([stage, moment], at) =>
        momentIn(
          LANGUAGES[index] ?? 'en',
          `${game.name}-${stage}`,
          at % 3 === 1 ? LONG_NAMES : NAMES,
          moment,
        ),
      ),
    ),
    ...games.flatMap(({ name, moments, ending }) =>
      LANGUAGES.flatMap((language): readonly Exhibit[] => {
        const last = moments.at(-1);
        const presenter = greenPortPresenter(language);
        const order = { game: greenPort.id, language, names: NAMES, moments, most: LARGEST };
        return [
          {
            name: `${name}-end-${language}`,
            paint: async () => fileIn(last && (await presenter.ending?.(ending, last.view, NAMES, ''))),
          },
          {
            name: `${name}-replay-${language}`,
            kind: 'gif',
            paint: () => timelapse(order, () => undefined),
          },
        ];
      }),
    ),
    ...games.slice(0, 1).flatMap(asSeen),
    ...lobbies(),
  ];
};
