import { withParticle } from '../../../../stage/korean.ts';
import type { PortoWords } from '../en/index.ts';
import type { Work } from '../facts.ts';
import { COLOUR, counts } from './cards.ts';

const placed = ({ floors, colour, house }: Work): string => `${house}에 ${COLOUR[colour]} 타일 ${floors}개`;

const done = (work: Work): string => `${placed(work)}를 지${work.completed ? '어 완공했' : '었'}습니다`;

const built = (work: Work): string => `${done(work)} (${work.cards})`;

const planned = (work: Work): string => `${placed(work)}${work.completed ? ', 완공' : ''} (${work.cards})`;

export const story: PortoWords['story'] = {
  shares: {
    house: '건물',
    neighbours: '이웃',
    ground: '1층 토큰',
    roof: '지붕 토큰',
    contracts: '공용계약',
  },
  built: (name, work, points, shares) => `**${name}** 님이 ${built(work)}: **${points}** — ${shares}.`,
  timerBuilt: work => `타이머가 ${built(work)}. 승점은 없습니다.`,
  builtBriefly: (name, work, points) => `**${name}** 님이 ${done(work)}: **${points}**.`,
  timerBuiltBriefly: work => `타이머가 ${done(work)}.`,
  claimedBriefly: contracts => `달성: ${contracts}.`,
  tokenTo: (points, roof) => `1층 승점토큰(${points}점)은 ${roof} 지붕으로 옮깁니다.`,
  tokenLeaves: points => `빈 지붕이 없어 1층 승점토큰(${points}점)은 버립니다.`,
  roofTokenLost: points => `그 지붕의 승점토큰(${points}점)은 그냥 버립니다.`,
  dealt: (name, contracts) => `**${name}** 님이 받은 비밀계약: ${contracts}.`,
  kept: (name, contracts) => `**${name}** 님이 남긴 비밀계약: ${contracts}.`,
  keptUnseen: name => `**${name}** 님이 비밀계약 3장을 골랐습니다.`,
  drew: (name, cards) => `**${name}** 님이 ${withParticle(cards, '을/를')} 받았습니다.`,
  passed: name => `**${name}** 님이 차례를 넘겼습니다. 공개된 카드도, 지을 수 있는 것도 없습니다.`,
  timerDiscarded: (cards, gone) => `타이머가 ${withParticle(cards, '을/를')} 뽑았습니다. 버린 것: ${gone}.`,
  timerDiscardedNothing: cards => `타이머가 ${withParticle(cards, '을/를')} 뽑았지만 버릴 것이 없었습니다.`,
  timerIdle: cards => `타이머의 ${withParticle(cards, '으로/로')}는 지을 곳이 없어 두 장 모두 버립니다.`,
  reshuffledCards: n => `버린 건설카드 ${n}장을 섞어 새 더미를 만들었습니다.`,
  reshuffledContracts: n => `타이머가 버린 공용계약카드 ${n}장을 섞어 새 더미를 만들었습니다.`,
  refilled: cards => `새로 공개: ${cards}.`,
  inMarket: slots => `건설카드 ${slots}`,
  inContracts: (_n, slots) => `공용계약 ${slots}`,
  endTriggered: (roofs, lastRound) =>
    `${roofs}번째 지붕이 올라갔습니다. 이번 라운드를 끝까지 진행하고, ${lastRound}라운드가 마지막입니다.`,
  ended: '게임이 끝났습니다.',
};

export const foreseen: PortoWords['foreseen'] = {
  work: work => `${planned(work)}.`,
  timerWork: work => `${planned(work)}, 승점 없음.`,
  points: (points, shares) => `**${points}**: ${shares}.`,
  drew: cards => `손패에 추가: ${cards}.`,
  preview: '미리보기, 아직 짓지 않았습니다:',
  boardNow: '현재 게임보드:',
  noProspects: '그 손패로는 아직 아무것도 지을 수 없습니다.',
  prospects: '그 손패라면 지금 게임보드에서 다음이 가능합니다:',
};

export const finale: PortoWords['finale'] = {
  levels: { apprentice: '도제', builder: '건축가', 'master-builder': '뛰어난 건축가' },
  soloLost: (name, score, goal) =>
    `**${name}** 님이 패배했습니다. 비밀계약 전 ${counts.points(score)}, 필요한 승점은 ${goal}점이었습니다.`,
  soloWon: (name, total, level) =>
    `**${name}** 님이 ${withParticle(counts.points(total), '으로/로')} 승리했습니다. 등급: **${level}**.`,
  wins: (name, total) => `**${name}** 님이 ${withParticle(counts.points(total), '으로/로')} 승리했습니다.`,
  winsByContracts: (name, total) =>
    `**${name}** 님이 ${withParticle(counts.points(total), '으로/로')} 승리했습니다. 동점이지만 공용계약이 더 많습니다.`,
  winsByTurn: (name, total) =>
    `**${name}** 님이 ${withParticle(counts.points(total), '으로/로')} 승리했습니다. 동점이지만 순서가 더 뒤입니다.`,
  claimed: contracts => `${contracts} 달성`,
  counted: (score, bonus, contracts) => `${score} + 비밀계약 ${bonus}: ${contracts}`,
  uncounted: (bonus, contracts) => `비밀계약이었다면 ${bonus}점: ${contracts}`,
};
