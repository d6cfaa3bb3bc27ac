import type { LeaguePictureWords } from './types.ts';

export const japanese: LeaguePictureWords = {
  league: game => `${game}リーグ`,
  gathering: people => `現在${people}人`,
  round: (round, rounds) => `第${round}ラウンド（全${rounds}回）`,
  cup: players => (players <= 2 ? '決勝' : players <= 4 ? '準決勝' : '準々決勝'),
  over: '最終順位',
  closed: '終了',
  points: '点',
  course: 'ラウンドごと',
  gone: '離脱',
  row: (place, name, points) => `${place}位 ${name} ${points}点`,
  duel: (one, other, winner) => `${one} – ${other}${winner === null ? '' : `：${winner}`}`,
};
