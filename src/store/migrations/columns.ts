import type { ColumnBuilderCallback } from 'kysely';

/** Makes a column that is never null, with `value` as its default. */
export const byDefault =
  (value: string | number): ColumnBuilderCallback =>
  column =>
    column.notNull().defaultTo(value);
