import { vintagePresenter } from '../../src/games/vintage/presenter/index.ts';
import type { Event } from '../../src/games/vintage/rules/events.ts';
import { vintage } from '../../src/games/vintage/rules/index.ts';
import type { PhaseType, State, View } from '../../src/games/vintage/rules/types.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { Moment } from '../../src/presentation/presenter/presenter.ts';
import { contests } from './contests.ts';
import { type Exhibit, found, NAMES } from './exhibit.ts';
import {
  asSeen,
  chapters,
  endings,
  lobbies,
  namedBoards,
  type Painting,
  type Shown,
  shot,
  stages,
} from './frame.ts';
import { lookBacks } from './look-backs.ts';
import { playedGame } from './played.ts';

const SEATS = [2, 3, 4] as const;

/** Picks moments that look different: the deal, the beginning of each of the seven years, a voyage, a sale and the end. */
const worthSeeing = (moments: readonly Moment<View, Event>[]) => {
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

/** Returns a seat's private pictures: the seat's page, the board with the seat's hand, and the seat's choices. */
const ownIn = (language: Language, { name, played: { deal, played } }: Shown): readonly Exhibit[] => {
  const states = [deal, ...played.map(({ state }) => state)] as readonly State[];
  const { handPicture, turnPicture, asking } = vintagePresenter(language);
  const late = states[Math.floor(states.length * 0.7)];
  const at = (phase: PhaseType) => states.findLast(state => state.phase.type === phase);
  const own = (
    what: string,
    state: State | undefined,
    paint: (view: View) => Painting,
  ): readonly Exhibit[] =>
    state ? [shot(`${name}-own-${what}-${language}`, () => paint(vintage.view(state, state.turn)))] : [];
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
    ...own('page', late, view => handPicture?.(view, NAMES, '')),
    ...own('turn', turn, view => turnPicture?.(view, NAMES, '')),
    ...own('age', ages, view => asking?.(view, NAMES, 'pay', undefined, '', [['type', 'age']])),
    ...own('take', turn, view => asking?.(view, NAMES, 'card', 'deck', '', [['type', 'take']])),
    ...own('gather', at('gather'), view => asking?.(view, NAMES, 'wine', undefined, '')),
    ...own('land', at('unload'), view => asking?.(view, NAMES, 'to', undefined, '')),
  ];
};

/**
 * Shows pictures of Vintage games that stand-in players played. The chosen moments and the private pictures of a table are in
 * one language, and most other pictures are in all languages.
 */
export const vintageExhibits = (seed: number): readonly Exhibit[] => {
  const { id } = vintage;
  const games = SEATS.map(
    (seats): Shown => ({ name: `${id}-${seats}`, played: playedGame(id, seats, seed) }),
  );
  const [first] = games;
  if (!first) throw new Error('no game');
  return [
    ...stages(id, games, moments => worthSeeing(moments as readonly Moment<View, Event>[])),
    ...games.flatMap((game, index) => ownIn(LANGUAGES[index] ?? 'en', game)),
    ...namedBoards([first]),
    ...games.flatMap(endings),
    ...asSeen(first),
    ...lobbies(id, { variant: 'standard' }),
    ...chapters(id),
    ...contests(first, 'standard', []),
    ...lookBacks('vintage'),
  ];
};
