import { grammar } from '../../../stage/grammar.ts';
import type { Translated } from '../../../stage/languages.ts';
import type { PeopleRefusalCode } from '../../../table/types.ts';
import type { Facts } from '../facts.ts';
import { when } from '../figures.ts';

const { number, plural } = grammar('en');

const refusals: Readonly<Record<PeopleRefusalCode, (facts: Facts) => string>> = {
  'no-such-game': () => 'I know no such game.',
  'wishes-many': ({ number: of }) =>
    `I tell you of open tables in ${number(of('limit') ?? 0)} servers at most. Turn one of them off first.`,
  'watch-seated': () => 'You have a seat in this game: you see it anyway, and more of it than who watches.',
  'watch-many': ({ number: of }) =>
    `You can follow ${number(of('limit') ?? 0)} games at a time. Stop following one first.`,
  'watch-unseen': () =>
    'Only games in channels of a server that you may see can be followed; those played in private cannot.',
  'call-none': () =>
    'This server names no role that a table may call. Who manages it names one: `/games server call-role:`.',
  'call-gone': () =>
    'The role that this server named for tables is deleted. Who manages the server names another: `/games server call-role:`.',
  'call-silent': ({ text }) =>
    `A mention by me would call nobody of **${text('role') ?? ''}**. Server Settings → Roles → that role → “Allow anyone to @mention this role” changes that.`,
  'call-unknown': () =>
    'I cannot find out just now whether I may call that role. Please try again in a moment.',
  'call-often': ({ number: of }) =>
    `In a server the role is called once in ${number(of('hours') ?? 0)} hours. It is possible again ${when(of('until') ?? 0)}.`,
  called: () => 'This table has called the role already: each does so once.',
  'not-at-lobby': () => 'Only people at this table can call others to it.',
};

/** By what people find each other: open tables, games that one follows, roles that are called. */
export const people = {
  /** Discord refused a direct message. */
  closed:
    'Discord does not let me write to you: your direct messages are closed. So I have turned off what I tell you there: open tables and games that you follow. Allow direct messages from members of this server (its menu → Privacy Settings), then turn it on again.',
  tables: {
    /** On buttons. */
    notify: 'Notify me when a table opens',
    told: (game: string) => `You are notified: ${game}`,
    allGames: 'All games',
    turnOff: 'Turn this off',
    back: 'Back',
    on: (game: string) => `**When a table opens here, I tell you in a direct message.** Games: **${game}**`,
    off: 'You are not told when a table opens here.',
    rule: '-# Once an hour at most, and not in your quiet hours or while you are away: what opens meanwhile comes together, if it still has a seat then. Never tables that you cannot see.',
    callsAreOff: 'Your calls are turned off in `/games settings`: until you turn them on, nothing comes.',
    greeting:
      'Here I tell you when a table opens, as you asked me to in a server. You can turn it off in each of these messages.',
    lookThere: 'I have just written to you: look in your direct messages.',
    turnedOff:
      'Turned off: I tell you no more of open tables in that server. `/games open` there turns it on again.',
    wasOff: 'That is off already.',
    opened: (tables: number) =>
      plural(tables, { one: '**A table has opened**', other: '**# tables have opened**' }),
    more: (tables: number) =>
      plural(tables, {
        one: '… and # more: `/games open` in the server shows it.',
        other: '… and # more: `/games open` in the server shows them.',
      }),
    sitThere: (link: string) =>
      `From here I cannot see whether you may sit there. Sit down at the table itself: ${link}`,
    /** In the settings. */
    servers: (count: number) =>
      plural(count, {
        one: 'Told when a table opens: **in # server** (`/games open` there changes it)',
        other: 'Told when a table opens: **in # servers** (`/games open` there changes it)',
      }),
  },
  watch: {
    /** On buttons. */
    watch: 'Watch',
    stop: 'Stop watching',
    done: 'Done',
    toGame: 'To the game',
    modes: { rounds: 'Every round', end: 'Only the end' },
    watching: {
      rounds: (game: string, place: string) =>
        `You follow **${game}** in ${place}: a direct message at the end of each round and at the end, in your waking hours.`,
      end: (game: string, place: string) =>
        `You follow **${game}** in ${place}: a direct message at its end, in your waking hours.`,
    },
    stopped: 'You do not follow this game any more.',
    notWatching: 'You do not follow this game.',
    askThere: (place: string) =>
      `From here I cannot see whether you may look into ${place}. Press *Watch* there.`,
    /** `title`: the game and who plays. */
    roundEnded: (title: string, round: number, place: string) =>
      round > 0
        ? `${title}\nRound ${number(round)} has ended in ${place}.`
        : `${title}\nA round has ended in ${place}.`,
    gameEnded: (title: string, place: string) => `${title}\n**The game is over** in ${place}.`,
    reviewShared: (title: string, place: string) => `${title}\nA review of this game in ${place} was shared:`,
    noReviewYet: '-# If one of the players shares the review, I send it to you.',
    /** Below a board. */
    watchers: (count: number) => plural(count, { one: '# person watches', other: '# people watch' }),
  },
  roles: {
    /** On a button; without a name where the role is not known. */
    call: (role?: string) => (role === undefined ? 'Call the role' : `Call @${role}`),
    called: 'Called, in a message of its own.',
    message: (mention: string, person: string, game: string, free: number) =>
      `${mention} ${person} looks for company: **${game}**, ${plural(free, { one: '# free seat', other: '# free seats' })}.`,
    setting: 'A table may call',
    none: 'no role',
  },
  refusals,
};

export type PeopleWords = Translated<typeof people>;
