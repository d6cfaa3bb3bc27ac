import type { Seat } from '../../../core/contract/game.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { once } from '../../../presentation/once.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { type Drawn, type Item, opaque, rect, type Scene } from '../../../presentation/shapes/scene.ts';
import { type AgeingHelp, ageingOutcomes } from '../judgement/odds.ts';
import { canAge } from '../rules/ageing.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/types.ts';
import { FACE } from './cards/card-face.ts';
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
import { MEANS, ownMeans } from './seats/own-means.ts';
import { RACKS_HEIGHT } from './seats/racks.ts';
import { RIVALS, rivals } from './seats/rivals.ts';
import { changeOf } from './style/change.ts';
import { BLUE, BLUE_LIGHT, GLAZED, GOLD, mix, WHITE } from './style/palette.ts';
import { columns } from './table/columns.ts';
import { openCards, tableHeight } from './table/open-cards.ts';
import { CONTENT, MARGIN, placesFor, WIDTH } from './valley/layout.ts';
import { BOARD_WORDS, PAGE_WORDS } from './words/index.ts';

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

/**
 * Paints all facts for choosing an action. The seat's own Estates, boat, cellar, warehouse and cards are large. If the seat can
 * age its wine, the points for each number of the die are shown. Below are the action table, the open cards and the other
 * seats. `foreseen`: events of a previewed action, shown as changes.
 * @param help card that helps the ageing
 */
export const turnScene = (
  view: View,
  seat: Seat,
  names: Names,
  language: Language = 'en',
  foreseen: readonly Event[] = [],
  help: AgeingHelp = null,
): Scene => {
  const words = PAGE_WORDS[language];
  const board = BOARD_WORDS[language];
  const player = playerAt(view, seat);
  const ages = canAge(player);
  const holds = player.known.length + player.hidden > 0;
  const racksY = WALL + 20;
  const oddsY = racksY + RACKS_HEIGHT + GAP;
  const cardsY = oddsY + (ages ? ODDS + GAP + 4 : 0);
  const meansY = cardsY + (holds ? FACE + GAP : 0);
  const tableY = meansY + MEANS + GAP + 4;
  const wall = tableHeight(3, true) + 2 * PAD;
  const ground = tableY + wall;
  const table = { x: MARGIN, y: tableY + PAD, w: CONTENT, abreast: 3 } as const;
  const rivalsY = ground + GAP + 8;
  const height = rivalsY + RIVALS + 16;
  const even = height + (height % 2);
  const odds: readonly Item[] = ages
    ? oddsRow('odds', ageingOutcomes(player, help), { x: MARGIN, y: oddsY, w: CONTENT, h: ODDS }, words)
    : [];
  return {
    width: WIDTH,
    height: even,
    items: [
      opaque('backdrop', { x: 0, y: 0, w: WIDTH, h: WALL }, backdrop(view)),
      opaque('deep', { x: 0, y: WALL, w: WIDTH, h: tableY - WALL }, cellarWall(tableY - WALL)),
      ...year(view, placesFor(view.players.length), board),
      ...ownPoints(view, seat, player, 11),
      ...estatesRow(player, seat, board),
      ...river(player, seat, board),
      ...ownRacks(player, racksY, words),
      ...odds,
      ...(holds ? cardsInHand(view, player, seat, cardsY, words) : []),
      ...ownMeans(
        player,
        seat,
        { x: MARGIN, y: meansY, w: CONTENT, h: MEANS },
        words,
        changeOf(view, foreseen, seat),
      ),
      opaque('table', { x: 0, y: tableY, w: WIDTH, h: wall }, tiles(wall)),
      ...columns(view, seat, table, words, foreseen),
      ...openCards(view, table, words, true),
      opaque('ground', { x: 0, y: ground, w: WIDTH, h: even - ground }, cellarWall(even - ground)),
      ...rivals(view, seat, names, rivalsY, board),
    ],
  };
};
