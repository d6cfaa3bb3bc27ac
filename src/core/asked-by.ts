import { AsyncLocalStorage } from 'node:async_hooks';

const askers = new AsyncLocalStorage<string>();

/** Runs work on behalf of a person, whose id `askedBy` then returns everywhere in that work. An empty id means no person. */
export const workFor = <T>(personId: string, work: () => T): T => askers.run(personId, work);

/** Returns the id of the person on whose behalf the current code runs (`workFor`); empty if there is none. */
export const askedBy = (): string => askers.getStore() ?? '';
