import { grammar } from '../../present/grammar.ts';
import { gatheringRefusals } from './en-gathering.ts';
import { waitingRefusals } from './en-waiting.ts';
import type { RefusalWords } from './words.ts';

const { listed, plural } = grammar('en');

/** Why the others must agree before something is taken back. */
const consent = (reason: string | undefined): string => {
  switch (reason) {
    case 'revealed':
      return 'This can be taken back only if all others agree: it has shown something new, which cannot be unseen.';
    case 'together':
      return 'This can be taken back only if all others agree: several chose together.';
    case 'acted':
      return 'This can be taken back only if all others agree: others have chosen since.';
    default:
      return 'This can be taken back only if all others agree: it concerns them too.';
  }
};

const settled = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return 'This question is settled: all agreed, and it was taken back.';
    case 'refused':
      return 'This question is settled: it was refused, so the action stands.';
    case 'withdrawn':
      return 'This question is settled: it was withdrawn, so the action stands.';
    case 'lapsed':
      return 'This question is settled: it was not answered within 48 hours, so the action stands.';
    default:
      return 'This question is settled: nothing is asked any more.';
  }
};

const notOpener = (name: string | undefined, deed: string | undefined, asker: string | undefined): string => {
  const opener = name === undefined ? 'the person who opened this table' : `${name}, who opened this table,`;
  switch (deed) {
    case 'start':
      return `Only ${opener} can start it, until it is full.`;
    case 'cancel':
      return asker === 'stranger'
        ? `Only ${opener} can cancel it.`
        : `Only ${opener} can cancel it. \`/porto leave\` gives up your own seat.`;
    default:
      return `Only ${opener} can do that.`;
  }
};

export const refusals: RefusalWords = {
  ...waitingRefusals,
  ...gatheringRefusals,
  'no-match': () =>
    'There is no game in this channel. `/porto new` opens one, `/porto solo` starts one alone.',
  'channel-busy': ({ text, number }) =>
    text('status') === 'lobby'
      ? text('asker') !== 'stranger'
        ? 'One game at a time in a channel, and one is gathering here, at which you sit.'
        : number('free') === 0
          ? 'One game at a time in a channel, and one is gathering here; all of its seats are taken.'
          : 'One game at a time in a channel, and one is gathering here: `/porto join` takes a seat.'
      : 'One game at a time in a channel, and one is being played here. Another channel or a thread can hold another.',
  'already-seated': () => 'You already sit at this table.',
  'not-seated': ({ gathering, full }) =>
    gathering
      ? full
        ? 'You do not sit at this table, and all of its seats are taken.'
        : 'You do not sit at this table. `/porto join` takes a seat.'
      : 'You do not sit at this table, so there is nothing for you to do. `/porto board` shows the game.',
  'table-full': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: 'The table is full: # seat is taken.',
      other: 'The table is full: # seats are taken.',
    }),
  'too-few': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: `Too few players: the game needs ${number('needed')}, # sits here. The others press Join or type \`/porto join\`.`,
      other: `Too few players: the game needs ${number('needed')}, # sit here. The others press Join or type \`/porto join\`.`,
    }),
  'already-started': ({ text }) =>
    text('asker') === 'seated' || text('asker') === 'opener'
      ? 'The game has already started; seats no longer change. `/porto resign` gives up your seat.'
      : 'The game has already started; seats no longer change. `/porto board` shows it.',
  'not-started': () =>
    'The game has not started yet: who opened the table starts it once enough players sit here, or anybody seated once it is full.',
  'not-opener': ({ opener, text }) => notOpener(opener, text('deed'), text('asker')),
  over: () => 'This game is over. `/porto board` shows how it ended; `/porto new` opens another.',
  resigned: () =>
    'You have resigned from this game; your seat is played for you. `/porto board` shows how it goes.',
  stale: () => 'The game has moved on since this was made, so nothing was done.',
  late: () => 'The game moved on while your command was under way, so nothing was done.',
  'late-choice': () => 'You have chosen otherwise since you sent this, so nothing was done.',
  'not-to-act': ({ people }) =>
    people.length > 0 ? `It is not your turn: ${listed(people)} to play.` : 'It is not your turn.',
  'bad-seats': ({ number }) =>
    number('min') === number('max')
      ? plural(number('min') ?? 0, {
          one: 'This game is for # player.',
          other: 'This game is for # players.',
        })
      : `This game is for ${number('min')} to ${number('max')} players.`,
  'not-allowed': () =>
    'That is not for you to decide: in the lobby the opener cancels; in a game all players must agree, or somebody with Manage Server.',
  'undo-nothing': () => 'Nothing has been played yet, so there is nothing to take back.',
  'undo-over': () => 'The game is over: nothing is taken back once everything has been shown.',
  'undo-not-yours': ({ people }) =>
    people.length > 0
      ? `Only one's own last action can be taken back, and the last one here is by ${listed(people)}.`
      : "Only one's own last action can be taken back, and the last one here is by somebody else.",
  'undo-acted-since': ({ people }) =>
    people.length > 0
      ? `Only the last action of the game can be taken back, and ${listed(people)} has acted since yours.`
      : 'Only the last action of the game can be taken back, and somebody has acted since yours.',
  'undo-consent': ({ text }) => consent(text('reason')),
  'undo-asked': ({ people }) =>
    people.length > 0
      ? `${listed(people)} has asked already: the others have 48 hours to agree.`
      : 'Somebody has asked already: the others have 48 hours to agree.',
  'undo-own-request': () => 'You have asked for this yourself: it is for the others to agree.',
  'undo-no-request': () =>
    'Nobody asks to take anything back. `/porto undo` takes back your own last action.',
  'undo-settled': ({ text }) => settled(text('status')),
  unreadable: () => 'I do not understand that choice.',
};
