export { Backups } from './backups.ts';
export { ConflictError, LeaseLostError, StaleError, StoreError } from './errors.ts';
export type { Lease } from './lease.ts';
export { openStore } from './open.ts';
export { Drawers, Store, storeOn } from './store.ts';
export type * from './types.ts';
