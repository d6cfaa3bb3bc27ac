import type { Seat } from '../../../../core/contract/game.ts';
import { isSeatEnd } from '../../../../core/contract/seat-ends.ts';
import { fittedText, shownName, textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  type Drawn,
  type Item,
  moved,
  READABLE,
  rect,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { endWords } from '../../../../presentation/text/seat-ends.ts';
import { smallCrown, smallEnd, turnArrow } from '../../../../presentation/widgets/badges.ts';
import { lying, panelItems } from '../../../../presentation/widgets/panel.ts';
import { box as printed } from '../../rules/box.ts';
import { countOf } from '../../rules/cubes.ts';
import { COLOURS, type Colour, type Event, type PlayerView, type View } from '../../rules/types.ts';
import { CREW, crewItems } from '../harbour/crew.ts';
import { RADIUS } from '../style/layout.ts';
import { ALARM, FAINT, GOLD, INK, PAPER, PAPER_SHADE, tiled } from '../style/palette.ts';
import type { WidePlaces } from '../style/wide-layout.ts';
import type { PictureWords } from '../words/index.ts';
import { changedCubes, crowdItems, goneIn, haloItems, nobodyItems, ownTile, TILE } from './seat-lines.ts';
import { type Badge, badgeOf, hasWon } from './seats.ts';
import { scoreLines, scoreRows } from './wide-scores.ts';

const PAD = 18;
const HEAD = 64;
const NAME = 42;
const SCORE = 52;
const CREW_ROW = 54;
/** Least width of a seat's sheet that has the crew on the left and the points on the right. */
const BOTH = 900;

const zoneOf = (width: number): number => (width >= BOTH ? (width - 2 * PAD - 40) / 2 : width - 2 * PAD);

const CREW_HEIGHT = 3 * CREW_ROW;

/** Returns the height that the fullest sheet needs. All seats' sheets have this height. */
export const sheetHeight = (view: View, width: number, words: PictureWords): number => {
  const scores = Math.max(...view.players.map((_, seat) => scoreRows(view, seat, zoneOf(width), words)));
  const content = width >= BOTH ? Math.max(CREW_HEIGHT, scores) : CREW_HEIGHT + 6 + scores;
  return HEAD + 12 + content + PAD - 8;
};

/** Draws a sheet for each seat: one figure for each cube, the tile, and the sources of the seat's points. */
export const wideSeats = (
  view: View,
  names: readonly string[],
  marked: readonly Event[],
  { seats }: WidePlaces,
  words: PictureWords,
): readonly Item[] =>
  view.players.flatMap((player, seat) => {
    const box = seats[seat];
    if (!box) return [];
    const id = `seat/${seat + 1}`;
    const room = { x: box.x + PAD, y: box.y + HEAD + 12, w: zoneOf(box.w), h: CREW_HEIGHT };
    const scores =
      box.w >= BOTH ? { ...room, x: box.x + box.w - PAD - room.w } : { ...room, y: room.y + CREW_HEIGHT + 6 };
    return [
      ...head(view, player, shownName(names, seat, words.language), seat, box),
      ...crewOf(id, player, changedCubes(marked, seat), room),
      ...tileLine(view, id, player, seat, marked, { ...room, y: room.y + 2 * CREW_ROW }, words),
      ...scoreLines(view, id, seat, scores, words),
    ];
  });

const head = (view: View, player: PlayerView, name: string, seat: Seat, box: Box): readonly Item[] => {
  const id = `seat/${seat + 1}`;
  const badge = badgeOf(view, seat);
  const score = String(player.points);
  const scoreWidth = Math.ceil(textWidth(score, SCORE, 'black')) + 2;
  const left = box.x + (badge === 'crown' ? 68 : badge === 'none' ? PAD : 54);
  const nameWidth = box.x + box.w - PAD - scoreWidth - 16 - left;
  return [
    sprite(id, lying(box), sheetItems(Math.ceil(box.w), Math.ceil(box.h), badge)),
    fittedText(`${id}/name`, { x: left, y: box.y + 4, w: nameWidth, h: HEAD - 6 }, name, {
      size: NAME,
      weight: 'black',
      align: 'left',
      clip: true,
      fill: INK,
    }),
    text(
      `${id}/points`,
      { x: box.x + box.w - PAD - scoreWidth, y: box.y + 4, w: scoreWidth, h: HEAD - 6 },
      score,
      { size: SCORE, weight: 'black', align: 'right', fill: INK },
    ),
  ];
};

const sheetItems = once((w: number, h: number, badge: Badge): readonly Drawn[] => {
  const gold = badge === 'asked' || badge === 'crown';
  const sign =
    badge === 'none'
      ? []
      : badge === 'crown'
        ? [smallCrown(18, 48)]
        : isSeatEnd(badge)
          ? smallEnd(badge, 18, 48)
          : [turnArrow(gold ? undefined : PAPER)];
  return [
    ...panelItems(w, h, RADIUS, PAPER, gold || badge === 'active' ? GOLD : PAPER_SHADE),
    rect(
      'head',
      { x: 3, y: 3, w: w - 6, h: HEAD - 3 },
      { fill: gold ? GOLD : '#f3e7cb', radius: RADIUS - 3 },
    ),
    rect('head/foot', { x: 3, y: HEAD - 14, w: w - 6, h: 14 }, { fill: gold ? GOLD : '#f3e7cb' }),
    ...moved('sign', sign, 0, 6),
  ];
});

/** Draws a seat's cubes as figures: two colours a row, all figures of a colour in one queue. */
const crewOf = (
  id: string,
  { cubes }: PlayerView,
  changed: ReadonlySet<Colour>,
  line: Box,
): readonly Item[] =>
  COLOURS.flatMap((colour, index): readonly Item[] => {
    const w = Math.floor((line.w - 16) / 2);
    const x = Math.round(line.x + (index % 2) * (w + 16));
    const y = line.y + Math.floor(index / 2) * CREW_ROW;
    const count = cubes[colour];
    if (count === 0 && !changed.has(colour)) return [];
    const number = Math.ceil(textWidth(String(count), READABLE, 'black')) + 2;
    const queue = queueOf(count, w - number - 6);
    const all = count === 0 ? 40 : queue.width;
    return [
      ...(changed.has(colour)
        ? [
            sprite(
              `${id}/${colour}/changed`,
              { x: x - 4, y: y - 2, w: all + number + 16, h: CREW.h + 6 },
              haloItems(all + number + 16, CREW.h + 6),
            ),
          ]
        : []),
      sprite(
        `${id}/${colour}`,
        { x, y, w: all, h: CREW.h },
        count === 0 ? nobodyItems(colour, all) : queueItems(colour, queue.shown, queue.pitch),
      ),
      text(`${id}/${colour}/cubes`, { x: x + all + 4, y: y + 4, w: number, h: 42 }, String(count), {
        weight: count === 0 ? 'bold' : 'black',
        align: 'left',
        fill: count === 0 ? FAINT : INK,
      }),
    ];
  });

const CLOSEST = 10;

/** Fits a queue of figures into a width. `shown`: number of drawn figures. `pitch`: distance from one figure to the next. */
const queueOf = (
  count: number,
  room: number,
): { readonly shown: number; readonly pitch: number; readonly width: number } => {
  const shown = Math.min(count, 1 + Math.floor((room - CREW.w) / CLOSEST));
  const pitch = shown < 2 ? 0 : Math.min(CREW.w - 8, Math.floor((room - CREW.w) / (shown - 1)));
  return { shown, pitch, width: CREW.w + pitch * Math.max(0, shown - 1) };
};

const queueItems = once((colour: Colour, shown: number, pitch: number): readonly Drawn[] =>
  Array.from({ length: shown }, (_, at) => shown - 1 - at).flatMap(place =>
    place === 0 ? crewItems(colour) : moved(`${place}`, behindItems(colour), place * pitch, 0),
  ),
);

const behindItems = once((colour: Colour): readonly Drawn[] =>
  crewItems(colour).flatMap(item =>
    item.type === 'text' ? [] : item.id === 'body' ? [{ ...item, fill: tiled(colour) }] : [item],
  ),
);

const tileLine = (
  view: View,
  id: string,
  { cubes, tile }: PlayerView,
  seat: Seat,
  marked: readonly Event[],
  line: Box,
  words: PictureWords,
): readonly Item[] => {
  const total = countOf(cubes);
  const over = total > printed.cubes.limit;
  const counted = Math.ceil(textWidth(String(total), READABLE, 'black')) + 2;
  const ended = goneIn(view, seat)
    ? endWords(view, seat, words.language)
    : hasWon(view, seat)
      ? words.won
      : undefined;
  const said = ended ?? (tile ? (tile.up ? words.tile.up : words.tile.down) : undefined);
  const shown = ended === undefined && tile;
  const x = line.x + (shown ? TILE + 12 : 0);
  return [
    ...(shown ? ownTile(id, tile, seat, marked, line.x, line.y + 2) : []),
    ...(said === undefined
      ? []
      : [
          text(`${id}/${ended ? 'ended' : 'tile/words'}`, { x, y: line.y, w: 280, h: 44 }, said, {
            align: 'left',
            fill: INK,
          }),
        ]),
    sprite(
      `${id}/crowd`,
      { x: line.x + line.w - counted - 44, y: line.y + 2, w: 38, h: 40 },
      crowdItems(over),
    ),
    text(`${id}/total`, { x: line.x + line.w - counted, y: line.y, w: counted, h: 44 }, String(total), {
      weight: 'black',
      align: 'right',
      fill: over ? ALARM : INK,
    }),
  ];
};
