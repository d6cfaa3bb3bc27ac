import type { ReviewPictureWords } from './types.ts';

export const japanese: Omit<ReviewPictureWords, 'language'> = {
  title: name => `${name}さんの流れ`,
  accuracy: points => `正確さ ${points}`,
  ahead: 'リード',
  behind: 'ビハインド',
  score: '最終得点の見込み',
  start: '開始時',
  deal: '自分のカード',
  luck: '運',
  others: '相手のミス',
  own: '自分のミス',
  end: '終了時',
  stopped: '打ち切り時',
  dear: '損の大きかった手番',
  turn: number => `手番${number}`,
  chances: (best, played) => `勝率 ${best} → ${played}`,
  course: points => `手番ごとの最終得点差の見込み：${points.join('、')}`,
  played: '選んだ手',
  better: 'よりよい手',
};
