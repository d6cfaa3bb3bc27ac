import type { FirstScreenWords } from './types.ts';

export const japanese: FirstScreenWords = {
  name: 'ゲーム',
  heading: 'どのゲームで遊びますか？',
  note: 'この遊び場には四人がいます。上の名前を押すとその人になり、人ごとにタブを開くこともできます。これは独立したプロジェクトで、ゲームの作者や出版社が作ったものでも、認めたものでもありません。ここで楽しめたら、印刷されたゲームを買ってください。',
  players: (least, most) => `${least}〜${most}人`,
  minutes: count => `約${count}分`,
  alone: '一人で遊ぶ',
  bot: 'ボットと対戦',
  two: '両方の席で遊ぶ',
  open: '卓を立てる',
  learn: '学ぶ',
  rules: 'ルール',
  picture: game => `進行中の${game}のボード`,
};
