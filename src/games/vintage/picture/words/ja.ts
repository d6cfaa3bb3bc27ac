import type { BoardWords } from './types.ts';

export const japanese: BoardWords = {
  language: 'ja',
  round: round => `ラウンド${round}`,
  lastRound: '最終',
  theEnd: 'ゲーム終了',
  givenUp: 'リタイア',
  calledOff: '中止',
  won: '勝利',
  passed: 'パス',
  harbours: { gaia: 'ガイア', baixo: 'バイショ', cima: 'シマ', superior: 'スペリオ' },
};
