import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

const pay = '마커 수(예: 1), 또는 칸에 놓는 감독관(예: overseer-2)';

export const korean: Translated<typeof english> = {
  about: '빈티지: 도우루 강가에 포도나무를 심고, 수확을 실어 내려 포트와인으로 숙성하기',
  act: '마커를 쓰는 다른 행동: 농장, 포도나무, 카드, 선 토큰, 또는 쉬기',
  step: '시작한 행동의 단계: 수확, 항해, 내리기, 카드',
  verbs: {
    harvest: { about: '심은 농장을 모두 수확하기. 그다음 농장마다 묻습니다', options: { pay } },
    sail: {
      about: '마커 하나로 배를 움직이고, 지나는 곳의 통 싣기',
      options: { to: '항구, 예: 가이아', load: '통을 실을 내 농장, 예: 1,2' },
    },
    age: { about: '주사위를 굴려 저장고를 숙성하고 팔기', options: { pay } },
    buy: { about: '농장 사기', options: { place: '장소, 예: 시마 코르구 2', pay } },
    plant: {
      about: '내 농장에 포도나무 심기',
      options: { estate: '농장, 예: 시마 코르구 2', vine: '포도나무, 예: red 또는 빨강', pay },
    },
    take: {
      about: '공개된 카드나 덱 맨 위 카드 가져오기',
      options: { card: '카드', discard: '손에 두 장이면 버릴 카드', pay },
    },
    play: {
      about: '손의 카드 쓰기',
      options: {
        card: '카드',
        place: '덤이 있는 농장, 자유 행동: 살 장소',
        bonus: '덤이 있는 농장: 1점 할인 또는 포도나무',
        estate: '두 통 더, 자유 행동: 농장',
        vine: '자유 행동: 포도나무',
        deed: '자유 행동: 할 일',
        round: '양조사: 칩을 볼 라운드',
        column: '빈티지 한 통: 루비의 열',
        columns: '콜레이타 두 통: 토니의 열, 예: 1,2',
        pay,
      },
    },
    first: { about: '다음 라운드의 선 토큰 가져오기', options: { pay } },
    pass: { about: '이번 라운드를 쉬기', options: {} },
    gather: {
      about: '농장이 낼 와인 정하기. 나머지는 브랜디입니다',
      options: { wine: '와인 통 수, 예: 2' },
    },
    leave: { about: '통이 기다리는 농장을 수확하지 않고 두기', options: {} },
    unload: { about: '통을 저장고에 내리기', options: { to: '루비, 토니, 또는 배에 남기기' } },
    add: {
      about: '카드의 통을 창고에 더하기',
      options: { side: '루비 또는 토니', category: '등급, 예: 헤제르바' },
    },
    stop: { about: '항해나 심기를 멈추기', options: {} },
  },
};
