import { grammar } from '../../../stage/grammar.ts';
import type { DuplicateWords } from '../duplicates.ts';

const { percent } = grammar('ja');
const PACES = {
  none: '時間制限なし',
  day: '1手番に1日',
  'three-days': '1手番に3日',
  'two-weeks': '1手番に14日',
} as const;

/** 複数の卓で同じ配り。 */
export const duplicates: DuplicateWords = {
  head: (game, tables) => `**${game}** · デュプリケート、${tables}卓`,
  about:
    'どの卓も配りと引きが同じです。終わったらブリッジのように席ごとに比べます。同じ席で下回った卓ごとにマッチポイント2点、同点なら1点です。レーティング戦ではありません。',
  how: (seats, pace, hints, company) =>
    [
      seats === null ? '席数は必要なだけ' : `1卓${seats}席`,
      PACES[pace],
      hints ? 'ヒントあり' : 'ヒントなし',
      ...(company.length > 0 ? [`各卓に${company.join('、')}`] : []),
    ].join(' · '),
  secret:
    '各卓は非公開スレッドで、すべて終わるまで他の人には何も見えません。ただし「スレッドの管理」権限のあるメンバーは、Discord上でのぞくことができます。',
  gathering: (opener, count, most) =>
    `${opener}さんが開きました。現在${count}人、最大${most}人です。卓は抽選で分け、空いた席にはボットのプレイヤーが座ります。`,
  fewer: wanted => `希望の${wanted}卓より少なくなりました。どの卓にも少なくとも1人が座ります。`,
  tablesLeft: (open, all) =>
    open === 0 ? 'すべての卓が終わりました。' : `${all}卓中${open}卓が進行中です。`,
  table: number => `卓${number}`,
  calledOff: '中止になりました。何も配られていません。',
  closed: '途中で閉じられました。終わった卓だけを比べ、残りはそのまま続きます。',
  compared: '比較は別のメッセージにあります。',
  noThreads:
    '⚠️ ここに非公開スレッドを作れません。**非公開スレッドの作成**と**スレッドでメッセージを送信**の権限が必要です。自動的に再試行し、何も失われません。',
  join: '参加',
  leave: '離脱',
  start: '開始',
  stop: '中止',
  close: '閉じる',
  sure: 'はい、終えます',
  opened: 'デュプリケートを開きました。このチャンネルに案内があります。',
  joined: '参加しました。卓は開始時に抽選します。',
  left: '離脱しました。',
  started: '始まります。卓ごとに非公開スレッドが立ち、そこに座る人が追加されます。',
  stopAsk: 'デュプリケートを中止しますか？何も配られません。',
  closeAsk: 'デュプリケートを閉じますか？終わった卓を今比べ、残りは続きますが数えません。',
  closeForfeits: '⚠️ あなたの卓はまだ続いています。閉じると、あなたの席は最下位になります。',
  stopped: '中止しました。',
  closedNow: '閉じました。',
  onlyHere: 'デュプリケートはサーバー用です。非公開スレッドを作れるチャンネルで開いてください。',
  cannot: options =>
    `デュプリケートでは${options.join('、')}は使えません。卓は非公開スレッドで、席は抽選、レーティング戦ではありません。`,
  noneEnded: '終わった卓がなく、比べるものがありません。',
  place: (place, name, share, matchPoints, table) =>
    `\`${place}\` ${name} · ${share === null ? '–' : percent(share)} · マッチポイント${matchPoints}点 · 卓${table}`,
  seat: number => `席${number}`,
  score: (table, name, total, matchPoints) =>
    `卓${table} ${name} ${total === null ? '–' : total}（${matchPoints}）`,
  rounds: 'ラウンドごと',
  parted: (turn, seat) => `${turn}手目まではどの卓も同じで、そこで席${seat}の選択が分かれました。`,
  oneWay: 'どの卓も最後まで同じ選択でした。',
  scale:
    '-# かっこ内はマッチポイントです。放棄された席と、中止になった卓の席は最下位です。自分のゲームの途中で閉じた人の席も同じです。',
  proof: (seed, salt) => `-# シード\`${seed}\`、ソルト\`${salt}\`。`,
  stillPlayed: '-# シードは最後の卓が終わると公開します。',
  counted: (count, share) => `デュプリケート${count}回：マッチポイント平均${percent(share)}`,
};
