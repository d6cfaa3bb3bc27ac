import { grammar } from '../../../stage/grammar.ts';

const { plural, listed } = grammar('en');
const people = (count: number): string => plural(count, { one: '# person', other: '# people' });
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });
const PACES = {
  none: 'no pace',
  day: 'a day a turn',
  'three-days': 'three days a turn',
  'two-weeks': '14 days a turn',
} as const;

/** The rounds of a cup by how many play them. */
const cupRound = (players: number): string =>
  players <= 2 ? 'final' : players <= 4 ? 'semi-finals' : 'quarter-finals';

/** Seasons of a server's people. */
export const leagues = {
  /** What it is, at the head of its message. */
  head: (name: string, game: string) => `**${name}** · ${game} league`,
  how: (seats: number, pace: keyof typeof PACES, rounds: number | null, cup: number) =>
    [
      seats === 2 ? 'duels' : `tables of up to ${seats}`,
      PACES[pace],
      rounds === null
        ? 'rounds by the number of people'
        : plural(rounds, { one: '# round', other: '# rounds' }),
      ...(cup > 0 ? [`then a cup of the best ${cup}`] : []),
    ].join(' · '),
  /** Told before the first game. */
  scale: (scales: readonly string[]) => `Points by place: ${listed(scales, 'or')}; equal places share them.`,
  ties: 'Level on points: the meetings, the average of the opponents, the share of points in the games, the draw.',
  absent: (bye: number, missed: number) =>
    `Whose pace runs out, the stand-in plays for until they are back. A game left to it brings nothing; after the second one, who waits takes the place (${points(missed)} for each round missed). A bye brings ${bye}.`,
  filled: (player: string) =>
    `A seat that stays free at a table is taken by ${player}: it gets no points, and the others' places are as if nobody sat there.`,
  drawn: (seed: string) => `The draw follows from seed \`${seed}\`.`,
  gathering: (opener: string, count: number, fewest: number, most: number) =>
    `Opened by ${opener}. ${people(count)} so far; ${fewest} to ${most} can play. Games start by themselves, in threads of this channel, and are rated.`,
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  cup: cupRound,
  tablesLeft: (open: number, all: number) =>
    open === 0
      ? 'All tables have ended.'
      : `${open} of ${all} ${all === 1 ? 'table' : 'tables'} still ${open === 1 ? 'plays' : 'play'}.`,
  waiting: (names: readonly string[]) => `Waiting for a place: ${names.join(', ')}`,
  over: (winner: string, total: number) => `🏆 ${winner} has won, with ${points(total)} in the rounds.`,
  closed: 'This league was closed before its end. Games that run are played on.',
  /** Said to all in its message. */
  noThreads:
    '⚠️ I may not open threads here: I need **Create Public Threads** and **Send Messages in Threads**. I try again by myself; nothing is lost.',
  /** Said to who asks. */
  shut: '⚠️ I cannot write in its channel any more: the league waits, and I try again by myself.',
  table: (number: number) => `Table ${number}`,
  byes: (names: readonly string[], bye: number) => `No table this time, ${points(bye)}: ${names.join(', ')}`,
  /** Who is called to a table is called there, when it is their turn. */
  called: '-# Nobody is called by this message: each is, in the thread, when it is their turn.',
  /** On buttons. */
  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  standing: 'Standing',
  close: 'Close it',
  /** Private answers. */
  opened: (name: string) => `**${name}** is open: its message stands in this channel.`,
  joined: (name: string) => `You are in **${name}**.`,
  nowWaiting: (name: string) =>
    `**${name}** has started: you are on the waiting list, and take the place of the next one who leaves.`,
  left: (name: string) => `You have left **${name}**. A game of it that you play goes on until its end.`,
  started: (name: string) => `**${name}** starts: its tables open in threads of the channel.`,
  closeAsk: (name: string) =>
    `Close **${name}**? No further round is played, and nobody wins. Games that run are played on.`,
  closedNow: (name: string) => `**${name}** is closed.`,
  /** A line of the standing. */
  row: (place: number, name: string, total: number, games: number) =>
    `\`${place}\` ${name}: ${points(total)}, ${plural(games, { one: '# game', other: '# games' })}`,
  gone: 'left',
  ownGame: (thread: string) => `Your game of this round: ${thread}`,
  ownBye: 'You have no table this round.',
  ownOver: 'Your game of this round has ended.',
  ownComing: 'Your table of this round opens in a moment.',
  notIn: 'You are not in this league.',
  noVariant: (known: readonly string[]) =>
    known.length === 0
      ? 'This game has no variants.'
      : `There is no such variant. There are: ${known.join(', ')}.`,
  onlyHere: 'Leagues are for servers: open one in a channel where I may open threads.',
};
