import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const japanese: Translated<typeof english> = {
  about: 'あなたのゲームすべて、設定、サーバーの管理',
  list: { about: '全チャンネルのあなたのゲーム。手番待ちのものが先です' },
  stats: {
    about: 'ゲーム数、勝ち、平均、最高の一手',
    person: '誰の成績か。公開している人から（初期値：自分）',
  },
  leaderboard: {
    about: 'このサーバーのレーティング上位と、ソロの上位',
    everywhere: '全サーバー：載ることを希望した人',
  },
  profile: {
    about: 'レーティングとその推移を画像で',
    person: '誰の（初期値：自分）',
  },
  game: 'どのゲームか',
  settings: {
    about: '通知、おやすみ時間、不在、招待、成績、ブロック',
    pings: '自分の手番に通知する',
    zone: 'タイムゾーン（Asia/Tokyoなど）',
    quietFrom: 'この時刻から通知しない（22:30など）。offでなし',
    quietTo: 'この時刻まで（7:00など）',
    away: '戻る日（2026-12-01）か日数（最長21）。off：不在をやめる',
    invitations: 'ほかの人がゲームに招待できるか',
    stats: 'ほかの人に成績が見え、ランキングに載るか',
    everywhere: '全サーバーのランキングにも載るか',
    learn: '行動する時間を記録し、夜は通知しないか',
    block: '一緒に遊びたくない人',
    unblock: 'ブロックを解除する人',
  },
  server: {
    about: 'このサーバーのゲームの設定。変更できるのは「サーバー管理」のあるメンバーです',
    language: 'ボードなど公開メッセージの言語',
    pace: '新しいゲームの1手番の長さ（指定がないとき）',
    open: '卓を立てられる人',
    openRole: '卓を立てられるロール',
    cancel: 'ほかの人のゲームを中止できる人',
    cancelRole: 'ほかの人のゲームを中止できるロール',
    games: 'ゲームを開く場所',
    gamesIn: {
      anywhere: 'チャンネル（希望があればスレッド）',
      edited: 'チャンネル（1つのメッセージを編集）',
      threads: 'それぞれ専用のスレッド',
    },
    languages: {
      own: 'サーバーの言語',
      en: '英語',
      ko: '韓国語',
      'pt-BR': 'ポルトガル語（ブラジル）',
      de: 'ドイツ語',
      'es-ES': 'スペイン語',
      fr: 'フランス語',
      ja: '日本語',
    },
    paces: { none: '制限なし', day: '1手番に1日', 'three-days': '1手番に3日', 'two-weeks': '1手番に14日' },
    powers: { everyone: '全員', 'manage-server': '「サーバー管理」のあるメンバー' },
  },
  privacy: {
    about: 'あなたについて保存しているもの：見る、持ち出す、忘れてもらう',
    action: '何をするか（初期値：見る）',
    actions: { show: '見る', export: 'ファイルに書き出す', forget: '忘れてもらう' },
  },
  doctor: { about: 'ここに足りないものを調べ、試しにボードを描きます' },
  open: { about: '空席のあるこのサーバーの卓' },
  glance: {
    about: 'このサーバーで進行中のゲームを見ます',
    game: 'プレイヤー、またはゲームのメッセージのリンク（初期値：すべてから選ぶ）',
  },
};
