import type { PortoWords } from '../en/index.ts';
import { command } from '../facts.ts';

export const hand: PortoWords['hand'] = {
  own: (size, cards) => `**내 손패**${size === '' ? '' : ` (${size})`}: ${cards}`,
  other: (name, cards) => `**${name}** 님의 손패: ${cards}`,
  contracts: worth => `**비밀계약** (지금 게임보드로 ${worth}점)`,
  dealt: '**받은 비밀계약** — 3장을 남기세요:',
  dealtAndSealed: '**받은 비밀계약** — ✓ 표시가 비밀로 정한 3장입니다:',
  noContracts: '가족 게임에는 비밀계약이 없습니다.',
  contract: (name, meaning) => `- **${name}** — ${meaning}.`,
  contractNow: (name, meaning, now, lacks) => `- **${name}** — ${meaning}. 지금: **${now}점**. ${lacks}`,
};

export const alt: PortoWords['alt'] = {
  empty: '빈 건물',
  done: '완공',
  token: n => `토큰 ${n}`,
  roof: n => `지붕 ${n}`,
  none: '없음',
  choosing: '비밀계약 고르는 중',
  toMove: name => `${name} 님 차례`,
  player: (name, points, cards, contracts) => `${name} ${points}점 (카드 ${cards}, 계약 ${contracts})`,
  chooser: (name, ready) => `${name} ${ready ? '완료' : '고르는 중'}`,
  total: (name, total, score, bonus) => `${name} ${total}점 = ${score} + ${bonus}`,
  winner: name => `${name} 님이 승리했습니다.`,
  goal: points => `${points}점이면 승리.`,
  head: (progress, turn, roofs) => `포르토, ${progress}, ${turn}; ${roofs}.`,
  left: houses => `왼쪽 지구: ${houses}.`,
  right: houses => `오른쪽 지구: ${houses}.`,
  market: cards => `공개 카드: ${cards}.`,
  contracts: contracts => `공용계약: ${contracts}.`,
  points: players => `승점: ${players}.`,
  supply: tiles => `남은 건물타일 + 1층타일: ${tiles}.`,
  decks: (cards, contracts) => `더미: 건설카드 ${cards}, 공용계약 ${contracts}.`,
  timerRisk: chances => `타이머가 1~5번 칸을 버릴 확률은 약 ${chances}.`,
  hands: hands => `손패: ${hands}.`,
  claimed: contracts => `달성: ${contracts}.`,
  privates: contracts => `비밀계약: ${contracts}.`,
  discards: cards => `버린 카드: ${cards}.`,
  contractDiscards: contracts => `버린 공용계약: ${contracts}.`,
  letters: colours => `${colours}.`,
  more: `달성한 계약: ${command('board view:text')}.`,
};
