export { ConflictError, StaleError, StoreError } from './errors.ts';
export { Drawers, openStore, Store, storeOn } from './store.ts';
export type * from './types.ts';
export { MOTION_KINDS, OWN_NOTICES, PACES, PROMPTS } from './types.ts';
