import type { Colour, GameSymbol } from '../../rules/types.ts';
import type { GreenPortWords } from '../en/index.ts';

export const COLOUR: Readonly<Record<Colour, string>> = {
  blue: '파란색',
  green: '초록색',
  red: '빨간색',
  yellow: '노란색',
};
export const SYMBOL: Readonly<Record<GameSymbol, string>> = {
  drop: '물방울',
  hammers: '망치',
  circles: '동그라미',
  bricks: '벽돌',
  wheel: '바퀴',
  arrow: '화살표',
};

export const terms: GreenPortWords['terms'] = {
  colours: COLOUR,
  symbols: SYMBOL,
  unit: (colour, symbol) => `${COLOUR[colour]} ${SYMBOL[symbol]}`,
  black: '검은 카드',
  xGreen: '초록 X',
  xOrange: '주황 X',
  cubes: (count, colour) => `${COLOUR[colour]} ${count}개`,
  noCubes: '큐브 없음',
  none: '없음',
  points: count => `${count}점`,
  cards: count => `카드 ${count}장`,
  cubeCount: count => `큐브 ${count}개`,
  objective: number => `목표 ${number}`,
  headquarters: (colour, value) => `${COLOUR[colour]} 본부 (${value})`,
  pile: colour => `${COLOUR[colour]} 본부`,
  boosting: (headquarters, colour) => `${headquarters}, ${COLOUR[colour]} 강화`,
  boostingPile: (pile, colour) => `${pile} (${COLOUR[colour]} 강화)`,
  wild: value => `만능 ${value}`,
  asked: (colour, value) => `${COLOUR[colour]} ${value}`,
  tileUp: symbol => `타일 ${SYMBOL[symbol]} 앞면`,
  tileDown: symbol => `타일 ${SYMBOL[symbol]} 뒷면`,
};
