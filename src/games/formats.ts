import type { RecordFormat } from '../core/record.ts';
import { loaded } from './registry.ts';
import { vintageRecords } from './vintage/rules/record-format.ts';

/**
 * The record formats of all games; the first is the one of `record random` unless another is named. Vintage has rules and a record, but no
 * picture and no commands yet: it is not in the registry, so that no player meets it.
 */
export const formats: readonly RecordFormat[] = [...Object.values(await loaded('records')), vintageRecords];
