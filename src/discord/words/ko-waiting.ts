import { grammar } from '../../present/grammar.ts';
import type { WaitingRefusals } from './words.ts';

const { listed } = grammar('ko');

/** A moment, as every reader's own clock shows it. */
const when = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;
const whoever = (people: readonly string[]): string =>
  people.length > 0 ? `${listed(people)} 님` : '그 사람';

const settled = (status: string | undefined): string => {
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

export const waitingRefusals: WaitingRefusals = {
  paused: () => '게임이 잠시 멈춰 있습니다. 다시 하기로 정할 때까지 아무것도 할 수 없습니다.',
  'not-paused': () => '게임이 멈춰 있지 않습니다.',
  'bad-seat': () => '이 게임에 그런 자리는 없습니다.',
  'seat-resigned': ({ people }) => `기권한 자리입니다(${whoever(people)}). 끝까지 봇이 대신 진행합니다.`,
  'seat-away': ({ people, number }) =>
    `자리를 비운 자리입니다(${whoever(people)}). ${when(number('until') ?? 0)}까지 시간이 흐르지 않습니다.`,
  'seat-absent': ({ people }) => `이미 봇이 대신 진행하고 있는 자리입니다(${whoever(people)}).`,
  'seat-offered': () => '이미 다른 사람을 찾고 있는 자리입니다.',
  'not-late': ({ people, number }) => {
    const late = number('late');
    const until = late === undefined ? '' : ` 이번 차례의 시간은 ${when(late)} 끝납니다.`;
    return `아직 늦지 않았습니다(${whoever(people)}).${until}`;
  },
  'vote-own-seat': () => '자신의 자리에 대한 일이므로 다른 참가자가 정합니다. 자신이 진행하면 끝납니다.',
  'no-vote': () => '이 게임에 그런 질문은 없습니다.',
  'vote-settled': ({ text }) => settled(text('status')),
  'no-offer': () => '지금 맡을 수 있는 자리가 없습니다.',
  unwelcome: () => '이 게임에는 앉을 수 없습니다. 다른 채널에서 `/porto new`로 새로 여세요.',
  'blocked-here': ({ people }) =>
    `차단한 사람이 이 게임에 앉아 있습니다: ${listed(people)}. \`/games settings\`에서 차단을 풀 수 있습니다.`,
  'nudge-nobody': () => '지금 재촉할 수 있는 다른 사람이 없습니다.',
  nudged: ({ number }) => `이미 알렸습니다. ${when(number('until') ?? 0)} 다시 재촉할 수 있습니다.`,
  'bad-zone': () => '모르는 시간대입니다. Europe/Lisbon이나 Asia/Seoul처럼 고르세요.',
  'no-zone': () => '조용한 시간에는 시간대가 필요합니다. 시간대도 고르세요.',
  'bad-hours': () => '시간을 알아볼 수 없습니다. 22:30과 7:00처럼 서로 다르게 쓰세요.',
  'away-past': () => '이미 지난 날입니다.',
  'away-long': ({ number }) => `자리는 ${number('days') ?? 0}일까지만 비울 수 있습니다.`,
  'block-self': () => '자기 자신은 차단할 수 없습니다.',
};
