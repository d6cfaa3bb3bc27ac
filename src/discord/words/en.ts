import { grammar } from '../../present/grammar.ts';
import { calls } from './calls.ts';
import { refusals } from './en-refusals.ts';
import { undo } from './en-undo.ts';
import { ending } from './ending.ts';
import { fair } from './fair.ts';
import { history } from './history.ts';
import { lesson } from './lesson.ts';
import { seats } from './seats.ts';
import { showing } from './showing.ts';
import { tables } from './tables.ts';
import { votes } from './votes.ts';
import type { Words } from './words.ts';

const { listed, plural } = grammar('en');

export const english: Words = {
  errors: {
    neutral: 'Something went wrong on my side; nothing was changed. Please try again in a moment.',
    refusedAnswer: 'I could not show the answer to this. `/porto board` shows the game as it is now.',
    oldButton: 'This button was made by another version of me. `/porto board` shows the game as it is now.',
    strangeButton: 'I do not know this button. `/porto board` shows the game as it is now.',
    strangeCommand: 'I do not know this command any more. Please type `/` to see those I know.',
  },
  lobby: {
    join: 'Join',
    leave: 'Leave',
    start: 'Start',
    variants: { standard: 'standard', family: 'family', solo: 'solo' },
    free: 'free',
    gathering: opener => `Open to everybody here. ${opener} may start once there are enough players.`,
    full: 'The table is full: anybody seated may start.',
    running: 'The game is being played.',
    over: 'The game is over.',
    cancelled: 'The table was cancelled.',
    opened: 'The table is open and you sit at it. The others press Join or type `/porto join`.',
    dealt: 'Dealt: the board follows as a message of its own.',
    joined: (taken, wanted) => `You sit at the table, ${taken} of ${wanted}.`,
    left: 'You left the table.',
    leftAndClosed: 'You left; the table is empty and was closed.',
    drawn: people => `Seats are drawn: ${people.join(', ')}. The board follows.`,
    resigned: 'You resigned. Your seat is played for you from now on and ranks last.',
    resignedAndOver: 'You resigned, and the game is over.',
    howItEnded: '`/porto board` shows how it ended.',
    resign: 'Resign for good',
    askResign: others =>
      others === 0
        ? 'Give this game up? That cannot be taken back.'
        : others === 1
          ? 'Resign? The game ends at once and the other player wins. That cannot be taken back.'
          : 'Resign? I play your seat to the end and it ranks last. That cannot be taken back. `/games settings` can keep your seat for you while you are away.',
    askResignCancels:
      'Resign? All others agree to cancel this game, so it is cancelled at once. That cannot be taken back.',
    calledOff: 'The game is cancelled.',
    agreedToCancel: (agreed, needed) =>
      plural(agreed, {
        one: `You agree to cancel this game: # of ${needed} does. It ends when all have typed \`/porto cancel\`.`,
        other: `You agree to cancel this game: # of ${needed} do. It ends when all have typed \`/porto cancel\`.`,
      }),
  },
  places: {
    permissions: {
      ViewChannel: 'View Channel',
      SendMessages: 'Send Messages',
      SendMessagesInThreads: 'Send Messages in Threads',
      CreatePublicThreads: 'Create Public Threads',
      AttachFiles: 'Attach Files',
      ReadMessageHistory: 'Read Message History',
    },
    lacking: permissions =>
      permissions.length === 1
        ? `I can't play in this channel: I lack the permission ${listed(permissions)}. Somebody who may manage the channel can grant it to my role; then ask again.`
        : `I can't play in this channel: I lack the permissions ${listed(permissions)}. Somebody who may manage the channel can grant them to my role; then ask again.`,
    direct: 'Here we are only two: `/porto solo` plays here; `/porto new` needs a channel of a server.',
    amongOthers:
      "I can't post boards into a private conversation of others. Play in a channel of a server that I am installed in, or solo in a direct message with me.",
    notInstalled:
      'I am not installed in this server, so I could not post the board here. Somebody who may manage the server can add me: open my profile, "Add App", "Add to server". Or play `/porto solo` in a direct message with me.',
  },
  board: {
    hand: 'Hand',
    board: 'Board',
    undo: 'Undo',
    cancelled: 'This game was cancelled.',
    givenUp: 'This game was given up.',
    lastOnes: people =>
      people.length === 1
        ? `${listed(people)} wins: all others have resigned.`
        : `${listed(people)} win: all others have resigned.`,
    resigned: person => `${person} has resigned.`,
    wouldCancel: (people, agreed, asked) =>
      plural(agreed, {
        one: `${listed(people)} would call this game off: # of ${asked} agrees. \`/porto cancel\` agrees too.`,
        other: `${listed(people)} would call this game off: # of ${asked} agree. \`/porto cancel\` agrees too.`,
      }),
    awaited: (people, what) => `${listed(people)}: ${what}`,
    tookBack: person => `${person} took back:`,
    practised: 'Practised: something was taken back in this game, so its score counts as practice.',
  },
  panel: {
    done: 'Done.',
    sealed: deed => `Sealed: ${deed}.`,
    stillChoosing: people => `Still choosing: ${listed(people)}. Until then you may choose again.`,
    chooseAgain: 'Choose again',
    turnedDown: (deed, why) =>
      `Your choice does not fit with what the others have chosen: ${deed}. ${why} Choose again; the others keep theirs.`,
    preview: deed => `Preview: ${deed}`,
    earlier: 'Earlier',
    more: (page, pages) => `More… (${page} of ${pages})`,
    back: 'Back',
    startOver: 'Start over',
    first: field => `${field} first`,
    notYet: 'Not done yet. This is what it would bring:',
    gone: 'That choice does not exist any more. These do:',
    points: points => plural(points, { one: '# point', other: '# points' }),
    upTo: points => `up to ${points}`,
  },
  typing: {
    unknown: (typed, option) => `I do not know “${typed}” as ${option}.`,
    andMore: (values, left) => `${values.join(', ')} and ${left} more`,
    possible: values => `Possible now: ${values}.`,
    possibleWith: (given, values) => `Possible with ${given.join(', ')}: ${values}.`,
    instead: kinds => `What you can do now: ${kinds.join(', ')}.`,
  },
  undo,
  fair: fair.en,
  history: history.en,
  ending: ending.en,
  tables: tables.en,
  calls: calls.en,
  seats: seats.en,
  votes: votes.en,
  lesson: lesson.en,
  showing: showing.en,
  refusals,
};
