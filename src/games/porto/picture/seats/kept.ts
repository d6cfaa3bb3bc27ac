import { fitted, textWidth } from '../../../../presentation/drawing/fonts.ts';
import { capital } from '../../../../presentation/language/grammar.ts';
import { type Box, type Item, polygon, sprite, text } from '../../../../presentation/shapes/scene.ts';
import { type Lacking, lacking } from '../../judgement/lacking.ts';
import type { PrivateContract, View } from '../../rules/types.ts';
import { portoWords } from '../../words/all.ts';
import { privateShort } from '../../words/cards.ts';
import { CONTENT, MARGIN, RADIUS, READABLE } from '../style/layout.ts';
import { FADED, INK, NAVY } from '../style/palette.ts';
import { panel } from '../style/parts.ts';
import type { PictureWords } from '../words/index.ts';
import { COIN, LACK, lackItems, type ProgressStep, stepItems } from './progress.ts';

const ROW = 66;
const PAD = 10;
const SIDE = 2 * COIN + 4;
const INSET = 2;
const ARROW = 22;
const BEFORE_LACKS = 8;
/** Width of a contract's name. The gaps beside it are narrow, so that the longest name fits in bold letters. */
const NAME = CONTENT - 2 * PAD - INSET - 2 * SIDE - ARROW - BEFORE_LACKS - LACK;

const name = (id: string, box: Box, contract: PrivateContract, { language }: PictureWords): Item => {
  const said = capital(privateShort(portoWords(language), contract.replace(/-2$/, '-1')));
  const weight = textWidth(said, READABLE, 'black') <= box.w ? 'black' : 'bold';
  return text(`${id}/name`, box, fitted(said, box.w, READABLE, weight), { weight, align: 'left', fill: INK });
};

const coin = (id: string, x: number, y: number, points: number, step: ProgressStep): Item =>
  sprite(id, { x, y: y + (ROW - SIDE) / 2, w: SIDE, h: SIDE }, stepItems(points, step));

const row = (id: string, y: number, stands: Lacking, words: PictureWords): readonly Item[] => {
  const { contract, now, next, best } = stands;
  const left = MARGIN + PAD + INSET;
  const coins = left + NAME;
  const toNext = coins + SIDE + ARROW;
  const lacks = { x: toNext + SIDE + BEFORE_LACKS, y: y + 8, w: LACK, h: 50 };
  return [
    name(id, { x: left, y, w: NAME - 4, h: ROW }, contract, words),
    coin(`${id}/now`, coins, y, now, now > 0 ? 'reached' : 'possible'),
    ...(next
      ? [
          polygon(
            `${id}/arrow`,
            [
              [toNext - ARROW + 7, y + ROW / 2 - 10],
              [toNext - 7, y + ROW / 2],
              [toNext - ARROW + 7, y + ROW / 2 + 10],
            ],
            { fill: NAVY },
          ),
          coin(`${id}/next`, toNext, y, next.points, 'next'),
          ...lackItems(`${id}/lacks`, lacks, next.toComplete),
        ]
      : [
          text(
            `${id}/end`,
            { ...lacks, x: toNext, w: lacks.x + lacks.w - toNext },
            now === best ? words.full : words.stuck,
            { align: 'left', fill: FADED },
          ),
        ]),
  ];
};

export const keptHeight = (view: View, seat: number): number => {
  const kept = view.players[seat]?.private?.length ?? 0;
  return kept === 0 ? 0 : kept * ROW + 2 * PAD;
};

/** Draws a seat's kept contracts, for that seat alone: the points now, the next number of points, and the lacking houses. */
export const keptContracts = (
  view: View,
  seat: number,
  top: number,
  words: PictureWords,
): readonly Item[] => {
  const kept = view.players[seat]?.private ?? [];
  if (kept.length === 0) return [];
  const box = { x: MARGIN, y: top, w: CONTENT, h: keptHeight(view, seat) };
  return [
    panel('private', box, RADIUS),
    ...kept.flatMap(({ contract }, at) =>
      row(`private/${at + 1}`, top + PAD + at * ROW, lacking(view.houses, contract), words),
    ),
  ];
};
