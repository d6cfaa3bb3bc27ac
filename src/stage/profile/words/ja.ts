import { grammar } from '../../grammar.ts';
import type { ProfileWords } from './types.ts';

const { number } = grammar('ja');

export const japanese: Omit<ProfileWords, 'language'> = {
  rating: 'レーティング',
  unrated: 'まだなし',
  games: () => 'ゲーム',
  won: '勝率',
  streak: '連勝中',
  streakBest: games => `最長${number(games)}連勝`,
  best: '最高の手番',
  course: games => `最近のレーティング戦${number(games)}回`,
  courseWithPlayers: games => `ボットとの対戦${number(games)}回`,
  noCourse: '最初のレーティング戦から線が始まります',
  opponents: 'よく当たる相手',
  against: (games, ahead) => `${number(games)}回中${number(ahead)}回上`,
  favourite: (name, part) => `よく使う色：${name} ${part}`,
  level: 'ボットと比べると',
  you: 'あなた',
  provisional: 'レーティング戦10回までは「?」がつきます。',
  told: points => `ゲームごとのレーティング：${points.join('、')}`,
  players: told => `ボットのプレイヤー：${told.join('、')}`,
};
