export type { Problem } from './rules/errors.ts';
export { Judge, type SchemaRef } from './rules/schema-check.ts';
export { type Judged, requestProblems } from './rules/whole-check.ts';
