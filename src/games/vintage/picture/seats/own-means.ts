import type { Seat } from '../../../../core/contract/game.ts';
import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { signed } from '../../../../presentation/language/grammar.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  path,
  polyline,
  READABLE,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { panel } from '../../../../presentation/widgets/panel.ts';
import { box as printed } from '../../rules/box.ts';
import type { PlayerView } from '../../rules/types.ts';
import { vintageWords } from '../../words/all.ts';
import { BRANDY_CASK, brandyItems, freeCask } from '../pieces/barrel.ts';
import { OVERSEER, overseerItems, PAWN, pawnItems } from '../pieces/marker.ts';
import { grapes, house } from '../pieces/sign-parts.ts';
import { SYMBOL, symbolOf } from '../pieces/symbols.ts';
import type { SeatOutlay } from '../style/change.ts';
import { GRAPE_DYES, INK, WHITE } from '../style/palette.ts';
import type { PageWords } from '../words/index.ts';

/** Height in pixels of the row with a seat's means to act: signs above, `SIGNS` high, and words below. */
export const MEANS = 116;
const SIGNS = 58;
const PAD = 12;

const done = once((what: 'harvest' | 'buy', is: boolean): readonly Drawn[] => [
  ...(what === 'harvest'
    ? grapes(SYMBOL / 2 - 2, SYMBOL / 2, GRAPE_DYES.purple.wall, 1.05)
    : house(SYMBOL / 2 - 2, SYMBOL / 2 + 2, 1.15)),
  ...(is
    ? [
        circle('disc', SYMBOL - 14, SYMBOL - 14, 14, {
          fill: '#2f7a4a',
          stroke: { colour: WHITE, width: 2 },
        }),
        polyline(
          'tick',
          path([SYMBOL - 21, SYMBOL - 14], [SYMBOL - 15, SYMBOL - 8], [SYMBOL - 7, SYMBOL - 20]),
          { colour: WHITE, width: 4.5 },
        ),
      ]
    : []),
]);

interface Sign {
  readonly id: string;
  readonly size: { readonly w: number; readonly h: number };
  readonly items: readonly Drawn[];
}

interface Means {
  readonly id: string;
  readonly signs: readonly Sign[];
  readonly change: number;
  readonly said: string;
}

const meansOf = (
  player: PlayerView,
  seat: Seat,
  words: PageWords,
  change: Partial<SeatOutlay>,
): readonly Means[] => {
  const { terms } = vintageWords(words.language);
  const symbol = { w: SYMBOL, h: SYMBOL };
  const named = words.means;
  return [
    {
      id: 'marker',
      signs: Array.from({ length: player.markers }, (_, at) => ({
        id: `marker/${at + 1}`,
        size: PAWN,
        items: pawnItems(seat),
      })),
      change: change.markers ?? 0,
      said: terms.markers(player.markers),
    },
    {
      id: 'overseer',
      signs: [
        {
          id: `overseer/${player.overseer ? 'there' : 'used'}`,
          size: OVERSEER,
          items: overseerItems(seat, player.overseer),
        },
      ],
      change: 0,
      said: named.overseer,
    },
    {
      id: 'brandy',
      signs: Array.from({ length: printed.seat.brandy }, (_, at) =>
        at < player.brandy
          ? { id: `brandy/${at + 1}`, size: BRANDY_CASK, items: brandyItems() }
          : { id: `brandy/${at + 1}/free`, size: BRANDY_CASK, items: freeCask() },
      ),
      change: change.brandy ?? 0,
      said: named.brandy,
    },
    ...(['harvest', 'buy'] as const).map((what): Means => {
      const is = what === 'harvest' ? player.harvested : player.bought;
      return {
        id: what,
        signs: [{ id: `${what}/${is ? 'done' : 'open'}`, size: symbol, items: done(what, is) }],
        change: 0,
        said: named[what],
      };
    }),
    ...(player.enologists > 0
      ? [
          {
            id: 'enologist',
            signs: [{ id: 'enologist', size: symbol, items: symbolOf('enologist') }],
            change: 0,
            said: player.enologists > 1 ? `×${player.enologists}` : '',
          },
        ]
      : []),
  ];
};

const wordWidth = (said: string): number =>
  said === '' ? 0 : Math.ceil(textWidth(said, READABLE, 'black')) + 2;

const GAP = 4;
const signsWidth = ({ signs }: Means): number => signs.reduce((sum, { size }) => sum + size.w + GAP, -GAP);

/**
 * Draws a seat's remaining markers, overseer and brandy, and its actions that are allowed once a round.
 * @param change changes that a preview shows
 */
export const ownMeans = (
  player: PlayerView,
  seat: Seat,
  box: Box,
  words: PageWords,
  change: Partial<SeatOutlay> = {},
): readonly Item[] => {
  const all = meansOf(player, seat, words, change);
  const widths = all.map(each => Math.max(signsWidth(each), wordWidth(each.said)));
  const gap = (box.w - 2 * PAD - widths.reduce((sum, w) => sum + w, 0)) / (all.length - 1);
  let x = box.x + PAD;
  return [
    panel('means', box, 14),
    ...all.flatMap((each, at): readonly Item[] => {
      const w = widths[at] ?? 0;
      let left = x + (w - signsWidth(each)) / 2;
      const from = x;
      x += w + gap;
      const middle = each.said === '' ? box.h / 2 : 8 + SIGNS / 2;
      const signs = each.signs.map(({ id, size, items }): Item => {
        const item = sprite(`means/${id}`, { x: left, y: box.y + middle - size.h / 2, ...size }, items);
        left += size.w + GAP;
        return item;
      });
      const more = signed(each.change);
      // The change covers the last signs where there is no room beside them, since a preview moves no sign.
      const tag = {
        x: Math.min(left, from + w - wordWidth(more) - 12),
        y: box.y + 8,
        w: wordWidth(more) + 12,
        h: SIGNS,
      };
      return [
        ...signs,
        ...(each.change === 0
          ? []
          : [
              panel(`means/${each.id}/tag`, tag, 12),
              text(`means/${each.id}/change`, tag, more, {
                weight: 'black',
                fill: each.change < 0 ? '#9c2018' : '#1f6338',
              }),
            ]),
        ...(each.said === ''
          ? []
          : [
              text(`means/${each.id}/word`, { x: from, y: box.y + 8 + SIGNS, w, h: 42 }, each.said, {
                weight: 'black',
                fill: INK,
              }),
            ]),
      ];
    }),
  ];
};
