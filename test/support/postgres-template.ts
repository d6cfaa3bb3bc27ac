/** Name of a database with the current tables. Each test gets a copy. */
export const TEMPLATE = 'tables_of_today';

/** Returns the beginning of the names of all databases of a run of tests. @param pid main process of the run */
export const prefixOf = (pid: number): string => `test_${pid}_`;
