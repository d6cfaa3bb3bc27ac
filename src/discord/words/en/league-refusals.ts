import { grammar } from '../../../stage/grammar.ts';
import type { LeagueRefusals } from '../leagues.ts';

const { plural } = grammar('en');
const people = (count: number): string => plural(count, { one: '# person', other: '# people' });

/** Why nothing is done about a league. */
export const leagueRefusals: LeagueRefusals = {
  'no-league': () => 'There is no league by that name in this server.',
  'league-solo': () => 'This game is for one person alone: there are no leagues in it.',
  'league-rounds': ({ number }) =>
    `A league has 1 to ${number('max') ?? 10} rounds, those of the cup not counted.`,
  'league-cup': () => 'A cup is for the best 2, 4 or 8, in a game that two can play.',
  'league-name': () => 'A league by that name is going on in this server already: give yours another one.',
  'leagues-many': ({ number }) => `At most ${number('limit') ?? 5} leagues go on in one server at a time.`,
  'league-full': ({ number }) =>
    `This league is full: ${people(number('limit') ?? 32)} at most, those who wait counted.`,
  'league-few': ({ number }) =>
    `A league needs at least ${people(number('needed') ?? 4)}, and ${number('people') ?? 0} are in it.`,
  'league-in': ({ text }) =>
    text('waits') === 'yes'
      ? 'You are on the waiting list of this league already.'
      : 'You are in this league already.',
  'league-not-in': () => 'You are not in this league.',
  'league-left': () => 'You have left this league: nobody comes back into the same season.',
  'league-started': () => 'This league has started already.',
  'league-over': () => 'This league is over.',
  'league-not-opener': ({ opener }) =>
    `Only ${opener ?? 'who opened this league'} and members with Manage Server can do that.`,
  'league-no-pause': () =>
    'A game of a league is not paused, since others wait for it. Being away stops your clock for a week.',
};
