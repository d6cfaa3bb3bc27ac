import type { Seat } from '../../../core/game.ts';
import { once } from '../../../stage/coalesce.ts';
import { fitted } from '../../../stage/fonts.ts';
import { lying, panelItems } from '../../../stage/panel.ts';
import {
  type Box,
  type Drawn,
  type Item,
  moved,
  READABLE,
  rect,
  sprite,
  text,
} from '../../../stage/scene.ts';
import { canAge } from '../rules/ageing.ts';
import { circlesOf, waysToPay } from '../rules/circles.ts';
import { freePlaces } from '../rules/estates.ts';
import type { Event } from '../rules/events.ts';
import { canHarvest } from '../rules/harvest.ts';
import { columnOf, mayBuy, plantings, priceOf } from '../rules/planting.ts';
import { type PlayerView, type TableColumn, VINES, type View } from '../rules/types.ts';
import { vintageWords } from '../words/all.ts';
import { backItems, cardItems } from './card.ts';
import { MARGIN, WIDTH } from './layout.ts';
import { PIECE } from './marker.ts';
import type { PageWords } from './page-words/index.ts';
import { BLUE, BLUE_LIGHT, GLAZED, GOLD, INK, mix, PAPER, PAPER_SHADE, WHITE } from './palette.ts';
import { ghostRing } from './ring.ts';
import { scaled } from './scaled.ts';
import { SYMBOL } from './symbols.ts';
import { circleItems, pieceOn, SIGN_WIDTH, signItems } from './table.ts';

/** In rows of three: planting first. */
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
const PAD = 14;
const BIG = 1.08;
const CIRCLE = Math.round(PIECE * BIG);

/** With so many cards to take. */
const heightWith = (cards: number): number =>
  3 * (ROW + GAP) + Math.ceil(cards / 2) * (CARD + GAP) + 2 * PAD + 6;

const big = once((number: number, seat: number, overseer: boolean) =>
  scaled(circleItems(number, seat, overseer), BIG),
);
const bigPiece = once((seat: number, overseer: boolean) => scaled(pieceOn(seat, overseer), BIG));

/** Whether a seat could use a column now: what it does is possible, and a way to pay is left. */
const isUsable = (view: View, player: PlayerView, column: TableColumn): boolean => {
  if (waysToPay(view, player, column).length === 0) return false;
  switch (column) {
    case 'buy':
      return mayBuy(player) && freePlaces(view.players).some(place => priceOf(place, false) <= player.vp);
    case 'harvest':
      return canHarvest(player);
    case 'age':
      return canAge(player);
    case 'card':
    case 'first':
      return true;
    default:
      return plantings(view.players, player, VINES).some(({ vine }) => columnOf(vine) === column);
  }
};

const sheet = once((w: number, usable: boolean): readonly Drawn[] =>
  panelItems(w, ROW, 12, usable ? PAPER : '#cdbfae', usable ? PAPER_SHADE : '#a89a88'),
);

const wall = once((h: number): readonly Drawn[] => [
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

/** What a circle of the cards' column costs and how many are free: all cost the same. */
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
        size: READABLE,
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
  seat: Seat,
  column: TableColumn,
  box: Box,
  words: PageWords,
  foreseen: readonly Event[],
): readonly Item[] => {
  const player = view.players[seat];
  const usable = player !== undefined && isUsable(view, player, column);
  const id = `column/${column}`;
  const left = box.x + 12 + SIGN_WIDTH[column] + 10;
  const room = box.x + box.w - 8 - left;
  return [
    sprite(`${id}/${usable ? 'open' : 'shut'}`, lying(box), sheet(box.w, usable)),
    sprite(
      `${id}/sign`,
      { x: box.x + 12, y: box.y + (ROW - SYMBOL) / 2, w: SIGN_WIDTH[column], h: SYMBOL },
      signItems(column),
    ),
    text(
      `${id}/word`,
      { x: left, y: box.y + 5, w: room, h: 46 },
      fitted(words.actions[column], room, READABLE, 'black'),
      { size: READABLE, weight: 'black', align: 'left', fill: INK },
    ),
    ...circles(view, column, left, box.y + 54, foreseen),
  ];
};

const tile = once((w: number): readonly Drawn[] => panelItems(w, CARD - 5, 10, PAPER, BLUE));

/** What can be taken: the open cards by name, and the top of the deck with how many it holds. */
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
  y: number,
  words: PageWords,
  names: Readonly<Record<string, string>>,
): readonly Item[] => {
  const w = (WIDTH - 2 * MARGIN - GAP) / 2;
  const room = w - 84;
  return takeable(view, words, names).flatMap(({ id, items, said }, at): readonly Item[] => {
    const box = { x: MARGIN + (at % 2) * (w + GAP), y: y + Math.floor(at / 2) * (CARD + GAP), w, h: CARD };
    return [
      sprite(`open/${at + 1}`, box, tile(w)),
      sprite(`open/${id}`, { x: box.x + 8, y: box.y + 4, w: SIGN, h: SIGN }, items),
      text(
        `open/${id}/name`,
        { x: box.x + 70, y: box.y, w: room, h: CARD - 5 },
        fitted(said, room, READABLE, 'black'),
        { size: READABLE, weight: 'black', align: 'left', fill: INK },
      ),
    ];
  });
};

/** The table of actions in large, each column with its word and grey where the seat can't use it; below it the cards that can be taken. */
export const columns = (
  view: View,
  seat: Seat,
  top: number,
  words: PageWords,
  foreseen: readonly Event[],
): { readonly items: readonly Item[]; readonly h: number } => {
  const { cards: names } = vintageWords(words.language).deeds;
  const h = heightWith(view.display.filter(card => card !== null).length + 1);
  const w = (WIDTH - 2 * MARGIN - 2 * GAP) / 3;
  const items = [
    sprite('table', { x: 0, y: top, w: WIDTH, h }, wall(h), { opaque: true }),
    ...ORDER.flatMap((column, at) =>
      columnItems(
        view,
        seat,
        column,
        {
          x: MARGIN + (at % 3) * (w + GAP),
          y: top + PAD + Math.floor(at / 3) * (ROW + GAP),
          w,
          h: ROW,
        },
        words,
        foreseen,
      ),
    ),
    ...openCards(view, top + PAD + 3 * (ROW + GAP), words, names),
  ];
  return { items, h };
};
