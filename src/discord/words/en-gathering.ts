import { grammar } from '../../present/grammar.ts';
import { tooSoon } from './en-cooldowns.ts';
import type { GatheringRefusals } from './words.ts';

const { listed, plural } = grammar('en');

export const gatheringRefusals: GatheringRefusals = {
  'too-many': ({ number, text }) => {
    const limit = number('limit') ?? 0;
    switch (text('what')) {
      case 'invitations':
        return plural(limit, {
          one: 'At most # person can be invited to one table.',
          other: 'At most # people can be invited to one table.',
        });
      case 'lobbies':
        return plural(number('count') ?? 0, {
          one: `You have opened # table here that still gathers, and ${limit} is the limit: start or cancel one first.`,
          other: `You have opened # tables here that still gather, and ${limit} is the limit: start or cancel one first.`,
        });
      default:
        return plural(number('count') ?? 0, {
          one: `You have opened # game here that is not over, and ${limit} is the limit: finish or cancel one first.`,
          other: `You have opened # games here that are not over, and ${limit} is the limit: finish or cancel one first.`,
        });
    }
  },
  'no-invitations': ({ people }) => `These people take no invitations: ${listed(people)}.`,
  'you-blocked': ({ people }) =>
    `You have blocked these people, so you cannot invite them: ${listed(people)}.`,
  'remove-yourself': () => 'You cannot remove yourself: `/porto leave` gives up your own seat.',
  'not-at-table': () => 'That person does not sit at this table.',
  'may-not-open': ({ text }) =>
    text('who') === 'manage-server'
      ? 'In this server only members with Manage Server open games.'
      : 'In this server only members with a certain role open games.',
  'not-all-here': ({ people, opener, text }) =>
    text('asker') === 'opener' || opener === undefined
      ? `Not everybody has said yes yet: ${listed(people)}. They press Join, or \`/porto remove\` frees the seat.`
      : `Not everybody has said yes yet: ${listed(people)}. They press Join, or ${opener} frees the seat.`,
  'not-over': ({ text }) =>
    text('status') === 'cancelled'
      ? 'This game was cancelled, so there is nothing to play again. `/porto new` opens another.'
      : 'A rematch comes when the game is over.',
  'never-started': () => 'This table was called off before anything was played, so there is no record.',
  'no-record': () => 'This game keeps no record that other programs could read.',
  'stats-private': () => 'This person does not share their statistics.',
  'bad-setting': ({ possible }) => `That is not possible here. Choose one of these: ${possible.join(', ')}.`,
  'too-soon': tooSoon,
};
