import type { Seat } from '../../../core/contract/game.ts';
import { fitted, textWidth } from '../../../presentation/drawing/fonts.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { once } from '../../../presentation/once.ts';
import {
  type Item,
  opaque,
  path,
  polyline,
  READABLE,
  rect,
  type Scene,
  type Shape,
  sprite,
  text,
} from '../../../presentation/shapes/scene.ts';
import { panel } from '../../../presentation/widgets/panel.ts';
import { box as printed } from '../rules/box.ts';
import { siteOf } from '../rules/estates.ts';
import { endPoints } from '../rules/scoring.ts';
import { HARBOURS, type PlayerView, SIDES, type View } from '../rules/types.ts';
import { vintageWords } from '../words/all.ts';
import { cardFace, FACE, noCard } from './cards/card-face.ts';
import { markItems } from './pieces/mark.ts';
import { TOKEN, tokenItems } from './pieces/marker.ts';
import { RABELO_HEIGHT, rabelo, rabeloWidth } from './pieces/rabelo.ts';
import { freeHomestead, HOMESTEAD, homestead } from './seats/homestead.ts';
import { MEANS, ownMeans } from './seats/own-means.ts';
import { RACKS_HEIGHT, racks } from './seats/racks.ts';
import { type Light, lightAt, stepOf } from './style/light.ts';
import { GOLD, GOLD_EDGE, INK, mix, WHITE, WINE, WINE_DARK, WINE_DEEP } from './style/palette.ts';
import { CONTENT, HALF, MARGIN, WIDTH } from './valley/layout.ts';
import { slopes } from './valley/slopes.ts';
import { BOARD_WORDS, PAGE_WORDS, type PageWords } from './words/index.ts';

const GAP = 12;
const ESTATES = 104;
const RIVER = ESTATES + HOMESTEAD.h + 8;
const WATER = 138;
export const WALL = RIVER + WATER;
const TITLE = 600;

export const playerAt = (view: View, seat: Seat): PlayerView => {
  const player = view.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
};

/** Number of backdrops in the cache, fewer than there are seasons. */
const BACKDROPS = 3;

const season = once((step: number): readonly Shape[] => {
  const light = lightAt(step);
  return [...slopes(light, { width: WIDTH, horizon: 196, bottom: WALL }), ...ripples(light)];
}, BACKDROPS);

/** Draws the hills and the river in the season of the view's round, down to the wall of the cellars. */
export const backdrop = (view: View): readonly Shape[] => season(stepOf(view));

const ripples = (light: Light): readonly Shape[] =>
  Array.from({ length: 11 }, (_, at): Shape => {
    const [x, y] = [(at * 211 + 40) % WIDTH, RIVER + 62 + ((at * 37) % (WATER - 72))];
    return polyline(`ripple/${at}`, path([x, y], [x + 24, y - 4], [x + 48, y]), {
      colour: `${light.glint}70`,
      width: 3,
    });
  });

export const cellarWall = once((h: number): readonly Shape[] => [
  rect('wall', { x: 0, y: 0, w: WIDTH, h }, { fill: WINE_DEEP }),
  rect('kerb', { x: 0, y: 0, w: WIDTH, h: 8 }, { fill: '#c9b48c' }),
  ...Array.from({ length: Math.ceil(h / 52) }, (_, row) => [
    rect(`course/${row}`, { x: 0, y: 8 + row * 52, w: WIDTH, h: 3 }, { fill: WINE_DARK }),
    ...Array.from({ length: 8 }, (_, at) =>
      rect(
        `joint/${row}/${at}`,
        { x: at * 150 + (row % 2) * 75, y: 8 + row * 52, w: 3, h: Math.min(52, h - 8 - row * 52) },
        { fill: WINE_DARK },
      ),
    ),
  ]).flat(),
]);

/**
 * Draws a seat's points and the points that the final count would add; after the game, draws the total instead. If the seat
 * holds the first player's token, the token is on the left.
 */
export const ownPoints = (view: View, seat: Seat, player: PlayerView, y: number): readonly Item[] => {
  const { barrels, estates, vineyards } = endPoints(player);
  const over = view.result?.totals[seat];
  const points = String(over ?? player.vp);
  const more = over === undefined ? `+${barrels + estates + vineyards}` : '';
  const wide = Math.ceil(textWidth(points, 48, 'black'));
  const moreWide = more === '' ? 0 : Math.ceil(textWidth(more, READABLE, 'black')) + 14;
  const right = { x: WIDTH - MARGIN - wide - moreWide - 44, y, w: wide + moreWide + 44, h: 62 };
  return [
    ...(view.first === seat
      ? [sprite('first', { x: right.x - TOKEN - 10, y: y + 9, w: TOKEN, h: TOKEN }, tokenItems())]
      : []),
    panel('points', right, 31, GOLD, GOLD_EDGE),
    text('points/words', { ...right, x: right.x + 22, w: wide + 2 }, points, {
      size: 48,
      weight: 'black',
      fill: INK,
    }),
    ...(more === ''
      ? []
      : [
          text('points/more', { ...right, x: right.x + 22 + wide + 10, w: moreWide - 4 }, more, {
            weight: 'black',
            align: 'left',
            fill: mix(GOLD_EDGE, INK, 0.5),
          }),
        ]),
  ];
};

const heading = (seat: Seat, said: string): readonly Item[] => {
  const w = Math.ceil(textWidth(said, READABLE, 'black')) + 104;
  const box = { x: MARGIN, y: 16, w, h: 62 };
  return [
    panel('title', box, 31, WINE, GOLD),
    sprite('title/mark', { x: box.x + 10, y: box.y + 6, w: 50, h: 50 }, markItems(seat, 50)),
    text('title/words', { ...box, x: box.x + 68, w: w - 84 }, said, {
      weight: 'black',
      align: 'left',
      fill: WHITE,
    }),
  ];
};

export const estatesRow = (
  { estates }: PlayerView,
  seat: Seat,
  words: (typeof BOARD_WORDS)['en'],
): readonly Item[] =>
  Array.from({ length: printed.seat.estates }, (_, at): readonly Item[] => {
    const estate = estates[at];
    const x = MARGIN + at * ((CONTENT - HOMESTEAD.w) / 2);
    const box = { x, y: ESTATES, w: HOMESTEAD.w, h: HOMESTEAD.h };
    const id = `estate/${at + 1}`;
    return estate
      ? homestead(id, seat, estate, box, words.harbours[siteOf(estate.place).region])
      : [freeHomestead(id, box)];
  }).flat();

/** Draws the river from Gaia upriver, with the seat's boat at the harbour where it lies. */
export const river = (
  { boat }: PlayerView,
  seat: Seat,
  words: (typeof BOARD_WORDS)['en'],
): readonly Item[] => {
  const pitch = CONTENT / HARBOURS.length;
  const at = HARBOURS.indexOf(boat.harbour);
  const w = rabeloWidth(boat.lots);
  const wanted = MARGIN + at * pitch + (pitch - w) / 2;
  const x = Math.max(MARGIN, Math.min(wanted, WIDTH - MARGIN - w));
  return [
    ...HARBOURS.flatMap((harbour, index): readonly Item[] => {
      const name = words.harbours[harbour];
      const wide = Math.ceil(textWidth(name, READABLE, 'black')) + 28;
      const here = index === at;
      const sign = { x: MARGIN + index * pitch + (pitch - wide) / 2, y: RIVER + 8, w: wide, h: 46 };
      return [
        panel(`harbour/${harbour}`, sign, 10, here ? GOLD : WINE, here ? GOLD_EDGE : GOLD),
        text(`harbour/${harbour}/name`, sign, name, { weight: 'black', fill: here ? INK : WHITE }),
      ];
    }),
    ...rabelo('boat', Math.round(x), RIVER + WATER - RABELO_HEIGHT - 4, seat, boat.lots),
  ];
};

/** Draws both sides of a seat's lodge in Gaia, side by side. */
export const ownRacks = (player: PlayerView, y: number, words: PageWords): readonly Item[] =>
  SIDES.flatMap((side, at) =>
    racks(side, player, side, { x: MARGIN + at * (HALF + GAP), y, w: HALF, h: RACKS_HEIGHT }, words),
  );

/** Draws a hand of cards. Cards that the viewer may not see are face down. */
export const cardsInHand = (
  view: View,
  player: PlayerView,
  seat: Seat,
  y: number,
  words: PageWords,
): readonly Item[] => {
  const names = vintageWords(words.language).actions.cards;
  const drawn = view.viewer === seat ? (view.drawn ?? []) : [];
  const held = [
    ...drawn.map(card => ({ card, known: false })),
    ...player.known.map(card => ({ card, known: true })),
    ...Array.from({ length: player.hidden - drawn.length }, () => ({
      card: 'hidden' as const,
      known: false,
    })),
  ];
  const box = (at: number) => ({ x: MARGIN + at * (HALF + GAP), y, w: HALF, h: FACE });
  if (held.length === 0) return noCard('card/none', { ...box(0), w: CONTENT }, words.noCards);
  return held.flatMap(({ card, known }, at) =>
    cardFace(`card/${at + 1}`, card, card === 'hidden' ? undefined : names[card], box(at), { known }),
  );
};

/**
 * Draws a seat's Estates, boat, cellar, warehouse, means to pay and hand, 1,080 pixels wide.
 * @param name name of the seat's person; absent where the picture is for that person
 */
export const handScene = (view: View, seat: Seat, language: Language = 'en', name?: string): Scene => {
  const words = PAGE_WORDS[language];
  const board = BOARD_WORDS[language];
  const player = playerAt(view, seat);
  const meansY = WALL + 20;
  const racksY = meansY + MEANS + GAP + 2;
  const cardsY = racksY + RACKS_HEIGHT + GAP + 4;
  const height = cardsY + FACE + GAP + (cardsY % 2);
  return {
    width: WIDTH,
    height,
    items: [
      opaque('backdrop', { x: 0, y: 0, w: WIDTH, h: WALL }, backdrop(view)),
      opaque('deep', { x: 0, y: WALL, w: WIDTH, h: height - WALL }, cellarWall(height - WALL)),
      ...heading(seat, fitted(name ?? words.yourHouse, TITLE, READABLE, 'black')),
      ...ownPoints(view, seat, player, 16),
      ...estatesRow(player, seat, board),
      ...river(player, seat, board),
      ...ownMeans(player, seat, { x: MARGIN, y: meansY, w: CONTENT, h: MEANS }, words),
      ...ownRacks(player, racksY, words),
      ...cardsInHand(view, player, seat, cardsY, words),
    ],
  };
};
