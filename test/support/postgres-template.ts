/** Name of a database with the present tables. Each test gets a copy of it. */
export const TEMPLATE = 'tables_of_today';
