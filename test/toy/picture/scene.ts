import { unescaped } from '../../../src/stage/names.ts';
import type { Names } from '../../../src/stage/presenter.ts';
import { circle, type Item, rect, type Scene, text } from '../../../src/stage/scene.ts';
import { HIGHEST_TIDE, LAST_ROUND, STORM, type View } from '../rules/types.ts';
import type { ToyWords } from '../words/index.ts';

const WIDTH = 640;
const HEIGHT = 400;
const INK = '#1d2b3a';
const CARD = { w: 44, h: 60 };
const CARDS_IN_A_ROW = 12;

const cardItems = (id: string, card: string, x: number, y: number, fill: string): readonly Item[] => [
  rect(`${id}/card`, { x, y, ...CARD }, { fill, radius: 6, stroke: { colour: INK, width: 2 } }),
  text(`${id}/value`, { x, y, ...CARD }, card, { size: 22, fill: INK }),
];

const line = (id: string, words: string, y: number): Item =>
  text(id, { x: 20, y, w: WIDTH - 40, h: 26 }, words, { size: 18, fill: INK, align: 'left', clip: true });

/** The quay, the tide, the tiles and everybody's points, as the view shows them. */
export function boardScene(words: ToyWords, view: View, names: Names): Scene {
  const { board } = words;
  const tide = Array.from({ length: HIGHEST_TIDE }, (_, index) =>
    circle(`tide ${index}`, WIDTH - 40 - 34 * (HIGHEST_TIDE - 1 - index), 33, 13, {
      fill: index < view.tide ? '#2a6f97' : '#ffffff',
      stroke: { colour: INK, width: 2 },
    }),
  );
  const quay = view.quay
    .slice(0, CARDS_IN_A_ROW)
    .flatMap((card, place) =>
      cardItems(`quay ${place}`, card === STORM ? '~' : String(card), 20 + place * 50, 60, '#f2c572'),
    );
  const hand = (view.hand ?? [])
    .slice(0, CARDS_IN_A_ROW)
    .flatMap((letter, place) => cardItems(`hand ${place}`, String(letter), 20 + place * 50, 320, '#ffffff'));
  const seats = names.map((name, seat) =>
    line(
      `seat ${seat}`,
      board.seat(unescaped(name), view.scores[seat] ?? 0, view.held[seat] ?? 0),
      170 + 34 * seat,
    ),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    items: [
      rect('ground', { x: 0, y: 0, w: WIDTH, h: HEIGHT }, { fill: '#cfe3ee' }),
      line('round', board.round(view.round, LAST_ROUND), 20),
      ...tide,
      ...quay,
      line('tiles', board.tiles(view.tiles.map((left, at) => `${at + 1} × ${left}`).join(', ')), 130),
      ...seats,
      ...hand,
    ],
  };
}
