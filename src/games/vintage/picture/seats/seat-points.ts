import type { Seat } from '../../../../core/contract/game.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  type Drawn,
  type Fill,
  type Item,
  polygon,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { endPoints } from '../../rules/scoring.ts';
import type { PlayerView, View } from '../../rules/types.ts';
import { caskShapes } from '../pieces/barrel.ts';
import { laurelItems } from '../pieces/laurel.ts';
import {
  darker,
  GOLD,
  GOLD_EDGE,
  INK,
  LIME,
  mix,
  OAK,
  OAK_LIGHT,
  PAPER,
  TERRACOTTA,
  WHITE,
} from '../style/palette.ts';
import { GAUGE, LINE, PART, TOP, TOTAL } from './seat-line.ts';

/** Sources of points, in the order in which the gauge stacks them, from below. */
export const SOURCES = ['scored', 'estates', 'barrels'] as const;
type Source = (typeof SOURCES)[number];

/** Returns a seat's points by source, as if the game ended now. */
const sourcesOf = (player: PlayerView): Readonly<Record<Source, number>> => {
  const { barrels, estates, vineyards } = endPoints(player);
  return { scored: player.vp, estates: estates + vineyards, barrels };
};

export const totalOf = (player: PlayerView): number => {
  const { scored, estates, barrels } = sourcesOf(player);
  return scored + estates + barrels;
};

/** Returns true where a seat has won, by the rules or because the players ended the game early. */
export const hasWon = ({ result, stopped }: View, seat: Seat): boolean =>
  stopped ? stopped.includes(seat) : result?.ranks[seat] === 1;

export const winnersIn = (view: View): readonly Seat[] =>
  view.players.flatMap((_, seat) => (hasWon(view, seat) ? [seat] : []));

/**
 * Returns the winners; during the game, the seats with the highest total. Empty while all totals are equal. A seat that
 * resigned never leads.
 */
export const leadersOf = (view: View): readonly Seat[] => {
  const { players, resigned, result, stopped } = view;
  if (result || stopped) return winnersIn(view);
  const totals = players.map((player, seat) => (resigned.includes(seat) ? -1 : totalOf(player)));
  const most = Math.max(...totals);
  const first = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  return first.length < players.length ? first : [];
};

export const SOURCE_FILLS: Readonly<Record<Source, Fill>> = {
  scored: GOLD,
  estates: { pattern: 'roof tiles', ground: TERRACOTTA, ink: mix(TERRACOTTA, WHITE, 0.3) },
  barrels: { pattern: 'stripes', ground: '#5b3418', ink: mix('#5b3418', OAK_LIGHT, 0.3) },
};

const shapeOf = (source: Source): readonly Shape[] => {
  const [w, h] = [PART, LINE];
  switch (source) {
    case 'scored':
      return [
        rect(
          'coin',
          { x: 2, y: 2, w: w - 4, h: h - 4 },
          { fill: GOLD, radius: 19, stroke: { colour: GOLD_EDGE, width: 3.5 } },
        ),
      ];
    case 'estates':
      return [
        rect(
          'wall',
          { x: 2.5, y: 8, w: w - 5, h: h - 9 },
          { fill: LIME, stroke: { colour: darker(TERRACOTTA, 0.45), width: 2 } },
        ),
        polygon(
          'roof',
          [
            [0, 11.5],
            [8, 1],
            [w - 8, 1],
            [w, 11.5],
          ],
          { fill: TERRACOTTA, stroke: { colour: darker(TERRACOTTA, 0.45), width: 2 } },
        ),
      ];
    case 'barrels':
      return caskShapes(w, OAK);
  }
};

const partItems = once((source: Source, points: number): readonly Drawn[] => [
  ...shapeOf(source),
  text('points', { x: 1, y: source === 'estates' ? 5 : 1, w: PART - 2, h: LINE - 3 }, String(points), {
    weight: 'black',
    fill: source === 'barrels' ? WHITE : INK,
  }),
]);

const TRACK = 83;

const gaugeItems = once(
  (scored: number, estates: number, barrels: number, most: number): readonly Drawn[] => {
    const all = { scored, estates, barrels };
    let before = 0;
    return [
      rect('track', { x: 0, y: 0, w: GAUGE, h: TRACK }, { fill: '#5e4a3c', radius: 3 }),
      rect('empty', { x: 2, y: 2, w: GAUGE - 4, h: TRACK - 4 }, { fill: mix(PAPER, '#5e4a3c', 0.25) }),
      ...SOURCES.map(source => {
        const [from, to] = [before, before + all[source]];
        before = to;
        const y = (points: number) => TRACK - 2 - Math.round(((TRACK - 4) * points) / Math.max(1, most));
        return rect(
          source,
          { x: 2, y: y(to), w: GAUGE - 4, h: y(from) - y(to) },
          { fill: SOURCE_FILLS[source] },
        );
      }),
    ];
  },
);

/** Font sizes of the total: the usual one (`SCORE`), with a tag below (`RAISED`), and for three figures (`LONG`). */
const SCORE = 54;
const RAISED = 46;
const LONG = 40;

/**
 * Draws a seat's total, with laurel for a leader or winner.
 * @param over true where a tag is below the total
 */
export const totalItems = (
  id: string,
  player: PlayerView,
  cell: Box,
  leads: boolean,
  over = false,
): readonly Item[] => {
  const total = String(totalOf(player));
  const isLong = total.length > 2;
  const size = isLong ? LONG : over ? RAISED : SCORE;
  const y = leads || over ? cell.y - 3 : cell.y + (cell.h - size) / 2;
  return [
    ...(leads ? [sprite(`${id}/leads`, cell, laurelItems(cell.w, cell.h, isLong ? 3 : 4))] : []),
    text(`${id}/total`, { x: cell.x, y, w: cell.w, h: size }, total, { size, weight: 'black', fill: INK }),
  ];
};

/** Draws a seat's total, the parts of the total, and a gauge that compares the total with the highest one. */
export const pointsItems = (
  id: string,
  player: PlayerView,
  box: Box,
  { leads, most, gains }: { readonly leads: boolean; readonly most: number; readonly gains: boolean },
): readonly Item[] => {
  const parts = sourcesOf(player);
  const cell = { x: box.x + box.w - TOTAL - 3, y: box.y + 3, w: TOTAL, h: box.h - 6 };
  const gauge = cell.x - GAUGE - 5;
  const second = gauge - PART - 5;
  const places: Readonly<Record<Source, Box>> = {
    scored: { x: second - PART - 4, y: box.y + TOP, w: PART, h: LINE },
    estates: { x: second, y: box.y + TOP, w: PART, h: LINE },
    barrels: { x: second, y: box.y + TOP + LINE + 1, w: PART, h: LINE },
  };
  return [
    ...SOURCES.map(source =>
      sprite(`${id}/part/${source}`, places[source], partItems(source, parts[source])),
    ),
    sprite(
      `${id}/gauge`,
      { x: gauge, y: box.y + TOP, w: GAUGE, h: TRACK },
      gaugeItems(parts.scored, parts.estates, parts.barrels, most),
    ),
    ...totalItems(id, player, cell, leads, gains),
  ];
};
