import type { Seat } from '../../../../core/contract/game.ts';
import { endOf, isSeatEnd, type SeatEnd } from '../../../../core/contract/seat-ends.ts';
import { fittedText, shownName, textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import { type Box, type Drawn, type Item, sprite, text } from '../../../../presentation/shapes/scene.ts';
import { smallCrown, smallEnd, turnArrow } from '../../../../presentation/widgets/badges.ts';
import { lying, panelItems } from '../../../../presentation/widgets/panel.ts';
import { askedSeat } from '../../rules/turn.ts';
import type { Event, PlayerView, View } from '../../rules/types.ts';
import { CREW } from '../harbour/crew.ts';
import { type CrewChange, changeLine, changeOf, isMoved, movedColours, pointsTag } from '../style/change.ts';
import { type Places, RADIUS } from '../style/layout.ts';
import { GOLD, INK, PAPER, PAPER_SHADE, WHITE } from '../style/palette.ts';
import { seatMark } from '../style/seat-mark.ts';
import type { PictureWords } from '../words/index.ts';
import { changedCubes, cubesLine, lastLine, TILE, tileItems } from './seat-lines.ts';

const SCORE = 48;
const PAD = 13;
const MARK = 42;
/**
 * Draws each seat's name, points, cubes, tile and Headquarters. Marks show the active seat, the seat that has to decide, and
 * the winner once the game is over.
 */
export const seats = (
  view: View,
  names: readonly string[],
  marked: readonly Event[],
  places: Places,
  words: PictureWords,
  foreseen: readonly Event[] = [],
): readonly Item[] =>
  places.seats.flatMap((box, seat) => {
    const player = view.players[seat];
    return player
      ? seatCard(view, player, shownName(names, seat, words.language), seat, { marked, foreseen }, box, words)
      : [];
  });

/** True where the seat has won, by the rules or because the players ended the game early. */
export const hasWon = ({ result, stopped }: View, seat: Seat): boolean =>
  stopped ? stopped.includes(seat) : result?.ranks[seat] === 1;

const askedIn = (view: View): Seat | undefined => (view.stopped ? undefined : askedSeat(view));

export type Badge = 'asked' | 'crown' | 'active' | SeatEnd | 'none';

export const badgeOf = (view: View, seat: Seat): Badge => {
  if (hasWon(view, seat)) return 'crown';
  if (askedIn(view) === seat) return 'asked';
  if (askedIn(view) !== undefined && view.phase.type !== 'pick' && view.turn.seat === seat) return 'active';
  return endOf(view, seat) ?? 'none';
};

const seatCard = (
  view: View,
  player: PlayerView,
  name: string,
  seat: Seat,
  { marked, foreseen }: { readonly marked: readonly Event[]; readonly foreseen: readonly Event[] },
  box: Box,
  words: PictureWords,
): readonly Item[] => {
  const change = changeOf(foreseen, seat);
  const id = `seat/${seat + 1}`;
  const badge = badgeOf(view, seat);
  const score = String(player.points);
  const scoreWidth = Math.ceil(textWidth(score, SCORE, 'black')) + 2;
  const sign = badge === 'none' ? 0 : badge === 'crown' || isSeatEnd(badge) ? 48 : 33;
  const left = box.x + PAD + MARK + 8 + sign;
  const tag = change && tagOf(id, player, change, box.x + box.w - PAD - scoreWidth - 10, box.y + 4);
  const nameWidth = box.x + box.w - PAD - scoreWidth - 12 - left - (tag ? tag.w + 10 : 0);
  const third = { x: box.x + PAD, y: box.y + 97, w: box.w - 2 * PAD, h: 40 };
  return [
    sprite(id, lying(box), sheetItems(box.w, box.h, badge)),
    seatMark(`${id}/mark`, seat, box.x + PAD, box.y + 4, MARK),
    fittedText(`${id}/name`, { x: left, y: box.y + 3, w: nameWidth, h: 44 }, name, {
      weight: 'black',
      align: 'left',
      clip: true,
      fill: INK,
    }),
    text(
      `${id}/points`,
      { x: box.x + box.w - PAD - scoreWidth, y: box.y + 1, w: scoreWidth, h: SCORE },
      score,
      { size: SCORE, weight: 'black', align: 'right', fill: INK },
    ),
    ...(tag?.items ?? []),
    ...cubesLine(id, player, change ? movedColours(change) : changedCubes(marked, seat), {
      x: box.x + PAD,
      y: box.y + 48,
      w: box.w - 2 * PAD,
      h: CREW.h,
    }),
    ...(change && isMoved(change)
      ? changeLine(id, change, third)
      : lastLine(view, id, player, seat, marked, third, words)),
  ];
};

/** Draws the points that foreseen events bring a seat; without points, the seat's tile after a foreseen flip. */
const tagOf = (id: string, { tile }: PlayerView, change: CrewChange, right: number, y: number) => {
  if (change.points > 0) return pointsTag(id, change.points, right, y);
  if (!tile || !change.tile) return undefined;
  const box = { x: right - TILE, y: y + 1, w: TILE, h: TILE };
  return {
    w: TILE,
    items: [sprite(`${id}/tile/ghost`, box, tileItems(tile.symbol, change.tile === 'up'))],
  };
};

const sheetItems = once((w: number, h: number, badge: Badge): readonly Drawn[] => {
  const gold = badge === 'asked' || badge === 'crown';
  return [
    ...panelItems(w, h, RADIUS, gold ? GOLD : PAPER, gold ? WHITE : badge === 'active' ? GOLD : PAPER_SHADE),
    ...(badge === 'asked' || badge === 'active'
      ? [turnArrow(badge === 'asked' ? undefined : PAPER, MARK + 1)]
      : badge === 'crown'
        ? [smallCrown(MARK + 24, 41)]
        : isSeatEnd(badge)
          ? smallEnd(badge, MARK + 22, 43)
          : []),
  ];
});
