import { grammar } from '../../../stage/grammar.ts';
import type { Translated } from '../../../stage/languages.ts';
import { type Counts, share, tenths } from '../figures.ts';
import type { Naming } from '../naming.ts';
import { vitals } from './vitals.ts';

const { listed, plural, number, percent } = grammar('en');

const pointsOf = (points: number): string => plural(points, { one: '# point', other: '# points' });

export const games = {
  /** What a person is told of what is kept. */
  privacy: {
    title: '**What is stored about you**',
    never: 'Your id and nothing else of your account; no messages, no addresses.',
    name: (name: string) => `The name last seen: ${name}`,
    nothing: 'Nothing: you have not played here.',
    seats: (seats: number, running: number) =>
      `Seats in games: **${number(seats)}**; in games that are going on: **${number(running)}**`,
    rest: (invitations: number, votes: number, blocks: number) =>
      `Your settings; invitations: **${invitations}**, votes: **${votes}**, people you blocked: **${blocks}**`,
    more: 'All of it is in the export. Forgetting takes your name and your settings out of everything.',
    exported: 'All that is stored about you, as a file that only you see.',
    /** What the file is, for its alt text. */
    file: 'All that is stored about one person, as JSON',
    exportButton: 'Export',
    forgetButton: 'Forget me…',
    forgetAsk: (running: number) =>
      `Forget you? Your settings and results are deleted, and in finished games you become “Player 2”. ${
        running > 0
          ? plural(running, {
              one: '**The # game that is going on is resigned or left.** ',
              other: '**The # games that are going on are resigned or left.** ',
            })
          : ''
      }My newest message of each game is changed; older messages stay. This cannot be undone.`,
    forgetSure: 'Forget me for good',
    keep: 'Keep everything',
    kept: 'Nothing was changed.',
    forgotten: (games: number) =>
      `Done: you are forgotten, in ${plural(games, { one: '# game', other: '# games' })}. Older messages in the channels stay; their writer or a moderator can delete them.`,
  },
  glance: {
    onlyInServers: 'This shows the games of a server: use it in one.',
    none: 'No game that you may see is being played in this server.',
    choose: 'Which game?',
    strange: 'I find no such game here. These are being played:',
    /** Only the first so many are offered. */
    more: (offered: number) =>
      `These are the ${number(offered)} oldest. To look at another, give its channel or the link of a message in it.`,
    toBoard: 'To the game',
    others: 'Other games',
  },
  /** What the bot finds out about itself. */
  doctor: {
    allowed: 'I may see this channel, post here, attach pictures and read what I posted.',
    lacks: (permission: string) => `I lack ${permission}.`,
    threads: 'I may open threads here.',
    noThreads: (permissions: readonly string[]) =>
      `I lack ${listed(permissions)}: only a game in a thread of its own needs it.`,
    grant:
      'How to grant it: Edit Channel → Permissions → add my role → allow what is named above. Or for all channels: Server Settings → Roles → my role.',
    direct: 'We are in a direct message: no permissions are needed, solo games work here.',
    database: (milliseconds: number) => `The database answers, in ${number(milliseconds)} ms.`,
    badDatabase:
      'The database does not answer: nothing can be played now. Please tell the person who runs me.',
    /** Of this channel alone, as all that follows. */
    outbox: (waiting: number) =>
      plural(waiting, {
        one: '# message waits to be posted in this channel.',
        other: '# messages wait to be posted in this channel.',
      }),
    quietOutbox: 'No message waits to be posted in this channel.',
    /** Its channel was closed: it is kept. */
    parked: (messages: number) =>
      plural(messages, {
        one: '# message for this channel is kept: it could not be posted.',
        other: '# messages for this channel are kept: they could not be posted.',
      }),
    /** Why the last try failed. */
    why: {
      noChannel: 'The last time, Discord said that there is no such channel.',
      noAccess: 'The last time, Discord said that I may not see this channel.',
      noPermission: 'The last time, Discord said that I lack a permission here.',
      noMessages: 'The last time, Discord said that I may not write to you.',
      removed: 'I had been removed from this server.',
      other: 'The last time, Discord did not take it. My log says why: ask the person who runs me.',
    },
    /** A permission is still missing. */
    parkedGrant: 'Grant what is missing, then use `/games doctor` here again: I try again at once.',
    /** None is missing now. */
    parkedAgain: 'Nothing is missing now: I am trying again.',
    /** Other channels of this server; named are those that the asker may see. */
    parkedElsewhere: (channels: number, named: readonly string[]) => {
      const count = plural(channels, {
        one: 'In # other channel of this server I could not post.',
        other: 'In # other channels of this server I could not post.',
      });
      return named.length > 0 ? `${count} Use \`/games doctor\` there: ${listed(named)}.` : count;
    },
    board: (milliseconds: number) => `A board was painted in ${number(milliseconds)} ms: it is below.`,
    badBoard: 'I could not paint a board. Please tell the person who runs me.',
    well: '**All is well here.**',
    ill: '**Something is missing here.**',
  },
  vitals,
  /** What is said of many games. `since` and the like are times that Discord shows in the reader's own way. */
  lists: {
    none: ({ command, alone }: Naming) =>
      `You have no game under way. ${command('new')} opens one${alone === undefined ? '' : `, ${alone} plays alone`}.`,
    title: (games: number, waiting: number) =>
      plural(games, { one: '**Your game**', other: '**Your # games**' }) +
      (waiting > 0 ? plural(waiting, { one: ', # waits for you', other: ', # wait for you' }) : ''),
    page: (page: number, pages: number) => `page ${page} of ${pages}`,
    together: (place: string, people: readonly string[]) => `${place} with ${listed(people)}`,
    alone: (place: string) => `${place} alone`,
    yours: (since: string) => `**Your turn**, ${since}`,
    theirs: (people: readonly string[], since: string) =>
      people.length > 0 ? `Waiting for ${listed(people)}, ${since}` : `Waiting, ${since}`,
    paused: (since: string) => `Paused, ${since}`,
    gathering: (taken: number, wanted: number, since: string) => `Gathering, ${taken} of ${wanted}, ${since}`,
    openTitle: (tables: number) =>
      plural(tables, { one: '**A table with a seat for you**', other: '**# tables with a seat for you**' }),
    noneOpen: ({ command }: Naming) =>
      `No table here has a seat for you. ${command('new')} opens one, and whoever looks here finds it.`,
    noSuchTable:
      'I find no such table here: it may be of another server, or in a channel that you do not see.',
    sitAt: (index: number, game: string) => `${index}. Sit down: ${game}`,
    first: 'To the first',
    next: 'Next game',
    earlier: '◀ Earlier',
    later: 'Later ▶',
    onlyInServers: 'This is about the games of a server: use it in one.',
    ownStats: (game: string) => `**Your games of ${game}**`,
    statsOf: (person: string, game: string) => `**${game}** as ${person} plays it in this server`,
    nothingCounted: 'No game has been counted yet.',
    gamesAndWins: (games: number, wins: number) =>
      `Games: **${number(games)}**, won: **${number(wins)}** (${percent(share(wins, games))})`,
    average: (points: number) => `Points on average: **${number(tenths(points))}**`,
    best: (points: number) => `Best move: **${pointsOf(points)}**`,
    withPlayers: (category: string, games: number, wins: number, average: number | null) =>
      `${category}, with players of the bot: ${plural(games, { one: '# game', other: '# games' })}, won: ${number(wins)}${
        average === null ? '' : `, average ${pointsOf(tenths(average))}`
      }`,
    solo: (category: string, points: number) => `${category}: best **${pointsOf(points)}**`,
    /** Something was taken back in them. */
    practised: (category: string, games: number, points: number) =>
      `${category}, practised: ${plural(games, { one: '# game', other: '# games' })}, best ${pointsOf(points)}`,
    hints: (count: number) => `Hints used: **${number(count)}**`,
    leaderboard: (game: string) => `**${game} in this server**`,
    emptyLeaderboard: (game: string) => `No game of ${game} has been counted in this server yet.`,
    row: (place: number, person: string, { games, wins, average, best }: Counts) =>
      [
        `${place}. ${person}: ${plural(wins, { one: '# win', other: '# wins' })} in ${plural(games, { one: '# game', other: '# games' })}`,
        average === null ? undefined : `average ${pointsOf(tenths(average))}`,
        best === null ? undefined : `best move ${pointsOf(best)}`,
      ]
        .filter(part => part !== undefined)
        .join(', '),
    aloneTitle: '**Alone**',
    soloRow: (category: string, bests: readonly string[]) => `${category}, the best: ${bests.join(', ')}`,
    soloBest: (person: string, points: number) => `${person} ${pointsOf(points)}`,
    hidden: '-# If you do not want to be listed, say so in `/games settings`.',
    leaderboardEverywhere: (game: string) => `**${game} everywhere**`,
    nobodyEverywhere: (game: string) =>
      `Nobody has asked to be listed for ${game} everywhere. \`/games settings everywhere:True\` lists you.`,
    nobodyAnywhere: 'Nobody has asked to be listed everywhere. `/games settings everywhere:True` lists you.',
    listedEverywhere: '-# Listed are those who asked for it with `/games settings everywhere:True`.',
    /** Of who reads this, below the first. */
    ownPlace: (place: number) => `… you are number ${number(place)}`,
    ratingLegend: '-# Behind a name: the rating, with a question mark until ten rated games.',
  },
  /** A rating, as words beside its picture. `title`: the game and its kind of tables. */
  profile: {
    own: (title: string) => `**${title}**`,
    of: (person: string, title: string) => `**${title}**, as ${person} plays it`,
    rating: (rating: string, games: number) =>
      `Rating: **${rating}** after ${plural(games, { one: '# rated game', other: '# rated games' })}`,
    withPlayers: (rating: string, games: number) =>
      `Against players of the bot: **${rating}** after ${plural(games, { one: '# game', other: '# games' })}`,
    provisional: '-# The question mark stands until ten rated games.',
    nothing:
      'No rated game yet. A game among several people is rated unless it is opened with `rated:False`; one against players of the bot is with `rated:True`.',
    nothingOf: (person: string) => `${person} is not listed with a rating in this server.`,
    joinEverywhere: 'List me in all servers',
    leaveEverywhere: 'List me here only',
  },
  /** What a person has chosen. Times of day come as "22:00 – 07:00", moments as Discord shows them. */
  settings: {
    title: '**Your settings**, for every game and server',
    saved: 'Saved.',
    switches: {
      pings: 'Calls when it is your turn',
      invitations: 'Invitations to games',
      stats: 'Others see your statistics',
      learns: 'Learn when you sleep',
    },
    on: 'on',
    off: 'off',
    zone: 'Time zone',
    noZone: 'not set; `/games settings zone:` sets it',
    zoneNow: (zone: string, clock: string) => `${zone}, now ${clock}`,
    quiet: 'Quiet hours',
    noQuiet: 'none',
    quietLearnt: (hours: string) => `${hours}, learnt`,
    away: 'Away',
    notAway: 'no',
    everywhere: 'On the leaderboard of all servers (`everywhere:`)',
    awayUntil: (moment: string) => `until ${moment}`,
    blocked: 'Blocked',
    nobodyBlocked: 'nobody',
    people: (count: number) => plural(count, { one: '# person', other: '# people' }),
    chooseQuiet: 'Quiet hours: no calls from … to …',
    quietOff: 'No quiet hours',
    chooseAway: 'Away for …',
    awayOff: 'You are here',
    days: (count: number) => plural(count, { one: '# day', other: '# days' }),
    daysUntil: (count: number, day: string) =>
      `${plural(count, { one: '# day', other: '# days' })}, until ${day}`,
    choosePerson: 'Block somebody',
    choosePersonBack: 'Unblock somebody',
    hours: 'When you act',
    /** Above the chart. */
    hoursTitle: (acts: number, zone: string) =>
      `**When you act**: ${plural(acts, { one: '# act', other: '# acts' })} counted, by hour of the day in ${zone}. Once there are 40, I can tell when you sleep, and I do not call you then.`,
    noHours: 'Nothing has been counted yet of when you act.',
    notCounted: 'When you act is not counted: you can turn that on.',
    forgetHours: 'Delete these',
    hoursForgotten: 'Deleted.',
    back: 'Back',
    badAway:
      'I do not understand that. Write the day on which you are back, like 2026-12-01, or a number of days, or `off`.',
    bothHours: 'Quiet hours need a beginning and an end: `quiet-from` and `quiet-to`.',
  },
  /** How a server wants it, and what its moderators did. */
  server: {
    title: '**Games in this server**',
    language: 'Language of the boards',
    ownLanguage: "the server's own",
    languages: {
      en: 'English',
      ko: 'Korean',
      'pt-BR': 'Brazilian Portuguese',
      de: 'German',
      'es-ES': 'Spanish',
      fr: 'French',
      ja: 'Japanese',
    },
    pace: 'Pace of a new game',
    housePace: 'not set: none',
    paces: {
      none: 'none',
      day: 'a day a turn',
      'three-days': 'three days a turn',
      'two-weeks': '14 days a turn',
    },
    mayOpen: 'May open games',
    mayCancel: "May cancel others' games",
    place: 'Games are played',
    places: {
      anywhere: 'in channels and threads',
      edited: 'in channels, each as one message that is edited',
      threads: 'each in a thread of its own',
    },
    everyone: 'everybody',
    managers: 'members with Manage Server',
    onlyManagers: '-# Members with Manage Server can change this.',
    saved: 'Saved, and said in this channel.',
    nothingNew: 'Nothing changed: it was set so already.',
    chooseLanguage: 'Language of the boards …',
    choosePace: 'Pace of a new game …',
    chooseOpeners: 'A role that may open games …',
    chooseCancellers: "A role that may cancel others' games …",
    openEveryone: 'Opens: everybody',
    openManagers: 'Opens: managers',
    cancelEveryone: 'Cancels: everybody',
    cancelManagers: 'Cancels: managers',
    acts: 'Log of moderators',
    noActs: 'Nothing has been done here with the powers of a moderator.',
    actsTitle: '**What moderators did here**, newest first',
    back: 'Back',
    /** Who is forgotten. */
    somebody: 'Somebody',
    changed: (person: string) => `${person} changed how games go in this server:`,
    calledOff: (person: string, game: string) => `${person} cancelled a game of ${game} here as a moderator.`,
    cancelAct: (person: string, game: string) => `${person} cancelled a game of ${game}`,
    settingsAct: (person: string, settings: readonly string[]) => `${person} set: ${listed(settings)}`,
  },
};

export type GamesWords = Translated<typeof games>;
