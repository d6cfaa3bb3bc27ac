import type { Seat } from '../../../core/contract/game.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { type Box, type Item, opaque, type Scene, sprite, text } from '../../../presentation/shapes/scene.ts';
import { aimsOf } from '../judgement/aims.ts';
import { countOf } from '../rules/cubes.ts';
import { COLOURS, type Cubes, type Event, type PlayerView, type View } from '../rules/types.ts';
import { tileWords } from '../words/own-alt.ts';
import { boardScene } from './board.ts';
import { CREW, crewItems } from './harbour/crew.ts';
import { wallItems } from './harbour/harbour.ts';
import { isWorded } from './papers/headquarters.ts';
import { stacksOf } from './papers/pool.ts';
import { AIM_ROW, aimRow } from './seats/aim-row.ts';
import { TILE, tileItems } from './seats/seat-lines.ts';
import { CONTENT, GAP, MARGIN, type Places, panelPlaces, WIDTH } from './style/layout.ts';
import { WHITE } from './style/palette.ts';
import { PICTURE_WORDS, type PictureWords } from './words/index.ts';

/**
 * Returns the largest number of aims (Objectives and piles of Headquarters) in the picture. A fuller pool leaves room for
 * fewer.
 */
const aimsBeside = (cards: number): number => (cards > 12 ? 0 : cards > 8 ? 2 : 4);
const COLUMNS = 2;
/**
 * Largest number of cards in the pool at which the picture shows more than the board. With more cards, it shows only the board.
 */
const FULL = 16;
/** Largest number of figures side by side. A larger crew has one figure of each colour, with its number. */
const SIDE_BY_SIDE = 16;
/** Largest number of pool cards drawn with patterns: fewer than on the board alone, since this picture is taller. */
const FEW_CARDS = 6;
/** Largest number of cards in the pool with which the picture describes the effect of the tile in words. */
const WORDED = 8;
const PITCH = CREW.w + 8;
const TILE_ROW = 56;

const tileLine = (view: View, player: PlayerView, y: number, words: PictureWords): readonly Item[] => {
  const { tile } = player;
  if (!tile) return [];
  const said = tileWords(view, player, words.language);
  const box = { x: MARGIN + TILE + 14, y, w: CONTENT - TILE - 14, h: TILE };
  return [
    sprite('own/tile', { x: MARGIN, y, w: TILE, h: TILE }, tileItems(tile.symbol, tile.up)),
    text('own/tile/words', box, said, { align: 'left', fill: WHITE }),
  ];
};

const crewLine = (cubes: Cubes, box: Box, title: string): readonly Item[] => {
  const head = text('own/title', { ...box, w: 220 }, title, { weight: 'black', align: 'left', fill: WHITE });
  const left = box.x + 232;
  const y = box.y + (box.h - CREW.h) / 2;
  const held = COLOURS.filter(colour => cubes[colour] > 0);
  if (countOf(cubes) <= SIDE_BY_SIDE) {
    const all = held.flatMap(colour => Array.from({ length: cubes[colour] }, (_, at) => ({ colour, at })));
    return [
      head,
      ...all.map(({ colour, at }, index) =>
        sprite(
          `own/${colour}/${at + 1}`,
          { x: left + index * PITCH, y, w: CREW.w, h: CREW.h },
          crewItems(colour),
        ),
      ),
    ];
  }
  return [
    head,
    ...held.flatMap((colour, index): readonly Item[] => {
      const x = left + index * 150;
      return [
        sprite(`own/${colour}`, { x, y, w: CREW.w, h: CREW.h }, crewItems(colour)),
        text(`own/${colour}/count`, { x: x + CREW.w + 6, y: y + 4, w: 96, h: 42 }, `×${cubes[colour]}`, {
          weight: 'black',
          align: 'left',
          fill: WHITE,
        }),
      ];
    }),
  ];
};

/** Greatest height of the picture, so that a phone shows all of it. */
const HIGHEST = 1.5 * WIDTH - 1;
const HEAD = 66;

interface PanelPlan {
  readonly places: Places;
  readonly tile: boolean;
  readonly rows: number;
  readonly height: number;
}

/** Chooses the parts for which there is room: the tile's effect, then rows of aims. */
const planOf = (view: View, player: PlayerView, near: number): PanelPlan => {
  const tile = player.tile !== null && view.pool.length <= WORDED;
  const places = panelPlaces(view.players.length, stacksOf(view), isWorded(view));
  const above = places.height + HEAD + (tile ? TILE_ROW : 0) + GAP;
  const rows = Math.min(Math.ceil(near / COLUMNS), Math.floor((HIGHEST - above) / (AIM_ROW + 8)));
  return { places, tile, rows, height: above + rows * (AIM_ROW + 8) };
};

/** Returns the height at which a wide screen divides the picture: the board is above, the seat's own things are below. */
export const ownTop = (view: View): number =>
  panelPlaces(view.players.length, stacksOf(view), isWorded(view)).height;

/**
 * Draws the facts for choosing a turn: the board, the seat's own crew below it, and the aims for which the seat lacks fewest
 * cubes. `foreseen`: events of a previewed action, shown as ghosts.
 */
export const turnScene = (
  view: View,
  seat: Seat,
  names: Names,
  language: Language = 'en',
  foreseen: readonly Event[] = [],
): Scene => {
  const words = PICTURE_WORDS[language];
  const player = view.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const aims = view.phase.type === 'over' ? [] : aimsOf(view, player);
  const near = aims.slice(0, aimsBeside(view.pool.length));
  const { places, tile, rows, height } = planOf(view, player, near.length);
  const board = boardScene(view, names, [], language, foreseen, FEW_CARDS, places);
  if (view.pool.length > FULL) return board;
  const top = board.height;
  const w = (CONTENT - (COLUMNS - 1) * GAP) / COLUMNS;
  const first = top + HEAD + (tile ? TILE_ROW : 0);
  return {
    width: WIDTH,
    height,
    items: [
      ...board.items,
      opaque('own', { x: 0, y: top, w: WIDTH, h: height - top }, wallItems(height - top)),
      ...crewLine(player.cubes, { x: MARGIN, y: top + 8, w: CONTENT, h: 52 }, words.yourCrew),
      ...(tile ? tileLine(view, player, top + HEAD + 2, words) : []),
      ...near.slice(0, rows * COLUMNS).flatMap((aim, at) =>
        aimRow(
          `aim/${aim.of}`,
          view,
          aim,
          {
            x: MARGIN + (at % COLUMNS) * (w + GAP),
            y: first + Math.floor(at / COLUMNS) * (AIM_ROW + 8),
            w,
            h: AIM_ROW,
          },
          words,
          false,
        ),
      ),
    ],
  };
};
