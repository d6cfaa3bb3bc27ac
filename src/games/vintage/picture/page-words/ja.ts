import type { PageWords } from './types.ts';

export const japanese: PageWords = {
  language: 'ja',
  title: 'ヴィンテージ',
  yourHouse: 'あなたのワイナリー',
  yourCards: 'あなたのカード',
  noCards: '手札なし',
  // As they stand on the labels of bottles: kana have no room on a shelf.
  categories: {
    ruby: { ruby: 'ルビー', reserva: 'Reserva', lbv: 'LBV', vintage: 'Vintage' },
    tawny: { tawny: 'トウニー', reserva: 'Reserva', aged: '熟成', colheita: 'Colheita' },
  },
  sides: { ruby: 'ルビー', tawny: 'トウニー' },
  pays: '支払い',
  noBrandy: 'ワイン用ブランデーなし',
  deck: '山札の一番上',
  freeSeat: '空席',
  invited: '招待中',
  gaveUp: 'リタイア',
  wins: name => `${name}の勝ち`,
  leads: name => `${name}がリード`,
  parts: {
    start: '開始時',
    estate: '農園の購入',
    warehouse: 'ポート販売',
    card: '販売カード',
    barrels: '残りの樽',
    estates: '植えた農園',
    vineyards: '5本の農園',
  },
  sold: 'ポート販売',
  total: '合計',
  ties: { estates: '農園の数', quality: '品質の合計' },
  roundByRound: '収穫ごとの得点',
};
