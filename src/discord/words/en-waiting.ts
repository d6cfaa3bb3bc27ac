import { grammar } from '../../present/grammar.ts';
import type { WaitingRefusals } from './words.ts';

const { listed, plural } = grammar('en');

/** A moment, as every reader's own clock shows it. */
const when = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;
const whoever = (people: readonly string[]): string => (people.length > 0 ? listed(people) : 'That player');

const settled = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return 'This vote is settled: it was agreed.';
    case 'refused':
      return 'This vote is settled: it was refused.';
    case 'withdrawn':
      return 'This vote is settled: it was withdrawn, or is not needed any more.';
    case 'lapsed':
      return 'This vote is settled: it was not decided within 48 hours.';
    default:
      return 'This vote is settled: nothing is asked any more.';
  }
};

export const waitingRefusals: WaitingRefusals = {
  paused: () => 'This game is paused: nothing is played until it is agreed to go on.',
  'not-paused': () => 'This game is not paused.',
  'bad-seat': () => 'There is no such seat at this table.',
  'seat-resigned': ({ people }) => `${whoever(people)} has resigned; the seat is played for good.`,
  'seat-away': ({ people, number }) =>
    `${whoever(people)} is away; the clock stands still until the end of it, ${when(number('until') ?? 0)}.`,
  'seat-absent': ({ people }) => `${whoever(people)} is absent, and the seat is played already.`,
  'seat-offered': () => 'That seat is on offer already.',
  'not-late': ({ people, number }) => {
    const late = number('late');
    const until = late === undefined ? '' : ` The time for this turn ends ${when(late)}.`;
    return `${whoever(people)} is not late.${until}`;
  },
  'vote-own-seat': () => 'This is about your own seat: the others decide, and it ends when you act.',
  'no-vote': () => 'There is no such question in this game.',
  'vote-settled': ({ text }) => settled(text('status')),
  'no-offer': () => 'No such seat is on offer here.',
  unwelcome: () => 'You cannot take a seat at this table. `/porto new` opens one in another channel.',
  'blocked-here': ({ people }) =>
    `You have blocked somebody who sits here: ${listed(people)}. You can unblock them in \`/games settings\`.`,
  'nudge-nobody': () => 'Nobody else is waited for here who may be called now.',
  nudged: ({ number }) => `They have been called already. You can nudge again ${when(number('until') ?? 0)}.`,
  'bad-zone': () => 'I do not know that time zone. Choose one like Europe/Lisbon or Asia/Seoul.',
  'no-zone': () => 'Quiet hours need your time zone: choose it as well.',
  'bad-hours': () => 'I do not understand those hours. Write them like 22:30 and 7:00; the two must differ.',
  'away-past': () => 'That day is over already.',
  'away-long': ({ number }) =>
    plural(number('days') ?? 0, {
      one: 'You can be away for # day at most.',
      other: 'You can be away for # days at most.',
    }),
  'block-self': () => 'You cannot block yourself.',
};
