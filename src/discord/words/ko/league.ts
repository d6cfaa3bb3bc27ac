import type { LeagueWords } from '../leagues.ts';

const PACES = {
  none: '제한 시간 없음',
  day: '차례당 하루',
  'three-days': '차례당 사흘',
  'two-weeks': '차례당 14일',
} as const;

const cupRound = (players: number): string => (players <= 2 ? '결승' : players <= 4 ? '준결승' : '8강');

/** 한 서버의 시즌. */
export const leagues: LeagueWords = {
  head: (name, game) => `**${name}** · ${game} 리그`,
  how: (seats, pace, rounds, cup) =>
    [
      seats === 2 ? '1대1' : `한 테이블에 최대 ${seats}명`,
      PACES[pace],
      rounds === null ? '라운드 수는 인원에 따라' : `${rounds}라운드`,
      ...(cup > 0 ? [`이어서 상위 ${cup}명의 토너먼트`] : []),
    ].join(' · '),
  scale: scales => `순위별 점수: ${scales.join(', ')}. 공동 순위는 나눠 가집니다.`,
  ties: '점수가 같으면 맞대결, 상대들의 평균 점수, 게임 점수의 비율, 추첨 순으로 정합니다.',
  absent: (bye, missed) =>
    `제한 시간이 지나면 돌아올 때까지 대역이 둡니다. 대역에게 맡긴 게임은 0점이고, 두 번째부터는 대기자가 자리를 잇습니다(놓친 라운드마다 ${missed}점). 부전은 ${bye}점입니다.`,
  filled: player =>
    `자리가 남는 테이블은 봇 플레이어가 채웁니다: ${player}. 점수는 받지 않고, 다른 사람들의 순위는 그 자리가 없는 것처럼 셉니다.`,
  drawn: seed => `추첨은 시드 \`${seed}\`에서 나옵니다.`,
  gathering: (opener, count, fewest, most) =>
    `${opener} 님이 열었습니다. 현재 ${count}명, ${fewest}~${most}명이 할 수 있습니다. 게임은 이 채널의 스레드에서 저절로 시작되며 레이팅에 반영됩니다.`,
  round: (round, rounds) => `${rounds}라운드 중 ${round}라운드`,
  cup: cupRound,
  tablesLeft: (open, all) =>
    open === 0 ? '모든 테이블이 끝났습니다.' : `${all}개 테이블 중 ${open}개가 진행 중입니다.`,
  waiting: names => `자리를 기다리는 사람: ${names.join(', ')}`,
  over: (winner, total) => `🏆 ${winner} 님이 우승했습니다. 라운드 점수는 ${total}점입니다.`,
  closed: '이 리그는 끝나기 전에 닫혔습니다. 진행 중인 게임은 계속됩니다.',
  noThreads:
    '⚠️ 여기에 스레드를 열 수 없습니다. **공개 스레드 만들기**와 **스레드에서 메시지 보내기** 권한이 필요합니다. 저절로 다시 시도하며 잃는 것은 없습니다.',
  shut: '⚠️ 리그 채널에 더는 글을 쓸 수 없습니다. 리그는 기다리며, 저절로 다시 시도합니다.',
  table: number => `${number}번 테이블`,
  byes: (names, bye) => `이번에는 테이블 없음(${bye}점): ${names.join(', ')}`,
  called: '-# 이 메시지는 아무도 부르지 않습니다. 차례가 되면 스레드에서 부릅니다.',
  join: '참가',
  leave: '나가기',
  start: '시작',
  standing: '순위',
  close: '닫기',
  opened: name => `**${name}** 리그가 열렸습니다. 이 채널에 안내 메시지가 있습니다.`,
  joined: name => `**${name}** 리그에 참가했습니다.`,
  nowWaiting: name =>
    `**${name}** 리그는 이미 시작했습니다. 대기자 명단에 올랐고, 다음에 나가는 사람의 자리를 잇습니다.`,
  left: name => `**${name}** 리그에서 나갔습니다. 진행 중인 게임은 끝까지 계속됩니다.`,
  started: name => `**${name}** 리그가 시작됩니다. 테이블은 채널의 스레드에서 열립니다.`,
  closeAsk: name =>
    `**${name}** 리그를 닫을까요? 더는 라운드가 없고 우승자도 없습니다. 진행 중인 게임은 계속됩니다.`,
  closedNow: name => `**${name}** 리그를 닫았습니다.`,
  row: (place, name, total, games) => `\`${place}\` ${name}: ${total}점, ${games}게임`,
  gone: '나감',
  ownGame: thread => `이번 라운드의 내 게임: ${thread}`,
  ownBye: '이번 라운드에는 테이블이 없습니다.',
  ownOver: '이번 라운드의 내 게임은 끝났습니다.',
  ownComing: '이번 라운드의 테이블이 곧 열립니다.',
  notIn: '이 리그에 참가하지 않았습니다.',
  noVariant: known =>
    known.length === 0
      ? '이 게임에는 변형 규칙이 없습니다.'
      : `그런 변형 규칙은 없습니다. 고를 수 있는 것: ${known.join(', ')}.`,
  onlyHere: '리그는 서버에서만 열 수 있습니다. 스레드를 열 수 있는 채널에서 여세요.',
};
