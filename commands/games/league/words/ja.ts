import type { LeagueCommandWords } from './en.ts';

/** How /games league presents itself: each description and choice at most 100 characters. */
export const japanese: LeagueCommandWords = {
  about: 'リーグ：このサーバーの4～32人で競うシーズン',
  open: 'このチャンネルでリーグを開きます。ゲームはスレッドで自動的に始まります',
  join: '参加します。開始後は待機リストに入ります',
  leave: '参加をやめます。進行中のゲームは続きます',
  show: '順位の画像、今のラウンドの卓、自分のゲーム',
  start: '始めます。開いた人、または「サーバー管理」権限のあるメンバー',
  close: '途中で閉じます。開いた人、または「サーバー管理」権限のあるメンバー',
  league: 'どのリーグか（初期値：このチャンネルのリーグ）',
  name: 'リーグの名前（初期値：ゲームの名前）',
  seats: '1卓の最大人数（初期値：4人、またはゲームの最大人数）',
  rounds: '決勝トーナメント前のラウンド数（初期値：人数による）',
  pace: '1手番の持ち時間（初期値：1日）',
  cup: '最後に行う上位者の決勝トーナメント（初期値：なし）',
  variant: 'ゲームのルール（初期値：通常のもの）',
  fill: '卓の空席に「ふつう」のボットのプレイヤーが入る（初期値：入らない）',
  paces: { day: '1手番に1日', 'three-days': '1手番に3日' },
  cups: (size: number): string => (size === 0 ? 'なし' : `上位${size}人`),
};
