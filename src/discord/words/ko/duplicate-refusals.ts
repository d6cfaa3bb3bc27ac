import type { DuplicateRefusals } from '../duplicates.ts';

/** Why nothing is done about a duplicate, or one of its tables. */
export const duplicateRefusals: DuplicateRefusals = {
  'no-duplicate': () => '그 듀플리킷은 이제 없습니다.',
  'duplicate-tables': ({ number }) =>
    `듀플리킷의 테이블은 ${number('min') ?? 2}~${number('max') ?? 8}개입니다.`,
  'duplicates-many': ({ number }) =>
    `한 서버에서 동시에 열 수 있는 듀플리킷은 최대 ${number('limit') ?? 3}개입니다.`,
  'duplicate-full': ({ number }) => `가득 찼습니다. 최대 ${number('limit') ?? 8}명입니다.`,
  'duplicate-few': ({ number }) =>
    `듀플리킷은 테이블마다 한 명씩, 적어도 두 명이 필요합니다. 지금은 ${number('people') ?? 0}명입니다.`,
  'duplicate-uneven': ({ number }) =>
    `이 게임에는 봇 플레이어가 없어서 ${number('people') ?? 1}명으로는 ${number('tables') ?? 2}개 테이블을 똑같이 채울 수 없습니다.`,
  'duplicate-in': () => '이미 참가했습니다.',
  'duplicate-not-in': () => '참가하지 않았습니다.',
  'duplicate-started': () => '이미 시작했습니다.',
  'duplicate-over': () => '이미 끝났습니다.',
  'duplicate-not-opener': ({ opener }) =>
    opener === undefined
      ? '연 사람과 서버 관리 권한이 있는 멤버만 할 수 있습니다.'
      : `연 사람인 ${opener} 님과 서버 관리 권한이 있는 멤버만 할 수 있습니다.`,
  'duplicate-apart': () =>
    '이 사람들을 이렇게 적은 테이블에 나눌 수 없습니다. 테이블을 늘리거나 사람을 줄이면 됩니다.',
  'duplicate-on': () =>
    '같은 배분을 아직 두고 있습니다. 모든 테이블이 끝나기 전에는 이 테이블에 앉은 사람만 볼 수 있고, 더미에 무엇이 있었는지는 아무에게도 알리지 않습니다.',
  'duplicate-no-offer': () => '다른 테이블에서 같은 배분을 두는 동안에는 자리를 넘겨받을 수 없습니다.',
  'duplicate-undo': () => '되돌릴 수 없습니다. 다른 테이블에서는 아직 감춰진 것을 보았습니다.',
};
