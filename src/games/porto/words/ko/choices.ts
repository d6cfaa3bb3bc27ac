import type { PortoWords } from '../en/index.ts';
import type { Order } from '../facts.ts';
import { COLOUR } from './cards.ts';

const order = (verb: string, { floors, colour, house, points, token }: Order): string =>
  [
    `${house}에 ${COLOUR[colour]} ${floors}개 ${verb}${points === undefined ? '' : ` (${points}점)`}`,
    ...(token === undefined ? [] : [`토큰은 ${token} 지붕`]),
  ].join(', ');

export const choices: PortoWords['choices'] = {
  questions: {
    type: '무엇을 하시겠습니까?',
    contracts: '어떤 비밀계약 3장을 남기시겠습니까?',
    cards: '공개된 건설카드 중 무엇을 받으시겠습니까?',
    number: '어떤 카드로 타일 수를 정하시겠습니까?',
    colour: '어떤 카드로 색상을 정하시겠습니까?',
    house: '어느 건물에 지으시겠습니까?',
    roof: '1층 승점토큰을 어느 빈 지붕으로 옮기시겠습니까?',
    claim: '어떤 공용계약을 달성하시겠습니까?',
  },
  otherQuestion: field => `무엇을 고르시겠습니까: ${field}?`,
  fields: {
    type: '액션',
    contracts: '비밀계약',
    cards: '건설카드',
    number: '숫자 카드',
    colour: '색상 카드',
    house: '건물',
    roof: '지붕',
    claim: '공용계약',
  },
  types: {
    keep: '비밀계약 3장 고르기',
    draw: '카드받기',
    build: '건설하기',
    timer: '타이머 카드로 건설하기',
    pass: '넘기기',
  },
  token: points => `토큰 ${points}`,
  roofToken: points => `지붕 토큰 ${points}`,
  emptyHouse: '빈 건물',
  noClaim: '계약 없음',
  tokenTo: roof => `토큰은 ${roof} 지붕`,
  work: (floors, colour) => `${COLOUR[colour]} ${floors}개`,
  leadsTo: (cards, points) => `${cards} · 다음에 ${points}점`,
  another: { build: '다른 건설', draw: '다른 카드받기' },
  noToken: '옮길 토큰 없음',
  emptySlot: '빈칸',
  contractSlot: slot => `공용계약 ${slot}번`,
  keep: contracts => `남기기: ${contracts}`,
  draw: (cards, _count, slots) => `${cards} 받기 (${slots}번)`,
  build: deed => order('건설', deed),
  claiming: (deed, contracts) => `${deed}, ${contracts} 달성`,
  claimingSlots: (deed, slots) => `${deed}, 공용계약 ${slots}번 달성`,
  timer: deed => `타이머: ${order('건설', deed)}`,
  timerIdle: '타이머 카드 2장 버리기',
  pass: '넘기기',
};
