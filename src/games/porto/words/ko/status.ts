import { withParticle } from '../../../../stage/korean.ts';
import type { PortoWords } from '../en/index.ts';

export const status: PortoWords['status'] = {
  title: '포르토',
  about: {
    line: '카드를 뽑아 강가에 알록달록한 집을 짓고, 공개 계약과 비밀 계약을 이룹니다.',
    credits: 'Orlando Sá의 게임, MEBO Games 발행(2019).',
  },
  variants: { standard: '기본', family: '가족', solo: '1인' },
  categories: { standard: '기본', family: '가족', solo: timer => `타이머 ${timer}장` },
  goal: (points, goal) => `${goal}점 중 ${points}점`,
  awaits: {
    keep: '비밀계약 5장 중 3장 고르기',
    turn: '카드받기 또는 건설하기',
    only: { draw: '카드받기', build: '건설하기', pass: '넘기기' },
    timer: cards => `타이머의 ${withParticle(cards, '으로/로')} 건설하기`,
    over: '게임 종료',
  },
  stake: {
    roof: '지붕이 하나 더 올라가면 마지막 라운드들이 시작됩니다.',
    lastButOne: '이번 라운드 다음이 마지막입니다.',
    behind: (points, leader) => `마지막 차례: ${points}이면 ${leader} 님을 앞섭니다.`,
    ahead: (name, points) => `마지막 차례: ${name} 님이 ${points} 앞서 있습니다.`,
    privates: '비밀계약은 나중에 더합니다.',
    short: (cards, points, goal) => `타이머 ${cards} 남음, ${goal}점까지 ${points} 남았습니다.`,
    reached: (cards, goal) => `타이머 ${cards} 남음, 목표 ${goal}점을 채웠습니다.`,
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
  legend:
    '판의 기호: 글자는 지은 층(B G P R Y), ·는 아직 짓지 않은 층,\n(2)는 1층이나 지붕의 승점토큰, ^는 지붕타일.',
  decks: '더미',
  cards: n => `건설카드 ${n}`,
  discarded: n => `버린 카드 ${n}`,
  publicCards: n => `공용계약 ${n}`,
  points: n => `${n}점`,
  claimed: n => `계약 ${n}`,
};
