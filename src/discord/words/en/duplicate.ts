import { grammar } from '../../../stage/grammar.ts';

const { plural, listed, percent } = grammar('en');
const people = (count: number): string => plural(count, { one: '# person', other: '# people' });
const PACES = {
  none: 'no pace',
  day: 'a day a turn',
  'three-days': 'three days a turn',
  'two-weeks': '14 days a turn',
} as const;

/** The same deal at several tables. */
export const duplicates = {
  /** What it is, at the head of its messages. */
  head: (game: string, tables: number) =>
    `**${game}** · duplicate, ${plural(tables, { one: '# table', other: '# tables' })}`,
  about:
    'Every table has the same deal and the same draws. At the end seats are compared as in bridge: two match points for each table that is behind in the same seat, one for each that is level. It is not rated.',
  how: (seats: number | null, pace: keyof typeof PACES, hints: boolean, company: readonly string[]) =>
    [
      seats === null
        ? 'as many seats as are needed'
        : plural(seats, { one: '# seat at each table', other: '# seats at each table' }),
      PACES[pace],
      hints ? 'with hints' : 'without hints',
      ...(company.length > 0 ? [`at every table: ${listed(company)}`] : []),
    ].join(' · '),
  secret:
    'Each table is a private thread: until all have ended, nobody else sees anything of it. Members with Manage Threads could look into it on Discord.',
  gathering: (opener: string, count: number, most: number) =>
    `Opened by ${opener}. ${people(count)} so far, ${most} at most. They are spread over the tables by lot; players of the bot take seats that stay free.`,
  fewer: (wanted: number) => `Fewer tables than were wanted (${wanted}): at each sits at least one person.`,
  tablesLeft: (open: number, all: number) =>
    open === 0
      ? 'All tables have ended.'
      : `${open} of ${all} ${all === 1 ? 'table' : 'tables'} still ${open === 1 ? 'plays' : 'play'}.`,
  table: (number: number) => `Table ${number}`,
  calledOff: 'Called off: nothing was dealt.',
  closed: 'Closed early: the tables that had ended are compared, the others are played on for themselves.',
  compared: 'The comparison stands in a message of its own.',
  /** Said to all in its message. */
  noThreads:
    '⚠️ I may not open private threads here: I need **Create Private Threads** and **Send Messages in Threads**. I try again by myself; nothing is lost.',
  /** On buttons. */
  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  stop: 'Call off',
  close: 'Close',
  sure: 'Yes, end it',
  /** Private answers. */
  opened: 'The duplicate is open: its message stands in this channel.',
  joined: 'You are in. Your table is drawn at the start.',
  left: 'You are out of it.',
  started: 'It starts: each table opens in a private thread, and whoever sits there is added to it.',
  stopAsk: 'Call the duplicate off? Nothing is dealt.',
  closeAsk:
    'Close the duplicate? The tables that have ended are compared now; the others are played on, and count no more.',
  closeForfeits: '⚠️ Your own table is still played: your seat would come last.',
  stopped: 'It is called off.',
  closedNow: 'It is closed.',
  onlyHere: 'Duplicates are for servers: open one in a channel where I may open private threads.',
  /** Options that were given with it. */
  cannot: (options: readonly string[]) =>
    `A duplicate goes without ${listed(options)}: its tables are private threads, the seats are drawn, and it is not rated.`,
  /** The comparison. */
  noneEnded: 'No table had ended: there is nothing to compare.',
  place: (place: number, name: string, share: number | null, matchPoints: number, table: number) =>
    `\`${place}\` ${name} · ${share === null ? '–' : percent(share)} · ${plural(matchPoints, { one: '# match point', other: '# match points' })} · table ${table}`,
  seat: (number: number) => `Seat ${number}`,
  score: (table: number, name: string, total: number | null, matchPoints: number) =>
    `table ${table} ${name} ${total === null ? '–' : total} (${matchPoints})`,
  rounds: 'Round by round',
  parted: (turn: number, seat: number) =>
    `The tables did the same until turn ${turn}, when seat ${seat} chose otherwise.`,
  oneWay: 'All tables were played alike, choice for choice.',
  scale:
    '-# In parentheses: match points. A seat that was given up, or whose table was called off, comes last. A player who closes the duplicate during their own game comes last too.',
  proof: (seed: string, salt: string) => `-# Seed \`${seed}\`, salt \`${salt}\`.`,
  stillPlayed: '-# The seed is told when the last table has ended.',
  /** In statistics. @param share of the match points, from 0 to 1 */
  counted: (count: number, share: number) =>
    `${plural(count, { one: '# duplicate', other: '# duplicates' })}: ${percent(share)} of the match points on average`,
};
