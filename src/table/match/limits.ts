interface RateLimit {
  readonly times: number;
  readonly minutes: number;
}

/** Limits far above normal play. docs/waiting.md explains what each one counts. */
const RATES = {
  open: { times: 6, minutes: 10 },
  thread: { times: 3, minutes: 10 },
  invite: { times: 12, minutes: 60 },
  'invite-one': { times: 4, minutes: 60 },
  rematch: { times: 1, minutes: 60 },
  ask: { times: 5, minutes: 60 },
  undo: { times: 40, minutes: 10 },
  away: { times: 6, minutes: 60 },
  share: { times: 3, minutes: 60 },
  puzzle: { times: 60, minutes: 10 },
  wish: { times: 10, minutes: 60 },
  seek: { times: 20, minutes: 60 },
  report: { times: 5, minutes: 60 },
  phrase: { times: 1, minutes: 2 },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Actions of a person that ping, post or open something. Each has a limit. */
export type Limited = keyof typeof RATES;

type RateLimits = Readonly<Record<Limited, RateLimit>>;

export interface PersonLimits extends RateLimits {
  /** Maximum number of lobbies and running games in which one person has a seat at a time. */
  readonly liveGames: number;
}

export const LIMITS: PersonLimits = { ...RATES, liveGames: 25 };

/** Limits too high to be reached, for programs and for play at one keyboard, where no other people are disturbed. */
export const NO_LIMITS: PersonLimits = {
  ...(Object.fromEntries(
    Object.keys(RATES).map(what => [what, { times: Number.MAX_SAFE_INTEGER, minutes: 1 }]),
  ) as unknown as RateLimits),
  liveGames: Number.MAX_SAFE_INTEGER,
};

/** Returns the longest period of these limits, in milliseconds. Older actions need not be stored. */
export const longestOf = ({ liveGames: _, ...rates }: PersonLimits): number =>
  Math.max(...Object.values<RateLimit>(rates).map(({ minutes }) => minutes)) * 60_000;
