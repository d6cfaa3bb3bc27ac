import { grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { type Aim, aimsOf, targetOf } from '../judgement/aims.ts';
import { box } from '../rules/box.ts';
import { countOf } from '../rules/cubes.ts';
import { lossOf } from '../rules/hire.ts';
import { askedSeat } from '../rules/turn.ts';
import type { Action, PlayerView, View } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';
import { askedText } from './choices.ts';
import { aimText, cubesText, headquartersText, missingText } from './terms.ts';

const tileText = ({ terms }: GreenPortWords, { tile }: PlayerView): string | undefined =>
  tile === null ? undefined : tile.up ? terms.tileUp(tile.symbol) : terms.tileDown(tile.symbol);

/** Lists a seat's cubes, tile and Headquarters: "3 red + 1 blue; drop tile up; red HQ (2)". */
export const holdings = (words: GreenPortWords, player: PlayerView): string => {
  const tile = tileText(words, player);
  return [
    cubesText(words, player.cubes),
    ...(tile === undefined ? [] : [tile]),
    ...player.headquarters.map(each => headquartersText(words, each)),
  ].join('; ');
};

const askedFor = (words: GreenPortWords, view: View, { of, price }: Aim): string => {
  if (typeof of !== 'number') return words.terms.cubes(price, of);
  const objective = view.objectives[of - 1];
  return objective ? askedText(words, objective) : '';
};

const reach = (words: GreenPortWords, view: View, player: PlayerView): readonly string[] => {
  const { hand, terms } = words;
  return aimsOf(view, player).map(aim => {
    const what = `${aimText(words, aim.of)}, ${askedFor(words, view, aim)}`;
    const points = terms.points(aim.points);
    return aim.gap === 0
      ? hand.can(what, points)
      : hand.lacks(what, points, missingText(words, aim), aim.gap);
  });
};

/** Number of aims listed beside a decision: at most so many that the seat can pay for, and at most so many others. */
const MOST_PROSPECTS = 3;

/** Describes what the seat decides about a bust, a loss, a refer or an underdog cube; empty in all other phases. */
const situation = ({ hand }: GreenPortWords, { phase }: View, player: PlayerView): readonly string[] => {
  switch (phase.type) {
    case 'bust':
      return [hand.asked.bust];
    case 'lose':
      return [hand.asked.lose(lossOf(player), countOf(player.cubes), box.cubes.limit)];
    case 'refer':
      return [hand.asked.refer];
    case 'bonus':
      return [hand.asked.bonus];
    default:
      return [];
  }
};

/** Lists the viewer's decision, the aims that the viewer can pay for, and the cubes lacking for the nearest other aims. */
export const aims = (words: GreenPortWords, view: View): readonly string[] => {
  const player = view.viewer === 'table' ? undefined : view.players[view.viewer];
  if (!player || view.phase.type === 'over') return [];
  const { hand, terms, language } = words;
  const all = aimsOf(view, player);
  const named = (aim: Aim): string => hand.aim(aimText(words, aim.of), terms.points(aim.points));
  const within = all.filter(({ gap }) => gap === 0).slice(0, MOST_PROSPECTS);
  const nearest = all.filter(({ gap }) => gap > 0).slice(0, MOST_PROSPECTS);
  return [
    ...(askedSeat(view) === view.viewer ? situation(words, view, player) : []),
    ...(within.length > 0 ? [hand.within(grammar(language).listed(within.map(named)))] : []),
    ...(nearest.length > 0
      ? [
          hand.nearest(
            nearest.map(aim => hand.aimLacks(named(aim), missingText(words, aim), aim.gap)).join('; '),
          ),
        ]
      : []),
  ];
};

/** Names the aims that the seat can pay for after an action. */
export const prospects = (
  words: GreenPortWords,
  later: readonly { readonly action: Action; readonly worth: number | undefined }[],
): readonly string[] => {
  const { hand, terms, language } = words;
  const lines = later.flatMap(({ action, worth = 0 }) => {
    const of = targetOf(action);
    return of === undefined ? [] : hand.aim(aimText(words, of), terms.points(worth));
  });
  return lines.length > 0 ? [hand.withinThen(grammar(language).listed(lines))] : [];
};

/**
 * Describes the viewer's own page: crew, tile, Headquarters, and the Objectives and piles with the cubes that the seat lacks
 * for them.
 */
export const ownPage = (words: GreenPortWords, view: View, seat: number): readonly string[] => {
  const player = view.players[seat];
  if (!player) return [words.hand.noSeat];
  const { hand, terms } = words;
  const { tile } = player;
  const owned = player.headquarters.map(each => headquartersText(words, each));
  const count = countOf(player.cubes);
  const within = reach(words, view, player);
  return [
    hand.own(cubesText(words, player.cubes), count === 0 ? null : terms.cubeCount(count)),
    ...(tile === null ? [] : [hand.tile(tile.symbol, tile.up ? 'up' : 'down')]),
    ...(owned.length > 0 ? [hand.headquarters(owned.join(', '))] : []),
    ...(count > box.cubes.limit ? [hand.limit(box.cubes.limit)] : []),
    ...(view.phase.type === 'over' || within.length === 0 ? [] : [hand.reach, ...within]),
  ];
};

/**
 * Describes the viewer's page, then the open possessions of the other seats. Where the viewer is the table, describes the open
 * possessions of all seats.
 */
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
