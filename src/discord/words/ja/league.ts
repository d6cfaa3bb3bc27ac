import type { LeagueWords } from '../leagues.ts';

const PACES = {
  none: '時間制限なし',
  day: '1手番に1日',
  'three-days': '1手番に3日',
  'two-weeks': '1手番に14日',
} as const;

const cupRound = (players: number): string => (players <= 2 ? '決勝' : players <= 4 ? '準決勝' : '準々決勝');

/** サーバーのシーズン。 */
export const leagues: LeagueWords = {
  head: (name, game) => `**${name}** · ${game}リーグ`,
  how: (seats, pace, rounds, cup) =>
    [
      seats === 2 ? '一対一' : `1卓${seats}人まで`,
      PACES[pace],
      rounds === null ? 'ラウンド数は人数による' : `全${rounds}ラウンド`,
      ...(cup > 0 ? [`その後、上位${cup}人の決勝トーナメント`] : []),
    ].join(' · '),
  scale: scales => `順位ごとの得点：${scales.join('、')}。同順位は分け合います。`,
  ties: '同点の場合は、直接対決、対戦相手の平均点、ゲームの得点の割合、抽選の順で決めます。',
  absent: (bye, missed) =>
    `持ち時間が切れた人は、戻るまで代わりのボットが進めます。ボットに任せたゲームは0点で、2回目からは待機者が席を継ぎます（逃したラウンドごとに${missed}点）。不戦は${bye}点です。`,
  filled: player =>
    `卓の空席には${player}が入ります。得点はなく、ほかの人の順位はその席がないものとして数えます。`,
  drawn: seed => `抽選はシード\`${seed}\`から決まります。`,
  gathering: (opener, count, fewest, most) =>
    `${opener}さんが開きました。現在${count}人、${fewest}～${most}人で遊べます。ゲームはこのチャンネルのスレッドで自動的に始まり、レーティング戦になります。`,
  round: (round, rounds) => `第${round}ラウンド（全${rounds}回）`,
  cup: cupRound,
  tablesLeft: (open, all) =>
    open === 0 ? 'すべての卓が終わりました。' : `${all}卓中${open}卓が進行中です。`,
  waiting: names => `空席待ち：${names.join('、')}`,
  over: (winner, total) => `🏆 ${winner}さんの優勝です。ラウンドの得点は${total}点でした。`,
  closed: 'このリーグは途中で閉じられました。進行中のゲームは続きます。',
  noThreads:
    '⚠️ ここにスレッドを作れません。**公開スレッドの作成**と**スレッドでメッセージを送信**の権限が必要です。自動的に再試行し、何も失われません。',
  shut: '⚠️ リーグのチャンネルに書き込めなくなりました。リーグは待機し、自動的に再試行します。',
  table: number => `卓${number}`,
  byes: (names, bye) => `今回はゲームなし（${bye}点）：${names.join('、')}`,
  called: '-# このメッセージは誰も呼び出しません。手番になったら、スレッドで呼び出します。',
  join: '参加',
  leave: '離脱',
  start: '開始',
  standing: '順位',
  close: '閉じる',
  opened: name => `**${name}**を開きました。このチャンネルに案内があります。`,
  joined: name => `**${name}**に参加しました。`,
  nowWaiting: name => `**${name}**はすでに始まっています。待機リストに入り、次に空いた席を継ぎます。`,
  left: name => `**${name}**を離れました。進行中のゲームは最後まで続きます。`,
  started: name => `**${name}**が始まります。卓はチャンネルのスレッドに立ちます。`,
  closeAsk: name =>
    `**${name}**を閉じますか？以後のラウンドはなく、優勝者もいません。進行中のゲームは続きます。`,
  closedNow: name => `**${name}**を閉じました。`,
  row: (place, name, total, games) => `\`${place}\` ${name}：${total}点、${games}ゲーム`,
  gone: '離脱',
  ownGame: thread => `このラウンドのゲーム：${thread}`,
  ownBye: 'このラウンドはゲームがありません。',
  ownOver: 'このラウンドのゲームは終わりました。',
  ownComing: 'このラウンドの卓はまもなく立ちます。',
  notIn: 'このリーグには参加していません。',
  noVariant: known =>
    known.length === 0
      ? 'このゲームに別ルールはありません。'
      : `その別ルールはありません。選べるもの：${known.join('、')}。`,
  onlyHere: 'リーグはサーバー用です。スレッドを作れるチャンネルで開いてください。',
};
