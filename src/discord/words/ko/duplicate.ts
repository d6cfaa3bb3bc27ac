import { grammar } from '../../../stage/grammar.ts';
import type { DuplicateWords } from '../duplicates.ts';

const { percent } = grammar('ko');
const PACES = {
  none: '제한 시간 없음',
  day: '차례당 하루',
  'three-days': '차례당 사흘',
  'two-weeks': '차례당 14일',
} as const;

/** 여러 테이블에서 같은 배분. */
export const duplicates: DuplicateWords = {
  head: (game, tables) => `**${game}** · 듀플리킷, ${tables}개 테이블`,
  about:
    '모든 테이블의 배분과 뽑기가 같습니다. 끝나면 브리지처럼 자리별로 비교합니다. 같은 자리에서 뒤진 테이블마다 매치 포인트 2점, 같으면 1점입니다. 레이팅에는 반영되지 않습니다.',
  how: (seats, pace, hints, company) =>
    [
      seats === null ? '자리 수는 필요한 만큼' : `테이블당 ${seats}자리`,
      PACES[pace],
      hints ? '힌트 있음' : '힌트 없음',
      ...(company.length > 0 ? [`테이블마다 ${company.join(', ')}`] : []),
    ].join(' · '),
  secret:
    '각 테이블은 비공개 스레드이며, 모두 끝날 때까지 다른 사람은 아무것도 볼 수 없습니다. 다만 스레드 관리 권한이 있는 멤버는 Discord에서 들여다볼 수 있습니다.',
  gathering: (opener, count, most) =>
    `${opener} 님이 열었습니다. 현재 ${count}명, 최대 ${most}명입니다. 테이블은 추첨으로 나누고, 빈자리에는 봇 플레이어가 앉습니다.`,
  fewer: wanted => `원했던 ${wanted}개보다 테이블이 적습니다. 테이블마다 적어도 한 사람은 앉기 때문입니다.`,
  tablesLeft: (open, all) =>
    open === 0 ? '모든 테이블이 끝났습니다.' : `${all}개 테이블 중 ${open}개가 진행 중입니다.`,
  table: number => `${number}번 테이블`,
  calledOff: '취소되었습니다. 아무것도 나누지 않았습니다.',
  closed: '일찍 닫혔습니다. 끝난 테이블만 비교하고, 나머지는 따로 계속됩니다.',
  compared: '비교 결과는 따로 올린 메시지에 있습니다.',
  noThreads:
    '⚠️ 여기에 비공개 스레드를 열 수 없습니다. **비공개 스레드 만들기**와 **스레드에서 메시지 보내기** 권한이 필요합니다. 저절로 다시 시도하며 잃는 것은 없습니다.',
  join: '참가',
  leave: '나가기',
  start: '시작',
  stop: '취소',
  close: '닫기',
  sure: '네, 끝냅니다',
  opened: '듀플리킷이 열렸습니다. 이 채널에 안내 메시지가 있습니다.',
  joined: '참가했습니다. 테이블은 시작할 때 추첨합니다.',
  left: '나갔습니다.',
  started: '시작합니다. 테이블마다 비공개 스레드가 열리고, 그 자리에 앉는 사람이 추가됩니다.',
  stopAsk: '듀플리킷을 취소할까요? 아무것도 나누지 않습니다.',
  closeAsk: '듀플리킷을 닫을까요? 끝난 테이블을 지금 비교하고, 나머지는 계속되지만 더는 세지 않습니다.',
  closeForfeits: '⚠️ 내 테이블은 아직 진행 중입니다. 닫으면 내 자리가 꼴찌가 됩니다.',
  stopped: '취소했습니다.',
  closedNow: '닫았습니다.',
  onlyHere: '듀플리킷은 서버에서만 열 수 있습니다. 비공개 스레드를 열 수 있는 채널에서 여세요.',
  cannot: options =>
    `듀플리킷에는 ${options.join(', ')} 옵션을 쓸 수 없습니다. 테이블은 비공개 스레드이고, 자리는 추첨하며, 레이팅에는 반영되지 않습니다.`,
  noneEnded: '끝난 테이블이 없어 비교할 것이 없습니다.',
  place: (place, name, share, matchPoints, table) =>
    `\`${place}\` ${name} · ${share === null ? '–' : percent(share)} · 매치 포인트 ${matchPoints}점 · ${table}번 테이블`,
  seat: number => `${number}번 자리`,
  score: (table, name, total, matchPoints) =>
    `${table}번 테이블 ${name} ${total === null ? '–' : total} (${matchPoints})`,
  rounds: '라운드별',
  parted: (turn, seat) => `${turn}번째 수까지 모든 테이블이 같았고, 그때 ${seat}번 자리의 선택이 갈렸습니다.`,
  oneWay: '모든 테이블의 선택이 끝까지 같았습니다.',
  scale:
    '-# 괄호 안은 매치 포인트입니다. 포기한 자리나 취소된 테이블의 자리는 꼴찌입니다. 자기 게임 도중에 닫은 사람의 자리도 마찬가지입니다.',
  proof: (seed, salt) => `-# 시드 \`${seed}\`, 솔트 \`${salt}\`.`,
  stillPlayed: '-# 시드는 마지막 테이블이 끝나면 공개합니다.',
  counted: (count, share) => `듀플리킷 ${count}회: 매치 포인트 평균 ${percent(share)}`,
};
