import { withParticle } from '../../../../stage/korean.ts';
import type { GreenPortWords } from '../en/index.ts';

export const status: GreenPortWords['status'] = {
  title: '그린 포트',
  about: {
    line: '용기가 닿는 데까지 카드를 펼치고, 한 색을 고용해, 무리를 항구의 큰 일감에 보냅니다.',
    credits: 'Pedro Dias의 게임, Green Box of Games용.',
  },
  variants: {
    standard: '기본',
    'no-tiles': '타일 없음',
    'no-powers': '본부 능력 없음',
    simple: '간단: 타일과 능력 없음',
  },
  awaits: {
    pick: '시작 큐브 고르기',
    hire: '공개 또는 고용',
    bust: '타일을 뒤집거나 적발 받아들이기',
    lose: '큐브 절반 잃기',
    bonus: '약자 큐브 고르기',
    refer: '큐브 1개로 한 색을 가져오거나 패스',
    utilise: '큐브를 쓰거나 차례 끝내기',
    over: '게임 종료',
  },
  revealOnly: '카드 공개',
  stake: {
    unlucky: risk => `이 적발이 나올 확률은 ${risk}였습니다.`,
    lastObjective: '목표가 하나 남았습니다. 누가 완수하면 그 라운드에서 게임이 끝납니다.',
    lastRound:
      '남은 목표가 없어 이번 라운드가 마지막입니다. 끝나면 같은 색 큐브가 많은 사람부터 본부를 삽니다.',
  },
  round: number => `${number}라운드`,
  lastRound: number => `${number}라운드, 마지막`,
};

export const board: GreenPortWords['board'] = {
  head: (round, turn) => `그린 포트, ${round}; ${turn}.`,
  turn: (name, awaited) => `${name} 님: ${awaited}`,
  objectives: objectives => `목표: ${objectives}.`,
  taken: name => `${name} 님 완수`,
  piles: piles => `남은 본부 (가격): ${piles}.`,
  pile: (pile, price) => `${pile} (${price}개)`,
  soldOut: '매진',
  seat: (name, points, cubes) => `${name} ${points}점: ${cubes}`,
  pool: cards => `공개된 카드: ${cards}.`,
  deck: (count, cards) => `덱 ${count}: ${cards}.`,
  risk: risk => `다음 공개에서 적발될 확률: ${risk}.`,
  discards: cards => `버린 카드: ${cards}.`,
  offered: colours => `시작 큐브: ${colours}.`,
  winner: name => `${name} 님 승리.`,
};

export const terminal: GreenPortWords['terminal'] = {
  objectives: '목표',
  piles: '남은 본부',
  pool: '공개',
  deck: '덱',
  discards: '버린 카드',
  legend: '목표와 본부는 색과 값으로 적습니다. 괄호 안의 가격은\n같은 색 큐브로 내야 하는 개수입니다.',
};

export const hand: GreenPortWords['hand'] = {
  own: (cubes, count) => `**내 크루** (${count}): ${cubes}`,
  tile: tile => `**타일**: ${tile}`,
  headquarters: list => `**본부**: ${list}`,
  reach: '**가까운 것**',
  can: (what, points) => `- ${what} (${points}): **지금 낼 수 있습니다**.`,
  aim: (what, points) => `${what}(${points})`,
  aimLacks: (aim, cubes) => `${aim} ${cubes} 모자람`,
  within: aims => `지금 낼 수 있음: **${aims}**.`,
  nearest: aims => `다음으로 가까움: ${aims}.`,
  preview: '아직 하지 않은 일:',
  boardNow: '지금 보드:',
  withinThen: aims => `그 뒤에 낼 수 있음: ${aims}.`,
  asked: {
    bust: '검은 카드입니다. 타일을 뒤집고 다시 시작하거나, 이번 차례에는 아무도 고용하지 않습니다.',
    lose: (count, all, limit) => `큐브가 ${all}개로 ${limit}개를 넘습니다. 그중 ${count}개를 잃습니다.`,
    refer: '내 큐브 1개를 내고, 공개된 카드 가운데 한 색을 모두 가져올 수 있습니다.',
  },
  lacks: (what, points, cubes) => `- ${what} (${points}): ${withParticle(cubes, '이/가')} 모자랍니다.`,
  ofOneColour: count => `한 가지 색 ${count}개`,
  other: (name, points, holds) => `**${name}** ${points}: ${holds}`,
  noSeat: '이 게임의 참가자가 아닙니다. 덱의 순서 말고는 모두 공개입니다.',
  limit: limit => `주황 X가 나오면 ${limit}개가 넘는 큐브는 절반이 됩니다.`,
};
