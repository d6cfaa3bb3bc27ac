import type { Colour, GameSymbol } from '../../rules/types.ts';
import type { GreenPortWords } from '../en/index.ts';

export const COLOUR: Readonly<Record<Colour, string>> = { blue: '青', green: '緑', red: '赤', yellow: '黄' };
export const SYMBOL: Readonly<Record<GameSymbol, string>> = {
  drop: 'しずく',
  hammers: 'ハンマー',
  circles: '丸',
  bricks: 'レンガ',
  wheel: '車輪',
  arrow: '矢印',
};

export const terms: GreenPortWords['terms'] = {
  colours: COLOUR,
  symbols: SYMBOL,
  unit: (colour, symbol) => `${COLOUR[colour]} ${SYMBOL[symbol]}`,
  black: '黒',
  xGreen: '緑のX',
  xOrange: 'オレンジのX',
  cubes: (count, colour) => `${COLOUR[colour]}${count}`,
  noCubes: 'キューブなし',
  none: 'なし',
  points: count => `${count}点`,
  cards: count => `カード${count}枚`,
  cubeCount: count => `キューブ${count}個`,
  objective: number => `目標${number}`,
  headquarters: (colour, value) => `${COLOUR[colour]}の本部 (${value})`,
  pile: colour => `${COLOUR[colour]}の本部`,
  boosting: (headquarters, colour) => `${headquarters}、${COLOUR[colour]}を強化`,
  boostingPile: (pile, colour) => `${pile}（${COLOUR[colour]}を強化）`,
  wild: value => `ワイルド ${value}`,
  asked: (colour, value) => `${COLOUR[colour]} ${value}`,
  tileUp: symbol => `タイル${SYMBOL[symbol]} 表`,
  tileDown: symbol => `タイル${SYMBOL[symbol]} 裏`,
};
