/** A database with today's tables: what each test copies. */
export const TEMPLATE = 'tables_of_today';
