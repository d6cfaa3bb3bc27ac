import { grammar } from '../../../src/stage/grammar.ts';
import { withParticle } from '../../../src/stage/korean.ts';
import type { ToyWords } from './en.ts';

const { listed } = grammar('ko');
const points = (count: number): string => `${count}점`;

export const korean: ToyWords = {
  points,
  listed,
  storm: '폭풍',
  unknown: '알 수 없음',
  nothing: '없음',
  types: {
    bid: '입찰',
    take: '가져오기',
    roll: '주사위 굴리기',
    reveal: '카드 공개',
    load: '카드 챙기기',
    play: '편지 쓰기',
    pass: '패스',
  },
  fields: { type: '액션', amount: '타일', card: '카드', letter: '편지' },
  questions: {
    type: '무엇을 하시겠습니까?',
    amount: '어느 타일로 입찰하시겠습니까?',
    card: '어느 카드를 챙기시겠습니까?',
    letter: '어느 편지를 쓰시겠습니까?',
  },
  tilesOfEach: count => `높이마다 타일 ${count}개`,
  tile: (amount, left) => `${amount} (${left}개 남음)`,
  letter: letter => `편지 ${letter}`,
  order: (amount, round) => `${round}라운드까지 ${amount} 입찰`,
  deeds: {
    bid: amount => `${withParticle(String(amount), '으로/로')} 입찰`,
    takeOpen: (count, sum) => `카드 ${count}장을 가져와 ${points(sum)}`,
    takeUnseen: '덱의 첫 카드를 보지 않고 가져오기',
    load: card => `카드 ${withParticle(String(card), '을/를')} 챙겨 ${points(card)}`,
    play: (letter, sum) => `편지 ${withParticle(String(letter), '을/를')} 써서 ${points(sum)}`,
  },
  reasons: {
    points: points => `바로 얻는 점수: ${points}`,
    quay: cards => `그 뒤에 놓여 있는 것: ${cards}`,
  },
  story: {
    bid: (who, amount) => `${who} 님이 ${withParticle(String(amount), '으로/로')} 입찰했습니다.`,
    scored: (who, sum, part) =>
      `${who} 님이 ${{ cargo: '화물', die: '주사위', letters: '편지' }[part]}로 ${points(sum)}을 얻었습니다.`,
    revealed: (who, card) => `${who} 님이 공개한 카드: ${card}.`,
    lost: (who, lost) => `${who} 님이 폭풍에 잃은 카드: ${lost}.`,
    rose: (tide, highest) => `물이 차오릅니다: ${highest}번 중 ${tide}번.`,
    played: (who, letter) => `${who} 님이 편지 ${withParticle(String(letter), '을/를')} 썼습니다.`,
    drew: (who, letter) =>
      letter === undefined
        ? `${who} 님이 편지를 한 장 뽑았습니다.`
        : `${who} 님이 편지 ${withParticle(String(letter), '을/를')} 뽑았습니다.`,
    peeked: (who, card) =>
      card === undefined
        ? `${who} 님이 덱의 첫 카드를 봅니다.`
        : `${who} 님이 덱의 첫 카드를 봅니다: ${card}.`,
    passed: who => `${who} 님이 패스했습니다. 라운드가 끝났습니다.`,
  },
  awaits: {
    bid: '타일 입찰',
    pick: '공개하거나 가져오거나 굴리기',
    rest: '패스',
    over: '게임이 끝났습니다',
  },
  board: {
    round: (round, last) => `${round}라운드 (최대 ${last})`,
    tide: (tide, highest) => `물높이 ${tide}/${highest}`,
    tiles: left => `남은 타일: ${left}`,
    bids: bids => `이번 라운드의 입찰: ${bids}`,
    quay: open => `부두: ${open}`,
    deck: (deck, out) => `덱: ${deck}장, 쓴 카드: ${out}장`,
    seat: (who, sum, held) => `${who}: ${points(sum)}, 손에 편지 ${held}장`,
    turn: who => `${who} 님의 차례`,
  },
  hand: {
    letters: held => `가진 편지: ${held}.`,
    top: card => `덱의 첫 카드: ${card}.`,
    sealed: deed => `봉인됨: ${deed}.`,
    none: '이 게임의 참가자가 아닙니다.',
  },
  finale: {
    place: (place, who, sum) => `${place}위 ${who}: ${points(sum)}`,
    tie: (winner, other) => `${winner} 님과 ${other} 님이 동점이며, ${winner} 님의 편지가 더 많습니다.`,
    parts: (cargo, die, played) => `화물 ${cargo}, 주사위 ${die}, 편지 ${played}`,
    stopped: who => `게임이 일찍 끝났습니다. 승리: ${who}.`,
    nobody: '게임이 취소되었습니다.',
  },
  refusals: {
    'not-your-turn': () => '지금은 차례가 아닙니다.',
    'toy-same-bid': amount =>
      `같은 수로 두 번 이어 입찰할 수 없습니다. 지난 라운드에 ${withParticle(amount, '으로/로')} 입찰했으니 다른 타일을 고르세요.`,
    'toy-no-tile': amount =>
      `${amount} 타일이 남지 않았습니다. 앞자리 참가자들이 마지막 타일을 가져갔습니다. 다른 타일을 고르세요.`,
    'toy-no-kind': (possible, typed) =>
      `${withParticle(`“${typed}”`, '으로/로')} 시작하는 액션은 없습니다. 가능한 액션: ${possible}.`,
    'toy-no-number': (_, typed) =>
      typed
        ? `${withParticle(`“${typed}”`, '은/는')} 1부터 12까지의 수가 아닙니다.`
        : '1부터 12까지의 수가 빠졌습니다.',
    'toy-too-much': (_, typed) =>
      `${withParticle(`“${typed}”`, '은/는')} 필요 없습니다. 액션은 그 앞에서 끝납니다.`,
    'toy-not-now': possible => `지금은 할 수 없습니다. 가능한 액션: ${possible}.`,
  },
  strange: '이 게임에서는 할 수 없습니다.',
  rules: {
    title: '부두의 밤',
    text: '라운드마다 모두가 1, 2, 3 중 한 타일로 비밀리에 입찰합니다. 타일은 종류마다 정해진 수만 있습니다. 가장 높은 입찰을 낸 첫 참가자가 부두를 차지합니다. 차례에는 카드를 **공개**하고, 두 장까지 **챙기고**, 손에 든 편지를 **쓰고**(공개된 카드마다 점수), 공개된 카드를 모두 **가져올** 수 있습니다. 폭풍은 부두를 휩쓸고 차례를 끝냅니다. 또는 주사위를 **굴립니다**. 4 이상이면 편지를 뽑고, 1이면 물이 차오릅니다. 물이 세 번 차오르면 그 라운드가 마지막입니다.',
  },
};
