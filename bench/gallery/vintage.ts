import { SeededDice } from '../../src/core/dice.ts';
import { STRENGTHS } from '../../src/core/player.ts';
import { steady } from '../../src/games/vintage/player/steady.ts';
import { vintagePresenter } from '../../src/games/vintage/presenter/index.ts';
import type { Event, VintageHistory } from '../../src/games/vintage/rules/events.ts';
import { vintage } from '../../src/games/vintage/rules/index.ts';
import { summarise } from '../../src/games/vintage/rules/summary.ts';
import type { PhaseType, State, View } from '../../src/games/vintage/rules/types.ts';
import { LANGUAGES, type Language } from '../../src/stage/languages.ts';
import type { GameEnding, Moment, Picture } from '../../src/stage/presenter.ts';
import { SIGHTS, type Sight, seenBy } from '../../src/stage/sights.ts';
import { timelapse } from '../../src/stage/timelapse/index.ts';
import { type Exhibit, fileIn, found, LONG_NAMES, NAMES, withPlayers } from './exhibit.ts';

const SEATS = [2, 3, 4] as const;
const LARGEST = 3_000_000;

interface VintageExhibition {
  readonly name: string;
  readonly states: readonly State[];
  readonly moments: readonly Moment<View, Event>[];
  readonly ending: GameEnding;
}

/** A game among stand-ins. */
const played = (seats: number, seed: number): VintageExhibition => {
  const dice = new SeededDice(Buffer.alloc(32, seed));
  const chance = new SeededDice(Buffer.alloc(32, seed + 1));
  const deal = vintage.setup(seats, { variant: 'standard' }, dice);
  const steps: VintageHistory['played'][number][] = [];
  let state: State = deal;
  for (let [seat] = vintage.toAct(state); seat !== undefined; [seat] = vintage.toAct(state)) {
    const action = steady.choose(vintage, vintage.view(state, seat), seat, chance);
    const step = vintage.apply(state, seat, action, dice);
    if (!step.ok) throw new Error(`${vintage.id}: a legal action was refused`);
    state = step.value.state;
    steps.push({ seat, action, told: step.value.told, state });
  }
  return {
    name: `vintage-${seats}`,
    states: [deal, ...steps.map(step => step.state)],
    moments: [
      { view: vintage.view(deal, 'table'), marked: [] },
      ...steps.map(step => ({
        view: vintage.view(step.state, 'table'),
        marked: step.told.map(({ event }) => event),
      })),
    ],
    ending: {
      summary: summarise({ deal, played: steps, resigned: [] }),
      ranks: vintage.outcome(state)?.ranks,
    },
  };
};

/** Moments that look different: the deal, each of the seven years at its beginning, a voyage, a sale, the end. */
const worthSeeing = ({ moments }: VintageExhibition): readonly (readonly [string, Moment<View, Event>])[] => {
  const told = (type: Event['type']) =>
    moments.findLast(({ marked }) => marked.some(event => event.type === type));
  const year = (round: number) =>
    moments.find(({ marked }) => marked.some(event => event.type === 'roundBegan' && event.round === round));
  return found({
    '0-dealt': moments[0],
    '1-year-3': year(3),
    '2-sailed': moments.find(
      ({ marked, view }) =>
        view.round > 2 && marked.some(event => event.type === 'sailed' && event.loaded.length > 0),
    ),
    '3-year-6': year(6),
    '4-sold': told('sold'),
    '5-over': moments.at(-1),
  });
};

/** Every kind of picture of a moment that all see, as one language has them. */
const momentIn = (
  language: Language,
  name: string,
  names: readonly string[],
  { view, marked }: Moment<View, Event>,
): readonly Exhibit[] => {
  const { picture, wide, share } = vintagePresenter(language);
  return [
    { name, paint: async () => fileIn(await picture(view, names, marked, '')) },
    ...(wide
      ? [{ name: `${name}-wide`, paint: async () => fileIn(await wide(view, names, marked, '')) }]
      : []),
    { name: `${name}-card`, paint: async () => fileIn(await share?.(view, names, '')) },
  ];
};

/** What a seat sees for itself: its page, the board with its hand, and what it chooses from. */
const ownIn = (language: Language, { name, states }: VintageExhibition): readonly Exhibit[] => {
  const { handPicture, turnPicture, asking } = vintagePresenter(language);
  const late = states[Math.floor(states.length * 0.7)];
  const at = (phase: PhaseType) => states.findLast(state => state.phase.type === phase);
  const shot = (
    what: string,
    state: State | undefined,
    paint: (view: View) => Promise<Picture | undefined> | undefined,
  ): readonly Exhibit[] =>
    state
      ? [
          {
            name: `${name}-own-${what}-${language}`,
            paint: async () => fileIn(await paint(vintage.view(state, state.turn))),
          },
        ]
      : [];
  const ages = states.findLast(
    ({ phase, players, turn }) =>
      phase.type === 'turn' &&
      (players[turn]?.cellar.ruby.length ?? 0) + (players[turn]?.cellar.tawny.length ?? 0) > 1,
  );
  const turn = states.findLast(({ phase, players, turn: seat }) => {
    const player = players[seat];
    return phase.type === 'turn' && (player?.drawn.length ?? 0) + (player?.known.length ?? 0) > 0;
  });
  return [
    ...shot('page', late, view => handPicture?.(view, NAMES, '')),
    ...shot('turn', turn, view => turnPicture?.(view, NAMES, '')),
    ...shot('age', ages, view => asking?.(view, NAMES, 'pay', undefined, '', [['type', 'age']])),
    ...shot('take', turn, view => asking?.(view, NAMES, 'card', 'deck', '', [['type', 'take']])),
    ...shot('gather', at('gather'), view => asking?.(view, NAMES, 'wine', undefined, '')),
    ...shot('land', at('unload'), view => asking?.(view, NAMES, 'to', undefined, '')),
  ];
};

/** The middle of a game to other eyes. */
const asSeen = ({ moments }: VintageExhibition): readonly Exhibit[] =>
  moments.slice(moments.length / 2, moments.length / 2 + 1).flatMap(({ view, marked }) =>
    ([...Object.keys(SIGHTS), 'greyscale'] as Sight[]).map(sight => ({
      name: `vintage-seen-${sight}`,
      paint: async () => seenBy(fileIn(await vintagePresenter('en').picture(view, NAMES, marked, '')), sight),
    })),
  );

const lobbies = (): readonly Exhibit[] =>
  LANGUAGES.flatMap(language => {
    const { lobby, variant } = vintagePresenter(language);
    const options = variant?.({ variant: 'standard' }) ?? '';
    return [
      ...SEATS.map(
        (seats): Exhibit => ({
          name: `vintage-lobby-${seats}-${language}`,
          paint: async () =>
            fileIn(await lobby?.(NAMES.slice(0, seats - 1), seats, options, '', [seats - 2])),
        }),
      ),
      {
        name: `vintage-lobby-players-${language}`,
        paint: async () =>
          fileIn(await lobby?.(withPlayers(NAMES, language), 4, '', '', [], [undefined, ...STRENGTHS])),
      },
    ];
  });

const chapters = (): readonly Exhibit[] =>
  LANGUAGES.flatMap(language => {
    const { topics, topicPicture } = vintagePresenter(language);
    return topics.map(
      ({ id }): Exhibit => ({
        name: `vintage-rules-${id}-${language}`,
        paint: async () => fileIn(await topicPicture?.(id, '')),
      }),
    );
  });

/** Vintage's games of stand-ins: each table in one language, what one seat sees, the end and the time-lapse in all. */
export const vintageExhibits = (seed: number): readonly Exhibit[] => {
  const games = SEATS.map(seats => played(seats, seed));
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
    ...games.flatMap((game, index) => ownIn(LANGUAGES[index] ?? 'en', game)),
    ...games.flatMap(({ name, moments, ending }) =>
      LANGUAGES.flatMap((language): readonly Exhibit[] => {
        const last = moments.at(-1);
        const presenter = vintagePresenter(language);
        const order = { game: vintage.id, language, names: NAMES, moments, most: LARGEST };
        return [
          {
            name: `${name}-end-${language}`,
            paint: async () => fileIn(last && (await presenter.ending?.(ending, last.view, NAMES, ''))),
          },
          { name: `${name}-replay-${language}`, kind: 'gif', paint: () => timelapse(order, () => undefined) },
        ];
      }),
    ),
    ...games.slice(0, 1).flatMap(asSeen),
    ...lobbies(),
    ...chapters(),
  ];
};
