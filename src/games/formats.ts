import type { RecordFormat } from '../core/record.ts';
import { loaded } from './registry.ts';

/** The record formats of all games; the first is the one of `record random` unless another is named. */
export const formats: readonly RecordFormat[] = Object.values(await loaded('records'));
