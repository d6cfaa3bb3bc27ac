import { greenPort } from '../../src/games/green-port/rules/index.ts';
import { times } from '../support/form.ts';
import { keepsTheContract } from './kit.ts';
import { TABLES } from './tables.ts';

/**
 * Tables of the standard rules. The variants have a file of their own, so that both run at once. They need a third of the
 * seeds, since they differ in the set-up.
 */
keepsTheContract(greenPort, TABLES['green-port']?.slice(0, 1) ?? [], times(10, 100));
