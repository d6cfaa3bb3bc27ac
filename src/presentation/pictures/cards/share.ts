import type { Seat } from '../../../core/contract/game.ts';
import type { SeatEnd } from '../../../core/contract/seat-ends.ts';
import { fitted, fittedText, shownName, textWidth } from '../../drawing/fonts.ts';
import type { Language } from '../../language/languages.ts';
import { once } from '../../once.ts';
import type { Names } from '../../presenter/presenter.ts';
import { GOLD, GOLD_EDGE, INK, PAPER, PAPER_SHADE, WHITE } from '../../shapes/colours.ts';
import { type Box, type Drawn, type Item, READABLE, type Shape, sprite, text } from '../../shapes/scene.ts';
import { smallEnd } from '../../widgets/badges.ts';
import { crown } from '../../widgets/celebration.ts';
import { panel } from '../../widgets/panel.ts';
import { SHARED_WORDS } from '../../words/index.ts';

/** Size in pixels of the preview picture of a link: about 1.9 times as wide as high. */
export const SHARE = { width: 1200, height: 630 } as const;
export const SHARE_GAP = 16;
const MARGIN = 24;
const WIDEST = 430;
const PLATE = 80;
const SCORE = 60;
const FLAG = 44;
const endItems = once((end: SeatEnd): readonly Shape[] => smallEnd(end, 4, 40));
const SAID = 46;
const TITLE = 48;
const CROWN = { size: 54, room: 84 } as const;
const HEAD = { y: 16, h: 76 } as const;
const BESIDE = 30;

/** Lays out one column for each seat, centred in the picture. Each column is as high as the plate with a seat's name. */
export const shareColumns = (seats: number, y: number): readonly Box[] => {
  const room = Math.floor((SHARE.width - 2 * MARGIN + SHARE_GAP) / seats) - SHARE_GAP;
  const w = Math.min(WIDEST, room);
  const left = (SHARE.width - seats * w - (seats - 1) * SHARE_GAP) / 2;
  return Array.from({ length: seats }, (_, seat) => ({
    x: Math.round(left + seat * (w + SHARE_GAP)),
    y,
    w,
    h: PLATE,
  }));
};

/** State of a game that decides the headline on its shared picture. */
interface ShareStanding {
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
  /** Seats that resigned, and so can't lead. */
  readonly resigned: readonly Seat[];
  readonly running: boolean;
}

/**
 * Returns the only winner of an ended game, or the only leader of a running game. Undefined: no seat is alone in the first
 * place.
 */
const aheadIn = ({ winners, points, resigned, running }: ShareStanding): Seat | undefined => {
  if (winners.length > 0) return winners.length === 1 ? winners[0] : undefined;
  const stay = points.flatMap((each, seat) => (resigned.includes(seat) ? [] : [{ each, seat }]));
  const most = Math.max(...stay.map(({ each }) => each));
  const leaders = stay.flatMap(({ each, seat }) => (each === most ? [seat] : []));
  return running && leaders.length === 1 ? leaders[0] : undefined;
};

interface Headline {
  readonly standing: ShareStanding;
  readonly names: Names;
  readonly language: Language;
  /** Headline for a game without a single winner or leader. */
  readonly round: string;
}

/** Returns the largest size at which a text fits into a width, or the smallest readable size. */
const sizeIn = (words: string, largest: number, width: number): number =>
  Math.max(READABLE, Math.min(largest, Math.floor((largest * width) / textWidth(words, largest, 'black'))));

/** Returns the headline with its size. A name is cut only where the smallest readable size is too wide. */
const headline = ({ standing, names, language, round }: Headline, width: number) => {
  const seat = aheadIn(standing);
  if (seat === undefined) return { said: round, size: SAID };
  const { wins, leads } = SHARED_WORDS[language].headline;
  const say = standing.winners.length === 0 ? leads : wins;
  const name = shownName(names, seat, language);
  const size = sizeIn(say(name), SAID, width);
  return { said: say(fitted(name, width - textWidth(say(''), size, 'black'), size, 'black')), size };
};

interface ShareTitle {
  readonly words: string;
  readonly width: number;
  readonly paper: string;
  readonly size?: number;
}

interface HeadlineSign {
  readonly room: number;
  readonly items: readonly Drawn[];
}

const CROWNED: HeadlineSign = { room: CROWN.room, items: crown(46, 57, CROWN.size) };

const BESIDE_TITLE = 20;

const titleOn = ({
  words,
  width,
  size: largest = TITLE,
}: ShareTitle): { readonly size: number; readonly w: number } => {
  const size = sizeIn(words, largest, width - BESIDE_TITLE);
  return { size, w: Math.max(width, Math.ceil(textWidth(words, size, 'black')) + BESIDE_TITLE) };
};

/**
 * Draws the game's title on one sheet and its headline on another.
 * @param taken width in pixels that stays free at the right edge of the picture
 */
export const shareHeading = (
  title: ShareTitle,
  shareHeadline: Headline,
  taken: number,
  sign = shareHeadline.standing.winners.length > 0 ? CROWNED : undefined,
): readonly Item[] => {
  const left = sign?.room ?? BESIDE;
  const { size, w } = titleOn(title);
  const head: Box = { x: MARGIN, ...HEAD, w };
  const most = SHARE.width - 2 * MARGIN - head.w - taken - 2 * SHARE_GAP - left - BESIDE;
  const { said, size: saidSize } = headline(shareHeadline, most);
  const x = head.x + head.w + SHARE_GAP;
  const box: Box = { ...head, x, w: Math.ceil(textWidth(said, saidSize, 'black')) + left + BESIDE };
  return [
    panel('title', head, 18, title.paper, WHITE),
    text('title/words', head, title.words, { size, weight: 'black', fill: GOLD }),
    panel('said', box, 18, title.paper, WHITE),
    ...(sign ? [sprite('said/sign', { ...box, w: sign.room }, sign.items)] : []),
    text('said/words', { ...box, x: box.x + left, w: box.w - left - 26 }, said, {
      size: saidSize,
      weight: 'black',
      align: 'left',
      fill: WHITE,
    }),
  ];
};

interface SharedSeat {
  readonly name: string;
  readonly score: string;
  readonly won: boolean;
  /** Way in which the seat ended early: the plate has its sign, where the rest of the picture does not show it. */
  readonly end?: SeatEnd | undefined;
  readonly size?: number;
}

const plateParts = ({ w }: Box, { score, end, size = SCORE }: Omit<SharedSeat, 'name'>) => {
  const width = Math.ceil(textWidth(score, size, 'black')) + 2;
  const left = end ? FLAG + 22 : 22;
  return { width, left, room: w - left - width - 14 - 18 };
};

/** Returns the width in pixels that a plate has for the name. */
export const plateRoom = (box: Box, seat: Omit<SharedSeat, 'name'>): number => plateParts(box, seat).room;

/**
 * Draws the plate of a seat, golden where the seat has won.
 * @param ink colour of the name
 */
export const sharePlate = (
  id: string,
  box: Box,
  { name, ...seat }: SharedSeat,
  ink = INK,
): readonly Item[] => {
  const { score, won, end, size = SCORE } = seat;
  const { width, left, room } = plateParts(box, seat);
  const { y, h } = box;
  return [
    panel(id, box, 20, won ? GOLD : PAPER, won ? GOLD_EDGE : PAPER_SHADE),
    ...(end ? [sprite(`${id}/gone`, { x: box.x + 18, y: y + 18, w: FLAG, h: 44 }, endItems(end))] : []),
    fittedText(`${id}/name`, { x: box.x + left, y, w: room, h }, name, {
      weight: 'black',
      align: 'left',
      clip: true,
      fill: ink,
    }),
    text(`${id}/score`, { x: box.x + box.w - 18 - width, y, w: width, h }, score, {
      size,
      weight: 'black',
      align: 'right',
      fill: INK,
    }),
  ];
};
