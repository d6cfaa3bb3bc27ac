/** Name of a database with the current tables. Each test gets a copy. */
export const TEMPLATE = 'tables_of_today';
