import type { Seat } from '../../../core/contract/game.ts';
import { fittedText } from '../../../presentation/drawing/fonts.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { once } from '../../../presentation/once.ts';
import {
  type Box,
  type Drawn,
  type Item,
  rect,
  type Scene,
  sprite,
  text,
} from '../../../presentation/shapes/scene.ts';
import { panel } from '../../../presentation/widgets/panel.ts';
import { box as printed } from '../rules/box.ts';
import { estateAt, qualityOf, siteOf, yieldOf } from '../rules/estates.ts';
import { mostWine } from '../rules/harvest.ts';
import type { Phase, View } from '../rules/types.ts';
import { GAP, onWall, TOP } from './asking.ts';
import { playerAt } from './hand.ts';
import { BRANDY_CASK, brandyItems, endShapes, freeCask, lotSprite } from './pieces/barrel.ts';
import { HOMESTEAD, homestead } from './seats/homestead.ts';
import { FADED, INK, mix, OAK_LIGHT, PAPER, WHITE } from './style/palette.ts';
import { scaled } from './style/scaled.ts';
import { MARGIN, WIDTH } from './valley/layout.ts';
import { BOARD_WORDS, PAGE_WORDS } from './words/index.ts';

type GatherPhase = Extract<Phase, { readonly type: 'gather' }>;
const SHARE = 70;

const barrelItems = once((): readonly Drawn[] => endShapes('barrel', 27, 27, 26, OAK_LIGHT));
const caskItems = once((): readonly Drawn[] => scaled(brandyItems(), 1.3));
const shareItems = once((w: number, even: boolean): readonly Drawn[] => [
  rect('row', { x: 0, y: 0, w, h: SHARE - 6 }, { fill: even ? mix(PAPER, WHITE, 0.5) : PAPER, radius: 12 }),
]);

/** Paints the question of a harvest: the Estate to decide about, and each way to divide its yield into wine and brandy. */
export const gatherScene = (view: View, seat: Seat, phase: GatherPhase, language: Language = 'en'): Scene => {
  const board = BOARD_WORDS[language];
  const player = playerAt(view, seat);
  const number = phase.left[0] ?? 1;
  const estate = estateAt(player, number);
  const barrels = yieldOf(estate);
  const quality = qualityOf(estate) + (view.chips[view.round - 1] ?? 0);
  const most = mostWine(player, phase);
  const x = MARGIN + HOMESTEAD.w + 24;
  const w = WIDTH - MARGIN - x;
  const h = Math.max((barrels + 1) * SHARE + 20, HOMESTEAD.h + 92);
  const at = { x: MARGIN, y: TOP + Math.max(0, (h - HOMESTEAD.h - 96) / 2), w: HOMESTEAD.w, h: HOMESTEAD.h };
  const words = PAGE_WORDS[language];
  const room = Math.min(74, (w - 236) / barrels);
  return onWall(TOP + h + GAP + 6, [
    ...homestead('estate', seat, estate, at, board.harbours[siteOf(estate.place).region]),
    ...storeItems(phase, at),
    panel('shares', { x, y: TOP, w, h }, 16),
    ...Array.from({ length: most + 1 }, (_, wine): readonly Item[] => {
      const y = TOP + 12 + wine * SHARE;
      const id = `share/${wine}`;
      const lot = { quality, barrels: wine };
      return [
        sprite(id, { x: x + 10, y, w: w - 20, h: SHARE - 6 }, shareItems(w - 20, wine % 2 === 0)),
        ...(wine > 0
          ? [lotSprite(`${id}/lot`, x + 24, y + 11, lot, 'oak')]
          : [
              text(`${id}/none`, { x: x + 24, y: y + 8, w: 96, h: 48 }, '–', {
                weight: 'black',
                align: 'left',
                fill: FADED,
              }),
            ]),
        ...Array.from({ length: wine }, (__, barrel) =>
          sprite(
            `${id}/wine/${barrel + 1}`,
            { x: x + 136 + barrel * room, y: y + 5, w: 54, h: 54 },
            barrelItems(),
          ),
        ),
        ...Array.from({ length: barrels - wine }, (__, cask) =>
          sprite(
            `${id}/brandy/${cask + 1}`,
            {
              x: x + 176 + (wine + cask) * room,
              y: y + 6,
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
          fittedText('shares/dry', { x: x + 24, y: TOP + 12 + SHARE, w: w - 48, h: 48 }, words.noBrandy, {
            align: 'left',
            fill: INK,
          }),
        ]
      : []),
  ]);
};

const storeItems = ({ brandy, gained }: GatherPhase, at: Box): readonly Item[] => {
  const box = { x: at.x, y: at.y + HOMESTEAD.h + 18, w: at.w, h: 66 };
  const said = gained > 0 ? `+${gained}` : '';
  return [
    panel('store', box, 14),
    ...Array.from({ length: printed.seat.brandy }, (_, cask) =>
      sprite(
        `store/${cask + 1}${cask < brandy ? '' : '/free'}`,
        { x: box.x + 18 + cask * 46, y: box.y + 13, ...BRANDY_CASK },
        cask < brandy ? brandyItems() : freeCask(),
      ),
    ),
    ...(said === ''
      ? []
      : [
          text('store/gained', { x: box.x + 176, y: box.y + 6, w: 90, h: 54 }, said, {
            weight: 'black',
            align: 'left',
            fill: '#2f6b22',
          }),
        ]),
  ];
};
