import type { Repositories } from '../../../src/store/index.ts';

/** Names of all methods of each repository. A test compares them with the store. */
export const METHODS = {
  matches: {
    reads:
      'get standing live latest newest gameIn opened rematchesOf ids satIn silentLobbies oldestLobby oldestLiveLobby withThinkers',
    writes:
      'insert setSeats setOpener resign start end setTerms setPractised setEverywhere setParked setPaused setPrompted setShown',
  },
  places: { reads: 'liveIn parkedIn', writes: 'put add remove lockChannels move setParked setShown forget' },
  listings: {
    reads: 'betweenPlaces liveOf of titles gatheringIn shownGathering runningIn runningOf guilds unwaited',
    writes: '',
  },
  moves: {
    reads: 'list decided boardBefore states standingAt stateAt snapshot',
    writes: 'append dropStates',
  },
  sealed: { reads: 'list turnedDown ofUser', writes: 'put turnDown clear' },
  orders: { reads: 'list ofUser', writes: 'put remove removeSince' },
  hints: { reads: 'count tally ofUser', writes: 'put' },
  votes: { reads: 'list', writes: 'cast clear' },
  requests: {
    reads: 'get newest agreed openOf askedBefore oldestOpen unannounced',
    writes: 'open answer settle noteAnnounced',
  },
  outbox: {
    reads: 'unsentOf waiting outlook shownBy isOvertaken heldIn parkedChannels',
    writes: 'put putOff drop showEarly begin unbegin delivered failed park unpark unparkDue withdraw hurry',
  },
  claims: { reads: '', writes: 'claim' },
  cooldowns: { reads: 'times of', writes: 'note forget' },
  duePings: { reads: 'due of nextDue', writes: 'put remove sent' },
  marks: { reads: 'has list scopes', writes: 'put drop sweep holdSecret' },
  kv: { reads: 'get', writes: 'set delete' },
  people: {
    reads: 'get gather returned nextReturn seeking blockedBy namesMet',
    writes: 'change block unblock',
  },
  seatBlocks: { reads: 'inMatch of among', writes: 'put remove end' },
  invitations: { reads: 'list of', writes: 'add' },
  results: {
    reads: 'ofUser ofMatch played tallies soloBests practised missing uncounted',
    writes: 'put setColours',
  },
  lookBacks: {
    reads:
      'results hasPlayed rival ratings reviewed decisions counted players bestScore bestMove streak closest',
    writes: '',
  },
  reviews: { reads: 'list ofUser', writes: 'put share forget' },
  ratings: {
    reads:
      'of ofUser courseOf changesOf changesOfUser opponentsOf meetings meetingsOfStrangers list ratedGames',
    writes: 'put change clear',
  },
  puzzles: { reads: 'tries lastGame ratingOf ratingsOf get ofGame', writes: 'answer rate put' },
  standings: { reads: 'categories top isListed placeOf ofUser', writes: 'refresh show' },
  deals: {
    reads:
      'get attempts playedAt table field best days onDays challenges finished unfinished appears openTo ofUser',
    writes: 'put setPar begin finish appear forget',
  },
  servers: { reads: 'get acts actsOf roleCalledAt', writes: 'set log forget setRoleCalled' },
  mornings: {
    reads: 'due nextDue get before unannounced parked naming',
    writes: 'schedule advance put retire giveUp begin shown failed hurry correct',
  },
  morningFacts: {
    reads: 'isPlayed playersOf sharing bestOfEnded movedSince longestWaits endedIn scores bestBefore',
    writes: 'hold',
  },
  tableWishes: { reads: 'get ofUser whoever', writes: 'put noteAnnounced remove' },
  boardPages: { reads: 'get ofUser', writes: 'open replace show sweep' },
  connectedShards: { reads: 'elsewhere', writes: '' },
  seeks: {
    reads: 'all of counts ratings blocks meetings left',
    writes: 'put remove lapse forgetGuild',
  },
  watchers: { reads: 'get list ofUser', writes: 'put reached remove sweep' },
  directMessages: {
    reads: 'due nextDue waitingFor ofUser',
    writes: 'put begin settle putOff drop sweep',
  },
  leagues: {
    reads:
      'get load inGuild live unannounced players tables seats playedAt opened late longestStill outdated ofUser played',
    writes:
      'hold lockOpenings insert save begin shown posted failed hurry changePlayer renewed forget forgetPlayer',
  },
  duplicates: {
    reads: 'get load inGuild live unannounced players tables seats playedAt opened isShut tally ofUser',
    writes:
      'hold lockOpenings insert save begin shown posted failed hurry changePlayer reveal prune forget forgetPlayer',
  },
  privacy: { reads: 'traces', writes: 'replace erase dropOwn' },
  retention: { reads: 'abandoned untried withStates', writes: 'pruneLobbies remove sweepOutbox' },
  host: {
    // The bot notes a line of the operator before its work, so `put` and `move` must answer. See `positions` in frozen.ts.
    reads: 'get withStatus newest wasDone blocks linesBy put move',
    writes: 'sweep block unblock forget',
  },
  hostLookups: {
    reads: 'unsent live count statusesIn parked countParked gamesOf statusesOf kindOf channelsThatPlay',
    writes: '',
  },
  repairs: { reads: 'match log', writes: 'correct putDeal cut put setRev' },
  seats: {
    reads: 'list lostBy offeredBefore oldestOffer wasUnreached',
    writes: 'change endOffer sweepPhrases take forget',
  },
  contents: { reads: 'count', writes: 'copyFrom' },
  waits: { reads: 'list all ofUser due nextDue', writes: 'keep put change remove posted' },
  figures: { reads: 'outbox live', writes: '' },
} as const satisfies Readonly<
  Record<keyof Repositories, { readonly reads: string; readonly writes: string }>
>;

export type Drawer = keyof typeof METHODS;
/** Repositories with positions, choices and the seeds of deals. An error about a write to them must not show its values. */
const SECRET: readonly Drawer[] = ['matches', 'moves', 'sealed', 'orders', 'results', 'deals', 'kv'];

/** Error at the first write of an accepted request. This error is the only visible effect of such a request. */
export class WouldWrite extends Error {
  override readonly name = 'WouldWrite';

  constructor(drawer: Drawer, method: string, details: readonly unknown[]) {
    const { stackTraceLimit } = Error;
    // This error is thrown hundreds of thousands of times, and a stack trace would take longer than all else.
    Error.stackTraceLimit = 0;
    super(`${drawer}.${method}${SECRET.includes(drawer) ? '' : ` ${JSON.stringify(details)}`}`);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

type Method = (...details: readonly unknown[]) => unknown;
export type Methods = Readonly<Record<string, Method>>;

/** Part of a store without positions and choices, which holds no secret. Each answer is cached. */
export class Beside {
  readonly #repositories: Readonly<Record<string, Methods>>;
  readonly #known = new Map<string, unknown>();

  constructor(repositories: Repositories) {
    this.#repositories = repositories as unknown as Readonly<Record<string, Methods>>;
  }

  read(drawer: Drawer, method: string, details: readonly unknown[]): unknown {
    const key = `${drawer}.${method} ${JSON.stringify(details)}`;
    if (!this.#known.has(key)) this.#known.set(key, this.#repositories[drawer]?.[method]?.(...details));
    return this.#known.get(key);
  }
}

const words = (text: string): readonly string[] => text.split(' ').filter(word => word !== '');
const LISTED = Object.entries(METHODS).map(([drawer, { reads, writes }]) => {
  const refusing = words(writes).map(method => {
    const refuse: Method = async (...details) => {
      throw new WouldWrite(drawer as Drawer, method, details);
    };
    return [method, refuse] as const;
  });
  return { drawer: drawer as Drawer, reads: words(reads), writing: Object.fromEntries(refusing) };
});

/** Returns repositories for reads only. A method in `given` answers first, and `beside` answers all other calls. */
export function shelved(beside: Beside, given: Partial<Record<Drawer, Methods>>): Record<Drawer, Methods> {
  const repositories: Partial<Record<Drawer, Methods>> = {};
  for (const { drawer, reads, writing } of LISTED) {
    const methods: Record<string, Method> = { ...writing };
    for (const method of reads)
      methods[method] = given[drawer]?.[method] ?? ((...details) => beside.read(drawer, method, details));
    repositories[drawer] = methods;
  }
  return repositories as Record<Drawer, Methods>;
}
