import { withParticle } from '../../../../stage/korean.ts';
import type { PortoWords } from '../en/index.ts';

export const status: PortoWords['status'] = {
  categories: { standard: '기본', family: '가족', solo: timer => `타이머 ${timer}장` },
  goal: points => `${points}점이면 승리`,
  awaits: {
    keep: '비밀계약 5장 중 3장 고르기',
    turn: '카드받기 또는 건설하기',
    timer: cards => `타이머의 ${withParticle(cards, '으로/로')} 건설하기`,
    over: '게임 종료',
  },
  progress: {
    timer: (left, size) => `타이머 ${left}/${size}장`,
    round: n => `${n}라운드`,
    roundOf: (n, last) => `${n}라운드 (${last}라운드까지)`,
    lastRound: n => `${n}라운드, 마지막`,
  },
};

export const terminal: PortoWords['terminal'] = {
  roofs: placed => `지붕 ${placed}`,
  roofsOf: (placed, end) => `지붕 ${placed}/${end}`,
  market: '공개 카드',
  contracts: '공용계약',
  tiles: '남은 타일',
  grounds: '(+ 1층타일)',
  decks: '더미',
  cards: n => `건설카드 ${n}`,
  discarded: n => `버린 카드 ${n}`,
  publicCards: n => `공용계약 ${n}`,
  points: n => `${n}점`,
  claimed: n => `계약 ${n}`,
};
