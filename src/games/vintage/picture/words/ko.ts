import type { BoardWords } from './types.ts';

export const korean: BoardWords = {
  language: 'ko',
  round: round => `${round}라운드`,
  lastRound: '마지막',
  theEnd: '게임 종료',
  givenUp: '기권 종료',
  calledOff: '중단됨',
  won: '승리',
  passed: '패스',
  harbours: { gaia: '가이아', baixo: '바이슈', cima: '시마', superior: '수페리오르' },
};
