import type { RecordFormat } from '../core/record.ts';
import { portoRecords } from './porto/record-format.ts';

/** The record formats of every game on the shelf; the first is the one of `record random` unless another is named. */
export const formats: readonly RecordFormat[] = [portoRecords];
