import { nameOf } from '../../../stage/names.ts';
import type { Names } from '../../../stage/presenter.ts';
import { countOf } from '../rules/cubes.ts';
import {
  askedBy,
  colourWithPile,
  isWild,
  objectivePoints,
  priceOfHeadquarters,
  priceOfObjective,
} from '../rules/prices.ts';
import { COLOURS, type Colour, type Payment, type PlayerView, type View } from '../rules/types.ts';
import { askedText } from './choices.ts';
import type { GreenPortWords } from './en/index.ts';
import { box } from './facts.ts';
import { cubesText, headquartersText } from './terms.ts';

export const tileText = ({ terms }: GreenPortWords, { tile }: PlayerView): string | undefined =>
  tile === null ? undefined : tile.up ? terms.tileUp(tile.symbol) : terms.tileDown(tile.symbol);

/** Cubes, tile and Headquarters of a seat: "3 red + 1 blue; tile drop up; red HQ (2)". */
export const holdings = (words: GreenPortWords, player: PlayerView): string => {
  const tile = tileText(words, player);
  return [
    cubesText(words, player.cubes),
    ...(tile === undefined ? [] : [tile]),
    ...player.headquarters.map(each => headquartersText(words, each)),
  ].join('; ');
};

/** What a seat lacks for an Objective: the least, with its discount; nothing lacking is empty. */
export const lacking = (
  words: GreenPortWords,
  view: View,
  player: PlayerView,
  index: number,
): string | undefined => {
  const objective = view.objectives[index];
  if (!objective) return undefined;
  const price = priceOfObjective(view, player, objective);
  if (isWild(objective)) {
    const most = Math.max(...COLOURS.map(colour => player.cubes[colour]));
    return most >= price ? undefined : words.hand.ofOneColour(price - most);
  }
  const asked = askedBy(objective);
  const missing: { -readonly [C in Colour]?: number } = {};
  let left = objectivePoints(objective) - price;
  // The discount goes where most is missing; any place is as good.
  for (const colour of COLOURS.toSorted(
    (one, other) => asked[other] - player.cubes[other] - (asked[one] - player.cubes[one]),
  )) {
    const gap = Math.max(0, asked[colour] - player.cubes[colour]);
    const spared = Math.min(gap, left);
    left -= spared;
    if (gap > spared) missing[colour] = gap - spared;
  }
  return Object.keys(missing).length === 0 ? undefined : cubesText(words, missing);
};

const reach = (words: GreenPortWords, view: View, player: PlayerView): readonly string[] => {
  const { hand, terms } = words;
  const line = (what: string, points: number, lacks: string | undefined): string =>
    lacks === undefined
      ? hand.can(what, terms.points(points))
      : hand.lacks(what, terms.points(points), lacks);
  const objectives = view.objectives.flatMap((objective, index) =>
    objective.by === null
      ? line(
          `${terms.objective(index + 1)}, ${askedText(words, objective)}`,
          objectivePoints(objective),
          lacking(words, view, player, index),
        )
      : [],
  );
  const headquarters = colourWithPile(view).map(colour => {
    const [points = 0] = view.piles[colour];
    const price = priceOfHeadquarters(view, colour);
    const gap: Payment = { [colour]: price - player.cubes[colour] };
    const lacks = price > player.cubes[colour] ? cubesText(words, gap) : undefined;
    return line(`${terms.headquarters(colour, points)}, ${terms.cubes(price, colour)}`, points, lacks);
  });
  return [...objectives, ...headquarters];
};

/** The viewer's own page: crew, tile, Headquarters, what is within reach. */
export const ownPage = (words: GreenPortWords, view: View, seat: number): readonly string[] => {
  const player = view.players[seat];
  if (!player) return [words.hand.noSeat];
  const { hand, terms } = words;
  const tile = tileText(words, player);
  const owned = player.headquarters.map(each => headquartersText(words, each));
  const count = countOf(player.cubes);
  const within = reach(words, view, player);
  return [
    hand.own(cubesText(words, player.cubes), terms.cubeCount(count)),
    ...(tile === undefined ? [] : [hand.tile(tile)]),
    ...(owned.length > 0 ? [hand.headquarters(owned.join(', '))] : []),
    ...(count > box.cubes.limit ? [hand.limit(box.cubes.limit)] : []),
    ...(view.phase.type === 'over' || within.length === 0 ? [] : [hand.reach, ...within]),
  ];
};

/** The viewer's page, then what the others hold, which is open; for the table, everybody. */
export const hand = (words: GreenPortWords, view: View, names: Names): string => {
  const own = view.viewer === 'table' ? [] : ownPage(words, view, view.viewer);
  const others = view.players.flatMap((player, seat) =>
    seat === view.viewer
      ? []
      : words.hand.other(
          nameOf(names, seat, words.language),
          words.terms.points(player.points),
          holdings(words, player),
        ),
  );
  return [...own, ...others].join('\n');
};
