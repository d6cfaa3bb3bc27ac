import type { Seat } from '../../../core/contract/game.ts';
import { fittedText } from '../../../presentation/drawing/fonts.ts';
import { once } from '../../../presentation/once.ts';
import { cellOf } from '../../../presentation/shapes/boxes.ts';
import { type Box, type Drawn, type Item, moved, sprite, text } from '../../../presentation/shapes/scene.ts';
import { lying, panelItems } from '../../../presentation/widgets/panel.ts';
import { canAge } from '../rules/ageing.ts';
import { mayBuy, priceOf } from '../rules/buying.ts';
import { circlesOf, freeNumbers, waysToPay } from '../rules/circles.ts';
import { bearsOld, freePlaces } from '../rules/estates.ts';
import type { Event } from '../rules/events.ts';
import { canHarvest } from '../rules/harvest.ts';
import { columnOf, plantings } from '../rules/planting.ts';
import { type PlayerView, type TableColumn, VINES, type View } from '../rules/types.ts';
import { vintageWords } from '../words/all.ts';
import { backItems, cardItems } from './cards/card-face.ts';
import { PIECE, pieceItems } from './pieces/marker.ts';
import { ghostRing } from './pieces/ring.ts';
import { SYMBOL } from './pieces/symbols.ts';
import { BLUE, INK, PAPER, PAPER_SHADE } from './style/palette.ts';
import { scaled } from './style/scaled.ts';
import { circleItems, SIGN_WIDTH, signItems } from './table.ts';
import type { PageWords } from './words/index.ts';

/** Columns of the action table in the order of drawing, three to a row. Columns for planting come first. */
const ORDER: readonly TableColumn[] = [
  'purple',
  'green-red',
  'white-yellow',
  'old',
  'buy',
  'harvest',
  'age',
  'card',
  'first',
];
const ROW = 106;
const GAP = 10;
const CARD = 62;
const SIGN = 48;
const BIG = 1.08;
const CIRCLE = Math.round(PIECE * BIG);

/** Returns the height in pixels of the large action table, including the cards below it that can be taken. */
export const columnsHeight = ({ display }: View): number => {
  const cards = display.filter(card => card !== null).length + 1;
  return 3 * (ROW + GAP) + Math.ceil(cards / 2) * (CARD + GAP);
};

const big = once((number: number, seat: number, overseer: boolean) =>
  scaled(circleItems(number, seat, overseer), BIG),
);
const bigPiece = once((seat: number, overseer: boolean) => scaled(pieceItems(seat, overseer), BIG));

/** Tells why a column's action is impossible for a seat, at whatever price. Undefined: it is possible. */
const whyNot = (
  { players }: View,
  player: PlayerView,
  column: TableColumn,
  { shut }: PageWords,
): string | undefined => {
  switch (column) {
    case 'buy': {
      if (player.bought) return shut.done;
      if (!mayBuy(player)) return shut.estates;
      const price = Math.min(...freePlaces(players).map(place => priceOf(place, false)));
      return price <= player.vp ? undefined : shut.points(price);
    }
    case 'harvest':
      if (player.harvested) return shut.done;
      return canHarvest(player) ? undefined : shut.harvest;
    case 'age':
      return canAge(player) ? undefined : shut.age;
    case 'card':
    case 'first':
      return undefined;
    default:
      if (plantings(players, player, VINES).some(({ vine }) => columnOf(vine) === column)) return undefined;
      return column === 'old' && !player.estates.some(bearsOld) ? shut.old : shut.plant;
  }
};

/** Tells why a seat cannot use a column now. Undefined: the column's action is possible, and the seat can pay. */
const whyShut = (
  view: View,
  player: PlayerView,
  column: TableColumn,
  words: PageWords,
): string | undefined => {
  const why = whyNot(view, player, column, words);
  if (why !== undefined || waysToPay(view, player, column).length > 0) return why;
  const [cheapest] = freeNumbers(view, column);
  return cheapest === undefined ? words.shut.full : words.shut.dear(cheapest);
};

const sheet = once((w: number, usable: boolean): readonly Drawn[] =>
  panelItems(w, ROW, 12, usable ? PAPER : '#cdbfae', usable ? PAPER_SHADE : '#a89a88'),
);

const freeCards = (view: View): number => view.table.card.filter(piece => piece === null).length;

const circles = (
  view: View,
  column: TableColumn,
  x: number,
  y: number,
  foreseen: readonly Event[],
): readonly Item[] => {
  const numbers = circlesOf(view.players.length, column);
  const id = `column/${column}`;
  const box = (at: number): Box => ({ x: x + at * (CIRCLE + 4), y, w: CIRCLE, h: CIRCLE });
  const placed = foreseen.find(event => event.type === 'placed' && event.column === column);
  const ghostAt =
    placed?.type === 'placed'
      ? numbers.findIndex((number, at) => number === placed.circle && view.table[column][at] === null)
      : -1;
  const ghost = (at: number): readonly Item[] =>
    placed?.type === 'placed'
      ? [
          sprite(`${id}/ghost/piece`, box(at), bigPiece(placed.seat, placed.overseer)),
          ghostRing(`${id}/ghost`, box(at)),
        ]
      : [];
  if (column === 'card') {
    const free = freeCards(view);
    return [
      sprite(`${id}/1`, box(0), big(numbers[0] ?? 1, -1, false)),
      text(`${id}/free`, { x: x + CIRCLE + 8, y, w: 80, h: CIRCLE }, `×${free}`, {
        weight: 'black',
        align: 'left',
        fill: INK,
      }),
      ...(ghostAt < 0 ? [] : ghost(0)),
    ];
  }
  return [
    ...numbers.flatMap((number, at): readonly Item[] => {
      if (at === ghostAt) return [];
      const piece = view.table[column][at] ?? null;
      return [sprite(`${id}/${at + 1}`, box(at), big(number, piece?.seat ?? -1, piece?.overseer ?? false))];
    }),
    ...(ghostAt < 0 ? [] : ghost(ghostAt)),
  ];
};

const columnItems = (
  view: View,
  seat: Seat | null,
  column: TableColumn,
  box: Box,
  words: PageWords,
  foreseen: readonly Event[],
): readonly Item[] => {
  const player = seat === null ? undefined : view.players[seat];
  const why = player && whyShut(view, player, column, words);
  const id = `column/${column}`;
  const left = box.x + 12 + SIGN_WIDTH[column] + 10;
  const room = box.x + box.w - 8 - left;
  return [
    sprite(`${id}/${why === undefined ? 'open' : 'shut'}`, lying(box), sheet(box.w, why === undefined)),
    sprite(
      `${id}/sign`,
      { x: box.x + 12, y: box.y + (ROW - SYMBOL) / 2, w: SIGN_WIDTH[column], h: SYMBOL },
      signItems(column),
    ),
    fittedText(`${id}/word`, { x: left, y: box.y + 5, w: room, h: 46 }, words.actions[column], {
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
    ...(why === undefined
      ? circles(view, column, left, box.y + 54, foreseen)
      : [
          fittedText(`${id}/why`, { x: left, y: box.y + 53, w: room, h: 42 }, why, {
            align: 'left',
            fill: INK,
          }),
        ]),
  ];
};

const tile = once((w: number): readonly Drawn[] => panelItems(w, CARD - 5, 10, PAPER, BLUE));

const takeable = (
  view: View,
  words: PageWords,
  names: Readonly<Record<string, string>>,
): readonly { readonly id: string; readonly items: readonly Drawn[]; readonly said: string }[] => [
  ...view.display.flatMap((card, slot) =>
    card === null
      ? []
      : [{ id: `${slot + 1}/${card}`, items: cardItems(card, SIGN, SIGN), said: names[card] ?? card }],
  ),
  { id: 'deck', items: moved('deck', backItems(34, SIGN - 2), 7, 1), said: `${words.deck} · ${view.deck}` },
];

const openCards = (
  view: View,
  { x, y, w: wide }: Pick<Box, 'x' | 'y' | 'w'>,
  words: PageWords,
  names: Readonly<Record<string, string>>,
): readonly Item[] => {
  const w = (wide - GAP) / 2;
  const room = w - 84;
  return takeable(view, words, names).flatMap(({ id, items, said }, at): readonly Item[] => {
    const box = cellOf({ x, y, w, h: CARD }, 2, at, GAP);
    return [
      sprite(`open/${at + 1}`, box, tile(w)),
      sprite(`open/${id}`, { x: box.x + 8, y: box.y + 4, w: SIGN, h: SIGN }, items),
      fittedText(`open/${id}/name`, { x: box.x + 70, y: box.y, w: room, h: CARD - 5 }, said, {
        weight: 'black',
        align: 'left',
        fill: INK,
      }),
    ];
  });
};

/**
 * Draws the action table in large. Each column shows a word for its action. A column that the seat cannot use is grey, and tells
 * the reason in the place of its circles. The cards to take are below.
 * @param seat seat that chooses an action; null where no seat chooses
 */
export const columns = (
  view: View,
  seat: Seat | null,
  { x, y, w: wide }: Pick<Box, 'x' | 'y' | 'w'>,
  words: PageWords,
  foreseen: readonly Event[] = [],
): readonly Item[] => {
  const { cards: names } = vintageWords(words.language).actions;
  const w = (wide - 2 * GAP) / 3;
  return [
    ...ORDER.flatMap((column, at) =>
      columnItems(view, seat, column, cellOf({ x, y, w, h: ROW }, 3, at, GAP), words, foreseen),
    ),
    ...openCards(view, { x, y: y + 3 * (ROW + GAP), w: wide }, words, names),
  ];
};
