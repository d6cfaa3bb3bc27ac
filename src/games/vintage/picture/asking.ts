import type { Seat } from '../../../core/contract/game.ts';
import { fitted, textWidth } from '../../../presentation/drawing/fonts.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { once } from '../../../presentation/once.ts';
import { cellOf } from '../../../presentation/shapes/boxes.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  opaque,
  READABLE,
  type Scene,
  sprite,
  text,
} from '../../../presentation/shapes/scene.ts';
import { panel } from '../../../presentation/widgets/panel.ts';
import { type AgeingHelp, ageingOutcomes } from '../judgement/odds.ts';
import { box as printed } from '../rules/box.ts';
import { circlesOf, waysToPay } from '../rules/circles.ts';
import {
  type Cellar,
  type Phase,
  type PlayerView,
  SIDES,
  type Side,
  type TableColumn,
  type View,
} from '../rules/types.ts';
import { vintageWords } from '../words/all.ts';
import { cardFace, FACE } from './cards/card-face.ts';
import { cardsInHand, cellarWall, ownRacks, playerAt } from './hand.ts';
import { lotSprite, lotWidth } from './pieces/barrel.ts';
import { ODDS, oddsRow } from './pieces/dice.ts';
import { OVERSEER, overseerItems, PAWN, PIECE, pawnItems } from './pieces/marker.ts';
import { SYMBOL } from './pieces/symbols.ts';
import { RACKS_HEIGHT } from './seats/racks.ts';
import { FADED, GOLD, GOLD_EDGE, PAPER, WHITE, WINE } from './style/palette.ts';
import { scaled } from './style/scaled.ts';
import { circleItems, SIGN_WIDTH, signItems } from './table/signs.ts';
import { CONTENT, HALF, MARGIN, WIDTH } from './valley/layout.ts';
import { PAGE_WORDS, type PageWords } from './words/index.ts';

export const GAP = 12;
export const TOP = 24;

export const onWall = (height: number, items: readonly Item[]): Scene => {
  const h = Math.ceil(height) + (Math.ceil(height) % 2);
  return {
    width: WIDTH,
    height: h,
    items: [opaque('wall', { x: 0, y: 0, w: WIDTH, h }, cellarWall(h)), ...items],
  };
};

const sign = (id: string, x: number, y: number, words: string): readonly Item[] => {
  const w = Math.ceil(textWidth(words, READABLE, 'black')) + 40;
  const box = { x, y, w, h: 54 };
  return [panel(id, box, 27, WINE, GOLD), text(`${id}/words`, box, words, { weight: 'black', fill: WHITE })];
};

const LARGE = 1.9;
const large = once((column: TableColumn): readonly Drawn[] => scaled(signItems(column), 1.5));
const circleLarge = once(
  (number: number, seat: number, overseer: boolean, cheapest: boolean): readonly Drawn[] => {
    const half = (PIECE * LARGE) / 2;
    return [
      ...scaled(circleItems(number, seat, overseer), LARGE),
      ...(cheapest
        ? [
            circle('cheapest', half, half, half - 3, { stroke: { colour: GOLD, width: 7 } }),
            circle('edge', half, half, half - 0.5, { stroke: { colour: GOLD_EDGE, width: 2 } }),
          ]
        : []),
    ];
  },
);

const circleBoxes = (count: number, x: number, y: number, room: number): readonly Box[] => {
  const side = Math.round(PIECE * LARGE);
  const columns = Math.min(count, Math.max(1, Math.floor(room / (side + 14))));
  const first = { x, y, w: side, h: side };
  return Array.from({ length: count }, (_, at) => cellOf(first, columns, at, 14, 12));
};

/**
 * Paints a column of the action table for choosing a payment: its free circles, the pieces on other circles, and the seat's
 * means to pay. For the ageing action it also paints the die.
 */
export const paymentScene = (
  view: View,
  seat: Seat,
  column: TableColumn,
  help: AgeingHelp | undefined,
  language: Language = 'en',
): Scene => {
  const words = PAGE_WORDS[language];
  const player = playerAt(view, seat);
  const numbers = circlesOf(view.players.length, column);
  const signWide = SIGN_WIDTH[column] * 1.5;
  const left = MARGIN + 24 + signWide + 24;
  const boxes = circleBoxes(numbers.length, left, TOP + 22, CONTENT - signWide - 72);
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h)) + 20;
  const sheet = { x: MARGIN, y: TOP, w: CONTENT, h: Math.max(118, bottom - TOP) };
  const ways = waysToPay(view, player, column);
  const marked = ways.find(({ overseer }) => !overseer)?.circle;
  const cheapest = numbers.findIndex((number, at) => view.table[column][at] === null && number === marked);
  const means = { x: MARGIN, y: sheet.y + sheet.h + GAP + 4, w: CONTENT, h: 66 };
  const odds = { x: MARGIN, y: means.y + means.h + GAP + 4, w: CONTENT, h: ODDS };
  const height = help === undefined ? means.y + means.h + GAP + 6 : odds.y + ODDS + GAP + 6;
  return onWall(height, [
    panel('column', sheet, 16),
    sprite(
      'column/sign',
      { x: MARGIN + 24, y: sheet.y + (sheet.h - SYMBOL * 1.5) / 2, w: signWide, h: SYMBOL * 1.5 },
      large(column),
    ),
    ...boxes.map((box, at) => {
      const piece = view.table[column][at] ?? null;
      return sprite(
        `circle/${at + 1}`,
        box,
        circleLarge(numbers[at] ?? 0, piece?.seat ?? -1, piece?.overseer ?? false, at === cheapest),
      );
    }),
    ...meansRow(player, seat, means, words),
    ...(help === undefined ? [] : oddsRow('odds', ageingOutcomes(player, help), odds, words)),
  ]);
};

const meansRow = (
  { markers, overseer }: PlayerView,
  seat: Seat,
  box: Box,
  words: PageWords,
): readonly Item[] => {
  const label = Math.ceil(textWidth(words.pays, READABLE, 'black')) + 40;
  return [
    panel('means', box, 14),
    text('means/label', { ...box, x: box.x + 24, w: label }, words.pays, {
      weight: 'black',
      align: 'left',
      fill: FADED,
    }),
    ...Array.from({ length: markers }, (_, at) =>
      sprite(
        `means/marker/${at + 1}`,
        { x: box.x + label + 20 + at * 40, y: box.y + 13, ...PAWN },
        pawnItems(seat),
      ),
    ),
    sprite(
      `means/overseer/${overseer ? 'there' : 'used'}`,
      { x: box.x + label + 40 + printed.seat.markers * 40, y: box.y + 12, ...OVERSEER },
      overseerItems(seat, overseer),
    ),
  ];
};

/** Paints the cards that a seat can take: the open cards and the top of the deck, with the seat's own hand below. */
export const cardsScene = (
  view: View,
  seat: Seat,
  picked: string | undefined,
  language: Language = 'en',
): Scene => {
  const words = PAGE_WORDS[language];
  const { cards } = vintageWords(language).actions;
  const player = playerAt(view, seat);
  const box = (at: number): Box => cellOf({ x: MARGIN, y: TOP, w: HALF, h: FACE }, 2, at, GAP, 10);
  const open = view.display.flatMap((card, slot) => (card === null ? [] : [{ card, slot }]));
  const rows = Math.ceil((open.length + 1) / 2);
  const handY = TOP + rows * (FACE + 10) + 8;
  return onWall(handY + 66 + FACE + GAP, [
    ...open.flatMap(({ card, slot }, at) =>
      cardFace(`display/${slot + 1}/${card}`, card, cards[card], box(at), { picked: picked === card }),
    ),
    ...cardFace(
      'deck',
      'hidden',
      fitted(`${words.deck} · ${view.deck}`, HALF - 126, READABLE, 'black'),
      box(open.length),
      {
        picked: picked === 'deck',
      },
    ),
    ...sign('hand', MARGIN, handY, words.yourCards),
    ...cardsInHand(view, player, seat, handY + 66, words),
  ]);
};

export const playScene = (view: View, seat: Seat, language: Language = 'en'): Scene => {
  const words = PAGE_WORDS[language];
  return onWall(TOP + 66 + FACE + GAP, [
    ...sign('hand', MARGIN, TOP, words.yourCards),
    ...cardsInHand(view, playerAt(view, seat), seat, TOP + 66, words),
  ]);
};

type LandingPhase = Extract<Phase, { readonly type: 'unload' }>;

/** Lists the sides (Ruby, Tawny) on which the boat's next lot can be unloaded, each with the cellar after the unloading. */
export const landings = (
  { cellar, boat }: PlayerView,
  { next }: LandingPhase,
): readonly (readonly [Side, Cellar])[] => {
  const lot = boat.lots[next];
  if (!lot) return [];
  return SIDES.flatMap(side =>
    cellar[side].length < printed.seat.cellar[side]
      ? [[side, { ...cellar, [side]: [...cellar[side], lot] }] as const]
      : [],
  );
};

/**
 * Paints the choice of a side of the cellar for the boat's next lot. Each side is drawn with the lot in it, and shows the
 * points for every number of the die.
 */
export const landingScene = (
  view: View,
  seat: Seat,
  phase: LandingPhase,
  language: Language = 'en',
): Scene => {
  const words = PAGE_WORDS[language];
  const player = playerAt(view, seat);
  const lot = player.boat.lots[phase.next];
  const waiting = player.boat.lots.slice(phase.next + 1);
  const y = TOP + 72;
  const oddsY = y + RACKS_HEIGHT + GAP + 6;
  const free = landings(player, phase);
  return onWall(oddsY + free.length * (ODDS + GAP + 2) + 6, [
    ...(lot
      ? [
          panel('landing', { x: MARGIN, y: TOP, w: lotWidth(lot) + 28, h: 58 }, 14, PAPER, GOLD_EDGE),
          lotSprite('landing/lot', MARGIN + 14, TOP + 8, lot, 'oak'),
          ...waiting.map((each, at) =>
            lotSprite(
              `landing/after/${at + 1}`,
              MARGIN +
                lotWidth(lot) +
                52 +
                waiting.slice(0, at).reduce((sum, other) => sum + lotWidth(other) + 12, 0),
              TOP + 8,
              each,
              'oak',
            ),
          ),
        ]
      : []),
    ...ownRacks(player, y, words),
    ...free.flatMap(([side, cellar], at) =>
      oddsRow(
        `odds/${side}`,
        ageingOutcomes({ ...player, cellar }),
        { x: MARGIN, y: oddsY + at * (ODDS + GAP + 2), w: CONTENT, h: ODDS },
        words,
        side,
      ),
    ),
  ]);
};
