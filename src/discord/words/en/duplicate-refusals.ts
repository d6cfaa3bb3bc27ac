import { grammar } from '../../../stage/grammar.ts';
import type { DuplicateRefusals } from '../duplicates.ts';

const { plural } = grammar('en');
const people = (count: number): string => plural(count, { one: '# person', other: '# people' });

/** Why nothing is done about a duplicate, or one of its tables. */
export const duplicateRefusals: DuplicateRefusals = {
  'no-duplicate': () => 'That duplicate is gone.',
  'duplicate-tables': ({ number }) =>
    `A duplicate has ${number('min') ?? 2} to ${number('max') ?? 8} tables.`,
  'duplicates-many': ({ number }) =>
    `At most ${number('limit') ?? 3} duplicates go on in one server at a time.`,
  'duplicate-full': ({ number }) => `It is full: ${people(number('limit') ?? 8)} at most.`,
  'duplicate-few': ({ number }) =>
    `A duplicate needs two people at least, each at a table; there ${number('people') === 1 ? 'is one' : 'is nobody'}.`,
  'duplicate-uneven': ({ number }) =>
    `There are no players of the bot for this game, and ${people(number('people') ?? 1)} cannot fill the tables alike (${number('tables') ?? 2}).`,
  'duplicate-in': () => 'You are in it already.',
  'duplicate-not-in': () => 'You are not in it.',
  'duplicate-started': () => 'It has started already.',
  'duplicate-over': () => 'It is over.',
  'duplicate-not-opener': ({ opener }) =>
    `Only ${opener ?? 'who opened it'} and members with Manage Server can do that.`,
  'duplicate-apart': () =>
    'These people cannot be spread over so few tables. It works with more tables, or with fewer people.',
  'duplicate-on': () =>
    'The same deal is still played: before all of its tables have ended, only people at this one see it, and nothing is told of what lay in the piles.',
  'duplicate-no-offer': () => 'Nobody takes over a seat while the same deal is played at other tables.',
  'duplicate-undo': () =>
    'That cannot be taken back: you have seen something that is still hidden at the other tables.',
};
