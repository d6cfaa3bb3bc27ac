import { withParticle } from '../../../../stage/korean.ts';
import type { Phrases } from '../en/index.ts';

export const status: Phrases['status'] = {
  title: '빈티지',
  about: {
    line: '도우루 강가에 킨타를 사고 포도나무를 심어, 수확한 와인을 가이아로 실어 나르고 포트와인으로 숙성해 팝니다.',
    credits: '지우 도레이의 게임, MESAboardgames(2011).',
  },
  variants: { standard: '기본' },
  awaits: {
    turn: '행동을 고르거나 쉬기',
    gather: '농장이 와인을 얼마나 낼지 정하기',
    sail: '더 가거나 멈추기',
    unload: '배에서 내릴 저장고 고르기',
    plant: '다음 포도나무 심기',
    add: '창고에 한 통 더하기',
    over: '게임이 끝났습니다',
  },
  progress: (round, rounds) => `${rounds}번 중 ${round}번째 수확`,
  lastRound: round => `${round}번째, 마지막 수확`,
  stake: {
    lastButOne: '이번 수확 뒤에는 마지막 수확만 남습니다.',
    last: barrels => `마지막 수확입니다. 팔지 못한 것은 ${barrels}마다 1점입니다.`,
  },
  now: standing => `지금 끝난다면: ${standing}.`,
};

export const hand: Phrases['hand'] = {
  cards: cards => `**내 카드**: ${cards}`,
  noCards: '손에 없음',
  openly: card => `${card} (모두 앎)`,
  chips: chips => `**내가 본 칩**: ${chips}`,
  chip: (round, bonus) => `${round}번째 수확 +${bonus}`,
  pieces: pieces => `**남은 말**: ${pieces}`,
  noPieces: '없음',
  markers: (signs, count) => `${signs} 마커 ${count}개`,
  overseer: sign => `${sign} 감독관`,
  estate: (place, quality, vines) => `**${place}** (품질 ${quality}): ${vines}`,
  noVines: '아직 포도나무 없음',
  notPlanted: lacking => `심기 전: 포도나무 ${lacking}그루 더`,
  waits: lot => `${withParticle(lot, '이/가')} 기다림`,
  boat: (harbour, cargo) => `**배**, ${harbour}: ${cargo}`,
  cellar: (side, lots) => `**${side} 저장고**: ${lots}`,
  warehouse: (side, categories) => `**${side} 창고**: ${categories}`,
  category: (name, held, of, points) => `${name} ${of}통 중 ${held}통 → ${points}`,
  empty: '비었음',
  brandy: (held, most) => `**브랜디**: ${most}통 중 ${held}통`,
  bonus: (round, bonus) => `${round}번째 수확: 품질 +${bonus}`,
  store: (held, most) => `브랜디 ${held}/${most}`,
  passed: '이번 라운드는 쉽니다',
  first: '선 토큰',
  other: (name, points, holds) => `**${name}** ${points}: ${holds}`,
  hidden: count => `아무도 못 본 카드 ${count}장`,
  noSeat: '여기에는 당신의 자리가 없습니다. 손, 덱, 아직 뒤집지 않은 칩 말고는 모두 공개입니다.',
  asks: {
    gather: (place, barrels, quality) =>
      `${withParticle(place, '은/는')} ${barrels}을 냅니다. 와인은 품질 ${quality}, 나머지는 브랜디입니다.`,
    costs: brandy => `와인을 내면 브랜디 1통이 듭니다. 쓸 수 있는 것은 ${brandy}입니다.`,
    paid: '카드로 이미 냈으니 와인에 더 드는 것이 없습니다.',
    dry: '와인 값을 낼 브랜디가 없습니다.',
    unload: (lot, ruby, tawny) => `내릴 것: ${lot}. 빈 열: 루비 ${ruby}, 토니 ${tawny}.`,
    aboard: cargo => `배에 실린 것: ${cargo}.`,
    moves: count => `${count}번 더 움직일 수 있습니다.`,
    plant: count => `많아야 ${count}그루 더 심습니다.`,
    add: '통이 있는 쪽에, 가장 높은 통보다 높지 않게 한 통을 더합니다. 그다음 가득 찬 것을 팝니다.',
  },
  outcomes: (list, mean) => `주사위마다: ${list}점. 평균 ${mean}점.`,
  ages: mean => `지금 숙성하면 평균 ${mean}점입니다.`,
};

export const recap: Phrases['recap'] = {
  dearer: (column, circle) => `${withParticle(column, '은/는')} 이제 가장 싼 빈칸이 ${circle}입니다.`,
  full: column => `${withParticle(column, '은/는')} 이번 라운드에 빈칸이 없습니다.`,
  lostToken: name => `**${withParticle(name, '이/가')}** 당신의 선 토큰을 가져갔습니다.`,
};

export const terminal: Phrases['terminal'] = {
  table: '행동',
  cards: '공개 카드',
  chips: '보너스',
  places: '파는 곳',
  deck: (deck, used) => `덱 ${deck}, 쓴 카드 ${used}`,
  estates: '농장',
  boat: '배',
  cellar: '저장고',
  warehouse: '창고',
  none: '없음',
  legend:
    '행동: 빈칸은 그 수로, 찬 칸은 자리 번호로 씁니다(o: 그 자리의 감독관).\n6×3: 품질 6 세 통. 포도나무: g 초록 p 보라 r 빨강 w 하양 y 노랑 o 오래된.\n창고는 가장 낮은 등급부터 씁니다.\n8+4+1=13: 점수, 종료 때 농장과 통의 점수, 합계.',
};

export const finale: Phrases['finale'] = {
  wins: (name, points) => `**${withParticle(name, '이/가')}** ${points}으로 이겼습니다.`,
  winsBy: {
    estates: (name, points) =>
      `**${withParticle(name, '이/가')}** ${points}으로 이겼습니다. 동점에서 농장이 더 많습니다.`,
    quality: (name, points) =>
      `**${withParticle(name, '이/가')}** ${points}으로 이겼습니다. 동점에서 농장이 더 좋습니다.`,
  },
  shared: (names, points) => `${[...names].join(', ')}: ${points}으로 함께 이겼습니다.`,
  winner: name => `${withParticle(name, '이/가')} 이겼습니다.`,
  parts: {
    start: points => `처음 ${points}`,
    estate: points => `농장 값 ${points}`,
    warehouse: points => `판 포트와인 ${points}`,
    card: points => `파는 카드 ${points}`,
    barrels: points => `남은 통 ${points}`,
    estates: points => `심은 농장 ${points}`,
    vineyards: points => `다섯 그루 ${points}`,
  },
  tie: {
    estates: (first, second) => `${withParticle(first, '이/가')} 농장이 더 많아 ${second}보다 앞섭니다.`,
    quality: (first, second) => `${withParticle(first, '이/가')} 농장이 더 좋아 ${second}보다 앞섭니다.`,
  },
};
