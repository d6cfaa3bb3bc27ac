import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const korean: Translated<typeof english> = {
  do: {
    about: '지금 할 수 있는 일 하기: 일부를 입력하고 목록에서 고르기',
    action: '하려는 일',
    now: '결과를 미리 보지 않고 바로 하기',
  },
  hand: { about: '손패처럼 자신만 볼 수 있는 것 보기' },
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
  record: { about: '다른 프로그램으로 읽을 수 있는 기보 파일. 끝난 뒤에는 전부' },
  verify: { about: '끝난 게임의 모든 섞기를 확인하기' },
  replay: { about: '게임 시작부터 지금까지를 움직이는 그림으로 혼자만 보기' },
  review: { about: '차례마다의 형세와 가장 손해가 컸던 내 차례. 게임이 끝난 뒤에' },
  share: { about: '점수가 담긴 게임 카드. 저장하거나 공유하기' },
  undo: {
    about: '자신의 마지막 액션 되돌리기, 또는 되돌리기 요청에 답하기',
    answer: '다른 사람의 되돌리기 요청에 대한 답',
    answers: { agree: '동의', refuse: '거절' },
  },
  new: {
    about: '이 채널에서 게임 열기',
    seats: (least, most) => `최대 인원(기본값: ${most}). 게임을 연 사람은 ${least}명부터 시작할 수 있습니다`,
    pace: '한 차례의 시간. 지나면 다른 사람들이 투표할 수 있습니다(기본값: 서버 설정)',
    paces: { none: '제한 없음', day: '하루', 'three-days': '사흘' },
    order: '차례 정하기: 무작위(기본값), 또는 참가한 순서대로',
    orders: { random: '무작위', joined: '참가한 순서대로' },
    thread: '따로 스레드를 만들어 하기',
    invite: '초대할 사람',
  },
  join: { about: '이 채널의 게임에 참가하기' },
  remove: { about: '시작하기 전에 참가자를 내보내기', person: '내보낼 사람' },
  leave: { about: '게임이 시작되기 전에 나가기' },
  start: { about: '게임 시작하기: 게임을 연 사람이, 자리가 다 차면 참가자 누구나' },
  cancel: {
    about: '게임 취소하기: 시작 전에는 연 사람이, 그 뒤에는 참가자 모두 또는 서버 관리자가',
  },
  resign: { about: '기권하기: 봇이 대신 진행하고 순위는 맨 아래가 됩니다' },
  nudge: { about: '차례인 사람 재촉하기. 12시간에 한 번' },
  back: { about: '봇이 대신 진행하던 자리로 돌아오기' },
  table: { about: '함께 정하는 일: 잠시 멈추기, 늦는 사람의 자리' },
  pause: { about: '게임을 잠시 멈추자고 묻기' },
  unpause: { about: '멈춘 게임을 다시 하자고 묻기' },
  playFor: {
    about: '늦는 사람 대신 봇이 진행하자고 묻기',
    person: '늦는 사람',
    how: '이번 차례만(기본값), 또는 돌아올 때까지',
    hows: { 'play-once': '이번 차례만', 'play-until-back': '돌아올 때까지' },
  },
  offer: { about: '늦거나 떠난 사람의 자리를 넘기자고 묻기', person: '누구의 자리인지' },
  take: { about: '이 채널에서 사람을 찾는 자리 맡기' },
  rules: {
    about: '규칙을 한 장씩 읽기',
    topic: '읽을 장',
    learn: '예시 게임판에서 첫 차례 연습하기',
  },
};
