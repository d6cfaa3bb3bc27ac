import type { DealPictureWords } from './types.ts';

export const japanese: DealPictureWords = {
  daily: number => `デイリー第${number}回`,
  challenge: code => `チャレンジ ${code}`,
  points: () => '点',
  par: points => `基準${points}点`,
  parStreet: '基準：強いプレイヤー',
  legend: '1ラウンドに家1軒、高いほど高得点',
  streak: days => `${days}日連続`,
  unplayed: '全員に同じカード',
  practice: '練習',
  race: '各ラウンド後の得点',
  street: levels => `ラウンドごとの階数：${levels.join('、')}`,
};
