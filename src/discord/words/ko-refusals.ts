import { grammar } from '../../present/grammar.ts';
import { gatheringRefusals } from './ko-gathering.ts';
import { waitingRefusals } from './ko-waiting.ts';
import type { RefusalWords } from './words.ts';

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

const notOpener = (name: string | undefined, deed: string | undefined, asker: string | undefined): string => {
  const opener = name === undefined ? '게임을 연 사람' : `게임을 연 ${name} 님`;
  switch (deed) {
    case 'start':
      return `자리가 다 찰 때까지는 ${opener}만 시작할 수 있습니다.`;
    case 'cancel':
      return asker === 'stranger'
        ? `${opener}만 취소할 수 있습니다.`
        : `${opener}만 취소할 수 있습니다. 자신의 자리는 \`/porto leave\`로 내놓을 수 있습니다.`;
    default:
      return `${opener}만 할 수 있습니다.`;
  }
};

export const refusals: RefusalWords = {
  ...waitingRefusals,
  ...gatheringRefusals,
  'no-match': () =>
    '이 채널에는 게임이 없습니다. `/porto new`로 게임을 열거나 `/porto solo`로 혼자 시작하세요.',
  'channel-busy': ({ text, number }) =>
    text('status') === 'lobby'
      ? text('asker') !== 'stranger'
        ? '한 채널에서는 게임을 하나만 할 수 있습니다. 지금 참가하신 게임이 참가자를 모으는 중입니다.'
        : number('free') === 0
          ? '한 채널에서는 게임을 하나만 할 수 있습니다. 지금 모으는 게임은 자리가 다 찼습니다.'
          : '한 채널에서는 게임을 하나만 할 수 있고, 지금 참가자를 모으는 중입니다. `/porto join`으로 참가하세요.'
      : '한 채널에서는 게임을 하나만 할 수 있고, 지금 진행 중인 게임이 있습니다. 다른 채널이나 스레드에서 새로 여세요.',
  'already-seated': () => '이미 이 게임에 참가하고 있습니다.',
  'not-seated': ({ gathering, full }) =>
    gathering
      ? full
        ? '이 게임의 참가자가 아니고, 자리도 다 찼습니다.'
        : '아직 참가하지 않았습니다. `/porto join`으로 참가하세요.'
      : '이 게임의 참가자가 아니어서 할 수 있는 일이 없습니다. 게임은 `/porto board`로 볼 수 있습니다.',
  'table-full': ({ number }) => `자리가 없습니다. ${number('seats') ?? 0}자리가 모두 찼습니다.`,
  'too-few': ({ number }) =>
    `인원이 모자랍니다. ${number('needed')}명이 필요한데 지금 ${number('seats') ?? 0}명입니다. 다른 분들은 참가 버튼을 누르거나 \`/porto join\`을 입력하면 됩니다.`,
  'already-started': ({ text }) =>
    text('asker') === 'seated' || text('asker') === 'opener'
      ? '게임이 이미 시작되어 자리를 바꿀 수 없습니다. 그만두려면 `/porto resign`을 쓰세요.'
      : '게임이 이미 시작되어 자리를 바꿀 수 없습니다. 게임은 `/porto board`로 볼 수 있습니다.',
  'not-started': () =>
    '게임이 아직 시작되지 않았습니다. 인원이 모이면 게임을 연 사람이, 자리가 다 차면 참가자 누구나 시작할 수 있습니다.',
  'not-opener': ({ opener, text }) => notOpener(opener, text('deed'), text('asker')),
  over: () => '이 게임은 끝났습니다. 결과는 `/porto board`로 보고, 새 게임은 `/porto new`로 여세요.',
  resigned: () => '이 게임에서 기권하여 봇이 대신 진행하고 있습니다. 게임은 `/porto board`로 볼 수 있습니다.',
  stale: () => '그 사이에 게임이 진행되어 아무것도 하지 않았습니다.',
  late: () => '명령이 전달되는 사이에 게임이 진행되어 아무것도 하지 않았습니다.',
  'late-choice': () => '이것을 보낸 뒤에 다른 선택을 하셨으므로 아무것도 하지 않았습니다.',
  'not-to-act': ({ people }) =>
    people.length > 0
      ? `지금은 차례가 아닙니다. ${listed(people)} 님 차례입니다.`
      : '지금은 차례가 아닙니다.',
  'bad-seats': ({ number }) =>
    number('min') === number('max')
      ? `이 게임은 ${number('min') ?? 0}명이 합니다.`
      : `이 게임은 ${number('min')}~${number('max')}명이 합니다.`,
  'not-allowed': () =>
    '혼자 정할 수 없습니다. 시작하기 전에는 게임을 연 사람이 취소하고, 시작한 뒤에는 참가자 모두가 동의하거나 서버 관리하기 권한이 있어야 합니다.',
  'undo-nothing': () => '아직 아무 액션도 없어서 되돌릴 것이 없습니다.',
  'undo-over': () => '게임이 끝나고 모두 공개된 뒤에는 되돌릴 수 없습니다.',
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
  'undo-own-request': () => '자신이 한 요청입니다. 동의는 다른 참가자가 합니다.',
  'undo-no-request': () =>
    '되돌리기 요청이 없습니다. `/porto undo`로 자신의 마지막 액션을 되돌릴 수 있습니다.',
  'undo-settled': ({ text }) => settled(text('status')),
  unreadable: () => '알아볼 수 없는 선택입니다.',
};
