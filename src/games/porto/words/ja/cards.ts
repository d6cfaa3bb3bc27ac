import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';

const { number, listed } = grammar('ja');

export const COLOUR = { blue: '青', green: '緑', purple: '紫', red: '赤', yellow: '黄' } as const;

export const counts: PortoWords['counts'] = {
  cards: n => `${number(n)}枚`,
  floors: n => `${number(n)}フロア`,
  points: n => `${number(n)}点`,
  publicContracts: n => `公開契約${number(n)}枚`,
};

export const cards: PortoWords['cards'] = {
  colours: COLOUR,
  card: (colour, value) => `${COLOUR[colour]} ${value}`,
  noCards: 'カードなし',
  demands: {
    floors: (n, colour) => `${COLOUR[colour]}のフロア${n}枚`,
    house: colour => `${COLOUR[colour]}の家`,
    twoCards: colour => `${COLOUR[colour]}のカード2枚`,
    mixedCards: (one, other) => `${COLOUR[one]} + ${COLOUR[other]}のカード`,
  },
  toDo: {
    floors: (n, colour) => `1手番で${COLOUR[colour]}のフロアをちょうど${n}枚置く`,
    house: colour => `${COLOUR[colour]}の家を完成させる`,
    twoCards: colour => `${COLOUR[colour]}のカード2枚で建てる`,
    mixedCards: (one, other) => `${COLOUR[one]}と${COLOUR[other]}のカード1枚ずつで建てる（どちらが数でも可）`,
  },
  ambitions: {
    houses: colour => `${COLOUR[colour]}の家々`,
    twins: colour => `${COLOUR[colour]}のふたご`,
    ends: colour => `${COLOUR[colour]}の端`,
    pair: colours => `${colours}ペア`,
    trio: colours => `${colours}トリオ`,
    palette: '五色の通り',
    side: '通り完成',
    secondCard: name => `${name}（2枚目）`,
  },
  meanings: {
    houses: (pays, colour) => `完成した${COLOUR[colour]}の家1 / 2 / 3軒で${pays}点`,
    twins: (pays, colour) => `両方の通りに同じ高さの完成した${COLOUR[colour]}の家があれば${pays}点`,
    ends: (pays, colour) => `通りの端にある完成した${COLOUR[colour]}の家1 / 2 / 3軒で${pays}点`,
    pair: (pays, one, two) => `完成した隣どうしの${COLOUR[one]}と${COLOUR[two]}1 / 2 / 3組で${pays}点`,
    trio: (pays, one, two, three) =>
      `並んで完成した3軒（${listed([COLOUR[one], COLOUR[two], COLOUR[three]])}、順不同）1 / 2組で${pays}点`,
    palette: pays => `一つの通りに5色すべての完成した家があれば${pays}点`,
    side: pays => `一つの通りのすべての家が完成すれば${pays}点`,
  },
};
