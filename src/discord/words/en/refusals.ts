import { grammar } from '../../../stage/grammar.ts';
import type { BasicRefusalCode } from '../../../table/types.ts';
import type { Facts } from '../facts.ts';
import { when } from '../figures.ts';
import type { Naming } from '../naming.ts';
import { duplicateRefusals } from './duplicate-refusals.ts';
import { leagueRefusals } from './league-refusals.ts';

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

const notOpener = ({ opener: name, text }: Facts, leave: string): string => {
  const opener = name === undefined ? 'the person who opened this table' : `${name}, who opened this table,`;
  switch (text('deed')) {
    case 'start':
      return `Only ${opener} can start it, until it is full.`;
    case 'cancel':
      return text('asker') === 'stranger'
        ? `Only ${opener} can cancel it.`
        : `Only ${opener} can cancel it. ${leave} gives up your own seat.`;
    default:
      return `Only ${opener} can do that.`;
  }
};

const whoever = (people: readonly string[]): string => (people.length > 0 ? listed(people) : 'That player');

const settledVote = (status: string | undefined): string => {
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

/** Somebody does something too often: the rule, and when it is possible again. */
function tooSoon({ number, text }: Facts): string {
  const times = number('times') ?? 0;
  const minutes = number('minutes') ?? 0;
  const within = minutes === 60 ? 'within an hour' : `within ${minutes} minutes`;
  const again = `<t:${Math.ceil((number('until') ?? 0) / 1_000)}:R>`;
  switch (text('what')) {
    case 'open':
      return `${plural(times, { one: 'One person can open # game', other: 'One person can open # games' })} in a server ${within}. You can open another ${again}.`;
    case 'thread':
      return `${plural(times, { one: 'One person can open # thread for a game', other: 'One person can open # threads for games' })} in a server ${within}. You can open another ${again}.`;
    case 'invite':
      return `${plural(times, { one: 'One person can ask # person to a table', other: 'One person can ask # people to a table' })} ${within}. You can ask these ${again}.`;
    case 'invite-one':
      return `${plural(times, { one: 'The same person can be asked to a table # time', other: 'The same person can be asked to a table # times' })} ${within}. You can ask again ${again}.`;
    case 'ask':
      return `${plural(times, { one: 'One person can put # question to the others of a game', other: 'One person can put # questions to the others of a game' })} ${within}. You can ask again ${again}.`;
    case 'share':
      return `${plural(times, { one: 'One person can post # card of a game', other: 'One person can post # cards of a game' })} ${within}. You can post another ${again}.`;
    case 'undo':
      return `${plural(times, { one: 'One person can take back # action of a game', other: 'One person can take back # actions of a game' })} ${within}. You can take back another ${again}.`;
    case 'away':
      return `You can change when you are away ${plural(times, { one: '# time', other: '# times' })} ${within}. You can change it again ${again}.`;
    default:
      return `You have done that too often. It is possible again ${again}.`;
  }
}

/** Every code of the table; a sentence that names the rule. */
export type Refusals = Readonly<Record<BasicRefusalCode, (facts: Facts) => string>>;

export const refusals = ({ command, alone }: Naming): Refusals => ({
  'no-match': () =>
    `There is no game in this channel. ${command('new')} opens one${alone === undefined ? '' : `, ${alone} starts one alone`}.`,
  'channel-busy': ({ text, number }) =>
    text('status') === 'lobby'
      ? text('asker') !== 'stranger'
        ? 'A channel holds one game at a time. One is waiting for players here, and you sit at it.'
        : number('free') === 0
          ? 'A channel holds one game at a time. One is about to start here, and all of its seats are taken.'
          : `A channel holds one game at a time. One is waiting for players here: ${command('join')} takes a seat.`
      : 'A channel holds one game at a time, and one is being played here. Open yours in another channel or in a thread.',
  'already-seated': () => 'You already sit at this table.',
  'not-seated': ({ gathering, full }) =>
    gathering
      ? full
        ? 'You do not sit at this table, and all of its seats are taken.'
        : `You do not sit at this table. ${command('join')} takes a seat.`
      : `You do not sit at this table, so there is nothing for you to do. ${command('board')} shows the game.`,
  'no-players': () => 'The bot has no players for this game yet: ask people to join.',
  'players-only': ({ number }) =>
    `A table needs a person, and no seat is left for one. Seats: ${number('seats')}, players of the bot: ${number('players')}.`,
  'table-full': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: 'The table is full: # seat is taken.',
      other: 'The table is full: # seats are taken.',
    }),
  'too-few': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: `Too few players: the game needs ${number('needed')}, # sits here. The others press Join or type ${command('join')}.`,
      other: `Too few players: the game needs ${number('needed')}, # sit here. The others press Join or type ${command('join')}.`,
    }),
  'already-started': ({ text }) =>
    text('asker') === 'seated' || text('asker') === 'opener'
      ? `The game has already started; seats no longer change. ${command('resign')} gives up your seat.`
      : `The game has already started; seats no longer change. ${command('board')} shows it.`,
  'not-started': () =>
    'The game has not started yet. The person who opened the table can start it once enough players sit here; once the table is full, anybody seated can.',
  'not-opener': facts => notOpener(facts, command('leave')),
  over: () => `The game is over. ${command('board')} shows how it ended; ${command('new')} opens another.`,
  'cancel-alone': () =>
    `A rated game against players of the bot cannot be cancelled: it would count only when you win. ${command('resign')} ends it, as a loss.`,
  resigned: () =>
    `You have resigned from this game; your seat is played for you. ${command('board')} shows how it goes.`,
  stale: () => 'The game has moved on since this was made, so nothing was done.',
  late: () => 'The game moved on while your command was under way, so nothing was done.',
  'late-choice': () => 'You have changed your choice since you sent this, so nothing was done.',
  'no-such-order': () =>
    'That standing order does not stand: it was taken back, or it does not go with this action. Your hand page lists those that do.',
  'too-many-orders': ({ number }) =>
    `You have left ${number('limit')} standing orders already, and more do not fit on a page. Take one back on your hand page first; nothing was done.`,
  'not-to-act': ({ people }) =>
    people.length > 0 ? `It is not your turn. The game waits for ${listed(people)}.` : 'It is not your turn.',
  'no-hints': ({ text }) =>
    text('why') === 'rated'
      ? 'This game is rated, and a rated game has no hints. A game that is opened with `rated:False` has them.'
      : text('why') === 'off'
        ? `This table is played without hints. What you can do is all in your panel, and ${command('rules')} tells how.`
        : `I give no hints in this game: nobody has taught me to play it well. ${command('rules')} tells how it is played.`,
  'bad-seats': ({ number }) =>
    number('min') === number('max')
      ? plural(number('min') ?? 0, {
          one: 'This game is for # player.',
          other: 'This game is for # players.',
        })
      : `This game is for ${number('min')} to ${number('max')} players.`,
  'not-allowed': () =>
    'You cannot cancel this game by yourself. Before it starts, the person who opened the table can; after that all players must agree, or somebody with Manage Server cancels it.',
  'undo-nothing': () => 'Nothing has been played yet, so there is nothing to take back.',
  'undo-over': () => 'The game is over: nothing is taken back once everything has been shown.',
  'undo-first': () =>
    'Your first attempt at this deal counts, so nothing is taken back in it. Practice afterwards has undo.',
  'undo-not-yours': ({ people }) =>
    people.length > 0
      ? `You can take back only your own last action, and the last one here is by ${listed(people)}.`
      : 'You can take back only your own last action, and the last one here is by somebody else.',
  'undo-acted-since': ({ people }) =>
    people.length > 0
      ? `You can take back only the last action of the game, and ${listed(people)} has acted since yours.`
      : 'You can take back only the last action of the game, and somebody has acted since yours.',
  'undo-consent': ({ text }) => consent(text('reason')),
  'undo-asked': ({ people }) =>
    people.length > 0
      ? `${listed(people)} has asked already: the others have 48 hours to agree.`
      : 'Somebody has asked already: the others have 48 hours to agree.',
  'undo-own-request': () => 'You have asked for this yourself: the others decide.',
  'undo-no-request': () =>
    `Nobody asks to take anything back. ${command('undo')} takes back your own last action.`,
  'undo-settled': ({ text }) => settled(text('status')),
  paused: () => 'This game is paused: nothing can be played until the players agree to go on.',
  'not-paused': () => 'This game is not paused.',
  'bad-seat': () => 'There is no such seat at this table.',
  'seat-resigned': ({ people }) => `${whoever(people)} has resigned; I play that seat to the end.`,
  'seat-away': ({ people, number }) =>
    `${whoever(people)} is away. The clock waits. It runs again ${when(number('until') ?? 0)}.`,
  'seat-absent': ({ people }) => `${whoever(people)} is absent, and I already play that seat.`,
  'seat-offered': () => 'That seat is on offer already.',
  'not-late': ({ people, number }) => {
    const late = number('late');
    const until = late === undefined ? '' : ` The time for this turn ends ${when(late)}.`;
    return `${whoever(people)} is not late.${until}`;
  },
  'vote-own-seat': () => 'This question is about your own seat: the others decide, and it ends when you act.',
  'vote-other-player': ({ people }) =>
    `${whoever(people)} has already asked for another player here: answer that first, or wait until it is decided.`,
  'no-vote': () => 'There is no such question in this game.',
  'vote-settled': ({ text }) => settledVote(text('status')),
  'no-offer': () => 'No such seat is on offer here.',
  unwelcome: () => `You cannot take a seat at this table. ${command('new')} opens one in another channel.`,
  'blocked-here': ({ people }) =>
    `You have blocked somebody who sits here: ${listed(people)}. You can unblock them in \`/games settings\`.`,
  'nudge-nobody': () => 'There is nobody else here whom I may call now.',
  'nudge-early': ({ number }) =>
    `Nobody is nudged in the first hour of a turn. You can nudge ${when(number('until') ?? 0)}.`,
  nudged: ({ number }) => `They have been called already. You can nudge again ${when(number('until') ?? 0)}.`,
  'bad-zone': () => 'I do not know that time zone. Choose one like Europe/Lisbon or Asia/Seoul.',
  'no-zone': () => 'Quiet hours need your time zone: choose it as well.',
  'bad-hours': () => 'I do not understand those hours. Write them like 22:30 and 7:00; the two must differ.',
  'away-past': () => 'That day is already over.',
  'away-long': ({ number }) =>
    plural(number('days') ?? 0, {
      one: 'You can be away for # day at most.',
      other: 'You can be away for # days at most.',
    }),
  'block-self': () => 'You cannot block yourself.',
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
          one: `You have opened # table here that still waits for players, and ${limit} is the limit: start or cancel one first.`,
          other: `You have opened # tables here that still wait for players, and ${limit} is the limit: start or cancel one first.`,
        });
      case 'live':
        return plural(number('count') ?? 0, {
          one: `You sit in # game that is not over, and ${limit} is the limit: finish, resign or cancel one first. \`/games list\` shows them.`,
          other: `You sit in # games that are not over, and ${limit} is the limit: finish, resign or cancel one first. \`/games list\` shows them.`,
        });
      default:
        return plural(number('count') ?? 0, {
          one: `You have opened # game here that is not over, and ${limit} is the limit: finish or cancel one first.`,
          other: `You have opened # games here that are not over, and ${limit} is the limit: finish or cancel one first.`,
        });
    }
  },
  'no-invitations': ({ people }) => `These people do not accept invitations: ${listed(people)}.`,
  'you-blocked': ({ people }) =>
    `You have blocked these people, so you cannot invite them: ${listed(people)}.`,
  'remove-yourself': () => `You cannot remove yourself: ${command('leave')} gives up your own seat.`,
  'not-at-table': () => 'That person does not sit at this table.',
  'may-not-open': ({ text }) =>
    text('who') === 'manage-server'
      ? 'In this server only members with Manage Server can open games.'
      : 'In this server only members with a certain role can open games.',
  'not-all-here': ({ people, opener, text }) =>
    text('asker') === 'opener' || opener === undefined
      ? `Not everybody has said yes yet: ${listed(people)}. They press Join, or ${command('remove')} frees the seat.`
      : `Not everybody has said yes yet: ${listed(people)}. They press Join, or ${opener} frees the seat.`,
  'not-over': ({ text }) =>
    text('status') === 'cancelled'
      ? `This game was cancelled, so there is nothing to play again. ${command('new')} opens another.`
      : 'A rematch comes when the game is over.',
  'never-started': () => 'This table was called off before anything was played, so there is no record.',
  'no-record': () => 'This game keeps no record that other programs could read.',
  'review-running': () =>
    'This game is still being played. It is reviewed once it has ended: until then, a hint to one is a hint to all.',
  'review-nothing': () => 'There is nothing to review: no choice was made in this seat by its person.',
  'review-not-yours': () =>
    'Who played in this game can have their own play reviewed. Nobody has shared a review of this game yet.',
  'review-no-judge': () => "I can't review this game: I do not play it myself.",
  'stats-private': () => 'This person does not share their statistics.',
  'no-deal': () => 'There is no deal by that name. Check the code, or look into the archive for past days.',
  'deal-to-come': () => 'This day has not begun yet.',
  'deal-unplayed': () => 'How others did is told once you have played this deal yourself.',
  'deal-open': ({ number }) => {
    const until = number('until');
    return `Others may still play this deal, so nothing of its board is shown${until === undefined ? '' : ` before ${when(until)}`}. The card with the street tells no secrets.`;
  },
  'no-solo-deal': () => "This game can't be dealt to one person alone.",
  ...leagueRefusals,
  ...duplicateRefusals,
  'bad-setting': ({ possible }) => `That is not possible here. Choose one of these: ${possible.join(', ')}.`,
  'too-soon': tooSoon,
});
