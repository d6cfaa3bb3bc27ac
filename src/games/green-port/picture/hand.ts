import type { Seat } from '../../../core/contract/game.ts';
import { textWidth } from '../../../presentation/drawing/fonts.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { type Item, opaque, READABLE, type Scene, sprite, text } from '../../../presentation/shapes/scene.ts';
import { COIN, panel } from '../../../presentation/widgets/panel.ts';
import { aimsOf } from '../judgement/aims.ts';
import { objectivePoints } from '../rules/prices.ts';
import type { PlayerView, View } from '../rules/types.ts';
import { gold } from './harbour/coin.ts';
import { CREW_QUAY, crewQuay } from './harbour/crew-quay.ts';
import { wallItems } from './harbour/harbour.ts';
import { AIM_ROW, aimRow, aimSign, SIGN } from './seats/aim-row.ts';
import { TILE, tileItems } from './seats/seat-lines.ts';
import { CONTENT, GAP, MARGIN, RADIUS, WIDTH } from './style/layout.ts';
import { FAINT, GOLD, GOLD_EDGE, INK, PAINTS, PINE, WHITE } from './style/palette.ts';
import { PICTURE_WORDS, type PictureWords } from './words/index.ts';

const PAD = 14;
const LINE = 58;

interface Piece {
  readonly w: number;
  items(x: number, y: number): readonly Item[];
}

const pieces = (view: View, seat: Seat, { tile, headquarters }: PlayerView): readonly Piece[] => [
  ...(tile
    ? [
        {
          w: TILE + 12,
          items: (x: number, y: number) => [
            sprite('own/tile', { x, y: y + 6, w: TILE, h: TILE }, tileItems(tile.symbol, tile.up)),
          ],
        },
      ]
    : []),
  ...headquarters.map(({ colour, value, boost }, at): Piece => {
    const said = boost ? `+${PAINTS[boost].letter}` : '';
    const wide = said === '' ? 0 : Math.ceil(textWidth(said, READABLE, 'bold')) + 4;
    const id = `own/headquarters/${at + 1}`;
    return {
      w: SIGN + 2 * COIN + 8 + wide + 14,
      items: (x, y) => [
        ...aimSign(id, colour, x, y),
        gold(`${id}/value`, x + SIGN + 2 * COIN + 4, y + 1, value),
        ...(boost
          ? [
              text(`${id}/boost`, { x: x + SIGN + 2 * COIN + 8, y: y + 6, w: wide, h: 42 }, said, {
                align: 'left',
                fill: PAINTS[boost].ink,
              }),
            ]
          : []),
      ],
    };
  }),
  ...view.objectives.flatMap((objective, index): readonly Piece[] =>
    objective.by === seat
      ? [
          {
            w: SIGN + 66 + 16,
            items: (x, y) => [
              ...aimSign(`own/objective/${index + 1}`, index + 1, x, y),
              gold(`own/objective/${index + 1}/value`, x + SIGN + 66, y + 1, objectivePoints(objective)),
            ],
          },
        ]
      : [],
  ),
];

const flowing = (all: readonly Piece[], room: number): readonly (readonly Piece[])[] => {
  const lines: Piece[][] = [];
  let left = 0;
  for (const piece of all) {
    const last = lines.at(-1);
    if (last && piece.w <= left) {
      last.push(piece);
      left -= piece.w;
    } else {
      lines.push([piece]);
      left = room - piece.w;
    }
  }
  return lines;
};

const owned = (
  view: View,
  seat: Seat,
  player: PlayerView,
  top: number,
  words: PictureWords,
): { readonly h: number; readonly items: readonly Item[] } => {
  const all = pieces(view, seat, player);
  const lines = flowing(all, CONTENT - 2 * PAD);
  const nothing = all.length <= (player.tile ? 1 : 0);
  const h = Math.max(1, lines.length) * LINE + 2 * PAD - 8;
  const box = { x: MARGIN, y: top, w: CONTENT, h };
  const after = player.tile ? TILE + 24 : 0;
  return {
    h,
    items: [
      panel('own', box, RADIUS),
      ...lines.flatMap((line, row) => {
        let x = MARGIN + PAD;
        return line.flatMap(piece => {
          const items = piece.items(x, top + PAD - 2 + row * LINE);
          x += piece.w;
          return items;
        });
      }),
      ...(nothing
        ? [
            text(
              'own/none',
              { ...box, x: box.x + PAD + after, w: box.w - 2 * PAD - after },
              words.ownsNothing,
              { align: 'left', fill: FAINT },
            ),
          ]
        : []),
    ],
  };
};

const title = (player: PlayerView, words: PictureWords): readonly Item[] => {
  const w = Math.ceil(textWidth(words.yourCrew, READABLE, 'black')) + 44;
  const box = { x: MARGIN, y: 16, w, h: 58 };
  const points = String(player.points);
  const wide = Math.ceil(textWidth(points, 48, 'black')) + 44;
  const right = { x: WIDTH - MARGIN - wide, y: 14, w: wide, h: 62 };
  return [
    panel('title', box, 29, PINE, WHITE),
    text('title/words', box, words.yourCrew, { weight: 'black', fill: WHITE }),
    panel('points', right, 31, GOLD, GOLD_EDGE),
    text('points/words', right, points, { size: 48, weight: 'black', fill: INK }),
  ];
};

/**
 * Draws a seat's crew and possessions, 1,080 wide and as high as needed. Below them is a row for each Objective or pile of
 * Headquarters that is left. A row shows the cubes that the seat lacks. The row for which the seat lacks fewest cubes comes
 * first.
 */
export const handScene = (view: View, seat: Seat, language: Language = 'en'): Scene => {
  const words = PICTURE_WORDS[language];
  const player = view.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const top = CREW_QUAY + GAP + 2;
  const own = owned(view, seat, player, top, words);
  const aims = view.phase.type === 'over' ? [] : aimsOf(view, player);
  const first = top + own.h + GAP + 6;
  const height = first + aims.length * (AIM_ROW + 8) + GAP;
  return {
    width: WIDTH,
    height,
    items: [
      ...crewQuay(view, player.cubes),
      opaque('deep', { x: 0, y: CREW_QUAY, w: WIDTH, h: height - CREW_QUAY }, wallItems(height - CREW_QUAY)),
      ...title(player, words),
      ...own.items,
      ...aims.flatMap((aim, at) =>
        aimRow(
          `aim/${aim.of}`,
          view,
          aim,
          { x: MARGIN, y: first + at * (AIM_ROW + 8), w: CONTENT, h: AIM_ROW },
          words,
          true,
        ),
      ),
    ],
  };
};
