import type { Phrases } from '../en/index.ts';

export const own: Phrases['own'] = {
  preview: '아직 하지 않은 미리 보기입니다.',
  boardNow: '지금 게임보드:',
  circles: (column, list) => `${column}의 빈 원: ${list}.`,
  noCircle: column => `${column}에는 빈 원이 없습니다.`,
  open: list => `펼쳐진 카드: ${list}.`,
  deck: cards => `덱: ${cards}.`,
  lands: lot => `부두에 닿은 것: ${lot}.`,
  onSide: outcomes => ({ ruby: `루비로 두면. ${outcomes}`, tawny: `토니로 두면. ${outcomes}` }),
};
