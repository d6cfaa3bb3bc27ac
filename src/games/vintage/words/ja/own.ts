import type { Phrases } from '../en/index.ts';

export const own: Phrases['own'] = {
  preview: 'まだ実行していません。プレビューです：',
  boardNow: '今のボード：',
  circles: (column, list) => `${column}の空いたマス：${list}。`,
  noCircle: column => `${column}の空いたマスはありません。`,
  open: list => `公開カード：${list}。`,
  deck: cards => `山札の中身：${cards}。`,
  lands: lot => `岸に着いたもの：${lot}。`,
  onSide: outcomes => ({ ruby: `ルビーなら：${outcomes}`, tawny: `トウニーなら：${outcomes}` }),
};
