import { greenPort } from '../../src/games/green-port/rules/index.ts';
import { keepsTheContract } from './kit.ts';
import { TABLES } from './tables.ts';

/** By the standard rules; the variants have a file beside this one, so that both are played at once. */
keepsTheContract(greenPort, TABLES['green-port']?.slice(0, 1) ?? [], 40);
