import type { Seat } from '../../../../core/contract/game.ts';
import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { signed } from '../../../../presentation/language/grammar.ts';
import { once } from '../../../../presentation/once.ts';
import { type Box, type Item, READABLE, rect, sprite, text } from '../../../../presentation/shapes/scene.ts';
import { endPoints } from '../../rules/scoring.ts';
import type { PlayerView, View } from '../../rules/types.ts';
import { PART_ICON, partIcon } from '../pieces/part-icon.ts';
import { GOLD, INK } from '../style/palette.ts';
import { scaled } from '../style/scaled.ts';
import { LINE, TOP, TOTAL } from './seat-line.ts';

/** Sources of points, in the order of drawing. */
const SOURCES = ['scored', 'estates', 'vineyards', 'barrels'] as const;
type Source = (typeof SOURCES)[number];

/** Returns a seat's points by source, as if the game ended now. */
const sourcesOf = (player: PlayerView): Readonly<Record<Source, number>> => ({
  scored: player.vp,
  ...endPoints(player),
});

export const totalOf = (player: PlayerView): number =>
  Object.values(sourcesOf(player)).reduce((sum, points) => sum + points, 0);

/** Returns true where a seat has won, by the rules or because the players ended the game early. */
export const hasWon = ({ result, stopped }: View, seat: Seat): boolean =>
  stopped ? stopped.includes(seat) : result?.ranks[seat] === 1;

export const winnersIn = (view: View): readonly Seat[] =>
  view.players.flatMap((_, seat) => (hasWon(view, seat) ? [seat] : []));

/**
 * Returns true where a seat has won or, during the game, has more points than each other seat. A seat that resigned never
 * leads.
 */
export const leads = (view: View, seat: Seat): boolean => {
  const { players, resigned, result, stopped } = view;
  if (result || stopped) return hasWon(view, seat);
  const totals = players.map((player, at) => (resigned.includes(at) ? -1 : totalOf(player)));
  const own = totals[seat] ?? -1;
  return totals.every((total, at) => at === seat || total < own);
};

const SAID = 70;
const ICON = 36;
const PART = ICON + 2 + SAID;

const small = once((source: Source) => scaled(partIcon(source), ICON / PART_ICON));

/**
 * Draws the parts of a seat's total, each with its sign. A part of 0 points is left out, except the points scored so far.
 * @param abreast number of parts side by side
 */
export const parts = (
  id: string,
  player: PlayerView,
  { x: right, y }: Pick<Box, 'x' | 'y'>,
  abreast: number,
): readonly Item[] => {
  const points = sourcesOf(player);
  const shown = SOURCES.filter(source => source === 'scored' || points[source] !== 0);
  const left = right - Math.min(abreast, abreast > 2 ? shown.length : abreast) * PART;
  return shown.flatMap((source, at) => {
    const x = left + (at % abreast) * PART;
    const top = y + Math.floor(at / abreast) * (LINE + 1);
    const said = source === 'scored' ? String(points.scored) : `+${points[source]}`;
    return [
      sprite(`${id}/part/${source}/icon`, { x, y: top + (LINE - ICON) / 2, w: ICON, h: ICON }, small(source)),
      text(`${id}/part/${source}`, { x: x + ICON + 2, y: top, w: SAID, h: LINE }, said, {
        weight: 'black',
        align: 'left',
        fill: INK,
      }),
    ];
  });
};

/** Font size of a total with two figures, and with three. */
const [SCORE, LONG] = [54, 48];

/** Draws a seat's total at the right edge. `gained`: the total is higher up, above the tag with the points just gained. */
export const totalItems = (id: string, player: PlayerView, box: Box, gained = false): Item => {
  const total = String(totalOf(player));
  const size = total.length > 2 ? LONG : SCORE;
  const y = gained ? box.y - 7 : box.y + (box.h - size) / 2;
  return text(`${id}/total`, { x: box.x + box.w - TOTAL - 6, y, w: TOTAL, h: size }, total, {
    size,
    weight: 'black',
    fill: INK,
  });
};

/** Draws the points that a seat has just gained or would gain, below its total. */
export const gainTag = (id: string, points: number, box: Box): readonly Item[] => {
  const said = signed(points);
  const w = Math.ceil(textWidth(said, READABLE, 'black')) + 16;
  const tag = { x: box.x + box.w - 6 - (TOTAL + w) / 2, y: box.y + TOP + LINE + 3, w, h: LINE - 3 };
  return [
    rect(`${id}/gain`, tag, { fill: GOLD, radius: 9, stroke: { colour: INK, width: 3 } }),
    text(`${id}/gain/points`, tag, said, { weight: 'black', fill: INK }),
  ];
};
