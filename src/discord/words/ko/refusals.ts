import { grammar } from '../../../stage/grammar.ts';
import type { Refusals } from '../en/refusals.ts';
import type { Facts } from '../facts.ts';
import { when } from '../figures.ts';
import type { Naming } from '../naming.ts';
import { duplicateRefusals } from './duplicate-refusals.ts';
import { leagueRefusals } from './league-refusals.ts';

const { listed } = grammar('ko');

/** Why the others must agree before something is taken back. */
const consent = (reason: string | undefined): string => {
  switch (reason) {
    case 'revealed':
      return '새로운 것이 공개되어 못 본 것으로 할 수 없습니다. 다른 참가자가 모두 동의해야 되돌릴 수 있습니다.';
    case 'together':
      return '여럿이 함께 고른 일이므로, 다른 참가자가 모두 동의해야 되돌릴 수 있습니다.';
    case 'acted':
      return '그 뒤에 다른 참가자가 골랐으므로, 다른 참가자가 모두 동의해야 되돌릴 수 있습니다.';
    default:
      return '다른 참가자에게도 영향을 주는 일이므로, 다른 참가자가 모두 동의해야 되돌릴 수 있습니다.';
  }
};

const settled = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return '이미 정해진 일입니다. 모두 동의해서 되돌렸습니다.';
    case 'refused':
      return '이미 정해진 일입니다. 거절되어 그대로 진행합니다.';
    case 'withdrawn':
      return '이미 정해진 일입니다. 요청이 취소되어 그대로 진행합니다.';
    case 'lapsed':
      return '이미 정해진 일입니다. 48시간 안에 답이 없어서 그대로 진행합니다.';
    default:
      return '이미 정해진 일입니다. 지금은 묻는 것이 없습니다.';
  }
};

const notOpener = ({ opener: name, text }: Facts, leave: string): string => {
  const opener = name === undefined ? '게임을 연 사람' : `게임을 연 ${name} 님`;
  switch (text('deed')) {
    case 'start':
      return `자리가 다 찰 때까지는 ${opener}만 시작할 수 있습니다.`;
    case 'cancel':
      return text('asker') === 'stranger'
        ? `${opener}만 취소할 수 있습니다.`
        : `${opener}만 취소할 수 있습니다. 자신의 자리는 ${leave}로 내놓을 수 있습니다.`;
    default:
      return `${opener}만 할 수 있습니다.`;
  }
};

const whoever = (people: readonly string[]): string =>
  people.length > 0 ? `${listed(people)} 님` : '그 사람';

const settledVote = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return '이미 끝난 투표입니다. 찬성으로 정해졌습니다.';
    case 'refused':
      return '이미 끝난 투표입니다. 반대로 정해졌습니다.';
    case 'withdrawn':
      return '이미 끝난 투표입니다. 취소되었거나 더 필요하지 않습니다.';
    case 'lapsed':
      return '이미 끝난 투표입니다. 48시간 안에 정해지지 않았습니다.';
    default:
      return '이미 끝난 투표입니다.';
  }
};

/** Somebody does something too often: the rule, and when it is possible again. */
function tooSoon({ number, text }: Facts): string {
  const times = number('times') ?? 0;
  const minutes = number('minutes') ?? 0;
  const within = minutes === 60 ? '한 시간에' : `${minutes}분에`;
  const again = `<t:${Math.ceil((number('until') ?? 0) / 1_000)}:R>`;
  switch (text('what')) {
    case 'open':
      return `한 사람은 한 서버에서 ${within} 게임을 ${times}개까지 열 수 있습니다. ${again} 다시 열 수 있습니다.`;
    case 'thread':
      return `한 사람은 한 서버에서 ${within} 게임 스레드를 ${times}개까지 열 수 있습니다. ${again} 다시 열 수 있습니다.`;
    case 'invite':
      return `한 사람은 ${within} ${times}명까지 게임에 부를 수 있습니다. 이 사람들은 ${again} 부를 수 있습니다.`;
    case 'invite-one':
      return `같은 사람은 ${within} ${times}번까지 게임에 부를 수 있습니다. ${again} 다시 부를 수 있습니다.`;
    case 'ask':
      return `한 사람은 한 게임에서 ${within} 다른 참가자에게 ${times}번까지 물을 수 있습니다. ${again} 다시 물을 수 있습니다.`;
    case 'share':
      return `한 사람은 한 게임의 카드를 ${within} ${times}번까지 올릴 수 있습니다. ${again} 다시 올릴 수 있습니다.`;
    case 'undo':
      return `한 사람은 한 게임에서 ${within} ${times}번까지 되돌릴 수 있습니다. ${again} 다시 되돌릴 수 있습니다.`;
    case 'away':
      return `자리를 비우는 때는 ${within} ${times}번까지 바꿀 수 있습니다. ${again} 다시 바꿀 수 있습니다.`;
    default:
      return `너무 자주 했습니다. ${again} 다시 할 수 있습니다.`;
  }
}

export const refusals = ({ command, alone }: Naming): Refusals => ({
  'no-match': () =>
    alone === undefined
      ? `이 채널에는 게임이 없습니다. ${command('new')}로 게임을 여세요.`
      : `이 채널에는 게임이 없습니다. ${command('new')}로 게임을 열거나 ${alone}로 혼자 시작하세요.`,
  'channel-busy': ({ text, number }) =>
    text('status') === 'lobby'
      ? text('asker') !== 'stranger'
        ? '한 채널에서는 게임을 하나만 할 수 있습니다. 지금 참가하신 게임이 참가자를 모으는 중입니다.'
        : number('free') === 0
          ? '한 채널에서는 게임을 하나만 할 수 있습니다. 여기에서 곧 시작할 게임은 자리가 다 찼습니다.'
          : `한 채널에서는 게임을 하나만 할 수 있고, 지금 참가자를 모으는 중입니다. ${command('join')}으로 참가하세요.`
      : '한 채널에서는 게임을 하나만 할 수 있고, 지금 진행 중인 게임이 있습니다. 다른 채널이나 스레드에서 새로 여세요.',
  'already-seated': () => '이미 이 게임에 참가하고 있습니다.',
  'not-seated': ({ gathering, full }) =>
    gathering
      ? full
        ? '이 게임의 참가자가 아니고, 자리도 다 찼습니다.'
        : `아직 참가하지 않았습니다. ${command('join')}으로 참가하세요.`
      : `이 게임의 참가자가 아니어서 할 수 있는 일이 없습니다. 게임은 ${command('board')}로 볼 수 있습니다.`,
  'no-players': () => '아직 이 게임을 두는 봇 플레이어가 없습니다. 사람을 초대하세요.',
  'players-only': ({ number }) =>
    `사람이 한 명은 있어야 하는데 남는 자리가 없습니다. 자리: ${number('seats')}, 봇 플레이어: ${number('players')}.`,
  'table-full': ({ number }) => `자리가 없습니다. ${number('seats') ?? 0}자리가 모두 찼습니다.`,
  'too-few': ({ number }) =>
    `인원이 모자랍니다. ${number('needed')}명이 필요한데 지금 ${number('seats') ?? 0}명입니다. 다른 분들은 참가 버튼을 누르거나 ${command('join')}을 입력하면 됩니다.`,
  'already-started': ({ text }) =>
    text('asker') === 'seated' || text('asker') === 'opener'
      ? `게임이 이미 시작되어 자리를 바꿀 수 없습니다. 그만두려면 ${command('resign')}을 쓰세요.`
      : `게임이 이미 시작되어 자리를 바꿀 수 없습니다. 게임은 ${command('board')}로 볼 수 있습니다.`,
  'not-started': () =>
    '게임이 아직 시작되지 않았습니다. 인원이 모이면 게임을 연 사람이, 자리가 다 차면 참가자 누구나 시작할 수 있습니다.',
  'not-opener': facts => notOpener(facts, command('leave')),
  over: () => `게임이 끝났습니다. 결과는 ${command('board')}로 보고, 새 게임은 ${command('new')}로 여세요.`,
  'cancel-alone': () =>
    `봇 플레이어와 겨루는 레이팅 게임은 취소할 수 없습니다. 취소할 수 있다면 이길 때만 반영될 것이기 때문입니다. ${command('resign')}(으)로 끝내면 패배가 됩니다.`,
  resigned: () =>
    `이 게임에서 기권하여 봇이 대신 진행하고 있습니다. 게임은 ${command('board')}로 볼 수 있습니다.`,
  stale: () => '그 사이에 게임이 진행되어 아무것도 하지 않았습니다.',
  late: () => '명령이 전달되는 사이에 게임이 진행되어 아무것도 하지 않았습니다.',
  'late-choice': () => '이것을 보낸 뒤에 다른 선택을 하셨으므로 아무것도 하지 않았습니다.',
  'no-such-order': () =>
    '그런 예약 지시는 없습니다. 이미 취소했거나 이 행동에는 쓸 수 없는 지시입니다. 남아 있는 지시는 손패 화면에 있습니다.',
  'too-many-orders': ({ number }) =>
    `예약 지시가 이미 ${number('limit')}개라 더 넣을 자리가 없습니다. 손패 화면에서 하나를 먼저 취소해 주세요. 아무것도 하지 않았습니다.`,
  'not-to-act': ({ people }) =>
    people.length > 0
      ? `지금은 차례가 아닙니다. ${listed(people)} 님 차례입니다.`
      : '지금은 차례가 아닙니다.',
  'no-hints': ({ text }) =>
    text('why') === 'rated'
      ? '이 게임은 레이팅 게임이라 힌트가 없습니다. `rated:False`로 연 게임에는 힌트가 있습니다.'
      : text('why') === 'off'
        ? `이 게임은 힌트 없이 합니다. 할 수 있는 일은 차례 화면에 모두 있고, 방법은 ${command('rules')}에 있습니다.`
        : `저는 이 게임을 잘 두는 법을 배우지 못해 힌트를 드릴 수 없습니다. 방법은 ${command('rules')}에 있습니다.`,
  'bad-seats': ({ number }) =>
    number('min') === number('max')
      ? `이 게임은 ${number('min') ?? 0}명이 합니다.`
      : `이 게임은 ${number('min')}~${number('max')}명이 합니다.`,
  'not-allowed': () =>
    '혼자 정할 수 없습니다. 시작하기 전에는 게임을 연 사람이 취소하고, 시작한 뒤에는 참가자 모두가 동의하거나 서버 관리하기 권한이 있어야 합니다.',
  'undo-nothing': () => '아직 아무 액션도 없어서 되돌릴 것이 없습니다.',
  'undo-over': () => '게임이 끝나고 모두 공개된 뒤에는 되돌릴 수 없습니다.',
  'undo-first': () =>
    '이 게임은 첫 시도가 기록되므로 되돌릴 수 없습니다. 그다음 연습에서는 되돌릴 수 있습니다.',
  'undo-not-yours': ({ people }) =>
    people.length > 0
      ? `자신의 마지막 액션만 되돌릴 수 있는데, 이 게임의 마지막 액션은 ${listed(people)} 님이 했습니다.`
      : '자신의 마지막 액션만 되돌릴 수 있는데, 이 게임의 마지막 액션은 다른 참가자가 했습니다.',
  'undo-acted-since': ({ people }) =>
    people.length > 0
      ? `게임의 마지막 액션만 되돌릴 수 있는데, 그 뒤에 ${listed(people)} 님이 액션을 했습니다.`
      : '게임의 마지막 액션만 되돌릴 수 있는데, 그 뒤에 다른 참가자가 액션을 했습니다.',
  'undo-consent': ({ text }) => consent(text('reason')),
  'undo-asked': ({ people }) =>
    people.length > 0
      ? `${listed(people)} 님이 이미 물어보았습니다. 다른 참가자는 48시간 안에 답하면 됩니다.`
      : '이미 물어보았습니다. 다른 참가자는 48시간 안에 답하면 됩니다.',
  'undo-own-request': () => '자신이 한 요청입니다. 다른 참가자가 정합니다.',
  'undo-no-request': () =>
    `되돌리기 요청이 없습니다. ${command('undo')}로 자신의 마지막 액션을 되돌릴 수 있습니다.`,
  'undo-settled': ({ text }) => settled(text('status')),
  paused: () => '게임이 잠시 멈춰 있습니다. 다시 하기로 정할 때까지 아무것도 할 수 없습니다.',
  'not-paused': () => '게임이 멈춰 있지 않습니다.',
  'bad-seat': () => '이 게임에 그런 자리는 없습니다.',
  'seat-resigned': ({ people }) => `기권한 자리입니다(${whoever(people)}). 끝까지 봇이 대신 진행합니다.`,
  'seat-away': ({ people, number }) =>
    `지금 자리를 비운 사람의 자리입니다(${whoever(people)}). ${when(number('until') ?? 0)}까지 시간이 흐르지 않습니다.`,
  'seat-absent': ({ people }) => `이미 봇이 대신 진행하고 있는 자리입니다(${whoever(people)}).`,
  'seat-offered': () => '이미 다른 사람을 찾고 있는 자리입니다.',
  'not-late': ({ people, number }) => {
    const late = number('late');
    const until = late === undefined ? '' : ` 이번 차례의 시간은 ${when(late)} 끝납니다.`;
    return `아직 늦지 않았습니다(${whoever(people)}).${until}`;
  },
  'vote-own-seat': () => '자신의 자리에 대한 일이므로 다른 참가자가 정합니다. 자신이 진행하면 끝납니다.',
  'vote-other-player': ({ people }) =>
    `${whoever(people)} 님이 이미 다른 플레이어를 제안했습니다. 먼저 거기에 답하거나 결정될 때까지 기다려 주세요.`,
  'no-vote': () => '이 게임에 그런 질문은 없습니다.',
  'vote-settled': ({ text }) => settledVote(text('status')),
  'no-offer': () => '지금 맡을 수 있는 자리가 없습니다.',
  unwelcome: () => `이 게임에는 앉을 수 없습니다. 다른 채널에서 ${command('new')}로 새로 여세요.`,
  'blocked-here': ({ people }) =>
    `차단한 사람이 이 게임에 앉아 있습니다: ${listed(people)}. \`/games settings\`에서 차단을 풀 수 있습니다.`,
  'nudge-nobody': () => '지금 재촉할 수 있는 다른 사람이 없습니다.',
  'nudge-early': ({ number }) =>
    `차례가 시작되고 한 시간 동안은 재촉할 수 없습니다. ${when(number('until') ?? 0)} 재촉할 수 있습니다.`,
  nudged: ({ number }) => `이미 알렸습니다. ${when(number('until') ?? 0)} 다시 재촉할 수 있습니다.`,
  'bad-zone': () => '모르는 시간대입니다. Europe/Lisbon이나 Asia/Seoul처럼 고르세요.',
  'no-zone': () => '조용한 시간에는 시간대가 필요합니다. 시간대도 고르세요.',
  'bad-hours': () => '시간을 알아볼 수 없습니다. 22:30과 7:00처럼 서로 다르게 쓰세요.',
  'away-past': () => '이미 지난 날입니다.',
  'away-long': ({ number }) => `자리는 ${number('days') ?? 0}일까지만 비울 수 있습니다.`,
  'block-self': () => '자기 자신은 차단할 수 없습니다.',
  'too-many': ({ number, text }) => {
    const limit = number('limit') ?? 0;
    switch (text('what')) {
      case 'invitations':
        return `한 게임에는 ${limit}명까지만 초대할 수 있습니다.`;
      case 'lobbies':
        return `여기에서 사람을 모으는 게임을 이미 ${number('count')}개 열었습니다. ${limit}개까지 열 수 있으니 먼저 하나를 시작하거나 취소하세요.`;
      case 'live':
        return `끝나지 않은 게임 ${number('count')}개에 참가하고 있습니다. ${limit}개까지 할 수 있으니 먼저 하나를 끝내거나 기권하거나 취소하세요. \`/games list\`에서 볼 수 있습니다.`;
      default:
        return `여기에서 연 게임 중 끝나지 않은 것이 ${number('count')}개입니다. ${limit}개까지 열 수 있으니 먼저 하나를 끝내거나 취소하세요.`;
    }
  },
  'no-invitations': ({ people }) => `초대를 받지 않는 사람입니다: ${listed(people)}.`,
  'you-blocked': ({ people }) => `차단한 사람은 초대할 수 없습니다: ${listed(people)}.`,
  'remove-yourself': () => `자기 자신은 내보낼 수 없습니다. ${command('leave')}로 자리에서 일어나세요.`,
  'not-at-table': () => '그 사람은 이 게임에 앉아 있지 않습니다.',
  'may-not-open': ({ text }) =>
    text('who') === 'manage-server'
      ? '이 서버에서는 서버 관리 권한이 있는 사람만 게임을 열 수 있습니다.'
      : '이 서버에서는 정해진 역할이 있는 사람만 게임을 열 수 있습니다.',
  'not-all-here': ({ people, opener, text }) =>
    text('asker') === 'opener' || opener === undefined
      ? `아직 참가하겠다고 하지 않은 분이 있습니다: ${listed(people)} 님. 그분이 참가를 누르거나, ${command('remove')}로 자리를 비울 수 있습니다.`
      : `아직 참가하겠다고 하지 않은 분이 있습니다: ${listed(people)} 님. 그분이 참가를 누르거나, ${opener} 님이 자리를 비울 수 있습니다.`,
  'not-over': ({ text }) =>
    text('status') === 'cancelled'
      ? `취소된 게임이라 다시 할 것이 없습니다. ${command('new')}로 새로 여세요.`
      : '다시 하기는 게임이 끝난 뒤에 할 수 있습니다.',
  'never-started': () => '시작하기 전에 취소되어 기록이 없습니다.',
  'no-record': () => '다른 프로그램이 읽을 수 있는 기록이 없는 게임입니다.',
  'review-running': () => '아직 진행 중인 게임입니다. 복기는 게임이 끝난 뒤에 볼 수 있습니다.',
  'review-nothing': () => '복기할 것이 없습니다. 이 자리에서 사람이 직접 고른 것이 없습니다.',
  'review-not-yours': () => '이 게임을 한 사람만 자기 복기를 볼 수 있습니다. 아직 공유된 복기도 없습니다.',
  'review-no-judge': () => '이 게임은 복기할 수 없습니다. 제가 둘 줄 모르는 게임입니다.',
  'stats-private': () => '통계를 공개하지 않는 사람입니다.',
  'no-deal': () => '그런 게임이 없습니다. 코드를 확인하거나 지난 게임에서 찾아보세요.',
  'deal-to-come': () => '그 날은 아직 시작되지 않았습니다.',
  'deal-unplayed': () => '다른 사람의 결과는 직접 해 본 뒤에 볼 수 있습니다.',
  'deal-open': ({ number }) => {
    const until = number('until');
    return `아직 다른 사람이 이 게임을 할 수 있어서 ${until === undefined ? '' : `${when(until)}까지 `}게임보드를 보여 주지 않습니다. 거리 카드는 아무 비밀도 드러내지 않습니다.`;
  },
  'no-solo-deal': () => '이 게임은 혼자 할 수 없습니다.',
  ...leagueRefusals,
  ...duplicateRefusals,
  'bad-setting': ({ possible }) => `그렇게 정할 수 없습니다. 이 중에서 고르세요: ${possible.join(', ')}.`,
  'too-soon': tooSoon,
});
