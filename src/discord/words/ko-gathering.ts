import { grammar } from '../../present/grammar.ts';
import { tooSoon } from './ko-cooldowns.ts';
import type { GatheringRefusals } from './words.ts';

const { listed } = grammar('ko');

export const gatheringRefusals: GatheringRefusals = {
  'too-many': ({ number, text }) => {
    const limit = number('limit') ?? 0;
    switch (text('what')) {
      case 'invitations':
        return `한 게임에는 ${limit}명까지만 초대할 수 있습니다.`;
      case 'lobbies':
        return `여기에서 사람을 모으는 게임을 이미 ${number('count')}개 열었습니다. ${limit}개까지 열 수 있으니 먼저 하나를 시작하거나 취소하세요.`;
      default:
        return `여기에서 연 게임 중 끝나지 않은 것이 ${number('count')}개입니다. ${limit}개까지 열 수 있으니 먼저 하나를 끝내거나 취소하세요.`;
    }
  },
  'no-invitations': ({ people }) => `초대를 받지 않는 사람입니다: ${listed(people)}.`,
  'you-blocked': ({ people }) => `차단한 사람은 초대할 수 없습니다: ${listed(people)}.`,
  'remove-yourself': () => '자기 자신은 내보낼 수 없습니다. `/porto leave`로 자리에서 일어나세요.',
  'not-at-table': () => '그 사람은 이 게임에 앉아 있지 않습니다.',
  'may-not-open': ({ text }) =>
    text('who') === 'manage-server'
      ? '이 서버에서는 서버 관리 권한이 있는 사람만 게임을 열 수 있습니다.'
      : '이 서버에서는 정해진 역할이 있는 사람만 게임을 열 수 있습니다.',
  'not-all-here': ({ people, opener, text }) =>
    text('asker') === 'opener' || opener === undefined
      ? `아직 참가하겠다고 하지 않은 분이 있습니다: ${listed(people)} 님. 그분이 참가를 누르거나, \`/porto remove\`로 자리를 비울 수 있습니다.`
      : `아직 참가하겠다고 하지 않은 분이 있습니다: ${listed(people)} 님. 그분이 참가를 누르거나, ${opener} 님이 자리를 비울 수 있습니다.`,
  'not-over': ({ text }) =>
    text('status') === 'cancelled'
      ? '취소된 게임이라 다시 할 것이 없습니다. `/porto new`로 새로 여세요.'
      : '다시 하기는 게임이 끝난 뒤에 할 수 있습니다.',
  'never-started': () => '시작하기 전에 취소되어 기록이 없습니다.',
  'no-record': () => '다른 프로그램이 읽을 수 있는 기록이 없는 게임입니다.',
  'stats-private': () => '통계를 공개하지 않는 사람입니다.',
  'bad-setting': ({ possible }) => `그렇게 정할 수 없습니다. 이 중에서 고르세요: ${possible.join(', ')}.`,
  'too-soon': tooSoon,
};
