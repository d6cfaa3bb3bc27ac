import type { FirstScreenWords } from './types.ts';

export const korean: FirstScreenWords = {
  name: '게임',
  heading: '어떤 게임을 할까요?',
  note: '이 놀이터에는 네 사람이 있습니다. 위의 이름을 누르면 그 사람이 되고, 사람마다 탭을 따로 열 수도 있습니다. 이것은 독립된 프로젝트로, 게임의 작가나 출판사가 만들거나 보증하지 않습니다. 여기서 즐거웠다면 인쇄된 게임을 사 주세요.',
  players: (least, most) => `${least}–${most}명`,
  minutes: count => `약 ${count}분`,
  alone: '혼자 하기',
  bot: '봇과 겨루기',
  two: '두 자리 모두 하기',
  open: '테이블 열기',
  learn: '배우기',
  rules: '규칙',
  picture: game => `진행 중인 ${game}의 게임판`,
};
