import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';

const { number } = grammar('ko');

/** The printed Korean rulebook's terms: 건설카드, 공용계약, 비밀계약, 승점토큰, 1층타일, 지붕타일, 완공, 지구. */
export const COLOUR = {
  blue: '파란색',
  green: '초록색',
  purple: '보라색',
  red: '빨간색',
  yellow: '노란색',
} as const;

export const counts: PortoWords['counts'] = {
  cards: n => `${number(n)}장`,
  floors: n => `${number(n)}개 층`,
  points: n => `${number(n)}점`,
  publicContracts: n => `공용계약 ${number(n)}장`,
};

export const cards: PortoWords['cards'] = {
  colours: COLOUR,
  card: (colour, value) => `${COLOUR[colour]} ${value}`,
  noCards: '카드 없음',
  demands: {
    floors: (n, colour) => `${COLOUR[colour]} 타일 ${n}개`,
    house: colour => `${COLOUR[colour]} 건물`,
    twoCards: colour => `${COLOUR[colour]} 카드 2장`,
    mixedCards: (one, other) => `${COLOUR[one]} + ${COLOUR[other]} 카드`,
  },
  toDo: {
    floors: (n, colour) => `한 차례에 ${COLOUR[colour]} 타일을 정확히 ${n}개 놓기`,
    house: colour => `${COLOUR[colour]} 건물 완공하기`,
    twoCards: colour => `${COLOUR[colour]} 건설카드 2장으로 건설하기`,
    mixedCards: (one, other) => `${COLOUR[one]}과 ${COLOUR[other]} 건설카드 1장씩으로 건설하기 (용도 무관)`,
  },
  ambitions: {
    houses: colour => `${COLOUR[colour]} 건물들`,
    twins: colour => `${COLOUR[colour]} 쌍둥이`,
    ends: colour => `${COLOUR[colour]} 끝칸`,
    pair: colours => `${colours} 이웃 2채`,
    trio: colours => `${colours} 이웃 3채`,
    palette: '다섯 색상',
    side: '지구 완공',
    secondCard: name => `${name} (2번째 카드)`,
  },
  meanings: {
    houses: (pays, colour) => `완공된 ${COLOUR[colour]} 건물 1 / 2 / 3채에 ${pays}점`,
    twins: (pays, colour) =>
      `양쪽 지구에 층수가 같은 완공된 ${COLOUR[colour]} 건물이 하나씩 있으면 ${pays}점`,
    ends: (pays, colour) => `지구의 끝칸에 완공된 ${COLOUR[colour]} 건물 1 / 2 / 3채에 ${pays}점`,
    pair: (pays, one, other) =>
      `서로 이웃한 완공 건물 ${COLOUR[one]} 1채와 ${COLOUR[other]} 1채, 그 조합 1 / 2 / 3세트에 ${pays}점`,
    trio: (pays, one, two, three) =>
      `나란히 완공된 건물 3채(${COLOUR[one]}, ${COLOUR[two]}, ${COLOUR[three]}, 순서 무관) 1 / 2세트에 ${pays}점`,
    palette: pays => `한쪽 지구에 다섯 가지 색상의 건물이 모두 완공되면 ${pays}점`,
    side: pays => `한쪽 지구의 모든 건물이 완공되면 ${pays}점`,
  },
};
