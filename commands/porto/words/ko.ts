import type { CommandWords } from './words.ts';

export const korean: CommandWords = {
  about: '포르토: 강가에 알록달록한 건물을 지어요',
  build: {
    about: '손패의 카드 2장으로 층을 지어요',
    number: '지을 층수를 정하는 카드, 예: red-3 또는 빨간색 3',
    colour: '색상을 정하는 카드, 예: blue-1 또는 파란색 1',
    house: '지을 건물, 예: L4',
    roof: '1층 승점토큰을 옮길 빈 지붕',
    claim: '공용계약: 달성한 것 모두(기본값), none(없음), 또는 1,3처럼 자리 번호',
    claimAll: '달성한 것 모두',
  },
  draw: {
    about: '시장에서 합이 3 이하인 카드를 1~3장 받아요',
    cards: '시장의 자리 번호, 예: 1,3',
  },
  hand: { about: '내 손패와 비밀계약을 나만 봐요' },
  board: { about: '지금 보드를 봐요' },
  keep: {
    about: '비밀계약 5장 중 3장을 골라요. 다른 사람은 볼 수 없어요',
    contracts: '목록에 나온 이름 3개를 쉼표로 나누어 적어요',
  },
  timer: {
    about: '1인 게임: 타이머의 카드 2장으로 지어요',
    number: '층수를 정하는 카드. 다른 한 장이 색상을 정해요',
  },
  undo: {
    about: '내 마지막 행동을 되돌리거나, 되돌리자는 요청에 답해요',
    answer: '다른 사람의 되돌리기 요청에 대한 답',
    answers: { agree: '동의', refuse: '거절' },
  },
  new: {
    about: '이 채널에서 게임 참가자를 모아요',
    variant: '기본(기본값) 또는 비밀계약이 없는 가족 게임',
    variants: { standard: '기본', family: '가족' },
    seats: '최대 인원(기본값: 4). 자리를 연 사람은 2명부터 시작할 수 있어요',
  },
  join: { about: '이 채널의 게임에 참가해요' },
  leave: { about: '게임이 시작되기 전에 자리에서 나와요' },
  start: { about: '게임을 시작해요. 자리를 연 사람이, 자리가 다 차면 앉은 누구나 할 수 있어요' },
  solo: {
    about: '여기서, 또는 저와의 개인 메시지에서 타이머를 상대로 혼자 해요',
    timer: '타이머의 카드 수. 적을수록 어려워요(기본값: 28)',
    timers: { 28: '28장', 26: '26장, 어려움', 24: '24장, 가장 어려움' },
  },
  cancel: {
    about: '게임을 취소해요. 시작 전에는 연 사람이, 그 뒤에는 모두가 동의하거나 서버 관리자가 해요',
  },
  resign: { about: '기권해요. 봇이 대신 두고 순위는 맨 아래가 돼요' },
  rules: {
    about: '규칙을 한 장씩 읽어요',
    topic: '읽을 장',
    more: topics => `다른 장은 \`/porto rules topic:\` ${topics}`,
  },
};
