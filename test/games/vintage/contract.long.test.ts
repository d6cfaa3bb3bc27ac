import { vintage } from '../../../src/games/vintage/rules/index.ts';
import { keepsTheContract } from '../../contract/kit.ts';
import { VINTAGE } from './kit-table.ts';

keepsTheContract(vintage, [VINTAGE], 100);
