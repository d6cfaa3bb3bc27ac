import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const korean: Translated<typeof english> = {
  about: '그린 포트: 용기가 닿는 데까지 카드를 공개하고 크루 고용하기',
  answer: '물음에 답하기: 시작할 때, 카드가 나왔을 때, 다른 사람의 차례에 소개할 때',
  spend: '큐브 쓰기: 목표, 본부, 타일, 교환',
  verbs: {
    reveal: { about: '다음 카드 공개하기', options: {} },
    hire: {
      about: '멈추고 공개된 색 하나를 고용하기',
      options: { colour: '공개된 색, 예: red 또는 빨간색' },
    },
    end: { about: '내 차례 끝내기', options: {} },
    pick: { about: '시작 큐브 고르기', options: { colour: '남은 색, 예: red 또는 빨간색' } },
    flip: { about: '타일 뒤집기: 적발을 피하거나 큐브를 잃지 않으려고', options: {} },
    bust: { about: '적발을 받아들이고 타일은 앞면으로 두기', options: {} },
    lose: {
      about: '주황 X가 나온 뒤 큐브 절반 잃기. 정하지 않은 것은 묻습니다',
      options: {
        blue: '잃을 파란색 큐브 수',
        green: '잃을 초록색 큐브 수',
        red: '잃을 빨간색 큐브 수',
        yellow: '잃을 노란색 큐브 수',
      },
    },
    bonus: { about: '약자 큐브 받기', options: { colour: '받을 색, 예: red 또는 빨간색' } },
    refer: {
      about: '차례인 사람에게 큐브 1개를 내고 남은 색 하나를 가져오기',
      options: { colour: '가져올 색, 예: red 또는 빨간색', pay: '낼 큐브의 색' },
    },
    pass: { about: '소개를 물을 때 패스하기', options: {} },
    complete: {
      about: '목표 완수하기',
      options: {
        objective: '목표 번호, 예: 3',
        pay: '낼 큐브, 예: 빨간색 2개, 파란색 1개. 고를 수 있을 때만 필요합니다',
      },
    },
    buy: {
      about: '한 색의 맨 위 본부 구입하기',
      options: { colour: '본부의 색, 예: red 또는 빨간색', boost: '초록색 본부: 강화할 색' },
    },
    unflip: { about: '타일을 다시 앞면으로 되돌리기', options: { pay: '낼 큐브, 예: 빨간색 2개' } },
    specialise: {
      about: '큐브를 다른 색 1개로 교환하기',
      options: { colour: '받을 색, 예: red 또는 빨간색', pay: '낼 큐브, 예: 파란색 3개' },
    },
  },
  variant: '기본(기본값) 또는 규칙을 줄인 게임',
};
