import { grammar } from '../../present/grammar.ts';
import type { RefusalWords } from './words.ts';

const { listed } = grammar('ko');

/** Why the others must agree before something is taken back. */
const consent = (reason: string | undefined): string => {
  switch (reason) {
    case 'revealed':
      return '새로운 것이 공개되어 못 본 것으로 할 수 없어요. 다른 사람이 모두 동의해야 되돌릴 수 있어요.';
    case 'together':
      return '여럿이 함께 고른 일이라, 다른 사람이 모두 동의해야 되돌릴 수 있어요.';
    case 'acted':
      return '그 뒤에 다른 사람이 골랐기 때문에, 다른 사람이 모두 동의해야 되돌릴 수 있어요.';
    default:
      return '다른 사람에게도 영향을 주는 일이라, 다른 사람이 모두 동의해야 되돌릴 수 있어요.';
  }
};

const settled = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return '이미 정해진 일이에요. 모두 동의해서 되돌렸어요.';
    case 'refused':
      return '이미 정해진 일이에요. 거절되어 그대로 진행해요.';
    case 'withdrawn':
      return '이미 정해진 일이에요. 요청이 취소되어 그대로 진행해요.';
    case 'lapsed':
      return '이미 정해진 일이에요. 48시간 안에 답이 없어서 그대로 진행해요.';
    default:
      return '이미 정해진 일이에요. 지금은 묻는 것이 없어요.';
  }
};

export const refusals: RefusalWords = {
  'no-match': () =>
    '이 채널에는 게임이 없어요. `/porto new`로 자리를 열거나 `/porto solo`로 혼자 시작하세요.',
  'channel-busy': ({ text }) =>
    text('status') === 'lobby'
      ? '한 채널에서는 게임을 하나만 할 수 있고, 지금 참가자를 모으는 중이에요. `/porto join`으로 참가하세요.'
      : '한 채널에서는 게임을 하나만 할 수 있고, 지금 진행 중인 게임이 있어요. 다른 채널이나 스레드에서 새로 여세요.',
  'already-seated': () => '이미 이 게임에 참가하고 있어요.',
  'not-seated': ({ gathering }) =>
    gathering
      ? '아직 참가하지 않았어요. `/porto join`으로 참가하세요.'
      : '이 게임의 참가자가 아니라서 할 수 있는 일이 없어요. 게임은 `/porto board`로 볼 수 있어요.',
  'table-full': ({ number }) => `자리가 없어요. ${number('seats') ?? 0}자리가 모두 찼어요.`,
  'too-few': ({ number }) =>
    `인원이 모자라요. ${number('needed')}명이 필요한데 지금 ${number('seats') ?? 0}명이에요. \`/porto join\`으로 참가할 수 있어요.`,
  'already-started': () => '게임이 이미 시작되어 자리를 바꿀 수 없어요. 그만두려면 `/porto resign`을 쓰세요.',
  'not-started': () => '게임이 아직 시작되지 않았어요. 인원이 모이면 `/porto start`로 시작하세요.',
  'not-opener': ({ opener }) =>
    opener === undefined
      ? '자리가 다 찰 때까지는 자리를 연 사람만 할 수 있어요.'
      : `자리가 다 찰 때까지는 자리를 연 ${opener} 님만 할 수 있어요.`,
  over: () => '이 게임은 끝났어요. 결과는 `/porto board`로 보고, 새 게임은 `/porto new`로 여세요.',
  resigned: () => '이 게임에서 기권해서 봇이 대신 두고 있어요. 게임은 `/porto board`로 볼 수 있어요.',
  stale: () => '그 사이에 게임이 진행되어 아무것도 하지 않았어요.',
  'not-to-act': ({ people }) =>
    people.length > 0
      ? `지금은 내 차례가 아니에요. ${listed(people)} 님 차례예요.`
      : '지금은 내 차례가 아니에요.',
  'bad-seats': ({ number }) =>
    number('min') === number('max')
      ? `이 게임은 ${number('min') ?? 0}명이 해요.`
      : `이 게임은 ${number('min')}~${number('max')}명이 해요.`,
  'not-allowed': () =>
    '혼자 정할 수 없어요. 시작하기 전에는 자리를 연 사람이 취소하고, 시작한 뒤에는 참가자 모두가 동의하거나 서버 관리하기 권한이 있어야 해요.',
  'undo-nothing': () => '아직 아무 행동도 없어서 되돌릴 것이 없어요.',
  'undo-over': () => '게임이 끝나고 모두 공개된 뒤에는 되돌릴 수 없어요.',
  'undo-not-yours': ({ people }) =>
    people.length > 0
      ? `내 마지막 행동만 되돌릴 수 있는데, 이 게임의 마지막 행동은 ${listed(people)} 님이 했어요.`
      : '내 마지막 행동만 되돌릴 수 있는데, 이 게임의 마지막 행동은 다른 사람이 했어요.',
  'undo-acted-since': ({ people }) =>
    people.length > 0
      ? `게임의 마지막 행동만 되돌릴 수 있는데, 그 뒤에 ${listed(people)} 님이 행동했어요.`
      : '게임의 마지막 행동만 되돌릴 수 있는데, 그 뒤에 다른 사람이 행동했어요.',
  'undo-consent': ({ text }) => consent(text('reason')),
  'undo-asked': ({ people }) =>
    people.length > 0
      ? `${listed(people)} 님이 이미 물어봤어요. 다른 사람은 48시간 안에 답하면 돼요.`
      : '이미 물어봤어요. 다른 사람은 48시간 안에 답하면 돼요.',
  'undo-own-request': () => '내가 한 요청이에요. 동의는 다른 사람이 해요.',
  'undo-no-request': () => '되돌리자는 요청이 없어요. `/porto undo`로 내 마지막 행동을 되돌릴 수 있어요.',
  'undo-settled': ({ text }) => settled(text('status')),
  unreadable: () => '그 선택은 알아볼 수 없어요.',
};
