import { afterAll, expect } from 'vitest';
import { hearStrangeValues, type StrangeValue } from '../src/core/values/strange-values.ts';

/**
 * Strange values that a file of tests has met. In ordinary play a default replaces no stored value: such a default would be wrong.
 * A file that makes strange values sets a listener of its own.
 */
const met: StrangeValue[] = [];
hearStrangeValues(value => met.push(value));
afterAll(() => expect(met).toEqual([]));
