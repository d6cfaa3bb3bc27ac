import { greenPort } from '../../src/games/green-port/game.ts';
import { TABLES } from '../games/harnesses.ts';
import { times } from '../support/test-form.ts';
import { keepsTheContract } from './kit.ts';

const [standard, ...variants] = TABLES['green-port'] ?? [];
if (!standard) throw new Error('Green Port has no table');

keepsTheContract(greenPort, [standard], times(3, 100));
/** The variants differ in the set-up only, so a third of the seeds is enough. */
keepsTheContract(greenPort, variants, times(1, 34));
