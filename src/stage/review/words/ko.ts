import type { ReviewPictureWords } from './types.ts';

export const korean: Omit<ReviewPictureWords, 'language'> = {
  title: name => `${name} 님의 흐름`,
  accuracy: points => `정확도 ${points}`,
  ahead: '앞섬',
  behind: '뒤짐',
  score: '예상 최종 점수',
  start: '처음',
  deal: '받은 패',
  luck: '운',
  others: '상대의 실수',
  own: '내 실수',
  end: '최종',
  stopped: '중단 시점',
  dear: '손해가 컸던 차례',
  turn: number => `${number}번 차례`,
  chances: (best, played) => `승률 ${best} → ${played}`,
  course: points => `차례마다 예상한 최종 점수 차: ${points.join(', ')}`,
  played: '둔 수',
  better: '더 나은 수',
};
