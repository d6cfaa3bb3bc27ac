import type { PortoWords } from '../en/index.ts';

export const reasons: PortoWords['reasons'] = {
  said: (reason, points) => `${reason}: ${points}`,
  points: '바로 얻는 점수',
  prepares: (house, points) => `다음 차례 ${house} ${points}점 준비`,
  offersOnly: (house, points) => `다음 건설은 ${house} ${points}점이 최선`,
  offersNothing: '다음 차례에 지을 것이 없음',
  takes: cards => `${cards} 받기`,
  spends: cards => `${cards} 사용`,
  cards: '손에 든 건설카드',
  privateContracts: '비밀계약',
  forContracts: contracts => `비밀계약 (${contracts})`,
  opens: (house, points) => `다음 자리에 ${house} ${points}점을 열어 줌`,
  leaves: (house, points) => `다음 자리에 ${house} ${points}점을 남김`,
  takesFrom: house => `다음 자리의 ${house} 기회를 막음`,
  leavesLess: '다음 자리가 지을 것이 줄어듦',
  leavesMore: '다음 자리가 지을 것이 늘어남',
  rivals: '다른 자리의 카드와 이후 기회',
  market: '남겨 두는 공개 카드',
  tokenTo: house => `${house} 지붕의 토큰`,
  tokens: '건물 위의 토큰',
  time: '게임이 끝나는 시점',
};
