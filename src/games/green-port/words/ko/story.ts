import { grammar } from '../../../../stage/grammar.ts';
import { withParticle } from '../../../../stage/korean.ts';
import type { GreenPortWords } from '../en/index.ts';
import { COLOUR, terms } from './terms.ts';

const { listed } = grammar('ko');

export const story: GreenPortWords['story'] = {
  picked: (name, colour) => `**${name}** 님이 ${COLOUR[colour]} 큐브를 골랐습니다.`,
  reshuffled: cards => `덱이 비어, 버린 카드 ${cards}장을 섞어 새 덱을 만들었습니다.`,
  reshuffledAll: cards => `초록 X가 나와 카드 ${cards}장을 모두 섞어 새 덱을 만들었습니다.`,
  revealed: (name, card) => `**${name}** 님이 공개한 카드: ${card}.`,
  revealing: {
    cards: (name, cards) => `**${name}** 님이 카드를 ${cards}장 공개했습니다.`,
    hire: (name, cards, cubes, parts) =>
      `**${name}** 님이 카드를 ${cards}장 공개하고 **${cubes}**를 고용했습니다 (${parts}).`,
    nobody: (name, cards) => `**${name}** 님이 카드를 ${cards}장 공개하고 아무도 고용하지 않았습니다.`,
    bust: (name, cards) =>
      `**${name}** 님이 카드를 ${cards}장 공개하고 적발되었습니다. 이번 차례에는 고용하지 못합니다.`,
    flip: (name, cards, gone) =>
      `**${name}** 님이 카드를 ${cards}장 공개하고 타일을 뒤집었습니다. 공개된 카드(${gone})를 버리고 고용을 다시 시작합니다.`,
  },
  threatened: name => `적발입니다. **${name}** 님은 타일을 뒤집어 피할 수 있습니다.`,
  busted: name => `**${name}** 님이 적발되었습니다. 이번 차례에는 고용하지 못합니다.`,
  flippedAgainstBust: (name, gone) =>
    `**${name}** 님이 타일을 뒤집었습니다. 공개된 카드(${gone})를 버리고 고용을 다시 시작합니다.`,
  flippedAgainstLoss: name => `**${name}** 님이 타일을 뒤집어 아무것도 잃지 않았습니다.`,
  overLimit: losses => `큐브가 너무 많습니다. 잃을 수: ${listed(losses)}.`,
  loses: (name, count) => `**${name}** 님 ${count}개`,
  lost: (name, cubes) => `**${name}** 님이 잃은 큐브: ${cubes}.`,
  underdogs: (names, by) =>
    `약자 큐브를 받는 사람: ${listed(names)} (${{ points: '점수', cubes: '큐브' }[by]}가 가장 적음).`,
  helped: (name, colour) => `**${name}** 님이 ${COLOUR[colour]} 큐브를 받았습니다.`,
  hired: (name, cubes, parts) => `**${name}** 님이 **${cubes}**를 고용했습니다 (${parts}).`,
  inSync: '팀워크: 나머지 색도 1개씩 받습니다.',
  hiredNobody: name => `**${name}** 님이 아무도 고용하지 않았습니다.`,
  gain: {
    cards: count => `카드 ${count}`,
    tile: count => `타일 ${count}`,
    boosts: count => `강화 ${count}`,
  },
  referred: (name, gained, paid, to) =>
    `**${name}** 님이 **${to}** 님에게 ${withParticle(paid, '을/를')} 주고 ${withParticle(gained, '을/를')} 받았습니다.`,
  passed: name => `**${name}** 님이 패스했습니다.`,
  pass: names => `${names.map(name => `${name} 님`).join(', ')}이 패스했습니다.`,
  completed: (name, number, paid, points) =>
    `**${name}** 님이 ${withParticle(terms.objective(number), '을/를')} 완수했습니다: ${paid}, **${points}**.`,
  lastRound: '마지막 목표였습니다. 이번 라운드까지 진행합니다.',
  bought: (name, headquarters, price) => `**${name}** 님이 본부를 샀습니다: ${headquarters}, ${price}.`,
  unflipped: (name, paid) => `**${name}** 님이 타일을 되돌렸습니다: ${paid}.`,
  specialised: (name, paid, colour) =>
    `**${name}** 님이 ${withParticle(paid, '을/를')} ${COLOUR[colour]} 1개로 교환했습니다.`,
  turnEnded: name => `**${name}** 님이 차례를 끝냈습니다.`,
  purchased: (name, headquarters) => `마지막에 **${name}** 님이 산 본부: ${headquarters}.`,
  ended: '게임이 끝났습니다.',
};

export const finale: GreenPortWords['finale'] = {
  wins: (name, points) => `**${name}** 님이 ${withParticle(points, '으로/로')} 이겼습니다.`,
  winsBy: {
    cubes: (name, points) =>
      `**${name}** 님이 ${withParticle(points, '으로/로')} 이겼습니다. 동점이지만 남은 큐브가 더 많습니다.`,
    cards: (name, points) =>
      `**${name}** 님이 ${withParticle(points, '으로/로')} 이겼습니다. 동점이지만 목표 카드가 더 높습니다.`,
  },
  shared: (names, points) => `${listed(names)} 님이 ${points} 공동 우승입니다.`,
  left: cubes => `남은 ${cubes}`,
  parts: {
    objectives: points => `목표 ${points}`,
    headquarters: points => `본부 ${points}`,
    endPurchases: points => `마지막 구입 ${points}`,
  },
  tie: {
    cubes: (first, second) => `${first} 님이 ${second} 님과 동점이지만 남은 큐브가 더 많아 앞섭니다.`,
    cards: (first, second) => `${first} 님이 ${second} 님과 동점이지만 목표 카드가 더 높아 앞섭니다.`,
  },
};
