import type { LeaguePictureWords } from './types.ts';

export const korean: LeaguePictureWords = {
  league: game => `${game} 리그`,
  gathering: people => `현재 ${people}명`,
  round: (round, rounds) => `${rounds}라운드 중 ${round}라운드`,
  cup: players => (players <= 2 ? '결승' : players <= 4 ? '준결승' : '8강'),
  over: '최종 순위',
  closed: '종료됨',
  points: '점수',
  course: '라운드별',
  gone: '나감',
  row: (place, name, points) => `${place}위 ${name} ${points}점`,
  duel: (one, other, winner) => `${one} – ${other}${winner === null ? '' : `: ${winner} 승`}`,
};
