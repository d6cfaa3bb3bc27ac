import { gameOf } from '../../src/core/game.ts';
import { games } from '../../src/games/registry.ts';
import type { AnyPresenter } from '../../src/presentation/presenter/presenter.ts';
import { type Exhibit, NAMES } from './exhibit.ts';
import { type Painting, presenterOf, shot } from './frame.ts';
import { endingOf, momentsOf, type PlayedGame, playedGame } from './played.ts';

/** Lists the further pictures of a presenter: of all people, and of the seat to act in the middle of the game. */
function furtherOf(presenter: AnyPresenter, played: PlayedGame, names: readonly string[]) {
  const { game } = played;
  const moments = momentsOf(played);
  const { view: last } = moments.at(-1) ?? { view: undefined };
  const { state } = played.played[Math.floor(played.played.length / 2)] ?? { state: played.deal };
  const [seat = 0] = game.toAct(state);
  const [all, own] = [game.view(state, 'table'), game.view(state, seat)];
  const options = presenter.variant?.(game.defaults) ?? '';
  const pages = presenter.parts?.(all, names) ?? [];
  const further: Readonly<Record<string, (() => Painting) | undefined>> = {
    wide: presenter.wide && (() => presenter.wide?.(all, names, [], '')),
    turn: presenter.turnPicture && (() => presenter.turnPicture?.(own, names, '')),
    hand: presenter.handPicture && (() => presenter.handPicture?.(own, names, '')),
    seat: presenter.seatPicture && (() => presenter.seatPicture?.(own, seat, names, '')),
    lobby: presenter.lobby && (() => presenter.lobby?.(names.slice(0, 1), names.length, options, '')),
    ending: presenter.ending && (() => presenter.ending?.(endingOf(played), last, names, '')),
    share: presenter.share && (() => presenter.share?.(last, names, '')),
  };
  return [
    ...Object.entries(further),
    ...pages.map(
      (_, page) =>
        [`parts-${page + 1}`, (): Painting => presenter.partsPicture?.(all, names, page, '')] as const,
    ),
    ...(presenter.topicPicture ? presenter.topics : []).map(
      ({ id }) => [`rules-${id}`, () => presenter.topicPicture?.(id, '')] as const,
    ),
  ];
}

/** Shows the boards of any game at its deal, in its middle and at its end, and each further picture that its presenter has. */
export const anyExhibits =
  (id: string) =>
  (seed: number): readonly Exhibit[] => {
    const { seats, defaults } = gameOf({ games }, id);
    const { min, max } = seats(defaults);
    const people = Math.min(max, Math.max(min, 2));
    const played = playedGame(id, people, seed);
    const names = NAMES.slice(0, people);
    const presenter = presenterOf(id, 'en');
    const moments = momentsOf(played);
    const places = { '0-dealt': 0, '1-middle': Math.floor(moments.length / 2), '2-over': moments.length - 1 };
    const boards = Object.entries(places).map(([name, place]) =>
      shot(`${id}-${name}`, () => {
        const { view, marked } = moments[place] ?? { view: undefined, marked: [] };
        return presenter.picture(view, names, marked, `${id}.png`);
      }),
    );
    const further = furtherOf(presenter, played, names).flatMap(([name, paint]) =>
      paint ? { name: `${id}-${name}`, paint: async () => (await paint())?.file } : [],
    );
    return [...boards, ...further];
  };
