import { vintage } from '../../../src/games/vintage/rules/index.ts';
import { keepsTheContract } from '../../contract/kit.ts';
import { VINTAGE } from './kit-table.ts';

// Not at the tables yet: so it is not among the games that test/contract takes from the registry.
keepsTheContract(vintage, [VINTAGE], VINTAGE.few ?? 20);
