export { ConflictError, StaleError, StoreError } from './errors.ts';
export type { Invited } from './invitations.ts';
export type { StoredTraces, Stranger } from './privacy.ts';
export type { SoloBest, StoredResult, Tally } from './results.ts';
export type { StoredAct, StoredServer } from './servers.ts';
export { Drawers, openStore, Store, storeOn } from './store.ts';
export type * from './types.ts';
export { MOTION_KINDS, OWN_NOTICES, PACES, PROMPTS, SEATINGS } from './types.ts';
