import type { Strength } from '../../../core/player.ts';
import { grammar } from '../../../stage/grammar.ts';
import type { Translated } from '../../../stage/languages.ts';
import type { AnyStandIn } from '../../../table/types.ts';
import { HOURS } from '../figures.ts';
import type { Naming } from '../naming.ts';

const { listed, percent, plural } = grammar('en');

const STANDS_IN: Readonly<Record<Strength, string>> = {
  easy: 'an easy player of the bot',
  medium: 'a medium player of the bot',
  hard: 'a hard player of the bot',
};

export const table = ({ command, alone }: Naming) => ({
  /** Opening tables, and who comes to them. */
  tables: {
    paces: {
      none: 'no time limit',
      day: 'a day for each turn',
      'three-days': 'three days for each turn',
      'two-weeks': '14 days for each turn',
    },
    seatings: { random: 'seats are drawn', joined: 'seats in the order of joining' },
    noHints: 'no hints',
    /** Its result changes ratings. */
    rated: 'rated, so no hints',
    ratedWithMore: 'rated if one more person joins',
    unrated: 'unrated',
    /** Asked for at once; neither is done. */
    ratedWithHints: 'A rated game has no hints: choose `rated:False` or `hints:off`.',
    invited: (people: readonly string[]) => `Invited: ${listed(people)}`,
    /** Behind a name: a rematch that they have not said yes to. */
    asked: 'asked',
    rematch: 'Another game of the same people: the others press Join.',
    /** Of a lobby that lapsed. */
    lapsed: `Nobody did anything here for a day, so this table was closed. ${command('new')} opens another whenever you like.`,
    /** A thread's title. */
    title: (game: string, people: readonly string[]) => `${game}: ${people.join(', ')}`,
    inThread: 'In a thread',
    openedThere: (thread: string) => `The table is open in ${thread}, and you sit at it.`,
    dealtThere: (thread: string) => `Dealt: the board is in ${thread}.`,
    alreadyInThread: `This is a thread already: ${command('new')} without \`thread\` plays here.`,
    noThread: `I could not open a thread here. ${command('new')} without \`thread\` plays in this channel.`,
    bots: (people: readonly string[]) => `${listed(people)} can't play: only people can.`,
    yourself: alone === undefined ? 'You cannot challenge yourself.' : `To play alone, type ${alone}.`,
    remove: (person: string) => `Remove ${person}`,
    removed: (person: string) => `${person} is off the table; the seat is free again.`,
    again: 'The table is open again: the others press Join.',
    againSolo: 'Dealt again: the board follows.',
  },
  /** What calls people to the table. `person` is a mention where somebody is called, else a name. */
  calls: {
    ping: (person: string) => `${person}, it is your turn.`,
    /** `hours` since the turn began. */
    reminder: (person: string, hours: number) =>
      plural(hours, {
        one: `${person}, the others have been waiting for you for an hour.`,
        other: `${person}, the others have been waiting for you for # hours.`,
      }),
    note: (person: string, days: number) =>
      plural(days, {
        one: `${person}, a last note: the others have been waiting for you for a day. I shall not remind you of this turn again.`,
        other: `${person}, a last note: the others have been waiting for you for # days. I shall not remind you of this turn again.`,
      }),
    /** `asked`: what, in the turn of another; absent: it is their turn. */
    nudge: (people: readonly string[], by: string, asked?: string) =>
      `${listed(people)}, ${by} gives you a nudge: ${asked ?? 'it is your turn'}.`,
    overdue: (person: string, pace: 'day' | 'three-days' | 'two-weeks') =>
      `${person} has taken longer than ${HOURS[pace]} hours. The others may decide how to go on.`,
    /** Somebody whose answer the others wait for. */
    question: (person: string) =>
      `${person}, you were asked something here, and your answer is still missing.`,
    /** Somebody who is asked to a table. */
    invited: (person: string) => `${person}, you were asked to this table.`,
    nudgeThem: 'Nudge',
    nudged: (people: readonly string[]) => `Nudged: ${listed(people)}. Next time in twelve hours.`,
    paused: 'This game is paused.',
  },
  /** What has become of a seat, said in public. */
  seats: {
    absent: (person: string, how: AnyStandIn) =>
      how !== 'steady'
        ? `From now on ${STANDS_IN[how]} plays for ${person}, until they are back: anything they do here brings them back.`
        : `I play for ${person} by a fixed rule from now on, until they are back: anything they do here brings them back.`,
    gone: (person: string, how: AnyStandIn) =>
      how !== 'steady'
        ? `${person} has left the server. For now ${STANDS_IN[how]} plays the seat; the others may offer it to somebody else.`
        : `${person} has left the server. I play the seat by a fixed rule for now; the others may offer it to somebody else.`,
    back: (person: string) => `${person} is back and plays again.`,
    offered: (person: string) =>
      `The seat of ${person} is on offer: whoever presses first takes it over with all its points. Until then it is still theirs.`,
    'offer-lapsed': (person: string) =>
      `Nobody has taken the seat of ${person} within 48 hours: it is not on offer any more.`,
    taken: (person: string, before: string) => `${person} plays on in place of ${before}. Welcome!`,
    /** `until` is a time that Discord shows in the reader's own way. */
    away: (person: string, until: string) =>
      `${person} is away until ${until}. The clock of this game waits.`,
    /** The clock waits for so many days of the absence at most. */
    awayInPart: (person: string, until: string, days: number) =>
      days === 0
        ? `${person} is away until ${until}. The clock of this game runs on.`
        : `${person} is away until ${until}. The clock of this game waits for ${plural(days, { one: '# more day', other: '# more days' })} at most.`,
    here: (person: string) => `${person} is here again.`,
    take: 'Take the seat',
    took: 'The seat is yours. The board follows.',
    comeBack: 'I am back',
    youAreBack: 'You play your seat yourself again.',
  },
  /** What is put to the vote. */
  votes: {
    /** On a button that asks for it. */
    propose: {
      'play-once': 'Play this turn for them',
      'play-until-back': 'Play until they are back',
      offer: 'Offer the seat',
      pause: 'Pause',
      unpause: 'Go on',
    },
    /** Leads to the choice of who is to play, and how long. */
    choose: 'Choose who plays',
    whoPlays: (target: string) => `**Who shall play for ${target}?** The others are asked.`,
    /** How long, before the name of a strength. */
    ways: { 'play-once': 'This turn', 'play-until-back': 'Until they are back' },
    /** What somebody asks for; `target` is whose seat it is about, empty for a pause. */
    asks: {
      'play-once': (person: string, target: string, how: AnyStandIn) =>
        how !== 'steady'
          ? `${person} asks that ${STANDS_IN[how]} plays this turn for ${target}.`
          : `${person} asks that I play this turn for ${target}, by a fixed rule.`,
      'play-until-back': (person: string, target: string, how: AnyStandIn) =>
        how !== 'steady'
          ? `${person} asks that ${STANDS_IN[how]} plays for ${target} until they are back.`
          : `${person} asks that I play for ${target} by a fixed rule until they are back.`,
      offer: (person: string, target: string) =>
        `${person} asks to offer the seat of ${target} to somebody else.`,
      pause: (person: string) => `${person} asks to pause the game.`,
      unpause: (person: string) => `${person} asks to go on with the game.`,
    },
    /** Those whose vote is missing, how many must agree, and until when. */
    question: (people: readonly string[], needed: number, until: string) =>
      people.length === 0
        ? `${needed} must agree. It expires on ${until}.`
        : `${listed(people)}: do you agree? ${needed} must agree. It expires on ${until}.`,
    soFar: (agreed: number, needed: number, refused: number) =>
      refused === 0 ? `${agreed} of ${needed} so far.` : `${agreed} of ${needed} so far, ${refused} against.`,
    agreed: '**Agreed.**',
    refused: '**Refused**: the game goes on as it was.',
    withdrawn: 'Not needed any more.',
    withdrewBy: (person: string) => `${person} withdrew it.`,
    lapsed: 'Not decided within 48 hours: the game goes on as it was.',
    youAsked: 'The others are asked.',
    youAgreed: 'You agree.',
    youRefused: 'You refused.',
    youWithdrew: 'You withdrew it.',
    carried: 'Agreed: it is done.',
  },
  undo: {
    ask: 'Ask the others',
    agree: 'Agree',
    refuse: 'Refuse',
    done: 'Taken back; the board follows.',
    /** Alone, before the first time. */
    askPractice: 'Take this back? The score of this game will then be marked as practised: it is no record.',
    practise: 'Take it back',
    asked: (people: readonly string[]) =>
      `Asked: ${listed(people)} must agree within 48 hours. Any action in the game withdraws your request.`,
    allAgreed: 'You agree, and so do all others: it is taken back. The board follows.',
    youRefused: 'You refused: the action stands.',
    youAgreed: (stillAsked: readonly string[]) => `You agree. Still asked: ${listed(stillAsked)}.`,
    asks: (person: string) => `${person} asks to take back:`,
    /** `until` is a time that Discord shows in the reader's own way. */
    question: (people: readonly string[], _needed: number, until: string) =>
      `${listed(people)}: do you agree? All others must agree. It expires on ${until}; any action in the game withdraws it.`,
    soFar: (agreed: number, asked: number) =>
      plural(agreed, { one: `# of ${asked} agrees so far.`, other: `# of ${asked} agree so far.` }),
    agreed: 'All agreed: it is taken back.',
    refused: 'Refused: it stands.',
    refusedBy: (person: string) => `${person} refused: it stands.`,
    refusedNews: (by: string | undefined, asker: string) =>
      by === undefined
        ? `Refused: it stands. ${asker} had asked to take back the last action.`
        : `${by} refused: it stands. ${asker} had asked to take back the last action.`,
    withdrewBy: (person: string) => `${person} withdrew it: it stands.`,
    withdrawn: 'Withdrawn: the game has gone on, so it stands.',
    lapsed: 'Not all have agreed within 48 hours: it stands.',
  },
  /** What is said of turns gone by. */
  history: {
    log: 'Log',
    recap: 'Recap',
    board: 'Board',
    earlier: '◀ Earlier',
    later: 'Later ▶',
    logTitle: (page: number, pages: number) => `**The game so far**, page ${page} of ${pages}`,
    logEmpty: 'Nothing has been played yet. The log begins with the first turn.',
    strangers: 'You do not sit at this table, so here is the newest page of its log.',
    /** Turns by their numbers. */
    tookBack: (name: string, turns: readonly string[]) => `**${name}** took back ${listed(turns)}.`,
    /** Behind what the stand-in did for a seat. */
    byOrder: '(by standing order)',
    playedFor: (name: string) => `(played for ${name})`,
    since: '**Since you last acted**',
    sinceTheDeal: '**Since the deal**',
    nothingSince: 'Nothing has happened since you last acted.',
    near: '**For your own aims**',
    boardAfter: (turn: number, newest: number) => `The board after turn ${turn} of ${newest}.`,
    boardOfTheDeal: 'The board as it was dealt.',
    noSuchTurn: (turn: number, newest: number) =>
      `There is no turn ${turn}: the newest is ${newest}, and 0 is the deal. ${command('game log')} numbers the turns.`,
  },
  /** The final message, and the record. */
  ending: {
    /** The best action of the game. `turn` as the log numbers it. */
    best: (person: string, points: number, turn: number) =>
      `Best turn: ${person}, ${plural(points, { one: '# point', other: '# points' })} (turn ${turn}).`,
    /** After a rated game; the people come with what `rating` says of them. */
    ratings: (people: readonly string[]) => `Rating: ${people.join(', ')}.`,
    ratingsWithPlayers: (people: readonly string[]) =>
      `Rating against players of the bot: ${people.join(', ')}.`,
    rating: (person: string, points: string, change: string) => `${person} ${points} (${change})`,
    /** The same people have met too often, or something was taken back after it was seen. */
    ratedInPart: (part: number) => `The game counted for ${percent(part)} of a rated one.`,
    rematch: 'Rematch',
    another: 'Another game',
    whichOther: 'Which game with the same people? The others are asked, and press Join.',
    /** With a file that holds all of it, or what the reader may know. */
    record: 'The whole game, as a file that other programs can read and check.',
    recordSoFar:
      'The game so far, as a file: what you may know of it. It will be complete once the game has ended.',
    recordFile: 'The record of the game',
    /** Every shuffle agrees with the seed that the game was bound to. */
    verified: (shuffles: number) =>
      `Checked: ${plural(shuffles, { one: 'the # shuffle', other: 'all # shuffles' })} and every turn follow from the seed that was fixed before the first card. ${command('game record')} lets you check it yourself.`,
    /** Below: what the commitment was made of. */
    proof: (commitment: string, seed: string, salt: string) =>
      `-# SHA-256 \`${commitment}\`, seed \`${seed}\`, salt \`${salt}\``,
    /** From this turn on it does not. */
    differs: (turn: number) =>
      `From turn ${turn} on, this game does not follow from the seed that was fixed before it.`,
    notYetVerified: (commitment: string) =>
      `The shuffles are fixed by a secret seed; its SHA-256 is \`${commitment}\`. The seed is told when the game has ended; then I can check every shuffle for you.`,
    unverifiable: 'This game was begun before shuffles were bound to a seed, so nothing can be checked.',
    /** It was begun before the program changed how the game is carried out. */
    olderRules:
      "This game was begun under an older version of its rules here, so I can't check its turns any more. Its seed is told: the program of that time can.",
  },
});

export type TableWords = Translated<ReturnType<typeof table>>;
