/** Name of a database with the present tables. Each test gets a copy of this database. */
export const TEMPLATE = 'tables_of_today';
