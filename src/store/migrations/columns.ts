import type { ColumnBuilderCallback } from 'kysely';

/** Makes a column that each row fills, with this value in rows that leave it out. */
export const byDefault =
  (value: string | number): ColumnBuilderCallback =>
  column =>
    column.notNull().defaultTo(value);
