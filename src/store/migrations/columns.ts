import type { ColumnBuilderCallback } from 'kysely';

/** Makes a column that each row fills. */
export const required: ColumnBuilderCallback = column => column.notNull();

/** Makes a column that each row fills, with this value in rows that leave it out. */
export const byDefault =
  (value: string | number): ColumnBuilderCallback =>
  column =>
    column.notNull().defaultTo(value);

/** Makes a column that names a row of another table. With that row, the database deletes this row. */
export const partOf =
  (key: `${string}.id`): ColumnBuilderCallback =>
  column =>
    column.notNull().references(key).onDelete('cascade');
