import { STRENGTHS } from '../../src/core/player.ts';
import { presenters } from '../../src/games/presenters.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { AnyPresenter, Moment, Picture } from '../../src/presentation/presenter/presenter.ts';
import { timelapse } from '../../src/presentation/timelapse/index.ts';
import { SIGHTS, type Sight, seenBy } from './colour-vision.ts';
import { type Exhibit, fileIn, LONG_NAMES, NAMES, withPlayers } from './exhibit.ts';
import { endingOf, momentsOf, type PlayedGame } from './played.ts';

const LARGEST = 3_000_000;
const MOST_SEATS = 4;

export interface Shown {
  readonly name: string;
  readonly played: PlayedGame;
}

export type Painting = Promise<Picture | undefined> | undefined;

export const presenterOf = (id: string, language: Language): AnyPresenter => {
  const presenter = presenters[id]?.(language);
  if (!presenter) throw new Error(`no game ${id}`);
  return presenter;
};

export const shot = (name: string, paint: () => Painting): Exhibit => ({
  name,
  paint: async () => fileIn(await paint()),
});

/** Shows every kind of public picture of a moment, in one language. */
const momentIn = (
  id: string,
  language: Language,
  name: string,
  names: readonly string[],
  { view, marked }: Moment<unknown, unknown>,
): readonly Exhibit[] => {
  const presenter = presenterOf(id, language);
  return [
    shot(name, () => presenter.picture(view, names, marked, '')),
    shot(`${name}-wide`, () => presenter.wide?.(view, names, marked, '')),
    shot(`${name}-card`, () => presenter.share?.(view, names, '')),
  ];
};

/** Shows chosen moments of some games, each game in one language. Every third moment has long names of people. */
export const stages = (
  id: string,
  all: readonly Shown[],
  worthSeeing: (
    moments: readonly Moment<unknown, unknown>[],
  ) => readonly (readonly [string, Moment<unknown, unknown>])[],
): readonly Exhibit[] =>
  all.flatMap(({ name, played }, index) =>
    worthSeeing(momentsOf(played)).flatMap(([stage, moment], at) =>
      momentIn(id, LANGUAGES[index] ?? 'en', `${name}-${stage}`, at % 3 === 1 ? LONG_NAMES : NAMES, moment),
    ),
  );

/** Shows the panel and hand of the seat whose turn it is: early, in the middle and late. */
export const ownPages = (all: readonly Shown[]): readonly Exhibit[] =>
  all.flatMap(({ name, played: { game, played } }) =>
    LANGUAGES.flatMap(language =>
      [0.15, 0.5, 0.8].flatMap((part, at) => {
        const { state } = played[Math.floor(played.length * part)] ?? {};
        const [seat = 0] = game.toAct(state);
        const presenter = presenterOf(game.id, language);
        const view = game.view(state, seat);
        return [
          shot(`${name}-panel-${at + 1}-${language}`, () => presenter.turnPicture?.(view, NAMES, '')),
          shot(`${name}-hand-${at + 1}-${language}`, () => presenter.handPicture?.(view, NAMES, '')),
        ];
      }),
    ),
  );

/** Shows the board in the middle of each game, with the names of the board's parts, in every language. */
export const namedBoards = (all: readonly Shown[]): readonly Exhibit[] =>
  all.flatMap(({ name, played }) => {
    const moments = momentsOf(played);
    const view = moments[Math.floor(moments.length / 2)]?.view;
    return LANGUAGES.flatMap(language => {
      const presenter = presenterOf(played.game.id, language);
      return (presenter.parts?.(view, NAMES) ?? []).map((_, page) =>
        shot(`${name}-parts-${page + 1}-${language}`, () => presenter.partsPicture?.(view, NAMES, page, '')),
      );
    });
  });

export const endings = ({ name, played }: Shown): readonly Exhibit[] => {
  const { game } = played;
  const moments = momentsOf(played);
  const ending = endingOf(played);
  const last = moments.at(-1)?.view;
  return LANGUAGES.flatMap((language): readonly Exhibit[] => [
    shot(`${name}-end-${language}`, () => presenterOf(game.id, language).ending?.(ending, last, NAMES, '')),
    {
      name: `${name}-replay-${language}`,
      kind: 'gif',
      paint: () =>
        timelapse({ game: game.id, language, names: NAMES, moments, most: LARGEST }, () => undefined),
    },
  ]);
};

/** Shows the middle of a game as colour-blind people see it, and in greyscale. */
export const asSeen = ({ played }: Shown): readonly Exhibit[] => {
  const { id } = played.game;
  const moments = momentsOf(played);
  const middle = moments[Math.floor(moments.length / 2)];
  return ([...Object.keys(SIGHTS), 'greyscale'] as Sight[]).map(sight => ({
    name: `${id}-seen-${sight}`,
    paint: async () =>
      seenBy(
        fileIn(middle && (await presenterOf(id, 'en').picture(middle.view, NAMES, middle.marked, ''))),
        sight,
      ),
  }));
};

/** Shows lobbies with one invited person, and a lobby with bots, in every language. */
export const lobbies = (id: string, options: unknown): readonly Exhibit[] =>
  LANGUAGES.flatMap(language => {
    const { lobby, variant } = presenterOf(id, language);
    const said = variant?.(options) ?? '';
    return [
      ...[2, 3, 4].map(seats =>
        shot(`${id}-lobby-${seats}-${language}`, () =>
          lobby?.(NAMES.slice(0, seats - 1), seats, said, '', [seats - 2]),
        ),
      ),
      shot(`${id}-lobby-players-${language}`, () =>
        lobby?.(withPlayers(NAMES, language), MOST_SEATS, said, '', [], [undefined, ...STRENGTHS]),
      ),
    ];
  });

export const chapters = (id: string): readonly Exhibit[] =>
  LANGUAGES.flatMap(language => {
    const { topics, topicPicture } = presenterOf(id, language);
    return topics.map(topic =>
      shot(`${id}-rules-${topic.id}-${language}`, () => topicPicture?.(topic.id, '')),
    );
  });
