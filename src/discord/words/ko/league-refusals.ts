import type { LeagueRefusals } from '../leagues.ts';

/** Why nothing is done about a league. */
export const leagueRefusals: LeagueRefusals = {
  'no-league': () => '이 서버에 그런 이름의 리그가 없습니다.',
  'league-solo': () => '이 게임은 혼자서만 할 수 있어 리그를 열 수 없습니다.',
  'league-rounds': ({ number }) => `라운드는 토너먼트를 빼고 1~${number('max') ?? 10}개입니다.`,
  'league-cup': () => '토너먼트는 상위 2명, 4명, 8명으로 하며 두 명이 할 수 있는 게임이어야 합니다.',
  'league-name': () => '이 서버에서 그 이름의 리그가 이미 진행 중입니다. 다른 이름을 붙여 주세요.',
  'leagues-many': ({ number }) =>
    `한 서버에서 동시에 열 수 있는 리그는 최대 ${number('limit') ?? 5}개입니다.`,
  'league-full': ({ number }) =>
    `리그가 가득 찼습니다. 대기자를 포함해 최대 ${number('limit') ?? 32}명입니다.`,
  'league-few': ({ number }) =>
    `리그는 최소 ${number('needed') ?? 4}명이 필요한데 지금 ${number('people') ?? 0}명입니다.`,
  'league-in': ({ text }) =>
    text('waits') === 'yes' ? '이미 이 리그의 대기자 명단에 있습니다.' : '이미 이 리그에 참가했습니다.',
  'league-not-in': () => '이 리그에 참가하지 않았습니다.',
  'league-left': () => '이 리그에서 나갔습니다. 같은 시즌에는 다시 들어올 수 없습니다.',
  'league-started': () => '이 리그는 이미 시작했습니다.',
  'league-over': () => '이 리그는 끝났습니다.',
  'league-not-opener': ({ opener }) =>
    opener === undefined
      ? '리그를 연 사람과 서버 관리 권한이 있는 멤버만 할 수 있습니다.'
      : `리그를 연 ${opener} 님과 서버 관리 권한이 있는 멤버만 할 수 있습니다.`,
  'league-no-pause': () =>
    '다른 참가자들이 기다리므로 리그 게임은 일시 정지할 수 없습니다. 부재로 설정하면 시계가 일주일 동안 멈춥니다.',
};
