import type { RecordFormat } from '../core/contract/record.ts';
import { loaded } from './registry.ts';

/** The record formats of all games. The command `record random` uses the first format unless its caller names another. */
export const formats: readonly RecordFormat[] = Object.values(await loaded('records'));
