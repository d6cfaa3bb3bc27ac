import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { number } = grammar('ko');

export const terms: Phrases['terms'] = {
  regions: { baixo: '바이슈 코르구', cima: '시마 코르구', superior: '도우루 수페리오르' },
  place: (region, place) => `${region} ${place}`,
  harbours: {
    gaia: '빌라 노바 드 가이아',
    baixo: '바이슈 코르구',
    cima: '시마 코르구',
    superior: '도우루 수페리오르',
  },
  vines: {
    green: '초록 포도나무',
    purple: '보라 포도나무',
    red: '빨강 포도나무',
    white: '하양 포도나무',
    yellow: '노랑 포도나무',
    old: '오래된 포도밭',
  },
  sides: { ruby: '루비', tawny: '토니' },
  categories: {
    ruby: { ruby: '루비', reserva: '루비 헤제르바', lbv: '레이트 보틀드 빈티지', vintage: '빈티지' },
    tawny: { tawny: '토니', reserva: '토니 헤제르바', aged: '숙성 토니', colheita: '콜레이타' },
  },
  columns: {
    buy: '농장 구입',
    purple: '보라 심기',
    'green-red': '초록·빨강 심기',
    'white-yellow': '하양·노랑 심기',
    old: '오래된 포도밭',
    harvest: '수확',
    age: '숙성과 판매',
    card: '카드',
    first: '선 플레이어',
  },
  cards: {
    buying: '덤이 있는 농장',
    harvesting: '알뜰한 수확',
    planting: '포도나무 세 그루',
    'two-barrels': '두 통 더',
    'free-action': '자유 행동',
    enologist: '양조사',
    vintage: '빈티지 한 통',
    colheita: '콜레이타 두 통',
    boat: '하벨루 배',
    'ageing-barrel': '숙성과 한 통',
    'ageing-quality': '숙성과 품질',
  },
  deck: '덱 맨 위',
  estate: estate => `농장 ${estate}`,
  cellarColumn: (side, column) => `${side} ${column}열`,
  barrels: count => `${number(count)}통`,
  lot: (barrels, quality) => `품질 ${quality}짜리 ${barrels}`,
  brandy: count => `브랜디 ${number(count)}통`,
  points: count => `${number(count)}점`,
  cardsOf: count => `카드 ${number(count)}장`,
  markers: count => `마커 ${number(count)}개`,
  overseer: count => `마커 ${number(count)}개 대신 감독관`,
  number,
  none: '없음',
};
