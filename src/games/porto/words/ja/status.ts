import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

export const status: PortoWords['status'] = {
  title: 'ポルト',
  about: {
    line: 'カードを集め、川べりに色とりどりの家を建て、公開契約と秘密契約を達成します。',
    credits: 'オルランド・サ（Orlando Sá）作、MEBO Games（2019年）。',
  },
  variants: { standard: '標準', family: 'ファミリー', solo: 'ソロ' },
  categories: { standard: '標準', family: 'ファミリー', solo: timer => `タイマー${timer}` },
  goal: (points, goal) => `${points}/${goal}点`,
  awaits: {
    keep: '秘密契約5枚から3枚を選ぶ',
    turn: '取るか建てる',
    only: { draw: '取る', build: '建てる', pass: 'パス' },
    timer: cards => `タイマーの${cards}で建てる`,
    over: 'ゲーム終了',
  },
  stake: {
    roof: 'あと一つ屋根が載ると、最後のラウンドに入ります。',
    lastButOne: 'このラウンドの次が最終ラウンドです。',
    behind: (points, leader) => `最後の手番：${points}で${leader}さんを追い越します。`,
    ahead: (name, points) => `最後の手番：${name}さんが${points}リード。`,
    privates: 'このほかに秘密契約の得点があります。',
    short: (cards, points, goal) => `タイマーは残り${cards}、${goal}点まであと${points}。`,
    reached: (cards, goal) => `タイマーは残り${cards}、目標の${goal}点に達しました。`,
  },
  progress: {
    timer: (left, size) => `タイマー ${left}/${size}枚`,
    round: n => `ラウンド${n}`,
    roundOf: (n, last) => `ラウンド${n}/${last}`,
    lastRound: n => `ラウンド${n}（最終）`,
  },
};

export const terminal: PortoWords['terminal'] = {
  roofs: placed => `屋根 ${placed}`,
  roofsOf: (placed, end) => `屋根 ${placed}/${end}`,
  market: '市場',
  contracts: '契約',
  tiles: 'タイル',
  grounds: '（+1階）',
  legend:
    'ボードの記号：文字はフロア（B G P R Y）、· はこれから建てる階、\n(2) は1階か屋根のトークン、^ は屋根タイル。',
  decks: '山札',
  cards: counts.cards,
  discarded: n => `捨て札${n}`,
  publicCards: counts.publicContracts,
  points: counts.points,
  claimed: n => `契約 ${n}`,
};
