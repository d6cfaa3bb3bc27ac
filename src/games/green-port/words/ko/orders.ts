import type { GreenPortWords } from '../en/index.ts';
import { COLOUR } from './terms.ts';

export const orders: GreenPortWords['orders'] = {
  pass: round => `${round}라운드의 모든 소개에서 패스`,
  refer: (colour, pay, atLeast, round) =>
    `${round}라운드: ${COLOUR[colour]} ${atLeast}장 이상이면 받고 ${COLOUR[pay]} 지불`,
  bonus: colour => `약자 큐브: ${COLOUR[colour]}`,
  bonusOf: list => `약자 큐브, 모자란 것부터: ${list}`,
  lose: list => `먼저 잃을 순서: ${list}`,
  kinds: {
    pass: '모든 소개에서 패스',
    'refer-blue': '소개: 파란색 받기…',
    'refer-green': '소개: 초록색 받기…',
    'refer-red': '소개: 빨간색 받기…',
    'refer-yellow': '소개: 노란색 받기…',
    bonus: '약자 큐브: 한 가지 색…',
    'bonus-lacking': '약자 큐브: 이 순서로…',
    lose: '먼저 잃을 순서…',
  },
};
