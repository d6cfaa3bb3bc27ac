import { vintage } from '../../src/games/vintage/rules/index.ts';
import { times } from '../support/form.ts';
import { keepsTheContract } from './kit.ts';
import { TABLES } from './tables.ts';

keepsTheContract(vintage, TABLES.vintage ?? [], times(10, 100));
