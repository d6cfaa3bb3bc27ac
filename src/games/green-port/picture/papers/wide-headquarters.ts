import { fittedText } from '../../../../presentation/drawing/fonts.ts';
import { type Box, type Item, READABLE, sprite, text } from '../../../../presentation/shapes/scene.ts';
import { COIN, lying } from '../../../../presentation/widgets/panel.ts';
import { hasPowers } from '../../rules/box.ts';
import { priceOfHeadquarters } from '../../rules/prices.ts';
import { COLOURS, type Colour, type Event, type View } from '../../rules/types.ts';
import { POWERS } from '../../words/facts.ts';
import { CREW, crewItems } from '../harbour/crew.ts';
import { FAINT, INK, PAINTS } from '../style/palette.ts';
import { headquartersInReach } from '../style/reach.ts';
import { linesOf, type PictureWords } from '../words/index.ts';
import { HOUSE, houseItems, pileItems, powerItems } from './headquarters.ts';
import { marking } from './pool.ts';

/**
 * Draws every pile of Headquarters: the points and the price of the top one, the number of the other ones, and their power in
 * words.
 * @param size size of the words
 */
export const wideHeadquarters = (
  view: View,
  marked: readonly Event[],
  houses: readonly Box[],
  words: PictureWords,
  size = READABLE,
): readonly Item[] =>
  COLOURS.flatMap((colour, index): readonly Item[] => {
    const box = houses[index];
    if (!box) return [];
    const id = `headquarters/${colour}`;
    const [top] = view.piles[colour];
    const fresh = marked.some(
      event => (event.type === 'bought' || event.type === 'purchased') && event.colour === colour,
    );
    return [
      sprite(
        id,
        lying(box),
        houseItems(colour, Math.ceil(box.w), box.h, top !== undefined, headquartersInReach(view, colour)),
      ),
      ...(top === undefined ? sold(id, box, words) : onSale(id, view, colour, box)),
      ...power(id, view, colour, box, words, size),
      ...(fresh ? [marking(id, box)] : []),
    ];
  });

const sold = (id: string, box: Box, words: PictureWords): readonly Item[] => [
  text(`${id}/sold`, { x: box.x + HOUSE + 16, y: box.y + 6, w: 300, h: 46 }, words.soldOut, {
    align: 'left',
    fill: FAINT,
  }),
];

const onSale = (id: string, view: View, colour: Colour, box: Box): readonly Item[] => {
  const pile = view.piles[colour];
  const x = box.x + HOUSE + 14;
  const right = x + 2 * COIN + 4 + 36 + 20;
  return [
    sprite(
      `${id}/value`,
      { x, y: box.y + 6, w: 2 * COIN + 4 + 36, h: 2 * COIN + 4 },
      pileItems(pile[0] ?? 0, pile.length),
    ),
    sprite(`${id}/crew`, { x: right, y: box.y + 7, w: CREW.w, h: CREW.h }, crewItems(colour)),
    text(
      `${id}/price`,
      { x: right + CREW.w + 4, y: box.y + 11, w: 50, h: 42 },
      String(priceOfHeadquarters(view, colour)),
      { weight: 'black', align: 'left', fill: INK },
    ),
    ...(hasPowers(view.variant)
      ? [
          sprite(
            `${id}/power/icon`,
            { x: box.x + box.w - 60, y: box.y + 8, w: 44, h: 44 },
            powerItems(colour),
          ),
        ]
      : []),
  ];
};

const power = (
  id: string,
  view: View,
  colour: Colour,
  box: Box,
  words: PictureWords,
  size: number,
): readonly Item[] => {
  const said = hasPowers(view.variant) ? words.powers[colour](POWERS[colour]) : words.pointsOnly;
  const w = box.w - HOUSE - 14 - 12;
  const line = size + 6;
  return linesOf(said).map((words, at) =>
    fittedText(
      `${id}/power/${at + 1}`,
      { x: box.x + HOUSE + 14, y: box.y + 57 + at * line, w, h: line },
      words,
      { size, align: 'left', fill: PAINTS[colour].ink },
    ),
  );
};
