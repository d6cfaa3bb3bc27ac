import type { AnyGame } from '../../src/core/contract/game.ts';
import { STRENGTHS } from '../../src/core/contract/player.ts';
import { presenters } from '../../src/games/presenters.ts';
import { foresee } from '../../src/presentation/choosing/preview.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { AnyPresenter, Moment, Picture } from '../../src/presentation/presenter/presenter.ts';
import { timelapse } from '../../src/presentation/timelapse/index.ts';
import { SIGHTS, type Sight, seenBy } from './colour-vision.ts';
import { type Exhibit, fileIn, NAMES, withPlayers } from './exhibit.ts';
import { endingOf, momentsOf, type PlayedGame } from './played.ts';

const LARGEST = 3_000_000;

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
  paint: async () => (await paint())?.file,
});

/** Shows every kind of public picture of a moment, in one language. */
export const momentIn = (
  { name, played: { game } }: Shown,
  language: Language,
  stage: string,
  names: readonly string[],
  { view, marked }: Moment<unknown, unknown>,
): readonly Exhibit[] => {
  const presenter = presenterOf(game.id, language);
  const label = `${name}-${stage}-${language}`;
  return [
    shot(label, () => presenter.picture(view, names, marked, '')),
    shot(`${label}-wide`, () => presenter.wide?.(view, names, marked, '')),
    shot(`${label}-card`, () => presenter.share?.(view, names, '')),
  ];
};

/** Shows the preview of the last action of each kind, in one language. */
export const choices = ({ name, played: { game, deal, played } }: Shown, language: Language) => {
  const presenter = presenterOf(game.id, language);
  const last = new Map(
    played.map((step, at) => {
      const kind = game.fields(step.action)[0]?.[1] ?? '';
      return [kind, { ...step, before: at === 0 ? deal : played[at - 1]?.state }];
    }),
  );
  return [...last].flatMap(([kind, { seat, action, before }]): readonly Exhibit[] => {
    const view = game.view(before, seat);
    const label = `${name}-${kind}`;
    return [
      shot(`${label}-preview-${language}`, () =>
        presenter.preview?.(view, NAMES, foresee(game, view, seat, action), ''),
      ),
    ];
  });
};

/** Shows the panel, hand and area of the seat whose turn it is: early, in the middle and late. */
export const ownPages = ({ name, played: { game, played } }: Shown): readonly Exhibit[] =>
  LANGUAGES.flatMap(language =>
    [0.15, 0.5, 0.8].flatMap((part, at) => {
      const { state } = played[Math.floor(played.length * part)] ?? {};
      const [seat = 0] = game.toAct(state);
      const presenter = presenterOf(game.id, language);
      const view = game.view(state, seat);
      const label = (what: string) => `${name}-${what}-${at + 1}-${language}`;
      return [
        shot(label('panel'), () => presenter.turnPicture?.(view, NAMES, '')),
        shot(label('hand'), () => presenter.handPicture?.(view, NAMES, '')),
        shot(label('seat'), () => presenter.seatPicture?.(view, seat, NAMES, '')),
      ];
    }),
  );

/** Shows the board in the middle of a game, with the names of the board's parts, in every language. */
export const namedBoards = ({ name, played }: Shown): readonly Exhibit[] => {
  const moments = momentsOf(played);
  const view = moments[Math.floor(moments.length / 2)]?.view;
  return LANGUAGES.flatMap(language => {
    const presenter = presenterOf(played.game.id, language);
    return (presenter.parts?.(view, NAMES) ?? []).map((_, page) =>
      shot(`${name}-parts-${page + 1}-${language}`, () => presenter.partsPicture?.(view, NAMES, page, '')),
    );
  });
};

export const endings = ({ name, played }: Shown): readonly Exhibit[] => {
  const { game } = played;
  const moments = momentsOf(played);
  const last = moments.at(-1)?.view;
  return LANGUAGES.flatMap((language): readonly Exhibit[] => [
    shot(`${name}-end-${language}`, () =>
      presenterOf(game.id, language).ending?.(endingOf(played), last, NAMES, ''),
    ),
    {
      name: `${name}-replay-${language}`,
      kind: 'gif',
      paint: async () =>
        presenterOf(game.id, language).timelapse &&
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
export const lobbies = (game: AnyGame): readonly Exhibit[] => {
  const { id, defaults } = game;
  const most = Math.min(NAMES.length, game.seats(defaults).max);
  return LANGUAGES.flatMap(language => {
    const { lobby, variant } = presenterOf(id, language);
    const said = variant?.(defaults) ?? '';
    const players = withPlayers(NAMES, language).slice(0, most);
    return [
      ...Array.from({ length: most - 1 }, (_, at) =>
        shot(`${id}-lobby-${at + 2}-${language}`, () =>
          lobby?.(NAMES.slice(0, at + 1), at + 2, said, '', [at]),
        ),
      ),
      shot(`${id}-lobby-players-${language}`, () =>
        lobby?.(players, most, said, '', [], [undefined, ...STRENGTHS].slice(0, most)),
      ),
    ];
  });
};

export const chapters = (id: string): readonly Exhibit[] =>
  LANGUAGES.flatMap(language => {
    const { topics, topicPicture } = presenterOf(id, language);
    return topics.map(topic =>
      shot(`${id}-rules-${topic.id}-${language}`, () => topicPicture?.(topic.id, '')),
    );
  });
