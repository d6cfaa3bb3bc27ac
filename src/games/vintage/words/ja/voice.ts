import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { listed } = grammar('ja');

export const status: Phrases['status'] = {
  title: 'ヴィンテージ',
  about: {
    line: 'ドウロ川の上流に農園を買い、ブドウを植え、収穫をガイアへ運び、ポートワインに熟成させて売ります。',
    credits: 'ジル・ドレイ（Gil d’Orey）作、MESAboardgames（2011年）。',
  },
  variants: { standard: '標準' },
  awaits: {
    turn: 'アクションを選ぶか、パス',
    gather: '農園のワインの量を決める',
    sail: '航海を続けるか、やめる',
    unload: 'ロットのセラーを選ぶ',
    plant: '次のブドウを植える',
    add: '倉庫に樽を加える',
    over: 'ゲーム終了',
  },
  progress: (round, rounds) => `収穫${round}/${rounds}`,
  lastRound: round => `収穫${round}（最終）`,
  stake: {
    lastButOne: 'この後の収穫は、あと1回です。',
    last: barrels => `最後の収穫です。売れ残りは${barrels}ごとに1点。`,
  },
  now: standing => `今終わるなら：${standing}。`,
};

export const hand: Phrases['hand'] = {
  cards: cards => `**あなたのカード**：${cards}`,
  noCards: '手札なし',
  openly: card => `${card}（全員が知っています）`,
  chips: chips => `**見たチップ**：${chips}`,
  chip: (round, bonus) => `収穫${round}：+${bonus}`,
  pieces: pieces => `**残りのコマ**：${pieces}`,
  noPieces: 'なし',
  markers: (signs, count) => `${signs} マーカー${count}個`,
  overseer: sign => `${sign} 監督`,
  estate: (place, quality, vines) => `**${place}**（品質${quality}）：${vines}`,
  noVines: 'まだブドウなし',
  notPlanted: lacking => `あと${lacking}本で収穫可`,
  waits: lot => `${lot}が待機中`,
  boat: (harbour, cargo) => `**船**（${harbour}）：${cargo}`,
  cellar: (side, lots) => `**${side}のセラー**：${lots}`,
  warehouse: (side, categories) => `**${side}の倉庫**：${categories}`,
  category: (name, held, of, points) => `${name} ${held}/${of} → ${points}`,
  empty: '空',
  brandy: (held, most) => `**ブランデー**：${held}/${most}`,
  bonus: (round, bonus) => `収穫${round}：品質+${bonus}`,
  store: (held, most) => `ブランデー${held}/${most}`,
  passed: 'このラウンドは休み',
  first: 'スタートプレイヤー・トークン',
  other: (name, points, holds) => `**${name}**さん ${points}：${holds}`,
  hidden: count => `ほかの人が見ていないカード${count}枚`,
  noSeat: 'ここにあなたの席はありません。手札、山札、この先のチップのほかはすべて公開です。',
  asks: {
    gather: (place, barrels, quality) =>
      `${place}の収穫は${barrels}：ワインは品質${quality}、残りはブランデー。`,
    costs: brandy => `このワインにはブランデー1樽が必要です。払えるのは${brandy}。`,
    paid: 'このワインの支払いは済んでいます。カードが払いました。',
    dry: 'ワインに払うブランデーがありません。',
    unload: (lot, ruby, tawny) => `荷揚げするもの：${lot}。空いた列：ルビー${ruby}、トウニー${tawny}。`,
    aboard: cargo => `積み荷：${cargo}。`,
    moves: count => `残り${count}移動。`,
    plant: count => `あと最大${count}本。`,
    add: '樽のある側に1つ加えます。その側で一番高い区分より上には置けません。その後、満杯の区分が売れます。',
  },
  outcomes: (list, mean) => `ダイスの目ごと：${list}点。平均${mean}点。`,
  ages: mean => `今熟成すると平均${mean}点です。`,
};

export const recap: Phrases['recap'] = {
  dearer: (column, circle) => `${column}の一番安い空きマスは${circle}になりました。`,
  full: column => `${column}のマスは、このラウンドはもう空いていません。`,
  lostToken: name => `**${name}**さんがあなたからスタートプレイヤー・トークンを取りました。`,
};

export const terminal: Phrases['terminal'] = {
  table: 'アクション',
  cards: '公開',
  chips: 'ボーナス',
  places: '売り出し',
  deck: (deck, used) => `山札${deck}、使用済み${used}`,
  estates: '農園',
  boat: '船',
  cellar: 'セラー',
  warehouse: '倉庫',
  none: 'なし',
  legend:
    'アクション：空いたマスはその番号、埋まったマスは席の番号（o はその監督）。\n6×3：品質6、3樽。ブドウ：g緑 p紫 r赤 w白 y黄、o は古木。\n倉庫は低い区分から順に示します。\n8+4+1=13：得点、終了時の農園と樽の得点、合計。',
};

export const finale: Phrases['finale'] = {
  wins: (name, points) => `**${name}**さんが${points}で勝ちました。`,
  winsBy: {
    estates: (name, points) =>
      `**${name}**さんが${points}で勝ちました。同点でしたが、農園の数で上回りました。`,
    quality: (name, points) =>
      `**${name}**さんが${points}で勝ちました。同点でしたが、農園の品質で上回りました。`,
  },
  shared: (names, points) => `${listed(names.map(name => `${name}さん`))}が${points}で勝利を分け合いました。`,
  winner: name => `${name}さんの勝ちです。`,
  parts: {
    start: points => `開始時 ${points}`,
    estate: points => `農園の購入 ${points}`,
    warehouse: points => `ポート販売 ${points}`,
    card: points => `販売カード ${points}`,
    barrels: points => `残りの樽 ${points}`,
    estates: points => `植えた農園 ${points}`,
    vineyards: points => `5本の農園 ${points}`,
  },
  tie: {
    estates: (first, second) => `${first}さんは農園の数で${second}さんを上回ります。`,
    quality: (first, second) => `${first}さんは農園の品質で${second}さんを上回ります。`,
  },
};
