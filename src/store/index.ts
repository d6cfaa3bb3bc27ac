export { Backups } from './database/backups.ts';
export {
  clearPlace,
  copyFile,
  faultsOf,
  gamesIn,
  holdsNothing,
  refuseNothing,
  restoreFile,
  watchLease,
} from './database/file.ts';
export {
  BusyError,
  ConflictError,
  DivisionError,
  LeaseLostError,
  StaleError,
  StoreError,
  UnknownOutcomeError,
  UnreachableError,
} from './dialect/errors.ts';
export { closeToOthers, filesIn, makeFolder, stamp, stampIn, writeWhole } from './dialect/files.ts';
export { whyLost } from './dialect/postgres.ts';
export { isPostgres, nameOf, openStore } from './open.ts';
export type { ContestRows } from './repositories/contests.ts';
export type { DealField } from './repositories/deals.ts';
export type { HostedMatch, KnownAs } from './repositories/host-lookups.ts';
export type { Invited } from './repositories/invitations.ts';
export { type Lease, WHOLE } from './repositories/lease.ts';
export type { ListedMatch, Title } from './repositories/listings.ts';
export type { CountedGames, LookBackOf, PlayedResult, ServerSpan } from './repositories/look-backs.ts';
export type { ParkedWhere, Standing } from './repositories/match-queries.ts';
export type { MorningSpan } from './repositories/morning-facts.ts';
export type { MorningKey, MorningPlan } from './repositories/mornings.ts';
export type { Held } from './repositories/outbox.ts';
export type { NewPlace, PlaceOf, ShownAt } from './repositories/places.ts';
export type { StoredTraces, Stranger } from './repositories/privacy.ts';
export type { MetOpponent } from './repositories/ratings.ts';
export type { DamagedMatch, RawRevision } from './repositories/repairs.ts';
export type { Practised, SoloBest, Tally } from './repositories/results.ts';
export type { SeekKind, SeeksEnd, TwoPeople } from './repositories/seeks.ts';
export { type LeaseTaker, PROCESS, type ShardLeases, shardName } from './repositories/shard-leases.ts';
export { EVERYWHERE, type ListedStanding } from './repositories/standings.ts';
export type { WaitChange } from './repositories/waits.ts';
export { Repositories } from './repositories.ts';
export { Store, storeOn } from './store.ts';
export type * from './types/index.ts';
export {
  FOLLOWED,
  isOwnNotice,
  isPrivate,
  MOTION_KINDS,
  NOTICE_KINDS,
  PACES,
  PHRASES,
  PICTURE_NOTICES,
  PING_KINDS,
  PRIVATE_PLACE,
  PROMPTS,
  SEATINGS,
  SLOW_PACES,
  WATCH_MODES,
} from './types/index.ts';
