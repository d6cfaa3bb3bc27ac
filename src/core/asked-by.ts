import { AsyncLocalStorage } from 'node:async_hooks';

const askers = new AsyncLocalStorage<string>();

/** Work for a person, whatever it was called from; the empty string: for nobody in particular. */
export const workFor = <T>(personId: string, work: () => T): T => askers.run(personId, work);

/** The id of the person for whom work is done; empty where there is none. */
export const askedBy = (): string => askers.getStore() ?? '';
