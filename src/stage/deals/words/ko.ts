import type { DealPictureWords } from './types.ts';

export const korean: DealPictureWords = {
  daily: number => `오늘의 게임 ${number}호`,
  challenge: code => `도전 ${code}`,
  points: () => '점',
  par: points => `기준 ${points}점`,
  parStreet: '기준: 강한 봇',
  legend: '라운드마다 집 한 채, 높을수록 높은 점수',
  streak: days => `${days}일 연속`,
  unplayed: '모두에게 같은 게임',
  practice: '연습',
  race: '라운드별 점수',
  street: levels => `라운드별 층수: ${levels.join(', ')}`,
};
