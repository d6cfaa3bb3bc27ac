import { AsyncLocalStorage } from 'node:async_hooks';

const askers = new AsyncLocalStorage<string>();

/** Runs work for a person, wherever it was called from. The empty string: for no person. */
export const workFor = <T>(personId: string, work: () => T): T => askers.run(personId, work);

/** Returns the id of the person for whom work is done; empty where there is none. */
export const askedBy = (): string => askers.getStore() ?? '';
