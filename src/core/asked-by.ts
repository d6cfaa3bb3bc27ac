import { AsyncLocalStorage } from 'node:async_hooks';

const askers = new AsyncLocalStorage<string>();

/**
 * Runs work, and all that it calls, on behalf of a person: `askedBy` returns the id. An empty id: on behalf of no person.
 */
export const workFor = <T>(personId: string, work: () => T): T => askers.run(personId, work);

/** Returns the id of the person for whom the running work is done (`workFor`); empty where there is none. */
export const askedBy = (): string => askers.getStore() ?? '';
