import { grammar } from '../../../stage/grammar.ts';
import type { Translated } from '../../../stage/languages.ts';
import type { Naming } from '../naming.ts';

const { listed, plural, percent } = grammar('en');

export const basics = ({ command, alone }: Naming) => ({
  errors: {
    neutral: 'Something went wrong on my side; nothing was changed. Please try again in a moment.',
    /** The turns were dropped after the end, and a newer version of the rules does not make them again. */
    turnsGone:
      "Today's rules no longer lead to the earlier turns of this game, so I can't show them. Its log and its result are kept.",
    /** What was done is not known here any more: the answer alone was refused. */
    refusedAnswer: `I could not show the answer to this. ${command('board')} shows the game as it is now.`,
    oldButton: `This button was made by another version of me. ${command('board')} shows the game as it is now.`,
    strangeButton: `I do not know this button. ${command('board')} shows the game as it is now.`,
    /** The channel plays another game: its name, and the command that does there what was asked for. */
    otherGame: (game: string, command: string) =>
      `The game in this channel is ${game}. Type ${command} instead.`,
    otherGameEnded: (game: string, board: string) =>
      `The last game in this channel was ${game}. ${board} shows how it ended.`,
    strangeCommand: 'I do not know this command any more. Please type `/` to see those I know.',
  },
  lobby: {
    join: 'Join',
    leave: 'Leave',
    start: 'Start',
    free: 'free',
    gathering: (opener: string) =>
      `Open to everybody here. ${opener} may start once there are enough players.`,
    full: 'The table is full: anybody seated may start.',
    running: 'The game is being played.',
    over: 'The game is over.',
    cancelled: 'The table was cancelled.',
    opened: `The table is open and you sit at it. The others press Join or type ${command('join')}.`,
    dealt: 'Dealt: the board follows as a message of its own.',
    joined: (taken: number, wanted: number) => `You sit at the table, ${taken} of ${wanted}.`,
    left: 'You left the table.',
    leftAndClosed: 'You left; the table is empty and was closed.',
    seated: (people: readonly string[]) => `Seats in turn order: ${people.join(', ')}. The board follows.`,
    resigned: 'You resigned. Your seat is played for you from now on and ranks last.',
    /** Before how it ended: nobody was left to play with. */
    resignedAndOver: 'You resigned, and the game is over.',
    howItEnded: `${command('board')} shows how it ended.`,
    /** On the button that does it, and the question before: how many others are left. */
    resign: 'Resign for good',
    askResign: (others: number) =>
      others === 0
        ? 'Give this game up? That cannot be taken back.'
        : others === 1
          ? 'Resign? The game ends at once and the other player wins. That cannot be taken back.'
          : 'Resign? I play your seat to the end and it ranks last. That cannot be taken back. `/games settings` can keep your seat for you while you are away.',
    /** Asked where all the others agree to cancel a rated game. */
    askResignEnds:
      'Resign? All others agree to cancel this game, so it ends at once: you rank last, and they share the first place. That cannot be taken back.',
    /** Where all the others agree to cancel. */
    askResignCancels:
      'Resign? All others agree to cancel this game, so it is cancelled at once. That cannot be taken back.',
    calledOff: 'The game is cancelled.',
    agreedToCancel: (agreed: number, needed: number) =>
      plural(agreed, {
        one: `You agree to cancel this game: # of ${needed} does. The others are asked in the channel.`,
        other: `You agree to cancel this game: # of ${needed} do. The others are asked in the channel.`,
      }),
    /** Before a vote to cancel is opened, and on the button that opens it. */
    askCancel: 'Ask the others to cancel this game? It ends when all agree, and it counts for nobody.',
    askCancelLast: 'Cancel this game? All others agree, so it ends at once, and it counts for nobody.',
    askEnd:
      'End this game? Somebody has left it. It ends when all others agree: who left loses, the others share the first place.',
    endedDeserted: 'The game has ended: who left it loses, the others share the first place.',
    openCancel: 'Cancel the game',
    agreeCancel: 'Agree to cancel',
    playOn: 'Play on',
    playsOn: (person: string) => `${person} would play on: this game is not cancelled.`,
    nothingToCancel: 'Nobody asks to cancel this game any more.',
    saidPlayOn: 'The game goes on.',
  },
  places: {
    /** As Discord names them in this language. */
    permissions: {
      ViewChannel: 'View Channel',
      SendMessages: 'Send Messages',
      SendMessagesInThreads: 'Send Messages in Threads',
      CreatePublicThreads: 'Create Public Threads',
      CreatePrivateThreads: 'Create Private Threads',
      AttachFiles: 'Attach Files',
      ReadMessageHistory: 'Read Message History',
    },
    lacking: (permissions: readonly string[]) =>
      permissions.length === 1
        ? `I can't play in this channel: I lack the permission ${listed(permissions)}. Somebody who may manage the channel can grant it to my role; then ask again.`
        : `I can't play in this channel: I lack the permissions ${listed(permissions)}. Somebody who may manage the channel can grant them to my role; then ask again.`,
    direct:
      alone === undefined
        ? `There are only the two of us here: ${command('new', 'players:')} plays against the bot; for several people, type it in a channel of a server.`
        : `There are only the two of us here: ${alone} plays alone, ${command('new', 'players:')} against the bot; several people need a channel of a server.`,
    amongOthers:
      "I can't post boards into a private conversation of others. Play in a channel of a server that I am installed in, or solo in a direct message with me.",
    notInstalled: `I am not installed in this server, so I could not post the board here. Somebody who may manage the server can add me: open my profile, "Add App", "Add to server".${alone === undefined ? '' : ` Or play ${alone} in a direct message with me.`}`,
  },
  board: {
    hand: 'Hand',
    rules: 'Rules',
    /** Leads to the board with its parts named. */
    parts: 'What is what',
    board: 'Board',
    undo: 'Undo',
    cancelled: 'This game was cancelled.',
    givenUp: 'This game was given up.',
    lastOnes: (people: readonly string[]) =>
      people.length === 1
        ? `${listed(people)} wins: all others have resigned.`
        : `${listed(people)} win: all others have resigned.`,
    resigned: (person: string) => `${person} has resigned.`,
    wouldCancel: (people: readonly string[], agreed: number, asked: number) =>
      plural(agreed, {
        one: `${listed(people)} would call this game off: # of ${asked} agrees.`,
        other: `${listed(people)} would call this game off: # of ${asked} agree.`,
      }),
    /** `what` is a request such as "draw or build". */
    awaited: (people: readonly string[], what: string) => `${listed(people)}: ${what}`,
    /** Before that: whose choice is sealed. */
    chosen: (people: readonly string[]) =>
      people.length === 1 ? `${listed(people)} has chosen.` : `${listed(people)} have chosen.`,
    tookBack: (person: string) => `${person} took back:`,
    tooEarly: 'It ended before anybody had a second turn, so it counts nowhere.',
    practised: 'Practised: something was taken back in this game, so its score counts as practice.',
  },
  panel: {
    done: 'Done.',
    sealed: (deed: string) => `Sealed: ${deed}.`,
    stillChoosing: (people: readonly string[]) =>
      `Still choosing: ${listed(people)}. Until then you may choose again.`,
    chooseAgain: 'Choose again',
    /** @param why a sentence of the game */
    turnedDown: (deed: string, why: string) =>
      `Your choice does not fit with what the others have chosen: ${deed}. ${why} Choose again; the others keep theirs.`,
    unreadable: (typed: string, why: string) =>
      `The rules have changed since you chose, and your choice can't be read any more: “${typed}”. ${why} Choose again; the others keep theirs.`,
    preview: (deed: string) => `Preview: ${deed}`,
    earlier: 'Earlier',
    more: (page: number, pages: number) => `More… (${page} of ${pages})`,
    back: 'Back',
    yourTurn: 'Your turn',
    /** Above all that has a better and a worse: by which order it stands there. */
    judged: 'Best first, as the bot’s medium player judges.',
    mostPoints: 'Most points now first.',
    /** @param order one of these sentences */
    pressShows: (order: string) =>
      `${order} A press shows what it brings; nothing is done before you confirm it.`,
    /** The same where some of the buttons do it at once. */
    greenActs: (order: string) =>
      `${order} Green buttons act at once; the others show first what they bring.`,
    /** @param kind of action, as its button says it */
    others: (kind: string) => `${kind}: other ways`,
    none: 'none',
    notYet: 'Not done yet. This is what it would bring:',
    gone: 'That choice does not exist any more. These do:',
    points: (points: number) => plural(points, { one: '# point', other: '# points' }),
    upTo: (points: number) => `up to ${points}`,
  },
  orders: {
    always: (order: string) => `Always: ${order}`,
    alwaysWhich: 'Always this…',
    which: 'It is done now, and from then on without asking you, wherever it fits. For how long?',
    left: (order: string) =>
      `Standing order: ${order}. Nobody else sees it; you can take it back on your hand page.`,
    title: '**Your standing orders**',
    takeBack: (order: string) => `Take back: ${order}`,
    withdrawn: 'The order is taken back. You will be asked again.',
    /** The button on the hand page. */
    door: 'Standing orders…',
    ask: 'What shall I do for you without asking? I do it wherever it fits; until then nobody else sees it.',
    none: 'Nothing can be decided in advance here now.',
  },
  typing: {
    lacking: (option: string) => `${option} is missing.`,
    unknown: (typed: string, option: string) => `I do not know “${typed}” as ${option}.`,
    /** The first of some values, then how many more there are. */
    andMore: (values: readonly string[], left: number) => `${values.join(', ')} and ${left} more`,
    possible: (values: string) => `Possible now: ${values}.`,
    possibleWith: (given: readonly string[], values: string) =>
      `Possible with ${given.join(', ')}: ${values}.`,
    instead: (kinds: readonly string[]) => `What you can do now: ${kinds.join(', ')}.`,
    /** What was typed is none of them. */
    nothing: (typed: string) => `“${typed}” is nothing that you can do now.`,
    several: (typed: string) => `“${typed}” can mean more than one action.`,
  },
  /** What is said of fair play: of the shuffles, and to who goes where they have no business. */
  fair: {
    /** Before the first card: one short line on a phone. `digits`: the first of the commitment. */
    shuffleSealed: (digits: string) => `Shuffle ${digits} · ${command('game verify')}`,
    /** At the end. */
    shuffleTold: `Check the shuffle: ${command('game verify')}`,
    elsewhere: 'This belongs to a game in another channel, so nothing was done.',
    unasked: `I did not ask for this, so nothing was done. ${command('board')} shows the game as it is now.`,
    slowDown: 'That was too fast for me, so nothing was done. Please try again in a moment.',
  },
  /** What is said around a first turn on an example board. */
  lesson: {
    /** On the button that begins it. */
    begin: 'Try a first turn',
    /** After the last step: to the game of this channel, or to open one. */
    toGame: 'To the game',
    play: 'Open a table here',
    step: (at: number, of: number) =>
      `Step ${at} of ${of}, on an example board: nothing here changes a game.`,
    back: 'Back',
    /** Of a lesson that this version of the bot does not hold. */
    none: `This lesson is not here any more. ${command('rules')} has every chapter.`,
  },
  /** What is said beside pictures that are made to be shown. */
  showing: {
    share: 'Share',
    replayButton: 'Replay',
    card: 'Here is a card of this game, as only you see it: save it, or post it for all in this channel.',
    /** For who does not play in the game. */
    cardToKeep: 'Here is a card of this game, to save or to pass on.',
    post: 'Post it here',
    posted: 'Posted.',
    sharedBy: (person: string) => `${person} shares this game:`,
    replay: 'Here is the game from the deal until now, to save or to pass on.',
    /** `share`: from 0 to 1. */
    progress: (share: number) => `The game is being drawn turn by turn: ${percent(share)} done.`,
    busy: 'A replay of this channel is being drawn already. Please ask again when it is done.',
    noPicture: 'There is no such picture of this game.',
  },
});

export type Basics = Translated<ReturnType<typeof basics>>;
