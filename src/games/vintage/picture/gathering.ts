import { fittedText } from '../../../presentation/drawing/fonts.ts';
import { once } from '../../../presentation/once.ts';
import { type Box, type Drawn, type Item, rect, sprite, text } from '../../../presentation/shapes/scene.ts';
import { panel } from '../../../presentation/widgets/panel.ts';
import { estateAt, qualityOf, siteOf, yieldOf } from '../rules/estates.ts';
import { mostWine } from '../rules/harvest.ts';
import type { Phase, PlayerView, View } from '../rules/types.ts';
import { BRANDY_CASK, brandyItems, endShapes, lotSprite } from './pieces/barrel.ts';
import { FADED, INK, mix, OAK_LIGHT, PAPER, WHITE } from './style/palette.ts';
import { scaled } from './style/scaled.ts';
import { numberOf } from './valley/estates.ts';
import type { BoardWords, PageWords } from './words/index.ts';

export type GatherPhase = Extract<Phase, { readonly type: 'gather' }>;
/**
 * Height of a row, and distance from the top of a row to the top of the next one, in pixels. A finger can hit one row alone.
 */
const [ROW, SHARE] = [68, 88];
const PAD = 10;
/** Height of the line with the Estate's name above the rows. */
const NAME = 58;

const barrelItems = once((): readonly Drawn[] => endShapes('barrel', 27, 27, 26, OAK_LIGHT));
const caskItems = once((): readonly Drawn[] => scaled(brandyItems(), 1.3));
const shareItems = once((w: number, even: boolean): readonly Drawn[] => [
  rect('row', { x: 0, y: 0, w, h: ROW }, { fill: even ? mix(PAPER, WHITE, 0.5) : PAPER, radius: 12 }),
]);

const estateOf = (player: PlayerView, { left }: GatherPhase) => estateAt(player, left[0] ?? 1);

/** Returns the height of the rows that `shares` draws. */
export const sharesHeight = (player: PlayerView, phase: GatherPhase): number => {
  const most = mostWine(player, phase);
  return NAME + (most + 1 + (most === 0 ? 1 : 0)) * SHARE + 2 * PAD;
};

/** Draws each way to divide the yield of the Estate that a harvest asks about: a row for each number of barrels of wine. */
export const shares = (
  view: View,
  player: PlayerView,
  phase: GatherPhase,
  { x, y, w }: Omit<Box, 'h'>,
  words: PageWords,
  board: BoardWords,
): readonly Item[] => {
  const estate = estateOf(player, phase);
  const barrels = yieldOf(estate);
  const quality = qualityOf(estate) + (view.chips[view.round - 1] ?? 0);
  const most = mostWine(player, phase);
  const room = Math.min(74, (w - 236) / barrels);
  const top = y + PAD + NAME;
  const name = `${board.harbours[siteOf(estate.place).region]} ${numberOf(estate.place)}`;
  return [
    panel('shares', { x, y, w, h: sharesHeight(player, phase) }, 16),
    text('shares/name', { x: x + 24, y: y + PAD, w: w - 48, h: 44 }, name, {
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
    ...Array.from({ length: most + 1 }, (_, wine): readonly Item[] => {
      const y = top + wine * SHARE;
      const id = `share/${wine}`;
      return [
        sprite(id, { x: x + 10, y, w: w - 20, h: ROW }, shareItems(w - 20, wine % 2 === 0)),
        ...(wine > 0
          ? [lotSprite(`${id}/lot`, x + 24, y + 13, { quality, barrels: wine }, 'oak')]
          : [
              text(`${id}/none`, { x: x + 24, y: y + 10, w: 96, h: 48 }, '–', {
                weight: 'black',
                align: 'left',
                fill: FADED,
              }),
            ]),
        ...Array.from({ length: wine }, (__, barrel) =>
          sprite(
            `${id}/wine/${barrel + 1}`,
            { x: x + 136 + barrel * room, y: y + 7, w: 54, h: 54 },
            barrelItems(),
          ),
        ),
        ...Array.from({ length: barrels - wine }, (__, cask) =>
          sprite(
            `${id}/brandy/${cask + 1}`,
            {
              x: x + 176 + (wine + cask) * room,
              y: y + 8,
              w: BRANDY_CASK.w * 1.3 + 1,
              h: BRANDY_CASK.h * 1.3 + 1,
            },
            caskItems(),
          ),
        ),
      ];
    }).flat(),
    ...(most === 0
      ? [
          fittedText('shares/dry', { x: x + 24, y: top + SHARE, w: w - 48, h: 48 }, words.noBrandy, {
            align: 'left',
            fill: INK,
          }),
        ]
      : []),
  ];
};
