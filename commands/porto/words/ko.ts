import type { CommandWords } from './words.ts';

export const korean: CommandWords = {
  about: '포르토: 강가에 형형색색의 건물 짓기',
  build: {
    about: '손패의 카드 2장으로 건설하기',
    number: '타일 수를 정하는 카드, 예: red-3 또는 빨간색 3',
    colour: '색상을 정하는 카드, 예: blue-1 또는 파란색 1',
    house: '지을 건물, 예: L4',
    roof: '1층 승점토큰을 옮길 빈 지붕',
    claim: '공용계약: 달성한 것 모두(기본값), none(없음), 또는 1,3처럼 칸 번호',
    now: '결과를 미리 보지 않고 바로 건설하기',
    claimAll: '달성한 것 모두',
  },
  draw: {
    about: '공개된 건설카드에서 합이 3 이하가 되도록 1~3장 받기',
    cards: '받을 칸의 번호, 예: 1,3',
  },
  hand: { about: '손패와 비밀계약을 혼자만 보기' },
  board: {
    about: '지금의, 또는 어느 액션 뒤의 게임보드 보기',
    turn: '몇 번 액션 뒤인지, 기록의 번호로. 0은 게임 시작',
    view: '보는 방법',
    views: { picture: '그림', wide: '모든 것이 있는 넓은 그림', text: '글' },
  },
  recap: { about: '자신의 마지막 액션 뒤에 있었던 일을 혼자만 보기' },
  game: { about: '게임 전체: 기록과 기보' },
  log: {
    about: '지금까지의 모든 차례와 승점. 정하지 않으면 마지막 쪽',
    page: '처음부터 센 쪽 번호',
  },
  replay: { about: '게임 시작부터 지금까지를 움직이는 그림으로 혼자만 보기' },
  share: { about: '건물과 점수가 담긴 게임 카드. 저장하거나 공유하기' },
  keep: {
    about: '비밀계약 5장 중 3장 고르기. 다른 사람은 볼 수 없습니다',
    contracts: '목록에 나온 이름 3개, 쉼표로 구분',
  },
  timer: {
    about: '1인 게임: 타이머의 카드 2장으로 건설하기',
    number: '타일 수를 정하는 카드. 다른 한 장이 색상을 정합니다',
  },
  undo: {
    about: '자신의 마지막 액션 되돌리기, 또는 되돌리기 요청에 답하기',
    answer: '다른 사람의 되돌리기 요청에 대한 답',
    answers: { agree: '동의', refuse: '거절' },
  },
  new: {
    about: '이 채널에서 게임 열기',
    variant: '기본(기본값) 또는 비밀계약이 없는 가족 게임',
    variants: { standard: '기본', family: '가족' },
    seats: '최대 인원(기본값: 4). 게임을 연 사람은 2명부터 시작할 수 있습니다',
  },
  join: { about: '이 채널의 게임에 참가하기' },
  leave: { about: '게임이 시작되기 전에 나가기' },
  start: { about: '게임 시작하기: 게임을 연 사람이, 자리가 다 차면 참가자 누구나' },
  solo: {
    about: '여기서, 또는 봇과의 개인 메시지에서 타이머를 상대로 혼자 하기',
    timer: '타이머의 카드 수. 적을수록 어렵습니다(기본값: 28)',
    timers: { 28: '28장', 26: '26장, 어려움', 24: '24장, 가장 어려움' },
  },
  cancel: {
    about: '게임 취소하기: 시작 전에는 연 사람이, 그 뒤에는 참가자 모두 또는 서버 관리자가',
  },
  resign: { about: '기권하기: 봇이 대신 진행하고 순위는 맨 아래가 됩니다' },
  rules: {
    about: '규칙을 한 장씩 읽기',
    topic: '읽을 장',
    learn: '예시 게임판에서 첫 차례 연습하기',
    more: topics => `다른 장은 \`/porto rules topic:\` ${topics}`,
  },
};
