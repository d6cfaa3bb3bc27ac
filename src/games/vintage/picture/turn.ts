import type { Seat } from '../../../core/contract/game.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { once } from '../../../presentation/once.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { type Drawn, type Item, opaque, rect, type Scene } from '../../../presentation/shapes/scene.ts';
import { type AgeingHelp, ageingOutcomes, landings } from '../judgement/odds.ts';
import { canAge } from '../rules/ageing.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/types.ts';
import { FACE } from './cards/card-face.ts';
import { changed } from './changed.ts';
import { shares, sharesHeight } from './gathering.ts';
import {
  backdrop,
  cardsInHand,
  cellarWall,
  estatesRow,
  ownPoints,
  ownRacks,
  playerAt,
  river,
  WALL,
} from './hand.ts';
import { year } from './header.ts';
import { ODDS, oddsRow } from './pieces/dice.ts';
import { ghostly } from './pieces/ring.ts';
import { MEANS, ownMeans } from './seats/own-means.ts';
import { RACKS_HEIGHT } from './seats/racks.ts';
import { type SeatLine, seats } from './seats/seats.ts';
import { changeOf } from './style/change.ts';
import { BLUE, BLUE_LIGHT, GLAZED, GOLD, mix, WHITE } from './style/palette.ts';
import { columns, vineHalves } from './table/columns.ts';
import { openCards, tableHeight } from './table/open-cards.ts';
import { HILLS, hills } from './valley/hillside.ts';
import { CONTENT, MARGIN, placesFor, SEAT, SEAT_GAP, WIDTH } from './valley/layout.ts';
import { BOARD_WORDS, type BoardWords, PAGE_WORDS, type PageWords } from './words/index.ts';

const GAP = 12;
const PAD = 14;

const tiles = once((h: number): readonly Drawn[] => [
  rect(
    'tiles',
    { x: 0, y: 0, w: WIDTH, h },
    { fill: { pattern: 'crosses', ground: GLAZED, ink: mix(BLUE_LIGHT, GLAZED, 0.35) } },
  ),
  ...[0, h - 6].flatMap((y, at) => [
    rect(`border/${at}`, { x: 0, y, w: WIDTH, h: 6 }, { fill: BLUE }),
    rect(`line/${at}`, { x: 0, y: at === 0 ? 6 : y - 3, w: WIDTH, h: 3 }, { fill: mix(GOLD, WHITE, 0.3) }),
  ]),
]);

/** Part of the picture that only the present choice needs: the shares of a harvest, or the points for each number of the die. */
interface Choice {
  readonly height: number;
  items(y: number): readonly Item[];
}

const choiceOf = (view: View, seat: Seat, help: AgeingHelp, words: PageWords, board: BoardWords): Choice => {
  const { phase } = view;
  const player = playerAt(view, seat);
  const wide = { x: MARGIN, w: CONTENT };
  if (phase.type === 'gather' && view.turn === seat)
    return {
      height: sharesHeight(player, phase) + GAP,
      items: y => shares(view, player, phase, { ...wide, y }, words, board),
    };
  const sides = phase.type === 'unload' && view.turn === seat ? landings(player, phase) : [];
  if (sides.length > 0)
    return {
      height: sides.length * (ODDS + GAP) + 4,
      items: y =>
        sides.flatMap(([side, cellar], at) => {
          const box = { ...wide, y: y + at * (ODDS + GAP), h: ODDS };
          return oddsRow(`odds/${side}`, ageingOutcomes({ ...player, cellar }), box, words, side);
        }),
    };
  if (!canAge(player)) return { height: 0, items: () => [] };
  return {
    height: ODDS + GAP + 4,
    items: y => oddsRow('odds', ageingOutcomes(player, help), { ...wide, y, h: ODDS }, words),
  };
};

/** Look of the picture, apart from the position itself. */
export interface TurnLook {
  /** Events of a previewed action. They are drawn as changes and rings, and move no other item. */
  readonly foreseen?: readonly Event[];
  readonly help?: AgeingHelp;
  /** True for a picture with the places of the valley above the table, for a page. */
  readonly valley?: boolean;
}

/** Returns the height at which a wide screen divides the picture: the seat's own things are above, the table is below. */
export const tableTop = ({ items }: Scene): number => {
  const table = items.find(({ id }) => id === 'table');
  return table && 'y' in table ? table.y : 0;
};

/** Returns the lines of the other seats, one below the other. */
const otherLines = ({ players }: View, seat: Seat, y: number): readonly SeatLine[] =>
  players.flatMap((_, other) => {
    const at = other - (other > seat ? 1 : 0);
    const box = { x: MARGIN, y: y + at * (SEAT + SEAT_GAP), w: CONTENT, h: SEAT };
    return other === seat ? [] : [{ seat: other, box }];
  });

/**
 * Draws all facts for choosing an action. The seat's own Estates, boat, cellar, warehouse and cards are large. If the seat
 * divides a harvest, unloads or can age its wine, the shares or the points for each number of the die are shown. Below are the
 * action table, the open cards and the other seats.
 */
export const turnScene = (
  view: View,
  seat: Seat,
  names: Names,
  language: Language = 'en',
  { foreseen = [], help = null, valley = false }: TurnLook = {},
): Scene => {
  const words = PAGE_WORDS[language];
  const board = BOARD_WORDS[language];
  const player = playerAt(view, seat);
  const choice = choiceOf(view, seat, help, words, board);
  const holds = player.known.length + player.hidden > 0;
  const racksY = WALL + 20;
  const choiceY = racksY + RACKS_HEIGHT + GAP;
  const cardsY = choiceY + choice.height;
  const meansY = cardsY + (holds ? FACE + GAP : 0);
  const hillsY = meansY + MEANS + GAP + 4;
  const tableY = hillsY + (valley ? HILLS : 0);
  const lines = { abreast: 3, touched: true, isRoomy: valley } as const;
  const wall = tableHeight(lines) + 2 * PAD;
  const ground = tableY + wall;
  const table = { x: MARGIN, y: tableY + PAD, w: CONTENT, ...lines };
  const others = otherLines(view, seat, ground + GAP + 8);
  const height = ground + GAP + others.length * (SEAT + SEAT_GAP) + 16;
  const even = height + (height % 2);
  const scene = {
    width: WIDTH,
    height: even,
    items: [
      opaque('backdrop', { x: 0, y: 0, w: WIDTH, h: WALL }, backdrop(view)),
      opaque('deep', { x: 0, y: WALL, w: WIDTH, h: hillsY - WALL }, cellarWall(hillsY - WALL)),
      ...year(view, placesFor(view.players.length), board),
      ...ownPoints(view, seat, player, 11),
      ...estatesRow(player, seat, board),
      ...river(player, seat, board),
      ...ownRacks(player, racksY, words),
      ...choice.items(choiceY),
      ...(holds ? cardsInHand(view, player, seat, cardsY, words) : []),
      ...ownMeans(
        player,
        seat,
        { x: MARGIN, y: meansY, w: CONTENT, h: MEANS },
        words,
        changeOf(view, foreseen, seat),
      ),
      ...(valley ? hills(view, hillsY, board) : []),
      opaque('table', { x: 0, y: tableY, w: WIDTH, h: wall }, tiles(wall)),
      ...columns(view, seat, table, words, foreseen),
      ...(valley ? vineHalves(table) : []),
      ...openCards(view, table, words),
      opaque('ground', { x: 0, y: ground, w: WIDTH, h: even - ground }, cellarWall(even - ground)),
      ...seats(view, names, { marked: [], foreseen: [] }, others, board),
    ],
  };
  return foreseen.length > 0 ? ghostly(scene, changed(view, seat, foreseen)) : scene;
};
