import type { Seat } from '../../../../core/contract/game.ts';
import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import {
  circle,
  type Drawn,
  type Item,
  READABLE,
  rect,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { lying, panelItems } from '../../../../presentation/widgets/panel.ts';
import { box as printed } from '../../rules/box.ts';
import type { Event } from '../../rules/events.ts';
import { HARBOURS, type Harbour, type Lot, type View } from '../../rules/types.ts';
import { RABELO_HEIGHT, rabelo, rabeloWidth } from '../pieces/rabelo.ts';
import { ghostRing, markRing } from '../pieces/ring.ts';
import { BLUE, BLUE_LIGHT, darker, GLAZED, OAK, WHITE } from '../style/palette.ts';
import type { BoardWords } from '../words/index.ts';
import { MARGIN, type Places, WIDTH } from './layout.ts';

const GAP = 10;
const SIGN = 42;

interface Moored {
  readonly seat: Seat;
  readonly lots: readonly Lot[];
  /** True where a preview foresees the boat at this harbour, and the boat is still elsewhere. */
  readonly ghost: boolean;
}

const foreseenIn = (view: View, foreseen: readonly Event[], harbour: Harbour): readonly Moored[] => {
  const sailed = foreseen.findLast(event => event.type === 'sailed');
  if (sailed?.type !== 'sailed' || sailed.to !== harbour) return [];
  const aboard = view.players[sailed.seat]?.boat.lots ?? [];
  const landed = foreseen.filter(event => event.type === 'unloaded' && event.to !== 'boat').length;
  const lots = [...aboard, ...sailed.loaded.map(({ lot }) => lot)];
  return [{ seat: sailed.seat, lots: lots.slice(Math.min(landed, lots.length)), ghost: true }];
};

/** Draws every harbour with its name, and the seats' boats on the river beside it. */
export const boats = (
  view: View,
  places: Places,
  words: BoardWords,
  marked: readonly Event[],
  foreseen: readonly Event[] = [],
): readonly Item[] => HARBOURS.flatMap(harbour => reachItems(view, harbour, places, words, marked, foreseen));

const yieldIn = (harbour: Harbour): number => (harbour === 'gaia' ? 0 : printed.regions[harbour].barrels);

const YIELD = 38;

const signItems = once((w: number, h: number, barrels: number): readonly Drawn[] => [
  ...panelItems(w, h, 8, GLAZED, BLUE),
  rect(
    'edge',
    { x: 5.5, y: 5.5, w: w - 11, h: h - 11 },
    { radius: 4, stroke: { colour: BLUE_LIGHT, width: 2 } },
  ),
  ...(barrels > 0
    ? [
        circle('barrel', w - YIELD / 2 - 6, h / 2, YIELD / 2 - 1.5, {
          fill: OAK,
          stroke: { colour: darker(OAK, 0.5), width: 3 },
        }),
      ]
    : []),
]);

/** Draws the sign of a harbour, and returns the sign's width. */
export const harbourSign = (
  id: string,
  harbour: Harbour,
  x: number,
  y: number,
  words: BoardWords,
): { readonly items: readonly Item[]; readonly w: number } => {
  const name = words.harbours[harbour];
  const nameWidth = Math.ceil(textWidth(name, READABLE, 'black')) + 2;
  const barrels = yieldIn(harbour);
  const w = nameWidth + 28 + (barrels > 0 ? YIELD : 0);
  const sign = { x, y, w, h: SIGN };
  return {
    w,
    items: [
      sprite(id, lying(sign), signItems(w, SIGN, barrels)),
      text(`${id}/name`, { ...sign, x: x + 14, w: nameWidth }, name, {
        weight: 'black',
        align: 'left',
        fill: BLUE,
      }),
      ...(barrels > 0
        ? [
            text(`${id}/barrels`, { ...sign, x: x + w - YIELD - 5, w: YIELD - 2 }, String(barrels), {
              weight: 'black',
              fill: WHITE,
            }),
          ]
        : []),
    ],
  };
};

const reachItems = (
  view: View,
  harbour: Harbour,
  { reaches }: Places,
  words: BoardWords,
  marked: readonly Event[],
  foreseen: readonly Event[],
): readonly Item[] => {
  const { top, bottom } = reaches[harbour];
  const there: readonly Moored[] = [
    ...view.players.flatMap(({ boat }, seat) =>
      boat.harbour === harbour ? [{ seat, lots: boat.lots, ghost: false }] : [],
    ),
    ...foreseenIn(view, foreseen, harbour),
  ];
  const takenBy = (close: boolean): number =>
    there.reduce((sum, { lots }) => sum + rabeloWidth(lots, close), 0);
  const tight = takenBy(false) > WIDTH - 2 * MARGIN;
  const widths = there.map(({ lots }) => rabeloWidth(lots, tight));
  const taken = takenBy(tight);
  const sign = harbourSign(
    `harbour/${harbour}`,
    harbour,
    MARGIN,
    Math.round(top + (bottom - top - SIGN) / 2),
    words,
  );
  const signed = taken + sign.w + 8 + GAP * there.length <= WIDTH - 2 * MARGIN;
  const from = signed ? MARGIN + sign.w + GAP : 0;
  const gap = Math.min(28, (WIDTH - (signed ? MARGIN : 0) - from - taken) / Math.max(1, there.length));
  const y = Math.round(bottom - RABELO_HEIGHT + 5 - Math.max(0, bottom - top - RABELO_HEIGHT) * 0.4);
  let x = from + Math.max(0, gap) / 2;
  return [
    ...(signed ? sign.items : []),
    ...there.flatMap(({ seat, lots, ghost }, at): readonly Item[] => {
      const id = `boat/${seat + 1}${ghost ? '/ghost' : ''}`;
      const box = { x: Math.round(x), y, w: widths[at] ?? 0, h: RABELO_HEIGHT };
      x += box.w + gap;
      const moved = marked.some(event => event.type === 'sailed' && event.seat === seat);
      return [
        ...rabelo(id, box.x, y, seat, lots, tight),
        ...(ghost ? [ghostRing(id, box)] : moved ? [markRing(id, box)] : []),
      ];
    }),
  ];
};
