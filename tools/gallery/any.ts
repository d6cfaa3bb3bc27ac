import { type Exhibit, NAMES } from './exhibit.ts';
import { presenterOf, shot } from './frame.ts';
import { momentsOf, playedGame } from './played.ts';

/** Shows the boards of any game at its deal, in its middle and at its end. */
export const anyExhibits =
  (id: string) =>
  (seed: number): readonly Exhibit[] => {
    const game = playedGame(id, 2, seed);
    const moments = momentsOf(game);
    const names = NAMES.slice(0, 2);
    const places = { '0-dealt': 0, '1-middle': Math.floor(moments.length / 2), '2-over': moments.length - 1 };
    return Object.entries(places).map(([name, place]) =>
      shot(`${id}-${name}`, () => {
        const { view, marked } = moments[place] ?? { view: undefined, marked: [] };
        return presenterOf(id, 'en').picture(view, names, marked, `${id}.png`);
      }),
    );
  };
