import { greenPort } from '../../src/games/green-port/rules/index.ts';
import { times } from '../support/form.ts';
import { keepsTheContract } from './kit.ts';
import { TABLES } from './tables.ts';

/** By the standard rules; the variants have a file beside this one, so that both are played at once, and a third of the seeds: they differ in the set-up. */
keepsTheContract(greenPort, TABLES['green-port']?.slice(0, 1) ?? [], times(10, 100));
