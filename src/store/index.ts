export { Backups } from './backups.ts';
export { ConflictError, LeaseLostError, StaleError, StoreError } from './errors.ts';
export { copyFile, faultsOf, restoreFile } from './file.ts';
export type { Lease } from './lease.ts';
export { openStore } from './open.ts';
export { Drawers, Store, storeOn } from './store.ts';
export type * from './types.ts';
export { MOTION_KINDS, OWN_NOTICES, PACES, PROMPTS } from './types.ts';
